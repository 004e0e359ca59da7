"""Tiles seen from above, drawn round the origin of the painter.

A tile's look depends on its kind, its owner's mark and a small number that varies crowns and waves from hex to hex.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from mars_desktop.board.layout import Outline, hex_path, ring_segment
from mars_desktop.board.pieces import POPULATION, TileLook
from mars_desktop.board.strokes import paint_glyph, round_pen
from mars_desktop.theme.palette import color
from mars_desktop.theme.seat_mark import paint_seat_mark
from mars_desktop.theme.tokens import look

VARIETIES = 5
MARK_Y = 0.5
NEUTRAL_SIZE = 0.7
GLYPH_SIZE = 0.74
GLYPH_RISE = 0.2
GLYPH_BELOW_PEOPLE = 0.46
PEOPLE_Y = -0.5
PEOPLE_SIZE, PEOPLE_SIZE_CLOSE = 0.5, 0.38
PEOPLE_AT_EASE = 2
PEOPLE_PITCH = 0.86
# What a drawn tile may cover, its shadow and the mark's casing included, in hex sides.
TILE_EXTENT = 1.12


def variety(spot_id: str) -> int:
    """Which of the few drawings of a kind a place gets; the same place always gets the same one."""
    return sum(ord(sign) * (7 + index) for index, sign in enumerate(spot_id)) % VARIETIES


def paint_tile(painter: QPainter, tile: TileLook, side: float, number: int, lifted: bool = False) -> None:
    """Paint a whole tile of a hex with the given side; a lifted tile leaves its shadow to the one who lifts it."""
    material = materials().get(tile.kind, materials()["special"])
    outline = hex_path(side * look().tiles.size_of_hex)
    if not lifted:
        paint_shadow(painter, outline, side)
    painter.save()
    painter.setClipPath(outline)
    material.paint(painter, side, number)
    painter.restore()
    painter.strokePath(outline, round_pen(material.edge, max(1.0, side * material.edge_width)))
    if material.paint is _paint_special:
        _paint_frame_and_glyph(painter, tile, side)
    if tile.people:
        paint_people(painter, tile.people, side)
    if tile.ownable:
        paint_owner(painter, tile.seat, QPointF(0, MARK_Y * side), look().seat_mark.radius.tile_of_hex_side * side)


def draw_tile(painter: QPainter, tile: TileLook, side: float, lifted: bool) -> None:
    """Paint a tile that lies in no hex yet."""
    paint_tile(painter, tile, side, 0, lifted)


def paint_people(painter: QPainter, count: int, side: float) -> None:
    """Population on a tile: so many figures side by side on a dark plate, to be counted at a glance."""
    centre = QPointF(0, PEOPLE_Y * side)
    size = side * (PEOPLE_SIZE if count <= PEOPLE_AT_EASE else PEOPLE_SIZE_CLOSE)
    width = size * (0.3 + PEOPLE_PITCH * count)
    plate = QRectF(centre.x() - width / 2, centre.y() - size * 0.6, width, size * 1.2)
    state = look().board_state
    painter.setPen(QPen(color(state.light, 0.9), max(1.0, side * 0.035)))
    painter.setBrush(color(state.dark, 0.92))
    painter.drawRoundedRect(plate, size * 0.3, size * 0.3)
    for number in range(count):
        x = centre.x() + (number - (count - 1) / 2) * size * PEOPLE_PITCH
        _paint_person(painter, QPointF(x, centre.y()), size)


def _paint_population(painter: QPainter, side: float, number: int) -> None:  # noqa: ARG001 - one shape for all
    """One Population by itself, before it comes to a tile."""
    state = look().board_state
    painter.fillPath(hex_path(side), color(state.dark))
    _paint_person(painter, QPointF(0, 0), side * 1.3)


def _paint_person(painter: QPainter, centre: QPointF, size: float) -> None:
    """Head and shoulders, plain enough to be told apart at eight pixels."""
    figure = QPainterPath()
    figure.addEllipse(QPointF(0, -0.22), 0.2, 0.2)
    figure.moveTo(-0.36, 0.44)
    figure.cubicTo(-0.36, -0.06, 0.36, -0.06, 0.36, 0.44)
    figure.closeSubpath()
    painter.save()
    painter.translate(centre)
    painter.scale(size, size)
    painter.fillPath(figure, color(look().board_state.light))
    painter.restore()


def paint_owner(painter: QPainter, seat: int | None, centre: QPointF, radius: float) -> None:
    """The mark of a seat, or the hollow circle of a tile that belongs to nobody."""
    if seat is not None:
        paint_seat_mark(painter, look().seats[seat], centre, radius)
        return
    state = look().board_state
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for line, width in ((state.dark, 0.78), (state.light, 0.36)):
        painter.setPen(QPen(color(line), max(1.2, radius * width)))
        painter.drawEllipse(centre, radius * NEUTRAL_SIZE, radius * NEUTRAL_SIZE)


def paint_lift_shadow(painter: QPainter, side: float, outline: Outline = hex_path) -> None:
    """The soft shadow under a tile that is being carried."""
    held = look().size.elevation.held
    shape = outline(side * 0.9).translated(0, held.y)
    for part in (1.0, 0.7, 0.4, 0.15):
        _shade(painter, shape, held.alpha / 4, held.blur * part)


def paint_shadow(painter: QPainter, outline: QPainterPath, side: float) -> None:
    """The shadow of a tile that lies on the board."""
    low = outline.translated(0, side * 0.05)
    for spread in (0.1, 0.05):
        _shade(painter, low, 0.16, side * spread)


def _shade(painter: QPainter, outline: QPainterPath, alpha: float, spread: float) -> None:
    black = color("#000000", alpha)
    painter.strokePath(outline, round_pen(black, spread))
    painter.fillPath(outline, black)


def wave(side: float, y: float, height: float, phase: float) -> QPainterPath:
    """A row of waves across a hex."""
    half = side * 0.25
    path = QPainterPath(QPointF(-side * 1.5 + phase * side, y))
    for crest in range(12):
        x = path.currentPosition().x()
        path.quadTo(x + half / 2, y + (height if crest % 2 else -height), x + half, y)
    return path


def _paint_ocean(painter: QPainter, side: float, number: int) -> None:
    tokens = look().tiles.ocean
    painter.fillPath(hex_path(side), color(tokens.fill))
    painter.fillPath(hex_path(side * 0.62), color(tokens.deep))
    rng = random.Random(number)
    pen = QPen(color(tokens.wave, 0.55), max(1.0, side * 0.05))
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    for y in (-0.52, -0.18, 0.18, 0.52):
        painter.strokePath(wave(side, y * side, side * 0.12, rng.random() * 0.5), pen)


def _paint_glacier(painter: QPainter, side: float, number: int) -> None:
    tokens = look().tiles.glacier
    painter.fillPath(hex_path(side), color(tokens.fill))
    shift = (number - VARIETIES // 2) * 0.04
    facets = (
        ((-0.9, -0.2), (0.5, -0.3), (0.7, 0.2)),
        ((-0.3, 0.1), (0.7, 0.0), (0.9, 0.5)),
        ((-0.6, -0.7), (0.6, -0.6), (0.8, -0.1)),
    )
    for index, corners in enumerate(facets):
        facet = QPainterPath(QPointF((corners[0][0] + shift) * side, corners[0][1] * side))
        for x, y in corners[1:]:
            facet.lineTo((x + shift) * side, y * side)
        facet.closeSubpath()
        painter.fillPath(facet, color(tokens.facets[index]))
    crack = QPainterPath()
    for line in (((-0.7, -0.35), (-0.2, -0.05), (-0.1, 0.45)), ((-0.2, -0.05), (0.45, -0.25), (0.8, -0.1))):
        crack.moveTo(line[0][0] * side, line[0][1] * side)
        for x, y in line[1:]:
            crack.lineTo((x + shift) * side, y * side)
    pen = QPen(color(tokens.crack, 0.9), max(1.0, side * 0.05))
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.strokePath(crack, pen)


def _paint_greenery(painter: QPainter, side: float, number: int) -> None:
    """Crowns of trees in three rings, the outer ones first, each with its shadow and its sunlit side."""
    tokens = look().tiles.greenery
    painter.fillPath(hex_path(side), color(tokens.fill))
    rng = random.Random(number + 11)
    places = [
        (radius * math.cos(start + math.tau * k / count), radius * math.sin(start + math.tau * k / count))
        for radius, count, start in ((0.84, 12, 0.2), (0.47, 6, 0.5), (0.0, 1, 0.0))
        for k in range(count)
    ]
    painter.setPen(Qt.PenStyle.NoPen)
    for x, y in places:
        centre = QPointF(x + rng.uniform(-0.05, 0.05), y + rng.uniform(-0.05, 0.05)) * side
        crown = rng.uniform(0.2, 0.27) * side
        for colour, dx, dy, radius in (
            (color(tokens.shade), side * 0.03, side * 0.05, crown),
            (color(tokens.crowns[rng.randrange(3)]), 0.0, 0.0, crown * 0.94),
            (color(tokens.light, 0.75), -crown * 0.28, -crown * 0.3, crown * 0.42),
        ):
            painter.setBrush(colour)
            painter.drawEllipse(centre + QPointF(dx, dy), radius, radius)


def _paint_city(painter: QPainter, side: float, number: int) -> None:
    """Blocks of houses round a plaza, avenues between them; a quarter turn more or less tells cities apart."""
    tokens = look().tiles.city
    painter.fillPath(hex_path(side), color(tokens.fill))
    for block in range(6):
        outer = ring_segment(side * 0.66, side * 1.2, 60 * block + 33.5, 60 * block + 86.5)
        painter.fillPath(outer, color(tokens.outer[block % 2]))
    for block in range(12):
        middle = ring_segment(side * 0.38, side * 0.6, 30 * block + 3.2, 30 * block + 26.8)
        painter.fillPath(middle, color(tokens.blocks[(block * 5 + block // 3 + number) % 4]))
    for block in range(6):
        inner = ring_segment(side * 0.15, side * 0.31, 60 * block + 6, 60 * block + 54)
        painter.fillPath(inner, color(tokens.inner[(block + number) % 2]))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(color(tokens.plaza))
    painter.drawEllipse(QPointF(0, 0), side * 0.1, side * 0.1)


def _paint_special(painter: QPainter, side: float, number: int) -> None:  # noqa: ARG001 - one shape for all
    tokens = look().tiles.special
    painter.fillPath(hex_path(side), color(tokens.fill))


def _paint_frame_and_glyph(painter: QPainter, tile: TileLook, side: float) -> None:
    tokens = look().tiles.special
    painter.strokePath(hex_path(side * 0.8), round_pen(color(tokens.line, 0.9), max(1.0, side * 0.05)))
    size = (GLYPH_BELOW_PEOPLE if tile.people else GLYPH_SIZE) * side
    top = -size / 2 - (0 if tile.people else GLYPH_RISE) * side
    paint_glyph(painter, tile.glyph or "special", QRectF(-size / 2, top, size, size), color(tokens.glyph))


@dataclass(frozen=True, slots=True)
class Material:
    """How a kind of tile is drawn: its surface and its edge, the edge's width in hex sides."""

    paint: Callable[[QPainter, float, int], None]
    edge: QColor
    edge_width: float


@cache
def materials() -> dict[str, Material]:
    """The kinds of tile and their materials; what is not named here is drawn as a special tile."""
    tiles = look().tiles
    return {
        "ocean": Material(_paint_ocean, color(tiles.ocean.edge, 0.85), 0.045),
        "glacier": Material(_paint_glacier, color(tiles.glacier.edge, 0.95), 0.05),
        "greenery": Material(_paint_greenery, color(tiles.greenery.edge, 0.85), 0.045),
        "city": Material(_paint_city, color(tiles.city.edge, 0.98), 0.055),
        POPULATION: Material(_paint_population, color(look().board_state.light), 0.05),
        "special": Material(_paint_special, color(tiles.special.edge, 0.7), 0.045),
    }
