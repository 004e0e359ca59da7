"""Reading the files of packs: which files are meant, and their tables in the shape of a game's packs.

Shared by all games. A faulty file is refused as a whole, with the file, the place in it and
what was expected; nothing else is affected.
"""

import os
import stat
import tomllib
from collections.abc import Collection, Iterable
from pathlib import Path
from re import Pattern
from typing import Final, NamedTuple, TypeVar

import msgspec

from mars_desktop.engine.pack_hints import NOTHING, Hidden
from mars_desktop.engine.pack_shape import decode, excess

Shape = TypeVar("Shape", bound=msgspec.Struct)

_LARGEST_PACK: Final = 4_000_000
_MOST_FILES: Final = 1000


class Fault(NamedTuple):
    """One fault of a pack: the file, the place in it, and what is wrong, with what was expected; one line as text."""

    file: str
    place: str
    problem: str

    def __str__(self) -> str:
        line = f"{self.file}: {self.place}: {self.problem}"
        return "".join(sign if sign.isprintable() else " " for sign in line)


class PackProblem(ValueError):
    """A pack that cannot be used; :attr:`faults` lists everything found."""

    def __init__(self, faults: list[Fault]) -> None:
        super().__init__("; ".join(str(fault) for fault in faults))
        self.faults = faults


def tables(path: Path) -> dict[str, object]:
    """The tables of a TOML file; raises :class:`PackProblem`."""
    file = str(path)
    try:
        mode = path.stat().st_mode
        if not stat.S_ISREG(mode):
            what = "a folder" if stat.S_ISDIR(mode) else "no ordinary file"
            raise PackProblem([Fault(file, "file", f"is {what}, expected a TOML file")])
        with path.open("rb") as opened:
            content = opened.read(_LARGEST_PACK + 1)
    except (OSError, ValueError) as problem:
        if isinstance(problem, PackProblem):
            raise
        reason = problem.strerror if isinstance(problem, OSError) and problem.strerror else str(problem)
        raise PackProblem([Fault(file, "file", f"cannot be read ({reason}), expected a TOML file")]) from problem
    if len(content) > _LARGEST_PACK:
        raise PackProblem([Fault(file, "file", f"is too large, expected at most {_LARGEST_PACK} bytes")])
    try:
        return tomllib.loads(content.decode())
    except UnicodeDecodeError as problem:
        raise PackProblem([Fault(file, f"byte {problem.start}", "is not text, expected UTF-8")]) from problem
    except RecursionError as problem:
        raise PackProblem([Fault(file, "file", "is nested too deeply, expected a pack")]) from problem
    except ValueError as problem:
        # besides its own error the reader lets that of Python through for a number of thousands of digits
        raise PackProblem([Fault(file, "file", f"is no TOML ({problem}), expected a TOML file")]) from problem


def shaped(path: Path, shape: type[Shape], *, prose: Pattern[str] | None = None, hidden: Hidden = NOTHING) -> Shape:
    """A file decoded into the shape of a game's packs; raises :class:`PackProblem`.

    ``prose``: the places of texts that may be long, such as ``$.mission[0].briefing``. ``hidden``: what the shape
    knows but packs of this game cannot use, so that it is not offered to their authors.
    """
    return shaped_tables(path, tables(path), shape, prose=prose, hidden=hidden)


def shaped_tables(
    path: Path,
    data: dict[str, object],
    shape: type[Shape],
    *,
    prose: Pattern[str] | None = None,
    hidden: Hidden = NOTHING,
) -> Shape:
    """The tables of a file in the shape of a game's packs, as :func:`shaped`; raises :class:`PackProblem`."""
    file = str(path)
    too_much = excess(data, prose)
    if too_much is not None:
        raise PackProblem([Fault(file, *too_much)])
    try:
        pack = decode(data, shape, hidden)
    except RecursionError as problem:
        raise PackProblem([Fault(file, "file", "is nested too deeply, expected a pack")]) from problem
    if isinstance(pack, tuple):
        raise PackProblem([Fault(file, *pack)])
    return pack


def is_of_game(data: dict[str, object], game: str) -> bool:
    """Whether the tables of a file have the head of a pack of a game, faulty or not."""
    head = data.get("pack")
    return isinstance(head, dict) and head.get("game") == game


def asked_for(faults: list[Fault], files: Collection[Path], named: Collection[Path]) -> list[Fault]:
    """Of the faults of a folder whose files are checked together those to be told.

    ``files``: those in it that are meant. If each of them is among the resolved paths ``named``, that is, was asked for
    by itself and not with the whole folder, only their faults are told.
    """
    if not all(file.resolve() in named for file in files):
        return faults
    return [fault for fault in faults if Path(fault.file) in files]


def toml_files(given: Iterable[Path]) -> tuple[list[Path], list[Fault]]:
    """The files meant by files and folders, each once, and the faults of folders without any or with too many."""
    found: dict[str, Path] = {}
    faults: list[Fault] = []
    for path in given:
        inside = sorted(path.rglob("*.toml")) if path.is_dir() else [path]
        if not inside:
            faults.append(Fault(str(path), "folder", "holds no pack, expected at least one *.toml file"))
        if len(inside) > _MOST_FILES:
            problem = f"holds {len(inside)} files, expected at most {_MOST_FILES}"
            faults.append(Fault(str(path), "folder", problem))
            continue
        for file in inside:
            found.setdefault(os.path.realpath(file), file)
    return list(found.values()), faults
