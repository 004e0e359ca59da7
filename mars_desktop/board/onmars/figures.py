"""What stands and lies on hexes besides buildings: Bots, Rovers, Colonists, Crystals, Discovery and Research tiles.

Each thing is drawn round a point in a light line within a dark one, so that it is seen on any ground.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath, QTransform

from mars_desktop.board.layout import flat_hex_path
from mars_desktop.board.strokes import dashed_pen, paint_glyph, round_pen
from mars_desktop.models.onmars.board_rows import DiscoveryRow, GlyphRow, ResearchColour, ResearchRow, Tile
from mars_desktop.theme.fonts import font
from mars_desktop.theme.icons import FIELD, icon_color, icon_path
from mars_desktop.theme.palette import color
from mars_desktop.theme.seat_mark import paint_seat_mark
from mars_desktop.theme.tokens import look

# The mark at a figure's shoulder, in sizes of the figure, and never too small for its shape to be told.
MARK_RADIUS, LEAST_MARK = 0.19, 3.7
SHOULDER = (0.4, -0.38)
LIGHT_LINE, DARK_LINE = 0.075, 0.155
LEAST_LIGHT, LEAST_DARK = 1.3, 2.6
CRYSTAL_CASING = 1.7
DISC = 0.68
RESEARCH_HEX = 0.8
UPPER, LOWER = -0.23, 0.33
GAIN_SIZE, PAIR_SIZE, COST_SIZE = 0.56, 0.52, 0.48
ALONE = 0.62
FIGURE_OF_SIDE = 0.56
FACE = 100


def paint_figure(painter: QPainter, icon: str, seat: int, centre: QPointF, size: float) -> None:
    """Paint a Bot, a Rover or a Colonist in the colour of its seat, with the seat's mark at its shoulder."""
    marks, owner = look().seat_mark, look().seats[seat]
    scale = size / FIELD
    path = icon_path(f"onmars-{icon}")
    painter.save()
    painter.translate(centre - QPointF(size / 2, size / 2))
    painter.scale(scale, scale)
    for line, width in (
        (marks.outer_line, max(LEAST_DARK, size * DARK_LINE)),
        (marks.inner_line, max(LEAST_LIGHT, size * LIGHT_LINE)),
    ):
        painter.setPen(round_pen(color(line), 2 * width / scale))
        painter.setBrush(color(line))
        painter.drawPath(path)
    painter.fillPath(path, color(owner.fill))
    painter.restore()
    shoulder = centre + QPointF(*SHOULDER) * size
    paint_seat_mark(painter, owner, shoulder, max(LEAST_MARK, size * MARK_RADIUS))


def paint_crystals(painter: QPainter, count: int, centre: QPointF, size: float) -> None:
    """Paint one Crystal, and how many there are where there are more."""
    dark = color(look().board_state.dark)
    tone = color(look().themes.dark.onmars.crystal)
    box = QRectF(centre.x() - size / 2, centre.y() - size / 2, size, size)
    paint_glyph(painter, "onmars-crystal", box, tone, dark, CRYSTAL_CASING)
    if count > 1:
        _write(painter, str(count), centre + QPointF(size * 0.55, size * 0.2), size * 0.7, tone, dark)


def paint_map_tile(painter: QPainter, tile: Tile, side: float) -> None:
    """Paint a Discovery or Research tile round the origin."""
    if isinstance(tile, DiscoveryRow):
        _paint_discovery(painter, tile, side)
    else:
        _paint_research(painter, tile, side)


def research_colour(name: ResearchColour) -> QColor:
    """The colour of a Research tile's drawing on its dark ground."""
    tones = look().themes.dark.onmars
    white = look().board_state.light
    return color({"purple": tones.battery, "orange": tones.mineral, "teal": tones.oxygen, "white": white}[name])


