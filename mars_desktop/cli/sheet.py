"""The score sheet of a game, for people and for programs."""

from collections.abc import Sequence
from typing import Any

from mars_desktop.engine import Rules, Score

Sheet = dict[str, int]
"""Points of one seat by source, in the order of the rule book, and `total` last."""


def sheets_of(score: Score) -> tuple[Sheet, ...]:
    """The points of every seat."""
    return tuple({**dict(seat.sources), "total": seat.total} for seat in score.seats)


def printed(rules: Rules[Any], score: Score, *, final: bool = True) -> str:
    """The score sheet as a table with a line for each seat and, if the game is over, one for the result."""
    names = [seat.name for seat in rules.setup.seats]
    sheets = sheets_of(score)
    titles = ["", *sheets[0]]
    rows = [titles, *([name, *map(str, sheet.values())] for name, sheet in zip(names, sheets, strict=True))]
    widths = [max(len(row[i]) for row in rows) for i in range(len(titles))]
    lines = [_row(row, widths) for row in rows]
    return "\n".join([*lines, result(score, names)] if final else lines)


def result(score: Score, names: Sequence[str]) -> str:
    """Who won, in words."""
    winners = " and ".join(names[seat] for seat in score.winners)
    if not winners:
        return "The game is lost."
    if score.verdict == "tie-money":
        return f"{winners} wins the tie by the M€ left."
    if len(score.winners) > 1:
        return f"{winners} share the victory."
    return f"{winners} wins."


def _row(cells: Sequence[str], widths: Sequence[int]) -> str:
    name, *points = (
        cell.ljust(width) if i == 0 else cell.rjust(width)
        for i, (cell, width) in enumerate(zip(cells, widths, strict=True))
    )
    return "  ".join([name, *points]).rstrip()
