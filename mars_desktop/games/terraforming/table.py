"""What stays the same through one game: cards, map, numbers and the agreed options.

Games built on Terraforming Mars override the methods of :class:`Table`; they are
the named places in which a variant may differ.
"""

from collections.abc import Mapping
from typing import ClassVar, Final

from mars_desktop.engine.choice import Choice
from mars_desktop.engine.decision import Answers
from mars_desktop.engine.event import Event
from mars_desktop.engine.reason import Reason
from mars_desktop.engine.setup import Setup
from mars_desktop.games.terraforming.content import Card, Content, content, game_map
from mars_desktop.games.terraforming.maps import GameMap
from mars_desktop.games.terraforming.resources import WORKERS
from mars_desktop.games.terraforming.state import AnyTask, Phase, Player, Resolve, State
from mars_desktop.games.terraforming.vocabulary import AnyEffect, AnyMeasure, Corporation, Populate, Requires

Events = list[Event] | None


class Table:
    """Cards, map, numbers and options of one game. Immutable."""

    terraforms_to_the_last: ClassVar[bool] = False
    """Whether parameters still rise in the last conversions of a solo game."""

    def __init__(
        self,
        setup: Setup,
        options: Mapping[str, str | int | bool],
        known: Content | None = None,
        board: GameMap | None = None,
    ) -> None:
        """``known`` and ``board``: cards and map of a variant, instead of the base game's."""
        self.setup: Final = setup
        self.options: Final = options
        self.seats: Final = len(setup.seats)
        self._orders: Final = tuple(
            tuple((seat + i) % self.seats for i in range(self.seats)) for seat in range(self.seats)
        )
        self.solo: Final = self.seats == 1
        self.content: Final[Content] = content() if known is None else known
        self.cards: Final[tuple[Card, ...]] = self.content.cards
        self.map: Final[GameMap] = game_map(str(options["map"])) if board is None else board
        self.fees: Final = frozenset(i for i, bonus in enumerate(self.map.bonus) if any("-for-" in b for b in bonus))
        """Places whose printed bonus must be paid for."""
        self.numbers: Final = self.content.numbers
        self.floors: Final = self.content.floors
        self.corporate_era: Final = bool(options.get("corporate_era", True)) or self.solo
        self.always_order: Final = options["effect_order"] == "always"
        self.unplaceable_is_skipped: Final = options.get("unplaceable_tiles") == "skip"

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

    # --- research ---

    def research_size(self, generation: int) -> int:
        """Cards dealt to each seat in the research phase."""
        return self.numbers.cards_per_research

    def draft_size(self, generation: int) -> int:
        """Cards kept before the rest are passed on: 0 for no draft, 1 for one after the other."""
        if self.solo:
            return 0
        return {"none": 0, "one": 1, "two": 2}[str(self.options["research_draft"])]

    def card_price(self, player: Player) -> int:
        """M€ for each card that the player buys to hand."""
        return self.numbers.card_price

    def begin_generation(self, state: State, events: Events) -> bool:
        """Anything that happens before cards are dealt; whether something was put on the agenda."""
        return False

    # --- phases ---

    def new_player(self) -> Player:
        """A player before anything is dealt."""
        numbers, count = self.numbers, len(self.floors)
        return Player(
            [0] * count,
            [self.starting_production()] * count,
            self.starting_rating(),
            steel_value=numbers.metal_value["steel"],
            titanium_value=numbers.metal_value["titanium"],
            plants_per_greenery=numbers.plants_per_greenery,
            heat_per_temperature=numbers.heat_per_temperature,
        )

    def sealed_answers(self, state: State, seat: int, phase: str) -> Answers | None:
        """What a seat may answer in a sealed phase of the variant; None for those of the base game."""
        return None

    def opened(self, state: State, phase: str, choices: list[Choice], events: Events) -> bool:
        """Carry out the answers of a sealed phase of the variant; whether it was one."""
        return False

    def run_phase(self, state: State, phase: Phase, events: Events) -> bool:
        """Run a phase of the variant if it needs no answer; whether it did."""
        return False

    def final_phases(self, state: State) -> list[AnyTask]:
        """What follows the last production: final greeneries in player order."""
        return [Phase(seat, "final") for seat in self.order_from(state.first)]

    # --- parameters, tiles and actions ---

    def bonus_is_due(self, state: State, parameter: int, at: int) -> bool:
        """Whether the bonus of a track step is still to be given."""
        return True

    def stepped(self, state: State, seat: int, parameter: int, old: int, new: int, cause: str, events: Events) -> None:
        """A parameter has risen from old to new."""

    def steps_lost(self, state: State, seat: int, parameter: int, steps: int, cause: str, events: Events) -> None:
        """Steps of a parameter came to nothing because it is complete."""

    def laid(self, state: State, tile: str, place: int) -> None:
        """A tile was laid; nothing has followed yet."""

    def placed(self, state: State, seat: int, tile: str, place: int, events: Events) -> None:
        """The placer of a tile has taken its bonus; what neighbours give besides."""

    def converted(self, state: State, seat: int, resource: str, events: Events) -> None:
        """A seat has converted a resource on its board."""

    def act(self, state: State, choice: Choice, paid: dict[str, int], events: Events) -> bool:
        """Carry out an action of the variant; whether it was one."""
        return False

    def passed(self, state: State, seat: int) -> None:
        """A seat has passed."""

    def discard_innovations(self, state: State, cards: list[int]) -> None:
        """Innovations that were looked at and not kept."""
        raise ValueError("this game has no innovations")

    # --- what is told of prices and places ---

    def conversion_price(self, state: State, seat: int, resource: str) -> int:
        """How much of a resource the seat converts at a time."""
        player = state.players[seat]
        return player.plants_per_greenery if resource == "plants" else player.heat_per_temperature

    def sale_price(self, state: State, seat: int) -> int:
        """M€ for each card that the seat sells."""
        return next((project.sells for project in self.content.standard_projects.values() if project.sells), 0)

    def starting_card_price(self, corporation: Corporation) -> int:
        """M€ for each card of the starting hand that the owner of a corporation keeps."""
        return self.numbers.card_price

    def identity_name(self, identity: str) -> str:
        """What a corporation with several sides is called; raises KeyError where there is none."""
        raise KeyError(identity)

    def population_on(self, state: State, place: int) -> int:
        """How much Population stands on a place."""
        return 0

    def side_name(self, state: State, place: int) -> str:
        """What an ocean that lies there is called by the side it shows; empty where oceans have one side."""
        return ""

    def parameter_name(self, parameter: int) -> str:
        """What a parameter is called on the world that the map shows; empty for its usual name."""
        return ""

    @property
    def has_workers(self) -> bool:
        """Whether workers are one of the resources, as in a campaign."""
        return len(self.floors) > WORKERS

    @property
    def world(self) -> str:
        """The world that the map shows."""
        return "Mars"

    def neighbour_gains(self, state: State, seat: int, place: int) -> list[tuple[str, str, int]]:
        """What neighbours give the placer of a tile besides oceans: cause, resource, units."""
        return []

    # --- words of the vocabulary that only a variant knows ---

    def shows(self, state: State, seat: int, place: int, word: str) -> bool:
        """Whether a place is such a neighbour for that seat."""
        raise ValueError(f"{word!r} is no tile")

    def measured(self, state: State, seat: int, measure: AnyMeasure, card: int) -> int:
        """How many there are of something."""
        raise ValueError(f"{measure!r} cannot be counted")

    def unmet(self, state: State, seat: int, requires: Requires) -> Reason | None:
        """Why a further requirement is not met."""
        return None

    def refuse_population(
        self, state: State, seat: int, effect: Populate, effects: tuple[AnyEffect, ...]
    ) -> Reason | None:
        """Why so much Population cannot be placed; ``effects`` are carried out along with it."""
        raise ValueError(f"{effect!r} is no effect of this game")

    def answers_to(self, state: State, task: AnyTask) -> Answers:
        """All legal answers to a question that only the variant asks."""
        raise ValueError(f"{task!r} asks nothing in this game")

    def run_effect(self, state: State, task: Resolve, answer: Choice | None, events: Events) -> None:
        """Carry out an effect of the variant."""
        raise ValueError(f"{task.effect!r} is no effect of this game")

    def run_task(self, state: State, task: AnyTask, answer: Choice | None, events: Events) -> None:
        """Carry out a task of the variant."""
        raise ValueError(f"{task!r} is no effect")

    def order_matters(self, state: State, a: tuple[AnyEffect, ...], b: tuple[AnyEffect, ...]) -> bool:
        """Whether the order of two lots of effects can matter for reasons of the variant."""
        return False

    def must_be_ordered(self, state: State, task: AnyTask) -> bool:
        """Whether an effect that commutes in the base game does not do so now."""
        return False
