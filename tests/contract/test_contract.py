"""Every registered game keeps the contract, in hundreds of whole random games of every size and with all options."""

import os
from collections import Counter

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

import mars_desktop.games  # noqa: F401 - registers every game
import tests.contract.legacy
import tests.contract.onmars
import tests.contract.terraforming  # noqa: F401 - each registers its contract
from mars_desktop.bots import RandomBot
from mars_desktop.engine import games, rules_for, ruleset
from tests.contract.contract import CONTRACTS
from tests.contract.play import Play

SEEDS = st.integers(0, 2**32)
SIZES = [(game, seats) for game in games() for seats in ruleset(game).seats]
LOTS = [(game, seats, part) for game, seats in SIZES if game in CONTRACTS for part in CONTRACTS[game].parts]

random_games = settings(
    deadline=None,
    database=None,
    derandomize="CI" in os.environ,
    # A game is its seeds: a smaller number is another game, not a smaller one.
    phases=(Phase.generate,),
    suppress_health_check=(HealthCheck.too_slow, HealthCheck.data_too_large),
)


def test_every_registered_game_has_a_contract() -> None:
    assert set(games()) == set(CONTRACTS)


@pytest.mark.slow
@pytest.mark.parametrize(("game", "seats", "part"), LOTS)
def test_the_contract_holds_at_every_decision(game: str, seats: int, part: int) -> None:
    kinds: Counter[str] = Counter()
    contract = CONTRACTS[game]

    @settings(random_games, max_examples=contract.whole // len(contract.parts))
    @given(setup=contract.setups(seats, part), seed=SEEDS.map(lambda n: 10 * n + part))
    def play(setup, seed):  # type: ignore[no-untyped-def]  # hypothesis asks for the types of the strategies
        Play(setup, seed, kinds).to_the_end()

    play()


@pytest.mark.slow
@pytest.mark.parametrize(("game", "seats"), SIZES)
def test_the_contract_holds_in_many_games(game: str, seats: int) -> None:
    kinds: Counter[str] = Counter()

    @settings(random_games, max_examples=CONTRACTS[game].sampled)
    @given(setup=CONTRACTS[game].setups(seats), seed=SEEDS)
    def play(setup, seed):  # type: ignore[no-untyped-def]  # as above
        Play(setup, seed, kinds, every=12).to_the_end()

    play()


@pytest.mark.slow
@pytest.mark.parametrize("game", games())
def test_every_kind_of_decision_is_met(game: str) -> None:
    met: Counter[str] = Counter()

    @settings(random_games, max_examples=CONTRACTS[game].quick)
    @given(setup=st.sampled_from(list(ruleset(game).seats)).flatmap(CONTRACTS[game].setups), seed=SEEDS)
    def play(setup, seed):  # type: ignore[no-untyped-def]  # as above
        rules, bot = rules_for(setup), RandomBot(seed)
        state = rules.new_state()
        while decisions := rules.pending(state):
            met.update(decision.kind for decision in decisions)
            choice = bot.move(rules, state)
            assert choice is not None
            rules.execute(state, choice)

    play()
    print(*(f"{kind} {n}" for kind, n in met.most_common()), sep=", ")
    contract = CONTRACTS[game]
    assert set(contract.decision_kinds).difference(contract.seldom) <= set(met) <= set(contract.decision_kinds)
