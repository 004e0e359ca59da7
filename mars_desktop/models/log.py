"""The log: the whole course of the game in lines, as whoever looks may read it."""

from collections.abc import Sequence
from enum import IntEnum
from typing import Any, NamedTuple, Protocol

from PySide6.QtCore import QObject

from mars_desktop.engine import Event, Rules
from mars_desktop.models.games import face_of
from mars_desktop.models.rows import FIRST_ROLE, NO_INDEX, RowModel
from mars_desktop.models.words import tr


class Course(Protocol):
    """What a log tells: a controller, or a replay at the moment it shows."""

    @property
    def viewer(self) -> int | None:
        """Whose eyes read; None is the public."""
        ...

    def steps(self) -> list[Sequence[Event]]:
        """What happened at the set-up and at each answer, as lists that stay the same as long as the answer stands."""
        ...


class LogRow(NamedTuple):
    """One line. `id` is the answer behind it (-1 for the set-up) and the number of the line within it.

    `round` is when it happened. The other fields are those of the game's own log line: `seat` is whose mark stands
    before it (-1 the table's), `level` 0 a heading and 1 what follows, `kind` the kind of event, `place` and `card`
    what a click shows, `secret` the names of cards that only the viewer may read.
    """

    id: tuple[int, int]
    answer: int
    round: int
    text: str
    seat: int
    level: int
    kind: str
    place: str
    card: str
    secret: str


class _Told(NamedTuple):
    """What one answer brought, and how the log stood before it."""

    events: Sequence[Event]
    under: Event | None
    round: int
    first_line: int
    secret_to: frozenset[int]


class LogModel(RowModel):
    """The log of a controller's session; it only grows, except where answers are taken back."""

    class Role(IntEnum):
        """A role for each field of a row."""

        ID = FIRST_ROLE
        ANSWER = FIRST_ROLE + 1
        ROUND = FIRST_ROLE + 2
        TEXT = FIRST_ROLE + 3
        SEAT = FIRST_ROLE + 4
        LEVEL = FIRST_ROLE + 5
        KIND = FIRST_ROLE + 6
        PLACE = FIRST_ROLE + 7
        CARD = FIRST_ROLE + 8
        SECRET = FIRST_ROLE + 9

    ROLES = Role

    def __init__(self, rules: Rules[Any], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.rules = rules
        self.face = face_of(rules.setup.game)
        self._told: list[_Told] = []
        self._lines_told = 0
        # Lines by step and reader: whenever another seat sits down its secrets are told again, all evening long.
        self._read: dict[tuple[int, int | None], list[LogRow]] = {}
        self._viewer: int | None = None

    def title(self, row: LogRow) -> str:
        return tr("{line}: {cards}", line=row.text, cards=row.secret) if row.secret else row.text

    def follow(self, course: Course) -> None:
        """Come to where the course is, and to the viewer that now looks."""
        steps = course.steps()
        shared = 0
        while shared < min(len(self._told), len(steps)) and self._told[shared].events is steps[shared]:
            shared += 1
        if shared < len(self._told):
            self._go_back(shared)
        if course.viewer != self._viewer:
            eyes = {self._viewer, course.viewer}
            self._viewer = course.viewer
            self._tell_secrets(eyes)
        fresh = [row for events in steps[shared:] for row in self._told_rows(events)]
        if fresh:
            self.beginInsertRows(NO_INDEX, len(self._rows), len(self._rows) + len(fresh) - 1)
            self._rows.extend(fresh)
            self.endInsertRows()

    def _told_rows(self, events: Sequence[Event]) -> list[LogRow]:
        """The lines of one more step, which is known from now on."""
        under, number = None, 1
        if self._told:
            last = self._told[-1]
            under, number = self.face.open_heading(last.events, last.under), self._round_after(last)
        secret_to = frozenset(event.seat for event in events if event.hidden)
        told = _Told(events, under, number, self._lines_told, secret_to)
        self._told.append(told)
        rows = self._lines(len(self._told) - 1, self._viewer)
        self._lines_told += len(rows)
        return rows

    def _go_back(self, keep: int) -> None:
        """Let what came after the first `keep` steps go."""
        first = self._told[keep].first_line
        del self._told[keep:]
        self._read = {(step, reader): rows for (step, reader), rows in self._read.items() if step < keep}
        self._lines_told = first
        if first < len(self._rows):
            self.beginRemoveRows(NO_INDEX, first, len(self._rows) - 1)
            del self._rows[first:]
            self.endRemoveRows()

    def _tell_secrets(self, eyes: set[int | None]) -> None:
        """Tell the viewer's own secrets and nobody else's; `eyes` looked before or look now."""
        for step, told in enumerate(self._told):
            if not told.secret_to.isdisjoint(eyes):
                for at, row in enumerate(self._lines(step, self._viewer), told.first_line):
                    before = self._rows[at]
                    if row != before:
                        self._rows[at] = row
                        self._tell(at, before, row)

    def text(self, *, secrets: bool) -> str:
        """The whole log as lines of text; with the cards that only one seat saw, or as everybody may read it."""
        written: list[list[str]] = []
        for step, told in enumerate(self._told):
            written.append([("    " * row.level + row.text) for row in self._lines(step, None)])
            for seat in sorted(told.secret_to) if secrets else ():
                for at, row in enumerate(self._lines(step, seat)):
                    if row.secret:
                        who = self.rules.setup.seats[seat].name
                        written[-1][at] += tr("; {who}: {cards}", who=who, cards=row.secret)
        return "".join(f"{line}\n" for lines in written for line in lines)

    def _lines(self, step: int, viewer: int | None) -> list[LogRow]:
        told = self._told[step]
        reader = viewer if viewer in told.secret_to else None
        known = self._read.get((step, reader))
        if known is not None:
            return known
        rows: list[LogRow] = []
        at = told.round
        lines = self.face.log_lines(self.rules, told.events, reader, told.under)
        phases = (int(event.values[0]) for event in told.events if event.kind == self.face.round_begins)
        for number, line in enumerate(lines):
            if line.kind == self.face.round_begins:
                at = next(phases, at)
            rows.append(LogRow((step - 1, number), step - 1, at, *line))
        self._read[step, reader] = rows
        return rows

    def _round_after(self, told: _Told) -> int:
        begun = (event for event in reversed(told.events) if event.kind == self.face.round_begins)
        return next((int(event.values[0]) for event in begun), told.round)
