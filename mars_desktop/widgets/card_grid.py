"""Cards in rows, as many side by side as there is room for."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, QRect, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from mars_desktop.widgets.card_button import MARGIN, CardButton

_GAP = 10 - 2 * MARGIN
_APART = 16
"""What is added to the gap between cards that do not belong together."""
_STEPS = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}


class CardGrid(QWidget):
    """Lays card buttons out in rows of equal height, each with a widget under it if it has one.

    The arrow keys walk among the cards, Enter and Space press them; Tab reaches the one where the keyboard last was.
    `met` carries the id of the card that pointer or keyboard are on, empty for none.
    """

    met = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._cards: list[CardButton] = []
        self._under: dict[str, QWidget] = {}
        self._columns = 1
        self._together = 1

    def set_together(self, count: int) -> None:
        """Break rows only after so many cards, which belong side by side, or a multiple of them."""
        self._together = count

    @property
    def cards(self) -> Sequence[CardButton]:
        """The cards in order."""
        return self._cards

    def card(self, card_id: str) -> CardButton | None:
        """The button of a card."""
        return next((button for button in self._cards if button.face.id == card_id), None)

    def add(self, button: CardButton, under: QWidget | None = None) -> None:
        """Put one more card at the end, with something under it."""
        button.setParent(self)
        button.installEventFilter(self)
        button.met.connect(self.met)
        self._cards.append(button)
        if under is not None:
            under.setParent(self)
            self._under[button.face.id] = under
        self._one_stop(self._cards[0])

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The keys of a card."""
        if isinstance(watched, CardButton):
            if event.type() is QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
                # With Ctrl a key means the whole panel.
                held = event.modifiers() & Qt.KeyboardModifier.ControlModifier
                return not held and self._key(watched, event.key())
            if event.type() is QEvent.Type.FocusIn:
                self._one_stop(watched)
        return super().eventFilter(watched, event)

    def _key(self, card: CardButton, key: int) -> bool:
        here = self._cards.index(card)
        steps = {**_STEPS, Qt.Key.Key_Up: -self._columns, Qt.Key.Key_Down: self._columns}
        step = steps.get(Qt.Key(key))
        if step is not None:
            to = here + step
            if 0 <= to < len(self._cards):
                self._cards[to].setFocus(Qt.FocusReason.TabFocusReason)
            return True
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            card.click()
            return True
        return False

    def _one_stop(self, stop: CardButton) -> None:
        for button in self._cards:
            button.setFocusPolicy(Qt.FocusPolicy.StrongFocus if button is stop else Qt.FocusPolicy.ClickFocus)

    # Layout

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Break the rows anew."""
        super().resizeEvent(event)
        self.lay_out()

    def _columns_in(self, width: int) -> int:
        own = self._cards[0].sizeHint().width()
        if self._together == 1:
            return max(1, (width - own) // (own + _GAP) + 1)
        group = self._together * (own + _GAP) + _APART
        return self._together * max(1, (width + _GAP + _APART) // group)

    def _extra(self, column: int) -> int:
        """How far a column is moved by the gaps between groups of cards before it."""
        return 0 if self._together == 1 else column // self._together * _APART

    def _rows(self, columns: int) -> list[list[CardButton]]:
        return [self._cards[i : i + columns] for i in range(0, len(self._cards), columns)]

    def _row_height(self, row: Sequence[CardButton]) -> tuple[int, int]:
        cards = round(max(button.card_height() for button in row)) + 2 * MARGIN
        under = max((self._under[b.face.id].sizeHint().height() for b in row if b.face.id in self._under), default=0)
        return cards, under

    def height_for(self, width: int) -> int:
        """The height of all rows at a width."""
        if not self._cards:
            return 0
        rows = [self._row_height(row) for row in self._rows(self._columns_in(width))]
        return sum(self.head_height() + cards + under for cards, under in rows) + _GAP * (len(rows) - 1)

    def head_height(self) -> int:
        """The height that is kept free above each row."""
        return 0

    def rows(self) -> list[list[CardButton]]:
        """The cards as they stand in rows now."""
        return self._rows(self._columns)

    def hasHeightForWidth(self) -> bool:
        """Rows break by width."""
        return True

    def heightForWidth(self, width: int) -> int:
        """The height of all rows at a width."""
        return self.height_for(width)

    def sizeHint(self) -> QSize:
        """All cards side by side."""
        if not self._cards:
            return QSize(0, 0)
        width = len(self._cards) * (self._cards[0].sizeHint().width() + _GAP) - _GAP
        return QSize(width, self.height_for(width))

    def lay_out(self) -> None:
        """Put every card in its place."""
        if not self._cards:
            return
        self._columns = self._columns_in(self.width())
        width = self._cards[0].sizeHint().width()
        y = 0
        for row in self._rows(self._columns):
            cards, under = self._row_height(row)
            y += self.head_height()
            for column, button in enumerate(row):
                button.set_height(cards - 2 * MARGIN)
                x = column * (width + _GAP) + self._extra(column)
                button.setGeometry(QRect(x, y, width, cards))
                below = self._under.get(button.face.id)
                if below is not None:
                    size = below.sizeHint()
                    left = x + (width - min(size.width(), width)) // 2
                    below.setGeometry(left, y + cards, min(size.width(), width), size.height())
            y += cards + under + _GAP
