"""6: Tech tiles, their levels and effects, lending, and the laboratory."""

import pytest

from mars_desktop.engine import Reason
from tests.games.onmars.board import Board
from tests.games.onmars.laying import Place
from tests.games.onmars.rules.numbering import states
from tests.games.onmars.rules.playing import answer

YOU, BLUE, RED = 0, 1, 2


def in_orbit(seats: int = 3) -> Board:
    return Board(seats).space(YOU, 1).turn_of(YOU).quarters(YOU, 3)


@states("6.1")
def test_a_second_tile_of_a_type_is_not_learned() -> None:
    board = in_orbit().tech(YOU, "mine", "C6").stock(YOU, battery=2, mineral=2)
    while "mine" not in board.grid(0) + board.grid(1) + board.grid(2):
        board.state.grid[board.state.grid.index(8)] = 0
    board.do("main learn-technology")
    assert not any(option.startswith("learn mine") for option in board.options)
    assert any(option.startswith("learn") for option in board.options)


@states("6.1", "6.2", "8.3.3")
@pytest.mark.parametrize(("space", "level"), [("C1T", 1), ("C2M", 2), ("C3B", 3), ("C4M", 4), ("C5B", 5), ("C6", 6)])
def test_a_tiles_level_is_its_column_and_joins_complexes_up_to_that_size(space: str, level: int) -> None:
    line: list[Place] = [(0, n) for n in range(-3, 3)]
    for size in range(1, len(line) + 1):
        board = Board(3).lay("greenhouse", *line[:size]).bots(YOU, (2, -4)).stock(YOU, water=1)
        board.tech(YOU, "shelter", "C1B").tech(YOU, "greenhouse", space)
        answer(board, "main construct", "site (1,-3)")
        assert (board.building_at((1, -3)) == "greenhouse") == (size <= level)


@states("6.2", "8.1.3")
@pytest.mark.parametrize(("space", "level"), [("C1T", 1), ("C3T", 3)])
def test_rover_tech_adds_its_level_to_the_rovers_movement(space: str, level: int) -> None:
    board = Board(3).rover(YOU, (0, 0)).tech(YOU, "rover", space)
    board.do("main control-center")
    assert max(board.map.distance[board.hex((0, 0))][board.hex(place)] for place in board.places("rover")) == 2 + level


@states("6.2", "8.5.6")
def test_upgrade_tech_repeats_upgrades() -> None:
    board = Board(3).lay("generator", (0, 0), (2, 0)).bots(YOU, (1, 0)).stock(YOU, mineral=2)
    board.tech(YOU, "upgrade", "C1T").blueprints(YOU, "wind-turbines", "automated-production")
    board.do("main upgrade", "upgrade wind-turbines (0,0)", "upgrade automated-production (2,0)")
    assert len(board.player(YOU).built) == 2


@states("6.2", "8.3.4")
def test_shelter_tech_serves_shelters() -> None:
    board = Board(3).lay("shelter", (0, 0), (1, 0), seat=YOU).bots(YOU, (0, 2)).stock(YOU, oxygen=1)
    board.do("main construct")
    assert (0, 1) in board.places("site")  # two to join, and the tile starts on level 2


@states("6.3")
def test_ship_tech_moves_up_to_its_level_more_ships_each_paid_for_without_boost() -> None:
    board = Board(3).colony(4).tech(YOU, "ship", "C2T").stock(YOU, mineral=2, plant=2, water=2).quarters(YOU, 0)
    board.do("main welcome-ship", "ship 4 colonists", "ship 5 colonists", "ship 6 colonists")
    assert (board.player(YOU).hangar, board.player(YOU).working) == (3, 0)
    assert board.stocks(YOU) == {}


@states("6.3", "8.6.4")
def test_ship_tech_does_not_pass_the_colony_level() -> None:
    board = Board(3).colony(1).tech(YOU, "ship", "C2T").stock(YOU, plant=2, water=2)
    board.do("main welcome-ship", "ship 4 colonists")
    assert (board.player(YOU).hangar, board.player(YOU).down) == (1, True)


