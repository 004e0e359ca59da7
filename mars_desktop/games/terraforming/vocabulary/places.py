"""Requirements of cards, and rules of where tiles may go."""

from typing import Literal

from mars_desktop.games.terraforming.vocabulary.words import Area, Bonus, Entry, Resource, Tag, Title


class Bounds(Entry, frozen=True):
    """At least ``min`` and at most ``max``, both inclusive."""

    min: int | None = None
    max: int | None = None


class TileBounds(Entry, frozen=True):
    """At least so many tiles in play, or other things of a player or of all."""

    min: int
    whose: Literal["me", "all"] = "all"


class Requires(Entry, frozen=True):
    """Conditions that must all hold. Only the three global parameters are moved by requirement offsets.

    ``last_title``: the title of the mission before is one of these, "-" for none.
    """

    temperature: Bounds | None = None
    oxygen: Bounds | None = None
    oceans: Bounds | None = None
    tags: dict[Tag, int] = {}
    production: dict[Resource, int] = {}
    greeneries: TileBounds | None = None
    cities: TileBounds | None = None
    tr_raised: bool = False
    population: TileBounds | None = None
    specials: TileBounds | None = None
    connected: TileBounds | None = None
    innovations: TileBounds | None = None
    melts: TileBounds | None = None
    glaciers: Bounds | None = None
    water: Bounds | None = None
    tr: Bounds | None = None
    last_title: tuple[Title, ...] = ()


class Adjacent(Entry, frozen=True):
    """A bound on neighbouring tiles; ``if_possible`` falls away when no hex satisfies it."""

    of: Literal["tile", "own-tile", "city", "greenery", "ocean", "glacier", "water"]
    min: int = 0
    max: int | None = None
    if_possible: bool = False


class Where(Entry, frozen=True):
    """Where a tile may go; all given keys must hold."""

    area: Area = "land"
    slot: str | None = None
    bonus: tuple[Bonus, ...] = ()
    adjacent: tuple[Adjacent, ...] = ()
