"""The places of the board as items: hexes with what lies on them, spaces of the turn order, Rovers that wait."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QPainter, QPainterPath
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from mars_desktop.board.items import StageItem
from mars_desktop.board.layout import Outline, Spot, flat_hex_path
from mars_desktop.board.marks import (
    CURSOR_EXTENT,
    paint_forbidden,
    paint_last_move,
    paint_picked,
    paint_target,
    paint_veil,
)
from mars_desktop.board.modes import Mode
from mars_desktop.board.onmars.faces import EXTENT, Face, draw_construction, paint_face
from mars_desktop.board.onmars.figures import paint_crystals, paint_figure
from mars_desktop.board.onmars.layout import box_path
from mars_desktop.board.stamps import Stamps
from mars_desktop.board.strokes import paint_glyph, round_pen
from mars_desktop.models.onmars.board_rows import Construction, PieceRow, SpaceRow
from mars_desktop.theme.color_tokens import Theme
from mars_desktop.theme.icons import icon_color
from mars_desktop.theme.palette import color
from mars_desktop.theme.seat_mark import paint_seat_mark
from mars_desktop.theme.tokens import look

Ghost = Construction | PieceRow | int
"""What would come to a place: a building, a piece, or the marker of a seat."""

# How much larger a building is in the moment it is laid down.
LANDING = 0.16
GHOST_FIGURE = 0.86
COMING_CRYSTAL = 0.8
MARK_OF_SPACE = 0.5
LYING = 0.52
BENEFIT_OF_SPACE = 1.06


class PlaceItem(StageItem):
    """A place that may be chosen: what all of them show of the question that is asked."""

    def __init__(self, theme: Theme, stamps: Stamps, outline: Outline) -> None:
        super().__init__(theme)
        self._stamps, self._outline = stamps, outline
        self._side = 1.0
        self.mode = Mode.REST
        self._ghost: Ghost | None = None

    def place(self, spot: Spot) -> None:
        """Move to where a layout puts this place."""
        self._set_reach(spot.side * CURSOR_EXTENT)
        self._side = spot.side
        self.setPos(spot.centre)
        self.update()

    def set_mode(self, mode: Mode, ghost: Ghost | None) -> None:
        """Show how this place stands in the question; `ghost` is what would come here."""
        if (mode, ghost) != (self.mode, self._ghost):
            self.mode, self._ghost = mode, ghost
            self.update()

    def _covered(self) -> bool:
        """Whether a sign at the top of the place would lie over something."""
        return False

    def _paint_ghost(self, painter: QPainter, ghost: Ghost) -> None:
        if isinstance(ghost, int):
            paint_seat_mark(painter, look().seats[ghost], QPointF(0, 0), self._side * MARK_OF_SPACE)

    def _paint_mode(self, painter: QPainter) -> None:
        """The veil, the ring, or the ghost within a ring."""
        side, outline = self._side, self._outline
        if self.mode is Mode.VEILED:
            paint_veil(painter, side, self.theme, self._covered(), outline)
        elif self.mode is Mode.FORBIDDEN:
            paint_forbidden(painter, side, outline)
        elif self.mode is Mode.TARGET:
            paint_target(painter, side, hovered=False, sign=not self._covered(), outline=outline)
        elif self.mode in (Mode.HOVERED, Mode.PICKED):
            if self._ghost is not None:
                painter.save()
                painter.setOpacity(look().board_state.hover.tile_alpha)
                self._paint_ghost(painter, self._ghost)
                painter.restore()
            paint_target(painter, side, hovered=True, outline=outline)
            if self.mode is Mode.PICKED:
                paint_picked(painter, side)


class HexItem(PlaceItem):
    """One hex: what lies there, and what may be done with it."""

    def __init__(self, theme: Theme, stamps: Stamps) -> None:
        super().__init__(theme, stamps, flat_hex_path)
        self.face = Face()
        self.last_move = False
        self._absent: PieceRow | None = None
        self._lifted: PieceRow | None = None
        self._coming = False
        self._landing = 1.0
        self.setZValue(1)

    def set_face(self, face: Face) -> None:
        """Show what lies here."""
        if face != self.face:
            self.face = face
            self.update()

    def set_absent(self, piece: PieceRow | None) -> None:
        """Do not show one of the pieces: it is on its way here."""
        if piece != self._absent:
            self._absent = piece
            self.update()

    def set_lifted(self, piece: PieceRow | None) -> None:
        """Do not show one of the pieces: it is in a hand."""
        if piece != self._lifted:
            self._lifted = piece
            self.update()

    def set_coming(self, coming: bool) -> None:
        """Show a Crystal that an arrow would lay here."""
        if coming != self._coming:
            self._coming = coming
            self.update()

    def set_last_move(self, marked: bool) -> None:
        """Mark the hex as part of the last move, or not."""
        if marked != self.last_move:
            self.last_move = marked
            self.update()

    def set_landing(self, part: float) -> None:
        """How far a new building has been laid down, 0 to 1."""
        self._landing = part
        self.update()

    @property
    def shown(self) -> Face:
        """What is drawn now."""
        return self.face.without(self._absent).without(self._lifted)

    def _covered(self) -> bool:
        return not self.shown.bare

    def paint(self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None) -> None:
        """Draw what lies here and the signs above it."""
        side, face = self._side, self.shown
        if self._landing < 1:
            painter.save()
            painter.setOpacity(self._landing)
            size = 1 + LANDING * (1 - self._landing)
            painter.scale(size, size)
            paint_face(painter, face, side)
            painter.restore()
        elif not face.bare:
            key = ("face", face, round(side, 2))
            self._stamps.draw(painter, key, QPointF(0, 0), side * EXTENT, lambda p: paint_face(p, face, side))
        self._paint_mode(painter)
        if self._coming:
            paint_crystals(painter, 1, QPointF(0, 0), side * COMING_CRYSTAL)
        if self.last_move:
            paint_last_move(painter, side, flat_hex_path)

    def _paint_ghost(self, painter: QPainter, ghost: Ghost) -> None:
        side = self._side
        if isinstance(ghost, Construction):
            key = ("tile", ghost, 0, round(side, 2))
            self._stamps.draw(
                painter, key, QPointF(0, 0), side * EXTENT, lambda p: draw_construction(p, ghost, side, False)
            )
        elif isinstance(ghost, PieceRow):
            if self.shown.building is not None or self.shown.pieces:
                face = self.shown._replace(pieces=(*self.shown.pieces, ghost))
                paint_face(painter, face, side)
            else:
                paint_figure(painter, ghost.kind, ghost.seat, QPointF(0, side * 0.04), side * GHOST_FIGURE)
        else:
            super()._paint_ghost(painter, ghost)


class SpaceItem(PlaceItem):
    """A space of the turn order: its number below, in it the marker of a seat or what the space brings."""

    def __init__(self, theme: Theme, stamps: Stamps) -> None:
        super().__init__(theme, stamps, box_path)
        self._row: SpaceRow | None = None
        self._face = QFont()
        self._line = 0.0
        self._away = False

    def set_row(self, row: SpaceRow) -> None:
        """Show who stands here."""
        if row != self._row:
            self._row = row
            self.update()

    def set_away(self, away: bool) -> None:
        """Do not show the marker: it is on its way here."""
        if away != self._away:
            self._away = away
            self.update()

    def set_face(self, face: QFont, line: float) -> None:
        """Write the number in this face, in a line of this height."""
        self._face, self._line = face, line
        self.prepareGeometryChange()
        self.update()

    def boundingRect(self) -> QRectF:
        """The box, its signs and its number."""
        return super().boundingRect().adjusted(0, 0, 0, self._line)

    def _covered(self) -> bool:
        return True

    def paint(self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None) -> None:
        """Draw the box, what is in it, and the number."""
        row, side, base = self._row, self._side, self.theme.base
        if row is None:
            return
        occupied = row.seat is not None and not self._away
        box = box_path(side)
        painter.fillPath(box, color(base.sunk if occupied else base.raised))
        painter.strokePath(box, round_pen(color(base.line if occupied else base.edge), look().size.line.control))
        if row.seat is not None and occupied:
            paint_marker(painter, row.seat, side, row.done)
        elif row.benefit is not None:
            size = side * BENEFIT_OF_SPACE
            tone = color(icon_color(self.theme, row.benefit.icon))
            paint_glyph(painter, row.benefit.icon, QRectF(-size / 2, -size / 2, size, size), tone)
        if row.acting:
            ring = box_path(side + 2.4)
            painter.strokePath(ring, round_pen(color(base.accent), look().size.line.emphasis + 0.4))
        self._paint_mode(painter)
        painter.setFont(self._face)
        painter.setPen(color(base.ink if occupied else base.ink2))
        words = QRectF(-side * 2, side + 2, side * 4, self._line)
        painter.drawText(words, Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop, str(row.number))


def paint_marker(painter: QPainter, seat: int, side: float, done: bool) -> None:
    """A seat's marker in a space; laid down, it lies flat at the foot of the box under a tick."""
    radius = side * MARK_OF_SPACE
    if not done:
        paint_seat_mark(painter, look().seats[seat], QPointF(0, 0), radius)
        return
    painter.save()
    painter.translate(0, side * 0.3)
    painter.scale(1, LYING)
    paint_seat_mark(painter, look().seats[seat], QPointF(0, 0), radius)
    painter.restore()
    tick = QPainterPath(QPointF(-0.28, -0.5) * side)
    tick.lineTo(QPointF(-0.06, -0.28) * side)
    tick.lineTo(QPointF(0.34, -0.72) * side)
    state = look().board_state
    painter.strokePath(tick, round_pen(color(state.dark), max(4.0, side * 0.26)))
    painter.strokePath(tick, round_pen(color(state.light), max(2.0, side * 0.12)))


class WaitingItem(PlaceItem):
    """A Rover beside the map that has not moved yet."""

    def __init__(self, theme: Theme, stamps: Stamps, seat: int) -> None:
        super().__init__(theme, stamps, box_path)
        self._seat = seat
        self._away = False

    def set_lifted(self, piece: PieceRow | None) -> None:
        """Do not show the Rover while it is in a hand."""
        away = piece is not None
        if away != self._away:
            self._away = away
            self.update()

    def _covered(self) -> bool:
        return True

    def paint(self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None) -> None:
        """Draw the Rover on its plain ground."""
        base, side = self.theme.base, self._side
        box = box_path(side * 0.96)
        painter.fillPath(box, color(base.sunk))
        painter.strokePath(box, round_pen(color(base.line), look().size.line.hair))
        if not self._away:
            paint_figure(painter, "rover", self._seat, QPointF(-side * 0.08, side * 0.1), side * 1.2)
        self._paint_mode(painter)
