"""The state of a game of Terraforming Mars: plain slotted data, copied by hand.

Cards are numbers into :class:`~mars_desktop.games.terraforming.content.Content`,
places numbers into the :class:`~mars_desktop.games.terraforming.maps.GameMap`.
"""

from typing import ClassVar, Final, Literal

import msgspec

from mars_desktop.engine.agenda import Agenda
from mars_desktop.engine.choice import Choice
from mars_desktop.engine.payment import Means
from mars_desktop.engine.rng import Rng
from mars_desktop.games.terraforming.content import Card
from mars_desktop.games.terraforming.resources import TAGS
from mars_desktop.games.terraforming.vocabulary import Action, AnyEffect, AnyModifier

NO_TILE: Final = 0
OCEAN: Final = 1
GREENERY: Final = 2
CITY: Final = 3
SPECIAL: Final = 4
TILES: Final = ("", "ocean", "greenery", "city", "special")
TILE_INDEX: Final = {name: i for i, name in enumerate(TILES) if name}

NOBODY: Final = -1
NEUTRAL: Final = -2
"""Owner of the tiles that a solo game begins with."""

NO_CARD: Final = -1


class Task(msgspec.Struct, frozen=True, tag_field="task", forbid_unknown_fields=True):
    """Something that has still to happen, for a seat."""

    seat: int


class Resolve(Task, frozen=True, tag="resolve"):
    """An effect. ``card`` is its context (-1 without one), ``played`` the card that fired a trigger.

    ``compulsory`` marks a removal that is a cost.
    """

    effect: AnyEffect
    cause: str
    card: int = NO_CARD
    played: int = NO_CARD
    compulsory: bool = False


class Sequence(Task, frozen=True, tag="sequence"):
    """Effects that belong together and are carried out in this order."""

    effects: tuple[AnyEffect, ...]
    cause: str
    card: int = NO_CARD
    played: int = NO_CARD


class Keep(Task, frozen=True, tag="keep"):
    """Drawn cards of which ``low`` to ``high`` are kept at ``price`` M€ each, the rest discarded."""

    cards: tuple[int, ...]
    low: int
    high: int
    price: int
    cause: str
    source: Literal["deck", "innovations"] = "deck"


class Innovate(Task, frozen=True, tag="innovate"):
    """Innovations drawn by the innovation action: one goes to the hand or the box, the others to the box's discards."""

    cards: tuple[int, ...]
    cause: str


class PayAmount(Task, frozen=True, tag="pay-amount"):
    """An action whose cost is a number the player picks, at least 1."""

    action: Action
    cause: str
    card: int


class Settle(Task, frozen=True, tag="settle"):
    """A played event turns face down: its tags no longer count."""

    card: int


class Turn(Task, frozen=True, tag="turn"):
    """A seat's turn in the action phase with that many actions taken."""

    done: int


class Phase(Task, frozen=True, tag="phase"):
    """A phase of the game, by name; ``seat`` is meant only where one seat acts in it."""

    name: str


AnyTask = Resolve | Sequence | Keep | Innovate | PayAmount | Settle | Turn | Phase


class Player(msgspec.Struct, forbid_unknown_fields=True):
    """Everything in front of one player.

    The fields from ``tags`` to ``watching`` follow from the cards in play; they are
    kept because they are asked for at every decision.
    """

    stock: list[int]
    production: list[int]
    tr: int
    corporation: int = NO_CARD
    hand: list[int] = []
    played: list[int] = []
    events: list[int] = []
    resources: dict[int, int] = {}
    used: list[int] = []
    mined: dict[int, int] = {}
    dealt_corporations: list[int] = []
    offered: list[int] = []
    drafted: list[int] = []
    passed: bool = False
    owes_first_action: bool = False
    rating_raised: bool = False
    next_discount: int = 0
    next_offset: int = 0
    tags: list[int] = msgspec.field(default_factory=lambda: [0] * len(TAGS))
    discount: int = 0
    tag_discounts: list[int] = msgspec.field(default_factory=lambda: [0] * len(TAGS))
    steel_value: int = 0
    titanium_value: int = 0
    offset: int = 0
    heat_as_mc: int = 0
    plants_per_greenery: int = 0
    heat_per_temperature: int = 0
    project_discounts: dict[str, int] = {}
    watching: list[int] = []

    of_variant: ClassVar[bool] = False
    """Whether prices and means of payment of a variant have to be asked for."""

    def take_modifier(self, modifier: AnyModifier) -> None:
        """Keep a lasting effect that only a variant knows."""

    def price_cut(self, card: Card) -> int:
        """M€ off the price of a card, beyond the discounts that every card may give."""
        return 0

    def other_means(self, tags: tuple[int, ...]) -> tuple[Means, ...]:
        """What else may pay a price; ``tags``: those of the card that is paid for, if it is one."""
        return ()

    def copy(self) -> "Player":
        """An independent player."""
        return Player(
            self.stock[:],
            self.production[:],
            self.tr,
            self.corporation,
            self.hand[:],
            self.played[:],
            self.events[:],
            self.resources.copy(),
            self.used[:],
            self.mined.copy(),
            self.dealt_corporations[:],
            self.offered[:],
            self.drafted[:],
            self.passed,
            self.owes_first_action,
            self.rating_raised,
            self.next_discount,
            self.next_offset,
            self.tags[:],
            self.discount,
            self.tag_discounts[:],
            self.steel_value,
            self.titanium_value,
            self.offset,
            self.heat_as_mc,
            self.plants_per_greenery,
            self.heat_per_temperature,
            self.project_discounts.copy(),
            self.watching[:],
        )


class State(msgspec.Struct, forbid_unknown_fields=True):
    """A whole game at one moment. ``number`` counts the answers given so far."""

    players: list[Player]
    rng: Rng
    deck: tuple[int, ...]
    parameters: list[int]
    tile: list[int]
    owner: list[int]
    tile_card: list[int]
    claim: list[int]
    agenda: Agenda[AnyTask]
    number: int = 0
    drawn: int = 0
    """How many cards of ``deck`` are gone."""
    discard: list[int] = []
    generation: int = 1
    first: int = 0
    sealed: list[Choice | None] = []
    milestones: dict[str, int] = {}
    awards: dict[str, int] = {}
    resolving: list[int] = []
    """Event cards whose tags count because they are being played."""
    goals_met: bool = False
    """All parameters were complete after the last production: only final greeneries are left."""
    finished: bool = False
    """No more generations: final greeneries, then scoring."""

    def copy(self) -> "State":
        """An independent state; the deck and tasks never change and are shared."""
        return State(
            [player.copy() for player in self.players],
            Rng(self.rng.state),
            self.deck,
            self.parameters[:],
            self.tile[:],
            self.owner[:],
            self.tile_card[:],
            self.claim[:],
            self.agenda.copy(),
            self.number,
            self.drawn,
            self.discard[:],
            self.generation,
            self.first,
            self.sealed[:],
            self.milestones.copy(),
            self.awards.copy(),
            self.resolving[:],
            self.goals_met,
            self.finished,
        )
