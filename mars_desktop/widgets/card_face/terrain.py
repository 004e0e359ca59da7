"""Each card's own terrain: contour lines grown from the letters of its id, the same on every machine."""

import math
import random
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap

_LINES = 17
_CORNERS = 64
_BOLD_EVERY = 4


@lru_cache(maxsize=512)
def contours(card: str) -> tuple[QPainterPath, QPainterPath]:
    """The thin and the bold contour lines of a card on a plate one unit wide, round a peak somewhere on it."""
    # A seed of text is hashed by its letters, so the terrain does not change from run to run.
    dice = random.Random(card)
    peak = QPointF(dice.uniform(0.15, 0.85), dice.uniform(0.05, 0.45))
    waves = [(n, dice.uniform(0, math.tau), dice.uniform(0.05, 0.17) / (n - 1)) for n in range(2, 7)]
    thin, bold = QPainterPath(), QPainterPath()
    for line in range(1, _LINES + 1):
        path = bold if line % _BOLD_EVERY == 0 else thin
        for corner in range(_CORNERS + 1):
            angle = math.tau * corner / _CORNERS
            swell = sum(size * math.sin(n * angle + turn + line * 0.045 * n) for n, turn, size in waves)
            reach = line * 0.062 * (1 + swell)
            point = peak + QPointF(1.15 * reach * math.cos(angle), 0.86 * reach * math.sin(angle))
            if corner:
                path.lineTo(point)
            else:
                path.moveTo(point)
    return thin, bold


def paint_terrain(painter: QPainter, card: str, plate: QRectF, color: QColor) -> None:
    """The contour lines of a card in a translucent colour, cut to its plate."""
    size = plate.size().toSize()
    if not size.isEmpty():
        # sharp on a fine screen, and where the whole picture is drawn enlarged
        ratio = painter.device().devicePixelRatioF() * max(1.0, round(painter.transform().m11(), 2))
        painter.drawPixmap(plate.topLeft(), _picture(card, size.width(), size.height(), color.rgba(), ratio))


@lru_cache(maxsize=256)
def _picture(card: str, width: int, height: int, rgba: int, ratio: float) -> QPixmap:
    """The terrain of a plate, kept because a thousand points take longer than all the rest of a card."""
    picture = QPixmap(round(width * ratio), round(height * ratio))
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(width, width)
    for path, line in zip(contours(card), (1.0, 1.7), strict=True):
        painter.setPen(QPen(QColor.fromRgba(rgba), line / width))
        painter.drawPath(path)
    painter.end()
    return picture
