"""One table as one file, to keep, to send and to play on elsewhere: a sealed file ending in `.marstable`."""

from pathlib import Path
from typing import Annotated

import msgspec

from mars_desktop.profile.matches import Matches
from mars_desktop.profile.problems import (
    DamagedTableFile,
    ForeignTableFile,
    NewerTableFile,
    TableFileProblem,
)
from mars_desktop.profile.sealed_files import (
    DamagedSeal,
    ForeignFile,
    NewerFormat,
    SealedKind,
    UnreadFile,
    Upgrader,
)

SUFFIX = ".marstable"
FORMAT = 1

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


_TABLES = SealedKind("table", FORMAT, TableFile, UPGRADERS)


def write_table(path: Path, table: TableFile) -> None:
    """Make `path` an export of `table`, or leave it as it was; raises the problems of `files.write_atomically`."""
    _TABLES.write(path, table)


def read_table(path: Path) -> TableFile:
    """The table in the file `path`, checked whole.

    Raises `DamagedTableFile`, `NewerTableFile` or `ForeignTableFile` with the place and the reason, and
    `TableFileProblem` when the system does not hand the file out.
    """
    try:
        return _TABLES.read(path)
    except UnreadFile as error:
        raise TableFileProblem(
            "The table file “{file}” cannot be read ({reason}): choose another one.",
            path,
            file=path,
            reason=error.fault,
        ) from error
    except DamagedSeal as error:
        raise DamagedTableFile(
            "The table file “{file}” is damaged ({fault}): export the table anew.", path, file=path, fault=error.fault
        ) from error
    except ForeignFile as error:
        raise ForeignTableFile(
            "“{file}” is not an exported table ({fault}): choose a file ending in “{suffix}” that Mars Desktop wrote.",
            path,
            file=path,
            fault=error.fault,
            suffix=SUFFIX,
        ) from error
    except NewerFormat as error:
        raise NewerTableFile(
            "The table file “{file}” was written by a newer Mars Desktop (format {found}, this one reads up to "
            "{known}): open it with the newer program.",
            path,
            file=path,
            found=error.found,
            known=FORMAT,
        ) from error


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
