"""A profile of every earlier version becomes one of today's with all that is in it, or stays as it is."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from mars_desktop.profile.backup import verify
from mars_desktop.profile.database import Database
from mars_desktop.profile.matches import Matches
from mars_desktop.profile.migrations import MIGRATIONS, Migration, version
from mars_desktop.profile.players import Players
from mars_desktop.profile.problems import EmptiedProfile, ProfileProblem, UnreadableProfile
from mars_desktop.profile.records import Records
from mars_desktop.profile.settings import Setting, Settings

FIXTURES = Path(__file__).resolve().parent / "fixtures"
VERSIONS = range(1, len(MIGRATIONS) + 1)


@pytest.fixture(params=VERSIONS)
def old_profile(request: pytest.FixtureRequest, profile: Path) -> Path:
    """A profile of an earlier version, made from its stored text."""
    profile.parent.mkdir(parents=True)
    with closing(sqlite3.connect(profile)) as connection:
        connection.executescript((FIXTURES / f"version-{request.param}.sql").read_text(encoding="utf-8"))
    return profile


def schema(database: Database) -> list[tuple[str, str]]:
    with database.reading() as connection:
        return connection.execute("SELECT name, sql FROM sqlite_master WHERE sql IS NOT NULL ORDER BY name").fetchall()


def stored_version(database: Database) -> int:
    with database.reading() as connection:
        return version(connection)


def add_stars(connection: sqlite3.Connection) -> None:
    connection.execute("ALTER TABLE matches ADD COLUMN stars INTEGER NOT NULL DEFAULT 0")
    connection.execute("UPDATE matches SET stars = 5 WHERE finished")


def fail_halfway(connection: sqlite3.Connection) -> None:
    connection.execute("DROP TABLE answers")
    connection.execute("INSERT INTO nowhere VALUES (1)")


def lose_the_players(connection: sqlite3.Connection) -> None:
    connection.execute("DELETE FROM players")


def drop_the_settings(connection: sqlite3.Connection) -> None:
    connection.execute("DROP TABLE settings")


def test_a_profile_of_every_version_opens_with_all_that_is_in_it(old_profile: Path) -> None:
    """SV-012: every step from one version to the next has a stored profile to prove it."""
    with Database.open(old_profile) as database:
        assert stored_version(database) == len(MIGRATIONS)
        matches = Matches(database)
        hellas, thursday = matches.rows()
        assert (hellas.title, hellas.finished, hellas.answered) == ("Hellas, solo", True, 1)
        assert (thursday.title, thursday.finished, thursday.summary) == ("Thursday’s table", False, '{"generation":1}')
        assert [row.title for row in matches.bin()] == ["Begun by mistake"]
        stored = matches.load(thursday.id)
        assert (stored.game, stored.revision) == ("terraforming", 3)
        assert stored.setup_text == '{"game":"terraforming","seed":7}'
        assert stored.packs == {"base": "sha256:aa", "corporate": "sha256:bb"}
        assert stored.answers == ("0: keep 12 44", "1: keep 3", "0: play 12")
        assert stored.undone == ("0: end-turn", "1: pass")
        assert (stored.snapshot, stored.snapshot_at) == (b"\x00state\xff", 3)
        assert [(record.match_id, record.scores) for record in Records(database).rows()] == [(hellas.id, (81,))]
        assert Settings(database).get(Setting("text.size", float, 1.0)) == 1.25
        assert [(player.name, player.colour) for player in Players(database).rows()] == [
            ("Béla", "rose"),
            ("Ada", "azure"),
        ]


def test_a_migrated_profile_has_the_form_of_a_new_one(old_profile: Path, tmp_path: Path) -> None:
    with Database.open(old_profile) as old, Database.open(tmp_path / "new" / "profile.db") as new:
        assert schema(old) == schema(new)


def test_a_verified_backup_is_made_before_migrating(old_profile: Path) -> None:
    with Database.open(old_profile, migrations=(*MIGRATIONS, add_stars)) as database:
        assert stored_version(database) == len(MIGRATIONS) + 1
        with database.reading() as connection:
            assert connection.execute("SELECT stars FROM matches ORDER BY stars").fetchall() == [(0,), (0,), (5,)]
        (backup,) = database.backups.files()
    assert verify(backup.path) == backup.version
    assert backup.version in VERSIONS


def test_steps_run_once_and_in_order(old_profile: Path) -> None:
    steps = (*MIGRATIONS, add_stars)
    Database.open(old_profile, migrations=steps).close()
    with Database.open(old_profile, migrations=steps) as database:
        assert len(database.backups.files()) == 1


def test_a_step_that_fails_leaves_the_profile_at_the_version_before_it(old_profile: Path) -> None:
    with pytest.raises(UnreadableProfile, match="nowhere"):
        Database.open(old_profile, migrations=(*MIGRATIONS, add_stars, fail_halfway))
    with Database.open(old_profile, migrations=(*MIGRATIONS, add_stars)) as database:
        assert stored_version(database) == len(MIGRATIONS) + 1
        assert len(Matches(database).rows()) == 2
        (backup,) = database.backups.files()
        assert verify(backup.path) in VERSIONS


def test_no_step_runs_when_the_backup_before_it_cannot_be_made(old_profile: Path, tmp_path: Path) -> None:
    in_the_way = tmp_path / "backups"
    in_the_way.write_text("a letter")
    with pytest.raises(ProfileProblem, match="backups"):
        Database.open(old_profile, backups=in_the_way, migrations=(*MIGRATIONS, add_stars))
    with closing(sqlite3.connect(old_profile)) as connection:
        assert version(connection) in VERSIONS


@pytest.mark.parametrize(("step", "table"), [(lose_the_players, "players"), (drop_the_settings, "settings")])
def test_a_step_that_leaves_nothing_of_a_table_is_not_made(old_profile: Path, step: Migration, table: str) -> None:
    """CP-001: nothing where something was is no success; the old file stays, and a backup of it."""
    with pytest.raises(EmptiedProfile, match=table):
        Database.open(old_profile, migrations=(*MIGRATIONS, step))
    with Database.open(old_profile, migrations=MIGRATIONS) as database:
        assert stored_version(database) == len(MIGRATIONS)
        assert len(Players(database).rows()) == 2
        assert Settings(database).get(Setting("text.size", float, 1.0)) == 1.25
        assert database.backups.files()
