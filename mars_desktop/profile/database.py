"""The open profile: one SQLite file, one program, every write on the disk when it returns."""

import contextlib
import sqlite3
from collections.abc import Callable, Iterator, Sequence
from datetime import UTC, datetime
from pathlib import Path
from types import TracebackType
from typing import Self

from mars_desktop.profile.backup import Backups, backup_to
from mars_desktop.profile.clauses import Clause
from mars_desktop.profile.files import has_side_files, put_aside, replacing, sqlite_uri
from mars_desktop.profile.lock import ProfileLock
from mars_desktop.profile.migrations import APPLICATION_ID, MIGRATIONS, Migration, migrate, version
from mars_desktop.profile.problems import (
    ELSEWHERE,
    DamagedProfile,
    ForeignProfile,
    MissingProfile,
    NewerProfile,
    UnreadableProfile,
    file_problem,
    sqlite_problem,
)

Clock = Callable[[], datetime]
"""Tells the present moment with its time zone."""

BUSY_TIMEOUT = 3.0
"""Seconds to wait for a program that does not know our lock (a database browser, a virus scanner) to let go."""

_FIRST_BYTES = b"SQLite format 3\0"

_TABLES = (
    frozenset({"matches", "snapshots", "answers", "undone", "settings", "players", "records"}),
    frozenset({"campaigns", "campaign_lines"}),
)
"""The tables that each version of the profile added."""


def present() -> datetime:
    """The present moment in UTC."""
    return datetime.now(UTC)


class Database:
    """A profile held open by this program alone; made by `Database.open`, ended by `close` or a `with` block."""

    def __init__(
        self, path: Path, connection: sqlite3.Connection, lock: ProfileLock, backups: Backups, clock: Clock
    ) -> None:
        self.path = path
        self.backups = backups
        self.clock = clock
        self._connection = connection
        self._lock = lock

    @classmethod
    def open(
        cls,
        path: Path,
        *,
        backups: Path | None = None,
        start_anew: bool = False,
        migrations: Sequence[Migration] = MIGRATIONS,
        clock: Clock = present,
        busy_timeout: float = BUSY_TIMEOUT,
    ) -> "Database":
        """Open the profile at `path`, making or migrating it as needed; its folder is made if it is missing.

        `backups` is the folder of its backups (by default `backups` beside it); one is made before migrating.
        `start_anew` begins an empty profile where one is missing though backups exist.

        Raises, with the file untouched, `LockedProfile`, `NewerProfile`, `ForeignProfile`, `ReadOnlyProfile`,
        `DiskFull`, `MissingProfile` or `UnreadableProfile`; with the file put aside, `DamagedProfile`.
        """
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise file_problem(error, path.parent) from error
        keeper = Backups(backups or path.parent / "backups", len(migrations))
        lock = ProfileLock(path)
        try:
            _inspect(path, keeper, start_anew, len(migrations), clock)
            if not path.exists() or path.stat().st_size == 0:
                # Under its name only when it is whole: a crash here must not leave half a profile.
                with replacing(path) as temporary, contextlib.closing(_connect(temporary, busy_timeout)) as connection:
                    migrate(connection, migrations)
            connection = _connect(path, busy_timeout)
            try:
                if 0 < version(connection) < len(migrations):
                    keeper.make(connection, clock())
                migrate(connection, migrations)
            except BaseException:
                connection.close()
                raise
        except sqlite3.Error as error:
            lock.release()
            raise sqlite_problem(error, path) from error
        except BaseException:
            lock.release()
            raise
        return cls(path, connection, lock, keeper, clock)

    def close(self) -> None:
        """Let the profile go. Closing twice does nothing."""
        self._connection.close()
        self._lock.release()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    @contextlib.contextmanager
    def writing(self) -> Iterator[sqlite3.Connection]:
        """One transaction: on the disk when the block ends, undone when it raises.

        Errors of SQLite are raised as problems: `DiskFull`, `ReadOnlyProfile`, `LockedProfile`, `DamagedProfile` or
        `UnreadableProfile`. The database is then as it was before the block and can be used further.
        """
        try:
            self._connection.execute("BEGIN IMMEDIATE")
            yield self._connection
            self._connection.execute("COMMIT")
        except BaseException as error:
            self._roll_back()
            # The other kinds of sqlite3.Error tell of a mistake in this program, not of the disk.
            if isinstance(error, sqlite3.OperationalError) or type(error) is sqlite3.DatabaseError:
                raise sqlite_problem(error, self.path) from error
            raise

    @contextlib.contextmanager
    def reading(self) -> Iterator[sqlite3.Connection]:
        """One consistent sight of the database. Errors of SQLite are raised as the problems of `writing`."""
        try:
            self._connection.execute("BEGIN")
            yield self._connection
        except sqlite3.Error as error:
            raise sqlite_problem(error, self.path) from error
        finally:
            self._roll_back()

    def backup_to(self, file: Path) -> Path:
        """Write a verified copy of the profile to `file`; see `backup.backup_to`."""
        return backup_to(self._connection, file)

    def back_up(self) -> Path:
        """Add a verified backup to the rotating ones and return it."""
        return self.backups.make(self._connection, self.clock())

    def back_up_daily(self) -> Path | None:
        """Add a verified backup unless this day already has one."""
        return self.backups.make_daily(self._connection, self.clock())

    def _roll_back(self) -> None:
        # SQLite has already rolled back after some errors; after others a second failure adds nothing to the first.
        if self._connection.in_transaction:
            with contextlib.suppress(sqlite3.Error):
                self._connection.execute("ROLLBACK")


