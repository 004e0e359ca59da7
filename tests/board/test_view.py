"""The view: fitting, zoom, panning, screen readers, opening and closing."""

import gc
from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QAccessible, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolTip
from pytestqt.qtbot import QtBot

from mars_desktop.board import BoardScene, BoardView, Gauge, HexCell, MoonCell, TileLook


def whole_stage_is_seen(view: BoardView) -> bool:
    seen = view.mapToScene(view.viewport().rect()).boundingRect()
    return seen.adjusted(-1, -1, 1, 1).contains(view.board.sceneRect())


@pytest.mark.parametrize("size", [QSize(748, 482), QSize(1184, 700), QSize(480, 340), QSize(600, 900)])
def test_the_whole_stage_is_always_seen(view: BoardView, size: QSize) -> None:
    view.resize(size)
    assert view.board.sceneRect() == QRectF(0, 0, size.width(), size.height())
    assert whole_stage_is_seen(view)


def test_keys_zoom_in_and_out_within_limits_and_zero_fits(view: BoardView) -> None:
    for _ in range(12):
        QTest.keyClick(view, Qt.Key.Key_Plus, Qt.KeyboardModifier.ControlModifier)
    assert view.zoom == pytest.approx(4)
    QTest.keyClick(view, Qt.Key.Key_Minus, Qt.KeyboardModifier.ControlModifier)
    assert view.zoom == pytest.approx(3.2)
    QTest.keyClick(view, Qt.Key.Key_0, Qt.KeyboardModifier.ControlModifier)
    assert whole_stage_is_seen(view)


def test_the_wheel_zooms(view: BoardView) -> None:
    middle = QPointF(view.rect().center())
    turn = QWheelEvent(
        middle,
        view.mapToGlobal(middle),
        QPoint(),
        QPoint(0, 240),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(view.viewport(), turn)
    assert view.zoom == pytest.approx(1.25**2)


@pytest.mark.parametrize("hold_space", [False, True])
def test_the_middle_button_or_space_pans_and_chooses_nothing(
    view: BoardView, at: Callable[[str], QPoint], qtbot: QtBot, hold_space: bool
) -> None:
    view.board.offer({"0,0": ""}, None)
    view.board.put_cursor("0,0")
    view.set_zoom(2)
    before = view.mapToScene(QPoint(100, 100))
    button = Qt.MouseButton.LeftButton if hold_space else Qt.MouseButton.MiddleButton
    with qtbot.assertNotEmitted(view.board.chosen):
        if hold_space:
            QTest.keyPress(view, Qt.Key.Key_Space)
        QTest.mousePress(view.viewport(), button, pos=QPoint(200, 200))
        QTest.mouseMove(view.viewport(), QPoint(160, 180))
        QTest.mouseRelease(view.viewport(), button, pos=QPoint(160, 180))
        if hold_space:
            QTest.keyRelease(view, Qt.Key.Key_Space)
    moved = view.mapToScene(QPoint(100, 100)) - before
    assert moved.x() == pytest.approx(20)
    assert moved.y() == pytest.approx(10)


def test_the_cursor_is_brought_into_sight(view: BoardView) -> None:
    view.set_zoom(4)
    view.board.put_cursor("-2,0")
    QTest.keyClick(view, Qt.Key.Key_Left)
    seen = view.mapToScene(view.viewport().rect()).boundingRect()
    assert seen.contains(view.board.layout.spots["-3,0"].centre)


def test_a_refusal_is_told_beside_the_hex(view: BoardView, at: Callable[[str], QPoint]) -> None:
    view.board.offer({"0,0": ""}, None, {"1,0": "Cities never touch."})
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=at("1,0"))
    assert QToolTip.text() == "Cities never touch."


def test_on_a_wide_stage_the_gains_stand_beside_the_ring(view: BoardView, at: Callable[[str], QPoint]) -> None:
    view.board.offer({"0,0": "Ocean on E6\n+2 plants"}, TileLook("ocean"))
    QTest.mouseMove(view.viewport(), at("0,0"))
    assert not view.board._note.isVisible()
    view.resize(1184, 700)
    QTest.mouseMove(view.viewport(), at("1,0"))
    QTest.mouseMove(view.viewport(), at("0,0"))
    note = view.board._note
    assert note.isVisible()
    layout = view.board.layout
    assert note._box.left() > layout.centre.x() + layout.side * 8.22
    assert view.board.sceneRect().contains(note._box)


def test_screen_readers_find_every_place_by_name(view: BoardView) -> None:
    board = view.board
    board.set_accessible_names({"0,-3": "A1, land, 2 steel, free", "phobos": "Phobos, free"})
    board.offer({"0,-3": "2 steel"}, None)
    interface = QAccessible.queryAccessibleInterface(view)
    assert interface.childCount() == 39
    first, last = interface.child(0), interface.child(37)
    assert first.text(QAccessible.Text.Name) == "A1, land, 2 steel, free"
    assert first.text(QAccessible.Text.Description) == "2 steel"
    assert first.role() is QAccessible.Role.ListItem
    assert last.text(QAccessible.Text.Name) == "Phobos, free"
    assert interface.indexOfChild(last) == 37
    assert first.state().selectable
    assert last.state().disabled


def test_screen_readers_find_a_place_by_where_it_is_and_where_the_cursor_stands(view: BoardView) -> None:
    interface = QAccessible.queryAccessibleInterface(view)
    child = interface.child(5)
    middle = child.rect().center()
    assert interface.childAt(middle.x(), middle.y()) is child
    assert interface.childAt(view.mapToGlobal(QPoint(2, 240)).x(), view.mapToGlobal(QPoint(2, 240)).y()) is None
    view.board.put_cursor(view.board.places()[5].id)
    assert interface.focusChild() is child
    assert child.state().focused


def test_a_board_opens_and_closes_fifty_times(
    qtbot: QtBot, cells: tuple[HexCell, ...], moons: tuple[MoonCell, ...], gauges: tuple[Gauge, Gauge, Gauge]
) -> None:
    for number in range(50):
        scene = BoardScene()
        view = BoardView(scene)
        scene.set_map("Test", cells, moons)
        scene.set_tiles({})
        scene.set_parameters(*gauges)
        scene.set_tiles({"0,0": TileLook("city", number % 5)})
        scene.offer({"1,1": ""}, TileLook("ocean"))
        view.resize(480, 340)
        view.show()
        QApplication.processEvents()
        assert QAccessible.queryAccessibleInterface(view).childCount() == 39
        view.close()
        view.deleteLater()
        scene.deleteLater()
        del view, scene
        QApplication.processEvents()
    gc.collect()
    QApplication.processEvents()


def test_two_views_may_show_one_board(view: BoardView, qtbot: QtBot) -> None:
    other = BoardView(view.board)
    qtbot.addWidget(other)
    other.resize(600, 480)
    other.show()
    QTest.keyClick(other, Qt.Key.Key_Right)
    assert view.board.cursor == "0,0"
