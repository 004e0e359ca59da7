"""The window opens and closes cleanly, and says nothing hidden in its title."""

from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QMessageBox
from pytestqt.qtbot import QtBot

from mars_desktop.profile.database import Database
from mars_desktop.profile.matches import Matches
from mars_desktop.theme.motion import Pace, current_pace
from mars_desktop.windows.main_window import MainWindow
from tests.models.conftest import play
from tests.windows.conftest import Keep, setup_of


def test_closing_in_the_middle_of_a_turn_loses_no_answer(qtbot: QtBot, database: Database, matches: Matches) -> None:
    window = MainWindow(database)
    qtbot.addWidget(window)
    window.show()
    window.begin(setup_of(2), "Thursday")
    assert window.controller is not None
    play(window.controller, 17)
    window.close()
    assert [row.answered for row in matches.rows()] == [17]


def test_the_title_names_the_table_and_never_a_card(qtbot: QtBot, window: MainWindow, keep: Keep) -> None:
    window.open_table(keep("Thursday", answers=10))
    titles = set()
    assert window.controller is not None
    for step in range(30):
        play(window.controller, 1, step)
        titles.add(window.windowTitle())
    assert titles == {"Thursday – Mars Desktop"}


def test_the_window_is_closed_and_made_full_by_keys(qtbot: QtBot, window: MainWindow) -> None:
    QTest.keyClick(window, Qt.Key.Key_F11)
    assert window.windowState() & Qt.WindowState.WindowFullScreen
    QTest.keyClick(window, Qt.Key.Key_F11)
    assert not window.windowState() & Qt.WindowState.WindowFullScreen
    QTest.keyClick(window, Qt.Key.Key_Q, Qt.KeyboardModifier.ControlModifier)
    assert not window.isVisible()


def test_what_cannot_be_saved_is_said_and_the_game_stays(
    qtbot: QtBot, window: MainWindow, keep: Keep, database: Database
) -> None:
    window.open_table(keep(answers=10))
    controller = window.controller
    assert controller is not None
    controller.lift()
    decision = controller.decision
    assert decision is not None
    database._connection.execute("PRAGMA query_only = ON")
    picks = [pick.choice(pick.items[: pick.low]) for pick in decision.picks]
    controller.submit((*decision.options, *picks)[0])
    database._connection.execute("PRAGMA query_only = OFF")
    boxes = [box for box in QApplication.topLevelWidgets() if box.isVisible() and box is not window]
    assert len(boxes) == 1
    boxes[0].close()
    assert controller.answers_given == 10


def test_the_menu_offers_what_can_be_done_with_the_table(qtbot: QtBot, window: MainWindow, keep: Keep) -> None:
    window.open_table(keep(answers=10))
    assert window.controller is not None
    window.controller.lift()
    entries = [action.text() for action in window.table_menu().actions()]
    assert entries[-3:] == ["Settings", "Home", "Quit"]
    assert "Cover the screen" in entries
    window.begin(setup_of(1), "Alone")
    assert "Cover the screen" not in [action.text() for action in window.table_menu().actions()]


def test_the_whole_turn_is_taken_back_from_the_menu_after_asking(qtbot: QtBot, window: MainWindow, keep: Keep) -> None:
    window.begin(setup_of(1, undo="free"), "Alone")
    controller = window.controller
    assert controller is not None
    step = 0
    while controller.turn_depth() < 2:
        play(controller, 1, step)
        step += 1
    depth, given = controller.turn_depth(), controller.answers_given

    def agree() -> None:
        box = QApplication.activeModalWidget()
        assert isinstance(box, QMessageBox)
        box.button(QMessageBox.StandardButton.Yes).click()

    action = next(a for a in window.table_menu().actions() if a.text() == "Take back the whole turn")
    QTimer.singleShot(50, agree)
    action.trigger()
    qtbot.waitUntil(lambda: controller.answers_given == given - depth)
    assert controller.redo_depth() == depth


def test_animations_are_a_setting_that_holds_at_once(window: MainWindow, moving: None) -> None:
    window.show_settings()
    box = next(box for box in window.page.findChildren(QComboBox) if box.accessibleName() == "Animations")
    assert box.currentText() == "Normal"
    box.setFocus()
    keys = Qt.Key
    for key, words, pace in (
        (keys.Key_Down, "Short", Pace.SHORT),
        (keys.Key_Down, "Off", Pace.OFF),
        (keys.Key_Home, "Normal", Pace.NORMAL),
    ):
        QTest.keyClick(box, key)
        assert box.currentText() == words
        assert current_pace() is pace
