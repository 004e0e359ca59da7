"""Killing the program at a random moment loses no acknowledged answer."""

import random
import subprocess
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from mars_desktop.profile.database import Database
from mars_desktop.profile.matches import Matches

Program = Callable[..., "subprocess.Popen[str]"]


@pytest.mark.parametrize("rounds", [20, pytest.param(200, marks=pytest.mark.slow)])
def test_every_acknowledged_answer_survives_a_kill_and_the_table_goes_on(
    profile: Path, program: Program, rounds: int
) -> None:
    acknowledged_in_all = 0
    table = ""
    for number in range(rounds):
        with Database.open(profile) as database:
            matches = Matches(database)
            # A new table now and then keeps the check short; the profile and its log grow on.
            if number % 10 == 0:
                table = matches.create(f"Table {number}", "terraforming", 1, "{}")
        process = program("play", profile, table)
        assert process.stdout is not None
        first = process.stdout.readline()
        time.sleep(random.uniform(0.005, 0.06))
        process.kill()
        # A line cut by the kill was not acknowledged.
        lines = [line for line in (first + process.communicate()[0]).splitlines(keepends=True) if line.endswith("\n")]
        acknowledged = int(lines[-1])
        acknowledged_in_all += len(lines)

        with Database.open(profile) as database:
            matches = Matches(database)
            stored = matches.load(table)
            assert len(stored.answers) in (acknowledged, acknowledged + 1)
            assert stored.answers == tuple(f"answer {n}" for n in range(1, len(stored.answers) + 1))
            assert stored.summary == f'{{"generation": {len(stored.answers)}}}'
            latest_snapshot = len(stored.answers) // 5 * 5
            assert stored.snapshot_at == latest_snapshot
            assert (stored.snapshot or b"") == bytes([latest_snapshot % 251]) * (9000 if latest_snapshot else 0)
            following = len(stored.answers) + 1
            snapshot = bytes([following % 251]) * 9000 if following % 5 == 0 else None
            matches.append(table, following, f"answer {following}", snapshot, f'{{"generation": {following}}}')
    assert acknowledged_in_all > rounds


def test_a_kill_at_any_moment_of_the_first_start_leaves_a_profile_that_opens(tmp_path: Path, program: Program) -> None:
    for number in range(15):
        profile = tmp_path / str(number) / "profile.db"
        process = program("hold", profile)
        while not profile.parent.exists():
            time.sleep(0.0005)
        time.sleep(number / 1000)
        process.kill()
        process.communicate()
        with Database.open(profile) as database:
            assert len(Matches(database).rows()) <= 1


def test_sealed_answers_given_before_a_crash_are_kept(profile: Path, program: Program) -> None:
    """SV-006: the seats that had chosen need not choose again; the next undecided seat is asked."""
    process = program("hold", profile)
    assert process.stdout is not None
    table = process.stdout.readline().strip()
    process.kill()
    process.communicate()
    with Database.open(profile) as database:
        assert Matches(database).load(table).answers == ("seat 0 keeps three cards", "seat 2 keeps one card")
