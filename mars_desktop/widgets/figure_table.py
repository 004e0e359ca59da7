"""Tables of figures: rows on the page's own ground divided by hairlines, flat headings, one lit row or cell."""

from PySide6.QtCore import QEvent, QModelIndex, QPersistentModelIndex, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QIcon, QKeyEvent, QPainter, QPen, QPolygonF
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QFrame,
    QHeaderView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from mars_desktop.theme.application import current_text_size
from mars_desktop.theme.tokens import look
from mars_desktop.widgets.lettering import advance, face, focus_ring, tint

Index = QModelIndex | QPersistentModelIndex

_PAD = 10.0
_ROW = 34.0
_MARK = 16.0
_ARROW = 12.0


def _px(length: float) -> float:
    return length * current_text_size() / 100


def _row_height() -> int:
    return round(max(look().size.hit_min, _px(_ROW)))


class FigureHeader(QHeaderView):
    """Headings without boxes; the column that rows are sorted by has an arrow that points to where the values grow."""

    def __init__(self, orientation: Qt.Orientation, parent: QWidget | None = None) -> None:
        super().__init__(orientation, parent)
        self.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        self.setHighlightSections(False)
        self.setMinimumSectionSize(24)
        self.viewport().setAutoFillBackground(False)

    def sectionSizeFromContents(self, section: int) -> QSize:
        words, icon, _ = self._content(section)
        width = advance(words, self._face()) + 2 * _px(_PAD)
        if icon is not None:
            width += _px(_MARK + 6)
        if self.isSortIndicatorShown():
            width += _px(_ARROW)
        return QSize(round(width), _row_height())

    def paintSection(self, painter: QPainter, rect: QRect, section: int) -> None:
        words, icon, side = self._content(section)
        used = self._face()
        box = QRectF(rect).adjusted(_px(_PAD), 0, -_px(_PAD), 0)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        sorted_by = self.isSortIndicatorShown() and self.sortIndicatorSection() == section
        width = advance(words, used) + (_px(_MARK + 6) if icon is not None else 0)
        x = box.right() - width if side & Qt.AlignmentFlag.AlignRight else box.left()
        if icon is not None:
            mark = round(_px(_MARK))
            icon.paint(painter, QRect(round(x), round(box.center().y() - mark / 2), mark, mark))
            x += _px(_MARK + 6)
        across = self.orientation() is Qt.Orientation.Horizontal
        painter.setPen(tint("ink" if sorted_by or not across else "ink2"))
        painter.setFont(used)
        painter.drawText(QPointF(x, box.center().y() + used.pixelSize() * 0.35), words)
        if sorted_by:
            middle = x - _px(9) if side & Qt.AlignmentFlag.AlignRight else x + advance(words, used) + _px(9)
            self._paint_arrow(painter, QPointF(middle, box.center().y()))
        if across:
            painter.fillRect(QRectF(rect.left(), rect.bottom(), rect.width(), look().size.line.hair), tint("edge"))
        painter.restore()

    def _paint_arrow(self, painter: QPainter, at: QPointF) -> None:
        up = self.sortIndicatorOrder() is Qt.SortOrder.DescendingOrder
        tip = -_px(3) if up else _px(3)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(tint("ink"))
        half = _px(4)
        corners = [QPointF(-half, -tip), QPointF(half, -tip), QPointF(0, tip)]
        painter.drawPolygon(QPolygonF([at + corner for corner in corners]))

    def _face(self) -> QFont:
        return face("caption", current_text_size(), 500)

    def _content(self, section: int) -> tuple[str, QIcon | None, Qt.AlignmentFlag]:
        model, orientation = self.model(), self.orientation()
        words = model.headerData(section, orientation, Qt.ItemDataRole.DisplayRole)
        icon = model.headerData(section, orientation, Qt.ItemDataRole.DecorationRole)
        side = model.headerData(section, orientation, Qt.ItemDataRole.TextAlignmentRole)
        plain = Qt.AlignmentFlag.AlignLeft
        return str(words or ""), icon if isinstance(icon, QIcon) else None, plain if side is None else side


