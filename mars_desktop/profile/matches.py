"""The stored tables and their answers: each answer is on the disk before the screen shows what it did.

Answers are counted from 1: answer n is the n-th of its table. Answers taken back are moved aside, not deleted, so that
redo survives a restart; a new answer in their place ends that, as it does in a session.
"""

import sqlite3
import uuid
from collections.abc import Mapping, Sequence
from datetime import datetime, timedelta

import msgspec

from mars_desktop.profile.database import Database
from mars_desktop.profile.problems import AnswerOutOfOrder, DamagedTable, FinishedTable, InvalidValue, UnknownTable
from mars_desktop.profile.rows import GameRecord, MatchRow, StoredMatch, moment_text

_ROW = """SELECT id, title, game, revision, created, updated, finished,
    (SELECT coalesce(max(number), 0) FROM answers WHERE match_id = id), summary FROM matches"""


class Matches:
    """The tables of one profile.

    Every change is one transaction, on the disk when the method returns. Every method raises the problems of
    `Database.writing`, and `UnknownTable` for an id that is not there; the profile is then as it was.
    """

    def __init__(self, database: Database) -> None:
        self._database = database

    def create(
        self, title: str, game: str, revision: int, setup_text: str, packs: Mapping[str, str] | None = None
    ) -> str:
        """Store a table without answers and return its id. Raises `InvalidValue` for an empty title."""
        return self.insert(title, game, revision, setup_text, packs or {}, answers=(), undone=())

    def insert(
        self,
        title: str,
        game: str,
        revision: int,
        setup_text: str,
        packs: Mapping[str, str],
        answers: Sequence[str],
        undone: Sequence[str],
    ) -> str:
        """Store a table with all its answers at once and return its id. Raises `InvalidValue` for an empty title."""
        now = moment_text(self._database.clock())
        with self._database.writing() as connection:
            match_id = store_table(connection, now, title, game, revision, setup_text, packs)
            for table, first, texts in (("answers", 1, answers), ("undone", len(answers) + 1, undone)):
                connection.executemany(
                    f"INSERT INTO {table} (match_id, number, text) VALUES (?, ?, ?)",
                    ((match_id, number, text) for number, text in enumerate(texts, first)),
                )
        return match_id

    def append(
        self, match_id: str, number: int, text: str, snapshot: bytes | None = None, summary: str | None = None
    ) -> None:
        """Store answer `number` of a table; what was taken back before can no longer be given again.

        `snapshot` is the encoded state after this answer; `summary` replaces the one of the home screen. Either may be
        None and then stays as it was.

        Raises `AnswerOutOfOrder` unless `number` is the next one, `FinishedTable` when the game is over.
        """
        with self._database.writing() as connection:
            title, finished = _title_and_finished(connection, match_id)
            if finished:
                raise FinishedTable("The game of “{title}” is over: take back its last answer to play on.", title=title)
            answers = _last_number(connection, match_id)
            if number != answers + 1:
                raise AnswerOutOfOrder(
                    "Answer {number} of “{title}” was not stored because {answers} are stored: open the table again.",
                    number=number,
                    title=title,
                    answers=answers,
                )
            connection.execute(
                "INSERT INTO answers (match_id, number, text) VALUES (?, ?, ?)", (match_id, number, text)
            )
            connection.execute("DELETE FROM undone WHERE match_id = ?", (match_id,))
            self._touch(connection, match_id, number, snapshot, summary)

    def truncate(self, match_id: str, keep: int, snapshot: bytes | None = None, summary: str | None = None) -> None:
        """Take back every answer after the first `keep`; a finished game is open again and loses its record.

        `snapshot` is the encoded state after `keep` answers. Raises `AnswerOutOfOrder` when fewer are stored.
        """
        with self._database.writing() as connection:
            title, _ = _title_and_finished(connection, match_id)
            answers = _last_number(connection, match_id)
            if not 0 <= keep <= answers:
                raise AnswerOutOfOrder(
                    "“{title}” cannot go back to answer {keep}: {answers} are stored.",
                    title=title,
                    keep=keep,
                    answers=answers,
                )
            _move(connection, "answers", "undone", "number > ?", match_id, keep)
            connection.execute("DELETE FROM snapshots WHERE match_id = ? AND number > ?", (match_id, keep))
            connection.execute("UPDATE matches SET finished = 0 WHERE id = ?", (match_id,))
            connection.execute("DELETE FROM records WHERE match_id = ?", (match_id,))
            self._touch(connection, match_id, keep, snapshot, summary)

    def redo(self, match_id: str, number: int, snapshot: bytes | None = None, summary: str | None = None) -> None:
        """Give the answers taken back again, up to and with answer `number`.

        `snapshot` is the encoded state after that answer. Raises `AnswerOutOfOrder` when it was not taken back.
        """
        with self._database.writing() as connection:
            title, _ = _title_and_finished(connection, match_id)
            last = connection.execute("SELECT max(number) FROM undone WHERE match_id = ?", (match_id,)).fetchone()[0]
            if not _last_number(connection, match_id) < number <= (last or 0):
                raise AnswerOutOfOrder(
                    "Answer {number} of “{title}” was not taken back, so it cannot be given again.",
                    number=number,
                    title=title,
                )
            _move(connection, "undone", "answers", "number <= ?", match_id, number)
            self._touch(connection, match_id, number, snapshot, summary)

    def load(self, match_id: str) -> StoredMatch:
        """One table whole. Raises `DamagedTable` when answers of it are missing."""
        with self._database.reading() as connection:
            row = connection.execute(f"{_ROW} WHERE id = ?", (match_id,)).fetchone()
            if row is None:
                raise _unknown(match_id)
            plain = _match_row(row)
            setup, packs = connection.execute("SELECT setup, packs FROM matches WHERE id = ?", (match_id,)).fetchone()
            snapshot_at, snapshot = connection.execute(
                "SELECT number, state FROM snapshots WHERE match_id = ?", (match_id,)
            ).fetchone() or (0, None)
            answers = _texts(connection, "answers", match_id)
            undone = _texts(connection, "undone", match_id)
        numbers = [number for number, _ in answers + undone]
        if numbers != list(range(1, len(numbers) + 1)) or len(answers) < snapshot_at:
            raise DamagedTable(
                "Answers of the table “{title}” are missing from the profile “{file}”: restore a backup, or delete the "
                "table.",
                self._database.path,
                title=plain.title,
                file=self._database.path,
            )
        return StoredMatch(
            **msgspec.structs.asdict(plain),
            setup_text=setup,
            packs=msgspec.json.decode(packs, type=dict[str, str]),
            answers=tuple(text for _, text in answers),
            undone=tuple(text for _, text in undone),
            snapshot=snapshot,
            snapshot_at=snapshot_at,
        )

    def rows(self) -> list[MatchRow]:
        """Every table that is not in the bin, the one last played first."""
        return self._rows("deleted IS NULL ORDER BY updated DESC, rowid DESC")

    def rename(self, match_id: str, title: str) -> None:
        """Give a table another title. Raises `InvalidValue` for an empty one."""
        self._set(match_id, "title", _checked_title(title))

    def finish(self, match_id: str, record: GameRecord) -> None:
        """Mark a table's game as over and store its record, in one transaction; again with a new record replaces it."""
        now = moment_text(self._database.clock())
        with self._database.writing() as connection:
            close_table(connection, now, match_id, record)

    def delete(self, match_id: str) -> None:
        """Put a table in the bin. Its record stays."""
        self._set(match_id, "deleted", moment_text(self._database.clock()))

    def bin(self) -> list[MatchRow]:
        """The tables in the bin, the one last deleted first."""
        return self._rows("deleted IS NOT NULL ORDER BY deleted DESC, rowid DESC")

    def restore(self, match_id: str) -> None:
        """Take a table out of the bin."""
        self._set(match_id, "deleted", None)

    def purge(self, older_than: timedelta = timedelta(0)) -> int:
        """Remove for good what has been in the bin for longer than `older_than`; return how many tables that were."""
        limit = moment_text(self._database.clock() - older_than)
        with self._database.writing() as connection:
            return connection.execute("DELETE FROM matches WHERE deleted <= ?", (limit,)).rowcount

    def _rows(self, condition: str) -> list[MatchRow]:
        with self._database.reading() as connection:
            return [_match_row(row) for row in connection.execute(f"{_ROW} WHERE {condition}")]

    def _set(self, match_id: str, column: str, value: str | None) -> None:
        with self._database.writing() as connection:
            _title_and_finished(connection, match_id)
            connection.execute(f"UPDATE matches SET {column} = ? WHERE id = ?", (value, match_id))

    def _touch(
        self, connection: sqlite3.Connection, match_id: str, number: int, snapshot: bytes | None, summary: str | None
    ) -> None:
        if snapshot is not None:
            connection.execute(
                "INSERT OR REPLACE INTO snapshots (match_id, number, state) VALUES (?, ?, ?)",
                (match_id, number, snapshot),
            )
        connection.execute(
            "UPDATE matches SET updated = ?, summary = coalesce(?, summary) WHERE id = ?",
            (moment_text(self._database.clock()), summary, match_id),
        )


