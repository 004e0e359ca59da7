"""The theme and text size in force, and how the application takes them on."""

from dataclasses import dataclass

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QToolTip

from mars_desktop.theme.color_tokens import Theme
from mars_desktop.theme.fonts import font
from mars_desktop.theme.palette import palette
from mars_desktop.theme.style import FlatStyle
from mars_desktop.theme.token_values import ThemeName
from mars_desktop.theme.tokens import look


@dataclass(slots=True)
class _InForce:
    name: ThemeName = "dark"
    text_size: int = 100


_in_force = _InForce()


def apply_theme(app: QApplication, name: ThemeName, text_size: int = 100) -> Theme:
    """Give the whole application a theme and a text size in percent, and return the theme.

    Every widget then receives a palette change, and a font change if the size differs; widgets that paint themselves
    repaint with `current_theme` and `current_text_size`.
    """
    theme = look().theme(name)
    _in_force.name, _in_force.text_size = name, text_size
    # Title bars and native dialogs follow this where the system allows it; the palette is ours all the same.
    app.styleHints().setColorScheme(Qt.ColorScheme.Dark if theme.is_dark else Qt.ColorScheme.Light)
    if not isinstance(app.style(), FlatStyle):
        app.setStyle(FlatStyle())
    colors = palette(theme)
    app.setPalette(colors)
    app.setFont(font("body", text_size))
    # Tool tips keep a palette and a font of their own.
    QToolTip.setPalette(colors)
    QToolTip.setFont(font("body", text_size))
    return theme


def current_theme() -> Theme:
    """The theme in force; dark until `apply_theme` is called."""
    return look().theme(_in_force.name)


def current_text_size() -> int:
    """The text size in force, in percent."""
    return _in_force.text_size
