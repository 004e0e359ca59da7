"""The course of a table to look at once more: how it stood after any of its answers.

Nothing is played again here: the session keeps every state, and a stored table was played by its rules when it was
opened. While a game is running only what everybody may see is shown; a finished game may show the hand of a seat.
"""

from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from typing import Any, NamedTuple

from PySide6.QtCore import QObject, Signal

from mars_desktop.engine import Decision, Event, Rules, Session
from mars_desktop.models.games import face_of


class Stop(NamedTuple):
    """A place on the way: `answers` were given when round (generation) `round` began."""

    answers: int
    round: int


class Replay(QObject):
    """A session at any of its answers.

    `at` answers are given at the moment that is shown, from 0, the set-up, to `last`. `moved` comes after the moment or
    the eyes that look have changed. The session must not go on while it is looked at.
    """

    moved = Signal()

    def __init__(self, session: Session[Any], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._viewer: int | None = None
        self.last = len(session.choices)
        self._at = self.last
        self._turns = [0, *self._turn_stops()]
        self.rounds = self._round_stops()

    @property
    def rules(self) -> Rules[Any]:
        """The rules of the table, with its setup."""
        return self._session.rules

    @property
    def finished(self) -> bool:
        """Whether the game came to its end, at whatever moment is shown now."""
        return self._session.over

    # The moment

    @property
    def at(self) -> int:
        """How many answers are given at the moment that is shown."""
        return self._at

    @property
    def view(self) -> Any:
        """The state at that moment as whoever looks may know it; read-only."""
        return self.rules.view(self._state(self._at), self._viewer)

    @property
    def asked(self) -> tuple[int, ...]:
        """The seats whose answer was awaited at that moment."""
        return tuple(decision.seat for decision in self._pending())

    @property
    def asked_kind(self) -> str:
        """The kind of question that was open then; empty when the game was over."""
        return next((decision.kind for decision in self._pending()), "")

    def steps(self) -> list[Sequence[Event]]:
        """What had happened by then, at the set-up and at each answer, as the very lists that the session keeps."""
        session = self._session
        return [session.opening, *(session.events_of(answer) for answer in range(self._at))]

    def _pending(self) -> tuple[Decision, ...]:
        return self.rules.pending(self._state(self._at))

    def _state(self, at: int) -> Any:
        return self._session.state if at == self.last else self._session.state_before(at)

    # Going elsewhere

    def go(self, at: int) -> None:
        """Show the moment at which so many answers were given; beyond the ends it stays at the end."""
        at = max(0, min(self.last, at))
        if at != self._at:
            self._at = at
            self.moved.emit()

    def turn(self, forward: bool) -> int:
        """Where the next turn begins, or the present or the one before it."""
        return self._beside(self._turns, forward)

    def round(self, forward: bool) -> int:
        """Where the next round (generation) begins, or the present or the one before it."""
        return self._beside([stop.answers for stop in self.rounds], forward)

    def _beside(self, stops: Sequence[int], forward: bool) -> int:
        if forward:
            after = bisect_right(stops, self._at)
            return stops[after] if after < len(stops) else self.last
        before = bisect_left(stops, self._at) - 1
        return stops[max(0, before)]

    def _turn_stops(self) -> list[int]:
        events_of, face = self._session.events_of, face_of(self.rules.setup.game)
        bounds = face.turn_bounds | {face.round_begins}
        return [answer + 1 for answer in range(self.last) if any(event.kind in bounds for event in events_of(answer))]

    def _round_stops(self) -> tuple[Stop, ...]:
        stops: list[Stop] = []
        for at in [*self._turns, self.last]:
            number = self.rules.round_of(self._state(at))
            if not stops or number != stops[-1].round:
                stops.append(Stop(at, number))
        return tuple(stops)

    # The eyes

    @property
    def viewer(self) -> int | None:
        """Whose hand is shown; None is nobody's."""
        return self._viewer

    def look(self, seat: int | None) -> None:
        """Show the hand of a seat, or nobody's. While the game is running every hand stays face down."""
        seat = seat if self.finished else None
        if seat != self._viewer:
            self._viewer = seat
            self.moved.emit()
