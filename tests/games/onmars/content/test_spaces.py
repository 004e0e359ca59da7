"""Turn order spaces, laboratory spaces, Executive actions, and the tiles and benefits of life support."""

import pytest

from tests.games.onmars.board import Board
from tests.games.onmars.content.covering import plays
from tests.games.onmars.laying import Place
from tests.games.onmars.rules.playing import answer, at_home, construct

YOU, BLUE = 0, 1
LSS = ("generator", "water-extractor", "greenhouse", "oxygen-condenser")


# --- turn order -------------------------------------------------------------------------------------------------------


def arrived(space: int) -> Board:
    """You have just travelled to the space."""
    board = Board(3).space(BLUE, 1 if space != 1 else 2).space(2, 5 if space != 5 else 6).quarters(YOU, 2)
    board.space(YOU, 7 if space <= 4 else 4).shuttle("colony" if space <= 4 else "orbit").rover(YOU, (0, 0))
    board.crystals(*[board.map.cells[place] for place in board.map.at_distance[board.hex((0, 0))][3]])
    board.begin_shuttle_phase()
    while board.asked.seat != YOU:
        board.do("stay")
    board.do("p1 travel", f"space {space}")
    return board


@plays("space:1", "space:6")
@pytest.mark.parametrize("space", [1, 6])
def test_a_space_brings_an_item_of_the_warehouse_without_boost(space: int) -> None:
    board = arrived(space)
    assert board.asked.kind == "warehouse"
    board.do("take oxygen")
    assert board.stocks(YOU) == {"oxygen": 1}
    assert board.asked.kind == "turn"


@plays("space:2")
def test_space_two_learns_a_tile_at_the_price_of_its_row() -> None:
    board = arrived(2)
    tile = board.grid(2)[0]
    assert {option.split()[1] for option in board.options if option != "stop"} == set(board.grid(2))
    board.do(f"learn {tile} C1B")
    assert (board.tech_of(YOU, tile), board.player(YOU).pending) == ("C1B", 1)


@plays("space:3")
def test_space_three_brings_a_blueprint() -> None:
    board = arrived(3)
    card = board.state.display[0]
    board.do(f"take {board.content.blueprints[card].id}")
    assert board.player(YOU).blueprints == [card]


@plays("space:4", "space:8")
@pytest.mark.parametrize("space", [4, 8])
def test_a_space_brings_a_colonist(space: int) -> None:
    assert at_home(arrived(space), YOU) == (3, 0)


@plays("space:5")
def test_space_five_brings_nothing() -> None:
    board = arrived(5)
    assert (board.stocks(YOU), board.player(YOU).pending, at_home(board, YOU)) == ({}, 0, (2, 0))
    assert board.asked.kind == "turn"


@plays("space:7")
def test_space_seven_moves_bots_by_two() -> None:
    board = Board(3).space(YOU, 1).turn_of(YOU).space(2, 6).space(BLUE, 5).bots(YOU, (0, 0))
    board.do("main landing-pod", "space 7", "bot (0,0) (2,0)")
    assert board.player(YOU).bots == [board.hex((2, 0))]
    assert board.player(YOU).down


# --- the laboratory ---------------------------------------------------------------------------------------------------


def learning(space: str) -> Board:
    """You have just learned a tile of the bottom row onto that space of the first column."""
    board = Board(3).space(YOU, 1).turn_of(YOU).quarters(YOU, 3)
    board.do("main learn-technology", f"learn {board.grid(2)[0]} {space}")
    return board


@plays("laboratory:C1T")
def test_c1t_brings_an_item_of_the_warehouse_and_one_more_for_each_colonist() -> None:
    board = learning("C1T")
    board.do("take battery", "take battery", "stop")
    assert board.stocks(YOU) == {"battery": 2}
    assert at_home(board, YOU) == (2, 1)


@plays("laboratory:C1B")
def test_c1b_brings_a_crystal() -> None:
    assert learning("C1B").player(YOU).pending == 1


