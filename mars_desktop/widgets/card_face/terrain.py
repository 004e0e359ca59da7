"""Each card's own terrain: contour lines grown from the letters of its id, the same on every machine."""

import math
import random
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

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
    painter.save()
    painter.setClipRect(plate, Qt.ClipOperation.IntersectClip)
    painter.translate(plate.topLeft())
    painter.scale(plate.width(), plate.width())
    for path, width in zip(contours(card), (1.0, 1.7), strict=True):
        pen = QPen(color, width)
        pen.setCosmetic(True)
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(path)
    painter.restore()
