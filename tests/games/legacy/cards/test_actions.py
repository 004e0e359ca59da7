"""Every action of the campaign's cards costs and gives what its file says."""

import pytest

from mars_desktop.engine import Event
from tests.games.legacy.cards.answering import answers
from tests.games.legacy.cards.doing import Expectation, Facts, same, told
from tests.games.legacy.cards.prepared import in_front
from tests.games.legacy.cards.reading import ADAPTED, CAMPAIGN, EVERYTHING, Raw, names

ACTIONS = [
    (card, number)
    for card, raw in (CAMPAIGN | ADAPTED).items()
    for number, action in enumerate(raw.get("actions", []))
    if "x" not in action.get("cost", {}).values()
]


@pytest.mark.parametrize(("card", "number"), ACTIONS, ids=names(ACTIONS))
def test_an_action_costs_and_gives_what_its_file_says(card: str, number: int) -> None:
    action, table = EVERYTHING[card]["actions"][number], in_front(card)
    only = len(EVERYTHING[card]["actions"]) == 1
    happened = table.do(f"use {card}" if only else f"use {card} {number + 1}")
    happened += answers(table)
    expected = Expectation(table, card, table.before)
    expected.cost(action.get("cost", {}))
    same(_whole_payment(happened, card), expected.of(action["gain"]), card)
    assert table.turn_of(0).refused(f"use {card}" if only else f"use {card} {number + 1}").key == "used-this-generation"


def _whole_payment(happened: list[Event], card: str) -> Facts:
    """Facts in which M€ paid with metals are M€ again, for actions that accept them."""
    facts = told(happened, card)
    for metal, value in (("steel", 2), ("titanium", 3)):
        if facts.get(("stock", 0, metal), 0) < 0 and any(
            metal in a["cost"].get("accept", []) for a in _accepting(card)
        ):
            facts["stock", 0, "mc"] += facts.pop(("stock", 0, metal)) * value
    return facts


def _accepting(card: str) -> list[Raw]:
    return [action for action in EVERYTHING[card]["actions"] if "accept" in action.get("cost", {})]
