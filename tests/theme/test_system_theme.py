"""The program may look as the system asks it to."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from mars_desktop.theme.application import apply_theme, current_text_size, current_theme
from mars_desktop.theme.system_theme import apply_chosen_theme, system_theme
from mars_desktop.theme.token_values import THEME_NAMES, ThemeName
from mars_desktop.theme.tokens import look

SCHEME = Qt.ColorScheme


@pytest.fixture(autouse=True)
def _as_before(qapp: QApplication) -> Iterator[None]:
    yield
    apply_theme(qapp, "dark")


@pytest.mark.parametrize(
    ("scheme", "high_contrast", "name"),
    [
        (SCHEME.Light, False, "light"),
        (SCHEME.Dark, False, "dark"),
        (SCHEME.Unknown, False, "dark"),
        (SCHEME.Light, True, "contrast"),
    ],
)
def test_the_theme_follows_what_the_system_prefers(scheme: Qt.ColorScheme, high_contrast: bool, name: str) -> None:
    assert system_theme(scheme, high_contrast=high_contrast) == name


@pytest.mark.parametrize("name", THEME_NAMES)
def test_a_chosen_theme_holds_whatever_the_system_prefers(qapp: QApplication, name: ThemeName) -> None:
    assert apply_chosen_theme(qapp, name) is look().theme(name)


def test_a_system_that_says_nothing_gets_the_dark_theme(qapp: QApplication) -> None:
    apply_theme(qapp, "light")
    assert apply_chosen_theme(qapp, "system", 130) is current_theme() is look().theme("dark")
    assert current_text_size() == 130