def store_table(
    connection: sqlite3.Connection,
    now: str,
    title: str,
    game: str,
    revision: int,
    setup_text: str,
    packs: Mapping[str, str],
) -> str:
    """Store a table without answers within a transaction, and return its id. Raises `InvalidValue`."""
    match_id = str(uuid.uuid4())
    connection.execute(
        "INSERT INTO matches (id, title, game, revision, setup, packs, created, updated)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
        (match_id, _checked_title(title), game, revision, setup_text, _json(dict(packs)), now, now),
    )
    return match_id


def close_table(connection: sqlite3.Connection, now: str, match_id: str, record: GameRecord) -> None:
    """Mark a table's game as over and store its record, within a transaction. Raises `UnknownTable`."""
    _title_and_finished(connection, match_id)
    connection.execute("UPDATE matches SET finished = 1, updated = ? WHERE id = ?", (now, match_id))
    connection.execute(
        "INSERT OR REPLACE INTO records"
        " (match_id, game, seats, names, scores, winners, details, finished_at)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
        (
            match_id,
            record.game,
            len(record.names),
            _json(record.names),
            _json(record.scores),
            _json(record.winners),
            record.details,
            now,
        ),
    )


def _title_and_finished(connection: sqlite3.Connection, match_id: str) -> tuple[str, bool]:
    row = connection.execute("SELECT title, finished FROM matches WHERE id = ?", (match_id,)).fetchone()
    if row is None:
        raise _unknown(match_id)
    return row[0], bool(row[1])


