"""A graph as a table of numbers, for those who read figures better than curves and for screen readers."""

from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from mars_desktop.theme.seat_mark import seat_icon
from mars_desktop.widgets.charts.graphs import Graph, GraphSet

Index = QModelIndex | QPersistentModelIndex
NO_INDEX = QModelIndex()
MARK = 16


class NumbersModel(QAbstractTableModel):
    """A row for each step, a column for each curve."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._set: GraphSet | None = None
        self._graph: Graph | None = None

    def show_graph(self, graphs: GraphSet, graph: Graph) -> None:
        """Show one graph of a set."""
        self.beginResetModel()
        self._set, self._graph = graphs, graph
        self.endResetModel()

    def rowCount(self, parent: Index = NO_INDEX) -> int:
        return 0 if parent.isValid() or self._set is None else len(self._set.steps)

    def columnCount(self, parent: Index = NO_INDEX) -> int:
        return 0 if parent.isValid() or self._set is None else len(self._set.names)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid() or self._set is None or self._graph is None:
            return None
        value = str(self._graph.values[index.column()][index.row()]).replace("-", "−")
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return value
            case Qt.ItemDataRole.TextAlignmentRole:
                return Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
            case Qt.ItemDataRole.AccessibleTextRole:
                return f"{self._set.moments[index.row()]}, {self._set.names[index.column()]}: {value}"
            case _:
                return None

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if self._set is None:
            return None
        across = orientation is Qt.Orientation.Horizontal
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self._set.names[section] if across else self._set.moments[section]
            case Qt.ItemDataRole.DecorationRole if across:
                return seat_icon(self._set.marks[section], MARK)
            case Qt.ItemDataRole.TextAlignmentRole:
                side = Qt.AlignmentFlag.AlignRight if across else Qt.AlignmentFlag.AlignLeft
                return side | Qt.AlignmentFlag.AlignVCenter
            case _:
                return None
