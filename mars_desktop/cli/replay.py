"""`replay`: an exported table played again from its first answer."""

import argparse
import sys
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from mars_desktop.cli.failure import Failed
from mars_desktop.cli.sheet import printed, sheets_of
from mars_desktop.engine import Session, Setup, SetupProblem
from mars_desktop.engine.journal import Journal, ReplayProblem, digest, replay
from mars_desktop.profile.exchange import TableFile, read_table


class PlayedTable(NamedTuple):
    """An exported table and the session that its answers make."""

    table: TableFile
    session: Session[Any]


def run(arguments: argparse.Namespace) -> None:
    """Carry the verb out."""
    table, session = played_table(arguments.file)
    rules, score = session.rules, session.rules.score(session.state)
    if arguments.json:
        report = {
            "game": table.game,
            "title": table.title,
            "seed": rules.setup.seed,
            "seats": len(rules.setup.seats),
            "rounds": rules.round_of(session.state),
            "decisions": session.state.number,
            "over": session.over,
            "scores": sheets_of(score),
            "winners": score.winners if session.over else (),
            "digest": digest(rules, session.state),
        }
        sys.stdout.write(msgspec.json.encode(report).decode() + "\n")
    else:
        sys.stdout.write(f"{described(table, session)}\n\n{printed(rules, score, final=session.over)}\n")


def played_table(file: Path) -> PlayedTable:
    """The table in a file, played through; raises `Failed` where it cannot be, and the problems of `read_table`."""
    table = read_table(file)
    try:
        setup = msgspec.json.decode(table.setup, type=Setup)
        if setup.game != table.game:
            raise SetupProblem(f"its set-up is one of {setup.game!r}, not of {table.game!r}")
        return PlayedTable(table, replay(Journal(setup, table.answers)))
    except (msgspec.MsgspecError, UnicodeDecodeError, SetupProblem, ReplayProblem) as problem:
        raise Failed(
            f"The table file “{file}” holds a game that cannot be played here ({problem}): choose another one."
        ) from problem


def described(table: TableFile, session: Session[Any]) -> str:
    """What is in an exported table, in a few lines."""
    setup = session.rules.setup
    names = ", ".join(seat.name for seat in setup.seats)
    standing = "the game is over" if session.over else f"p{session.pending[0].seat + 1} is asked next"
    return "\n".join(
        [
            f"{table.title} ({table.game}, seed {setup.seed})",
            f"Seats: {names}",
            f"{len(table.answers)} answers, round {session.rules.round_of(session.state)}; {standing}",
            f"Digest: {digest(session.rules, session.state)}",
        ]
    )
