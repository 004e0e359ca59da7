"""15: the Shuttle phase, travelling, production and the turn order spaces."""

import pytest

from tests.games.onmars.board import Board
from tests.games.onmars.rules.numbering import states
from tests.games.onmars.rules.playing import answer, at_home

YOU, BLUE, RED = 0, 1, 2
ORBIT, COLONY = 0, 1


def phase(side: str, at: int = 1, *spaces: int) -> Board:
    board = Board(3).shuttle(side, at)
    for seat, space in enumerate(spaces):
        board.space(seat, space)
    return board


@states("15.1")
@pytest.mark.parametrize(("at", "then"), [(5, 4), (3, 2), (2, 1)])
def test_the_shuttle_goes_one_space_inward(at: int, then: int) -> None:
    board = phase("orbit", at)
    board.begin_shuttle_phase()
    assert (board.state.shuttle_side, board.state.shuttle_at) == (ORBIT, then)


@states("15.1")
@pytest.mark.parametrize("level", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("side", [ORBIT, COLONY])
def test_from_space_one_it_crosses_to_the_space_of_the_colony_level(side: int, level: int) -> None:
    board = phase(("orbit", "colony")[side]).colony(level)
    board.begin_shuttle_phase()
    assert (board.state.shuttle_side, board.state.shuttle_at) == (1 - side, level)


@states("15.2")
def test_players_travel_or_stay_in_the_turn_order_before_anybody_moved() -> None:
    board = phase("orbit", 1, 4, 2, 3)
    board.begin_shuttle_phase()
    asked = []
    for space in ("space 5", "space 8", "space 7"):
        asked.append(board.asked.seat)
        tile = board.content.discoveries[board.state.open_tiles[0]].id
        answer(board, "travel", f"discovery {tile} (3,-3)", f"discovery {tile} (3,0)", f"discovery {tile} (0,3)", space)
        answer(board, "stop")
    assert asked == [BLUE, RED, YOU]


@states("15.3")
@pytest.mark.parametrize(
    ("side", "at", "space", "ships", "may"),
    [
        ("orbit", 1, 2, 0, True),  # it left this side
        ("orbit", 1, 6, 0, False),  # it left the other one
        ("orbit", 2, 2, 0, False),  # it did not cross
        ("orbit", 2, 2, 1, True),  # a Ship pays
        ("orbit", 1, 6, 1, True),
        ("colony", 1, 6, 0, True),
    ],
)
def test_a_journey_is_free_with_the_shuttle_and_costs_a_hangar_ship_otherwise(
    side: str, at: int, space: int, ships: int, may: bool
) -> None:
    board = Board(2).shuttle(side, at).space(YOU, space).space(BLUE, 8 if side == "orbit" else 1)
    if ships:
        board.ships(YOU, 4)
    board.begin_shuttle_phase()
    asked = board.asked.kind == "ride" and board.asked.seat == YOU
    assert asked == may
    if may:
        board.do("p1 travel")
        left = (side == "orbit") == (space <= 4) and at == 1
        assert board.player(YOU).hangar == (ships if left else 0)


@states("15.3")
def test_a_stayer_stands_up_without_a_benefit() -> None:
    board = phase("orbit", 1, 1, 6, 7)  # space 1 brings an item
    board.begin_shuttle_phase()
    board.do("stay")
    assert (board.player(YOU).down, board.player(YOU).space) == (False, 1)
    assert (board.asked.kind, board.asked.seat) == ("turn", YOU)
    assert board.stocks(YOU) == {}


def landing() -> Board:
    board = phase("orbit", 1, 2, 6, 7).rover(YOU, (0, 0)).quarters(YOU, 2, working=1)
    board.slots("construct", YOU).slots("upgrade", YOU).slots("research-development", YOU)
    board.begin_shuttle_phase()
    return board


@states("15.4")
def test_to_the_colony_an_open_discovery_tile_goes_three_from_the_own_rover_and_a_new_one_is_opened() -> None:
    board = landing()
    second = board.state.open_tiles[1]
    following = board.state.discovery_deck[board.state.discoveries_drawn]
    board.do("travel")
    assert {option.split()[1] for option in board.options} == {
        board.content.discoveries[tile].id for tile in board.state.open_tiles
    }
    assert len(board.places("discovery")) == 18
    board.do(f"discovery {board.content.discoveries[second].id} (3,0)")
    assert board.state.discovery[board.hex((3, 0))] == second
    assert following in board.state.open_tiles
    assert len(board.state.open_tiles) == 2


@states("15.4")
def test_then_colonists_of_the_colonys_slots_and_the_working_area_come_home_and_the_rest_to_the_supply() -> None:
    board = landing()
    supply = board.player(YOU).supply
    answer(board, "travel")
    assert (at_home(board, YOU), board.player(YOU).supply) == ((4, 0), supply + 1)
    assert (board.slots_of("construct"), board.slots_of("upgrade")) == ([], [])
    assert board.slots_of("research-development") == [YOU]


@states("15.4")
def test_then_any_empty_space_of_the_colony_is_taken_with_its_benefit() -> None:
    board = landing()
    tile = board.content.discoveries[board.state.open_tiles[0]].id
    board.do("travel", f"discovery {tile} (3,0)")
    assert board.options == {"space 5", "space 8"}  # blue and red stand on 6 and 7
    board.quarters(YOU, 2).do("space 8")
    assert board.player(YOU).quarters == 3


@states("15.4")
def test_without_an_empty_hex_at_three_no_discovery_tile_is_placed_or_opened() -> None:
    board = phase("orbit", 1, 2, 6, 7).rover(YOU, (0, 0))
    board.crystals(*[board.map.cells[place] for place in board.map.at_distance[board.hex((0, 0))][3]])
    open_tiles = board.state.open_tiles[:]
    board.begin_shuttle_phase()
    board.do("travel")
    assert (board.asked.kind, board.state.open_tiles) == ("space", open_tiles)


def going_up() -> Board:
    board = phase("colony", 1, 6, 1, 2).lay("generator", (0, 0)).lay("shelter", (2, 0), seat=YOU)
    board.advanced(YOU, "wind-turbines", (0, 0)).advanced(YOU, "gym", (2, 0))
    board.lay("mine", (4, 0), (5, 0)).miners(YOU, (4, 0)).miners(BLUE, (5, 0)).quarters(YOU, 1, working=1)
    return board.slots("research-development", YOU).slots("construct", YOU)


@states("15.5")
def test_to_orbit_advanced_buildings_and_colonists_on_mines_produce() -> None:
    board = going_up()
    board.begin_shuttle_phase()
    board.do("p1 travel")
    assert (board.stocks(YOU), board.player(YOU).pending) == ({"battery": 1, "mineral": 1}, 1)
    assert board.stocks(BLUE) == {}


@states("15.5", "15.7")
def test_then_colonists_of_orbits_slots_and_the_working_area_come_home_but_not_those_on_mines() -> None:
    board = going_up()
    board.begin_shuttle_phase()
    board.do("p1 travel")
    assert at_home(board, YOU) == (3, 0)
    assert (board.slots_of("research-development"), board.slots_of("construct")) == ([], [YOU])
    assert board.state.miner[board.hex((4, 0))] == YOU
    kinds = [event.kind for event in board.events]
    assert kinds.index("gain") < kinds.index("colonists-back")


@states("15.5")
def test_then_any_empty_space_of_orbit_is_taken_with_its_benefit() -> None:
    board = going_up()
    board.begin_shuttle_phase()
    board.do("p1 travel")
    assert board.options == {"space 3", "space 4"}
    board.do("space 4")
    assert at_home(board, YOU) == (4, 0)


@states("15.6")
def test_an_advanced_mine_gives_one_mineral() -> None:
    board = phase("colony", 1, 6, 1, 2).lay("mine", (0, 0)).miners(YOU, (0, 0)).bots(YOU, (1, 0)).quarters(YOU, 2)
    board.stock(YOU, mineral=1).blueprints(YOU, "metal-deposit").do("main upgrade")
    assert board.stocks(YOU) == {}
    board.begin_shuttle_phase()
    board.do("p1 travel")
    assert board.stocks(YOU) == {"mineral": 1}


@states("15.7")
def test_a_landing_brings_no_miner_home() -> None:
    board = Board(3).space(YOU, 1).turn_of(YOU).lay("mine", (0, 0)).miners(YOU, (0, 0)).quarters(YOU, 1)
    board.do("main landing-pod", "space 5")
    assert at_home(board, YOU) == (1, 0)
    assert board.state.miner[board.hex((0, 0))] == YOU


@states("15.8")
def test_an_empty_stack_opens_no_further_tile() -> None:
    board = phase("orbit", 1, 2, 6, 7)
    board.state.discovery_deck, board.state.discoveries_drawn = (), 0
    tile = board.content.discoveries[board.state.open_tiles[0]].id
    board.begin_shuttle_phase()
    board.do("travel", f"discovery {tile} (3,0)")
    assert len(board.state.open_tiles) == 1
    assert board.asked.kind == "space"


@states("15.9")
def test_the_price_of_a_benefit_is_paid_and_benefits_chain() -> None:
    board = phase("colony", 1, 6, 1, 3).stock(YOU, battery=1)
    middle = board.grid(1)[0]
    board.begin_shuttle_phase()
    board.do("p1 travel", "space 2", f"learn {middle} C1B")  # learning, and a Crystal of the laboratory
    assert board.stocks(YOU) == {}
    assert (board.tech_of(YOU, middle), board.player(YOU).pending) == ("C1B", 1)
    board = phase("colony", 1, 6, 1, 3)
    board.begin_shuttle_phase()
    board.do("p1 travel", "space 2")
    assert {option.split()[1] for option in board.options if option != "stop"} == set(board.grid(2))  # the free row
