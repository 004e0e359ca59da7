"""The ring of steps round the planet and the figures of the three global parameters in the corners of the stage."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Literal, NamedTuple, get_args

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen

from mars_desktop.board.layout import MARGIN, STAGE_HALF_HEIGHT, hex_side, on_ring, ring_segment
from mars_desktop.board.pieces import Gauge
from mars_desktop.board.strokes import blended, paint_glyph
from mars_desktop.theme.color_tokens import Theme
from mars_desktop.theme.fonts import font
from mars_desktop.theme.palette import color
from mars_desktop.theme.tokens import look

Parameter = Literal["temperature", "oxygen", "oceans"]
PARAMETERS: tuple[Parameter, ...] = get_args(Parameter)

SEGMENT_GAP = 0.55
NEXT_STEP_LINE = 1.6
UNTAKEN_PART = 0.21
MARK_DISTANCE = 0.52
MARK_INSIDE = 0.3
MARK_SIZE, LEAST_MARK = 0.56, 13.0
# The ring with the marks of its bonuses, in hex sides.
RING_REACH = 10.2
# A stage of this width belongs to a window of 1920 or more, where the figures grow.
WIDE_FIGURES = 1000.0
LEAST_PLANET = 0.92


@dataclass(frozen=True, slots=True)
class StageFonts:
    """The faces used on the stage, `name` those of moons, and whether there is room for the remarks."""

    reading: QFont
    title: QFont
    remark: QFont
    name: QFont
    brief: bool = False

    @classmethod
    def for_stage(cls, size: QSizeF, text_size: int, gauges: dict[Parameter, Gauge]) -> StageFonts:
        """The faces for a stage at a text size in percent; remarks give way before the planet shrinks much."""
        fonts = cls._of_size(size.width(), text_size)
        cramped = hex_side(size, corner_block(gauges, fonts)) < hex_side(size, QSizeF()) * LEAST_PLANET
        # Names of moons are said in other places too: they give way before they meet the ring.
        return replace(fonts, brief=cramped, name=font("caption", min(text_size, 100) if cramped else text_size))

    @classmethod
    def _of_size(cls, width: float, text_size: int) -> StageFonts:
        wide = width >= WIDE_FIGURES
        style: Literal["caption", "label"] = "label" if wide else "caption"
        return cls(
            font("parameter", text_size, wide=wide),
            font(style, text_size, weight=500),
            font(style, text_size, weight=400),
            font("caption", text_size),
        )


def corner_block(gauges: dict[Parameter, Gauge], fonts: StageFonts) -> QSizeF:
    """The size of the largest block of words in a corner, its margin included."""
    reading, title, remark = (QFontMetricsF(face) for face in (fonts.reading, fonts.title, fonts.remark))
    remarked = 0.0 if fonts.brief else 1.0
    width = max(
        (
            max(
                reading.horizontalAdvance(gauge.reading),
                title.horizontalAdvance(gauge.title) + title.height() * 1.3,
                remark.horizontalAdvance(gauge.remark) * remarked,
            )
            for gauge in gauges.values()
        ),
        default=0.0,
    )
    return QSizeF(width + MARGIN, block_height(fonts) + MARGIN / 2)


def block_height(fonts: StageFonts) -> float:
    """The height of a block: title, large figure and, where there is room, remark."""
    return _line(fonts.title) + _line(fonts.reading) + (0.0 if fonts.brief else _line(fonts.remark))


def _line(face: QFont) -> float:
    return face.pixelSize() * look().type.line_height.one_line


def parameter_colour(theme: Theme, parameter: Parameter) -> QColor:
    """The colour of a parameter's steps."""
    tones = theme.parameter
    return color({"temperature": tones.temperature, "oxygen": tones.oxygen, "oceans": tones.oceans}[parameter])


class Arc(NamedTuple):
    """A parameter's part of the ring in degrees clockwise from north: where its steps begin, and how long one is."""

    start: float
    step: float
    steps: int

    def holds(self, angle: float) -> bool:
        """Whether an angle lies within the part."""
        return (angle - self.start) % 360 <= self.steps * self.step


def arcs_of(gauges: Mapping[Parameter, Gauge]) -> dict[Parameter, Arc]:
    """The ring divided: all steps are equally long, with a gap before each parameter. Oxygen begins at the top."""
    tokens = look().ring
    order: tuple[Parameter, ...] = ("oxygen", "oceans", "temperature")
    present = [parameter for parameter in order if parameter in gauges]
    step = (360 - tokens.gap_degrees * len(order)) / max(1, sum(gauges[parameter].steps for parameter in present))
    start, arcs = tokens.start_degrees_clockwise_from_north.oxygen, {}
    for parameter in present:
        arcs[parameter] = Arc(start, step, gauges[parameter].steps)
        start += gauges[parameter].steps * step + tokens.gap_degrees
    return arcs


