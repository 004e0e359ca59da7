"""Drawings that are made once and then only copied: pixmaps at the resolution of the screen they are shown on.

A board of 61 tiles holds thousands of small shapes; drawing them anew at every change would be felt on a large screen.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap, QTransform

# More than one full board in two states.
CAPACITY = 400
# Larger drawings are made at this half width and stretched: only a planet seen very close gets there.
FINEST = 1500


class Stamps:
    """A store of drawings by what they show and their size in device pixels; when full, the oldest is forgotten."""

    def __init__(self, capacity: int = CAPACITY) -> None:
        self._capacity = capacity
        self._drawn: dict[tuple[Hashable, int], QPixmap] = {}

    def __len__(self) -> int:
        return len(self._drawn)

    def clear(self) -> None:
        """Forget every drawing, as a new theme or map requires."""
        self._drawn.clear()

    def draw(
        self,
        painter: QPainter,
        key: Hashable,
        centre: QPointF,
        extent: float,
        paint: Callable[[QPainter], None],
        ground: QColor | None = None,
    ) -> None:
        """Show a drawing centred on a point; `paint` makes it, round the origin, within ±`extent` units.

        With an opaque `ground` nothing below the drawing shines through, and copying it costs a quarter. The copy is
        laid on whole device pixels, so that its edges stay as sharp as they were drawn.
        """
        scale = device_scale(painter)
        half = max(1, round(extent * scale))
        fine = min(half, FINEST)
        pixmap = self._drawn.get((key, fine))
        if pixmap is None:
            pixmap = _drawing(fine, fine / extent, paint, ground)
            if len(self._drawn) >= self._capacity:
                del self._drawn[next(iter(self._drawn))]
            self._drawn[key, fine] = pixmap
        on_device = painter.deviceTransform().map(centre)
        corner = QPointF(round(on_device.x()) - half, round(on_device.y()) - half)
        painter.save()
        # In device pixels the copy is a plain move of memory; through any scaling Qt would sample and soften it.
        painter.setWorldTransform(QTransform.fromTranslate(corner.x(), corner.y()) * _from_device(painter))
        painter.drawPixmap(QRectF(0, 0, 2 * half, 2 * half), pixmap, QRectF(pixmap.rect()))
        painter.restore()


def _from_device(painter: QPainter) -> QTransform:
    """The world transform under which the painter's coordinates are device pixels."""
    world = painter.worldTransform()
    return (world.inverted()[0] * painter.deviceTransform()).inverted()[0]


def device_scale(painter: QPainter) -> float:
    """How many device pixels one unit of the painter's coordinates covers; the board never turns or shears."""
    return max(0.05, abs(painter.deviceTransform().m11()))


def _drawing(half: int, scale: float, paint: Callable[[QPainter], None], ground: QColor | None) -> QPixmap:
    pixmap = QPixmap(QSize(2 * half, 2 * half))
    pixmap.fill(Qt.GlobalColor.transparent if ground is None else ground)
    painter = QPainter(pixmap)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    painter.translate(half, half)
    painter.scale(scale, scale)
    paint(painter)
    painter.end()
    return pixmap
