"""The planet of a table, for pages on which nothing is chosen."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt, QTimer
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from mars_desktop.theme.application import current_theme

if TYPE_CHECKING:
    # The board and the rules are loaded when the picture is drawn: the page with its words is on the screen before.
    from mars_desktop.board import BoardScene
    from mars_desktop.games.terraforming.rules import TerraformingRules
    from mars_desktop.games.terraforming.state import State

TableOf = Callable[[], "tuple[TerraformingRules, State] | None"]
"""Gives a table as it is to be shown, or none."""


class TablePicture(QWidget):
    """The planet of a table with its ring, to look at only.

    `middle` is where its centre stands and `reach` how far its ring goes, both as shares of the widget's height and
    measured from its left upper corner; a picture may run over its widget's edges.
    """

    def __init__(
        self, parent: QWidget | None = None, *, middle: tuple[float, float] = (0.5, 0.5), reach: float = 0.49
    ) -> None:
        super().__init__(parent)
        self._middle, self._reach = middle, reach
        self._scene: BoardScene | None = None
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
        from mars_desktop.board import BoardScene
        from mars_desktop.windows.board_picture import show_table

        if self._scene is None:
            self._scene = BoardScene(self, still=True)
        show_table(self._scene, *shown)
        self.update()

    def frame(self, middle: tuple[float, float], reach: float) -> None:
        """Show the planet elsewhere or in another size, in the measures of the constructor."""
        if (middle, reach) != (self._middle, self._reach):
            self._middle, self._reach = middle, reach
            self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        if self._waiting is not None:
            # A planet takes a moment to grow: the page with its words comes first.
            QTimer.singleShot(0, self, self._grow)
        if self._scene is None or not self.height():
            return
        from mars_desktop.board.layout import STAGE_HALF_HEIGHT
        from mars_desktop.board.ring import RING_REACH

        self._scene.set_theme(current_theme())
        reach = self.height() * self._reach
        # A stage wide enough to keep the figures in its corners out of the picture.
        half_height = reach * STAGE_HALF_HEIGHT / RING_REACH * 1.02
        self._scene.set_stage(QSizeF(half_height * 6, half_height * 2))
        centre = self._scene.layout.centre
        around = QRectF(centre.x() - reach, 0, reach * 2, half_height * 2)
        at = QPointF(self._middle[0] * self.height(), self._middle[1] * self.height())
        target = QRectF(at.x() - reach, at.y() - half_height, reach * 2, half_height * 2)
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        painter.setClipRect(self.rect())
        self._scene.render(painter, target, around)
        painter.end()
