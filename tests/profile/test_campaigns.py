"""Campaigns in the profile: each line on the disk, missions begun and finished once, nothing lost when removed."""

import random
import sqlite3
import subprocess
import sys
import time
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from mars_desktop.engine.reason import Refused
from mars_desktop.games.legacy.campaign import (
    PRINTED,
    MissionFinished,
    MissionOpened,
    MissionStarted,
    MissionState,
    Retitled,
    Undone,
    book,
    results,
    title_of,
)
from mars_desktop.games.legacy.mission_start import MissionResult, SeatResult
from mars_desktop.profile.backup import restore
from mars_desktop.profile.campaign_files import read_campaign
from mars_desktop.profile.campaign_words import said
from mars_desktop.profile.campaigns import Campaigns
from mars_desktop.profile.database import Database
from mars_desktop.profile.matches import Matches
from mars_desktop.profile.problems import (
    DamagedCampaign,
    InvalidValue,
    LineOutOfOrder,
    MissingProfile,
    ProfileProblem,
    UnknownCampaign,
)
from mars_desktop.profile.records import Records
from mars_desktop.profile.rows import GameRecord, MissionTable
from tests.games.legacy.campaign.evening import Evening, ranked
from tests.profile.campaign_program import ANSWERS, result_of

FIXTURES = Path(__file__).resolve().parent / "fixtures"
ROOT = Path(__file__).parents[2]
TOLD = MissionResult(1, (SeatResult(80, 1), SeatResult(70, 2)))
RECORD = GameRecord(game="legacy", names=("Mira", "Jonas"), scores=(80, 70), winners=(0,))


@pytest.fixture
def campaigns(database: Database) -> Campaigns:
    return Campaigns(database)


def printed() -> Evening:
    """Two players with the printed game."""
    return Evening(2, PRINTED)


def begun(campaigns: Campaigns) -> tuple[str, str]:
    """A stored campaign whose first mission is in play on a table, and that table."""
    evening = printed().add(MissionOpened, mission=1)
    campaign_id = campaigns.create(evening.campaign)
    line = MissionStarted(at=evening.now, mission=1, present=("p1", "p2"))
    return campaign_id, campaigns.begin_mission(campaign_id, 3, line, "Mission 1", "legacy", 1, "{}", {"printed": "aa"})


def test_a_campaign_is_found_again_as_it_was_stored(campaigns: Campaigns) -> None:
    evening = printed().play(1, "p1", "p2").undo(4)
    campaign_id = campaigns.create(evening.campaign)
    assert campaigns.load(campaign_id) == evening.campaign
    (row,) = campaigns.rows()
    assert (row.id, row.title, row.pack, row.lines) == (campaign_id, "Thursdays", "printed", 5)


def test_there_may_be_any_number_of_campaigns_the_last_written_first(campaigns: Campaigns) -> None:
    first, second, third = (campaigns.create(printed().campaign) for _ in range(3))
    assert [row.id for row in campaigns.rows()] == [third, second, first]
    campaigns.append(second, 2, MissionOpened(at=printed().now, mission=1))
    assert [row.id for row in campaigns.rows()] == [second, third, first]


def test_lines_are_stored_all_or_none_and_only_at_the_end(campaigns: Campaigns) -> None:
    evening = printed()
    campaign_id = campaigns.create(evening.campaign)
    evening.play(1, "p1", "p2")
    new = evening.campaign.lines[1:]
    for wrong in (1, 3):
        with pytest.raises(LineOutOfOrder, match="Thursdays"):
            campaigns.append(campaign_id, wrong, *new)
    assert len(campaigns.load(campaign_id).lines) == 1
    assert campaigns.append(campaign_id, 2, *new) == evening.campaign
    assert campaigns.load(campaign_id) == evening.campaign


def test_another_title_is_a_line_of_the_history(campaigns: Campaigns) -> None:
    campaign_id = campaigns.create(printed().campaign)
    renamed = campaigns.rename(campaign_id, "  Sundays   at ten ")
    assert isinstance(renamed.lines[-1], Retitled)
    assert title_of(campaigns.load(campaign_id)) == campaigns.rows()[0].title == "Sundays at ten"
    for wrong in ("  ", "x" * 81):
        with pytest.raises(InvalidValue):
            campaigns.rename(campaign_id, wrong)
    campaigns.append(campaign_id, 3, Undone(at=renamed.lines[-1].at, line=2))
    assert campaigns.rows()[0].title == "Thursdays"


