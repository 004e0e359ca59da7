"""1: what the words of the rules mean, shown by what follows from it."""

import pytest

from mars_desktop.engine import Reason
from mars_desktop.games.onmars.words import BUILDINGS
from tests.games.onmars.board import Board
from tests.games.onmars.rules.numbering import states
from tests.games.onmars.rules.playing import construct

YOU, BLUE = 0, 1


@states("1.1")
@pytest.mark.parametrize("resource", ["mineral", "battery", "water", "plant", "oxygen"])
def test_each_of_five_resources_pays_for_any_one_resource_and_a_crystal_does_not(resource: str) -> None:
    board = Board(3).space(YOU, 1).turn_of(YOU).depot(YOU, 1)
    board.tech(YOU, "shelter", "C3B").tech(YOU, "mine", "C1T")
    assert board.refused("main research-development") == Reason.of("nothing-to-develop")
    board.stock(YOU, **{resource: 1}).do("main research-development", "develop mine C2T")
    assert board.player(YOU).depot == 1
    assert board.stocks(YOU) == {"battery": 1}  # the benefit of the space alone is left


@states("1.2")
@pytest.mark.parametrize(
    ("building", "price"),
    [
        ("mine", "plant"),
        ("generator", "mineral"),
        ("water-extractor", "battery"),
        ("greenhouse", "water"),
        ("oxygen-condenser", "plant"),
        ("shelter", "oxygen"),
    ],
)
def test_of_six_building_types_the_middle_four_move_life_support(building: str, price: str) -> None:
    board = Board(3).lay(building, (0, 0)).bots(YOU, (2, -1)).stock(YOU, **{price: 1}).quarters(YOU, 2)
    construct(board, building, (2, -2))
    assert board.told("life-support") == ([] if building in ("mine", "shelter") else [(2,)])
    assert len(BUILDINGS) == 6


@states("1.3")
def test_shelters_of_another_player_are_another_type_and_other_buildings_have_no_owner() -> None:
    board = Board(3).lay("shelter", (0, 0), seat=BLUE).bots(YOU, (2, 0)).stock(YOU, oxygen=1)
    assert board.refused("main construct") == Reason.of("nothing-to-construct")
    board = Board(3).lay("generator", (0, 0)).bots(BLUE, (2, 0)).bots(YOU, (1, 1)).stock(BLUE, mineral=1)
    construct(board.turn_of(BLUE), "generator", (2, -1))
    board.do("support crystal")
    board.turn_of(YOU).tech(YOU, "generator", "C1T").stock(YOU, mineral=1).do("main construct")
    assert (1, 0) not in board.places("site")  # two to join: the one that lay there and blue's
    assert (0, 1) in board.places("site")


@states("1.4")
def test_a_single_building_is_no_complex_and_two_joined_by_adjacency_are_one() -> None:
    board = Board(3).lay("generator", (0, 0)).bots(YOU, (1, 1)).stock(YOU, mineral=2).quarters(YOU, 3)
    board.tech(YOU, "generator", "C1T").depot(YOU, 3)
    construct(board, "generator", (2, 0))
    assert board.player(YOU).progress == [False] * 5
    board.do("support crystal")
    construct(board.turn_of(YOU), "generator", (2, 1))
    assert board.player(YOU).progress == [False, True, False, False, False]


def on_its_hex(what: str) -> Board:
    """Something lies on (1,0), beside a Bot of yours on (0,0)."""
    board = Board(3).bots(YOU, (0, 0))
    match what:
        case "bot":
            return board.bots(BLUE, (1, 0))
        case "rover":
            return board.rover(BLUE, (1, 0))
        case "colonist":
            return board.lay("mine", (1, 0)).miners(BLUE, (1, 0))
        case "marker":
            return board.lay("generator", (1, 0)).advanced(BLUE, "wind-turbines", (1, 0))
        case "crystal":
            return board.crystals((1, 0))
        case "discovery":
            return board.discovery("D01", (1, 0))
        case "research":
            return board.research("teal-A", (1, 0))
        case _:
            return board.lay("generator", (1, 0))


PIECES = ("bot", "rover", "colonist", "marker")
NO_PIECES = ("crystal", "discovery", "research", "building")


@states("1.5", "8.1.4")
@pytest.mark.parametrize("what", [*PIECES, *NO_PIECES])
def test_bots_rovers_colonists_and_markers_are_pieces_and_crystals_tiles_and_buildings_are_not(what: str) -> None:
    board = on_its_hex(what)
    board.do("main control-center")
    assert (2, 0) in board.places("bot")  # it passes over anything
    board.do("bot (0,0) (1,0)")
    assert board.allowed("stop") == (what in NO_PIECES)


