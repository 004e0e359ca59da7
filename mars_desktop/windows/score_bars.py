"""The score sheet drawn: a row for every seat, figures by source in columns, and a bar of all of them."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from mars_desktop.theme.application import current_text_size, current_theme
from mars_desktop.theme.color_tokens import Theme
from mars_desktop.theme.fonts import font
from mars_desktop.theme.palette import color
from mars_desktop.theme.seat_mark import paint_seat_mark_in
from mars_desktop.windows.seat_line import mark_of_colour
from mars_desktop.windows.words import tr

NAME = 0.29
"""The part of the width that names take."""

LAST = 0.17
"""The part of the width that the total and the M€ take."""


class ScoreRow(NamedTuple):
    """One seat: colour, name, corporation, points by source in the order of the columns, total, and M€ left."""

    colour: str
    name: str
    corporation: str
    points: tuple[int, ...]
    total: int
    money: int
    won: bool


class ScoreBars(QWidget):
    """Rows from first to last place under one heading of sources."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._sources: tuple[str, ...] = ()
        self._names: tuple[str, ...] = ()
        self._rows: tuple[ScoreRow, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_score(self, sources: Sequence[str], names: Sequence[str], rows: Sequence[ScoreRow]) -> None:
        """Show a score sheet; `sources` are the keys of the columns, `names` what they are called."""
        self._sources, self._names, self._rows = tuple(sources), tuple(names), tuple(rows)
        self.setAccessibleName(tr("Points by source"))
        self.setAccessibleDescription("\n".join(self._spoken(row) for row in self._rows))
        self.updateGeometry()
        self.update()

    def _spoken(self, row: ScoreRow) -> str:
        parts = [f"{name} {n}" for name, n in zip(self._names, row.points, strict=True)]
        return tr(
            "{name}: {total} points. {parts}. {money} M€ left.",
            name=row.name,
            total=row.total,
            parts=", ".join(parts),
            money=row.money,
        )

    def _px(self, length: float) -> float:
        return length * current_text_size() / 100

    def sizeHint(self) -> QSize:
        return QSize(round(self._px(700)), round(self._px(52 + 74 * len(self._rows))))

    def minimumSizeHint(self) -> QSize:
        return QSize(round(self._px(610)), self.sizeHint().height())

    def paintEvent(self, _event: QPaintEvent) -> None:
        if not self._rows:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        width = self.width()
        left, right = width * NAME, width * (1 - LAST)
        column = (right - left) / len(self._sources)
        tints = source_tints(current_theme())
        self._paint_heading(painter, left, column, tints)
        most = max(1, *(sum(max(0, n) for n in row.points) for row in self._rows))
        for number, row in enumerate(self._rows):
            top = self._px(52 + 74 * number)
            self._paint_row(painter, row, top, left, column)
            self._paint_bar(painter, row, QRectF(left, top + self._px(36), (width - left) / most, self._px(16)), tints)
        painter.end()

    def _paint_heading(self, painter: QPainter, left: float, column: float, tints: dict[str, QColor]) -> None:
        face = font("caption", current_text_size())
        for number, (source, name) in enumerate(zip(self._sources, self._names, strict=True)):
            box = QRectF(left + number * column, 0, column - self._px(8), self._px(38))
            painter.setFont(face)
            painter.setPen(color(current_theme().base.ink2))
            flags = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignBottom | Qt.TextFlag.TextWordWrap
            painter.drawText(box, flags, name)
            painter.fillRect(QRectF(box.right() - self._px(24), self._px(42), self._px(24), self._px(4)), tints[source])
        width = float(self.width())
        painter.setPen(color(current_theme().base.ink2))
        self._figure(painter, width * (1 - LAST / 2) - self._px(4), self._px(35), tr("Points"), face)
        self._figure(painter, width, self._px(35), tr("M€"), face)

    def _figure(self, painter: QPainter, right: float, line: float, words: str, face: QFont) -> None:
        painter.setFont(face)
        painter.drawText(QPointF(right - QFontMetricsF(face).horizontalAdvance(words), line), words)

    def _paint_row(self, painter: QPainter, row: ScoreRow, top: float, left: float, column: float) -> None:
        base, size = current_theme().base, current_text_size()
        side = self._px(22)
        paint_seat_mark_in(painter, mark_of_colour(row.colour), QRectF(0, top + self._px(8), side, side))
        room = left - self._px(44)
        for words, face, ink, line in (
            (row.name, font("label", size), base.ink, 26.0),
            (row.corporation, font("caption", size), base.ink2, 47.0),
        ):
            painter.setFont(face)
            painter.setPen(color(ink))
            said = QFontMetricsF(face).elidedText(words, Qt.TextElideMode.ElideRight, room)
            painter.drawText(QPointF(self._px(32), top + self._px(line)), said)
        for number, n in enumerate(row.points):
            painter.setPen(color(base.ink if n else base.ink3))
            right = left + (number + 1) * column - self._px(8)
            self._figure(painter, right, top + self._px(26), _minus(n), font("number", size, weight=400))
        painter.setPen(color(base.ink))
        total = font("heading", size, weight=600 if row.won else 500)
        self._figure(painter, self.width() * (1 - LAST / 2) - self._px(4), top + self._px(27), _minus(row.total), total)
        painter.setPen(color(base.ink2))
        self._figure(painter, self.width(), top + self._px(26), _minus(row.money), font("body", size))

    def _paint_bar(self, painter: QPainter, row: ScoreRow, unit: QRectF, tints: dict[str, QColor]) -> None:
        """Parts side by side; `unit` is one point wide. Points below 0 have no length, the figures tell them."""
        x = unit.left()
        for source, n in zip(self._sources, row.points, strict=True):
            if n > 0:
                painter.fillRect(QRectF(x, unit.top(), n * unit.width() - 1, unit.height()), tints[source])
                x += n * unit.width()


_TINTS: Final = {
    "rating": ("resource", "tr"),
    "awards": ("resource", "energy"),
    "milestones": ("resource", "heat"),
    "greeneries": ("resource", "plants"),
    "cities": ("resource", "steel"),
    "cards": ("parameter", "oceans"),
}


def source_tints(theme: Theme) -> dict[str, QColor]:
    """The colour of each source of points in a theme."""
    return {source: color(getattr(getattr(theme, group), name)) for source, (group, name) in _TINTS.items()}


def _minus(n: int) -> str:
    return str(n).replace("-", "−")
