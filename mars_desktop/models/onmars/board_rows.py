"""What the board of On Mars is told to show: plain values without Qt and without any rule in them.

Places have ids: a hex is called by its name ("G5"), a space of the turn order by its number ("1" to "8"), and the place
of a Rover that waits beside the map by `waiting_id`. Every sentence comes from the caller, so the board needs neither
the rules nor the program's language. Seats count from 0.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, Literal, NamedTuple

Building = Literal["mine", "generator", "water-extractor", "greenhouse", "oxygen-condenser", "shelter"]
Piece = Literal["bot", "rover"]
Side = Literal["orbit", "colony"]
ResearchColour = Literal["purple", "orange", "teal", "white"]

SHUTTLE_SPACES: Final = 5
"""How many spaces the Shuttle line has on each side; space 1 is the red one next to the other side."""


def waiting_id(seat: int) -> str:
    """The place beside the map where a Rover waits for its first move."""
    return f"rover-p{seat + 1}"


@dataclass(frozen=True, slots=True)
class BuildingRow:
    """A building tile, starting or built, and what is fixed to it.

    `owner` is the seat of a Shelter, `marker` the seat of the Advanced Building marker, `miner` the seat of the
    Colonist on a Mine.
    """

    kind: Building
    owner: int | None = None
    marker: int | None = None
    miner: int | None = None


@dataclass(frozen=True, slots=True)
class PieceRow:
    """A Bot or a Rover of a seat."""

    kind: Piece
    seat: int


@dataclass(frozen=True, slots=True)
class GlyphRow:
    """An icon by name ("onmars-water") and how many of it; a count of 1 shows no figure."""

    icon: str
    count: int = 1


@dataclass(frozen=True, slots=True)
class DiscoveryRow:
    """A Discovery tile, face up: what it brings, one icon or two, and what it asks for."""

    gains: tuple[GlyphRow, ...]
    cost: tuple[GlyphRow, ...] = ()


@dataclass(frozen=True, slots=True)
class ResearchRow:
    """A Research tile: nobody may hold two of one colour and letter."""

    colour: ResearchColour
    letter: str
    cost: tuple[GlyphRow, ...] = ()


Tile = DiscoveryRow | ResearchRow


@dataclass(frozen=True, slots=True)
class HexRow:
    """One hex in axial coordinates (q to the east, r to the south, the hexes lie on an edge) and all that lies there.

    `spoken` is what screen readers and tool tips say: "G5, Mine, manned by Mira, Bot of Jonas".
    """

    name: str
    q: int
    r: int
    building: BuildingRow | None = None
    pieces: tuple[PieceRow, ...] = ()
    crystals: int = 0
    tile: Tile | None = None
    spoken: str = ""


@dataclass(frozen=True, slots=True)
class SpaceRow:
    """A space of the turn order, 1 to 8: 1 to 4 in Orbit, 5 to 8 in the Colony.

    `done` tells that the marker is laid down because the turn of this round is over, `acting` that it is this seat's
    turn.
    """

    number: int
    seat: int | None = None
    done: bool = False
    acting: bool = False
    benefit: GlyphRow | None = None
    spoken: str = ""

    @property
    def id(self) -> str:
        """The id of the place."""
        return str(self.number)


@dataclass(frozen=True, slots=True)
class ShuttleRow:
    """Where the Shuttle stands, on which side's space 1 to 5, and the words on how long until it crosses."""

    side: Side
    space: int
    words: str = ""


@dataclass(frozen=True, slots=True)
class BoardRows:
    """The whole board at one moment.

    `hexes` names every hex of the map, `spaces` all eight spaces in order. `waiting` are the Rovers beside the map with
    what is said of them, by seat; `titles` the words for Orbit and Colony.
    """

    hexes: tuple[HexRow, ...]
    spaces: tuple[SpaceRow, ...]
    shuttle: ShuttleRow
    waiting: Mapping[int, str]
    titles: tuple[str, str]


class Note(NamedTuple):
    """What choosing a place would bring: the words, their first line a title, and what is shown on the map with them.

    `crystals` are hexes on which the tile's arrows would lay Crystals, `group` the hexes of the Complex that would be.
    """

    words: str = ""
    crystals: tuple[str, ...] = ()
    group: tuple[str, ...] = ()


class Mover(NamedTuple):
    """A piece that may be moved, and the place where it stands."""

    kind: Piece
    seat: int
    place: str


@dataclass(frozen=True, slots=True)
class Construction:
    """The building tile that is to be placed, and where its arrows point: 0 is north, 1 north-east and on clockwise."""

    building: BuildingRow
    arrows: tuple[int, ...] = ()
