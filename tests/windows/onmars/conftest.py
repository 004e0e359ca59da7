"""A table of On Mars, shown as the program shows it."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication, QToolTip
from pytestqt.qtbot import QtBot

from mars_desktop.engine import Seat, Session, Setup
from mars_desktop.games.onmars.rules import OnMarsRules
from mars_desktop.models.controller import GameController
from mars_desktop.models.handover import Covering
from mars_desktop.theme.application import apply_room, apply_theme
from mars_desktop.windows.onmars.page import OnMarsPage
from tests.windows.shown_table import show_page, take_away

PEOPLE = (Seat("Mira", "rose"), Seat("Jonas", "azure"), Seat("Aylin", "amber"), Seat("Théo", "mint"))

Opener = Callable[..., OnMarsPage]


def setup_of(seats: int, seed: int = 1, **options: str | int | bool) -> Setup:
    """A game of these people."""
    return Setup("onmars", PEOPLE[:seats], seed, options)


def session_of(seats: int, seed: int = 1, **options: str | int | bool) -> Session[Any]:
    """A session at its beginning."""
    return Session(OnMarsRules(setup_of(seats, seed, **options)))


@pytest.fixture
def open_table(qtbot: QtBot, qapp: QApplication) -> Iterator[Opener]:
    """Opens the page of a session; nothing on it takes time."""
    apply_theme(qapp, "dark")
    opened: list[OnMarsPage] = []

    def opener(session: Session[Any], size: QSize | None = None, covering: Covering = Covering.NEVER) -> OnMarsPage:
        size = size or QSize(1280, 720)
        apply_room(qapp, size)
        page = show_page(qtbot, OnMarsPage(GameController(session, covering=covering)), size)
        opened.append(page)
        return page

    yield opener
    QToolTip.hideText()
    take_away(opened)
    apply_theme(qapp, "dark")
    apply_room(qapp, QSize(1280, 720))
