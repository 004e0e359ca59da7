"""What stays the same through a game of On Mars: its content, its players and its options."""

from typing import Final

from mars_desktop.engine.choice import Choice
from mars_desktop.engine.event import Event
from mars_desktop.engine.pack_files import PackProblem
from mars_desktop.engine.setup import Setup, SetupProblem
from mars_desktop.games.onmars.content import Content, content
from mars_desktop.games.onmars.words import COLONY_ACTIONS, ORBIT_ACTIONS

COMMON: Final = "common"
OWN: Final = "own"
"""The two rewards of a Private Goal: two development steps, or the card's own (14.6)."""

Events = list[Event] | None
"""Where events are told; None when nobody listens, as in simulations."""


class Table:
    """The fixed things of one game.

    ``players`` counts everybody with pieces on the board, the solo opponent included; ``opponent`` is his number,
    -1 in a game of people. Raises SetupProblem if the pack cannot be used.
    """

    def __init__(self, setup: Setup, options: dict[str, str | int | bool]) -> None:
        self.setup: Final = setup
        self.content: Final = _content(str(options["pack"]))
        self.map: Final = self.content.map
        self.numbers: Final = self.content.numbers
        self.seats: Final = len(setup.seats)
        self.solo: Final = self.seats == 1
        self.players: Final = 2 if self.solo else self.seats
        self.opponent: Final = 1 if self.solo else -1
        self.few: Final = self.players <= 2
        """One and two players: the rules of section 17 hold."""
        self.long: Final = options["length"] == "long"
        self.first_colonists: Final = bool(options["first_colonists"]) and not self.solo
        self.space_oddity: Final = bool(options["space_oddity"])
        self.solo_goal: Final = str(options["solo_goal"])
        column = str(min(max(self.players, 2), 4))
        self.mission_targets: Final = tuple(
            next(target for count, target in m.target.items() if count == column) for m in self.content.missions
        )
        self.warehouse: Final = next(
            count for seats, count in self.numbers.warehouse.items() if seats == str(self.seats)
        )
        # The answers that every turn of a seat may have, made once because they are asked for in every turn.
        self.main_answers: Final = tuple(
            tuple(
                tuple(Choice(seat, "main", (action,)) for action in actions if action != "hire")
                for actions in (ORBIT_ACTIONS, COLONY_ACTIONS)
            )
            for seat in range(self.players)
        )
        self.hire_answers: Final = tuple(
            tuple(Choice(seat, "main", ("hire", card)) for card in self.content.card_ids)
            for seat in range(self.players)
        )
        self.executive_answers: Final = tuple(
            tuple(Choice(seat, "exec", (entry.id,)) for entry in self.content.executives)
            for seat in range(self.players)
        )
        self.executive_prices: Final = tuple((entry.slot - 1, entry.crystals) for entry in self.content.executives)
        """The Depot space and the Crystals of each Executive action."""
        self.goal_answers: Final = tuple(
            tuple(
                tuple(Choice(seat, "goal", (goal.id, reward)) for reward in (COMMON, OWN))
                for goal in self.content.goals
            )
            for seat in range(self.players)
        )
        self.end_answers: Final = tuple(Choice(seat, "end") for seat in range(self.players))
        self.start_hexes: Final = self.map.shelters[self.seats]

    def clockwise_from(self, first: int) -> list[int]:
        """All players, from one on clockwise."""
        return [(first + i) % self.players for i in range(self.players)]


def _content(pack: str) -> Content:
    try:
        return content(pack)
    except PackProblem as problem:
        raise SetupProblem(f"the pack {pack!r} cannot be played: {problem.faults[0]}") from problem