@lru_cache(maxsize=256)
def _segment(inner: float, outer: float, first: float, last: float) -> tuple[QPainterPath, QRectF]:
    """A step of the ring and its bounds, its outline included; do not change the path."""
    path = ring_segment(inner, outer, first, last)
    return path, path.boundingRect().adjusted(-2, -2, 2, 2)


def paint_track(
    painter: QPainter,
    theme: Theme,
    parameter: Parameter,
    gauge: Gauge,
    arc: Arc,
    side: float,
    face: QFont,
    shown: float,
    exposed: QRectF,
) -> None:
    """Paint one parameter's part of the ring round the origin; `shown` steps are lit, the last one perhaps in part.

    Steps and marks outside the exposed part are left out: a tile carried over the board lays bare only a few of them.
    """
    tokens = look().ring
    lit = parameter_colour(theme, parameter)
    unlit = blended(color(theme.base.ground), lit, UNTAKEN_PART)
    inner, outer = side * tokens.inner_of_side, side * tokens.outer_of_side
    start, step = arc.start, arc.step
    for number in range(gauge.steps):
        first, last = start + number * step + SEGMENT_GAP, start + (number + 1) * step - SEGMENT_GAP
        segment, bounds = _segment(inner, outer, first, last)
        if not bounds.intersects(exposed):
            continue
        part = max(0.0, min(1.0, shown - number))
        painter.fillPath(segment, blended(unlit, lit, part))
        if number == int(shown) and part < 1:
            # The step that comes next is outlined.
            painter.strokePath(segment, QPen(lit, NEXT_STEP_LINE))
    for mark in gauge.marks:
        number = gauge.step_of(mark.at)
        passed = number <= gauge.taken
        size = max(LEAST_MARK, side * MARK_SIZE)
        place = on_ring(outer + side * MARK_DISTANCE, start + (number - 0.5) * step)
        beyond = abs(place.y()) + size / 2 > side * STAGE_HALF_HEIGHT
        if beyond:
            # Above and below there is no room outside the ring.
            place = on_ring(inner - side * MARK_INSIDE, start + (number - 0.5) * step)
        box = QRectF(place.x() - size / 2, place.y() - size / 2, size, size)
        if box.intersects(exposed):
            tone = color(theme.base.ink3 if passed else _mark_colour(theme, mark.icon))
            paint_glyph(painter, mark.icon, box, tone, color(theme.base.ground) if beyond else None)
    goal = on_ring((inner + outer) / 2, start + gauge.steps * step + 3.2)
    _write(painter, face, color(theme.base.ink2), goal + QPointF(0, face.pixelSize() * 0.36), gauge.goal, 0.5)


def _mark_colour(theme: Theme, icon: str) -> str:
    own = {"heat": theme.resource.heat, "temperature": theme.parameter.temperature, "oceans": theme.parameter.oceans}
    own["melt"] = theme.parameter.oceans
    return own.get(icon, theme.base.ink2)


def paint_block(
    painter: QPainter, theme: Theme, parameter: Parameter, gauge: Gauge, fonts: StageFonts, corner: QPointF, right: bool
) -> None:
    """Paint a parameter's words from the upper corner of their block, to the right of it or to its left."""
    ink, soft = color(theme.base.ink), color(theme.base.ink2)
    side = -1.0 if right else 1.0
    part = 1.0 if right else 0.0
    icon = fonts.title.pixelSize() * 1.25
    line = _line(fonts.title)
    base = corner.y() + line * 0.8
    left = corner.x() - icon if right else corner.x()
    place = QRectF(left, base - icon * 0.84, icon, icon)
    paint_glyph(painter, parameter, place, parameter_colour(theme, parameter))
    _write(painter, fonts.title, soft, QPointF(corner.x() + side * (icon + 6), base), gauge.title, part)
    base = corner.y() + line + fonts.reading.pixelSize() * 0.95
    _write(painter, fonts.reading, ink, QPointF(corner.x(), base), gauge.reading, part)
    if fonts.brief:
        return
    base = corner.y() + line + _line(fonts.reading) + fonts.remark.pixelSize() * 0.95
    _write(painter, fonts.remark, soft, QPointF(corner.x(), base), gauge.remark, part)


def _write(painter: QPainter, face: QFont, colour: QColor, base: QPointF, words: str, part: float) -> None:
    """Write words on a base line; `part` of their width lies left of the point."""
    painter.setFont(face)
    painter.setPen(colour)
    width = QFontMetricsF(face).horizontalAdvance(words)
    painter.drawText(QPointF(base.x() - width * part, base.y()), words)
