"""No decision without a test."""

from pathlib import Path

from tests.games.legacy.rules import numbering
from tests.games.legacy.rules.numbering import decision


def test_every_decision_has_a_test() -> None:
    assert decision.read(Path(__file__).parent, str(numbering.__package__)) == set(range(7, 26))
