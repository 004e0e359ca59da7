"""Tables of figures: walked through and sorted by keyboard, nothing cut."""

import pytest
from PySide6.QtCore import QSortFilterProxyModel, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from mars_desktop.models.columns import SORT_ROLE, Column, ColumnModel
from mars_desktop.theme.application import apply_theme
from mars_desktop.widgets.figure_table import FigureTable
from mars_desktop.widgets.lettering import advance, face

COLUMNS = (
    Column("Fruit", lambda f: f[0], lambda f: f[0], figures=False),
    Column("Weight of one in grams", lambda f: str(f[1]), lambda f: float(f[1])),
)
FRUITS = (("plum", 9), ("apple, as large as they come in autumn", 100), ("cherry", 8))


def table(qtbot: QtBot) -> FigureTable:
    model, proxy, made = ColumnModel(), QSortFilterProxyModel(), FigureTable(rows=True)
    qtbot.addWidget(made)
    model.setParent(made)
    proxy.setParent(made)
    proxy.setSortRole(SORT_ROLE)
    proxy.setSourceModel(model)
    made.setModel(proxy)
    made.setSortingEnabled(True)
    model.show_table(COLUMNS, FRUITS)
    made.sortByColumn(0, Qt.SortOrder.AscendingOrder)
    made.setCurrentIndex(proxy.index(0, 0))
    made.resize(600, 300)
    made.show()
    return made


def names(made: FigureTable) -> list[str]:
    return [str(made.model().index(row, 0).data()).split(",")[0] for row in range(made.model().rowCount())]


def test_enter_sorts_by_the_column_of_the_keyboard(qtbot: QtBot) -> None:
    made = table(qtbot)
    assert names(made) == ["apple", "cherry", "plum"]
    QTest.keyClick(made, Qt.Key.Key_Right)
    QTest.keyClick(made, Qt.Key.Key_Return)
    assert names(made) == ["apple", "plum", "cherry"]
    QTest.keyClick(made, Qt.Key.Key_Return)
    assert names(made) == ["cherry", "plum", "apple"]
    QTest.keyClick(made, Qt.Key.Key_Left)
    QTest.keyClick(made, Qt.Key.Key_Space)
    assert names(made) == ["apple", "cherry", "plum"]


def test_the_keyboard_stays_in_its_column_on_the_first_row(qtbot: QtBot) -> None:
    made = table(qtbot)
    QTest.keyClick(made, Qt.Key.Key_Right)
    QTest.keyClick(made, Qt.Key.Key_Down)
    QTest.keyClick(made, Qt.Key.Key_Return)
    assert (made.currentIndex().row(), made.currentIndex().column()) == (0, 1)


@pytest.mark.parametrize("text_size", [100, 130, 150])
def test_columns_are_as_wide_as_their_headings_and_words(qtbot: QtBot, qapp: QApplication, text_size: int) -> None:
    apply_theme(qapp, "dark", text_size)
    made = table(qtbot)
    qapp.processEvents()
    model = made.model()
    for column in range(2):
        heading = str(model.headerData(column, Qt.Orientation.Horizontal))
        assert made.columnWidth(column) > advance(heading, face("caption", text_size, 500))
        for row in range(3):
            words = str(model.index(row, column).data())
            assert made.columnWidth(column) > advance(words, face("body", text_size))
    assert made.rowHeight(0) > face("body", text_size).pixelSize()
    apply_theme(qapp, "dark")