def developed(start: str, space: str, board: Board | None = None) -> Board:
    """Your Mine tile has just been developed to that space, for nothing."""
    board = board or Board(3)
    board.tech(YOU, "shelter", "C1T" if space != "C1T" else "C1B").tech(YOU, "mine", start)
    board.rover(YOU, (-3, 0)).discovery("D14", (-3, 1))
    answer(board, "main control-center", "rover (-3,1)", "stop", f"develop mine {space}")
    assert board.tech_of(YOU, "mine") == space
    return board


@plays("laboratory:C2B", "laboratory:C3T")
@pytest.mark.parametrize(("start", "space", "resource"), [("C1B", "C2B", "water"), ("C2M", "C3T", "mineral")])
def test_a_space_brings_a_resource(start: str, space: str, resource: str) -> None:
    assert developed(start, space).stocks(YOU) == {resource: 1}


@plays("laboratory:C2T")
def test_c2t_brings_a_battery() -> None:
    board = Board(3).tech(YOU, "shelter", "C1B").tech(YOU, "mine", "C1T").rover(YOU, (-3, 0)).discovery("D14", (-3, 1))
    answer(board, "main control-center", "rover (-3,1)", "stop", "develop mine C2T")
    assert (board.tech_of(YOU, "mine"), board.stocks(YOU)) == ("C2T", {"battery": 1})


@plays("laboratory:C2M", "laboratory:C4M")
@pytest.mark.parametrize(("start", "space"), [("C1B", "C2M"), ("C3T", "C4M")])
def test_a_space_brings_nothing(start: str, space: str) -> None:
    board = developed(start, space)
    assert (board.stocks(YOU), board.player(YOU).pending, at_home(board, YOU)) == ({}, 0, (3, 0))
    assert board.player(YOU).down


@plays("laboratory:C3B")
def test_c3b_moves_bots_by_two() -> None:
    board = Board(3).bots(YOU, (0, 0)).tech(YOU, "shelter", "C1T").tech(YOU, "mine", "C2B")
    board.rover(YOU, (-3, 0)).discovery("D14", (-3, 1))
    board.do("main control-center", "rover (-3,1)", "stop", "develop mine C3B", "bot (0,0) (2,0)")
    assert board.player(YOU).bots == [board.hex((2, 0))]


@plays("laboratory:C4T", "laboratory:C6")
@pytest.mark.parametrize(("start", "space"), [("C3T", "C4T"), ("C5B", "C6")])
def test_a_space_brings_two_crystals(start: str, space: str) -> None:
    assert developed(start, space).player(YOU).pending == 2


@plays("laboratory:C4B")
def test_c4b_brings_a_colonist() -> None:
    assert at_home(developed("C3B", "C4B"), YOU) == (4, 0)


@plays("laboratory:C5T")
def test_c5t_brings_a_blueprint_and_one_more_for_each_colonist() -> None:
    board = developed("C4T", "C5T", Board(3).display("biomarket", "concentrator", "wind-turbines"))
    board.do("take biomarket", "take concentrator", "stop")
    assert board.stocks(YOU) == {"plant": 1, "oxygen": 1}
    assert at_home(board, YOU) == (2, 1)


@plays("laboratory:C5B")
def test_c5b_moves_the_rover_by_three_and_more() -> None:
    board = developed("C4B", "C5B", Board(3).tech(YOU, "rover", "C2T").depot(YOU, 1))
    distance = board.map.distance[board.hex((-3, 1))]
    assert max(distance[board.hex(place)] for place in board.places("rover")) == 3 + 2
    board.do("boost rover")
    assert max(distance[board.hex(place)] for place in board.places("rover")) == 3 + 2 + 1


# --- Executive actions ------------------------------------------------------------------------------------------------


def deciding(crystals: int) -> Board:
    """All Executive actions are open."""
    return Board(3).ships(YOU, 4, 5, 6, 7, 8, spent=5).depot(YOU, crystals)


