"""Ongoing effects: triggers, told apart by ``on``, and modifiers, told apart by ``modifier``."""

from typing import Literal

from mars_desktop.games.terraforming.vocabulary.effects import AnyEffect
from mars_desktop.games.terraforming.vocabulary.words import Bonus, Entry, Held, Kind, Resource, Tag, TileOrAny


class OnPlay(Entry, frozen=True, tag_field="on", tag="play"):
    """Fires when a card is played; once per matching tag with ``each_tag``."""

    do: tuple[AnyEffect, ...]
    by: Literal["me", "anyone"] = "me"
    tags: tuple[Tag, ...] = ()
    each_tag: bool = False
    kind: Kind | None = None
    min_cost: int = 0


class OnPlace(Entry, frozen=True, tag_field="on", tag="place"):
    """Fires when a tile is placed; ``bonus``: only on a hex that shows one of these."""

    do: tuple[AnyEffect, ...]
    by: Literal["me", "anyone"] = "me"
    tile: TileOrAny = "any"
    board: Literal["mars", "anywhere"] = "anywhere"
    bonus: tuple[Bonus, ...] = ()


class OnProject(Entry, frozen=True, tag_field="on", tag="standard-project"):
    """Fires when its owner uses a standard project."""

    do: tuple[AnyEffect, ...]
    min_cost: int = 0
    exclude: tuple[str, ...] = ()


AnyTrigger = OnPlay | OnPlace | OnProject


class Discount(Entry, frozen=True, tag_field="modifier", tag="discount"):
    """M€ off project cards, per matching tag; or off one standard project."""

    amount: int
    tag: Tag | None = None
    standard_project: str | None = None


class ResourceValue(Entry, frozen=True, tag_field="modifier", tag="resource-value"):
    """M€ added to what a metal is worth."""

    steel: int = 0
    titanium: int = 0


class RequirementOffset(Entry, frozen=True, tag_field="modifier", tag="requirement-offset"):
    """Steps either way on global requirements."""

    steps: int


class PayWith(Entry, frozen=True, tag_field="modifier", tag="pay-with"):
    """Heat is worth ``heat`` M€ in any payment of its owner."""

    heat: int


class Conversion(Entry, frozen=True, tag_field="modifier", tag="conversion"):
    """New price of converting a resource on the player board."""

    resource: Literal["plants", "heat"]
    amount: int


class Protect(Entry, frozen=True, tag_field="modifier", tag="protect"):
    """What cannot be removed: from the stock, from all own cards by kind, or from this card (``here``)."""

    stock: tuple[Resource, ...] = ()
    card_resources: tuple[Held, ...] = ()
    here: bool = False
    against: Literal["opponents", "everyone"] = "opponents"


AnyModifier = Discount | ResourceValue | RequirementOffset | PayWith | Conversion | Protect
