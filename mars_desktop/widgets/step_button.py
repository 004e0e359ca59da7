"""Buttons that lead along a course: one step, a turn, a generation, back or forward, and the one that plays."""

from enum import Enum

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QWidget

from mars_desktop.theme.tokens import look
from mars_desktop.widgets.key_button import KeyButton
from mars_desktop.widgets.lettering import focus_ring, tint


class Sign(Enum):
    """What a button shows: so many arrows and a bar before them; minus for back."""

    GENERATION_BACK = (-2, True)
    TURN_BACK = (-2, False)
    BACK = (-1, False)
    PLAY = (1, False)
    PAUSE = (0, False)
    FORWARD = (1, False, "step")
    TURN_FORWARD = (2, False)
    GENERATION_FORWARD = (2, True)


class StepButton(KeyButton):
    """A button with a sign in place of words; `words` are its tip and what a screen reader says."""

    def __init__(self, sign: Sign, words: str, parent: QWidget | None = None, *, lit: bool = False) -> None:
        super().__init__(parent)
        self._lit = lit
        self._text_size = 100
        self._sign = sign
        self.show_sign(sign, words)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def show_sign(self, sign: Sign, words: str) -> None:
        """Bear another sign."""
        self._sign = sign
        self.setToolTip(words)
        self.setAccessibleName(words)
        self.update()

    def set_text_size(self, text_size: int) -> None:
        """Grow with the words, in percent."""
        self._text_size = text_size
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        """A square, wider for the lit one."""
        side = round(max(look().size.hit_min, 34 * self._text_size / 100))
        return QSize(round(side * 1.5) if self._lit else side, side)

    def minimumSizeHint(self) -> QSize:
        """Never smaller."""
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the button with its sign."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        corner, line = look().size.radius.chip, look().size.line
        hovered = self.isEnabled() and (self.underMouse() or self.isDown())
        if self._lit:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(tint("accent"))
        else:
            painter.setPen(QPen(tint("accent" if hovered else "edge"), line.emphasis if hovered else line.control))
            painter.setBrush(tint("line" if self.isDown() else "raised"))
        if not self.isEnabled():
            painter.setPen(QPen(tint("edge"), line.hair, Qt.PenStyle.DashLine))
            painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(box, corner, corner)
        ink = tint("onaccent") if self._lit and self.isEnabled() else tint("ink" if self.isEnabled() else "ink3")
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(ink)
        self._paint_sign(painter, box.center(), self.height() * 0.13)
        if self.hasFocus():
            focus_ring(painter, QRectF(self.rect()))
        painter.end()

    def _paint_sign(self, painter: QPainter, middle: QPointF, unit: float) -> None:
        arrows, barred = self._sign.value[0], self._sign.value[1]
        if not arrows:
            for x in (-1.3, 0.4):
                painter.drawRect(QRectF(middle.x() + x * unit, middle.y() - 1.6 * unit, 0.9 * unit, 3.2 * unit))
            return
        way = 1 if arrows > 0 else -1
        width = 1.8 * unit
        x = middle.x() - way * abs(arrows) * width / 2
        for arrow in range(abs(arrows)):
            foot = x + way * arrow * width
            painter.drawPolygon(
                QPolygonF(
                    [
                        QPointF(foot, middle.y() - 1.7 * unit),
                        QPointF(foot + way * width, middle.y()),
                        QPointF(foot, middle.y() + 1.7 * unit),
                    ]
                )
            )
        single = self._sign in (Sign.BACK, Sign.FORWARD)
        if barred or single:
            # A bar before the tip stops at the next generation; one behind it takes a single step.
            at = x + way * abs(arrows) * width if barred else x - way * unit
            painter.drawRect(QRectF(at - 0.35 * unit, middle.y() - 1.7 * unit, 0.7 * unit, 3.4 * unit))
