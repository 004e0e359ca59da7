"""The face of a game: all that the screens shared by every game have to know of it, in words and figures.

A face is plain Python over the rules of its game. It says everything in the language spoken now.
"""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar, NamedTuple

from mars_desktop.engine import Choice, Event, Pick, Reason, Rules, Score, Seat, SeatScore, Setup
from mars_desktop.games.texts import AnswerText, LogLine, OptionText

State = Any
"""A state of the game whose face it is."""


class LineGroup(NamedTuple):
    """A kind of line that the log can be narrowed to: its id, what it is called, and the kinds of event in it."""

    id: str
    name: str
    kinds: frozenset[str]


class OptionPlaces(NamedTuple):
    """Where options stand on the page that sets a game up, by their keys; any other is one of the game itself.

    `house_rules` are agreed on besides the game. `with_others`, `alone` and `not_alone` matter only for two seats and
    more, for one, or are decided for one; they tell so there. `unasked` are said elsewhere or not at all.
    """

    house_rules: tuple[str, ...] = ("undo",)
    with_others: tuple[str, ...] = ()
    alone: tuple[str, ...] = ("solo_goal",)
    not_alone: tuple[str, ...] = ()
    unasked: tuple[str, ...] = ()


class Figure(NamedTuple):
    """A quantity of every seat that is followed through a game: its id, a short name, and what it is exactly."""

    id: str
    name: str
    about: str


class Standing(NamedTuple):
    """One seat at one moment, read from what lies open.

    `sources` are points by source, as if the game had ended then; `figures` other quantities by id.
    """

    sources: tuple[tuple[str, int], ...]
    figures: Mapping[str, int]

    @property
    def points(self) -> int:
        """All points, as if the game had ended then."""
        return sum(points for _, points in self.sources)


class Aim(NamedTuple):
    """A line of what a game alone has to reach, and whether it is reached."""

    words: str
    reached: bool


class GameFace(ABC):
    """What shared screens ask of a game. Rules, states and events that are handed in are those of this game."""

    open_questions: ClassVar[frozenset[str]] = frozenset()
    """Kinds of question about things that lie open on the table: they are asked without a cover."""
    few_secrets: ClassVar[bool] = False
    """Whether so little is hidden, and so seldom looked at, that it lies face down until its seat holds it open, where
    other games have a cover."""
    hidden_verbs: ClassVar[frozenset[str]] = frozenset()
    """Verbs of the answers that name things which only their seat may see."""
    apart: ClassVar[frozenset[str]] = frozenset({"end", "pass"})
    """Verbs of the answers that end something: they stand apart and are never the default."""
    round_begins: ClassVar[str] = "phase"
    """The kind of event with which a round, or a part of it, begins: its first value is the round, and its line in the
    log a heading over what follows."""
    turn_bounds: ClassVar[frozenset[str]] = frozenset({"turn"})
    """The kinds of event with which somebody's turn begins or ends: the answers after them belong to another turn."""
    sources: ClassVar[tuple[str, ...]]
    """The sources of points that the records show, in the order of the score sheet."""
    options: ClassVar[OptionPlaces] = OptionPlaces()

    @abstractmethod
    def reason(self, rules: Rules[Any], reason: Reason, seat: int | None = None) -> str:
        """Why something is not allowed, as a sentence; `seat` is whom it keeps from something."""

    @abstractmethod
    def answer(self, rules: Rules[Any], view: State, answer: Choice | Pick) -> AnswerText:
        """What stands on a button for an answer."""

    # The log

    @abstractmethod
    def log_lines(
        self, rules: Rules[Any], events: Sequence[Event], reader: int | None, under: Event | None
    ) -> list[LogLine]:
        """The lines of events as that seat may read them, None being the public; `under` is the heading open before."""

    @abstractmethod
    def open_heading(self, events: Sequence[Event], under: Event | None) -> Event | None:
        """The heading under which whatever happens after these events will stand."""

    @abstractmethod
    def line_groups(self) -> tuple[LineGroup, ...]:
        """The kinds of line that the log can be narrowed to."""

    # Setting up

    @abstractmethod
    def option(self, key: str) -> OptionText:
        """Name, explanation and values of an option; of a free one the values that are offered."""

    def story(self, game: str) -> str:  # noqa: ARG002 - a face may show several games
        """What has to be said before the options of a game; empty for nothing."""
        return ""

    @property
    def order_note(self) -> str:
        """What the order of the seats means."""
        return ""

    @abstractmethod
    def packs(self, setup: Setup) -> tuple[Path, ...]:
        """The folders of the content packs that a game is played with. Raises `PackProblem` if one is not there."""

    # Points

    @abstractmethod
    def source_name(self, source: str) -> str:
        """Where points come from, by the key in the score sheet."""

    @abstractmethod
    def verdict(self, rules: Rules[Any], score: Score) -> str:
        """The sentence that explains the result, for every verdict but ``most-points``."""

    @abstractmethod
    def lost(self, rules: Rules[Any]) -> str:
        """That a game alone is lost, in a few words."""

    @property
    @abstractmethod
    def so_far(self) -> str:
        """How the score of a game that still goes on is meant."""

    @abstractmethod
    def open_points(self, view: State) -> Sequence[int]:
        """The points that lie open during the game, of every seat and behind them of an opponent without one."""

    def opponents(self, rules: Rules[Any]) -> tuple[Seat, ...]:  # noqa: ARG002 - for games that have some
        """Who plays besides the seats, by the rules alone; in events they come behind the seats."""
        return ()

    def opponent_scores(self, rules: Rules[Any], state: State) -> tuple[SeatScore, ...]:  # noqa: ARG002 - as above
        """The points of the opponents, by the sources of the seats, at the end or as they stand."""
        return ()

    def aims(self, rules: Rules[Any], state: State) -> tuple[Aim, ...]:  # noqa: ARG002 - for games that have some
        """What a game alone has to reach, line by line, at the end or as it stands."""
        return ()

    def corporation(self, rules: Rules[Any], state: State, seat: int) -> str:  # noqa: ARG002 - for games that have some
        """The id of the corporation that a seat played with, for the records; empty for none."""
        return ""

    # The course

    @abstractmethod
    def standings(self, rules: Rules[Any], state: State) -> tuple[Standing, ...]:
        """All seats as they stand, read from what is public."""

    @abstractmethod
    def figures(self) -> tuple[Figure, ...]:
        """The quantities of a standing besides the points, in the order in which they are offered."""

    @abstractmethod
    def uneventful(self, standing: Standing) -> str:
        """What is told at the end of a seat that led in nothing and never gained anything."""
