"""The planet as it is drawn under the map: relief, contour lines, craters, ice and air.

A planet grows from a seed and from where its map has oceans and volcanoes: the same map, the same ground.
"""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QImage,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QRadialGradient,
)

from mars_desktop.board.relief import Point, contour_lines, heights_of, relief_image
from mars_desktop.board.strokes import tinted
from mars_desktop.board.worlds import MARS, World
from mars_desktop.theme.color_tokens import Theme
from mars_desktop.theme.palette import color
from mars_desktop.theme.tokens import look

CONTOUR_ALPHA = 0.15
# Beyond this the air is no more than a hint; the drawing ends here, in planet radii.
REACH = 1.075
ICE_ALPHA = 0.86


@dataclass(frozen=True, slots=True)
class PlanetColours:
    """The colours of a planet under one theme: ramp from low to high ground, air, ice, light on its far side."""

    ramp: tuple[tuple[float, QColor], ...]
    air: QColor
    ice: QColor
    shadow: QColor
    night: float


def planet_colours(theme: Theme, world: World = MARS) -> PlanetColours:
    """The world's colours under a theme: by day on paper, half in the night on basalt."""
    tokens = look().planet
    ramp = tokens.dark_ramp if theme.is_dark else tokens.light_ramp
    return PlanetColours(
        ramp=tuple((stop, world.toned(color(tone))) for stop, tone in zip(tokens.ramp_stops, ramp, strict=True)),
        air=_air_of(world) if theme.is_dark else _air_of(world).darker(135),
        ice=color(tokens.grid),
        shadow=color(tokens.halo),
        night=0.3 if theme.is_dark else 0.52,
    )


def _air_of(world: World) -> QColor:
    return color(world.air or look().planet.limb)


@dataclass(frozen=True, slots=True)
class Crater:
    """A round scar: place and radius in planet radii."""

    x: float
    y: float
    radius: float


def craters_of(seed: int, count: int = MARS.craters) -> list[Crater]:
    """Many small craters and few large ones, spread over the disc."""
    rng = random.Random(seed)
    craters: list[Crater] = []
    while len(craters) < count:
        crater = Crater(rng.uniform(-1, 1), rng.uniform(-1, 1), 0.012 + 0.046 * rng.random() ** 3.2)
        if math.hypot(crater.x, crater.y) < 0.965:
            craters.append(crater)
    return sorted(craters, key=lambda crater: -crater.radius)


class Planet:
    """One map's planet, ready to be painted at any size."""

    def __init__(self, seed: int, seas: Sequence[Point], volcanoes: Sequence[Point], world: World = MARS) -> None:
        self._world = world
        self._heights = heights_of(seed, tuple(seas), tuple(volcanoes))
        self._contours = contour_lines(self._heights)
        self._craters = craters_of(seed, world.craters)
        self._rng_seed = seed
        self._relief: tuple[PlanetColours, QImage] | None = None

    def paint(self, painter: QPainter, radius: float, colours: PlanetColours, oxygen: float, warmth: float) -> None:
        """Paint the whole planet round the origin; `oxygen` and `warmth` run from 0 (red Mars) to 1 (terraformed)."""
        self.paint_air(painter, radius, colours, oxygen)
        self.paint_ground(painter, radius, colours)
        self.paint_climate(painter, radius, colours, oxygen, warmth)

    def paint_air(self, painter: QPainter, radius: float, colours: PlanetColours, oxygen: float) -> None:
        """Paint the air round the planet, on which the ground comes to lie."""
        painter.save()
        painter.scale(radius, radius)
        _paint_air(painter, colours, self._world.thick(oxygen))
        painter.restore()

    def paint_ground(self, painter: QPainter, radius: float, colours: PlanetColours) -> None:
        """Paint relief, contour lines and craters: the costly part, which never changes while a game is played."""
        painter.save()
        painter.scale(radius, radius)
        disc = _disc()
        self._paint_relief(painter, disc, colours)
        painter.setClipPath(disc)
        self._paint_contours(painter, colours)
        for crater in self._craters:
            paint_crater(painter, crater, colours, math.hypot(crater.x, crater.y))
        painter.restore()

    def paint_climate(
        self, painter: QPainter, radius: float, colours: PlanetColours, oxygen: float, warmth: float
    ) -> None:
        """Paint the ice and the air before the limb, over the ground."""
        painter.save()
        painter.scale(radius, radius)
        painter.setClipPath(_disc())
        self._paint_ice(painter, colours, warmth)
        _paint_limb(painter, _disc(), colours, self._world.thick(oxygen))
        painter.restore()

    def _paint_relief(self, painter: QPainter, disc: QPainterPath, colours: PlanetColours) -> None:
        if self._relief is None or self._relief[0] != colours:
            self._relief = (colours, relief_image(self._heights, colours.ramp, colours.night))
        image = self._relief[1]
        ground = QBrush(image)
        transform = ground.transform()
        transform.translate(-1, -1)
        transform.scale(2 / image.width(), 2 / image.height())
        ground.setTransform(transform)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(ground)
        painter.drawPath(disc)

    def _paint_contours(self, painter: QPainter, colours: PlanetColours) -> None:
        pen = QPen(tinted(colours.shadow, CONTOUR_ALPHA), 0.0035)
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        painter.setPen(pen)
        painter.drawLines(self._contours)

    def _paint_ice(self, painter: QPainter, colours: PlanetColours, warmth: float) -> None:
        """Ice at both poles, where a world has any; the northern cap shrinks as it grows warmer."""
        if not self._world.ice:
            return
        rng = random.Random(self._rng_seed + 1)
        north = 0.83 + 0.1 * warmth
        south = 0.915 + 0.03 * warmth
        for sign, edge, strength in ((-1.0, north, 1 - 0.25 * warmth), (1.0, south, 0.8)):
            waves = [(rng.uniform(3, 23), rng.uniform(0, 6.3), rng.uniform(0.002, 0.009)) for _ in range(7)]
            for softness in (0.02, 0.01, 0.0):
                cap = _cap(sign, edge - softness, waves)
                painter.fillPath(
                    cap, _ice_brush(colours.ice, ICE_ALPHA * self._world.ice * strength * (0.34 if softness else 0.75))
                )


