"""Moments of missions at which a question of some kind is asked, found by games that play themselves."""

import random
from functools import cache
from typing import Any, Final

from mars_desktop.engine import Choice, Decision, Session, Setup, rules_for
from mars_desktop.games.legacy.content import campaign_content
from mars_desktop.games.legacy.mission_start import START_CODEC, MissionStart, SeatStart
from mars_desktop.games.legacy.rules import LegacyRules
from mars_desktop.games.legacy.table import MissionTable

FOUND: Final = {
    "corporation": (2, 3, 1),
    "development": (3, 2, 2),
    "start": (1, 2, 14),
    "population": (1, 2, 140),
    "melt": (2, 3, 225),
    "freeze": (4, 3, 73),
    "innovation": (1, 3, 21),
    "refresh": (5, 3, 81),
    "conversion": (4, 2, 122),
}
"""For each kind of question a mission, a number of seats and a seed whose game comes to it."""


def any_answer(decision: Decision, rng: random.Random) -> Choice:
    """A legal answer, rather one that does something."""
    options, picks = list(decision.options), list(decision.picks)
    if picks and (not options or rng.random() < len(picks) / (len(options) + len(picks))):
        pick = rng.choice(picks)
        chosen = set(rng.sample(pick.items, rng.randint(pick.low, min(pick.high, max(pick.low, 4)))))
        return pick.choice(tuple(item for item in pick.items if item in chosen))
    if decision.kind == "action":
        busy = [option for option in options if option.verb not in ("pass", "end", "fund")]
        if busy and rng.random() < 0.9:
            return rng.choice(busy)
    return rng.choice(options)


def mission(number: int, seats: int, seed: int) -> Session[Any]:
    """A mission by itself that has just begun."""
    return Session(rules_for(Setup.quick("legacy", seats, seed, mission=number)))


def in_campaign(number: int, seed: int = 1) -> Session[Any]:
    """A mission of a campaign for two, which another one follows; both have a box and developments."""
    developments = {1: "a"} if number > 1 else {}
    seats = (
        SeatStart("p1", "greenwake", 0, "G", ("G",), ("old-blueprints",), developments),
        SeatStart("p2", "common-hearth", 10, "P", ("P",), (), developments),
    )
    content = campaign_content()
    box = tuple(content.cards[card].id for card in content.innovations)
    start = MissionStart("patience", number, seats, first=0, innovations=box)
    options = {"mission": number, "campaign": START_CODEC.encode(start).decode()}
    return Session(rules_for(Setup.quick("legacy", 2, seed, **options)))


def mission_table(session: Session[Any]) -> MissionTable:
    """What stays the same through a mission."""
    rules = session.rules
    assert isinstance(rules, LegacyRules)
    return rules.table


@cache
def _answers_to(kind: str) -> tuple[Choice, ...]:
    """The answers that lead a found game to the first question of a kind."""
    session = mission(*FOUND[kind])
    rng = random.Random(FOUND[kind][2])
    while not _asks(session.pending[0], kind):
        session.choose(any_answer(session.pending[0], rng))
    return tuple(session.choices)


def _asks(decision: Decision, kind: str) -> bool:
    """Whether the question is of that kind; a question what to freeze is one for several of many places."""
    if kind == "freeze" and decision.kind == kind:
        return decision.picks[0].high > 1 and len(decision.picks[0].items) > 2
    return decision.kind == kind


def asking(kind: str) -> Session[Any]:
    """A mission at a question of this kind."""
    session = mission(*FOUND[kind])
    for answer in _answers_to(kind):
        session.choose(answer)
    return session
