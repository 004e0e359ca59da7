"""Rows under columns that say what they show and what they are sorted by."""

from typing import NamedTuple

from PySide6.QtCore import QSortFilterProxyModel, Qt
from PySide6.QtTest import QAbstractItemModelTester
from pytestqt.qtbot import QtBot

from mars_desktop.models.columns import SORT_ROLE, Column, ColumnModel


class Fruit(NamedTuple):
    name: str
    weight: float


COLUMNS = (
    Column("Fruit", lambda f: f.name, lambda f: f.name, figures=False),
    Column("Weight", lambda f: f"{f.weight:.1f} g", lambda f: f.weight, tip="Weight of one"),
)
FRUITS = (Fruit("plum", 9.0), Fruit("apple", 100.5), Fruit("cherry", 8.0))


def test_a_table_of_columns_is_a_sound_model(qtbot: QtBot) -> None:
    model = ColumnModel()
    tester = QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Warning)
    model.show_table(COLUMNS, FRUITS)
    model.show_table(COLUMNS[:1], FRUITS[:2])
    assert (model.rowCount(), model.columnCount(), tester.model()) == (2, 1, model)


def test_a_cell_says_its_value_and_to_a_screen_reader_its_column_too(qtbot: QtBot) -> None:
    model = ColumnModel()
    model.show_table(COLUMNS, FRUITS)
    assert model.index(1, 1).data() == "100.5 g"
    assert model.index(1, 1).data(Qt.ItemDataRole.AccessibleTextRole) == "Weight: 100.5 g"
    assert model.headerData(1, Qt.Orientation.Horizontal, Qt.ItemDataRole.ToolTipRole) == "Weight of one"
    assert model.headerData(0, Qt.Orientation.Horizontal, Qt.ItemDataRole.ToolTipRole) == "Fruit"


def test_figures_are_sorted_by_their_value_not_by_their_words(qtbot: QtBot) -> None:
    model, proxy = ColumnModel(), QSortFilterProxyModel()
    proxy.setSortRole(SORT_ROLE)
    proxy.setSourceModel(model)
    model.show_table(COLUMNS, FRUITS)
    proxy.sort(1, Qt.SortOrder.AscendingOrder)
    assert [proxy.index(row, 0).data() for row in range(3)] == ["cherry", "plum", "apple"]
    proxy.sort(0, Qt.SortOrder.DescendingOrder)
    assert [proxy.index(row, 0).data() for row in range(3)] == ["plum", "cherry", "apple"]
