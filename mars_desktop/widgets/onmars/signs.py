"""Prices and needs as signs with their figures."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter

from mars_desktop.models.onmars.board_rows import GlyphRow
from mars_desktop.theme.application import current_theme
from mars_desktop.theme.icons import icon_color, paint_icon
from mars_desktop.widgets.lettering import face, tint, write


def paint_glyphs(painter: QPainter, glyphs: Sequence[GlyphRow], at: QPointF, text_size: int) -> None:
    """Signs with their figures that end at a point of a baseline."""
    used = face("body", text_size, 600)
    side, x = 0.16 * text_size, at.x()
    for glyph in reversed(glyphs):
        box = QRectF(x - side, at.y() - side * 0.85, side, side)
        paint_icon(painter, glyph.icon, box, icon_color(current_theme(), glyph.icon))
        figure = QPointF(x - side - 0.03 * text_size, at.y())
        x = figure.x() - write(painter, figure, str(glyph.count), used, tint("ink"), Qt.AlignmentFlag.AlignRight)
        x -= 0.08 * text_size
