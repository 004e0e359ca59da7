"""Faults of one mission by itself: tracks, goals, twist and what it changes."""

from collections.abc import Iterable
from typing import Final

from mars_desktop.engine.pack_checks import Faults, repeated, within
from mars_desktop.games.legacy.pack_format import GenerationEvent, Mission, SetupTile, SharedGoal
from mars_desktop.games.terraforming import vocabulary as v
from mars_desktop.games.terraforming.card_faults import (
    faults_of_effects,
    faults_of_lasting,
    faults_of_measure,
)
from mars_desktop.games.terraforming.effect_places import effects_at
from mars_desktop.games.terraforming.pack_faults import faults_of_goals, faults_of_id, faults_of_track

_CONVERTED: Final = ("plants", "heat", "workers")
_LAST_GENERATION: Final = 99


def faults_of_mission(mission: Mission) -> Faults:
    """Places and problems of one mission by itself."""
    yield from ((f"mission {mission.id!r}, {place}", text) for place, text in _mission(mission))


def no_points(effects: Iterable[tuple[str, v.AnyEffect]]) -> Faults:
    """Effects that give victory points where none may."""
    for place, effect in effects:
        if isinstance(effect, v.Points):
            yield place, "gives victory points, expected that only in the goal of a mission"


def _mission(mission: Mission) -> Faults:
    yield from faults_of_id("id", mission.id)
    for name in ("title", "place", "briefing", "map"):
        if not getattr(mission, name).strip():
            yield name, "is empty, expected text"
    yield from within("starting_tr.players", mission.starting_tr.players, 1, 99)
    yield from within("starting_tr.solo", mission.starting_tr.solo, 1, 99)
    yield from within("science_tags", mission.science_tags, 0, 20)
    yield from within("solo.parameters_complete", mission.solo.parameters_complete, 0, 3)
    yield from within("solo.vp", mission.solo.vp, 0, 200)
    yield from _tracks(mission)
    yield from faults_of_goals("", mission.milestones, mission.awards)
    yield from within("milestones_claimed", mission.milestones_claimed, 0, len(mission.milestones))
    if len(mission.award_prices) > len(mission.awards) or min(mission.award_prices, default=0) < 0:
        problem = f"are {list(mission.award_prices)}, expected prices of 0 or more for at most {len(mission.awards)}"
        yield "award_prices", f"{problem} awards"
    for name, price in mission.standard_projects.items():
        yield from within(f"standard_projects.{name}", price, 0, 200)
    for resource, price in mission.conversions.items():
        if resource not in _CONVERTED:
            yield f"conversions.{resource}", f"cannot be converted, expected one of {', '.join(_CONVERTED)}"
        yield from within(f"conversions.{resource}", price, 1, 50)
    yield from ((f"twist.{place}", text) for place, text in _twist(mission))


def _tracks(mission: Mission) -> Faults:
    tracks = mission.tracks
    for name in ("temperature", "oxygen", "oceans"):
        track = getattr(tracks, name)
        yield from faults_of_track(f"tracks.{name}", track)
        for i, bonus in enumerate(track.bonuses):
            yield from no_points(effects_at(f"tracks.{name}.bonuses[{i}].gain", bonus.gain))
    warm = tracks.temperature
    if warm.step > 0 and (not warm.start < warm.melts_from <= warm.max or (warm.melts_from - warm.start) % warm.step):
        problem = f"is {warm.melts_from}, expected a step after {warm.start} up to {warm.max}"
        yield "tracks.temperature.melts_from", problem
    laid = sum(tile.tile == "ocean" for tile in mission.twist.tiles)
    if laid != tracks.oceans.start:
        yield "tracks.oceans.start", f"is {tracks.oceans.start}, expected {laid}, the oceans of twist.tiles"


def _twist(mission: Mission) -> Faults:
    twist = mission.twist
    yield from faults_of_id("id", twist.id)
    for name in ("name", "sentence"):
        if not getattr(twist, name).strip():
            yield name, "is empty, expected text"
    for i, tile in enumerate(twist.tiles):
        yield from _tile(f"tiles[{i}]", tile)
    yield from repeated("tiles", [tile.hex for tile in twist.tiles])
    yield from faults_of_effects("start", twist.start, None)
    yield from no_points(effects_at("start", twist.start))
    yield from faults_of_lasting("", twist.triggers, twist.modifiers, None)
    for i, trigger in enumerate(twist.triggers):
        yield from no_points(effects_at(f"triggers[{i}].do", trigger.do))
    for i, event in enumerate(twist.generations):
        yield from _generation(f"generations[{i}]", event)
    if twist.goal is not None:
        yield from _goal(twist.goal)


def _tile(place: str, tile: SetupTile) -> Faults:
    if (tile.tile == "ocean") != bool(tile.side):
        needed = "glacier or water" if tile.tile == "ocean" else "no side, which only ocean tiles have"
        yield f"{place}.side", f"is {tile.side or 'missing'}, expected {needed}"
    if tile.tile in ("city", "special"):
        yield from within(f"{place}.population", tile.population, 0, 20)
    elif tile.population:
        yield f"{place}.population", f"is {tile.population}, expected none: only cities and special tiles have room"


def _generation(place: str, event: GenerationEvent) -> Faults:
    at = event.at
    if not at or min(at) < 2 or max(at) > _LAST_GENERATION or list(at) != sorted(set(at)):
        yield f"{place}.at", f"is {list(at)}, expected generations from 2 on, each once, in order"
    if not event.effects:
        yield f"{place}.effects", "is empty, expected at least one entry"
    yield from faults_of_effects(f"{place}.effects", event.effects, None)
    yield from no_points(effects_at(f"{place}.effects", event.effects))
    for i, effect in enumerate(event.effects):
        if event.to == "table" and not isinstance(effect, v.Lower | v.Freeze):
            kind = type(effect).__struct_config__.tag
            yield f"{place}.effects[{i}]", f"is {kind!r}, expected lower or freeze, which need no player"


def _goal(goal: SharedGoal) -> Faults:
    yield from faults_of_measure("goal.measure", goal.measure)
    if getattr(goal.measure, "whose", "") != "all":
        yield "goal.measure", 'counts what is one player\'s, expected a measure with whose = "all"'
    if (goal.min > 0) == (goal.min_per_player > 0) or min(goal.min, goal.min_per_player, goal.min_solo) < 0:
        yield "goal", "expected either min or min_per_player of at least 1"
    if not (goal.success or goal.failure):
        yield "goal", "does nothing, expected success or failure"
    for name in ("success", "failure"):
        yield from faults_of_effects(f"goal.{name}", getattr(goal, name), None)