class FigureDelegate(QStyledItemDelegate):
    """Paints one figure or name."""

    def sizeHint(self, _option: QStyleOptionViewItem, index: Index) -> QSize:
        words = str(index.data(Qt.ItemDataRole.DisplayRole) or "")
        width = advance(words, face("body", current_text_size())) + 2 * _px(_PAD)
        if isinstance(index.data(Qt.ItemDataRole.DecorationRole), QIcon):
            width += _px(_MARK + 6)
        return QSize(round(width) + 1, _row_height())

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        rect = QRectF(option.rect)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        if chosen:
            painter.fillRect(rect, tint("raised"))
        painter.fillRect(QRectF(rect.left(), rect.bottom() - 1, rect.width(), look().size.line.hair), tint("line"))
        if option.state & QStyle.StateFlag.State_HasFocus:
            focus_ring(painter, rect)
        used = face("body", current_text_size())
        box = rect.adjusted(_px(_PAD), 0, -_px(_PAD), 0)
        words = str(index.data(Qt.ItemDataRole.DisplayRole) or "")
        icon = index.data(Qt.ItemDataRole.DecorationRole)
        right = bool((index.data(Qt.ItemDataRole.TextAlignmentRole) or 0) & Qt.AlignmentFlag.AlignRight)
        x = box.right() - advance(words, used) if right else box.left()
        if isinstance(icon, QIcon):
            mark = round(_px(_MARK))
            icon.paint(painter, QRect(round(x), round(box.center().y() - mark / 2), mark, mark))
            x += _px(_MARK + 6)
        painter.setPen(QPen(tint("ink")))
        painter.setFont(used)
        painter.drawText(QPointF(x, box.center().y() + used.pixelSize() * 0.35), words)
        painter.restore()


class FigureTable(QTableView):
    """A table to read, not to change. With `rows` whole rows are lit, and the rows can be sorted.

    The arrow keys walk from cell to cell; Enter or Space sorts by the column they are in, once more the other way.
    """

    def __init__(self, parent: QWidget | None = None, *, rows: bool = False) -> None:
        super().__init__(parent)
        self.setHorizontalHeader(FigureHeader(Qt.Orientation.Horizontal, self))
        self.setVerticalHeader(FigureHeader(Qt.Orientation.Vertical, self))
        self.horizontalHeader().setSectionsClickable(rows)
        self.setItemDelegate(FigureDelegate(self))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setTabKeyNavigation(False)
        for corner in self.findChildren(QAbstractButton):
            # The button between the headings has nothing to do, and hiding it does not last.
            corner.setMaximumSize(0, 0)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        if rows:
            self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
            self.verticalHeader().hide()
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.viewport().setAutoFillBackground(False)
        self._dress()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Sort by the column of the keyboard's cell."""
        at = self.currentIndex()
        if event.key() not in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space) or not self.isSortingEnabled():
            super().keyPressEvent(event)
            return
        event.accept()
        header = self.horizontalHeader()
        down, up = Qt.SortOrder.DescendingOrder, Qt.SortOrder.AscendingOrder
        if header.sortIndicatorSection() == at.column():
            order = up if header.sortIndicatorOrder() is down else down
        else:
            # Figures with the most first, words by the alphabet.
            order = down if at.data(Qt.ItemDataRole.TextAlignmentRole) & Qt.AlignmentFlag.AlignRight else up
        self.sortByColumn(at.column(), order)
        self.setCurrentIndex(self.model().index(0, at.column()))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange:
            self._dress()

    def _dress(self) -> None:
        self.verticalHeader().setDefaultSectionSize(_row_height())

    def contents_height(self) -> int:
        """How high it is with all its rows and no scrolling."""
        return self.horizontalHeader().sizeHint().height() + self.model().rowCount() * _row_height() + 2
