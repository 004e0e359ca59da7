"""Ongoing effects: triggers, told apart by ``on``, and modifiers, told apart by ``modifier``."""

from typing import Literal

from mars_desktop.games.terraforming.vocabulary.effects import AnyEffect
from mars_desktop.games.terraforming.vocabulary.words import (
    Bonus,
    Entry,
    Held,
    Kind,
    Neighbour,
    Resource,
    Tag,
    TileOrAny,
)


class OnPlay(Entry, frozen=True, tag_field="on", tag="play"):
    """Fires when a card is played; once per matching tag with ``each_tag``.

    ``innovation``: only for innovations; ``requires``: only for cards with a requirement.
    """

    do: tuple[AnyEffect, ...]
    by: Literal["me", "anyone"] = "me"
    tags: tuple[Tag, ...] = ()
    each_tag: bool = False
    kind: Kind | None = None
    min_cost: int = 0
    innovation: bool = False
    requires: bool = False


class OnPlace(Entry, frozen=True, tag_field="on", tag="place"):
    """Fires when a tile is placed; ``bonus``: only on a hex that shows one of these; ``next_to``: only beside it."""

    do: tuple[AnyEffect, ...]
    by: Literal["me", "anyone"] = "me"
    tile: TileOrAny = "any"
    board: Literal["mars", "anywhere"] = "anywhere"
    bonus: tuple[Bonus, ...] = ()
    next_to: Neighbour | None = None


class OnProject(Entry, frozen=True, tag_field="on", tag="standard-project"):
    """Fires when its owner uses a standard project."""

    do: tuple[AnyEffect, ...]
    min_cost: int = 0
    exclude: tuple[str, ...] = ()


class OnPopulation(Entry, frozen=True, tag_field="on", tag="population"):
    """Fires for each Population placed, by whatever, on a tile of that kind."""

    do: tuple[AnyEffect, ...]
    by: Literal["me", "anyone"] = "me"
    tile: Literal["city", "special"] | None = None


class OnMelt(Entry, frozen=True, tag_field="on", tag="melt"):
    """Fires for each glacier melted; ``own_tile_beside``: only beside a tile of the card's owner."""

    do: tuple[AnyEffect, ...]
    by: Literal["me", "anyone"] = "me"
    own_tile_beside: bool = False


class OnRaise(Entry, frozen=True, tag_field="on", tag="raise"):
    """Fires for each step of a parameter that is really made."""

    do: tuple[AnyEffect, ...]
    by: Literal["me", "anyone"] = "me"
    parameter: Literal["temperature", "oxygen"] | None = None


class OnConvert(Entry, frozen=True, tag_field="on", tag="convert"):
    """Fires when its owner has converted on the player board."""

    do: tuple[AnyEffect, ...]
    resource: Literal["workers", "plants", "heat"] | None = None


AnyTrigger = OnPlay | OnPlace | OnProject | OnPopulation | OnMelt | OnRaise | OnConvert


class Discount(Entry, frozen=True, tag_field="modifier", tag="discount"):
    """M€ off project cards, per matching tag; or off one standard project.

    ``saved``: only cards that began this mission in the box; ``innovation``: only innovations;
    ``requires``: only cards with a requirement.
    """

    amount: int
    tag: Tag | None = None
    standard_project: str | None = None
    saved: bool = False
    innovation: bool = False
    requires: bool = False

    @property
    def is_narrowed(self) -> bool:
        """Whether it holds for certain cards only, whatever their tags."""
        return self.saved or self.innovation or self.requires


class ResourceValue(Entry, frozen=True, tag_field="modifier", tag="resource-value"):
    """M€ added to what a metal is worth."""

    steel: int = 0
    titanium: int = 0


class RequirementOffset(Entry, frozen=True, tag_field="modifier", tag="requirement-offset"):
    """Steps either way on global requirements."""

    steps: int


class PayWith(Entry, frozen=True, tag_field="modifier", tag="pay-with"):
    """What heat or workers are worth in M€ in any payment of their owner; 0: they cannot pay."""

    heat: int = 0
    workers: int = 0


class Conversion(Entry, frozen=True, tag_field="modifier", tag="conversion"):
    """New price of converting a resource on the player board."""

    resource: Literal["plants", "heat", "workers"]
    amount: int


class Protect(Entry, frozen=True, tag_field="modifier", tag="protect"):
    """What cannot be removed: from the stock, from all own cards by kind, or from this card (``here``)."""

    stock: tuple[Resource, ...] = ()
    card_resources: tuple[Held, ...] = ()
    here: bool = False
    against: Literal["opponents", "everyone"] = "opponents"


class Capacity(Entry, frozen=True, tag_field="modifier", tag="capacity"):
    """Own tiles of that kind have room for ``amount`` more Populations; several add up."""

    tile: Literal["city", "special"]
    amount: int


class AdjacencyBonus(Entry, frozen=True, tag_field="modifier", tag="adjacency-bonus"):
    """What its owner gains for each such neighbour of a tile placed on the map, beside the rule book's bonus."""

    near: Literal["ocean", "glacier", "water", "population", "own-city", "own-special"]
    gain: dict[Resource, int]


class CardPrice(Entry, frozen=True, tag_field="modifier", tag="card-price"):
    """M€ more (negative: less) for every card bought to hand, never below 0."""

    amount: int


class SellPrice(Entry, frozen=True, tag_field="modifier", tag="sell-price"):
    """M€ more for every card sold."""

    amount: int


class SaveLimit(Entry, frozen=True, tag_field="modifier", tag="save-limit"):
    """Cards more that may be saved at the end of the mission."""

    amount: int


class InnovationAction(Entry, frozen=True, tag_field="modifier", tag="innovation-action"):
    """The innovation action needs ``tags`` more science tags (negative: fewer) and looks at ``look`` more cards."""

    tags: int = 0
    look: int = 0


class PaysFor(Entry, frozen=True, tag_field="modifier", tag="pays-for"):
    """Cards with the tag may be paid with the resource at that value; no change is given."""

    resource: Resource
    tag: Tag
    value: int


AnyModifier = (
    Discount
    | ResourceValue
    | RequirementOffset
    | PayWith
    | Conversion
    | Protect
    | Capacity
    | AdjacencyBonus
    | CardPrice
    | SellPrice
    | SaveLimit
    | InnovationAction
    | PaysFor
)
