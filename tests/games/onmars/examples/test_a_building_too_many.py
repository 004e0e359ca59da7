"""A: the refresher's turn with one Greenhouse more; the turn itself stands in ``test_refresher_turn``."""

from tests.games.onmars.board import Board
from tests.games.onmars.examples.numbered import example
from tests.games.onmars.test_refresher_turn import THE_ACTION, THE_BUILDING, YOU, the_turn


def with_one_more() -> Board:
    return the_turn().lay("greenhouse", (2, 1))


@example("EX-02")
def test_a_lone_greenhouse_beside_the_hex_makes_three_and_level_two_is_not_enough() -> None:
    board = with_one_more()
    board.do(THE_ACTION, THE_BUILDING)
    board.refused("site (2,0)")
    assert (2, 0) not in board.places("site")


@example("EX-02")
def test_with_level_three_it_is_legal_and_the_fourth_plant_is_lost() -> None:
    board = with_one_more().tech(YOU, "greenhouse", "C3T")
    board.do(THE_ACTION, THE_BUILDING, "site (2,0)")
    assert board.told("raise") == [("greenhouse", board.name((2, 0)), 4)]
    assert board.told("gain") == [("plant", 3, 1)]
    assert board.stock_of(YOU, "plant") == 3
