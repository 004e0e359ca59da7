"""The score sheet of a campaign as a table: a row for each player, a column for each mission, then the sums."""

from enum import IntEnum
from typing import Any, NamedTuple

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from mars_desktop.games.legacy.campaign import Book, CampaignContent, MissionPage, MissionState, PlayerPage
from mars_desktop.models.campaign_words import corporation_name, mission_name, title_letter, title_name
from mars_desktop.models.rows import FIRST_ROLE
from mars_desktop.models.words import tr, tr_count

Index = QModelIndex | QPersistentModelIndex
NO_INDEX = QModelIndex()
PLAYER = 0
"""The column of names; the missions stand behind it by their numbers, and the sums last."""


class Cell(NamedTuple):
    """A player in a mission: the letter above and the line below it; `absent` where somebody did not take part."""

    letter: str
    below: str
    spoken: str
    best: bool = False
    absent: bool = False


class SheetRole(IntEnum):
    """What the painter of a cell asks for."""

    CELL = FIRST_ROLE
    COLOUR = FIRST_ROLE + 1
    BELOW = FIRST_ROLE + 2
    PAGE = FIRST_ROLE + 3


class CampaignSheetModel(QAbstractTableModel):
    """Shows a book. Showing another state of it is a reset; there are few rows."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._book: Book | None = None
        self._content: CampaignContent | None = None

    def show_book(self, seen: Book, content: CampaignContent) -> None:
        """Show this book."""
        self.beginResetModel()
        self._book, self._content = seen, content
        self.endResetModel()

    @property
    def players(self) -> tuple[PlayerPage, ...]:
        """The rows: those who lead come first; before anybody does, as they joined."""
        if self._book is None:
            return ()
        return self._book.standings

    def rowCount(self, parent: Index = NO_INDEX) -> int:
        return 0 if parent.isValid() else len(self.players)

    def columnCount(self, parent: Index = NO_INDEX) -> int:
        return 0 if parent.isValid() or self._book is None else len(self._book.missions) + 2

    def player_at(self, row: int) -> PlayerPage | None:
        """The player of a row."""
        players = self.players
        return players[row] if 0 <= row < len(players) else None

    def mission_at(self, column: int) -> int:
        """The mission of a column; 0 for names and sums."""
        return column if self._book is not None and 1 <= column <= len(self._book.missions) else 0

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        player = self.player_at(index.row()) if index.isValid() else None
        if player is None or self._book is None or self._content is None:
            return None
        mission = self.mission_at(index.column())
        cell = self._cell(player, mission) if mission else self._edge(player, index.column())
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return cell.letter
            case Qt.ItemDataRole.AccessibleTextRole | Qt.ItemDataRole.ToolTipRole:
                return cell.spoken
            case SheetRole.CELL:
                return cell
            case SheetRole.COLOUR:
                return player.colour
            case _:
                return None

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if self._book is None or orientation is Qt.Orientation.Vertical:
            return None
        mission = self.mission_at(section)
        if mission:
            page = self._book.mission(mission)
            match role:
                case Qt.ItemDataRole.DisplayRole:
                    return str(mission)
                case SheetRole.PAGE:
                    return page
                case Qt.ItemDataRole.ToolTipRole | Qt.ItemDataRole.AccessibleTextRole:
                    return f"{mission_name(page)}: {state_word(page)}"
                case _:
                    return None
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            if section == PLAYER:
                return tr("Player")
            return tr("Points") if self._book.solo else tr("Title points")
        return None

    def _edge(self, player: PlayerPage, column: int) -> Cell:
        assert self._book is not None
        assert self._content is not None
        if column == PLAYER:
            corporation = corporation_name(self._content, player.box.corporation)
            below = tr("has left") if player.left else corporation
            spoken = ", ".join(
                part for part in (player.name, corporation, tr("has left") if player.left else "") if part
            )
            return Cell(player.name, below, spoken)
        total = player.points if self._book.solo else player.title_points
        best = player.standing == 1 and total > 0
        if self._book.solo:
            return Cell(
                str(total), "", tr_count("{name}: {n} point", "{name}: {n} points", total, name=player.name), best
            )
        spoken = tr("{name}: {n} title points, place {place}", name=player.name, n=total, place=player.standing)
        return Cell(str(total), "", spoken, best)

    def _cell(self, player: PlayerPage, mission: int) -> Cell:
        assert self._book is not None
        page = self._book.mission(mission)
        entry = page.entries.get(player.id)
        where = tr("{name}, mission {n}", name=player.name, n=mission)
        if entry is None:
            if page.state is MissionState.FINISHED:
                return Cell("", tr("absent"), tr("{where}: absent", where=where), absent=True)
            return Cell("", "", tr("{where}: {state}", where=where, state=state_word(page)))
        points = tr_count("{n} point", "{n} points", entry.points)
        if self._book.solo:
            outcome = tr("won") if entry.won else tr("lost")
            return Cell(outcome, points, tr("{where}: {a}, {b}", where=where, a=outcome, b=points), bool(entry.won))
        spoken = tr("{where}: {a}, {b}", where=where, a=title_name(entry.title), b=points)
        return Cell(title_letter(entry.title), points, spoken, entry.place == 1)


def state_word(page: MissionPage) -> str:
    """How far a mission is, in a word or two."""
    match page.state:
        case MissionState.LOCKED:
            return tr("sealed")
        case MissionState.READY:
            return tr("opened, not begun")
        case MissionState.IN_PLAY:
            return tr("in play")
        case MissionState.FINISHED:
            return tr("finished")
        case MissionState.ABANDONED:
            return tr("given up")


class Course(NamedTuple):
    """A quantity of the standings: its values for each player, at the start and after each finished mission."""

    missions: tuple[int, ...]
    title_points: tuple[tuple[int, ...], ...]
    points: tuple[tuple[int, ...], ...]


def course_of(seen: Book) -> Course:
    """How TP and points grew, for the players in the order in which they joined."""
    finished = [page for page in seen.missions if page.state is MissionState.FINISHED]
    titles, points = [], []
    for player in seen.players:
        tp, vp = [0], [0]
        for page in finished:
            entry = page.entries.get(player.id)
            tp.append(tp[-1] + (entry.title_points if entry else 0))
            vp.append(vp[-1] + (entry.points if entry else 0))
        titles.append(tuple(tp))
        points.append(tuple(vp))
    return Course(tuple(page.number for page in finished), tuple(titles), tuple(points))
