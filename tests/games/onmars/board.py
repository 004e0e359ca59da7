"""Laying out a situation on Mars in a few words, so that a test can read like the rule it states.

    board = Board(seats=3)
    board.lay("greenhouse", (2, -1), (3, -1)).bots(0, (1, 1)).tech(0, "greenhouse", "C2T")
    board.stock(0, water=2).quarters(0, 3)
    board.do("main construct", "site (2,0)")  # a question with one answer answers itself: here the building
    assert board.stock_of(0, "plant") == 2

Seats count from 0 in arguments; in choices ``p1`` is seat 0, and without a seat a choice is made by whoever is asked.
Hexes are axial (q, r) and may be written so in choices, too. It is seat 0's turn, all stand on the Colony side.

The board is bare: nothing lies on the map but the one Shelter of each player, out of the way on the rim; Storage,
Depot, goals and Missions are empty, the Bots in the supply. ``bare=False`` leaves everything as the set-up brought it.
After each choice the pieces are counted (:mod:`tests.games.onmars.counts`).
"""

import re

from mars_desktop.engine import Choice, Decision, Event, Reason, Refused
from mars_desktop.games.onmars.content import BUILDING_INDEX, ITEM_INDEX, SLOT_INDEX, TECH_INDEX
from mars_desktop.games.onmars.words import BUILDINGS, LSS, NOTHING, SHELTER, TECHNOLOGIES
from tests.games.onmars.counts import faults
from tests.games.onmars.laying import Layout, Place

_PLACE = re.compile(r"\((-?\d),(-?\d)\)")


class Board(Layout):
    """A game at a turn of seat 0."""

    # --- playing ------------------------------------------------------------------------------------------------------

    def choice(self, text: str) -> Choice:
        """Read a choice; without a seat in front it is the asked seat's, and hexes may be written as (q,r)."""
        text = _PLACE.sub(lambda found: self.name((int(found[1]), int(found[2]))), text)
        first = text.split(maxsplit=1)[0]
        if first[:1] == "p" and first[1:].isdecimal():
            return Choice.parse(text)
        return Choice.parse(f"p{self.asked.seat + 1} {text}")

    def do(self, *texts: str) -> list[Event]:
        """Make choices one after the other; raises Refused; returns all their events."""
        happened: list[Event] = []
        self.assert_consistent()
        for text in texts:
            happened += self.rules.apply(self.state, self.choice(text))
            self.assert_consistent()
        self.events = happened
        return happened

    def assert_consistent(self) -> None:
        """Every piece, card and tile is in one place."""
        assert not (wrong := faults(self.rules, self.state)), "; ".join(wrong)

    def refused(self, text: str) -> Reason:
        """Make a choice that must be refused without changing anything; returns the reason."""
        self.assert_consistent()
        before = self.rules.codec.encode(self.state)
        try:
            self.rules.apply(self.state, self.choice(text))
        except Refused as refusal:
            assert self.rules.codec.encode(self.state) == before, "a refused choice changed the state"
            return refusal.reason
        raise AssertionError(f"{text!r} was allowed")

    def allowed(self, text: str) -> bool:
        """Whether a choice is legal now."""
        return self.rules.refuse(self.state, self.choice(text)) is None

    # --- asking -------------------------------------------------------------------------------------------------------

    @property
    def asked(self) -> Decision:
        """The open decision."""
        return self.rules.pending(self.state)[0]

    @property
    def options(self) -> set[str]:
        """The options of the open decision, without the seat: ``{"building mine", "stop"}``."""
        return {str(option).split(" ", 1)[1] for option in self.asked.options}

    def places(self, verb: str) -> set[Place]:
        """The hexes that answers of a verb name; of two the second."""
        return {
            next(self.map.cells[self.map.index[word]] for word in reversed(option.words) if word in self.map.index)
            for option in self.asked.options
            if option.verb == verb
        }

    def told(self, kind: str) -> list[tuple[str | int, ...]]:
        """The values of the last events of a kind."""
        return [event.values for event in self.events if event.kind == kind]

    def stock_of(self, seat: int, name: str) -> int:
        """Units of a Resource in Storage."""
        return self.player(seat).stock[ITEM_INDEX[name]]

    def stocks(self, seat: int) -> dict[str, int]:
        """All Resources of which a player has any."""
        return {name: n for name, n in zip(ITEM_INDEX, self.player(seat).stock, strict=False) if n}

    def slots_of(self, action: str) -> list[int]:
        """Whose Colonists stand on an action's slots."""
        return self.state.slots[SLOT_INDEX[action]]

    def tech_of(self, seat: int, tech: str) -> str:
        """The laboratory space on which a player's tile lies, empty if there is none."""
        space = self.player(seat).tech_at[TECH_INDEX[tech]]
        return self.content.spaces[space].id if space != NOTHING else ""

    def building_at(self, place: Place) -> str:
        """The building on a hex, empty if there is none."""
        kind = self.state.building[self.hex(place)]
        return BUILDINGS[min(kind, SHELTER)] if kind != NOTHING else ""

    def row(self, building: str) -> int:
        """The row of a marker of the Life Support System."""
        return self.state.rows[LSS.index(BUILDING_INDEX[building])]

    def grid(self, row: int) -> list[str]:
        """The Tech tiles in a row of the Grid, counted from the top from 0, from left to right."""
        return [
            TECHNOLOGIES[tech]
            for place, tech in enumerate(self.state.grid)
            if tech != NOTHING and self.content.grid_row[place] == row
        ]
