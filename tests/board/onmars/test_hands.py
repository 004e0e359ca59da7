"""The board of On Mars by mouse and by keys, and for those who do not see it."""

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from mars_desktop.board.modes import Mode
from mars_desktop.board.onmars import ColonyScene, ColonyView, PanelDrag
from mars_desktop.models.onmars.board_rows import BuildingRow, Construction, Mover, Note, PieceRow, waiting_id
from tests.board.onmars.conftest import Heard
from tests.board.onmars.sample import BOTS, EMPTY, with_hexes

Where = Callable[[str], QPoint]
Key = Qt.Key
LEFT = Qt.MouseButton.LeftButton
SITES = {"F4": Note("+1 Water"), "G6": Note("+2 Water", group=("G5", "G6"))}
TILE = Construction(BuildingRow("water-extractor"), (0, 2))
BOT = Mover("bot", 0, "F5")
ROVER = Mover("rover", 0, waiting_id(0))
MOVES = {BOT: {"F4": Note(), "G4": Note()}, ROVER: {"G4": Note()}}
PIECES = replace(
    with_hexes(EMPTY, F5={"pieces": (BOTS[0],), "spoken": "F5, Bot of Mira"}), waiting={0: "Rover of Mira"}
)


def drag(view: ColonyView, *way: QPoint) -> None:
    """Press at the beginning of a way and let go at its end."""
    QTest.mousePress(view.viewport(), LEFT, pos=way[0])
    for point in way[1:]:
        QTest.mouseMove(view.viewport(), point)
    QTest.mouseRelease(view.viewport(), LEFT, pos=way[-1])


def click(view: ColonyView, where: QPoint) -> None:
    QTest.mouseMove(view.viewport(), where)
    QTest.mouseClick(view.viewport(), LEFT, pos=where)


def keys(view: ColonyView, *pressed: Qt.Key) -> None:
    for key in pressed:
        QTest.keyClick(view, key)


@pytest.mark.parametrize("place", ["F4", "7"])
def test_a_click_on_an_offered_hex_or_space_chooses_it(
    board: ColonyScene, view: ColonyView, at: Where, heard: Heard, place: str
) -> None:
    board.offer({"F4": Note(), "7": Note()}, seat=1)
    click(view, at(place))
    assert heard.said == [("chosen", place)]


def test_a_click_elsewhere_is_refused_in_words(board: ColonyScene, view: ColonyView, at: Where, heard: Heard) -> None:
    board.offer({"F4": Note()}, {"G5": "G5 is not empty."})
    click(view, at("G5"))
    click(view, at("2"))
    assert heard.said == [
        ("refused", "G5", "G5 is not empty."),
        ("refused", "2", "This place is not among those allowed."),
    ]
    assert board._colony["2"].mode is Mode.FORBIDDEN


def test_a_building_is_dragged_from_the_tray(board: ColonyScene, view: ColonyView, at: Where, heard: Heard) -> None:
    board.place_building(TILE, SITES)
    assert board._tray.tile == TILE
    drag(view, at("tray"), at("D6"), at("G6"))
    assert heard.said == [("chosen", "G6")]
    assert not board._tray.isVisible()


def test_a_building_let_go_beside_the_map_returns_to_the_tray(
    board: ColonyScene, view: ColonyView, at: Where, heard: Heard
) -> None:
    board.place_building(TILE, SITES)
    drag(view, at("tray"), at("G6"), at("beside"))
    assert heard.said == []
    assert not board._tray.empty
    assert not board._carried.isVisible()


def test_a_piece_is_dragged_to_where_it_may_go(board: ColonyScene, view: ColonyView, at: Where, heard: Heard) -> None:
    board.show(PIECES)
    board.move_pieces(MOVES)
    QTest.mousePress(view.viewport(), LEFT, pos=at("F5"))
    QTest.mouseMove(view.viewport(), at("D5"))
    assert board._carried_piece.isVisible()
    assert board._colony._hexes["F5"].shown.pieces == ()
    assert board._colony["F4"].mode is Mode.TARGET
    QTest.mouseMove(view.viewport(), at("F4"))
    assert board._colony["F4"]._ghost == PieceRow("bot", 0)
    QTest.mouseRelease(view.viewport(), LEFT, pos=at("F4"))
    assert heard.said == [("moved", "bot", "F5", "F4")]


