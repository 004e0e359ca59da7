"""How every seat came to where it is: what lay open before each of them at the end of every round."""

from bisect import bisect_left
from typing import Any, NamedTuple

from mars_desktop.engine import Rules, Session
from mars_desktop.models.face import Standing, State
from mars_desktop.models.games import face_of


class Moment(NamedTuple):
    """All seats at the end of a round (generation); `round` 0 is the start of the game.

    The last moment of a game that still goes on is the present one and not `closed`.
    """

    round: int
    seats: tuple[Standing, ...]
    closed: bool = True


class History:
    """The moments of one session, each worked out once.

    Undo and redo may change the session in between: a moment is kept only while the very state it was read from stands.
    Nothing is read but what everybody at the table may see.
    """

    def __init__(self, rules: Rules[Any]) -> None:
        self._rules = rules
        self._face = face_of(rules.setup.game)
        self._read: dict[int, tuple[State, Moment]] = {}

    def follow(self, session: Session[Any]) -> tuple[Moment, ...]:
        """The moments of the session as it stands, from the start to the present.

        A session that went on from a stored state knows no moments before that.
        """
        last, round_of = len(session.choices), self._rules.round_of

        def state_at(answers: int) -> State:
            return session.state if answers == last else session.state_before(answers)

        first, present = state_at(0), session.state
        moments = []
        if first.number == 0:
            moments.append(self._moment(0, first))
        for number in range(round_of(first), round_of(present)):
            # A round ends with the answer that begins the next: what happens between asks nobody anything.
            end = bisect_left(range(last + 1), number + 1, key=lambda answers: round_of(state_at(answers)))
            moments.append(self._moment(number, state_at(end)))
        moments.append(self._moment(round_of(present), present)._replace(closed=session.over))
        self._read = {moment.round: self._read[moment.round] for moment in moments}
        return tuple(moments)

    def _moment(self, number: int, state: State) -> Moment:
        read = self._read.get(number)
        if read is None or read[0] is not state:
            read = state, Moment(number, self._face.standings(self._rules, state))
            self._read[number] = read
        return read[1]
