"""16: the end of the game and the score."""

import pytest

from tests.games.onmars.board import Board
from tests.games.onmars.laying import Place
from tests.games.onmars.rules.numbering import states
from tests.games.onmars.rules.playing import pass_turn

YOU, BLUE, RED = 0, 1, 2


def sheet(board: Board, seat: int = YOU) -> dict[str, int]:
    return dict(board.rules.score(board.state).seats[seat].sources)


def ending() -> Board:
    """The last Mission is gone; the Shuttle stands far away."""
    board = Board(2).space(YOU, 6).space(BLUE, 7).shuttle("orbit", 5).turn_of(YOU)
    board.state.remaining = 0
    return board


@states("16.1")
def test_the_round_is_finished_with_its_shuttle_phase_and_one_more_is_played_without() -> None:
    board = ending()
    pass_turn(board)
    pass_turn(board)
    assert (board.state.ending, board.state.shuttle_at, board.state.over) == (1, 4, False)
    pass_turn(board)
    pass_turn(board)
    assert (board.state.shuttle_at, board.state.over) == (4, True)
    assert board.rules.pending(board.state) == ()


@states("16.1")
def test_with_a_mission_remaining_the_game_goes_on() -> None:
    board = ending()
    board.state.remaining = 1
    for _ in range(4):
        pass_turn(board)
    assert (board.state.ending, board.state.over, board.state.round) == (0, False, 3)


def test_a_game_in_which_nothing_that_ends_it_moves_any_more_is_over_after_thirty_rounds() -> None:
    board = ending()
    board.state.remaining = 1
    board.state.idle_rounds = 29
    pass_turn(board)
    pass_turn(board)
    assert (board.state.ending, board.state.idle_rounds) == (0, 30)
    pass_turn(board)
    pass_turn(board)
    assert (board.state.ending, board.state.over) == (1, False)
    pass_turn(board)
    pass_turn(board)
    assert board.state.over


def test_a_mission_that_moves_begins_the_count_of_idle_rounds_anew() -> None:
    board = Board(2).mission("blueprints", 3).display("gym", "casino").space(YOU, 1).turn_of(YOU)
    board.state.idle_rounds = 29
    board.do("main obtain-blueprint", "take gym")
    assert board.state.idle_rounds == 0


@states("16.2")
@pytest.mark.parametrize(("depot", "pending", "moved", "then"), [(1, 1, 0, 2), (2, 4, 0, 3), (2, 4, 2, 5)])
def test_pending_crystals_go_to_the_depot_as_far_as_it_has_room(
    depot: int, pending: int, moved: int, then: int
) -> None:
    board = Board(2).depot(YOU, depot, pending).ships(YOU, *(4, 5)[:moved])
    tie_break = board.rules.score(board.state).seats[YOU].tie_break
    assert tie_break == then * 100 * 100


@states("16.3")
def test_items_still_go_onto_contracts_pending_crystals_too() -> None:
    board = Board(2).contract(YOU, "contract-12", mineral=1).stock(YOU, mineral=1).depot(YOU, 1, 2)
    assert sheet(board)["contracts"] == 9
    board = Board(2).contract(YOU, "contract-12", mineral=1).stock(YOU, mineral=1).depot(YOU, 1, 1)
    assert sheet(board)["contracts"] == -4


@states("16.4")
@pytest.mark.parametrize(("cubes", "points"), list(enumerate((0, 1, 2, 4, 7, 11))))
def test_progress_cubes_score(cubes: int, points: int) -> None:
    board = Board(2).progress(YOU, *("mineral", "battery", "water", "plant", "oxygen")[:cubes])
    assert sheet(board)["progress"] == points


@states("16.4", "11.1")
@pytest.mark.parametrize(("moved", "spent"), [(0, 0), (2, 0), (5, 2)])
def test_each_hangar_ship_scores_three(moved: int, spent: int) -> None:
    board = Board(2).ships(YOU, *(4, 5, 6, 7, 8)[:moved], spent=spent)
    assert sheet(board)["hangar"] == 3 * (moved - spent)


@states("16.4")
@pytest.mark.parametrize(("space", "points"), [("C1T", 1), ("C2T", 2), ("C3B", 3), ("C4M", 4), ("C5B", 6), ("C6", 9)])
def test_tech_scores_by_its_column(space: str, points: int) -> None:
    board = Board(2).tech(YOU, "mine", space)
    assert sheet(board)["technology"] == points + 2  # the Shelter tile lies in column 2


