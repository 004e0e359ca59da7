"""G: upgrades, Ships, and the movement of Bots and Rover (8.1, 8.5, 8.6)."""

import pytest

from mars_desktop.games.onmars.words import NOBODY
from tests.games.onmars.board import Board
from tests.games.onmars.examples.numbered import example
from tests.games.onmars.laying import Place

YOU, BLUE = 0, 1

GENERATOR: Place = (0, 2)
A: Place = (0, 0)
B: Place = (1, 0)


def upgrading(minerals: int, greenhouses: int = 3) -> Board:
    """A lone Generator and two Greenhouses of a Complex in your zone, three Blueprints, Upgrade Tech of level 2."""
    board = Board(3).lay("generator", GENERATOR).lay("greenhouse", *[A, B, (2, 0)][:greenhouses])
    board.lay("shelter", (-3, 0), (-5, 3), seat=YOU).bots(YOU, (0, 1)).stock(YOU, mineral=minerals)
    board.blueprints(YOU, "wind-turbines", "hydroponic-farm", "eco-resort").tech(YOU, "upgrade", "C2T")
    return board.mission("advanced")


ALL_THREE = ("upgrade wind-turbines (0,2)", "upgrade hydroponic-farm (0,0)", "upgrade eco-resort (1,0)")


@example("EX-34")
def test_upgrade_tech_of_level_two_repeats_the_upgrade_twice_each_at_a_mineral() -> None:
    board = upgrading(3)
    before = board.state.mission_left[0]
    board.do("main upgrade", *ALL_THREE)
    assert board.stocks(YOU) == {}
    assert [board.state.marker[board.hex(place)] for place in (GENERATOR, A, B)] == [YOU] * 3
    assert board.player(YOU).blueprints == []
    assert board.state.mission_left == [before - 3]


@example("EX-34")
def test_two_minerals_upgrade_only_two_buildings() -> None:
    board = upgrading(2)
    board.do("main upgrade", *ALL_THREE[:2])
    assert board.asked.kind == "turn"
    assert [board.content.blueprints[card].id for card in board.player(YOU).blueprints] == ["eco-resort"]


@example("EX-34")
def test_a_blueprint_of_level_three_needs_a_complex_of_three() -> None:
    board = upgrading(3, greenhouses=2)
    board.do("main upgrade")
    assert not any("eco-resort" in option for option in board.options)
    board.refused(ALL_THREE[2])


@example("EX-34")
def test_a_building_is_upgraded_once() -> None:
    board = upgrading(3)
    board.do("main upgrade", "upgrade hydroponic-farm (0,0)")
    assert "upgrade eco-resort H4" not in board.options
    board.refused("upgrade eco-resort (0,0)")
    board.do("upgrade eco-resort (1,0)")
    board.refused("upgrade eco-resort (2,0)")


@example("EX-35")
def test_the_colonist_on_an_upgraded_mine_goes_to_the_supply_when_home_is_full() -> None:
    board = Board(3).lay("mine", (0, 0)).miners(BLUE, (0, 0)).quarters(BLUE, 4).bots(YOU, (1, 0))
    board.stock(YOU, mineral=1).blueprints(YOU, "metal-deposit")
    supply = board.player(BLUE).supply
    board.do("main upgrade")
    assert (board.player(BLUE).quarters, board.player(BLUE).supply) == (4, supply + 1)
    assert board.state.miner[board.hex((0, 0))] == NOBODY
    assert board.state.marker[board.hex((0, 0))] == YOU
    board.shuttle("colony").begin_shuttle_phase()
    board.do("p1 travel")
    assert board.stock_of(YOU, "mineral") == 1
    board.do("space 4", "p2 travel")
    assert board.stock_of(BLUE, "mineral") == 0


def welcoming(level: int, quarters: int = 2) -> Board:
    """One Ship was moved earlier and is already spent."""
    board = Board(3).colony(level).ships(YOU, 4, spent=1).stock(YOU, plant=2, water=2).quarters(YOU, quarters)
    return board.lay("shelter", (3, 0), seat=YOU)


@example("EX-36")
def test_a_second_ship_would_be_more_than_the_colony_level_with_the_one_that_is_spent() -> None:
    board = welcoming(2)
    board.do("main welcome-ship", "ship 5 colonists")
    player = board.player(YOU)
    assert board.stocks(YOU) == {"water": 1, "plant": 1}
    assert (player.quarters, player.working, player.hangar, player.moved_ships) == (4, 0, 1, 2)
    assert board.asked.kind == "turn"


