"""How one saved table looks in the list: its name, how it stands, and its seats."""

from PySide6.QtCore import QEvent, QModelIndex, QPersistentModelIndex, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QHelpEvent, QPainter, QPen
from PySide6.QtWidgets import QAbstractItemView, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QToolTip, QWidget

from mars_desktop.games.phrases import number
from mars_desktop.models.games import game_name, round_words
from mars_desktop.models.summary import SeatSummary
from mars_desktop.models.tables import SavedTablesModel
from mars_desktop.profile.database import Clock
from mars_desktop.theme.application import current_text_size, current_theme
from mars_desktop.theme.fonts import font
from mars_desktop.theme.palette import color
from mars_desktop.theme.seat_mark import paint_seat_mark_in
from mars_desktop.theme.tokens import look
from mars_desktop.windows.moments import said_when
from mars_desktop.windows.seat_line import mark_of_colour
from mars_desktop.windows.words import tr

_Role = SavedTablesModel.Role


class TableDelegate(QStyledItemDelegate):
    """Paints a saved table in two lines: name and seats, then game, generation and moment."""

    def __init__(self, clock: Clock, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._clock = clock

    def sizeHint(self, _option: QStyleOptionViewItem, _index: QModelIndex | QPersistentModelIndex) -> QSize:
        return QSize(320, round(self._px(60)))

    def _px(self, length: float) -> float:
        return length * current_text_size() / 100

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        base = current_theme().base
        rect = QRectF(option.rect)
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        focused = bool(option.state & QStyle.StateFlag.State_HasFocus)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        body = rect.adjusted(2, 2, -2, -2)
        if chosen:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(color(base.raised))
            painter.drawRoundedRect(body, look().size.radius.chip, look().size.radius.chip)
        if chosen or option.state & QStyle.StateFlag.State_MouseOver:
            width = look().size.focus.width if chosen and focused else look().size.line.control
            painter.setPen(QPen(color(base.accent if chosen else base.edge), width))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(body, look().size.radius.chip, look().size.radius.chip)
        inner = body.adjusted(self._px(14), 0, -self._px(14), 0)
        seats = self._paint_seats(painter, inner, *self._seats(index))
        room = inner.width() - seats - self._px(24)
        face = font("title", current_text_size())
        painter.setFont(face)
        painter.setPen(color(base.ink))
        name = QFontMetricsF(face).elidedText(self._title(index), Qt.TextElideMode.ElideRight, room)
        painter.drawText(QPointF(inner.left(), inner.top() + self._px(24)), name)
        face = font("caption", current_text_size())
        painter.setFont(face)
        painter.setPen(color(base.ink2))
        about = QFontMetricsF(face).elidedText(self._about(index), Qt.TextElideMode.ElideRight, room)
        painter.drawText(QPointF(inner.left(), inner.top() + self._px(45)), about)
        painter.restore()

    def helpEvent(
        self,
        event: QHelpEvent,
        view: QAbstractItemView,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> bool:
        """Say a table's name and state in full, whatever had to be shortened."""
        if event.type() is not QEvent.Type.ToolTip or not index.isValid():
            return super().helpEvent(event, view, option, index)
        QToolTip.showText(event.globalPos(), f"{self._title(index)}\n{self._about(index)}", view)
        return True

    def _title(self, index: QModelIndex | QPersistentModelIndex) -> str:
        return str(index.data(_Role.TITLE))

    def _seats(self, index: QModelIndex | QPersistentModelIndex) -> tuple[tuple[SeatSummary, ...], tuple[int, ...]]:
        """Marks and points at the right, and which of them are strong."""
        return index.data(_Role.SEATS), index.data(_Role.WINNERS)

    def _about(self, index: QModelIndex | QPersistentModelIndex) -> str:
        when = said_when(index.data(_Role.UPDATED), self._clock())
        game = index.data(_Role.GAME)
        name, at = game_name(game), round_words(game, index.data(_Role.ROUND))
        if index.data(_Role.FINISHED):
            return tr("{game} · finished in {round} · {when}", game=name, round=at, when=when)
        return tr("{game} · {round} · {when}", game=name, round=at, when=when)

    def _paint_seats(
        self, painter: QPainter, inner: QRectF, seats: tuple[SeatSummary, ...], winners: tuple[int, ...]
    ) -> float:
        """Marks and points at the right, winners strong; returns how much room they take."""
        base = current_theme().base
        x = inner.right()
        for seat in reversed(range(len(seats))):
            face = font("number", current_text_size(), weight=600 if seat in winners else 400)
            points = number(seats[seat].points)
            width = QFontMetricsF(face).horizontalAdvance(points)
            painter.setFont(face)
            painter.setPen(color(base.ink if seat in winners or not winners else base.ink2))
            x -= width
            painter.drawText(QPointF(x, inner.center().y() + self._px(6)), points)
            side = self._px(18)
            x -= side + self._px(6)
            mark = mark_of_colour(seats[seat].colour)
            paint_seat_mark_in(painter, mark, QRectF(x, inner.center().y() - side / 2, side, side))
            x -= self._px(18)
        return inner.right() - x
