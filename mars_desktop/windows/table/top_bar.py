"""The top bar: generation and map, the order of turns, undo, redo and the menu."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from mars_desktop.widgets.answer import Answer, AnswerButton
from mars_desktop.widgets.lettering import advance, face, hairline, tint, write
from mars_desktop.widgets.turn_order import Turn, TurnOrder
from mars_desktop.windows.words import tr

RESET, UNDO, REDO, MENU, ABOUT = "reset", "undo", "redo", "menu", "about"


class TopBar(QWidget):
    """`undo_asked` and `redo_asked` come whether or not that is possible: whoever hears them knows the reason."""

    reset_asked = Signal()
    undo_asked = Signal()
    redo_asked = Signal()
    menu_asked = Signal()
    about_asked = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._title = ""
        self._remark = ""
        self._text_size = 100
        self._reasons = ("", "")
        self._depth = 0
        self._shows_remark = True
        self.order = TurnOrder(self)
        self._buttons = {
            name: AnswerButton(answer, self._text_size, self, flat=True) for name, answer in self._answers().items()
        }
        signals = (self.reset_asked, self.undo_asked, self.redo_asked, self.menu_asked)
        for name, signal in zip((RESET, UNDO, REDO, MENU), signals, strict=True):
            self._buttons[name].clicked.connect(signal)
        self._about = AnswerButton(Answer(ABOUT, "", more=True), self._text_size, self, flat=True)
        self._about.clicked.connect(self.about_asked)
        self._about.hide()
        self._lay_out()

    def show_about(self, title: str, detail: str) -> None:
        """Put what is played as a button in place of the remark; a press asks to read about it."""
        self._about.show_answer(Answer(ABOUT, title, detail=detail, more=True))
        self._about.show()
        self._lay_out()

    def show_table(self, title: str, remark: str, turns: Sequence[Turn]) -> None:
        """Show the generation, what is played, and the order of turns."""
        self._title, self._remark = title, remark
        self.setAccessibleName(f"{title}. {remark}")
        self.order.show_turns(turns)
        self._lay_out()
        self.update()

    def allow(self, undo_reason: str, redo_reason: str, depth: int) -> None:
        """Say why undo and redo are not possible (empty: they are), and how many answers of the turn undo reaches."""
        self._reasons, self._depth = (undo_reason, redo_reason), depth
        for name, answer in self._answers().items():
            self._buttons[name].show_answer(answer)
        self._lay_out()

    def set_text_size(self, text_size: int) -> None:
        """Write at this size, in percent."""
        self._text_size = text_size
        self.order.set_text_size(text_size)
        for button in (*self._buttons.values(), self._about):
            button.set_text_size(text_size)
        self._lay_out()

    def take_keyboard(self) -> None:
        """Put the keyboard on the menu."""
        self._buttons[MENU].setFocus(Qt.FocusReason.TabFocusReason)

    def button(self, name: str) -> AnswerButton:
        """The button undo, redo or menu."""
        return self._about if name == ABOUT else self._buttons[name]

    def _answers(self) -> dict[str, Answer]:
        return {
            RESET: Answer(RESET, tr("Reset turn"), detail=tr("Take back the whole turn (Ctrl+Shift+Backspace)")),
            UNDO: Answer(UNDO, tr("Undo"), detail=tr("Take back the last answer (Ctrl+Z)"), reason=self._reasons[0]),
            REDO: Answer(REDO, tr("Redo"), detail=tr("Give it again (Ctrl+Y)"), reason=self._reasons[1]),
            MENU: Answer(MENU, tr("Menu"), detail=tr("Settings, saving and leaving the table (F10)")),
        }

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Place everything anew."""
        super().resizeEvent(event)
        self._lay_out()

    def _px(self, length: float) -> float:
        return length * self._text_size / 100

    @property
    def _about_shown(self) -> bool:
        return bool(self._about.answer.label)

    def _words_width(self, *, remark: bool) -> float:
        width = self._px(16) + advance(self._title, face("label", self._text_size))
        if self._about_shown:
            return width + self._px(4) + self._about.sizeHint().width() + self._px(8)
        if remark and self._remark:
            width += self._px(10) + advance(self._remark, face("caption", self._text_size))
        return width + self._px(16)

    def _lay_out(self) -> None:
        x = self.width() - round(self._px(6))
        for name in (MENU, REDO, UNDO):
            x = self._stand(self._buttons[name], x)
        wanted = self.order.sizeHint().width()
        reset = self._buttons[RESET]
        # One step is what undo is for; and the order of turns comes first.
        room = x - reset.sizeHint().width() >= (self.width() + wanted) / 2
        shown = self._depth > 1 and room
        reset.setVisible(shown)
        if shown:
            x = self._stand(reset, x)
        for remark in (True, False):
            left = self._words_width(remark=remark)
            self._shows_remark = remark
            if left + wanted <= x:
                break
        if self._about_shown:
            label = advance(self._title, face("label", self._text_size))
            size = self._about.sizeHint()
            height = min(size.height(), self.height() - 2)
            at = round(self._px(20) + label)
            self._about.setGeometry(at, (self.height() - height) // 2, min(size.width(), x - at), height)
        middle = (self.width() - wanted) / 2
        left = max(left, min(middle, x - wanted))
        self.order.setGeometry(round(left), 0, round(max(1, min(wanted, x - left))), self.height())

    def _stand(self, button: AnswerButton, right: int) -> int:
        """Put a button left of a place; returns where it begins."""
        size = button.sizeHint()
        height = min(size.height(), self.height() - 2)
        button.setGeometry(right - size.width(), (self.height() - height) // 2, size.width(), height)
        return right - size.width()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Write the generation and what is played."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.TextAntialiasing)
        label, caption = face("label", self._text_size), face("caption", self._text_size)
        base = self.height() / 2 + label.pixelSize() * 0.35
        x = self._px(16)
        x += write(painter, QPointF(x, base), self._title, label, tint("ink")) + self._px(10)
        if self._shows_remark and not self._about_shown:
            write(painter, QPointF(x, base), self._remark, caption, tint("ink2"), Qt.AlignmentFlag.AlignLeft)
        hairline(painter, 0, self.width(), self.height() - 1)
        painter.end()
