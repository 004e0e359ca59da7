"""The machine player of On Mars answers legally from what a seat may know, and plays far better than chance."""

from typing import Any

import pytest

from mars_desktop.bots import RandomBot
from mars_desktop.bots.bot import Bot
from mars_desktop.bots.onmars_bot import OnMarsBot
from mars_desktop.engine import Choice, Rules, Session, Setup, rules_for
from mars_desktop.games.onmars.rules import OnMarsRules

SETUPS = [
    Setup.quick("onmars", 1, 3, solo_goal="hunky-dory"),
    Setup.quick("onmars", 2, 4, first_colonists=True),
    Setup.quick("onmars", 3, 5, length="long"),
    Setup.quick("onmars", 4, 6, space_oddity=True),
]


def played(setup: Setup, bot: Bot) -> Session[Any]:
    """A whole game in which each seat answers from its own view."""
    session: Session[Any] = Session(OnMarsRules(setup))
    while session.pending:
        decision = session.pending[0]
        view = session.rules.view(session.state, decision.seat)
        before = session.rules.codec.encode(view)
        choice = bot.choose(session.rules, view, session.rules.pending(view)[0])
        assert session.rules.codec.encode(view) == before
        session.choose(choice, decision.number)
    return session


@pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: f"{len(setup.seats)}-{setup.seed}")
def test_a_game_answered_from_views_alone_comes_to_its_end(setup: Setup) -> None:
    session = played(setup, OnMarsBot(setup.seed))
    assert session.over
    assert session.rules.score(session.state).seats


def test_same_seed_gives_the_same_answers_and_another_seed_others() -> None:
    setup = Setup.quick("onmars", 2, 1)
    assert played(setup, OnMarsBot(5)).choices == played(setup, OnMarsBot(5)).choices
    assert played(setup, OnMarsBot(5)).choices != played(setup, OnMarsBot(6)).choices


def test_a_machine_player_beats_two_random_ones_by_far() -> None:
    for seed in range(3):
        rules: Rules[Any] = OnMarsRules(Setup.quick("onmars", 3, seed))
        state, sensible, random = rules.new_state(), OnMarsBot(seed), RandomBot(seed)
        while decisions := rules.pending(state):
            bot: Bot = sensible if decisions[0].seat == seed else random
            view = rules.view(state, decisions[0].seat)
            rules.execute(state, bot.choose(rules, view, rules.pending(view)[0]))
        totals = [seat.total for seat in rules.score(state).seats]
        best_other = max(total for seat, total in enumerate(totals) if seat != seed)
        assert totals[seed] > 1.5 * best_other


def test_hidden_cards_do_not_change_an_answer() -> None:
    rules = OnMarsRules(Setup.quick("onmars", 3, 9))
    state, bot = rules.new_state(), OnMarsBot(9)
    while rules.pending(state)[0].kind != "turn":
        view = rules.view(state, rules.pending(state)[0].seat)
        rules.execute(state, bot.choose(rules, view, rules.pending(view)[0]))
    answers: set[Choice] = set()
    for other in (state, state.copy()):
        if other is not state:
            drawn = other.blueprints_drawn
            other.blueprint_deck = other.blueprint_deck[:drawn] + other.blueprint_deck[: drawn - 1 : -1]
        view = rules.view(other, rules.pending(other)[0].seat)
        answers.add(OnMarsBot(1).choose(rules, view, rules.pending(view)[0]))
    assert len(answers) == 1


def test_another_game_is_refused() -> None:
    rules: Rules[Any] = rules_for(Setup.quick("terraforming", 2, 1))
    state = rules.new_state()
    decision = rules.pending(state)[0]
    with pytest.raises(TypeError, match="terraforming"):
        OnMarsBot(1).choose(rules, rules.view(state, decision.seat), decision)
