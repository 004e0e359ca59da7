"""The program with its window: from the start to the last window closed."""

import contextlib
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtGui import QGuiApplication, QIcon
from PySide6.QtWidgets import QApplication, QMessageBox

from mars_desktop import paths
from mars_desktop.models.languages import LanguageChoice, MissingLanguage, speak, spoken_language
from mars_desktop.profile.backup import restore
from mars_desktop.profile.database import Database
from mars_desktop.profile.problems import LostProfile, ProfileProblem
from mars_desktop.profile.settings import Settings
from mars_desktop.theme.application import apply_theme
from mars_desktop.theme.icons import icon
from mars_desktop.theme.motion import apply_pace, honour_reduced_motion
from mars_desktop.theme.reduced_motion import asks_for_less_motion
from mars_desktop.theme.system_theme import apply_chosen_theme
from mars_desktop.theme.tokens import look
from mars_desktop.windows.main_window import MainWindow
from mars_desktop.windows.preferences import ANIMATIONS, LANGUAGE, TEXT_SIZE, THEME
from mars_desktop.windows.words import tr

AFTER_SIGHT = 250
"""Milliseconds after the window was opened."""
RESTORE, ANEW, RETRY, QUIT = "restore", "anew", "retry", "quit"


class Question(NamedTuple):
    """What a person is told when the profile cannot be opened, and what can be done, the safest first."""

    sentence: str
    answers: tuple[str, ...]


Ask = Callable[[Question], str]
"""Puts a question to a person and returns one of its answers."""


def run(arguments: Sequence[str] | None = None) -> int:
    """Open the window and stay until it is closed; returns the exit status."""
    app = make_application(list(sys.argv if arguments is None else arguments))
    database = open_profile(paths.profile_file(), paths.backups(), ask)
    if database is None:
        return 0
    with database:
        settings = Settings(database)
        apply_chosen_theme(app, settings.get(THEME), settings.get(TEXT_SIZE))
        apply_pace(settings.get(ANIMATIONS))
        _speak(settings.get(LANGUAGE))
        front = Front(database)
        front.window.show()
        # Nothing moves and nothing is answered yet: the window comes to the screen first.
        QTimer.singleShot(AFTER_SIGHT, front, lambda: _settle(database))
        status = app.exec()
        # Gone before the profile is closed and before Qt ends: nothing may call into a window half taken down.
        front.window.deleteLater()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    return status


def _settle(database: Database) -> None:
    """What can wait until the window is seen: asking the system about motion, and the day's backup."""
    honour_reduced_motion(asks_for_less_motion())
    with contextlib.suppress(ProfileProblem):
        # The answers are safe without it; the next start tries again.
        database.back_up_daily()


class Front(QObject):
    """Keeps the one window in front, a new one in the place of the old when another language is spoken."""

    def __init__(self, database: Database) -> None:
        super().__init__()
        self._database = database
        self.window = self._made()

    def _made(self) -> MainWindow:
        window = MainWindow(self._database)
        # After the settings have answered the click that changed the language: their page goes with the old window.
        window.language_changed.connect(self._renew, Qt.ConnectionType.QueuedConnection)
        return window

    def _renew(self) -> None:
        old, table = self.window, self.window.open_table_id
        if old.isVisible():
            # Closing leaves where it stands to the next one; a window must stay open, or the program would end.
            old.setAttribute(Qt.WidgetAttribute.WA_QuitOnClose, False)
        old.close()
        self.window = self._made()
        self.window.show()
        self.window.resume(table)
        old.deleteLater()


def _speak(choice: LanguageChoice) -> None:
    """Speak a language; without its file the program is at least there, in English."""
    with contextlib.suppress(MissingLanguage):
        speak(spoken_language(choice))


def make_application(arguments: list[str]) -> QApplication:
    """The application with its name, icon and looks; the one there is already, if any."""
    app = QApplication.instance()
    if not isinstance(app, QApplication):
        QGuiApplication.setHighDpiScaleFactorRoundingPolicy(Qt.HighDpiScaleFactorRoundingPolicy.PassThrough)
        app = QApplication(arguments[:1])
    app.setApplicationName("mars-desktop")
    app.setApplicationDisplayName("Mars Desktop")
    app.setDesktopFileName("mars-desktop")
    app.setWindowIcon(program_icon())
    apply_theme(app, "dark")
    _speak("system")
    return app


def program_icon() -> QIcon:
    """The program's sign: a planted hex in the colour of warm ground."""
    return icon("greenery", look().theme("dark").parameter.temperature, 64)


def open_profile(profile: Path, backups: Path, question: Ask) -> Database | None:
    """Open the profile, asking what to do where it cannot be opened; None when the person leaves instead.

    Nothing is overwritten: what was damaged lies aside, and what is restored takes the place of nothing else.
    """
    anew = False
    while True:
        try:
            return Database.open(profile, backups=backups, start_anew=anew)
        except LostProfile as problem:
            backup = problem.backup
            ways = (RESTORE, ANEW, QUIT) if backup is not None else (ANEW, QUIT)
            answer = question(Question(str(problem), ways))
        except ProfileProblem as problem:
            backup = None
            answer = question(Question(str(problem), (RETRY, QUIT)))
        match answer:
            case "restore" if backup is not None:
                try:
                    restore(backup, profile)
                except ProfileProblem as problem:
                    if question(Question(str(problem), (RETRY, QUIT))) == QUIT:
                        return None
            case "anew":
                anew = True
            case "retry":
                pass
            case _:
                return None


def ask(question: Question) -> str:
    """Put a question in a dialog; closing it means to leave."""
    box = QMessageBox()
    box.setIcon(QMessageBox.Icon.Warning)
    box.setWindowTitle(tr("Mars Desktop"))
    box.setText(question.sentence)
    names = {
        RESTORE: tr("Restore the backup"),
        ANEW: tr("Start anew"),
        RETRY: tr("Try again"),
        QUIT: tr("Quit"),
    }
    roles = {QUIT: QMessageBox.ButtonRole.RejectRole, ANEW: QMessageBox.ButtonRole.DestructiveRole}
    buttons = {
        box.addButton(names[answer], roles.get(answer, QMessageBox.ButtonRole.AcceptRole)): answer
        for answer in question.answers
    }
    first = next(iter(buttons))
    box.setDefaultButton(first)
    box.exec()
    return next((answer for button, answer in buttons.items() if button is box.clickedButton()), QUIT)
