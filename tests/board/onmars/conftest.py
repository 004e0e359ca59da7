"""A board of On Mars that does not move, and a view of it."""

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QToolTip
from pytestqt.qtbot import QtBot

from mars_desktop.board.onmars import ColonyScene, ColonyView
from tests.board.onmars.sample import EMPTY


class Heard:
    """What the board told the world, in order."""

    def __init__(self, board: ColonyScene) -> None:
        self.said: list[tuple[str, ...]] = []
        board.chosen.connect(lambda place: self.said.append(("chosen", place)))
        board.moved.connect(lambda *words: self.said.append(("moved", *words)))
        board.refused.connect(lambda place, reason: self.said.append(("refused", place, reason)))
        board.cancelled.connect(lambda: self.said.append(("cancelled",)))


@pytest.fixture
def board(qtbot: QtBot) -> ColonyScene:
    """An empty map."""
    scene = ColonyScene()
    scene.show(EMPTY)
    return scene


@pytest.fixture
def heard(board: ColonyScene) -> Heard:
    """What the board tells."""
    return Heard(board)


@pytest.fixture
def view(qtbot: QtBot, board: ColonyScene) -> Iterator[ColonyView]:
    """A shown view of the board, as large as the map is in a small window."""
    shown = ColonyView(board)
    qtbot.addWidget(shown)
    shown.resize(560, 470)
    shown.show()
    qtbot.waitExposed(shown)
    yield shown
    QToolTip.hideText()
    QGuiApplication.processEvents()


@pytest.fixture
def at(board: ColonyScene, view: ColonyView) -> Callable[[str], QPoint]:
    """Where a place is in the view; "tray" is the building that waits, "beside" the stage's lower edge."""

    def point(place: str) -> QPoint:
        if place == "beside":
            return QPoint(view.width() // 2, view.height() - 1)
        centre = board.layout.tray.center() if place == "tray" else board.layout.spots[place].centre
        return view.mapFromScene(centre)

    return point
