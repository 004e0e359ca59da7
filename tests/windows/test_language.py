"""Another language is spoken at once, with the same table open."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QComboBox, QLabel
from pytestqt.qtbot import QtBot

from mars_desktop.models.languages import LANGUAGES, Language, language_now, speak
from mars_desktop.profile.database import Database
from mars_desktop.profile.settings import Settings
from mars_desktop.windows.application import Front
from mars_desktop.windows.main_window import MainWindow
from mars_desktop.windows.pictures import draw
from mars_desktop.windows.preferences import LANGUAGE
from tests.windows.conftest import Keep


@pytest.fixture(autouse=True)
def _no_language_in_the_environment(monkeypatch: pytest.MonkeyPatch, qapp: QApplication) -> Iterator[None]:
    monkeypatch.delenv("MARS_DESKTOP_LANGUAGE")
    yield
    speak("en")


@pytest.fixture
def front(qtbot: QtBot, database: Database) -> Iterator[Front]:
    Settings(database).set(LANGUAGE, "en")
    made = Front(database)
    made.window.show()
    yield made
    made.window.close()
    made.window.deleteLater()
    made.deleteLater()


def _choose(front: Front, qtbot: QtBot, language: Language) -> MainWindow:
    """Choose a language in the settings as a person does, and return the window that comes of it."""
    before = front.window
    before.show_settings()
    names = ["As the system" if language_now() == "en" else "Wie das System", *LANGUAGES.values()]
    boxes = before.settings.findChildren(QComboBox)
    box = next(box for box in boxes if [box.itemText(i) for i in range(box.count())] == names)
    box.setCurrentIndex(list(LANGUAGES).index(language) + 1)
    box.activated.emit(box.currentIndex())
    qtbot.waitUntil(lambda: front.window is not before)
    return front.window


def _said(window: MainWindow) -> set[str]:
    return {label.text() for label in window.page.findChildren(QLabel)}


def test_the_settings_are_said_in_the_language_chosen_there(front: Front, qtbot: QtBot) -> None:
    assert "Text size" in _said(_opened(front))
    window = _choose(front, qtbot, "de")
    assert window.isVisible()
    assert window.page is window.settings
    assert window.windowTitle() == "Einstellungen – Mars Desktop"
    assert "Schriftgröße" in _said(window)
    assert "Text size" not in _said(window)
    assert "Text size" in _said(_choose(front, qtbot, "en"))


def _opened(front: Front) -> MainWindow:
    front.window.show_settings()
    return front.window


def test_the_choice_is_kept(front: Front, qtbot: QtBot, database: Database) -> None:
    _choose(front, qtbot, "de")
    assert Settings(database).get(LANGUAGE) == "de"


def test_the_new_window_is_as_large_as_the_old_one_was(front: Front, qtbot: QtBot) -> None:
    front.window.setWindowState(Qt.WindowState.WindowMaximized)
    assert _choose(front, qtbot, "de").isMaximized()


def test_an_open_table_goes_on_where_it_was(front: Front, qtbot: QtBot, keep: Keep) -> None:
    table = keep(seats=1)
    front.window.open_table(table)
    old = front.window.controller
    assert old is not None
    answers, asked = old.answers_given, str(old.decision)
    window = _choose(front, qtbot, "de")
    assert window.open_table_id == table
    assert window.controller is not None
    assert (window.controller.answers_given, str(window.controller.decision)) == (answers, asked)
    window.settings.home.emit()
    assert window.page is window.table


def test_a_picture_is_drawn_in_the_language_asked_for() -> None:
    english, german = (draw("settings", (1024, 640), "dark", 1.0, language) for language in LANGUAGES)
    assert english != german
    assert draw("settings", (1024, 640), "dark", 1.0) == english
