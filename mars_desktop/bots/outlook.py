"""How long a game will last, and what single resources and points are worth until then: prices of one moment.

All in M€ as a M€ of the early game is worth: there money builds what pays for the whole game, in
the last generation it only buys standard projects.
"""

from typing import Final

from mars_desktop.games.terraforming.resources import MC, OCEANS, OXYGEN, TEMPERATURE
from mars_desktop.games.terraforming.state import State
from mars_desktop.games.terraforming.table import Table

_POINT: Final = 5.5
_LENGTHS: Final = {1: 14.0, 2: 12.0, 3: 9.7, 4: 8.5, 5: 7.7}
"""Generations that a game lasts as a rule, by seats."""

_HASTE: Final = 0.6
"""Terraforming quickens: with so little as this power of the steps done, that much of the time is gone."""

_LATE_MONEY: Final = (0.28, 0.55, 0.75, 0.9)
"""What a M€ is worth with so many generations to come; 1 before that."""

_PLENTY: Final = 75
"""M€ beyond which more of it is worth less: there is only so much to buy."""

_SMOOTH: Final = 0.85
"""A part of every heap is left over when the game ends."""


class Outlook:
    """What one seat may expect: ``left`` generations after this one, and prices that follow from it.

    ``point``: a victory point; ``rating``: a step of terraform rating; ``money``: a M€ in hand; ``units``: one of
    each resource; ``produced``: one step of each production.
    """

    def __init__(self, table: Table, state: State, seat: int, wait: float = 0.0) -> None:
        self.left: Final = max(0.0, _generations_left(table, state) - wait)
        self.point: Final = _POINT - 0.12 * self.left
        money = _LATE_MONEY[round(self.left)] if self.left < len(_LATE_MONEY) - 0.5 else 1.0
        self.money: Final = money * min(1.0, _PLENTY / max(1, state.players[seat].stock[MC]))
        self.rating: Final = self.point + 0.9 * self.left
        now = state.parameters
        self.open: Final = tuple(now[i] < table.map.goal(i) for i in (TEMPERATURE, OXYGEN, OCEANS))
        green = self.point + 2.5 + (self.rating if self.open[OXYGEN] else 0.0)
        warm = self.rating if self.open[TEMPERATURE] else 1.7 * table.has_workers
        heat = _SMOOTH * warm / table.conversion_price(state, seat, "heat")
        people = self.rating / table.conversion_price(state, seat, "workers") if table.has_workers else 0.0
        self.units: Final = {
            "mc": self.money,
            "steel": 1.7 * self.money,
            "titanium": 2.6 * self.money,
            "plants": _SMOOTH * green / table.conversion_price(state, seat, "plants"),
            "energy": heat + 0.3 * min(1.0, self.left / 4),
            "heat": heat,
            "workers": 0.8 * people,
        }
        paid = 0.9 * self.left
        # what is produced later is used later, when a rating step has less time to pay or there is none to be made
        worn = 1.0 - 0.35 * (1.0 - self.point / self.rating)
        # what the last production brings still serves the last conversions
        last = 0.0 if table.solo and not table.has_workers else 0.6
        self.produced: Final = {
            "mc": paid,
            "steel": 1.6 * paid,
            "titanium": 2.5 * paid,
            "plants": self.units["plants"] * worn * (paid + last),
            "energy": self.units["energy"] * worn * paid + 0.15 * self.left,
            "heat": self.units["heat"] * worn * (paid + last * table.has_workers),
            "workers": self.units["workers"] * worn * (paid + last),
        }


def _generations_left(table: Table, state: State) -> float:
    """Generations after this one: by the clock if there is one, else by what is terraformed and how long it took."""
    last = table.last_generation()
    if last is not None:
        return float(last - state.generation)
    if table.goals_reached(state):
        return 0.0
    tracks = table.map.tracks
    done = sum((now - t.start) / (t.max - t.start) for now, t in zip(state.parameters, tracks, strict=True)) / 3
    length = _LENGTHS[table.seats]
    by_steps: float = length * (1.0 - min(1.0, max(0.0, done)) ** _HASTE)
    by_clock = max(0.0, length - state.generation)
    return max(0.4, 0.6 * by_steps + 0.4 * by_clock - 0.5)
