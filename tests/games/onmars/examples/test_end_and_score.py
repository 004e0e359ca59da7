"""J: how the game ends, Private Goals, and the final score (14.6, 14.7, 16)."""

import pytest

from tests.games.onmars.board import Board
from tests.games.onmars.examples.numbered import example

YOU, BLUE, RED = 0, 1, 2
LSS = ("generator", "water-extractor", "greenhouse", "oxygen-condenser")


def finish_round(board: Board) -> None:
    """Everybody left takes a turn of Control Center without moving anything."""
    for _ in board.state.players:
        board.do("main control-center", "stop")
        if board.rules.pending(board.state) and "end" in board.options:
            board.do("end")


@example("EX-40")
def test_missions_and_levels_together_trigger_the_end_and_one_round_without_a_shuttle_phase_follows() -> None:
    board = Board(3).mission("scientists", 1).mission("bots", 1).mission("techs").shuttle("colony")
    board.stock(YOU, oxygen=2).quarters(YOU, 1)
    board.lay("greenhouse", (0, 0)).bots(BLUE, (2, 1)).stock(BLUE, water=1)
    board.colony(2, built=LSS, generator=3, water_extractor=3, greenhouse=2, oxygen_condenser=3)
    board.stock(RED, plant=1, water=1).ships(YOU, 4)
    assert board.state.remaining == 3
    board.do("main hire systems-engineer", "refill contract-1")
    assert board.state.remaining == 2
    board.do("main construct", "site (1,1)", "support crystal")
    assert (board.state.level, board.state.remaining) == (3, 1)
    board.do("main welcome-ship", "ship 4 bot")
    assert board.state.remaining == 0
    assert board.asked.kind == "ride"
    while board.asked.kind == "ride":
        board.do("stay")
    finish_round(board)
    assert board.state.over
    assert board.rules.pending(board.state) == ()


@example("EX-40")
def test_level_five_alone_brings_the_remaining_missions_to_their_end() -> None:
    board = Board(3).lay("greenhouse", (0, 0)).bots(YOU, (2, 1)).stock(YOU, water=1)
    board.colony(2, built=LSS, generator=6, water_extractor=6, greenhouse=5, oxygen_condenser=6)
    board.do("main construct", "site (1,1)")
    assert (board.state.level, board.state.remaining) == (5, 0)


@example("EX-40")
def test_a_further_mission_in_the_last_round_moves_nothing_any_more() -> None:
    board = Board(3).mission("scientists", 1).stock(YOU, oxygen=2)
    board.state.remaining, board.state.ending = 0, 1
    board.do("main hire systems-engineer", "refill contract-1")
    assert (board.state.mission_left, board.state.remaining) == ([0], 0)


@example("EX-40")
def test_a_private_goal_pays_a_surcharge_but_no_contract() -> None:
    board = Board(3).goals(YOU, "goal-1").slots("hire", BLUE).quarters(YOU, 1).stock(YOU, oxygen=2)
    board.do("main hire systems-engineer goals=1 oxygen=2")
    assert board.player(YOU).goals == []
    board = Board(3).goals(YOU, "goal-1", "goal-2").quarters(YOU, 2)
    board.scientist(BLUE, "geologist").offer("contract-12")
    board.refused("main hire contract-12")
    board.depot(YOU, 1).do("main hire contract-12")
    assert board.player(YOU).goals == [board.content.goal_index[name] for name in ("goal-1", "goal-2")]
    assert not any(option.startswith("deliver") for option in board.options)


@example("EX-40")
def test_after_one_private_goal_no_other_is_completed_but_the_rest_still_pay() -> None:
    board = Board(3).goals(YOU, "goal-2", "goal-7", "goal-15").progress(YOU, "mineral", "water", "plant")
    board.lay("shelter", (3, 0), (-3, 3), (-5, 3), seat=YOU).quarters(YOU, 2)
    assert board.allowed("goal goal-15 own")
    board.do("goal goal-7 own")
    assert board.player(YOU).quarters == 4
    board.refused("goal goal-15 own")
    board.refused("goal goal-15 common")
    board.do("exec field-move", "give goal-15")
    assert board.player(YOU).goals == [board.content.goal_index["goal-2"]]


def at_the_end() -> Board:
    """Everything that scores, for you on the Colony side."""
    board = Board(3)
    you = board.player(YOU)
    you.points = 21
    board.progress(YOU, "mineral", "battery", "water").ships(YOU, 4, 5)
    board.lay("shelter", (3, 0), (-3, 3), (-5, 3), seat=YOU)
    board.quarters(YOU, 4, working=1).slots("construct", YOU, YOU).slots("obtain-blueprint", YOU)
    board.tech(YOU, "mine", "C1T").tech(YOU, "shelter", "C4M").tech(YOU, "ship", "C4B").tech(YOU, "rover", "C6")
    board.lay("greenhouse", (0, 0), (1, 0)).lay("water-extractor", (0, 2), (1, 2), (0, 3))
    board.advanced(YOU, "biomarket", (0, 0)).advanced(YOU, "moisture-vaporator", (1, 2))
    board.advanced(BLUE, "hydroponic-farm", (1, 0)).advanced(YOU, "research-lab", (0, 2)).blueprints(YOU, "gym")
    board.scientist(YOU, "hydrologist").contract(YOU, "contract-9", water=3, mineral=1).contract(YOU, "contract-1")
    return board.stock(YOU, mineral=1)


@example("EX-40")
def test_the_final_score_adds_every_source() -> None:
    board = at_the_end()
    board.assert_consistent()
    score = board.rules.score(board.state).seats[YOU]
    assert dict(score.sources) == {
        "track": 21,
        "progress": 4,
        "hangar": 6,
        "colonists": 10,
        "technology": 18,
        "blueprints": 8,
        "scientists": 6,
        "contracts": 9 - 6,
    }
    assert score.total == 76


def tied(cubes: int) -> Board:
    """You and blue: 76 points, two Crystals, three Advanced Buildings; blue has that many Progress cubes, you three."""
    board = Board(2).lay("greenhouse", (0, 0), (1, 0), (2, 0), (3, 0), (4, 0), (0, 2))
    for seat, cards in ((YOU, ("biomarket", "hydroponic-farm")), (BLUE, ("eco-resort", "trade-market"))):
        for i, card in enumerate(cards):
            board.advanced(seat, card, (2 * seat + i, 0))
    board.lay("water-extractor", (-3, 3), (-3, 5)).advanced(YOU, "private-ship", (-3, 3))
    board.advanced(BLUE, "moisture-vaporator", (-3, 5)).depot(YOU, 2).depot(BLUE, 1, pending=1)
    board.progress(YOU, "mineral", "water", "plant").progress(BLUE, *("mineral", "battery", "oxygen")[:cubes])
    for seat in (YOU, BLUE):
        board.player(seat).points += 76 - board.rules.score(board.state).seats[seat].total
    return board


@example("EX-40")
@pytest.mark.parametrize(("cubes", "winners"), [(2, (YOU,)), (3, (YOU, BLUE))])
def test_a_tie_goes_to_crystals_then_advanced_buildings_then_progress_cubes_and_is_shared_after_them(
    cubes: int, winners: tuple[int, ...]
) -> None:
    score = tied(cubes).rules.score(tied(cubes).state)
    assert [seat.total for seat in score.seats] == [76, 76]
    assert score.winners == winners