def test_a_piece_is_moved_by_two_clicks(board: ColonyScene, view: ColonyView, at: Where, heard: Heard) -> None:
    board.show(PIECES)
    board.move_pieces(MOVES)
    click(view, at(waiting_id(0)))
    assert board._colony["F4"].mode is Mode.VEILED
    click(view, at("G4"))
    assert heard.said == [("moved", "rover", waiting_id(0), "G4")]


def test_a_piece_let_go_where_it_may_not_stop_is_back_at_its_place(
    board: ColonyScene, view: ColonyView, at: Where, heard: Heard
) -> None:
    board.show(PIECES)
    board.move_pieces(MOVES, {"D5": "Too far for the Bot."})
    drag(view, at("F5"), at("E5"), at("D5"))
    assert heard.said == [("refused", "D5", "Too far for the Bot.")]
    assert not board._carried_piece.isVisible()
    assert board._colony._hexes["F5"].shown.pieces == (BOTS[0],)


def test_the_board_tells_which_piece_is_taken(board: ColonyScene, view: ColonyView, at: Where) -> None:
    taken: list[tuple[str, str]] = []
    board.piece_taken.connect(lambda *words: taken.append(words))
    board.show(PIECES)
    board.move_pieces(MOVES)
    click(view, at("F5"))
    keys(view, Key.Key_Escape, Key.Key_Escape)
    assert taken == [("bot", "F5"), ("", "")]


def test_a_piece_is_moved_by_keys_alone(board: ColonyScene, view: ColonyView, heard: Heard) -> None:
    board.show(PIECES)
    board.move_pieces(MOVES)
    keys(view, Key.Key_Tab)
    assert board.cursor == "F5"
    keys(view, Key.Key_Return, Key.Key_Up)
    assert board.cursor == "F4"
    keys(view, Key.Key_Return)
    assert heard.said == [("moved", "bot", "F5", "F4")]


def test_esc_withdraws_the_question(board: ColonyScene, view: ColonyView, heard: Heard) -> None:
    board.place_building(TILE, SITES)
    keys(view, Key.Key_Escape)
    assert heard.said == [("cancelled",)]


def test_up_and_down_walk_a_column_and_a_walk_to_the_side_keeps_its_row(board: ColonyScene, view: ColonyView) -> None:
    board.put_cursor("G5")
    keys(view, Key.Key_Up)
    assert board.cursor == "G4"
    keys(view, Key.Key_Down, Key.Key_Down)
    assert board.cursor == "G6"
    board.put_cursor("G5")
    walked = []
    for _ in range(4):
        keys(view, Key.Key_Right)
        walked.append(board.cursor)
    assert walked[1] == "I5"
    assert walked[3] == "K4"
    keys(view, *[Key.Key_Left] * 4)
    assert board.cursor == "G5"


def test_from_the_uppermost_hex_the_way_goes_on_to_the_turn_order(board: ColonyScene, view: ColonyView) -> None:
    board.put_cursor("E1")
    keys(view, Key.Key_Up)
    assert board.cursor in {"3", "4"}
    keys(view, Key.Key_Left)
    assert board.cursor in {"2", "3"}


def test_every_hex_is_reached_by_arrow_keys(board: ColonyScene, view: ColonyView) -> None:
    reached, waiting = {"G5"}, ["G5"]
    while waiting:
        here = waiting.pop()
        for key in (Key.Key_Up, Key.Key_Down, Key.Key_Left, Key.Key_Right):
            board.put_cursor(here)
            keys(view, key)
            if board.cursor is not None and board.cursor not in reached:
                reached.add(board.cursor)
                waiting.append(board.cursor)
    assert reached == set(board.layout.spots)


