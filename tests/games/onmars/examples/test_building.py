"""E: where buildings may go, what they join and what gives way (8.2 to 8.4)."""

import pytest

from mars_desktop.games.onmars.measures import quarters_limit, storage_limit
from tests.games.onmars.board import Board
from tests.games.onmars.examples.numbered import example

YOU, BLUE = 0, 1


def one_mine() -> Board:
    """One Mine, another building two hexes off, a Bot beside both."""
    return Board(3).lay("mine", (0, 0)).lay("generator", (2, -1)).bots(YOU, (2, 0)).quarters(YOU, 3)


@example("EX-21")
def test_without_tech_a_mine_is_founded_exactly_two_hexes_from_one() -> None:
    board = one_mine()
    board.do("main construct")
    assert board.places("site") == {(1, 1), (2, 0)}
    for place in ("(1,0)", "(2,1)", "(3,-1)", "(2,-1)"):
        board.refused(f"site {place}")


@example("EX-21")
def test_a_building_on_the_hex_of_the_own_bot_makes_it_give_way() -> None:
    board = one_mine()
    board.do("main construct", "site (2,0)")
    assert (board.asked.kind, board.asked.seat) == ("displace", YOU)
    board.do("displace (2,1)")
    assert board.player(YOU).bots == [board.hex((2, 1))]
    assert board.building_at((2, 0)) == "mine"


def two_mines() -> Board:
    return Board(3).lay("mine", (0, 0), (3, 0)).bots(YOU, (2, 1)).quarters(YOU, 3)


@example("EX-22")
def test_beside_one_mine_a_second_one_two_hexes_off_does_not_help() -> None:
    board = two_mines()
    board.do("main construct")
    board.refused("site (2,0)")


@example("EX-22")
def test_a_mine_beside_another_joins_it_by_tech_and_gives_two_minerals() -> None:
    board = two_mines().tech(YOU, "mine", "C1T")
    board.do("main construct", "site (2,0)")
    assert board.told("raise") == [("mine", board.name((2, 0)), 2)]
    assert board.stock_of(YOU, "mineral") == 2


def extracting(*places: tuple[int, int], level: str) -> Board:
    board = Board(3).lay("water-extractor", *places).bots(YOU, (0, 0)).tech(YOU, "water-extractor", level)
    return board.lay("shelter", (-3, 0), (-5, 3), (-6, 2)).stock(YOU, battery=1)


APART = ((0, -2), (1, -2), (2, -1))
TOGETHER = ((0, -2), (1, -2), (1, -3))


@example("EX-23")
def test_a_building_that_joins_a_complex_of_two_and_a_lone_one_makes_a_complex_of_four() -> None:
    board = extracting(*APART, level="C3T")
    board.do("main construct", "site (1,-1)")
    assert board.told("raise") == [("water-extractor", board.name((1, -1)), 4)]
    assert board.stock_of(YOU, "water") == 4
    assert storage_limit(board.player(YOU)) == 4


@example("EX-23")
def test_level_two_does_not_join_a_complex_of_two_and_a_lone_one() -> None:
    board = extracting(*APART, level="C2T")
    board.do("main construct")
    board.refused("site (1,-1)")


@example("EX-24")
def test_a_complex_touched_twice_counts_each_of_its_buildings_once() -> None:
    board = extracting(*TOGETHER, level="C3T")
    board.do("main construct", "site (0,-1)")
    assert board.told("raise") == [("water-extractor", board.name((0, -1)), 4)]
    assert board.stock_of(YOU, "water") == 4


@example("EX-24")
def test_level_two_does_not_join_a_complex_of_three() -> None:
    board = extracting(*TOGETHER, level="C2T")
    board.do("main construct")
    board.refused("site (0,-1)")


@example("EX-25")
@pytest.mark.parametrize(("place", "size"), [((1, 1), 1), ((3, 1), 2)])
def test_shelters_of_other_players_are_another_type(place: tuple[int, int], size: int) -> None:
    board = Board(3).lay("shelter", (3, 0), seat=YOU).lay("shelter", (1, 0), seat=BLUE)
    board.bots(YOU, (2, 1)).stock(YOU, oxygen=1).quarters(YOU, 3)
    player = board.player(YOU)
    assert (quarters_limit(board.table, player), storage_limit(player)) == (4, 2)
    board.do("main construct", f"site {board.name(place)}")
    assert board.told("raise") == [("shelter", board.name(place), size)]
    assert board.told("borrow") == []
    assert player.pending == size
    assert board.stocks(YOU) == {}
    assert not any(player.progress)
    assert (quarters_limit(board.table, player), storage_limit(player)) == (6, 3)


