"""Faults of whole packs that have the right shape: heads, numbers of the game, maps, and names that lead nowhere."""

import re
from collections.abc import Collection, Iterator, Sequence
from typing import Final

from mars_desktop.engine.pack_checks import Faults, in_format, repeated
from mars_desktop.games.terraforming import vocabulary as v
from mars_desktop.games.terraforming.card_faults import faults_of_card, faults_of_effects, faults_of_measure
from mars_desktop.games.terraforming.effect_places import effects_of
from mars_desktop.games.terraforming.legacy_words import legacy_words
from mars_desktop.games.terraforming.maps import Award, HexEntry, MapEntry, Milestone, OffMapEntry, Track, Tracks
from mars_desktop.games.terraforming.pack_format import FORMAT, GameNumbers, PackFile

_ID: Final = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
_PARAMETERS: Final = ("temperature", "oxygen", "oceans")
_MOST_HEXES: Final = 400

AnyCard = v.Project | v.Corporation | v.Development


def faults_of_pack(pack: PackFile) -> Faults:
    """Places and problems of one pack of the base game by itself."""
    if pack.map is not None:
        yield from in_format("map.format", pack.map.format, FORMAT)
        yield from _map(pack.map)
    elif pack.pack is None:
        yield "pack", "is missing, expected a table [pack] with id, format, name and game"
    if pack.pack is not None:
        yield from in_format("pack.format", pack.pack.format, FORMAT)
        yield from faults_of_id("pack.id", pack.pack.id)
    if pack.game is not None:
        yield from _numbers(pack.game)
        for place, word in legacy_words(pack.game):
            yield f"game.{place}", _foreign(word)
    yield from faults_of_cards(pack.cards)
    for card in pack.cards:
        for place, word in legacy_words(card):
            yield f"{place_of(card)}, {place}", _foreign(word)


def faults_of_cards(cards: Sequence[AnyCard]) -> Faults:
    """Places and problems of the cards of one pack: each by itself, and what they share with each other."""
    seen: dict[str, str] = {}
    for card in cards:
        place = place_of(card)
        yield from faults_of_id(place, card.id)
        for name, value, key in keys_of(card):
            if key in seen:
                yield place, f"has the {name} {value!r} of {seen[key]}, expected one of its own"
            seen.setdefault(key, place)
        for name, value in (("name", card.name), ("number", card.number)):
            if not value.strip():
                yield f"{place}, {name}", "is empty, expected text"
        yield from ((f"{place}, {where}", text) for where, text in faults_of_card(card))


def keys_of(card: AnyCard) -> tuple[tuple[str, str, str], tuple[str, str, str]]:
    """What no other card may have, each with its name, and so written that different things never look alike."""
    kind = place_of(card).split()[0]
    return ("id", card.id, card.id), ("number", card.number, f"{kind} number {card.number}")


def place_of(card: AnyCard) -> str:
    """How a card is named in a fault: its kind and id."""
    return f"{type(card).__name__.lower()} {card.id!r}"


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


def unknown_projects(card: AnyCard, known: Collection[str]) -> Faults:
    """Names of standard projects that no pack has."""
    for place, name in _named_projects(card):
        if name not in known:
            problem = f"names the unknown standard project {name!r}, expected one of {', '.join(sorted(known))}"
            yield f"{place_of(card)}, {place}", problem


def unknown_slots(card: AnyCard, known: Collection[str]) -> Faults:
    """Names of reserved places that no map has."""
    for place, effect in effects_of(card):
        where = effect.where if isinstance(effect, v.Place | v.Claim) else None
        if where is not None and where.slot is not None and where.slot not in known:
            problem = f"names the unknown place {where.slot!r}, expected one of {', '.join(sorted(known))}"
            yield f"{place_of(card)}, {place}.where.slot", problem


def slots_of(hexes: Sequence[HexEntry], off_map: Sequence[OffMapEntry]) -> set[str]:
    """The names of a map's reserved places, on it and off it."""
    return {h.slot for h in hexes if h.slot} | {place.slot for place in off_map}


def is_id(name: str) -> bool:
    """Whether an id is written as ids are."""
    return _ID.fullmatch(name) is not None


def faults_of_id(place: str, name: str) -> Faults:
    """An id that is not written as ids are."""
    if not is_id(name):
        yield place, f"has the id {name!r}, expected lower-case words joined by hyphens"


