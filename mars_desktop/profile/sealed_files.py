"""Exports as sealed JSON text: one header for every kind, and a digest that tells whether the content was altered.

The header holds `program`, `kind`, `format`, and `digest`, the SHA-256 of the `content`. The format number grows when
the content's form changes; a file of an older format is taken through upgraders one format at a time. A published
upgrader is never edited, and `tests/profile/fixtures` holds a file of each format. Fields that a newer program added
with a default need no new format.
"""

import hashlib
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Generic, TypeVar

import msgspec

from mars_desktop.profile.clauses import Clause
from mars_desktop.profile.files import write_atomically

PROGRAM = "mars-desktop"
LARGEST = 16 * 1024 * 1024
"""Bytes; a table of a thousand long answers takes less than a hundredth of it."""

Content = dict[str, object]
"""The content of a sealed file as plain JSON values."""

Upgrader = Callable[[Content], Content]
"""Makes content of format n into content of format n + 1."""

T = TypeVar("T", bound=msgspec.Struct)


class SealFault(Exception):
    """Why a sealed file gives nothing; whoever reads a kind makes a problem with a whole sentence of it."""

    def __init__(self, fault: Clause) -> None:
        super().__init__(str(fault))
        self.fault = fault


class UnreadFile(SealFault):
    """The system does not hand the file out."""


class DamagedSeal(SealFault):
    """The file is cut short, was altered, or lacks something."""


class ForeignFile(SealFault):
    """The file is of another kind or another program."""


class NewerFormat(SealFault):
    """The file was written by a newer program, in format `found`."""

    def __init__(self, found: int) -> None:
        super().__init__(Clause("there is no format {n}", n=found))
        self.found = found


class _Header(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    program: str
    kind: str
    format: int
    digest: str
    content: Content


@dataclass(frozen=True, slots=True)
class SealedKind(Generic[T]):
    """One kind of sealed file: its name in the header, its format, the form of its content, its upgraders."""

    kind: str
    format: int
    form: type[T]
    upgraders: Mapping[int, Upgrader]
    """By the format they take."""

    def write(self, path: Path, content: T) -> None:
        """Make `path` hold `content`, or leave it as it was; raises the problems of `files.write_atomically`."""
        values = msgspec.to_builtins(content, str_keys=True)
        header = _Header(program=PROGRAM, kind=self.kind, format=self.format, digest=digest(values), content=values)
        write_atomically(path, msgspec.json.format(msgspec.json.encode(header), indent=2) + b"\n")

    def read(self, path: Path) -> T:
        """The content of the file `path`, checked whole. Raises a `SealFault`."""
        header = self._header(_bytes(path))
        if digest(header.content) != header.digest:
            raise DamagedSeal(
                Clause("its content does not match its checksum, so it was altered after it was exported")
            )
        content = upgraded(header.content, header.format, self.format, self.upgraders)
        try:
            return msgspec.convert(content, self.form, str_keys=True)
        except msgspec.ValidationError as error:
            raise DamagedSeal(_with_place(error, "content")) from error

    def _header(self, data: bytes) -> _Header:
        try:
            values = msgspec.json.decode(data)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            if not data.lstrip().startswith(b"{"):
                raise ForeignFile(Clause("it does not hold the text of an export")) from error
            raise DamagedSeal(_syntax_fault(data, error)) from error
        if not isinstance(values, dict) or (values.get("program"), values.get("kind")) != (PROGRAM, self.kind):
            raise ForeignFile(Clause("its header does not name {program} and {kind}", program=PROGRAM, kind=self.kind))
        of_format = values.get("format")
        if isinstance(of_format, int) and of_format > self.format:
            raise NewerFormat(of_format)
        try:
            header = msgspec.convert(values, _Header)
        except msgspec.ValidationError as error:
            raise DamagedSeal(_with_place(error, "header")) from error
        if header.format < 1:
            raise DamagedSeal(Clause("there is no format {n}", n=header.format))
        return header


def digest(content: Content) -> str:
    """SHA-256 of the content's values, whatever their layout in the file."""
    return hashlib.sha256(msgspec.json.encode(content, order="sorted")).hexdigest()


def upgraded(content: Content, of_format: int, to_format: int, steps: Mapping[int, Upgrader]) -> Content:
    """`content` taken from one format to another, one step at a time."""
    for number in range(of_format, to_format):
        content = steps[number](content)
    return content


def _bytes(path: Path) -> bytes:
    try:
        if path.stat().st_size > LARGEST:
            raise ForeignFile(Clause("it is larger than {n} MB", n=LARGEST // 1024**2))
        return path.read_bytes()
    except OSError as error:
        raise UnreadFile(Clause("{report}", report=(error.strerror or str(error)).lower())) from error


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
