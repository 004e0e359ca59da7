"""What every game must keep to, said without naming one.

A game joins with a `Contract` of its own, registered in `CONTRACTS` under its id: how it is set up, which questions and
events it has, and the checks that need to know what its state means.
"""

from abc import ABC, abstractmethod
from collections.abc import Collection, Mapping
from typing import Any, Final

from hypothesis import strategies as st

from mars_desktop.engine import Event, Rules, Setup
from mars_desktop.engine.rng import Rng

Options = dict[str, str | int | bool]


class Contract(ABC):
    """What is known of one game."""

    game: str
    decision_kinds: Collection[str]
    seldom: Collection[str] = ()
    """Kinds of decision that so few cards lead to that random games may do without them."""
    event_kinds: Mapping[str, Collection[str]]
    """Names of the values of each kind of event; a last one that ends with dots stands for any number of them."""
    parts: Collection[int] = (1, 2)
    """Numbers of the lots in which games of one size are played; a game may make a set-up of its own of each."""
    whole: int = 12
    """Games of each size that are checked at every decision."""
    sampled: int = 40
    """Games of each size that are checked at every twelfth decision, and at the first of each kind."""
    quick: int = 400
    """Games of any size that are only played, to meet every kind of decision."""

    @abstractmethod
    def options(self, seats: int, part: int) -> st.SearchStrategy[Options]:
        """Any options that may be agreed on by so many, for games of that lot."""

    def players(self, rules: Rules[Any]) -> int:
        """How many may act: the seats, and whoever plays without one."""
        return len(rules.setup.seats)

    @abstractmethod
    def faults(self, rules: Rules[Any], state: Any) -> list[str]:
        """What can be in no state: a thing in two places or in none, a count below its least, a parameter off track."""

    @abstractmethod
    def ledger(self, rules: Rules[Any], state: Any) -> "Ledger":
        """The books of a game that begins in this state."""

    @abstractmethod
    def disguised(self, rules: Rules[Any], state: Any, known_to: Collection[int], rng: Rng) -> Any:
        """A state that differs only in what none of these seats may know."""

    @abstractmethod
    def shows_hidden_things(self, event: Event) -> bool:
        """Whether the event tells everybody something that was hidden before, so that disguises come apart."""

    def setups(self, seats: int, part: int | None = None) -> st.SearchStrategy[Setup]:
        """Any game for so many, of one lot or of any."""
        seeds = st.integers(0, 2**64 - 1)
        parts = st.sampled_from(list(self.parts) if part is None else [part])
        return st.builds(
            lambda seed, options: Setup.quick(self.game, seats, seed, **options),
            seeds,
            parts.flatmap(lambda chosen: self.options(seats, chosen)),
        )


class Ledger(ABC):
    """What a state must hold by the sum of everything that was logged since the game began."""

    @abstractmethod
    def enter(self, event: Event) -> None:
        """Book one event."""

    @abstractmethod
    def differences(self, state: Any) -> list[str]:
        """Where the state holds something else."""


CONTRACTS: Final[dict[str, Contract]] = {}
