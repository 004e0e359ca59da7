"""The band above the map: the words for Orbit and Colony, the Shuttle line with the ship, and when it crosses."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPen, QTransform
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from mars_desktop.board.onmars.layout import MARGIN, ColonyLayout
from mars_desktop.board.strokes import round_pen
from mars_desktop.models.onmars.board_rows import SHUTTLE_SPACES, ShuttleRow
from mars_desktop.theme.color_tokens import Theme
from mars_desktop.theme.icons import FIELD, icon_path
from mars_desktop.theme.motion import Motions
from mars_desktop.theme.palette import color
from mars_desktop.theme.tokens import look

SHIP = 2.7
RED_STOP = 1.12
SHIP_CASING = 2.0


class ShuttleItem(QGraphicsItem):
    """The Shuttle line: spaces 5 to 1 of Orbit, then 1 to 5 of the Colony, the two red ones in the middle."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.theme = theme
        self._layout: ColonyLayout | None = None
        self._row: ShuttleRow | None = None
        self._titles = ("", "")
        self._title, self._words, self._number = QFont(), QFont(), QFont()
        self._ship: QPointF | None = None
        self.setZValue(0)

    def boundingRect(self) -> QRectF:
        """The whole width above the map."""
        layout = self._layout
        return QRectF(0, 0, layout.size.width(), layout.stops[0].y() + layout.stop_radius * 2.5) if layout else QRectF()

    def set_theme(self, theme: Theme) -> None:
        """Draw with another theme from now on."""
        self.theme = theme
        self.update()

    def place(self, layout: ColonyLayout, title: QFont, words: QFont, number: QFont) -> None:
        """Take the place of the layout and write in these faces."""
        self.prepareGeometryChange()
        self._layout = layout
        self._title, self._words, self._number = title, words, number
        self._ship = layout.stop(self._row.side, self._row.space) if self._row is not None else None
        self.update()

    def show_row(self, row: ShuttleRow, titles: tuple[str, str], motions: Motions) -> None:
        """Show where the Shuttle stands; it flies there from where it stood."""
        if (row, titles) == (self._row, self._titles):
            return
        before, self._row, self._titles = self._row, row, titles
        self.update()
        if self._layout is None:
            return
        goal = self._layout.stop(row.side, row.space)
        if before is None or self._ship is None or (before.side, before.space) == (row.side, row.space):
            self._ship = goal
            return
        start = self._ship

        def step(part: float) -> None:
            self._ship = start + (goal - start) * part
            self.update()

        motions.start("shuttle", look().motion_ms.move_piece_max, look().easing.travel, step)

    def paint(self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None) -> None:
        """Draw words, line, spaces and ship."""
        layout, row, base = self._layout, self._row, self.theme.base
        if layout is None or row is None:
            return
        painter.setFont(self._title)
        painter.setPen(color(base.ink2))
        right = layout.size.width() - MARGIN - QFontMetricsF(self._title).horizontalAdvance(self._titles[1])
        painter.drawText(QPointF(MARGIN, layout.caption), self._titles[0])
        painter.drawText(QPointF(right, layout.caption), self._titles[1])
        painter.setFont(self._words)
        half = QFontMetricsF(self._words).horizontalAdvance(row.words) / 2
        painter.drawText(QPointF((layout.stops[0].x() + layout.stops[-1].x()) / 2 - half, layout.caption), row.words)
        painter.setPen(QPen(color(base.edge), look().size.line.emphasis))
        painter.drawLine(layout.stops[0], layout.stops[-1])
        here = layout.stop(row.side, row.space)
        for number, at in enumerate(layout.stops):
            space = SHUTTLE_SPACES - number if number < SHUTTLE_SPACES else number - SHUTTLE_SPACES + 1
            self._paint_stop(painter, at, space, layout.stop_radius, covered=at == here and self._ship == here)
        if self._ship is not None:
            self._paint_ship(painter, self._ship, layout.stop_radius * SHIP, row)

    def _paint_stop(self, painter: QPainter, at: QPointF, space: int, radius: float, *, covered: bool) -> None:
        base, lines = self.theme.base, look().size.line
        red = space == 1
        size = radius * (RED_STOP if red else 1.0)
        painter.setPen(QPen(color(base.bad if red else base.edge), lines.emphasis + 0.6 if red else lines.control))
        painter.setBrush(color(base.ground))
        painter.drawEllipse(at, size, size)
        if not covered:
            painter.setFont(self._number)
            painter.setPen(color(base.ink2))
            box = QRectF(at.x() - size, at.y() - size, 2 * size, 2 * size)
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, str(space))

    def _paint_ship(self, painter: QPainter, at: QPointF, size: float, row: ShuttleRow) -> None:
        """The ship with its nose towards the other side."""
        base = self.theme.base
        scale = size / FIELD
        path = QTransform().rotate(90 if row.side == "orbit" else -90).translate(-FIELD / 2, -FIELD / 2)
        ship = (path * QTransform.fromScale(scale, scale)).map(icon_path("onmars-ship"))
        ship.translate(at)
        painter.strokePath(ship, round_pen(color(base.ground), 2 * SHIP_CASING + 1))
        painter.fillPath(ship, color(base.accent))
