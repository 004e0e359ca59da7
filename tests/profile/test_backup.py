"""Backups: proved whole before they count, rotating, and the way back from one."""

import sqlite3
import subprocess
from collections.abc import Callable
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from mars_desktop.profile.backup import (
    KEPT_DAYS,
    KEPT_NEWEST,
    KEPT_WEEKS,
    BackupFile,
    Backups,
    backups_to_remove,
    restore,
    verify,
)
from mars_desktop.profile.database import Database
from mars_desktop.profile.matches import Matches
from mars_desktop.profile.problems import BadBackup, LockedProfile, NewerProfile, UnreadableProfile

NOW = datetime(2031, 7, 1, 12, tzinfo=UTC)


@pytest.fixture
def table(database: Database) -> str:
    matches = Matches(database)
    match_id = matches.create("Tharsis", "terraforming", 1, "{}")
    for number in range(1, 101):
        matches.append(match_id, number, f"answer {number}")
    return match_id


def test_a_backup_is_one_whole_file_with_every_answer(database: Database, table: str, tmp_path: Path) -> None:
    folder = tmp_path / "elsewhere"
    folder.mkdir()
    file = database.backup_to(folder / "mine.db")
    assert [path.name for path in folder.iterdir()] == ["mine.db"]
    verify(file)
    assert [path.name for path in folder.iterdir()] == ["mine.db"]
    with Database.open(file) as copy:
        assert Matches(copy).load(table) == Matches(database).load(table)


def test_a_backup_replaces_an_older_one_of_its_name_only_when_it_is_whole(
    database: Database, table: str, tmp_path: Path
) -> None:
    file = tmp_path / "mine.db"
    file.write_text("what was here before")
    database.backup_to(file)
    verify(file)
    (tmp_path / "folder.db").mkdir()
    with pytest.raises(UnreadableProfile, match=r"folder\.db"):
        database.backup_to(tmp_path / "folder.db")
    with pytest.raises(UnreadableProfile, match="missing"):
        database.backup_to(tmp_path / "missing" / "mine.db")
    assert not [path for path in tmp_path.iterdir() if path.suffix == ".new"]


@pytest.mark.parametrize("keep", [0, 1, 100, 4096, 9000])
def test_a_truncated_backup_is_no_backup(database: Database, table: str, tmp_path: Path, keep: int) -> None:
    file = database.backup_to(tmp_path / "mine.db")
    file.write_bytes(file.read_bytes()[:keep])
    with pytest.raises(BadBackup, match=r"mine\.db"):
        verify(file)


def test_a_database_of_another_program_is_no_backup(tmp_path: Path) -> None:
    file = tmp_path / "bookmarks.db"
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("CREATE TABLE bookmarks (title TEXT)")
    with pytest.raises(BadBackup, match="not a backup"):
        verify(file)


def test_the_newest_good_backup_is_found_behind_a_damaged_and_a_newer_one(database: Database, table: str) -> None:
    good, newer, damaged = (database.back_up() for _ in range(3))
    damaged.write_bytes(damaged.read_bytes()[:5000])
    with closing(sqlite3.connect(newer)) as connection:
        connection.execute("PRAGMA user_version = 99")
    with pytest.raises(NewerProfile):
        verify(newer)
    assert database.backups.newest_good() == good


def test_there_is_no_good_backup_where_there_is_no_folder(tmp_path: Path) -> None:
    assert Backups(tmp_path / "nowhere").newest_good() is None


def test_two_backups_of_one_second_are_both_kept(database: Database, table: str) -> None:
    with database.reading() as connection:
        paths = [database.backups.make(connection, NOW) for _ in range(3)]
    assert [file.path for file in database.backups.files()] == paths[::-1]


def test_one_backup_a_day_is_enough(database: Database, table: str) -> None:
    assert database.back_up_daily() is not None
    assert database.back_up_daily() is None
    assert len(database.backups.files()) == 1


def backups_every(hours: int, count: int, version: int = 1) -> list[BackupFile]:
    return [BackupFile(Path(f"{n}.db"), version, NOW - timedelta(hours=hours * n), 1) for n in range(count)]


