"""A place in a panel that an answer may name: a button that shows what lies there and how it stands in the question."""

from enum import Enum

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QEnterEvent, QFocusEvent, QMouseEvent, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QApplication, QWidget

from mars_desktop.models.onmars.panel_rows import PlaceRow
from mars_desktop.theme.application import current_theme
from mars_desktop.theme.icons import icon_color
from mars_desktop.theme.palette import color
from mars_desktop.theme.tokens import look
from mars_desktop.widgets.key_button import KeyButton
from mars_desktop.widgets.lettering import focus_ring, tint

_SIGN = 7.0
"""The triangle in the corner of what may be pressed, in pixels at text size 100 %."""


class Light(Enum):
    """How a place stands in the question."""

    REST = "rest"
    OPEN = "open"
    """It may be pressed."""
    TAKEN = "taken"
    """It was pressed; a second place is wanted."""
    CLOSED = "closed"
    """An answer names it, but something stands in the way."""


class PlaceButton(KeyButton):
    """Base of the places: a subclass paints `row` and says how large it wants to be.

    `told` comes with True when pointer or keyboard arrive and False when they leave. `carried` comes with each move of
    a drag that began here, with the place of the pointer on the screen, and `dropped` when it is let go.
    """

    told = Signal(bool)
    carried = Signal(QPoint)
    dropped = Signal(QPoint)
    inset = 0.0
    """How far the outline keeps from the edge."""

    def __init__(self, row: PlaceRow, text_size: int = 100, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._row = row
        self._text_size = text_size
        self._light = Light.REST
        self._reason = ""
        self._more = ""
        self._pressed_at: QPoint | None = None
        self._dragging = False
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self._named()

    # What is shown

    @property
    def row(self) -> PlaceRow:
        """What lies here."""
        return self._row

    @property
    def light(self) -> Light:
        """How the place stands in the question."""
        return self._light

    def show_row(self, row: PlaceRow) -> None:
        """Show this from now on."""
        if row != self._row:
            self._row = row
            self._named()
            self.updateGeometry()
            self.update()

    def set_text_size(self, text_size: int) -> None:
        """Write at this size, in percent."""
        if text_size != self._text_size:
            self._text_size = text_size
            self.updateGeometry()
            self.update()

    def set_light(self, light: Light, words: str = "") -> None:
        """Stand so in the question; `words` say what a press brings or what stands in the way."""
        reason, more = (words, "") if light is Light.CLOSED else ("", words)
        if (light, reason, more) == (self._light, self._reason, self._more):
            return
        self._light, self._reason, self._more = light, reason, more
        lit = light in (Light.OPEN, Light.TAKEN)
        # Tab leads along what may be pressed; arrow keys lead everywhere.
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus if lit or self.hasFocus() else Qt.FocusPolicy.ClickFocus)
        self._named()
        self.update()

    @property
    def reason(self) -> str:
        """What stands in the way, if an answer names this place."""
        return self._reason

    def _named(self) -> None:
        said = self._row.spoken or self._row.title
        first, _, rest = said.partition("\n")
        self.setText(self._row.title or first)
        self.setAccessibleName(first)
        beside = [part for part in (self._more, self._reason, rest) if part]
        self.setAccessibleDescription("\n".join(beside))
        caption = "" if self._row.caption in said else self._row.caption
        self.setToolTip("\n".join((said, *(part for part in (caption, self._more, self._reason) if part))))

    # Measures

    def px(self, length: float) -> float:
        """So many pixels at the text size in force."""
        return length * self._text_size / 100

    def wanted(self) -> QSize:
        """The size in which nothing is cut."""
        raise NotImplementedError

    def sizeHint(self) -> QSize:
        """Never smaller than a finger."""
        least = round(look().size.hit_min)
        return self.wanted().expandedTo(QSize(least, least))

    # Pointer

    def enterEvent(self, event: QEnterEvent) -> None:
        """The pointer came."""
        super().enterEvent(event)
        self.told.emit(True)

    def leaveEvent(self, event: QEvent) -> None:
        """The pointer left."""
        super().leaveEvent(event)
        self.told.emit(False)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """The keyboard came."""
        super().focusInEvent(event)
        self.told.emit(True)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """The keyboard left."""
        super().focusOutEvent(event)
        self.told.emit(False)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Remember where a drag would begin."""
        super().mousePressEvent(event)
        if event.button() is Qt.MouseButton.LeftButton:
            self._pressed_at = event.globalPosition().toPoint()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Carry what lies here once the pointer has gone far enough."""
        super().mouseMoveEvent(event)
        if self._pressed_at is None:
            return
        at = event.globalPosition().toPoint()
        far = (at - self._pressed_at).manhattanLength() >= QApplication.startDragDistance()
        if self._dragging or (far and not self.rect().contains(self.mapFromGlobal(at))):
            self._dragging = True
            self.carried.emit(at)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Let go of what is carried; without that, the press is a click."""
        dragging, self._dragging, self._pressed_at = self._dragging, False, None
        super().mouseReleaseEvent(event)
        if dragging:
            self.dropped.emit(event.globalPosition().toPoint())

    @property
    def dragging(self) -> bool:
        """Whether what lies here is being carried."""
        return self._dragging

    # Painting

    def tone(self, icon: str) -> QColor:
        """The colour of an icon in the theme in force, paler where the place is out of use."""
        return color(icon_color(current_theme(), icon), 0.55 if self._row.aside else 1.0)

    def ink(self) -> QColor:
        """The colour of the title."""
        return tint("ink2" if self._row.aside else "ink")

    def paint_row(self, painter: QPainter, box: QRectF) -> None:
        """Paint what lies here."""
        raise NotImplementedError

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the row and above it how it stands in the question."""
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        self.paint_row(painter, QRectF(self.rect()))
        self._paint_light(painter)
        if self.hasFocus():
            focus_ring(painter, QRectF(self.rect()).adjusted(self.inset, self.inset, -self.inset, -self.inset))
        painter.end()

    def _paint_light(self, painter: QPainter) -> None:
        hovered = self.underMouse()
        line, corner = look().size.line, look().size.radius.chip
        inset = self.inset + 1
        box = QRectF(self.rect()).adjusted(inset, inset, -inset, -inset)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        if self._light is Light.CLOSED and hovered:
            painter.setPen(QPen(tint("bad"), line.control, Qt.PenStyle.DashLine))
            painter.drawRoundedRect(box, corner, corner)
        elif self._light in (Light.OPEN, Light.TAKEN):
            strong = hovered or self._light is Light.TAKEN
            painter.setPen(QPen(tint("accent"), line.selection if strong else line.emphasis))
            painter.drawRoundedRect(box, corner, corner)
            self._paint_sign(painter, box)

    def _paint_sign(self, painter: QPainter, box: QRectF) -> None:
        """A mark besides the outline, so that what is lit is known without colour: square where a place is taken."""
        side = self.px(_SIGN)
        top = box.topLeft() + QPointF(2, 2)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(tint("accent"))
        if self._light is Light.TAKEN:
            painter.drawRect(QRectF(top, top + QPointF(side, side)))
        else:
            painter.drawPolygon(QPolygonF([top, top + QPointF(side, 0), top + QPointF(0, side)]))
