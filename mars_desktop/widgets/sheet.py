"""A sheet laid over the page: one question or one look at something, closed with Esc or a press beside it."""

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QApplication, QFrame, QVBoxLayout, QWidget
from shiboken6 import isValid

from mars_desktop.theme.application import current_theme
from mars_desktop.theme.palette import color
from mars_desktop.theme.tokens import look
from mars_desktop.widgets.lettering import tint


class Panel(QFrame):
    """The raised surface of a sheet."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setFrameShape(QFrame.Shape.NoFrame)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the surface with its outline."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(tint("edge"), look().size.line.control))
        painter.setBrush(tint("raised"))
        corner = look().size.radius.popup
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.75, 0.75, -0.75, -0.75), corner, corner)
        painter.end()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A press on the surface does not close the sheet."""
        event.accept()


class Sheet(QWidget):
    """Covers its page and holds one panel. `closed` comes when it goes, for whatever reason.

    `place` says where the panel stands, in coordinates of the page; without it the panel is centred. `veiled` dims what
    lies below; `kept` sheets do not close by a press beside them. The keyboard stays inside until the sheet is gone,
    and then returns to where it was.
    """

    closed = Signal()

    def __init__(self, page: QWidget, *, veiled: bool = True, kept: bool = False) -> None:
        super().__init__(page)
        self._page = page
        self._veiled = veiled
        self._kept = kept
        self._open = True
        self._before = QApplication.focusWidget()
        self.place: QRect | None = None
        self.anchor: QPoint | None = None
        self.panel = Panel(self)
        grid = round(look().size.grid)
        self.body = QVBoxLayout(self.panel)
        self.body.setContentsMargins(4 * grid, 3 * grid, 4 * grid, 4 * grid)
        self.body.setSpacing(2 * grid)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        page.installEventFilter(self)
        self.setGeometry(page.rect())

    def open_with(self, first: QWidget) -> None:
        """Show the sheet with the keyboard on `first`."""
        self.arrange()
        self.show()
        self.raise_()
        first.setFocus(Qt.FocusReason.PopupFocusReason)

    def arrange(self) -> None:
        """Put the panel where it belongs."""
        self.setGeometry(self._page.rect())
        if self.place is not None:
            self.panel.setGeometry(self.place)
            return
        margin = 3 * round(look().size.grid)
        room = self.rect().adjusted(margin, margin, -margin, -margin)
        width = min(self.panel.sizeHint().width(), room.width())
        layout = self.panel.layout()
        height = self.panel.sizeHint().height()
        if layout is not None and layout.hasHeightForWidth():
            height = layout.heightForWidth(width)
        size = QSize(width, min(height, room.height()))
        box = QRect(QPoint(0, 0), size)
        if self.anchor is None:
            box.moveCenter(room.center())
        else:
            # The panel stands on the point it belongs to.
            box.moveBottomLeft(self.anchor)
            box.moveLeft(max(room.left(), min(box.left(), room.right() - box.width())))
            box.moveTop(max(room.top(), box.top()))
        self.panel.setGeometry(box)

    @property
    def is_open(self) -> bool:
        """Whether the sheet is still there."""
        return self._open

    def close_sheet(self) -> None:
        """Take the sheet away."""
        if not self._open:
            return
        self._open = False
        self._page.removeEventFilter(self)
        focus = QApplication.focusWidget()
        had_keyboard = focus is None or self.isAncestorOf(focus)
        self.hide()
        before = self._before
        # The keyboard may be elsewhere by now, as on a cover; and what had it before may have been taken away.
        if had_keyboard and before is not None and isValid(before) and before.isVisible() and before.isEnabled():
            before.setFocus(Qt.FocusReason.PopupFocusReason)
        self.closed.emit()
        self.deleteLater()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the page's size."""
        if watched is self._page and event.type() is QEvent.Type.Resize:
            self.arrange()
        return super().eventFilter(watched, event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Dim what lies below, and throw the panel's shadow on it."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme = current_theme()
        if self._veiled:
            painter.fillRect(self.rect(), color("#000000", 0.45 if theme.is_dark else 0.28))
        shadow = look().size.elevation.hover
        alpha = shadow.alpha if theme.is_dark else shadow.alpha_light
        painter.setPen(Qt.PenStyle.NoPen)
        corner = look().size.radius.popup
        for step in range(3):
            reach = shadow.blur * (3 - step) / 3
            painter.setBrush(color("#000000", alpha / 3))
            box = QRectF(self.panel.geometry()).adjusted(-reach, -reach, reach, reach).translated(0, shadow.y)
            painter.drawRoundedRect(box, corner + reach, corner + reach)
        painter.end()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A press beside the panel closes the sheet."""
        event.accept()
        if not self._kept:
            self.close_sheet()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc closes; no other key reaches the page below."""
        event.accept()
        if event.key() == Qt.Key.Key_Escape and not self._kept:
            self.close_sheet()

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Tab walks round inside the panel."""
        start: QWidget = QApplication.focusWidget() or self.panel
        widget = start.nextInFocusChain() if forward else start.previousInFocusChain()
        while widget is not None and widget is not start:
            reachable = widget.focusPolicy() & Qt.FocusPolicy.TabFocus and widget.isVisible() and widget.isEnabled()
            # The field inside a spin box gives the keyboard back to the box.
            reachable = reachable and widget.focusProxy() is None
            if reachable and self.panel.isAncestorOf(widget):
                reason = Qt.FocusReason
                widget.setFocus(reason.TabFocusReason if forward else reason.BacktabFocusReason)
                break
            widget = widget.nextInFocusChain() if forward else widget.previousInFocusChain()
        return True
