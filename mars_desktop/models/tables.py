"""The saved tables of the profile as a list."""

from datetime import datetime
from enum import IntEnum
from typing import NamedTuple

from mars_desktop.engine.setup import COLOURS
from mars_desktop.models.games import round_words
from mars_desktop.models.rows import FIRST_ROLE, RowModel
from mars_desktop.models.summary import SeatSummary, read_summary
from mars_desktop.models.words import tr
from mars_desktop.profile.rows import MatchRow


class TableRow(NamedTuple):
    """One saved table; `round` is 0 where its summary is of another version.

    `seats` are summaries of its seats, `to_act` the seats whose answer is awaited, `winners` those of a finished game.
    """

    id: str
    title: str
    game: str
    updated: datetime
    finished: bool
    round: int
    seats: tuple[SeatSummary, ...]
    to_act: tuple[int, ...]
    winners: tuple[int, ...]


def table_row(match: MatchRow) -> TableRow:
    """A stored table as the list shows it."""
    summary = read_summary(match.summary)
    return TableRow(
        id=match.id,
        title=match.title,
        game=match.game,
        updated=match.updated,
        finished=match.finished,
        round=0 if summary is None else summary.round,
        seats=() if summary is None else tuple(seat for seat in summary.seats if seat.colour in COLOURS),
        to_act=() if summary is None else summary.to_act,
        winners=() if summary is None else summary.winners,
    )


class SavedTablesModel(RowModel):
    """The tables as the profile lists them, the one played last first."""

    class Role(IntEnum):
        """A role for each field of a row."""

        ID = FIRST_ROLE
        TITLE = FIRST_ROLE + 1
        GAME = FIRST_ROLE + 2
        UPDATED = FIRST_ROLE + 3
        FINISHED = FIRST_ROLE + 4
        ROUND = FIRST_ROLE + 5
        SEATS = FIRST_ROLE + 6
        TO_ACT = FIRST_ROLE + 7
        WINNERS = FIRST_ROLE + 8

    ROLES = Role

    def title(self, row: TableRow) -> str:
        return row.title

    def spoken(self, row: TableRow) -> str:
        names = ", ".join(seat.name for seat in row.seats)
        if row.finished:
            return tr("{title}, finished, {names}", title=row.title, names=names)
        return tr("{title}, {round}, {names}", title=row.title, round=round_words(row.game, row.round), names=names)
