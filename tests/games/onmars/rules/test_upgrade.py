"""8.5: upgrading buildings with Blueprints."""

import pytest

from mars_desktop.engine import Reason
from mars_desktop.games.onmars.words import NOBODY
from tests.games.onmars.board import Board
from tests.games.onmars.rules.numbering import states
from tests.games.onmars.rules.playing import answer, construct

YOU, BLUE, RED = 0, 1, 2


def upgrading(*blueprints: str, minerals: int = 1) -> Board:
    """A Bot of yours on (1,0)."""
    return Board(3).bots(YOU, (1, 0)).stock(YOU, mineral=minerals).blueprints(YOU, *blueprints)


@states("8.5.1")
def test_a_blueprint_in_hand_a_building_in_an_own_zone_and_a_mineral_make_an_advanced_building() -> None:
    board = upgrading("wind-turbines").lay("generator", (0, 0))
    board.do("main upgrade")
    assert board.stocks(YOU) == {}
    assert board.player(YOU).built == {board.content.blueprint_index["wind-turbines"]: board.hex((0, 0))}
    assert (board.player(YOU).blueprints, board.state.marker[board.hex((0, 0))]) == ([], YOU)


@states("8.5.1")
def test_without_a_mineral_a_blueprint_or_a_building_in_the_zone_nothing_is_upgraded() -> None:
    board = upgrading("wind-turbines", minerals=0).lay("generator", (0, 0)).stock(YOU, battery=2, oxygen=2)
    assert board.refused("main upgrade") == Reason.of("needs-a-mineral")
    board = upgrading().lay("generator", (0, 0))
    assert board.refused("main upgrade") == Reason.of("nothing-to-upgrade")
    board = upgrading("wind-turbines").lay("generator", (3, 0)).bots(BLUE, (3, 1))
    assert board.refused("main upgrade") == Reason.of("nothing-to-upgrade")
    board = upgrading("wind-turbines").lay("greenhouse", (0, 0))
    assert board.refused("main upgrade") == Reason.of("nothing-to-upgrade")


@states("8.5.2")
@pytest.mark.parametrize(("size", "fits"), [(1, False), (2, False), (3, True), (4, True)])
def test_level_three_needs_a_complex_of_three_and_level_one_only_the_type(size: int, fits: bool) -> None:
    line = ((0, 0), (-1, 0), (-2, 0), (-3, 0))
    board = upgrading("hydroponic-farm").lay("greenhouse", *line[:size])
    assert board.allowed("main upgrade")
    board = upgrading("eco-resort").lay("greenhouse", *line[:size])
    assert board.allowed("main upgrade") == fits


@states("8.5.3")
def test_of_shelters_only_own_ones_are_upgraded_and_of_all_else_anybodys() -> None:
    board = upgrading("gym").lay("shelter", (0, 0), seat=BLUE)
    assert board.refused("main upgrade") == Reason.of("nothing-to-upgrade")
    board = upgrading("gym").lay("shelter", (0, 0), seat=YOU)
    assert board.allowed("main upgrade")
    board = upgrading("metal-deposit").lay("mine", (0, 0)).miners(BLUE, (0, 0))
    assert board.allowed("main upgrade")


@states("8.5.4")
def test_a_building_is_upgraded_once_and_a_blueprint_used_once() -> None:
    board = upgrading("wind-turbines").lay("generator", (0, 0)).advanced(BLUE, "automated-production", (0, 0))
    assert board.refused("main upgrade") == Reason.of("nothing-to-upgrade")
    board = upgrading("wind-turbines", minerals=2).lay("generator", (0, 0), (2, 0)).tech(YOU, "upgrade", "C2T")
    board.do("main upgrade", "upgrade wind-turbines (0,0)")
    assert board.player(YOU).down  # the other Generator finds no Blueprint


@states("8.5.5")
@pytest.mark.parametrize(("home", "full"), [(2, False), (4, True)])
def test_a_miner_on_it_goes_home_or_if_that_is_full_to_the_supply(home: int, full: bool) -> None:
    board = upgrading("metal-deposit").lay("mine", (0, 0)).miners(BLUE, (0, 0)).quarters(BLUE, home)
    supply = board.player(BLUE).supply
    board.do("main upgrade")
    assert board.state.miner[board.hex((0, 0))] == NOBODY
    assert (board.player(BLUE).quarters, board.player(BLUE).supply) == (home + (not full), supply + full)