def test_tab_visits_the_offered_places_in_reading_order_and_then_leaves(board: ColonyScene, qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    row = QHBoxLayout(window)
    view, after = ColonyView(board), QLineEdit()
    row.addWidget(view)
    row.addWidget(after)
    window.show()
    window.activateWindow()
    view.setFocus(Qt.FocusReason.OtherFocusReason)
    board.offer({"G6": Note(), "F4": Note(), "7": Note()})
    visited = []
    for _ in range(3):
        keys(view, Key.Key_Tab)
        visited.append(board.cursor)
    assert visited == ["7", "F4", "G6"]
    keys(view, Key.Key_Tab)
    assert window.focusWidget() is after


def test_screen_readers_hear_every_place_by_name_and_what_choosing_it_brings(
    board: ColonyScene, view: ColonyView
) -> None:
    board.show(PIECES)
    board.offer({"F5": Note("The Bot gives way.")})
    interface = QAccessible.queryAccessibleInterface(view)
    assert interface.childCount() == 91 + 8 + 1
    heard = {interface.child(n).text(QAccessible.Text.Name): interface.child(n) for n in range(interface.childCount())}
    assert {"F5, Bot of Mira", "G5", "1", "Rover of Mira"} <= set(heard)
    assert heard["F5, Bot of Mira"].text(QAccessible.Text.Description) == "The Bot gives way."
    assert heard["F5, Bot of Mira"].state().selectable
    assert heard["G5"].state().disabled


@pytest.fixture
def panel(qtbot: QtBot, board: ColonyScene) -> tuple[QPushButton, ColonyView, PanelDrag]:
    """A button beside the board from which a building is dragged."""
    window = QWidget()
    qtbot.addWidget(window)
    row = QHBoxLayout(window)
    button, view = QPushButton("Water extractor"), ColonyView(board)
    row.addWidget(button)
    row.addWidget(view)
    window.resize(700, 480)
    window.show()
    qtbot.waitExposed(window)
    return button, view, PanelDrag(button, view)


def from_panel(button: QPushButton, view: ColonyView, place: str) -> None:
    """Drag from the button to a place of the board."""
    goal = view.viewport().mapToGlobal(view.mapFromScene(view.board.layout.spots[place].centre))
    QTest.mousePress(button, LEFT)
    QTest.mouseMove(button, button.rect().center() + QPoint(20, 0))
    QTest.mouseMove(button, button.mapFromGlobal(goal))
    QTest.mouseRelease(button, LEFT, pos=button.mapFromGlobal(goal))


def test_a_building_is_dragged_from_a_panel_onto_a_hex(
    board: ColonyScene, heard: Heard, panel: tuple[QPushButton, ColonyView, PanelDrag]
) -> None:
    button, view, dragging = panel
    clicks: list[bool] = []
    button.clicked.connect(lambda: clicks.append(True))
    # The question which building is answered by the drag itself.
    dragging.begun.connect(lambda: board.place_building(TILE, SITES))
    from_panel(button, view, "F4")
    assert heard.said == [("chosen", "F4")]
    assert clicks == []


def test_a_drag_from_a_panel_carries_nothing_where_no_building_is_asked_for(
    board: ColonyScene, heard: Heard, panel: tuple[QPushButton, ColonyView, PanelDrag]
) -> None:
    button, view, _ = panel
    board.offer({"F4": Note()})
    from_panel(button, view, "F4")
    assert heard.said == []


def test_a_press_on_a_panel_without_a_drag_stays_a_click(
    board: ColonyScene, heard: Heard, panel: tuple[QPushButton, ColonyView, PanelDrag]
) -> None:
    button, _, _ = panel
    clicks: list[bool] = []
    button.clicked.connect(lambda: clicks.append(True))
    board.place_building(TILE, SITES)
    QTest.mouseClick(button, LEFT)
    assert len(clicks) == 1
    assert not board._carried.isVisible()
