"""Every Private Goal is completed both ways, wherever in a random game its conditions hold."""

from itertools import count
from typing import Final

import pytest

from mars_desktop.engine import Choice
from mars_desktop.engine.rng import Rng
from mars_desktop.games.onmars.measures import holds
from mars_desktop.games.onmars.rules import OnMarsRules
from mars_desktop.games.onmars.state import State
from mars_desktop.games.onmars.table import COMMON, OWN
from tests.contract.onmars_faults import faults
from tests.games.onmars.random_play.agreements import setup
from tests.games.onmars.random_play.keen_player import KeenPlayer

TIMES: Final = 3
"""How often each Goal is completed each way."""
MOST_GAMES: Final = 100


@pytest.mark.slow
def test_every_private_goal_brings_either_reward_at_any_moment_at_which_it_is_met() -> None:
    table = OnMarsRules(setup(0)).table
    wanted = [(goal, way) for goal in range(len(table.content.goals)) for way in (COMMON, OWN)] * TIMES
    for number in count():
        rules = OnMarsRules(setup(number))
        state, player = rules.new_state(), KeenPlayer(number)
        while (choice := player.move(rules, state)) is not None:
            if rules.pending(state)[0].kind == "turn":
                for goal, way in set(wanted):
                    if _completes(rules, state, choice.seat, goal, way):
                        wanted.remove((goal, way))
            rules.execute(state, choice)
        if not wanted:
            break
        assert number < MOST_GAMES, f"never met: {[(table.content.goals[goal].id, way) for goal, way in set(wanted)]}"


def _completes(rules: OnMarsRules, state: State, seat: int, goal: int, way: str) -> bool:
    """Complete a Goal as if it had been dealt to the player; False when that cannot be now."""
    table = rules.table
    if state.players[seat].goal >= 0 or any(player.goal == goal for player in state.players):
        return False
    if not holds(table, state, seat, table.content.goals[goal]):
        return False
    state = state.copy()
    for player in state.players:
        if goal in player.goals:
            player.goals = [*(other for other in player.goals if other != goal), *state.players[seat].goals[:1]]
    state.players[seat].goals = [goal]
    rules.apply(state, Choice(seat, "goal", (table.content.goals[goal].id, way)))
    rng = Rng(state.number)
    while state.agenda.now:
        assert faults(table, state) == []
        choice = rules.sample(state, rng.below)
        assert choice is not None
        rules.apply(state, choice)
    assert faults(table, state) == []
    assert state.players[seat].goal == goal
    return True
