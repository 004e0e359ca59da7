"""Everybody at the table one under the other: what they have in the open, whose turn it is, and what remains to do."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QWidget

from mars_desktop.models.onmars.panel_rows import FigureRow, SeatRow
from mars_desktop.theme.application import current_theme
from mars_desktop.theme.icons import icon_color, paint_icon
from mars_desktop.theme.seat_mark import paint_seat_mark
from mars_desktop.theme.tokens import look
from mars_desktop.widgets.hints import Hints
from mars_desktop.widgets.key_button import KeyButton
from mars_desktop.widgets.lettering import advance, face, fitted, focus_ring, hairline, shortened, tint, wrapped, write
from mars_desktop.widgets.tinted_column import TintedColumn

_BAR = 5.0
_RIGHT = Qt.AlignmentFlag.AlignRight


class ColonySeat(KeyButton):
    """A player in the column; a press opens the player board, or answers where the question names this player."""

    def __init__(self, row: SeatRow, text_size: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._hints = Hints(self)
        self._row, self._text_size = row, text_size
        self._lit = False
        self._close = False
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.show_row(row)

    @property
    def row(self) -> SeatRow:
        """What is shown."""
        return self._row

    def show_row(self, row: SeatRow) -> None:
        """Show this from now on."""
        self._row = row
        self.setText(row.name)
        self.setAccessibleName(row.spoken)
        self.updateGeometry()
        self.update()

    def set_lit(self, lit: bool) -> None:
        """Whether the question names this player."""
        if lit != self._lit:
            self._lit = lit
            self.update()

    def set_close(self, close: bool) -> None:
        """Set everything closer, where room is short."""
        if close != self._close:
            self._close = close
            self.update()

    def set_text_size(self, text_size: int) -> None:
        """Write at this size, in percent."""
        self._text_size = text_size
        self.updateGeometry()
        self.update()

    def _px(self, length: float) -> float:
        return length * self._text_size / 100

    def _words(self, width: float) -> list[str]:
        used = face("caption", self._text_size)
        room = width - self._px(_BAR + 12 + 10)
        return [line for words in (self._row.status, self._row.note) if words for line in wrapped(words, used, room)]

    def needed_height(self, width: float) -> float:
        """The least height in which nothing is cut, at this width."""
        air = 0 if self._close else 7
        lines = (bool(self._row.stock) + bool(self._row.pieces)) * (20 if self._close else 23)
        return self._px(25 + lines + 16 * len(self._words(width)) + 8 + air)

    def sizeHint(self) -> QSize:
        """Wide enough for six figures."""
        return QSize(round(self._px(232)), round(self.needed_height(self._px(232))))

    def event(self, event: QEvent) -> bool:
        """Explain the part under the pointer."""
        return self._hints.handles(event) or super().event(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw name, points, figures and what remains to do."""
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        self._hints.clear()
        row, px, width = self._row, self._px, float(self.width())
        mark = look().seats[row.mark]
        if row.acting:
            painter.fillRect(self.rect(), tint("raised"))
            painter.fillRect(QRectF(0, 0, px(_BAR), self.height()), mark.fill)
        elif self.underMouse():
            painter.fillRect(self.rect(), tint("plate"))
        left, right = px(_BAR + 12), width - px(10)
        if not row.acting:
            hairline(painter, left, right, self.height() - 1)
        base = px(20)
        paint_seat_mark(painter, mark, QPointF(left + px(7), base - px(5)), px(7))
        label, small = face("label", self._text_size), face("caption", self._text_size)
        taken = write(
            painter, QPointF(right, base), row.points, face("body", self._text_size, 600), tint("ink"), _RIGHT
        )
        room = right - taken - px(8) - left - px(20)
        name = shortened(row.name, label, room)
        if name != row.name:
            self._hints.add(QRectF(left, 0, room, px(26)), row.name)
        x = left + px(20) + write(painter, QPointF(left + px(20), base), name, label, tint("ink")) + px(6)
        if advance(row.side, small) <= right - taken - px(8) - x:
            write(painter, QPointF(x, base), row.side, small, tint("ink2"))
        y, line = px(28), px(20 if self._close else 23)
        for figures in (row.stock, row.pieces):
            if figures:
                self._figures(painter, figures, left, right, y)
                y += line
        for words in self._words(width):
            write(painter, QPointF(left, y + px(12)), words, small, tint("ink2"))
            y += px(16)
        self._paint_state(painter)
        painter.end()

    def _figures(self, painter: QPainter, figures: Sequence[FigureRow], left: float, right: float, y: float) -> None:
        px, theme = self._px, current_theme()
        own = (right - left) / max(5, len(figures))
        used = face("number", self._text_size)
        for number, figure in enumerate(figures):
            x = left + number * own
            paint_icon(painter, figure.icon, QRectF(x, y + px(1), px(15), px(15)), icon_color(theme, figure.icon))
            fit = fitted(figure.figure, used, own - px(23))
            write(painter, QPointF(x + px(18), y + px(14.5)), figure.figure, fit, tint("ink"))
            self._hints.add(QRectF(x, y, own, px(19)), figure.words)

    def _paint_state(self, painter: QPainter) -> None:
        box = QRectF(self.rect()).adjusted(2, 2, -2, -2)
        if self._lit:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(tint("accent"), look().size.line.emphasis))
            painter.drawRoundedRect(box, look().size.radius.chip, look().size.radius.chip)
            top, side = box.topLeft() + QPointF(2, 2), self._px(7)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(tint("accent"))
            painter.drawPolygon(QPolygonF([top, top + QPointF(side, 0), top + QPointF(0, side)]))
        if self.hasFocus():
            focus_ring(painter, QRectF(self.rect()).adjusted(1, 1, -1, -1), 0)


