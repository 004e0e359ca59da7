"""A real pointer on a real display: one tile dragged with a look at every step, and a whole game."""

import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from mars_desktop.engine import Setup
from mars_desktop.models.handover import Covering
from mars_desktop.profile.database import Database
from mars_desktop.theme.application import apply_theme
from mars_desktop.theme.motion import Pace, apply_pace
from mars_desktop.windows.main_window import MainWindow
from mars_desktop.windows.table.page import TablePage
from tests.games.terraforming.situation import Situation
from tests.windows.shown_table import Opener
from tests.windows.table.hands import give
from tests.windows.table.pointer import Pointer, display_is_there, pointer
from tests.windows.table.policy import wanted

pytestmark = pytest.mark.xvfb
SEED = 1


def test_a_real_drag_places_the_tile(open_table: Opener, qtbot: QtBot) -> None:
    display_is_there()
    situation = Situation().stock(0, mc=40)
    situation.do("project aquifer")
    page = open_table(situation)
    page.window().move(0, 0)
    view, layout = page.view, page.board.layout

    def on_screen(point: QPoint) -> tuple[int, int]:
        there = view.viewport().mapToGlobal(point)
        return there.x(), there.y()

    start = view.mapFromScene(layout.tray.center())
    target = view.mapFromScene(layout.spots["E4"].centre)
    pointer("mousemove", *on_screen(start))
    qtbot.waitUntil(lambda: view.viewport().underMouse())
    pointer("mousedown", 1)
    qtbot.waitUntil(lambda: getattr(page.board.gesture, "held", False))
    for part in range(1, 6):
        pointer("mousemove", *on_screen(start + (target - start) * part / 5))
        qtbot.wait(20)
    qtbot.waitUntil(lambda: page.board.gesture is not None and page.board.gesture.hovered == "E4")
    assert "E4" in page.bar.shown_remark
    pointer("mouseup", 1)
    qtbot.waitUntil(lambda: page.controller.answers_given == 1)
    assert page.controller.view.tile[page.models.rules.table.map.index["E4"]]


@pytest.fixture
def window(qtbot: QtBot, qapp: QApplication, tmp_path: Path) -> Iterator[MainWindow]:
    """The program's window in the upper left corner of the display, 1280 × 720, with everything moving as usual."""
    display_is_there()
    apply_theme(qapp, "dark")
    # Faster than any hand: its clicks at one place are meant as single ones.
    interval = qapp.doubleClickInterval()
    qapp.setDoubleClickInterval(1)
    with Database.open(tmp_path / "profile.sqlite") as database:
        shown = MainWindow(database)
        qtbot.addWidget(shown)
        shown.setGeometry(0, 0, 1280, 720)
        shown.show()
        qtbot.waitExposed(shown)
        apply_pace(Pace.NORMAL)
        yield shown
        apply_pace(Pace.OFF)
        shown.close()
    qapp.setDoubleClickInterval(interval)


def test_a_whole_game_is_played_by_a_real_pointer_with_every_tile_dragged(window: MainWindow, qtbot: QtBot) -> None:
    assert window.begin(Setup.quick("terraforming", 2, SEED, corporate_era=False), "By hand")
    controller, table = window.controller, window.table
    assert controller is not None
    assert isinstance(table, TablePage)
    controller.covering = Covering.NEVER
    controller.lift()
    hands, rng = Pointer(table), random.Random(SEED)
    answers = 0
    while not controller.over:
        decision = controller.decision
        assert decision is not None
        choice = wanted(decision, rng)
        give(hands, choice)
        answers += 1
        assert controller.answers_given == answers, f"{choice} was not taken: {table.bar.shown_remark}"
    assert window.page is window.final
    assert hands.drags >= 12
