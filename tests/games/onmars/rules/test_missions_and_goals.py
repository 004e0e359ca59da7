"""14: Missions and Private Goals."""

from collections.abc import Callable

import pytest

from mars_desktop.engine import Reason
from tests.games.onmars.board import Board
from tests.games.onmars.rules.numbering import states
from tests.games.onmars.rules.playing import answer, construct

YOU, BLUE, RED = 0, 1, 2


def research_tile(board: Board) -> None:
    board.rover(YOU, (0, 0)).research("white-A", (1, 0)).stock(YOU, oxygen=1)
    answer(board, "main control-center", "rover (1,0)", "stop")


def blueprint(board: Board) -> None:
    board.space(YOU, 1).turn_of(YOU)
    answer(board, "main obtain-blueprint", f"take {board.content.blueprints[board.state.display[0]].id}", "stop")


def upgraded(board: Board) -> None:
    board.lay("generator", (0, 0)).bots(YOU, (1, 0)).stock(YOU, mineral=1).blueprints(YOU, "wind-turbines")
    board.do("main upgrade")


def bot(board: Board) -> None:
    board.stock(YOU, plant=1, water=1)
    answer(board, "main welcome-ship", "ship 4 bot")


def discovery_tile(board: Board) -> None:
    board.rover(YOU, (0, 0)).discovery("D01", (1, 0))
    answer(board, "main control-center", "rover (1,0)", "stop")


def tech_tile(board: Board) -> None:
    board.space(YOU, 1).turn_of(YOU).quarters(YOU, 0)
    answer(board, "main learn-technology", f"learn {board.grid(2)[0]} C1B")


def cube(board: Board) -> None:
    board.lay("generator", (0, 0)).bots(YOU, (1, -1)).stock(YOU, mineral=1).tech(YOU, "generator", "C1T")
    construct(board.colony(1, built=("generator",), generator=3), "generator", (1, 0))


def scientist(board: Board) -> None:
    board.stock(YOU, oxygen=2).do("main hire systems-engineer")


def contract(board: Board) -> None:
    board.contract(YOU, "contract-7", mineral=3).stock(YOU, mineral=1).do("deliver contract-7 mineral")


EVENTS: dict[str, tuple[Callable[[Board], None], int]] = {
    "research": (research_tile, 2),
    "blueprints": (blueprint, 1),
    "advanced": (upgraded, 1),
    "bots": (bot, 2),
    "discovery": (discovery_tile, 1),
    "techs": (tech_tile, 1),
    "progress": (cube, 1),
    "scientists": (scientist, 2),
    "contracts": (contract, 1),
}
OWN_CRYSTALS = {"techs": 1}
"""The Crystals that come of the thing itself: here of the laboratory space."""


@states("14.1", "14.3")
@pytest.mark.parametrize("mission", list(EVENTS))
def test_a_contribution_moves_the_cube_one_down_and_brings_the_crystals_of_the_card(mission: str) -> None:
    contribute, crystals = EVENTS[mission]
    board = Board(3).mission(mission)
    left = board.state.mission_left[0]
    taken = board.state.display[0]
    contribute(board)
    gained = (
        board.content.blueprints[taken].gain == "crystal" if mission == "blueprints" else OWN_CRYSTALS.get(mission, 0)
    )
    assert board.state.mission_left == [left - 1]
    assert board.player(YOU).pending == crystals + gained
    assert board.player(YOU).depot == 0


@states("14.3")
@pytest.mark.parametrize("mission", list(EVENTS))
def test_each_mission_counts_one_sort_of_contribution_and_no_other(mission: str) -> None:
    for other, (contribute, _) in EVENTS.items():
        board = Board(3).mission(mission)
        left = board.state.mission_left[0]
        contribute(board)
        assert board.state.mission_left == [left - (other == mission)]


@states("14.3")
def test_the_bots_of_set_up_do_not_count() -> None:
    for seed in range(20):
        board = Board(4, seed=seed, bare=False)
        for mission, left in zip(board.state.missions, board.state.mission_left, strict=True):
            if board.content.missions[mission].id == "bots":
                assert left == board.table.mission_targets[mission]
                return
    raise AssertionError("one game in twenty has that Mission")


@states("14.2")
def test_at_the_check_mark_the_card_leaves_and_the_remaining_missions_move_a_step() -> None:
    board = Board(3).mission("discovery", 1).mission("scientists", 2)
    discovery_tile(board)
    assert board.told("mission-completed") == [()]
    assert (board.state.mission_left, board.state.remaining) == ([0, 2], 2)
    board.turn_of(YOU)
    pending = board.player(YOU).pending
    board.discovery("D02", (1, -1))
    answer(board, "main control-center", "rover (1,-1)", "stop")
    assert (board.player(YOU).pending, board.state.mission_left) == (pending, [0, 2])


