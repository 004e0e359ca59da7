"""The score sheet drawn: missions as stations on a line, the letters of titles beneath, sums at the right."""

from datetime import datetime

from PySide6.QtCore import QDate, QEvent, QLocale, QModelIndex, QPersistentModelIndex, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPen, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHeaderView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from mars_desktop.games.legacy.campaign import MissionPage, MissionState
from mars_desktop.models.campaign_sheet import PLAYER, CampaignSheetModel, Cell, SheetRole
from mars_desktop.theme.application import current_text_size
from mars_desktop.theme.palette import color
from mars_desktop.theme.seat_mark import paint_seat_mark_in
from mars_desktop.theme.tokens import look
from mars_desktop.widgets.lettering import advance, face, focus_ring, shortened, tint, write
from mars_desktop.windows.seat_line import mark_of_colour
from mars_desktop.windows.words import tr

Index = QModelIndex | QPersistentModelIndex

HEAD, ROW, NAMES, SUMS, MISSION = 68.0, 54.0, 200.0, 110.0, 74.0
"""Pixels at text size 100 %: heights of the stations and of a row, widths of the columns."""
_STATION = 15.0


def _px(length: float) -> float:
    return length * current_text_size() / 100


def short_date(page: MissionPage) -> str:
    """The day on which a mission was finished, opened or begun last, as short as the locale writes it."""
    moment = page.finished or page.started or page.opened
    return "" if moment is None else short_day(moment)


def short_day(moment: datetime) -> str:
    """“30 Jan”: a day in local time."""
    day = moment.astimezone()
    return QLocale().toString(QDate(day.year, day.month, day.day), "d MMM")


