"""A Main action is compulsory (4.2): once begun it is done at least once, unless it is empty by rule (4.3)."""

import pytest

from tests.games.onmars.board import Board

YOU = 0


def ready(side: str) -> Board:
    """Every action can be done in several ways."""
    board = Board(3).space(YOU, 1 if side == "orbit" else 5).turn_of(YOU).stock(YOU, mineral=1, battery=1, oxygen=1)
    board.stock(YOU, water=1, plant=1).quarters(YOU, 3).display("gym", "casino", "concentrator")
    board.lay("generator", (0, 0), (2, -2)).bots(YOU, (1, -1)).blueprints(YOU, "wind-turbines")
    return board.tech(YOU, "rover", "C2T")


@pytest.mark.parametrize(
    ("side", "action"),
    [
        ("orbit", "obtain-blueprint"),
        ("orbit", "learn-technology"),
        ("orbit", "research-development"),
        ("orbit", "resupply"),
        ("colony", "upgrade"),
        ("colony", "welcome-ship"),
    ],
)
def test_a_begun_action_is_not_stopped_before_anything_is_done(side: str, action: str) -> None:
    board = ready(side)
    board.do(f"main {action}")
    assert len(board.options) > 1
    board.refused("stop")


def test_a_further_part_of_an_action_may_be_left_out() -> None:
    board = ready("orbit")
    board.do("main research-development", "develop shelter C3B")
    assert "stop" in board.options
    board = ready("orbit")
    board.do("main obtain-blueprint", "take gym")
    assert "stop" in board.options


def test_control_center_moves_nothing_if_nobody_wants_to() -> None:
    board = ready("colony")
    board.do("main control-center", "stop")
    assert (board.told("move-bot"), board.told("move-rover")) == ([], [])


def test_resupply_without_room_is_empty() -> None:
    board = ready("orbit").stock(YOU, battery=2, water=2, plant=2, oxygen=2).depot(YOU, 3)
    board.do("main resupply", "end")
    assert board.stocks(YOU) == {"mineral": 1, "battery": 2, "water": 2, "plant": 2, "oxygen": 2}
