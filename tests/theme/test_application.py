"""Themes, text sizes and fonts as the application takes them on."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QColor, QFontInfo, QFontMetricsF, QPalette, QRawFont
from PySide6.QtWidgets import QApplication, QToolTip

from mars_desktop.theme.application import (
    apply_room,
    apply_theme,
    chosen_text_size,
    current_text_size,
    current_theme,
    table_text_size,
)
from mars_desktop.theme.fonts import font
from mars_desktop.theme.palette import color, palette
from mars_desktop.theme.style import FlatStyle
from mars_desktop.theme.token_values import THEME_NAMES, TYPE_STYLES, ThemeName, TypeStyle
from mars_desktop.theme.tokens import look


@pytest.fixture(autouse=True)
def _as_before(qapp: QApplication) -> Iterator[None]:
    """Leave the application in the theme in which it starts."""
    yield
    apply_theme(qapp, "dark")
    apply_room(qapp, QSize(1280, 720))


@pytest.mark.parametrize("name", THEME_NAMES)
def test_the_application_takes_on_the_theme(qapp: QApplication, name: ThemeName) -> None:
    theme = apply_theme(qapp, name, 130)
    assert theme is current_theme() is look().theme(name)
    assert current_text_size() == 130
    assert isinstance(qapp.style(), FlatStyle)
    assert qapp.palette().color(QPalette.ColorRole.Window) == QColor(theme.base.ground)
    assert QToolTip.palette().color(QPalette.ColorRole.ToolTipText) == QColor(theme.base.ink)
    assert qapp.font().pixelSize() == 18


def test_text_grows_with_the_window_beyond_the_chosen_size(qapp: QApplication) -> None:
    apply_theme(qapp, "light", 120)
    apply_room(qapp, QSize(1920, 1080))
    assert (current_text_size(), chosen_text_size(), qapp.font().pixelSize()) == (150, 120, 21)
    apply_theme(qapp, "light", 100)
    assert (current_text_size(), chosen_text_size()) == (125, 100)
    apply_room(qapp, QSize(1599, 1080))
    assert (current_text_size(), chosen_text_size(), qapp.font().pixelSize()) == (100, 100, 14)


@pytest.mark.parametrize(
    ("chosen", "width", "height", "size"),
    [
        (75, 1280, 720, 75),
        (150, 1024, 640, 150),
        (250, 1280, 720, 150),
        (250, 2560, 1440, 200),
        (250, 3840, 2160, 250),
    ],
)
def test_text_at_the_table_grows_as_far_as_the_map_keeps_its_place(
    qapp: QApplication, chosen: int, width: int, height: int, size: int
) -> None:
    apply_theme(qapp, "dark", chosen)
    assert table_text_size(QSize(width, height)) == size


@pytest.mark.parametrize("name", THEME_NAMES)
def test_text_that_is_disabled_differs_from_text_that_is_not(name: ThemeName) -> None:
    made = palette(look().theme(name))
    for role in (QPalette.ColorRole.WindowText, QPalette.ColorRole.Text, QPalette.ColorRole.ButtonText):
        active, disabled = (made.color(g, role) for g in (QPalette.ColorGroup.Active, QPalette.ColorGroup.Disabled))
        assert (active, disabled) == (QColor(look().theme(name).base.ink), QColor(look().theme(name).base.ink3))
        assert made.color(QPalette.ColorGroup.Inactive, role) == active


def test_a_colour_takes_an_alpha() -> None:
    assert color("#fff0d2", 0.5).alphaF() == pytest.approx(0.5, abs=0.01)
    assert color("#fff0d2").name() == "#fff0d2"


@pytest.mark.parametrize("style", TYPE_STYLES)
def test_every_style_is_set_in_plex_and_has_the_signs_of_the_games(qapp: QApplication, style: TypeStyle) -> None:
    made = font(style)
    size = look().type.scale[style]
    assert "Plex" in QFontInfo(made).family()
    assert ("Cond" in QFontInfo(made).family()) == (size.family == "condensed")
    assert QFontInfo(made).weight() == size.weight
    assert made.pixelSize() == size.px
    raw = QRawFont.fromFont(made)
    assert [sign for sign in "€°äß−×→≥–“”…" if not raw.supportsCharacter(ord(sign))] == []


def test_figures_are_tabular_in_every_style(qapp: QApplication) -> None:
    for style in TYPE_STYLES:
        metrics = QFontMetricsF(font(style))
        assert len({round(metrics.horizontalAdvance(figure), 3) for figure in "0123456789"}) == 1, style


def test_type_grows_with_the_text_size_and_never_falls_under_the_least(qapp: QApplication) -> None:
    assert [font("body", percent).pixelSize() for percent in look().type.text_sizes_percent] == [14, 16, 18, 21]
    assert font("caption", 50).pixelSize() == look().type.minimum_px == 12


def test_the_parameters_are_larger_on_a_wide_window(qapp: QApplication) -> None:
    assert (font("parameter").pixelSize(), font("parameter", wide=True).pixelSize()) == (28, 36)
    assert font("body", wide=True).pixelSize() == 14


def test_a_style_may_be_asked_for_in_another_weight(qapp: QApplication) -> None:
    assert [QFontInfo(font("body", weight=weight)).weight() for weight in (400, 500, 600)] == [400, 500, 600]
    widths = [QFontMetricsF(font("heading", weight=weight)).horizontalAdvance("Olympus Mons") for weight in (400, 600)]
    assert widths[0] < widths[1]
