"""8.2 to 8.4: constructing a building."""

import pytest

from mars_desktop.engine import Reason
from mars_desktop.games.onmars.measures import storage_limit
from tests.games.onmars.board import Board
from tests.games.onmars.laying import Place
from tests.games.onmars.rules.numbering import states
from tests.games.onmars.rules.playing import answer, at_home, construct

YOU, BLUE, RED = 0, 1, 2
LSS = ("generator", "water-extractor", "greenhouse", "oxygen-condenser")
COSTS = {
    "generator": "mineral",
    "water-extractor": "battery",
    "greenhouse": "water",
    "oxygen-condenser": "plant",
    "shelter": "oxygen",
}
FOUNDED: Place = (2, -1)


def founding(building: str, **stock: int) -> Board:
    """One building of the type lies on (0,0); a Bot of yours stands on (2,0), beside a hex two steps away."""
    board = Board(3).lay(building, (0, 0), seat=YOU).bots(YOU, (2, 0)).stock(YOU, **stock)
    return board.colony(1, built=LSS, generator=3, water_extractor=3, greenhouse=3, oxygen_condenser=3)


@states("8.2.1")
def test_the_top_tile_of_the_stack_is_built() -> None:
    board = founding("generator", mineral=1).tile("generator-6")
    construct(board, "generator", FOUNDED)
    assert board.state.built[1] == 1
    here = {board.map.cells[place] for place, crystal in enumerate(board.state.crystals) if crystal}
    assert here == {(3, -2), (1, -1)}  # north-east and north-west; to the south stands the Bot


@states("8.2.1")
def test_five_shelters_are_all_a_player_has() -> None:
    board = Board(3).lay("shelter", (0, 0), (-3, 0), (-3, 3), (-5, 3), seat=YOU).bots(YOU, (2, 0)).stock(YOU, oxygen=2)
    construct(board, "shelter", FOUNDED)
    assert board.player(YOU).shelters == 5
    assert "shelter" not in {option.split()[-1] for option in board.turn_of(YOU).options}
    assert board.refused("main construct") == Reason.of("nothing-to-construct")


@states("8.2.2")
@pytest.mark.parametrize(("building", "price"), list(COSTS.items()))
def test_a_building_costs_the_resource_before_it_in_the_chain(building: str, price: str) -> None:
    board = founding(building, **{price: 1})
    construct(board, building, FOUNDED)
    assert board.stock_of(YOU, price) == 0
    others = {name: 1 for name in ("battery", "water", "plant", "oxygen") if name != price}
    board = founding(building, **others)
    assert board.refused("main construct") == Reason.of("nothing-to-construct")


@states("8.2.2", "8.2.3", "8.4.4")
def test_a_mine_costs_a_colonist_who_comes_to_stand_on_it() -> None:
    board = founding("mine").quarters(YOU, 2)
    construct(board, "mine", FOUNDED)
    assert board.state.miner[board.hex(FOUNDED)] == YOU
    assert at_home(board, YOU) == (0, 0)
    assert board.stocks(YOU) == {"mineral": 1}


@states("8.2.3")
def test_the_colonists_of_the_slot_and_of_the_surcharge_leave_before_the_miner() -> None:
    board = founding("mine").quarters(YOU, 1)
    assert board.refused("main construct") == Reason.of("no-colonist-for-mine")
    board = founding("mine").quarters(YOU, 2).slots("construct", BLUE)
    assert board.refused("main construct").key == "cannot-pay-surcharge"
    board = founding("mine").quarters(YOU, 3).slots("construct", BLUE)
    construct(board, "mine", FOUNDED)
    assert at_home(board, YOU) == (0, 1)


@states("8.3.1")
def test_a_hex_outside_all_own_zones_or_with_a_building_is_no_site() -> None:
    board = Board(3).lay("generator", (0, 0)).bots(YOU, (3, 0)).bots(BLUE, (-2, 0)).stock(YOU, mineral=1)
    assert board.allowed("main construct")
    board.lay("shelter", (2, 0), seat=BLUE)  # on the one hex of the zone that is two steps from the Generator
    assert board.refused("main construct") == Reason.of("nothing-to-construct")


@states("8.3.2")
def test_a_building_joins_its_type_or_is_founded_at_exactly_two_from_one_and_beside_none() -> None:
    board = Board(3).lay("generator", (0, 0)).bots(YOU, (1, 0), (3, 0), (2, -2)).stock(YOU, mineral=1)
    board.tech(YOU, "generator", "C1T").do("main construct")
    distance = board.map.distance[board.hex((0, 0))]
    places = board.places("site")
    assert places
    assert {distance[board.hex(place)] for place in places} == {1, 2}
    assert (3, -1) not in places  # in the zone, but three steps away
    board = Board(3).lay("generator", (0, 0)).bots(YOU, (1, 0)).stock(YOU, mineral=1)
    board.do("main construct")
    assert {distance[board.hex(place)] for place in board.places("site")} == {2}  # nobody has Tech to join


