"""Curves over steps: axes and lines from the plot, and over them the marks, the labels and the step that is picked."""

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from mars_desktop.theme.application import current_text_size
from mars_desktop.theme.palette import color
from mars_desktop.theme.seat_mark import paint_seat_mark_in
from mars_desktop.theme.tokens import look
from mars_desktop.widgets.charts.curve_plot import AXIS, Area, curve_plot
from mars_desktop.widgets.charts.graphs import Graph, GraphSet, lowest_and_highest, marked_steps
from mars_desktop.widgets.charts.spreading import spread
from mars_desktop.widgets.lettering import advance, face, focus_ring, shortened, tint, write

MARK = 17.0
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
        self._area: Area | None = None
        self._ratio = 1.0
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_graph(self, graphs: GraphSet, graph: Graph) -> None:
        """Show one graph of a set."""
        self.graphs, self.graph = graphs, graph
        self._step = None
        self._outdate()
        self._tell()

    @property
    def step(self) -> int | None:
        """The step that is picked; None for the last one, where the curves end."""
        return self._step

    def pick(self, step: int | None) -> None:
        """Pick a step, or none."""
        if step != self._step:
            self._step = step
            self.update()
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
        self._outdate()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.PaletteChange, QEvent.Type.FontChange):
            self._outdate()

    def _outdate(self) -> None:
        """Have axes and lines drawn anew when they are next wanted."""
        self._area = None
        self.update()

    def _drawn(self) -> Area:
        """Where the curves are, once this chart's own are drawn in the plot."""
        assert self.graphs is not None
        assert self.graph is not None
        plot = curve_plot()
        if self._area is None or plot.owner is not self._area:
            right = self.label_width() + self._px(MARK + 14)
            self._area = plot.draw(self.graphs, self.graph, self.size(), right, self._ratio)
            plot.owner = self._area
        return self._area

    # Places, in the coordinates of this widget

    def point(self, step: float, value: float) -> QPointF:
        """Where a value at a step lies."""
        return (self._area or self._drawn()).point(step, value)

    def plot_rect(self) -> QRectF:
        """Where the curves are."""
        return (self._area or self._drawn()).rect

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

    # Painting

    def paintEvent(self, _event: QPaintEvent) -> None:
        graphs, graph = self.graphs, self.graph
        if graphs is None or graph is None:
            return
        painter = QPainter(self)
        ratio = painter.deviceTransform().m11()
        if ratio != self._ratio:
            self._ratio, self._area = ratio, None
        self._drawn()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        curve_plot().paint(painter)
        if self.step is not None:
            self._paint_step(painter, graphs, self.step)
        self._paint_marks(painter, graphs, graph)
        self._paint_labels(painter, graphs)
        self._paint_unit(painter, graphs)
        if self.hasFocus():
            focus_ring(painter, QRectF(self.rect()))
        painter.end()

    def _paint_step(self, painter: QPainter, graphs: GraphSet, step: int) -> None:
        area = self.plot_rect()
        x = self.point(step, 0).x()
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
                at = self.point(step, graph.values[curve][step])
                paint_seat_mark_in(painter, mark, QRectF(at.x() - side / 2, at.y() - side / 2, side, side))
        at_step = steps - 1 if self.step is None else self.step
        for mark, value in zip(graphs.marks, self.values(), strict=True):
            at = self.point(at_step, value)
            painter.setPen(QPen(tint("ground"), 1))
            painter.setBrush(color(mark.fill))
            painter.drawEllipse(at, self._px(3.4), self._px(3.4))

    def _paint_labels(self, painter: QPainter, graphs: GraphSet) -> None:
        area = self.plot_rect()
        side = self._px(MARK)
        left = area.right() + self._px(10)
        values = self.values()
        best = max(values, default=0)
        last = len(graphs.steps) - 1
        for curve, y in enumerate(self.label_rows()):
            mark, value = graphs.marks[curve], values[curve]
            if self.step is None:
                end = self.point(last, value)
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
        after = self.point(len(graphs.steps) - 1, 0).x() + advance(graphs.steps[-1], used) / 2 + self._px(10)
        base = self.height() - self._px(AXIS) + self._px(6) + used.pixelSize()
        room = self.width() - after
        if advance(graphs.unit, used) <= room:
            write(painter, QPointF(after, base), graphs.unit, used, tint("ink2"))


def _minus(value: int) -> str:
    return str(value).replace("-", "−")