@states("16.4")
def test_built_blueprints_score_three_or_five_and_the_others_cost_as_much() -> None:
    line: list[Place] = [(0, 0), (1, 0), (2, 0)]
    board = Board(2).lay("greenhouse", *line).advanced(YOU, "biomarket", (0, 0)).advanced(YOU, "eco-resort", (1, 0))
    assert sheet(board)["blueprints"] == 3 + 5
    board.blueprints(YOU, "gym").blueprints(YOU, "library", "radar")
    assert sheet(board)["blueprints"] == 3 + 5 - 3 - 5 - 5


@states("16.4", "12.1")
def test_each_scientist_scores_three_for_each_matching_advanced_building_of_anybody() -> None:
    board = Board(2).lay("greenhouse", (0, 0), (1, 0), (2, 0)).scientist(YOU, "hydrologist")
    board.advanced(YOU, "biomarket", (0, 0)).advanced(BLUE, "eco-resort", (1, 0))
    assert sheet(board)["scientists"] == 6
    assert sheet(board, BLUE)["scientists"] == 0


@states("16.4")
def test_contracts_score_twelve_or_nine_and_cost_six_or_four_when_they_are_not_met() -> None:
    board = Board(2).contract(YOU, "contract-7", mineral=4).contract(YOU, "contract-8").contract(YOU, "contract-1")
    board.player(YOU).completed.append(board.content.card_index["contract-7"])
    assert sheet(board)["contracts"] == 9 - 4 - 6
    board.player(YOU).completed.append(board.content.card_index["contract-1"])
    assert sheet(board)["contracts"] == 9 - 4 + 12


@states("16.5")
@pytest.mark.parametrize(
    ("colonists", "points"),
    [(0, 0), (1, 0), (2, 0), (3, 3), (4, 3), (5, 6), (6, 6), (7, 10), (8, 10), (9, 15), (10, 15), (11, 21), (12, 21)],
)
def test_colonists_at_home_score_by_the_row_of_the_highest(colonists: int, points: int) -> None:
    far: list[Place] = [(-3, 0), (-3, 3), (-5, 3), (-5, 1), (-1, -1)]
    board = Board(2).lay("shelter", *far, seat=YOU).quarters(YOU, colonists)
    assert sheet(board)["colonists"] == points


@states("16.5")
def test_those_on_slots_of_the_own_side_and_at_work_count_as_far_as_there_is_room() -> None:
    board = Board(2).lay("shelter", (-3, 0), (-3, 3), seat=YOU).quarters(YOU, 1, working=2)
    assert sheet(board)["colonists"] == 3
    board.slots("construct", YOU).slots("hire", YOU).slots("obtain-blueprint", YOU, YOU)
    assert sheet(board)["colonists"] == 6  # three of them and two in the Colony
    board.space(YOU, 2)
    assert sheet(board)["colonists"] == 6  # three of them and two in Orbit
    board.quarters(YOU, 6, working=5)
    assert sheet(board)["colonists"] == 6  # room for six


@states("16.5")
def test_colonists_on_mines_do_not_score_as_at_home() -> None:
    board = Board(2).lay("mine", (0, 0)).miners(YOU, (0, 0)).quarters(YOU, 2)
    assert sheet(board)["colonists"] == 0


@states("16.6")
def test_ties_are_broken_by_crystals_then_advanced_buildings_then_progress_cubes() -> None:
    board = Board(2)
    assert board.rules.score(board.state).winners == (YOU, BLUE)
    assert board.rules.score(board.state).verdict == "shared"
    board.depot(BLUE, 1)
    assert (board.rules.score(board.state).winners, board.rules.score(board.state).verdict) == ((BLUE,), "tie-break")
    board.depot(YOU, 1).lay("generator", (0, 0)).advanced(YOU, "wind-turbines", (0, 0))
    board.player(BLUE).points = 3
    assert board.rules.score(board.state).winners == (YOU,)
    board.lay("generator", (2, 0)).advanced(BLUE, "automated-production", (2, 0))
    board.player(BLUE).points = 0
    board.progress(BLUE, "water")
    board.player(YOU).points = 1
    assert board.rules.score(board.state).winners == (BLUE,)


@states("16.6")
def test_crystals_on_contracts_break_no_tie() -> None:
    board = Board(2).contract(YOU, "contract-12", crystal=2).depot(BLUE, 1)
    board.player(YOU).points = 4
    assert board.rules.score(board.state).winners == (BLUE,)
