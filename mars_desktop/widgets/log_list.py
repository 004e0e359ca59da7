"""The log: one line per change under the mark of whose it is, the newest at the foot."""

from typing import Any

from PySide6.QtCore import (
    QAbstractItemModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QPointF,
    QRectF,
    QSize,
    QSortFilterProxyModel,
    Qt,
    QTimer,
    Signal,
)
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from mars_desktop.theme.color_tokens import Seat
from mars_desktop.theme.motion import Motions
from mars_desktop.theme.seat_mark import paint_seat_mark
from mars_desktop.theme.tokens import look
from mars_desktop.widgets.lettering import advance, face, focus_ring, hairline, tint, wrapped, write

_LEFT = 14
_INDENT = 18
_DECIDED = "sealed"
"""The kind of line that says that somebody has decided, but not what."""


class LogRoles:
    """Which roles of a model hold what the log draws; the text is the display role."""

    def __init__(self, *, seat: int, level: int, kind: int, place: int, card: int) -> None:
        self.seat, self.level, self.kind, self.place, self.card = seat, level, kind, place, card


class _Filter(QSortFilterProxyModel):
    """The lines of one seat, with the headings of phases.

    A `brief` one says who has decided only as long as others have not: then the decisions themselves are told.
    """

    def __init__(self, roles: LogRoles, parent: QObject | None = None, *, brief: bool = False) -> None:
        super().__init__(parent)
        self._roles = roles
        self._brief = brief
        self._seat: int | None = None

    def setSourceModel(self, model: QAbstractItemModel) -> None:
        """Filter the lines of this model from now on."""
        super().setSourceModel(model)
        if self._brief:
            model.rowsInserted.connect(lambda _parent, first, _last: self._decided(first - 1))
            model.rowsRemoved.connect(lambda _parent, first, _last: self._decided(first - 1))

    def _decided(self, row: int) -> None:
        """The lines up to this one are followed by others than before."""
        if self._is_decision(row):
            self.beginFilterChange()
            self.endFilterChange()

    def _is_decision(self, row: int) -> bool:
        return bool(self.sourceModel().index(row, 0).data(self._roles.kind) == _DECIDED)

    def _is_told(self, row: int) -> bool:
        """Whether something else than more decisions follows a line."""
        return any(not self._is_decision(later) for later in range(row + 1, self.sourceModel().rowCount()))

    def show_seat(self, seat: int | None) -> None:
        """Keep only what concerns a seat; None keeps everything."""
        self.beginFilterChange()
        self._seat = seat
        self.endFilterChange()

    def filterAcceptsRow(self, row: int, parent: QModelIndex | QPersistentModelIndex) -> bool:
        if self._brief and self._is_decision(row) and self._is_told(row):
            return False
        if self._seat is None:
            return True
        index = self.sourceModel().index(row, 0, parent)
        return bool(index.data(self._roles.seat) == self._seat or index.data(self._roles.kind) == "phase")


