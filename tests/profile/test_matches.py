"""Stored tables: answers in order, undo and redo that survive a restart, the list, the bin, the end of a game."""

import sqlite3
from contextlib import closing
from datetime import timedelta
from pathlib import Path

import pytest

from mars_desktop.profile.database import Database
from mars_desktop.profile.matches import Matches
from mars_desktop.profile.problems import AnswerOutOfOrder, DamagedTable, FinishedTable, InvalidValue, UnknownTable
from mars_desktop.profile.records import Records
from mars_desktop.profile.rows import GameRecord, PackDifference, pack_differences


@pytest.fixture
def matches(database: Database) -> Matches:
    return Matches(database)


@pytest.fixture
def table(matches: Matches) -> str:
    """A table with the answers `a1` to `a5` and a snapshot after the third."""
    match_id = matches.create("Tharsis", "terraforming", 3, '{"seed": 7}', {"base": "aa"})
    for number in range(1, 6):
        matches.append(match_id, number, f"a{number}", b"state 3" if number == 3 else None, f'{{"n": {number}}}')
    return match_id


RESULT = GameRecord(
    game="terraforming", names=("Ada", "Béla"), scores=(70, 81), winners=(1,), details='{"tr": [30, 35]}'
)


def test_a_table_is_loaded_as_it_was_stored(matches: Matches, table: str) -> None:
    stored = matches.load(table)
    assert (stored.title, stored.game, stored.revision) == ("Tharsis", "terraforming", 3)
    assert (stored.setup_text, stored.packs) == ('{"seed": 7}', {"base": "aa"})
    assert (stored.answers, stored.undone) == (("a1", "a2", "a3", "a4", "a5"), ())
    assert (stored.snapshot, stored.snapshot_at) == (b"state 3", 3)
    assert (stored.summary, stored.answered, stored.finished) == ('{"n": 5}', 5, False)


def test_answers_of_any_text_come_back_unchanged(matches: Matches) -> None:
    match_id = matches.create("Ünïcode", "terraforming", 1, "{}")
    texts = ("", "two\nlines", "'; DROP TABLE answers; --", "\U0001f680 火星", "x" * 100_000)
    for number, text in enumerate(texts, 1):
        matches.append(match_id, number, text)
    assert matches.load(match_id).answers == texts


@pytest.mark.parametrize("number", [-1, 0, 1, 5, 7])
def test_an_answer_that_is_not_the_next_one_is_refused(matches: Matches, table: str, number: int) -> None:
    with pytest.raises(AnswerOutOfOrder, match="5 are stored"):
        matches.append(table, number, "late", b"wrong", "wrong")
    stored = matches.load(table)
    assert (len(stored.answers), stored.snapshot, stored.summary) == (5, b"state 3", '{"n": 5}')


def test_answers_taken_back_can_be_given_again_after_a_restart(profile: Path) -> None:
    with Database.open(profile) as database:
        matches = Matches(database)
        match_id = matches.create("Tharsis", "terraforming", 1, "{}")
        for number in range(1, 6):
            matches.append(match_id, number, f"a{number}")
        matches.truncate(match_id, 4)
        matches.truncate(match_id, 2)
    with Database.open(profile) as database:
        matches = Matches(database)
        assert matches.load(match_id).answers == ("a1", "a2")
        assert matches.load(match_id).undone == ("a3", "a4", "a5")
        matches.redo(match_id, 4)
        assert matches.load(match_id).answers == ("a1", "a2", "a3", "a4")
        assert matches.load(match_id).undone == ("a5",)


def test_a_new_answer_ends_what_could_be_given_again(matches: Matches, table: str) -> None:
    matches.truncate(table, 3)
    matches.append(table, 4, "b4")
    stored = matches.load(table)
    assert (stored.answers, stored.undone) == (("a1", "a2", "a3", "b4"), ())
    with pytest.raises(AnswerOutOfOrder):
        matches.redo(table, 5)


def test_a_snapshot_of_a_state_taken_back_is_dropped(matches: Matches, table: str) -> None:
    matches.truncate(table, 3)
    assert matches.load(table).snapshot_at == 3
    matches.truncate(table, 2)
    assert (matches.load(table).snapshot, matches.load(table).snapshot_at) == (None, 0)
    matches.truncate(table, 1, b"state 1", '{"n": 1}')
    assert (matches.load(table).snapshot, matches.load(table).snapshot_at) == (b"state 1", 1)
    assert matches.load(table).summary == '{"n": 1}'


@pytest.mark.parametrize("keep", [-1, 6])
def test_a_table_cannot_go_back_to_where_it_never_was(matches: Matches, table: str, keep: int) -> None:
    with pytest.raises(AnswerOutOfOrder):
        matches.truncate(table, keep)
    assert len(matches.load(table).answers) == 5


@pytest.mark.parametrize("number", [0, 3, 6])
def test_only_what_was_taken_back_can_be_given_again(matches: Matches, table: str, number: int) -> None:
    matches.truncate(table, 3)
    with pytest.raises(AnswerOutOfOrder):
        matches.redo(table, number)
    assert matches.load(table).undone == ("a4", "a5")


def test_saved_tables_are_listed_the_one_last_played_first(matches: Matches, table: str) -> None:
    second = matches.create("Hellas", "terraforming", 3, "{}")
    assert [row.id for row in matches.rows()] == [second, table]
    matches.append(table, 6, "a6")
    assert [(row.id, row.answered) for row in matches.rows()] == [(table, 6), (second, 0)]
    assert matches.rows()[0].created < matches.rows()[0].updated


