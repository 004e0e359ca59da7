"""C: Storage, Minerals in place of others, the Depot and what waits below it (4.8 to 4.12)."""

import pytest

from mars_desktop.games.onmars.measures import storage_limit
from tests.games.onmars.board import Board
from tests.games.onmars.examples.numbered import example

YOU = 0


@example("EX-10")
def test_what_storage_cannot_hold_is_lost_and_the_progress_cube_still_moves() -> None:
    board = Board(3).lay("oxygen-condenser", (0, 0)).bots(YOU, (2, 0)).tech(YOU, "oxygen-condenser", "C1T")
    board.stock(YOU, plant=1, oxygen=1)
    assert storage_limit(board.player(YOU)) == 2
    board.do("main construct", "site (1,0)")
    assert board.told("gain") == [("oxygen", 1, 1)]
    assert board.stock_of(YOU, "oxygen") == 2
    assert board.player(YOU).progress == [False, False, False, False, True]


def with_minerals(minerals: int) -> Board:
    """Three of each may be stored."""
    return Board(3).lay("shelter", (-3, 0), (-5, 3), seat=YOU).stock(YOU, mineral=minerals)


@example("EX-11")
def test_a_mineral_pays_for_a_greenhouse() -> None:
    board = with_minerals(3).lay("greenhouse", (0, 0)).bots(YOU, (2, 0))
    board.do("main construct")
    assert board.told("pay") == [("mineral", 1)]
    assert board.stocks(YOU) == {"mineral": 2}


@example("EX-11")
def test_two_minerals_pay_for_a_tile_of_the_top_row() -> None:
    board = with_minerals(2).space(YOU, 1).turn_of(YOU)
    board.do("main learn-technology", f"learn {board.grid(0)[0]} C1B mineral=2")
    assert board.stocks(YOU) == {}


@example("EX-11")
def test_a_delivery_takes_no_mineral_for_its_water() -> None:
    board = with_minerals(3).contract(YOU, "contract-9")
    assert {option for option in board.options if option.startswith("deliver")} == {"deliver contract-9 mineral"}
    board.do("deliver contract-9 mineral", "deliver contract-9 mineral")
    board.refused("deliver contract-9 mineral")
    board.refused("deliver contract-9 water")
    assert board.stocks(YOU) == {"mineral": 1}


@example("EX-11")
def test_a_mineral_is_no_crystal() -> None:
    board = with_minerals(3)
    assert board.refused("exec field-move").key == "needs-crystals"
    board.depot(YOU, 1)
    assert board.refused("exec field-move mineral=1").key == "cannot-pay-with"


@example("EX-12")
@pytest.mark.parametrize(("welcomed", "depot", "lost"), [((), 3, 2), ((4,), 4, 1)])
def test_waiting_crystals_come_into_the_free_depot_spaces_and_the_rest_is_lost(
    welcomed: tuple[int, ...], depot: int, lost: int
) -> None:
    board = Board(3).ships(YOU, *welcomed).depot(YOU, 2, pending=3)
    board.begin_turn(YOU)
    assert (board.player(YOU).depot, board.player(YOU).pending) == (depot, 0)
    assert board.told("depot") == [(depot - 2, lost)]


def after_a_contribution() -> Board:
    """The Main action brought two Crystals that still wait."""
    board = Board(3).mission("bots").stock(YOU, plant=1, water=1).bots(YOU, (0, 0)).depot(YOU, 1)
    board.do("main welcome-ship", "ship 4 bot")
    board.depot(YOU, 0, pending=board.player(YOU).pending)
    return board


@example("EX-13")
def test_crystals_gained_in_this_turn_pay_for_nothing() -> None:
    board = after_a_contribution()
    assert board.player(YOU).pending == 2
    assert board.refused("exec field-move").key == "needs-crystals"


@example("EX-13")
def test_a_private_goal_pays_where_new_crystals_cannot() -> None:
    board = after_a_contribution().goals(YOU, "goal-14")
    board.do("exec field-move")
    assert board.player(YOU).goals == []
    assert board.player(YOU).pending == 2


def resupplying() -> Board:
    board = Board(3).space(YOU, 1).turn_of(YOU)
    return board.depot(YOU, 2, pending=1).quarters(YOU, 3)


@example("EX-14")
def test_waiting_crystals_leave_no_room_for_one_of_the_warehouse() -> None:
    board = resupplying()
    board.do("main resupply")
    assert board.options == {"take battery", "take water", "take plant", "take oxygen"}
    full = resupplying().stock(YOU, water=2)
    full.do("main resupply")
    full.refused("take water")


@example("EX-14")
def test_two_boosts_take_two_more_items_each_where_it_fits() -> None:
    board = resupplying().stock(YOU, plant=2)
    board.do("main resupply", "take water", "take battery", "take oxygen")
    assert board.stocks(YOU) == {"battery": 1, "water": 1, "plant": 2, "oxygen": 1}
    assert (board.player(YOU).quarters, board.player(YOU).working) == (1, 2)
    assert board.state.warehouse == [0, 2, 2, 3, 2, 3]
