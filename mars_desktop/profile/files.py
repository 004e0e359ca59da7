"""Plain files handled so that nothing is lost: atomic writing, and putting aside instead of overwriting."""

import contextlib
import os
import secrets
import sys
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from urllib.parse import quote

from mars_desktop.profile.problems import file_problem

SIDE_FILES = ("-wal", "-shm")
"""Endings of the files in which SQLite keeps what is not yet in the database file itself."""


def write_atomically(path: Path, data: bytes) -> None:
    """Make `path` hold exactly `data`, or leave it as it was.

    Raises `DiskFull`, `ReadOnlyProfile` or `UnreadableProfile`; an old file and its content then still stand.
    """
    with replacing(path) as temporary:
        try:
            temporary.write_bytes(data)
        except OSError as error:
            raise file_problem(error, path) from error


@contextlib.contextmanager
def replacing(path: Path) -> Iterator[Path]:
    """An empty file beside `path` to write to, which takes its place, flushed to the disk, when the block succeeds.

    After any error in the block the new file is removed and `path` is untouched. Raises the problems of
    `write_atomically`.
    """
    temporary = path.with_name(f".{path.name}.{secrets.token_hex(4)}.new")
    try:
        temporary.touch(exist_ok=False)
    except OSError as error:
        raise file_problem(error, path) from error
    try:
        yield temporary
        try:
            flush(temporary)
            temporary.replace(path)
            flush_folder(path.parent)
        except OSError as error:
            raise file_problem(error, path) from error
    finally:
        for ending in ("", *SIDE_FILES):
            with contextlib.suppress(OSError):
                Path(f"{temporary}{ending}").unlink()


def flush(path: Path) -> None:
    """Return when the content of the file `path` is on the disk."""
    with path.open("r+b") as file:
        os.fsync(file.fileno())


def flush_folder(folder: Path) -> None:
    """Return when the names in `folder` are on the disk, where the system can say so (Windows cannot)."""
    if sys.platform != "win32":
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def put_aside(database: Path, why: str, now: datetime) -> Path:
    """Rename a database and its side files to a free name with `why` and the date, and return that name.

    The side files go first: a leftover one would be taken for a part of the next database of the old name and deleted.
    Raises the problems of `write_atomically`; what was not yet renamed is still in its place.
    """
    kept = free_name(database.with_name(f"{database.stem}.{why}-{date_in_name(now)}{database.suffix}"))
    try:
        for ending in SIDE_FILES:
            side = Path(f"{database}{ending}")
            if side.exists():
                side.rename(f"{kept}{ending}")
        if database.exists():
            database.rename(kept)
        flush_folder(database.parent)
    except OSError as error:
        raise file_problem(error, database) from error
    return kept


def has_side_files(database: Path) -> bool:
    """Whether a side file of the database holds anything."""
    sides = (Path(f"{database}{ending}") for ending in SIDE_FILES)
    return any(side.exists() and side.stat().st_size > 0 for side in sides)


def sqlite_uri(database: Path, query: str) -> str:
    """The address by which SQLite opens `database` as `query` says, on Windows shares too, where `as_uri` fails it."""
    place = database.absolute().as_posix()
    return f"file://{'' if place.startswith('/') else '/'}{quote(place)}?{query}"


def free_name(wanted: Path) -> Path:
    """`wanted`, or the same with `-2`, `-3` and so on before the ending, whichever is not taken."""
    candidate, number = wanted, 1
    while any(Path(f"{candidate}{ending}").exists() for ending in ("", *SIDE_FILES)):
        number += 1
        candidate = wanted.with_name(f"{wanted.stem}-{number}{wanted.suffix}")
    return candidate


def date_in_name(now: datetime) -> str:
    """A moment as file names carry it: `20250131T235959Z`, in UTC, sorting as text like the moments themselves."""
    return now.astimezone(UTC).strftime("%Y%m%dT%H%M%SZ")
