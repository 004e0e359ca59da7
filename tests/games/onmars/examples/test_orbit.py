"""D: Blueprints, learning, developing and lent Tech (6, 7)."""

import pytest

from mars_desktop.engine import Reason
from tests.games.onmars.board import Board
from tests.games.onmars.examples.numbered import example

YOU, RED = 0, 1

SHOWN = ("gym", "oxygen-tank", "casino", "wind-turbines", "biomarket", "concentrator")
MARKED = ("metal-deposit", "construction-yard", "automated-production", "private-ship", "moisture-vaporator")
MORE_MARKED = (*MARKED, "hydroponic-farm", "mineral-mine", "biolab")


def in_orbit(seats: int = 3) -> Board:
    return Board(seats).space(YOU, 1).turn_of(YOU)


@example("EX-15")
def test_no_blueprint_without_a_marker() -> None:
    board = in_orbit().display(*SHOWN).blueprints(YOU, *MORE_MARKED)
    assert board.player(YOU).markers == 0
    assert board.refused("main obtain-blueprint") == Reason.of("no-marker-left")


@example("EX-15")
def test_the_last_marker_takes_one_blueprint_and_no_boost_takes_a_second() -> None:
    board = in_orbit().display(*SHOWN).blueprints(YOU, *MORE_MARKED[:-1]).quarters(YOU, 3)
    board.do("main obtain-blueprint", "take gym")
    assert board.asked.kind == "turn"
    assert (board.player(YOU).markers, board.player(YOU).quarters) == (0, 2)


@example("EX-16")
def test_a_boost_takes_a_second_blueprint_and_each_brings_its_gain_and_a_contribution() -> None:
    board = in_orbit().display(*SHOWN).mission("blueprints").quarters(YOU, 3)
    player, before = board.player(YOU), board.state.mission_left[0]
    board.do("main obtain-blueprint", "take gym")
    assert (player.quarters, player.working) == (2, 0)
    board.do("take oxygen-tank", "stop")
    assert (player.quarters, player.working) == (1, 1)
    assert board.slots_of("obtain-blueprint") == [YOU]
    assert board.stocks(YOU) == {"oxygen": 1}
    assert player.pending == 1 + 2  # the Shelter card, and the Mission twice
    assert player.markers == 8 - 2
    assert [board.content.blueprints[card].id for card in player.blueprints] == ["gym", "oxygen-tank"]
    assert [board.content.blueprints[card].id for card in board.state.display] == list(SHOWN[2:])
    assert board.state.mission_left == [before - 2]


@example("EX-17")
def test_a_full_first_column_learns_nothing() -> None:
    board = in_orbit().tech(YOU, "mine", "C1T").tech(YOU, "ship", "C1B")
    assert board.refused("main learn-technology") == Reason.of("first-column-full")


@example("EX-17")
def test_a_tile_of_the_top_row_costs_a_battery_and_one_more_and_brings_the_benefit_of_its_space() -> None:
    board = in_orbit()
    wanted, other = board.grid(0)[0], board.grid(2)[0]
    board.tech(YOU, other, "C1T").stock(YOU, battery=1).quarters(YOU, 3)
    board.do("main learn-technology")
    board.refused(f"learn {wanted} C1B")
    board = in_orbit().tech(YOU, other, "C1T").stock(YOU, battery=1, water=1).quarters(YOU, 3)
    board.do("main learn-technology", f"learn {wanted} C1B")
    assert board.stocks(YOU) == {}
    assert board.player(YOU).pending == 1
    assert board.tech_of(YOU, wanted) == "C1B"
    # A Colonist for a second tile would find no space: nothing more is asked, and nobody left home.
    assert (board.player(YOU).quarters, board.player(YOU).working) == (3, 0)
    assert board.asked.seat != YOU


@example("EX-17")
def test_nobody_learns_a_second_tile_of_a_type() -> None:
    board = in_orbit()
    owned = board.grid(2)[0]
    board.tech(YOU, owned, "C2T").stock(YOU, battery=2, mineral=2)
    board.do("main learn-technology")
    assert not any(option.startswith(f"learn {owned} ") for option in board.options)
    board.refused(f"learn {owned} C1T")


