"""The decision bar: what is asked of whom, and every answer."""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from mars_desktop.theme.color_tokens import Seat
from mars_desktop.theme.seat_mark import paint_seat_mark
from mars_desktop.widgets.answer import Answer, AnswerButton
from mars_desktop.widgets.hints import Hints
from mars_desktop.widgets.lettering import advance, face, hairline, padlock, shortened, tint, wrapped, write

_SIDE = 16
_GAP = 8
_APART = 28


class _Note(NamedTuple):
    """Words beside the question; `kind` is "forbidden", "warning" or empty."""

    words: str
    kind: str


_NOTHING = _Note("", "")


class DecisionBar(QWidget):
    """One line with the question and, at its right, what is known about it; below it a button for each answer.

    `answered` carries the id of an answer, `refused` the reason of one that is not possible, `listed` comes when more
    answers are wanted than the bar has room for, `remark_opened` when a remark that opens something is pressed, `told`
    with the id of the answer that pointer or keyboard are on, empty for none. Answers `apart` stand at the far right
    and never take the keyboard by themselves. Arrow keys walk along the answers, digits give them by position.
    """

    answered = Signal(str)
    remark_opened = Signal()
    refused = Signal(str)
    listed = Signal()
    told = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        # Before any child: events come as soon as there is one.
        self._hints = Hints(self)
        self._mark: Seat | None = None
        self._question = ""
        self._remark = ""
        self._told: Answer | None = None
        self._note = _NOTHING
        self._text_size = 100
        self._buttons: list[AnswerButton] = []
        self._apart: list[AnswerButton] = []
        self._more: AnswerButton | None = None
        self._opener = AnswerButton(Answer("remark", "", more=True), 100, self, flat=True)
        self._opener.clicked.connect(self.remark_opened)
        self._opens = False
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    # What is asked

    def ask(self, mark: Seat | None, question: str, remark: str = "", *, opens: str = "") -> None:
        """Show a question to the seat with that mark; `opens` says what a press on the remark opens, if anything."""
        self._mark, self._question, self._remark = mark, question, remark
        self._told, self._note = None, _NOTHING
        self.setAccessibleName(question)
        self.setAccessibleDescription(remark)
        self._opens = bool(opens)
        self._opener.show_answer(Answer("remark", remark, detail=opens, more=True))
        self._refresh()

    def offer(self, answers: Sequence[Answer], apart: Sequence[Answer] = (), lit: str = "") -> None:
        """Offer these answers; `lit` is the id of the one that is most likely meant, never one apart."""
        for old in (*self._buttons, *self._apart, *([self._more] if self._more else [])):
            old.hide()
            old.deleteLater()
        self._buttons = [self._button(answer, lit=answer.id == lit) for answer in answers]
        for digit, button in enumerate(self._buttons[:9], start=1):
            button.setToolTip(self.tr("{what} ({key})").format(what=button.answer.remark or button.text(), key=digit))
        self._apart = [self._button(answer) for answer in apart]
        self._more = None
        if len(answers) > 1:
            self._more = AnswerButton(Answer("", self.tr("All answers"), more=True), self._text_size, self)
            self._more.clicked.connect(self.listed)
        self._lay_out()

    def note(self, words: str, *, forbidden: bool = False, warning: bool = False) -> None:
        """Say something beside the question until the next one is asked; empty words take it back."""
        self._note = _Note(words, "forbidden" if forbidden else "warning" if warning else "")
        self._refresh()

    @property
    def shown_remark(self) -> str:
        """What stands beside the question now."""
        return self._shown().words

    def _shown(self) -> _Note:
        told = self._told
        if self._note.words:
            return self._note
        if told is None or not told.remark:
            return _Note(self._remark, "")
        return _Note(told.remark, "forbidden" if told.reason else "warning" if told.warning else "")

    @property
    def question(self) -> str:
        """What is asked."""
        return self._question

    @property
    def buttons(self) -> Sequence[AnswerButton]:
        """The buttons of the answers, in order, those apart last."""
        return (*self._buttons, *self._apart)

    def button(self, answer_id: str) -> AnswerButton | None:
        """The button of an answer."""
        return next((button for button in self.buttons if button.answer.id == answer_id), None)

    def take_keyboard(self) -> None:
        """Put the keyboard on the first possible answer, never on one apart."""
        for button in (*self._buttons, *([self._more] if self._more is not None else [])):
            if button.isVisible() and button.answer.possible:
                button.setFocus(Qt.FocusReason.OtherFocusReason)
                return

    def set_text_size(self, text_size: int) -> None:
        """Write at this size, in percent; holds for answers offered from now on."""
        self._text_size = text_size
        self._opener.set_text_size(text_size)
        self._refresh()

    # Keys and layout

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows and digits."""
        shown = [button for button in self.buttons if button.isVisible()]
        if self._more is not None and self._more.isVisible():
            shown.insert(len(shown) - len(self._apart), self._more)
        here = next((i for i, button in enumerate(shown) if button.hasFocus()), -1)
        step = {Qt.Key.Key_Right: 1, Qt.Key.Key_Down: 1, Qt.Key.Key_Left: -1, Qt.Key.Key_Up: -1}.get(
            Qt.Key(event.key()), 0
        )
        if step and shown:
            shown[(here + step) % len(shown)].setFocus(Qt.FocusReason.TabFocusReason)
        elif self.press_digit(event.key()):
            event.accept()
        else:
            event.ignore()

    def press_digit(self, key: int) -> bool:
        """Give the answer at that position, 1 to 9; those apart have no digit."""
        position = key - int(Qt.Key.Key_1)
        if 0 <= position < min(9, len(self._buttons)) and self._buttons[position].isVisible():
            self._buttons[position].click()
            return True
        return False

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Place the buttons anew."""
        super().resizeEvent(event)
        self._lay_out()

    def event(self, event: QEvent) -> bool:
        """Tell the whole of a remark that was too long."""
        return self._hints.handles(event) or super().event(event)

    def _px(self, length: float) -> float:
        return length * self._text_size / 100

    def _button(self, answer: Answer, *, lit: bool = False) -> AnswerButton:
        button = AnswerButton(answer, self._text_size, self, lit=lit)
        button.clicked.connect(lambda: self._pressed(button))
        button.told.connect(self._tell)
        return button

    def _pressed(self, button: AnswerButton) -> None:
        answer = button.answer
        if answer.possible:
            self.answered.emit(answer.id)
        else:
            self.note(answer.reason, forbidden=True)
            self.refused.emit(answer.reason)

    def _tell(self, answer: Answer | None) -> None:
        self._told = answer
        self._note = _NOTHING
        self._refresh()
        self.told.emit("" if answer is None else answer.id)

    def _refresh(self) -> None:
        """Show the remark as a button while nothing else is said in its place."""
        shown = self._opens and self._shown() == _Note(self._remark, "")
        size = self._opener.sizeHint()
        left = self._px(_SIDE + 24 + 12) + advance(self._question, face("label", self._text_size))
        fits = left + size.width() <= self.width()
        self._opener.setVisible(shown and fits)
        self._opener.setGeometry(self.width() - size.width() - round(self._px(5)), 2, size.width(), size.height())
        self.update()

    def _lay_out(self) -> None:
        self._refresh()
        side, gap = round(self._px(_SIDE)), round(self._px(_GAP))
        right = self.width() - side
        y = round(self._px(37))
        # What ends a turn stands away from what is done in it, and each of them by itself where there is room.
        taken = sum(button.sizeHint().width() + gap for button in self._buttons)
        ends = sum(button.sizeHint().width() for button in self._apart)
        share = (right - side - taken - ends) // max(1, len(self._apart))
        apart = max(gap, min(round(self._px(_APART)), share))
        for button in reversed(self._apart):
            size = button.sizeHint()
            button.setGeometry(right - size.width(), y, size.width(), size.height())
            button.show()
            right -= size.width() + apart
        if self._apart:
            right -= max(0, 2 * gap - apart)
        self._place(self._buttons, side, right, y, gap)

    def _place(self, buttons: Sequence[AnswerButton], left: int, right: int, y: int, gap: int) -> None:
        """Side by side; closer together where that is needed, and behind one button what even then has no room."""
        fits, widths = False, [0]
        for narrow in (False, True):
            for button in buttons:
                button.set_narrow(narrow)
            widths = [button.sizeHint().width() for button in buttons]
            fits = left + sum(widths) + gap * max(0, len(buttons) - 1) <= right
            if fits:
                break
        more = self._more
        limit = right if fits or more is None else right - more.sizeHint().width() - gap
        x, cut = left, False
        for button, width in zip(buttons, widths, strict=True):
            cut = cut or x + width > limit
            button.setVisible(not cut)
            if not cut:
                button.setGeometry(x, y, width, button.sizeHint().height())
                x += width + gap
        if more is not None:
            more.setVisible(cut)
            more.setGeometry(x, y, more.sizeHint().width(), more.sizeHint().height())

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the question and what stands beside it; in its place where there is no room for both."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._hints.clear()
        px = self._px
        left, right = px(_SIDE), self.width() - px(_SIDE)
        hairline(painter, left, right, 0)
        base = px(24)
        used = face("label", self._text_size)
        if self._mark is not None:
            paint_seat_mark(painter, self._mark, QPointF(left + px(8), base - px(5)), px(7.5))
            left += px(24)
        shown = _NOTHING if self._opener.isVisible() else self._shown()
        beside = left + advance(self._question, used) + px(24)
        if not self._fits(shown, right - beside):
            if shown.kind or self._note.words:
                self._paint_remark(painter, shown, left, right, base)
                painter.end()
                return
            shown = _NOTHING
        question = shortened(self._question, used, right - left)
        write(painter, QPointF(left, base), question, used, tint("ink"))
        if question != self._question:
            self._hints.add(QRectF(0, 0, self.width(), px(34)), self._question)
        self._paint_remark(painter, shown, beside, right, base)
        painter.end()

    def _fits(self, note: _Note, width: float) -> bool:
        """Whether two lines of that width hold the words."""
        used = face("caption", self._text_size)
        room = width - self._px(20)
        lines = wrapped(note.words, used, room) if room > 0 else (note.words,) * 3
        return len(lines) <= 2 and all(advance(line, used) <= room for line in lines)

    def _paint_remark(self, painter: QPainter, note: _Note, left: float, right: float, base: float) -> None:
        if not note.words:
            return
        px = self._px
        used = face("caption", self._text_size)
        room = right - left - px(20)
        lines = wrapped(note.words, used, room)
        if len(lines) > 2:
            lines = (lines[0], shortened(" ".join(lines[1:]), used, room))
            self._hints.add(QRectF(left, 0, right - left, px(34)), note.words)
        y = base if len(lines) == 1 else base - px(9)
        ink = tint({"forbidden": "ink", "warning": "warn"}.get(note.kind, "ink2"))
        for line in lines:
            write(painter, QPointF(right, y), line, used, ink, Qt.AlignmentFlag.AlignRight)
            y += px(16)
        if note.kind == "forbidden":
            widest = max(advance(line, used) for line in lines)
            padlock(painter, QRectF(right - widest - px(19), base - px(12), px(13), px(14)), tint("bad"))
