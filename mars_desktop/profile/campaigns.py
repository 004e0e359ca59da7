"""The stored campaigns: every line of a history is on the disk before the screen shows what it did.

A campaign is stored as its lines and nothing else, counted from 1; no line is ever changed or removed. A campaign that
was deleted lies in the bin, and is exported before it is removed for good.
"""

import sqlite3
import uuid
from collections.abc import Mapping, Sequence
from datetime import datetime, timedelta
from pathlib import Path

import msgspec

from mars_desktop.games.legacy.campaign import (
    Campaign,
    CampaignContent,
    Line,
    MissionStarted,
    Retitled,
    line_fault,
    line_text,
    mission_running,
    next_campaign,
    pack_of,
    read_line,
    title_of,
)
from mars_desktop.games.legacy.mission_start import MissionResult
from mars_desktop.profile.campaign_files import CampaignFile, free_file, write_campaign
from mars_desktop.profile.database import Database
from mars_desktop.profile.matches import close_table, store_table
from mars_desktop.profile.problems import (
    CampaignProblem,
    DamagedCampaign,
    InvalidValue,
    LineOutOfOrder,
    UnknownCampaign,
)
from mars_desktop.profile.rows import CampaignRow, GameRecord, MissionTable, moment_text

_ROW = """SELECT id, title, pack, created, updated,
    (SELECT count(*) FROM campaign_lines WHERE campaign_id = id) FROM campaigns"""