def mining() -> Board:
    board = Board(3).lay("mine", (0, 0)).bots(YOU, (2, 0)).slots("construct", BLUE)
    return board.quarters(YOU, 2).depot(YOU, 1)


@example("EX-26")
def test_a_colonist_that_pays_the_surcharge_is_missing_in_the_mine() -> None:
    board = mining()
    board.refused("main construct colonists=1")
    board.lay("generator", (4, 0)).stock(YOU, mineral=1)
    board.do("main construct colonists=1")
    assert board.player(YOU).quarters == 0
    assert board.told("pay") == [("colonists", 1), ("mineral", 1)]  # only the Generator is left to build


@example("EX-26")
def test_a_crystal_pays_the_surcharge_and_the_last_colonist_goes_to_the_mine() -> None:
    board = mining()
    board.do("main construct crystals=1", "site (1,1)")
    assert (board.player(YOU).quarters, board.player(YOU).depot) == (0, 0)
    assert board.state.miner[board.hex((1, 1))] == YOU
    assert board.stock_of(YOU, "mineral") == 1


def rover_in_the_way() -> Board:
    """You build an Oxygen Condenser on blue's Rover; its arrows point north-west and south-east."""
    board = Board(3).lay("oxygen-condenser", (3, 1)).lay("generator", (1, 2)).lay("greenhouse", (0, 2))
    board.bots(YOU, (2, 0)).rover(BLUE, (1, 1)).crystals((1, 0)).discovery("D01", (2, 1))
    board.advanced(BLUE, "biomarket", (0, 2)).tile("oxygen-condenser-4").stock(YOU, plant=1)
    board.do("main construct", "site (1,1)")
    return board


@example("EX-27")
def test_a_displaced_rover_goes_to_the_nearest_empty_hex_or_building_without_a_piece() -> None:
    board = rover_in_the_way()
    assert (board.asked.kind, board.asked.seat) == ("displace", BLUE)
    assert board.places("displace") == {(1, 2), (0, 1)}


@example("EX-27")
@pytest.mark.parametrize(("goal", "crystals"), [((0, 1), [(1, 0)]), ((1, 2), [(0, 1), (1, 0)])])
def test_an_arrow_toward_the_displaced_rover_brings_no_crystal(
    goal: tuple[int, int], crystals: list[tuple[int, int]]
) -> None:
    board = rover_in_the_way()
    board.do(f"displace {board.name(goal)}")
    assert board.player(BLUE).rover == board.hex(goal)
    assert sorted(board.map.cells[place] for place, here in enumerate(board.state.crystals) if here) == crystals


@example("EX-28")
def test_a_crystal_under_a_building_goes_to_the_supply() -> None:
    board = Board(3).lay("generator", (0, 0)).bots(YOU, (2, 1)).stock(YOU, mineral=1).tile("generator-1")
    board.crystals((2, 0))
    board.do("main construct", "site (2,0)")
    assert board.state.crystals == [0] * board.map.hexes
    assert (board.player(YOU).depot, board.player(YOU).pending) == (0, 0)


@example("EX-28")
def test_a_research_tile_under_a_building_goes_to_the_box_and_counts_for_no_mission() -> None:
    board = Board(3).lay("generator", (0, 0)).bots(YOU, (2, 1)).stock(YOU, mineral=1).tile("generator-1")
    board.mission("research").research("purple-A", (2, 0))
    before = board.state.mission_left[0]
    board.do("main construct", "site (2,0)")
    assert board.state.research[board.hex((2, 0))] == -1
    assert board.player(YOU).research == []
    assert board.state.mission_left == [before]


@example("EX-28")
def test_a_bot_and_a_rover_under_a_building_stay_on_the_map() -> None:
    board = Board(3).lay("generator", (0, 0)).bots(YOU, (2, 0)).rover(YOU, (1, 1)).stock(YOU, mineral=2)
    board.tech(YOU, "generator", "C1T")
    board.do("main construct", "site (2,0)", "displace (2,1)", "support crystal")
    assert (board.player(YOU).bots, board.player(YOU).rover) == ([board.hex((2, 1))], board.hex((1, 1)))
    board.slots("construct").turn_of(YOU).do("main construct", "site (1,1)", "displace (0,1)")
    assert (board.player(YOU).bots, board.player(YOU).rover) == ([board.hex((2, 1))], board.hex((0, 1)))
