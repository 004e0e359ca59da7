"""3: rounds, their two phases, and whose turn it is."""

from tests.games.onmars.board import Board
from tests.games.onmars.rules.numbering import states
from tests.games.onmars.rules.playing import pass_turn

YOU, BLUE, RED = 0, 1, 2


def before_a_round() -> Board:
    """Space order: red, you, blue; the Shuttle far away."""
    board = Board(3).space(YOU, 6).space(BLUE, 8).space(RED, 2).shuttle("orbit", 3)
    return board.turn_of(RED)


@states("3.1", "3.2")
def test_in_a_round_each_takes_one_turn_in_turn_order_and_then_the_shuttle_goes() -> None:
    board = before_a_round()
    acted = []
    for _ in range(3):
        acted.append(board.asked.seat)
        assert board.state.shuttle_at == 3
        pass_turn(board)
    assert acted == [RED, YOU, BLUE]
    assert (board.state.shuttle_at, board.state.round) == (2, 2)
    assert board.asked.seat == RED  # nobody can travel: the next round begins


@states("3.3", "7.1.1")
def test_a_marker_laid_down_on_a_later_space_does_not_act_again() -> None:
    board = before_a_round()
    board.do("main landing-pod", "space 7")
    if board.asked.kind == "move":
        board.do("stop")
    assert (board.player(RED).down, board.player(RED).space) == (True, 7)
    acted = []
    while not board.state.players[BLUE].down:
        acted.append(board.asked.seat)
        pass_turn(board)
        if board.state.round > 1:
            break
    assert acted == [YOU, BLUE]


@states("3.4", "16.1")
def test_the_end_is_checked_after_the_colonization_phase_and_not_before() -> None:
    board = before_a_round()
    board.state.remaining = 0
    pass_turn(board)
    pass_turn(board)
    assert board.state.ending == 0
    pass_turn(board)
    assert board.state.ending == 1
