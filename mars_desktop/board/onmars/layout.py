"""Where everything stands on the board of On Mars: pure geometry in scene units.

One scene unit is one device-independent pixel of a board that is not zoomed. Above is the band with the spaces of the
turn order and the Shuttle line, below it the plate with the hexes; its free corners hold the tray (lower left), the
Rovers that wait for their first move (lower right) and the note on a hovered place (upper corners).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainterPath

from mars_desktop.board.layout import ROOT3, SMALLEST_SIDE, Outline, Spot, flat_hex_path, spot_under
from mars_desktop.models.onmars.board_rows import SHUTTLE_SPACES, HexRow, Side, waiting_id

MARGIN = 10.0
GAP = 4.0
# How far the plate reaches beyond its hexes, and how thick it is, in hex sides.
RIM = 0.32
WALL = 0.34
LEAST_SPACE, LARGEST_SPACE = 32.0, 44.0
SPACE_OF_WIDTH = 0.056
SPACE_PITCH = 1.2
STOP_OF_SPACE = 0.27
TRAY_OF_SIDE = 2.3
WAITING_OF_SIDE = 1.3
LEAST_HIT = 32.0
SPACES_ON_A_SIDE = 4
CORNER_OF_BOX = 0.36
# Where the corners of the stage are free of the plate: beyond these many hex sides from its middle.
FREE_ACROSS, FREE_DOWN = 6.7, 5.5


@dataclass(frozen=True, slots=True)
class HexSpot(Spot):
    """A hex that lies on an edge."""

    @property
    def outline(self) -> Outline:
        """A hex on an edge."""
        return flat_hex_path

    def contains(self, point: QPointF) -> bool:
        """Whether the point lies in the hex."""
        x = abs(point.x() - self.centre.x()) / self.side
        y = abs(point.y() - self.centre.y()) / self.side
        return y <= ROOT3 / 2 and x <= 1 - y / ROOT3


@dataclass(frozen=True, slots=True)
class BoxSpot(Spot):
    """A square place beside the hexes; `side` is half of its width."""

    @property
    def outline(self) -> Outline:
        """A square with round corners."""
        return box_path

    def contains(self, point: QPointF) -> bool:
        """Whether the point lies in the square."""
        away = point - self.centre
        return max(abs(away.x()), abs(away.y())) <= self.side


def box_path(side: float) -> QPainterPath:
    """A square with round corners round the origin, twice `side` wide."""
    path = QPainterPath()
    path.addRoundedRect(QRectF(-side, -side, 2 * side, 2 * side), side * CORNER_OF_BOX, side * CORNER_OF_BOX)
    return path


@dataclass(frozen=True, slots=True)
class ColonyLayout:
    """The stage divided.

    `side` is that of the hexes, `centre` where the hex (0, 0) lies, `stops` are the ten spaces of the Shuttle line from
    left to right with their radius, `caption` the base line of the words above, `corners` the room for notes.
    """

    size: QSizeF
    side: float
    centre: QPointF
    spots: dict[str, Spot]
    tray: QRectF
    stops: tuple[QPointF, ...]
    stop_radius: float
    caption: float
    corners: tuple[QRectF, QRectF]

    def spot_at(self, point: QPointF) -> Spot | None:
        """The place under a point of the scene, if any."""
        return spot_under(self.spots.values(), point)

    def stop(self, side: Side, space: int) -> QPointF:
        """Where a space of the Shuttle line is: 5 to 1 in Orbit, then 1 to 5 in the Colony."""
        return self.stops[SHUTTLE_SPACES - space if side == "orbit" else SHUTTLE_SPACES + space - 1]


def flat_centre(q: int, r: int, side: float) -> QPointF:
    """The centre of a hex that lies on an edge, the hex (0, 0) being at the origin."""
    return QPointF(1.5 * side * q, ROOT3 * side * (r + q / 2))


def lay_out(size: QSizeF, hexes: Sequence[HexRow], waiting: Iterable[int], line: float) -> ColonyLayout:
    """Divide a stage; `line` is the height of a line of small words."""
    box = max(LEAST_SPACE, min(LARGEST_SPACE, size.width() * SPACE_OF_WIDTH))
    middle = GAP + line + GAP + box / 2
    band = middle + box / 2 + line + GAP
    spaces = _spaces(size.width(), middle, box)
    left, right = (spaces[name].centre.x() for name in ("4", "5"))
    radius = box * STOP_OF_SPACE
    first, last = left + box / 2 + radius * 2.2, right - box / 2 - radius * 2.2
    count = 2 * SHUTTLE_SPACES
    stops = tuple(QPointF(first + (last - first) * k / (count - 1), middle) for k in range(count))

    room = QRectF(0, band, size.width(), max(1.0, size.height() - band))
    across, up, down = _reach(hexes)
    side = min((room.width() - 2 * GAP) / (2 * across), (room.height() - 2 * GAP) / (up + down + WALL))
    side = max(SMALLEST_SIDE, side)
    free = room.height() - side * (up + down + WALL)
    centre = QPointF(size.width() / 2, room.top() + free / 2 + side * up)
    spots: dict[str, Spot] = dict(spaces)
    for cell in hexes:
        spots[cell.name] = HexSpot(cell.name, centre + flat_centre(cell.q, cell.r, side), side)
    spots |= _waiting(size, side, tuple(waiting))
    tray = max(LEAST_HIT, side * TRAY_OF_SIDE)
    width = max(1.0, centre.x() - side * FREE_ACROSS - MARGIN)
    height = max(1.0, centre.y() - side * FREE_DOWN - room.top() - GAP)
    return ColonyLayout(
        size,
        side,
        centre,
        spots,
        QRectF(MARGIN, size.height() - MARGIN - tray, tray, tray),
        stops,
        radius,
        GAP + line * 0.8,
        (
            QRectF(MARGIN, room.top() + GAP, width, height),
            QRectF(size.width() - MARGIN - width, room.top() + GAP, width, height),
        ),
    )


def _spaces(width: float, middle: float, box: float) -> dict[str, Spot]:
    """The eight spaces of the turn order: 1 to 4 from the left edge, 5 to 8 up to the right one."""
    spots: dict[str, Spot] = {}
    pitch = box * SPACE_PITCH
    for k in range(SPACES_ON_A_SIDE):
        x = MARGIN + box / 2 + k * pitch
        for number, place in ((k + 1, x), (2 * SPACES_ON_A_SIDE - k, width - x)):
            spots[str(number)] = BoxSpot(str(number), QPointF(place, middle), box / 2)
    return spots


def _reach(hexes: Sequence[HexRow]) -> tuple[float, float, float]:
    """How far the plate reaches to either side, up and down from the hex (0, 0), in hex sides."""
    centres = [flat_centre(cell.q, cell.r, 1.0) for cell in hexes] or [QPointF()]
    edge = 1 + RIM
    return (
        max(abs(at.x()) for at in centres) + edge,
        max(-at.y() for at in centres) + edge * ROOT3 / 2,
        max(at.y() for at in centres) + edge * ROOT3 / 2,
    )


def _waiting(size: QSizeF, side: float, seats: Sequence[int]) -> dict[str, Spot]:
    """A row of Rovers in the lower right corner."""
    box = max(LEAST_HIT, side * WAITING_OF_SIDE)
    y = size.height() - MARGIN - box / 2
    places: dict[str, Spot] = {}
    for k, seat in enumerate(seats):
        x = size.width() - MARGIN - box / 2 - (len(seats) - 1 - k) * (box + GAP)
        name = waiting_id(seat)
        places[name] = BoxSpot(name, QPointF(x, y), box / 2)
    return places
