"""What can go wrong with a profile, a backup or an exported table, each as one sentence for a person.

`str(problem)` says what happened, where, and what to do, in the language spoken when it is asked. Nothing is lost when
one of these is raised: the file is as it was before the call, or lies complete under another name that the sentence
gives.
"""

import errno
import sqlite3
from pathlib import Path

from mars_desktop.profile.clauses import Clause

ELSEWHERE = Clause("set MARS_DESKTOP_HOME to another folder")


class ProfileProblem(Exception):
    """Something a person must be told; `str()` is the sentence, `path` the file or folder it is about.

    `values` go into the named places of the sentence; without any it is said as it stands.
    """

    def __init__(self, sentence: str, path: Path | None = None, **values: object) -> None:
        super().__init__(sentence)
        self.path = path
        self._said = Clause(sentence, **values)

    def __str__(self) -> str:
        return str(self._said)


class UnreadableProfile(ProfileProblem):
    """The system would not open, read or write the file, for a reason other than those below."""


class NewerProfile(ProfileProblem):
    """The file was written by a newer program; it was not touched."""


class ForeignProfile(ProfileProblem):
    """The file is a sound database of another program; it was not touched."""


class LockedProfile(ProfileProblem):
    """Another program has the profile open; nothing was changed."""


class CannotWrite(ProfileProblem):
    """A file could not be written; the old one, if there was one, is unchanged."""


class ReadOnlyProfile(CannotWrite):
    """The folder or the file may be read but not written."""


class DiskFull(CannotWrite):
    """The disk is full, or a quota or size limit is reached; nothing of the write remains."""


class LostProfile(ProfileProblem):
    """There is no usable profile where one is expected; `backup` is the newest good backup, if there is one.

    The person chooses: `backup.restore(problem.backup, profile)`, or `Database.open(profile, start_anew=True)`.
    """

    def __init__(self, sentence: str, path: Path | None = None, backup: Path | None = None, **values: object) -> None:
        super().__init__(sentence, path, **values)
        self.backup = backup


class DamagedProfile(LostProfile):
    """The file is damaged. When it was found so at opening it was put aside, complete, as `kept`."""

    def __init__(
        self,
        sentence: str,
        path: Path | None = None,
        backup: Path | None = None,
        kept: Path | None = None,
        **values: object,
    ) -> None:
        super().__init__(sentence, path, backup, **values)
        self.kept = kept


class MissingProfile(LostProfile):
    """The file is gone but backups of it exist, so an empty profile was not begun without asking."""


class BadBackup(ProfileProblem):
    """A backup is damaged, incomplete or not a backup; nothing was changed."""


class InvalidValue(ProfileProblem):
    """A title, name or setting that cannot be stored; the old value stands."""


class EmptiedProfile(ProfileProblem):
    """Bringing the profile up to date would have emptied it, so that was not done; it is as it was."""


class CampaignProblem(ProfileProblem):
    """A stored campaign cannot do what was asked; it is unchanged."""


class UnknownCampaign(CampaignProblem):
    """No stored campaign has this id."""


class LineOutOfOrder(CampaignProblem):
    """The line offered is not the next one of its campaign."""


class DamagedCampaign(CampaignProblem):
    """Some lines of the campaign are missing from the profile or cannot be read."""


class CampaignFileProblem(ProfileProblem):
    """An exported campaign cannot be read; nothing was imported."""


class DamagedCampaignFile(CampaignFileProblem):
    """The file is cut short, was altered, lacks something, or holds a history that cannot be."""


class NewerCampaignFile(CampaignFileProblem):
    """The file was written by a newer program."""


class ForeignCampaignFile(CampaignFileProblem):
    """The file is not an exported campaign."""


class TableProblem(ProfileProblem):
    """A stored table cannot do what was asked; it is unchanged."""


class UnknownTable(TableProblem):
    """No stored table has this id."""


class AnswerOutOfOrder(TableProblem):
    """The answer offered is not the next one of its table."""


class FinishedTable(TableProblem):
    """The table's game is over, so it takes no further answer."""


class DamagedTable(TableProblem):
    """Some of the table's answers are missing from the profile."""


class TableFileProblem(ProfileProblem):
    """An exported table cannot be read; nothing was imported."""


class DamagedTableFile(TableFileProblem):
    """The file is cut short, was altered, or lacks something."""


class NewerTableFile(TableFileProblem):
    """The file was written by a newer program."""


class ForeignTableFile(TableFileProblem):
    """The file is not an exported table."""


_FULL_IO = frozenset(
    {
        sqlite3.SQLITE_IOERR_WRITE,
        sqlite3.SQLITE_IOERR_FSYNC,
        sqlite3.SQLITE_IOERR_DIR_FSYNC,
        sqlite3.SQLITE_IOERR_TRUNCATE,
        sqlite3.SQLITE_IOERR_SHMSIZE,
    }
)
# SQLite reports a reached quota or file size limit as a failed write, not as a full disk.


def sqlite_problem(error: sqlite3.Error, path: Path) -> ProfileProblem:
    """The problem that SQLite's `error` with the profile at `path` stands for."""
    code = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR)
    primary = code & 0xFF
    if primary in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED):
        return locked(path)
    if primary in (sqlite3.SQLITE_READONLY, sqlite3.SQLITE_PERM):
        return read_only(path)
    if primary == sqlite3.SQLITE_FULL or code in _FULL_IO:
        return disk_full(path)
    if primary in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB):
        return DamagedProfile(
            "The profile “{file}” is damaged ({error}): restart Mars Desktop, which keeps the damaged file and offers "
            "the newest backup.",
            path,
            file=path,
            error=error,
        )
    return UnreadableProfile(
        "The profile “{file}” cannot be used ({error}): check its folder and disk, or {elsewhere}.",
        path,
        file=path,
        error=error,
        elsewhere=ELSEWHERE,
    )


def file_problem(error: OSError, path: Path) -> ProfileProblem:
    """The problem that the system's `error` with the file or folder at `path` stands for."""
    if error.errno in (errno.ENOSPC, errno.EDQUOT, errno.EFBIG):
        return disk_full(path)
    if error.errno in (errno.EROFS, errno.EACCES, errno.EPERM):
        return read_only(path)
    reason = (error.strerror or str(error)).lower()
    return UnreadableProfile(
        "“{file}” cannot be used ({error}): check the place, or {elsewhere}.",
        path,
        file=path,
        error=reason,
        elsewhere=ELSEWHERE,
    )


def locked(path: Path) -> LockedProfile:
    """Another program has the profile at `path`."""
    return LockedProfile(
        "The profile “{file}” is open in another Mars Desktop or database program: close that one first, or "
        "{elsewhere}.",
        path,
        file=path,
        elsewhere=ELSEWHERE,
    )


def read_only(path: Path) -> ReadOnlyProfile:
    """The file or folder at `path` may not be written."""
    return ReadOnlyProfile(
        "“{file}” cannot be written because it or its folder is read-only: make it writable, or {elsewhere}.",
        path,
        file=path,
        elsewhere=ELSEWHERE,
    )


def disk_full(path: Path) -> DiskFull:
    """There is no room for `path`."""
    return DiskFull(
        "“{file}” cannot be written because the disk is full or a size limit is reached, and it stays as it was: "
        "make room and try again.",
        path,
        file=path,
    )
