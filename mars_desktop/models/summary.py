"""What the home screen shows of a table without opening it; nothing in it is hidden from anybody."""

from typing import Any

import msgspec

from mars_desktop.engine import Rules
from mars_desktop.models.games import face_of


class SeatSummary(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One seat: name, id of colour and shape, and the points that lie open."""

    name: str
    colour: str
    points: int


class TableSummary(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Round (generation), seats, and whose answer is awaited (none when the game is over)."""

    round: int
    seats: tuple[SeatSummary, ...]
    to_act: tuple[int, ...]
    winners: tuple[int, ...] = ()


_DECODER = msgspec.json.Decoder(TableSummary)


def summary_of(rules: Rules[Any], state: Any) -> str:
    """The summary of a state as text for the profile."""
    to_act = tuple(decision.seat for decision in rules.pending(state))
    # An opponent without a seat comes behind those who have one.
    points = face_of(rules.setup.game).open_points(state)[: len(rules.setup.seats)]
    winners: tuple[int, ...] = ()
    if not to_act:
        score = rules.score(state)
        points, winners = [seat.total for seat in score.seats], score.winners
    seats = tuple(SeatSummary(seat.name, seat.colour, n) for seat, n in zip(rules.setup.seats, points, strict=True))
    return msgspec.json.encode(TableSummary(rules.round_of(state), seats, to_act, winners)).decode()


def read_summary(text: str | None) -> TableSummary | None:
    """A stored summary; None when there is none, or one of another version."""
    if text is None:
        return None
    try:
        return _DECODER.decode(text)
    except msgspec.DecodeError:
        return None