class ColonySeats(TintedColumn):
    """The players in the order of the table. `opened` carries the one that was pressed."""

    opened = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._seats: list[ColonySeat] = []
        self._text_size = 100

    @property
    def seats(self) -> Sequence[ColonySeat]:
        """The players, by number."""
        return self._seats

    def show_rows(self, rows: Sequence[SeatRow]) -> None:
        """Show these players."""
        for seat, row in zip(self._seats, rows, strict=False):
            if seat.row != row:
                seat.show_row(row)
        for row in rows[len(self._seats) :]:
            seat = ColonySeat(row, self._text_size, self._inside)
            seat.clicked.connect(lambda _checked=False, number=row.id: self.opened.emit(number))
            seat.show()
            self._seats.append(seat)
        self._lay_out()

    def set_lit(self, players: set[int]) -> None:
        """Light the players whom the question names."""
        for seat in self._seats:
            seat.set_lit(seat.row.id in players)

    def set_text_size(self, text_size: int) -> None:
        """Write at this size, in percent."""
        self._text_size = text_size
        for seat in self._seats:
            seat.set_text_size(text_size)
        self._lay_out()

    def take_keyboard(self) -> None:
        """Put the keyboard on whoever is asked, or on the first."""
        seat = next((seat for seat in self._seats if seat.row.acting), self._seats[0])
        seat.setFocus(Qt.FocusReason.TabFocusReason)

    def needed_height(self, width: float, *, close: bool) -> float:
        """The height in which everybody is seen."""
        for seat in self._seats:
            seat.set_close(close)
        return sum(seat.needed_height(width) for seat in self._seats)

    def _lay_out(self) -> None:
        width, height = float(self.width()), float(self.height())
        for close in (False, True):
            needed = self.needed_height(width, close=close)
            if needed <= height:
                break
        else:
            width -= self.verticalScrollBar().sizeHint().width()
        y = 0.0
        for seat in self._seats:
            own = seat.needed_height(width)
            seat.setGeometry(0, round(y), round(width), round(y + own) - round(y))
            y += own
        self._inside.resize(round(width), max(1, round(y)))
