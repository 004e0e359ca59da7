"""Whole entries of a pack: project cards, corporations, standard projects."""

from typing import Literal

from mars_desktop.games.terraforming.vocabulary.effects import AnyEffect, Pay
from mars_desktop.games.terraforming.vocabulary.lasting import AnyModifier, AnyTrigger
from mars_desktop.games.terraforming.vocabulary.measures import Count
from mars_desktop.games.terraforming.vocabulary.places import Requires
from mars_desktop.games.terraforming.vocabulary.words import Entry, Held, Kind, Resource, Tag


class Action(Entry, frozen=True):
    """An arrow on a blue card: pay the whole cost, then the gains may come to nothing."""

    gain: tuple[AnyEffect, ...]
    cost: Pay = Pay()
    requires: Requires = Requires()


class Project(Entry, frozen=True):
    """A project card as a pack states it."""

    id: str
    number: str
    name: str
    deck: Literal["base", "corporate-era"]
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


class Corporation(Entry, frozen=True):
    """A corporation as a pack states it; production adds to that of the variant played."""

    id: str
    number: str
    name: str
    deck: Literal["beginner", "standard", "corporate-era"]
    mc: int
    resources: dict[Resource, int] = {}
    production: dict[Resource, int] = {}
    tags: tuple[Tag, ...] = ()
    first_action: tuple[AnyEffect, ...] = ()
    triggers: tuple[AnyTrigger, ...] = ()
    modifiers: tuple[AnyModifier, ...] = ()
    actions: tuple[Action, ...] = ()
    keeps_all_cards: bool = False


class StandardProject(Entry, frozen=True):
    """A standard project; selling patents is told apart by ``sells``: cards for M€ each."""

    id: str
    name: str
    cost: int = 0
    gain: tuple[AnyEffect, ...] = ()
    sells: int = 0