@plays("executive:field-move")
def test_field_move_shares_two_points_between_bots_and_rover() -> None:
    board = deciding(1).bots(YOU, (0, 0)).rover(YOU, (3, 0))
    board.do("exec field-move", "bot (0,0) (1,0)", "rover (4,0)")
    assert board.player(YOU).bots == [board.hex((1, 0))]
    assert (board.player(YOU).rover, board.player(YOU).depot) == (board.hex((4, 0)), 0)
    assert board.asked.kind == "turn"


@plays("executive:use-own-advanced-building")
def test_an_own_advanced_building_is_chosen_and_used() -> None:
    board = deciding(2).lay("oxygen-condenser", (0, 0)).advanced(YOU, "oxygen-tank", (0, 0))
    board.lay("mine", (3, 0)).advanced(YOU, "mineral-mine", (3, 0))
    board.do("exec use-own-advanced-building")
    assert board.options == {"use oxygen-tank", "use mineral-mine"}
    board.do("use oxygen-tank")
    assert (board.stocks(YOU), board.player(YOU).depot) == ({"oxygen": 2}, 0)


@plays("executive:quick-resupply")
def test_quick_resupply_takes_two_items_without_boost() -> None:
    board = deciding(1).quarters(YOU, 3)
    board.do("exec quick-resupply", "take water", "take plant")
    assert (board.stocks(YOU), board.player(YOU).depot, board.asked.kind) == ({"water": 1, "plant": 1}, 0, "turn")


@plays("executive:develop")
def test_develop_takes_one_step_at_its_price() -> None:
    board = deciding(1).tech(YOU, "mine", "C1B").tech(YOU, "shelter", "C6").stock(YOU, plant=1).quarters(YOU, 3)
    board.do("exec develop", "develop mine C2B")
    assert (board.tech_of(YOU, "mine"), board.stocks(YOU)) == ("C2B", {"water": 1})
    assert (board.player(YOU).depot, board.asked.kind) == (0, "turn")


@plays("executive:recall")
def test_recall_takes_two_colonists_back() -> None:
    board = deciding(1).quarters(YOU, 1, working=3)
    board.do("exec recall", "retrieve working-area", "retrieve working-area")
    assert (at_home(board, YOU), board.player(YOU).depot, board.asked.kind) == ((3, 1), 0, "turn")


@plays("executive:blueprint")
def test_blueprint_takes_one_without_slot_or_boost() -> None:
    board = deciding(1).display("biomarket", "gym").quarters(YOU, 3)
    board.do("exec blueprint", "take biomarket")
    assert (board.stocks(YOU), board.player(YOU).depot, board.asked.kind) == ({"plant": 1}, 0, "turn")
    assert (at_home(board, YOU), board.slots_of("obtain-blueprint")) == ((3, 0), [])


@plays("executive:upgrade")
def test_upgrade_upgrades_one_building_for_its_mineral_without_slot_or_tech() -> None:
    board = deciding(2).lay("generator", (0, 0)).lay("greenhouse", (2, 0)).bots(YOU, (1, 0)).stock(YOU, mineral=2)
    board.blueprints(YOU, "wind-turbines", "biomarket").tech(YOU, "upgrade", "C2T")
    board.do("exec upgrade", "upgrade biomarket (2,0)")
    assert (board.stocks(YOU), len(board.player(YOU).built)) == ({"mineral": 1}, 1)
    assert (board.player(YOU).depot, board.slots_of("upgrade"), board.asked.kind) == (0, [], "turn")


@plays("executive:construct")
def test_construct_builds_anything_without_slot() -> None:
    board = deciding(3).lay("generator", (0, 0)).bots(YOU, (2, 0)).stock(YOU, mineral=1).quarters(YOU, 0)
    answer(board, "exec construct", "building generator", "site (2,-1)")
    assert board.building_at((2, -1)) == "generator"
    assert (board.player(YOU).depot, board.slots_of("construct")) == (0, [])


# --- life support -----------------------------------------------------------------------------------------------------


def earning(tile: str) -> Board:
    """A Generator is about to be founded below that reward tile."""
    board = Board(3).lay("generator", (0, 0)).bots(YOU, (2, 0)).stock(YOU, mineral=1).reward("generator", tile)
    return board.colony(1, built=LSS).quarters(YOU, 3)


