"""What stands on the map: one item for every place, the keyboard's cursor and the note.

Items know how to draw themselves and nothing about play. Setters redraw only what really changed.
"""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QFont, QPainter, QPainterPath
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from mars_desktop.board.gesture import PickHex
from mars_desktop.board.ground import GROUND_EXTENT, paint_ground
from mars_desktop.board.layout import MOON_RADIUS_OF_SIDE, MOON_TILE_OF_SIDE, Outline, Spot, StageLayout, hex_path
from mars_desktop.board.marks import (
    CURSOR_EXTENT,
    paint_cursor,
    paint_forbidden,
    paint_last_move,
    paint_picked,
    paint_target,
    paint_veil,
)
from mars_desktop.board.modes import Mode, noted_place
from mars_desktop.board.note import PADDING, TITLE_GAP, note_box
from mars_desktop.board.pieces import HexCell, MoonCell, TileLook
from mars_desktop.board.stamps import Stamps
from mars_desktop.board.strokes import blended, dashed_pen, round_pen
from mars_desktop.board.tiles import TILE_EXTENT, paint_owner, paint_people, paint_tile, variety
from mars_desktop.theme.color_tokens import Theme
from mars_desktop.theme.fonts import font
from mars_desktop.theme.palette import color
from mars_desktop.theme.tokens import look

MOON_ROCK = "#8e7a68"
MOON_CRATERS = ((-0.5, -0.5, 0.2), (0.45, -0.75, 0.14), (0.75, 0.2, 0.17), (-0.7, 0.4, 0.13))
# How much larger a tile is in the moment it is laid down.
LANDING = 0.16
# A tile that is turned over: how thin it is on its edge, and when its other side comes up.
EDGE, HALF_WAY = 0.04, 0.5