def test_a_campaign_that_is_not_there_is_said_so(campaigns: Campaigns) -> None:
    for ask in (campaigns.load, campaigns.delete, campaigns.restore):
        with pytest.raises(UnknownCampaign, match="nowhere"):
            ask("nowhere")
    with pytest.raises(UnknownCampaign, match="no campaign"):
        campaigns.finish_mission("some table", PRINTED, TOLD)


@pytest.mark.parametrize(
    "damage",
    [
        "DELETE FROM campaign_lines WHERE number = 1",
        "DELETE FROM campaign_lines WHERE number = 2",
        "DELETE FROM campaign_lines",
        "UPDATE campaign_lines SET text = '{}' WHERE number = 2",
        "UPDATE campaign_lines SET text = 'nothing' WHERE number = 3",
    ],
)
def test_a_campaign_with_lines_missing_is_never_shown_as_a_shorter_or_empty_one(
    database: Database, campaigns: Campaigns, damage: str
) -> None:
    """CP-001: an empty sheet where a campaign was is a fault and said so."""
    campaign_id = campaigns.create(printed().play(1, "p1", "p2").campaign)
    with database.writing() as connection:
        connection.execute(damage)
    with pytest.raises(DamagedCampaign, match="Thursdays"):
        campaigns.load(campaign_id)
    # It can be put in the bin, but what cannot be exported is not removed.
    campaigns.delete(campaign_id)
    assert campaigns.purge() == []
    assert [row.id for row in campaigns.bin()] == [campaign_id]


def test_a_mission_and_its_table_begin_together(database: Database, campaigns: Campaigns) -> None:
    campaign_id, match = begun(campaigns)
    assert campaigns.table(match) == MissionTable(match, campaign_id, 1)
    assert campaigns.table("another") is None
    assert book(campaigns.load(campaign_id), PRINTED).mission(1).match == match
    assert [row.id for row in Matches(database).rows()] == [match]


def test_a_mission_that_cannot_begin_leaves_no_table(database: Database, campaigns: Campaigns) -> None:
    campaign_id, _ = begun(campaigns)
    line = MissionStarted(at=printed().now, mission=2, present=("p1", "p2"))
    with pytest.raises(LineOutOfOrder):
        campaigns.begin_mission(campaign_id, 2, line, "Mission 2", "legacy", 1, "{}", {})
    with pytest.raises(InvalidValue):
        campaigns.begin_mission(campaign_id, 4, line, " ", "legacy", 1, "{}", {})
    assert len(Matches(database).rows()) == 1
    assert len(campaigns.load(campaign_id).lines) == 3


def test_the_end_of_a_mission_is_written_once_with_the_record_of_its_table(
    database: Database, campaigns: Campaigns
) -> None:
    campaign_id, match = begun(campaigns)
    after = campaigns.finish_mission(match, PRINTED, TOLD, RECORD)
    for _ in range(2):
        assert campaigns.finish_mission(match, PRINTED, TOLD, RECORD) == after
        assert campaigns.load(campaign_id) == after
    assert len(after.lines) == 4
    assert results(after, PRINTED, 1) == {"p1": SeatResult(80, 1), "p2": SeatResult(70, 2)}
    assert [row.match_id for row in Records(database).rows()] == [match]
    assert Matches(database).load(match).finished


def test_a_result_that_the_campaign_refuses_closes_no_table(database: Database, campaigns: Campaigns) -> None:
    campaign_id, match = begun(campaigns)
    with pytest.raises(Refused):
        campaigns.finish_mission(match, PRINTED, MissionResult(1, (SeatResult(80, 1),)), RECORD)
    assert len(campaigns.load(campaign_id).lines) == 3
    assert not Matches(database).load(match).finished


def test_a_mission_whose_table_is_over_waits_to_be_finished(database: Database, campaigns: Campaigns) -> None:
    campaign_id, match = begun(campaigns)
    assert campaigns.to_finish() == []
    Matches(database).finish(match, RECORD)
    assert campaigns.to_finish() == [MissionTable(match, campaign_id, 1)]
    campaigns.finish_mission(match, PRINTED, TOLD)
    assert campaigns.to_finish() == []


