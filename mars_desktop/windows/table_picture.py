"""The board of a table, for pages on which nothing is chosen."""

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QPointF, Qt, QTimer
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from mars_desktop.engine import Rules
from mars_desktop.models.face import State
from mars_desktop.windows.game_screens import GameScreens, Portrait, screens_of

TableOf = Callable[[], tuple[Rules[Any], State] | None]
"""Gives a table as it is to be shown, or none."""


class TablePicture(QWidget):
    """The board of a table, to look at only; of Mars the planet with its ring.

    `middle` is where its centre stands and `reach` how far it goes from there, both as shares of the widget's height
    and measured from its left upper corner; a picture may run over its widget's edges.
    """

    def __init__(
        self, parent: QWidget | None = None, *, middle: tuple[float, float] = (0.5, 0.5), reach: float = 0.49
    ) -> None:
        super().__init__(parent)
        self._middle, self._reach = middle, reach
        self._portrait: Portrait | None = None
        self._painter: GameScreens | None = None
        self._waiting: TableOf | None = None
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def show_table(self, table: TableOf, words: str) -> None:
        """Show a table, which is asked for when it is drawn; `words` say what the picture shows."""
        self._waiting = table
        self.setAccessibleName(words)
        self.update()

    def _grow(self) -> None:
        table, self._waiting = self._waiting, None
        shown = table() if table is not None else None
        if shown is None:
            return
        rules, view = shown
        # The board and the rules are loaded only now: the page with its words is on the screen before.
        screens = screens_of(rules.setup.game)
        if self._portrait is None or screens is not self._painter:
            self._portrait, self._painter = screens.portrait(self), screens
        self._portrait.show(rules, view)
        self.update()

    def frame(self, middle: tuple[float, float], reach: float) -> None:
        """Show the board elsewhere or in another size, in the measures of the constructor."""
        if (middle, reach) != (self._middle, self._reach):
            self._middle, self._reach = middle, reach
            self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        if self._waiting is not None:
            # A planet takes a moment to grow: the page with its words comes first.
            QTimer.singleShot(0, self, self._grow)
        if self._portrait is None or not self.height():
            return
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        painter.setClipRect(self.rect())
        self._portrait.paint(painter, QPointF(*self._middle) * self.height(), self._reach * self.height())
        painter.end()
