"""8.1: moving Bots and the Rover, and what they come upon."""

import pytest

from tests.games.onmars.board import Board
from tests.games.onmars.laying import Place
from tests.games.onmars.rules.numbering import states

YOU, BLUE, RED = 0, 1, 2
HERE: Place = (0, 0)


def moving() -> Board:
    """Two Bots and the Rover of yours, and the points of Control Center."""
    return Board(3).bots(YOU, HERE, (3, 0)).rover(YOU, (0, 3)).depot(YOU, 2)


def reach(board: Board, verb: str, start: Place) -> int:
    options = [option.split() for option in board.options if option.startswith(verb)]
    start_name = board.name(start)
    ends = [words[-1] for words in options if verb == "rover" or words[1] == start_name]
    return max((board.map.distance[board.hex(start)][board.map.index[end]] for end in ends), default=0)


@states("8.1.1")
def test_all_bots_together_have_two_points_and_the_rover_two_of_its_own() -> None:
    board = moving()
    board.do("main control-center")
    assert [reach(board, "bot", HERE), reach(board, "bot", (3, 0)), reach(board, "rover", (0, 3))] == [2, 2, 2]
    board.do("bot (0,0) (1,0)")
    assert [reach(board, "bot", (1, 0)), reach(board, "bot", (3, 0)), reach(board, "rover", (0, 3))] == [1, 1, 2]
    board.do("rover (0,2)", "bot (3,0) (2,0)")
    assert (reach(board, "bot", (2, 0)), reach(board, "rover", (0, 2))) == (0, 1)
    board.do("rover (0,1)", "stop")
    assert [board.map.cells[bot] for bot in board.player(YOU).bots] == [(1, 0), (2, 0)]
    assert board.map.cells[board.player(YOU).rover] == (0, 1)


@states("8.1.2")
@pytest.mark.parametrize("pool", ["bots", "rover"])
def test_each_crystal_of_the_depot_adds_a_point_to_either_pool(pool: str) -> None:
    board = moving()
    board.do("main control-center", f"boost {pool}", f"boost {pool}")
    assert board.player(YOU).depot == 0
    assert reach(board, "bot", HERE) == (4 if pool == "bots" else 2)
    assert reach(board, "rover", (0, 3)) == (4 if pool == "rover" else 2)
    board.refused(f"boost {pool}")


@states("8.1.2", "4.11")
def test_crystals_that_are_taken_up_on_the_way_add_nothing() -> None:
    board = moving().depot(YOU, 0).crystals((0, 2))
    board.do("main control-center", "rover (0,2)")
    assert board.player(YOU).pending == 1
    board.refused("boost rover")


@states("8.1.3")
def test_the_rover_tech_of_another_player_may_add_its_level_instead_of_the_own() -> None:
    board = moving().tech(BLUE, "rover", "C3T").tech(RED, "rover", "C2T")
    board.do("main control-center")
    assert reach(board, "rover", (0, 3)) == 2
    assert {"tech p2", "tech p3"} <= board.options
    board.do("tech p3")
    assert reach(board, "rover", (0, 3)) == 4
    board.refused("tech p2")
    board.do("stop", "end")
    assert (board.asked.kind, board.asked.seat) == ("settle", RED)


@states("8.1.4")
def test_a_point_is_one_adjacent_hex_and_pieces_pass_through_anything() -> None:
    board = Board(3).bots(YOU, HERE)
    for place in ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)):
        board.lay("mine", place).miners(BLUE, place)
    board.do("main control-center", "bot (0,0) (2,0)", "stop")
    assert board.player(YOU).bots == [board.hex((2, 0))]


@states("8.1.5")
def test_where_a_piece_may_stop_is_asked_when_it_stops_for_the_turn() -> None:
    board = Board(3).bots(YOU, HERE, (1, 0))
    board.do("main control-center", "bot (0,0) (1,0)")  # onto the other Bot,
    board.refused("stop")
    board.do("bot (1,0) (1,1)", "stop")  # from which one of the two goes on
    assert sorted(board.map.cells[bot] for bot in board.player(YOU).bots) == [(1, 0), (1, 1)]


@states("8.1.5")
def test_a_piece_goes_nowhere_from_where_it_could_not_leave_again() -> None:
    board = Board(3).bots(YOU, HERE).rover(BLUE, (2, 0)).rover(YOU, (-3, 0))
    board.do("main control-center")
    assert (2, 0) not in board.places("bot")
    board.refused("bot (0,0) (2,0)")


@states("8.1.6")
def test_a_rover_takes_the_crystals_of_all_hexes_it_enters_or_crosses() -> None:
    board = Board(3).rover(YOU, HERE).crystals((1, 0), (2, 0), (3, 0))
    board.do("main control-center", "rover (2,0)")
    assert board.player(YOU).pending == 2
    assert sum(board.state.crystals) == 1


@states("8.1.7")
def test_a_bot_that_stops_removes_what_lies_there_and_a_bot_that_passes_nothing() -> None:
    board = moving().crystals((1, 0), (2, 0))
    board.do("main control-center", "bot (0,0) (2,0)", "stop")
    assert [board.state.crystals[board.hex(place)] for place in ((1, 0), (2, 0))] == [1, 0]
    assert board.player(YOU).pending == 0