class Campaigns:
    """The campaigns of one profile.

    Every change is one transaction, on the disk when the method returns. Every method raises the problems of
    `Database.writing`, and `UnknownCampaign` for an id that is not there; the profile is then as it was. Whether a line
    is allowed is asked of the campaign before (`campaign.refuse`): lines are stored as they come.
    """

    def __init__(self, database: Database) -> None:
        self._database = database

    def create(self, campaign: Campaign, campaign_id: str = "") -> str:
        """Store a campaign whole and return its id, which is a new one where none is given or it is taken."""
        with self._database.writing() as connection:
            if not campaign_id or _known(connection, campaign_id):
                campaign_id = str(uuid.uuid4())
            now = self._now()
            connection.execute(
                "INSERT INTO campaigns (id, title, pack, created, updated) VALUES (?, ?, ?, ?, ?)",
                (campaign_id, title_of(campaign), pack_of(campaign), now, now),
            )
            _store(connection, campaign_id, 1, campaign.lines)
        return campaign_id

    def rows(self) -> list[CampaignRow]:
        """Every campaign that is not in the bin, the one last written first."""
        return self._rows("deleted IS NULL ORDER BY updated DESC, rowid DESC")

    def load(self, campaign_id: str) -> Campaign:
        """A campaign whole. Raises `DamagedCampaign` when lines are missing or cannot be read."""
        with self._database.reading() as connection:
            return self._load(connection, campaign_id)

    def append(self, campaign_id: str, number: int, *lines: Line) -> Campaign:
        """Store lines of which the first has this number, all or none, and return the campaign.

        Raises `LineOutOfOrder` unless `number` is the next one.
        """
        with self._database.writing() as connection:
            return self._append(connection, campaign_id, number, lines)

    def rename(self, campaign_id: str, title: str) -> Campaign:
        """Give a campaign another title, by a line of its history. Raises `InvalidValue` for an empty one."""
        checked = " ".join(title.split())
        if not checked:
            raise InvalidValue("A campaign needs a title: type one.")
        with self._database.writing() as connection:
            number = len(self._load(connection, campaign_id).lines) + 1
            return self._append(connection, campaign_id, number, (Retitled(at=self._database.clock(), title=checked),))

    def replace(self, campaign_id: str, campaign: Campaign) -> Path:
        """Put another history in the place of a stored one; return the file to which that one was exported before."""
        kept = self._export(campaign_id)
        with self._database.writing() as connection:
            connection.execute("DELETE FROM campaign_lines WHERE campaign_id = ?", (campaign_id,))
            _store(connection, campaign_id, 1, campaign.lines)
            self._touch(connection, campaign_id, campaign)
        return kept

    def begin_mission(
        self,
        campaign_id: str,
        number: int,
        started: MissionStarted,
        title: str,
        game: str,
        revision: int,
        setup_text: str,
        packs: Mapping[str, str],
    ) -> str:
        """Store a new table and the line, as number `number`, that starts the mission on it; return the table's id.

        Both in one transaction. Raises `LineOutOfOrder`, and `InvalidValue` for an empty title.
        """
        with self._database.writing() as connection:
            match_id = store_table(connection, self._now(), title, game, revision, setup_text, packs)
            line = msgspec.structs.replace(started, match=match_id)
            self._append(connection, campaign_id, number, (line,))
        return match_id

    def finish_mission(
        self, match_id: str, content: CampaignContent, result: MissionResult, record: GameRecord | None = None
    ) -> Campaign:
        """Write the result of the mission played at a table into its campaign, exactly once; return the campaign.

        With a `record` the table is closed in the same transaction, as `Matches.finish` does. Told again the same
        result changes nothing, another one corrects it; so it may be told after every restart.

        Raises `UnknownCampaign` for a table of no campaign, and `Refused` as `campaign.next_campaign` does.
        """
        with self._database.writing() as connection:
            table = _table_of(connection, match_id)
            if table is None:
                raise UnknownCampaign("The table “{table}” belongs to no campaign.", table=match_id)
            before = self._load(connection, table.campaign_id)
            after = next_campaign(before, content, result, self._database.clock(), match_id)
            new = after.lines[len(before.lines) :]
            if new:
                self._append(connection, table.campaign_id, len(before.lines) + 1, new)
            if record is not None:
                close_table(connection, self._now(), match_id, record)
            return after

    def table(self, match_id: str) -> MissionTable | None:
        """The campaign and mission that a table belongs to, or None."""
        with self._database.reading() as connection:
            return _table_of(connection, match_id)

    def to_finish(self) -> list[MissionTable]:
        """Missions in play whose table is at its end: the program ended before `finish_mission`."""
        found = []
        for row in self.rows():
            with self._database.reading() as connection:
                running = mission_running(self._load(connection, row.id))
                table = _table_of(connection, running.match) if running is not None else None
                if table is not None and table.campaign_id == row.id and _is_over(connection, table.match_id):
                    found.append(table)
        return found

    def delete(self, campaign_id: str) -> None:
        """Put a campaign in the bin. Its tables stay."""
        self._set_deleted(campaign_id, self._now())

    def bin(self) -> list[CampaignRow]:
        """The campaigns in the bin, the one last deleted first."""
        return self._rows("deleted IS NOT NULL ORDER BY deleted DESC, rowid DESC")

    def restore(self, campaign_id: str) -> None:
        """Take a campaign out of the bin."""
        self._set_deleted(campaign_id, None)

    def purge(self, older_than: timedelta = timedelta(0)) -> list[Path]:
        """Remove for good what has been in the bin for longer than `older_than`; return the exports made before."""
        limit = moment_text(self._database.clock() - older_than)
        with self._database.reading() as connection:
            gone = connection.execute("SELECT id FROM campaigns WHERE deleted <= ?", (limit,)).fetchall()
        kept = []
        for (campaign_id,) in gone:
            try:
                kept.append(self._export(campaign_id))
            except DamagedCampaign:
                # What cannot be exported stays in the bin: somebody may still save some of it.
                continue
            with self._database.writing() as connection:
                connection.execute("DELETE FROM campaigns WHERE id = ?", (campaign_id,))
        return kept

    def _export(self, campaign_id: str) -> Path:
        """Write a campaign to a file among the backups, which their rotation leaves alone."""
        campaign = self.load(campaign_id)
        file = free_file(self._database.backups.folder, title_of(campaign), self._database.clock())
        write_campaign(file, CampaignFile(id=campaign_id, lines=campaign.lines))
        return file

    def _load(self, connection: sqlite3.Connection, campaign_id: str) -> Campaign:
        row = connection.execute("SELECT title FROM campaigns WHERE id = ?", (campaign_id,)).fetchone()
        if row is None:
            raise _unknown(campaign_id)
        stored = connection.execute(
            "SELECT number, text FROM campaign_lines WHERE campaign_id = ? ORDER BY number", (campaign_id,)
        ).fetchall()
        try:
            lines = tuple(read_line(text) for _, text in stored)
        except msgspec.MsgspecError as error:
            raise self._damaged(row[0]) from error
        if not lines or [number for number, _ in stored] != list(range(1, len(stored) + 1)):
            raise self._damaged(row[0])
        return Campaign(lines)

    def _append(self, connection: sqlite3.Connection, campaign_id: str, number: int, lines: Sequence[Line]) -> Campaign:
        before = self._load(connection, campaign_id)
        if number != len(before.lines) + 1:
            raise LineOutOfOrder(
                "Line {number} of “{title}” was not stored because {lines} are stored: open the campaign again.",
                number=number,
                title=title_of(before),
                lines=len(before.lines),
            )
        after = Campaign((*before.lines, *lines))
        _store(connection, campaign_id, number, lines)
        self._touch(connection, campaign_id, after)
        return after

    def _touch(self, connection: sqlite3.Connection, campaign_id: str, campaign: Campaign) -> None:
        connection.execute(
            "UPDATE campaigns SET title = ?, pack = ?, updated = ? WHERE id = ?",
            (title_of(campaign), pack_of(campaign), self._now(), campaign_id),
        )

    def _rows(self, condition: str) -> list[CampaignRow]:
        with self._database.reading() as connection:
            found = connection.execute(f"{_ROW} WHERE {condition}").fetchall()
        return [
            CampaignRow(
                id=campaign_id,
                title=title,
                pack=pack,
                created=datetime.fromisoformat(created),
                updated=datetime.fromisoformat(updated),
                lines=lines,
            )
            for campaign_id, title, pack, created, updated, lines in found
        ]

    def _set_deleted(self, campaign_id: str, moment: str | None) -> None:
        with self._database.writing() as connection:
            if not _known(connection, campaign_id):
                raise _unknown(campaign_id)
            connection.execute("UPDATE campaigns SET deleted = ? WHERE id = ?", (moment, campaign_id))

    def _now(self) -> str:
        return moment_text(self._database.clock())

    def _damaged(self, title: str) -> CampaignProblem:
        return DamagedCampaign(
            "Lines of the campaign “{title}” are missing from the profile “{file}” or cannot be read: restore a "
            "backup, or import an export of the campaign.",
            self._database.path,
            title=title,
            file=self._database.path,
        )


