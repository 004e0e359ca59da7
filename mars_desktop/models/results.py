"""What a finished game leaves in the records besides names and points."""

from typing import Any

import msgspec

from mars_desktop.engine import Rules, Score
from mars_desktop.models.games import face_of


class SeatResult(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One seat: ids of its colour and corporation (empty without one), points by source as in the score sheet."""

    colour: str
    corporation: str
    sources: dict[str, int]


class GameResult(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The details of a record: generations (rounds) played, options by key (the map is one), and the seats.

    `verdict` is the key of the sentence that explains the result.
    """

    generations: int
    options: dict[str, str | int | bool]
    verdict: str
    seats: tuple[SeatResult, ...]


_DECODER = msgspec.json.Decoder(GameResult)


def result_text(rules: Rules[Any], state: Any, score: Score) -> str:
    """The details of a game that ended in this state, as text for the profile."""
    face = face_of(rules.setup.game)
    result = GameResult(
        generations=rules.round_of(state),
        # How a mission of a campaign began holds cards that were hidden then.
        options={option.key: rules.option(option.key) for option in rules.options if option.key != "campaign"},
        verdict=score.verdict,
        seats=tuple(
            SeatResult(seat.colour, face.corporation(rules, state, at), dict(sheet.sources))
            for at, (seat, sheet) in enumerate(zip(rules.setup.seats, score.seats, strict=True))
        ),
    )
    return msgspec.json.encode(result).decode()


def read_result(text: str | None) -> GameResult | None:
    """Stored details; None when there are none, or some of another version."""
    if text is None:
        return None
    try:
        return _DECODER.decode(text)
    except msgspec.DecodeError:
        return None
