"""The cover between seats: opaque over the whole window, lifted by a press held for half a second."""

from collections.abc import Sequence
from functools import lru_cache

from PySide6.QtCore import QElapsedTimer, QEvent, QPointF, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QImage,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QPixmap,
)
from PySide6.QtWidgets import QWidget

from mars_desktop.board.planet import planet_colours, planet_of
from mars_desktop.theme.application import current_text_size
from mars_desktop.theme.color_tokens import Theme
from mars_desktop.theme.fonts import font
from mars_desktop.theme.palette import color
from mars_desktop.theme.seat_mark import paint_seat_mark
from mars_desktop.theme.token_values import TypeStyle
from mars_desktop.theme.tokens import look
from mars_desktop.widgets.lettering import fitted, write
from mars_desktop.windows.held_key import HeldKey
from mars_desktop.windows.seat_line import SeatLine, SeatWord, mark_of_colour
from mars_desktop.windows.words import tr

NIGHT = "#0d0b09"
"""The cover is night in every theme, so that nobody takes it for the table."""

HOLD_KEYS = (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter)
_TICK = 16
_PLANET_SEED = 7


class Cover(QWidget):
    """Covers its parent, names the next seat, and emits `lifted` when the press was held long enough.

    The parent calls `fit` when its size changes.
    A key that was already down when the cover fell does not count: it has to be let go first.
    """

    lifted = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._window = parent
        self._colour, self._name, self._remark = "rose", "", ""
        self._pressed = QElapsedTimer()
        self._held = 0.0
        self._key: Qt.Key | None = None
        self._held_key = HeldKey(self)
        self._timer = QTimer(self)
        self._timer.setInterval(_TICK)
        self._timer.timeout.connect(self._tick)
        self._sealed = SeatLine(self, centred=True, theme=look().theme("dark"))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.hide()

    def fall(self, colour: str, name: str, remark: str, sealed: Sequence[SeatWord] = ()) -> None:
        """Cover everything at once and ask for the seat of that name; `remark` says in public words what is next."""
        self._colour, self._name, self._remark = colour, name, remark
        self._sealed.show_seats(tuple(sealed))
        self._sealed.setVisible(bool(sealed))
        self._let_go()
        self.setAccessibleName(self.title)
        self.setAccessibleDescription(f"{remark} {self.request}".strip())
        self.fit()
        self.show()
        self.raise_()
        self.setFocus(Qt.FocusReason.OtherFocusReason)
        self.repaint()

    @property
    def title(self) -> str:
        """Who is next."""
        return tr("{name} is next", name=self._name)

    @property
    def request(self) -> str:
        """How to lift it."""
        return tr("Hold Space or press here for half a second")

    @property
    def held(self) -> float:
        """The part of the press that was held so far, 0 to 1."""
        return self._held

    @property
    def pressed(self) -> bool:
        """Whether a press is being held."""
        return self._timer.isActive()

    # The press

    def keyPressEvent(self, event: QKeyEvent) -> None:
        # A repeated key was down before the cover fell; only a new press begins.
        if event.key() in HOLD_KEYS and not event.isAutoRepeat():
            self._key = Qt.Key(event.key())
            self._press()
        event.accept()

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        if event.key() in HOLD_KEYS and not event.isAutoRepeat():
            self._let_go()
        event.accept()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton:
            self._key = None
            self._press()
        event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton:
            self._let_go()
        event.accept()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        self._let_go()
        super().focusOutEvent(event)

    def focusNextPrevChild(self, _next: bool) -> bool:
        """Tab leads nowhere: what lies beneath is covered for the keyboard too."""
        return True

    def _press(self) -> None:
        if not self._timer.isActive():
            self._pressed.start()
            self._timer.start()

    def _let_go(self) -> None:
        self._timer.stop()
        self._held = 0.0
        self.update()

    def _tick(self) -> None:
        self._held = min(1.0, self._pressed.elapsed() / look().motion_ms.curtain_hold)
        self.update()
        if self._held >= 1.0:
            self._let_go()
            if self._key is not None:
                self._held_key.swallow(self._key)
            self.lifted.emit()

    def clear(self) -> None:
        """Uncover."""
        self._let_go()
        self.hide()

    # The look

    def fit(self) -> None:
        """Cover the whole window, which has another size now."""
        self.setGeometry(self._window.rect())
        self._place()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange and hasattr(self, "_sealed"):
            self._place()

    def _px(self, length: float) -> float:
        return length * current_text_size() / 100

    def _place(self) -> None:
        width = min(self.width() - 48, round(self._px(900)))
        height = self._sealed.heightForWidth(width)
        top = round(self.height() * 0.875 - height / 2)
        self._sealed.setGeometry((self.width() - width) // 2, top, width, height)

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme = look().theme("dark")
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.drawPixmap(0, 0, _night(self.size(), self.devicePixelRatioF(), theme))
        # Mark, words and ring stand in the middle of the window, as far apart as its height allows.
        middle, apart = self.width() / 2, min(current_text_size() / 100, self.height() / 720)
        top = (self.height() - apart * 720) / 2
        mark = mark_of_colour(self._colour)
        paint_seat_mark(painter, mark, QPointF(middle, top + apart * 176), apart * 34)
        self._paint_words(painter, top + apart * 230, ((self.title, "display", "ink"), (self._remark, "body", "ink2")))
        self._paint_ring(painter, QPointF(middle, top + apart * 420), apart * 34, theme)
        only = tr("Only {name} should look", name=self._name)
        self._paint_words(painter, top + apart * 474, ((self.request, "label", "ink"), (only, "body", "ink2")))
        painter.end()

    def _paint_words(self, painter: QPainter, top: float, lines: Sequence[tuple[str, TypeStyle, str]]) -> None:
        """Write lines below one another in the middle, each in a style of the type scale and a colour of the night."""
        base = look().theme("dark").base
        width = self.width() - 48
        for words, style, ink in lines:
            used = fitted(words, font(style, current_text_size()), width)
            top += used.pixelSize() * look().type.line_height.text
            at = QPointF(self.width() / 2, top - used.pixelSize() * 0.3)
            write(painter, at, words, used, color(getattr(base, ink)), Qt.AlignmentFlag.AlignHCenter)

    def _paint_ring(self, painter: QPainter, centre: QPointF, radius: float, theme: Theme) -> None:
        box = QRectF(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(color(theme.base.line), self._px(6)))
        painter.drawEllipse(box)
        if self.hasFocus() and self._held == 0:
            painter.setPen(QPen(color(theme.base.accent), look().size.focus.width))
            outside = self._px(8)
            painter.drawEllipse(box.adjusted(-outside, -outside, outside, outside))
        if self._held > 0:
            pen = QPen(color(theme.base.accent), self._px(6), Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)
            painter.setPen(pen)
            painter.drawArc(box, 90 * 16, round(-self._held * 360 * 16))


@lru_cache(maxsize=2)
def _night_planet(diameter: int, theme: Theme) -> QImage:
    """Mars as its night side shows it: all but the lit limb lies in the dark."""
    side = round(diameter * 1.2)
    image = QImage(side, side, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    painter.translate(side / 2, side / 2)
    radius = diameter / 2
    planet_of(_PLANET_SEED, (), ()).paint(painter, radius, planet_colours(theme), 0.43, 0.5)
    dark = QPainterPath()
    dark.addEllipse(QPointF(radius * 0.02, radius * 0.035), radius * 0.962, radius * 0.962)
    painter.fillPath(dark, QColor(NIGHT))
    painter.end()
    return image


@lru_cache(maxsize=2)
def _night(size: QSize, ratio: float, theme: Theme) -> QPixmap:
    """The whole picture behind the words, painted once for a size of the window."""
    pixmap = QPixmap(size * ratio)
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(QColor(NIGHT))
    diameter = round(max(size.width() * 0.97, size.height() * 1.4))
    image = _night_planet(diameter, theme)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    centre = QPointF(size.width() / 2, size.height() * 0.178 + diameter / 2)
    side = image.width()
    painter.drawImage(QRectF(centre.x() - side / 2, centre.y() - side / 2, side, side), image)
    painter.end()
    return pixmap
