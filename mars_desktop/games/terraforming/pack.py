"""Reading content packs: TOML files decoded into the vocabulary, with every fault named.

A pack is data only. A faulty pack is refused as a whole, with the file, the place
in it and what was expected; nothing else is affected.
"""

from collections.abc import Iterable, Sequence
from functools import cache
from pathlib import Path

from mars_desktop import paths
from mars_desktop.engine.pack_files import Fault, PackProblem, shaped, toml_files
from mars_desktop.games.terraforming.legacy_words import LEGACY
from mars_desktop.games.terraforming.maps import MapEntry, Track, Tracks
from mars_desktop.games.terraforming.pack_faults import (
    faults_of_pack,
    faults_of_tracks,
    keys_of,
    place_of,
    slots_of,
    unknown_projects,
    unknown_slots,
)
from mars_desktop.games.terraforming.pack_format import GameNumbers, PackFile

__all__ = ["Fault", "GameNumbers", "PackFile", "PackProblem", "check_packs", "read_pack", "read_packs"]


def read_pack(path: Path) -> PackFile:
    """Decode and validate one pack by itself; raises :class:`PackProblem`."""
    pack = shaped(path, PackFile, hidden=LEGACY)
    faults = [Fault(str(path), place, text) for place, text in faults_of_pack(pack)]
    if faults:
        raise PackProblem(faults)
    return pack


def read_packs(files: Sequence[Path]) -> list[PackFile]:
    """Read packs that are played together: ids and numbers are unique across them; raises :class:`PackProblem`."""
    packs, faults = _read_all(files)
    faults += _faults_between(packs)
    if faults:
        raise PackProblem(faults)
    return list(packs.values())


def check_packs(files: Iterable[Path]) -> list[Fault]:
    """All faults of the given packs together, folders with all packs inside; empty if they can be used.

    Beyond what one pack can tell by itself: names of standard projects and reserved places
    must exist in these packs or in the built-in ones, and requirements must lie on the tracks.
    """
    found, faults = toml_files(files)
    packs, unreadable = _read_all(found)
    faults += unreadable + _faults_between(packs)
    projects = {p.id for pack in packs.values() if pack.game is not None for p in pack.game.standard_projects}
    projects |= _built_in_projects()
    maps = [pack.map for pack in packs.values() if pack.map is not None] + _built_in_maps()
    slots = {slot for entry in maps for slot in slots_of(entry.hexes, entry.off_map)}
    tracks = _widest(maps)
    for file, pack in packs.items():
        for card in pack.cards:
            pairs = (*unknown_projects(card, projects), *unknown_slots(card, slots))
            faults += [Fault(str(file), place, text) for place, text in pairs]
        faults += [Fault(str(file), place, text) for place, text in faults_of_tracks(pack, tracks)]
    return faults


def _read_all(files: Iterable[Path]) -> tuple[dict[Path, PackFile], list[Fault]]:
    packs: dict[Path, PackFile] = {}
    faults: list[Fault] = []
    for path in files:
        try:
            packs[path] = read_pack(path)
        except PackProblem as problem:
            faults.extend(problem.faults)
    return packs, faults


def _faults_between(packs: dict[Path, PackFile]) -> list[Fault]:
    """Ids and numbers that cards of different packs share."""
    owner: dict[str, Path] = {}
    faults: list[Fault] = []
    for path, pack in packs.items():
        for card in pack.cards:
            for name, value, key in keys_of(card):
                if owner.setdefault(key, path) != path:
                    problem = f"has the {name} {value!r} of a card in {owner[key].name}, expected one of its own"
                    faults.append(Fault(str(path), place_of(card), problem))
    return faults


@cache
def _built_in_projects() -> frozenset[str]:
    numbers = read_pack(paths.resources() / "packs" / "terraforming" / "rules.toml").game
    return frozenset() if numbers is None else frozenset(project.id for project in numbers.standard_projects)


def _built_in_maps() -> list[MapEntry]:
    files = sorted((paths.resources() / "maps").glob("*.toml"))
    return [pack.map for pack in map(read_pack, files) if pack.map is not None]


def _widest(maps: list[MapEntry]) -> Tracks:
    """Tracks from the lowest start to the highest end of any map: what lies outside can be met on none."""
    return Tracks(
        *(
            Track(min(t.start for t in tracks), max(t.max for t in tracks), min(t.step for t in tracks), tracks[0].unit)
            for tracks in (
                [entry.tracks.temperature for entry in maps],
                [entry.tracks.oxygen for entry in maps],
                [entry.tracks.oceans for entry in maps],
            )
        )
    )
