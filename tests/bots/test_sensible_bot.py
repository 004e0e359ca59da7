"""The sensible bot answers legally from what a seat may know in both games, and plays far better than chance."""

from typing import Any

import pytest

from mars_desktop.bots import RandomBot
from mars_desktop.bots.bot import Bot
from mars_desktop.bots.sensible_bot import SensibleBot
from mars_desktop.engine import Rules, Session, Setup, rules_for

SETUPS = [
    Setup.quick("terraforming", 1, 3),
    Setup.quick("terraforming", 3, 4, research_draft="one", beginners="1"),
    Setup.quick("terraforming", 5, 5, corporate_era=False),
    *(Setup.quick("legacy", 1 + mission % 5, mission, mission=mission) for mission in range(1, 8)),
]


def played(setup: Setup, *bots: Bot) -> Session[Any]:
    """A whole game in which each seat answers from its own view."""
    session: Session[Any] = Session(rules_for(setup))
    while session.pending:
        decision = session.pending[-1]
        view = session.rules.view(session.state, decision.seat)
        before = session.rules.codec.encode(view)
        bot = bots[decision.seat % len(bots)]
        choice = bot.choose(session.rules, view, session.rules.pending(view)[-1])
        assert session.rules.codec.encode(view) == before
        session.choose(choice, decision.number)
    return session


@pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: f"{setup.game}-{len(setup.seats)}-{setup.seed}")
def test_a_game_answered_from_views_alone_comes_to_its_end(setup: Setup) -> None:
    session = played(setup, SensibleBot(setup.seed))
    assert session.over
    assert session.rules.score(session.state).seats


def test_same_seed_gives_the_same_answers_and_another_seed_others() -> None:
    setup = Setup.quick("legacy", 2, 1, mission=2)
    assert played(setup, SensibleBot(5)).choices == played(setup, SensibleBot(5)).choices
    assert played(setup, SensibleBot(5)).choices != played(setup, SensibleBot(6)).choices


@pytest.mark.parametrize("game", ["terraforming", "legacy"])
def test_a_sensible_player_beats_two_random_ones_by_far(game: str) -> None:
    for seed in range(3):
        rules: Rules[Any] = rules_for(Setup.quick(game, 3, seed))
        state, sensible, random = rules.new_state(), SensibleBot(seed), RandomBot(seed)
        while decisions := rules.pending(state):
            bot: Bot = sensible if decisions[0].seat == seed else random
            rules.execute(state, bot.choose(rules, state, decisions[0]))
        totals = [seat.total for seat in rules.score(state).seats]
        best_other = max(total for seat, total in enumerate(totals) if seat != seed)
        assert totals[seed] > 1.5 * best_other