def joining(owner_level: str = "C1T") -> Board:
    """You may join a Generator with the Tech of blue or red."""
    board = Board(3).lay("generator", (0, 0)).bots(YOU, (1, 1)).stock(YOU, mineral=1)
    return board.tech(BLUE, "generator", owner_level).colony(1, built=("generator",), generator=2)


@states("6.4")
def test_each_use_picks_one_tile_of_any_player() -> None:
    board = joining()
    board.do("main construct")
    assert {option for option in board.options if option.startswith("site H5")} == {"site H5 p2"}
    board = joining().tech(YOU, "generator", "C1T")
    board.do("main construct")
    assert {option for option in board.options if option.startswith("site H5")} == {"site H5", "site H5 p2"}


@states("6.4")
def test_one_action_uses_one_tile_for_its_effect() -> None:
    board = Board(3).rover(YOU, (0, 0)).tech(BLUE, "rover", "C2T").tech(YOU, "rover", "C1T")
    board.do("main control-center", "tech p2")
    assert max(board.map.distance[board.hex((0, 0))][board.hex(place)] for place in board.places("rover")) == 2 + 2
    assert not any(option.startswith("tech") for option in board.options)


@states("6.5")
def test_the_owner_of_a_lent_tile_develops_it_for_nothing_and_takes_the_benefit_of_the_space() -> None:
    board = joining()
    board.do("main construct", "site (1,0) p2")
    assert board.told("borrow") == [(BLUE,)]
    assert (board.asked.kind, board.asked.seat) == ("settle", BLUE)
    assert board.options == {"develop generator C2T", "keep"}  # the Shelter tile lies on the other space
    board.do("p2 develop generator C2T")
    assert board.tech_of(BLUE, "generator") == "C2T"
    assert board.stocks(BLUE) == {"battery": 1}


@states("6.5")
@pytest.mark.parametrize(("stored", "kept"), [(0, 1), (1, 2), (2, 2)])
def test_or_keeps_the_oxygen_as_far_as_storage_has_room(stored: int, kept: int) -> None:
    board = joining().stock(BLUE, oxygen=stored)
    board.do("main construct", "site (1,0) p2", "keep")
    assert board.tech_of(BLUE, "generator") == "C1T"
    assert board.stock_of(BLUE, "oxygen") == kept


@states("6.5")
def test_a_tile_that_cannot_be_developed_brings_its_owner_the_oxygen() -> None:
    board = joining("C6")
    board.do("main construct", "site (1,0) p2")
    assert board.stocks(BLUE) == {"oxygen": 1}
    assert board.player(YOU).down


@states("6.6")
def test_several_uses_in_a_turn_are_settled_one_by_one_in_their_order() -> None:
    board = joining().tech(RED, "rover", "C1T").rover(YOU, (-1, 0)).ships(YOU, 8).depot(YOU, 3)
    answer(board, "exec construct", "building generator", "site (1,0) p2")
    board.do("main control-center", "tech p3", "stop")
    assert (board.asked.kind, board.asked.seat) == ("settle", BLUE)
    board.do("keep")
    assert (board.asked.kind, board.asked.seat) == ("settle", RED)
    board.do("keep")
    assert (board.stock_of(BLUE, "oxygen"), board.stock_of(RED, "oxygen")) == (1, 1)


@states("6.6", "4.6")
def test_tech_that_is_lent_while_lent_tech_is_settled_is_settled_in_the_same_turn() -> None:
    board = joining("C4B").tech(RED, "rover", "C1T")
    board.do("main construct", "site (1,0) p2", "p2 develop generator C5B", "p2 tech p3", "p2 stop")
    assert (board.asked.kind, board.asked.seat) == ("settle", RED)
    board.do("keep")
    assert board.stocks(RED) == {"oxygen": 1}
    assert board.player(YOU).down


