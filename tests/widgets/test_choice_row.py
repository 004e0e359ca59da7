"""A few choices side by side of which one holds."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from mars_desktop.widgets.choice_row import ChoiceRow


def row(qtbot: QtBot) -> ChoiceRow:
    made = ChoiceRow([("a", "Apples"), ("b", "Plums"), ("c", "Cherries")], "Fruit")
    qtbot.addWidget(made)
    made.show()
    return made


def test_the_first_choice_holds_at_the_start(qtbot: QtBot) -> None:
    assert row(qtbot).choice == "a"


def test_arrow_keys_choose_the_next_and_tell_it_once(qtbot: QtBot) -> None:
    made = row(qtbot)
    told: list[str] = []
    made.chosen.connect(told.append)
    made.button("a").setFocus()
    qtbot.waitUntil(made.button("a").hasFocus)
    QTest.keyClick(made.button("a"), Qt.Key.Key_Right)
    assert (made.choice, told) == ("b", ["b"])
    QTest.keyClick(made.button("b"), Qt.Key.Key_Left)
    assert (made.choice, told) == ("a", ["b", "a"])


def test_a_press_on_what_is_chosen_changes_nothing(qtbot: QtBot) -> None:
    made = row(qtbot)
    told: list[str] = []
    made.chosen.connect(told.append)
    QTest.mouseClick(made.button("a"), Qt.MouseButton.LeftButton)
    assert (made.choice, told) == ("a", [])
    QTest.mouseClick(made.button("c"), Qt.MouseButton.LeftButton)
    assert (made.choice, told) == ("c", ["c"])


def test_choices_keep_their_places_whichever_is_chosen(qtbot: QtBot) -> None:
    made = row(qtbot)
    before = [made.button(id_).geometry() for id_ in "abc"]
    made.choose("b")
    made.layout().activate()  # type: ignore[union-attr]  # it has one
    assert [made.button(id_).geometry() for id_ in "abc"] == before
