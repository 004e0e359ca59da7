"""A button that Enter presses as well as Space."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractButton


class KeyButton(QAbstractButton):
    """Base of the painted buttons."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter presses at once."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.modifiers():
            event.accept()
            self.click()
            return
        super().keyPressEvent(event)
