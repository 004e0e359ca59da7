"""Verified, rotating copies of the profile, and the way back from one.

A copy is made by SQLite's own backup, which sees a consistent database while it is in use; copying the file would not.
It counts only after it was read back whole, and no older one is removed before that.

Kept are the ten newest, the newest of each of the last fourteen days (in UTC) and of each of the last eight weeks
(from Monday), and the newest of each version of the profile, so that an older program also finds one it can read.
"""

import contextlib
import re
import sqlite3
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta
from pathlib import Path

from mars_desktop.profile.files import date_in_name, flush, free_name, has_side_files, put_aside, replacing, sqlite_uri
from mars_desktop.profile.lock import ProfileLock
from mars_desktop.profile.migrations import APPLICATION_ID, MIGRATIONS, row_counts, version
from mars_desktop.profile.problems import BadBackup, NewerProfile, ProfileProblem, file_problem, sqlite_problem

KEPT_NEWEST = 10
KEPT_DAYS = 14
KEPT_WEEKS = 8

_NAME = re.compile(r"profile-v(?P<version>\d+)-(?P<date>\d{8}T\d{6}Z)(?:-(?P<number>\d+))?\.db")


@dataclass(frozen=True, slots=True)
class BackupFile:
    """One backup as its name tells it: version of the profile and moment it was made."""

    path: Path
    version: int
    made: datetime
    number: int


def backup_to(source: sqlite3.Connection, file: Path) -> Path:
    """Copy the open database to `file`, prove the copy whole, and only then give it its name; return `file`.

    Raises `DiskFull`, `ReadOnlyProfile`, `UnreadableProfile` or `BadBackup`; what `file` held before then still stands.
    """
    with replacing(file) as temporary:
        try:
            rows_before = row_counts(source)
            with contextlib.closing(sqlite3.connect(temporary, isolation_level=None)) as copy:
                source.backup(copy)
                # One file, complete in itself, with no side files to forget.
                copy.execute("PRAGMA journal_mode = DELETE")
                _prove_sound(copy, file)
                if row_counts(copy) != rows_before:
                    raise BadBackup(
                        "The backup “{file}” came out incomplete and was not kept: check the disk and try again.",
                        file,
                        file=file,
                    )
        except sqlite3.Error as error:
            raise sqlite_problem(error, file) from error
    return file


def verify(file: Path, known_version: int = len(MIGRATIONS)) -> int:
    """Read the backup `file` whole and return the version of its profile.

    Raises `BadBackup` when it is damaged or no backup, `NewerProfile` when its version is above `known_version`.
    """
    try:
        with _reading(file) as connection:
            _prove_sound(connection, file)
            found = version(connection)
    except sqlite3.Error as error:
        raise _damaged(file, error) from error
    if found > known_version:
        raise NewerProfile(
            "The backup “{file}” was made by a newer Mars Desktop (version {found}, this one knows up to "
            "{known}): use the newer program or choose another backup.",
            file,
            file=file,
            found=found,
            known=known_version,
        )
    return found


def restore(file: Path, profile: Path, now: datetime | None = None) -> Path | None:
    """Make `profile` a copy of the backup `file`; return where the profile that was there is now kept, if one was.

    The profile must not be open. Raises the problems of `verify`, `LockedProfile`, and those of writing a file; the
    profile then still stands, or lies complete under the name that `put_aside` gave it.
    """
    verify(file)
    with ProfileLock(profile):
        kept = None
        with replacing(profile) as temporary:
            try:
                with _reading(file) as source, contextlib.closing(sqlite3.connect(temporary)) as copy:
                    source.backup(copy)
                    # Back to the way a profile is kept, before it has its name.
                    copy.execute("PRAGMA journal_mode = WAL")
            except sqlite3.Error as error:
                raise sqlite_problem(error, profile) from error
            try:
                flush(temporary)
            except OSError as error:
                raise file_problem(error, profile) from error
            # The new copy is whole and on the disk before the old profile leaves its name. A side file left behind
            # would be taken for a part of the new one.
            if profile.exists() or has_side_files(profile):
                kept = put_aside(profile, "replaced", now or datetime.now(UTC))
        return kept