class StationHeader(QHeaderView):
    """Each mission is a station: full when it is finished, ringed with light when it comes next, empty while sealed."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self.next_mission = 0
        self.setHighlightSections(False)
        self.setSectionsClickable(True)
        self.viewport().setAutoFillBackground(False)

    def sizeHint(self) -> QSize:
        return QSize(super().sizeHint().width(), round(_px(HEAD)))

    def paintSection(self, painter: QPainter, rect: QRect, section: int) -> None:
        model = self.model()
        page = model.headerData(section, Qt.Orientation.Horizontal, SheetRole.PAGE)
        box = QRectF(rect)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if isinstance(page, MissionPage):
            self._paint_station(painter, box, page, model.columnCount() - 2)
        elif section != PLAYER:
            words = str(model.headerData(section, Qt.Orientation.Horizontal, Qt.ItemDataRole.DisplayRole) or "")
            used = face("caption", current_text_size(), 500)
            at = QPointF(box.right() - _px(12), box.bottom() - _px(11))
            write(painter, at, words, used, tint("ink2"), Qt.AlignmentFlag.AlignRight)
        painter.restore()

    def _paint_station(self, painter: QPainter, box: QRectF, page: MissionPage, last: int) -> None:
        middle = QPointF(box.center().x(), box.top() + _px(19))
        done, following = page.state is MissionState.FINISHED, page.number == self.next_mission
        edge, ink = tint("edge"), tint("ink")
        if page.number > 1:
            self._paint_line(painter, box.left(), middle, done or following)
        if page.number < last:
            self._paint_line(painter, box.right(), middle, done)
        radius = _px(_STATION)
        painter.setPen(QPen(ink if done or following else edge, _px(2.5 if following else 1.4)))
        painter.setBrush(ink if done else tint("raised" if following else "ground"))
        painter.drawEllipse(middle, radius, radius)
        number = face("label", current_text_size())
        at = QPointF(middle.x(), middle.y() + number.pixelSize() * 0.36)
        shade = tint("ground") if done else ink if following else tint("ink2")
        write(painter, at, str(page.number), number, shade, Qt.AlignmentFlag.AlignHCenter)
        words = tr("next") if following and page.state is not MissionState.IN_PLAY else short_date(page)
        if page.state is MissionState.IN_PLAY:
            words = tr("in play")
        used = face("caption", current_text_size(), 600 if following else 400)
        below = QPointF(box.center().x(), box.bottom() - _px(11))
        shown = shortened(words, used, box.width() - 2)
        write(painter, below, shown, used, tint("ink" if following else "ink2"), Qt.AlignmentFlag.AlignHCenter)

    def _paint_line(self, painter: QPainter, to: float, middle: QPointF, strong: bool) -> None:
        thick = _px(3 if strong else 1.2)
        left, right = min(to, middle.x()), max(to, middle.x())
        painter.fillRect(QRectF(left, middle.y() - thick / 2, right - left, thick), tint("ink" if strong else "edge"))


class ScoreDelegate(QStyledItemDelegate):
    """Paints one cell of the sheet."""

    def sizeHint(self, _option: QStyleOptionViewItem, _index: Index) -> QSize:
        return QSize(round(_px(MISSION)), round(_px(ROW)))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        cell = index.data(SheetRole.CELL)
        if not isinstance(cell, Cell):
            return
        box = QRectF(option.rect)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if option.state & QStyle.StateFlag.State_Selected:
            painter.fillRect(box, tint("raised"))
        painter.fillRect(QRectF(box.left(), box.bottom() - 1, box.width(), look().size.line.hair), tint("line"))
        columns = index.model().columnCount()
        if index.column() == PLAYER:
            self._paint_name(painter, box, cell, str(index.data(SheetRole.COLOUR)))
        elif index.column() == columns - 1:
            used = face("parameter", current_text_size())
            at = QPointF(box.right() - _px(12), box.center().y() + used.pixelSize() * 0.36)
            write(painter, at, cell.letter, used, tint("ink"), Qt.AlignmentFlag.AlignRight)
        else:
            self._paint_mission(painter, box, cell, str(index.data(SheetRole.COLOUR)))
        if option.state & QStyle.StateFlag.State_HasFocus:
            focus_ring(painter, box)
        painter.restore()

    def _paint_name(self, painter: QPainter, box: QRectF, cell: Cell, colour: str) -> None:
        side = _px(24)
        paint_seat_mark_in(painter, mark_of_colour(colour), QRectF(box.left() + _px(4), box.top() + _px(7), side, side))
        left, room = box.left() + _px(38), box.width() - _px(44)
        name, below = face("title", current_text_size()), face("caption", current_text_size())
        write(painter, QPointF(left, box.top() + _px(22)), shortened(cell.letter, name, room), name, tint("ink"))
        write(painter, QPointF(left, box.top() + _px(43)), shortened(cell.below, below, room), below, tint("ink2"))

    def _paint_mission(self, painter: QPainter, box: QRectF, cell: Cell, colour: str) -> None:
        middle = box.center().x()
        below = face("caption", current_text_size())
        if not cell.letter:
            words = cell.below or "·"
            at = QPointF(middle, box.center().y() + below.pixelSize() * 0.36)
            write(painter, at, words, below, tint("ink2"), Qt.AlignmentFlag.AlignHCenter)
            return
        letter = face("heading" if len(cell.letter) == 1 else "label", current_text_size())
        at = QPointF(middle, box.top() + _px(23))
        wide = write(
            painter, at, cell.letter, letter, tint("ink" if cell.best else "ink2"), Qt.AlignmentFlag.AlignHCenter
        )
        if cell.best:
            line = QRectF(middle - wide / 2 - _px(5), box.top() + _px(28), wide + _px(10), _px(3))
            painter.fillRect(line, color(mark_of_colour(colour).fill))
        words = shortened(cell.below, below, box.width() - 4)
        write(painter, QPointF(middle, box.top() + _px(46)), words, below, tint("ink2"), Qt.AlignmentFlag.AlignHCenter)


class ScoreTable(QTableView):
    """The sheet to walk through with the arrow keys; Enter opens the mission of a column."""

    def __init__(self, model: CampaignSheetModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.stations = StationHeader(self)
        self.setHorizontalHeader(self.stations)
        self.setModel(model)
        self.setItemDelegate(ScoreDelegate(self))
        self.verticalHeader().hide()
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setShowGrid(False)
        self.setTabKeyNavigation(False)
        self.setCornerButtonEnabled(False)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.viewport().setAutoFillBackground(False)

    def fit(self) -> None:
        """Take the height of all rows; the missions share the width, or are scrolled where it is too little."""
        self.verticalHeader().setDefaultSectionSize(round(_px(ROW)))
        if self.model().columnCount():
            self._share()

    def _share(self) -> None:
        columns = self.model().columnCount()
        header, edges = self.horizontalHeader(), _px(NAMES) + _px(SUMS)
        mission = self._mission_width()
        given = (self.viewport().width() - edges) / max(1, columns - 2)
        header.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        for column in range(columns):
            width = NAMES if column == PLAYER else SUMS
            outer = column in (PLAYER, columns - 1)
            header.resizeSection(column, round(_px(width)) if outer else int(max(mission, given)))
        bar = self.horizontalScrollBar().sizeHint().height() if given < mission else 0
        high = round(_px(HEAD)) + self.model().rowCount() * round(_px(ROW)) + 2 + bar
        if high != self.height():
            self.setFixedHeight(high)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self.model() is not None and self.model().columnCount():
            self._share()

    def _mission_width(self) -> float:
        """Room for “102 points”, in whatever language."""
        model, used = self.model(), face("caption", current_text_size())
        cells = [
            model.index(row, column).data(SheetRole.CELL)
            for row in range(model.rowCount())
            for column in range(1, model.columnCount() - 1)
        ]
        words = face("label", current_text_size())
        below = (advance(cell.below, used) for cell in cells)
        above = (advance(cell.letter, words) for cell in cells if len(cell.letter) > 1)
        return max([_px(48), *below, *above]) + _px(8)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange and self.model() is not None:
            self.fit()
