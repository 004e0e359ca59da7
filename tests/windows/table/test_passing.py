"""Passing ends a generation for a seat: it is never done by a slip."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from mars_desktop.widgets.confirm_sheet import ConfirmSheet
from mars_desktop.windows.table import TablePage
from tests.games.terraforming.situation import Situation
from tests.windows.hands import press
from tests.windows.shown_table import Opener
from tests.windows.table.hands import Mouse


def _pass(page: TablePage) -> None:
    button = page.bar.button("p1 pass")
    assert button is not None
    Mouse(page).button(button)


def test_pass_never_has_the_keyboard_by_itself(open_table: Opener) -> None:
    page = open_table(Situation().stock(0, mc=14))
    focus = QApplication.focusWidget()
    assert focus is page.bar.buttons[0]
    assert page.bar.buttons[0].answer.id != "p1 pass"


def test_enter_without_looking_does_not_pass(open_table: Opener) -> None:
    page = open_table(Situation())
    press(Qt.Key.Key_Return)
    press(Qt.Key.Key_Return)
    assert not page.controller.view.players[0].passed


def test_no_digit_passes(open_table: Opener) -> None:
    page = open_table(Situation())
    for key in range(Qt.Key.Key_1.value, Qt.Key.Key_9.value + 1):
        QTest.keyClick(page.bar, Qt.Key(key))
        if page.sheet is not None:
            page.sheet.close_sheet()
    assert not page.controller.view.players[0].passed


def test_pass_stands_apart_at_the_far_right(open_table: Opener) -> None:
    page = open_table(Situation())
    button = page.bar.button("p1 pass")
    assert button is not None
    others = [other for other in page.bar.buttons if other is not button and other.isVisible()]
    assert all(other.geometry().right() < button.geometry().left() for other in others)
    end = page.bar.button("p1 end")
    assert end is not None
    nearest = max(other.geometry().right() for other in others if other is not end)
    assert end.geometry().left() - nearest > 2 * (button.geometry().left() - end.geometry().right())


def test_passing_asks_when_something_else_could_be_done(open_table: Opener) -> None:
    page = open_table(Situation().stock(0, heat=8))
    _pass(page)
    assert isinstance(page.sheet, ConfirmSheet)
    assert "Turn 8 heat into temperature" in page.sheet.accessibleName()
    assert not page.controller.view.players[0].passed


def test_the_way_back_has_the_keyboard_in_that_question(open_table: Opener) -> None:
    page = open_table(Situation().stock(0, heat=8))
    _pass(page)
    press(Qt.Key.Key_Return)
    assert page.sheet is None
    assert not page.controller.view.players[0].passed


def test_passing_after_the_question_passes(open_table: Opener) -> None:
    page = open_table(Situation().stock(0, heat=8))
    _pass(page)
    sheet = page.sheet
    assert isinstance(sheet, ConfirmSheet)
    Mouse(page).confirm(sheet)
    assert page.controller.view.players[0].passed


def test_passing_with_nothing_else_to_do_needs_no_question(open_table: Opener) -> None:
    page = open_table(Situation())
    _pass(page)
    assert page.sheet is None
    assert page.controller.view.players[0].passed


def test_after_an_answer_the_keyboard_is_on_the_first_answer_of_the_next_question(open_table: Opener) -> None:
    page = open_table(Situation().stock(0, mc=40, heat=8))
    page.bar.take_keyboard()
    page.asking.answer("p1 convert heat")
    assert page.bar.buttons[0].hasFocus()
    page.asking.answer("p1 project aquifer")
    assert page.bar.buttons[0].hasFocus()


def test_a_card_that_was_played_leaves_the_keyboard_in_the_hand(open_table: Opener) -> None:
    page = open_table(Situation().hand(0, "mine", "comet", "birds").stock(0, mc=40))
    card = page.hand.card("mine")
    assert card is not None
    card.setFocus(Qt.FocusReason.TabFocusReason)
    press(Qt.Key.Key_Return)
    assert page.controller.answers_given == 1
    assert page.hand.cards[0].hasFocus()