@states("14.4")
def test_a_contribution_in_anothers_turn_belongs_to_the_player_who_gains() -> None:
    board = Board(3).lay("generator", (0, 0)).bots(YOU, (1, 1)).tech(BLUE, "generator", "C4T").stock(YOU, mineral=1)
    board.mission("blueprints").display("wind-turbines", "biomarket")
    board.colony(1, built=("generator",), generator=2)
    board.do("main construct", "site (1,0) p2", "p2 develop generator C5T", "p2 take biomarket")
    assert (board.player(BLUE).pending, board.player(YOU).pending) == (1, 0)


@states("14.5")
def test_the_remaining_missions_stop_at_the_end_of_their_track() -> None:
    board = Board(3).mission("discovery", 1)
    board.state.remaining = 0
    discovery_tile(board)
    assert (board.state.remaining, board.told("mission-completed")) == (0, [()])


@states("14.6")
def test_the_common_reward_develops_twice_for_nothing() -> None:
    board = Board(3).goals(YOU, "goal-8").colony(3).tech(YOU, "mine", "C1B").tech(YOU, "shelter", "C5T")
    board.do("goal goal-8 common", "develop shelter C6", "develop mine C2M")
    assert (board.tech_of(YOU, "shelter"), board.tech_of(YOU, "mine")) == ("C6", "C2M")
    assert board.stocks(YOU) == {}


@states("14.6")
def test_the_cards_own_reward_is_taken_instead() -> None:
    board = Board(3).goals(YOU, "goal-3").lay("mine", (0, 0), (2, 0), (4, 0)).miners(YOU, (0, 0), (2, 0), (4, 0))
    board.lay("shelter", (-3, 0), (-5, 3), seat=YOU)
    board.do("goal goal-3 own")
    assert board.stocks(YOU) == {"mineral": 3}
    assert board.asked.kind == "turn"


@states("14.6")
def test_only_one_goal_a_player_and_only_while_its_condition_holds() -> None:
    board = Board(3).goals(YOU, "goal-8", "goal-15").colony(2).progress(YOU, "mineral", "water", "plant")
    assert board.refused("goal goal-8 own") == Reason.of("goal-not-met", goal="goal-8")
    board.colony(3).do("goal goal-8 common", "stop")
    assert not any(option.startswith("goal") for option in board.options)
    board.refused("goal goal-15 own")
    board.turn_of(BLUE).turn_of(YOU).refused("goal goal-15 own")


@states("14.7")
def test_a_goal_that_is_not_completed_is_discarded_as_a_crystal_in_any_payment_but_for_contracts() -> None:
    board = Board(3).goals(YOU, "goal-1", "goal-2", "goal-3").space(YOU, 1).turn_of(YOU).tech(YOU, "mine", "C5B")
    board.tech(YOU, "shelter", "C1T").stock(YOU, oxygen=1)
    board.do("main research-development", "develop mine C6 oxygen=1 goals=1", "give goal-2")
    assert board.tech_of(YOU, "mine") == "C6"
    assert board.player(YOU).goals == [0, 2]
    board = Board(3).goals(YOU, "goal-1", "goal-2").bots(YOU, (0, 0))
    board.do("main control-center", "boost bots goals=1", "give goal-1")
    assert board.player(YOU).goals == [1]
    board = Board(3).goals(YOU, "goal-1").contract(YOU, "contract-12", mineral=2)
    board.refused("deliver contract-12 crystal")


@states("14.7")
def test_a_completed_goal_pays_nothing_more() -> None:
    board = Board(3).goals(YOU, "goal-8").colony(3).bots(YOU, (0, 0))
    board.do("goal goal-8 common", "stop")
    assert board.refused("exec field-move") == Reason.of("needs-crystals", crystals=1)


@states("14.8")
def test_a_goal_pays_exactly_one_crystal_and_no_change_is_given() -> None:
    board = Board(3).goals(YOU, "goal-1", "goal-2").bots(YOU, (0, 0)).depot(YOU, 1)
    board.refused("exec field-move crystals=1 goals=1")
    board.refused("exec field-move goals=2")
    board.lay("oxygen-condenser", (0, 3)).advanced(YOU, "oxygen-tank", (0, 3))
    board.do("exec use-own-advanced-building crystals=1 goals=1", "give goal-1")
    assert (board.player(YOU).depot, board.player(YOU).pending) == (0, 0)
