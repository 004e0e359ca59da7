"""Part of a log: the lines of one seat, of one generation, of one kind, or with some words in them, in folds."""

from collections.abc import Mapping
from enum import StrEnum
from typing import Any, Final

from PySide6.QtCore import QModelIndex, QObject, QPersistentModelIndex, QSortFilterProxyModel, Qt

from mars_desktop.models.log import LogModel
from mars_desktop.models.rows import NO_INDEX, Index
from mars_desktop.models.words import tr, tr_count


class LineKind(StrEnum):
    """What a line is about."""

    EVERYTHING = "everything"
    ACTIONS = "actions"
    MAP = "map"
    MONEY = "money"
    CARDS = "cards"


ABOUT: Final[Mapping[LineKind, frozenset[str]]] = {
    LineKind.ACTIONS: frozenset(
        {
            *("play", "use", "project", "convert", "milestone", "award", "first-action", "corporation"),
            *("end-turn", "pass", "chose", "copy"),
        }
    ),
    LineKind.MAP: frozenset({"tile", "neutral-tile", "not-placed", "claim", "parameter", "complete"}),
    LineKind.MONEY: frozenset(
        {"stock", "production", "rating", "next-card", "removed-nothing", "removed-neutral", "reduced-neutral"}
    ),
    LineKind.CARDS: frozenset(
        {
            *("deal", "draw", "look", "keep", "draft", "discard", "reveal", "shuffle", "sealed"),
            *("play", "corporation", "card-resource", "not-added", "copy"),
        }
    ),
}
"""The kinds of event of each kind of line; headings of phases stand over all of them."""


class LogFilter(QSortFilterProxyModel):
    """The lines that are wanted, each under the heading it belongs to.

    The first heading of a generation folds away all that follows in it; it then says how many lines lie in the fold.
    Headings of phases stay as long as something stands under them.
    """

    def __init__(self, log: LogModel, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._log = log
        self._role = LogModel.Role
        self.seat: int | None = None
        self.generation: int | None = None
        self.kind = LineKind.EVERYTHING
        self.words = ""
        self._folded: set[int] = set()
        self.setSourceModel(log)
        # A line may bring the heading above it back.
        log.rowsInserted.connect(self._more)

    def want(
        self,
        *,
        seat: int | None = None,
        generation: int | None = None,
        kind: LineKind = LineKind.EVERYTHING,
        words: str = "",
    ) -> None:
        """Show these lines only; None and the defaults show all."""
        self.beginFilterChange()
        self.seat, self.generation, self.kind, self.words = seat, generation, kind, words.casefold().strip()
        self.endFilterChange()

    @property
    def narrowed(self) -> bool:
        """Whether lines are left out, folds aside."""
        return (self.seat, self.generation, self.kind, self.words) != (None, None, LineKind.EVERYTHING, "")

    # Folds

    def fold(self, generation: int, folded: bool) -> None:
        """Fold a generation away, or open it."""
        self.beginFilterChange()
        if folded:
            self._folded.add(generation)
        else:
            self._folded.discard(generation)
        self.endFilterChange()
        for row in range(self.rowCount()):
            index = self.index(row, 0)
            if self.heads(index) == generation:
                self.dataChanged.emit(index, index)

    def folded(self, generation: int) -> bool:
        """Whether a generation is folded away."""
        return generation in self._folded

    def heads(self, index: Index) -> int:
        """The generation that a line is the first heading of, 0 for any other line."""
        return self._heads(self.mapToSource(index).row())

    def _heads(self, row: int) -> int:
        if row < 0 or self._at(row, self._role.KIND) != "phase":
            return 0
        generation = int(self._at(row, self._role.GENERATION))
        before = int(self._at(row - 1, self._role.GENERATION)) if row else 0
        return generation if generation != before else 0

    # What stays

    def filterAcceptsRow(self, row: int, _parent: QModelIndex | QPersistentModelIndex) -> bool:
        generation = self._at(row, self._role.GENERATION)
        if self.generation is not None and generation != self.generation:
            return False
        if self._heads(row):
            return not self.narrowed or self._any_below(row, lambda at: self._heads(at) > 0)
        if generation in self._folded:
            return False
        if not self.narrowed:
            return True
        if self._at(row, self._role.KIND) == "phase":
            return self._any_below(row, lambda at: self._at(at, self._role.KIND) == "phase")
        if self._wanted(row):
            return True
        heading = self._at(row, self._role.LEVEL) == 0
        return heading and self._any_below(row, lambda at: self._at(at, self._role.LEVEL) == 0)

    def _any_below(self, row: int, ends: Any) -> bool:
        """Whether a line is wanted between this one and the next at which `ends` holds."""
        for at in range(row + 1, self._log.rowCount()):
            if ends(at):
                return False
            if self._wanted(at):
                return True
        return False

    def _wanted(self, row: int) -> bool:
        kind = self._at(row, self._role.KIND)
        if kind == "phase":
            return False
        if self.kind is not LineKind.EVERYTHING and kind not in ABOUT[self.kind]:
            return False
        if self.seat is not None and self._at(row, self._role.SEAT) != self.seat:
            return False
        return not self.words or self.words in str(self._at(row, Qt.ItemDataRole.DisplayRole)).casefold()

    def _at(self, row: int, role: int) -> Any:
        return self._log.data(self._log.index(row), role)

    def _more(self) -> None:
        if self.narrowed:
            self.beginFilterChange()
            self.endFilterChange()

    # What is said

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        said = super().data(index, role)
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            generation = self.heads(index)
            if generation and generation in self._folded:
                n = self._lines_of(generation)
                return tr_count("+ {heading} ({n} line)", "+ {heading} ({n} lines)", n, heading=said)
            if generation:
                return tr("− {heading}", heading=said)
        return said

    def _lines_of(self, generation: int) -> int:
        """How many lines lie in a fold."""
        return sum(
            self._at(row, self._role.GENERATION) == generation and not self._heads(row)
            for row in range(self._log.rowCount())
        )

    def text(self) -> str:
        """What is shown, as lines of text that everybody at the table may read."""
        rows = [self.mapToSource(self.index(row, 0)).row() for row in range(self.rowCount(NO_INDEX))]
        return "".join("    " * row.level + f"{row.text}\n" for row in map(self._log.rows().__getitem__, rows))
