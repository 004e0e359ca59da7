"""Faults of whole packs that have the right shape: heads, numbers of the game, maps, and names that lead nowhere."""

import re
from collections.abc import Iterable, Iterator
from typing import Final

from mars_desktop.games.terraforming import vocabulary as v
from mars_desktop.games.terraforming.card_faults import Faults, faults_of_card, faults_of_effects, faults_of_measure
from mars_desktop.games.terraforming.maps import MapEntry, Track, Tracks
from mars_desktop.games.terraforming.pack_format import FORMAT, GameNumbers, PackFile

_ID: Final = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
_PARAMETERS: Final = ("temperature", "oxygen", "oceans")
_MOST_HEXES: Final = 400


def faults_of_pack(pack: PackFile) -> Faults:
    """Places and problems of one pack by itself."""
    if pack.map is not None:
        yield from _format("map.format", pack.map.format)
        yield from _map(pack.map)
    elif pack.pack is None:
        yield "pack", "is missing, expected a table [pack] with id, format, name and game"
    if pack.pack is not None:
        yield from _format("pack.format", pack.pack.format)
        yield from _id("pack.id", pack.pack.id)
    if pack.game is not None:
        yield from _numbers(pack.game)
    seen: dict[str, str] = {}
    for card in pack.cards:
        place = place_of(card)
        yield from _id(place, card.id)
        for name, value in (("id", card.id), ("number", card.number)):
            key = f"{place.split()[0]} number {value}" if name == "number" else value
            if key in seen:
                yield place, f"has the {name} {value!r} of {seen[key]}, expected one of its own"
            seen.setdefault(key, place)
        for name, value in (("name", card.name), ("number", card.number)):
            if not value.strip():
                yield f"{place}, {name}", "is empty, expected text"
        yield from ((f"{place}, {where}", text) for where, text in faults_of_card(card))


def place_of(card: v.Project | v.Corporation) -> str:
    """How a card is named in a fault: its kind and id."""
    return f"{'project' if isinstance(card, v.Project) else 'corporation'} {card.id!r}"


def faults_of_tracks(pack: PackFile, tracks: Tracks) -> Faults:
    """Requirements of a pack's cards that lie beyond the tracks."""
    for card in pack.project:
        for name in _PARAMETERS:
            bounds: v.Bounds | None = getattr(card.requires, name)
            track: Track = getattr(tracks, name)
            for bound in () if bounds is None else (bounds.min, bounds.max):
                if bound is not None and (not track.start <= bound <= track.max or (bound - track.start) % track.step):
                    steps = f"{track.start} to {track.max} in steps of {track.step}"
                    yield f"{place_of(card)}, requires.{name}", f"asks for {bound}, expected {steps}"


def dangling(pack: PackFile, standard_projects: Iterable[str], slots: Iterable[str]) -> Faults:
    """Names of standard projects and of reserved places that no pack or map has."""
    projects, places = sorted(set(standard_projects)), sorted(set(slots))
    for card in pack.cards:
        for place, name in _named_projects(card):
            if name not in projects:
                problem = f"names the unknown standard project {name!r}, expected one of {', '.join(projects)}"
                yield f"{place_of(card)}, {place}", problem
        for effect in _effects_of(card):
            where = effect.where if isinstance(effect, v.Place | v.Claim) else None
            if where is not None and where.slot is not None and where.slot not in places:
                problem = f"names the unknown place {where.slot!r}, expected one of {', '.join(places)}"
                yield f"{place_of(card)}, slot", problem


def slots_of(entry: MapEntry) -> set[str]:
    """The names of a map's reserved places, on it and off it."""
    return {h.slot for h in entry.hexes if h.slot} | {place.slot for place in entry.off_map}


def _named_projects(card: v.Project | v.Corporation) -> Iterator[tuple[str, str]]:
    for i, modifier in enumerate(card.modifiers):
        if isinstance(modifier, v.Discount) and modifier.standard_project is not None:
            yield f"modifiers[{i}].standard_project", modifier.standard_project
    for i, trigger in enumerate(card.triggers):
        if isinstance(trigger, v.OnProject):
            yield from ((f"triggers[{i}].exclude", name) for name in trigger.exclude)


