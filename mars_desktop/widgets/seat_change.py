"""How a seat's board goes from one row of figures to the next, and the sign on what changed last."""

from dataclasses import replace

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPen

from mars_desktop.widgets.lettering import tint
from mars_desktop.widgets.seat_face import SeatFace, Stock

_TICK = 4.0
_LINE = 1.4


def between(before: SeatFace, after: SeatFace, part: float) -> SeatFace:
    """The row on the way from one to the other, 0 to 1: all is as after, only the figures still count."""
    if len(before.stock) != len(after.stock):
        return after
    stock = tuple(
        Stock(new.icon, _count(old.units, new.units, part), _count(old.production, new.production, part), new.words)
        for old, new in zip(before.stock, after.stock, strict=True)
    )
    return replace(after, rating=_count(before.rating, after.rating, part), stock=stock)


def _count(before: int, after: int, part: float) -> int:
    return round(before + (after - before) * part)


def paint_changed(painter: QPainter, box: QRectF, grown: float) -> None:
    """Four corner ticks round what the last answer changed, as on the tiles of the last move."""
    painter.setPen(QPen(tint("ink"), _LINE * grown))
    tick = _TICK * grown
    for corner, x, y in (
        (box.topLeft(), 1, 1),
        (box.topRight(), -1, 1),
        (box.bottomLeft(), 1, -1),
        (box.bottomRight(), -1, -1),
    ):
        painter.drawPolyline([corner + QPointF(x * tick, 0), corner, corner + QPointF(0, y * tick)])
