"""Opening a profile: each thing that can be wrong with it is one sentence, and the file stays."""

import shutil
import sqlite3
import subprocess
import sys
import tempfile
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from mars_desktop.profile.backup import restore
from mars_desktop.profile.database import Database
from mars_desktop.profile.matches import Matches
from mars_desktop.profile.problems import (
    DamagedProfile,
    DiskFull,
    ForeignProfile,
    LockedProfile,
    MissingProfile,
    NewerProfile,
    ProfileProblem,
    UnreadableProfile,
)

Program = Callable[..., "subprocess.Popen[str]"]

NEEDS_POSIX = pytest.mark.skipif(
    sys.platform == "win32", reason="Windows has neither file size limits nor folders closed to writing by a mode"
)


@pytest.fixture
def played(profile: Path) -> str:
    """A closed profile with one table of 300 answers; its id."""
    with Database.open(profile) as database:
        matches = Matches(database)
        table = matches.create("Tharsis", "terraforming", 1, "{}")
        for number in range(1, 301):
            matches.append(table, number, f"place greenery at {number},{-number}")
    return table


def one_sentence(problem: ProfileProblem, *parts: str | Path) -> bool:
    """Whether the problem is told in one line that ends as a sentence, names all `parts`, and says what to do."""
    text = str(problem)
    return "\n" not in text and text.endswith(".") and ": " in text and all(str(part) in text for part in parts)


def content(profile: Path) -> dict[str, bytes]:
    """Every file of the profile's folder but the lock."""
    return {p.name: p.read_bytes() for p in profile.parent.iterdir() if p.is_file() and p.suffix != ".lock"}


def test_a_profile_is_made_with_its_folder_where_there_is_none(profile: Path) -> None:
    with Database.open(profile) as database:
        assert Matches(database).rows() == []
    assert list(content(profile)) == ["profile.db"]


def test_writes_are_flushed_to_the_disk_before_they_return(database: Database) -> None:
    with database.reading() as connection:
        assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)
        assert connection.execute("PRAGMA synchronous").fetchone() == (2,)
        assert connection.execute("PRAGMA foreign_keys").fetchone() == (1,)


def test_a_profile_closed_twice_may_be_opened_again(profile: Path) -> None:
    database = Database.open(profile)
    database.close()
    database.close()
    Database.open(profile).close()


def test_a_newer_profile_is_refused_and_not_touched(profile: Path, played: str) -> None:
    """SV-003: an older program neither reads a newer save nor stamps it with its own version."""
    with closing(sqlite3.connect(profile)) as connection:
        connection.execute("PRAGMA user_version = 99")
    before = content(profile)
    with pytest.raises(NewerProfile) as caught:
        Database.open(profile)
    assert one_sentence(caught.value, profile, "99")
    assert content(profile) == before


def test_a_newer_profile_left_by_a_crash_keeps_its_write_ahead_log(profile: Path, played: str, tmp_path: Path) -> None:
    """SV-003: not even the tidying that SQLite does by itself happens to a newer file."""
    with closing(sqlite3.connect(profile)) as connection:
        connection.execute("PRAGMA user_version = 99")
        crashed = tmp_path / "crashed" / "profile.db"
        crashed.parent.mkdir()
        for ending in ("", "-wal"):
            shutil.copy(f"{profile}{ending}", f"{crashed}{ending}")
    before = content(crashed)
    with pytest.raises(NewerProfile):
        Database.open(crashed)
    after = content(crashed)
    assert {name: after[name] for name in before} == before


@pytest.mark.parametrize("length", [1, 15, 50, 100, 511, 4096, 5000, 12288])
def test_a_truncated_profile_is_put_aside_and_kept(profile: Path, played: str, length: int) -> None:
    with profile.open("r+b") as file:
        file.truncate(length)
    damaged = profile.read_bytes()
    with pytest.raises(DamagedProfile) as caught:
        Database.open(profile)
    assert caught.value.kept is not None
    assert caught.value.kept.read_bytes() == damaged
    assert one_sentence(caught.value, profile, caught.value.kept, "start anew")
    assert not profile.exists()
    with Database.open(profile) as database:
        assert Matches(database).rows() == []
    assert caught.value.kept.read_bytes() == damaged


@pytest.mark.parametrize(("start", "length"), [(0, 16), (0, 100), (100, 50), (4096, 4096), (8000, 3000)])
def test_an_overwritten_profile_is_put_aside_and_kept(profile: Path, played: str, start: int, length: int) -> None:
    with profile.open("r+b") as file:
        file.seek(start)
        file.write(b"\xa5" * length)
    damaged = profile.read_bytes()
    with pytest.raises(DamagedProfile) as caught:
        Database.open(profile)
    assert caught.value.kept is not None
    assert caught.value.kept.read_bytes() == damaged


