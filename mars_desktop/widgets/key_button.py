"""A button that Enter presses as well as Space, and that a double click presses twice only where it stays the same."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QAbstractButton


class KeyButton(QAbstractButton):
    """Base of the painted buttons."""

    _pressed_for: str | None = None
    """What the button said at the last press of the mouse; None before any."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter presses at once."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.modifiers():
            event.accept()
            self.click()
            return
        super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Remember what the press is meant for."""
        self._pressed_for = self.text()
        super().mousePressEvent(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Press again, unless something else has come under the pointer: the second press was not meant for that."""
        if self._pressed_for == self.text():
            self.mousePressEvent(event)
        else:
            event.accept()
