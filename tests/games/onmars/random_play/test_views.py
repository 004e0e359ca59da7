"""A view is the state without others' Private Goals and plans and without what lies face down, and nothing else."""

import pytest

from mars_desktop.games.onmars.rules import OnMarsRules
from mars_desktop.games.onmars.state import State
from tests.games.onmars.random_play.agreements import setup
from tests.games.onmars.random_play.keen_player import KeenPlayer


@pytest.mark.parametrize("number", [4, 37, 70, 103, 200, 233])
def test_a_view_hides_what_others_hold_and_what_lies_face_down_and_nothing_else(number: int) -> None:
    rules = OnMarsRules(setup(number))
    state, player = rules.new_state(), KeenPlayer(number)
    while (choice := player.move(rules, state)) is not None:
        if state.number % 10 == 0:
            for seat in (None, *range(rules.table.seats)):
                assert _uncovered(rules.view(state, seat), state, seat) == state
        rules.execute(state, choice)
    for seat in (None, *range(rules.table.seats)):
        shown = rules.view(state, seat)
        assert [player.goals for player in shown.players] == [player.goals for player in state.players]
        assert [player.plan for player in shown.players] == [player.plan for player in state.players]


def _uncovered(view: State, state: State, seat: int | None) -> State:
    """A view with the hidden things put back, after a look that they were hidden and are as many."""
    assert view.rng.state == 0
    view.rng = state.rng
    for name in ("blueprint_deck", "tech_stack", "discovery_deck", "solo_deck"):
        assert len(getattr(view, name)) == len(getattr(state, name))
    assert not any(view.blueprint_deck[state.blueprints_drawn :])
    assert not any(view.tech_stack[state.tech_drawn :])
    assert not any(view.discovery_deck[state.discoveries_drawn :])
    assert not any(view.solo_deck)
    for hidden, stack, built in zip(view.stacks, state.stacks, state.built, strict=True):
        assert hidden[: built + 1] == stack[: built + 1]
        assert not any(hidden[built + 1 :])
        assert len(hidden) == len(stack)
    view.blueprint_deck, view.tech_stack, view.discovery_deck = (
        state.blueprint_deck,
        state.tech_stack,
        state.discovery_deck,
    )
    view.solo_deck, view.stacks = state.solo_deck, state.stacks
    for other, (shown, player) in enumerate(zip(view.players, state.players, strict=True)):
        if other != seat:
            assert not any(shown.goals)
            assert len(shown.goals) == len(player.goals)
            assert (shown.plan >= 0) == (player.plan >= 0)
            assert shown.plan <= 0
            shown.goals, shown.plan = player.goals, player.plan
    return view
