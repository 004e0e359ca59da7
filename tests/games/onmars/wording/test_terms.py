"""The glossary explains the terms of On Mars with the numbers of the game, and hints lead to terms that there are."""

import pytest

from mars_desktop.engine import Decision, Setup
from mars_desktop.engine.decision import Answers
from mars_desktop.games.onmars.content import content
from mars_desktop.games.onmars.rules import OnMarsRules
from mars_desktop.games.onmars.wording import hints
from mars_desktop.games.onmars.wording.action_hints import executive_hint, main_hint
from mars_desktop.games.onmars.words import MAIN_ACTIONS
from mars_desktop.games.phrases import Speaker
from mars_desktop.games.terraforming.glossary import Glossary, plain

GLOSSARY = Glossary()
ENGLISH = Speaker()
RULES = OnMarsRules(Setup.quick("onmars", 3, 5))
START = RULES.new_state()


def _short(term: str) -> str:
    return plain(GLOSSARY[f"onmars-{term}"].short)


def test_the_numbers_in_the_glossary_are_those_of_the_game() -> None:
    numbers = content().numbers
    assert f"room for {numbers.quarters}, and for {numbers.quarters_by_shelter} more" in _short("quarters")
    assert f"scores {numbers.hangar_points} points" in _short("hangar")
    assert f"scores {numbers.scientist_points} points" in _short("scientist")
    assert f"Complex of {numbers.contract_complex} or more" in _short("contract")
    assert f"a Complex of {numbers.level_3_complex} or more" in plain(GLOSSARY["onmars-blueprint"].more)
    assert f"scores {content().life_support.first_points} points" in _short("life-support")
    assert f"goes from 1 to {numbers.highest_level}" in _short("level")
    assert (numbers.depot, numbers.ships, numbers.markers, numbers.bots, numbers.goals) == (8, 5, 8, 4, 3)
    assert all(word in _short("depot") for word in ("Eight spaces", "cover five"))
    assert numbers.discovery_distance == 3
    assert "three hexes" in _short("discovery")


def test_a_hint_leads_to_a_term_of_the_glossary() -> None:
    decisions = [Decision(0, 0, kind, "", Answers) for kind in hints.kinds() - {"turn"}]
    said = [hints.hint(RULES.table, START, decision, ENGLISH) for decision in decisions]
    assert all(hint is not None and hint.term in GLOSSARY for hint in said)


@pytest.mark.parametrize("action", MAIN_ACTIONS)
def test_every_main_action_says_what_it_does_what_it_costs_and_why(action: str) -> None:
    said = main_hint(RULES.table, START, 0, action, ENGLISH)
    assert said.term in GLOSSARY
    for part in said[1:4]:
        assert part.endswith(".")
        assert part.count(". ") <= 2


@pytest.mark.parametrize("entry", content().executives, ids=lambda entry: str(entry.id))
def test_every_executive_action_says_what_it_does_what_it_costs_and_why(entry: object) -> None:
    said = executive_hint(RULES.table, entry.id, ENGLISH)  # type: ignore[attr-defined]  # an ExecutiveAction
    assert said.term in GLOSSARY
    assert all(part.endswith(".") for part in said[1:4])


def test_a_hint_to_building_names_what_nobody_has_built_yet() -> None:
    said = main_hint(RULES.table, START, 0, "construct", ENGLISH)
    assert said.why == (
        "Built by nobody yet: Generator, Water Extractor, Greenhouse and Oxygen Condenser. "
        "The first of each type scores 2 points."
    )
    later = START.copy()
    later.first_built = [True] * 4
    later.rows = [2, 1, 2, 2]
    said = main_hint(RULES.table, later, 0, "construct", ENGLISH)
    assert said.why.startswith("The Colony needs for its next level: Water Extractor.")
    later.rows = [2] * 4
    said = main_hint(RULES.table, later, 0, "construct", ENGLISH)
    assert said.why == "The Life Support System has all it needs for the next level."


def test_a_hint_to_a_red_action_tells_the_surcharge_of_now() -> None:
    busy = START.copy()
    busy.slots[0] = [1, 2]
    said = main_hint(RULES.table, busy, 0, "obtain-blueprint", ENGLISH)
    assert said.cost.endswith("The surcharge is 2 now.")
    assert "now" not in main_hint(RULES.table, START, 0, "obtain-blueprint", ENGLISH).cost
