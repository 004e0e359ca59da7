"""The top bar's middle: who plays after whom, who is at it, and who started."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize
from PySide6.QtGui import QFont, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from mars_desktop.theme.color_tokens import Seat
from mars_desktop.theme.seat_mark import paint_seat_mark
from mars_desktop.widgets.hints import Hints
from mars_desktop.widgets.lettering import advance, face, shortened, tint, write


@dataclass(frozen=True, slots=True)
class Turn:
    """A seat in the order of turns; `remark` is a word beside its name ("starts", "passed"), `words` all of it said."""

    mark: Seat
    name: str
    remark: str = ""
    active: bool = False
    words: str = ""


class TurnOrder(QWidget):
    """The seats in order of play with arrows between; the one at its turn is underlined with light."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._turns: tuple[Turn, ...] = ()
        self._text_size = 100
        self._hints = Hints(self)

    def show_turns(self, turns: Sequence[Turn]) -> None:
        """Show this order."""
        if tuple(turns) == self._turns:
            return
        self._turns = tuple(turns)
        self.setAccessibleName(", ".join(turn.words or turn.name for turn in turns))
        self.updateGeometry()
        self.update()

    def set_text_size(self, text_size: int) -> None:
        """Write at this size, in percent."""
        self._text_size = text_size
        self.updateGeometry()
        self.update()

    def _px(self, length: float) -> float:
        return length * self._text_size / 100

    def _widths(self, *, remarks: bool) -> list[float]:
        widths = []
        for turn in self._turns:
            width = self._px(22) + advance(turn.name, self._face(turn))
            if remarks and turn.remark:
                width += self._px(6) + advance(turn.remark, face("caption", self._text_size))
            widths.append(width)
        return widths

    def _face(self, turn: Turn) -> QFont:
        return face("body", self._text_size, 600 if turn.active else 400)

    def sizeHint(self) -> QSize:
        """Room for all names and remarks."""
        widths = self._widths(remarks=True)
        return QSize(round(sum(widths) + self._px(31) * max(0, len(widths) - 1)) + 4, round(self._px(40)))

    def minimumSizeHint(self) -> QSize:
        """Marks alone, if need be."""
        return QSize(round(self._px(30) * len(self._turns)), round(self._px(32)))

    def event(self, event: QEvent) -> bool:
        """Explain the seat under the pointer."""
        return self._hints.handles(event) or super().event(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the order, with fewer words where there is less room."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._hints.clear()
        px, count = self._px, len(self._turns)
        between = px(31)
        remarks = sum(self._widths(remarks=True)) + between * (count - 1) <= self.width()
        widths = self._widths(remarks=remarks)
        if sum(widths) + between * (count - 1) > self.width():
            between = px(20)
        most = (self.width() - between * (count - 1)) / max(1, count)
        middle = self.height() / 2
        total = sum(min(width, max(most, width if sum(widths) <= self.width() else most)) for width in widths)
        x = max(0.0, (self.width() - total - between * (count - 1)) / 2)
        for i, (turn, width) in enumerate(zip(self._turns, widths, strict=True)):
            cut = sum(widths) + between * (count - 1) > self.width()
            own = min(width, most) if cut else width
            used = self._face(turn)
            base = middle + used.pixelSize() * 0.35
            paint_seat_mark(painter, turn.mark, QPointF(x + px(8), middle), px(6.8))
            name = shortened(turn.name, used, own - px(22)) if cut else turn.name
            end = x + px(22) + write(painter, QPointF(x + px(22), base), name, used, tint("ink"))
            if turn.active:
                painter.fillRect(QRectF(x, self.height() - px(3), end - x, px(3)), tint("accent"))
            if remarks and turn.remark:
                at = QPointF(end + px(6), base)
                write(painter, at, turn.remark, face("caption", self._text_size), tint("ink2"))
            self._hints.add(QRectF(x, 0, own, self.height()), turn.words)
            if i < count - 1:
                painter.setPen(QPen(tint("ink3"), px(1.6)))
                tip = QPointF(x + own + between / 2 + px(2), middle)
                painter.drawPolyline([tip + QPointF(-px(4), -px(4)), tip, tip + QPointF(-px(4), px(4))])
            x += own + between
        painter.end()