def test_a_damaged_profile_keeps_its_write_ahead_log_with_it(profile: Path, played: str) -> None:
    profile.write_bytes(b"not a database at all" * 500)
    Path(f"{profile}-wal").write_bytes(b"log")
    with pytest.raises(DamagedProfile) as caught:
        Database.open(profile)
    assert Path(f"{caught.value.kept}-wal").read_bytes() == b"log"
    assert not Path(f"{profile}-wal").exists()


def test_two_damaged_profiles_of_one_moment_are_both_kept(profile: Path, played: str) -> None:
    kept = set()
    for filling in (b"first", b"second"):
        profile.write_bytes(filling * 500)
        with pytest.raises(DamagedProfile) as caught:
            Database.open(profile)
        assert caught.value.kept is not None
        kept.add(caught.value.kept.read_bytes()[:5])
    assert kept == {b"first", b"secon"}


def test_a_profile_without_one_of_its_tables_is_damaged(profile: Path, played: str) -> None:
    with closing(sqlite3.connect(profile)) as connection:
        connection.execute("DROP TABLE answers")
    with pytest.raises(DamagedProfile, match="lacks answers"):
        Database.open(profile)


def test_the_newest_good_backup_is_offered_for_a_damaged_profile_and_restores_it(profile: Path, played: str) -> None:
    with Database.open(profile) as database:
        backup = database.back_up()
    profile.write_bytes(b"\0" * 20_000)
    with pytest.raises(DamagedProfile) as caught:
        Database.open(profile)
    assert caught.value.backup == backup
    assert one_sentence(caught.value, profile, backup)
    assert restore(backup, profile) is None
    with Database.open(profile) as database:
        assert len(Matches(database).load(played).answers) == 300


@pytest.mark.parametrize("how", ["gone", "empty"])
def test_an_empty_profile_is_not_begun_unasked_where_backups_tell_of_a_full_one(
    profile: Path, played: str, how: str
) -> None:
    with Database.open(profile) as database:
        backup = database.back_up()
    if how == "gone":
        profile.unlink()
    else:
        profile.write_bytes(b"")
    with pytest.raises((MissingProfile, DamagedProfile)) as caught:
        Database.open(profile)
    assert caught.value.backup == backup
    assert one_sentence(caught.value, profile, backup)
    with Database.open(profile, start_anew=True) as database:
        assert Matches(database).rows() == []
    assert backup.exists()


def test_an_empty_file_without_backups_becomes_a_profile(profile: Path) -> None:
    profile.parent.mkdir()
    profile.touch()
    with Database.open(profile) as database:
        assert Matches(database).rows() == []


def test_a_database_of_another_program_is_left_alone(profile: Path) -> None:
    profile.parent.mkdir()
    with closing(sqlite3.connect(profile)) as connection:
        connection.execute("CREATE TABLE bookmarks (title TEXT)")
    before = content(profile)
    with pytest.raises(ForeignProfile) as caught:
        Database.open(profile)
    assert one_sentence(caught.value, profile)
    assert content(profile) == before


def test_a_second_program_is_refused_until_the_first_one_ends(profile: Path, program: Program) -> None:
    """SV-008: a single-instance lock with a clear sentence, which vanishes with the process that holds it."""
    holder = program("hold", profile)
    assert holder.stdout is not None
    table = holder.stdout.readline().strip()
    with pytest.raises(LockedProfile) as caught:
        Database.open(profile)
    assert one_sentence(caught.value, profile)
    holder.kill()
    holder.communicate()
    with Database.open(profile) as database:
        assert len(Matches(database).load(table).answers) == 2


def test_one_program_cannot_open_a_profile_twice(database: Database, profile: Path) -> None:
    with pytest.raises(LockedProfile):
        Database.open(profile)


def test_an_answer_refused_by_a_foreign_lock_can_be_given_again(profile: Path) -> None:
    """SV-008: a database program that knows nothing of our lock may hold up an answer, but loses none."""
    with Database.open(profile, busy_timeout=0.05) as database, closing(sqlite3.connect(profile)) as browser:
        matches = Matches(database)
        table = matches.create("Tharsis", "terraforming", 1, "{}")
        browser.execute("BEGIN IMMEDIATE")
        with pytest.raises(LockedProfile) as caught:
            matches.append(table, 1, "pass")
        assert one_sentence(caught.value, profile)
        browser.execute("ROLLBACK")
        matches.append(table, 1, "pass")
        assert matches.load(table).answers == ("pass",)


