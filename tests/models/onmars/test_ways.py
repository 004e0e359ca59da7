"""Which places of the screen an answer names."""

import random

import pytest

from mars_desktop.engine import Choice, Setup
from mars_desktop.games.onmars.content import content
from mars_desktop.games.onmars.rules import OnMarsRules
from mars_desktop.games.onmars.state import State
from mars_desktop.models.onmars.ways import MOVES, NO_WAY, way_of

NAMED_NOWHERE = {"stop", "end", "keep", "travel", "stay", "shuttle", "support", "refill", "boost", *MOVES}
"""Verbs that only the bar answers, and those of moves, which the map takes by itself."""


def _played(seats: int, seed: int) -> list[tuple[State, Choice]]:
    rules = OnMarsRules(Setup.quick("onmars", seats, seed))
    state, rng = rules.new_state(), random.Random(seed)
    seen: list[tuple[State, Choice]] = []
    while decisions := rules.pending(state):
        choice = rng.choice(decisions[0].options)
        seen.append((state.copy(), choice))
        rules.execute(state, choice)
        if len(seen) > 900:
            break
    return seen


@pytest.mark.parametrize("seats", [1, 3])
def test_every_answer_is_named_by_places_but_a_few_that_have_none(seats: int) -> None:
    for state, choice in _played(seats, 5):
        way = way_of(content(), state, choice)
        assert (way == NO_WAY) is (choice.verb in NAMED_NOWHERE), choice


def test_a_red_action_may_be_taken_by_bringing_a_colonist() -> None:
    state = OnMarsRules(Setup.quick("onmars", 2, 1)).new_state()
    assert way_of(content(), state, Choice(0, "main", ("construct",))).beside == ("quarters",)
    assert way_of(content(), state, Choice(0, "main", ("resupply",))).beside == ()


def test_a_development_step_goes_from_the_space_of_the_tile_to_the_next() -> None:
    state = OnMarsRules(Setup.quick("onmars", 2, 1)).new_state()
    way = way_of(content(), state, Choice(0, "develop", ("shelter", "C3T")))
    assert way.steps == ("lab C2M", "lab C3T")


def test_a_building_with_borrowed_tech_names_its_owner_as_well() -> None:
    state = OnMarsRules(Setup.quick("onmars", 2, 1)).new_state()
    way = way_of(content(), state, Choice(0, "site", ("G5", "p2")))
    assert way.steps == ("hex G5",)
    assert way.has("seat 1")
