"""How fast the window is: from the start to the first sight of it, and from a click to what it did on the screen."""

import os
import subprocess
import sys
import time
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from mars_desktop.bots import RandomBot
from mars_desktop.engine import Pick, Setup
from mars_desktop.models.controller import GameController
from mars_desktop.models.saving import begin_table
from mars_desktop.profile.database import Database
from mars_desktop.profile.matches import Matches
from mars_desktop.windows.application import make_application
from mars_desktop.windows.main_window import MainWindow
from mars_desktop.windows.table import TablePage
from tests.benchmarks.engine import LATE, whole_game

CLICKS = 20

# Runs the real program up to its event loop, waits for the window to be on the screen, and tells the time.
START = """
import sys, time
from PySide6.QtWidgets import QApplication
from mars_desktop.cli import main

def loop(*_):
    app = QApplication.instance()
    window = next(w for w in app.topLevelWidgets() if w.isVisible())
    while not window.windowHandle().isExposed():
        app.processEvents()
    app.processEvents()
    print(time.time())
    window.close()
    return 0

QApplication.exec = loop
sys.exit(main([]))
"""


def start_to_window(runs: int = 5) -> float:
    """Seconds from the start of the process to the window on the screen, with an empty profile; the median."""
    seconds = []
    with TemporaryDirectory() as folder:
        env = {**os.environ, "MARS_DESKTOP_HOME": folder}
        for _ in range(runs):
            began = time.time()
            done = subprocess.run([sys.executable, "-c", START], env=env, capture_output=True, text=True, check=True)
            seconds.append(float(done.stdout) - began)
    return median(seconds)


def clicks_late_in_a_game() -> tuple[list[float], float]:
    """Milliseconds from a click on an answer to its result painted, near the end of a five-seat game that is saved; and
    seconds from the wish to open that game, when it is over, to its result painted."""
    app = make_application(sys.argv)
    with TemporaryDirectory() as folder, Database.open(Path(folder) / "profile.db") as database:
        matches = Matches(database)
        setup = Setup.quick("terraforming", 5, 5)
        session, keeper, _ = begin_table(matches, setup, "A long evening")
        choices = whole_game(setup)
        for choice in choices[: int(len(choices) * LATE)]:
            session.choose(choice)
            keeper.answered(len(session.choices), choice, session.state)
        window = MainWindow(database)
        window.resize(1280, 720)
        window.show()
        window.open_table(keeper.table)
        app.processEvents()
        taken = _clicks(app, window)
        window.show_home()
        app.processEvents()
        began = time.perf_counter()
        window.open_table(keeper.table)
        app.processEvents()
        opened = time.perf_counter() - began
        window.close()
        window.deleteLater()
        app.processEvents()
    return taken, opened


def _clicks(app: QApplication, window: MainWindow) -> list[float]:
    """Plays to the end, answering by a click where a single click answers."""
    taken: list[float] = []
    bot = RandomBot(7)
    controller = window.controller
    assert controller is not None
    while not controller.over:
        controller.lift()
        app.processEvents()
        button = _button(window)
        if button is None or len(taken) >= CLICKS:
            _answer(controller, bot)
            continue
        given = controller.answers_given
        began = time.perf_counter()
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
        app.processEvents()
        if controller.answers_given == given + 1:
            taken.append((time.perf_counter() - began) * 1000)
        else:
            _answer(controller, bot)
    return taken


def _button(window: MainWindow) -> Any:
    """A button of the decision bar that gives an answer by itself."""
    table = window.table
    if not isinstance(table, TablePage):
        return None
    rows = [row for row in table.models.options.rows() if row.enabled and not isinstance(row.answer, Pick)]
    buttons = [table.bar.button(row.id) for row in rows if row.verb != "pass"]
    return next((button for button in buttons if button is not None and button.isVisible()), None)


def _answer(controller: GameController, bot: RandomBot) -> None:
    decision = controller.decision
    assert decision is not None
    view = controller.rules.view(controller.view, decision.seat)
    assert controller.submit(bot.choose(controller.rules, view, decision)) is None


def report() -> None:
    """Print everything."""
    print(f"window on the screen after the start: {start_to_window():.2f} s")
    taken, opened = clicks_late_in_a_game()
    print(
        f"a click answered, saved and painted late in a game of 5 seats: median {median(taken):.0f} ms, "
        f"longest {max(taken):.0f} ms of {len(taken)}"
    )
    print(f"opening that game when it is finished, painted: {opened:.2f} s")
