"""Curves with the choice of what they show, or the same as numbers."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QModelIndex, QTimer
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QStackedWidget, QVBoxLayout, QWidget

from mars_desktop.theme.application import current_text_size
from mars_desktop.widgets.charts.graphs import Graph, GraphSet
from mars_desktop.widgets.charts.numbers import NumbersModel
from mars_desktop.widgets.choice_row import ChoiceRow
from mars_desktop.widgets.figure_table import FigureTable
from mars_desktop.widgets.lettering import face

if TYPE_CHECKING:
    from mars_desktop.widgets.charts.line_chart import LineChart

CURVES, NUMBERS = "curves", "numbers"


class GraphPanel(QWidget):
    """Shows one graph of a set. `words` are the names of the choice, of the curves and of the numbers.

    The chart itself comes after the panel is first shown: what draws it takes a moment to load.
    """

    def __init__(self, graphs: GraphSet, choice: str, curves: str, numbers: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._set = graphs
        self.chart: LineChart | None = None
        self._heading = QLabel()
        self.choice = ChoiceRow([(graph.id, graph.name) for graph in graphs.graphs], choice)
        self.form = ChoiceRow([(CURVES, curves), (NUMBERS, numbers)], curves)
        self._model = NumbersModel(self)
        self.table = FigureTable()
        self.table.setModel(self._model)
        # It scrolls in whatever room the curves take.
        self.table.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Ignored)
        self._place = QWidget()
        QVBoxLayout(self._place).setContentsMargins(0, 0, 0, 0)
        self._stack = QStackedWidget()
        self._stack.addWidget(self._place)
        self._stack.addWidget(self.table)
        head = QHBoxLayout()
        head.setSpacing(16)
        head.addWidget(self._heading, 1)
        head.addWidget(self.form)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        column.addLayout(head)
        column.addWidget(self.choice)
        column.addWidget(self._stack, 1)
        self.choice.chosen.connect(lambda _id: self._show())
        self.form.chosen.connect(self._turn)
        self._show()

    def show_set(self, graphs: GraphSet) -> None:
        """Show the same quantities at another moment."""
        self._set = graphs
        self._show()

    @property
    def graph(self) -> Graph:
        """The graph that is chosen."""
        return next(graph for graph in self._set.graphs if graph.id == self.choice.choice)

    def _show(self) -> None:
        graph = self.graph
        self._heading.setFont(face("label", current_text_size()))
        self._heading.setText(graph.heading)
        self._model.show_graph(self._set, graph)
        self.table.setAccessibleName(graph.heading)
        self.table.setCurrentIndex(self._model.index(self._model.rowCount(QModelIndex()) - 1, 0))
        self._draw()

    def _turn(self, form: str) -> None:
        self._stack.setCurrentWidget(self.table if form == NUMBERS else self._place)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self.chart is None:
            # The page with its words comes first.
            QTimer.singleShot(0, self, self._open)

    def _open(self) -> None:
        from mars_desktop.widgets.charts.line_chart import LineChart

        if self.chart is None:
            self.chart = LineChart()
            layout = self._place.layout()
            assert layout is not None
            layout.addWidget(self.chart)
            self._draw()
            QWidget.setTabOrder(self.form, self.chart)

    def _draw(self) -> None:
        if self.chart is not None:
            self.chart.show_graph(self._set, self.graph)
