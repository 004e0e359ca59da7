"""No worked example without a test: the numbers are listed here, each is played here or in the turn beside it."""

import importlib
from pathlib import Path

from tests.games.onmars.examples import numbered
from tests.games.onmars.examples.numbered import example

STEPS_OF_THE_TURN = "abcdefghijklmno"


def test_every_example_is_played() -> None:
    importlib.import_module("tests.games.onmars.test_refresher_turn")
    played = example.read(Path(__file__).parent, str(numbered.__package__))
    assert played == {
        *(f"EX-01{step}" for step in STEPS_OF_THE_TURN),
        *(f"EX-{number:02}" for number in range(2, 41)),
    }
