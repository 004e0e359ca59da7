"""What the shared pages show of each game: its table, its replay, its picture, and what only it has.

The counterpart of the faces in the models, for what is drawn. A game is known here with what the home page says of it
and the module of its screens; `screens_of` loads that when it is first wanted.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from typing import TYPE_CHECKING, Any, ClassVar, Final, NamedTuple, Protocol

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from mars_desktop.engine import Rules, Session, games
from mars_desktop.models.controller import GameController
from mars_desktop.models.face import State
from mars_desktop.profile.settings import Setting
from mars_desktop.windows.words import tr

if TYPE_CHECKING:
    from mars_desktop.models.results import GameResult
    from mars_desktop.windows.game_table import GameTable
    from mars_desktop.windows.guide import TableGuide
    from mars_desktop.windows.replay_page import ReplayPage
    from mars_desktop.windows.samples import Sample


class KnownScreens(NamedTuple):
    """A game on the home page, as one line and an icon, and the module whose `SCREENS` show it."""

    about: str
    icon: str
    module: str


KNOWN: Final[dict[str, KnownScreens]] = {
    "terraforming": KnownScreens(
        "1 to 5 seats · base game, Corporate Era", "greenery", "mars_desktop.windows.table.screens"
    ),
    "legacy": KnownScreens("a campaign of seven missions", "box", "mars_desktop.windows.table.screens"),
    "onmars": KnownScreens(
        "1 to 4 seats · a colony and its shuttle", "onmars-shelter", "mars_desktop.windows.onmars.screens"
    ),
}


def playable() -> list[str]:
    """The games that have rules and screens here, in the order in which they are offered."""
    return [game for game in KNOWN if game in games()]


def about_game(game: str) -> str:
    """What the home page says below the name of a game."""
    return tr(KNOWN[game].about)


def screens_of(game: str) -> "GameScreens":
    """The screens of a game; raises `KeyError` for an unknown id."""
    screens: GameScreens = import_module(KNOWN[game].module).SCREENS
    return screens


class Portrait(Protocol):
    """The board of a table as a picture, to look at only."""

    def show(self, rules: Rules[Any], view: State) -> None:
        """Show this table."""
        ...

    def paint(self, painter: QPainter, middle: QPointF, reach: float) -> None:
        """Paint it round this point, up to so many pixels to each side of it."""
        ...


class Site(NamedTuple):
    """Where a table plays: the id of its map, what a picture of the bare map shows, and what its world is called."""

    id: str
    words: str
    world: str


class SeatNote(NamedTuple):
    """What the score sheet says of a seat besides its points: its corporation, and M€ left where they break ties."""

    corporation: str = ""
    money: int | None = None


class GameScreens(ABC):
    """What is drawn of one game, or of games that share their screens."""

    browsable: ClassVar[bool] = False
    """Whether it has cards to browse."""
    readable: ClassVar[bool] = False
    """Whether it has a glossary."""
    first_term: ClassVar[str] = "aim"
    """The term of the glossary that is explained where nothing of the screen is pointed at."""
    guided: ClassVar[Setting[bool] | None] = None
    """Where it is set whether a guide leads through the beginning of a table; None for a game without a guide."""
    tints: ClassVar[Mapping[str, tuple[str, str]]]
    """The colour of each source of points: a group of colours in the theme, and the colour there."""

    @abstractmethod
    def table(self, controller: GameController) -> "GameTable":
        """The table of a game being played."""

    @abstractmethod
    def replay(self, session: Session[Any], table: str) -> "ReplayPage":
        """The course of a game to look at; `table` is what the table is called."""

    @abstractmethod
    def portrait(self, owner: QWidget) -> Portrait:
        """A picture of the board, which lives as long as its owner."""

    @abstractmethod
    def site(self, rules: Rules[Any]) -> Site:
        """Where a table plays."""

    @abstractmethod
    def cover_remark(self, controller: GameController) -> str:
        """What the next seat is asked, in words that everybody may read."""

    def guide(self, page: "GameTable") -> "TableGuide | None":  # noqa: ARG002 - for games that have one
        """A guide through the beginning of this table; None where that is over."""
        return None

    def seat_notes(self, rules: Rules[Any], state: State) -> Sequence[SeatNote]:  # noqa: ARG002 - for games with some
        """What the score sheet says of every seat besides its points."""
        return [SeatNote() for _ in rules.setup.seats]

    # The records

    @property
    def corporations(self) -> bool:
        """Whether the seats of this game play with corporations, which then have a table of their own."""
        return False

    def corporation_name(self, id_: str) -> str:
        """A corporation by its id; the id itself where this version has no such one."""
        return id_

    @property
    def variants(self) -> tuple[str, str]:
        """The heading over what `variant` tells, and what it means; both empty where all games are alike."""
        return "", ""

    def variant(self, result: "GameResult") -> str:  # noqa: ARG002 - for games that differ
        """On which map, or how long and by which rules, a finished game was played."""
        return ""

    # Pictures

    def samples(self) -> "Mapping[str, Callable[[], Sample]]":
        """Tables of this game to draw without a display, by name."""
        return {}
