"""Choosing cards: those offered, how many are taken, and what they cost so far."""

from collections.abc import Collection

from PySide6.QtCore import QEvent, QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QHelpEvent, QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QScrollArea, QWidget

from mars_desktop.theme.application import current_theme
from mars_desktop.theme.palette import palette
from mars_desktop.theme.seat_mark import paint_seat_mark
from mars_desktop.widgets.answer import Answer, AnswerButton
from mars_desktop.widgets.card_button import MARGIN, CardButton
from mars_desktop.widgets.card_face import CardSize
from mars_desktop.widgets.card_grid import CardGrid
from mars_desktop.widgets.lettering import (
    advance,
    face,
    fitted,
    hairline,
    line_height,
    padlock,
    tint,
    wrapped,
    write,
)
from mars_desktop.widgets.pick_question import Judge, PickQuestion, PickVerdict
from mars_desktop.widgets.pick_widths import LEAST_LARGE, SCROLL_BAR, pick_widths

CONFIRM, SECOND, ASIDE, BACK = "confirm", "second", "aside", "back"
_SIDE = 16
_ROOM_ABOVE = 6
"""Pixels that a picked card rises beyond its margin, with its ring."""


class PickPanel(QWidget):
    """Covers the table while cards are chosen. `picked` carries the leader's id and the ids of the cards.

    `picked_second` carries the same for the second button. `aside` asks to look at the table for a
    moment, `left` to go back without choosing. What the card under the pointer or the keyboard does is said at the
    foot.
    """

    picked = Signal(str, tuple)
    picked_second = Signal(str, tuple)
    aside = Signal()
    left = Signal()

    def __init__(self, question: PickQuestion, judge: Judge, text_size: int, parent: QWidget) -> None:
        super().__init__(parent)
        self._question, self._judge, self._text_size = question, judge, text_size
        self._met = ""
        self._verdict = PickVerdict("", "")
        self._area = QScrollArea(self)
        self._inside = QWidget()
        self._area.setWidget(self._inside)
        self._area.setFrameShape(QScrollArea.Shape.NoFrame)
        self._area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._leaders = CardGrid(self._inside)
        self._cards = CardGrid(self._inside)
        self.confirm_button = self._button(Answer(CONFIRM, ""), lit=True)
        self.confirm_button.clicked.connect(self._take)
        self.second_button = self._button(Answer(SECOND, ""))
        self.second_button.clicked.connect(self._take_second)
        self._aside = self._button(Answer(ASIDE, self.tr("Look at the table")))
        self._aside.clicked.connect(self.aside)
        self._back = self._button(Answer(BACK, self.tr("Back")))
        self._back.clicked.connect(self.left)
        self._back.setVisible(question.may_leave)
        self._widths = (0, 0)
        self._low = 0
        self.setAccessibleName(question.words)
        self.setAutoFillBackground(True)
        self._coloured()

    # What is chosen

    @property
    def question(self) -> PickQuestion:
        """What is asked."""
        return self._question

    @property
    def leader(self) -> str:
        """The leader that is chosen, empty for none."""
        return next((button.face.id for button in self._leaders.cards if button.isChecked()), "")

    @property
    def chosen(self) -> tuple[str, ...]:
        """The cards that are chosen, in the order in which they are offered."""
        return tuple(button.face.id for button in self._cards.cards if button.isChecked())

    def choose(self, leader: str, cards: Collection[str]) -> None:
        """Choose these in place of what is chosen."""
        for button in self._leaders.cards:
            button.setChecked(button.face.id == leader)
        for button in self._cards.cards:
            button.setChecked(button.face.id in cards)
        self._weigh()

    @property
    def verdict(self) -> PickVerdict:
        """How the choice stands."""
        return self._verdict

    def card(self, card_id: str) -> CardButton | None:
        """The button of a card or leader."""
        return self._leaders.card(card_id) or self._cards.card(card_id)

    def take_keyboard(self) -> None:
        """Put the keyboard on the first card."""
        self._lay_out()
        grid = self._leaders if self._leaders.cards else self._cards
        (grid.cards[0] if grid.cards else self.confirm_button).setFocus(Qt.FocusReason.OtherFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Ctrl and Enter take the choice, Esc goes back where that is possible."""
        enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if enter and event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self._take()
        elif event.key() == Qt.Key.Key_Escape and self._question.may_leave:
            self.left.emit()
        else:
            super().keyPressEvent(event)

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Tab walks round: leaders, cards, then the buttons; what lies below is covered for the keyboard too."""
        grids = [card for grid in (self._leaders, self._cards) for card in grid.cards]
        stops: list[QWidget] = [card for card in grids if card.focusPolicy() & Qt.FocusPolicy.TabFocus]
        stops += [b for b in self._buttons() if b.isVisible()]
        here = next((i for i, stop in enumerate(stops) if stop.hasFocus()), -1 if forward else 0)
        reason = Qt.FocusReason
        to = stops[(here + (1 if forward else -1)) % len(stops)]
        to.setFocus(reason.TabFocusReason if forward else reason.BacktabFocusReason)
        return True

    def _toggled(self, button: CardButton, *, leads: bool) -> None:
        if leads and button.isChecked():
            for other in self._leaders.cards:
                if other is not button:
                    other.setChecked(False)
        chosen = next((cards for cards in self._question.sets if button.face.id in cards), None)
        if chosen is not None:
            for other in self._cards.cards:
                other.setChecked(button.isChecked() and other.face.id in chosen)
        self._weigh()

    def _weigh(self) -> None:
        self._verdict = self._judge(self.leader, self.chosen)
        for button in self._cards.cards:
            button.setEnabled(self._verdict.open_cards)
        self.confirm_button.show_answer(Answer(CONFIRM, self._verdict.button, reason=self._verdict.reason))
        self.second_button.show_answer(Answer(SECOND, self._verdict.second))
        self.second_button.setVisible(bool(self._verdict.second))
        self._foot()
        self.update()

    def _take(self) -> None:
        if not self._verdict.reason:
            self.picked.emit(self.leader, self.chosen)

    def _take_second(self) -> None:
        if self._verdict.second:
            self.picked_second.emit(self.leader, self.chosen)

    def _buttons(self) -> tuple[AnswerButton, ...]:
        """The buttons at the foot, from the right."""
        return (self.confirm_button, self.second_button, self._aside, self._back)

    def _button(self, answer: Answer, *, lit: bool = False) -> AnswerButton:
        return AnswerButton(answer, self._text_size, self, lit=lit)

    # Layout

    def set_foot(self, low: int) -> None:
        """Leave the lowest pixels to whatever lies over them."""
        if low != self._low:
            self._low = low
            self._lay_out()

    def spare_rect(self) -> QRect:
        """What is left free below the leaders; empty where there are none, or where the cards have to be scrolled."""
        if not self._question.leaders or self._inside.height() > self._area.height():
            return QRect()
        grid = self._leaders.geometry().translated(self._area.pos())
        top = grid.bottom() + MARGIN
        bottom = self._bottom() - self._foot_height() - MARGIN
        return QRect(_SIDE, top, grid.right() - _SIDE - MARGIN, max(0, bottom - top))

    def _px(self, length: float) -> float:
        return length * self._text_size / 100

    def _bottom(self) -> int:
        return self.height() - self._low

    def _head_height(self) -> int:
        return round(self._px(46) + (line_height(face("caption", self._text_size)) if self._remark_below() else 0.0))

    def _words_left(self) -> float:
        """Where the question begins, behind the mark of the seat that is asked."""
        return _SIDE + (self._px(28) if self._question.mark is not None else 0.0)

    def _remark_below(self) -> bool:
        """Whether the remark needs a line of its own."""
        words = advance(self._question.words, face("title", self._text_size))
        remark = advance(self._question.remark, face("caption", self._text_size))
        return self._words_left() + words + self._px(20) + remark > self.width() - _SIDE

    def _foot_height(self) -> int:
        return round(self._px(20 + 32) + 3 * line_height(face("body", self._text_size)) + self._px(6))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Choose the largest faces that fit."""
        super().resizeEvent(event)
        self._lay_out()

    def _lay_out(self) -> None:
        head, foot = self._head_height(), self._foot_height()
        room = QRectF(_SIDE - MARGIN, head, self.width() - 2 * (_SIDE - MARGIN), max(80, self._bottom() - head - foot))
        self._area.setGeometry(room.toRect())
        widths = pick_widths(self._question, int(room.width()), int(room.height()), self._text_size)
        if widths != self._widths:
            self._widths = widths
            self._fill(*widths)
        self._arrange()
        self._foot()

    def _fill(self, leader_width: int, card_width: int) -> None:
        checked = {*self.chosen, self.leader}
        for grid in (self._leaders, self._cards):
            grid.hide()
            grid.deleteLater()
        self._leaders, self._cards = CardGrid(self._inside), CardGrid(self._inside)
        self._cards.set_together(self._question.together)
        for grid, offered, width in (
            (self._leaders, self._question.leaders, leader_width),
            (self._cards, self._question.cards, card_width),
        ):
            size = CardSize.LARGE if width >= self._px(LEAST_LARGE) else CardSize.HAND
            for entry in offered:
                button = CardButton(entry.face, size, width, spoken=entry.spoken)
                button.setCheckable(True)
                button.setChecked(entry.face.id in checked)
                leads = grid is self._leaders
                button.clicked.connect(lambda _on=False, b=button, leads=leads: self._toggled(b, leads=leads))
                grid.add(button)
            grid.met.connect(self._meet)
            grid.show()
        self._weigh()

    def _arrange(self) -> None:
        width, x = self._area.width(), 0
        height = 0
        if self._question.leaders:
            own = self._leaders.sizeHint().width()
            height = self._leaders.height_for(own)
            self._leaders.setGeometry(0, _ROOM_ABOVE, own, height)
            x = own + 18 - 2 * MARGIN
        needed = self._cards.height_for(width - x)
        if max(needed, height) + _ROOM_ABOVE > self._area.height():
            width -= SCROLL_BAR
            needed = self._cards.height_for(width - x)
        self._cards.setGeometry(x, _ROOM_ABOVE, max(1, width - x), max(1, needed))
        self._inside.resize(width, max(needed, height, 1) + _ROOM_ABOVE)
        self._leaders.lay_out()
        self._cards.lay_out()

    def _foot(self) -> None:
        y = self._bottom() - round(self._px(12)) - self.confirm_button.sizeHint().height()
        x = self.width() - _SIDE
        for button in self._buttons():
            if (button is self._back and not self._question.may_leave) or not button.answer.label:
                continue
            size = button.sizeHint()
            button.setGeometry(x - size.width(), y, size.width(), size.height())
            x -= size.width() + round(self._px(8))

    def event(self, event: QEvent) -> bool:
        """The tool tip belongs to the question, not to the cards below it."""
        if isinstance(event, QHelpEvent) and event.type() is QEvent.Type.ToolTip and event.y() > self._head_height():
            event.ignore()
            return True
        return super().event(event)

    # Painting

    def _coloured(self) -> None:
        colours = palette(current_theme())
        self.setPalette(colours)
        for widget in (self._area.viewport(), self._inside):
            widget.setAutoFillBackground(False)

    def _meet(self, card: str) -> None:
        self._met = card
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the question, and at the foot how the choice stands and what the met card does."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        px, question = self._px, self._question
        left, right, base = self._words_left(), float(self.width() - _SIDE), px(29)
        if question.mark is not None:
            paint_seat_mark(painter, question.mark, QPointF(_SIDE + px(9), base - px(6)), px(8.5))
        title = face("title", self._text_size)
        write(painter, QPointF(left, base), question.words, fitted(question.words, title, right - left), tint("ink"))
        small = face("caption", self._text_size)
        if self._remark_below():
            at = QPointF(left, base + line_height(small))
            write(painter, at, question.remark, fitted(question.remark, small, right - left), tint("ink2"))
        else:
            write(painter, QPointF(right, base), question.remark, small, tint("ink2"), Qt.AlignmentFlag.AlignRight)
        self._paint_foot(painter)
        painter.end()

    def _paint_foot(self, painter: QPainter) -> None:
        px = self._px
        top = self._bottom() - self._foot_height()
        hairline(painter, _SIDE, self.width() - _SIDE, top)
        body = face("body", self._text_size)
        y = top + px(22)
        card = self.card(self._met) if self._met else None
        if card is not None:
            lines = wrapped(f"{card.face.name}: {card.face.rules}", body, self.width() - 2 * _SIDE)
            for line in lines[:3]:
                write(painter, QPointF(_SIDE, y), line, body, tint("ink2"))
                y += line_height(body)
        base = self._bottom() - px(12 + 11)
        used = face("body", self._text_size, 600)
        x = float(_SIDE)
        said = self._verdict.reason or self._verdict.sentence
        if self._verdict.reason:
            padlock(painter, QRectF(x, base - px(12), px(13), px(14)), tint("bad"))
            x += px(20)
        write(painter, QPointF(x, base), said, used, tint("ink"))
