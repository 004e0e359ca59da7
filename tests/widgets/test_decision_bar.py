"""The decision bar shows every answer, or the way to a list of all."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from mars_desktop.widgets.answer import Answer, AnswerButton
from mars_desktop.widgets.decision_bar import DecisionBar


@pytest.fixture
def bar(qtbot: QtBot) -> Iterator[DecisionBar]:
    """A bar as wide as at 1280 × 720."""
    shown = DecisionBar()
    qtbot.addWidget(shown)
    shown.resize(748, 80)
    shown.show()
    qtbot.waitExposed(shown)
    yield shown
    shown.close()


def _answers(n: int) -> list[Answer]:
    return [Answer(f"a{i}", f"Answer {i}") for i in range(n)]


def _visible(bar: DecisionBar) -> list[str]:
    return [child.text() for child in bar.findChildren(AnswerButton) if child.isVisible()]


def test_few_answers_have_a_button_each(bar: DecisionBar) -> None:
    bar.offer(_answers(3))
    assert _visible(bar) == ["Answer 0", "Answer 1", "Answer 2"]


def test_answers_without_room_are_behind_one_button_that_lists_all(bar: DecisionBar, qtbot: QtBot) -> None:
    bar.offer(_answers(40))
    assert _visible(bar)[-1] == "All answers"
    more = next(child for child in bar.findChildren(AnswerButton) if child.text() == "All answers")
    with qtbot.waitSignal(bar.listed):
        more.click()


def test_a_new_question_takes_the_old_answers_away(bar: DecisionBar) -> None:
    bar.offer(_answers(3))
    bar.offer([Answer("b", "Only this")])
    assert _visible(bar) == ["Only this"]


def test_arrows_walk_round_and_enter_answers(bar: DecisionBar, qtbot: QtBot) -> None:
    bar.offer(_answers(3), [Answer("pass", "Pass")])
    bar.take_keyboard()
    QTest.keyClick(bar.buttons[0], Qt.Key.Key_Left)
    assert bar.buttons[3].hasFocus()
    QTest.keyClick(bar.buttons[3], Qt.Key.Key_Right)
    QTest.keyClick(bar.buttons[0], Qt.Key.Key_Right)
    with qtbot.waitSignal(bar.answered) as answered:
        QTest.keyClick(bar.buttons[1], Qt.Key.Key_Return)
    assert answered.args == ["a1"]


def test_digits_answer_by_position_but_never_what_stands_apart(bar: DecisionBar, qtbot: QtBot) -> None:
    bar.offer(_answers(2), [Answer("pass", "Pass")])
    with qtbot.waitSignal(bar.answered) as answered:
        QTest.keyClick(bar, Qt.Key.Key_2)
    assert answered.args == ["a1"]
    with qtbot.assertNotEmitted(bar.answered):
        QTest.keyClick(bar, Qt.Key.Key_3)


def test_an_impossible_answer_says_why_and_is_not_given(bar: DecisionBar, qtbot: QtBot) -> None:
    bar.ask(None, "What now?", "Two answers")
    bar.offer([Answer("no", "Not this", reason="It is too dear.")])
    with qtbot.assertNotEmitted(bar.answered), qtbot.waitSignal(bar.refused) as refused:
        bar.buttons[0].click()
    assert refused.args == ["It is too dear."]
    assert bar.shown_remark == "It is too dear."


def test_an_answer_that_is_met_shows_its_warning_and_then_the_remark_returns(bar: DecisionBar) -> None:
    bar.ask(None, "What now?", "One answer")
    bar.offer([Answer("yes", "This", detail="Gains 2", warning="One step is lost.")])
    bar.take_keyboard()
    assert bar.shown_remark == "One step is lost."
    bar.buttons[0].clearFocus()
    assert bar.shown_remark == "One answer"


def test_the_keyboard_goes_to_a_possible_answer(bar: DecisionBar) -> None:
    bar.offer([Answer("no", "Not this", reason="No."), Answer("yes", "This")], [Answer("pass", "Pass")])
    bar.take_keyboard()
    assert bar.buttons[1].hasFocus()
