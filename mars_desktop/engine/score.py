"""The score sheet: points by source for every seat, and who won."""

import msgspec


class SeatScore(msgspec.Struct, frozen=True):
    """Points by source, in the order of the rule book, and their sum."""

    sources: tuple[tuple[str, int], ...]
    tie_break: int = 0

    @property
    def total(self) -> int:
        """All points."""
        return sum(points for _, points in self.sources)


class Score(msgspec.Struct, frozen=True):
    """Scores by seat; ``winners`` are seats, several when shared, none when a solo game is lost.

    ``verdict`` is the key of the sentence that explains the result.
    """

    seats: tuple[SeatScore, ...]
    winners: tuple[int, ...]
    verdict: str
