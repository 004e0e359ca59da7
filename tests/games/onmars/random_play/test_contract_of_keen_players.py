"""The contract also holds where Private Goals, deliveries and lent Tech are taken in the middle of everything else."""

from collections import Counter

import pytest

import tests.contract.onmars  # noqa: F401 - registers its contract
from tests.contract.play import Play
from tests.games.onmars.random_play.agreements import setup
from tests.games.onmars.random_play.keen_player import KeenPlayer


@pytest.mark.slow
@pytest.mark.parametrize("number", [41, 82, 123, 164, 205, 246])
def test_the_contract_holds_for_keen_players(number: int) -> None:
    Play(setup(number), number, Counter(), every=4, player=KeenPlayer(number)).to_the_end()