@states("8.3.2")
def test_two_steps_from_one_but_beside_another_of_the_type_is_no_founding() -> None:
    board = Board(3).lay("generator", (0, 0), (3, 0)).bots(YOU, (1, 1)).stock(YOU, mineral=1)
    board.do("main construct")
    assert (2, 0) not in board.places("site")
    assert (1, 1) in board.places("site")


@states("8.3.3")
@pytest.mark.parametrize(
    ("others", "needed"),
    [
        (((1, 0),), 1),
        (((1, 0), (2, 0)), 2),  # touched through its Complex
        (((1, 0), (0, 1)), 2),  # two of one Complex, each once
        (((1, 0), (-1, 0)), 2),  # two groups
        (((1, 0), (2, 0), (-1, 0), (-1, 1)), 4),
    ],
)
def test_joining_needs_a_tile_of_the_number_of_different_buildings_in_all_touched_groups(
    others: tuple[Place, ...], needed: int
) -> None:
    spaces = {1: "C1T", 2: "C2T", 3: "C3T", 4: "C4T"}
    for level, space in spaces.items():
        board = Board(3).lay("greenhouse", *others).bots(YOU, (0, -1)).stock(YOU, water=1)
        board.tech(YOU, "greenhouse", space)
        answer(board, "main construct", "site (0,0)")
        assert (board.building_at((0, 0)) == "greenhouse") == (level >= needed)


@states("8.3.4")
def test_for_a_shelter_only_own_shelters_count_and_anybodys_shelter_tech_serves() -> None:
    board = Board(3).lay("shelter", (1, 0), (1, -1), (2, 0), seat=YOU).lay("shelter", (-1, 0), seat=BLUE)
    board.bots(YOU, (0, -1)).stock(YOU, oxygen=1).tech(RED, "shelter", "C3T").tech(BLUE, "shelter", "C1T")
    board.do("main construct")
    # Three own ones are joined: the own tile of level 2 does not reach, red's of level 3 does.
    assert {option for option in board.options if option.startswith("site G5")} == {"site G5 p3"}
    board.do("site (0,0) p3")
    assert board.told("borrow") == [(RED,)]
    assert board.told("raise") == [("shelter", board.name((0, 0)), 4)]


@states("8.3.5")
def test_manned_mines_and_upgraded_buildings_count_like_any_other() -> None:
    board = Board(3).lay("mine", (1, 0), (2, 0)).miners(BLUE, (1, 0)).advanced(RED, "metal-deposit", (2, 0))
    board.bots(YOU, (0, -1)).quarters(YOU, 3).tech(YOU, "mine", "C1T")
    answer(board, "main construct", "site (0,0)")
    assert board.building_at((0, 0)) == ""
    board = Board(3).lay("mine", (1, 0), (2, 0)).miners(BLUE, (1, 0)).advanced(RED, "metal-deposit", (2, 0))
    board.bots(YOU, (0, -1)).quarters(YOU, 3).tech(YOU, "mine", "C2T")
    construct(board, "mine", (0, 0))
    assert board.told("raise") == [("mine", board.name((0, 0)), 3)]


@states("8.4.1")
@pytest.mark.parametrize("what", ["crystal", "D01", "teal-A"])
def test_what_lies_on_the_hex_is_removed_for_nothing(what: str) -> None:
    board = founding("generator", mineral=1)
    if what == "crystal":
        board.crystals(FOUNDED)
    elif what == "D01":
        board.discovery(what, FOUNDED)
    else:
        board.research(what, FOUNDED)
    construct(board, "generator", FOUNDED)
    place = board.hex(FOUNDED)
    assert (board.state.crystals[place], board.state.discovery[place], board.state.research[place]) == (0, -1, -1)
    assert (board.player(YOU).pending, board.player(YOU).discoveries, board.player(YOU).research) == (0, [], [])


@states("8.4.2")
def test_the_owner_moves_a_displaced_piece_to_a_nearest_available_hex_before_the_arrows() -> None:
    board = founding("generator", mineral=1).tile("generator-2").rover(BLUE, FOUNDED)  # an arrow to the north-east
    answer(board, "main construct", f"site {board.name(FOUNDED)}")
    assert (board.asked.kind, board.asked.seat) == ("displace", BLUE)
    distance = board.map.distance[board.hex(FOUNDED)]
    assert {distance[board.hex(place)] for place in board.places("displace")} == {1}
    assert board.building_at(FOUNDED) == ""
    board.do("displace (3,-2)")  # where the arrow points
    assert board.building_at(FOUNDED) == "generator"
    assert board.map.cells[board.player(BLUE).rover] == (3, -2)
    assert sum(board.state.crystals) == 0


