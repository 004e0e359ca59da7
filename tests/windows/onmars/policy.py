"""What a person wants who plays for an early end: whatever advances Missions and the Colony first."""

import random
from typing import Final

from mars_desktop.engine import Choice, Decision
from mars_desktop.games.onmars.rules import OnMarsRules
from mars_desktop.games.onmars.state import State
from mars_desktop.games.onmars.words import BUILDINGS, LSS

_WORTH: Final = {
    "mission": 12,
    "colony-level": 30,
    "life-support": 5,
    "raise": 2,
    "depot": 1,
    "gain": 1,
    "colonists": 1,
}
_RELUCTANT: Final = frozenset({"stop", "end", "goal", "boost", "stay", "tech"})
_SERVES: Final = {
    "blueprint": "obtain-blueprint",
    "tech-tile": "learn-technology",
    "bot": "welcome-ship",
    "scientist": "hire",
    "contract": "hire",
    "advanced-building": "upgrade",
    "progress-cube": "construct",
    "research-tile": "control-center",
    "discovery-tile": "control-center",
}
"""The action that advances a Mission."""
_TRIED: Final = 8


def wanted(rules: OnMarsRules, state: State, decision: Decision, rng: random.Random) -> Choice:
    """One legal answer: of some at random, the one after which most has happened."""
    options = list(decision.options)
    eager = [option for option in options if option.verb not in _RELUCTANT] or options
    tried = rng.sample(eager, min(len(eager), _TRIED))
    return max(tried, key=lambda choice: (_worth(rules, state, choice), rng.random()))


def _worth(rules: OnMarsRules, state: State, choice: Choice) -> int:
    worth = sum(_WORTH.get(event.kind, 0) for event in rules.preview(state, choice))
    if choice.verb == "main":
        worth += _serving(rules, state, choice.words[0])
    if choice.verb == "building":
        kind = BUILDINGS.index(choice.words[0])
        lowest = min(state.rows)
        worth += 6 if kind in LSS and state.rows[LSS.index(kind)] == lowest else 0
    return worth


def _serving(rules: OnMarsRules, state: State, action: str) -> int:
    missions = rules.table.content.missions
    wanted_now = {
        _SERVES[missions[kind].event] for kind, left in zip(state.missions, state.mission_left, strict=True) if left
    }
    return 6 * (action in wanted_now) + 4 * (action == "construct")
