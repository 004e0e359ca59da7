"""Whoever removes from others may take fewer than possible, and gives each number in the window (ruling 59)."""

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QApplication

from mars_desktop.engine import Choice
from mars_desktop.games.terraforming.resources import RESOURCE_INDEX
from mars_desktop.widgets.answer import AnswerButton
from mars_desktop.widgets.answer_list import ANSWER_ROLE
from mars_desktop.widgets.answers_sheet import AnswersSheet
from mars_desktop.windows.table import TablePage
from tests.games.terraforming.situation import Situation
from tests.windows.hands import press
from tests.windows.shown_table import Opener
from tests.windows.table.hands import Hands, Keyboard, Mouse, give


def _asteroid() -> Situation:
    situation = Situation(seats=3).stock(0, mc=14).stock(1, plants=4).stock(2, plants=3).hand(0, "asteroid")
    situation.do("play asteroid")
    return situation


def _plants(page: TablePage, seat: int) -> int:
    return int(page.controller.view.players[seat].stock[RESOURCE_INDEX["plants"]])


def _labels(page: TablePage) -> list[str]:
    return [button.answer.label for button in page.bar.buttons]


def _listed(page: TablePage) -> list[str]:
    sheet = page.sheet
    assert isinstance(sheet, AnswersSheet)
    model = sheet.list.model()
    return [model.index(row, 0).data(ANSWER_ROLE).label for row in range(model.rowCount())]


@pytest.mark.parametrize("person", [Mouse, Keyboard])
@pytest.mark.parametrize(("seat", "count"), [(1, 1), (1, 2), (2, 1), (2, 2)])
def test_each_smaller_number_can_be_removed_by_pointer_and_by_keys(
    open_table: Opener, person: type[Mouse] | type[Keyboard], seat: int, count: int
) -> None:
    page = open_table(_asteroid())
    hands: Hands = person(page)
    before = _plants(page, seat)
    give(hands, Choice(0, "remove", (f"p{seat + 1}",), (("count", count),)))
    assert _plants(page, seat) == before - count


def test_the_most_stands_in_the_bar_and_fewer_behind_one_button(open_table: Opener) -> None:
    page = open_table(_asteroid())
    assert _labels(page) == ["3 plants from Player 2", "3 plants from Player 3", "From no one", "Remove fewer"]
    # The digit of its place in the bar opens the list.
    press(Qt.Key.Key_4)
    assert _listed(page) == [
        "2 plants from Player 2",
        "1 plant from Player 2",
        "2 plants from Player 3",
        "1 plant from Player 3",
    ]
    press(Qt.Key.Key_Down)
    press(Qt.Key.Key_Return)
    assert (_plants(page, 1), _plants(page, 2)) == (3, 3)


def test_esc_leaves_the_list_and_nothing_is_removed(open_table: Opener) -> None:
    page = open_table(_asteroid())
    page.asking.answer("group part")
    press(Qt.Key.Key_Escape)
    assert page.sheet is None
    assert page.controller.decision is not None
    assert page.controller.decision.kind == "remove"
    assert _plants(page, 1) == 4


def test_where_only_one_can_be_removed_there_are_no_fewer(open_table: Opener) -> None:
    situation = Situation().stock(0, mc=14).stock(1, plants=1).hand(0, "asteroid")
    situation.do("play asteroid")
    page = open_table(situation)
    assert _labels(page) == ["1 plant from Player 2", "From no one"]


@pytest.mark.parametrize("person", [Mouse, Keyboard])
def test_fewer_animals_can_be_taken_from_a_card(open_table: Opener, person: type[Mouse] | type[Keyboard]) -> None:
    situation = Situation().stock(0, mc=1).hand(0, "virus").in_play(1, "fish").holding("fish", 3)
    situation.do("play virus")
    page = open_table(situation)
    assert "1 animal from Fish of Player 2" not in _labels(page)
    give(person(page), Choice(0, "remove", ("fish",), (("count", 1),)))
    fish = page.models.rules.table.content["fish"].index
    assert page.controller.view.players[1].resources[fish] == 2


@pytest.mark.parametrize("person", [Mouse, Keyboard])
def test_where_the_bar_has_no_room_fewer_stand_behind_the_rest_of_all_answers(
    open_table: Opener, person: type[Mouse] | type[Keyboard]
) -> None:
    situation = Situation(seats=5).stock(0, mc=40).hand(0, "deimos-down")
    for seat in range(1, 5):
        situation.stock(seat, plants=3)
    situation.do("play deimos-down")
    page = open_table(situation, QSize(1024, 640))
    hands: Hands = person(page)
    fewer = page.bar.button("group part")
    assert fewer is not None
    assert not fewer.isVisible()
    (more,) = [b for b in page.bar.findChildren(AnswerButton) if b.answer.label == "All answers" and b.isVisible()]
    hands.button(more)
    QApplication.processEvents()
    assert _listed(page)[:6] == [
        *(f"3 plants from Player {n}" for n in range(2, 6)),
        "From no one",
        "2 plants from Player 2",
    ]
    sheet = page.sheet
    assert isinstance(sheet, AnswersSheet)
    hands.row(sheet.list, "p1 remove p5 count=1")
    assert _plants(page, 4) == 2
