"""What lies in front of one seat: resources, productions on their runners, tags, rating, and what remains to do."""

from typing import NamedTuple

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from mars_desktop.theme.application import current_theme
from mars_desktop.theme.icons import icon_color, paint_icon, paint_tag
from mars_desktop.theme.motion import Motions
from mars_desktop.theme.seat_mark import paint_seat_mark
from mars_desktop.theme.tokens import look
from mars_desktop.widgets.hints import Hints
from mars_desktop.widgets.key_button import KeyButton
from mars_desktop.widgets.lettering import (
    advance,
    face,
    fitted,
    focus_ring,
    hairline,
    shortened,
    tint,
    wrapped,
    write,
)
from mars_desktop.widgets.seat_change import between, paint_changed
from mars_desktop.widgets.seat_face import Counter, SeatFace, TagCount

_CELLS = {6: (0.19, 0.162), 7: (0.172, 0.138)}
"""The part of the width that the first cell takes and each of the others, by number of resources."""
_ICONS = {6: (15.0, 2.5), 7: (13.0, 1.5)}
"""The side of an icon and the gap behind it."""
_TAG_SETS = ((15, 3, 9), (15, 3, 5), (14, 2, 3))
"""Side of a tag, gap before its count, gap after it: the first with which all stand in one line, or else the second."""
_BAR = 5
_COUNTER_GAP = 6


class _Heights(NamedTuple):
    """How high the parts of a board are, from the top: base line of the name, head, stock, lines of tags, turn."""

    base: float
    head: float
    stock: float
    tags: float
    tag_air: float
    turn: float
    title: float
    note: float
    foot: float


_USUAL = _Heights(base=24, head=36, stock=45, tags=20, tag_air=4, turn=10, title=19, note=17, foot=4)
_CLOSE = _Heights(base=21, head=32, stock=43, tags=19, tag_air=1, turn=7, title=18, note=16, foot=2)