class _LinePainter(QStyledItemDelegate):
    """Draws a heading with its seat's mark, what follows indented beside a line, and phases with a rule."""

    def __init__(self, roles: LogRoles, marks: tuple[Seat, ...], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._roles, self._marks = roles, marks
        self._text_size = 100
        self._sizes: list[QSize | None] = []
        self._width = 0
        self._first_new, self._seen = 0, 1.0

    def set_text_size(self, text_size: int) -> None:
        """Write at this size, in percent."""
        self._text_size = text_size
        self._sizes.clear()

    def set_width(self, width: int) -> None:
        """Break lines at this width."""
        if width != self._width:
            self._width = width
            self._sizes.clear()

    def show_new(self, first: int, part: float) -> None:
        """Draw the lines from `first` on as far as they have appeared, 0 to 1."""
        self._first_new, self._seen = first, part

    def _px(self, length: float) -> float:
        return length * self._text_size / 100

    def _is_phase(self, index: QModelIndex | QPersistentModelIndex) -> bool:
        return bool(index.data(self._roles.kind) == "phase" and index.data(self._roles.level) == 0)

    def _lines(self, index: QModelIndex | QPersistentModelIndex, width: float) -> tuple[str, ...]:
        heavy = 600 if self._is_phase(index) else None
        used = face("caption", self._text_size, heavy)
        indent = self._px(_LEFT * 2 + (0 if heavy else _INDENT))
        if not heavy and index.data(self._roles.level):
            indent += self._px(2)
        return wrapped(str(index.data(Qt.ItemDataRole.DisplayRole)), used, width - indent)

    def forget_from(self, row: int) -> None:
        """The lines from that one on are other lines now."""
        del self._sizes[row:]

    def forget(self, first: int, last: int) -> None:
        """These lines have other words now."""
        last = min(last, len(self._sizes) - 1)
        self._sizes[first : last + 1] = [None] * (last + 1 - first)

    def sizeHint(self, _option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        # The view asks for all lines from the first on whenever one is added.
        sizes, row = self._sizes, index.row()
        known = sizes[row] if row < len(sizes) else None
        if known is not None:
            return known
        size = QSize(self._width, round(self._px(16.5 * len(self._lines(index, self._width)) + 5)))
        sizes.extend([None] * (row + 1 - len(sizes)))
        sizes[row] = size
        return size

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        rect, px = QRectF(option.rect), self._px
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self._seen < 1 and index.row() >= self._first_new:
            painter.setOpacity(self._seen)
        current = bool(option.state & QStyle.StateFlag.State_HasFocus)
        shows = bool(index.data(self._roles.place) or index.data(self._roles.card))
        if option.state & QStyle.StateFlag.State_MouseOver and shows:
            painter.fillRect(rect, tint("plate"))
        left, base = rect.left() + px(_LEFT), rect.top() + px(14)
        lines = self._lines(index, self._width)
        seat, level = index.data(self._roles.seat), index.data(self._roles.level)
        if self._is_phase(index):
            used = face("caption", self._text_size, 600)
            for line in lines:
                write(painter, QPointF(left, base), line, used, tint("ink2"))
                base += px(16.5)
            hairline(
                painter,
                left + advance(lines[-1], used) + px(8),
                rect.left() + self._width - px(_LEFT) / 2,
                base - px(20.5),
            )
        else:
            if level:
                foot = base + px(16.5) * (len(lines) - 1)
                painter.fillRect(QRectF(left + px(5.5), base - px(12), 1, foot - base + px(16)), tint("edge"))
            elif 0 <= seat < len(self._marks):
                radius = px(look().seat_mark.radius.log)
                paint_seat_mark(painter, self._marks[seat], QPointF(left + px(6), base - px(4.5)), radius)
            ink = tint("ink2" if level else "ink")
            for line in lines:
                write(painter, QPointF(left + px(_INDENT), base), line, face("caption", self._text_size), ink)
                base += px(16.5)
        if current:
            focus_ring(painter, rect.adjusted(4, 0, -4, 0))
        painter.restore()


class LogList(QListView):
    """Shows a model of log lines. `shown` carries the ids of place and card of a line that was pressed.

    Lines that are new appear; those of one answer together. A `brief` list leaves out who decided once it is told what.
    """

    shown = Signal(str, str)

    def __init__(
        self, roles: LogRoles, marks: tuple[Seat, ...], parent: QWidget | None = None, *, brief: bool = False
    ) -> None:
        super().__init__(parent)
        self._roles = roles
        self._filter = _Filter(roles, self, brief=brief)
        self._painter = _LinePainter(roles, marks, self)
        self.setItemDelegate(self._painter)
        super().setModel(self._filter)
        self.setFrameShape(QListView.Shape.NoFrame)
        self.setMouseTracking(True)
        self.setEditTriggers(QListView.EditTrigger.NoEditTriggers)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setUniformItemSizes(False)
        self._foot = QTimer(self)
        self._foot.setSingleShot(True)
        self._foot.setInterval(0)
        self._foot.timeout.connect(self.scrollToBottom)
        self._motions = Motions(self)
        self.clicked.connect(self._show)

    def follow(self, model: QAbstractItemModel) -> None:
        """Show the lines of this model from now on, and keep the newest in view."""
        self._filter.setSourceModel(model)
        lines = self._filter
        lines.rowsInserted.connect(self._lines_came)
        lines.rowsAboutToBeRemoved.connect(lambda _parent, first, _last: self._painter.forget_from(first))
        lines.dataChanged.connect(lambda first, last, _roles: self._painter.forget(first.row(), last.row()))
        for changed in (lines.modelReset, lines.layoutChanged):
            changed.connect(lambda: self._painter.forget_from(0))
        self._foot.start()

    def _lines_came(self, _parent: QModelIndex, first: int, _last: int) -> None:
        self._painter.forget_from(first)
        self._foot.start()

        def step(part: float) -> None:
            self._painter.show_new(first, part)
            self.viewport().update()

        time = look().motion_ms.log_line if self.isVisible() else 0
        self._motions.start("lines", time, look().easing.in_place, step)

    def show_seat(self, seat: int | None) -> None:
        """Show only the lines of a seat; None shows all."""
        self._filter.show_seat(seat)
        self._foot.start()

    def set_text_size(self, text_size: int) -> None:
        """Write at this size, in percent."""
        self._painter.set_text_size(text_size)
        self.scheduleDelayedItemsLayout()
        self._foot.start()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Wrap the lines anew and stay at the foot."""
        # As if the scroll bar were there: it comes only after the lines have been measured.
        self._painter.set_width(self.width() - self.verticalScrollBar().sizeHint().width())
        super().resizeEvent(event)
        self._foot.start()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """The keyboard begins at the newest line, not at the first as in other lists."""
        begins = not self.currentIndex().isValid()
        super().focusInEvent(event)
        if begins:
            self.setCurrentIndex(self._filter.index(self._filter.rowCount() - 1, 0))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter shows what a line is about."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self._show(self.currentIndex())
            return
        super().keyPressEvent(event)

    def _show(self, index: QModelIndex) -> None:
        place: Any = index.data(self._roles.place)
        card: Any = index.data(self._roles.card)
        if place or card:
            self.shown.emit(str(place or ""), str(card or ""))
