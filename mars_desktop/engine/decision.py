"""A decision: who must choose what, with every legal answer listed.

Answers are complete choices (``options``), or free subsets of some items
(``picks``), which would be too many to list. What is not possible and why can be
asked of the rules (``Rules.candidates``); nobody pays for it who does not read it.
"""

from collections.abc import Callable
from functools import cached_property
from typing import Final, NamedTuple

from mars_desktop.engine.choice import Choice
from mars_desktop.engine.reason import Reason


class Pick(NamedTuple):
    """Any subset of ``items`` with ``low`` to ``high`` members, as words behind those of ``stem``."""

    stem: Choice
    items: tuple[str, ...]
    low: int
    high: int

    def choice(self, chosen: tuple[str, ...]) -> Choice:
        """The answer that picks these items, in the order in which they are offered."""
        return self.stem._replace(words=self.stem.words + tuple(item for item in self.items if item in chosen))

    def sample(self, below: Callable[[int], int]) -> Choice:
        """A random answer: a random size, then random items of that number."""
        size = self.low + below(self.high - self.low + 1)
        items = list(self.items)
        chosen = tuple(items.pop(below(len(items))) for _ in range(size))
        return self.choice(chosen)

    def matches(self, choice: Choice) -> bool:
        """Whether the answer picks an allowed number of different items."""
        fixed = len(self.stem.words)
        chosen = choice.words[fixed:]
        return (
            choice.seat == self.stem.seat
            and choice.verb == self.stem.verb
            and choice.words[:fixed] == self.stem.words
            and self.low <= len(chosen) <= self.high
            and len(set(chosen)) == len(chosen)
            and all(word in self.items for word in chosen)
        )


class Candidate(NamedTuple):
    """Something a person might want to answer, and why it is not possible (None if it is)."""

    answer: Choice | Pick
    reason: Reason | None


class Answers(NamedTuple):
    """All legal answers to one decision."""

    options: tuple[Choice, ...] = ()
    picks: tuple[Pick, ...] = ()


class Decision:
    """A question to one seat.

    ``kind`` says what sort of question, ``cause`` the id of what asks it, ``number``
    the sequence number of the state, so that a stale answer can be told. ``sealed``
    questions are open to several seats at once and nothing is applied before the last.
    """

    __slots__ = ("__dict__", "_list", "cause", "kind", "number", "seat", "sealed")

    def __init__(
        self, number: int, seat: int, kind: str, cause: str, answers: Callable[[], Answers], *, sealed: bool = False
    ) -> None:
        self.number: Final = number
        self.seat: Final = seat
        self.kind: Final = kind
        self.cause: Final = cause
        self.sealed: Final = sealed
        self._list: Final = answers

    @cached_property
    def answers(self) -> Answers:
        """The legal answers, listed when first asked for; only valid until the state changes."""
        return self._list()

    @property
    def options(self) -> tuple[Choice, ...]:
        """Complete legal choices."""
        return self.answers.options

    @property
    def picks(self) -> tuple[Pick, ...]:
        """Legal choices that pick a subset."""
        return self.answers.picks

    def __repr__(self) -> str:
        return f"<Decision {self.number}: p{self.seat + 1} {self.kind} for {self.cause}>"