@states("8.5.5")
def test_a_bot_or_rover_on_it_is_moved_by_its_owner() -> None:
    board = upgrading("wind-turbines").lay("generator", (0, 0)).bots(BLUE, (0, 0))
    board.do("main upgrade")
    assert (board.asked.kind, board.asked.seat) == ("displace", BLUE)
    assert (1, 0) not in board.places("displace")  # your Bot stands there
    board.do("displace (-1,0)")
    assert board.player(BLUE).bots == [board.hex((-1, 0))]
    assert board.player(YOU).down


@states("8.5.5")
def test_nothing_ever_lies_under_a_building_that_would_have_to_be_removed() -> None:
    board = upgrading().lay("generator", (0, 0)).lay("shelter", (1, 2), seat=BLUE).discovery("D01", (2, 0))
    board.tile("generator-6").crystals((1, 1))  # one of its arrows points at the Shelter
    construct(board, "generator", (1, 1))
    board.space(YOU, 1).rover(YOU, (-3, 2)).turn_of(YOU)
    board.state.shuttle_side, board.state.shuttle_at = 0, 1
    board.begin_shuttle_phase()
    board.do("p1 travel")
    assert not {place for place in board.places("discovery") if board.building_at(place)}
    under = [place for place, kind in enumerate(board.state.building) if kind != NOBODY and board.state.crystals[place]]
    assert under == []


@states("8.5.6")
@pytest.mark.parametrize(("space", "upgrades"), [(None, 1), ("C1T", 2), ("C2T", 3)])
def test_upgrade_tech_repeats_it_up_to_its_level_each_time_for_another_blueprint_and_mineral(
    space: str | None, upgrades: int
) -> None:
    board = upgrading("wind-turbines", "hydroponic-farm", "metal-deposit", "gym", minerals=2)
    board.lay("shelter", (2, -1), (-3, 0), (-5, 3), seat=YOU).stock(YOU, mineral=4)
    board.lay("generator", (0, 0)).lay("greenhouse", (1, -1)).lay("mine", (0, 1))
    if space:
        board.tech(YOU, "upgrade", space)
    board.do("main upgrade", "upgrade wind-turbines (0,0)")
    answer(board, "upgrade hydroponic-farm (1,-1)", "upgrade metal-deposit (0,1)", "upgrade gym (2,-1)")
    assert len(board.player(YOU).built) == upgrades
    assert board.stock_of(YOU, "mineral") == 4 - upgrades


@states("8.5.6", "6.4")
def test_the_upgrade_tech_of_another_player_serves_as_well() -> None:
    board = (
        upgrading("wind-turbines", "hydroponic-farm", minerals=2).lay("generator", (0, 0)).lay("greenhouse", (1, -1))
    )
    board.tech(BLUE, "upgrade", "C1T")
    board.do("main upgrade", "upgrade wind-turbines (0,0)", "tech p2", "upgrade hydroponic-farm (1,-1)")
    assert len(board.player(YOU).built) == 2
    assert (board.asked.kind, board.asked.seat) == ("settle", BLUE)


@states("8.5.6", "6.4")
def test_only_a_better_tile_than_the_own_is_borrowed_and_replaces_it() -> None:
    board = upgrading("wind-turbines", "hydroponic-farm", "metal-deposit", "gym", "oxygen-tank", minerals=2)
    board.lay("shelter", (2, -1), (-3, 0), (-5, 3), (-5, 1), seat=YOU).stock(YOU, mineral=5).tech(YOU, "upgrade", "C1T")
    board.lay("generator", (0, 0)).lay("greenhouse", (1, -1)).lay("mine", (0, 1)).lay("oxygen-condenser", (2, 0))
    board.tech(BLUE, "upgrade", "C3T").do("main upgrade")
    assert {option for option in board.options if option.startswith("tech")} == {"tech p2"}
    board.do("tech p2", "upgrade wind-turbines (0,0)", "upgrade hydroponic-farm (1,-1)", "upgrade metal-deposit (0,1)")
    board.do("upgrade gym (2,-1)")  # one, and three more by blue's tile instead of one by the own
    assert len(board.player(YOU).built) == 4
    assert (board.stock_of(YOU, "mineral"), board.asked.kind, board.asked.seat) == (1, "settle", BLUE)
    board = upgrading("wind-turbines", "metal-deposit").lay("generator", (0, 0)).lay("mine", (0, 1))
    board.tech(YOU, "upgrade", "C2T").tech(BLUE, "upgrade", "C2T").do("main upgrade")
    assert not any(option.startswith("tech") for option in board.options)
