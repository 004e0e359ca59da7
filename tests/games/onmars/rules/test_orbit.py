"""7: the Main actions of Orbit."""

import pytest

from mars_desktop.engine import Reason
from tests.games.onmars.board import Board
from tests.games.onmars.rules.numbering import states
from tests.games.onmars.rules.playing import at_home

YOU, BLUE, RED = 0, 1, 2
SHOWN = ("wind-turbines", "biomarket", "gym", "concentrator")


def in_orbit(seats: int = 3) -> Board:
    return Board(seats).space(YOU, 1).turn_of(YOU).quarters(YOU, 3)


@states("7.1.1", "15.4")
def test_a_landing_pod_goes_to_the_colony_without_a_discovery_tile_and_ends_the_turn() -> None:
    board = in_orbit().quarters(YOU, 2, working=1).slots("construct", YOU).depot(YOU, 2)
    board.do("main landing-pod")
    assert board.asked.kind == "space"
    assert at_home(board, YOU) == (4, 0)
    board.do("space 8")  # a Colonist, for whom there is no room
    assert board.told("discovery-placed") == []
    assert (board.player(YOU).space, board.player(YOU).down) == (8, True)
    assert board.asked.seat == BLUE


@states("7.1.1")
def test_a_landing_pod_takes_the_benefit_of_the_space() -> None:
    board = in_orbit()
    board.do("main landing-pod", "space 8")
    assert board.player(YOU).quarters == 4


@states("7.1.2")
def test_an_executive_action_may_precede_a_landing_pod_but_not_follow_it() -> None:
    board = in_orbit().depot(YOU, 2).bots(YOU, (0, 0))
    board.do("exec field-move", "bot (0,0) (2,0)", "main landing-pod", "space 8")
    assert board.player(YOU).down
    board = in_orbit().depot(YOU, 2).bots(YOU, (0, 0))
    board.do("main landing-pod", "space 8")
    assert (board.asked.kind, board.asked.seat) == ("turn", BLUE)


@states("7.1.3")
def test_who_landed_may_ride_back_when_the_shuttle_leaves_the_colony_this_round() -> None:
    board = in_orbit().shuttle("colony")
    board.do("main landing-pod", "space 8")
    board.begin_shuttle_phase()
    board.do("p2 stay", "p3 stay", "p1 travel")
    assert board.asked.kind == "space"


@states("7.2.1")
@pytest.mark.parametrize(
    ("card", "gain"), [("wind-turbines", {"battery": 1}), ("biomarket", {"plant": 1}), ("concentrator", {"oxygen": 1})]
)
def test_a_blueprint_brings_its_resource_and_gets_a_marker(card: str, gain: dict[str, int]) -> None:
    board = in_orbit().display(*SHOWN)
    board.do("main obtain-blueprint", f"take {card}", "stop")
    assert board.stocks(YOU) == gain
    assert board.player(YOU).markers == 7
    assert [board.content.blueprints[number].id for number in board.player(YOU).blueprints] == [card]


@states("7.2.1")
def test_a_blueprint_of_a_shelter_brings_a_crystal() -> None:
    board = in_orbit().display(*SHOWN)
    board.do("main obtain-blueprint", "take gym", "stop")
    assert (board.stocks(YOU), board.player(YOU).pending) == ({}, 1)


@states("7.2.2")
def test_without_an_unused_marker_no_blueprint_is_taken() -> None:
    board = in_orbit().display(*SHOWN)
    others = [entry.id for entry in board.content.blueprints if entry.id not in SHOWN]
    board.blueprints(YOU, *others[:8])
    assert board.player(YOU).markers == 0
    assert board.refused("main obtain-blueprint") == Reason.of("no-marker-left")


@states("7.2.3")
def test_the_display_is_not_refilled() -> None:
    board = in_orbit().display(*SHOWN)
    board.do("main obtain-blueprint", "take gym", "take biomarket", "stop")
    shown = [board.content.blueprints[number].id for number in board.state.display]
    assert shown == ["wind-turbines", "concentrator"]


@states("7.2.4")
def test_each_boost_colonist_takes_one_more_blueprint() -> None:
    board = in_orbit().display(*SHOWN)
    board.do("main obtain-blueprint", "take gym", "take biomarket", "take concentrator")
    assert at_home(board, YOU) == (0, 2)
    assert len(board.player(YOU).blueprints) == 3
    assert board.player(YOU).down


@states("7.2.5", "10.3")
def test_the_action_of_a_blueprint_is_closed_until_its_marker_has_left_it() -> None:
    board = Board(3).lay("oxygen-condenser", (0, 0)).blueprints(YOU, "oxygen-tank").bots(YOU, (1, 0))
    board.stock(YOU, mineral=1).depot(YOU, 2).quarters(YOU, 3)
    assert board.refused("exec use-own-advanced-building") == Reason.of("brings-nothing")
    board.do("main upgrade", "exec use-own-advanced-building")
    assert board.stocks(YOU) == {"oxygen": 2}


@states("7.3.1")
def test_a_tile_goes_from_the_grid_to_an_empty_space_of_column_one_with_its_benefit() -> None:
    board = in_orbit().quarters(YOU, 0)
    bottom = board.grid(2)
    board.do("main learn-technology", f"learn {bottom[0]} C1B")
    assert board.tech_of(YOU, bottom[0]) == "C1B"
    assert board.player(YOU).pending == 1
    assert board.grid(2) == bottom[1:]


@states("7.3.1", "6.11")
def test_the_benefit_of_the_upper_space_is_an_item_of_the_warehouse_and_may_be_boosted() -> None:
    board = in_orbit()
    board.do("main learn-technology", f"learn {board.grid(2)[0]} C1T", "take water", "take oxygen", "stop")
    assert board.stocks(YOU) == {"water": 1, "oxygen": 1}
    assert at_home(board, YOU) == (2, 1)


