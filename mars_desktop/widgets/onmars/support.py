"""The Life Support System as four columns under their reward tiles, and the Missions with how far each is."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from mars_desktop.models.onmars.panel_rows import MissionRow, SupportRow
from mars_desktop.theme.application import current_theme
from mars_desktop.theme.icons import icon_color, paint_icon
from mars_desktop.theme.palette import color
from mars_desktop.theme.tokens import look
from mars_desktop.widgets.hints import Hints
from mars_desktop.widgets.lettering import face, fitted, shortened, tint, write

_GAP = 8.0
_LINE = 24.0
_RIGHT, _MIDDLE = Qt.AlignmentFlag.AlignRight, Qt.AlignmentFlag.AlignHCenter


class _Figures(QWidget):
    """Base of painted parts that explain themselves by tips and are read aloud as a whole."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._hints = Hints(self)
        self._text_size = 100

    def set_text_size(self, text_size: int) -> None:
        """Write at this size, in percent."""
        self._text_size = text_size
        self.update()

    def px(self, length: float) -> float:
        """So many pixels at the text size in force."""
        return length * self._text_size / 100

    def event(self, event: QEvent) -> bool:
        """Explain the part under the pointer."""
        return self._hints.handles(event) or super().event(event)


class SupportChart(_Figures):
    """A column for each building that supports life; the line is the Colony level row."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._columns: tuple[SupportRow, ...] = ()
        self._rows, self._level = 6, 1

    def show_rows(self, columns: Sequence[SupportRow], rows: int, level: int) -> None:
        """Show these columns of so many rows, and the line of the Colony's level."""
        if (tuple(columns), rows, level) != (self._columns, self._rows, self._level):
            self._columns, self._rows, self._level = tuple(columns), rows, level
            self.setAccessibleName("\n".join(column.spoken for column in columns))
            self.update()

    def least_height(self) -> float:
        """The height in which the rows can still be told apart."""
        return self.px(36) + self._rows * self.px(5)

    def most_height(self) -> float:
        """The height beyond which the columns gain nothing."""
        return self.px(38) + self._rows * self.px(15)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the columns from the foot up, and the line of the level."""
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        self._hints.clear()
        px, theme = self.px, current_theme()
        count = max(1, len(self._columns))
        own = (self.width() - px(_GAP) * (count - 1)) / count
        top, foot = px(17), self.height() - px(21)
        step = (foot - top) / max(1, self._rows)
        small = face("caption", self._text_size, 600)
        for number, column in enumerate(self._columns):
            x = number * (own + px(_GAP))
            tone = color(icon_color(theme, column.icon))
            points = self.tr("+{n}").format(n=column.points)
            painter.setPen(Qt.PenStyle.NoPen)
            used = fitted(points, small, own - px(18))
            paint_icon(painter, "vp", QRectF(x + own / 2 - px(16), 0, px(13), px(13)), icon_color(theme, "vp"))
            write(painter, QPointF(x + own / 2, px(12)), points, used, tint("ink"))
            for row in range(self._rows):
                box = QRectF(x, foot - (row + 1) * step + 1, own, step - 2)
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(tone if row < column.row else tint("raised"))
                painter.drawRoundedRect(box, 2, 2)
            paint_icon(painter, column.icon, QRectF(x + own / 2 - px(8), foot + px(3), px(16), px(16)), tone)
            self._hints.add(QRectF(x, 0, own, self.height()), column.spoken)
        # The level row lies one above the level; what is built below it is rewarded.
        y = foot - (self._level + 1) * step
        painter.setPen(QPen(tint("ground"), look().size.line.selection + 1))
        painter.drawLine(QPointF(0, y), QPointF(self.width(), y))
        painter.setPen(QPen(tint("accent"), look().size.line.emphasis))
        painter.drawLine(QPointF(0, y), QPointF(self.width(), y))
        painter.end()


class MissionLines(_Figures):
    """The Missions, each with a bar of what is done."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._missions: tuple[MissionRow, ...] = ()

    def show_rows(self, missions: Sequence[MissionRow]) -> None:
        """Show these Missions."""
        if tuple(missions) != self._missions:
            self._missions = tuple(missions)
            self.setAccessibleName("\n".join(mission.spoken for mission in missions))
            self.update()

    def needed_height(self) -> float:
        """A line and a bar for each."""
        return len(self._missions) * self.px(_LINE)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Write name and progress, and draw the bar."""
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        self._hints.clear()
        px, width = self.px, float(self.width())
        used, strong = face("caption", self._text_size), face("caption", self._text_size, 600)
        y = 0.0
        for mission in self._missions:
            base = y + px(14)
            taken = write(painter, QPointF(width, base), mission.progress, strong, tint("ink"), _RIGHT)
            name = shortened(mission.title, used, width - taken - px(8))
            write(painter, QPointF(0, base), name, used, tint("ink"))
            bar = QRectF(0, base + px(4), width, px(4))
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(tint("prod"))
            painter.drawRoundedRect(bar, px(2), px(2))
            painter.setBrush(tint("ink2"))
            done = width * min(1.0, mission.done / max(1, mission.target))
            if done:
                painter.drawRoundedRect(QRectF(0, bar.top(), done, bar.height()), px(2), px(2))
            self._hints.add(QRectF(0, y, width, px(_LINE)), mission.spoken)
            y += px(_LINE)
        painter.end()