def test_a_copy_of_a_campaign_leaves_its_tables_to_the_first(database: Database, campaigns: Campaigns) -> None:
    campaign_id, match = begun(campaigns)
    copy = campaigns.create(campaigns.load(campaign_id), campaign_id)
    assert copy != campaign_id
    assert campaigns.table(match) == MissionTable(match, campaign_id, 1)
    Matches(database).finish(match, RECORD)
    assert campaigns.to_finish() == [MissionTable(match, campaign_id, 1)]


def test_a_campaign_deleted_lies_in_the_bin_and_is_exported_before_it_is_gone(
    database: Database, campaigns: Campaigns, tmp_path: Path
) -> None:
    evening = printed().play(1, "p1", "p2")
    campaign_id, other = campaigns.create(evening.campaign), campaigns.create(printed().campaign)
    campaigns.delete(campaign_id)
    assert [row.id for row in campaigns.rows()] == [other]
    assert [row.id for row in campaigns.bin()] == [campaign_id]
    campaigns.restore(campaign_id)
    assert campaigns.load(campaign_id) == evening.campaign
    campaigns.delete(campaign_id)
    assert campaigns.purge(timedelta(days=30)) == []
    (kept,) = campaigns.purge()
    assert kept.parent == database.backups.folder
    found = read_campaign(kept, lambda _: PRINTED)
    assert (found.id, found.campaign) == (campaign_id, evening.campaign)
    assert campaigns.bin() == []
    assert campaigns.create(found.campaign, found.id) == campaign_id


def test_a_campaign_is_replaced_only_after_it_was_exported(database: Database, campaigns: Campaigns) -> None:
    before, after = printed().play(1, "p1", "p2"), printed().play(1, "p2", "p1").add(Retitled, title="Fridays")
    campaign_id = campaigns.create(before.campaign)
    kept = campaigns.replace(campaign_id, after.campaign)
    assert campaigns.load(campaign_id) == after.campaign
    assert campaigns.rows()[0].title == "Fridays"
    assert read_campaign(kept, lambda _: PRINTED).campaign == before.campaign


def test_nothing_is_replaced_when_the_export_before_cannot_be_written(database: Database, campaigns: Campaigns) -> None:
    campaign_id = campaigns.create(printed().campaign)
    database.backups.folder.write_text("a letter")
    with pytest.raises(ProfileProblem, match="backups"):
        campaigns.replace(campaign_id, printed().play(1, "p1", "p2").campaign)
    assert campaigns.load(campaign_id) == printed().campaign


def test_an_old_profile_has_no_campaigns_until_one_is_founded(profile: Path) -> None:
    """A profile written before there were campaigns opens with all it had, and takes them from then on."""
    old = FIXTURES / "version-1.sql"
    profile.parent.mkdir(parents=True)
    with closing(sqlite3.connect(profile)) as connection:
        connection.executescript(old.read_text(encoding="utf-8"))
    with Database.open(profile) as database:
        assert len(database.backups.files()) == 1
        assert len(Matches(database).rows()) == 2
        campaigns = Campaigns(database)
        assert campaigns.rows() == []
        campaign_id = campaigns.create(printed().campaign)
    with Database.open(profile) as database:
        assert Campaigns(database).load(campaign_id) == printed().campaign


def test_a_stored_campaign_of_this_version_adds_up_to_what_it_did(profile: Path) -> None:
    """CP-001: a real file, written when campaigns were new."""
    profile.parent.mkdir(parents=True)
    with closing(sqlite3.connect(profile)) as connection:
        connection.executescript((FIXTURES / "version-2.sql").read_text(encoding="utf-8"))
    with Database.open(profile) as database:
        campaigns = Campaigns(database)
        (row,) = campaigns.rows()
        assert [binned.title for binned in campaigns.bin()] == ["Alone"]
        seen = book(campaigns.load(row.id), PRINTED)
        assert (row.title, row.lines) == ("Sundays", 10)
        assert [(p.name, p.title_points, p.next_money, p.box.saved) for p in seen.players] == [
            ("Ada", 15, 0, ("Two Moons",)),
            ("Béla", 5, 10, ()),
            ("Cleo", 0, 15, ()),
        ]
        assert seen.missions[0].entries["p1"].sources == {"tr": 40}
        assert seen.players[0].box.developments == {1: "b"}
        match = "11111111-1111-4111-8111-111111111111"
        assert campaigns.table(match) == MissionTable(match, row.id, 2)
        assert seen.missions[1].state is MissionState.IN_PLAY


