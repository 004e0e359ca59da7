"""What a campaign promises about its balance, and what of it a measurement does not keep."""

from collections import Counter
from collections.abc import Sequence
from typing import Final

from mars_desktop.games.legacy.content import LegacyContent
from tests.balance.measuring import Tally

SIDE_SHARE: Final = (0.6, 1.6)
LENGTH: Final = (8.0, 14.0)
LEAST_BOUGHT: Final = 0.02
MOST_WINS: Final = 1.5
LEAST_GOAL: Final = 0.05
_FEWEST_PLAYS: Final = 60
"""Fewer plays of a card say nothing about how often its owners win."""


def side_shares(tally: Tally) -> dict[str, float]:
    """How often each side wins, 1 being its fair share."""
    return {side: tally.side_wins[side] * tally.seats / plays for side, plays in sorted(tally.sides.items()) if plays}


def bought_shares(tallies: Sequence[Tally]) -> dict[str, float]:
    """Over all missions: in what share of the deals that offered it each card was bought."""
    seen, bought = _sum(tallies, "seen"), _sum(tallies, "bought")
    return {card: bought[card] / seen[card] for card in sorted(seen)}


def win_shares(tallies: Sequence[Tally]) -> dict[str, float]:
    """Over all missions: how often the owner of a card wins, 1 being chance; only cards played often enough."""
    plays: Counter[str] = Counter()
    fair: dict[str, float] = {}
    wins: Counter[str] = Counter()
    for tally in tallies:
        for card, n in tally.owned.items():
            plays[card] += n
            fair[card] = fair.get(card, 0.0) + n / tally.seats
        wins.update(tally.won)
    return {card: wins[card] / fair[card] for card in sorted(plays) if plays[card] >= _FEWEST_PLAYS}


def _sum(tallies: Sequence[Tally], name: str) -> Counter[str]:
    total: Counter[str] = Counter()
    for tally in tallies:
        total.update(getattr(tally, name))
    return total


def broken_promises(tallies: Sequence[Tally], content: LegacyContent) -> list[str]:
    """One line for everything that misses its range; empty if the campaign keeps all it promises."""
    found: list[str] = []
    for tally in tallies:
        where = f"mission {tally.mission}, {tally.seats} players"
        if not LENGTH[0] <= tally.length <= LENGTH[1]:
            found.append(f"{where}: lasts {tally.length:.1f} generations")
        found += [
            f"{where}: {side} wins {share:.2f} of its fair share"
            for side, share in side_shares(tally).items()
            if not SIDE_SHARE[0] <= share <= SIDE_SHARE[1]
        ]
        mission = content.missions[tally.mission]
        for goal in (*(milestone.id for milestone in mission.milestones), *(award.id for award in mission.awards)):
            if tally.goals[goal] < LEAST_GOAL * tally.games:
                found.append(f"{where}: {goal} is taken in {tally.goals[goal] / tally.games:.0%} of the games")
    found += [
        f"{card}: bought in {n:.1%} of its deals" for card, n in bought_shares(tallies).items() if n < LEAST_BOUGHT
    ]
    found += [
        f"{card}: its owner wins {n:.2f} times chance" for card, n in win_shares(tallies).items() if n > MOST_WINS
    ]
    return found
