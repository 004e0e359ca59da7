"""A small game that is no Terraforming Mars: whoever takes the last stone of a heap wins the round. Two rounds."""

from typing import ClassVar

import msgspec

from mars_desktop.engine import (
    Answers,
    Candidate,
    Choice,
    Decision,
    Event,
    Option,
    Payment,
    Reason,
    Rules,
    Score,
    SeatScore,
)
from mars_desktop.engine.codec import Codec

ROUNDS = 2
MOST = 3
"""Stones taken at once."""

FEW = 8
"""Whoever plays alone loses with more answers than this."""


class Stones(msgspec.Struct, forbid_unknown_fields=True):
    """The heap, whose turn it is, the round, and the rounds won by each seat."""

    heap: int
    won: list[int]
    seat: int = 0
    round: int = 1
    number: int = 0

    def copy(self) -> "Stones":
        """An independent state."""
        return Stones(self.heap, self.won[:], self.seat, self.round, self.number)


class StonesRules(Rules[Stones]):
    """Stones for one to three seats."""

    id: ClassVar[str] = "stones"
    revision: ClassVar[int] = 1
    seats: ClassVar[range] = range(1, 4)
    options: ClassVar[tuple[Option, ...]] = (Option("heap", (7, 12)), Option("undo", ("barrier", "free")))
    codec = Codec(Stones)

    def new_state(self, events: list[Event] | None = None) -> Stones:
        if events is not None:
            events.append(Event("heap", -1, "heap", (1,)))
        return Stones(int(self.option("heap")), [0] * len(self.setup.seats))

    def pending(self, state: Stones) -> tuple[Decision, ...]:
        if state.round > ROUNDS:
            return ()
        taken = (Choice(state.seat, "take", (str(n),)) for n in range(1, min(MOST, state.heap) + 1))
        return (Decision(state.number, state.seat, "turn", "heap", lambda: Answers(tuple(taken))),)

    def execute(self, state: Stones, choice: Choice, events: list[Event] | None = None) -> None:
        told = [] if events is None else events
        taken = int(choice.words[0])
        state.heap -= taken
        state.number += 1
        told.append(Event("take", choice.seat, "heap", (taken,)))
        if not state.heap:
            state.won[choice.seat] += 1
            state.round += 1
            state.heap = int(self.option("heap"))
            if state.round <= ROUNDS:
                told.append(Event("heap", -1, "heap", (state.round,)))
        state.seat = (state.seat + 1) % len(self.setup.seats)

    def candidates(self, state: Stones, seat: int) -> list[Candidate]:
        return [
            Candidate(
                Choice(seat, "take", (str(n),)), None if n <= state.heap else Reason.of("too-few", left=state.heap)
            )
            for n in range(1, MOST + 1)
        ]

    def payment(self, state: Stones, choice: Choice) -> Payment | None:
        return None

    def view(self, state: Stones, seat: int | None) -> Stones:
        return state.copy()

    def round_of(self, state: Stones) -> int:
        return min(state.round, ROUNDS)

    def score(self, state: Stones) -> Score:
        seats = tuple(SeatScore((("heaps", n),)) for n in state.won)
        best = max(state.won)
        winners = tuple(seat for seat, n in enumerate(state.won) if n == best)
        if len(seats) == 1 and state.number > FEW:
            winners = ()
        return Score(seats, winners, "most-points" if len(winners) == 1 < len(seats) else "level")
