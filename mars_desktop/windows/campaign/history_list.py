"""The history of a campaign as a list: number, day and what happened, in as many lines as that needs."""

from enum import IntEnum

from PySide6.QtCore import QEvent, QModelIndex, QPersistentModelIndex, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QResizeEvent
from PySide6.QtWidgets import QFrame, QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from mars_desktop.models.campaign_history import HistoryRow
from mars_desktop.models.rows import FIRST_ROLE, RowModel
from mars_desktop.theme.application import current_text_size
from mars_desktop.theme.tokens import look
from mars_desktop.widgets.lettering import face, focus_ring, line_height, tint, wrapped, write
from mars_desktop.windows.campaign.score_table import short_day
from mars_desktop.windows.words import tr

_PAD, _DAY = 8.0, 104.0
"""Pixels at text size 100 %: round a line, and for its number and day."""


def _px(length: float) -> float:
    return length * current_text_size() / 100


class HistoryModel(RowModel):
    """The lines, the latest first."""

    class Role(IntEnum):
        """A role for each field of a row."""

        ID = FIRST_ROLE
        AT = FIRST_ROLE + 1
        IN_FORCE = FIRST_ROLE + 2

    ROLES = Role

    def title(self, row: HistoryRow) -> str:
        return row.words if row.in_force else tr("undone: {words}", words=row.words)

    def spoken(self, row: HistoryRow) -> str:
        return tr("Line {n}, {day}: {words}", n=row.id, day=short_day(row.at), words=self.title(row))


class _Delegate(QStyledItemDelegate):
    def __init__(self, view: QListView) -> None:
        super().__init__(view)
        self._view = view

    def _lines(self, index: QModelIndex | QPersistentModelIndex) -> tuple[str, ...]:
        room = self._view.viewport().width() - _px(_DAY) - 2 * _px(_PAD)
        return wrapped(str(index.data()), face("body", current_text_size()), max(_px(60), room))

    def sizeHint(self, _option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        high = len(self._lines(index)) * line_height(face("body", current_text_size())) + 1.5 * _px(_PAD)
        return QSize(round(_px(120)), max(round(look().size.hit_min), round(high)))

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        box = QRectF(option.rect)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if option.state & QStyle.StateFlag.State_Selected:
            painter.fillRect(box, tint("raised"))
        painter.fillRect(QRectF(box.left(), box.bottom() - 1, box.width(), look().size.line.hair), tint("line"))
        body, caption = face("body", current_text_size()), face("caption", current_text_size())
        lines = self._lines(index)
        y = box.center().y() - (len(lines) - 1) * line_height(body) / 2 + body.pixelSize() * 0.35
        number = str(index.data(HistoryModel.Role.ID))
        right = QPointF(box.left() + _px(_PAD + 22), y)
        write(painter, right, number, caption, tint("ink2"), Qt.AlignmentFlag.AlignRight)
        day = short_day(index.data(HistoryModel.Role.AT))
        write(painter, QPointF(right.x() + _px(12), y), day, caption, tint("ink2"))
        ink = tint("ink" if index.data(HistoryModel.Role.IN_FORCE) else "ink2")
        for line in lines:
            write(painter, QPointF(box.left() + _px(_DAY) + _px(_PAD), y), line, body, ink)
            y += line_height(body)
        if option.state & QStyle.StateFlag.State_HasFocus:
            focus_ring(painter, box)
        painter.restore()


class HistoryList(QListView):
    """The lines to walk through with the arrow keys."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.lines = HistoryModel(self)
        self.setModel(self.lines)
        self.setItemDelegate(_Delegate(self))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.viewport().setAutoFillBackground(False)
        self.setAccessibleName(tr("History"))

    def show_rows(self, rows: tuple[HistoryRow, ...]) -> None:
        """Show these lines, with the keyboard's place on the latest."""
        self.lines.replace(rows)
        self.setCurrentIndex(self.lines.index(0))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        # Lines break elsewhere now.
        self.scheduleDelayedItemsLayout()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange:
            self.scheduleDelayedItemsLayout()
