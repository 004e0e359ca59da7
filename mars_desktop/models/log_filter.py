"""Part of a log: the lines of one seat, of one round, of one kind, or with some words in them, in folds."""

from typing import Any, Final

from PySide6.QtCore import QModelIndex, QObject, QPersistentModelIndex, QSortFilterProxyModel, Qt

from mars_desktop.models.log import LogModel
from mars_desktop.models.rows import NO_INDEX, Index
from mars_desktop.models.words import tr, tr_count

EVERYTHING: Final = ""
"""The kind of line that every line is of."""


class LogFilter(QSortFilterProxyModel):
    """The lines that are wanted, each under the heading it belongs to.

    The first heading of a round (generation) folds away all that follows in it; it then says how many lines lie in the
    fold.
    Headings of phases stay as long as something stands under them.
    """

    def __init__(self, log: LogModel, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._log = log
        self._heading = log.face.round_begins
        self._kinds = {group.id: group.kinds for group in log.face.line_groups()}
        self._role = LogModel.Role
        self.seat: int | None = None
        self.round: int | None = None
        self.kind = EVERYTHING
        self.words = ""
        self._folded: set[int] = set()
        self.setSourceModel(log)
        # A line may bring the heading above it back.
        log.rowsInserted.connect(self._more)

    def want(
        self,
        *,
        seat: int | None = None,
        in_round: int | None = None,
        kind: str = EVERYTHING,
        words: str = "",
    ) -> None:
        """Show these lines only; None and the defaults show all. `kind` is the id of a group of the game's face."""
        self.beginFilterChange()
        self.seat, self.round, self.kind, self.words = seat, in_round, kind, words.casefold().strip()
        self.endFilterChange()

    @property
    def narrowed(self) -> bool:
        """Whether lines are left out, folds aside."""
        return (self.seat, self.round, self.kind, self.words) != (None, None, EVERYTHING, "")

    # Folds

    def fold(self, number: int, folded: bool) -> None:
        """Fold a round away, or open it."""
        self.beginFilterChange()
        if folded:
            self._folded.add(number)
        else:
            self._folded.discard(number)
        self.endFilterChange()
        for row in range(self.rowCount()):
            index = self.index(row, 0)
            if self.heads(index) == number:
                self.dataChanged.emit(index, index)

    def folded(self, number: int) -> bool:
        """Whether a round is folded away."""
        return number in self._folded

    def heads(self, index: Index) -> int:
        """The round that a line is the first heading of, 0 for any other line."""
        return self._heads(self.mapToSource(index).row())

    def _heads(self, row: int) -> int:
        if row < 0 or self._at(row, self._role.KIND) != self._heading:
            return 0
        number = int(self._at(row, self._role.ROUND))
        before = int(self._at(row - 1, self._role.ROUND)) if row else 0
        return number if number != before else 0

    # What stays

    def filterAcceptsRow(self, row: int, _parent: QModelIndex | QPersistentModelIndex) -> bool:
        number = self._at(row, self._role.ROUND)
        if self.round is not None and number != self.round:
            return False
        if self._heads(row):
            return not self.narrowed or self._any_below(row, lambda at: self._heads(at) > 0)
        if number in self._folded:
            return False
        if not self.narrowed:
            return True
        if self._at(row, self._role.KIND) == self._heading:
            return self._any_below(row, lambda at: self._at(at, self._role.KIND) == self._heading)
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
        if kind == self._heading:
            return False
        if self.kind != EVERYTHING and kind not in self._kinds[self.kind]:
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
            number = self.heads(index)
            if number and number in self._folded:
                n = self._lines_of(number)
                return tr_count("+ {heading} ({n} line)", "+ {heading} ({n} lines)", n, heading=said)
            if number:
                return tr("− {heading}", heading=said)
        return said

    def _lines_of(self, number: int) -> int:
        """How many lines lie in a fold."""
        return sum(
            self._at(row, self._role.ROUND) == number and not self._heads(row) for row in range(self._log.rowCount())
        )

    def text(self) -> str:
        """What is shown, as lines of text that everybody at the table may read."""
        rows = [self.mapToSource(self.index(row, 0)).row() for row in range(self.rowCount(NO_INDEX))]
        return "".join("    " * row.level + f"{row.text}\n" for row in map(self._log.rows().__getitem__, rows))
