"""Tables are kept answer by answer and opened where they stopped, in the middle of anything."""

from pathlib import Path
from typing import Any

import pytest

from mars_desktop.engine import Session
from mars_desktop.engine.journal import digest
from mars_desktop.models.controller import GameController
from mars_desktop.models.saving import (
    OpenTable,
    begin_table,
    checked,
    last_state,
    open_table,
    save_to_file,
    take_in,
)
from mars_desktop.models.summary import read_summary
from mars_desktop.profile.database import Database
from mars_desktop.profile.matches import Matches
from mars_desktop.profile.problems import TableFileProblem, TableProblem
from mars_desktop.profile.records import Records
from tests.models.conftest import play, setup


def controlled(table: OpenTable) -> GameController:
    return GameController(table.session, table.keeper)


def fingerprint(session: Session[Any]) -> str:
    return digest(session.rules, session.state)


@pytest.mark.parametrize("answers", [0, 1, 2, 4, 5, 7, 30, 55, 80])
def test_a_table_opens_at_the_very_question_where_it_stopped(matches: Matches, answers: int) -> None:
    table = begin_table(matches, setup(3, 4, research_draft="one"), "Thursday")
    controller = controlled(table)
    play(controller, answers, 9)
    opened = open_table(matches, table.keeper.table)
    assert fingerprint(opened.session) == fingerprint(table.session)
    assert [repr(d) for d in opened.session.pending] == [repr(d) for d in table.session.pending]
    assert opened.notice == ""
    assert controlled(opened).covered


def test_what_was_taken_back_can_be_given_again_after_a_restart(matches: Matches) -> None:
    table = begin_table(matches, setup(2, undo="free"), "Thursday")
    controller = controlled(table)
    play(controller, 20)
    end = fingerprint(table.session)
    controller.undo(5)
    again = controlled(open_table(matches, table.keeper.table))
    assert again.redo_depth() == 5
    assert again.redo(5) is None
    assert fingerprint(open_table(matches, table.keeper.table).session) == end


def test_a_table_of_another_revision_goes_on_from_where_it_stood_and_says_so(
    matches: Matches, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = begin_table(matches, setup(2), "Thursday")
    play(controlled(table), 25)
    monkeypatch.setattr(type(table.session.rules), "revision", 99)
    opened = open_table(matches, table.keeper.table)
    assert "Thursday" in opened.notice
    assert fingerprint(opened.session) == fingerprint(table.session)
    further = controlled(opened)
    assert further.undo() is not None
    play(further, 5)
    assert matches.load(table.keeper.table).answered == 30
    assert fingerprint(open_table(matches, table.keeper.table).session) == fingerprint(opened.session)


def test_a_table_that_plays_out_otherwise_goes_on_from_where_it_stood(matches: Matches) -> None:
    table = begin_table(matches, setup(1), "Thursday")
    controller = controlled(table)
    play(controller, 10)
    other = begin_table(matches, setup(1, 2), "Other")
    play(controlled(other), 10)
    stored = table.session.rules.codec.encode(other.session.state)
    matches.truncate(table.keeper.table, 10, stored, None)
    opened = open_table(matches, table.keeper.table)
    assert opened.notice
    assert fingerprint(opened.session) == fingerprint(other.session)


def test_a_table_that_can_neither_be_played_nor_read_is_refused_in_one_sentence(
    matches: Matches, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = begin_table(matches, setup(1), "Thursday")
    play(controlled(table), 3)
    matches.truncate(table.keeper.table, 3, b"{}", None)
    monkeypatch.setattr(type(table.session.rules), "revision", 99)
    with pytest.raises(TableProblem, match="Thursday"):
        open_table(matches, table.keeper.table)


def test_the_end_of_a_game_stores_its_record(matches: Matches, database: Database) -> None:
    table = begin_table(matches, setup(2), "Thursday")
    controller = controlled(table)
    play(controller, 3000)
    score = controller.score()
    (record,) = Records(database).rows()
    assert record.scores == tuple(seat.total for seat in score.seats)
    assert record.winners == score.winners
    (row,) = matches.rows()
    assert row.finished
    opened = open_table(matches, table.keeper.table)
    assert opened.session.over


def test_a_record_missed_at_the_end_is_stored_when_the_table_is_opened(matches: Matches, database: Database) -> None:
    table = begin_table(matches, setup(1), "Thursday")
    controller = controlled(table)
    play(controller, 3000)
    matches.truncate(table.keeper.table, controller.answers_given)
    assert Records(database).rows() == []
    open_table(matches, table.keeper.table)
    assert len(Records(database).rows()) == 1


def test_the_summary_tells_round_ratings_and_who_is_to_act(matches: Matches) -> None:
    table = begin_table(matches, setup(3), "Thursday")
    before = read_summary(matches.rows()[0].summary)
    assert before is not None
    assert (before.round, before.to_act) == (1, (0, 1, 2))
    play(controlled(table), 60)
    after = read_summary(matches.rows()[0].summary)
    assert after is not None
    state = table.session.state
    assert after.round == state.generation
    assert [seat.points for seat in after.seats] == [player.tr for player in state.players]
    assert after.to_act == tuple(decision.seat for decision in table.session.pending)


@pytest.mark.parametrize("text", [None, "", "{}", '{"round": "one"}', "nonsense"])
def test_a_summary_that_cannot_be_read_is_none(text: str | None) -> None:
    assert read_summary(text) is None


def test_the_last_state_of_a_table_is_read_without_playing_it(matches: Matches) -> None:
    table = begin_table(matches, setup(2), "Thursday")
    play(controlled(table), 12)
    rules, state = last_state(matches.load(table.keeper.table))
    assert digest(rules, state) == fingerprint(table.session)


def test_a_table_goes_through_a_file_whole(matches: Matches, tmp_path: Path) -> None:
    table = begin_table(matches, setup(2), "Thursday")
    play(controlled(table), 15)
    file = tmp_path / "thursday.marstable"
    save_to_file(matches, table.keeper.table, file)
    taken = take_in(matches, file)
    assert taken != table.keeper.table
    assert fingerprint(open_table(matches, taken).session) == fingerprint(table.session)


def test_a_file_whose_answers_are_not_allowed_is_refused_and_nothing_stored(matches: Matches, tmp_path: Path) -> None:
    from mars_desktop.profile.exchange import TableFile, write_table

    table = begin_table(matches, setup(2), "Thursday")
    stored = matches.load(table.keeper.table)
    file = tmp_path / "bad.marstable"
    write_table(
        file,
        TableFile(
            title="Bad", game="terraforming", revision=1, setup=stored.setup_text, packs={}, answers=("p1 pass",)
        ),
    )
    with pytest.raises(TableFileProblem, match=r"bad\.marstable.*answer 1 of 1"):
        checked(file)
    with pytest.raises(TableFileProblem):
        take_in(matches, file)
    assert len(matches.rows()) == 1
