"""What stays the same through one game: cards, map, numbers and the agreed options.

Games built on Terraforming Mars override the methods of :class:`Table`; they are
the named places in which a variant may differ.
"""

from collections.abc import Mapping
from typing import Final

from mars_desktop.engine.setup import Setup
from mars_desktop.games.terraforming.content import Card, Content, content, game_map
from mars_desktop.games.terraforming.maps import GameMap
from mars_desktop.games.terraforming.resources import RESOURCES
from mars_desktop.games.terraforming.state import State


class Table:
    """Cards, map, numbers and options of one game. Immutable."""

    def __init__(self, setup: Setup, options: Mapping[str, str | int | bool]) -> None:
        self.setup: Final = setup
        self.options: Final = options
        self.seats: Final = len(setup.seats)
        self._orders: Final = tuple(
            tuple((seat + i) % self.seats for i in range(self.seats)) for seat in range(self.seats)
        )
        self.solo: Final = self.seats == 1
        self.content: Final[Content] = content()
        self.cards: Final[tuple[Card, ...]] = self.content.cards
        self.map: Final[GameMap] = game_map(str(options["map"]))
        self.fees: Final = frozenset(i for i, bonus in enumerate(self.map.bonus) if any("-for-" in b for b in bonus))
        """Places whose printed bonus must be paid for."""
        self.numbers: Final = self.content.numbers
        self.floors: Final = self.content.floors
        self.corporate_era: Final = bool(options["corporate_era"]) or self.solo
        self.always_order: Final = options["effect_order"] == "always"
        self.unplaceable_is_skipped: Final = options["unplaceable_tiles"] == "skip"

    def order_from(self, seat: int) -> tuple[int, ...]:
        """All seats clockwise, beginning with that one."""
        return self._orders[seat]

    def starting_production(self) -> int:
        """What every production starts at: 1 in the standard game, 0 in Corporate Era."""
        return self.numbers.corporate_era_production if self.corporate_era else self.numbers.standard_production

    def starting_rating(self) -> int:
        """Terraform rating at the start."""
        return self.numbers.solo_terraform_rating if self.solo else self.numbers.terraform_rating

    def beginners(self) -> frozenset[int]:
        """Seats that play the beginner corporation."""
        chosen = str(self.options["beginners"])
        if self.solo or chosen == "none":
            return frozenset()
        if chosen == "all":
            return frozenset(range(self.seats))
        return frozenset(int(part) - 1 for part in chosen.split(","))

    def goals_reached(self, state: State) -> bool:
        """Whether all three parameters are complete."""
        return all(value >= self.map.goal(i) for i, value in enumerate(state.parameters))

    def last_generation(self) -> int | None:
        """The generation after which the game ends whatever happens; None if there is none."""
        return self.numbers.solo_last_generation if self.solo else None


RESOURCE_COUNT: Final = len(RESOURCES)
