"""9: the Life Support System and the Colony Status Update."""

from typing import Final

import pytest

from mars_desktop.games.onmars.words import CRYSTAL, MINERAL, NOTHING
from tests.games.onmars.board import Board
from tests.games.onmars.rules.numbering import states
from tests.games.onmars.rules.playing import at_home, construct

YOU, BLUE = 0, 1
LSS: Final = ("generator", "water-extractor", "greenhouse", "oxygen-condenser")
PRICE: Final = {
    "generator": "mineral",
    "water-extractor": "battery",
    "greenhouse": "water",
    "oxygen-condenser": "plant",
}


def building(kind: str = "greenhouse", seats: int = 3) -> Board:
    """A building of the type can be founded on (2,-1)."""
    return Board(seats).lay(kind, (0, 0)).bots(YOU, (2, 0)).stock(YOU, **{PRICE[kind]: 1})


def before_an_update(level: int, seats: int = 3) -> Board:
    """The next Greenhouse makes it due; level and rows are so already."""
    rows = {name.replace("-", "_"): level + 1 for name in LSS if name != "greenhouse"}
    return building(seats=seats).colony(level, built=LSS, greenhouse=level, **rows)


def update(board: Board) -> None:
    construct(board, "greenhouse", (2, -1))
    board.do("support crystal")


@states("9.1")
@pytest.mark.parametrize("kind", LSS)
@pytest.mark.parametrize(("row", "then"), [(1, 2), (3, 4), (5, 6), (6, 6)])
def test_each_build_moves_the_marker_of_its_column_up_one_unless_it_is_at_the_top(
    kind: str, row: int, then: int
) -> None:
    board = building(kind).colony(1, built=LSS, **{kind.replace("-", "_"): row})
    construct(board, kind, (2, -1))
    assert board.state.rows == [then if name == kind else 1 for name in LSS]


@states("9.2")
def test_the_first_building_of_a_type_built_in_the_game_brings_two_points_and_no_later_one() -> None:
    board = building().stock(YOU, water=2).reward("greenhouse", "ships")
    construct(board, "greenhouse", (2, -1))
    assert board.told("points") == [(2, 2)]
    board.do("support crystal")
    construct(board.turn_of(YOU).bots(YOU, (0, 2)), "greenhouse", (0, 2))
    assert board.told("points") == []


@states("9.2")
@pytest.mark.parametrize(("row", "points"), [(1, 2), (5, 2)])
def test_the_points_hang_on_the_first_building_and_not_on_the_row(row: int, points: int) -> None:
    board = building().colony(1, greenhouse=row).reward("greenhouse", "ships")
    construct(board, "greenhouse", (2, -1))
    assert board.player(YOU).points == points


@states("9.3", "18.7")
@pytest.mark.parametrize(("level", "row", "below"), [(1, 1, True), (1, 2, False), (2, 2, True), (2, 3, False)])
def test_a_move_from_below_the_level_row_brings_the_points_of_the_tile_and_one_benefit(
    level: int, row: int, below: bool
) -> None:
    board = building().colony(level, built=LSS, greenhouse=row).reward("greenhouse", "bots")
    construct(board, "greenhouse", (2, -1))
    assert board.player(YOU).points == (1 if below else 0)
    assert (board.asked.kind == "support") == below


@states("9.3")
@pytest.mark.parametrize(
    ("choice", "home", "pending"),
    [("support crystal", (2, 1), 1), ("support retrieve", (3, 0), 0)],
)
def test_the_benefit_is_a_crystal_or_a_colonist_back(choice: str, home: tuple[int, int], pending: int) -> None:
    board = building().quarters(YOU, 3, working=1)
    construct(board, "greenhouse", (2, -1))
    assert board.options == {"support crystal", "support retrieve"}
    board.do(choice)
    if board.asked.kind == "retrieve":
        assert board.options == {"retrieve construct", "retrieve working-area", "stop"}
        board.do("retrieve working-area")
    assert (at_home(board, YOU), board.player(YOU).pending) == (home, pending)


@states("9.4")
def test_markers_keep_rows_of_their_own_whatever_lies_on_the_map() -> None:
    board = building().lay("greenhouse", (-3, 0), (-3, 1)).colony(1, built=("greenhouse",), greenhouse=1)
    construct(board, "greenhouse", (2, -1))
    assert board.row("greenhouse") == 2


@states("9.5")
def test_the_tile_is_counted_after_the_cube_moved_and_with_the_new_building() -> None:
    board = building().tech(YOU, "greenhouse", "C1T").reward("greenhouse", "progress").colony(1, built=LSS)
    construct(board.bots(YOU, (1, 1)), "greenhouse", (1, 0))
    assert board.player(YOU).progress[3]
    assert board.player(YOU).points == 1


