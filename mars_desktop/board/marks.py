"""The signs that say what may be done with a hex, each drawn round the origin in a light line within a dark one."""

from __future__ import annotations

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter, QPainterPath

from mars_desktop.board.layout import Outline, hex_path
from mars_desktop.board.strokes import dashed_pen, round_pen
from mars_desktop.theme.color_tokens import Theme
from mars_desktop.theme.palette import color
from mars_desktop.theme.tokens import look

CURSOR_EXTENT = 1.24
TICK_RADIUS = 0.8
TICK_LENGTH = 0.24


def paint_target(
    painter: QPainter, side: float, hovered: bool, *, sign: bool = True, outline: Outline = hex_path
) -> None:
    """A place that may be chosen: a ring, and a small triangle at the top unless something else is shown there."""
    state = look().board_state
    light, dark = color(state.light), color(state.dark)
    ring = outline(side * state.legal.ring_of_hex)
    width = state.hover.light_width_of_side if hovered else state.legal.light_width_of_side
    if not hovered:
        painter.fillPath(ring, color(state.light, state.legal.fill_alpha))
    painter.strokePath(ring, round_pen(dark, max(4.4, side * state.legal.dark_width_of_side * (1.2 if hovered else 1))))
    painter.strokePath(ring, round_pen(light, max(3.2 if hovered else 2.4, side * width)))
    if sign and not hovered:
        size = max(2.6, side * 0.115)
        top = -side * 0.52
        triangle = QPainterPath(QPointF(-size * 1.5, top - size * 0.7))
        triangle.lineTo(size * 1.5, top - size * 0.7)
        triangle.lineTo(0, top + size * 1.3)
        triangle.closeSubpath()
        painter.strokePath(triangle, round_pen(dark, 2.6))
        painter.fillPath(triangle, light)


def paint_picked(painter: QPainter, side: float) -> None:
    """A place that is chosen together with others: a tick on a dark disc."""
    state = look().board_state
    light, dark = color(state.light), color(state.dark)
    centre, radius = QPointF(0, side * 0.36), side * 0.26
    painter.setPen(round_pen(light, max(1.2, side * 0.04)))
    painter.setBrush(dark)
    painter.drawEllipse(centre, radius, radius)
    tick = QPainterPath(centre + QPointF(-radius * 0.5, 0))
    tick.lineTo(centre + QPointF(-radius * 0.1, radius * 0.4))
    tick.lineTo(centre + QPointF(radius * 0.5, -radius * 0.4))
    painter.strokePath(tick, round_pen(light, max(1.8, side * 0.07)))


def paint_forbidden(painter: QPainter, side: float, outline: Outline = hex_path) -> None:
    """A place that was tried and may not be chosen: a dashed red ring and a barred circle."""
    state = look().board_state
    red, dark = color(state.forbidden), color(state.dark)
    ring = outline(side * state.legal.ring_of_hex)
    width = max(2.4, side * state.legal.light_width_of_side)
    painter.strokePath(ring, round_pen(dark, max(4.4, side * state.legal.dark_width_of_side)))
    painter.strokePath(ring, dashed_pen(red, width, 2.2, 1.8))
    radius = side * 0.3
    sign = QPainterPath()
    sign.addEllipse(QPointF(0, 0), radius, radius)
    sign.moveTo(-radius * 0.7, -radius * 0.7)
    sign.lineTo(radius * 0.7, radius * 0.7)
    painter.strokePath(sign, round_pen(dark, width * 2.1))
    painter.strokePath(sign, round_pen(red, width))


def paint_veil(painter: QPainter, side: float, theme: Theme, covered: bool, outline: Outline = hex_path) -> None:
    """What lies over a place that is not among those offered."""
    veil = look().board_state.dim_alpha
    if theme.is_dark:
        alpha = veil.dark_tile if covered else veil.dark_free
    else:
        alpha = veil.light_tile if covered else veil.light_free
    painter.fillPath(outline(side * 0.985), color(look().board_state.dark, alpha))


def paint_cursor(painter: QPainter, side: float, outline: Outline = hex_path) -> None:
    """The keyboard's place: white dashes outside the hex."""
    ring = outline(side * 1.1)
    painter.strokePath(ring, round_pen(color(look().board_state.dark), max(4.5, side * 0.115)))
    painter.strokePath(ring, dashed_pen(color("#ffffff"), max(2.0, side * 0.05), 4.0, 2.4))


def paint_last_move(painter: QPainter, side: float, outline: Outline = hex_path) -> None:
    """Six corner ticks on the tiles of the last move."""
    hexagon = outline(side * TICK_RADIUS)
    corners = [QPointF(corner.x, corner.y) for corner in map(hexagon.elementAt, range(6))]
    ticks = QPainterPath()
    for number, corner in enumerate(corners):
        before, after = corners[number - 1], corners[(number + 1) % 6]
        ticks.moveTo(corner + (before - corner) * TICK_LENGTH)
        ticks.lineTo(corner)
        ticks.lineTo(corner + (after - corner) * TICK_LENGTH)
    state = look().board_state
    painter.strokePath(ticks, round_pen(color(state.dark), max(3.4, side * 0.15)))
    painter.strokePath(ticks, round_pen(color(state.light), max(1.8, side * 0.075)))
