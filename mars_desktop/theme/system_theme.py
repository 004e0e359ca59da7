"""The theme that the system asks for, for those who have not chosen one."""

from typing import Literal

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from mars_desktop.theme.application import apply_theme
from mars_desktop.theme.color_tokens import Theme
from mars_desktop.theme.living_widgets import nothing_collected
from mars_desktop.theme.token_values import ThemeName

ThemeChoice = Literal["system", "dark", "light", "contrast"]
"""What a person may choose; `system` follows the system."""


def apply_chosen_theme(app: QApplication, choice: ThemeChoice, text_size: int = 100) -> Theme:
    """Give the application the chosen theme, or the one that the system asks for now, and a text size in percent."""
    if choice != "system":
        return apply_theme(app, choice, text_size)
    hints = app.styleHints()
    # A theme in force before may have told the system's own parts to be dark or light.
    with nothing_collected():
        hints.unsetColorScheme()
    high = hints.accessibility().contrastPreference() is Qt.ContrastPreference.HighContrast
    return apply_theme(app, system_theme(hints.colorScheme(), high_contrast=high), text_size, follows_system=True)


def system_theme(scheme: Qt.ColorScheme, *, high_contrast: bool) -> ThemeName:
    """The theme for what a system prefers; dark where it does not say."""
    if high_contrast:
        return "contrast"
    return "light" if scheme is Qt.ColorScheme.Light else "dark"