@lru_cache(maxsize=4)
def planet_of(seed: int, seas: tuple[Point, ...], volcanoes: tuple[Point, ...], world: World = MARS) -> Planet:
    """The planet of a map, grown once however many scenes show it."""
    return Planet(seed, seas, volcanoes, world)


def _disc() -> QPainterPath:
    disc = QPainterPath()
    disc.addEllipse(QPointF(0, 0), 1, 1)
    return disc


def _cap(sign: float, edge: float, waves: Sequence[tuple[float, float, float]]) -> QPainterPath:
    cap = QPainterPath(QPointF(-1.1, sign * 1.2))
    for step in range(81):
        x = -1.1 + step * 2.2 / 80
        wobble = sum(height * math.sin(often * x + phase) for often, phase, height in waves)
        # The edge of a cap seen from the side bends towards the pole at the limb.
        cap.lineTo(x, sign * (edge + wobble + 0.06 * x * x - 0.03))
    cap.lineTo(1.1, sign * 1.2)
    cap.closeSubpath()
    return cap


def _ice_brush(ice: QColor, alpha: float) -> QBrush:
    light = QLinearGradient(-0.6, 0, 0.75, 0)
    light.setColorAt(0, tinted(ice, alpha))
    light.setColorAt(1, tinted(ice.darker(230), alpha))
    return QBrush(light)


def paint_crater(painter: QPainter, crater: Crater, colours: PlanetColours, far: float = 0.0) -> None:
    """A hollow lit from the upper left: its near wall lies in shadow, its far wall and outer rim catch the light.

    `far` is how far from the middle of a disc it lies, 0 to 1: towards the limb it is seen from the side.
    """
    light = colours.ramp[-1][1]
    painter.save()
    painter.translate(crater.x, crater.y)
    turn = math.degrees(math.atan2(crater.y, crater.x))
    painter.rotate(turn)
    painter.scale(crater.radius * math.sqrt(1 - far * far), crater.radius)
    painter.rotate(-turn)
    day = 1.0 if crater.x + crater.y < 0.5 else 0.45
    floor = QLinearGradient(-0.75, -0.75, 0.75, 0.75)
    floor.setColorAt(0, tinted(colours.shadow, 0.62))
    floor.setColorAt(0.55, tinted(colours.shadow, 0.2))
    floor.setColorAt(1, tinted(light, 0.34 * day))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(floor)
    painter.drawEllipse(QPointF(0, 0), 1, 1)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for size, first, last, width in ((1.12, 0.4 * day, 0.0, 0.2), (1.0, 0.0, 0.42 * day, 0.14)):
        rim = QLinearGradient(-0.75, -0.75, 0.75, 0.75)
        rim.setColorAt(0, tinted(light, first))
        rim.setColorAt(0.5, tinted(light, (first + last) * 0.2))
        rim.setColorAt(1, tinted(light if last else colours.shadow, last or 0.34))
        painter.setPen(QPen(QBrush(rim), width))
        painter.drawEllipse(QPointF(0, 0), size, size)
    painter.restore()


def _paint_air(painter: QPainter, colours: PlanetColours, oxygen: float) -> None:
    """The air outside the limb, thicker towards the sun and with every step of oxygen."""
    strength = 0.16 + 0.6 * oxygen
    middle = QPointF(-0.012, -0.014)
    air = QRadialGradient(middle, REACH - 0.02)
    inner = 0.985 / (REACH - 0.02)
    air.setColorAt(0, tinted(colours.air, 0))
    air.setColorAt(inner - 0.02, tinted(colours.air, 0))
    air.setColorAt(inner, tinted(colours.air, strength))
    air.setColorAt(inner + (1 - inner) * 0.4, tinted(colours.air, strength * 0.3))
    air.setColorAt(1, tinted(colours.air, 0))
    painter.fillRect(QRectF(-REACH, -REACH, 2 * REACH, 2 * REACH), QBrush(air))


def _paint_limb(painter: QPainter, disc: QPainterPath, colours: PlanetColours, oxygen: float) -> None:
    """Air seen edge-on inside the limb, on the side of the sun."""
    middle = QPointF(0.075, 0.09)
    rim = QRadialGradient(middle, 1.118)
    rim.setColorAt(0.84, tinted(colours.air, 0))
    rim.setColorAt(1, tinted(colours.air, 0.24 + 0.3 * oxygen))
    painter.fillPath(disc, QBrush(rim))
