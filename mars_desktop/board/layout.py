"""Where everything stands on the stage: pure geometry in scene units.

One scene unit is one device-independent pixel of a board that is not zoomed, so figures and icons keep the sizes of the
type scale.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainterPath, QPolygonF

from mars_desktop.board.pieces import HexCell, MoonCell
from mars_desktop.theme.tokens import look

# Half of the stage's height in hex sides: the ring's outer edge and a narrow margin.
STAGE_HALF_HEIGHT = 9.64
RING_CLEARANCE = 9.5
MARGIN = 14.0
ROOT3 = math.sqrt(3.0)
MOON_RADIUS_OF_SIDE = 1.02
MOON_TILE_OF_SIDE = 0.78
SMALLEST_SIDE = 8.0
TRAY_OF_SIDE = 2.3
WIDE_STAGE = 1100.0

Outline = Callable[[float], QPainterPath]
"""The outline of a place round the origin, by the side of its hex."""


@dataclass(frozen=True, slots=True)
class Spot:
    """A place for one tile: its centre and the side of the hex drawn there."""

    id: str
    centre: QPointF
    side: float
    moon: bool = False

    @property
    def outline(self) -> Outline:
        """The shape along which the marks of this place are drawn."""
        return hex_path

    def contains(self, point: QPointF) -> bool:
        """Whether the point lies in the hex, or on the disc of the moon."""
        x = abs(point.x() - self.centre.x()) / self.side
        y = abs(point.y() - self.centre.y()) / self.side
        if self.moon:
            return math.hypot(x, y) <= MOON_RADIUS_OF_SIDE / MOON_TILE_OF_SIDE
        return x <= ROOT3 / 2 and y <= 1 - x / ROOT3


class Layout(Protocol):
    """A stage divided into places: as much of it as pointer, keyboard and screen readers need."""

    @property
    def spots(self) -> Mapping[str, Spot]:
        """Every place by its id."""

    def spot_at(self, point: QPointF) -> Spot | None:
        """The place under a point of the scene, if any."""


def spot_under(spots: Iterable[Spot], point: QPointF) -> Spot | None:
    """The first of some places that contains a point."""
    return next((spot for spot in spots if spot.contains(point)), None)


@dataclass(frozen=True, slots=True)
class StageLayout:
    """The stage divided: hex side, centre of the planet, every spot, and the corners kept for words, moons and tray."""

    size: QSizeF
    side: float
    centre: QPointF
    spots: dict[str, Spot]
    tray: QRectF

    @property
    def wide(self) -> bool:
        """Whether there is room beside the ring for the note on the hovered hex."""
        return self.size.width() >= WIDE_STAGE

    def spot_at(self, point: QPointF) -> Spot | None:
        """The spot under a point of the scene, if any."""
        return spot_under(self.spots.values(), point)


def hex_path(side: float, centre: QPointF | None = None) -> QPainterPath:
    """The outline of a hex standing on a corner."""
    return _hexagon(side, centre, 30)


def flat_hex_path(side: float, centre: QPointF | None = None) -> QPainterPath:
    """The outline of a hex lying on an edge."""
    return _hexagon(side, centre, 0)


def _hexagon(side: float, centre: QPointF | None, turned: float) -> QPainterPath:
    x, y = (centre.x(), centre.y()) if centre is not None else (0.0, 0.0)
    corners = [math.radians(60 * k + turned) for k in range(6)]
    path = QPainterPath()
    path.addPolygon(QPolygonF([QPointF(x + side * math.cos(a), y + side * math.sin(a)) for a in corners]))
    path.closeSubpath()
    return path


def ring_segment(inner: float, outer: float, start: float, end: float) -> QPainterPath:
    """A piece of a ring round the origin, between two angles in degrees clockwise from north."""
    path = QPainterPath()
    far = QRectF(-outer, -outer, 2 * outer, 2 * outer)
    near = QRectF(-inner, -inner, 2 * inner, 2 * inner)
    path.arcMoveTo(far, 90 - start)
    path.arcTo(far, 90 - start, start - end)
    path.arcTo(near, 90 - end, end - start)
    path.closeSubpath()
    return path


def on_ring(radius: float, degrees: float) -> QPointF:
    """The point at a distance from the origin, its angle in degrees clockwise from north."""
    angle = math.radians(degrees)
    return QPointF(radius * math.sin(angle), -radius * math.cos(angle))


def hex_centre(cell: HexCell, side: float) -> QPointF:
    """The centre of a hex, the hex (0, 0) standing at the origin."""
    return QPointF(side * ROOT3 * (cell.q + cell.r / 2), side * 1.5 * cell.r)


def hex_side(size: QSizeF, corner: QSizeF) -> float:
    """The largest side with which the ring fits the stage and leaves the corner blocks of words free."""
    half_width, half_height = size.width() / 2, size.height() / 2
    free = math.hypot(max(0.0, half_width - corner.width()), max(0.0, half_height - corner.height()))
    side = min(half_height / STAGE_HALF_HEIGHT, half_width / STAGE_HALF_HEIGHT, free / RING_CLEARANCE)
    return max(SMALLEST_SIDE, side)


def lay_out(
    size: QSizeF, cells: Iterable[HexCell], moons: Sequence[MoonCell], corner: QSizeF, moon_name: QSizeF
) -> StageLayout:
    """Divide a stage.

    `corner` is the largest block of words with its margin, `moon_name` the largest name of a moon, in its lines.
    """
    side = hex_side(size, corner)
    centre = QPointF(size.width() / 2, size.height() / 2)
    spots = {cell.id: Spot(cell.id, centre + hex_centre(cell, side), side) for cell in cells}
    radius = side * MOON_RADIUS_OF_SIDE
    top = size.height() - MARGIN
    for moon, place in zip(moons, _moon_places(size, side, len(moons), moon_name), strict=True):
        spots[moon.id] = Spot(moon.id, place, side * MOON_TILE_OF_SIDE, moon=True)
        top = place.y() - radius
    tray_side = max(look().size.hit_min, side * TRAY_OF_SIDE)
    bottom = top - MARGIN if moons else top
    tray = QRectF(MARGIN, bottom - tray_side, tray_side, tray_side)
    return StageLayout(size, side, centre, spots, tray)


def _moon_places(size: QSizeF, side: float, count: int, name: QSizeF) -> list[QPointF]:
    """Rows of moons in the lower left corner, the lowest row first, each as long as the ring leaves room."""
    radius = side * MOON_RADIUS_OF_SIDE
    apart = max(radius * 2 + MARGIN, name.width() + MARGIN / 2)
    first = MARGIN + max(radius, name.width() / 2)
    place = QPointF(first, size.height() - MARGIN / 2 - name.height() * 1.2 - radius)
    clear = side * look().ring.outer_of_side + radius
    places: list[QPointF] = []
    for _ in range(count):
        away = math.hypot(place.x() - size.width() / 2, place.y() - size.height() / 2)
        if place.x() > first and away < clear:
            place = QPointF(first, place.y() - 2 * radius - name.height() * 1.2 - MARGIN / 2)
        places.append(place)
        place = place + QPointF(apart, 0)
    return places