def test_a_lost_profile_is_brought_back_from_its_backup_with_its_campaigns(profile: Path) -> None:
    with Database.open(profile) as database:
        campaign_id = Campaigns(database).create(printed().play(1, "p1", "p2").campaign)
        database.back_up()
    for file in profile.parent.glob("profile.db*"):
        file.unlink()
    with pytest.raises(MissingProfile) as missing:
        Database.open(profile)
    assert missing.value.backup is not None
    restore(missing.value.backup, profile)
    with Database.open(profile) as database:
        assert Campaigns(database).load(campaign_id) == printed().play(1, "p1", "p2").campaign


@pytest.mark.parametrize("rounds", [12, pytest.param(150, marks=pytest.mark.slow)])
def test_a_kill_between_any_two_steps_loses_nothing_and_does_nothing_twice(profile: Path, rounds: int) -> None:
    told = []
    for _ in range(rounds):
        told += lines_until_killed(profile)
        with Database.open(profile) as database:
            prove_sound(database, told)
    finished = [line for line in told if line.endswith("finished")]
    assert len(set(finished)) >= rounds // 2


def lines_until_killed(profile: Path) -> list[str]:
    """What the program told before it was killed at a random moment after its first line."""
    command = [sys.executable, "-m", "tests.profile.campaign_program", str(profile)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, cwd=ROOT, text=True) as process:
        assert process.stdout is not None
        first = process.stdout.readline()
        time.sleep(random.uniform(0, 0.06))
        process.kill()
        lines = (first + process.stdout.read()).splitlines(keepends=True)
    return [line.strip() for line in lines if line.endswith("\n")]


def prove_sound(database: Database, told: list[str]) -> None:
    """All that was told is in the profile; each result is there once; each table belongs to a mission."""
    campaigns, matches = Campaigns(database), Matches(database)
    seen = {row.id: book(campaigns.load(row.id), PRINTED) for row in campaigns.rows()}
    for line in told:
        campaign_id, mission, what = line.split()
        page = seen[campaign_id].mission(int(mission))
        assert page.state is MissionState.FINISHED or what != "finished"
        assert page.state in (MissionState.IN_PLAY, MissionState.FINISHED)
    tables = [page.match for one in seen.values() for page in one.missions if page.match]
    assert sorted(tables) == sorted(row.id for row in matches.rows())
    for row in campaigns.rows():
        campaign = campaigns.load(row.id)
        finishes = [line for line in campaign.lines if isinstance(line, MissionFinished)]
        assert [line.mission for line in finishes] == list(range(1, len(finishes) + 1))
        for finish in finishes:
            assert tuple(finish.results.values()) == result_of(finish.mission).seats
            table = matches.load(seen[row.id].mission(finish.mission).match)
            assert table.finished
            assert len(table.answers) == ANSWERS
    for table_of in campaigns.to_finish():
        assert seen[table_of.campaign_id].mission(table_of.mission).state is MissionState.IN_PLAY


def test_reasons_are_said_in_whole_sentences() -> None:
    with pytest.raises(Refused) as refused:
        printed().add(MissionOpened, mission=2)
    assert str(said(refused.value.reason)) == "Mission 1 comes first: finish or abandon it."


def test_lines_typed_in_for_a_real_table_need_no_table_here(campaigns: Campaigns) -> None:
    evening = printed()
    campaign_id = campaigns.create(evening.campaign)
    for mission in range(1, 8):
        before = len(evening.campaign.lines)
        evening.play(mission, "p2", "p1")
        campaigns.append(campaign_id, before + 1, *evening.campaign.lines[before:])
    seen = book(campaigns.load(campaign_id), PRINTED)
    assert [player.title_points for player in seen.players] == [35, 105]
    assert results(campaigns.load(campaign_id), PRINTED, 7) == ranked("p2", "p1")


def test_moments_keep_their_time_zone(campaigns: Campaigns) -> None:
    campaign_id = campaigns.create(printed().campaign)
    assert campaigns.load(campaign_id).lines[0].at == datetime(2031, 7, 1, 19, tzinfo=UTC)