def _effects_of(card: v.Project | v.Corporation) -> Iterator[v.AnyEffect]:
    """All effects of a card, those inside others included."""
    first = card.immediate if isinstance(card, v.Project) else card.first_action
    waiting: list[v.AnyEffect] = [
        *first,
        *(effect for trigger in card.triggers for effect in trigger.do),
        *(effect for action in card.actions for effect in action.gain),
    ]
    while waiting:
        effect = waiting.pop(0)
        yield effect
        match effect:
            case v.Choose(branches=branches):
                waiting.extend(inner for branch in branches for inner in branch)
            case v.If(then=then, otherwise=otherwise):
                waiting.extend((*then, *otherwise))
            case v.Reveal(then=then):
                waiting.extend(then)
            case _:
                pass


def _format(place: str, found: int) -> Faults:
    if found != FORMAT:
        yield place, f"is {found}, expected {FORMAT}, the only format this program reads"


def _id(place: str, name: str) -> Faults:
    if _ID.fullmatch(name) is None:
        yield place, f"has the id {name!r}, expected lower-case words joined by hyphens"


def _numbers(numbers: GameNumbers) -> Faults:
    for name in ("cards_per_research", "actions_per_turn", "plants_per_greenery", "heat_per_temperature"):
        value: int = getattr(numbers, name)
        if value < 1:
            yield f"game.{name}", f"is {value}, expected at least 1"
    if not numbers.award_prices or min(numbers.award_prices) < 0:
        yield "game.award_prices", f"is {list(numbers.award_prices)}, expected prices of 0 or more"
    for i, project in enumerate(numbers.standard_projects):
        place = f"game.standard_projects[{i}]"
        yield from _id(place, project.id)
        if bool(project.gain) == bool(project.sells):
            yield place, "expected either gain or sells"
        if not 0 <= project.cost <= 200:
            yield f"{place}.cost", f"is {project.cost}, expected 0 to 200"
        yield from faults_of_effects(f"{place}.gain", project.gain, None)
    yield from _twice("game.standard_projects", [project.id for project in numbers.standard_projects])


def _map(entry: MapEntry) -> Faults:
    yield from _id("map.id", entry.id)
    if not 1 <= len(entry.hexes) <= _MOST_HEXES:
        yield "map.hexes", f"are {len(entry.hexes)}, expected 1 to {_MOST_HEXES}"
    yield from _twice("map.hexes", [f"({h.q}, {h.r})" for h in entry.hexes])
    yield from _twice("map.hexes", [h.id for h in entry.hexes] + [place.slot for place in entry.off_map])
    yield from _twice("map.hexes", [h.slot for h in entry.hexes if h.slot])
    for h in entry.hexes:
        if h.kind == "city-slot" and not h.slot:
            yield f"map.hexes, {h.id}", "is a city-slot without a name, expected the key 'slot'"
        if max(abs(h.q), abs(h.r)) > 50:
            yield f"map.hexes, {h.id}", f"lies at ({h.q}, {h.r}), expected coordinates of -50 to 50"
    for name in _PARAMETERS:
        yield from _track(f"map.tracks.{name}", getattr(entry.tracks, name))
    oceans = sum(h.kind == "ocean" for h in entry.hexes)
    tiles = entry.tracks.oceans.max - entry.tracks.oceans.start
    if oceans < tiles:
        yield "map.hexes", f"has {oceans} ocean areas, expected at least {tiles} for the ocean tiles"
    for kind, goals in (("milestones", entry.milestones), ("awards", entry.awards)):
        yield from _twice(f"map.{kind}", [goal.id for goal in goals])
        for goal in goals:
            yield from _id(f"map.{kind}", goal.id)
            yield from faults_of_measure(f"map.{kind}, {goal.id}, measure", goal.measure)
    for milestone in entry.milestones:
        if milestone.min < 1:
            yield f"map.milestones, {milestone.id}, min", f"is {milestone.min}, expected at least 1"


def _track(place: str, track: Track) -> Faults:
    if track.step < 1 or track.max <= track.start or (track.max - track.start) % track.step:
        yield place, f"leads from {track.start} to {track.max} by {track.step}, expected whole steps upwards"
        return
    for i, bonus in enumerate(track.bonuses):
        at = bonus.at
        if not track.start < at <= track.max or (at - track.start) % track.step:
            yield f"{place}.bonuses[{i}].at", f"is {at}, expected a step after {track.start} up to {track.max}"
        if not bonus.gain:
            yield f"{place}.bonuses[{i}].gain", "is empty, expected at least one entry"
        yield from faults_of_effects(f"{place}.bonuses[{i}].gain", bonus.gain, None)


def _twice(place: str, values: list[str]) -> Faults:
    twice = sorted({value for value in values if values.count(value) > 1})
    if twice:
        yield place, f"{', '.join(twice)} stands there twice, expected each once"
