"""What waits to be placed: it lies in a tray in a corner of the stage, and follows the pointer once it is picked up."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Generic, TypeVar

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from mars_desktop.board.items import StageItem
from mars_desktop.board.layout import Outline, hex_path
from mars_desktop.board.stamps import Stamps
from mars_desktop.board.strokes import dashed_pen, round_pen
from mars_desktop.board.tiles import TILE_EXTENT, paint_lift_shadow
from mars_desktop.theme.color_tokens import Theme
from mars_desktop.theme.palette import color
from mars_desktop.theme.tokens import look

Look = TypeVar("Look", bound=Hashable)

Drawing = Callable[[QPainter, Look, float, bool], None]
"""Draws a thing round the origin for hexes of a side; a lifted one leaves its shadow to the one who lifts it."""


class TrayItem(StageItem, Generic[Look]):
    """The thing that is to be placed, lying ready in a corner of the stage; empty while it is carried."""

    def __init__(self, theme: Theme, stamps: Stamps, draw: Drawing[Look], outline: Outline = hex_path) -> None:
        super().__init__(theme)
        self._stamps, self._draw, self._outline = stamps, draw, outline
        self._side = 1.0
        self.tile: Look | None = None
        self.empty = False

    def place(self, rect: QRectF, side: float) -> None:
        """Take the place of the layout; `side` is the side of the tile."""
        self._set_reach(rect.width() / 2 + 2)
        self._side = side
        self.setPos(rect.center())
        self.update()

    def hold(self, tile: Look | None, empty: bool) -> None:
        """Show a tile, or its empty place, or nothing at all."""
        if (tile, empty) != (self.tile, self.empty):
            self.tile, self.empty = tile, empty
            self.update()
        self.setVisible(tile is not None)

    def paint(self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None) -> None:
        """Draw the tray and what lies in it."""
        if self.tile is None:
            return
        base, size = self.theme.base, look().size
        half = self._reach - 2
        plate = QPainterPath()
        plate.addRoundedRect(QRectF(-half, -half, 2 * half, 2 * half), size.radius.popup, size.radius.popup)
        painter.fillPath(plate, color(base.raised))
        # Light falls where a person may act: on the full tray, not on the empty one.
        line = base.edge if self.empty else base.accent
        painter.strokePath(plate, round_pen(color(line), size.line.control if self.empty else size.line.emphasis))
        if self.empty:
            painter.strokePath(self._outline(self._side * 0.9), dashed_pen(color(base.ink3), 1.4, 3.0, 3.0))
            return
        tile, side, draw = self.tile, self._side, self._draw
        key = ("tile", tile, 0, round(side, 2))
        self._stamps.draw(painter, key, QPointF(0, 0), side * TILE_EXTENT, lambda p: draw(p, tile, side, False))


class CarriedItem(StageItem, Generic[Look]):
    """A picked-up thing that follows the pointer, lifted above its shadow."""

    def __init__(self, theme: Theme, stamps: Stamps, draw: Drawing[Look], outline: Outline = hex_path) -> None:
        super().__init__(theme)
        self._stamps, self._draw, self._outline = stamps, draw, outline
        self._side = 1.0
        self._tile: Look | None = None

    def carry(self, tile: Look | None, side: float) -> None:
        """Carry a thing for hexes of this side, or nothing."""
        lift = look().board_state.drag_lift_px
        self._set_reach(side * TILE_EXTENT + lift * 2)
        self._tile, self._side = tile, side
        self.setVisible(tile is not None)
        self.update()

    def paint(self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None) -> None:
        """Draw the shadow on the board and the thing above it."""
        if self._tile is None:
            return
        tile, side, draw = self._tile, self._side, self._draw
        paint_lift_shadow(painter, side, self._outline)
        lift = QPointF(0, -look().board_state.drag_lift_px)
        key = ("lifted", tile, round(side, 2))
        self._stamps.draw(painter, key, lift, side * TILE_EXTENT, lambda p: draw(p, tile, side, True))
