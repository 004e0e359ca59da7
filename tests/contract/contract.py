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
    event_kinds: Mapping[str, Collection[str]]
    """Names of the values of each kind of event."""

    @abstractmethod
    def options(self, seats: int) -> st.SearchStrategy[Options]:
        """Any options that may be agreed on by so many."""

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

    def setups(self, seats: int) -> st.SearchStrategy[Setup]:
        """Any game for so many."""
        seeds = st.integers(0, 2**64 - 1)
        return st.builds(
            lambda seed, options: Setup.quick(self.game, seats, seed, **options), seeds, self.options(seats)
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
