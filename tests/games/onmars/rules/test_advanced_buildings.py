"""10 and 13: Advanced Buildings and Executive actions."""

import pytest

from mars_desktop.engine import Reason
from tests.games.onmars.board import Board
from tests.games.onmars.laying import Place
from tests.games.onmars.rules.numbering import states
from tests.games.onmars.rules.playing import answer, at_home

YOU, BLUE, RED = 0, 1, 2
HERE: Place = (0, 0)


@states("10.1")
def test_the_owner_of_an_advanced_building_is_the_owner_of_its_marker() -> None:
    board = (
        Board(3).lay("oxygen-condenser", HERE).bots(YOU, (1, 0)).stock(YOU, mineral=1).blueprints(YOU, "oxygen-tank")
    )
    board.do("main upgrade")
    assert board.state.marker[board.hex(HERE)] == YOU
    assert dict(board.rules.score(board.state).seats[YOU].sources)["blueprints"] == 3
    board.turn_of(BLUE).depot(BLUE, 2)
    assert board.refused("exec use-own-advanced-building") == Reason.of("brings-nothing")


@states("10.2")
def test_advanced_buildings_produce_when_their_owner_travels_to_orbit_and_not_by_being_built() -> None:
    board = (
        Board(3).lay("oxygen-condenser", HERE).bots(YOU, (1, 0)).stock(YOU, mineral=1).blueprints(YOU, "oxygen-tank")
    )
    board.do("main upgrade")
    assert board.stocks(YOU) == {}
    board.shuttle("colony").begin_shuttle_phase()
    board.do("p1 travel")
    assert board.stocks(YOU) == {"oxygen": 1}


@states("10.3", "13.2")
def test_an_own_advanced_building_is_used_for_two_crystals() -> None:
    board = Board(3).lay("oxygen-condenser", HERE).advanced(YOU, "oxygen-tank", HERE).depot(YOU, 1)
    assert board.refused("exec use-own-advanced-building") == Reason.of("needs-crystals", crystals=2)
    board.depot(YOU, 2).do("exec use-own-advanced-building")
    assert (board.stocks(YOU), board.player(YOU).depot) == ({"oxygen": 2}, 0)


def concentrating(space: str | None, size: int) -> Board:
    """A Concentrator beside a Complex that may be joined, with Colonists to boost."""
    line: tuple[Place, ...] = ((0, 0), (0, 1), (0, 2), (0, 3))
    board = Board(3).lay("oxygen-condenser", *line[:size]).advanced(YOU, "concentrator", HERE).bots(YOU, (1, -1))
    board.lay("shelter", (-3, 0), seat=YOU).depot(YOU, 2).stock(YOU, plant=1).quarters(YOU, 3)
    return board.tech(YOU, "oxygen-condenser", space) if space else board


@states("10.4", "10.5")
@pytest.mark.parametrize(
    ("space", "size", "boosts"), [("C1T", 1, 0), ("C1T", 3, 2), ("C2T", 3, 1), ("C1T", 4, 3), ("C3T", 3, 0)]
)
def test_each_boost_colonist_raises_the_chosen_tile_by_one_for_this_effect(space: str, size: int, boosts: int) -> None:
    board = concentrating(space, size)
    answer(board, "exec use-own-advanced-building", "building oxygen-condenser", "site (0,-1)")
    assert board.building_at((0, -1)) == "oxygen-condenser"
    assert at_home(board, YOU) == (3 - boosts, boosts)
    assert board.told("raise") == [("oxygen-condenser", board.name((0, -1)), size + 1)]


@states("10.4")
def test_without_a_tile_of_anybody_there_is_nothing_to_raise() -> None:
    board = concentrating(None, 1).lay("generator", (3, 0))
    board.do("exec use-own-advanced-building")
    if board.asked.kind == "building":
        board.do("building oxygen-condenser")
    assert (0, -1) not in board.places("site")
    assert board.building_at((0, -1)) == ""