class StageItem(QGraphicsItem):
    """An item with a centre and a reach: it draws within a square of ±`reach` round its position."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.theme = theme
        self._reach = 1.0

    def boundingRect(self) -> QRectF:
        """The square round the position."""
        return QRectF(-self._reach, -self._reach, 2 * self._reach, 2 * self._reach)

    def set_theme(self, theme: Theme) -> None:
        """Draw with another theme from now on."""
        if theme != self.theme:
            self.theme = theme
            self.update()

    def _set_reach(self, reach: float) -> None:
        if reach != self._reach:
            self.prepareGeometryChange()
            self._reach = reach


class SpotItem(StageItem):
    """One place for a tile: the printed ground, the tile or the claim on it, and what may be done with it."""

    def __init__(self, theme: Theme, cell: HexCell | MoonCell, stamps: Stamps) -> None:
        super().__init__(theme)
        self.cell = cell
        self._stamps = stamps
        self._variety = variety(cell.id)
        self._side = 1.0
        self._face = QFont()
        self.tile: TileLook | None = None
        self.claim: int | None = None
        self.last_move = False
        self.mode = Mode.REST
        self._preview: TileLook | None = None
        self._landing = 1.0
        self._turned: TileLook | None = None
        self._turning = 1.0

    @property
    def side(self) -> float:
        """The side of the hex drawn here."""
        return self._side

    def place(self, spot: Spot, face: QFont) -> None:
        """Move to where a layout puts this place; a moon's name is written in the given face."""
        self._set_reach(spot.side * CURSOR_EXTENT if not spot.moon else spot.side * 2.2 + face.pixelSize() * 4)
        self._side, self._face = spot.side, face
        self.setPos(spot.centre)
        self.setZValue(0.5 if spot.moon else 1.0)
        self.update()

    def set_piece(self, tile: TileLook | None, claim: int | None) -> None:
        """Lay a tile or a claim here, or take it away."""
        if (tile, claim) != (self.tile, self.claim):
            self.tile, self.claim = tile, claim
            self.update()

    def set_last_move(self, marked: bool) -> None:
        """Mark the tile as part of the last move, or not."""
        if marked != self.last_move:
            self.last_move = marked
            self.update()

    def set_mode(self, mode: Mode, preview: TileLook | None) -> None:
        """Show how this place stands in the question asked; `preview` is the tile that would come here."""
        if (mode, preview) != (self.mode, self._preview):
            self.mode, self._preview = mode, preview
            self.update()

    def set_landing(self, part: float) -> None:
        """How far a new tile has been laid down, 0 to 1."""
        self._landing = part
        self.update()

    def turn_from(self, tile: TileLook | None) -> None:
        """Remember the side of the tile that lay up before, to be turned over."""
        self._turned = tile

    def set_turning(self, part: float) -> None:
        """How far the tile has been turned over to the side that lies up now, 0 to 1."""
        self._turning = part
        self.update()

    def paint(self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None) -> None:
        """Draw the place from the ground up."""
        side = self._side
        at_rest = self.tile is not None and self._landing >= 1 and self._turning >= 1
        if isinstance(self.cell, MoonCell):
            self._stamp_moon(painter)
            self._write_name(painter, self.cell)
            if self.tile is not None and at_rest:
                self._stamp(painter, self.tile)
        else:
            self._stamp_ground(painter, self.cell, self.tile if at_rest else None)
        if self.tile is not None and not at_rest:
            if self._turning < 1:
                self._paint_turning(painter, self.tile)
            else:
                self._paint_landing(painter, self.tile)
        elif self.tile is None and self.claim is not None:
            paint_owner(painter, self.claim, QPointF(0, 0), side * look().seat_mark.radius.claim_of_hex_side)
        if self.mode is Mode.VEILED:
            paint_veil(painter, side, self.theme, self.tile is not None)
        elif self.mode is Mode.FORBIDDEN:
            paint_forbidden(painter, side)
        elif self.mode in (Mode.HOVERED, Mode.PICKED):
            if self._preview is not None:
                painter.save()
                painter.setOpacity(look().board_state.hover.tile_alpha)
                self._stamp(painter, self._preview)
                painter.restore()
            paint_target(painter, side, hovered=True)
            if self.mode is Mode.PICKED:
                paint_picked(painter, side)
        elif self.mode is Mode.TARGET:
            paint_target(painter, side, hovered=False, sign=self.tile is None or not self.tile.people)
        self._keep_people_seen(painter)
        if self.last_move:
            paint_last_move(painter, side)

    def _keep_people_seen(self, painter: QPainter) -> None:
        """Population stands before the ring of a place that may be chosen, as it is or as it would be."""
        if self.mode in (Mode.TARGET, Mode.HOVERED, Mode.PICKED):
            shown = self._preview or self.tile
            if shown is not None and shown.people:
                paint_people(painter, shown.people, self._side)

    def _stamp_ground(self, painter: QPainter, cell: HexCell, tile: TileLook | None) -> None:
        """The printed ground, and in the same copy the tile that lies at rest on it."""
        covered = self.tile is not None or self.claim is not None
        side, number = self._side, self._variety

        def draw(canvas: QPainter) -> None:
            paint_ground(canvas, cell, side, covered)
            if tile is not None:
                paint_tile(canvas, tile, side, number)

        variety_of_tile = number if tile is not None else 0
        key = ("ground", cell.kind, () if covered else cell.bonuses, covered, tile, variety_of_tile, round(side, 2))
        self._stamps.draw(painter, key, QPointF(0, 0), side * max(GROUND_EXTENT, TILE_EXTENT), draw)

    def _paint_landing(self, painter: QPainter, tile: TileLook) -> None:
        painter.save()
        painter.setOpacity(self._landing)
        size = 1 + LANDING * (1 - self._landing)
        painter.scale(size, size)
        paint_tile(painter, tile, self._side, self._variety)
        painter.restore()

    def _paint_turning(self, painter: QPainter, tile: TileLook) -> None:
        """The tile on its edge half way, the old side before and the new one after."""
        shown = tile if self._turning >= HALF_WAY or self._turned is None else self._turned
        painter.save()
        painter.scale(1, max(EDGE, abs(1 - 2 * self._turning)))
        paint_tile(painter, shown, self._side, self._variety)
        painter.restore()

    def _stamp(self, painter: QPainter, tile: TileLook) -> None:
        side, number = self._side, self._variety
        key = ("tile", tile, number, round(side, 2))
        self._stamps.draw(painter, key, QPointF(0, 0), side * TILE_EXTENT, lambda p: paint_tile(p, tile, side, number))

    def _stamp_moon(self, painter: QPainter) -> None:
        theme, side, covered = self.theme, self._side, self.tile is not None
        radius = side / MOON_TILE_OF_SIDE * MOON_RADIUS_OF_SIDE
        key = ("moon", theme.name, covered, round(side, 2))
        extent = max(radius, side) * 1.05
        self._stamps.draw(painter, key, QPointF(0, 0), extent, lambda p: paint_moon(p, theme, radius, side, covered))

    def _write_name(self, painter: QPainter, moon: MoonCell) -> None:
        radius = self._side / MOON_TILE_OF_SIDE * MOON_RADIUS_OF_SIDE
        painter.setFont(self._face)
        painter.setPen(color(self.theme.base.ink2))
        line = self._face.pixelSize()
        for number, words in enumerate(moon.lines):
            box = QRectF(-self._reach, radius + line * (0.15 + 1.15 * number), 2 * self._reach, line * 1.4)
            painter.drawText(box, Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignVCenter, words)


