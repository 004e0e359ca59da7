"""A dozen games in which everything that comes up is said."""

import pytest

from mars_desktop.games.phrases import Speaker
from tests.games.onmars.wording.saying import Said, play

GAMES = 16


@pytest.fixture(scope="session")
def heard() -> Said:
    """What is said in English."""
    said = Said()
    for seed in range(GAMES):
        play(seed, said, Speaker())
    return said
