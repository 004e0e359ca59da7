"""Every screen can be read and pressed: in both sizes, all themes, two text sizes and both languages.

Each screen is looked at in every size and every theme; text size and language change along, so that every screen is
seen with large text and in each language too, and neighbouring screens in other pairings.
"""

from collections.abc import Iterator
from contextlib import ExitStack
from typing import Final, NamedTuple

import pytest
from PySide6.QtCore import QEvent, QPoint, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QApplication, QComboBox, QHBoxLayout, QLabel, QLineEdit, QPushButton, QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from mars_desktop.models.languages import Language, speak
from mars_desktop.theme.application import apply_room, apply_theme
from mars_desktop.theme.palette import color
from mars_desktop.theme.token_values import THEME_NAMES, ThemeName
from mars_desktop.theme.tokens import look
from mars_desktop.windows.pictures import SCREENS
from tests.windows.legibility import faults

SMALL, LARGE = QSize(1280, 720), QSize(1920, 1080)
TEXT_SIZES: Final = (100, 150, 100, 150, 100)


class View(NamedTuple):
    """One way to look at a screen that is open."""

    theme: ThemeName
    text_size: int


def views(number: int) -> list[View]:
    """The views of the screen of that number, in one of the sizes."""
    return [View(theme, TEXT_SIZES[(i + number) % len(TEXT_SIZES)]) for i, theme in enumerate(THEME_NAMES)]


@pytest.fixture(autouse=True)
def _as_before(qapp: QApplication) -> Iterator[None]:
    yield
    speak("en")
    apply_theme(qapp, "dark")
    apply_room(qapp, SMALL)


def dress(app: QApplication, window: QWidget, view: View) -> None:
    """Let an open window take on a theme and a text size, as a running program does."""
    apply_theme(app, view.theme, view.text_size)
    # Only a running loop tells widgets by itself that the application looks different.
    for widget in (window, *window.findChildren(QWidget)):
        for kind in (QEvent.Type.ApplicationPaletteChange, QEvent.Type.ApplicationFontChange):
            if isValid(widget):
                QApplication.sendEvent(widget, QEvent(kind))
    app.processEvents()
    app.processEvents()


def found_on(app: QApplication, name: str, size: QSize, looks: list[View], language: Language = "en") -> list[str]:
    """The faults of a screen that is opened in a size and a language and then looked at in several ways."""
    apply_theme(app, "dark")
    apply_room(app, size)
    speak(language)
    found = []
    with ExitStack() as stack:
        window = QWidget()
        window.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
        window.resize(size)
        sample = SCREENS[name](stack)
        sample.widget.setParent(window)
        sample.widget.setGeometry(window.rect())
        window.show()
        app.processEvents()
        if sample.act is not None:
            sample.act()
        for view in looks:
            dress(app, window, view)
            where = f"{size.width()} {view.theme} {view.text_size} % {language}"
            found += [f"{where}: {fault}" for fault in faults(window)]
        window.close()
        window.deleteLater()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    return found


@pytest.mark.parametrize("number", range(len(SCREENS)), ids=list(SCREENS))
def test_everything_on_a_screen_can_be_read_and_pressed(qapp: QApplication, number: int) -> None:
    name = list(SCREENS)[number]
    languages: tuple[Language, Language] = ("en", "de") if number % 2 else ("de", "en")
    found = []
    for language, size in zip(languages, (SMALL, LARGE), strict=True):
        found += found_on(qapp, name, size, views(number + size.width()), language)
    assert found == []


@pytest.mark.parametrize(
    "name", ["home", "table", "table-five-seats", "table-place", "cards-in-play", "mission-five-seats"]
)
def test_the_smallest_and_the_largest_text_can_be_read(qapp: QApplication, name: str) -> None:
    assert found_on(qapp, name, SMALL, [View("dark", 75), View("light", 200), View("dark", 250)]) == []


# The walker itself sees what it is there for.


def shown(qtbot: QtBot, *widgets: QWidget) -> QWidget:
    page = QWidget()
    qtbot.addWidget(page)
    page.resize(400, 200)
    for widget in widgets:
        widget.setParent(page)
    page.show()
    return page


def label(words: str, x: int, y: int, width: int = 200, height: int = 32) -> QLabel:
    made = QLabel(words)
    made.setGeometry(x, y, width, height)
    return made


def test_a_label_that_is_too_short_is_cut_off(qtbot: QtBot) -> None:
    page = shown(qtbot, label("Terraforming Mars", 10, 10, width=60))
    assert faults(page) == ["cut off: “Terraforming Mars” in QLabel"]


def test_words_over_one_another_are_seen(qtbot: QtBot) -> None:
    page = shown(qtbot, label("Oceans", 10, 10), label("Oxygen", 20, 14))
    assert faults(page) == ["over one another: “Oceans” in QLabel and “Oxygen” in QLabel"]


def test_words_too_small_are_seen(qtbot: QtBot) -> None:
    small = label("Oceans", 10, 10)
    face = small.font()
    face.setPixelSize(11)
    small.setFont(face)
    assert faults(shown(qtbot, small)) == ["smaller than it may be, 11.0 px: “Oceans” in QLabel"]


def test_words_hardly_darker_than_their_ground_are_seen(qtbot: QtBot) -> None:
    pale = label("Oceans", 10, 10)
    colours = pale.palette()
    colours.setColor(colours.ColorRole.WindowText, QColor(look().theme("dark").base.line))
    pale.setPalette(colours)
    (fault,) = faults(shown(qtbot, pale))
    assert fault.startswith("contrast 1.")


def test_shortened_words_need_a_tip_that_says_them(qtbot: QtBot) -> None:
    box = QComboBox()
    box.addItem("A full map ends the game")
    box.setGeometry(10, 10, 100, 32)
    page = shown(qtbot, box)
    assert any(fault.startswith(("shortened", "cut off")) for fault in faults(page))


def test_small_targets_and_widgets_outside_of_their_parent_are_seen(qtbot: QtBot) -> None:
    button = QPushButton("Go")
    button.setGeometry(380, 10, 40, 24)
    found = faults(shown(qtbot, button))
    assert any(fault.startswith("a target of 40 × 24") for fault in found)
    assert any(fault.startswith("reaches out of QWidget: QPushButton") for fault in found)


class Painted(QWidget):
    """Writes beyond its own edge."""

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setPen(color(look().theme("dark").base.ink))
        painter.drawText(QPoint(-4, 16), "Oceans")
        painter.end()


def test_what_a_widget_paints_itself_is_seen(qtbot: QtBot) -> None:
    painted = Painted()
    painted.setGeometry(50, 10, 100, 32)
    assert faults(shown(qtbot, painted)) == ["cut off: “Oceans” in Painted"]


def test_a_page_without_faults_has_none(qtbot: QtBot) -> None:
    page = shown(qtbot)
    row = QHBoxLayout(page)
    for widget in (QLabel("Seed"), QLineEdit("20260130"), QPushButton("Another")):
        row.addWidget(widget)
    assert faults(page) == []
