"""Maps as data: layout, tracks with their bonus steps, milestones and awards."""

from typing import Final, Literal

from mars_desktop.engine.hexgrid import HexGrid
from mars_desktop.games.terraforming import vocabulary as v
from mars_desktop.games.terraforming.resources import OCEANS, OXYGEN, RESOURCE_INDEX, TEMPERATURE

LAND: Final = 0
OCEAN_AREA: Final = 1
VOLCANIC: Final = 2
CITY_SLOT: Final = 3
OFF_MAP: Final = 4
_KINDS: Final = {"land": LAND, "ocean": OCEAN_AREA, "volcanic": VOLCANIC, "city-slot": CITY_SLOT}


class HexEntry(v.Entry, frozen=True):
    """One hex as a map file states it."""

    id: str
    q: int
    r: int
    kind: Literal["land", "ocean", "volcanic", "city-slot"] = "land"
    bonus: tuple[v.Bonus, ...] = ()
    name: str = ""
    slot: str = ""


class OffMapEntry(v.Entry, frozen=True):
    """A place off the map, without neighbours."""

    slot: str
    name: str


class TrackBonus(v.Entry, frozen=True):
    """What whoever raises the parameter to or past ``at`` gets."""

    at: int
    gain: tuple[v.AnyEffect, ...]


class Track(v.Entry, frozen=True):
    """A global parameter: where it starts, where it is complete, how far one step goes."""

    start: int
    max: int
    step: int
    unit: str
    bonuses: tuple[TrackBonus, ...] = ()


class Tracks(v.Entry, frozen=True):
    """The three global parameters."""

    temperature: Track
    oxygen: Track
    oceans: Track


class Milestone(v.Entry, frozen=True):
    """Claimable with at least ``min`` of the measure."""

    id: str
    name: str
    measure: v.AnyMeasure
    min: int


class Award(v.Entry, frozen=True):
    """Won by the highest measure at the end."""

    id: str
    name: str
    measure: v.AnyMeasure


class MapEntry(v.Entry, frozen=True):
    """A map as its file states it."""

    id: str
    format: int
    name: str
    game: Literal["terraforming", "legacy"]
    hexes: tuple[HexEntry, ...]
    off_map: tuple[OffMapEntry, ...]
    tracks: Tracks
    milestones: tuple[Milestone, ...]
    awards: tuple[Award, ...]


class GameMap:
    """A map ready for play: places numbered, the hexes first, then those off the map.

    Attributes of places are lists by number; ``adjacent`` lists neighbours clockwise
    from the upper left.
    """

    def __init__(self, entry: MapEntry) -> None:
        self.entry: Final = entry
        self.id: Final = entry.id
        self.grid: Final = HexGrid([(h.q, h.r) for h in entry.hexes])
        self.hexes: Final = len(entry.hexes)
        self.places: Final = tuple(h.id for h in entry.hexes) + tuple(o.slot for o in entry.off_map)
        self.index: Final = {place: i for i, place in enumerate(self.places)}
        off = len(entry.off_map)
        self.kind: Final = tuple(_KINDS[h.kind] for h in entry.hexes) + (OFF_MAP,) * off
        self.bonus: Final[tuple[tuple[str, ...], ...]] = tuple(h.bonus for h in entry.hexes) + ((),) * off
        top = min(h.r for h in entry.hexes)
        self.row: Final = tuple(h.r - top + 1 for h in entry.hexes) + (0,) * off
        self.adjacent: Final[tuple[tuple[int, ...], ...]] = self.grid.adjacent + ((),) * off
        self.slot: Final = {h.slot: i for i, h in enumerate(entry.hexes) if h.slot} | {
            o.slot: self.hexes + i for i, o in enumerate(entry.off_map)
        }
        self.has_volcanic: Final = VOLCANIC in self.kind
        self.land: Final = tuple(i for i in range(self.hexes) if self.kind[i] in (LAND, VOLCANIC))
        self.ocean_areas: Final = tuple(i for i in range(self.hexes) if self.kind[i] == OCEAN_AREA)
        self.volcanic: Final = tuple(i for i in range(self.hexes) if self.kind[i] == VOLCANIC)
        self.tracks: Final = (entry.tracks.temperature, entry.tracks.oxygen, entry.tracks.oceans)
        self.milestones: Final = {m.id: m for m in entry.milestones}
        self.awards: Final = {a.id: a for a in entry.awards}
        self.metal: Final = tuple(
            tuple(RESOURCE_INDEX[metal] for metal in ("steel", "titanium") if metal in bonus) for bonus in self.bonus
        )

    def goal(self, parameter: int) -> int:
        """The value at which a parameter is complete."""
        return self.tracks[parameter].max

    def on_edge(self, place: int) -> bool:
        """Whether the place is a hex on the rim of the map."""
        return place < self.hexes and self.grid.on_edge(place)


assert (TEMPERATURE, OXYGEN, OCEANS) == (0, 1, 2), "tracks are listed in the order of the parameter constants"
