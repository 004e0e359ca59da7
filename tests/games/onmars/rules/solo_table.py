"""A solo table whose opponent reveals the cards that a test lays out."""

from typing import Final, Self

from mars_desktop.engine import Event
from mars_desktop.games.onmars.content import BUILDING_INDEX, TECH_INDEX
from mars_desktop.games.onmars.state import Player
from mars_desktop.games.onmars.words import BUILDINGS, NOTHING
from tests.games.onmars.board import Board

YOU, LACERDA = 0, 1

ACTION_1, ACTION_2, ACTION_3 = "lacerda-3", "lacerda-1", "lacerda-4"
"""Cards of each action that let him travel."""
STAYS: Final = "lacerda-9"
"""A card of action 1 that does not."""


class SoloTable(Board):
    """It is your turn, on space 5; he stands on space 6, or on space 2 in Orbit. The Shuttle is far from crossing."""

    def __init__(self, *, seed: int = 1, **options: str) -> None:
        super().__init__(1, seed=seed, bare=True, **options)
        self.space(YOU, 5).space(LACERDA, 6).shuttle("orbit", 5).turn_of(YOU)
        self.state.solo_pass = 1

    @property
    def his(self) -> Player:
        """Everything of his."""
        return self.player(LACERDA)

    def deck(self, *cards: str) -> Self:
        """Lay out his next cards, the first one first."""
        ids = [card.id for card in self.content.solo_cards]
        self.state.solo_deck = [ids.index(card) for card in reversed(cards)]
        return self

    def his_turn(self, card: str, *, orbit: bool = False) -> list[Event]:
        """Let him have a turn with a card, on a side; you have had yours."""
        self.deck(card).space(YOU, 1).space(LACERDA, 2 if orbit else 6)
        events = self.begin_turn(LACERDA)
        self.assert_consistent()
        return events

    @property
    def icon(self) -> str:
        """The icon on which his Bot stands."""
        return BUILDINGS[self.state.solo_icon]

    def bot_on(self, building: str) -> Self:
        """Put his Bot on an icon."""
        self.state.solo_icon = BUILDING_INDEX[building]
        return self

    def his_tech(self, tech: str) -> str:
        """The laboratory space of his tile, empty for none."""
        space = self.his.tech_at[TECH_INDEX[tech]]
        return self.content.spaces[space].id if space != NOTHING else ""

    def moved_rover(self) -> bool:
        """Whether his Rover moved in what happened last."""
        return any(event.kind == "move-rover" and event.seat == LACERDA for event in self.events)
