"""What lies over the places for a moment: a piece on its way, and the outline of the Complex that would be."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from mars_desktop.board.items import StageItem
from mars_desktop.board.layout import Spot, flat_hex_path
from mars_desktop.board.onmars.figures import paint_figure
from mars_desktop.board.strokes import round_pen
from mars_desktop.models.onmars.board_rows import PieceRow
from mars_desktop.theme.color_tokens import Theme
from mars_desktop.theme.palette import color
from mars_desktop.theme.seat_mark import paint_seat_mark
from mars_desktop.theme.tokens import look

# Hexes are joined a little larger than they are, so that no seam is left between them.
JOINED = 1.012
FIGURE = 0.86
MARKER = 0.5

Traveller = PieceRow | int
"""What travels: a Bot or a Rover between hexes, or the marker of a seat between spaces."""


class TravellerItem(StageItem):
    """A piece on its way from one place to another."""

    def __init__(self, theme: Theme, traveller: Traveller, side: float) -> None:
        super().__init__(theme)
        self._traveller, self._side = traveller, side
        self._set_reach(side * 1.3)
        self.setZValue(3)

    def paint(self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None) -> None:
        """Draw the piece."""
        draw_traveller(painter, self._traveller, self._side, False)


def draw_traveller(painter: QPainter, traveller: Traveller, side: float, _lifted: bool) -> None:
    """Paint a piece or a marker for places of this side."""
    if isinstance(traveller, PieceRow):
        paint_figure(painter, traveller.kind, traveller.seat, QPointF(0, 0), side * FIGURE)
    else:
        paint_seat_mark(painter, look().seats[traveller], QPointF(0, 0), side * MARKER)


class GroupItem(QGraphicsItem):
    """The outline of the Complex that a building would make or enlarge."""

    def __init__(self) -> None:
        super().__init__()
        self._path = QPainterPath()
        self._hexes: tuple[Spot, ...] = ()
        self.setZValue(2)
        self.setVisible(False)

    def boundingRect(self) -> QRectF:
        """The outline and its lines."""
        return self._path.boundingRect().adjusted(-5, -5, 5, 5)

    def surround(self, hexes: Sequence[Spot]) -> None:
        """Surround these hexes, or nothing."""
        if tuple(hexes) == self._hexes:
            return
        self._hexes = tuple(hexes)
        # Its place changes while it is not seen: nothing is drawn again where it was before.
        self.setVisible(False)
        if not hexes:
            return
        self.prepareGeometryChange()
        self._path = QPainterPath()
        for spot in hexes:
            self._path = self._path.united(flat_hex_path(spot.side * JOINED, spot.centre))
        self.setVisible(True)

    def paint(self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None) -> None:
        """Draw a light line within a dark one."""
        state = look().board_state
        side = self._hexes[0].side if self._hexes else 1.0
        painter.strokePath(self._path, round_pen(color(state.dark), max(5.0, side * 0.17)))
        painter.strokePath(self._path, round_pen(color(state.light), max(2.4, side * 0.08)))
