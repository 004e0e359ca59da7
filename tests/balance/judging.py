"""What a campaign promises about its balance, and what of it a measurement does not keep.

Shares of wins are judged with two standard errors to spare: of some 250 sides and 350 cards that were all fair a few
would otherwise miss their range by chance alone.
"""

import math
from collections import Counter
from collections.abc import Sequence
from typing import Final, NamedTuple

from mars_desktop.games.legacy.content import LegacyContent
from tests.balance.measuring import Tally

SIDE_SHARE: Final = (0.6, 1.6)
LENGTH: Final = (8.0, 14.0)
LEAST_BOUGHT: Final = 0.02
MOST_WINS: Final = 1.5
LEAST_GOAL: Final = 0.05
ERRORS_TO_SPARE: Final = 2.0
_FEWEST_PLAYS: Final = 60
"""Fewer plays of a card say nothing about how often its owners win."""


def side_shares(tally: Tally) -> dict[str, float]:
    """How often each side wins, 1 being its fair share."""
    return {side: tally.side_wins[side] * tally.seats / plays for side, plays in sorted(tally.sides.items()) if plays}


def bought_shares(tallies: Sequence[Tally]) -> dict[str, float]:
    """Over all missions: in what share of the deals that offered it each card was bought."""
    seen, bought = _sum(tallies, "seen"), _sum(tallies, "bought")
    return {card: bought[card] / seen[card] for card in sorted(seen)}


class CardWins(NamedTuple):
    """How the owners of a card fared: ``plays`` of it, ``fair`` wins by chance alone, and ``wins``."""

    plays: int
    fair: float
    wins: int

    @property
    def share(self) -> float:
        """How often its owner wins, 1 being chance."""
        return self.wins / self.fair

    @property
    def sure_share(self) -> float:
        """The same less the standard errors to spare."""
        chance = MOST_WINS * self.fair / self.plays
        return self.share - ERRORS_TO_SPARE * standard_error(chance, self.plays) * self.plays / self.fair


def standard_error(chance: float, tries: int) -> float:
    """By how much the measured part of something with that chance may be off."""
    return math.sqrt(chance * max(0.0, 1 - chance) / tries)


def card_wins(tallies: Sequence[Tally]) -> dict[str, CardWins]:
    """Over all missions, by card; only cards played often enough."""
    plays, wins = _sum(tallies, "owned"), _sum(tallies, "won")
    fair: dict[str, float] = {}
    for tally in tallies:
        for card, n in tally.owned.items():
            fair[card] = fair.get(card, 0.0) + n / tally.seats
    return {card: CardWins(n, fair[card], wins[card]) for card, n in sorted(plays.items()) if n >= _FEWEST_PLAYS}


def missed_sides(tally: Tally) -> dict[str, float]:
    """Sides whose share of wins lies outside its range by more than the standard errors to spare."""
    missed: dict[str, float] = {}
    for side, share in side_shares(tally).items():
        bound = min(max(share, SIDE_SHARE[0]), SIDE_SHARE[1])
        spare = ERRORS_TO_SPARE * standard_error(bound / tally.seats, tally.sides[side]) * tally.seats
        if abs(share - bound) > spare:
            missed[side] = share
    return missed


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
        found += [f"{where}: {side} wins {share:.2f} of its fair share" for side, share in missed_sides(tally).items()]
        mission = content.missions[tally.mission]
        for goal in (*(milestone.id for milestone in mission.milestones), *(award.id for award in mission.awards)):
            if tally.goals[goal] < LEAST_GOAL * tally.games:
                found.append(f"{where}: {goal} is taken in {tally.goals[goal] / tally.games:.0%} of the games")
    found += [
        f"{card}: bought in {n:.1%} of its deals" for card, n in bought_shares(tallies).items() if n < LEAST_BOUGHT
    ]
    found += [
        f"{card}: its owner wins {wins.share:.2f} times chance"
        for card, wins in card_wins(tallies).items()
        if wins.sure_share > MOST_WINS
    ]
    return found