@states("8.4.2", "8.1.8")
def test_a_displaced_rover_neither_crosses_nor_claims_anything() -> None:
    board = founding("generator", mineral=1).rover(BLUE, FOUNDED)
    ring = [board.map.cells[place] for place in board.map.adjacent[board.hex(FOUNDED)] if not board.state.pieces[place]]
    board.crystals(*ring)
    answer(board, "main construct", f"site {board.name(FOUNDED)}")
    assert (board.asked.kind, board.asked.seat) == ("displace", BLUE)
    distance = board.map.distance[board.hex(FOUNDED)]
    assert {distance[board.hex(place)] for place in board.places("displace")} == {2}
    board.do(str(board.asked.options[0]))
    assert (board.player(BLUE).pending, sum(board.state.crystals)) == (0, len(ring))


@states("8.4.3")
def test_an_arrow_beyond_the_edge_of_the_map_brings_nothing() -> None:
    board = Board(3).lay("generator", (0, 2)).bots(YOU, (0, 3)).stock(YOU, mineral=1).tile("generator-6")
    construct(board, "generator", (0, 4))
    here = {board.map.cells[place] for place, crystal in enumerate(board.state.crystals) if crystal}
    assert here == {(1, 3), (-1, 4)}  # the third arrow points south, out of the map


@states("8.4.5")
@pytest.mark.parametrize(
    ("size", "building", "price"), [(1, "mine", ""), (2, "generator", "mineral"), (3, "greenhouse", "water")]
)
def test_resources_of_the_type_come_by_the_size_of_the_group(size: int, building: str, price: str) -> None:
    yields = {"mine": "mineral", "generator": "battery", "greenhouse": "plant"}[building]
    line: list[Place] = [(1, 0), (2, 0), (3, 0)]
    board = Board(3).lay("shelter", (-3, 0), (-5, 3), seat=YOU).lay(building, *line[: size - 1]).quarters(YOU, 3)
    if size == 1:
        board.lay(building, (2, 0))
    board.bots(YOU, (0, -1)).tech(YOU, building, "C3T").stock(YOU, **({price: 1} if price else {}))
    construct(board, building, (0, 0))
    assert board.stocks(YOU) == {yields: size}


@states("8.4.5")
@pytest.mark.parametrize("size", [1, 2, 3])
def test_a_shelter_gives_crystals_by_the_size_of_its_complex(size: int) -> None:
    line: list[Place] = [(1, 0), (2, 0)]
    board = Board(3).lay("shelter", *(line[: size - 1] or [(2, 0)]), seat=YOU).bots(YOU, (0, -1)).stock(YOU, oxygen=1)
    construct(board, "shelter", (0, 0))
    assert (board.player(YOU).pending, board.stocks(YOU)) == (size, {})


@states("8.4.6")
def test_a_new_shelter_makes_room_at_once() -> None:
    board = founding("shelter", oxygen=1, battery=2).rover(YOU, (0, 3)).discovery("D02", (1, 3)).quarters(YOU, 4)
    board.depot(YOU, 2)
    construct(board, "shelter", FOUNDED)
    assert storage_limit(board.player(YOU)) == 3
    board.do("exec field-move", "rover (1,3)", "stop")
    assert board.stock_of(YOU, "battery") == 3


@states("8.4.7")
def test_a_progress_cube_moves_once_for_a_complex_and_not_for_a_lone_building_or_a_shelter() -> None:
    board = founding("generator", mineral=2).tech(YOU, "generator", "C4T").quarters(YOU, 3).depot(YOU, 3)
    construct(board, "generator", FOUNDED)
    assert board.told("progress") == []
    construct(board.turn_of(YOU), "generator", (1, 0))
    assert board.told("progress") == [("generator",)]
    board.stock(YOU, mineral=1)
    construct(board.turn_of(YOU), "generator", (3, -1))
    assert board.told("progress") == []
    board = Board(3).lay("shelter", (1, 0), seat=YOU).bots(YOU, (0, -1)).stock(YOU, oxygen=1)
    construct(board, "shelter", (0, 0))
    assert (board.told("progress"), board.player(YOU).progress) == ([], [False] * 5)


@states("8.4.7")
def test_a_complex_that_grew_earlier_moves_the_cube_of_whoever_adds_to_it_first() -> None:
    board = Board(3).lay("greenhouse", (1, 0), (2, 0)).bots(YOU, (0, -1)).stock(YOU, water=1)
    construct(board.tech(YOU, "greenhouse", "C2T"), "greenhouse", (0, 0))
    assert board.player(YOU).progress == [False, False, False, True, False]
    assert board.player(BLUE).progress == [False] * 5


@states("8.4.8")
@pytest.mark.parametrize("building", ["mine", *COSTS])
def test_an_lss_building_advances_its_column_and_no_other(building: str) -> None:
    board = founding(building, **({COSTS[building]: 1} if building in COSTS else {})).quarters(YOU, 3)
    construct(board, building, FOUNDED)
    assert board.state.rows == [4 if column == building else 3 for column in LSS]