@example("EX-36")
def test_at_level_three_a_boost_welcomes_a_second_ship() -> None:
    board = welcoming(3)
    board.do("main welcome-ship", "ship 5 colonists", "ship 6 colonists")
    player = board.player(YOU)
    assert board.stocks(YOU) == {}
    assert (player.quarters, player.working, player.hangar, player.moved_ships) == (4, 1, 2, 3)


@example("EX-36")
def test_colonists_of_the_first_ship_do_not_boost_a_second() -> None:
    board = welcoming(3, quarters=0)
    board.do("main welcome-ship", "ship 5 colonists")
    assert board.player(YOU).quarters == 2
    assert board.asked.kind == "turn"
    assert board.player(YOU).moved_ships == 2


@example("EX-36")
def test_a_bot_goes_to_the_nearest_empty_hex_when_a_rover_stands_on_the_only_shelter() -> None:
    board = welcoming(2).rover(BLUE, (3, 0)).mission("bots").crystals((3, -1))
    before = board.state.mission_left[0]
    board.do("main welcome-ship", "ship 5 bot")
    assert board.places("bot-on") == {(4, -1), (4, 0), (3, 1), (2, 1), (2, 0)}
    board.do("bot-on (2,0)")
    assert board.player(YOU).bots == [board.hex((2, 0))]
    assert board.player(YOU).quarters == 3
    assert board.state.mission_left == [before - 1]


def driving() -> Board:
    """The Rover on (0,0), Crystals on its way to (3,0)."""
    board = Board(3).rover(YOU, (0, 0)).crystals((1, 0), (2, 0)).tech(YOU, "rover", "C1T").depot(YOU, 2)
    return board.bots(YOU, (1, 1), (3, 1))


@example("EX-37")
def test_a_rover_takes_up_the_crystals_on_its_way_and_claims_the_tile_on_which_it_ends() -> None:
    board = driving().discovery("D03", (3, 0))
    board.do("main control-center", "boost rover")
    assert {board.map.distance[board.hex((0, 0))][board.hex(place)] for place in board.places("rover")} == {1, 2, 3, 4}
    board.do("rover (3,0)", "stop")
    player = board.player(YOU)
    assert (player.depot, player.pending) == (1, 2)
    assert board.stocks(YOU) == {"water": 2}
    assert player.discoveries == [board.content.discovery_index["D03"]]
    assert sum(board.state.crystals) == 0


@example("EX-37")
def test_a_claimed_discovery_tile_moves_its_mission() -> None:
    board = driving().discovery("D03", (3, 0)).mission("discovery")
    before = board.state.mission_left[0]
    board.do("main control-center", "boost rover", "rover (3,0)", "stop")
    assert board.state.mission_left == [before - 1]
    assert board.player(YOU).pending == 2 + 1


@example("EX-37")
def test_a_bot_that_ends_on_a_tile_destroys_it() -> None:
    board = driving().discovery("D03", (3, 0)).mission("discovery")
    before = board.state.mission_left[0]
    board.do("main control-center", "bot (3,1) (3,0)", "stop")
    assert board.state.discovery[board.hex((3, 0))] == -1
    assert board.player(YOU).discoveries == []
    assert board.state.mission_left == [before]


@example("EX-37")
@pytest.mark.parametrize(("goal", "crystals"), [("(1,0)", [(2, 0)]), ("(1,-1)", [(1, 0), (2, 0)])])
def test_a_bot_removes_the_crystal_on_which_it_ends_but_none_that_it_crosses(goal: str, crystals: list[Place]) -> None:
    board = driving()
    board.do("main control-center", f"bot (1,1) {goal}", "stop")
    assert sorted(board.map.cells[place] for place, here in enumerate(board.state.crystals) if here) == crystals
    assert board.player(YOU).pending == 0


@example("EX-37")
@pytest.mark.parametrize("owned", [True, False])
def test_a_rover_crosses_a_research_tile_that_it_cannot_claim_but_does_not_end_there(owned: bool) -> None:
    board = driving().research("purple-A", (3, 0))
    if owned:
        board.player(YOU).research.append(0)
        board.stock(YOU, battery=1)
    board.do("main control-center")
    assert (3, 0) not in board.places("rover")  # it would take all three points
    board.do("boost rover", "rover (3,0)")
    board.refused("stop")
    board.do("rover (4,0)", "stop")
    assert board.player(YOU).research == ([0] if owned else [])
    assert board.state.research[board.hex((3, 0))] == 0


@example("EX-37")
def test_a_rover_that_can_pay_and_use_it_claims_a_research_tile() -> None:
    board = driving().research("purple-A", (3, 0)).stock(YOU, battery=1)
    board.do("main control-center", "boost rover", "rover (3,0)", "stop")
    assert board.player(YOU).research == [0]
    assert board.stocks(YOU) == {}
    assert board.asked.kind == "develop"
