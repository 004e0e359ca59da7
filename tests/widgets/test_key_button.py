"""A double click presses twice only what stays the same under the pointer."""

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from mars_desktop.widgets.answer import Answer, AnswerButton
from mars_desktop.widgets.decision_bar import DecisionBar


def double_click(widget: QWidget, at: QPoint) -> None:
    """Through the window, so that the second press reaches whatever is under the pointer by then."""
    window = widget.window().windowHandle()
    QTest.mouseDClick(
        window, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, widget.mapTo(widget.window(), at)
    )


def pressed_with(qtbot: QtBot, following: tuple[str, ...]) -> list[str]:
    """What a double click on the first answer gives, when a question with other answers follows the first press."""
    bar = DecisionBar()
    qtbot.addWidget(bar)
    bar.resize(748, 80)
    given: list[str] = []

    def answered(answer: str) -> None:
        given.append(answer)
        bar.offer([Answer(name, name) for name in following])

    bar.answered.connect(answered)
    bar.offer([Answer("Metal Deposit", "Metal Deposit"), Answer("Gym", "Gym")])
    bar.show()
    qtbot.waitExposed(bar)
    double_click(bar, bar.buttons[0].geometry().center())
    return given


def test_a_double_click_answers_only_the_question_it_was_meant_for(qtbot: QtBot) -> None:
    assert pressed_with(qtbot, ("Gym and Casino", "Casino")) == ["Metal Deposit"]


def test_a_button_that_comes_to_say_something_else_is_not_pressed_a_second_time(qtbot: QtBot) -> None:
    button = AnswerButton(Answer("a", "Metal Deposit"), 100)
    qtbot.addWidget(button)
    given: list[str] = []
    button.clicked.connect(lambda: given.append(button.text()))
    button.clicked.connect(lambda: button.show_answer(Answer("b", "Gym")))
    button.show()
    qtbot.waitExposed(button)
    double_click(button, button.rect().center())
    assert given == ["Metal Deposit"]


def test_a_button_that_stays_the_same_is_pressed_twice(qtbot: QtBot) -> None:
    button = AnswerButton(Answer("undo", "Undo"), 100)
    qtbot.addWidget(button)
    given: list[str] = []
    button.clicked.connect(lambda: given.append(button.text()))
    button.show()
    qtbot.waitExposed(button)
    double_click(button, button.rect().center())
    assert given == ["Undo", "Undo"]
