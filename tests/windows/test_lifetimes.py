"""Closed windows and changed themes leave no object behind and no warning (QT-011 to QT-014)."""

import gc
import weakref
from collections import Counter
from dataclasses import replace

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QObject
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from mars_desktop.board import BoardScene
from mars_desktop.models.controller import GameController
from mars_desktop.models.rows import RowModel
from mars_desktop.profile.database import Database
from mars_desktop.theme import motion
from mars_desktop.theme.application import apply_theme
from mars_desktop.theme.motion import Motions
from mars_desktop.theme.token_values import ThemeName
from mars_desktop.widgets.card_button import CardButton
from mars_desktop.windows.cards_page import CardsPage
from mars_desktop.windows.main_window import MainWindow
from mars_desktop.windows.table import TablePage
from tests.windows.conftest import Keep

WATCHED = (MainWindow, TablePage, BoardScene, GameController, RowModel, CardButton, Motions)
THEMES: tuple[ThemeName, ...] = ("light", "contrast", "dark")


def _settle() -> None:
    for _ in range(3):
        QCoreApplication.processEvents()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def living() -> Counter[str]:
    """How many of the program's larger objects there are on the side of Python."""
    gc.collect()
    found: Counter[str] = Counter()
    for thing in gc.get_objects():
        if isinstance(thing, QObject):
            for kind in WATCHED:
                if isinstance(thing, kind):
                    found[kind.__name__] += 1
    return found


def _open_and_close(database: Database, table: str, *, lifted: bool) -> list[weakref.ref[QObject]]:
    """Open the window with a table in it and close it, under the cover or in the middle of a movement.

    What was there is returned as weak references.
    """
    window = MainWindow(database)
    window.show()
    assert window.open_table(table)
    controller, page = window.controller, window.table
    assert controller is not None
    assert isinstance(page, TablePage)
    if lifted:
        controller.lift()
        _settle()
        board = page.seats.boards[0]
        board.show_row(replace(board.row, rating=board.row.rating + 1))
        assert motion.moving()
    made: list[weakref.ref[QObject]] = [weakref.ref(thing) for thing in (window, controller, page, page.board)]
    window.close()
    window.deleteLater()
    return made


@pytest.mark.slow
def test_fifty_windows_opened_and_closed_leave_nothing_behind(
    qtbot: QtBot, database: Database, keep: Keep, moving: None
) -> None:
    table = keep(answers=30)
    for lifted in (False, True):
        _open_and_close(database, table, lifted=lifted)
        _settle()
    before = living()
    made: list[weakref.ref[QObject]] = []
    for turn in range(50):
        made += _open_and_close(database, table, lifted=bool(turn % 2))
        _settle()
        assert not motion.moving()
    assert living() == before
    assert [thing() for thing in made if thing() is not None] == []


@pytest.mark.slow
def test_twenty_changes_of_theme_leave_nothing_behind(
    qtbot: QtBot, qapp: QApplication, window: MainWindow, keep: Keep, moving: None
) -> None:
    assert window.open_table(keep(answers=60))
    controller = window.controller
    assert controller is not None
    controller.lift()
    _settle()
    # whatever is made when it is first needed, at either size, is there before the count
    for theme in THEMES:
        for size in (115, 100):
            apply_theme(qapp, theme, size)
            _settle()
    gc.collect()
    _settle()
    before = living()
    widgets = len(QApplication.allWidgets())
    for change in range(20):
        apply_theme(qapp, THEMES[change % 3], 115 if change % 2 else 100)
        _settle()
    apply_theme(qapp, "dark")
    _settle()
    assert living() == before
    _settle()
    assert len(QApplication.allWidgets()) == widgets


def test_a_table_that_is_left_is_gone(qtbot: QtBot, window: MainWindow, keep: Keep) -> None:
    table = keep(answers=10)
    assert window.open_table(table)
    page = weakref.ref(window.table)
    controller = weakref.ref(window.controller)
    window.show_home()
    _settle()
    gc.collect()
    assert page() is None
    assert controller() is None


def test_a_window_that_only_a_test_knows_stays_until_the_test_ends(qtbot: QtBot) -> None:
    window = CardsPage()
    qtbot.addWidget(window)
    known = weakref.ref(window)
    del window
    gc.collect()
    assert known() is not None
