"""The course of one game: its states and choices, with undo and redo.

Undo is free until something hidden came to light, a sealed choice was made or the
turn passed to another seat; then it is blocked with its reason. The option
``undo = "free"`` is a table's agreement to go without those barriers.
"""

from typing import Generic

from mars_desktop.engine.choice import Choice
from mars_desktop.engine.decision import Decision
from mars_desktop.engine.event import Event
from mars_desktop.engine.reason import Reason, Refused
from mars_desktop.engine.ruleset import Rules, S

STALE = Reason.of("stale-answer")
"""The answer belongs to a question that is no longer asked."""


class Session(Generic[S]):
    """A game being played. :attr:`state` is the current one; treat it as read-only."""

    def __init__(self, rules: Rules[S], *, resume_from: S | None = None) -> None:
        self.rules = rules
        self.choices: list[Choice] = []
        self.undone: list[Choice] = []
        self.opening: list[Event] = []
        self._states: list[S] = [rules.new_state(self.opening) if resume_from is None else resume_from]
        self._events: list[list[Event]] = []
        self._barriers: list[Reason | None] = []
        self._pending: tuple[Decision, ...] | None = None

    @property
    def state(self) -> S:
        """The state after the last answer."""
        return self._states[-1]

    @property
    def pending(self) -> tuple[Decision, ...]:
        """The open questions."""
        if self._pending is None:
            self._pending = self.rules.pending(self.state)
        return self._pending

    @property
    def over(self) -> bool:
        """Nothing is asked any more."""
        return not self.pending

    def events(self) -> list[Event]:
        """Everything that happened since the start, in order."""
        return self.opening + [event for step in self._events for event in step]

    def events_of(self, index: int) -> list[Event]:
        """What the answer with that index (from 0) brought about."""
        return self._events[index]

    def state_before(self, index: int) -> S:
        """The state in which the answer with that index was given; read-only."""
        return self._states[index]

    def choose(self, choice: Choice, number: int | None = None) -> list[Event]:
        """Take an answer. ``number``: the decision it answers, so that stale ones are refused."""
        events = self._take(choice, number)
        self.undone.clear()
        return events

    def _take(self, choice: Choice, number: int | None) -> list[Event]:
        if number is not None and number != self.state.number:
            raise Refused(STALE)
        sealed = any(decision.sealed and decision.seat == choice.seat for decision in self.pending)
        state = self.state.copy()
        events = self.rules.apply(state, choice)
        self._states.append(state)
        self.choices.append(choice)
        self._events.append(events)
        self._pending = None
        self._barriers.append(self._barrier(choice, events, sealed))
        return events

    def _barrier(self, choice: Choice, events: list[Event], sealed: bool) -> Reason | None:
        for event in events:
            if event.reveals:
                return Reason.of("undo-revealed", cause=event.cause, kind=event.kind)
        if len(self.rules.setup.seats) == 1:
            return None
        if sealed:
            return Reason.of("undo-sealed")
        if all(decision.seat != choice.seat for decision in self.pending):
            return Reason.of("undo-turn-passed")
        return None

    def refuse_undo(self, steps: int = 1) -> Reason | None:
        """Why the last answers cannot be taken back; None if they can. The first barrier on the way back is told."""
        if steps > len(self.choices):
            return Reason.of("nothing-to-undo")
        if self.rules.option("undo") == "free":
            return None
        return next((barrier for barrier in reversed(self._barriers[-steps:]) if barrier is not None), None)

    def undo(self) -> Choice:
        """Take back the last answer and return it; raises :class:`Refused` at a barrier."""
        reason = self.refuse_undo()
        if reason is not None:
            raise Refused(reason)
        choice = self.choices.pop()
        self._states.pop()
        self._events.pop()
        self._barriers.pop()
        self.undone.append(choice)
        self._pending = None
        return choice

    def refuse_redo(self) -> Reason | None:
        """Why nothing can be done again; None if something can."""
        return None if self.undone else Reason.of("nothing-to-redo")

    def redo(self) -> Choice:
        """Give again the answer that was taken back last."""
        reason = self.refuse_redo()
        if reason is not None:
            raise Refused(reason)
        choice = self.undone[-1]
        self._take(choice, None)
        self.undone.pop()
        return choice

    def undo_depth(self) -> int:
        """How many answers could be taken back in a row now."""
        if self.rules.option("undo") == "free":
            return len(self.choices)
        depth = 0
        for barrier in reversed(self._barriers):
            if barrier is not None:
                break
            depth += 1
        return depth
