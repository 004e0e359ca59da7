"""What every table does with an answer: say why not, ask how to pay, submit it, list many, lead the keyboard on."""

from collections.abc import Callable, Sequence
from typing import Protocol

from PySide6.QtCore import QObject, QPoint
from PySide6.QtWidgets import QApplication, QWidget

from mars_desktop.engine import Choice, Payment, Reason
from mars_desktop.models.controller import GameController
from mars_desktop.models.options import OptionRow
from mars_desktop.models.reasons import why
from mars_desktop.widgets.answer import Answer
from mars_desktop.widgets.answers_sheet import AnswersSheet
from mars_desktop.widgets.decision_bar import DecisionBar
from mars_desktop.widgets.payment_sheet import PaymentSheet
from mars_desktop.windows.table.offered import group_id
from mars_desktop.windows.table.sheets import Sheets


class Stage(Protocol):
    """The board of the table as far as answering goes."""

    def ask(self) -> None:
        """Ask the present question on the board."""
        ...


class Answering(QObject):
    """The part of asking that is the same at every table.

    `stays` tells whether the keyboard may remain on a widget when a question is asked; else it goes to the first
    answer. `text_size` is that of the sheets that are opened.
    """

    def __init__(
        self,
        page: QWidget,
        controller: GameController,
        bar: DecisionBar,
        stage: Stage,
        sheets: Sheets,
        stays: Callable[[QWidget], bool],
    ) -> None:
        super().__init__(page)
        self.text_size = 100
        self._page, self._controller, self._bar = page, controller, bar
        self._board, self._sheets, self._stays = stage, sheets, stays
        bar.answered.connect(self.answer)
        bar.listed.connect(self._list_all)

    # What a game says for itself

    def answer(self, answer_id: str) -> None:
        """Take an answer of the bar or of a list: open its list, ask how to pay, or submit it."""
        raise NotImplementedError

    def open_answers(self, title: str, rows: Sequence[OptionRow], foot: QPoint | None = None) -> None:
        """Show these answers as a list."""
        raise NotImplementedError

    def _list_all(self) -> None:
        raise NotImplementedError

    def _rows_of(self, group: str) -> list[OptionRow]:
        """The answers in a list."""
        raise NotImplementedError

    def _means(self, payment: Payment) -> tuple[dict[str, str], dict[str, str] | None]:
        """The names of what may pay, and its icons; None for those of the same name."""
        raise NotImplementedError

    # Reasons and the keyboard

    def give_keyboard(self) -> None:
        """After an answer the keyboard goes to where the next one is given, never to what ends a turn."""
        if not self._page.isVisible() or self._controller.covered:
            return
        focus = QApplication.focusWidget()
        if focus is None or not focus.isVisible() or not self._stays(focus):
            self._bar.take_keyboard()

    def words_of(self, reason: Reason | None) -> str:
        """A reason as a sentence, empty for none."""
        decision = self._controller.decision
        seat = None if decision is None else decision.seat
        return "" if reason is None else why(self._controller.rules, reason, seat)

    def say(self, reason: Reason | None) -> None:
        """Say in the bar why something was not done; None says nothing."""
        self._bar.note(self.words_of(reason), forbidden=True)

    # Paying and submitting

    def _pay_and_submit(self, choice: Choice, title: str) -> None:
        controller = self._controller
        payment = None if choice.numbers else controller.payment(choice)
        if payment is None or len(payment.mixes()) < 2:
            self._submit(choice)
            return
        labels, icons = self._means(payment)

        def refuse(mix: dict[str, int]) -> str:
            # Without amounts the rules would take the suggested mix for what is meant.
            return self.words_of(controller.refuse(choice.paying(mix)) if mix else payment.refuse(mix))

        sheet = PaymentSheet(self._page, title, payment, labels, refuse, self.text_size, icons=icons)
        sheet.paid.connect(lambda mix: self._submit(choice.paying(mix)))
        self._sheets.add(sheet)
        sheet.open()

    def _submit(self, choice: Choice) -> None:
        decision = self._controller.decision
        if decision is None:
            return
        reason = self._controller.submit(choice, decision.number)
        if reason is not None:
            self._bar.note(self.words_of(reason), forbidden=True)
            self._board.ask()

    # Lists

    def open_list(self, group: str, foot: QPoint | None = None) -> None:
        """Show all answers of a group, over its button or over the point `foot` of the page."""
        button = self._bar.button(group_id(group))
        title = button.answer.label if button is not None else ""
        self.open_answers(title, self._rows_of(group), foot or self._foot_of(button))

    def _open_sheet(self, title: str, answers: Sequence[Answer], foot: QPoint | None = None) -> None:
        sheet = AnswersSheet(self._page, title, answers, foot or self._foot_of(self._bar), self.text_size)
        sheet.given.connect(self.answer)
        self._sheets.add(sheet)
        sheet.open()

    def _foot_of(self, widget: QWidget | None) -> QPoint:
        """The point on which a list stands that belongs to a widget."""
        return (widget or self._bar).mapTo(self._page, QPoint(0, -4))
