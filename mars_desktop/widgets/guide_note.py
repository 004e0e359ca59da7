"""A calm note at the side: what is asked now, in a few sentences, and how to be rid of it."""

from dataclasses import dataclass
from html import escape

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QLabel, QWidget

from mars_desktop.theme.tokens import look
from mars_desktop.widgets.answer import Answer, AnswerButton
from mars_desktop.widgets.lettering import face, tint

_SIDE = 14
_POINTER = 8
HIDE, MORE, STOP = "hide", "more", "stop"


@dataclass(frozen=True, slots=True)
class Advice:
    """A heading and paragraphs, each with the word that it begins with, which may be empty."""

    title: str
    paragraphs: tuple[tuple[str, str], ...]


class GuideNote(QWidget):
    """Shows advice. `hidden_for_now`, `more_wanted` and `stopped` come from its buttons; it never takes the keyboard.

    `points_at` is the height at which its left edge points at what it is about, None for nowhere.
    """

    hidden_for_now = Signal()
    more_wanted = Signal()
    stopped = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._advice = Advice("", ())
        self._text_size, self._dense = 100, False
        self._pointer: int | None = None
        self._title = QLabel(self)
        self._text = QLabel(self)
        for label in (self._title, self._text):
            label.setWordWrap(True)
            label.setAlignment(Qt.AlignmentFlag.AlignTop)
        self._title.setTextFormat(Qt.TextFormat.PlainText)
        self._text.setTextFormat(Qt.TextFormat.RichText)
        self._buttons = {
            answer.id: AnswerButton(answer, 100, self, flat=True)
            for answer in (
                Answer(HIDE, self.tr("Hide"), detail=self.tr("Hide this note (Esc)")),
                Answer(MORE, self.tr("More"), detail=self.tr("Look it up in the glossary")),
                Answer(STOP, self.tr("No guide"), detail=self.tr("Turn the guide off; the settings turn it on again")),
            )
        }
        for name, signal in ((HIDE, self.hidden_for_now), (MORE, self.more_wanted), (STOP, self.stopped)):
            self._buttons[name].clicked.connect(signal)
        self.hide()

    @property
    def advice(self) -> Advice:
        """What is said."""
        return self._advice

    def button(self, name: str) -> AnswerButton:
        """One of the buttons `HIDE`, `MORE` and `STOP`."""
        return self._buttons[name]

    def show_advice(self, advice: Advice) -> None:
        """Say this from now on."""
        self._advice = advice
        self._dress()

    def set_type(self, text_size: int, *, dense: bool = False) -> None:
        """Write at this size, in percent; `dense` in the narrower type, where room is short."""
        if (text_size, dense) == (self._text_size, self._dense):
            return
        self._text_size, self._dense = text_size, dense
        for button in self._buttons.values():
            button.set_text_size(text_size)
        self._dress()

    def point_at(self, y: int | None) -> None:
        """Point from the left edge at this height."""
        self._pointer = y
        self.update()

    def height_for(self, width: int) -> int:
        """The height in which nothing is cut, at a width."""
        inner = self._inner(width)
        title, text = self._title.heightForWidth(inner), self._text.heightForWidth(inner)
        return round(self._px(12)) * 2 + title + round(self._px(6)) + text + round(self._px(6)) + self._row()

    def _px(self, length: float) -> float:
        return length * self._text_size / 100

    def _inner(self, width: int) -> int:
        return width - 2 * _SIDE - _POINTER

    def _row(self) -> int:
        return max(button.sizeHint().height() for button in self._buttons.values())

    def _dress(self) -> None:
        advice, ink, soft = self._advice, tint("ink").name(), tint("ink2").name()
        self._title.setFont(face("label", self._text_size))
        self._text.setFont(face("caption" if self._dense else "body", self._text_size))
        self._title.setText(advice.title)
        self._text.setText(
            "".join(
                f'<p style="margin-top:0; margin-bottom:6px; color:{ink}">'
                + (f'<span style="color:{soft}">{escape(word)}</span> ' if word else "")
                + f"{escape(said)}</p>"
                for word, said in advice.paragraphs
            )
        )
        self.setAccessibleName(
            ". ".join((advice.title, *(f"{word} {said}".strip() for word, said in advice.paragraphs)))
        )
        self._lay_out()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Place the words anew."""
        super().resizeEvent(event)
        self._lay_out()

    def changeEvent(self, event: QEvent) -> None:
        """Take on another theme."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.PaletteChange and self._advice.title:
            self._dress()

    def _lay_out(self) -> None:
        inner, x = self._inner(self.width()), _SIDE + _POINTER
        y = round(self._px(12))
        title = self._title.heightForWidth(inner)
        self._title.setGeometry(x, y, inner, title)
        y += title + round(self._px(6))
        row = self._row()
        bottom = self.height() - round(self._px(8))
        self._text.setGeometry(x, y, inner, max(1, bottom - row - y))
        left = x - round(self._px(8))
        for narrow in (False, True):
            for button in self._buttons.values():
                button.set_narrow(narrow)
            if left + sum(button.sizeHint().width() for button in self._buttons.values()) <= self.width():
                break
        for button in self._buttons.values():
            size = button.sizeHint()
            button.setGeometry(left, bottom - row, size.width(), row)
            left += size.width()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the plate, and the tip that points at the decision."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        corner = look().size.radius.popup
        plate = QPainterPath()
        plate.addRoundedRect(QRectF(self.rect()).adjusted(_POINTER + 0.75, 0.75, -0.75, -0.75), corner, corner)
        if self._pointer is not None:
            y = float(max(corner + _POINTER, min(self._pointer, self.height() - corner - _POINTER)))
            tip = QPainterPath(QPointF(1, y))
            tip.lineTo(_POINTER + 1.5, y - _POINTER)
            tip.lineTo(_POINTER + 1.5, y + _POINTER)
            tip.closeSubpath()
            plate = plate.united(tip)
        painter.setPen(QPen(tint("edge"), look().size.line.control))
        painter.setBrush(tint("raised"))
        painter.drawPath(plate)
        painter.end()
