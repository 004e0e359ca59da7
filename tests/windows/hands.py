"""A person before any table: pressing buttons and rows by the mouse or by keys alone, and counting what was pressed."""

from typing import Generic, TypeVar

from PySide6.QtCore import QEvent, QObject, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QListView, QWidget

from mars_desktop.widgets.answer import AnswerButton
from mars_desktop.widgets.answer_list import ANSWER_ROLE
from mars_desktop.widgets.payment_sheet import PaymentSheet
from mars_desktop.windows.table.asking_table import AskingTable

P = TypeVar("P", bound=AskingTable)

KEYS = (QEvent.Type.KeyPress, QEvent.Type.KeyRelease)
POINTER = (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonRelease, QEvent.Type.MouseMove)


class Counted(QObject):
    """How many events of some kinds came to the program."""

    def __init__(self, kinds: tuple[QEvent.Type, ...]) -> None:
        super().__init__()
        self.kinds, self.number = kinds, 0

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        self.number += event.type() in self.kinds
        return False


def press(key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    """Press a key on whatever has the keyboard."""
    focus = QApplication.focusWidget()
    assert focus is not None, "nothing has the keyboard"
    QTest.keyClick(focus, key, modifier)


class TableMouse(Generic[P]):
    """Clicks with the left button."""

    def __init__(self, page: P) -> None:
        self.page = page

    def _click(self, widget: QWidget, at: QPoint | None = None) -> None:
        assert widget.isVisible(), f"{widget} cannot be seen"
        QTest.mouseClick(widget, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, at or QPoint())

    def button(self, button: AnswerButton) -> None:
        self._click(button)

    def row(self, rows: QListView, answer: str) -> None:
        model = rows.model()
        for number in range(model.rowCount()):
            index = model.index(number, 0)
            if index.data(ANSWER_ROLE).id == answer:
                rows.scrollTo(index)
                self._click(rows.viewport(), rows.visualRect(index).center())
                return
        raise AssertionError(f"{answer} is not in the list")

    def pay(self, sheet: PaymentSheet) -> None:
        self._click(sheet.pay_button)


class TableKeyboard(Generic[P]):
    """Presses keys, and nothing but keys, on whatever has the keyboard."""

    most_regions = 12
    """How often F6 is pressed at most to come to a region."""

    def __init__(self, page: P) -> None:
        self.page = page

    @property
    def focus(self) -> QWidget:
        """What has the keyboard."""
        focus = QApplication.focusWidget()
        assert focus is not None, "nothing has the keyboard"
        return focus

    def _region(self, region: QWidget) -> None:
        """F6 until the keyboard is in that region."""
        for _ in range(self.most_regions):
            if region is self.focus or region.isAncestorOf(self.focus):
                return
            press(Qt.Key.Key_F6)
        raise AssertionError(f"F6 does not lead to {region}")

    def _walk(self, target: QWidget, key: Qt.Key, most: int = 60) -> None:
        for _ in range(most):
            if target.hasFocus():
                return
            press(key)
        raise AssertionError(f"{key} does not lead to {target}, but to {self.focus}")

    def button(self, button: AnswerButton) -> None:
        self._region(self.page.bar)
        self._walk(button, Qt.Key.Key_Right)
        press(Qt.Key.Key_Return)

    def row(self, rows: QListView, answer: str) -> None:
        press(Qt.Key.Key_Home)
        for _ in range(rows.model().rowCount()):
            if rows.currentIndex().data(ANSWER_ROLE).id == answer:
                press(Qt.Key.Key_Return)
                return
            press(Qt.Key.Key_Down)
        raise AssertionError(f"{answer} is not in the list")

    def pay(self, sheet: PaymentSheet) -> None:
        press(Qt.Key.Key_Return)
