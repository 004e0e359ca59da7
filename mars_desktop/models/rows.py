"""List models whose rows follow a tuple of plain rows, changing no more than what changed.

A model is told the rows as they should be and walks there from the rows it has, by their ids: rows leave, come, move,
and tell which of their roles changed. Selections, scroll positions and animations survive that, but not a reset.
"""

from collections.abc import Hashable, Sequence
from enum import IntEnum
from typing import Any, ClassVar, NamedTuple, Protocol

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

Index = QModelIndex | QPersistentModelIndex
NO_INDEX = QModelIndex()
FIRST_ROLE = int(Qt.ItemDataRole.UserRole) + 1


class Row(Protocol):
    """A named tuple with an id that is its own among the rows of one model."""

    @property
    def id(self) -> Hashable:
        """What the row is about, as long as it is there."""
        ...


class Remove(NamedTuple):
    """The row at `at` leaves."""

    at: int


class Insert(NamedTuple):
    """A row comes to stand at `at`; `source` is its place among the new rows."""

    at: int
    source: int


class Move(NamedTuple):
    """The row at `at` goes up to stand at `to`."""

    at: int
    to: int


def walk(old: Sequence[Hashable], new: Sequence[Hashable]) -> list[Remove | Insert | Move]:
    """The steps from the ids `old` to the ids `new`, each valid after those before it; ids are unique in either."""
    steps: list[Remove | Insert | Move] = []
    staying = set(new)
    now = list(old)
    for at in range(len(now) - 1, -1, -1):
        if now[at] not in staying:
            steps.append(Remove(at))
            del now[at]
    for at, wanted in enumerate(new):
        if at < len(now) and now[at] == wanted:
            continue
        try:
            found = now.index(wanted, at)
        except ValueError:
            steps.append(Insert(at, at))
            now.insert(at, wanted)
        else:
            steps.append(Move(found, at))
            now.insert(at, now.pop(found))
    return steps


class RowModel(QAbstractListModel):
    """Rows of one kind. `ROLES` names a role for each field that views may read, in capitals: NAME reads `row.name`."""

    ROLES: ClassVar[type[IntEnum]]

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rows: list[Any] = []
        self._fields = {int(role): role.name.lower() for role in self.ROLES}

    def rowCount(self, parent: Index = NO_INDEX) -> int:
        return 0 if parent.isValid() else len(self._rows)

    def roleNames(self) -> dict[int, Any]:
        return {**super().roleNames(), **{role: name.encode() for role, name in self._fields.items()}}

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid() or index.row() >= len(self._rows):
            return None
        row = self._rows[index.row()]
        field = self._fields.get(role)
        if field is not None:
            return getattr(row, field)
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self.title(row)
            case Qt.ItemDataRole.AccessibleTextRole:
                return self.spoken(row)
            case Qt.ItemDataRole.ToolTipRole:
                return self.tip(row) or None
            case _:
                return None

    def title(self, row: Any) -> str:
        """The line that a plain view shows."""
        return str(row.id)

    def spoken(self, row: Any) -> str:
        """What a screen reader says: everything that the drawn row shows."""
        return self.title(row)

    def tip(self, row: Any) -> str:  # noqa: ARG002 - for those models whose rows have one
        """The tool tip; empty for none."""
        return ""

    def rows(self) -> tuple[Any, ...]:
        """The rows as they are now."""
        return tuple(self._rows)

    def row_of(self, id_: Hashable) -> int:
        """The place of the row with that id, -1 if there is none."""
        return next((at for at, row in enumerate(self._rows) if row.id == id_), -1)

    def replace(self, rows: Sequence[Any]) -> None:
        """Show other rows that have nothing to do with the present ones: a reset, for a new or a loaded game only."""
        self.beginResetModel()
        self._rows = list(rows)
        self.endResetModel()

    def sync(self, rows: Sequence[Any]) -> None:
        """Walk from the present rows to these."""
        if tuple(self._rows) == tuple(rows):
            return
        for step in walk([row.id for row in self._rows], [row.id for row in rows]):
            match step:
                case Remove(at):
                    self.beginRemoveRows(NO_INDEX, at, at)
                    del self._rows[at]
                    self.endRemoveRows()
                case Insert(at, source):
                    self.beginInsertRows(NO_INDEX, at, at)
                    self._rows.insert(at, rows[source])
                    self.endInsertRows()
                case Move(at, to):
                    self.beginMoveRows(NO_INDEX, at, at, NO_INDEX, to)
                    self._rows.insert(to, self._rows.pop(at))
                    self.endMoveRows()
        for at, row in enumerate(rows):
            before = self._rows[at]
            if before != row:
                self._rows[at] = row
                self._tell(at, before, row)

    def _tell(self, at: int, before: Any, row: Any) -> None:
        changed = [role for role, field in self._fields.items() if getattr(before, field) != getattr(row, field)]
        # The composed texts may be made of any of them.
        changed += [
            int(role)
            for role, text in (
                (Qt.ItemDataRole.DisplayRole, self.title),
                (Qt.ItemDataRole.AccessibleTextRole, self.spoken),
                (Qt.ItemDataRole.ToolTipRole, self.tip),
            )
            if text(before) != text(row)
        ]
        index = self.index(at)
        self.dataChanged.emit(index, index, changed)
