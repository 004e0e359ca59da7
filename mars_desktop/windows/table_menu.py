"""The menu of a table: what can be done with it besides playing."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QWidget

Entry = tuple[str, Callable[[], object]]
"""What an entry says and what it does."""


def entries_menu(window: QWidget, groups: Sequence[Sequence[Entry]]) -> QMenu:
    """A menu of these entries, with a line between the groups."""
    menu = QMenu(window)
    menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    for group in filter(None, groups):
        if not menu.isEmpty():
            menu.addSeparator()
        for words, slot in group:
            action = QAction(words, menu)
            # After the menu has closed: what is chosen may delete the page below it.
            action.triggered.connect(lambda _=False, slot=slot: QTimer.singleShot(0, window, slot))
            menu.addAction(action)
    return menu
