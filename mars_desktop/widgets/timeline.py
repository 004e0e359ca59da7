"""A slider along the whole course of a game, with a tick where each generation begins."""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen, QWheelEvent
from PySide6.QtWidgets import QSlider, QWidget

from mars_desktop.theme.tokens import look
from mars_desktop.widgets.lettering import advance, face, tint, write

_SIDE = 12
_KNOB = 8


class Tick(NamedTuple):
    """A mark on the way, with the words that stand below it."""

    at: int
    words: str


class Timeline(QSlider):
    """The way from the first moment to the last. A press anywhere goes there; keys are left to the page.

    Ticks too near their neighbour on the left stand without words.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self._ticks: tuple[Tick, ...] = ()
        self._text_size = 100
        self.setMouseTracking(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def show_way(self, last: int, ticks: Sequence[Tick]) -> None:
        """Show a way of that length."""
        self._ticks = tuple(ticks)
        self.setRange(0, last)
        self.update()

    def set_text_size(self, text_size: int) -> None:
        """Write at this size, in percent."""
        self._text_size = text_size
        self.updateGeometry()
        self.update()

    def _px(self, length: float) -> float:
        return length * self._text_size / 100

    def sizeHint(self) -> QSize:
        """Room for the knob and the words below it."""
        return QSize(320, round(max(look().size.hit_min, self._px(44))))

    def minimumSizeHint(self) -> QSize:
        """As high as it wants to be."""
        return QSize(160, self.sizeHint().height())

    def x_of(self, value: int) -> float:
        """Where a moment stands."""
        span = max(1, self.maximum() - self.minimum())
        return _SIDE + (value - self.minimum()) / span * (self.width() - 2 * _SIDE)

    def _value_at(self, x: float) -> int:
        span = self.maximum() - self.minimum()
        part = (x - _SIDE) / max(1, self.width() - 2 * _SIDE)
        return self.minimum() + round(max(0.0, min(1.0, part)) * span)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Go where the press was."""
        if event.button() is Qt.MouseButton.LeftButton:
            self.setSliderDown(True)
            self.setValue(self._value_at(event.position().x()))
            event.accept()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Follow the pointer while it is pressed."""
        if self.isSliderDown():
            self.setValue(self._value_at(event.position().x()))
        event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Stay there."""
        self.setSliderDown(False)
        event.accept()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """One moment for each notch."""
        turns = round(event.angleDelta().y() / 120)
        self.setValue(self.value() - turns)
        event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """The page knows what the keys mean."""
        event.ignore()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the way, the part behind, the ticks and the knob."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        middle = self._px(15)
        here = self.x_of(self.value())
        painter.setPen(Qt.PenStyle.NoPen)
        for left, right, ink, thick in (
            (float(_SIDE), self.width() - float(_SIDE), "edge", 2.0),
            (float(_SIDE), here, "accent", 4.0),
        ):
            painter.setBrush(tint(ink))
            painter.drawRoundedRect(QRectF(left, middle - thick / 2, max(0.0, right - left), thick), thick, thick)
        self._paint_ticks(painter, middle)
        painter.setPen(QPen(tint("ground"), 2))
        painter.setBrush(tint("accent"))
        painter.drawEllipse(QPointF(here, middle), self._px(_KNOB), self._px(_KNOB))
        if self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(tint("accent"), look().size.focus.width))
            reach = self._px(_KNOB) + 4
            painter.drawEllipse(QPointF(here, middle), reach, reach)
        painter.end()

    def _paint_ticks(self, painter: QPainter, middle: float) -> None:
        used = face("caption", self._text_size)
        free = 0.0
        for tick in self._ticks:
            x = self.x_of(tick.at)
            painter.fillRect(QRectF(x - 0.75, middle - self._px(7), 1.5, self._px(14)), tint("ink2"))
            width = advance(tick.words, used)
            left = max(0.0, min(x - width / 2, self.width() - width))
            if left < free:
                continue
            ink = tint("ink" if tick.at <= self.value() else "ink2")
            write(painter, QPointF(left, middle + self._px(25)), tick.words, used, ink)
            free = left + width + self._px(8)
