"""What a person wants who plays for an early end: raise the planet first, then anything, pass when nothing is left."""

import random

from mars_desktop.engine import Choice, Decision

_EAGER = {
    "first-action": 0,
    "convert": 1,
    "milestone": 2,
    "use": 3,
    "play": 3,
    "project": 4,
    "fund": 5,
    "end": 8,
    "pass": 9,
}
_PLANET = ("asteroid", "aquifer", "greenery", "city")


def wanted(decision: Decision, rng: random.Random) -> Choice:
    """One legal answer."""
    if decision.kind == "action":
        return _action(decision, rng)
    if decision.picks and (not decision.options or rng.random() < 0.8):
        pick = rng.choice(decision.picks)
        many = 4 if decision.kind == "start" else 1
        return pick.choice(tuple(rng.sample(pick.items, min(pick.high, max(pick.low, min(many, len(pick.items)))))))
    if decision.kind == "final-greenery":
        return next(option for option in decision.options if option.verb == "convert")
    return rng.choice(decision.options)


def _action(decision: Decision, rng: random.Random) -> Choice:
    options = [option for option in decision.options if option.verb != "project" or option.words[0] in _PLANET]
    if rng.random() < 0.04 and decision.picks:
        return decision.picks[0].choice(decision.picks[0].items[:1])
    least = min(_EAGER[option.verb] for option in options)
    near = [option for option in options if _EAGER[option.verb] <= least + 1 and _EAGER[option.verb] < 8]
    return rng.choice(near or [option for option in options if _EAGER[option.verb] == least])
