"""The numbered steps that make a profile of any older version one of today's.

A published step is never edited: a new one is added at the end, with a fixture of the version before it in
`tests/profile/fixtures`. `user_version` counts the steps a file has been through.
"""

import sqlite3
from collections.abc import Callable, Sequence
from pathlib import Path

from mars_desktop.profile.problems import EmptiedProfile

Migration = Callable[[sqlite3.Connection], None]
"""One step from version n to n + 1. It runs inside a transaction and must neither begin nor end one."""

APPLICATION_ID = 0x4D617273
"""“Mars” in ASCII, at bytes 68 to 71 of the file: tells our databases from those of other programs."""


def _first_profile(connection: sqlite3.Connection) -> None:
    for statement in (
        # `deleted` is the moment a table was put in the bin.
        """CREATE TABLE matches (
            id TEXT PRIMARY KEY, title TEXT NOT NULL, game TEXT NOT NULL, revision INTEGER NOT NULL,
            setup TEXT NOT NULL, packs TEXT NOT NULL, created TEXT NOT NULL, updated TEXT NOT NULL,
            finished INTEGER NOT NULL DEFAULT 0, deleted TEXT, summary TEXT
        )""",
        "CREATE INDEX matches_by_update ON matches(updated)",
        # Apart from `matches`, because SQLite rewrites a whole row when one column changes, and every answer changes
        # `matches.updated`.
        """CREATE TABLE snapshots (
            match_id TEXT PRIMARY KEY REFERENCES matches(id) ON DELETE CASCADE, number INTEGER NOT NULL,
            state BLOB NOT NULL
        )""",
        """CREATE TABLE answers (
            match_id TEXT NOT NULL REFERENCES matches(id) ON DELETE CASCADE, number INTEGER NOT NULL,
            text TEXT NOT NULL, PRIMARY KEY (match_id, number)
        ) WITHOUT ROWID""",
        """CREATE TABLE undone (
            match_id TEXT NOT NULL REFERENCES matches(id) ON DELETE CASCADE, number INTEGER NOT NULL,
            text TEXT NOT NULL, PRIMARY KEY (match_id, number)
        ) WITHOUT ROWID""",
        "CREATE TABLE settings (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID",
        """CREATE TABLE players (
            key TEXT PRIMARY KEY, name TEXT NOT NULL, colour TEXT NOT NULL, seen TEXT NOT NULL
        ) WITHOUT ROWID""",
        # No reference to `matches`: a record outlives the table it came from.
        """CREATE TABLE records (
            match_id TEXT PRIMARY KEY, game TEXT NOT NULL, seats INTEGER NOT NULL, names TEXT NOT NULL,
            scores TEXT NOT NULL, winners TEXT NOT NULL, details TEXT, finished_at TEXT NOT NULL
        )""",
        f"PRAGMA application_id = {APPLICATION_ID}",
    ):
        connection.execute(statement)


def _campaigns(connection: sqlite3.Connection) -> None:
    for statement in (
        # Title and pack are what the list shows; everything else is in the lines. `deleted` is as in `matches`.
        """CREATE TABLE campaigns (
            id TEXT PRIMARY KEY, title TEXT NOT NULL, pack TEXT NOT NULL, created TEXT NOT NULL, updated TEXT NOT NULL,
            deleted TEXT
        )""",
        # `match_id` is the table on which the line starts a mission. No reference to `matches`: a campaign outlives its
        # tables.
        """CREATE TABLE campaign_lines (
            campaign_id TEXT NOT NULL REFERENCES campaigns(id) ON DELETE CASCADE, number INTEGER NOT NULL,
            text TEXT NOT NULL, match_id TEXT, PRIMARY KEY (campaign_id, number)
        ) WITHOUT ROWID""",
        "CREATE INDEX campaign_lines_by_match ON campaign_lines(match_id) WHERE match_id IS NOT NULL",
    ):
        connection.execute(statement)


MIGRATIONS: tuple[Migration, ...] = (_first_profile, _campaigns)


def version(connection: sqlite3.Connection) -> int:
    """How many steps the open database has been through; 0 for an empty one."""
    return int(connection.execute("PRAGMA user_version").fetchone()[0])


def row_counts(connection: sqlite3.Connection) -> dict[str, int]:
    """How many rows every table has."""
    tables = connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall()
    return {name: connection.execute(f'SELECT count(*) FROM "{name}"').fetchone()[0] for (name,) in tables}


def migrate(connection: sqlite3.Connection, steps: Sequence[Migration]) -> None:
    """Take the database through the steps it lacks, each in one transaction with its number.

    A step that fails raises its own error, and one that leaves nothing of a table that held something raises
    `EmptiedProfile`; the database is then at the version before it.
    """
    for number in range(version(connection), len(steps)):
        connection.execute("BEGIN IMMEDIATE")
        try:
            before = row_counts(connection)
            steps[number](connection)
            _prove_nothing_emptied(connection, before)
            connection.execute(f"PRAGMA user_version = {number + 1}")
            connection.execute("COMMIT")
        except BaseException:
            # SQLite ends the transaction itself after some errors, a full disk among them.
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            raise


def _prove_nothing_emptied(connection: sqlite3.Connection, before: dict[str, int]) -> None:
    after = row_counts(connection)
    emptied = sorted(table for table, rows in before.items() if rows and not after.get(table))
    if emptied:
        file = Path(connection.execute("PRAGMA database_list").fetchone()[2])
        raise EmptiedProfile(
            "The profile “{file}” was not brought up to date, because nothing would have been left in {tables}: it is "
            "as it was, so go on with the version that wrote it.",
            file,
            file=file,
            tables=", ".join(emptied),
        )
