"""Curves over steps: pyqtgraph draws axes and lines, the marks and labels of the curves are painted over it."""

from collections.abc import Sequence

import pyqtgraph as pg
from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QGraphicsView, QSizePolicy, QWidget

from mars_desktop.theme.application import current_text_size, current_theme
from mars_desktop.theme.palette import color
from mars_desktop.theme.seat_mark import paint_seat_mark_in
from mars_desktop.theme.tokens import look
from mars_desktop.widgets.charts.graphs import (
    Graph,
    GraphSet,
    Stretch,
    lowest_and_highest,
    marked_steps,
    scale,
    shared_stretches,
)
from mars_desktop.widgets.charts.spreading import spread
from mars_desktop.widgets.lettering import advance, face, focus_ring, shortened, tint, write

# Its tidying at the end of the program searches all objects for graphics items and meddles with those of the board.
pg.setConfigOptions(exitCleanup=False, antialias=True)

LINE = 2.2
CASING = 1.8
DASH = 3.0
MARK = 17.0
AXIS = 26.0
"""The height of the row of steps under the curves."""

LABEL_GAP = 22.0
WIDEST_LABELS = 0.34
"""The part of the width that names may take."""


class LineChart(QWidget):
    """One graph. Arrow keys or pointer pick a step, whose values then stand in the labels; Esc lets go of it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.graphs: GraphSet | None = None
        self.graph: Graph | None = None
        self._step: int | None = None
        self._plot = pg.PlotWidget(parent=self, background=None)
        self._plot.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._plot.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        # A kept background would stay that of the theme before.
        self._plot.setCacheMode(QGraphicsView.CacheModeFlag.CacheNone)
        item = self._plot.getPlotItem()
        item.hideButtons()
        item.setMenuEnabled(False)
        item.setMouseEnabled(x=False, y=False)
        item.getViewBox().setDefaultPadding(0)
        self._cover = _Cover(self)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_graph(self, graphs: GraphSet, graph: Graph) -> None:
        """Show one graph of a set."""
        self.graphs, self.graph = graphs, graph
        self._step = None
        self._draw()
        self._tell()

    @property
    def step(self) -> int | None:
        """The step that is picked; None for the last one, where the curves end."""
        return self._step

    def pick(self, step: int | None) -> None:
        """Pick a step, or none."""
        if step != self._step:
            self._step = step
            self._cover.update()
            self._tell()

    def values(self) -> list[int]:
        """The values that the labels tell."""
        if self.graph is None:
            return []
        return [curve[-1 if self._step is None else self._step] for curve in self.graph.values]

    def _tell(self) -> None:
        if self.graphs is None or self.graph is None:
            return
        self.setAccessibleName(self.graph.heading)
        moment = self.graphs.moments[-1 if self._step is None else self._step]
        told = ", ".join(f"{name} {value}" for name, value in zip(self.graphs.names, self.values(), strict=True))
        self.setAccessibleDescription(f"{moment}: {told}")
        # A long name may be shortened in its label.
        self.setToolTip(f"{moment}\n{told.replace(', ', chr(10))}")

    # Size and look

    def sizeHint(self) -> QSize:
        # It takes what room there is, but asks for no more than it needs.
        return self.minimumSizeHint()

    def minimumSizeHint(self) -> QSize:
        curves = 0 if self.graphs is None else len(self.graphs.names)
        return QSize(round(self._px(360)), round(self._px(40 + LABEL_GAP * max(4, curves))))

    def _px(self, length: float) -> float:
        return length * current_text_size() / 100

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._plot.setGeometry(self.rect())
        self._cover.setGeometry(self.rect())
        self._draw()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.PaletteChange, QEvent.Type.FontChange):
            self._draw()

    # Drawing

    def _draw(self) -> None:
        """Draw axes and lines anew; there are few of them."""
        if self.graphs is None or self.graph is None:
            return
        item = self._plot.getPlotItem()
        item.clear()
        low, high = lowest_and_highest(self.graph)
        ticks = scale(low, high, int(self.height() / self._px(48)))
        right = self.label_width() + self._px(MARK + 14)
        item.layout.setContentsMargins(0, self._px(12), right, 0)
        used = face("caption", current_text_size())
        axis = item.getAxis("left")
        axis.setWidth(max(advance(_minus(tick), used) for tick in ticks) + self._px(10))
        axis.setTicks([[(tick, _minus(tick)) for tick in ticks]])
        below = item.getAxis("bottom")
        below.setHeight(self._px(AXIS))
        below.setTicks([[(step, name) for step, name in enumerate(self.graphs.steps) if self._is_written(step, right)]])
        for each in (axis, below):
            # Ticks of no length and without a pen are dots all the same: they have to be clear as well.
            each.setStyle(tickFont=used, tickLength=0, tickAlpha=0, tickTextOffset=round(self._px(6)))
            each.setStyle(hideOverlappingLabels=False)
            each.setPen(pg.mkPen(None))
            each.setTextPen(tint("ink2"))
        last = len(self.graphs.steps) - 1
        item.setXRange(-0.15, max(last, 1) + 0.05, padding=0)
        top = max(high, ticks[0] + 1)
        item.setYRange(ticks[0], top + (top - ticks[0]) * 0.04, padding=0)
        for tick in ticks:
            item.addItem(pg.InfiniteLine(tick, angle=0, pen=pg.mkPen(tint("line"), width=look().size.line.hair)))
        self._draw_lines(item)
        # So that the places of the steps are known before the first painting.
        item.layout.activate()
        self._cover.update()

    def _draw_lines(self, item: pg.PlotItem) -> None:
        assert self.graphs is not None
        assert self.graph is not None
        steps = list(range(len(self.graphs.steps)))
        # Round the line: the ground where lines cross, or ink where the ground is as light as some of the colours.
        casing = color(current_theme().base.ground if current_theme().is_dark else current_theme().base.ink)
        shared = shared_stretches(self.graph.values)
        # The first seat's line comes to lie on top.
        for curve in reversed(range(len(self.graphs.names))):
            values = list(self.graph.values[curve])
            tone = color(self.graphs.marks[curve].fill)
            item.addItem(pg.PlotCurveItem(steps, values, pen=_pen(casing, LINE + CASING)))
            item.addItem(pg.PlotCurveItem(steps, values, pen=_pen(tone, LINE)))
        for curve, stretches in enumerate(shared):
            tone = color(self.graphs.marks[curve].fill)
            for stretch in stretches:
                item.addItem(self._dashed(self.graph.values[curve], stretch, tone))

    def _dashed(self, values: Sequence[int], stretch: Stretch, tone: QColor) -> pg.PlotCurveItem:
        """A stretch that several curves share, in the turns of this one of them."""
        pen = _pen(tone, LINE)
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        pen.setDashPattern([DASH, DASH * (stretch.shared - 1)])
        pen.setDashOffset(DASH * (stretch.shared - stretch.rank))
        ends = [stretch.step, stretch.step + 1]
        return pg.PlotCurveItem(ends, [values[step] for step in ends], pen=pen)

    def _is_written(self, step: int, right: float) -> bool:
        """Whether there is room for a step's name: for all, or for every second, fifth or tenth and the last."""
        assert self.graphs is not None
        last = len(self.graphs.steps) - 1
        used = face("caption", current_text_size())
        widest = max(advance(name, used) for name in self.graphs.steps[1:] or self.graphs.steps) + self._px(8)
        room = max(1.0, (self.width() - right - self._px(40)) / max(1, last))
        every = next((n for n in (1, 2, 5, 10) if room * n >= widest), 20)
        return step == last or (step % every == 0 and (step == 0 or last - step >= every))

    # Places, in the coordinates of this widget

    def point(self, step: float, value: float) -> QPointF:
        """Where a value at a step lies."""
        seen = self._plot.getPlotItem().getViewBox().mapViewToScene(QPointF(step, value))
        return QPointF(self._plot.viewportTransform().map(seen))

    def plot_rect(self) -> QRectF:
        """Where the curves are."""
        seen = self._plot.getPlotItem().getViewBox().sceneBoundingRect()
        return QRectF(self._plot.viewportTransform().mapRect(seen))

    def label_width(self) -> float:
        """How much room the names and values take."""
        if self.graphs is None or self.graph is None:
            return 0.0
        used = face("label", current_text_size())
        names = max((advance(name, used) for name in self.graphs.names), default=0)
        figures = max(advance(_minus(value), used) for value in lowest_and_highest(self.graph))
        return min(names + figures + self._px(14), self.width() * WIDEST_LABELS)

    def label_rows(self) -> list[float]:
        """The middles of the labels, from the top, in the order of the curves."""
        step = -1 if self._step is None else self._step
        assert self.graphs is not None
        at = len(self.graphs.steps) - 1 if step < 0 else step
        wanted = [self.point(at, value).y() for value in self.values()]
        half = self._px(LABEL_GAP) / 2
        return spread(wanted, self._px(LABEL_GAP), half, self.height() - self._px(AXIS) - half)

    # Looking closer

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """The step under the pointer is picked."""
        if self.graphs is None:
            return
        start, end = self.point(0, 0).x(), self.point(1, 0).x()
        step = round((event.position().x() - start) / max(1.0, end - start))
        self.pick(step if 0 <= step < len(self.graphs.steps) - 1 else None)

    def leaveEvent(self, event: QEvent) -> None:
        self.pick(None)
        super().leaveEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Left and Right walk through the steps, Home and End go to either end, Esc lets go."""
        last = 0 if self.graphs is None else len(self.graphs.steps) - 1
        now = last if self._step is None else self._step
        match event.key():
            case Qt.Key.Key_Left:
                to = max(0, now - 1)
            case Qt.Key.Key_Right:
                to = min(last, now + 1)
            case Qt.Key.Key_Home:
                to = 0
            case Qt.Key.Key_End:
                to = last
            case Qt.Key.Key_Escape if self._step is not None:
                to = last
            case _:
                super().keyPressEvent(event)
                return
        event.accept()
        self.pick(to if to < last else None)


class _Cover(QWidget):
    """Marks, labels and the picked step, painted over the plot."""

    def __init__(self, chart: LineChart) -> None:
        super().__init__(chart)
        self._chart = chart
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def paintEvent(self, _event: QPaintEvent) -> None:
        chart = self._chart
        graphs, graph = chart.graphs, chart.graph
        if graphs is None or graph is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if chart.step is not None:
            self._paint_step(painter, graphs, chart.step)
        self._paint_marks(painter, graphs, graph)
        self._paint_labels(painter, graphs)
        self._paint_unit(painter, graphs)
        if chart.hasFocus():
            focus_ring(painter, QRectF(self.rect()))
        painter.end()

    def _px(self, length: float) -> float:
        return length * current_text_size() / 100

    def _paint_step(self, painter: QPainter, graphs: GraphSet, step: int) -> None:
        area = self._chart.plot_rect()
        x = self._chart.point(step, 0).x()
        painter.setPen(QPen(tint("accent"), look().size.line.control))
        painter.drawLine(QPointF(x, area.top()), QPointF(x, area.bottom()))
        used = face("caption", current_text_size(), 600)
        words = graphs.moments[step]
        half = advance(words, used) / 2 + self._px(6)
        middle = min(max(x, half), self.width() - half)
        box = QRectF(middle - half, area.bottom() + self._px(3), 2 * half, self._px(22))
        painter.fillRect(box, tint("accent"))
        base = box.center().y() + used.pixelSize() * 0.35
        write(painter, QPointF(middle, base), words, used, tint("onaccent"), Qt.AlignmentFlag.AlignHCenter)

    def _paint_marks(self, painter: QPainter, graphs: GraphSet, graph: Graph) -> None:
        side = self._px(MARK - 3)
        steps = len(graphs.steps)
        for curve, mark in enumerate(graphs.marks):
            for step in marked_steps(curve, len(graphs.marks), steps):
                at = self._chart.point(step, graph.values[curve][step])
                paint_seat_mark_in(painter, mark, QRectF(at.x() - side / 2, at.y() - side / 2, side, side))
        at_step = steps - 1 if self._chart.step is None else self._chart.step
        for mark, value in zip(graphs.marks, self._chart.values(), strict=True):
            at = self._chart.point(at_step, value)
            painter.setPen(QPen(tint("ground"), 1))
            painter.setBrush(color(mark.fill))
            painter.drawEllipse(at, self._px(3.4), self._px(3.4))

    def _paint_labels(self, painter: QPainter, graphs: GraphSet) -> None:
        chart = self._chart
        area = chart.plot_rect()
        side = self._px(MARK)
        left = area.right() + self._px(10)
        values = chart.values()
        best = max(values, default=0)
        last = len(graphs.steps) - 1
        for curve, y in enumerate(chart.label_rows()):
            mark, value = graphs.marks[curve], values[curve]
            if chart.step is None:
                end = chart.point(last, value)
                painter.setPen(QPen(tint("edge"), look().size.line.hair))
                painter.drawLine(end, QPointF(left + side / 2, y))
            paint_seat_mark_in(painter, mark, QRectF(left, y - side / 2, side, side))
            used = face("label", current_text_size(), 600 if value == best else 400)
            base = y + used.pixelSize() * 0.35
            figure = _minus(value)
            right = self.width() - self._px(2)
            words = left + side + self._px(7)
            room = right - words - advance(figure, used) - self._px(6)
            write(painter, QPointF(words, base), shortened(graphs.names[curve], used, room), used, tint("ink"))
            write(painter, QPointF(right, base), figure, used, tint("ink"), Qt.AlignmentFlag.AlignRight)

    def _paint_unit(self, painter: QPainter, graphs: GraphSet) -> None:
        """What is counted along the axis, behind its last step."""
        used = face("caption", current_text_size())
        after = self._chart.point(len(graphs.steps) - 1, 0).x() + advance(graphs.steps[-1], used) / 2 + self._px(10)
        base = self.height() - self._px(AXIS) + self._px(6) + used.pixelSize()
        room = self.width() - after
        if advance(graphs.unit, used) <= room:
            write(painter, QPointF(after, base), graphs.unit, used, tint("ink2"))


def _pen(tone: QColor, width: float) -> QPen:
    pen = QPen(tone, width)
    pen.setCosmetic(True)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    return pen


def _minus(value: int) -> str:
    return str(value).replace("-", "−")
