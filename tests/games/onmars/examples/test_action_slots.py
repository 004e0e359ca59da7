"""B: Colonists on action slots, what they cost and when they leave (5)."""

import pytest

from mars_desktop.engine import Reason
from tests.games.onmars.board import Board
from tests.games.onmars.examples.numbered import example

YOU, BLUE, RED, YELLOW = 0, 1, 2, 3


def constructing(board: Board, seat: int = YOU) -> Board:
    """A Generator can be founded and paid."""
    board.lay("generator", (0, 0)).bots(seat, (2, 0)).stock(seat, mineral=1)
    return board.turn_of(seat)


def upgrading(board: Board, seat: int = YOU) -> Board:
    """A Generator can be upgraded and paid."""
    board.lay("generator", (0, 0)).bots(seat, (1, 0)).stock(seat, mineral=1).blueprints(seat, "wind-turbines")
    return board.turn_of(seat)


def at_home(board: Board, seat: int) -> tuple[int, int]:
    """Colonists in the Living Quarters and in the Working Area."""
    return board.player(seat).quarters, board.player(seat).working


@example("EX-03")
def test_full_slots_of_three_tied_colours_are_cleared_of_all_and_cost_no_surcharge() -> None:
    board = constructing(Board(4).slots("construct", BLUE, YELLOW, RED).quarters(BLUE, 3), BLUE)
    board.do("main construct")
    assert at_home(board, BLUE) == (2, 1)
    assert at_home(board, YELLOW) == (3, 1)
    assert at_home(board, RED) == (3, 1)
    assert board.slots_of("construct") == [BLUE]
    assert board.told("pay") == [("mineral", 1)]  # the Generator alone


@example("EX-04")
def test_the_majority_of_another_player_leaves_full_slots() -> None:
    green = YOU
    board = upgrading(Board(4).slots("upgrade", RED, RED, green).quarters(green, 2))
    assert board.rules.payment(board.state, board.choice("main upgrade")) is None
    board.do("main upgrade")
    assert at_home(board, RED) == (3, 2)
    assert at_home(board, green) == (1, 0)
    assert board.slots_of("upgrade") == [green, green]


@example("EX-05")
@pytest.mark.parametrize(
    ("paid", "left"),
    [("crystals=1", (1, 2, 0)), ("colonists=1", (0, 3, 1))],
)
def test_your_own_majority_leaves_full_slots_for_your_working_area(paid: str, left: tuple[int, int, int]) -> None:
    board = Board(3).slots("research-development", YOU, YOU, BLUE).space(YOU, 1).turn_of(YOU)
    board.quarters(YOU, 2).depot(YOU, 1).stock(YOU, oxygen=1)
    board.do(f"main research-development {paid}")
    assert (*at_home(board, YOU), board.player(YOU).depot) == left
    assert board.slots_of("research-development") == [BLUE, YOU]


def two_players_for_a_blueprint(quarters: int) -> Board:
    board = Board(2).slots("obtain-blueprint", YOU, BLUE).space(YOU, 1).turn_of(YOU)
    return board.quarters(YOU, quarters).depot(YOU, 1)


@example("EX-06")
def test_with_two_players_your_own_colonist_costs_as_well() -> None:
    board = two_players_for_a_blueprint(2)
    board.do("main obtain-blueprint")
    assert (*at_home(board, YOU), board.player(YOU).depot) == (0, 1, 0)
    assert board.slots_of("obtain-blueprint") == [YOU, BLUE, YOU]


@example("EX-06")
def test_with_two_players_and_one_colonist_only_one_of_two_can_be_paid() -> None:
    board = two_players_for_a_blueprint(1)
    reason = board.refused("main obtain-blueprint")
    assert reason == Reason.of("cannot-pay-surcharge", surcharge=2)


@example("EX-07")
@pytest.mark.parametrize(("seats", "surcharge"), [(2, 1), (3, 0), (4, 0)])
def test_what_stays_on_full_slots_costs_two_players_its_colonists_and_more_players_its_colours(
    seats: int, surcharge: int
) -> None:
    board = constructing(Board(seats).slots("construct", BLUE, BLUE, YOU).quarters(YOU, 3).depot(YOU, 2))
    payment = board.rules.payment(board.state, board.choice("main construct"))
    assert (payment.price if payment is not None else 0) == surcharge
    board.do("main construct")
    assert at_home(board, BLUE) == (3, 2)
    assert board.slots_of("construct") == [YOU, YOU]
    assert board.player(YOU).depot == 2 - surcharge


@example("EX-08")
def test_whoever_cannot_pay_the_surcharge_clears_nothing() -> None:
    board = upgrading(Board(3).slots("upgrade", RED, RED, BLUE).quarters(YOU, 1))
    reason = board.refused("main upgrade")
    assert reason == Reason.of("cannot-pay-surcharge", surcharge=1)
    assert board.slots_of("upgrade") == [RED, RED, BLUE]


def hiring() -> Board:
    return Board(4).slots("hire", BLUE, RED).quarters(YOU, 4)


@example("EX-09")
def test_colonists_that_pay_the_surcharge_are_missing_for_the_geologist() -> None:
    board = hiring()
    reason = board.refused("main hire geologist")
    assert reason.key == "cannot-pay-card"


@example("EX-09")
def test_crystals_pay_the_surcharge_and_two_colonists_the_geologist_and_a_contract_takes_his_slot() -> None:
    board = hiring().depot(YOU, 2)
    board.do("main hire geologist")
    assert (*at_home(board, YOU), board.player(YOU).depot) == (1, 2, 0)
    assert board.slots_of("hire") == [BLUE, RED, YOU]
    assert (board.asked.kind, board.asked.seat) == ("refill", YOU)
    assert len(board.options) == 12
    board.do("refill contract-3")
    assert board.state.offer[0] == board.content.card_index["contract-3"]


@example("EX-09")
def test_nobody_hires_while_an_own_colonist_stands_there_and_four_of_them_clear_nothing() -> None:
    board = hiring().slots("hire", BLUE, RED, YOU).depot(YOU, 3)
    assert board.refused("main hire rd-engineer").key == "already-hiring"
    board.slots("hire", BLUE, RED, YOU, YELLOW)
    assert board.refused("main hire rd-engineer").key == "already-hiring"
