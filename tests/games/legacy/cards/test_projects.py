"""Every project card and innovation of the campaign is played, and does exactly what its file says."""

from collections import Counter

import pytest

from tests.games.legacy.cards.answering import answers
from tests.games.legacy.cards.doing import Expectation, same, told
from tests.games.legacy.cards.prepared import Prepared
from tests.games.legacy.cards.reading import PROJECTS, Raw


def branches(effects: list[Raw]) -> int:
    """How many ways there are to choose."""
    return max((len(effect["branches"]) for effect in effects if effect["do"] == "choose"), default=1)


PLAYED = [(card, branch) for card, raw in PROJECTS.items() for branch in range(branches(raw.get("immediate", [])))]


@pytest.mark.parametrize(("card", "branch"), PLAYED, ids=[f"{card}-{branch + 1}" for card, branch in PLAYED])
def test_a_card_costs_its_price_and_does_what_its_file_says(card: str, branch: int) -> None:
    raw, table = PROJECTS[card], Prepared(card)
    table.hand(0, card).turn_of(0)
    happened = table.do(f"play {card} mc={raw['cost']}" if raw["cost"] else f"play {card}")
    happened += answers(table, branch)
    found = told(happened, card)
    found["stock", 0, "mc"] += raw["cost"]
    found = Counter({fact: n for fact, n in found.items() if n})
    expected = Expectation(table, card, table.before, branch=branch)
    expected.of(raw.get("immediate", []))
    same(found, expected.own_triggers(raw), card)
    lying = table.player(0).events if raw["kind"] == "event" else table.player(0).played
    assert table.table.content.index[card] in lying
