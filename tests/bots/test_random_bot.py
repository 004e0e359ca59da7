"""The random bot answers legally, from what a seat may know, and always the same for the same seed."""

from typing import Any

import pytest

from mars_desktop.bots import RandomBot
from mars_desktop.engine import Choice, Session, Setup
from mars_desktop.games.terraforming.rules import TerraformingRules


def played(seed: int, *, mixes: bool, seats: int = 3) -> Session[Any]:
    """A whole game answered from views."""
    session: Session[Any] = Session(TerraformingRules(Setup.quick("terraforming", seats, 8, research_draft="one")))
    bot = RandomBot(seed, mixes=mixes)
    while session.pending:
        decision = session.pending[-1]
        view = session.rules.view(session.state, decision.seat)
        before = session.rules.codec.encode(view)
        choice = bot.choose(session.rules, view, session.rules.pending(view)[-1])
        assert session.rules.codec.encode(view) == before
        session.choose(choice, decision.number)
    return session


@pytest.mark.parametrize("mixes", [True, False])
def test_a_game_answered_from_views_alone_comes_to_its_end(mixes: bool) -> None:
    session = played(1, mixes=mixes)
    assert session.over
    paid = [choice for choice in session.choices if choice.numbers and choice.verb != "pay"]
    assert bool(paid) == mixes


def test_same_seed_gives_the_same_answers_and_another_seed_others() -> None:
    assert played(5, mixes=True).choices == played(5, mixes=True).choices
    assert played(5, mixes=True).choices != played(6, mixes=True).choices


def test_moves_of_a_whole_game_depend_on_the_seed_alone() -> None:
    def moves() -> list[Choice]:
        rules, bot = TerraformingRules(Setup.quick("terraforming", 1, 2)), RandomBot(4)
        state, given = rules.new_state(), []
        while (choice := bot.move(rules, state)) is not None:
            rules.execute(state, choice)
            given.append(choice)
        return given

    assert moves() == moves()