@states("8.1.7")
@pytest.mark.parametrize("tile", ["D01", "purple-A"])
def test_a_tile_under_a_bot_leaves_the_game(tile: str) -> None:
    board = moving()
    if tile == "D01":
        board.discovery(tile, (1, 0))
    else:
        board.research(tile, (1, 0))
    board.do("main control-center", "bot (0,0) (1,0)", "stop")
    assert board.told("tile-removed") == [(board.name((1, 0)), tile)]
    assert (board.state.discovery[board.hex((1, 0))], board.state.research[board.hex((1, 0))]) == (-1, -1)
    assert (board.player(YOU).discoveries, board.player(YOU).research) == ([], [])


def beside(tile: str) -> Board:
    board = Board(3).rover(YOU, HERE)
    return board.discovery(tile, (1, 0)) if tile[0] == "D" else board.research(tile, (1, 0))


@states("8.1.8")
@pytest.mark.parametrize(
    ("tile", "stock", "claims"),
    [
        ("purple-A", {"battery": 1}, True),
        ("purple-A", {"mineral": 1}, True),
        ("purple-A", {"water": 1}, False),
        ("D19", {"battery": 1}, True),
        ("D19", {}, False),
        ("D01", {"mineral": 1}, True),
        ("D01", {"mineral": 2}, False),
        ("D13", {}, False),
        ("D17", {}, False),
        ("D09", {}, True),
    ],
)
def test_a_rover_stops_on_a_tile_that_it_can_pay_and_use_in_part(
    tile: str, stock: dict[str, int], claims: bool
) -> None:
    board = beside(tile).stock(YOU, **stock).quarters(YOU, 4)  # there is no room for Colonists
    board.do("main control-center", "rover (1,0)")
    assert board.allowed("stop") == claims


@states("8.1.8")
def test_a_second_research_tile_of_one_colour_and_letter_is_not_claimed() -> None:
    board = beside("white-A").stock(YOU, oxygen=1)
    board.player(YOU).research.append([r.id for r in board.content.research].index("white-A"))
    board.do("main control-center", "rover (1,0)")
    board.refused("stop")
    board.do("rover (2,0)")
    assert board.stocks(YOU) == {"oxygen": 1}


@states("8.1.9")
def test_stopping_on_a_claimable_tile_claims_it() -> None:
    board = beside("white-A").stock(YOU, oxygen=1)
    board.do("main control-center", "rover (1,0)", "stop")
    assert (board.player(YOU).points, board.stocks(YOU)) == (5, {})
    assert [board.content.research[kind].id for kind in board.player(YOU).research] == ["white-A"]


@states("8.1.9")
def test_crossing_a_tile_claims_nothing() -> None:
    board = beside("D09")
    board.do("main control-center", "rover (2,0)")
    assert board.player(YOU).discoveries == []
    assert board.state.discovery[board.hex((1, 0))] >= 0


@states("8.1.10")
def test_a_claimed_tile_is_resolved_at_once_and_kept() -> None:
    board = beside("D09").bots(YOU, (3, 0))
    board.do("main control-center", "rover (1,0)", "stop")
    assert board.player(YOU).pending == 2
    assert [board.content.discoveries[tile].id for tile in board.player(YOU).discoveries] == ["D09"]
    assert board.state.discovery[board.hex((1, 0))] == -1


@states("8.1.11")
def test_the_first_move_of_the_rover_starts_in_the_centre() -> None:
    board = Board(3)
    board.do("main control-center", "rover (2,-1)")
    assert board.map.cells[board.player(YOU).rover] == (2, -1)
    way = board.told("move-rover")[0]
    assert way[0] == board.name((0, 0))
    assert len(way) == 3


@states("8.1.12")
def test_an_effect_that_moves_the_rover_is_extended_only_where_it_says_so() -> None:
    board = Board(3).rover(YOU, HERE).tech(YOU, "rover", "C2T").depot(YOU, 3)
    board.do("exec field-move")
    assert reach(board, "rover", HERE) == 2
    assert not any(option.startswith("boost") for option in board.options)
    west: Place = (-5, 2)
    board = Board(3).rover(YOU, west).tech(YOU, "rover", "C2T").depot(YOU, 1).colony(3).goals(YOU, "goal-8")
    board.do("goal goal-8 own")  # five points, extended
    assert reach(board, "rover", west) == 7
    board.do("boost rover")
    assert reach(board, "rover", west) == 8


@states("8.1.12")
def test_movement_of_an_effect_stops_by_the_same_rules() -> None:
    board = Board(3).bots(YOU, HERE).rover(BLUE, (1, 0)).crystals((0, 2)).depot(YOU, 1)
    board.do("exec field-move", "bot (0,0) (1,0)")
    board.refused("stop")
    board.do("bot (1,0) (1,1)")
    assert board.player(YOU).bots == [board.hex((1, 1))]
    board = Board(3).bots(YOU, HERE).crystals((0, 2)).depot(YOU, 1)
    board.do("exec field-move", "bot (0,0) (0,2)")
    assert sum(board.state.crystals) == 0
