"""What a game must be able to do, and the register of games.

A rules object belongs to one setup and is immutable; all that changes is in the
state. ``apply`` is the one verb that changes the world, everything else asks.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable
from importlib import import_module
from typing import ClassVar, Generic, Protocol, Self, TypeVar

from mars_desktop.engine.choice import Choice
from mars_desktop.engine.codec import Codec
from mars_desktop.engine.decision import Candidate, Decision, Pick
from mars_desktop.engine.event import Event
from mars_desktop.engine.payment import Payment
from mars_desktop.engine.reason import Reason, Refused
from mars_desktop.engine.score import Score
from mars_desktop.engine.setup import Option, Setup, SetupProblem


class GameState(Protocol):
    """The least that every state has: the number of answers given so far, and a copy."""

    number: int

    def copy(self) -> Self:
        """An independent state."""
        ...


S = TypeVar("S", bound=GameState)


class Rules(ABC, Generic[S]):
    """One game under one setup."""

    id: ClassVar[str]
    revision: ClassVar[int]
    """Raised when old journals may no longer play through under the rules."""
    seats: ClassVar[range]
    options: ClassVar[tuple[Option, ...]]

    codec: Codec[S]

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self._options = self._checked(setup)

    @classmethod
    def _checked(cls, setup: Setup) -> dict[str, str | int | bool]:
        if setup.game != cls.id:
            raise SetupProblem(f"a setup for {setup.game!r} was given to the rules of {cls.id!r}")
        if len(setup.seats) not in cls.seats:
            raise SetupProblem(
                f"{cls.id} is for {cls.seats.start} to {cls.seats.stop - 1} seats, not for {len(setup.seats)}"
            )
        known = {option.key: option for option in cls.options}
        for key, value in setup.options.items():
            option = known.get(key)
            if option is None:
                raise SetupProblem(f"{cls.id} has no option {key!r}; it has: {', '.join(sorted(known))}")
            allowed: tuple[str | int | bool, ...] = (True, False) if isinstance(option.default, bool) else option.values
            if type(value) is not type(option.default) or (not option.free and value not in allowed):
                listed = ", ".join(str(v).lower() if isinstance(v, bool) else str(v) for v in allowed)
                raise SetupProblem(f"option {key!r} of {cls.id} cannot be {value!r}; allowed are: {listed}")
        return {option.key: setup.options.get(option.key, option.default) for option in cls.options}

    def option(self, key: str) -> str | int | bool:
        """The value of an option of this game."""
        return self._options[key]

    @abstractmethod
    def new_state(self, events: list[Event] | None = None) -> S:
        """The state at the first decision."""

    @abstractmethod
    def pending(self, state: S) -> tuple[Decision, ...]:
        """The open questions, several when choices are sealed, none when the game is over. Pure."""

    @abstractmethod
    def execute(self, state: S, choice: Choice, events: list[Event] | None = None) -> None:
        """Carry out an answer that is known to be legal, up to the next question. Changes the state."""

    @abstractmethod
    def candidates(self, state: S, seat: int) -> list[Candidate]:
        """Everything the seat might want to answer now, with the reasons of what is not possible."""

    @abstractmethod
    def payment(self, state: S, choice: Choice) -> Payment | None:
        """The price of an answer and how it may be paid; None if it costs nothing."""

    @abstractmethod
    def view(self, state: S, seat: int | None) -> S:
        """A copy without what that seat may not know; None is the public."""

    @abstractmethod
    def round_of(self, state: S) -> int:
        """The round being played, counted from 1: generation, round or mission turn, as the game calls it."""

    @abstractmethod
    def score(self, state: S) -> Score:
        """The score sheet as it stands; final once nothing is pending."""

    def decision_of(self, state: S, seat: int) -> Decision | None:
        """The question that seat has to answer now, if any."""
        return next((decision for decision in self.pending(state) if decision.seat == seat), None)

    def refuse(self, state: S, choice: Choice) -> Reason | None:
        """Why this answer is not allowed now; None if it is. Amounts left out stand for the suggested payment. Pure."""
        decision = self.decision_of(state, choice.seat)
        if decision is None:
            return Reason.of("not-asked", seat=choice.seat + 1)
        if choice in decision.options:
            return None
        plain = choice._replace(numbers=())
        if plain not in decision.options and not any(pick.matches(plain) for pick in decision.picks):
            return self._why_not(state, plain)
        if not choice.numbers:
            return None
        payment = self.payment(state, plain)
        if payment is None:
            return Reason.of("nothing-to-pay")
        return payment.refuse(dict(choice.numbers))

    def _why_not(self, state: S, choice: Choice) -> Reason:
        for answer, reason in self.candidates(state, choice.seat):
            if reason is None:
                continue
            named = isinstance(answer, Choice) and answer == choice
            picked = isinstance(answer, Pick) and answer.stem.verb == choice.verb
            if named or picked:
                return reason
        return Reason.of("not-offered", answer=" ".join((choice.verb, *choice.words)))

    def sample(self, state: S, below: Callable[[int], int]) -> Choice | None:
        """A random legal answer, None when nothing is asked; ``below(n)`` gives a random int from 0 to n - 1.

        Each listed answer is as likely as the other, and so is each size of a pick.
        """
        decisions = self.pending(state)
        if not decisions:
            return None
        answers = decisions[below(len(decisions))].answers
        i = below(len(answers.options) + len(answers.picks))
        if i < len(answers.options):
            return answers.options[i]
        return answers.picks[i - len(answers.options)].sample(below)

    def apply(self, state: S, choice: Choice) -> list[Event]:
        """Take one answer; raises :class:`Refused` and changes nothing if it is not allowed."""
        reason = self.refuse(state, choice)
        if reason is not None:
            raise Refused(reason)
        events: list[Event] = []
        self.execute(state, choice, events)
        return events

    def preview(self, state: S, choice: Choice) -> list[Event]:
        """What an answer would bring, computed on a copy."""
        return self.apply(state.copy(), choice)


_REGISTER: dict[str, type[Rules]] = {}  # type: ignore[type-arg]  # each game has its own state type
_MODULES: dict[str, str] = {}


def register(kind: type[Rules]) -> type[Rules]:  # type: ignore[type-arg]  # as above
    """Make a game known by its id; used as a decorator."""
    _REGISTER[kind.id] = kind
    return kind


def announce(game: str, module: str) -> None:
    """Make a game known by its id before its rules are loaded: importing the module registers it."""
    _MODULES[game] = module


def games() -> Iterable[str]:
    """The ids of all games that are known."""
    return tuple({**_MODULES, **_REGISTER})


def ruleset(game: str) -> type[Rules]:  # type: ignore[type-arg]  # as above
    """The rules class of a game; raises :class:`SetupProblem` for an unknown id."""
    if game not in _REGISTER and game in _MODULES:
        import_module(_MODULES[game])
    try:
        return _REGISTER[game]
    except KeyError:
        raise SetupProblem(f"there is no game {game!r}; known are: {', '.join(sorted(games()))}") from None


def rules_for(setup: Setup) -> Rules:  # type: ignore[type-arg]  # as above
    """The rules of the game that the setup names."""
    return ruleset(setup.game)(setup)