@example("EX-18")
def test_what_one_step_brings_may_pay_for_the_other() -> None:
    board = in_orbit().tech(YOU, "water-extractor", "C2T").tech(YOU, "generator", "C4M").display(*SHOWN)
    board.stock(YOU, oxygen=1, plant=1)
    board.do("main research-development", "develop water-extractor C3T oxygen=1")
    assert board.stocks(YOU) == {"mineral": 1, "plant": 1}
    board.do("develop generator C5T mineral=1 plant=1")
    assert board.stocks(YOU) == {}
    assert (board.tech_of(YOU, "water-extractor"), board.tech_of(YOU, "generator")) == ("C3T", "C5T")
    assert board.asked.kind == "blueprint"
    board.do("take casino")
    assert board.player(YOU).markers == 7


@example("EX-18")
def test_the_blueprint_of_the_fifth_column_needs_a_marker() -> None:
    board = in_orbit().tech(YOU, "generator", "C4M").display(*SHOWN).blueprints(YOU, *MORE_MARKED)
    board.stock(YOU, oxygen=1, plant=1).quarters(YOU, 3)
    board.do("main research-development", "develop generator C5T oxygen=1 plant=1")
    assert board.asked.kind != "blueprint"
    assert len(board.state.display) == 6


def developing(board: Board) -> set[str]:
    """The steps that are offered."""
    board.stock(YOU, mineral=1, oxygen=2).depot(YOU, 1)
    if not board.allowed("main research-development"):
        return set()
    board.do("main research-development")
    return {option for option in board.options if option.startswith("develop ")}


@example("EX-19")
def test_a_tile_moves_only_to_empty_adjacent_spaces_of_the_next_column() -> None:
    board = in_orbit().tech(YOU, "mine", "C3T").tech(YOU, "ship", "C4T").tech(YOU, "rover", "C4M")
    assert not any(step.startswith("develop mine ") for step in developing(board))
    board = in_orbit().tech(YOU, "mine", "C3B").tech(YOU, "ship", "C4T").tech(YOU, "rover", "C4M")
    assert {step for step in developing(board) if step.startswith("develop mine ")} == {"develop mine C4B"}


@example("EX-19")
def test_a_tile_of_the_last_column_never_moves() -> None:
    board = in_orbit().tech(YOU, "shelter", "C6")
    assert developing(board) == set()


def rover_lent(*, oxygen: int = 0) -> Board:
    """You have driven with red's Rover Tech of level 2."""
    board = Board(3).tech(RED, "rover", "C2T").stock(RED, oxygen=oxygen)
    board.do("main control-center", "tech p2")
    return board


@example("EX-20")
def test_a_borrowed_rover_tile_of_level_two_makes_four_points() -> None:
    board = rover_lent()
    reach = {board.map.distance[board.hex((0, 0))][board.hex(place)] for place in board.places("rover")}
    assert max(reach) == 4
    assert board.stock_of(RED, "oxygen") == 0  # it is set aside


@example("EX-20")
def test_the_owner_of_lent_tech_develops_it_for_nothing_and_gives_the_oxygen_back() -> None:
    board = rover_lent()
    board.do("stop")
    assert (board.asked.kind, board.asked.seat) == ("settle", RED)
    assert board.options == {"develop rover C3T", "keep"}
    board.do("develop rover C3T")
    assert board.tech_of(RED, "rover") == "C3T"
    assert board.stocks(RED) == {"mineral": 1}


@example("EX-20")
def test_the_owner_of_lent_tech_may_keep_the_oxygen_instead() -> None:
    board = rover_lent()
    board.do("stop", "keep")
    assert board.tech_of(RED, "rover") == "C2T"
    assert board.stocks(RED) == {"oxygen": 1}


@example("EX-20")
@pytest.mark.parametrize(("before", "after"), [(0, 1), (2, 2)])
def test_lent_tech_that_cannot_move_leaves_the_oxygen_as_far_as_storage_has_room(before: int, after: int) -> None:
    board = rover_lent(oxygen=before).tech(RED, "mine", "C3T")
    board.do("stop")
    assert board.asked.kind == "turn"
    assert (board.tech_of(RED, "rover"), board.stock_of(RED, "oxygen")) == ("C2T", after)
