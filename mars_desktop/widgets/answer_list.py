"""A list of answers with what they do, what they cost and what stands in the way."""

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QPointF,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QKeyEvent, QPainter
from PySide6.QtWidgets import QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from mars_desktop.theme.application import current_theme
from mars_desktop.theme.icons import icon_color, paint_icon
from mars_desktop.theme.palette import palette
from mars_desktop.theme.seat_mark import paint_seat_mark
from mars_desktop.widgets.answer import Answer
from mars_desktop.widgets.lettering import advance, face, focus_ring, hairline, padlock, tint, wrapped, write

ANSWER_ROLE = int(Qt.ItemDataRole.UserRole)
_PAD = 10
_NO_INDEX = QModelIndex()


class AnswerModel(QAbstractListModel):
    """Answers for one question; a new question brings a new model."""

    def __init__(self, answers: Sequence[Answer], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._answers = tuple(answers)

    def rowCount(self, parent: QModelIndex | QPersistentModelIndex = _NO_INDEX) -> int:
        """How many answers there are."""
        return 0 if parent.isValid() else len(self._answers)

    def data(self, index: QModelIndex | QPersistentModelIndex, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """The label, the whole in words, or the answer itself."""
        if not index.isValid():
            return None
        answer = self._answers[index.row()]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return answer.label
            case Qt.ItemDataRole.AccessibleTextRole:
                return answer.spoken
            case _ if role == ANSWER_ROLE:
                return answer
            case _:
                return None


class _AnswerPainter(QStyledItemDelegate):
    """Draws an answer on as many lines as its words need."""

    def __init__(self, text_size: int, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._text_size = text_size

    def _px(self, length: float) -> float:
        return length * self._text_size / 100

    def _lines(self, answer: Answer, width: float) -> list[tuple[str, str]]:
        """The small lines under the label, each with the name of its ink."""
        used = face("caption", self._text_size)
        said = [(answer.detail, "ink2"), (answer.reason, "bad"), (answer.warning if answer.possible else "", "warn")]
        room = width - self._px(2 * _PAD + 22)
        found: list[tuple[str, str]] = []
        for words, ink in said:
            if words:
                found.extend((line, ink if i == 0 else f"{ink}+") for i, line in enumerate(wrapped(words, used, room)))
        return found

    def height(self, answer: Answer, width: float) -> float:
        """How high the row has to be at this width."""
        return max(self._px(34), self._px(30 + 17 * len(self._lines(answer, width)) + 4))

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        view = self.parent()
        width = view.viewport().width() if isinstance(view, QListView) else option.rect.width()
        return QSize(width, round(self.height(index.data(ANSWER_ROLE), width)))

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        answer: Answer = index.data(ANSWER_ROLE)
        rect, px = QRectF(option.rect), self._px
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        current = bool(option.state & QStyle.StateFlag.State_HasFocus)
        if option.state & QStyle.StateFlag.State_MouseOver or current:
            painter.fillRect(rect, tint("prod"))
        if index.row():
            hairline(painter, rect.left() + px(_PAD), rect.right() - px(_PAD), rect.top())
        left, base = rect.left() + px(_PAD), rect.top() + px(21)
        ink = tint("ink" if answer.possible else "ink3")
        if answer.mark is not None:
            paint_seat_mark(painter, answer.mark, QPointF(left + px(7), base - px(5)), px(6))
        elif answer.icon:
            colour = ink if not answer.possible else icon_color(current_theme(), answer.icon)
            paint_icon(painter, answer.icon, QRectF(left, base - px(13), px(16), px(16)), colour)
        text = left + px(22)
        write(painter, QPointF(text, base), answer.label, face("body", self._text_size, 600), ink)
        small = face("caption", self._text_size)
        for line, kind in self._lines(answer, rect.width()):
            base += px(17)
            if kind == "bad":
                padlock(painter, QRectF(left + px(2), base - px(11), px(12), px(13)), tint("bad"))
            write(
                painter, QPointF(text, base), line, small, tint("ink" if kind.startswith("bad") else kind.rstrip("+"))
            )
        if current:
            focus_ring(painter, rect.adjusted(2, 2, -2, -2))
        painter.restore()


class AnswerList(QListView):
    """The answers one under the other. `given` carries the id of the one that is chosen; those not possible stay."""

    given = Signal(str)
    refused = Signal(str)

    def __init__(self, answers: Sequence[Answer], text_size: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._answers = tuple(answers)
        self._painter = _AnswerPainter(text_size, self)
        self._text_size = text_size
        self._model = AnswerModel(self._answers, self)
        self.setModel(self._model)
        self.setItemDelegate(self._painter)
        self.setFrameShape(QListView.Shape.NoFrame)
        self.setMouseTracking(True)
        self.setEditTriggers(QListView.EditTrigger.NoEditTriggers)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        colours = palette(current_theme())
        colours.setColor(colours.ColorRole.Base, tint("raised"))
        self.setPalette(colours)
        self.clicked.connect(self._choose)
        first = next((i for i, answer in enumerate(self._answers) if answer.possible), 0)
        self.setCurrentIndex(self._model.index(first))

    def wanted_width(self) -> float:
        """Wide enough for every label and, up to a limit, for what stands below it."""
        used = face("body", self._text_size, 600)
        pads = (2 * _PAD + 22) * self._text_size / 100
        small = face("caption", self._text_size)
        widest = max((advance(a.label, used) for a in self._answers), default=0.0)
        said = max((advance(line, small) for a in self._answers for line in (a.detail, a.reason)), default=0.0)
        most = 480 * self._text_size / 100
        return max(widest + pads, min(said + pads, most), 300 * self._text_size / 100)

    def sizeHint(self) -> QSize:
        """As large as all rows together."""
        width = self.wanted_width()
        height = sum(round(self._painter.height(answer, width)) for answer in self._answers)
        return QSize(round(width), height + 2)

    def minimumSizeHint(self) -> QSize:
        """A few rows; the rest is scrolled."""
        return QSize(round(self.wanted_width()), min(self.sizeHint().height(), round(1.2 * self._text_size)))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter and Space choose, everything else walks."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self._choose(self.currentIndex())
            return
        super().keyPressEvent(event)

    def _choose(self, index: QModelIndex) -> None:
        answer = index.data(ANSWER_ROLE)
        if not isinstance(answer, Answer):
            return
        if answer.possible:
            self.given.emit(answer.id)
        else:
            self.refused.emit(answer.reason)