class Backups:
    """The folder of backups; other files in it are never touched."""

    def __init__(self, folder: Path, known_version: int = len(MIGRATIONS)) -> None:
        self.folder = folder
        self._known_version = known_version

    def files(self) -> list[BackupFile]:
        """Every backup, newest first."""
        found = []
        with contextlib.suppress(FileNotFoundError, NotADirectoryError):
            for path in self.folder.iterdir():
                if match := _NAME.fullmatch(path.name):
                    made = datetime.strptime(match["date"], "%Y%m%dT%H%M%S%z")
                    found.append(BackupFile(path, int(match["version"]), made, int(match["number"] or 1)))
        return sorted(found, key=lambda file: (file.made, file.number), reverse=True)

    def make(self, source: sqlite3.Connection, now: datetime) -> Path:
        """Add a verified backup of the open database, then remove the ones no longer kept.

        Raises the problems of `backup_to`; no older backup is then removed.
        """
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise file_problem(error, self.folder) from error
        name = f"profile-v{version(source)}-{date_in_name(now)}.db"
        made = backup_to(source, free_name(self.folder / name))
        self.rotate(now)
        return made

    def make_daily(self, source: sqlite3.Connection, now: datetime) -> Path | None:
        """`make`, unless a backup of this day (in UTC) is already there."""
        if any(file.made.date() == now.astimezone(UTC).date() for file in self.files()):
            return None
        return self.make(source, now)

    def rotate(self, now: datetime) -> list[Path]:
        """Remove the backups that the rule above does not keep, and return them."""
        removed = []
        for file in backups_to_remove(self.files(), now):
            # A backup that cannot be removed does no harm.
            with contextlib.suppress(OSError):
                file.path.unlink()
                removed.append(file.path)
        return removed

    def newest_good(self) -> Path | None:
        """The newest backup that this program can read and that proves whole, or None."""
        for file in self.files():
            with contextlib.suppress(ProfileProblem):
                verify(file.path, self._known_version)
                return file.path
        return None


def backups_to_remove(files: list[BackupFile], now: datetime) -> list[BackupFile]:
    """Those of `files`, given newest first, that need not be kept any longer at `now`."""
    kept = set(files[:KEPT_NEWEST])
    today = now.astimezone(UTC).date()
    days, weeks, versions = set(), set(), set()
    for file in files:
        day = file.made.date()
        monday = _monday(day)
        if day not in days and today - day < timedelta(days=KEPT_DAYS):
            kept.add(file)
        if monday not in weeks and _monday(today) - monday < timedelta(weeks=KEPT_WEEKS):
            kept.add(file)
        if file.version not in versions:
            kept.add(file)
        days.add(day)
        weeks.add(monday)
        versions.add(file.version)
    return [file for file in files if file not in kept]


def _monday(day: date) -> date:
    return day - timedelta(days=day.weekday())


@contextlib.contextmanager
def _reading(file: Path) -> Iterator[sqlite3.Connection]:
    # Immutable: a backup never changes, and reading one must not leave side files beside it.
    with contextlib.closing(sqlite3.connect(sqlite_uri(file, "mode=ro&immutable=1"), uri=True)) as connection:
        yield connection


def _prove_sound(connection: sqlite3.Connection, file: Path) -> None:
    report = connection.execute("PRAGMA integrity_check(1)").fetchone()[0]
    if report != "ok":
        raise _damaged(file, report)
    if connection.execute("PRAGMA application_id").fetchone()[0] != APPLICATION_ID:
        raise BadBackup("“{file}” is not a backup of a Mars Desktop profile: choose another file.", file, file=file)


def _damaged(file: Path, fault: object) -> BadBackup:
    return BadBackup("The backup “{file}” is damaged ({fault}): choose another one.", file, file=file, fault=fault)