def points(board: Board) -> int:
    construct(board, "generator", (2, -1))
    return board.player(YOU).points


FAR: tuple[Place, ...] = ((-3, 0), (-3, 3), (-5, 3), (-5, 1), (-1, -2))


@plays("reward:bots")
@pytest.mark.parametrize(("more", "earned"), [(0, 1), (2, 3), (3, 4)])
def test_a_point_for_each_bot_on_the_map(more: int, earned: int) -> None:
    assert points(earning("bots").bots(YOU, *FAR[:more])) == earned


@plays("reward:shelters")
@pytest.mark.parametrize("shelters", [1, 3, 5])
def test_a_point_for_each_shelter_on_the_map(shelters: int) -> None:
    assert points(earning("shelters").lay("shelter", *FAR[:shelters], seat=YOU)) == shelters


@plays("reward:colonists")
@pytest.mark.parametrize(("colonists", "earned"), [(1, 0), (4, 1), (5, 2), (11, 5), (12, 5)])
def test_a_point_for_every_two_colonists_at_home_when_the_slot_is_taken(colonists: int, earned: int) -> None:
    board = earning("colonists").lay("shelter", *FAR, seat=YOU).quarters(YOU, colonists)
    assert points(board) == earned


@plays("reward:ships")
@pytest.mark.parametrize(("moved", "spent", "earned"), [(0, 0, 0), (2, 1, 2), (5, 0, 10)])
def test_two_points_for_each_hangar_ship(moved: int, spent: int, earned: int) -> None:
    assert points(earning("ships").ships(YOU, *(4, 5, 6, 7, 8)[:moved], spent=spent)) == earned


@plays("reward:advanced")
def test_a_point_for_each_own_advanced_building() -> None:
    board = earning("advanced").lay("greenhouse", (-3, 0), (-3, 1), (-3, 2)).advanced(YOU, "biomarket", (-3, 0))
    assert points(board.advanced(YOU, "eco-resort", (-3, 1)).advanced(BLUE, "trade-market", (-3, 2))) == 2


@plays("reward:tech")
def test_a_point_for_each_tech_tile_from_level_two_on() -> None:
    assert points(earning("tech").tech(YOU, "mine", "C1T").tech(YOU, "rover", "C4T")) == 2  # with the Shelter's


@plays("reward:progress")
def test_a_point_for_each_progress_cube_moved() -> None:
    assert points(earning("progress").progress(YOU, "mineral", "water", "plant")) == 3


@plays("reward:exploration")
@pytest.mark.parametrize(("discoveries", "research", "earned"), [(0, 0, 0), (2, 1, 3), (4, 4, 6)])
def test_a_point_for_each_tile_taken_up_to_six(discoveries: int, research: int, earned: int) -> None:
    board = earning("exploration")
    tiles = board.state.discovery_deck[board.state.discoveries_drawn :][:discoveries]
    board.player(YOU).discoveries = list(tiles)
    board.state.discoveries_drawn += discoveries
    board.player(YOU).research = list(range(research))
    assert points(board) == earned


@plays("benefit:crystal")
def test_the_benefit_of_a_crystal() -> None:
    board = earning("ships")
    construct(board, "generator", (2, -1))
    board.do("support crystal")
    assert board.player(YOU).pending == 1


@plays("benefit:retrieve")
@pytest.mark.parametrize("where", ["construct", "hire", "working-area"])
def test_the_benefit_of_a_colonist_back(where: str) -> None:
    board = earning("ships").quarters(YOU, 2, working=1).slots("hire", YOU)
    construct(board, "generator", (2, -1))
    board.do("support retrieve", f"retrieve {where}")
    assert at_home(board, YOU) == (2, 1 if where != "working-area" else 0)
    assert board.slots_of("construct") == ([] if where == "construct" else [YOU])
    assert board.slots_of("hire") == ([] if where == "hire" else [YOU])
