"""All the cards that are shown, side by side in rows; only those in sight are drawn."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QModelIndex, QPersistentModelIndex, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QFrame, QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from mars_desktop.games.terraforming.content import Content
from mars_desktop.models.cards import CardsModel
from mars_desktop.models.languages import speaker_now
from mars_desktop.theme.application import current_text_size, current_theme
from mars_desktop.theme.fonts import font
from mars_desktop.theme.palette import color
from mars_desktop.widgets.card_button import MARGIN, card_picture
from mars_desktop.widgets.card_face import CardFace, CardSize, CardState, card_face, card_size

_Index = QModelIndex | QPersistentModelIndex
_Move = QAbstractItemView.CursorAction
_LIFT = 5
_GROWN = 1.3
"""How much larger than designed a card may become to fill its row."""


def printed_faces(cards: Content) -> Callable[[str], CardFace]:
    """The faces of all cards as they are printed, by id, each made when it is first asked for."""
    speaker, made = speaker_now(), dict[str, CardFace]()

    def face(card: str) -> CardFace:
        if card not in made:
            made[card] = card_face(cards[card], speaker)
        return made[card]

    return face


class CardDelegate(QStyledItemDelegate):
    """Paints a card's face with room round it for its shadow and its ring."""

    def __init__(self, faces: Callable[[str], CardFace], cards: Sequence[str], parent: QListView) -> None:
        super().__init__(parent)
        self._faces, self._cards = faces, cards
        self._view = parent
        self._ratio = 0.0

    def cell(self, width: int | None = None) -> QSize:
        """The size of every card with its margin, as wide as asked for or as designed."""
        own = self.designed_width() if width is None else width - 2 * MARGIN
        return QSize(round(own) + 2 * MARGIN, round(own * self._highest()) + 2 * MARGIN)

    def designed_width(self) -> float:
        """The width of a card without its margin."""
        return CardSize.HAND.design.width() * current_text_size() / 100

    def _highest(self) -> float:
        """Height by width of the highest of all cards, so that all can be equally high."""
        if not self._ratio:
            design = CardSize.HAND.design.width()
            heights = (card_size(self._faces(card), CardSize.HAND, design).height() for card in self._cards)
            self._ratio = max(heights, default=CardSize.HAND.design.height()) / design
        return self._ratio

    def sizeHint(self, _option: QStyleOptionViewItem, _index: _Index) -> QSize:
        return self._view.gridSize()

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        state = CardState.NORMAL
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        hovered = bool(option.state & QStyle.StateFlag.State_MouseOver)
        if chosen:
            state |= CardState.FOCUS if self._view.hasFocus() else CardState.SELECTED
        if hovered:
            state |= CardState.HOVER
        cell = self._view.gridSize()
        sizes = (CardSize.HAND, float(cell.width() - 2 * MARGIN), float(cell.height() - 2 * MARGIN))
        face = self._faces(index.data(CardsModel.Role.ID))
        picture = card_picture(face, sizes, state, current_theme(), painter.device().devicePixelRatioF())
        lift = _LIFT if hovered and not chosen else 0
        painter.drawPixmap(QPointF(option.rect.left(), option.rect.top() - lift), picture)


class CardWall(QListView):
    """The cards of a model in rows. `met` carries the id of the card that is current, `opened` of one to see larger.

    Arrows walk among the cards, row by row at the ends; Enter and a double click open one. `nothing` is what stands
    there when no card is shown.
    """

    met = Signal(str)
    opened = Signal(str)

    def __init__(self, model: CardsModel, faces: Callable[[str], CardFace], nothing: str) -> None:
        super().__init__()
        self._nothing = nothing
        self._columns = 1
        self._delegate = CardDelegate(faces, model.ids, self)
        self.setModel(model)
        self.setItemDelegate(self._delegate)
        self.setFlow(QListView.Flow.LeftToRight)
        self.setWrapping(True)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setUniformItemSizes(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setMouseTracking(True)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.setAutoFillBackground(False)
        self.viewport().setAutoFillBackground(False)
        self.activated.connect(lambda index: self.opened.emit(index.data(CardsModel.Role.ID)))
        self._measure()

    @property
    def columns(self) -> int:
        """How many cards stand side by side."""
        return self._columns

    @property
    def card(self) -> str:
        """The id of the current card, empty for none."""
        return str(self.currentIndex().data(CardsModel.Role.ID) or "")

    def put_on(self, row: int) -> None:
        """Make the card in that row the current one and bring it into sight."""
        index = self.model().index(row, 0)
        self.setCurrentIndex(index)
        self.scrollTo(index)

    def currentChanged(self, current: _Index, previous: _Index) -> None:
        super().currentChanged(current, previous)
        self.met.emit(self.card)

    def moveCursor(self, action: QAbstractItemView.CursorAction, _held: Qt.KeyboardModifier) -> QModelIndex:
        """Left and right go on into the next row; up and down keep the column."""
        here, last = self.currentIndex().row(), self.model().rowCount() - 1
        rows = max(1, self.viewport().height() // self.gridSize().height())
        steps = {
            _Move.MoveLeft: -1,
            _Move.MovePrevious: -1,
            _Move.MoveRight: 1,
            _Move.MoveNext: 1,
            _Move.MoveUp: -self._columns,
            _Move.MoveDown: self._columns,
            _Move.MovePageUp: -rows * self._columns,
            _Move.MovePageDown: rows * self._columns,
        }
        if action is _Move.MoveHome or here < 0:
            to = 0
        elif action is _Move.MoveEnd:
            to = last
        else:
            step = steps.get(action, 0)
            to = here + step
            if not 0 <= to <= last:
                to = here if abs(step) <= self._columns else 0 if step < 0 else last
        return self.model().index(to, 0)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter opens a card, on every system alike."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.card:
            self.opened.emit(self.card)
        elif event.key() == Qt.Key.Key_Escape:
            event.ignore()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._measure()
        super().resizeEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange and hasattr(self, "_delegate"):
            self._measure()

    def _measure(self) -> None:
        """As many columns as there is room for, the cards growing into what is left."""
        least, width = self._delegate.cell().width(), self.viewport().width()
        self._columns = max(1, width // least)
        # Rows break where a card would pass the edge, and a whole pixel is left for that comparison.
        most = 2 * MARGIN + round(self._delegate.designed_width() * _GROWN)
        self.setGridSize(self._delegate.cell(max(least, min(most, (width - 1) // self._columns))))

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self.model().rowCount():
            return
        painter = QPainter(self.viewport())
        painter.setFont(font("body", current_text_size()))
        painter.setPen(color(current_theme().base.ink2))
        place = QRectF(QRect(MARGIN, MARGIN, self.viewport().width() - 2 * MARGIN, self.viewport().height()))
        painter.drawText(place, Qt.TextFlag.TextWordWrap, self._nothing)
        painter.end()