@states("6.7", "6.10")
@pytest.mark.parametrize(
    ("space", "onward"),
    [
        ("C1T", {"C2T", "C2M"}),
        ("C1B", {"C2M", "C2B"}),
        ("C2T", {"C3T"}),
        ("C2M", {"C3T", "C3B"}),
        ("C2B", {"C3B"}),
        ("C3T", {"C4T", "C4M"}),
        ("C3B", {"C4M", "C4B"}),
        ("C4T", {"C5T"}),
        ("C4M", {"C5T", "C5B"}),
        ("C4B", {"C5B"}),
        ("C5T", {"C6"}),
        ("C5B", {"C6"}),
    ],
)
def test_a_tile_is_developed_to_an_adjacent_empty_space_of_the_next_column(space: str, onward: set[str]) -> None:
    board = in_orbit().stock(YOU, oxygen=2, battery=2, mineral=2).depot(YOU, 2)
    board.tech(YOU, "shelter", "C1B" if space != "C1B" else "C1T").tech(YOU, "mine", space)
    board.do("main research-development")
    assert {option.split()[2] for option in board.options if option.startswith("develop mine")} == onward


@states("6.7")
@pytest.mark.parametrize(("space", "blocked"), [("C2T", "C3T"), ("C2B", "C3B"), ("C3T", "C4M"), ("C5T", "C6")])
def test_no_tile_is_developed_to_a_space_that_is_filled(space: str, blocked: str) -> None:
    board = in_orbit().stock(YOU, oxygen=2, battery=2).depot(YOU, 2)
    board.tech(YOU, "shelter", blocked).tech(YOU, "mine", space).tech(YOU, "rover", "C1T")
    board.do("main research-development")
    assert f"develop mine {blocked}" not in board.options


@states("6.8")
@pytest.mark.parametrize(
    ("start", "goal", "price"),
    [
        ("C1B", "C2M", {"plant": 1}),
        ("C2M", "C3B", {"oxygen": 1}),
        ("C3B", "C4M", {"oxygen": 1}),
        ("C4M", "C5B", {"oxygen": 1, "plant": 1}),
        ("C5B", "C6", {"oxygen": 1, "crystal": 1}),
    ],
)
def test_a_step_costs_what_its_column_says(start: str, goal: str, price: dict[str, int]) -> None:
    crystals = price.get("crystal", 0)
    stock = {name: n for name, n in price.items() if name != "crystal"}
    board = in_orbit().tech(YOU, "shelter", "C1T").tech(YOU, "mine", start).stock(YOU, **stock).depot(YOU, crystals)
    answer(board, "main research-development", f"develop mine {goal}")
    assert board.tech_of(YOU, "mine") == goal
    assert (board.stocks(YOU), board.player(YOU).depot) == ({}, 0)


@states("6.8")
@pytest.mark.parametrize(("start", "goal"), [("C2M", "C3B"), ("C3B", "C4M"), ("C4M", "C5B"), ("C5B", "C6")])
def test_without_oxygen_no_column_from_the_third_on_is_entered(start: str, goal: str) -> None:
    board = in_orbit().tech(YOU, "shelter", "C6" if goal != "C6" else "C4T").tech(YOU, "mine", start)
    board.stock(YOU, battery=2, plant=2, water=2).depot(YOU, 2)
    assert board.refused("main research-development") == Reason.of("nothing-to-develop")


@states("6.9")
def test_free_development_skips_the_whole_price_even_of_the_last_column() -> None:
    board = Board(3).rover(YOU, (0, 0)).discovery("D14", (1, 0)).tech(YOU, "mine", "C5B").tech(YOU, "shelter", "C1T")
    board.do("main control-center", "rover (1,0)", "stop", "develop mine C6")
    assert board.tech_of(YOU, "mine") == "C6"


@states("6.11")
def test_the_benefit_of_a_space_may_be_left() -> None:
    board = in_orbit().tech(YOU, "shelter", "C1B").tech(YOU, "mine", "C4T").stock(YOU, oxygen=1, plant=1)
    board.do("main research-development", "develop mine C5T", "stop")
    assert board.player(YOU).blueprints == []


@states("6.11")
def test_a_benefit_marked_with_boost_may_be_boosted() -> None:
    board = in_orbit().tech(YOU, "shelter", "C1B").tech(YOU, "mine", "C4T").stock(YOU, oxygen=1, plant=1)
    board.display("wind-turbines", "biomarket", "concentrator", "gym")
    board.do("main research-development", "develop mine C5T", "take biomarket", "take gym", "take concentrator")
    assert (board.player(YOU).quarters, board.player(YOU).working) == (0, 2)
    assert len(board.player(YOU).blueprints) == 3