class SeatBoard(KeyButton):
    """Paints a seat's row; a click or a key press opens its cards. New figures count from the old ones."""

    def __init__(self, row: SeatFace, text_size: int = 100, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        # Before any child: events come as soon as there is one.
        self._hints = Hints(self)
        self._row = self._shown = row
        self._motions = Motions(self)
        self._text_size = text_size
        self._folded = False
        self._heights = _USUAL
        self._separated = False
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self._named()

    @property
    def row(self) -> SeatFace:
        """What is shown."""
        return self._row

    def show_row(self, row: SeatFace) -> None:
        """Show this row from now on."""
        if row == self._row:
            return
        before, self._row = self._shown, row
        self._named()
        self.updateGeometry()
        self.update()
        counts = self.isVisible() and before.seat == row.seat and between(before, row, 0) != row
        time = look().motion_ms.number_step if counts else 0
        self._motions.start("count", time, look().easing.numbers, lambda part: self._count(before, part))

    def _count(self, before: SeatFace, part: float) -> None:
        self._shown = between(before, self._row, part)
        self.update()

    def set_text_size(self, text_size: int) -> None:
        """Write at this size, in percent."""
        if text_size != self._text_size:
            self._text_size = text_size
            self.updateGeometry()
            self.update()

    def set_folded(self, folded: bool) -> None:
        """Leave the row of tags out, where room is short."""
        if folded != self._folded:
            self._folded = folded
            self.update()

    def set_close(self, close: bool) -> None:
        """Set everything closer, with the corporation's name beside the seat's even if it has to be shortened."""
        heights = _CLOSE if close else _USUAL
        if heights is not self._heights:
            self._heights = heights
            self.update()

    def set_separated(self, separated: bool) -> None:
        """Draw a hairline above, where no raised board divides already."""
        if separated != self._separated:
            self._separated = separated
            self.update()

    def _named(self) -> None:
        self.setText(self._row.name)
        self.setAccessibleName(self._row.spoken or self._row.name)

    # Measures

    def _px(self, length: float) -> float:
        return length * self._text_size / 100

    def _inner(self, width: float) -> tuple[float, float]:
        left = self._px(14 + _BAR)
        return left, width - left - self._px(14)

    def _corporation_below(self, width: float) -> bool:
        """Whether the corporation's name needs a line of its own, and gets it."""
        if self._heights is _CLOSE:
            return False
        row = self._row
        _, inner = self._inner(width)
        name = advance(row.name, face("label", self._text_size))
        corporation = advance(row.corporation, face("caption", self._text_size))
        return name + corporation + self._px(24 + 8 + 12) + self._rating_width() > inner

    def _rating_width(self) -> float:
        return advance(str(self._row.rating), face("title", self._text_size)) + self._px(22)

    def _tag_set(self, width: float) -> tuple[int, int, int]:
        """How the tags are set: closer where all of them then stand in one line."""
        return next((made for made in _TAG_SETS if len(self._broken_tags(width, made)) == 1), _TAG_SETS[1])

    def _tag_lines(self, width: float) -> list[list[TagCount]]:
        if self._folded and not self._row.active and not self._row.counters:
            return []
        return self._broken_tags(width, self._tag_set(width))

    def _broken_tags(self, width: float, made: tuple[int, int, int]) -> list[list[TagCount]]:
        _, inner = self._inner(width)
        count = face("caption", self._text_size)
        lines: list[list[TagCount]] = [[]]
        used = self._counters_width()
        for entry in () if self._folded and not self._row.active else self._row.tags:
            needed = self._px(sum(made)) + advance(str(entry.count), count)
            if used + needed - self._px(made[-1]) > inner and lines[-1]:
                lines.append([])
                used = 0
            lines[-1].append(entry)
            used += needed
        return lines

    def _counters_width(self) -> float:
        """What stands at the right of the first line of tags: the counters, then the hand."""
        count = face("caption", self._text_size)
        figures = [*(counter.figure for counter in self._row.counters), str(self._row.hand)]
        return (
            self._px(14)
            + sum(self._px(16) + advance(figure, count) for figure in figures)
            + self._px(_COUNTER_GAP * (len(figures) - 1))
        )

    def _note_lines(self, width: float) -> list[str]:
        if not self._row.active:
            return []
        _, inner = self._inner(width)
        used = face("caption", self._text_size)
        lines = [line for note in self._row.notes for line in wrapped(note, used, inner)]
        if lines and self._row.dots[1] and advance(lines[-1], used) > inner - self._px(self._row.dots[1] * 16 + 4):
            lines.append("")
        return lines

    def needed_height(self, width: float) -> float:
        """The least height in which nothing of the row is cut, at this width."""
        row, parts = self._row, self._heights
        height = parts.head + parts.stock
        if self._corporation_below(width):
            height += parts.note
        tags = self._tag_lines(width)
        if tags:
            height += parts.tags * len(tags) + parts.tag_air
        if row.active and row.title:
            height += parts.turn + parts.title + parts.note * len(self._note_lines(width)) + parts.foot
        elif row.status:
            height += parts.title
        return self._px(height)

    def sizeHint(self) -> QSize:
        """Wide enough for six cells of figures, and as high as that needs."""
        width = self._px(280)
        return QSize(round(width), round(self.needed_height(width)))

    # Painting

    def event(self, event: QEvent) -> bool:
        """Explain the part under the pointer."""
        return self._hints.handles(event) or super().event(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the board of the seat."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._hints.clear()
        row, width = self._row, float(self.width())
        if row.active:
            painter.fillRect(self.rect(), tint("raised"))
            painter.fillRect(QRectF(0, 0, self._px(_BAR), self.height()), row.mark.fill)
        elif self.underMouse():
            painter.fillRect(self.rect(), tint("plate"))
        left, inner = self._inner(width)
        if self._separated:
            hairline(painter, left, left + inner, 0)
        spare = max(0.0, self.height() - self.needed_height(width))
        y = min(spare / 3, self._px(10))
        y = self._paint_head(painter, left, inner, y)
        y = self._paint_stock(painter, left, inner, y)
        tags = self._tag_lines(width)
        if tags:
            y = self._paint_tags(painter, tags, left, inner, y + min(spare / 6, self._px(4)))
        if row.active and row.title:
            self._paint_turn(painter, left, inner, y)
        elif row.status:
            write(painter, QPointF(left, y + self._px(15)), row.status, face("caption", self._text_size), tint("ink2"))
        if self.hasFocus():
            focus_ring(painter, QRectF(self.rect()).adjusted(1, 1, -1, -1), 0)
        painter.end()

    def _paint_head(self, painter: QPainter, left: float, inner: float, y: float) -> float:
        row, px = self._row, self._px
        base = y + px(self._heights.base)
        paint_seat_mark(painter, row.mark, QPointF(left + px(8), base - px(5)), px(8))
        title = face("title", self._text_size)
        figure = str(self._shown.rating)
        number = write(painter, QPointF(left + inner, base), figure, title, tint("ink"), Qt.AlignmentFlag.AlignRight)
        arrow = QRectF(left + inner - number - px(22), base - px(14), px(17), px(17))
        theme = current_theme()
        paint_icon(painter, "tr", arrow, icon_color(theme, "tr"))
        rating = QRectF(arrow.left(), y, left + inner - arrow.left(), px(32))
        self._hints.add(rating, row.rating_words)
        if "rating" in row.changed:
            paint_changed(painter, rating.adjusted(-px(3), px(6), px(3), -px(2)), px(1))
        used = face("label", self._text_size)
        room = inner - px(24 + 12) - number - px(22)
        name = shortened(row.name, used, room)
        if name != row.name:
            self._hints.add(QRectF(left, y, room, px(32)), row.name)
        written = write(painter, QPointF(left + px(24), base), name, used, tint("ink"))
        caption = face("caption", self._text_size)
        head = px(self._heights.head)
        if self._corporation_below(self.width()):
            head += px(self._heights.note)
            at, room = QPointF(left + px(24), base + px(self._heights.note)), inner - px(24)
        else:
            at, room = QPointF(left + px(24) + written + px(8), base), room - written - px(8)
        corporation = shortened(row.corporation, caption, room)
        if corporation != row.corporation:
            self._hints.add(QRectF(at.x(), at.y() - px(20), room, px(26)), row.corporation)
        write(painter, at, corporation, caption, tint("ink2"))
        return y + head

    def _paint_stock(self, painter: QPainter, left: float, inner: float, y: float) -> float:
        px, theme = self._px, current_theme()
        figures, below = face("number", self._text_size), face("caption", self._text_size, 500)
        x = left
        for i, stock in enumerate(self._shown.stock):
            first, other = _CELLS[len(self._shown.stock)]
            cell = inner * (first if i == 0 else other)
            icon, gap = _ICONS[len(self._shown.stock)]
            side = px(icon)
            place = QRectF(x, y + px(10.5) - side / 2, side, side)
            paint_icon(painter, stock.icon, place, icon_color(theme, stock.icon))
            units = str(stock.units)
            used = fitted(units, figures, cell - px(icon + gap + 1.5))
            write(painter, QPointF(x + px(icon + gap), y + px(16.5)), units, used, tint("ink"))
            box = QRectF(x, y + px(23), cell - px(7), px(17))
            self._paint_production(painter, box, stock.production, below)
            if stock.icon in self._row.changed:
                paint_changed(painter, box.adjusted(-px(2), -px(2), px(2), px(3)), px(1))
            self._hints.add(QRectF(x, y, cell, px(45)), stock.words)
            x += cell
        return y + px(self._heights.stock)

    def _paint_production(self, painter: QPainter, box: QRectF, steps: int, used: QFont) -> None:
        px, theme = self._px, current_theme()
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(tint("prod"))
        painter.drawRoundedRect(box, px(3), px(3))
        step = px(6.5)
        foot = box.left() + px(4)
        while foot < box.right() - px(3):
            painter.fillRect(QRectF(foot, box.bottom(), px(1.6), px(2.2)), theme.base.prodline)
            foot += step
        figure = f"+{steps}" if steps > 0 else f"−{-steps}" if steps < 0 else "0"
        write(
            painter,
            QPointF(box.center().x(), box.bottom() - px(4)),
            figure,
            used,
            tint("ink"),
            Qt.AlignmentFlag.AlignHCenter,
        )

    def _paint_tags(self, painter: QPainter, lines: list[list[TagCount]], left: float, inner: float, y: float) -> float:
        px, theme = self._px, current_theme()
        used = face("caption", self._text_size, 500)
        side, before, after = self._tag_set(self.width())
        for number, line in enumerate(lines):
            top = y + px(self._heights.tag_air + 2 + self._heights.tags * number)
            x = left
            for entry in line:
                paint_tag(painter, entry.tag, QRectF(x, top + px(15 - side) / 2, px(side), px(side)), theme)
                count = write(
                    painter, QPointF(x + px(side + before), top + px(12.5)), str(entry.count), used, tint("ink")
                )
                self._hints.add(QRectF(x, top - px(2), px(side + before) + count, px(19)), entry.words)
                x += px(side + before + after) + count
            if number == 0:
                hand = Counter("card", str(self._row.hand), self._row.hand_words)
                right = left + inner
                for counter in (hand, *reversed(self._row.counters)):
                    right = self._paint_counter(painter, counter, right, top) - px(_COUNTER_GAP)
        return y + px(self._heights.tags * len(lines) + self._heights.tag_air)

    def _paint_counter(self, painter: QPainter, counter: Counter, right: float, top: float) -> float:
        """An icon with its figure, ending at the right; returns where it begins."""
        px, used = self._px, face("caption", self._text_size, 500)
        at = QPointF(right, top + px(12.5))
        count = write(painter, at, counter.figure, used, tint("ink"), Qt.AlignmentFlag.AlignRight)
        frame = QRectF(right - count - px(17), top + px(0.5), px(14), px(14))
        paint_icon(painter, counter.icon, frame, icon_color(current_theme(), counter.icon))
        self._hints.add(QRectF(frame.left(), top - px(2), px(20) + count, px(19)), counter.words)
        return frame.left()

    def _paint_turn(self, painter: QPainter, left: float, inner: float, y: float) -> None:
        px, row, parts = self._px, self._row, self._heights
        hairline(painter, left, left + inner, y + px(4))
        base = y + px(parts.turn + 13)
        write(painter, QPointF(left, base), row.title, face("body", self._text_size, 600), tint("ink"))
        used = face("caption", self._text_size)
        lines = self._note_lines(self.width())
        for line in lines:
            base += px(parts.note)
            write(painter, QPointF(left, base), line, used, tint("ink2"))
        count, of = row.dots
        for dot in range(of):
            centre = QPointF(left + inner - px(6) - (of - 1 - dot) * px(16), base - px(4.5))
            painter.setPen(QPen(tint("edge"), px(1.4)))
            painter.setBrush(tint("ink") if dot < count else Qt.BrushStyle.NoBrush)
            painter.drawEllipse(centre, px(4.6), px(4.6))
