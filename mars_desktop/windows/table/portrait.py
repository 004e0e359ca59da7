"""The planet of a table with its ring, as a picture to look at."""

from typing import Any

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from mars_desktop.board import BoardScene
from mars_desktop.board.layout import STAGE_HALF_HEIGHT
from mars_desktop.board.ring import RING_REACH
from mars_desktop.engine import Rules
from mars_desktop.games.terraforming.state import State
from mars_desktop.models.terraforming_face import terraforming_rules
from mars_desktop.theme.application import current_theme
from mars_desktop.windows.board_picture import show_table


class PlanetPortrait:
    """The planet round the middle of the picture, its ring as far out as the picture goes."""

    def __init__(self, owner: QWidget) -> None:
        self._scene = BoardScene(owner, still=True)

    def show(self, rules: Rules[Any], view: State) -> None:
        """Show the map of this table with all that lies on it."""
        show_table(self._scene, terraforming_rules(rules), view)

    def paint(self, painter: QPainter, middle: QPointF, reach: float) -> None:
        """Paint it round this point, the ring so many pixels away from it."""
        self._scene.set_theme(current_theme())
        # A stage wide enough to keep the figures in its corners out of the picture.
        half_height = reach * STAGE_HALF_HEIGHT / RING_REACH * 1.02
        self._scene.set_stage(QSizeF(half_height * 6, half_height * 2))
        centre = self._scene.layout.centre
        around = QRectF(centre.x() - reach, 0, reach * 2, half_height * 2)
        target = QRectF(middle.x() - reach, middle.y() - half_height, reach * 2, half_height * 2)
        self._scene.render(painter, target, around)
