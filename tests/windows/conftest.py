"""A main window on a profile of its own."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from mars_desktop.engine import Seat, Setup
from mars_desktop.models.controller import GameController
from mars_desktop.models.saving import begin_table
from mars_desktop.profile.database import Database
from mars_desktop.profile.matches import Matches
from mars_desktop.theme.application import apply_theme
from mars_desktop.theme.motion import Pace, apply_pace
from mars_desktop.windows.main_window import MainWindow
from tests.models.conftest import play

PEOPLE = (("Mira", "rose"), ("Jonas", "azure"), ("Aylin", "amber"), ("Théo", "mint"), ("Konstantin", "violet"))

Keep = Callable[..., str]


def setup_of(seats: int, seed: int = 1, **options: str | int | bool) -> Setup:
    """A game of these people."""
    return Setup("terraforming", tuple(Seat(name, colour) for name, colour in PEOPLE[:seats]), seed, options)


@pytest.fixture(autouse=True)
def _dark(qapp: QApplication) -> Iterator[None]:
    apply_theme(qapp, "dark")
    yield
    # A window takes on the pace that is set in its profile.
    apply_pace(Pace.OFF)


@pytest.fixture
def database(tmp_path: Path) -> Iterator[Database]:
    """An open, empty profile."""
    with Database.open(tmp_path / "profile.db") as opened:
        yield opened


@pytest.fixture
def matches(database: Database) -> Matches:
    """The tables of that profile."""
    return Matches(database)


@pytest.fixture
def keep(qapp: QApplication, matches: Matches) -> Keep:
    """Stores a table with so many random answers and returns its id."""

    def kept(title: str = "Thursday", seats: int = 2, answers: int = 20, seed: int = 1) -> str:
        table = begin_table(matches, setup_of(seats, seed), title)
        controller = GameController(table.session, table.keeper)
        play(controller, answers, seed)
        controller.deleteLater()
        return table.keeper.table

    return kept


@pytest.fixture
def window(qtbot: QtBot, database: Database) -> Iterator[MainWindow]:
    """The shown main window, 1280 × 720."""
    shown = MainWindow(database)
    qtbot.addWidget(shown)
    shown.resize(1280, 720)
    shown.show()
    qtbot.waitExposed(shown)
    yield shown
    shown.close()
