"""Killing the program while it plays loses no answer that it has shown, and its table goes on."""

import random
import subprocess
import sys
import time
from pathlib import Path

import pytest

import mars_desktop.games  # noqa: F401 - registers every game
from mars_desktop.bots import RandomBot
from mars_desktop.models.controller import GameController
from mars_desktop.models.saving import open_table
from mars_desktop.profile.database import Database
from mars_desktop.profile.matches import Matches

ROOT = Path(__file__).parents[2]
ROUNDS = 200


@pytest.mark.slow
def test_no_answer_shown_is_lost_in_200_kills(tmp_path: Path) -> None:
    profile = tmp_path / "profile.db"
    shown: dict[str, list[str]] = {}
    """The answers of each table as they were last seen."""
    met = 0
    for seed in range(ROUNDS):
        lines = lines_until_killed(profile, seed)
        met += len(lines)
        for line in lines:
            table, number, what = line.split(" ", 2)
            answers = shown.setdefault(table, [])
            if what not in ("opened", "undone"):
                answers[int(number) - 1 :] = [what]
            elif what == "undone":
                answers.pop()
            assert len(answers) == int(number)
        with Database.open(profile) as database:
            matches = Matches(database)
            if matches.rows():
                table = matches.rows()[0].id
                shown[table] = found_again(matches, table, shown.get(table, []), seed)
    # A slow machine shows fewer before each kill, but three rounds in four wait for the first answer.
    assert met >= ROUNDS * 3 // 4
    print(f"{met} answers were shown, on {len(shown)} tables")


def lines_until_killed(profile: Path, seed: int) -> list[str]:
    """What the program told before it was killed at a random moment, every fourth time already while it starts."""
    command = [sys.executable, "-m", "tests.models.playing_program", str(profile), str(seed)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, cwd=ROOT, text=True) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        first = ""
        if seed % 4:
            first = process.stdout.readline()
            time.sleep(random.uniform(0, 0.1))
        else:
            time.sleep(random.uniform(0.1, 0.4))
        # It may not have ended by itself: that would be a fault of its own.
        assert process.poll() is None, process.stderr.read()
        process.kill()
        # Read through the same buffer as the first line: `communicate` would pass over what already lies in it.
        rest, errors = process.stdout.read(), process.stderr.read()
    assert errors == ""
    # A line cut by the kill was not shown.
    return [line.rstrip("\n") for line in (first + rest).splitlines(keepends=True) if line.endswith("\n")]


def found_again(matches: Matches, table: str, shown: list[str], seed: int) -> list[str]:
    """Open a table after a kill, check that all that was shown is there, and play one answer on."""
    stored = matches.load(table)
    kept = list(stored.answers)
    if kept != shown:
        # One step may have been written and not yet shown: an answer, or one that was taken back and lies ready.
        assert kept[:-1] == shown or [*kept, stored.undone[0]] == shown
    session, keeper, notice = open_table(matches, table)
    assert notice == ""
    assert [str(choice) for choice in session.choices] == kept
    assert [str(choice) for choice in reversed(session.undone)] == list(stored.undone)
    if session.over:
        assert matches.load(table).finished
        return kept
    controller = GameController(session, keeper)
    controller.lift()
    assert controller.decision is not None
    seat = controller.decision.seat
    answer = RandomBot(seed).choose(session.rules, session.rules.view(session.state, seat), controller.decision)
    assert controller.submit(answer) is None
    assert matches.load(table).answers == (*kept, str(answer))
    return [*kept, str(answer)]
