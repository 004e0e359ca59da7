"""The end of a mission on its final page: who won and why, the goal of the mission, and no M€ that decide nothing."""

from typing import Any

import pytest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from mars_desktop.engine import Session
from mars_desktop.games.legacy.rules import LegacyRules
from mars_desktop.games.legacy.state import LegacyState
from mars_desktop.windows.final_page import FinalPage
from tests.windows.legacy.moments import mission


def ended(number: int, seats: int) -> tuple[LegacyRules, LegacyState]:
    """A mission at its very end, before anybody has more than anybody else; the last seat has passed first."""
    session: Session[Any] = mission(number, seats)
    rules, state = session.rules, session.state.copy()
    assert isinstance(rules, LegacyRules)
    assert isinstance(state, LegacyState)
    state.agenda.phase.clear()
    state.passing = [*reversed(range(seats))]
    return rules, state


def words_of(qtbot: QtBot, rules: LegacyRules, state: LegacyState) -> str:
    page = FinalPage(rules, state, "Friday evening")
    qtbot.addWidget(page)
    return "\n".join(label.text() for label in page.findChildren(QLabel))


def test_a_tie_goes_to_who_passed_first(qtbot: QtBot) -> None:
    rules, state = ended(1, 3)
    second, third = rules.setup.seats[1].name, rules.setup.seats[2].name
    state.players[0].tr -= 1
    said = words_of(qtbot, rules, state)
    assert f"{third} wins with 25 points" in said
    assert f"{second} and {third} are level at 25 points. {third} wins, having passed first" in said


@pytest.mark.parametrize(("tr", "said"), [(19, "The goal of the mission is not reached"), (90, "wins with 90 points")])
def test_alone_the_goal_of_the_mission_decides(qtbot: QtBot, tr: int, said: str) -> None:
    rules, state = ended(1, 1)
    state.players[0].tr = tr
    state.parameters = [track.max for track in rules.table.map.tracks]
    assert said in words_of(qtbot, rules, state)


def test_points_of_the_goal_stand_in_a_column_of_their_own_and_no_money_is_told(qtbot: QtBot) -> None:
    rules, state = ended(4, 2)
    state.players[0].points = -5
    page = FinalPage(rules, state, "Friday evening")
    qtbot.addWidget(page)
    model = page.sheet.table.model()
    headings = [
        model.headerData(i, page.sheet.table.horizontalHeader().orientation()) for i in range(model.columnCount())
    ]
    assert headings[-2:] == ["Goal of the mission", "Points"]
    assert [model.index(row, model.columnCount() - 2).data() for row in range(2)] == ["0", "−5"]


def test_a_world_is_named_below_its_picture(qtbot: QtBot) -> None:
    rules, state = ended(5, 2)
    page = FinalPage(rules, state, "Friday evening")
    qtbot.addWidget(page)
    assert page._picture.accessibleName() == "Ceres at the end of the game"
