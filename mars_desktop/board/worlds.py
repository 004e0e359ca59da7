"""The worlds that a map may show: what sets the ground of Ceres, Callisto and Titan apart from that of Mars.

Only hue, saturation, air, ice and craters differ. How light the ground is stays that of Mars, so that everything drawn
on it can be seen equally well everywhere.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtGui import QColor


@dataclass(frozen=True, slots=True)
class World:
    """One world: the hue of its ground (0 to 1, none leaves that of Mars), how much of the saturation is left, how
    strong the ice at its poles is, the colour of its air where it is not that of Mars, how thick the air is before
    any oxygen is raised (0 to 1), and its craters."""

    hue: float | None = None
    saturation: float = 1.0
    ice: float = 1.0
    air: str = ""
    haze: float = 0.0
    craters: int = 64

    def toned(self, tone: QColor) -> QColor:
        """A colour of the ground of Mars as it is here."""
        if self.hue is None:
            return tone
        return QColor.fromHslF(self.hue, min(1.0, tone.hslSaturationF() * self.saturation), tone.lightnessF())

    def thick(self, oxygen: float) -> float:
        """How thick the air is with so much of the oxygen raised, both 0 to 1."""
        return self.haze + (1 - self.haze) * oxygen


MARS: Final = World()
_WORLDS: Final = {
    "Ceres": World(hue=0.1, saturation=0.2, ice=0.0, air="#c9d3da", craters=110),
    "Callisto": World(hue=0.6, saturation=0.3, ice=0.55, air="#a9c4d6", craters=150),
    "Titan": World(hue=0.108, saturation=1.15, ice=0.0, air="#f0b357", haze=0.75, craters=12),
}


def world_of(name: str) -> World:
    """A world by its name; one that nobody has described looks like Mars."""
    return _WORLDS.get(name, MARS)
