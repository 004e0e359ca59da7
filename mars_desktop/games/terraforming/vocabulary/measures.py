"""Measures, told apart by ``of``: things that can be counted, and amounts that depend on them."""

from typing import Literal

from mars_desktop.games.terraforming.vocabulary.words import (
    Area,
    Bonus,
    Entry,
    Held,
    Kind,
    Neighbour,
    Resource,
    Tag,
    TileOrAny,
    Title,
    Whose,
)


class Measure(Entry, frozen=True, tag_field="of"):
    """Something countable on the table; the unit is one tag, tile, card, step or cube."""


class Tags(Measure, frozen=True, tag="tags"):
    """Tags on face-up cards and corporations, of any of the named kinds."""

    tags: tuple[Tag, ...]
    whose: Whose = "me"


class DistinctTags(Measure, frozen=True, tag="distinct-tags"):
    """How many different tags a player has in play."""


class Tiles(Measure, frozen=True, tag="tiles"):
    """Tiles in play. ``adjacent``: beside the tile that this card placed; ``populated``: with Population.

    ``bonus``: only on hexes that show one of these.
    """

    tile: TileOrAny = "any"
    whose: Whose = "me"
    board: Literal["mars", "anywhere"] = "anywhere"
    adjacent: bool = False
    rows: tuple[int, ...] = ()
    next_to: Neighbour | None = None
    not_next_to: Neighbour | None = None
    on_or_next_to: Area | None = None
    edge: bool = False
    populated: bool = False
    bonus: tuple[Bonus, ...] = ()


class Here(Measure, frozen=True, tag="here"):
    """Resources on this card."""


class EventsPlayed(Measure, frozen=True, tag="events"):
    """Event cards ever played."""

    whose: Whose = "me"


class Production(Measure, frozen=True, tag="production"):
    """Sum of the named productions."""

    kinds: tuple[Resource, ...]


class BestProduction(Measure, frozen=True, tag="best-production"):
    """The highest of a player's productions."""


class RaisedProductions(Measure, frozen=True, tag="raised-productions"):
    """How many productions stand above their value at the start of the game."""


class Stock(Measure, frozen=True, tag="stock"):
    """Sum of the named resources on the player board."""

    kinds: tuple[Resource, ...]


class Rating(Measure, frozen=True, tag="tr"):
    """Terraform rating."""


class Hand(Measure, frozen=True, tag="hand"):
    """Cards in hand."""


class Cards(Measure, frozen=True, tag="cards"):
    """Project cards played, of the named kinds and at least the printed cost."""

    kinds: tuple[Kind, ...]
    min_cost: int = 0


class CardsWithRequirements(Measure, frozen=True, tag="cards-with-requirements"):
    """Face-up project cards that have a requirement; events do not count."""


class CardResources(Measure, frozen=True, tag="card-resources"):
    """Resources on all of a player's cards, of the named kinds or of any."""

    kinds: tuple[Held, ...] = ()


class ResourceKinds(Measure, frozen=True, tag="resource-kinds"):
    """How many different kinds of resource lie on a player's cards."""


class Connected(Measure, frozen=True, tag="connected"):
    """Size of the largest connected group of a player's tiles on the map."""


class Population(Measure, frozen=True, tag="population"):
    """Population markers on tiles. ``adjacent``: on tiles beside the tile that this card placed."""

    whose: Whose = "me"
    on: Literal["city", "special", "off-map"] | None = None
    adjacent: bool = False


class Melts(Measure, frozen=True, tag="melts"):
    """Glaciers melted in this mission, by whatever."""

    whose: Whose = "me"


class Innovations(Measure, frozen=True, tag="innovations"):
    """Innovation cards played in this mission."""

    whose: Whose = "me"


class Developments(Measure, frozen=True, tag="developments"):
    """Developments in play."""

    whose: Whose = "me"


class Titles(Measure, frozen=True, tag="titles"):
    """Titles won in earlier missions."""

    titles: tuple[Title, ...]
    whose: Whose = "me"


AnyMeasure = (
    Tags
    | DistinctTags
    | Tiles
    | Here
    | EventsPlayed
    | Production
    | BestProduction
    | RaisedProductions
    | Stock
    | Rating
    | Hand
    | Cards
    | CardsWithRequirements
    | CardResources
    | ResourceKinds
    | Connected
    | Population
    | Melts
    | Innovations
    | Developments
    | Titles
)


class Count(Entry, frozen=True):
    """``min(max, each * floor(count / per))``."""

    count: AnyMeasure
    per: int = 1
    each: int = 1
    max: int | None = None


Amount = int | Literal["x", "-x"] | Count
"""A number of units; ``x`` is one number that the player picks, at least 1."""
