"""No numbered statement of the rules without a test."""

from pathlib import Path

from tests.games.onmars.rules import numbering
from tests.games.onmars.rules.numbering import NO_RULE, STATEMENTS, states


def test_every_statement_that_is_a_rule_has_a_test() -> None:
    stated = states.read(Path(__file__).parent, str(numbering.__package__))
    assert stated == set(STATEMENTS) - set(NO_RULE)
