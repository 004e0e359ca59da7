"""Rows of plain data as a table whose columns say what they show and what they are sorted by."""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt
from PySide6.QtGui import QIcon

Index = QModelIndex | QPersistentModelIndex
NO_INDEX = QModelIndex()
SORT_ROLE = int(Qt.ItemDataRole.UserRole) + 1
"""What a column is sorted by: a number, a moment, or text as it is said."""


class Column(NamedTuple):
    """A column: its heading, what a row says in it and is sorted by in it; figures stand at the right."""

    heading: str
    said: Callable[[Any], str]
    sorted_by: Callable[[Any], Any]
    figures: bool = True
    tip: str = ""
    icon: Callable[[Any], QIcon | None] | None = None


class ColumnModel(QAbstractTableModel):
    """Rows of one kind under columns. Showing others is a reset: they have little to do with those before."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._columns: tuple[Column, ...] = ()
        self._rows: tuple[Any, ...] = ()

    def show_table(self, columns: Sequence[Column], rows: Sequence[Any]) -> None:
        """Show these rows under these columns."""
        self.beginResetModel()
        self._columns, self._rows = tuple(columns), tuple(rows)
        self.endResetModel()

    def rowCount(self, parent: Index = NO_INDEX) -> int:
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: Index = NO_INDEX) -> int:
        return 0 if parent.isValid() else len(self._columns)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        column, row = self._columns[index.column()], self._rows[index.row()]
        match role:
            case Qt.ItemDataRole.DisplayRole | Qt.ItemDataRole.ToolTipRole:
                return column.said(row)
            case Qt.ItemDataRole.AccessibleTextRole:
                return f"{column.heading}: {column.said(row)}"
            case Qt.ItemDataRole.TextAlignmentRole:
                return _side(column)
            case Qt.ItemDataRole.DecorationRole if column.icon is not None:
                return column.icon(row)
            case _ if role == SORT_ROLE:
                return column.sorted_by(row)
            case _:
                return None

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if orientation is Qt.Orientation.Vertical:
            return None
        column = self._columns[section]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return column.heading
            case Qt.ItemDataRole.ToolTipRole:
                return column.tip or column.heading
            case Qt.ItemDataRole.TextAlignmentRole:
                return _side(column)
            case _:
                return None


def _side(column: Column) -> Qt.AlignmentFlag:
    side = Qt.AlignmentFlag.AlignRight if column.figures else Qt.AlignmentFlag.AlignLeft
    return side | Qt.AlignmentFlag.AlignVCenter
