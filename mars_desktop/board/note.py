"""Where the note on the hovered hex stands: in the right margin of a wide stage, level with the hex."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF

from mars_desktop.board.layout import MARGIN, Spot, StageLayout
from mars_desktop.theme.fonts import font
from mars_desktop.theme.tokens import look

PADDING = 12.0
WIDEST = 240.0
TITLE_GAP = 4.0


def note_box(
    layout: StageLayout, spot: Spot, words: str, text_size: int, corner_height: float
) -> tuple[QRectF, QPointF]:
    """The box for some words about a place, and where the line to it begins; corner blocks of words stay free."""
    edge = layout.centre.x() + layout.side * look().ring.outer_of_side
    right = layout.size.width() - MARGIN
    width = min(WIDEST * text_size / 100, right - edge + MARGIN * 2)
    height = note_height(words, width, text_size)
    top, bottom = corner_height + 2 * MARGIN, layout.size.height() - corner_height - 2 * MARGIN - height
    box = QRectF(right - width, max(top, min(bottom, spot.centre.y() - height / 2)), width, height)
    return box, spot.centre + QPointF(spot.side * 0.75, 0)


def note_height(words: str, width: float, text_size: int) -> float:
    """The height of a note of this width, its padding included; the first line of its words is a title."""
    title, _, rest = words.partition("\n")
    height = _height(title, "label", width, text_size) + 2 * PADDING
    return height + TITLE_GAP + _height(rest, "body", width, text_size) if rest else height


def _height(words: str, style: str, width: float, text_size: int) -> float:
    face = font("label" if style == "label" else "body", text_size)
    room = QRectF(0, 0, width - 2 * PADDING, 10_000)
    flags = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft
    return QFontMetricsF(face).boundingRect(room, flags, words).height()
