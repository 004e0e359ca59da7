"""The price of a claimed tile: paid as its owner likes, with Minerals in place of other Resources."""

from mars_desktop.engine import Reason
from tests.games.onmars.board import Board
from tests.games.onmars.rules.numbering import states

YOU = 0


def claiming(**stock: int) -> Board:
    """Your Rover has just claimed a Research tile that costs 1 Battery, with this in Storage."""
    board = Board(3).rover(YOU, (0, 0)).research("purple-A", (1, 0)).tech(YOU, "greenhouse", "C1T")
    board.stock(YOU, **dict.fromkeys(("mineral", "battery", "water", "plant", "oxygen"), 0) | stock)
    board.do("main control-center", "rover (1,0)", "stop")
    return board


@states("4.12", "8.1.8")
def test_a_tile_may_be_paid_with_a_mineral_though_its_own_resource_is_there() -> None:
    board = claiming(battery=1, mineral=1)
    assert board.options == {"pay"}
    board.do("pay mineral=1")
    assert board.stocks(YOU) == {"battery": 1}


@states("4.12", "8.1.8")
def test_what_pays_best_by_itself_is_suggested() -> None:
    board = claiming(battery=1, mineral=1)
    board.do("pay")
    assert board.stocks(YOU) == {"mineral": 1}


@states("8.1.8")
def test_nothing_is_asked_when_a_tile_can_be_paid_in_one_way() -> None:
    board = claiming(battery=2)
    assert board.asked.kind != "pay"
    assert board.stocks(YOU) == {"battery": 1}


@states("8.1.8")
def test_a_tile_is_not_paid_with_another_resource() -> None:
    board = claiming(battery=1, mineral=1, water=1)
    assert board.refused("pay water=1") == Reason.of("cannot-pay-with", resource="water")
