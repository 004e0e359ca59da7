"""Whole missions through the table page: by keys alone, and by the mouse alone with everything dragged that can be."""

import random

import pytest
from PySide6.QtWidgets import QApplication

from mars_desktop.engine import Choice, Decision
from tests.windows.legacy.moments import mission
from tests.windows.shown_table import Opener
from tests.windows.table.hands import Dragging, Keyboard, give

EAGER = ("first-action", "convert", "milestone", "innovation", "use", "play", "project", "fund", "sell", "end", "pass")
PLANET = ("asteroid", "aquifer", "greenery", "city")


def wanted(decision: Decision, rng: random.Random) -> Choice:
    """What a person wants who plays for an early end: raise parameters, then anything, pass when nothing is left."""
    if decision.kind == "action":
        options = [o for o in decision.options if o.verb != "project" or o.words[0] in PLANET]
        least = min(EAGER.index(option.verb) for option in options)
        return rng.choice([option for option in options if EAGER.index(option.verb) == least])
    if decision.picks and (not decision.options or rng.random() < 0.8):
        pick = rng.choice(decision.picks)
        count = min(pick.high, max(pick.low, 3 if decision.kind == "start" else 1))
        chosen = set(rng.sample(pick.items, count))
        return pick.choice(tuple(item for item in pick.items if item in chosen))
    return rng.choice([option for option in decision.options if option.verb != "done"] or list(decision.options))


@pytest.mark.parametrize("person", [Dragging, Keyboard])
def test_a_whole_mission_is_played(open_mission: Opener, person: type[Dragging] | type[Keyboard]) -> None:
    page = open_mission(mission(1, 2, 3))
    controller, rng, hands = page.controller, random.Random(3), person(page)
    ended: list[bool] = []
    page.gameOver.connect(lambda: ended.append(True))
    kinds: set[str] = set()
    answers = 0
    while not controller.over:
        decision = controller.decision
        assert decision is not None
        kinds.add(decision.kind)
        choice = wanted(decision, rng)
        QApplication.processEvents()
        give(hands, choice)
        answers += 1
        assert controller.answers_given == answers, f"{choice} was not taken: {page.bar.shown_remark}"
    assert ended == [True]
    assert {"corporation", "development", "start", "draft", "research", "action", "place", "population"} <= kinds
    assert controller.score().winners