@states("1.6", "8.4.3")
@pytest.mark.parametrize("what", [*PIECES, *NO_PIECES, "nothing"])
def test_a_hex_is_empty_only_when_nothing_at_all_lies_on_it(what: str) -> None:
    board = on_its_hex(what) if what != "nothing" else Board(3).bots(YOU, (0, 0))
    board.lay("greenhouse", (0, 2)).stock(YOU, water=1).tile("greenhouse-6")  # an arrow to the north-east
    board.tech(YOU, "greenhouse", "C1T")
    construct(board, "greenhouse", (0, 1))
    assert ((board.name((1, 0)),) in board.told("crystal-appears")) == (what == "nothing")


@states("1.6", "8.3.1", "8.4.1")
@pytest.mark.parametrize("what", ["bot", "rover", "crystal", "discovery", "research"])
def test_a_free_building_hex_has_no_building_whatever_else_lies_there(what: str) -> None:
    board = on_its_hex(what).lay("generator", (-1, 0)).stock(YOU, mineral=1)
    construct(board, "generator", (1, 0))
    place = board.hex((1, 0))
    assert (board.state.crystals[place], board.state.discovery[place], board.state.research[place]) == (0, -1, -1)


@states("1.7", "8.4.2")
def test_a_displaced_piece_goes_to_an_empty_hex_or_a_building_without_piece_never_on_a_crystal_or_tile() -> None:
    board = Board(3).lay("generator", (1, -1), (-1, 0)).bots(YOU, (0, 0)).rover(BLUE, (1, 0)).stock(YOU, mineral=1)
    board.crystals((2, -1)).discovery("D01", (2, 0)).research("teal-A", (1, 1)).lay("mine", (0, 1)).miners(BLUE, (0, 1))
    board.lay("generator", (0, -1)).tech(YOU, "generator", "C3T").do("main construct", "site (1,0)")
    # Of its six neighbours only the Generator on (1,-1) has room: nothing is asked.
    assert board.told("displaced") == [("rover", board.name((1, 0)), board.name((1, -1)))]


@states("1.8", "8.3.1")
def test_a_building_zone_is_the_bots_hex_and_the_six_around_it() -> None:
    board = Board(3).lay("generator", (-2, 0)).bots(YOU, (0, 0)).stock(YOU, mineral=1)
    board.do("main construct")
    assert board.places("site") == {(0, 0), (0, -1), (-1, 1)}  # of its seven hexes those at two from the Generator


@states("1.10")
@pytest.mark.parametrize("space", range(1, 9))
def test_spaces_one_to_four_are_orbit_and_five_to_eight_the_colony(space: int) -> None:
    board = Board(3).space(YOU, space).turn_of(YOU)
    mains = {option.split()[1] for option in board.options if option.startswith("main")}
    assert ("resupply" in mains) == (space <= 4)
    assert ("control-center" in mains) == (space >= 5)


@states("1.11")
def test_what_is_gained_comes_from_the_supply_and_not_from_the_warehouse() -> None:
    board = Board(3).lay("generator", (0, 0)).bots(YOU, (2, -1)).stock(YOU, mineral=1)
    before = board.state.warehouse[:]
    construct(board, "generator", (2, -1))
    assert board.stock_of(YOU, "battery") == 1
    assert board.state.warehouse == before


@states("1.12")
def test_a_limited_piece_that_is_missing_leaves_its_part_of_an_effect_out() -> None:
    board = Board(3).stock(YOU, plant=1, water=1).bots(YOU, (0, 0), (1, 0), (2, 0), (3, 0)).quarters(YOU, 1, 11)
    assert (board.player(YOU).supply, board.player(YOU).bots_left) == (0, 0)
    board.do("main welcome-ship", "ship 4 colonists")
    assert (board.player(YOU).hangar, board.player(YOU).quarters) == (1, 1)


@states("1.12", "8.2.1")
def test_a_building_type_whose_tiles_are_used_up_is_not_built() -> None:
    board = Board(3).lay("generator", (0, 0)).bots(YOU, (2, -1)).stock(YOU, mineral=1)
    board.state.built[1] = 6
    assert board.refused("main construct") == Reason.of("nothing-to-construct")


@states("1.12")
def test_resources_are_not_limited() -> None:
    board = Board(3).lay("generator", (0, 0)).bots(YOU, (2, -1)).stock(YOU, mineral=1)
    for seat in range(3):
        board.player(seat).stock[1] = 2
    construct(board.stock(YOU, battery=0), "generator", (2, -1))
    assert board.stock_of(YOU, "battery") == 1


@states("1.13")
def test_obstacles_never_lengthen_a_distance() -> None:
    board = Board(3).rover(YOU, (0, 0)).lay("generator", *[(1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1)])
    for name, place in zip(
        ("wind-turbines", "automated-production", "radar", "builder-drone-ai600"),
        [(1, -1), (1, 0), (0, 1), (-1, 1)],
        strict=True,
    ):
        board.advanced(BLUE, name, place)
    board.do("main control-center")
    assert {(2, 0), (2, -1), (1, 1), (0, 2), (-2, 2)} <= board.places("rover")
    assert board.map.hexes == 91
