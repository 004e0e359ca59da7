"""A small map, a scene that does not move, and a view of it."""

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QToolTip
from pytestqt.qtbot import QtBot

from mars_desktop.board import BoardScene, BoardView, Gauge, GaugeMark, HexCell, MoonCell

RADIUS = 3


@pytest.fixture
def cells() -> tuple[HexCell, ...]:
    """37 hexes named by their coordinates: "0,0" is the middle; the row r = 1 is ocean."""
    return tuple(
        HexCell(f"{q},{r}", q, r, "ocean" if r == 1 else "land", ("plant",) if q == 0 else ())
        for r in range(-RADIUS, RADIUS + 1)
        for q in range(-RADIUS, RADIUS + 1)
        if abs(q + r) <= RADIUS
    )


@pytest.fixture
def moons() -> tuple[MoonCell, ...]:
    """The two places off the map."""
    return (MoonCell("phobos", "Phobos"), MoonCell("ganymede", "Ganymede"))


@pytest.fixture
def gauges() -> tuple[Gauge, Gauge, Gauge]:
    """Temperature −8, oxygen 6, oceans 5."""
    return (
        Gauge(-8, -30, 8, 2, "Temperature", "−8 °C", "+8", "8 of 19 steps left", (GaugeMark(0, "oceans"),)),
        Gauge(6, 0, 14, 1, "Oxygen", "6 %", "14", "8 of 14 left", (GaugeMark(8, "temperature"),)),
        Gauge(5, 0, 9, 1, "Oceans", "5 / 9", "9", "4 left"),
    )


@pytest.fixture
def board(
    qtbot: QtBot, cells: tuple[HexCell, ...], moons: tuple[MoonCell, ...], gauges: tuple[Gauge, Gauge, Gauge]
) -> BoardScene:
    """An empty map on which nothing takes time."""
    scene = BoardScene()
    scene.set_map("Test", cells, moons)
    scene.set_parameters(*gauges)
    scene.set_tiles({})
    return scene


@pytest.fixture
def view(qtbot: QtBot, board: BoardScene) -> Iterator[BoardView]:
    """A shown view of the board, 748 × 482."""
    shown = BoardView(board)
    qtbot.addWidget(shown)
    shown.resize(748, 482)
    shown.show()
    qtbot.waitExposed(shown)
    yield shown
    QToolTip.hideText()
    QGuiApplication.processEvents()


@pytest.fixture
def at(board: BoardScene, view: BoardView) -> Callable[[str], QPoint]:
    """Where a place is in the view; "tray" is the tile that waits."""

    def point(place: str) -> QPoint:
        centre = board.layout.tray.center() if place == "tray" else board.layout.spots[place].centre
        return view.mapFromScene(centre)

    return point
