"""Walking with the keyboard from one region of the page to the next."""

from collections.abc import Sequence
from typing import Protocol, runtime_checkable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QWidget


@runtime_checkable
class Region(Protocol):
    """A part of the page that knows where in it the keyboard belongs."""

    def take_keyboard(self) -> None:
        """Put the keyboard where it belongs."""
        ...

    def isAncestorOf(self, child: QWidget, /) -> bool:
        """Whether a widget lies in this part."""
        ...


def walk(stops: Sequence[Region | QWidget], step: int) -> None:
    """Put the keyboard into the region that comes so many steps after the one it is in."""
    focus = QApplication.focusWidget()
    here = -1
    for i, stop in enumerate(stops):
        if focus is not None and (focus is stop or stop.isAncestorOf(focus)):
            here = i
    to = stops[(here + step) % len(stops)]
    if isinstance(to, Region):
        to.take_keyboard()
    else:
        to.setFocus(Qt.FocusReason.ShortcutFocusReason)
