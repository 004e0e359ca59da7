"""Missions in the profile and in files: kept at any question, exported, played again, taken in, simulated."""

import json
from pathlib import Path

import pytest

from mars_desktop import paths
from mars_desktop.bots import RandomBot
from mars_desktop.cli import main
from mars_desktop.engine import Setup
from mars_desktop.engine.journal import digest
from mars_desktop.models.saving import OpenTable, begin_table, open_table
from mars_desktop.profile.database import Database
from mars_desktop.profile.matches import Matches
from tests.games.legacy.fourth_mission import fourth_mission

WHOLE = 10_000
"""More answers than any mission has."""


def kept(matches: Matches, setup: Setup, answers: int) -> OpenTable:
    """A table with so many random answers, each of them stored, or with all of a mission."""
    table = begin_table(matches, setup, "Thursday")
    session, bot = table.session, RandomBot(5)
    while len(session.choices) < answers and (choice := bot.move(session.rules, session.state)) is not None:
        session.choose(choice)
        table.keeper.answered(len(session.choices), choice, session.state)
    return table


@pytest.mark.parametrize(
    "setup", [fourth_mission(7), Setup.quick("legacy", 3, 7, mission=6)], ids=["campaign", "alone"]
)
@pytest.mark.parametrize("answers", [0, 1, 2, 3, 5, 8, 13, 40, 90, 160, WHOLE])
def test_a_mission_opens_at_the_very_question_where_it_stopped(setup: Setup, answers: int, tmp_path: Path) -> None:
    with Database.open(tmp_path / "profile.db") as database:
        matches = Matches(database)
        table = kept(matches, setup, answers)
        opened = open_table(matches, table.keeper.table)
        assert opened.notice == ""
        assert opened.session.state == table.session.state
        assert [repr(d) for d in opened.session.pending] == [repr(d) for d in table.session.pending]


@pytest.mark.parametrize("answers", [100, WHOLE])
def test_an_exported_mission_is_played_again_and_taken_in(
    answers: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "mission.marstable"
    paths.ensure(paths.home())
    with Database.open(paths.profile_file(), backups=paths.backups()) as database:
        session = kept(Matches(database), fourth_mission(7), answers).session
        fingerprint = digest(session.rules, session.state)
    assert main(["export", "Thursday", str(file)]) == 0
    capsys.readouterr()
    assert main(["replay", str(file), "--json"]) == 0
    report = json.loads(capsys.readouterr().out)
    assert (report["game"], report["digest"], report["over"]) == ("legacy", fingerprint, session.over)
    assert [sheet["total"] for sheet in report["scores"]] == [
        seat.total for seat in session.rules.score(session.state).seats
    ]
    assert main(["import", str(file)]) == 0
    assert fingerprint in capsys.readouterr().out
    with Database.open(paths.profile_file(), backups=paths.backups()) as database:
        matches = Matches(database)
        first, second = (matches.load(row.id) for row in matches.rows())
    assert (first.answers, first.setup_text) == (second.answers, second.setup_text)


def test_the_packs_of_the_campaign_are_checked_without_a_fault() -> None:
    assert main(["check", str(paths.resources() / "packs" / "patience")]) == 0


@pytest.mark.parametrize("seats", [1, 3])
@pytest.mark.parametrize("mission", range(1, 8))
def test_every_mission_can_be_simulated(mission: int, seats: int, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["simulate", "legacy", "--seats", str(seats), "--games", "2", "--option", f"mission={mission}"]
    assert main([*words, "--json"]) == 0
    games = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [len(game["scores"]) for game in games] == [seats] * 2
    assert all(game["rounds"] == 12 for game in games) or seats > 1
    assert main(words) == 0
    assert "decisions/s" in capsys.readouterr().out
