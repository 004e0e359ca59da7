"""One answer as the screen offers it, and the button that gives it."""

from dataclasses import dataclass

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QEnterEvent, QFocusEvent, QFont, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from mars_desktop.theme.application import current_theme
from mars_desktop.theme.color_tokens import Seat
from mars_desktop.theme.icons import icon_color, paint_icon
from mars_desktop.theme.seat_mark import paint_seat_mark
from mars_desktop.theme.tokens import look
from mars_desktop.widgets.key_button import KeyButton
from mars_desktop.widgets.lettering import advance, face, focus_ring, tint, write


@dataclass(frozen=True, slots=True)
class Answer:
    """Something that may be answered, or could be if nothing stood in the way.

    `id` is what the page is told when it is given. `label` names it in a few words, `detail` says what it does
    and costs. `reason` says why it is not possible now, `warning` what would be wasted. `more` marks an
    answer that only opens a list of further ones, `quiet` one behind which nothing is possible.
    """

    id: str
    label: str
    icon: str = ""
    mark: Seat | None = None
    detail: str = ""
    reason: str = ""
    warning: str = ""
    more: bool = False
    quiet: bool = False

    @property
    def possible(self) -> bool:
        """Nothing stands in the way."""
        return not self.reason

    @property
    def spoken(self) -> str:
        """The whole answer in words."""
        parts = (self.label, self.detail, self.reason, self.warning)
        return ". ".join(part.rstrip(".") for part in parts if part)

    @property
    def remark(self) -> str:
        """What has to be known before giving it: why not, or what is wasted, or what it does."""
        return self.reason or self.warning or self.detail


class AnswerButton(KeyButton):
    """A button for one answer. One that is not possible can still be reached, and says why when it is.

    The `lit` button is the one most likely meant; a `flat` one has no outline.

    `told` carries the answer when pointer or keyboard come to it, and None when they leave.
    """

    told = Signal(object)

    def __init__(
        self,
        answer: Answer,
        text_size: int,
        parent: QWidget | None = None,
        *,
        lit: bool = False,
        flat: bool = False,
    ) -> None:
        super().__init__(parent)
        self._text_size = text_size
        self._lit = lit
        self._flat = flat
        self._narrow = False
        self.show_answer(answer)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def set_narrow(self, narrow: bool) -> None:
        """Take less room for the same words."""
        if narrow != self._narrow:
            self._narrow = narrow
            self.updateGeometry()
            self.update()

    def _face(self) -> QFont:
        return face("caption" if self._narrow else "body", self._text_size, 500)

    def show_answer(self, answer: Answer) -> None:
        """Stand for this answer from now on."""
        self.answer = answer
        self.setText(answer.label)
        self.setToolTip(answer.remark)
        self.setAccessibleName(answer.label)
        self.setAccessibleDescription(answer.remark)
        self.updateGeometry()
        self.update()

    def set_text_size(self, text_size: int) -> None:
        """Write at this size, in percent."""
        self._text_size = text_size
        self.updateGeometry()
        self.update()

    def _px(self, length: float) -> float:
        return length * self._text_size / 100

    def sizeHint(self) -> QSize:
        """Room for the mark, the icon and the words."""
        sides = self._px(12 if self._narrow or not self.answer.label else 22)
        least = look().size.hit_min
        return QSize(round(max(least, self._content_width() + sides)), round(max(least, self._px(32))))

    def minimumSizeHint(self) -> QSize:
        """Words are never cut."""
        return self.sizeHint()

    def _content_width(self) -> float:
        answer = self.answer
        width = advance(answer.label, self._face())
        if answer.icon:
            width += self._px(15 + 6)
        if answer.mark is not None:
            width += self._px(14 + (6 if answer.label else 0))
        if answer.more:
            width += self._px(14)
        if answer.warning and answer.possible:
            width += self._px(14)
        return width

    def enterEvent(self, event: QEnterEvent) -> None:
        """The pointer came."""
        super().enterEvent(event)
        self.told.emit(self.answer)

    def leaveEvent(self, event: QEvent) -> None:
        """The pointer left."""
        super().leaveEvent(event)
        self.told.emit(None)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """The keyboard came."""
        super().focusInEvent(event)
        self.told.emit(self.answer)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """The keyboard left."""
        super().focusOutEvent(event)
        self.told.emit(None)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the button."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        answer, px, line = self.answer, self._px, look().size.line
        box = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        corner = look().size.radius.chip
        hovered = self.underMouse() or self.isDown()
        if self._flat:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(tint("raised") if hovered else Qt.BrushStyle.NoBrush)
        elif not answer.possible:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(tint("ink2" if hovered else "edge"), line.hair, Qt.PenStyle.DashLine))
        elif self._lit:
            painter.setBrush(tint("accent"))
            painter.setPen(Qt.PenStyle.NoPen)
        else:
            painter.setBrush(tint("line" if self.isDown() else "raised"))
            painter.setPen(QPen(tint("accent" if hovered else "edge"), line.emphasis if hovered else line.control))
        painter.drawRoundedRect(box, corner, corner)
        faint = not answer.possible or answer.quiet
        ink = tint("ink3") if faint else tint("onaccent") if self._lit else tint("ink")
        x = (self.width() - self._content_width()) / 2
        middle = self.height() / 2
        if answer.mark is not None:
            paint_seat_mark(painter, answer.mark, QPointF(x + px(7), middle), px(6))
            x += px(14 + 6)
        if answer.icon:
            colour = ink if self._lit or faint else icon_color(current_theme(), answer.icon)
            paint_icon(painter, answer.icon, QRectF(x, middle - px(7.5), px(15), px(15)), colour)
            x += px(15 + 6)
        used = self._face()
        x += write(painter, QPointF(x, middle + used.pixelSize() * 0.35), answer.label, used, ink)
        if answer.more:
            painter.setPen(QPen(ink, px(1.6)))
            tip = QPointF(x + px(10), middle + px(2))
            painter.drawPolyline([tip + QPointF(-px(4), -px(4)), tip, tip + QPointF(px(4), -px(4))])
        elif answer.warning and answer.possible:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(ink if self._lit else tint("warn"))
            painter.drawEllipse(QPointF(x + px(10), middle), px(3.5), px(3.5))
        if self._flat and self.isChecked():
            painter.fillRect(QRectF(px(6), self.height() - px(4), self.width() - px(12), px(2)), tint("accent"))
        if self.hasFocus():
            focus_ring(painter, QRectF(self.rect()))
        painter.end()
