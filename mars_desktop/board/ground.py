"""The printed map under the tiles: hexes, ocean areas, volcanoes, the reserved city, and what a place gives."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath

from mars_desktop.board.layout import hex_path
from mars_desktop.board.pieces import HexCell
from mars_desktop.board.strokes import dashed_pen, paint_glyph, round_pen
from mars_desktop.board.tiles import wave
from mars_desktop.theme.fonts import font
from mars_desktop.theme.palette import color
from mars_desktop.theme.tokens import look

GROUND_EXTENT = 1.06
# A bonus that asks for money is an icon with its price under it: "ocean-for-6-mc" is drawn as waves over −6 M€.
PRICED = "-for-"
ICONS = {"plant": "plants", "ocean": "oceans", "worker": "workers"}


def paint_ground(painter: QPainter, cell: HexCell, side: float, covered: bool) -> None:
    """Paint one hex round the origin; under a tile only its outline and the water are left."""
    tokens = look().planet
    if cell.kind == "ocean":
        _paint_ocean_area(painter, side)
    else:
        grid = color(tokens.grid, tokens.grid_alpha)
        painter.strokePath(hex_path(side * 0.965), round_pen(grid, max(1.0, side * 0.028)))
    if covered:
        return
    if cell.kind == "volcanic":
        _paint_volcano(painter, side)
    if cell.kind == "city-slot":
        painter.strokePath(hex_path(side * 0.74), dashed_pen(color(tokens.grid, 0.8), max(1.2, side * 0.05)))
    _paint_bonuses(painter, cell, side)


def _halo() -> QColor:
    tokens = look().planet
    return color(tokens.halo, tokens.halo_alpha)


def _paint_ocean_area(painter: QPainter, side: float) -> None:
    tokens = look().planet
    painter.fillPath(hex_path(side * 0.93), color(tokens.ocean_reserved_fill, tokens.ocean_reserved_alpha))
    painter.save()
    painter.setClipPath(hex_path(side * 0.86))
    pen = round_pen(color(tokens.ocean_reserved_line, 0.3), max(1.0, side * 0.03))
    for y in (-0.45, 0.0, 0.45):
        painter.strokePath(wave(side, y * side, side * 0.1, 0.25), pen)
    painter.restore()
    edge = dashed_pen(color(tokens.ocean_reserved_line, 0.85), max(1.1, side * 0.045))
    painter.strokePath(hex_path(side * 0.9), edge)


def _paint_volcano(painter: QPainter, side: float) -> None:
    """A small cut-off cone at the top of the hex."""
    cone = QPainterPath(QPointF(-0.175, -0.37))
    for x, y in ((-0.06, -0.62), (0.0, -0.56), (0.06, -0.62), (0.175, -0.37)):
        cone.lineTo(x, y)
    cone.closeSubpath()
    painter.save()
    painter.scale(side, side)
    painter.strokePath(cone, round_pen(_halo(), 0.08))
    painter.fillPath(cone, color(look().planet.bonus.steel))
    painter.restore()


def _bonus_colour(bonus: str) -> QColor:
    """The pale colour of a printed bonus; what has none of its own is drawn like a card."""
    tokens = look().planet.bonus
    return color({"plant": tokens.plant, "steel": tokens.steel, "titanium": tokens.titanium}.get(bonus, tokens.card))


def _paint_bonuses(painter: QPainter, cell: HexCell, side: float) -> None:
    count = len(cell.bonuses)
    size = side * (0.68 if count == 1 else 0.62 if count == 2 else 0.46)
    top = -size / 2 + (side * 0.2 if cell.kind == "volcanic" else 0.0)
    for index, bonus in enumerate(cell.bonuses):
        name, _, price = bonus.partition(PRICED)
        place = QRectF(-size / 2 + (index - (count - 1) / 2) * size * 1.16, top, size, size)
        if price:
            place.moveTop(-size * 0.9)
            _paint_price(painter, price.partition("-")[0], side)
        paint_glyph(painter, ICONS.get(name, name), place, _bonus_colour(name), _halo())


def _paint_price(painter: QPainter, price: str, side: float) -> None:
    """The price of a bonus that must be paid for, in the lower half of the hex."""
    face = font("number")
    face.setPixelSize(max(1, round(side * 0.46)))
    text = QPainterPath()
    text.addText(0, 0, face, f"−{price}")
    box = text.boundingRect()
    coin = side * 0.4
    whole = box.width() + coin * 1.2
    middle = side * 0.42
    text.translate(-whole / 2 - box.left(), middle - box.center().y())
    painter.strokePath(text, round_pen(_halo(), 2.6))
    painter.fillPath(text, color(look().planet.bonus.card))
    place = QRectF(whole / 2 - coin, middle - coin / 2, coin, coin)
    paint_glyph(painter, "mc", place, color(look().planet.bonus.card), _halo())
