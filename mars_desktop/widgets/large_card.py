"""One card shown large over the page."""

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from mars_desktop.theme.application import current_theme
from mars_desktop.widgets.card_button import MARGIN
from mars_desktop.widgets.card_face import CardFace, CardSize, CardState, card_size, paint_card


class LargeCard(QWidget):
    """One card as large as it is meant to be read, over everything else; pointer and keyboard pass through it."""

    def __init__(self, page: QWidget) -> None:
        super().__init__(page)
        self._page = page
        self._face: CardFace | None = None
        self._width = 0.0
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.hide()

    @property
    def shown(self) -> CardFace | None:
        """The card that is shown."""
        return self._face if self.isVisible() else None

    def show_above(self, card: CardFace, foot: QPoint, text_size: int) -> None:
        """Show a card standing on a point of the page, moved so that it lies inside."""
        self._face = card
        self._width = CardSize.LARGE.design.width() * text_size / 100
        needed = card_size(card, CardSize.LARGE, self._width, disabled=bool(card.reason))
        page = self._page.rect()
        if needed.height() + 2 * MARGIN > page.height():
            self._width *= (page.height() - 2 * MARGIN) / needed.height()
            needed = card_size(card, CardSize.LARGE, self._width, disabled=bool(card.reason))
        box = QRect(0, 0, round(needed.width()) + 2 * MARGIN, round(needed.height()) + 2 * MARGIN)
        box.moveCenter(QPoint(foot.x(), 0))
        box.moveBottom(foot.y())
        box.moveLeft(max(page.left(), min(box.left(), page.right() - box.width())))
        box.moveTop(max(page.top(), box.top()))
        self.setGeometry(box)
        self.show()
        self.raise_()
        self.update()

    def put_away(self) -> None:
        """Show no card any more."""
        self._face = None
        self.hide()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the card."""
        if self._face is None:
            return
        painter = QPainter(self)
        state = CardState.DISABLED if self._face.reason else CardState.NORMAL
        box = self.rect().toRectF().adjusted(MARGIN, MARGIN, -MARGIN, -MARGIN)
        paint_card(painter, box, self._face, current_theme(), CardSize.LARGE, state | CardState.HOVER)
        painter.end()
