"""The colony of a table, as a picture to look at."""

from typing import Any

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from mars_desktop.board.layout import ROOT3
from mars_desktop.board.onmars import ColonyScene
from mars_desktop.board.onmars.layout import RIM, WALL, HexSpot
from mars_desktop.engine import Rules
from mars_desktop.games.onmars.state import State
from mars_desktop.models.onmars.colony_map import board_rows
from mars_desktop.models.onmars.face import onmars_rules
from mars_desktop.theme.application import current_theme

_STAGE = 4.0
"""How much higher than wide the stage is, so that what stands in its corners is outside of the picture."""


class ColonyPortrait:
    """The plate round the middle of the picture, as wide as the picture goes, without what stands round it."""

    def __init__(self, owner: QWidget) -> None:
        self._scene = ColonyScene(owner, still=True)

    def show(self, rules: Rules[Any], view: State) -> None:
        """Show all that lies on the map of this table."""
        self._scene.show(board_rows(onmars_rules(rules), view))

    def paint(self, painter: QPainter, middle: QPointF, reach: float) -> None:
        """Paint it round this point, its edge so many pixels away to each side."""
        self._scene.set_theme(current_theme())
        self._scene.set_stage(QSizeF(reach * 2, reach * 2 * _STAGE))
        around = self._plate()
        half = QPointF(reach, reach * around.height() / around.width())
        self._scene.render(painter, QRectF(middle - half, middle + half), around)

    def _plate(self) -> QRectF:
        """Where the plate lies in the scene."""
        layout = self._scene.layout
        centres = [spot.centre for spot in layout.spots.values() if isinstance(spot, HexSpot)]
        side = layout.side
        edge = side * (1 + RIM)
        left, right = min(at.x() for at in centres) - edge, max(at.x() for at in centres) + edge
        top = min(at.y() for at in centres) - edge * ROOT3 / 2
        bottom = max(at.y() for at in centres) + edge * ROOT3 / 2 + side * WALL
        return QRectF(QPointF(left, top), QPointF(right, bottom))
