"""How a mission begins in the measurement: as in a campaign whose earlier missions were decided by lot.

Titles, the help in M€ that they bring, saved cards, developments and innovations are there, so that cards which
ask for them are judged as well; no player is better than another.
"""

from mars_desktop.engine.rng import Rng
from mars_desktop.games.legacy.content import LegacyContent
from mars_desktop.games.legacy.mission_start import NO_TITLE, MissionStart, SeatStart, Version
from mars_desktop.games.terraforming.vocabulary import Title

_SALT = 0x6C6F74


def mission_by_lot(content: LegacyContent, mission: int, seats: int, seed: int) -> MissionStart:
    """A beginning of that mission; same seed, same beginning."""
    rng = Rng(seed ^ _SALT)
    campaign, numbers = content.campaign, content.legacy_numbers
    titles = [_titles(content, seats, rng) for _ in range(mission - 1)]
    box = rng.shuffled([content.cards[c].id for c in content.innovations])
    moved = numbers.innovations_per_mission * (mission - 1)
    pool = rng.shuffled([content.cards[c].id for c in content.pool_of(mission)]) if titles else []
    corporations = rng.shuffled(list(campaign.corporations))
    return MissionStart(
        pack=campaign.id,
        mission=mission,
        seats=tuple(
            SeatStart(
                f"player-{seat + 1}",
                corporations[seat],
                money=campaign.money[titles[-1][seat]] if titles else 0,
                title=titles[-1][seat] if titles else "",
                titles=tuple(won[seat] for won in titles if won[seat] != NO_TITLE),
                saved=tuple(pool[numbers.saved_cards * seat : numbers.saved_cards * (seat + 1)]),
                developments={number: _version(rng) for number in range(1, mission)},
            )
            for seat in range(seats)
        ),
        pool=tuple(box[:moved]),
        innovations=tuple(box[moved:]),
    )


def _titles(content: LegacyContent, seats: int, rng: Rng) -> list[Title]:
    """The titles of one mission by seat, whoever won them."""
    return rng.shuffled(list(content.campaign.titles[str(seats)]))


def _version(rng: Rng) -> Version:
    return "a" if rng.below(2) else "b"