def faults_of_standard_projects(numbers: GameNumbers) -> Faults:
    """Places and problems of a game's standard projects."""
    for i, project in enumerate(numbers.standard_projects):
        place = f"game.standard_projects[{i}]"
        yield from faults_of_id(place, project.id)
        if bool(project.gain) == bool(project.sells):
            yield place, "expected either gain or sells"
        if not 0 <= project.cost <= 200:
            yield f"{place}.cost", f"is {project.cost}, expected 0 to 200"
        yield from faults_of_effects(f"{place}.gain", project.gain, None)
    yield from repeated("game.standard_projects", [project.id for project in numbers.standard_projects])


def faults_of_hexes(place: str, hexes: Sequence[HexEntry], off_map: Sequence[OffMapEntry]) -> Faults:
    """Places and problems of the layout of a map."""
    if not 1 <= len(hexes) <= _MOST_HEXES:
        yield place, f"are {len(hexes)}, expected 1 to {_MOST_HEXES}"
    yield from repeated(place, [f"({h.q}, {h.r})" for h in hexes])
    yield from repeated(place, [h.id for h in hexes] + [off.slot for off in off_map])
    yield from repeated(place, [h.slot for h in hexes if h.slot])
    for h in hexes:
        if h.kind == "city-slot" and not h.slot:
            yield f"{place}, {h.id}", "is a city-slot without a name, expected the key 'slot'"
        if max(abs(h.q), abs(h.r)) > 50:
            yield f"{place}, {h.id}", f"lies at ({h.q}, {h.r}), expected coordinates of -50 to 50"


def faults_of_goals(place: str, milestones: Sequence[Milestone], awards: Sequence[Award]) -> Faults:
    """Places and problems of milestones and awards."""
    goals: tuple[tuple[str, Sequence[Milestone | Award]], ...] = (("milestones", milestones), ("awards", awards))
    for kind, listed in goals:
        yield from repeated(f"{place}{kind}", [goal.id for goal in listed])
        for goal in listed:
            yield from faults_of_id(f"{place}{kind}", goal.id)
            yield from faults_of_measure(f"{place}{kind}, {goal.id}, measure", goal.measure)
    for milestone in milestones:
        if milestone.min < 1:
            yield f"{place}milestones, {milestone.id}, min", f"is {milestone.min}, expected at least 1"


def faults_of_track(place: str, track: Track) -> Faults:
    """Places and problems of a global parameter."""
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


def _named_projects(card: AnyCard) -> Iterator[tuple[str, str]]:
    for i, modifier in enumerate(card.modifiers):
        if isinstance(modifier, v.Discount) and modifier.standard_project is not None:
            yield f"modifiers[{i}].standard_project", modifier.standard_project
    for i, trigger in enumerate(card.triggers):
        if isinstance(trigger, v.OnProject):
            yield from ((f"triggers[{i}].exclude", name) for name in trigger.exclude)


def _numbers(numbers: GameNumbers) -> Faults:
    for name in ("cards_per_research", "actions_per_turn", "plants_per_greenery", "heat_per_temperature"):
        value: int = getattr(numbers, name)
        if value < 1:
            yield f"game.{name}", f"is {value}, expected at least 1"
    if not numbers.award_prices or min(numbers.award_prices) < 0:
        yield "game.award_prices", f"is {list(numbers.award_prices)}, expected prices of 0 or more"
    yield from faults_of_standard_projects(numbers)


def _map(entry: MapEntry) -> Faults:
    if entry.game != "terraforming":
        yield "map.game", f"is {entry.game!r}, expected 'terraforming'"
    yield from faults_of_id("map.id", entry.id)
    yield from faults_of_hexes("map.hexes", entry.hexes, entry.off_map)
    for name in _PARAMETERS:
        yield from faults_of_track(f"map.tracks.{name}", getattr(entry.tracks, name))
    oceans = sum(h.kind == "ocean" for h in entry.hexes)
    tiles = entry.tracks.oceans.max - entry.tracks.oceans.start
    if oceans < tiles:
        yield "map.hexes", f"has {oceans} ocean areas, expected at least {tiles} for the ocean tiles"
    yield from faults_of_goals("map.", entry.milestones, entry.awards)
    for place, word in legacy_words(entry):
        yield f"map.{place}", _foreign(word)


def _foreign(word: str) -> str:
    return f"{word!r} belongs to The Legacy of Mars, expected a word of Terraforming Mars"
