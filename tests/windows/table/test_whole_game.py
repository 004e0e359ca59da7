"""A whole game of two people through the real window: one plays with the mouse, one with the keyboard."""

import random
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from mars_desktop.engine import Setup
from mars_desktop.models.handover import Covering
from mars_desktop.profile.database import Database
from mars_desktop.theme.application import apply_theme
from mars_desktop.windows.main_window import MainWindow
from tests.windows.table.hands import Keyboard, Mouse, give
from tests.windows.table.policy import wanted

_COVERS_HELD = 4


@pytest.fixture
def window(qtbot: QtBot, qapp: QApplication, tmp_path: Path) -> Iterator[MainWindow]:
    """The program's window with a table of two, 1280 × 720."""
    apply_theme(qapp, "dark")
    with Database.open(tmp_path / "profile.sqlite") as database:
        shown = MainWindow(database)
        qtbot.addWidget(shown)
        shown.resize(1280, 720)
        shown.show()
        qtbot.waitExposed(shown)
        assert shown.begin(Setup.quick("terraforming", 2, 12), "Two at a table")
        yield shown
        shown.close()


def _lift_by_a_held_press(window: MainWindow, qtbot: QtBot) -> None:
    QTest.keyPress(window.cover, Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: not window.cover.isVisible())
    QTest.keyRelease(QApplication.focusWidget() or window, Qt.Key.Key_Space)


@pytest.mark.slow
def test_two_people_play_a_whole_game_one_by_mouse_one_by_keyboard(window: MainWindow, qtbot: QtBot) -> None:
    controller, table = window.controller, window.table
    assert controller is not None
    assert table is not None
    rng = random.Random(12)
    hands = (Mouse(table), Keyboard(table))
    answers, covers, began = 0, 0, time.monotonic()
    while not controller.over:
        if controller.covered:
            covers += 1
            if covers <= _COVERS_HELD:
                _lift_by_a_held_press(window, qtbot)
                continue
            # From here on the two look at each other's cards, or half a second would be held hundreds of times.
            controller.covering = Covering.NEVER
            controller.lift()
            continue
        decision = controller.decision
        assert decision is not None
        number = decision.number
        choice = wanted(decision, rng)
        QApplication.processEvents()
        give(hands[decision.seat], choice)
        after = controller.decision
        assert controller.answers_given == answers + 1, f"{choice} was not taken: {table.bar.shown_remark}"
        assert after is None or after.number != number
        answers += 1
    print(f"{answers} answers in {controller.view.generation} generations, {time.monotonic() - began:.1f} s")
    assert covers > _COVERS_HELD
    assert window.page is window.final