def test_opening_waits_no_longer_than_told_for_a_foreign_lock(profile: Path, played: str) -> None:
    with closing(sqlite3.connect(profile)) as browser:
        browser.execute("BEGIN IMMEDIATE")
        with pytest.raises(LockedProfile):
            Database.open(profile, busy_timeout=0.05)
    Database.open(profile).close()


def test_an_answer_that_finds_the_disk_full_is_refused_whole(database: Database, profile: Path) -> None:
    matches = Matches(database)
    table = matches.create("Tharsis", "terraforming", 1, "{}")
    matches.append(table, 1, "pass", b"state 1", "{}")
    with database.reading() as connection:
        pages = connection.execute("PRAGMA page_count").fetchone()[0]
        connection.execute(f"PRAGMA max_page_count = {pages}")
    with pytest.raises(DiskFull) as caught:
        matches.append(table, 2, "place city", b"state 2" * 10_000)
    assert one_sentence(caught.value, profile)
    stored = matches.load(table)
    assert (stored.answers, stored.snapshot) == (("pass",), b"state 1")
    with database.reading() as connection:
        connection.execute("PRAGMA max_page_count = 1000000")
    matches.append(table, 2, "place city", b"state 2" * 10_000)
    assert matches.load(table).answers == ("pass", "place city")


@NEEDS_POSIX
def test_a_size_limit_met_in_play_costs_no_answer_and_play_goes_on_when_it_is_lifted(
    profile: Path, program: Program
) -> None:
    output, _ = program("starve", profile).communicate()
    table, *acknowledged, sentence, after = output.splitlines()
    assert sentence.startswith("DiskFull ")
    assert str(profile) in sentence
    assert int(after) == len(acknowledged) + 1 > 1
    with Database.open(profile) as database:
        assert Matches(database).load(table).answers == tuple(f"answer {n}" for n in range(1, int(after) + 1))


@NEEDS_POSIX
@pytest.mark.parametrize("closed", ["folder", "file"])
def test_a_read_only_place_is_told_of_at_opening(program: Program, closed: str) -> None:
    # Not below pytest's own folders: the program gives up root's rights and could not even reach those.
    folder = Path(tempfile.mkdtemp())
    try:
        profile = folder / "profile.db"
        if closed == "file":
            Database.open(profile).close()
            profile.chmod(0o444)
            Path(f"{profile}.lock").chmod(0o666)
        folder.chmod(0o555 if closed == "folder" else 0o777)
        before = profile.read_bytes() if closed == "file" else b""
        output, _ = program("without-rights", profile).communicate()
        assert output.startswith("ReadOnlyProfile ")
        assert str(profile) in output
        assert len(output.splitlines()) == 1
        assert (profile.read_bytes() if closed == "file" else b"") == before
    finally:
        folder.chmod(0o755)
        shutil.rmtree(folder)


def test_a_file_in_place_of_the_folder_is_told_of(tmp_path: Path) -> None:
    in_the_way = tmp_path / "mars"
    in_the_way.write_text("a letter")
    with pytest.raises(UnreadableProfile) as caught:
        Database.open(in_the_way / "profile.db")
    assert one_sentence(caught.value, in_the_way)
    assert in_the_way.read_text() == "a letter"


def test_a_folder_in_place_of_the_file_is_told_of(profile: Path) -> None:
    profile.mkdir(parents=True)
    with pytest.raises(UnreadableProfile) as caught:
        Database.open(profile)
    assert one_sentence(caught.value, profile)


def test_a_refused_opening_leaves_the_lock_free(profile: Path) -> None:
    profile.mkdir(parents=True)
    with pytest.raises(UnreadableProfile):
        Database.open(profile)
    profile.rmdir()
    Database.open(profile).close()


def test_damage_met_in_play_is_told_of_and_the_file_put_aside_at_the_next_start(profile: Path, played: str) -> None:
    with Database.open(profile) as database:
        size = profile.stat().st_size
        with profile.open("r+b") as file:
            file.seek(4096)
            file.write(b"\xa5" * (size - 4096))
        with pytest.raises(DamagedProfile) as caught:
            Matches(database).load(played)
        assert one_sentence(caught.value, profile, "restart")
    with pytest.raises(DamagedProfile) as caught:
        Database.open(profile)
    assert caught.value.kept is not None
    assert caught.value.kept.stat().st_size == size


def test_a_block_that_fails_changes_nothing(database: Database) -> None:
    matches = Matches(database)
    table = matches.create("Tharsis", "terraforming", 1, "{}")

    def fail_halfway() -> None:
        with database.writing() as connection:
            connection.execute("DELETE FROM matches")
            raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        fail_halfway()
    assert [row.id for row in matches.rows()] == [table]
