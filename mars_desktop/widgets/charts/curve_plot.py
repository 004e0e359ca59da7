"""Axes and lines of a chart, drawn by pyqtgraph.

There is one plot for all charts of the program, and it stays: plots that come and go are taken apart by Python's
collector of cycles in any order, scene and items and view, and that crashes the program when it happens in the middle
of an event.
"""

import atexit
from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

import pyqtgraph as pg
from PySide6.QtCore import QCoreApplication, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from shiboken6 import delete, isValid

from mars_desktop.theme.application import current_text_size, current_theme
from mars_desktop.theme.palette import color
from mars_desktop.theme.tokens import look
from mars_desktop.widgets.charts.graphs import (
    Graph,
    GraphSet,
    Stretch,
    lowest_and_highest,
    scale,
    shared_stretches,
)
from mars_desktop.widgets.lettering import advance, face, tint

# Its tidying at the end of the program searches all objects for graphics items and meddles with those of the board.
pg.setConfigOptions(exitCleanup=False, antialias=True)

LINE = 2.2
CASING = 1.8
DASH = 3.0
TOP = 12.0
AXIS = 26.0
"""The height of the row of steps under the curves."""

_TICKS_APART = 48.0


class Area(NamedTuple):
    """Where the curves are in the chart, and the steps and values at its edges."""

    rect: QRectF
    steps: tuple[float, float]
    values: tuple[float, float]

    def point(self, step: float, value: float) -> QPointF:
        """Where a value at a step lies."""
        (first, last), (low, high) = self.steps, self.values
        x = self.rect.left() + (step - first) / (last - first) * self.rect.width()
        return QPointF(x, self.rect.bottom() - (value - low) / (high - low) * self.rect.height())


class CurvePlot:
    """Draws one graph at a time."""

    def __init__(self) -> None:
        self._plot = pg.PlotWidget(background=None)
        # Never on the screen: it paints into the charts.
        self._plot.setAttribute(Qt.WidgetAttribute.WA_QuitOnClose, on=False)
        item = self._plot.getPlotItem()
        item.hideButtons()
        item.setMenuEnabled(False)
        item.setMouseEnabled(x=False, y=False)
        item.getViewBox().setDefaultPadding(0)
        self.owner: object = None
        """Whose graph is drawn now."""

    def take_down(self) -> None:
        """Let the plot go as a whole, while Qt is still there; nothing can be drawn afterwards."""
        if QCoreApplication.instance() is not None and isValid(self._plot):
            delete(self._plot)

    def draw(self, graphs: GraphSet, graph: Graph, size: QSize, right: float, ratio: float) -> Area:
        """Draw a graph in this size with so much room at its right; returns where the curves are.

        `ratio` is how many pixels of the screen make one of ours: lines are measured in those of the screen.
        """
        item = self._plot.getPlotItem()
        item.clear()
        low, high = lowest_and_highest(graph)
        ticks = scale(low, high, int(size.height() / _px(_TICKS_APART)))
        item.layout.setContentsMargins(0, _px(TOP), right, 0)
        used = face("caption", current_text_size())
        axis = item.getAxis("left")
        axis.setWidth(max(advance(_minus(tick), used) for tick in ticks) + _px(10))
        axis.setTicks([[(tick, _minus(tick)) for tick in ticks]])
        below = item.getAxis("bottom")
        below.setHeight(_px(AXIS))
        written = _written_steps(graphs.steps, size.width() - right - _px(40))
        below.setTicks([[(step, graphs.steps[step]) for step in written]])
        for each in (axis, below):
            # Ticks of no length and without a pen are dots all the same: they have to be clear as well.
            each.setStyle(tickFont=used, tickLength=0, tickAlpha=0, tickTextOffset=round(_px(6)))
            each.setStyle(hideOverlappingLabels=False)
            each.setPen(pg.mkPen(None))
            each.setTextPen(tint("ink2"))
        steps = (-0.15, max(len(graphs.steps) - 1, 1) + 0.05)
        top = max(high, ticks[0] + 1)
        values = (float(ticks[0]), top + (top - ticks[0]) * 0.04)
        item.setXRange(*steps, padding=0)
        item.setYRange(*values, padding=0)
        for tick in ticks:
            item.addItem(pg.InfiniteLine(tick, angle=0, pen=_pen(tint("line"), look().size.line.hair * ratio)))
        self._draw_lines(item, graphs, graph, ratio)
        self._plot.resize(size)
        # A widget that is not shown hears of its size only when it is looked at.
        self._plot.grab(QRect(0, 0, 1, 1))
        item.layout.activate()
        return Area(QRectF(item.getViewBox().sceneBoundingRect()), steps, values)

    def paint(self, painter: QPainter) -> None:
        """Paint what was drawn last, at the origin."""
        area = self._plot.rect()
        self._plot.render(painter, QRectF(area), area, Qt.AspectRatioMode.IgnoreAspectRatio)

    def _draw_lines(self, item: pg.PlotItem, graphs: GraphSet, graph: Graph, ratio: float) -> None:
        steps = list(range(len(graphs.steps)))
        # Round the line: the ground where lines cross, or ink where the ground is as light as some of the colours.
        casing = color(current_theme().base.ground if current_theme().is_dark else current_theme().base.ink)
        # The first seat's line comes to lie on top.
        for curve in reversed(range(len(graphs.names))):
            values = list(graph.values[curve])
            tone = color(graphs.marks[curve].fill)
            item.addItem(pg.PlotCurveItem(steps, values, pen=_pen(casing, (LINE + CASING) * ratio)))
            item.addItem(pg.PlotCurveItem(steps, values, pen=_pen(tone, LINE * ratio)))
        for curve, stretches in enumerate(shared_stretches(graph.values)):
            tone = color(graphs.marks[curve].fill)
            for stretch in stretches:
                item.addItem(_dashed(graph.values[curve], stretch, _pen(tone, LINE * ratio)))


@cache
def curve_plot() -> CurvePlot:
    """The plot of the program, made at the first chart."""
    plot = CurvePlot()
    # Left to the end of Python it would be taken apart in any order there too.
    atexit.register(plot.take_down)
    return plot


def _dashed(values: Sequence[int], stretch: Stretch, pen: QPen) -> pg.PlotCurveItem:
    """A stretch that several curves share, in the turns of this one of them."""
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    pen.setDashPattern([DASH, DASH * (stretch.shared - 1)])
    pen.setDashOffset(DASH * (stretch.shared - stretch.rank))
    ends = [stretch.step, stretch.step + 1]
    return pg.PlotCurveItem(ends, [values[step] for step in ends], pen=pen)


def _written_steps(steps: Sequence[str], width: float) -> list[int]:
    """The steps whose names there is room for: all, or every second, fifth or tenth and the last."""
    last = len(steps) - 1
    used = face("caption", current_text_size())
    widest = max(advance(name, used) for name in steps[1:] or steps) + _px(8)
    room = max(1.0, width / max(1, last))
    every = next((n for n in (1, 2, 5, 10) if room * n >= widest), 20)
    return [
        step for step in range(last + 1) if step == last or (step % every == 0 and (step == 0 or last - step >= every))
    ]


def _px(length: float) -> float:
    return length * current_text_size() / 100


def _pen(tone: QColor, width: float) -> QPen:
    pen = QPen(tone, width)
    pen.setCosmetic(True)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    return pen


def _minus(value: int) -> str:
    return str(value).replace("-", "−")
