"""What the board is told to show: plain values without any rule in them.

Every sentence, name and tooltip comes from the caller, so the board needs neither the rules nor the program's language.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

WATERS: Final = ("ocean", "glacier")
"""The two sides of an ocean tile."""

POPULATION: Final = "population"


@dataclass(frozen=True, slots=True)
class HexCell:
    """One hex of a map, in axial coordinates: q grows to the east, r to the south, the hexes stand on a corner.

    `kind` is "land", "ocean", "volcanic" or "city-slot"; `bonuses` are drawn from left to right while the hex is free.
    """

    id: str
    q: int
    r: int
    kind: str = "land"
    bonuses: tuple[str, ...] = ()
    name: str = ""
    slot: str = ""


@dataclass(frozen=True, slots=True)
class MoonCell:
    """A place for one city off the map, drawn as a small moon in the corner of the stage."""

    id: str
    name: str

    @property
    def lines(self) -> tuple[str, ...]:
        """The name on one line or two, broken between words or behind a hyphen where the longer line is shortest."""
        name = self.name
        ends = [at for at in range(1, len(name)) if name[at] == " " or name[at - 1] == "-"]
        breaks = [(name[:at], name[at:].strip()) for at in ends]
        return min(breaks, key=lambda lines: max(map(len, lines))) if breaks else (name,)


@dataclass(frozen=True, slots=True)
class TileLook:
    """How a placed tile looks: "ocean", "glacier", "greenery", "city" or "special".

    `seat` counts from 0 and puts that seat's mark on the tile; None means nobody's. `glyph` names the icon of a special
    tile. `people` counts the Population on it. "population" is no tile but one Population by itself, to be placed.
    """

    kind: str
    seat: int | None = None
    glyph: str | None = None
    people: int = 0

    @property
    def ownable(self) -> bool:
        """Whether a tile of this kind shows a mark; water belongs to nobody and shows none."""
        return self.kind not in (*WATERS, POPULATION)

    def turns_into(self, other: TileLook) -> bool:
        """Whether the other is the other side of this tile."""
        return {self.kind, other.kind} == set(WATERS)


@dataclass(frozen=True, slots=True)
class GaugeMark:
    """A bonus beside a track: the icon that stands next to the step which reaches the value `at`."""

    at: int
    icon: str


@dataclass(frozen=True, slots=True)
class Gauge:
    """One global parameter: where its track starts and ends, where it stands, and the words beside it.

    `reading` is the large figure ("−8 °C"), `remark` the small line under it, `goal` the figure at the track's end.
    """

    value: int
    start: int
    maximum: int
    step: int
    title: str
    reading: str
    goal: str
    remark: str = ""
    marks: tuple[GaugeMark, ...] = ()

    @property
    def steps(self) -> int:
        """How many steps the whole track has."""
        return (self.maximum - self.start) // self.step

    @property
    def taken(self) -> int:
        """How many of its steps have been taken, never fewer than none or more than all."""
        return max(0, min(self.steps, (self.value - self.start) // self.step))

    @property
    def progress(self) -> float:
        """The part of the track that is behind, 0 to 1."""
        return self.taken / self.steps if self.steps else 1.0

    def step_of(self, value: int) -> int:
        """The number of the step, counted from 1, that reaches `value`."""
        return (value - self.start) // self.step