def _inspect(path: Path, backups: Backups, start_anew: bool, known_version: int, clock: Clock) -> None:
    """Look at the file without changing it; return when it may be opened for writing, raise a problem otherwise."""
    if path.exists() and not path.is_file():
        raise UnreadableProfile(
            "“{file}” is a folder where the profile should be: move it away, or {elsewhere}.",
            path,
            file=path,
            elsewhere=ELSEWHERE,
        )
    if not path.exists() and not has_side_files(path):
        backup = None if start_anew else backups.newest_good()
        if backup is not None:
            raise MissingProfile(
                "The profile “{file}” is missing: restore the newest backup “{newest}”, or start anew.",
                path,
                backup,
                file=path,
                newest=backup,
            )
        return
    try:
        fault = _fault(path, backups, known_version)
    except OSError as error:
        raise file_problem(error, path) from error
    if fault is not None:
        kept = put_aside(path, "damaged", clock())
        backup = backups.newest_good()
        way_on = Clause("there is no backup, so start anew")
        if backup is not None:
            way_on = Clause("restore the newest backup “{newest}”, or start anew", newest=backup)
        raise DamagedProfile(
            "The profile “{file}” is damaged ({fault}) and is kept as “{aside}”: {way_on}.",
            path,
            backup,
            kept,
            file=path,
            fault=fault,
            aside=kept,
            way_on=way_on,
        )


def _fault(path: Path, backups: Backups, known_version: int) -> Clause | None:
    """What is damaged in the file, or None; raises `NewerProfile` or `ForeignProfile`."""
    if not path.exists() or path.stat().st_size == 0:
        # An empty file is what a crash leaves before the very first write, unless something says it held more.
        return Clause("it is empty") if has_side_files(path) or backups.files() else None
    with path.open("rb") as file:
        if file.read(len(_FIRST_BYTES)) != _FIRST_BYTES:
            return Clause("it does not begin as a database does")
    # Read-only: SQLite must not even tidy up a file that turns out to be a newer or another program's. Immutable, where
    # no log has to be read with it, so that no side files are left either.
    query = "mode=ro" if has_side_files(path) else "mode=ro&immutable=1"
    try:
        with contextlib.closing(sqlite3.connect(sqlite_uri(path, query), uri=True)) as connection:
            report = str(connection.execute("PRAGMA quick_check(1)").fetchone()[0])
            if report != "ok":
                return Clause("{report}", report=report)
            tables = {name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
            owner = connection.execute("PRAGMA application_id").fetchone()[0]
            found = version(connection)
    except sqlite3.DatabaseError as error:
        problem = sqlite_problem(error, path)
        if isinstance(problem, DamagedProfile):
            return Clause("{report}", report=error)
        raise problem from error
    if owner != APPLICATION_ID:
        raise ForeignProfile(
            "“{file}” is a database of another program: move it away, or {elsewhere}.",
            path,
            file=path,
            elsewhere=ELSEWHERE,
        )
    if found > known_version:
        raise NewerProfile(
            "The profile “{file}” was written by a newer Mars Desktop (version {found}, this one knows up to "
            "{known}): start the newer program, or {elsewhere}.",
            path,
            file=path,
            found=found,
            known=known_version,
            elsewhere=ELSEWHERE,
        )
    missing = sorted(frozenset().union(*_TABLES[:found]) - tables)
    return Clause("it lacks {tables}", tables=", ".join(missing)) if missing else None


def _connect(path: Path, busy_timeout: float) -> sqlite3.Connection:
    connection = sqlite3.connect(path, timeout=busy_timeout, isolation_level=None)
    try:
        connection.execute("PRAGMA foreign_keys = ON")
        connection.execute("PRAGMA synchronous = FULL")
        # macOS keeps flushed data in the drive's cache unless told otherwise; the other systems ignore these two.
        connection.execute("PRAGMA fullfsync = ON")
        connection.execute("PRAGMA checkpoint_fullfsync = ON")
        if connection.execute("PRAGMA journal_mode = WAL").fetchone()[0] != "wal":
            raise UnreadableProfile(
                "The profile “{file}” lies on a disk that cannot keep it safely (no write-ahead log): {elsewhere}.",
                path,
                file=path,
                elsewhere=ELSEWHERE,
            )
        # Finds a read-only file or a foreign lock now and not at the first answer. A transaction without a write in it
        # would begin on a read-only file too.
        connection.execute("BEGIN IMMEDIATE")
        connection.execute(f"PRAGMA user_version = {version(connection)}")
        connection.execute("ROLLBACK")
    except BaseException:
        connection.close()
        raise
    return connection
