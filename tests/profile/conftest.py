"""A profile in a folder of its own, a clock that is set by hand, and second programs on the same profile."""

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from mars_desktop.profile.database import Database

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent

Program = Callable[..., "subprocess.Popen[str]"]


class HandClock:
    """A clock that moves by one second at every look, and by more when told to."""

    def __init__(self) -> None:
        self.now = datetime(2031, 7, 1, 12, tzinfo=UTC)

    def __call__(self) -> datetime:
        self.now += timedelta(seconds=1)
        return self.now


@pytest.fixture
def clock() -> HandClock:
    return HandClock()


@pytest.fixture
def profile(tmp_path: Path) -> Path:
    """Where the profile of the test goes; a name that must be quoted in addresses."""
    return (
        tmp_path / "Mars #1 100% ?" / "profile.db" if sys.platform != "win32" else tmp_path / "Mars #1" / "profile.db"
    )


@pytest.fixture
def database(profile: Path, clock: HandClock) -> Iterator[Database]:
    with Database.open(profile, clock=clock) as opened:
        yield opened


@pytest.fixture
def program() -> Iterator[Program]:
    """Starts `second_program.py` with a verb and its arguments; every one still running is killed at the end."""
    started: list[subprocess.Popen[str]] = []

    def start(*arguments: str | Path) -> "subprocess.Popen[str]":
        process = subprocess.Popen(
            [sys.executable, HERE / "second_program.py", *arguments],
            env={**os.environ, "PYTHONPATH": str(ROOT)},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            encoding="utf-8",
        )
        started.append(process)
        return process

    yield start
    for process in started:
        process.kill()
        process.communicate()
