"""One table as one file, to keep, to send and to play on elsewhere.

A `.marstable` file is JSON text: a header (`program`, `kind`, `format`, and `digest`, the SHA-256 of the content) and
the `content`. The format number grows when the content's form changes; a file of an older format is taken through
`UPGRADERS` one format at a time. A published upgrader is never edited, and `tests/profile/fixtures` holds a file of
each format.
"""

import hashlib
import re
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Annotated

import msgspec

from mars_desktop.profile.clauses import Clause
from mars_desktop.profile.files import write_atomically
from mars_desktop.profile.matches import Matches
from mars_desktop.profile.problems import (
    DamagedTableFile,
    ForeignTableFile,
    NewerTableFile,
    TableFileProblem,
)

SUFFIX = ".marstable"
FORMAT = 1
PROGRAM = "mars-desktop"
KIND = "table"
LARGEST = 16 * 1024 * 1024
"""Bytes; a table of a thousand long answers takes less than a hundredth of it."""

Content = dict[str, object]
"""The content of a table file as plain JSON values."""

Upgrader = Callable[[Content], Content]
"""Makes content of format n into content of format n + 1."""

UPGRADERS: dict[int, Upgrader] = {}
"""By the format they take."""


class TableFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """An exported table, whole and of the right form; only its game can say whether the answers are legal."""

    title: str
    game: str
    revision: Annotated[int, msgspec.Meta(ge=0, lt=2**31)]
    setup: str
    packs: dict[str, str]
    """Digest of each content pack by pack id, as when the table was begun."""
    answers: tuple[str, ...]
    undone: tuple[str, ...] = ()


class _Header(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    program: str
    kind: str
    format: int
    digest: str
    content: Content


def write_table(path: Path, table: TableFile) -> None:
    """Make `path` an export of `table`, or leave it as it was; raises the problems of `files.write_atomically`."""
    content = msgspec.to_builtins(table)
    header = _Header(program=PROGRAM, kind=KIND, format=FORMAT, digest=digest(content), content=content)
    write_atomically(path, msgspec.json.format(msgspec.json.encode(header), indent=2) + b"\n")


def read_table(path: Path) -> TableFile:
    """The table in the file `path`, checked whole.

    Raises `DamagedTableFile`, `NewerTableFile` or `ForeignTableFile` with the place and the reason, and
    `TableFileProblem` when the system does not hand the file out.
    """
    try:
        if path.stat().st_size > LARGEST:
            raise _foreign(path, Clause("it is larger than {n} MB", n=LARGEST // 1024**2))
        data = path.read_bytes()
    except OSError as error:
        reason = (error.strerror or str(error)).lower()
        raise TableFileProblem(
            "The table file “{file}” cannot be read ({reason}): choose another one.", path, file=path, reason=reason
        ) from error
    header = _header(path, data)
    if digest(header.content) != header.digest:
        fault = Clause("its content does not match its checksum, so it was altered after it was exported")
        raise _damaged(path, fault)
    content = upgraded(header.content, header.format, FORMAT, UPGRADERS)
    try:
        return msgspec.convert(content, TableFile)
    except msgspec.ValidationError as error:
        raise _damaged(path, _with_place(error, "content")) from error


def export_table(matches: Matches, match_id: str) -> TableFile:
    """A stored table in the form of a file. Raises the problems of `Matches.load`."""
    stored = matches.load(match_id)
    return TableFile(
        title=stored.title,
        game=stored.game,
        revision=stored.revision,
        setup=stored.setup_text,
        packs=stored.packs,
        answers=stored.answers,
        undone=stored.undone,
    )


def import_table(matches: Matches, table: TableFile) -> str:
    """Store `table` as a new one, whole or not at all, and return its id. Raises the problems of `Matches.insert`.

    The caller has replayed it before: the profile knows no game and takes any text for an answer.
    """
    return matches.insert(
        table.title, table.game, table.revision, table.setup, table.packs, table.answers, table.undone
    )


def digest(content: Content) -> str:
    """SHA-256 of the content's values, whatever their layout in the file."""
    return hashlib.sha256(msgspec.json.encode(content, order="sorted")).hexdigest()


def upgraded(content: Content, of_format: int, to_format: int, steps: Mapping[int, Upgrader]) -> Content:
    """`content` taken from one format to another, one step at a time."""
    for number in range(of_format, to_format):
        content = steps[number](content)
    return content


def _header(path: Path, data: bytes) -> _Header:
    try:
        values = msgspec.json.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        if not data.lstrip().startswith(b"{"):
            raise _foreign(path, Clause("it does not hold a table's text")) from error
        raise _damaged(path, _syntax_fault(data, error)) from error
    if not isinstance(values, dict) or (values.get("program"), values.get("kind")) != (PROGRAM, KIND):
        fault = Clause("its header does not name {program} and {kind}", program=PROGRAM, kind=KIND)
        raise _foreign(path, fault)
    of_format = values.get("format")
    if isinstance(of_format, int) and of_format > FORMAT:
        raise NewerTableFile(
            "The table file “{file}” was written by a newer Mars Desktop (format {found}, this one reads up to "
            "{known}): open it with the newer program.",
            path,
            file=path,
            found=of_format,
            known=FORMAT,
        )
    try:
        header = msgspec.convert(values, _Header)
    except msgspec.ValidationError as error:
        raise _damaged(path, _with_place(error, "header")) from error
    if header.format < 1:
        raise _damaged(path, Clause("there is no format {n}", n=header.format))
    return header


def _syntax_fault(data: bytes, error: Exception) -> Clause:
    if "truncated" in str(error):
        return Clause("it ends too early, in line {n}", n=len(data.splitlines()))
    found = re.search(r"byte (\d+)", str(error))
    if found is None:
        return Clause("{report}", report=error)
    return Clause("line {n} is not as it was written", n=data.count(b"\n", 0, int(found[1])) + 1)


def _with_place(error: msgspec.ValidationError, part: str) -> Clause:
    # msgspec ends its message with the place, as in "Expected `str`, got `int` - at `$.answers[3]`".
    what, _, place = str(error).partition(" - at ")
    if place:
        return Clause("{what} at {place}", what=what, place=place.replace("$", part))
    return Clause("{what} in the {part}", what=what, part=part)


def _damaged(path: Path, fault: Clause) -> TableFileProblem:
    return DamagedTableFile(
        "The table file “{file}” is damaged ({fault}): export the table anew.", path, file=path, fault=fault
    )


def _foreign(path: Path, fault: Clause) -> TableFileProblem:
    return ForeignTableFile(
        "“{file}” is not an exported table ({fault}): choose a file ending in “{suffix}” that Mars Desktop wrote.",
        path,
        file=path,
        fault=fault,
        suffix=SUFFIX,
    )