def test_the_ten_newest_backups_are_kept() -> None:
    files = backups_every(hours=0, count=15)
    assert backups_to_remove(files, NOW) == files[KEPT_NEWEST:]


def test_one_backup_of_each_of_fourteen_days_is_kept() -> None:
    files = backups_every(hours=6, count=30 * 4)
    removed = backups_to_remove(files, NOW)
    kept_days = [file.made.date() for file in files if file not in removed and file not in files[:KEPT_NEWEST]]
    assert len(kept_days) == len(set(kept_days))
    all_kept_days = {file.made.date() for file in files if file not in removed}
    assert all_kept_days >= {(NOW - timedelta(days=n)).date() for n in range(KEPT_DAYS)}


def test_one_backup_of_each_of_eight_weeks_is_kept() -> None:
    files = backups_every(hours=24, count=100)
    removed = backups_to_remove(files, NOW)
    older = [file.made.date() for file in files[KEPT_DAYS:] if file not in removed]
    this_monday = NOW.date() - timedelta(days=NOW.weekday())
    sundays = [this_monday - timedelta(days=1, weeks=n) for n in range(KEPT_WEEKS - 1)]
    assert older == [day for day in sundays if NOW.date() - day >= timedelta(days=KEPT_DAYS)]


def test_the_newest_backup_of_an_older_version_is_kept_for_ever() -> None:
    old = BackupFile(Path("old.db"), 1, NOW - timedelta(days=700), 1)
    older = BackupFile(Path("older.db"), 1, NOW - timedelta(days=701), 1)
    files = [*backups_every(hours=1, count=KEPT_NEWEST, version=2), old, older]
    assert backups_to_remove(files, NOW) == [older]


def test_rotation_leaves_other_files_alone(database: Database, table: str) -> None:
    folder = database.backups.folder
    folder.mkdir()
    mine = folder / "before the holidays.db"
    mine.write_text("kept")
    for _ in range(KEPT_NEWEST + 3):
        database.back_up()
    assert len(database.backups.files()) == KEPT_NEWEST
    assert mine.read_text() == "kept"


def test_restoring_keeps_the_profile_that_was_there(profile: Path) -> None:
    with Database.open(profile) as database:
        table = Matches(database).create("Tharsis", "terraforming", 1, "{}")
        backup = database.back_up()
        Matches(database).append(table, 1, "pass")
    kept = restore(backup, profile)
    assert kept is not None
    with Database.open(profile) as database:
        assert Matches(database).load(table).answers == ()
    with Database.open(kept) as database:
        assert Matches(database).load(table).answers == ("pass",)


def test_a_log_left_by_a_crash_is_not_taken_for_a_part_of_the_restored_profile(
    profile: Path, program: Callable[..., "subprocess.Popen[str]"]
) -> None:
    with Database.open(profile) as database:
        backup = database.back_up()
    holder = program("hold", profile)
    assert holder.stdout is not None
    table = holder.stdout.readline().strip()
    holder.kill()
    holder.communicate()
    kept = restore(backup, profile)
    assert kept is not None
    with Database.open(profile) as database:
        assert Matches(database).rows() == []
    with Database.open(kept) as database:
        assert len(Matches(database).load(table).answers) == 2


def test_a_damaged_backup_restores_nothing(profile: Path) -> None:
    with Database.open(profile) as database:
        table = Matches(database).create("Tharsis", "terraforming", 1, "{}")
        backup = database.back_up()
    backup.write_bytes(backup.read_bytes()[:6000])
    before = profile.read_bytes()
    with pytest.raises(BadBackup):
        restore(backup, profile)
    assert profile.read_bytes() == before
    with Database.open(profile) as database:
        assert [row.id for row in Matches(database).rows()] == [table]


def test_an_open_profile_is_not_replaced(database: Database, table: str, profile: Path) -> None:
    backup = database.back_up()
    with pytest.raises(LockedProfile):
        restore(backup, profile)
    assert len(Matches(database).load(table).answers) == 100
