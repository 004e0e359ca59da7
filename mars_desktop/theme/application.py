"""The theme and text size in force, and how the application takes them on."""

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QSize, Qt
from PySide6.QtWidgets import QApplication, QToolTip
from shiboken6 import isValid

from mars_desktop.theme.color_tokens import Theme
from mars_desktop.theme.fonts import font
from mars_desktop.theme.living_widgets import all_widgets, nothing_collected
from mars_desktop.theme.palette import palette
from mars_desktop.theme.style import FlatStyle
from mars_desktop.theme.token_values import ThemeName
from mars_desktop.theme.tokens import look

_LARGE_FROM: Final = QSize(1600, 900)
_LARGE_TEXT: Final = 1.25
_TABLE_MOST: Final = 150
"""Percent: the text with which a table is whole on any window; on larger ones than this it may grow with them."""
_TABLE_FULL: Final = QSize(1920, 1080)


@dataclass(slots=True)
class _InForce:
    name: ThemeName = "dark"
    text_size: int = 100
    large: bool = False
    follows_system: bool = False


_in_force = _InForce()


def apply_theme(app: QApplication, name: ThemeName, text_size: int = 100, *, follows_system: bool = False) -> Theme:
    """Give the whole application a theme and a text size in percent, and return the theme.

    Every widget then receives a palette change, and a font change if the size differs; widgets that paint themselves
    repaint with `current_theme` and `current_text_size`. Title bars and native dialogs take on the theme too, where
    the system allows it, unless it `follows_system`.
    """
    theme = look().theme(name)
    _in_force.name, _in_force.text_size, _in_force.follows_system = name, text_size, follows_system
    # Every step goes round all widgets.
    with nothing_collected():
        _dress(app, theme, follows_system=follows_system)
    return theme


def _dress(app: QApplication, theme: Theme, *, follows_system: bool) -> None:
    if not follows_system:
        app.styleHints().setColorScheme(Qt.ColorScheme.Dark if theme.is_dark else Qt.ColorScheme.Light)
    if not isinstance(app.style(), FlatStyle):
        app.setStyle(FlatStyle())
    colors = palette(theme)
    app.setPalette(colors)
    app.setFont(font("body", current_text_size()))
    # Tool tips keep a palette and a font of their own.
    QToolTip.setPalette(colors)
    QToolTip.setFont(font("body", current_text_size()))
    # Qt tells of a new font only those that have none of their own.
    for widget in all_widgets():
        if isValid(widget):
            QCoreApplication.sendEvent(widget, QEvent(QEvent.Type.ApplicationFontChange))


def apply_room(app: QApplication, window: QSize) -> None:
    """Let text grow on a large window, which is read from further away, and shrink again on a small one."""
    if is_large(window) != _in_force.large:
        _in_force.large = not _in_force.large
        apply_theme(app, _in_force.name, _in_force.text_size, follows_system=_in_force.follows_system)


def is_large(window: QSize) -> bool:
    """Whether a window has room for the large table, with the hand in full faces, and for larger text everywhere."""
    return window.width() >= _LARGE_FROM.width() and window.height() >= _LARGE_FROM.height()


def grown_text_size(window: QSize, text_size: int) -> int:
    """The text size in a window where this one, in percent, is wanted."""
    return round(text_size * _LARGE_TEXT) if is_large(window) else text_size


def table_text_size(window: QSize) -> int:
    """The chosen text size in percent, or the largest with which the map still has its place in a window."""
    room = min(window.width() / _TABLE_FULL.width(), window.height() / _TABLE_FULL.height())
    return min(_in_force.text_size, round(_TABLE_MOST * max(1.0, room)))


def current_theme() -> Theme:
    """The theme in force; dark until `apply_theme` is called."""
    return look().theme(_in_force.name)


def current_text_size() -> int:
    """The text size in force, in percent: the chosen one, larger in a large window."""
    return round(_in_force.text_size * _LARGE_TEXT) if _in_force.large else _in_force.text_size


def chosen_text_size() -> int:
    """The text size that was chosen, in percent, for what grows with its window by itself."""
    return _in_force.text_size
