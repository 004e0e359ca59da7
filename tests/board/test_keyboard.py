"""The whole board by keyboard."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from mars_desktop.board import BoardScene, BoardView, TileLook
from mars_desktop.board.modes import Mode

TARGETS = {"0,0": "", "1,1": "", "-2,1": ""}
CITY = TileLook("city", 0)
Key = Qt.Key


def keys(view: BoardView, *pressed: Qt.Key) -> None:
    for key in pressed:
        QTest.keyClick(view, key)


@pytest.mark.parametrize("commit", [Key.Key_Return, Key.Key_Enter, Key.Key_Space])
def test_arrows_walk_and_enter_or_space_places(
    board: BoardScene, view: BoardView, qtbot: QtBot, commit: Qt.Key
) -> None:
    board.offer(TARGETS, CITY)
    board.put_cursor("1,0")
    keys(view, Key.Key_Left)
    assert board.cursor == "0,0"
    assert board._spots["0,0"].mode is Mode.HOVERED
    with qtbot.waitSignal(board.chosen) as signal:
        keys(view, commit)
    assert signal.args == ["0,0"]


def test_tab_visits_the_legal_hexes_in_reading_order_and_backtab_returns(board: BoardScene, view: BoardView) -> None:
    board.offer(TARGETS, None)
    visited = []
    for _ in TARGETS:
        keys(view, Key.Key_Tab)
        visited.append(board.cursor)
    assert visited == ["0,0", "-2,1", "1,1"]
    keys(view, Key.Key_Backtab)
    assert board.cursor == "-2,1"


def test_tab_leaves_the_board_after_the_last_legal_hex(board: BoardScene, qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    column = QVBoxLayout(window)
    view, after = BoardView(board), QLineEdit()
    column.addWidget(view)
    column.addWidget(after)
    window.show()
    window.activateWindow()
    view.setFocus(Qt.FocusReason.OtherFocusReason)
    board.offer({"0,0": ""}, None)
    keys(view, Key.Key_Tab)
    assert board.cursor == "0,0"
    assert window.focusWidget() is view
    keys(view, Key.Key_Tab)
    assert window.focusWidget() is after


def test_enter_on_an_illegal_hex_says_why_and_chooses_nothing(board: BoardScene, view: BoardView, qtbot: QtBot) -> None:
    board.offer(TARGETS, CITY, {"1,0": "Cities never touch."})
    board.put_cursor("1,0")
    with qtbot.waitSignal(board.refused) as signal, qtbot.assertNotEmitted(board.chosen):
        keys(view, Key.Key_Return)
    assert signal.args == ["1,0", "Cities never touch."]
    assert board._spots["1,0"].mode is Mode.FORBIDDEN


def test_esc_cancels(board: BoardScene, view: BoardView, qtbot: QtBot) -> None:
    board.offer(TARGETS, CITY)
    with qtbot.waitSignal(board.cancelled):
        keys(view, Key.Key_Escape)


def test_without_a_question_enter_and_esc_do_nothing(board: BoardScene, view: BoardView, qtbot: QtBot) -> None:
    with qtbot.assertNotEmitted(board.chosen), qtbot.assertNotEmitted(board.cancelled):
        keys(view, Key.Key_Right, Key.Key_Return, Key.Key_Escape)
    assert board.cursor == "0,0"


def test_the_cursor_is_seen_after_a_key_and_not_after_a_click(board: BoardScene, view: BoardView) -> None:
    keys(view, Key.Key_Right)
    assert board._cursor_item.isVisible()
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=view.rect().center())
    assert not board._cursor_item.isVisible()


def test_the_hovered_place_follows_the_cursor(board: BoardScene, view: BoardView) -> None:
    places: list[str] = []
    board.hovered.connect(places.append)
    keys(view, Key.Key_Right, Key.Key_Right)
    assert places == ["0,0", "1,0"]


def test_enter_never_places_where_a_click_has_hidden_the_cursor(
    board: BoardScene, view: BoardView, qtbot: QtBot
) -> None:
    board.offer(TARGETS, CITY)
    board.put_cursor("0,0", shown=False)
    with qtbot.assertNotEmitted(board.chosen):
        keys(view, Key.Key_Return)
    assert board._cursor_item.isVisible()
    with qtbot.waitSignal(board.chosen) as signal:
        keys(view, Key.Key_Return)
    assert signal.args == ["0,0"]
