"""A carried tile repaints what it passes and nothing else (QT-004), and leaves no trail (QT-002)."""

from collections.abc import Callable, Iterable, Iterator
from typing import cast

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPoint, QRect, Qt
from PySide6.QtGui import QImage, QPaintEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QGraphicsView

from mars_desktop.board import BoardScene, BoardView, TileLook

Where = Callable[[str], QPoint]
LEFT = Qt.MouseButton.LeftButton
CITY = TileLook("city", 0)


class Painted(QObject):
    """The areas in pixels that a viewport painted, one for each of its frames."""

    def __init__(self) -> None:
        super().__init__()
        self.frames: list[int] = []

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QPaintEvent):
            region = cast("Iterable[QRect]", event.region())
            self.frames.append(sum(rect.width() * rect.height() for rect in region))
        return False


def _settle() -> None:
    for _ in range(4):
        QCoreApplication.processEvents()


@pytest.fixture
def painted(view: BoardView) -> Iterator[Painted]:
    """What the board paints from now on."""
    _settle()
    watch = Painted()
    view.viewport().installEventFilter(watch)
    yield watch
    view.viewport().removeEventFilter(watch)


@pytest.fixture
def carried(board: BoardScene, view: BoardView, at: Where) -> BoardScene:
    """A city that was taken from the tray; it may go to two places."""
    board.offer({"0,0": "", "2,-2": ""}, CITY)
    QTest.mousePress(view.viewport(), LEFT, pos=at("tray"))
    _settle()
    return board


def move(view: BoardView, to: QPoint) -> None:
    QTest.mouseMove(view.viewport(), to)
    _settle()


def test_a_move_within_a_hex_repaints_the_tile_alone(
    carried: BoardScene, view: BoardView, at: Where, painted: Painted
) -> None:
    move(view, at("1,1"))
    painted.frames.clear()
    for step in range(1, 7):
        move(view, at("1,1") + QPoint(step, 0))
    whole = view.viewport().width() * view.viewport().height()
    assert len(painted.frames) == 6, "one frame for each move"
    assert max(painted.frames) < whole / 20


def test_a_move_from_hex_to_hex_repaints_these_two_and_the_tile(
    carried: BoardScene, view: BoardView, at: Where, painted: Painted
) -> None:
    way = ["-1,1", "0,1", "1,1", "1,0", "0,0", "0,-1", "1,-2", "2,-2"]
    move(view, at(way[0]))
    painted.frames.clear()
    for place in way[1:]:
        move(view, at(place))
    side, whole = carried.layout.side, view.viewport().width() * view.viewport().height()
    assert len(painted.frames) <= 2 * len(way)
    assert max(painted.frames) < (7 * side) ** 2 < whole / 2


def test_nothing_is_repainted_while_the_pointer_rests(
    carried: BoardScene, view: BoardView, at: Where, painted: Painted
) -> None:
    move(view, at("0,0"))
    painted.frames.clear()
    _settle()
    assert painted.frames == []


def test_a_carried_tile_leaves_no_trail(carried: BoardScene, view: BoardView, at: Where) -> None:
    start = at("tray") + QPoint(1, 1)
    move(view, start)
    before = on_screen(view)
    for place in ("-2,2", "1,1", "0,0", "3,-1"):
        move(view, at(place))
        assert on_screen(view) != before
    move(view, start)
    assert on_screen(view) == before


def on_screen(view: BoardView) -> QImage:
    """What stands on the screen, without painting anything anew."""
    return view.screen().grabWindow(view.winId()).toImage()


def test_the_view_never_repaints_all_for_one_item(view: BoardView) -> None:
    mode = QGraphicsView.ViewportUpdateMode
    assert view.viewportUpdateMode() in (
        mode.MinimalViewportUpdate,
        mode.SmartViewportUpdate,
        mode.BoundingRectViewportUpdate,
    )
