"""What has still to happen, as plain data.

An agenda holds tasks in stages; the lowest non-empty stage is current. NOW is a
sequence that may not be interrupted, POOL the effects whose order the active
player chooses and which new triggers join, AFTER what waits for the pool to
drain, TURN and PHASE the rest of the turn and of the round. Nothing waits in a
closure, so a state can be saved, copied and compared in the middle of anything.
"""

from typing import Final, Generic, TypeVar

import msgspec

T = TypeVar("T")

STAGES: Final = ("now", "pool", "after", "turn", "phase")


class Agenda(msgspec.Struct, Generic[T], forbid_unknown_fields=True):
    """Tasks by stage, each stage in the order in which it was announced.

    ``now`` is kept last-first, so that its next task is the last of the list.
    """

    now: list[T] = []
    pool: list[T] = []
    after: list[T] = []
    turn: list[T] = []
    phase: list[T] = []

    def copy(self) -> "Agenda[T]":
        """An independent agenda; tasks are immutable and shared."""
        return Agenda(self.now[:], self.pool[:], self.after[:], self.turn[:], self.phase[:])

    def is_empty(self) -> bool:
        """Nothing is left to happen."""
        return not (self.now or self.pool or self.after or self.turn or self.phase)

    def push_now(self, tasks: list[T]) -> None:
        """Let these tasks happen next, the first one first."""
        self.now.extend(reversed(tasks))
