"""Random games of every size and with all options come upon everything that On Mars has."""

from collections import Counter
from typing import Final

import pytest

from mars_desktop.engine import Event
from mars_desktop.games.onmars.rules import OnMarsRules
from tests.games.onmars.random_play.agreements import setup
from tests.games.onmars.random_play.keen_player import KeenPlayer
from tests.games.onmars.random_play.things import Thing, answered, everything, happened

GAMES: Final = 320
"""Every size under each of the 64 agreements, and some twice."""

MOST_ROUNDS: Final = 400
"""More than any random game needs."""


@pytest.mark.slow
def test_everything_is_met_in_games_that_all_end() -> None:
    met: Counter[Thing] = Counter()
    table = OnMarsRules(setup(0)).table
    for number in range(GAMES):
        met.update(_met_in(number))
    missed = [thing for thing in everything(table.content) if not met[thing]]
    seldom = [f"{' '.join(thing)} {met[thing]}" for thing in everything(table.content) if met[thing] < 5]
    print("seldom met:", *seldom, sep="\n")
    assert missed == []


def _met_in(number: int) -> Counter[Thing]:
    """What a game brings; it goes to its end."""
    met: Counter[Thing] = Counter()
    rules = OnMarsRules(setup(number))
    events: list[Event] = []
    state, player = rules.new_state(events), KeenPlayer(number)
    while (choice := player.move(rules, state)) is not None:
        met.update(answered(rules.pending(state)[0].kind, choice))
        rules.execute(state, choice, events)
        assert state.round < MOST_ROUNDS
    assert state.over
    for event in events:
        met.update(happened(event))
    return met
