"""At random moments all that is listed is taken, in each way to pay it, and all that is barred is refused as told."""

from typing import Final

import pytest

from mars_desktop.engine import Choice, Refused
from mars_desktop.games.onmars.rules import OnMarsRules
from mars_desktop.games.onmars.state import State
from tests.contract.onmars_faults import faults
from tests.games.onmars.random_play.agreements import setup
from tests.games.onmars.random_play.keen_player import KeenPlayer

GAMES: Final = 12
EVERY: Final = 5
"""At how many decisions all answers are tried: one of so many."""


@pytest.mark.slow
@pytest.mark.parametrize("number", range(GAMES))
def test_every_listed_answer_is_taken_however_it_is_paid(number: int) -> None:
    rules = OnMarsRules(setup(37 * number))
    state, player = rules.new_state(), KeenPlayer(number)
    while (choice := player.move(rules, state)) is not None:
        if state.number % EVERY == 0:
            _try_all(rules, state)
        rules.execute(state, choice)


def _try_all(rules: OnMarsRules, state: State) -> None:
    (decision,) = rules.pending(state)
    before = rules.codec.encode(state)
    for option in decision.options:
        payment = rules.payment(state, option)
        mixes = [{}] if payment is None else payment.mixes()
        assert mixes, f"{option} is listed and cannot be paid"
        for mix in mixes:
            copy = state.copy()
            rules.apply(copy, option.paying(mix))
            assert faults(rules.table, copy) == [], f"after {option.paying(mix)}"
            assert all(following.options for following in rules.pending(copy)), f"nothing can follow {option}"
    for answer, reason in rules.candidates(state, decision.seat):
        if reason is not None:
            assert isinstance(answer, Choice)
            with pytest.raises(Refused) as refusal:
                rules.apply(state, answer)
            assert refusal.value.reason == reason
    assert rules.codec.encode(state) == before
