"""Controls are flat, outlined, large enough to hit, and only one of them is lit."""

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QComboBox,
    QLineEdit,
    QListWidget,
    QPushButton,
    QRadioButton,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)
from pytestqt.qtbot import QtBot

from mars_desktop.theme.application import apply_theme
from mars_desktop.theme.token_values import THEME_NAMES, ThemeName

CONTROLS = [QPushButton, QLineEdit, QComboBox, QSpinBox, QCheckBox, QRadioButton]


@pytest.fixture(autouse=True)
def _as_before(qapp: QApplication) -> Iterator[None]:
    """Leave the application in the theme in which it starts."""
    yield
    apply_theme(qapp, "dark")


def shown(qtbot: QtBot, *widgets: QWidget) -> QWidget:
    """A window with some widgets under each other, none of them focused; keep it as long as they are needed."""
    window = QWidget()
    qtbot.addWidget(window)
    column = QVBoxLayout(window)
    for widget in widgets:
        column.addWidget(widget)
    window.show()
    window.setFocus()
    return window


def colors(widget: QWidget) -> list[str]:
    """The colours of all pixels of a widget as it is painted now."""
    image = widget.grab().toImage()
    return [image.pixelColor(x, y).name() for x in range(image.width()) for y in range(image.height())]


@pytest.mark.parametrize("kind", CONTROLS)
def test_everything_to_click_is_at_least_32_high(qapp: QApplication, qtbot: QtBot, kind: Callable[[], QWidget]) -> None:
    apply_theme(qapp, "dark")
    control = kind()
    qtbot.addWidget(control)
    assert control.sizeHint().height() >= 32


def test_rows_of_a_list_are_at_least_32_high(qapp: QApplication, qtbot: QtBot) -> None:
    apply_theme(qapp, "dark")
    rows = QListWidget()
    qtbot.addWidget(rows)
    rows.addItem("Play a card")
    assert rows.sizeHintForRow(0) >= 32


@pytest.mark.parametrize("kind", CONTROLS)
@pytest.mark.parametrize("name", THEME_NAMES)
def test_every_control_has_an_outline_that_can_be_seen(
    qapp: QApplication, qtbot: QtBot, name: ThemeName, kind: Callable[[], QWidget]
) -> None:
    theme = apply_theme(qapp, name)
    control = kind()
    window = shown(qtbot, control)
    assert window.isVisible()
    light, dark = sorted((theme.base.edge, theme.base.ground))
    # Antialiasing mixes the line with its surroundings: ask for pixels near the edge colour.
    near = [c for c in colors(control) if _distance(c, theme.base.edge) < 0.35 * _distance(light, dark)]
    assert len(near) >= 12


@pytest.mark.parametrize("name", THEME_NAMES)
def test_the_default_button_is_lit_and_its_text_readable(qapp: QApplication, qtbot: QtBot, name: ThemeName) -> None:
    theme = apply_theme(qapp, name)
    lit = QPushButton("Play")
    lit.setDefault(True)
    plain = QPushButton("Play")
    window = shown(qtbot, lit, plain)
    assert window.isVisible()
    found = colors(lit)
    assert found.count(theme.base.accent) > len(found) / 2
    assert theme.base.onaccent in found
    assert colors(plain).count(theme.base.accent) < len(colors(plain)) / 10
    assert theme.base.ink in colors(plain)


def test_a_disabled_default_button_is_not_lit(qapp: QApplication, qtbot: QtBot) -> None:
    theme = apply_theme(qapp, "dark")
    button = QPushButton("Play")
    button.setDefault(True)
    button.setEnabled(False)
    window = shown(qtbot, button)
    assert window.isVisible()
    assert theme.base.accent not in colors(button)


@pytest.mark.parametrize("kind", [QCheckBox, QRadioButton])
def test_a_ticked_box_differs_from_one_that_is_not(
    qapp: QApplication, qtbot: QtBot, kind: Callable[[], QCheckBox | QRadioButton]
) -> None:
    theme = apply_theme(qapp, "light")
    box = kind()
    window = shown(qtbot, box)
    assert window.isVisible()
    without = colors(box).count(theme.base.ink)
    box.setChecked(True)
    assert colors(box).count(theme.base.ink) > without


def test_the_focus_shows_as_light(qapp: QApplication, qtbot: QtBot) -> None:
    theme = apply_theme(qapp, "dark")
    button = QPushButton("Play")
    window = shown(qtbot, button)
    assert theme.base.accent not in colors(button)
    window.activateWindow()
    button.setFocus()
    qtbot.waitUntil(button.hasFocus)
    assert theme.base.accent in colors(button)


def _distance(one: str, other: str) -> float:
    first, second = ([int(c[at : at + 2], 16) for at in (1, 3, 5)] for c in (one, other))
    return sum(abs(a - b) for a, b in zip(first, second, strict=True))
