"""A card that can be pressed, ticked, hovered and reached by the keyboard."""

from functools import lru_cache

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QEnterEvent, QFocusEvent, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QAbstractButton, QWidget

from mars_desktop.theme.application import current_theme
from mars_desktop.theme.color_tokens import Theme
from mars_desktop.theme.motion import Motions
from mars_desktop.theme.tokens import look
from mars_desktop.widgets.card_face import CardFace, CardSize, CardState, card_size, paint_card

MARGIN = 8
"""Pixels round a card for its shadow, its focus ring and its lift."""
_HOVER_LIFT = 5
_PICKED_LIFT = 6


@lru_cache(maxsize=128)
def card_picture(
    face: CardFace, sizes: tuple[CardSize, float, float], state: CardState, theme: Theme, ratio: float
) -> QPixmap:
    """A card with its margin, kept: cards that overlap are drawn again whenever one of them changes."""
    size, width, height = sizes
    picture = QPixmap(round((width + 2 * MARGIN) * ratio), round((height + 2 * MARGIN) * ratio))
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    paint_card(painter, QRectF(MARGIN, MARGIN, width, height), face, theme, size, state)
    painter.end()
    return picture


class CardButton(QAbstractButton):
    """Paints a card with room round it. Cards that cannot be played (`reason`) stay reachable and are drawn dimmed.

    `met` carries the card's id when pointer or keyboard come to it, and nothing when they leave.
    """

    met = Signal(str)

    def __init__(
        self, face: CardFace, size: CardSize, width: float, parent: QWidget | None = None, *, spoken: str = ""
    ) -> None:
        super().__init__(parent)
        self.face = face
        self._size = size
        self._width = width
        self._height = 0.0
        self._lift = self._lift_wanted = 0.0
        self._motions = Motions(self)
        self._name(spoken)
        self.toggled.connect(self._rise)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def show_face(self, face: CardFace, spoken: str) -> None:
        """Show the same card as it is now."""
        if face != self.face:
            self.face = face
            self.updateGeometry()
            self.update()
        self._name(spoken)

    def _name(self, spoken: str) -> None:
        self.setText(self.face.name)
        self.setAccessibleName(spoken or self.face.name)
        self.setAccessibleDescription(self.face.reason)

    @property
    def playable(self) -> bool:
        """Nothing stands in the card's way."""
        return not self.face.reason

    def card_height(self) -> float:
        """The height the card needs."""
        return card_size(self.face, self._size, self._width, disabled=not self.playable).height()

    def set_height(self, height: float) -> None:
        """Be drawn at least this high, so that cards side by side are equally high."""
        if height != self._height:
            self._height = height
            self.updateGeometry()
            self.update()

    def sizeHint(self) -> QSize:
        """The card with its margins."""
        height = max(self.card_height(), self._height)
        return QSize(round(self._width) + 2 * MARGIN, round(height) + 2 * MARGIN)

    def minimumSizeHint(self) -> QSize:
        """A card is never cut."""
        return self.sizeHint()

    def card_rect(self) -> QRectF:
        """Where the card lies inside the button."""
        return QRectF(MARGIN, MARGIN - self._lift, self._width, self.height() - 2 * MARGIN)

    def _rise(self) -> None:
        """Go up to be met or picked, or down again."""
        start, goal = self._lift, float(_PICKED_LIFT if self.isChecked() else _HOVER_LIFT if self._lifted() else 0)
        if goal == self._lift_wanted:
            return
        self._lift_wanted = goal

        def step(part: float) -> None:
            self._lift = start + (goal - start) * part
            self.update()

        time = look().motion_ms.card_lift if self.isVisible() else 0
        self._motions.start("lift", time, look().easing.in_place, step)

    def hitButton(self, at: QPoint) -> bool:
        """The margin is no part of the card."""
        return QRectF(MARGIN, 0, self._width, self.height() - MARGIN).contains(QPointF(at))

    def enterEvent(self, event: QEnterEvent) -> None:
        """The pointer came."""
        super().enterEvent(event)
        self._rise()
        self.met.emit(self.face.id)

    def leaveEvent(self, event: QEvent) -> None:
        """The pointer left."""
        super().leaveEvent(event)
        self._rise()
        self.met.emit("")

    def focusInEvent(self, event: QFocusEvent) -> None:
        """The keyboard came."""
        super().focusInEvent(event)
        self._rise()
        self.met.emit(self.face.id)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """The keyboard left."""
        super().focusOutEvent(event)
        self._rise()
        self.met.emit("")

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the card."""
        state = CardState.NORMAL
        if self._lifted():
            state |= CardState.HOVER
        if self.hasFocus():
            state |= CardState.FOCUS
        if self.isChecked():
            state |= CardState.SELECTED
        if not self.playable:
            state |= CardState.DISABLED
        rect = self.card_rect()
        sizes = (self._size, self._width, rect.height())
        picture = card_picture(self.face, sizes, state, current_theme(), self.devicePixelRatioF())
        painter = QPainter(self)
        painter.drawPixmap(rect.topLeft() - QPointF(MARGIN, MARGIN), picture)
        painter.end()

    def _lifted(self) -> bool:
        return self.underMouse() or self.hasFocus()