@states("7.3.2")
def test_with_both_spaces_of_column_one_filled_nothing_is_learned() -> None:
    board = in_orbit().tech(YOU, "rover", "C1T").tech(YOU, "mine", "C1B")
    assert board.refused("main learn-technology") == Reason.of("first-column-full")


@states("7.3.3")
@pytest.mark.parametrize(
    ("row", "stock", "left"),
    [
        (2, {"battery": 1, "water": 1}, {"battery": 1, "water": 1}),
        (1, {"battery": 1, "water": 1}, {"water": 1}),
        (1, {"mineral": 1, "water": 1}, {"water": 1}),
        (0, {"battery": 1, "water": 1}, {}),
    ],
)
def test_a_tile_costs_nothing_a_battery_or_a_battery_and_one_more_by_its_row(
    row: int, stock: dict[str, int], left: dict[str, int]
) -> None:
    board = in_orbit().quarters(YOU, 0).stock(YOU, **stock)
    board.do("main learn-technology", f"learn {board.grid(row)[0]} C1B")
    assert board.stocks(YOU) == left


@states("7.3.3")
def test_without_a_battery_or_mineral_only_the_bottom_row_is_open() -> None:
    board = in_orbit().stock(YOU, water=2, plant=2, oxygen=2)
    board.do("main learn-technology")
    assert {option.split()[1] for option in board.options if option.startswith("learn")} == set(board.grid(2))


@states("7.3.4")
def test_one_boost_colonist_learns_a_second_tile_and_none_a_third() -> None:
    board = in_orbit()
    first, second = board.grid(2)
    board.do("main learn-technology", f"learn {first} C1B", f"learn {second} C1T")
    assert at_home(board, YOU) == (2, 1)
    assert {board.tech_of(YOU, first), board.tech_of(YOU, second)} == {"C1B", "C1T"}
    assert board.asked.kind == "warehouse"  # the benefit of the upper space is all that is left
    board.do("stop")
    assert board.player(YOU).down


@states("7.3.5")
def test_the_grid_is_not_refilled_by_learning() -> None:
    board = in_orbit(4).quarters(YOU, 0)
    board.do("main learn-technology", f"learn {board.grid(2)[0]} C1B")
    assert [len(board.grid(row)) for row in range(3)] == [3, 3, 1]


def developing() -> Board:
    board = in_orbit().tech(YOU, "mine", "C1B").tech(YOU, "generator", "C1T").tech(YOU, "shelter", "C3T")
    return board.stock(YOU, mineral=2, plant=2, oxygen=2)


@states("7.4.1")
@pytest.mark.parametrize(
    "steps", [("develop mine C2B", "develop mine C3B"), ("develop mine C2B", "develop generator C2M")]
)
def test_two_steps_go_to_one_tile_or_two(steps: tuple[str, str]) -> None:
    board = developing().quarters(YOU, 1)
    board.do("main research-development", *steps)
    for step in steps[1:]:
        _, tech, space = step.split()
        assert board.tech_of(YOU, tech) == space


@states("7.4.1")
def test_what_the_first_step_brings_may_pay_for_the_second() -> None:
    board = in_orbit().tech(YOU, "mine", "C1B").tech(YOU, "generator", "C1T").tech(YOU, "shelter", "C6")
    board.stock(YOU, plant=1).quarters(YOU, 1)
    board.do("main research-development", "develop mine C2B", "develop generator C2M")  # paid with the Water of C2B
    assert (board.tech_of(YOU, "generator"), board.stocks(YOU)) == ("C2M", {})


@states("7.4.2")
def test_a_player_may_stop_after_one_step() -> None:
    board = developing().quarters(YOU, 1)
    board.do("main research-development", "develop mine C2B", "stop")
    assert board.player(YOU).down
    assert board.tech_of(YOU, "generator") == "C1T"


@states("7.4.3")
def test_each_boost_colonist_gives_a_step_more_on_any_tile() -> None:
    board = developing().stock(YOU, oxygen=2, mineral=2, plant=2)
    board.do("main research-development", "develop mine C2M", "develop mine C3B", "develop mine C4M")
    assert at_home(board, YOU) == (1, 1)
    board.do("develop generator C2T")
    assert at_home(board, YOU) == (0, 2)
    assert board.player(YOU).down


@states("7.5.1")
def test_resupply_takes_one_item_and_one_more_for_each_boost_colonist() -> None:
    board = in_orbit()
    board.do("main resupply", "take battery", "take crystal", "stop")
    assert at_home(board, YOU) == (2, 1)
    assert (board.stocks(YOU), board.player(YOU).pending) == ({"battery": 1}, 1)
    assert [board.state.warehouse[item] for item in range(1, 6)] == [2, 3, 3, 3, 2]


@states("7.5.2")
def test_a_resource_without_room_in_storage_is_not_taken() -> None:
    board = in_orbit().stock(YOU, battery=2, water=2)
    board.do("main resupply")
    assert board.options == {"take plant", "take oxygen", "take crystal"}


@states("7.5.2")
@pytest.mark.parametrize(("depot", "pending", "room"), [(2, 0, True), (2, 1, False), (3, 0, False), (0, 3, False)])
def test_a_crystal_needs_a_depot_space_that_no_lying_or_pending_crystal_fills(
    depot: int, pending: int, room: bool
) -> None:
    board = in_orbit().depot(YOU, depot, pending)
    board.do("main resupply")
    assert ("take crystal" in board.options) == room
