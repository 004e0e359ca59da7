"""The whole program tried once: the real window, a table of every game through its controller, saved, read back and
compared.

The profile is one of its own that vanishes afterwards; no table of a person is touched.
"""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from types import TracebackType
from typing import Final

from PySide6.QtCore import QDeadlineTimer, QMessageLogContext, QtMsgType, qInstallMessageHandler
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from mars_desktop.bots import RandomBot
from mars_desktop.engine import Setup
from mars_desktop.models.controller import GameController
from mars_desktop.profile.database import Database
from mars_desktop.profile.matches import Matches
from mars_desktop.windows.application import make_application
from mars_desktop.windows.game_screens import playable
from mars_desktop.windows.main_window import MainWindow

SEED: Final = 20
BEFORE_LEAVING: Final = 60
"""Answers given before the table is left and opened again."""
SEATS: Final = {"onmars": 1}
"""Seats at a table, 2 where nothing is said: random games of On Mars with more than one last some seventy rounds."""
_PATIENCE: Final = 10_000
"""Milliseconds in which a window must appear."""
_HARMLESS: Final = "This plugin does not support"
"""Begins what the platform without a screen says of itself."""


class SmokeFault(Exception):
    """The program did not do what it should; `str()` is one sentence."""


def play() -> tuple[str, QImage]:
    """Try the program; returns what went wrong, empty if nothing did, and a picture of the window."""
    app = make_application(sys.argv)
    with (
        _complaints() as complaints,
        TemporaryDirectory(prefix="mars-desktop-") as folder,
        Database.open(Path(folder) / "profile.db") as database,
    ):
        window = MainWindow(database)
        try:
            _shown(app, window)
            for game in playable():
                _played(app, window, Matches(database), game)
            fault = ""
        except SmokeFault as problem:
            fault = str(problem)
        picture = window.grab().toImage()
        window.close()
        window.deleteLater()
        app.processEvents()
    if not fault and complaints:
        fault = f"While the window was open something complained: {complaints[0]}"
    return fault, picture


def _shown(app: QApplication, window: MainWindow) -> None:
    window.show()
    deadline = QDeadlineTimer(_PATIENCE)
    while not window.isVisible() or window.windowHandle() is None or not window.windowHandle().isExposed():
        app.processEvents()
        if deadline.hasExpired():
            raise SmokeFault("The window did not appear within ten seconds: look at the display.")


def _played(app: QApplication, window: MainWindow, matches: Matches, game: str) -> None:
    bot = RandomBot(SEED, mixes=True)
    if not window.begin(Setup.quick(game, SEATS.get(game, 2), SEED), "Smoke"):
        raise SmokeFault(f"The game “{game}” did not begin: look at what the window says.")
    _answer(app, _controller(window), bot, BEFORE_LEAVING)
    before = _open_to_all(_controller(window))
    row = matches.rows()[0]
    window.show_home()
    app.processEvents()
    if not window.open_table(row.id):
        raise SmokeFault(f"The saved table of “{game}” did not open again: look at what the window says.")
    after = _controller(window)
    after.lift()
    app.processEvents()
    if _open_to_all(after) != before:
        raise SmokeFault(f"The table of “{game}” read back is not the one that was saved.")
    _answer(app, after, bot, sys.maxsize)
    if window.final is None or window.page is not window.final:
        raise SmokeFault(f"The game “{game}” is over and the window does not show its result.")
    if not matches.load(row.id).finished:
        raise SmokeFault(f"The game “{game}” is over and the profile does not know it.")


def _controller(window: MainWindow) -> GameController:
    if window.controller is None:
        raise SmokeFault("The window holds no table.")
    return window.controller


def _open_to_all(controller: GameController) -> tuple[int, bytes]:
    """How many answers are given, and what everybody may see: another seat may sit in front of a table opened again."""
    rules = controller.rules
    return controller.answers_given, rules.codec.encode(rules.view(controller.view, None))


def _answer(app: QApplication, controller: GameController, bot: RandomBot, answers: int) -> None:
    """Give so many answers, or all until the game is over; the cover is lifted each time."""
    for _ in range(answers):
        if controller.over:
            break
        controller.lift()
        decision = controller.decision
        if decision is None:
            raise SmokeFault("The cover does not lift.")
        choice = bot.choose(controller.rules, controller.rules.view(controller.view, decision.seat), decision)
        reason = controller.submit(choice, decision.number)
        if reason is not None:
            raise SmokeFault(f"The listed answer “{choice}” was refused ({reason}).")
        app.processEvents()
    controller.lift()
    app.processEvents()


@contextmanager
def _complaints() -> Iterator[list[str]]:
    """What Qt warns of, and what is raised where nobody catches it, such as in a slot."""
    heard: list[str] = []

    def warned(kind: QtMsgType, _context: QMessageLogContext, text: str) -> None:
        if kind not in (QtMsgType.QtDebugMsg, QtMsgType.QtInfoMsg) and not text.startswith(_HARMLESS):
            heard.append(text)

    def raised(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        heard.append(f"{kind.__name__}: {error}")
        hook(kind, error, trace)

    hook, sys.excepthook = sys.excepthook, raised
    handler = qInstallMessageHandler(warned)
    try:
        yield heard
    finally:
        qInstallMessageHandler(handler)
        sys.excepthook = hook
