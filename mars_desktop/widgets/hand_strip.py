"""The hand: all cards side by side, or over one another where there are many."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from mars_desktop.widgets.card_button import MARGIN, CardButton
from mars_desktop.widgets.card_face import CardFace, CardSize
from mars_desktop.widgets.lettering import face, tint, wrapped, write

_GAP = 3
_SIDE = 16
_REST = 450
"""Milliseconds the pointer rests on a card before it is shown large."""


class HandStrip(QWidget):
    """Shows cards in a row. `played` carries the id of the card that was pressed, playable or not.

    The arrow keys walk along the cards, Enter plays one, Space shows it large; Tab leaves the hand. `large` carries the
    id of the card to show large, `met` that of the card under pointer or keyboard, empty for none.
    """

    played = Signal(str)
    large = Signal(str)
    met = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._cards: list[CardButton] = []
        self._stacked: list[CardButton] = []
        self._size = CardSize.COMPACT
        self._text_size = 100
        self._empty = ""
        self._current = ""
        self._resting = ""
        self._rest = QTimer(self)
        self._rest.setSingleShot(True)
        self._rest.setInterval(_REST)
        self._rest.timeout.connect(self._rested)

    @property
    def cards(self) -> Sequence[CardButton]:
        """The cards, from the left."""
        return self._cards

    def card(self, card_id: str) -> CardButton | None:
        """The button of a card."""
        return next((button for button in self._cards if button.face.id == card_id), None)

    def show_cards(
        self, faces: Sequence[CardFace], spoken: Sequence[str], size: CardSize, text_size: int, empty: str = ""
    ) -> None:
        """Show these cards, each with its words for a screen reader; `empty` is said where there are none."""
        if (size, text_size) != (self._size, self._text_size):
            self._drop(set())
        self._size, self._text_size, self._empty = size, text_size, empty
        focused = next((i for i, button in enumerate(self._cards) if button.hasFocus()), -1)
        kept = self._cards[focused].face.id if focused >= 0 else ""
        known = self._drop({shown.id for shown in faces})
        self._cards = []
        for shown, words in zip(faces, spoken, strict=True):
            button = known.get(shown.id) or self._made(shown)
            button.show_face(shown, words)
            self._cards.append(button)
        if focused >= 0 and self._cards:
            # A card that was played leaves the keyboard to the one that took its place.
            again = self.card(kept) or self._cards[min(focused, len(self._cards) - 1)]
            again.setFocus(Qt.FocusReason.OtherFocusReason)
        if self.card(self._current) is None:
            self._current = faces[0].id if faces else ""
        self._one_stop()
        self._lay_out()
        if not faces:
            self.update()

    def _drop(self, staying: set[str]) -> dict[str, CardButton]:
        """Take away the cards that are not to stay, and return the others by id."""
        known = {}
        for button in self._cards:
            if button.face.id in staying:
                known[button.face.id] = button
                continue
            button.removeEventFilter(self)
            button.hide()
            button.deleteLater()
            if self._resting == button.face.id:
                self._show_large("")
        self._cards = list(known.values())
        return known

    def _made(self, shown: CardFace) -> CardButton:
        button = CardButton(shown, self._size, self._size.design.width() * self._text_size / 100, self)
        button.clicked.connect(lambda _checked=False, card=shown.id: self._pressed(card))
        button.met.connect(self._met)
        button.installEventFilter(self)
        button.setMouseTracking(True)
        button.show()
        return button

    def card_height(self) -> float:
        """The height of the highest card."""
        design = self._size.design.height() * self._text_size / 100
        return max((button.card_height() for button in self._cards), default=design)

    def sizeHint(self) -> QSize:
        """As high as the highest card with its lift."""
        return QSize(400, round(self.card_height()) + 2 * MARGIN)

    def take_keyboard(self) -> None:
        """Put the keyboard on the card where it last was."""
        button = self.card(self._current)
        if button is not None:
            button.setFocus(Qt.FocusReason.TabFocusReason)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Spread the cards anew."""
        super().resizeEvent(event)
        self._lay_out()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Say why there are no cards."""
        if self._cards or not self._empty:
            return
        painter = QPainter(self)
        used = face("caption", self._text_size)
        y = 26.0 * self._text_size / 100
        for line in wrapped(self._empty, used, self.width() - 2 * _SIDE):
            write(painter, QPoint(_SIDE, round(y)).toPointF(), line, used, tint("ink2"))
            y += 18 * self._text_size / 100
        painter.end()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The keys of a card."""
        if event.type() is QEvent.Type.KeyPress and isinstance(event, QKeyEvent) and isinstance(watched, CardButton):
            return self._key(watched, event.key())
        if event.type() is QEvent.Type.FocusIn and isinstance(watched, CardButton):
            self._current = watched.face.id
            self._one_stop()
            self._stack()
        if event.type() is QEvent.Type.MouseMove and isinstance(event, QMouseEvent) and isinstance(watched, CardButton):
            self._lead_on(watched, watched.mapTo(self, event.position().toPoint()).x())
        return super().eventFilter(watched, event)

    def _lead_on(self, card: CardButton, x: int) -> None:
        """The card that is met lies over its neighbours; the pointer reaches them all the same, where each begins."""
        begun = [button for button in self._cards if button.x() + MARGIN <= x]
        if begun and begun[-1] is not card:
            begun[-1].raise_()
            self._stacked = []

    def _key(self, card: CardButton, key: int) -> bool:
        here = self._cards.index(card)
        step = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}.get(Qt.Key(key), 0)
        ends = {Qt.Key.Key_Home: 0, Qt.Key.Key_End: len(self._cards) - 1}
        if step or key in ends:
            to = ends.get(Qt.Key(key), max(0, min(len(self._cards) - 1, here + step)))
            shown = not self._rest.isActive() and self._resting == card.face.id
            self._cards[to].setFocus(Qt.FocusReason.TabFocusReason)
            if shown:
                self._show_large(self._cards[to].face.id)
            return True
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            card.click()
            return True
        if key == Qt.Key.Key_Space:
            self._show_large("" if self._resting == card.face.id and not self._rest.isActive() else card.face.id)
            return True
        if key == Qt.Key.Key_Escape and self._resting:
            self._show_large("")
            return True
        return False

    def _pressed(self, card: str) -> None:
        self._rest.stop()
        self._show_large("")
        self.played.emit(card)

    def _met(self, card: str) -> None:
        self._stack()
        self.met.emit(card)
        if not card:
            self._rest.stop()
            self._show_large("")
        elif any(button.face.id == card and button.underMouse() for button in self._cards):
            self._resting = card
            self._rest.start()

    def _rested(self) -> None:
        self._show_large(self._resting)

    def _show_large(self, card: str) -> None:
        self._rest.stop()
        self._resting = card
        self.large.emit(card)

    def _one_stop(self) -> None:
        """Tab reaches one card only, the arrows the others."""
        for button in self._cards:
            here = button.face.id == self._current
            button.setFocusPolicy(Qt.FocusPolicy.StrongFocus if here else Qt.FocusPolicy.ClickFocus)

    def _lay_out(self) -> None:
        if not self._cards:
            return
        height = round(self.card_height())
        width = self._cards[0].sizeHint().width()
        room = self.width() - 2 * (_SIDE - MARGIN) - width
        step = float(width - 2 * MARGIN + _GAP)
        if len(self._cards) > 1:
            step = min(step, room / (len(self._cards) - 1))
        x = float(_SIDE - MARGIN)
        for button in self._cards:
            button.set_height(height)
            button.setGeometry(QRect(round(x), 0, width, height + 2 * MARGIN))
            x += step
        self._stack()

    def _stack(self) -> None:
        """Each card over the one before; the one that is met over all."""
        met = next((button for button in self._cards if button.underMouse()), None)
        met = met or next((button for button in self._cards if button.hasFocus()), None)
        order = [button for button in self._cards if button is not met] + ([met] if met is not None else [])
        if order != self._stacked:
            self._stacked = order
            for button in order:
                button.raise_()
