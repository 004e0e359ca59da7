"""Moments of missions at which a question of some kind is asked, laid out by hand."""

import random
from collections.abc import Mapping
from typing import Any, Final

from mars_desktop.engine import Choice, Decision, Session, Setup, rules_for
from mars_desktop.games.legacy.content import campaign_content
from mars_desktop.games.legacy.mission_start import START_CODEC, MissionStart, SeatStart, Version
from mars_desktop.games.legacy.rules import LegacyRules
from mars_desktop.games.legacy.state import LegacyState
from mars_desktop.games.legacy.table import MissionTable
from mars_desktop.games.terraforming import vocabulary as v
from mars_desktop.games.terraforming.resources import TAG_INDEX, WORKERS
from mars_desktop.games.terraforming.state import CITY, OCEAN, Resolve

KINDS: Final = (
    "corporation",
    "development",
    "start",
    "population",
    "melt",
    "freeze",
    "innovation",
    "refresh",
    "conversion",
)
"""The kinds of question that only a mission asks, but for saving, which only a campaign has."""

SAVED: Final = ("old-blueprints", "solar-power", "rust-smelter")
"""Cards in every hand at the end of a mission."""

_EFFECTS: Final[Mapping[str, v.AnyEffect]] = {
    "population": v.Populate(1),
    "melt": v.Melt(1),
    "freeze": v.Freeze(2),
    "refresh": v.Refresh(1),
}


def any_answer(decision: Decision, rng: random.Random) -> Choice:
    """A legal answer."""
    if decision.picks and (not decision.options or rng.random() < 0.5):
        pick = rng.choice(decision.picks)
        chosen = set(rng.sample(pick.items, rng.randint(pick.low, min(pick.high, max(pick.low, 4)))))
        return pick.choice(tuple(item for item in pick.items if item in chosen))
    return rng.choice(decision.options)


def mission(number: int, seats: int, seed: int = 1) -> Session[Any]:
    """A mission by itself that has just begun."""
    return Session(rules_for(Setup.quick("legacy", seats, seed, mission=number)))


def in_campaign(number: int, seed: int = 1) -> Session[Any]:
    """A mission of a campaign for two, which another one follows; both have a box and developments."""
    developments: dict[int, Version] = {1: "a"} if number > 1 else {}
    seats = (
        SeatStart("p1", "greenwake", 0, "G", ("G",), ("old-blueprints",), developments),
        SeatStart("p2", "common-hearth", 10, "P", ("P",), (), developments),
    )
    content = campaign_content()
    box = tuple(content.cards[card].id for card in content.innovations)
    start = MissionStart("patience", number, seats, first=0, innovations=box)
    campaign = START_CODEC.encode(start).decode()
    return Session(rules_for(Setup.quick("legacy", 2, seed, mission=number, campaign=campaign)))


def mission_table(session: Session[Any]) -> MissionTable:
    """What stays the same through a mission."""
    rules = session.rules
    assert isinstance(rules, LegacyRules)
    return rules.table


def _until(session: Session[Any], kind: str, seed: int = 1) -> Session[Any]:
    """The mission at its first question of a kind that everybody is asked."""
    rng = random.Random(seed)
    while session.pending[0].kind != kind:
        session.choose(any_answer(session.pending[0], rng))
    return session


def _state_at_an_action(session: Session[Any]) -> tuple[LegacyState, int]:
    """A copy of the state at the first action, and the seat whose action it is."""
    state = _until(session, "action").state.copy()
    assert isinstance(state, LegacyState)
    return state, session.pending[0].seat


def asking(kind: str) -> Session[Any]:
    """A mission at a question of this kind."""
    if kind in ("corporation", "development", "start"):
        return _until(mission(2, 3), kind)
    if kind == "conversion":
        return _at_the_end(mission(1, 2), workers=10)
    if kind == "innovation":
        return innovating(mission(1, 2))
    session = mission(1, 2)
    state, seat = _state_at_an_action(session)
    table = mission_table(session)
    for place in table.map.ocean_areas[:4]:
        state.tile[place] = OCEAN
        state.frozen[place] = int(kind == "melt")
    _found_cities(state, table, seat, 2)
    state.players[seat].used = [table.content.index[card] for card in SAVED[:2]]
    state.agenda.push_now([Resolve(seat, _EFFECTS[kind], SAVED[0], table.content.index[SAVED[0]])])
    return Session(session.rules, resume_from=state)


def with_moon_city() -> tuple[Session[Any], str]:
    """A Population is to be placed, and one city with room for it lies off the map; the session and that place."""
    session = asking("population")
    state, table = session.state.copy(), mission_table(session)
    place = table.map.hexes + 2
    state.tile[place], state.owner[place] = CITY, session.pending[0].seat
    return Session(session.rules, resume_from=state), table.map.places[place]


def _found_cities(state: LegacyState, table: MissionTable, seat: int, count: int) -> None:
    for place in table.map.land[: 2 * count : 2]:
        state.tile[place], state.owner[place] = CITY, seat


def innovating(session: Session[Any]) -> Session[Any]:
    """A seat with science enough has taken its innovation action."""
    state, seat = _state_at_an_action(session)
    state.players[seat].tags[TAG_INDEX["science"]] = 9
    session = Session(session.rules, resume_from=state)
    session.choose(Choice(seat, "innovation"))
    return session


def saving() -> Session[Any]:
    """A mission of a campaign at its end, where everybody holds the same cards and may save some."""
    return _at_the_end(in_campaign(2), workers=0)


def _at_the_end(session: Session[Any], *, workers: int) -> Session[Any]:
    """Everything is complete, everybody has passed, and everybody has so many workers and nothing else."""
    state, seat = _state_at_an_action(session)
    table = mission_table(session)
    state.parameters = [track.max for track in table.map.tracks]
    for player in state.players:
        player.hand = [table.content.index[card] for card in SAVED]
        player.stock = [0] * len(player.stock)
        player.production = [0] * len(player.production)
        player.stock[WORKERS] = workers
    _found_cities(state, table, seat, 1)
    session = Session(session.rules, resume_from=state)
    while session.pending[0].kind == "action":
        session.choose(Choice(session.pending[0].seat, "pass"))
    return session
