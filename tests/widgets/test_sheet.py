"""A sheet keeps the keyboard while it is open and gives it back when it goes."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from mars_desktop.widgets.confirm_sheet import ConfirmSheet


@pytest.fixture
def page(qtbot: QtBot) -> Iterator[QWidget]:
    """A page with one button that has the keyboard."""
    shown = QWidget()
    shown.resize(800, 600)
    button = QPushButton("Below", shown)
    button.setObjectName("below")
    qtbot.addWidget(shown)
    shown.show()
    qtbot.waitExposed(shown)
    shown.activateWindow()
    button.setFocus()
    yield shown
    shown.close()


def _sheet(page: QWidget) -> ConfirmSheet:
    sheet = ConfirmSheet(page, "Really?", "It cannot be taken back.", "Yes", "No")
    sheet.open()
    return sheet


def test_tab_walks_round_inside_the_sheet(page: QWidget) -> None:
    sheet = _sheet(page)
    assert sheet.no.hasFocus()
    for expected in (sheet.yes, sheet.no, sheet.yes):
        focus = QApplication.focusWidget()
        assert focus is not None
        QTest.keyClick(focus, Qt.Key.Key_Tab)
        assert expected.hasFocus()


def test_escape_closes_and_returns_the_keyboard(page: QWidget, qtbot: QtBot) -> None:
    sheet = _sheet(page)
    with qtbot.waitSignal(sheet.closed):
        QTest.keyClick(sheet.no, Qt.Key.Key_Escape)
    below = page.findChild(QPushButton, "below")
    assert below is not None
    assert below.hasFocus()


def test_a_press_beside_the_panel_closes_and_one_on_it_does_not(page: QWidget) -> None:
    sheet = _sheet(page)
    QTest.mouseClick(sheet.panel, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, QPoint(5, 5))
    assert sheet.is_open
    QTest.mouseClick(sheet, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, QPoint(5, 5))
    assert not sheet.is_open


def test_the_sheet_follows_the_size_of_its_page(page: QWidget) -> None:
    sheet = _sheet(page)
    page.resize(900, 700)
    assert sheet.size() == page.size()
    middle = sheet.panel.geometry().center() - page.rect().center()
    assert middle.manhattanLength() <= 2


def test_a_sheet_whose_caller_is_gone_closes_all_the_same(page: QWidget, qtbot: QtBot) -> None:
    sheet = _sheet(page)
    below = page.findChild(QPushButton, "below")
    assert below is not None
    with qtbot.waitSignal(below.destroyed):
        below.deleteLater()
    sheet.close_sheet()
    assert not sheet.is_open


def test_yes_confirms_once(page: QWidget, qtbot: QtBot) -> None:
    sheet = _sheet(page)
    with qtbot.waitSignal(sheet.confirmed):
        sheet.yes.click()
    assert not sheet.is_open
