"""The plate of Martian ground under the hexes: raised, lit from the upper left, with relief, craters and a grid."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QBrush, QImage, QLinearGradient, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from mars_desktop.board.items import StageItem
from mars_desktop.board.layout import flat_hex_path
from mars_desktop.board.onmars.layout import RIM, WALL, ColonyLayout, flat_centre
from mars_desktop.board.planet import Crater, PlanetColours, craters_of, paint_crater, planet_colours
from mars_desktop.board.relief import contour_lines, heights_of, relief_image
from mars_desktop.board.stamps import Stamps
from mars_desktop.board.strokes import blended, round_pen, tinted
from mars_desktop.models.onmars.board_rows import HexRow
from mars_desktop.theme.color_tokens import Theme
from mars_desktop.theme.palette import color
from mars_desktop.theme.tokens import look

SEED = 23
CRATERS = 120
# Half of the square of ground from which the plate is cut, in hex sides; the whole plate with its shadow fits in it.
REACH = 11.2
# Light that falls evenly: a plate has no far side.
EVEN_LIGHT = 1.03
SHADE_OF_TOP = 0.16
BEVEL = 0.055
SHADOW_DROP = 0.62
CONTOUR_ALPHA = 0.15

Cells = tuple[tuple[int, int], ...]


class PlateItem(StageItem):
    """The plate of one map, drawn once for every size and theme and then copied."""

    def __init__(self, theme: Theme, hexes: Sequence[HexRow]) -> None:
        super().__init__(theme)
        self._cells: Cells = tuple((cell.q, cell.r) for cell in hexes)
        self._stamps = Stamps(capacity=2)
        self._side = 1.0
        self.setZValue(-2)

    def place(self, layout: ColonyLayout) -> None:
        """Take the place of the layout."""
        self._set_reach(layout.side * REACH)
        self._side = layout.side
        self.setPos(layout.centre)
        self.update()

    def paint(self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None) -> None:
        """Copy the plate, drawing it first if it is new."""
        theme, side, cells = self.theme, self._side, self._cells
        self._stamps.draw(
            painter,
            (theme.name, round(side, 2)),
            QPointF(0, 0),
            side * REACH,
            lambda canvas: paint_plate(canvas, theme, cells, side),
            color(theme.base.ground),
        )


def paint_plate(painter: QPainter, theme: Theme, cells: Cells, side: float) -> None:
    """Paint the whole plate round the hex (0, 0)."""
    colours = planet_colours(theme)
    dark, pale = colours.ramp[0][1], colours.ramp[-1][1]
    hull = _hexes(cells, side, 1 + RIM)
    painter.setPen(Qt.PenStyle.NoPen)
    shadow = 0.05 if theme.is_dark else 0.045
    for drop in (SHADOW_DROP, SHADOW_DROP * 0.85, SHADOW_DROP * 0.7):
        painter.fillPath(hull.translated(0, side * drop), color("#000000", shadow * 3))
    painter.fillPath(hull.translated(0, side * WALL), dark.darker(165))
    painter.fillPath(hull.translated(0, side * WALL * 0.55), dark.darker(125))
    edge = QLinearGradient(-side * 8, -side * 8, side * 8, side * 8)
    edge.setColorAt(0, pale)
    edge.setColorAt(0.55, blended(pale, dark, 0.45))
    edge.setColorAt(1, blended(pale, dark, 0.75))
    painter.fillPath(hull, QBrush(edge))
    top = _hexes(cells, side, 1 + RIM - BEVEL)
    painter.save()
    painter.setClipPath(top)
    _paint_ground(painter, side, colours)
    painter.restore()
    painter.fillPath(top, color(look().board_state.dark, SHADE_OF_TOP if theme.is_dark else 0.0))
    planet = look().planet
    grid = round_pen(color(planet.grid, planet.grid_alpha), max(1.0, side * 0.028))
    for q, r in cells:
        painter.strokePath(flat_hex_path(side * 0.965, flat_centre(q, r, side)), grid)


def _paint_ground(painter: QPainter, side: float, colours: PlanetColours) -> None:
    painter.save()
    painter.scale(side * REACH, side * REACH)
    image = _relief(tuple((stop, tone.name()) for stop, tone in colours.ramp))
    ground = QBrush(image)
    transform = ground.transform()
    transform.translate(-1, -1)
    transform.scale(2 / image.width(), 2 / image.height())
    ground.setTransform(transform)
    painter.setBrush(ground)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.drawRect(-1, -1, 2, 2)
    pen = QPen(tinted(colours.shadow, CONTOUR_ALPHA), 0.003)
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    painter.setPen(pen)
    painter.drawLines(contour_lines(heights_of(SEED, (), ())))
    for crater in _craters():
        paint_crater(painter, crater, colours)
    painter.restore()


@lru_cache(maxsize=3)
def _relief(ramp: tuple[tuple[float, str], ...]) -> QImage:
    """The ground from above in the colours of a ramp."""
    return relief_image(heights_of(SEED, (), ()), [(stop, color(tone)) for stop, tone in ramp], EVEN_LIGHT)


@lru_cache(maxsize=1)
def _craters() -> list[Crater]:
    return craters_of(SEED, CRATERS)


def _hexes(cells: Cells, side: float, size: float) -> QPainterPath:
    """All hexes as one path; they overlap where they are larger than their places."""
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    for q, r in cells:
        path.addPath(flat_hex_path(side * size, flat_centre(q, r, side)))
    return path
