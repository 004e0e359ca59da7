"""The window opens where it was closed."""

import contextlib

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from mars_desktop.profile.problems import ProfileProblem
from mars_desktop.profile.settings import Settings
from mars_desktop.windows.geometry import placed
from mars_desktop.windows.preferences import GEOMETRY, MAXIMIZED, PLACED


def restore_place(window: QWidget, settings: Settings, least: QSize) -> None:
    """Put the window where it was when it was closed last, as far as that can still be seen.

    `least` is its smallest size; on a screen smaller than that everything can still be reached, by scrolling.
    """
    wanted = QRect(*settings.get(GEOMETRY)) if settings.get(PLACED) else None
    primary = QGuiApplication.primaryScreen()
    others = [screen for screen in QGuiApplication.screens() if screen is not primary]
    screens = [screen.availableGeometry() for screen in (primary, *others)]
    least = least.boundedTo(screens[0].size())
    window.setMinimumSize(least)
    window.setGeometry(placed(wanted, screens, least))
    if settings.get(MAXIMIZED):
        window.setWindowState(Qt.WindowState.WindowMaximized)


def keep_place(window: QWidget, settings: Settings) -> None:
    """Remember where the window is."""
    normal = window.normalGeometry() if window.isMaximized() or window.isFullScreen() else window.geometry()
    # Not worth a question to somebody who leaves: the window then opens where it opened before.
    with contextlib.suppress(ProfileProblem):
        settings.set(GEOMETRY, (normal.x(), normal.y(), normal.width(), normal.height()))
        settings.set(MAXIMIZED, window.isMaximized())
        settings.set(PLACED, True)