def _unknown(campaign_id: str) -> UnknownCampaign:
    return UnknownCampaign(
        "There is no campaign with the id “{campaign}”: choose one from the list.", campaign=campaign_id
    )


def _known(connection: sqlite3.Connection, campaign_id: str) -> bool:
    return connection.execute("SELECT 1 FROM campaigns WHERE id = ?", (campaign_id,)).fetchone() is not None


def _store(connection: sqlite3.Connection, campaign_id: str, first: int, lines: Sequence[Line]) -> None:
    for number, line in enumerate(lines, first):
        if fault := line_fault(line):
            raise InvalidValue("The line was not stored because it cannot be read again ({fault}).", fault=fault)
        match_id = line.match if isinstance(line, MissionStarted) and line.match else None
        # A copy of a campaign does not take the tables of the first one over.
        taken = connection.execute("SELECT 1 FROM campaign_lines WHERE match_id = ?", (match_id,)).fetchone()
        connection.execute(
            "INSERT INTO campaign_lines (campaign_id, number, text, match_id) VALUES (?, ?, ?, ?)",
            (campaign_id, number, line_text(line), None if taken else match_id),
        )


def _is_over(connection: sqlite3.Connection, match_id: str) -> bool:
    over = connection.execute("SELECT 1 FROM matches WHERE id = ? AND finished", (match_id,)).fetchone()
    return over is not None


def _table_of(connection: sqlite3.Connection, match_id: str) -> MissionTable | None:
    row = connection.execute("SELECT campaign_id, text FROM campaign_lines WHERE match_id = ?", (match_id,)).fetchone()
    if row is None:
        return None
    line = read_line(row[1])
    return MissionTable(match_id, row[0], line.mission) if isinstance(line, MissionStarted) else None
