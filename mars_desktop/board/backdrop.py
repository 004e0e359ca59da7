"""What lies behind the hexes: the planet, the ring of the parameters and their figures in the corners."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QBrush, QPainter, QRadialGradient
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from mars_desktop.board.items import StageItem
from mars_desktop.board.layout import MARGIN, StageLayout
from mars_desktop.board.pieces import Gauge
from mars_desktop.board.planet import REACH, planet_colours, planet_of
from mars_desktop.board.relief import Point
from mars_desktop.board.ring import (
    PARAMETERS,
    RING_REACH,
    Arc,
    Parameter,
    StageFonts,
    arcs_of,
    block_height,
    paint_block,
    paint_track,
)
from mars_desktop.board.stamps import Stamps
from mars_desktop.board.worlds import World
from mars_desktop.theme.color_tokens import Theme
from mars_desktop.theme.motion import Motions
from mars_desktop.theme.palette import color
from mars_desktop.theme.tokens import look

# On paper the planet casts a soft shadow, this far beyond its limb.
SHADOW_REACH = 1.1
GROUND_REACH = 1.01


class PlanetItem(StageItem):
    """The planet of one map, drawn once for every climate and then copied; its ground once for every size."""

    def __init__(
        self, theme: Theme, world: World, seed: int, seas: Sequence[Point], volcanoes: Sequence[Point]
    ) -> None:
        super().__init__(theme)
        self._world = world
        self._planet = planet_of(seed, tuple(seas), tuple(volcanoes), world)
        self._stamps = Stamps(capacity=2)
        self._grounds = Stamps(capacity=2)
        self._radius = 1.0
        self._oxygen = 0.0
        self._warmth = 0.0
        self.setZValue(-2)

    def place(self, layout: StageLayout) -> None:
        """Take the place of the layout."""
        self._radius = layout.side * look().planet.radius_of_hex_side
        self._set_reach(self._radius * SHADOW_REACH)
        self.setPos(layout.centre)
        self.update()

    def set_climate(self, oxygen: float, warmth: float) -> None:
        """How thick the air is and how small the ice, both 0 to 1."""
        if (oxygen, warmth) != (self._oxygen, self._warmth):
            self._oxygen, self._warmth = oxygen, warmth
            self.update()

    def paint(self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None) -> None:
        """Copy the planet, drawing it first if it is new."""
        radius, theme, oxygen, warmth = self._radius, self.theme, self._oxygen, self._warmth

        colours, planet, origin = planet_colours(theme, self._world), self._planet, QPointF(0, 0)

        def draw(canvas: QPainter) -> None:
            if not theme.is_dark:
                _paint_shadow(canvas, radius)
            planet.paint_air(canvas, radius, colours, oxygen)
            self._grounds.draw(
                canvas,
                (theme.name, round(radius, 2)),
                origin,
                radius * GROUND_REACH,
                lambda ground: planet.paint_ground(ground, radius, colours),
            )
            planet.paint_climate(canvas, radius, colours, oxygen, warmth)

        key = (theme.name, oxygen, warmth, round(radius, 2))
        self._stamps.draw(painter, key, origin, radius * max(REACH, SHADOW_REACH), draw, color(theme.base.ground))


def _paint_shadow(painter: QPainter, radius: float) -> None:
    middle = QPointF(radius * 0.012, radius * 0.02)
    shade = QRadialGradient(middle, radius * (SHADOW_REACH - 0.02))
    shade.setColorAt(0.9, color("#5a4632", 0.3))
    shade.setColorAt(1, color("#5a4632", 0))
    reach = radius * SHADOW_REACH
    painter.fillRect(QRectF(-reach, -reach, 2 * reach, 2 * reach), QBrush(shade))


class RingItem(StageItem):
    """The ring of steps round the planet; steps newly taken light up one after the other."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self._gauges: dict[Parameter, Gauge] = {}
        self._lit: dict[Parameter, float] = {}
        self.arcs: dict[Parameter, Arc] = {}
        self._fonts: StageFonts | None = None
        self._side = 1.0
        self.setZValue(-1)
        # So that only what is exposed has to be drawn.
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemUsesExtendedStyleOption)

    def place(self, layout: StageLayout, fonts: StageFonts) -> None:
        """Take the place of the layout."""
        self._set_reach(layout.side * RING_REACH + MARGIN)
        self._side, self._fonts = layout.side, fonts
        self.setPos(layout.centre)
        self.update()

    def set_gauges(self, gauges: dict[Parameter, Gauge]) -> None:
        """Show other tracks or values; how many steps are lit is told separately."""
        if gauges != self._gauges:
            self._gauges = gauges
            self.arcs = arcs_of(gauges)
            self.update()

    def lit(self, parameter: Parameter) -> float:
        """How many steps of a parameter are lit now."""
        return self._lit.get(parameter, 0.0)

    def set_lit(self, parameter: Parameter, steps: float) -> None:
        """Light this many steps of a parameter, the last one perhaps in part."""
        if steps != self._lit.get(parameter):
            self._lit[parameter] = steps
            self.update()

    def light(self, parameter: Parameter, steps: int, motions: Motions, *, moving: bool) -> None:
        """Light the steps of a parameter up to this one, one after the other if it is `moving`."""
        before, after = self.lit(parameter), float(steps)
        if before == after:
            return
        motion, curves = look().motion_ms, look().easing
        time = min(motion.event_batch_max, round(motion.ring_step * abs(after - before))) if moving else 0

        def step(part: float) -> None:
            self.set_lit(parameter, before + (after - before) * part)

        motions.start(parameter, time, curves.in_place, step)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, _widget: QWidget | None = None) -> None:
        """Draw the three tracks."""
        if self._fonts is None:
            return
        exposed, face = QRectF(option.exposedRect), self._fonts.title
        for parameter, gauge in self._gauges.items():
            arc = self.arcs[parameter]
            paint_track(painter, self.theme, parameter, gauge, arc, self._side, face, self.lit(parameter), exposed)


class FiguresItem(QGraphicsItem):
    """The three large figures: temperature and oxygen in the upper corners, oceans in the lower right one."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.theme = theme
        self._gauges: dict[Parameter, Gauge] = {}
        self._fonts: StageFonts | None = None
        self._rect = QRectF()
        self.setZValue(-1)

    def boundingRect(self) -> QRectF:
        """The whole stage."""
        return self._rect

    def set_theme(self, theme: Theme) -> None:
        """Draw with another theme from now on."""
        if theme != self.theme:
            self.theme = theme
            self.update()

    def place(self, layout: StageLayout, fonts: StageFonts) -> None:
        """Take the whole stage of the layout."""
        self.prepareGeometryChange()
        self._rect, self._fonts = QRectF(QPointF(0, 0), layout.size), fonts
        self.update()

    def set_gauges(self, gauges: dict[Parameter, Gauge]) -> None:
        """Show other words or values."""
        if gauges != self._gauges:
            self._gauges = gauges
            self.update()

    def paint(self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None) -> None:
        """Draw the blocks of words."""
        if self._fonts is None:
            return
        top = MARGIN / 2
        low = self._rect.height() - block_height(self._fonts) - MARGIN / 2
        left, right = MARGIN, self._rect.width() - MARGIN
        corners = (QPointF(left, top), QPointF(right, top), QPointF(right, low))
        for parameter, corner in zip(PARAMETERS, corners, strict=True):
            gauge = self._gauges.get(parameter)
            if gauge is not None:
                paint_block(painter, self.theme, parameter, gauge, self._fonts, corner, corner.x() == right)
