"""The cover hides everything, and only a deliberate press lifts it."""

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from mars_desktop.theme.tokens import look
from mars_desktop.windows.cover import Cover
from mars_desktop.windows.main_window import MainWindow
from mars_desktop.windows.seat_line import SeatWord
from tests.windows.conftest import Keep, setup_of

HOLD = look().motion_ms.curtain_hold


@pytest.fixture
def covered(qtbot: QtBot) -> Cover:
    """A cover that has fallen over a page with a secret."""
    page = QWidget()
    qtbot.addWidget(page)
    QLabel("A secret", page).setGeometry(100, 100, 400, 80)
    page.resize(1280, 720)
    cover = Cover(page)
    page.show()
    qtbot.waitExposed(page)
    cover.fall("azure", "Jonas", "Research, generation 8", [SeatWord("rose", "Mira", "sealed")])
    qtbot.waitUntil(cover.hasFocus)
    return cover


def test_a_key_held_for_half_a_second_lifts_it(qtbot: QtBot, covered: Cover) -> None:
    with qtbot.waitSignal(covered.lifted, timeout=HOLD * 6):
        QTest.keyPress(covered, Qt.Key.Key_Space)
    QTest.keyRelease(covered, Qt.Key.Key_Space)


def test_a_button_held_for_half_a_second_lifts_it(qtbot: QtBot, covered: Cover) -> None:
    with qtbot.waitSignal(covered.lifted, timeout=HOLD * 6):
        QTest.mousePress(covered, Qt.MouseButton.LeftButton, pos=QPoint(5, 5))
    QTest.mouseRelease(covered, Qt.MouseButton.LeftButton)


def test_the_key_that_lifted_it_answers_nothing_beneath_while_it_stays_down(qtbot: QtBot, covered: Cover) -> None:
    button = QPushButton("Play", covered.parentWidget())
    clicked: list[bool] = []
    button.clicked.connect(lambda: clicked.append(True))
    button.show()
    with qtbot.waitSignal(covered.lifted, timeout=HOLD * 6):
        QTest.keyPress(covered, Qt.Key.Key_Space)
    covered.clear()
    button.setFocus()
    for kind, repeated in ((QEvent.Type.KeyPress, True), (QEvent.Type.KeyRelease, False)):
        QApplication.sendEvent(
            button, QKeyEvent(kind, Qt.Key.Key_Space, Qt.KeyboardModifier.NoModifier, " ", repeated, 1)
        )
    assert clicked == []
    QTest.keyClick(button, Qt.Key.Key_Space)
    assert len(clicked) == 1


@pytest.mark.parametrize("key", [Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Escape, Qt.Key.Key_A])
def test_a_short_press_does_not_lift_it(qtbot: QtBot, covered: Cover, key: Qt.Key) -> None:
    with qtbot.assertNotEmitted(covered.lifted):
        QTest.keyClick(covered, key)
    assert not covered.pressed


def test_the_key_that_ended_the_last_turn_does_not_lift_it(qtbot: QtBot, covered: Cover) -> None:
    repeat = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier, "", True, 1)
    QApplication.sendEvent(covered, repeat)
    assert not covered.pressed
    QTest.keyPress(covered, Qt.Key.Key_Return)
    assert covered.pressed


def test_losing_the_keyboard_lets_the_press_go(qtbot: QtBot, covered: Cover) -> None:
    QTest.keyPress(covered, Qt.Key.Key_Space)
    assert covered.pressed
    covered.clearFocus()
    assert not covered.pressed


def test_nothing_shines_through(qtbot: QtBot, covered: Cover) -> None:
    page = covered.parentWidget()
    assert page is not None
    before = page.grab().toImage()
    label = page.findChild(QLabel)
    assert label is not None
    label.setText("Another secret")
    assert page.grab().toImage() == before


def test_tab_does_not_lead_below_it(qtbot: QtBot, covered: Cover) -> None:
    QTest.keyClick(covered, Qt.Key.Key_Tab)
    assert covered.hasFocus()


def test_it_names_the_next_seat_for_a_screen_reader(covered: Cover) -> None:
    assert covered.accessibleName() == "Jonas is next"
    assert "Research, generation 8" in covered.accessibleDescription()


def test_a_table_is_covered_before_it_is_seen_and_uncovered_by_a_press(
    qtbot: QtBot, window: MainWindow, keep: Keep
) -> None:
    assert window.open_table(keep(answers=3))
    assert window.cover.isVisible()
    assert window.cover.geometry() == window.rect()
    assert window.controller is not None
    assert window.controller.viewer is None
    with qtbot.waitSignal(window.controller.coverChanged, timeout=HOLD * 6):
        QTest.keyPress(window.cover, Qt.Key.Key_Space)
    QTest.keyRelease(window.cover, Qt.Key.Key_Space)
    assert not window.cover.isVisible()
    assert window.controller.viewer is not None


def test_the_cover_follows_the_size_of_the_window(qtbot: QtBot, window: MainWindow, keep: Keep) -> None:
    window.open_table(keep(answers=3))
    window.resize(1400, 900)
    assert window.cover.geometry() == window.rect()


def test_no_dialog_is_left_open_over_the_cover(qtbot: QtBot, window: MainWindow, keep: Keep) -> None:
    window.open_table(keep(answers=3))
    assert window.controller is not None
    window.controller.lift()
    dialog = QDialog(window)
    dialog.show()
    window.cover_now()
    assert window.cover.isVisible()
    assert not dialog.isVisible()


def test_a_solo_table_is_never_covered(qtbot: QtBot, window: MainWindow) -> None:
    assert window.begin(setup_of(1), "Alone")
    assert not window.cover.isVisible()
    window.cover_now()
    assert not window.cover.isVisible()
