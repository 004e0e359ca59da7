"""Whole games for three at the table: by keys alone, and by the mouse with everything dragged that can be dragged."""

import random
from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QApplication

from mars_desktop.engine import Choice, Session
from mars_desktop.windows.onmars.page import OnMarsPage
from tests.windows.onmars.conftest import Opener, session_of
from tests.windows.onmars.hands import Dragging, Keyboard, give
from tests.windows.onmars.policy import wanted

SEED = 24
KEYS = (QEvent.Type.KeyPress, QEvent.Type.KeyRelease)
POINTER = (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonRelease, QEvent.Type.MouseMove)


class _Counted(QObject):
    """How many events of some kinds came to the program."""

    def __init__(self, kinds: tuple[QEvent.Type, ...]) -> None:
        super().__init__()
        self.kinds, self.number = kinds, 0

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        self.number += event.type() in self.kinds
        return False


def _play_to_the_end(page: OnMarsPage, session: Session[Any], answer: Callable[[Choice, random.Random], None]) -> None:
    """Answer every question of the game through the page."""
    controller, rng, ways = page.controller, random.Random(SEED), random.Random(SEED)
    answers = 0
    while not controller.over:
        decision = controller.decision
        assert decision is not None
        choice = wanted(page.models.rules, session.state, decision, rng)
        answer(choice, ways)
        answers += 1
        assert controller.answers_given == answers, f"{choice} was not taken: {page.bar.shown_remark}"
        assert session.choices[-1]._replace(numbers=()) == choice


@pytest.mark.slow
def test_a_whole_game_for_three_is_played_by_keys_alone(open_table: Opener, qapp: QApplication) -> None:
    session = session_of(3, SEED)
    page = open_table(session)
    by_pointer = _Counted(POINTER)
    qapp.installEventFilter(by_pointer)
    hands = Keyboard(page)
    _play_to_the_end(page, session, lambda choice, rng: give(hands, choice, rng))
    qapp.removeEventFilter(by_pointer)
    assert by_pointer.number == 0


@pytest.mark.slow
def test_a_whole_game_for_three_is_played_by_the_mouse_with_drags(open_table: Opener, qapp: QApplication) -> None:
    session = session_of(3, SEED)
    page = open_table(session)
    by_key = _Counted(KEYS)
    qapp.installEventFilter(by_key)
    hands = Dragging(page)
    _play_to_the_end(page, session, hands.give)
    qapp.removeEventFilter(by_key)
    assert by_key.number == 0
    assert hands.drags >= 60
