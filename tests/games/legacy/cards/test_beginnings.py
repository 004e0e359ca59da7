"""Every side of a corporation and every development gives, at the beginning of a mission, what its file says."""

from collections import Counter

import pytest

from mars_desktop.games.legacy.mission_start import SeatStart
from tests.games.legacy.cards.answering import answers
from tests.games.legacy.cards.doing import Expectation, Facts, fires, same, told
from tests.games.legacy.cards.reading import DEVELOPMENTS, SIDES
from tests.games.legacy.situation import Beginning


def beginning(identity: str, mission: int, chosen: str = "") -> Beginning:
    """A mission whose first seat has that corporation, and that development instead of the version a."""
    versions = dict.fromkeys(range(1, mission + 1), "a")
    if chosen:
        versions[mission] = DEVELOPMENTS[chosen]["version"]
    other = "greenwake" if identity == "common-hearth" else "common-hearth"
    first = SeatStart("p1", identity, developments=versions)  # type: ignore[arg-type]  # versions as plain texts
    second = SeatStart("p2", other, developments=dict.fromkeys(versions, "a"))
    return Beginning(first, second, mission=mission)


@pytest.mark.parametrize("side", SIDES)
def test_a_side_gives_its_money_resources_and_production(side: str) -> None:
    raw = SIDES[side]
    table = beginning(raw["identity"], 1)
    other = "greenwake-a" if raw["identity"] == "common-hearth" else "common-hearth-a"
    happened = table.do(f"p1 start {side}", f"p2 start {other}")
    expected: Facts = Counter()
    expected["stock", 0, "mc"] += raw["mc"]
    expected.update({("stock", 0, resource): units for resource, units in raw.get("resources", {}).items()})
    expected.update({("production", 0, resource): steps for resource, steps in raw.get("production", {}).items()})
    own = Expectation(table, side, table.state.parameters[:], branch=1)
    for trigger in raw.get("triggers", []):
        itself = {"on": "play", "kind": "corporation", "cost": 0, "deck": "campaign", "tags": raw.get("tags", [])}
        for _ in range(fires(trigger, itself)):
            own.of(trigger["do"])
    expected.update(own.of([]))
    same(told([event for event in happened if event.seat == 0], side), expected, side)
    assert table.player(0).owes_first_action == bool(raw.get("first_action"))


@pytest.mark.parametrize("side", [side for side, raw in SIDES.items() if raw.get("first_action")])
def test_a_first_action_is_owed_and_does_what_its_file_says(side: str) -> None:
    raw = SIDES[side]
    table = beginning(raw["identity"], 1)
    other = "greenwake-a" if raw["identity"] == "common-hearth" else "common-hearth-a"
    table.do(f"p1 start {side}", f"p2 start {other}")
    assert table.refused("convert heat").key == "first-action-owed"
    before = table.state.parameters[:]
    happened = table.do(f"first-action {side}") + answers(table)
    expected = Expectation(table, side, before)
    expected.of(raw["first_action"])
    for trigger in raw.get("triggers", []):
        if trigger["on"] == "place" and trigger.get("tile") == raw["first_action"][0].get("tile"):
            expected.of(trigger["do"])
    same(told(happened, side), expected.of([]), side)


@pytest.mark.parametrize("development", DEVELOPMENTS)
def test_a_development_costs_nothing_and_does_what_its_file_says(development: str) -> None:
    raw = DEVELOPMENTS[development]
    table = beginning(raw["corporation"], raw["mission"], development)
    other = "greenwake-a" if raw["corporation"] == "common-hearth" else "common-hearth-a"
    before, glaciers = table.state.parameters[:], table.glaciers()
    side = f"{raw['corporation']}-b"
    happened = table.do(f"p1 start {side}", f"p2 start {other}") + answers(table)
    expected = Expectation(table, development, before)
    expected.of(raw.get("immediate", []))
    tags = [tag for card in table.player(0).played for tag in table.table.cards[card].face.tags]
    for trigger in raw.get("triggers", []):
        for tag in tags:
            for _ in range(fires(trigger, {"on": "play", "kind": "", "cost": 0, "deck": "", "tags": [tag]})):
                expected.of(trigger["do"])
    if not glaciers:
        # nothing lies frozen yet, so melting is skipped
        expected.facts.pop(("melt",), None)
    same(told(happened, development), expected.of([]), development)
    assert table.table.content.index[development] in table.player(0).played
