"""The score sheet drawn: for every seat a bar of its points by source, the figure in each part, the sum behind it."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QHelpEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from mars_desktop.theme.application import current_text_size, current_theme
from mars_desktop.theme.color_tokens import Theme
from mars_desktop.theme.palette import color
from mars_desktop.theme.seat_mark import paint_seat_mark_in
from mars_desktop.theme.tokens import look
from mars_desktop.widgets.charts.spreading import spread
from mars_desktop.widgets.lettering import advance, face, shortened, tint, write
from mars_desktop.windows.seat_line import mark_of_colour
from mars_desktop.windows.words import tr

ROW = (48.0, 74.0)
"""The least and the largest height of a row."""

LOW_ROW = (36.0, 60.0)
"""The same for rows that name no corporation."""

LEGEND_LINE = 24.0
NAME = 0.24
"""The part of the width that names take, between the two limits of `NAMES`."""

NAMES = (112.0, 200.0)


Tints = Mapping[str, tuple[str, str]]
"""The colour of each source: a group of colours in the theme, and the colour there."""


class ScoreRow(NamedTuple):
    """One seat: colour, name, corporation, points by source in the order of the columns, total, and M€ left if told."""

    colour: str
    name: str
    corporation: str
    points: tuple[int, ...]
    total: int
    money: int | None
    won: bool


class Part(NamedTuple):
    """A part of a bar: the place of its source among the sources, its points, and where it is."""

    source: int
    points: int
    rect: QRectF


class ScoreBars(QWidget):
    """Rows from first to last place under the names of the sources."""

    def __init__(self, parent: QWidget | None = None, *, row: tuple[float, float] = ROW) -> None:
        super().__init__(parent)
        self._tints: Tints = {}
        self._row = row
        self._sources: tuple[str, ...] = ()
        self._names: tuple[str, ...] = ()
        self._rows: tuple[ScoreRow, ...] = ()
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def show_score(self, sources: Sequence[str], names: Sequence[str], rows: Sequence[ScoreRow], tints: Tints) -> None:
        """Show a score sheet; `sources` are the keys of the columns, `names` what they are called."""
        self._sources, self._names, self._rows, self._tints = tuple(sources), tuple(names), tuple(rows), tints
        self.setAccessibleName(tr("Points by source"))
        self.setAccessibleDescription("\n".join(self._spoken(row) for row in self._rows))
        self.updateGeometry()
        self.update()

    def _spoken(self, row: ScoreRow) -> str:
        parts = ", ".join(f"{name} {n}" for name, n in zip(self._names, row.points, strict=True))
        said = tr("{name}: {total} points. {parts}.", name=row.name, total=row.total, parts=parts)
        return said if row.money is None else tr("{score} {money} M€ left.", score=said, money=row.money)

    # Measures

    def _px(self, length: float) -> float:
        return length * current_text_size() / 100

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return round(self._legend_height(width) + self._px(self._row[0]) * len(self._rows))

    def sizeHint(self) -> QSize:
        return QSize(round(self._px(660)), self.heightForWidth(round(self._px(660))))

    def minimumSizeHint(self) -> QSize:
        return QSize(round(self._px(460)), self.heightForWidth(max(self.width(), round(self._px(460)))))

    def largest_height(self) -> int:
        """More height than this only spreads the rows too far."""
        return round(self._legend_height(self.width()) + self._px(self._row[1]) * len(self._rows))

    def _left(self, width: float | None = None) -> float:
        """Where the bars begin, in this width or another."""
        low, high = NAMES
        share = (self.width() if width is None else width) * NAME
        return self._px(32) + min(max(share, self._px(low)), self._px(high))

    def _legend(self, width: float) -> Iterator[tuple[int, float, float]]:
        """Place and line of the name of each source, on further lines where one does not hold them."""
        used = face("caption", current_text_size())
        widths = [self._px(19) + advance(name, used) for name in self._names]
        gap = self._px(18)
        # Over the bars where it fits there.
        first = self._left(width) if self._left(width) + sum(widths) + gap * (len(widths) - 1) <= width else 0.0
        x, y = first, 0.0
        for number, wide in enumerate(widths):
            if x > first and x + wide > width:
                x, y = first, y + self._px(LEGEND_LINE)
            yield number, x, y
            x += wide + gap

    def _legend_height(self, width: float) -> float:
        below = max((y for _, _, y in self._legend(width)), default=0.0)
        return below + self._px(LEGEND_LINE + 8)

    def _row_height(self) -> float:
        low, high = self._row
        room = (self.height() - self._legend_height(self.width())) / max(1, len(self._rows))
        return min(max(room, self._px(low)), self._px(high))

    def parts(self, number: int) -> list[Part]:
        """The parts of the bar of row `number`. Points below 0 have no length; they stand behind the others."""
        row_height = self._row_height()
        least, grown = self._px(self._row[0]), row_height - self._px(self._row[0])
        height = least * 0.5 + grown * 0.35
        top = self._legend_height(self.width()) + number * row_height + (row_height - height) / 2 + self._px(3)
        left, room = self._left(), self.width() - self._left() - self._px(94) - self._lost_width()
        most = max(1, *(sum(max(0, n) for n in row.points) for row in self._rows))
        x = left
        found = []
        for source, n in enumerate(self._rows[number].points):
            if n > 0:
                found.append(Part(source, n, QRectF(x, top, n * room / most, height)))
                x += n * room / most
        for source, n in enumerate(self._rows[number].points):
            if n < 0:
                wide = self._wide(n)
                found.append(Part(source, n, QRectF(x + self._px(3), top, wide, height)))
                x += wide + self._px(3)
        return found

    def _wide(self, lost: int) -> float:
        """The width of a part for points below 0."""
        return max(self._px(24), advance(_minus(lost), face("label", current_text_size())) + self._px(9))

    def _lost_width(self) -> float:
        """The room that the points below 0 of any row take."""
        rows = [[self._wide(n) + self._px(3) for n in row.points if n < 0] for row in self._rows]
        return max(self._px(24), *(sum(widths) for widths in rows)) if rows else self._px(24)

    def event(self, event: QEvent) -> bool:
        """The tool tip tells what the part under the pointer stands for."""
        if event.type() is QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            at = QPointF(event.pos())
            parts = (part for number in range(len(self._rows)) for part in self.parts(number))
            words = next((self._said(part) for part in parts if part.rect.contains(at)), "")
            QToolTip.showText(event.globalPos(), words or self._said_row(at), self)
            return True
        return super().event(event)

    def _said(self, part: Part) -> str:
        return f"{self._names[part.source]}: {_minus(part.points)}"

    def _said_row(self, at: QPointF) -> str:
        """Name and corporation, which may be shortened, of the row under the pointer."""
        number = int((at.y() - self._legend_height(self.width())) // self._row_height())
        if at.x() > self._left() or not 0 <= number < len(self._rows):
            return ""
        row = self._rows[number]
        return f"{row.name}\n{row.corporation}".strip()

    # Painting

    def paintEvent(self, _event: QPaintEvent) -> None:
        if not self._rows:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        tints = source_tints(self._tints, current_theme())
        self._paint_legend(painter, tints)
        for number, row in enumerate(self._rows):
            parts = self.parts(number)
            self._paint_seat(painter, row, number)
            self._paint_parts(painter, parts, tints)
            bar = parts[-1].rect if parts else QRectF(self._left(), 0, 0, 0)
            middle = self._middle(number)
            face_ = face("heading", current_text_size(), 600 if row.won else 500)
            at = QPointF(bar.right() + self._px(9), middle + face_.pixelSize() * 0.36)
            after = at.x() + write(painter, at, _minus(row.total), face_, tint("ink"))
            if row.money is not None:
                used = face("caption", current_text_size())
                money = tr("{n} M€", n=row.money)
                write(painter, QPointF(after + self._px(9), at.y()), money, used, tint("ink2"))
        painter.end()

    def _middle(self, number: int) -> float:
        """The middle line of a row's bar."""
        height = self._row_height()
        return self._legend_height(self.width()) + (number + 0.5) * height + self._px(3)

    def _paint_legend(self, painter: QPainter, tints: dict[str, QColor]) -> None:
        used = face("caption", current_text_size())
        side = self._px(13)
        for number, x, y in self._legend(self.width()):
            source = self._sources[number]
            middle = y + self._px(LEGEND_LINE) / 2
            box = QRectF(x, middle - side / 2, side, side)
            _paint_box(painter, box, tints[source])
            at = QPointF(x + self._px(19), middle + used.pixelSize() * 0.35)
            write(painter, at, self._names[number], used, tint("ink2"))

    def _paint_seat(self, painter: QPainter, row: ScoreRow, number: int) -> None:
        side, middle = self._px(20), self._middle(number)
        paint_seat_mark_in(painter, mark_of_colour(row.colour), QRectF(0, middle - side / 2, side, side))
        room = self._left() - self._px(38)
        size = current_text_size()
        name, small = face("label", size), face("caption", size)
        if not row.corporation:
            at = QPointF(self._px(30), middle + name.pixelSize() * 0.35)
            write(painter, at, shortened(row.name, name, room), name, tint("ink"))
            return
        write(painter, QPointF(self._px(30), middle - self._px(2)), shortened(row.name, name, room), name, tint("ink"))
        at = QPointF(self._px(30), middle + self._px(15))
        write(painter, at, shortened(row.corporation, small, room), small, tint("ink2"))

    def _paint_parts(self, painter: QPainter, parts: Sequence[Part], tints: dict[str, QColor]) -> None:
        used, small = face("label", current_text_size()), face("caption", current_text_size(), 500)
        outside = []
        for part in parts:
            words = _minus(part.points)
            box = part.rect.adjusted(0, 0, -1, 0)
            if part.points < 0:
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.setPen(QPen(tint("bad"), look().size.line.control, Qt.PenStyle.DashLine))
                painter.drawRect(box.adjusted(1, 1, -1, -1))
                base = box.center().y() + used.pixelSize() * 0.35
                write(painter, QPointF(box.center().x(), base), words, used, tint("bad"), _CENTRED)
                continue
            _paint_box(painter, box, tints[self._sources[part.source]])
            if advance(words, used) + 4 <= box.width():
                base = box.center().y() + used.pixelSize() * 0.35
                write(painter, QPointF(box.center().x(), base), words, used, tint("onaccent"), _CENTRED)
            else:
                outside.append(part)
        # What finds no room in its part stands over it.
        middles = [part.rect.center().x() for part in outside]
        gap = max((advance(_minus(part.points), small) for part in outside), default=0) + 3
        for part, x in zip(outside, spread(middles, gap, 0, self.width()), strict=True):
            write(
                painter, QPointF(x, part.rect.top() - self._px(2)), _minus(part.points), small, tint("ink2"), _CENTRED
            )


_CENTRED: Final = Qt.AlignmentFlag.AlignHCenter


def source_tints(tints: Tints, theme: Theme) -> dict[str, QColor]:
    """The colour of each source of points in a theme."""
    return {source: color(getattr(getattr(theme, group), name)) for source, (group, name) in tints.items()}


def _paint_box(painter: QPainter, box: QRectF, tone: QColor) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(tone)
    painter.drawRoundedRect(box, 2, 2)


def _minus(n: int) -> str:
    return str(n).replace("-", "−")
