"""A seat's mark: its shape in its colour, with a light line and then a dark one round it.

The shape tells seats apart without colour, the two lines keep the mark visible on any ground.
"""

from functools import cache, lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPainterPath, QPen, QPixmap, QPolygonF

from mars_desktop.theme.color_tokens import Seat
from mars_desktop.theme.token_values import SeatShape
from mars_desktop.theme.tokens import look

_FARTHEST = 1.14
"""Reach of the farthest point of any shape (the diamond's tips), in radii."""

_RATIOS = (1.0, 1.25, 1.5, 2.0, 3.0)


@cache
def seat_path(shape: SeatShape) -> QPainterPath:
    """The outline of a shape of radius 1 round the origin; all look equally large. Do not change the path."""
    path = QPainterPath()
    match shape:
        case "circle":
            path.addEllipse(QPointF(0, 0), 0.92, 0.92)
        case "square":
            path.addRoundedRect(QRectF(-0.82, -0.82, 1.64, 1.64), 0.12, 0.12)
        case "triangle":
            path.addPolygon(_polygon((0, -1.02), (1.06, 0.82), (-1.06, 0.82)))
        case "diamond":
            path.addPolygon(_polygon((0, -_FARTHEST), (1, 0), (0, _FARTHEST), (-1, 0)))
        case "cross":
            arm = 0.36
            corners = [(-arm, -1), (arm, -1), (arm, -arm), (1, -arm), (1, arm), (arm, arm)]
            path.addPolygon(_polygon(*corners, *((-x, -y) for x, y in corners)))
    path.closeSubpath()
    return path


def paint_seat_mark(painter: QPainter, seat: Seat, center: QPointF, radius: float) -> None:
    """Paint a mark with its lines, which reach beyond `radius`; the painter is left as it was."""
    tokens = look().seat_mark
    path = seat_path(seat.shape)
    # Lines thinner than a pixel would melt into the fill. Half of each stroke lies under the fill.
    least = 1 / radius
    inner = max(tokens.inner_width_of_radius, least)
    outer = max(tokens.outer_width_of_radius, 2 * least)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(center)
    painter.scale(radius, radius)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for line, width in ((tokens.outer_line, outer), (tokens.inner_line, inner)):
        painter.setPen(
            QPen(QColor(line), 2 * width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)
        )
        painter.drawPath(path)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(seat.fill))
    painter.drawPath(path)
    painter.restore()


def paint_seat_mark_in(painter: QPainter, seat: Seat, rect: QRectF) -> None:
    """Paint a mark as large as fits in the middle of `rect`, lines included."""
    side = min(rect.width(), rect.height())
    share = look().seat_mark.outer_width_of_radius
    # The casing is a share of the radius, or two pixels where that share would be less.
    radius = min(side / 2 / (_FARTHEST + share), (side / 2 - 2) / _FARTHEST)
    paint_seat_mark(painter, seat, rect.center(), radius)


@lru_cache(maxsize=64)
def seat_icon(seat: Seat, size: int) -> QIcon:
    """A mark as an icon for buttons and item views, `size` logical pixels square (8 or more)."""
    made = QIcon()
    for ratio in _RATIOS:
        pixmap = QPixmap(round(size * ratio), round(size * ratio))
        pixmap.setDevicePixelRatio(ratio)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        paint_seat_mark_in(painter, seat, QRectF(0, 0, size, size))
        painter.end()
        made.addPixmap(pixmap)
    return made


def _polygon(*points: tuple[float, float]) -> QPolygonF:
    return QPolygonF([QPointF(x, y) for x, y in points])
