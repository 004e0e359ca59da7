"""A tile dragged from the tray onto the map by a real pointer on a real display."""

import os
import shutil
import subprocess

import pytest
from PySide6.QtCore import QPoint
from pytestqt.qtbot import QtBot

from tests.games.terraforming.situation import Situation
from tests.windows.table.conftest import Opener

pytestmark = pytest.mark.xvfb


def _pointer(*words: str | int) -> None:
    subprocess.run(["xdotool", *map(str, words)], check=True, timeout=10)


def test_a_real_drag_places_the_tile(open_table: Opener, qtbot: QtBot) -> None:
    assert os.environ.get("QT_QPA_PLATFORM") == "xcb", "this test needs an X display: run it under xvfb-run"
    assert shutil.which("xdotool"), "this test needs xdotool"
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
    _pointer("mousemove", *on_screen(start))
    qtbot.waitUntil(lambda: view.viewport().underMouse())
    _pointer("mousedown", 1)
    qtbot.waitUntil(lambda: getattr(page.board.gesture, "held", False))
    for part in range(1, 6):
        _pointer("mousemove", *on_screen(start + (target - start) * part / 5))
        qtbot.wait(20)
    qtbot.waitUntil(lambda: page.board.gesture is not None and page.board.gesture.hovered == "E4")
    assert "E4" in page.bar.shown_remark
    _pointer("mouseup", 1)
    qtbot.waitUntil(lambda: page.controller.answers_given == 1)
    assert page.controller.view.tile[page.models.rules.table.map.index["E4"]]
