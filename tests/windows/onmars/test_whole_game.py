"""Whole games for three through the window: by keys alone, and by the mouse with everything dragged that can be."""

import random
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from mars_desktop.engine import Choice, Session
from mars_desktop.games.onmars.rules import OnMarsRules
from mars_desktop.models.handover import Covering
from mars_desktop.profile.database import Database
from mars_desktop.profile.settings import Settings
from mars_desktop.theme.application import apply_theme
from mars_desktop.theme.motion import Pace, apply_pace
from mars_desktop.windows.main_window import MainWindow
from mars_desktop.windows.onmars.page import OnMarsPage
from mars_desktop.windows.preferences import ANIMATIONS, COVERING
from tests.windows.hands import KEYS, POINTER, Counted
from tests.windows.onmars.conftest import session_of, setup_of
from tests.windows.onmars.hands import Dragging, Keyboard, give
from tests.windows.onmars.policy import wanted

ENOUGH = 500
"""Answers after which a game is too long to be played through the window."""


@cache
def short_game() -> int:
    """The seed of a game that comes to its end soon enough, as `wanted` plays it."""
    for seed in range(24, 200):
        session: Session[Any] = session_of(3, seed)
        rng = random.Random(seed)
        while not session.over and len(session.choices) < ENOUGH:
            session.choose(_suggested(session, _wanted(session, rng)))
        if session.over:
            return seed
    raise AssertionError("no game ends soon enough")


def _wanted(session: Session[Any], rng: random.Random) -> Choice:
    rules = session.rules
    assert isinstance(rules, OnMarsRules)
    return wanted(rules, session.state, session.pending[0], rng)


def _suggested(session: Session[Any], choice: Choice) -> Choice:
    """The answer with the payment that the sheet suggests."""
    payment = session.rules.payment(session.state, choice)
    return choice if payment is None else choice.paying(payment.suggested())


@pytest.fixture
def window(qtbot: QtBot, qapp: QApplication, tmp_path: Path) -> Iterator[MainWindow]:
    """The program's window with a new table for three, 1280 × 720; Private Goals lie open, and nothing takes time."""
    apply_theme(qapp, "dark")
    with Database.open(tmp_path / "profile.sqlite") as database:
        settings = Settings(database)
        settings.set(COVERING, Covering.NEVER)
        settings.set(ANIMATIONS, Pace.OFF)
        shown = MainWindow(database)
        qtbot.addWidget(shown)
        shown.resize(1280, 720)
        shown.show()
        qtbot.waitExposed(shown)
        shown.activateWindow()
        assert shown.begin(setup_of(3, short_game()), "Thursday")
        QApplication.processEvents()
        yield shown
        shown.close()
    apply_pace(Pace.OFF)


def _play_to_the_end(window: MainWindow, answer: Callable[[Choice, random.Random], None]) -> None:
    """Answer every question of the game through the page; what is wanted is thought out at a table of its own."""
    seed = short_game()
    thought = session_of(3, seed)
    controller, rng, ways = window.controller, random.Random(seed), random.Random(seed)
    assert controller is not None
    while not controller.over:
        choice = _wanted(thought, rng)
        answer(choice, ways)
        thought.choose(_suggested(thought, choice))
        assert controller.answers_given == len(thought.choices), f"{choice} was not taken"
    assert thought.over
    assert window.page is window.final


@pytest.mark.slow
def test_a_whole_game_for_three_is_played_by_keys_alone(window: MainWindow, qapp: QApplication) -> None:
    page = window.table
    assert isinstance(page, OnMarsPage)
    by_pointer = Counted(POINTER)
    qapp.installEventFilter(by_pointer)
    hands = Keyboard(page)
    _play_to_the_end(window, lambda choice, rng: give(hands, choice, rng))
    qapp.removeEventFilter(by_pointer)
    assert by_pointer.number == 0


@pytest.mark.slow
def test_a_whole_game_for_three_is_played_by_the_mouse_with_drags(window: MainWindow, qapp: QApplication) -> None:
    page = window.table
    assert isinstance(page, OnMarsPage)
    by_key = Counted(KEYS)
    qapp.installEventFilter(by_key)
    hands = Dragging(page)
    _play_to_the_end(window, hands.give)
    qapp.removeEventFilter(by_key)
    assert by_key.number == 0
    assert hands.drags >= 60
