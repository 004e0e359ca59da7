"""Faults of a pack of On Mars whose files have the right shape: of each entry, and of all of them together."""

import re
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from mars_desktop.engine.pack_checks import Faults, in_format, repeated
from mars_desktop.engine.pack_files import Fault
from mars_desktop.games.onmars.board_faults import faults_of_board
from mars_desktop.games.onmars.card_faults import faults_of_cards
from mars_desktop.games.onmars.effect_faults import faults_of_cost, faults_of_effect
from mars_desktop.games.onmars.pack_format import Entry, PackFile
from mars_desktop.games.onmars.whole_pack import KINDS, SINGLE, WholePack, entries_of, inside, joined

HEAD_FILE: Final = "pack.toml"
"""The file by which a folder is known to be a pack."""

FORMAT: Final = 1
"""The format of packs that this program reads."""

_ID: Final = re.compile(r"[A-Za-z0-9]+(-[A-Za-z0-9]+)*")
_EFFECTS: Final = ("effect", "reward", "goal_reward")
_COSTS: Final = ("cost", "ship_cost")
_MAY_BE_ABSENT: Final = ("pack",)


def is_id(name: str) -> bool:
    """Whether an id is written as ids are."""
    return _ID.fullmatch(name) is not None


def faults_of_pack(folder: Path, files: Mapping[Path, PackFile], *, own: bool) -> list[Fault]:
    """All faults of the files that make up a pack; ``own``: whether the program did not come with it.

    Each fault names the file in which its entry stands, or the folder.
    """
    pack = joined(files.values())
    found = [*_head(folder, files, own=own), *_entries(pack), *_ids(pack)]
    missing = [kind for kind in KINDS if not getattr(pack, kind) and kind not in _MAY_BE_ABSENT]
    if missing:
        found.append(("folder", f"holds no {', '.join(missing)}, expected each in one of the files"))
    else:
        whole = WholePack(pack)
        found += [*faults_of_board(whole), *faults_of_cards(whole)]
    faults = [Fault(str(_holder(folder, files, place)), place, text) for place, text in found]
    return _doubled(files) + faults


def _head(folder: Path, files: Mapping[Path, PackFile], *, own: bool) -> Faults:
    heads = [(path.name, file.pack) for path, file in files.items() if file.pack is not None]
    if not heads:
        yield "pack", f"is missing, expected a table [pack] with id, format, name and game in {HEAD_FILE}"
    for name, head in heads:
        if name != HEAD_FILE:
            yield "pack", f"stands in {name}, expected it in {HEAD_FILE}"
        yield from in_format("pack.format", head.format, FORMAT)
        if own and head.id != folder.name:
            yield "pack.id", f"is {head.id!r}, expected {folder.name!r}, the name of the folder"


def _doubled(files: Mapping[Path, PackFile]) -> list[Fault]:
    """Entries that stand in several files although a pack has them once."""
    first: dict[str, Path] = {}
    faults: list[Fault] = []
    for path, file in files.items():
        for kind in SINGLE:
            if getattr(file, kind) and first.setdefault(kind, path) != path:
                problem = f"stands in {first[kind].name} too, expected it in one file only"
                faults.append(Fault(str(path), kind, problem))
    return faults


def _entries(pack: PackFile) -> Faults:
    """What holds for entries of every kind: names, marks of own values, effects and prices."""
    for kind, place, entry in entries_of(pack):
        name = getattr(entry, "id", None)
        if isinstance(name, str) and not is_id(name):
            yield place, f"has the id {name!r}, expected letters and digits joined by hyphens"
        yield from _marks(place, entry)
        for key in _EFFECTS:
            effect = getattr(entry, key, None)
            if effect is not None:
                yield from faults_of_effect(inside(place, key), effect, kind=kind)
        for key in _COSTS:
            cost = getattr(entry, key, None)
            if cost is not None:
                yield from faults_of_cost(inside(place, key), cost, colonists=kind == "scientist")


def _marks(place: str, entry: Entry) -> Faults:
    known = [name for name in entry.__struct_fields__ if name not in ("source", "own")]
    for i, name in enumerate(entry.own):
        if name not in known:
            yield inside(place, f"own[{i}]"), f"names the unknown key {name!r}, expected one of {', '.join(known)}"


def _ids(pack: PackFile) -> Faults:
    """Ids that stand twice; Scientists and Contracts lie in one display, so they share theirs."""
    for kind in KINDS:
        if kind not in SINGLE:
            ids = [entry.id for entry in getattr(pack, kind) if hasattr(entry, "id")]
            yield from repeated(kind, ids)
    scientists = {entry.id for entry in pack.scientist}
    for entry in pack.contract:
        if entry.id in scientists:
            yield f"contract {entry.id!r}", "has the id of a Scientist, expected one of its own"


def _holder(folder: Path, files: Mapping[Path, PackFile], place: str) -> Path:
    """The file in which an entry stands: by its whole place, else by its kind."""
    whole = place.partition(", ")[0]
    kind = re.split(r"\W", place, maxsplit=1)[0]
    for path, file in files.items():
        if any(whole == there for _, there, _ in entries_of(file)):
            return path
    return next((path for path, file in files.items() if getattr(file, kind, None)), folder)