def test_a_table_is_renamed_without_becoming_the_one_last_played(matches: Matches, table: str) -> None:
    second = matches.create("Hellas", "terraforming", 3, "{}")
    matches.rename(table, "  Thursday’s \n table ")
    assert [(row.id, row.title) for row in matches.rows()] == [(second, "Hellas"), (table, "Thursday’s table")]


def test_a_table_needs_a_title(matches: Matches, table: str) -> None:
    with pytest.raises(InvalidValue):
        matches.rename(table, " \t")
    with pytest.raises(InvalidValue):
        matches.create("", "terraforming", 1, "{}")
    assert [row.title for row in matches.rows()] == ["Tharsis"]


def test_a_deleted_table_lies_in_the_bin_and_comes_back_whole(matches: Matches, table: str) -> None:
    before = matches.load(table)
    matches.delete(table)
    assert matches.rows() == []
    assert [row.id for row in matches.bin()] == [table]
    matches.restore(table)
    assert matches.bin() == []
    assert matches.load(table) == before


def test_the_bin_is_emptied_of_what_lay_long_enough_only(matches: Matches, database: Database, table: str) -> None:
    kept = matches.create("Kept", "terraforming", 1, "{}")
    matches.delete(table)
    assert matches.purge(older_than=timedelta(days=30)) == 0
    assert matches.purge() == 1
    assert matches.bin() == []
    assert [row.id for row in matches.rows()] == [kept]
    with pytest.raises(UnknownTable):
        matches.load(table)
    with database.reading() as connection:
        assert connection.execute("SELECT count(*) FROM answers").fetchone() == (0,)
        assert connection.execute("SELECT count(*) FROM snapshots").fetchone() == (0,)


def test_a_finished_game_has_a_record_and_takes_no_answer(matches: Matches, database: Database, table: str) -> None:
    matches.finish(table, RESULT)
    assert matches.load(table).finished
    (record,) = Records(database).rows()
    assert (record.match_id, record.game, record.names, record.seats) == (table, "terraforming", ("Ada", "Béla"), 2)
    assert (record.scores, record.winners, record.details) == ((70, 81), (1,), '{"tr": [30, 35]}')
    with pytest.raises(FinishedTable):
        matches.append(table, 6, "pass")
    assert len(matches.load(table).answers) == 5


def test_taking_back_the_last_answer_of_a_finished_game_withdraws_its_record(
    matches: Matches, database: Database, table: str
) -> None:
    matches.finish(table, RESULT)
    matches.truncate(table, 4)
    assert not matches.load(table).finished
    assert Records(database).rows() == []
    matches.redo(table, 5)
    matches.finish(table, RESULT)
    assert len(Records(database).rows()) == 1


def test_a_record_outlives_its_table(matches: Matches, database: Database, table: str) -> None:
    matches.finish(table, RESULT)
    matches.delete(table)
    matches.purge()
    assert [record.match_id for record in Records(database).rows()] == [table]


def test_a_lost_solo_game_has_a_record_without_winners(matches: Matches, database: Database, table: str) -> None:
    matches.finish(table, GameRecord(game="terraforming", names=("Ada",), scores=(40,), winners=()))
    assert [(record.winners, record.seats) for record in Records(database).rows()] == [((), 1)]


def test_records_are_listed_by_game_the_latest_first(matches: Matches, database: Database) -> None:
    for game in ("terraforming", "onmars", "terraforming"):
        match_id = matches.create(game, game, 1, "{}")
        matches.finish(match_id, GameRecord(game=game, names=("Ada",), scores=(1,), winners=(0,)))
    finished = [record.finished_at for record in Records(database).rows()]
    assert finished == sorted(finished, reverse=True)
    assert [record.game for record in Records(database).rows("onmars")] == ["onmars"]
    assert len(Records(database).rows("terraforming")) == 2


def test_nothing_is_done_to_a_table_that_is_not_there(matches: Matches, database: Database, table: str) -> None:
    for attempt in (
        lambda: matches.load("nowhere"),
        lambda: matches.append("nowhere", 1, "pass"),
        lambda: matches.truncate("nowhere", 0),
        lambda: matches.redo("nowhere", 1),
        lambda: matches.rename("nowhere", "Elysium"),
        lambda: matches.delete("nowhere"),
        lambda: matches.restore("nowhere"),
        lambda: matches.finish("nowhere", RESULT),
    ):
        with pytest.raises(UnknownTable, match="nowhere"):
            attempt()
    assert [row.id for row in matches.rows()] == [table]
    assert Records(database).rows() == []


def test_a_table_that_lacks_an_answer_is_told_of_and_the_others_open(
    matches: Matches, table: str, profile: Path
) -> None:
    sound = matches.create("Hellas", "terraforming", 1, "{}")
    with closing(sqlite3.connect(profile)) as connection, connection:
        connection.execute("DELETE FROM answers WHERE match_id = ? AND number = 2", (table,))
    with pytest.raises(DamagedTable, match="Tharsis"):
        matches.load(table)
    assert matches.load(sound).answers == ()


def test_packs_that_changed_since_a_table_was_begun_are_listed() -> None:
    """SV-013: a table keeps the digests of its content packs, and each difference can be shown."""
    stored = {"base": "aa", "corporate": "bb", "mine": "cc"}
    assert pack_differences(stored, stored) == ()
    assert pack_differences(stored, {"base": "aa", "corporate": "b2", "venus": "dd"}) == (
        PackDifference("corporate", "bb", "b2"),
        PackDifference("mine", "cc", None),
        PackDifference("venus", None, "dd"),
    )
