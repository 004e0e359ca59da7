"""The seats of a table in a line: mark, name and points."""

from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from mars_desktop.engine.setup import COLOURS
from mars_desktop.theme.application import current_text_size, current_theme
from mars_desktop.theme.color_tokens import Seat, Theme
from mars_desktop.theme.fonts import font
from mars_desktop.theme.palette import color
from mars_desktop.theme.seat_mark import paint_seat_mark_in
from mars_desktop.theme.tokens import look


def mark_of_colour(colour: str) -> Seat:
    """The mark of a colour by its id; the first one for a colour of another version."""
    return look().seats[COLOURS.index(colour)] if colour in COLOURS else look().seats[0]


class SeatWord(NamedTuple):
    """One seat of the line: colour, name, what stands behind it in small, and whether it is the one that matters."""

    colour: str
    name: str
    remark: str
    strong: bool = False


class SeatLine(QWidget):
    """Seats side by side, on a further line where they do not fit; in the theme in force unless one is given."""

    def __init__(self, parent: QWidget | None = None, *, centred: bool = False, theme: Theme | None = None) -> None:
        super().__init__(parent)
        self._seats: tuple[SeatWord, ...] = ()
        self._centred, self._theme = centred, theme
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def show_seats(self, seats: tuple[SeatWord, ...]) -> None:
        """Show these seats."""
        self._seats = seats
        self.setAccessibleName(", ".join(f"{seat.name} {seat.remark}".strip() for seat in seats))
        self.updateGeometry()
        self.update()

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        lines = self._lines(width)
        return round(self._px(26) * max(1, len(lines)))

    def sizeHint(self) -> QSize:
        widths = [self._wide(seat) for seat in self._seats]
        return QSize(round(sum(widths)), round(self._px(26)))

    def minimumSizeHint(self) -> QSize:
        return QSize(round(max((self._wide(seat) for seat in self._seats), default=0)), round(self._px(26)))

    def _px(self, length: float) -> float:
        return length * current_text_size() / 100

    def _name_face(self, seat: SeatWord) -> QFont:
        return font("label", current_text_size(), weight=600 if seat.strong else 400)

    def _wide(self, seat: SeatWord) -> float:
        name = QFontMetricsF(self._name_face(seat)).horizontalAdvance(seat.name)
        remark = QFontMetricsF(font("label", current_text_size(), weight=400)).horizontalAdvance(seat.remark)
        return self._px(24) + name + (self._px(7) + remark if seat.remark else 0) + self._px(24)

    def _lines(self, width: float) -> list[list[SeatWord]]:
        lines: list[list[SeatWord]] = []
        used = 0.0
        for seat in self._seats:
            wide = self._wide(seat)
            if not lines or used + wide - self._px(24) > width:
                lines.append([])
                used = 0
            lines[-1].append(seat)
            used += wide
        return lines

    def paintEvent(self, _event: QPaintEvent) -> None:
        base = (self._theme or current_theme()).base
        painter = QPainter(self)
        for number, line in enumerate(self._lines(self.width())):
            x = 0.0
            if self._centred:
                x = max(0.0, (self.width() - sum(self._wide(seat) for seat in line) + self._px(24)) / 2)
            top = number * self._px(26)
            for seat in line:
                side = self._px(18)
                paint_seat_mark_in(painter, mark_of_colour(seat.colour), QRectF(x, top + self._px(4), side, side))
                face = self._name_face(seat)
                painter.setFont(face)
                painter.setPen(color(base.ink))
                base_line = top + self._px(18)
                painter.drawText(QPointF(x + self._px(24), base_line), seat.name)
                after = x + self._px(31) + QFontMetricsF(face).horizontalAdvance(seat.name)
                painter.setFont(font("label", current_text_size(), weight=400))
                painter.setPen(color(base.ink2))
                painter.drawText(QPointF(after, base_line), seat.remark)
                x += self._wide(seat)
        painter.end()
