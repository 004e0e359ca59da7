"""The menu of a table: what can be done with it besides playing."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QMessageBox, QWidget

from mars_desktop.models.controller import GameController
from mars_desktop.windows.words import tr, tr_count

if TYPE_CHECKING:
    from mars_desktop.windows.main_window import MainWindow

Entry = tuple[str, Callable[[], object]]
"""What an entry says and what it does."""


def table_menu(window: "MainWindow") -> QMenu:
    """The menu of the table that is open in a window."""
    controller = window.controller
    looks: list[Entry] = [
        (tr("Replay"), window.show_replay),
    ]
    if window.browsable:
        looks.append((tr("Cards"), window.reading.show_cards))
    if window.readable:
        looks.append((tr("Glossary"), window.explain_here))
    back: list[Entry] = []
    if controller is not None and controller.over:
        looks.insert(0, (tr("Result"), window.show_final))
    elif controller is not None:
        looks.insert(0, (tr("Score so far"), window.show_charts))
        if len(controller.rules.setup.seats) > 1:
            back.append((tr("Cover the screen"), window.cover_now))
    if controller is not None:
        back += _back_and_forth(window, controller)
    leave: list[Entry] = [
        (tr("Settings"), window.show_settings),
        (tr("Home"), window.show_home),
        (tr("Quit"), window.close),
    ]
    return _menu(window, (back, looks, leave))


def _back_and_forth(window: "MainWindow", controller: GameController) -> list[Entry]:
    """Taking back and giving again more than one answer."""
    entries: list[Entry] = []
    if (answers := controller.turn_depth()) > 1:
        entries.append((tr("Take back the whole turn"), lambda: _ask_to_take_back(window, answers)))
    if (undone := controller.redo_depth()) > 1:
        words = tr_count("Give {n} answer again", "Give {n} answers again", undone)
        entries.append((words, lambda: controller.redo(undone)))
    return entries


def _ask_to_take_back(window: "MainWindow", answers: int) -> None:
    asked = QMessageBox.question(
        window,
        tr("Take back the whole turn"),
        tr("Take back the last {n} answers? They can be given again.", n=answers),
    )
    if asked is QMessageBox.StandardButton.Yes and window.controller is not None:
        window.controller.undo(answers)


def _menu(window: QWidget, groups: Sequence[Sequence[Entry]]) -> QMenu:
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