def paint_moon(painter: QPainter, theme: Theme, radius: float, side: float, covered: bool) -> None:
    """A moon seen from afar and, while nothing covers it, the outline of the hex for a tile of that side."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(blended(color(theme.base.ground), color(MOON_ROCK), 0.5))
    painter.drawEllipse(QPointF(0, 0), radius, radius)
    painter.setBrush(color(look().board_state.dark, 0.22))
    for x, y, size in MOON_CRATERS:
        painter.drawEllipse(QPointF(x * radius * 0.85, y * radius * 0.85), size * radius, size * radius)
    if not covered:
        painter.strokePath(hex_path(side * 0.92), dashed_pen(color(theme.base.ink2), 1.2))


class CursorItem(StageItem):
    """The keyboard's place on the board: dashes round a hex."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self._outline: Outline = hex_path

    def stand(self, spot: Spot | None) -> None:
        """Stand round a place, or be gone."""
        if spot is not None:
            self._set_reach(spot.side * CURSOR_EXTENT)
            self._outline = spot.outline
            self.setPos(spot.centre)
            self.update()
        self.setVisible(spot is not None)

    def paint(self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None) -> None:
        """Draw the dashes."""
        paint_cursor(painter, self._reach / CURSOR_EXTENT, self._outline)


class NoteItem(QGraphicsItem):
    """What choosing the hovered hex would bring, in the margin beside the ring and joined to the hex by a line."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.theme = theme
        self._words: tuple[str, ...] = ()
        self._box = QRectF()
        self._from: QPointF | None = None
        self._text_size = 100
        self.setVisible(False)

    def boundingRect(self) -> QRectF:
        """Box and line together."""
        start = QRectF(self._from, QSizeF(1, 1)) if self._from is not None else self._box
        return self._box.united(start).adjusted(-8, -8, 8, 12)

    def set_theme(self, theme: Theme) -> None:
        """Draw with another theme from now on."""
        self.theme = theme
        self.update()

    def follow(self, gesture: PickHex | None, layout: StageLayout, text_size: int, corner_height: float) -> None:
        """Tell the words of the hovered place, or nothing where there is no room."""
        place = noted_place(gesture)
        if gesture is None or place is None or not layout.wide:
            self.setVisible(False)
            return
        words = gesture.words(place)
        self.tell(words, *note_box(layout, layout.spots[place], words, text_size, corner_height), text_size)

    def tell(self, words: str, box: QRectF, start: QPointF | None, text_size: int) -> None:
        """Show words in a box, joined by a line to a point on its left if there is one; their first line is a title."""
        self.prepareGeometryChange()
        self._words = tuple(words.splitlines())
        self._box, self._from = box, start
        self._text_size = text_size
        self.setVisible(True)
        self.update()

    def paint(self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None) -> None:
        """Draw line, plate and words."""
        base, state = self.theme.base, look().board_state
        if self._from is not None:
            line = QPainterPath(self._from)
            line.lineTo(self._box.left(), self._box.center().y())
            painter.strokePath(line, round_pen(color(state.dark), 4))
            painter.strokePath(line, round_pen(color(state.light), 2))
        plate = QPainterPath()
        plate.addRoundedRect(self._box, look().size.radius.popup, look().size.radius.popup)
        hover = look().size.elevation.hover
        alpha = hover.alpha if self.theme.is_dark else hover.alpha_light
        painter.fillPath(plate.translated(0, hover.y), color("#000000", alpha))
        painter.fillPath(plate, color(base.raised))
        painter.strokePath(plate, round_pen(color(base.edge), look().size.line.hair))
        inner = self._box.adjusted(PADDING, PADDING, -PADDING, -PADDING)
        painter.setFont(font("label", self._text_size))
        painter.setPen(color(base.ink))
        flags = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop
        used = painter.boundingRect(inner, flags, self._words[0])
        painter.drawText(inner, flags, self._words[0])
        painter.setFont(font("body", self._text_size))
        painter.setPen(color(base.ink2))
        painter.drawText(inner.adjusted(0, used.height() + TITLE_GAP, 0, 0), flags, "\n".join(self._words[1:]))
