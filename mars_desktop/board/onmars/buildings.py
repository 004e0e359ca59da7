"""Building tiles from above: colour and icon of the kind, the notch at the south, the arrows before they are turned."""

from __future__ import annotations

import math
from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath

from mars_desktop.board.layout import flat_hex_path
from mars_desktop.board.strokes import paint_glyph, round_pen
from mars_desktop.board.tiles import paint_shadow
from mars_desktop.models.onmars.board_rows import Building, BuildingRow
from mars_desktop.theme.board_tokens import Building as Paint
from mars_desktop.theme.palette import color
from mars_desktop.theme.tokens import look

TILE = 0.945
EDGE = 0.06
NOTCH = ((-0.16, 0.82), (0.16, 0.82), (0.0, 0.69))
FRAME = 0.76
ARROW_AT, ARROW_LENGTH, ARROW_WIDTH = 0.56, 0.26, 0.2


def paint_of(kind: Building) -> Paint:
    """The colours of a kind of building, the same in every theme."""
    paints = look().onmars_buildings
    return {
        "mine": paints.mine,
        "generator": paints.generator,
        "water-extractor": paints.water_extractor,
        "greenhouse": paints.greenhouse,
        "oxygen-condenser": paints.oxygen_condenser,
        "shelter": paints.shelter,
    }[kind]


def paint_tile(painter: QPainter, building: BuildingRow, side: float, lifted: bool = False) -> None:
    """Paint the tile of a building without its icon; a lifted one leaves its shadow to the one who lifts it.

    An Advanced Building wears a second frame.
    """
    paint, outline = paint_of(building.kind), flat_hex_path(side * TILE)
    if not lifted:
        paint_shadow(painter, outline, side)
    painter.fillPath(outline, color(paint.fill))
    notch = QPainterPath(QPointF(*NOTCH[0]) * side)
    for corner in NOTCH[1:]:
        notch.lineTo(QPointF(*corner) * side)
    notch.closeSubpath()
    painter.fillPath(notch, color(paint.line))
    painter.strokePath(outline, round_pen(color(paint.line, 0.95), max(1.2, side * EDGE)))
    if building.marker is not None:
        state, frame = look().board_state, flat_hex_path(side * FRAME)
        painter.strokePath(frame, round_pen(color(state.dark), max(3.0, side * 0.13)))
        painter.strokePath(frame, round_pen(color(state.light), max(1.5, side * 0.065)))


def paint_icon_of(painter: QPainter, building: BuildingRow, centre: QPointF, size: float) -> None:
    """Paint the icon of a building's kind on its tile."""
    box = QRectF(centre.x() - size / 2, centre.y() - size / 2, size, size)
    paint_glyph(painter, f"onmars-{building.kind}", box, color(paint_of(building.kind).line))


def paint_arrows(painter: QPainter, arrows: Sequence[int], side: float) -> None:
    """Paint the arrows of a tile that is still face down, each towards a neighbour, 0 to the north and on clockwise."""
    state = look().board_state
    for arrow in arrows:
        angle = math.radians(60 * arrow - 90)
        ahead = QPointF(math.cos(angle), math.sin(angle)) * side
        aside = QPointF(-ahead.y(), ahead.x())
        head = QPainterPath(ahead * (ARROW_AT + ARROW_LENGTH))
        head.lineTo(ahead * ARROW_AT + aside * ARROW_WIDTH)
        head.lineTo(ahead * ARROW_AT - aside * ARROW_WIDTH)
        head.closeSubpath()
        painter.strokePath(head, round_pen(color(state.dark), max(2.4, side * 0.1)))
        painter.fillPath(head, color(look().themes.dark.onmars.crystal))
