"""What lies on one hex, arranged so that building, marks, figures and Crystals are all seen at once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter

from mars_desktop.board.onmars.buildings import paint_arrows, paint_icon_of, paint_tile
from mars_desktop.board.onmars.figures import paint_crystals, paint_figure, paint_map_tile
from mars_desktop.models.onmars.board_rows import BuildingRow, Construction, HexRow, PieceRow, Tile
from mars_desktop.theme.seat_mark import paint_seat_mark
from mars_desktop.theme.tokens import look

# What a face may cover round its hex, shadows and casings included, in hex sides.
EXTENT = 1.2
# A building by itself, above a mark, above figures: size and height of its icon, in hex sides.
ICON_ALONE, ICON_OVER_MARK, ICON_OVER_FIGURES = (0.98, -0.02), (0.78, -0.24), (0.6, -0.46)
MARK_LOW, MARK_RADIUS = 0.46, 0.225
ROW = 0.3
ROW_WIDTH, WIDE_ROW = 1.5, 1.86
MARK_WIDTH, FIGURE_WIDTH, CRYSTAL_WIDTH = 0.52, 0.84, 0.56
ON_THE_GROUND = 0.96
CRYSTAL_ALONE = 0.84
CRYSTAL_ABOVE = (0.52, -0.40)
OVER_TILE = 0.3


class Face(NamedTuple):
    """All that lies on a hex, as far as it is drawn."""

    building: BuildingRow | None = None
    pieces: tuple[PieceRow, ...] = ()
    crystals: int = 0
    tile: Tile | None = None

    @classmethod
    def of(cls, cell: HexRow) -> Face:
        """The face of a hex."""
        return cls(cell.building, cell.pieces, cell.crystals, cell.tile)

    @property
    def bare(self) -> bool:
        """Whether there is nothing to draw."""
        return self == Face()

    def without(self, piece: PieceRow | None) -> Face:
        """The same without one of its pieces, which is on its way or in a hand."""
        if piece not in self.pieces:
            return self
        at = self.pieces.index(piece)
        return self._replace(pieces=(*self.pieces[:at], *self.pieces[at + 1 :]))


def paint_face(painter: QPainter, face: Face, side: float) -> None:
    """Paint what lies on a hex round its middle."""
    if face.building is not None:
        paint_tile(painter, face.building, side)
        _paint_built(painter, face.building, face, side)
        return
    if face.tile is not None:
        paint_map_tile(painter, face.tile, side)
    figures = [(piece.kind, piece.seat) for piece in face.pieces]
    low = OVER_TILE if face.tile is not None else 0.0
    if figures:
        size = FIGURE_WIDTH if low else ON_THE_GROUND
        beside = -0.14 if face.crystals and len(figures) == 1 else 0.0
        _paint_row(painter, None, figures, QPointF(beside, low + 0.04), size if not face.crystals else 0.86, side)
    if face.crystals:
        at = CRYSTAL_ABOVE if figures or face.tile is not None else (0.0, 0.0)
        size = CRYSTAL_WIDTH if any(at) else CRYSTAL_ALONE
        paint_crystals(painter, face.crystals, QPointF(*at) * side, size * side)


def draw_construction(painter: QPainter, construction: Construction, side: float, lifted: bool) -> None:
    """Paint the building tile that is to be placed, with its arrows."""
    paint_tile(painter, construction.building, side, lifted)
    _paint_built(painter, construction.building, Face(), side)
    paint_arrows(painter, construction.arrows, side)


def _paint_built(painter: QPainter, building: BuildingRow, face: Face, side: float) -> None:
    """The icon of a building and, below it, its mark and everybody who is there."""
    figures = [("colonist", building.miner)] if building.miner is not None else []
    everybody = [*figures, *((piece.kind, piece.seat) for piece in face.pieces)]
    mark = building.marker if building.marker is not None else building.owner
    size, rise = ICON_OVER_FIGURES if everybody else ICON_ALONE if mark is None else ICON_OVER_MARK
    aside = -0.26 if face.crystals else 0.0
    paint_icon_of(painter, building, QPointF(aside, rise) * side, size * side)
    if face.crystals:
        paint_crystals(painter, face.crystals, QPointF(0.36, rise) * side, CRYSTAL_WIDTH * side)
    if everybody:
        _paint_row(painter, mark, everybody, QPointF(0, ROW), FIGURE_WIDTH, side)
    elif mark is not None:
        paint_seat_mark(painter, look().seats[mark], QPointF(0, MARK_LOW * side), MARK_RADIUS * side)


def _paint_row(
    painter: QPainter,
    mark: int | None,
    figures: Sequence[tuple[str, int]],
    centre: QPointF,
    width: float,
    side: float,
) -> None:
    """A seat's mark and some figures side by side, smaller where there are many."""
    marked = MARK_WIDTH if mark is not None else 0.0
    width = min(width, ((ROW_WIDTH if centre.y() >= ROW else WIDE_ROW) - marked) / len(figures))
    x = centre.x() - (marked + width * len(figures)) / 2
    if mark is not None:
        at = QPointF(x + marked / 2, centre.y() + 0.06) * side
        paint_seat_mark(painter, look().seats[mark], at, MARK_RADIUS * side)
        x += marked
    for kind, seat in figures:
        at = QPointF(x + width / 2, centre.y()) * side
        paint_figure(painter, kind, seat, at, width * 0.9 * side)
        x += width
