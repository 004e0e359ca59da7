"""19: the two variants, and 17: that two players change nothing but what is stated where it belongs."""

import pytest

from mars_desktop.engine import Setup
from mars_desktop.games.onmars.rules import OnMarsRules
from tests.games.onmars.board import Board
from tests.games.onmars.rules.numbering import states
from tests.games.onmars.rules.playing import answer, construct, pass_turn

YOU, BLUE, RED = 0, 1, 2


@states("19.1")
@pytest.mark.parametrize("seed", range(6))
def test_first_colonists_have_fixed_missions_secret_plans_and_dealt_start_spaces(seed: int) -> None:
    rules = OnMarsRules(Setup.quick("onmars", 4, seed, first_colonists=True))
    content = rules.table.content
    state = rules.new_state()
    assert [content.missions[mission].id for mission in state.missions] == ["blueprints", "scientists", "research"]
    plans = [player.plan for player in state.players]
    assert sorted(plans) == [0, 1, 2, 3]
    seen = rules.view(state, 0)
    assert seen.players[0].plan == plans[0]
    assert [player.plan for player in seen.players[1:]] == [0, 0, 0]
    while rules.pending(state)[0].kind == "shelter":
        rules.apply(state, rules.pending(state)[0].options[0])
    assert all(player.space for player in state.players)  # nobody chooses a space
    assert {player.space for player in state.players} <= set(content.first_colonists.spaces)
    assert len({player.space for player in state.players}) == 4


@states("19.1", "2.3.1")
def test_the_first_player_uses_the_benefit_of_the_dealt_space_first() -> None:
    for seed in range(40):
        rules = OnMarsRules(Setup.quick("onmars", 4, seed, first_colonists=True))
        state = rules.new_state()
        while rules.pending(state)[0].kind == "shelter":
            rules.apply(state, rules.pending(state)[0].options[0])
        asks = {2: "learn", 3: "blueprint", 6: "warehouse", 7: "move"}
        order = [(state.first + i) % 4 for i in range(4)]
        first = next((seat for seat in order if state.players[seat].space in asks), None)
        if first is not None:
            decision = rules.pending(state)[0]
            assert (decision.seat, decision.kind) == (first, asks[state.players[first].space])


def newcomers() -> Board:
    return Board(3, first_colonists=True)


def with_plan(board: Board, plan: str) -> Board:
    board.player(YOU).plan = [entry.id for entry in board.content.plans].index(plan)
    return board


@states("19.1")
@pytest.mark.parametrize(
    ("building", "price", "shown"), [("greenhouse", "water", True), ("oxygen-condenser", "plant", False)]
)
def test_building_a_type_of_the_plan_draws_two_tasks(building: str, price: str, shown: bool) -> None:
    board = with_plan(newcomers(), "A1").lay(building, (0, 0)).bots(YOU, (2, 0)).stock(YOU, **{price: 1})
    construct(board, building, (2, -1))
    assert len(board.player(YOU).tasks) == (2 if shown else 0)
    assert (board.player(YOU).plan < 0) == shown


@states("19.1")
def test_a_second_building_draws_nothing_more_and_nobody_draws_a_task_that_is_held() -> None:
    board = with_plan(newcomers(), "A1").lay("greenhouse", (0, 0)).bots(YOU, (2, 0)).stock(YOU, water=2)
    construct(board, "greenhouse", (2, -1))
    held = board.player(YOU).tasks[:]
    answer(board, "support crystal", "end")
    board.player(YOU).task_done = True  # no task is met here
    construct(board.turn_of(YOU).bots(YOU, (0, 2)), "greenhouse", (0, 2))
    assert board.player(YOU).tasks == held
    board.player(BLUE).plan = 1
    board.turn_of(BLUE).bots(BLUE, (-2, 1)).stock(BLUE, water=1)
    construct(board, "greenhouse", (-2, 0))
    assert len(board.player(BLUE).tasks) == 2
    assert not set(board.player(BLUE).tasks) & set(held)


@states("19.1")
def test_a_task_that_is_met_brings_its_reward_and_only_one_a_turn() -> None:
    board = newcomers().space(YOU, 1).turn_of(YOU).quarters(YOU, 3).display("wind-turbines", "biomarket")
    tasks = [entry.id for entry in board.content.tasks]
    board.player(YOU).tasks = [tasks.index("B1"), tasks.index("B8")]
    board.ships(YOU, 6).depot(YOU, 2)
    board.do("main learn-technology", f"learn {board.grid(2)[0]} C1B", "stop")
    assert board.stocks(YOU) == {"battery": 1}
    assert [tasks[task] for task in board.player(YOU).finished_tasks] == ["B1"]
    board.do("exec blueprint", "take biomarket")
    assert [tasks[task] for task in board.player(YOU).tasks] == ["B8"]


@states("19.2")
def test_in_space_oddity_the_game_ends_with_the_colonization_phase_in_which_the_end_is_triggered() -> None:
    board = Board(2, space_oddity=True).space(YOU, 6).space(BLUE, 7).shuttle("orbit", 5).turn_of(YOU)
    board.state.remaining = 0
    pass_turn(board)
    assert not board.state.over
    pass_turn(board)
    assert (board.state.over, board.state.shuttle_at) == (True, 5)


@states("17.1")
def test_two_players_fill_three_slots_have_three_goals_and_five_ships_like_more_players() -> None:
    two, three = Board(2, bare=False), Board(3, bare=False)
    for board in (two, three):
        assert board.content.slots_of(2, board.table.players) == 3
        assert [len(player.goals) for player in board.state.players] == [3] * len(board.state.players)
        assert all(player.covered.count(True) == 5 for player in board.state.players)
    assert two.table.few
    assert not three.table.few
