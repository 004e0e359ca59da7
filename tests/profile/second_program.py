"""Another program on a profile, for tests that need one to kill, to starve of disk or to strip of its rights.

Verbs: `play PROFILE TABLE` answers until it is killed; `hold PROFILE` stores two answers and waits; `starve PROFILE`
plays into a file size limit and on after it is lifted; `write FILE` does the same with one plain file;
`without-rights PROFILE` opens a profile as a user who may not write there.
"""

import os
import sys
from itertools import count
from pathlib import Path

from mars_desktop.profile.database import Database
from mars_desktop.profile.files import write_atomically
from mars_desktop.profile.matches import Matches
from mars_desktop.profile.problems import ProfileProblem


def play(profile: Path, table: str) -> None:
    with Database.open(profile) as database:
        matches = Matches(database)
        for number in count(len(matches.load(table).answers) + 1):
            snapshot = bytes([number % 251]) * 9000 if number % 5 == 0 else None
            matches.append(table, number, f"answer {number}", snapshot, f'{{"generation": {number}}}')
            print(number, flush=True)


def hold(profile: Path) -> None:
    with Database.open(profile) as database:
        matches = Matches(database)
        table = matches.create("Sealed", "terraforming", 1, "{}")
        matches.append(table, 1, "seat 0 keeps three cards")
        matches.append(table, 2, "seat 2 keeps one card")
        print(table, flush=True)
        sys.stdin.read()


def starve(profile: Path) -> None:
    import resource

    with Database.open(profile) as database:
        matches = Matches(database)
        table = matches.create("Full disk", "terraforming", 1, "{}")
        print(table)
        size = Path(f"{profile}-wal").stat().st_size
        resource.setrlimit(resource.RLIMIT_FSIZE, (size + 40_000, resource.RLIM_INFINITY))
        for number in count(1):
            try:
                matches.append(table, number, f"answer {number}")
            except ProfileProblem as problem:
                print(type(problem).__name__, problem)
                break
            print(number)
        resource.setrlimit(resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
        matches.append(table, number, f"answer {number}")
        print(number)


def write(file: Path) -> None:
    import resource

    resource.setrlimit(resource.RLIMIT_FSIZE, (1000, resource.RLIM_INFINITY))
    try:
        write_atomically(file, b"new" * 1000)
    except ProfileProblem as problem:
        print(type(problem).__name__, problem)


def without_rights(profile: Path) -> None:
    if os.geteuid() == 0:
        os.setuid(65534)
    try:
        Database.open(profile).close()
    except ProfileProblem as problem:
        print(type(problem).__name__, problem)


if __name__ == "__main__":
    sys.stdout.reconfigure(encoding="utf-8")  # type: ignore[union-attr]  # the real stream, not a test's
    verb, place, *rest = sys.argv[1:]
    if verb == "play":
        play(Path(place), *rest)
    else:
        {"hold": hold, "starve": starve, "write": write, "without-rights": without_rights}[verb](Path(place))