@states("9.6", "9.9")
def test_an_update_is_due_at_the_end_of_the_turn_in_which_all_four_stand_on_the_level_row_or_above() -> None:
    board = before_an_update(1).bots(YOU, (-3, 0)).depot(YOU, 1)
    update(board)
    assert (board.state.level, board.asked.kind) == (1, "turn")  # an Executive action is still open
    board.do("end")
    assert board.state.level == 2
    board = before_an_update(1).colony(1, built=LSS, generator=1, water_extractor=6, greenhouse=1, oxygen_condenser=6)
    update(board)
    assert board.state.level == 1


@states("9.7")
def test_the_steps_of_an_update_come_in_their_order() -> None:
    board = before_an_update(2).progress(BLUE, "mineral", "water")
    board.state.grid[7] = NOTHING
    update(board)
    kinds = [event.kind for event in board.events]
    order = ["colony-level", "blueprints-laid-out", "tech-opened", "warehouse-refilled", "points", "remaining"]
    assert [kind for kind in dict.fromkeys(kinds) if kind in order] == order


@states("9.7")
def test_the_display_is_cleared_at_level_two_and_loses_level_one_at_level_three() -> None:
    board = before_an_update(1)
    shown = set(board.state.display)
    update(board)
    assert len(board.state.display) == 12
    assert not shown & set(board.state.display)
    board.colony(2, built=LSS, generator=3, water_extractor=3, greenhouse=2, oxygen_condenser=3)
    board.turn_of(YOU).stock(YOU, water=1).bots(YOU, (-2, 1)).quarters(YOU, 3).lay("greenhouse", (-2, 0))
    construct(board.depot(YOU, 3), "greenhouse", (-3, 2))
    board.do("support crystal", "end")
    levels = [board.content.blueprint_level[card] for card in board.state.display]
    assert (board.state.level, levels) == (3, [3] * 12)


@states("9.7")
def test_the_grid_is_refilled_from_the_bottom_row_to_the_top_as_far_as_the_stacks_reach() -> None:
    board = before_an_update(1)
    for row in (0, 1, 2):
        for _ in range(2):
            place = next(p for p, tech in enumerate(board.state.grid) if tech >= 0 and board.content.grid_row[p] == row)
            board.state.grid[place] = NOTHING
    board.state.tech_stack = board.state.tech_stack[:3]
    update(board)
    assert [len(board.grid(row)) for row in range(3)] == [1, 2, 2]


@states("9.7", "17.1")
@pytest.mark.parametrize(("seats", "each"), [(2, 2), (3, 3), (4, 3)])
def test_the_warehouse_is_refilled_and_with_two_players_the_grid_is_not(seats: int, each: int) -> None:
    board = before_an_update(1, seats)
    board.state.warehouse = [0, 0, 1, each, 0, 1]
    board.state.grid[7] = NOTHING
    update(board)
    assert board.state.warehouse[MINERAL] == 0
    assert board.state.warehouse[1 : CRYSTAL + 1] == [each] * 5
    assert (board.state.grid[7] == NOTHING) == (seats == 2)


@states("9.7", "16.4")
@pytest.mark.parametrize(("cubes", "points"), [(0, 0), (1, 1), (2, 2), (3, 4), (4, 7), (5, 11)])
@pytest.mark.parametrize("level", [1, 2, 3])
def test_progress_cubes_score_at_the_first_two_updates(level: int, cubes: int, points: int) -> None:
    board = before_an_update(level).progress(BLUE, *("mineral", "battery", "water", "plant", "oxygen")[:cubes])
    update(board)
    assert board.state.level == level + 1
    assert board.player(BLUE).points == (points if level < 3 else 0)


@states("9.7")
@pytest.mark.parametrize(("level", "remaining"), [(1, 3), (2, 2), (3, 2), (4, 2)])
def test_levels_three_four_and_five_move_the_remaining_missions(level: int, remaining: int) -> None:
    board = before_an_update(level)
    update(board)
    assert board.state.remaining == remaining


@states("9.8")
def test_after_two_builds_in_one_turn_the_update_happens_twice() -> None:
    board = before_an_update(1).colony(1, built=LSS, generator=3, water_extractor=3, greenhouse=1, oxygen_condenser=3)
    board.stock(YOU, water=2).depot(YOU, 3).ships(YOU, 8).bots(YOU, (-2, 1))
    board.do("exec construct", "building greenhouse", "site (-2,0)")
    assert (board.row("greenhouse"), board.state.level) == (2, 1)
    construct(board, "greenhouse", (2, -1))
    assert (board.row("greenhouse"), board.state.level) == (3, 3)
    assert board.told("colony-level") == [(2,), (3,)]


@states("9.10")
def test_level_five_is_the_last() -> None:
    board = before_an_update(4)
    update(board)
    assert board.state.level == 5
    board = before_an_update(4).colony(5, built=LSS, generator=6, water_extractor=6, greenhouse=5, oxygen_condenser=6)
    update(board)
    assert (board.state.level, board.row("greenhouse")) == (5, 6)
