"""Milestones and awards as tracks: how far every seat is, what is taken, what the next one costs."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from mars_desktop.theme.color_tokens import Seat
from mars_desktop.theme.seat_mark import paint_seat_mark
from mars_desktop.theme.tokens import look
from mars_desktop.widgets.hints import Hints
from mars_desktop.widgets.key_button import KeyButton
from mars_desktop.widgets.lettering import advance, face, focus_ring, shortened, tint, write


@dataclass(frozen=True, slots=True)
class Standing:
    """How much one seat has of what a goal measures."""

    mark: Seat
    value: int


@dataclass(frozen=True, slots=True)
class GoalTrack:
    """One milestone or award.

    `goal` is the value to reach, None for an award, whose track ends at the highest value. `owner` is who claimed or
    funded it, `verdict` what stands in place of the track of a claimed milestone ("Aylin, 5 points"), `worth` the same
    where that is too long ("5 points"), `words` the whole row said for the pointer and the screen reader.
    """

    id: str
    name: str
    standings: tuple[Standing, ...]
    goal: int | None = None
    owner: Seat | None = None
    verdict: str = ""
    worth: str = ""
    words: str = ""


_ROW = 22
_MARK = 4.6


def spread(wanted: Sequence[float], gap: float, end: float) -> list[float]:
    """Places on a line from 0 to `end`, together as near to the wanted ones as a least distance allows.

    The order stays; marks of equal value come to stand side by side, their middle where both belong.
    """
    order = sorted(range(len(wanted)), key=lambda i: wanted[i])
    gap = min(gap, end / max(1, len(wanted) - 1))
    # Without the gaps before them marks may lie on one another but not change places: crowds take their mean.
    crowds: list[list[float]] = []
    for at, i in enumerate(order):
        crowds.append([wanted[i] - at * gap])
        while len(crowds) > 1 and _mean(crowds[-2]) >= _mean(crowds[-1]):
            last = crowds.pop()
            crowds[-1].extend(last)
    bare = [_mean(crowd) for crowd in crowds for _ in crowd]
    most = end - (len(order) - 1) * gap
    result = [0.0] * len(wanted)
    for at, i in enumerate(order):
        result[i] = max(0.0, min(bare[at], most)) + at * gap
    return result


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)


class GoalTracks(KeyButton):
    """A heading with the price and one line for each goal; a press lists the goals with what stands in the way."""

    def __init__(self, title: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._title = title
        self._remark = ""
        self._rows: tuple[GoalTrack, ...] = ()
        self._text_size = 100
        self._folded = False
        self._hints = Hints(self)
        self.setText(title)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def show_goals(self, rows: Sequence[GoalTrack], remark: str) -> None:
        """Show these goals; the remark stands right of the heading ("8 M€ · 2 of 3 left")."""
        if (tuple(rows), remark) == (self._rows, self._remark):
            return
        self._rows, self._remark = tuple(rows), remark
        said = "\n".join((f"{self._title}, {remark}", *(row.words for row in rows)))
        self.setAccessibleName(said)
        self.updateGeometry()
        self.update()

    @property
    def rows(self) -> tuple[GoalTrack, ...]:
        """The goals shown."""
        return self._rows

    def set_text_size(self, text_size: int) -> None:
        """Write at this size, in percent."""
        self._text_size = text_size
        self.updateGeometry()
        self.update()

    def set_folded(self, folded: bool) -> None:
        """Show the heading and who has which goal in one line, where room is short."""
        if folded != self._folded:
            self._folded = folded
            self.updateGeometry()
            self.update()

    def needed_height(self, *, folded: bool) -> float:
        """The height for all rows, or for the line that is left of them."""
        return self._px(36 if folded else 36 + _ROW * len(self._rows))

    def sizeHint(self) -> QSize:
        """One line for each goal."""
        return QSize(round(self._px(252)), round(self.needed_height(folded=self._folded)))

    def minimumSizeHint(self) -> QSize:
        """No lower than the lines that are shown."""
        return QSize(round(self._px(180)), round(self.needed_height(folded=self._folded)))

    def _px(self, length: float) -> float:
        return length * self._text_size / 100

    def event(self, event: QEvent) -> bool:
        """Explain the row under the pointer."""
        return self._hints.handles(event) or super().event(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw heading and tracks."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._hints.clear()
        px = self._px
        left, right = px(14), self.width() - px(14)
        if self.underMouse():
            painter.fillRect(self.rect(), tint("plate"))
        base = px(24)
        title = write(painter, QPointF(left, base), self._title, face("label", self._text_size), tint("ink"))
        caption = face("caption", self._text_size)
        remark = shortened(self._remark, caption, right - left - title - px(8))
        write(painter, QPointF(right, base), remark, caption, tint("ink2"), Qt.AlignmentFlag.AlignRight)
        if remark != self._remark:
            self._hints.add(QRectF(0, 0, self.width(), px(34)), self._remark)
        if self._folded:
            self._hints.add(QRectF(self.rect()), "\n".join(row.words for row in self._rows))
        else:
            for row in self._rows:
                base += px(_ROW)
                self._paint_row(painter, row, left, right, base)
                self._hints.add(QRectF(0, base - px(16), self.width(), px(_ROW)), row.words)
        if self.hasFocus():
            focus_ring(painter, QRectF(self.rect()).adjusted(2, 2, -2, -2))
        painter.end()

    def _track_offset(self, inner: float) -> float:
        """How far from the left the tracks begin: half way, or further where names need it."""
        px = self._px
        used = face("caption", self._text_size, 500)
        rooms = [
            advance(row.name, used) + px(36 if row.goal is not None else 36 if row.owner is not None else 8)
            for row in self._rows
        ]
        return max(inner * 0.46, min(max(rooms, default=0.0), inner * 0.66))

    def _paint_row(self, painter: QPainter, row: GoalTrack, left: float, right: float, base: float) -> None:
        px, inner = self._px, right - left
        name = face("body", self._text_size, 500)
        figure = face("caption", self._text_size, 500)
        offset = self._track_offset(inner)
        owner_room = px(34) if row.owner is not None and not row.verdict else 0.0
        goal_room = px(32) if row.goal is not None else 0.0
        column = offset - goal_room - owner_room
        used = name if advance(row.name, name) <= column else face("caption", self._text_size, 500)
        write(painter, QPointF(left, base), shortened(row.name, used, column), used, tint("ink"))
        start, middle = left + offset, base - px(4.5)
        if row.goal is not None:
            at = QPointF(start - px(12), base)
            write(painter, at, str(row.goal), figure, tint("ink2"), Qt.AlignmentFlag.AlignRight)
        if row.verdict:
            if row.owner is not None:
                paint_seat_mark(painter, row.owner, QPointF(start + px(6), middle), px(5.2))
            words = row.verdict if advance(row.verdict, figure) <= right - start - px(18) else row.worth
            write(painter, QPointF(start + px(18), base), words, figure, tint("ink"))
            return
        if row.owner is not None:
            paint_seat_mark(painter, row.owner, QPointF(start - px(22), middle), px(_MARK))
        best = max((standing.value for standing in row.standings), default=0)
        end = right - px(24) if row.goal is None else right - px(3)
        if row.goal is None:
            write(painter, QPointF(right, base), str(best), figure, tint("ink"), Qt.AlignmentFlag.AlignRight)
        self._paint_track(painter, row, start, end, middle, row.goal if row.goal is not None else best)

    def _paint_track(self, painter: QPainter, row: GoalTrack, start: float, end: float, y: float, full: int) -> None:
        px = self._px
        painter.setPen(QPen(tint("edge"), look().size.line.control))
        painter.drawLine(QPointF(start, y), QPointF(end, y))
        if row.goal is not None:
            painter.fillRect(QRectF(end - 1, y - px(6), 2, px(12)), tint("ink2"))
        wanted = [
            (end - start) * max(0, min(standing.value, full)) / full if full > 0 else 0.0 for standing in row.standings
        ]
        gap = px(_MARK * 2 + 2.4)
        # Whoever has not reached a goal does not stand at its end, however crowded it is there.
        there = [row.goal is not None and standing.value >= full for standing in row.standings]
        for reached, reach in ((False, end - start - (gap if row.goal is not None else 0)), (True, end - start)):
            few = [i for i, at_goal in enumerate(there) if at_goal is reached]
            for i, place in zip(few, spread([wanted[i] for i in few], gap, reach), strict=True):
                paint_seat_mark(painter, row.standings[i].mark, QPointF(start + place, y), px(_MARK))