def _paint_discovery(painter: QPainter, tile: DiscoveryRow, side: float) -> None:
    """A round tile: what it brings and, below it, what it asks for."""
    tokens = look().tiles.special
    disc = QPainterPath()
    disc.addEllipse(QPointF(0, 0), side * DISC, side * DISC)
    painter.strokePath(disc, round_pen(color(look().board_state.dark), max(3.4, side * 0.14)))
    painter.fillPath(disc, color(tokens.fill))
    painter.strokePath(disc, dashed_pen(color(tokens.line), max(1.4, side * 0.05), 2.6, 1.6))
    size = PAIR_SIZE if len(tile.gains) > 1 or tile.cost else GAIN_SIZE
    if len(tile.gains) == 1 and tile.gains[0].count == 1 and not tile.cost:
        size = ALONE
    _paint_row(painter, tile.gains, QPointF(0, side * UPPER if tile.cost else 0), side * size, "")
    _paint_row(painter, tile.cost, QPointF(0, side * LOWER), side * COST_SIZE, "−")


def _paint_research(painter: QPainter, tile: ResearchRow, side: float) -> None:
    """A hexagonal tile: flask and letter in its colour and, below them, what it asks for."""
    tone = research_colour(tile.colour)
    outline = flat_hex_path(side * RESEARCH_HEX)
    painter.strokePath(outline, round_pen(color(look().board_state.dark), max(3.4, side * 0.14)))
    painter.fillPath(outline, color(look().tiles.special.fill))
    painter.strokePath(outline, round_pen(tone, max(1.4, side * 0.055)))
    size = side * GAIN_SIZE
    y = side * (UPPER if tile.cost else 0)
    paint_glyph(painter, "onmars-research", QRectF(-size * 0.98, y - size / 2, size, size), tone)
    _write(painter, tile.letter, QPointF(size * 0.42, y), side * FIGURE_OF_SIDE, tone)
    _paint_row(painter, tile.cost, QPointF(0, side * LOWER), side * COST_SIZE, "−")


def _paint_row(painter: QPainter, glyphs: Sequence[GlyphRow], centre: QPointF, size: float, sign: str) -> None:
    """Paint some icons side by side, each behind its figure where there is one; a sign comes before all."""
    theme = look().themes.dark
    ink = color(look().board_state.light)
    words = [f"{sign}{glyph.count if glyph.count > 1 else ''}" for glyph in glyphs]
    figure, gap = size * 1.02, size * 0.08
    widths = [_width(text, figure) for text in words]
    total = sum(width + gap * (width > 0) + size for width in widths) + gap * 2 * max(0, len(glyphs) - 1)
    x = centre.x() - total / 2
    for glyph, text, width in zip(glyphs, words, widths, strict=True):
        if text:
            _write(painter, text, QPointF(x + width / 2, centre.y()), figure, ink)
            x += width + gap
        own = icon_color(theme, glyph.icon)
        # What has no colour of its own is drawn in that of the tile.
        tone = color(look().tiles.special.glyph if own == theme.base.ink2 else own)
        paint_glyph(painter, glyph.icon, QRectF(x, centre.y() - size / 2, size, size), tone)
        x += size + gap * 2


def _letters(text: str, size: float) -> QPainterPath:
    """Letters of a size as an outline, so that they keep their place at every scale."""
    face = font("number")
    face.setPixelSize(FACE)
    path = QPainterPath()
    path.addText(0, 0, face, text)
    return QTransform.fromScale(size / FACE, size / FACE).map(path)


def _width(text: str, size: float) -> float:
    return _letters(text, size).boundingRect().width() if text else 0.0


def _write(painter: QPainter, text: str, centre: QPointF, size: float, ink: QColor, halo: QColor | None = None) -> None:
    """Write a few signs in the middle of a point; `size` is that of the face."""
    path = _letters(text, size)
    height = _letters("8", size).boundingRect()
    path.translate(centre.x() - path.boundingRect().center().x(), centre.y() - height.center().y())
    if halo is not None:
        painter.strokePath(path, round_pen(halo, 2 * CRYSTAL_CASING))
    painter.fillPath(path, ink)