def _unknown(match_id: str) -> UnknownTable:
    return UnknownTable(
        "There is no saved table with the id “{table}”: choose one from the list of saved tables.", table=match_id
    )


def _last_number(connection: sqlite3.Connection, match_id: str) -> int:
    row = connection.execute("SELECT coalesce(max(number), 0) FROM answers WHERE match_id = ?", (match_id,)).fetchone()
    return int(row[0])


def _texts(connection: sqlite3.Connection, table: str, match_id: str) -> list[tuple[int, str]]:
    return connection.execute(
        f"SELECT number, text FROM {table} WHERE match_id = ? ORDER BY number", (match_id,)
    ).fetchall()


def _move(connection: sqlite3.Connection, source: str, target: str, condition: str, match_id: str, number: int) -> None:
    where = f"FROM {source} WHERE match_id = ? AND {condition}"
    connection.execute(
        f"INSERT INTO {target} (match_id, number, text) SELECT match_id, number, text {where}", (match_id, number)
    )
    connection.execute(f"DELETE {where}", (match_id, number))


def _match_row(row: tuple[str, str, str, int, str, str, int, int, str | None]) -> MatchRow:
    match_id, title, game, revision, created, updated, finished, answered, summary = row
    return MatchRow(
        id=match_id,
        title=title,
        game=game,
        revision=revision,
        created=datetime.fromisoformat(created),
        updated=datetime.fromisoformat(updated),
        finished=bool(finished),
        answered=answered,
        summary=summary,
    )


def _checked_title(title: str) -> str:
    checked = " ".join(title.split())
    if not checked:
        raise InvalidValue("A table needs a title: type one.")
    return checked


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()