@states("10.4", "6.5")
def test_the_tile_of_another_player_is_raised_as_well() -> None:
    board = concentrating(None, 2).tech(BLUE, "oxygen-condenser", "C1T")
    answer(board, "exec use-own-advanced-building", "building oxygen-condenser", "site (0,-1) p2")
    assert board.building_at((0, -1)) == "oxygen-condenser"
    assert at_home(board, YOU) == (2, 1)
    assert board.told("borrow") == [(BLUE,)]


@states("10.5", "8.2.2")
def test_the_concentrator_pays_for_its_oxygen_condenser() -> None:
    board = concentrating("C1T", 1).stock(YOU, plant=0)
    assert board.refused("exec use-own-advanced-building") == Reason.of("brings-nothing")


@states("10.6")
def test_a_construct_effect_takes_no_slot_and_no_surcharge() -> None:
    board = concentrating("C1T", 1).slots("construct", BLUE, RED).quarters(YOU, 0)
    answer(board, "exec use-own-advanced-building", "building oxygen-condenser", "site (0,-1)")
    assert board.building_at((0, -1)) == "oxygen-condenser"
    assert board.slots_of("construct") == [BLUE, RED]
    assert board.player(YOU).progress[4]
    assert board.row("oxygen-condenser") == 2


@states("13.1")
@pytest.mark.parametrize("space", [4, 5, 6, 7, 8])
def test_an_executive_action_is_open_when_no_ship_covers_its_depot_space(space: int) -> None:
    board = Board(3).depot(YOU, 3)
    action = f"exec {board.content.executives[space - 1].id}"
    assert board.refused(action) == Reason.of("covered-by-ship")
    board.ships(YOU, space).tech(YOU, "mine", "C1T").quarters(YOU, 1, working=1).stock(YOU, mineral=2)
    board.lay("generator", HERE).bots(YOU, (1, 0), (2, 0)).blueprints(YOU, "wind-turbines")
    assert board.allowed(action)


@states("13.1", "13.3")
@pytest.mark.parametrize(
    ("name", "crystals"),
    [
        ("field-move", 1),
        ("use-own-advanced-building", 2),
        ("quick-resupply", 1),
        ("develop", 1),
        ("recall", 1),
        ("blueprint", 1),
        ("upgrade", 2),
        ("construct", 3),
    ],
)
def test_each_of_the_eight_costs_its_crystals(name: str, crystals: int) -> None:
    board = Board(3).ships(YOU, 4, 5, 6, 7, 8).tech(YOU, "mine", "C1T").quarters(YOU, 1, working=1)
    board.lay("generator", HERE).lay("oxygen-condenser", (5, -2)).advanced(YOU, "oxygen-tank", (5, -2))
    board.bots(YOU, (1, 0), (2, 0)).blueprints(YOU, "wind-turbines").stock(YOU, mineral=2).depot(YOU, crystals - 1)
    assert board.refused(f"exec {name}") == Reason.of("needs-crystals", crystals=crystals)
    board.depot(YOU, crystals).do(f"exec {name}")
    assert board.player(YOU).depot == 0


@states("13.4")
@pytest.mark.parametrize("space", [1, 8])
def test_executive_actions_work_on_either_side(space: int) -> None:
    board = Board(3).space(YOU, space).turn_of(YOU).depot(YOU, 1).bots(YOU, HERE)
    board.do("exec field-move", "bot (0,0) (2,0)")
    assert board.player(YOU).bots == [board.hex((2, 0))]


@states("13.5")
def test_a_scientist_works_whatever_ships_cover() -> None:
    board = Board(3).lay("oxygen-condenser", HERE).advanced(BLUE, "oxygen-tank", HERE).scientist(YOU, "geochemist")
    board.do("scientist geochemist oxygen-tank")
    assert board.stocks(YOU) == {"oxygen": 2}
    board.refused("exec field-move")  # it was the Executive action
