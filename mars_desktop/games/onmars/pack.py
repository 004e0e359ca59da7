"""Reading packs of On Mars: a folder of TOML files that are read together, with every fault named.

A pack of one's own says only what it replaces: of a kind of entry that none of its files has, those of the pack that
comes with the program hold. A faulty pack is refused as a whole, with the files, the places in them and what was
expected; nothing else is affected.
"""

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Final

import msgspec

from mars_desktop import paths
from mars_desktop.engine.pack_files import Fault, PackProblem, asked_for, is_of_game, shaped_tables, tables, toml_files
from mars_desktop.games.onmars.pack_faults import HEAD_FILE, faults_of_pack, is_id
from mars_desktop.games.onmars.pack_format import PackFile
from mars_desktop.games.onmars.whole_pack import KINDS, kinds_of

__all__ = [
    "BUILT_IN",
    "Fault",
    "PackProblem",
    "check",
    "files_of_onmars",
    "own_packs",
    "pack_folder",
    "pack_folders",
    "pack_name",
    "read_folder",
    "read_packs",
]

BUILT_IN: Final = "onmars"
"""The pack that comes with the program."""

_GAME: Final = "onmars"
_ONLY_HERE: Final = frozenset(KINDS) - {"pack", "map", "mission"}
"""Kinds of entries that packs of no other game have."""


def pack_folder(pack: str) -> Path:
    """The folder of a pack by its id: the one that comes with the program, else one among a person's own packs.

    Raises :class:`PackProblem` if there is none.
    """
    if pack == BUILT_IN:
        return _built_in()
    own = paths.packs() / pack
    if is_id(pack) and _has_head(own):
        return own
    problem = f"holds no pack {pack!r} of On Mars, expected a folder of that name with a file {HEAD_FILE}"
    raise PackProblem([Fault(str(paths.packs()), "folder", problem)])


def pack_folders(pack: str) -> tuple[Path, ...]:
    """The folders from which a pack is read: its own, after the one that comes with the program."""
    folder = pack_folder(pack)
    return (folder,) if folder == _built_in() else (_built_in(), folder)


def own_packs() -> list[str]:
    """The ids of the packs of On Mars among a person's own, faulty ones included."""
    found = (file.parent for file in sorted(paths.packs().glob(f"*/{HEAD_FILE}")))
    return [folder.name for folder in found if is_id(folder.name) and folder.name != BUILT_IN and _has_head(folder)]


def pack_name(pack: str) -> str:
    """What a pack calls itself in its head, faulty or not; its id where that says nothing.

    Raises :class:`PackProblem` if there is no such pack.
    """
    head = tables(pack_folder(pack) / HEAD_FILE)["pack"]
    name = head.get("name") if isinstance(head, dict) else None
    return name if isinstance(name, str) and name else pack


def read_packs(pack: str) -> list[PackFile]:
    """All files of a pack by its id, and what it leaves as it is; raises :class:`PackProblem` with every fault."""
    return read_folder(pack_folder(pack))


def read_folder(folder: Path) -> list[PackFile]:
    """All files of the pack in a folder, as :func:`read_packs`; raises :class:`PackProblem` with every fault."""
    packs, faults = _read(folder)
    if faults:
        raise PackProblem(faults)
    return packs


def files_of_onmars(given: Iterable[Path]) -> list[Path]:
    """Of the given files, and of those in given folders, the ones that belong to packs of On Mars.

    A file without a head belongs to the pack in whose folder it lies, or is known by what it holds.
    """
    heads: dict[Path, bool] = {}
    found: list[Path] = []
    for file in toml_files(given)[0]:
        folder = file.parent
        if folder not in heads:
            heads[folder] = _has_head(folder)
        try:
            data = tables(file)
        except PackProblem:
            ours = heads[folder]
        else:
            ours = is_of_game(data, _GAME) or (
                "pack" not in data and (heads[folder] or not _ONLY_HERE.isdisjoint(data))
            )
        if ours:
            found.append(file)
    return found


def check(given: Iterable[Path]) -> list[Fault]:
    """All faults of files and folders with packs of On Mars; empty if they can be used.

    A file is checked together with the others of its folder, but where only single files are asked for, only their
    faults are told.
    """
    wanted = list(given)
    named = {path.resolve() for path in wanted if not path.is_dir()}
    folders: dict[Path, list[Path]] = {}
    for file in files_of_onmars(wanted):
        folders.setdefault(file.parent, []).append(file)
    faults: list[Fault] = []
    for folder, inside in folders.items():
        faults += asked_for(_read(folder)[1], inside, named)
    return faults


def _built_in() -> Path:
    return paths.resources() / "packs" / BUILT_IN


def _has_head(folder: Path) -> bool:
    try:
        return is_of_game(tables(folder / HEAD_FILE), _GAME)
    except PackProblem:
        return False


def _read(folder: Path) -> tuple[list[PackFile], list[Fault]]:
    """The files of a folder with what they leave as it is, and all faults; only shapes while one file has none."""
    files, faults = _shaped(folder)
    if faults:
        return [], faults
    own = folder.resolve() != _built_in().resolve()
    if own:
        left, faults = _shaped(_built_in())
        if faults:
            return [], faults
        files |= _left(files.values(), left)
    return list(files.values()), faults_of_pack(folder, files, own=own)


def _shaped(folder: Path) -> tuple[dict[Path, PackFile], list[Fault]]:
    files: dict[Path, PackFile] = {}
    faults: list[Fault] = []
    for file in sorted(folder.glob("*.toml")):
        try:
            data = tables(file)
            if "pack" in data and not is_of_game(data, _GAME):
                # of another game, which tells its faults
                continue
            files[file] = shaped_tables(file, _with_sources(data), PackFile)
        except PackProblem as problem:
            faults += problem.faults
    return files, faults


def _with_sources(data: dict[str, object]) -> dict[str, object]:
    """A file's tables with its source in every entry that states none of its own."""
    source = data.get("source")
    if source is None:
        return data
    for value in data.values():
        for entry in value if isinstance(value, list) else [value]:
            if isinstance(entry, dict):
                entry.setdefault("source", source)
    return data


def _left(own: Iterable[PackFile], built_in: Mapping[Path, PackFile]) -> dict[Path, PackFile]:
    """The files of the built-in pack without the kinds of entries that a pack of one's own has."""
    replaced = {"pack", *(kind for file in own for kind in kinds_of(file))}
    empty = PackFile()
    nothing = {kind: getattr(empty, kind) for kind in replaced}
    left = {path: msgspec.structs.replace(file, **nothing) for path, file in built_in.items()}
    return {path: file for path, file in left.items() if kinds_of(file)}
