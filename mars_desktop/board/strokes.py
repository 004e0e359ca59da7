"""The pens and cased icons with which the whole board is drawn."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from mars_desktop.theme.icons import FIELD, icon_names, icon_path, paint_icon

STAND_IN = "anytile"


def round_pen(colour: QColor, width: float) -> QPen:
    """A pen whose corners and ends are round."""
    return QPen(colour, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)


def dashed_pen(colour: QColor, width: float, dash: float = 3.0, gap: float = 2.4) -> QPen:
    """A pen of dashes with square ends, lengths in widths of the line."""
    pen = QPen(colour, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap, Qt.PenJoinStyle.RoundJoin)
    pen.setDashPattern([dash, gap])
    return pen


def tinted(colour: QColor, alpha: float) -> QColor:
    """The colour with another opacity, 0 to 1."""
    result = QColor(colour)
    result.setAlphaF(max(0.0, min(1.0, alpha)))
    return result


def blended(one: QColor, other: QColor, part: float) -> QColor:
    """The opaque colour between two, `part` of the way to the other."""
    return QColor(
        round(one.red() + (other.red() - one.red()) * part),
        round(one.green() + (other.green() - one.green()) * part),
        round(one.blue() + (other.blue() - one.blue()) * part),
    )


def paint_glyph(
    painter: QPainter, name: str, rect: QRectF, colour: QColor, halo: QColor | None = None, casing: float = 1.3
) -> None:
    """Paint an icon, with a casing of the given width in units where a halo is wanted.

    A name without a drawing is shown as the general sign for a tile: content of a pack may be newer than the icons.
    """
    known = name if name in icon_names() else STAND_IN
    if halo is not None:
        side = min(rect.width(), rect.height())
        painter.save()
        painter.translate(rect.center() - QPointF(side / 2, side / 2))
        painter.scale(side / FIELD, side / FIELD)
        path = icon_path(known)
        painter.setPen(round_pen(halo, casing * 2 * FIELD / side))
        painter.setBrush(halo)
        painter.drawPath(path)
        painter.restore()
    paint_icon(painter, known, rect, colour)
