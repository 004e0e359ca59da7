"""I: the Shuttle, travelling and production (7.1, 15)."""

from tests.games.onmars.board import Board
from tests.games.onmars.examples.numbered import example

YOU, BLUE, RED = 0, 1, 2


def at_the_shuttle(side: str) -> Board:
    """You and blue in Orbit, red in the Colony, level 2."""
    return Board(3).colony(2).space(YOU, 1).space(BLUE, 2).space(RED, 7).shuttle(side)


def shuttle(board: Board) -> tuple[int, int]:
    return board.state.shuttle_side, board.state.shuttle_at


@example("EX-39")
def test_the_shuttle_crosses_to_the_space_of_the_colony_level_and_takes_orbit_players_for_nothing() -> None:
    board = at_the_shuttle("orbit")
    board.begin_shuttle_phase()
    assert shuttle(board) == (1, 2)
    assert (board.asked.kind, board.asked.seat, board.options) == ("ride", YOU, {"travel", "stay"})
    board.do("stay")
    assert (board.asked.kind, board.asked.seat, board.options) == ("ride", BLUE, {"travel", "stay"})
    board.do("stay")
    assert board.asked.kind == "turn"  # red on the other side could only stay


@example("EX-39")
def test_a_shuttle_that_only_moves_inward_takes_nobody_and_a_ship_of_the_hangar_goes_either_way() -> None:
    for space in (1, 5):
        board = at_the_shuttle("colony").shuttle("colony", 2).ships(YOU, 4, 5).space(YOU, space)
        board.begin_shuttle_phase()
        assert shuttle(board) == (1, 1)
        assert (board.asked.kind, board.asked.seat, board.options) == ("ride", YOU, {"travel", "stay"})
        board.do("travel")
        assert (board.player(YOU).hangar, board.player(YOU).moved_ships) == (1, 2)


@example("EX-39")
def test_the_next_phase_brings_the_shuttle_back_to_orbit_space_two() -> None:
    board = at_the_shuttle("colony")
    board.begin_shuttle_phase()
    assert shuttle(board) == (0, 2)
    assert (board.asked.kind, board.asked.seat) == ("ride", RED)


@example("EX-39")
def test_who_lands_by_pod_may_ride_back_in_the_same_round() -> None:
    board = at_the_shuttle("colony").turn_of(YOU)
    board.do("main landing-pod")
    assert board.options == {"space 5", "space 6", "space 8"}
    board.do("space 5")
    assert (board.asked.kind, board.asked.seat) == ("turn", BLUE)
    board.begin_shuttle_phase()
    assert (board.asked.kind, board.asked.seat) == ("ride", YOU)
    board.do("travel")
    assert board.options == {"space 1", "space 3", "space 4"}


@example("EX-39")
def test_travel_to_orbit_produces_first_and_then_brings_the_colonists_home() -> None:
    board = at_the_shuttle("colony").space(YOU, 5).lay("generator", (0, 0)).lay("mine", (0, 3))
    board.lay("shelter", (3, 0), seat=YOU).advanced(YOU, "wind-turbines", (0, 0)).advanced(YOU, "gym", (3, 0))
    board.miners(YOU, (0, 3)).stock(YOU, battery=2, mineral=1).slots("obtain-blueprint", YOU)
    board.quarters(YOU, 1, working=3)
    supply = board.player(YOU).supply
    board.begin_shuttle_phase()
    board.do("p1 travel")
    player = board.player(YOU)
    assert board.stocks(YOU) == {"mineral": 2, "battery": 2}
    assert player.pending == 1
    assert (player.quarters, player.working, player.supply) == (4, 0, supply + 1)
    assert board.slots_of("obtain-blueprint") == []
    assert board.state.miner[board.hex((0, 3))] == YOU
    assert board.asked.kind == "space"


@example("EX-39")
def test_colonists_on_slots_of_the_side_that_is_left_stay_there() -> None:
    board = at_the_shuttle("colony").space(YOU, 5).slots("construct", YOU)
    board.begin_shuttle_phase()
    board.do("p1 travel")
    assert board.slots_of("construct") == [YOU]


@example("EX-39")
def test_a_discovery_tile_goes_on_an_empty_hex_exactly_three_from_the_rover() -> None:
    board = at_the_shuttle("orbit").rover(YOU, (0, 0)).crystals((3, -2))
    board.begin_shuttle_phase()
    board.do("travel")
    assert board.asked.kind == "discovery"
    places = board.places("discovery")
    assert (3, -3) in places
    assert (2, -2) not in places
    assert (3, -2) not in places
    assert len(places) == 18 - 1
    tile = board.content.discoveries[board.state.open_tiles[0]].id
    board.do(f"discovery {tile} (3,-3)")
    assert board.state.discovery[board.hex((3, -3))] == board.content.discovery_index[tile]
    assert len(board.state.open_tiles) == 2


@example("EX-39")
def test_without_an_empty_hex_at_three_no_tile_is_placed_and_none_is_drawn() -> None:
    board = at_the_shuttle("orbit").rover(YOU, (0, 0))
    board.crystals(*(board.map.cells[place] for place in board.map.at_distance[board.hex((0, 0))][3]))
    before = (board.state.open_tiles[:], board.state.discoveries_drawn)
    board.begin_shuttle_phase()
    board.do("travel")
    assert board.asked.kind == "space"
    assert (board.state.open_tiles, board.state.discoveries_drawn) == before
    assert board.state.discovery == [-1] * board.map.hexes
