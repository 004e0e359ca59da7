"""The box of a corporation: its saved cards lie face down, and show their names only while somebody holds it open."""

from collections.abc import Sequence

from PySide6.QtCore import QElapsedTimer, QEvent, QPointF, QRectF, QSize, Qt, QTimer
from PySide6.QtGui import (
    QFocusEvent,
    QFont,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from mars_desktop.theme.application import current_text_size
from mars_desktop.theme.tokens import look
from mars_desktop.widgets.lettering import face, focus_ring, line_height, shortened, tint, wrapped, write
from mars_desktop.windows.words import tr, tr_count

_KEYS = (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter)
_TICK = 16
_MOST_BACKS = 4


class HeldBox(QWidget):
    """Says how many cards are saved. Held for half a second it shows which, until it is let go."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._owner = ""
        self._cards: tuple[str, ...] = ()
        self._count = 0
        self._pressed = QElapsedTimer()
        self._held = 0.0
        self._timer = QTimer(self)
        self._timer.setInterval(_TICK)
        self._timer.timeout.connect(self._tick)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def show_box(self, owner: str, cards: Sequence[str], count: int) -> None:
        """Show the box of a player: the names of its cards, and how many there are."""
        self._owner, self._cards, self._count = owner, tuple(cards), count
        self._let_go()
        self._say()
        self._fit()

    @property
    def opened(self) -> bool:
        """Whether the cards are shown now."""
        return self._held >= 1.0 and bool(self._count)

    @property
    def remark(self) -> str:
        """How many cards there are."""
        if not self._count:
            return tr("No saved card")
        return tr_count("{n} saved card, hidden", "{n} saved cards, hidden", self._count)

    @property
    def request(self) -> str:
        """What to do to look."""
        if not self._count:
            return tr("Two random cards come in the next mission")
        return tr("Hold Space to look; only {name} should", name=self._owner)

    def _say(self) -> None:
        self.setAccessibleName(tr("Box of {name}: {remark}", name=self._owner, remark=self.remark))
        shown = ", ".join(self._cards) if self.opened else self.request
        self.setAccessibleDescription(shown)
        self.update()

    # The press

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in _KEYS:
            if not event.isAutoRepeat():
                self._press()
            event.accept()
        else:
            super().keyPressEvent(event)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        if event.key() in _KEYS and not event.isAutoRepeat():
            self._let_go()
            event.accept()
        else:
            super().keyReleaseEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton:
            self._press()
        event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self._let_go()
        event.accept()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        self._let_go()
        super().focusOutEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange:
            self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _press(self) -> None:
        if self._count and not self._timer.isActive():
            self._pressed.start()
            self._timer.start()

    def _tick(self) -> None:
        self._held = min(1.0, self._pressed.elapsed() / look().motion_ms.curtain_hold)
        if self._held >= 1.0:
            self._timer.stop()
            self._say()
        self.update()

    def _let_go(self) -> None:
        self._timer.stop()
        was_open = self.opened
        self._held = 0.0
        if was_open:
            self._say()
        self.update()

    # The look

    def _px(self, length: float) -> float:
        return length * current_text_size() / 100

    def _fit(self) -> None:
        """As high as the words need in this width, and as the names do when it is open."""
        room = max(self._px(100), self.width() - 6 - 2 * self._px(12))
        closed = (self._backs() if self._count else 0) + self._px(26) + len(self._closed(room)) * self._line()
        opened = self._px(24) + len(self._cards) * self._line()
        self.setFixedHeight(round(max(closed, opened)))
        self.update()

    def _closed(self, room: float) -> list[tuple[str, QFont, str]]:
        """What is written on the closed box, line by line, with its face and its ink."""
        strong, small = face("label", current_text_size()), face("caption", current_text_size())
        return [
            *((line, strong, "ink") for line in wrapped(self.remark, strong, room)),
            *((line, small, "ink2") for line in wrapped(self.request, small, room)),
        ]

    def sizeHint(self) -> QSize:
        return QSize(round(self._px(240)), self.height())

    def _backs(self) -> float:
        """How far the backs of the cards stand out of the box."""
        return self._px(30)

    def _line(self) -> float:
        return line_height(face("body", current_text_size()))

    def minimumSizeHint(self) -> QSize:
        return QSize(round(self._px(150)), self.height())

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        whole = QRectF(self.rect()).adjusted(3, 3, -3, -3)
        top = whole.top()
        if self._count and not self.opened:
            top += self._backs()
            self._paint_backs(painter, whole, top)
        body = QPainterPath()
        dip = self._px(10)
        middle = whole.right() - self._px(64)
        body.moveTo(whole.left(), top)
        body.lineTo(middle - self._px(34), top)
        body.cubicTo(middle - self._px(16), top, middle - self._px(16), top + dip, middle, top + dip)
        body.cubicTo(middle + self._px(16), top + dip, middle + self._px(16), top, middle + self._px(34), top)
        body.lineTo(whole.right(), top)
        body.lineTo(whole.bottomRight())
        body.lineTo(whole.bottomLeft())
        body.closeSubpath()
        painter.setPen(QPen(tint("edge"), look().size.line.control))
        painter.setBrush(tint("prod"))
        painter.drawPath(body)
        self._paint_words(painter, whole.adjusted(self._px(12), 0, -self._px(12), 0), top + self._px(9))
        if 0 < self._held < 1:
            bar = QRectF(whole.left(), whole.bottom() - self._px(4), whole.width() * self._held, self._px(4))
            painter.fillRect(bar, tint("accent"))
        if self.hasFocus():
            focus_ring(painter, QRectF(self.rect()))
        painter.end()

    def _paint_backs(self, painter: QPainter, whole: QRectF, top: float) -> None:
        """The backs of the cards look out of the box, as many as there are."""
        wide = self._px(52)
        for number in range(min(self._count, _MOST_BACKS)):
            back = QRectF(whole.left() + self._px(16) + number * (wide + self._px(8)), whole.top(), wide, top)
            painter.setPen(QPen(tint("edge"), look().size.line.control))
            painter.setBrush(tint("plate"))
            painter.drawRoundedRect(back, self._px(4), self._px(4))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setClipRect(back.intersected(QRectF(whole.left(), whole.top(), whole.width(), top - whole.top())))
            for ring in range(1, 4):
                inset = self._px(5) * ring
                painter.drawRoundedRect(back.adjusted(inset, inset, -inset, inset), self._px(4), self._px(4))
            painter.setClipping(False)

    def _paint_words(self, painter: QPainter, room: QRectF, top: float) -> None:
        y = top + self._line() * 0.8
        if self.opened:
            plain = face("body", current_text_size())
            for name in self._cards:
                write(painter, QPointF(room.left(), y), shortened(name, plain, room.width()), plain, tint("ink"))
                y += self._line()
            return
        for line, used, ink in self._closed(room.width()):
            write(painter, QPointF(room.left(), y), line, used, tint(ink))
            y += self._line()
