"""Whole entries of a pack: project cards, corporations, standard projects."""

from typing import Literal

from mars_desktop.games.terraforming.vocabulary.effects import AnyEffect, Pay
from mars_desktop.games.terraforming.vocabulary.lasting import AnyModifier, AnyTrigger
from mars_desktop.games.terraforming.vocabulary.measures import Count
from mars_desktop.games.terraforming.vocabulary.places import Requires
from mars_desktop.games.terraforming.vocabulary.words import Entry, Held, Kind, Resource, Tag

Deck = Literal[
    "base",
    "corporate-era",
    "mission-1",
    "mission-2",
    "mission-3",
    "mission-4",
    "mission-5",
    "mission-6",
    "mission-7",
    "mission-8",
    "mission-9",
    "innovation",
]


class Action(Entry, frozen=True):
    """An arrow on a blue card: pay the whole cost, then the gains may come to nothing."""

    gain: tuple[AnyEffect, ...]
    cost: Pay = Pay()
    requires: Requires = Requires()


class Project(Entry, frozen=True):
    """A project card as a pack states it. ``missions``: those of a campaign in which it is legal."""

    id: str
    number: str
    name: str
    deck: Deck
    kind: Kind
    cost: int
    tags: tuple[Tag, ...] = ()
    requires: Requires = Requires()
    vp: int | Count = 0
    holds: Held | None = None
    immediate: tuple[AnyEffect, ...] = ()
    triggers: tuple[AnyTrigger, ...] = ()
    modifiers: tuple[AnyModifier, ...] = ()
    actions: tuple[Action, ...] = ()
    missions: tuple[int, ...] = ()
    flavour: str = ""

    @property
    def innovation(self) -> bool:
        """Whether it comes from the innovation box of a campaign."""
        return self.deck == "innovation"


class Corporation(Entry, frozen=True):
    """A corporation as a pack states it; production adds to that of the variant played.

    In a campaign it is one ``side`` of the corporation that ``identity`` names.
    """

    id: str
    number: str
    name: str
    deck: Literal["beginner", "standard", "corporate-era", "campaign"]
    mc: int
    resources: dict[Resource, int] = {}
    production: dict[Resource, int] = {}
    tags: tuple[Tag, ...] = ()
    first_action: tuple[AnyEffect, ...] = ()
    triggers: tuple[AnyTrigger, ...] = ()
    modifiers: tuple[AnyModifier, ...] = ()
    actions: tuple[Action, ...] = ()
    keeps_all_cards: bool = False
    identity: str = ""
    side: Literal["", "A", "B"] = ""


class Development(Entry, frozen=True):
    """A development of one corporation for one mission; its two versions exclude each other. Never paid for."""

    id: str
    number: str
    name: str
    corporation: str
    mission: int
    version: Literal["a", "b"]
    tags: tuple[Tag, ...] = ()
    vp: int | Count = 0
    holds: Held | None = None
    immediate: tuple[AnyEffect, ...] = ()
    triggers: tuple[AnyTrigger, ...] = ()
    modifiers: tuple[AnyModifier, ...] = ()
    actions: tuple[Action, ...] = ()


class StandardProject(Entry, frozen=True):
    """A standard project; selling patents is told apart by ``sells``: cards for M€ each."""

    id: str
    name: str
    cost: int = 0
    gain: tuple[AnyEffect, ...] = ()
    sells: int = 0
