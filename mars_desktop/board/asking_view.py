"""The window onto the board: fits the stage, zooms, pans, shows where the keyboard is and why a place was refused."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QFrame, QGraphicsView, QSizePolicy, QToolTip, QWidget

from mars_desktop.board.accessibility import announce_place, expose_boards
from mars_desktop.board.asking import AskingScene
from mars_desktop.board.strokes import round_pen
from mars_desktop.theme.palette import color
from mars_desktop.theme.tokens import look

ZOOM_STEP = 1.25
FARTHEST, NEAREST = 1.0, 4.0
SMALLEST = QSize(480, 340)
ZOOM_IN = (Qt.Key.Key_Plus, Qt.Key.Key_Equal)
BY_KEYBOARD = (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason, Qt.FocusReason.ShortcutFocusReason)


class AskingView(QGraphicsView):
    """Shows an `AskingScene`. Unzoomed, the stage always fills the view exactly.

    Ctrl and plus, minus or 0, or the wheel, zoom; the middle button, or Space with the left one, pans. Tab walks
    through the places that may be chosen and then leaves the board, so that the keyboard is never caught here.
    """

    def __init__(self, scene: AskingScene, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        # A view does not own its scene; without this reference Python would delete it.
        self._board = scene
        self.setScene(scene)
        self._grabbed: QPoint | None = None
        self._space_down = False
        self._space_panned = False
        self._reached_by_key = False
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.SmartViewportUpdate)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumSize(SMALLEST)
        self.viewport().setMouseTracking(True)
        scene.refused.connect(self._tell_refusal)
        scene.cursor_moved.connect(self._follow_cursor)
        expose_boards()

    @property
    def board(self) -> AskingScene:
        """The scene that is shown."""
        return self._board

    # Zoom

    @property
    def zoom(self) -> float:
        """How much larger than fitting the board is shown, from 1."""
        return self.transform().m11()

    def set_zoom(self, zoom: float, at_pointer: bool = False) -> None:
        """Show the board this much larger than fitting, within the limits, round its middle or round the pointer."""
        wanted = max(FARTHEST, min(NEAREST, zoom))
        anchor = QGraphicsView.ViewportAnchor
        self.setTransformationAnchor(anchor.AnchorUnderMouse if at_pointer else anchor.AnchorViewCenter)
        if wanted != self.zoom:
            self.scale(wanted / self.zoom, wanted / self.zoom)

    def fit(self) -> None:
        """Show the whole stage."""
        self.resetTransform()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Zoom round the pointer."""
        turns = event.angleDelta().y() / 120
        if turns:
            self.set_zoom(self.zoom * ZOOM_STEP**turns, at_pointer=True)
        event.accept()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay the stage out for the new size."""
        super().resizeEvent(event)
        self._board.set_stage(QSizeF(self.viewport().size()))

    # Pan

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Begin to pan, or pass the press to the board."""
        with_space = self._space_down and event.button() is Qt.MouseButton.LeftButton
        if with_space or event.button() is Qt.MouseButton.MiddleButton:
            self._grabbed = event.position().toPoint()
            self._space_panned = with_space
            self.viewport().setCursor(Qt.CursorShape.ClosedHandCursor)
            event.accept()
            return
        self._reached_by_key = False
        super().mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Pan, or pass the move to the board."""
        if self._grabbed is None:
            super().mouseMoveEvent(event)
            return
        here = event.position().toPoint()
        way = here - self._grabbed
        self._grabbed = here
        for bar, distance in ((self.horizontalScrollBar(), way.x()), (self.verticalScrollBar(), way.y())):
            bar.setValue(bar.value() - distance)
        event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """End panning, or pass the release to the board."""
        if self._grabbed is not None and event.button() in (Qt.MouseButton.MiddleButton, Qt.MouseButton.LeftButton):
            self._grabbed = None
            self.viewport().unsetCursor()
            event.accept()
            return
        super().mouseReleaseEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        """Nothing is hovered any more."""
        super().leaveEvent(event)
        self._board.pointer_left()

    # Keyboard

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Zoom with Ctrl; everything else is the board's. Space waits for its release: it may be held to pan."""
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            if event.key() in ZOOM_IN:
                self.set_zoom(self.zoom * ZOOM_STEP)
                return
            if event.key() == Qt.Key.Key_Minus:
                self.set_zoom(self.zoom / ZOOM_STEP)
                return
            if event.key() == Qt.Key.Key_0:
                self.fit()
                return
        if event.key() == Qt.Key.Key_Space:
            self._space_down = True
            event.accept()
            return
        self._board.keyPressEvent(event)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        """A Space that did not pan chooses."""
        if event.key() != Qt.Key.Key_Space or event.isAutoRepeat():
            super().keyReleaseEvent(event)
            return
        panned, self._space_panned, self._space_down = self._space_panned, False, False
        if not panned:
            self._board.keyPressEvent(QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Space, event.modifiers()))

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Tab goes to the next legal place first, and to the next widget when there is none."""
        return self._board.jump(forward) or super().focusNextPrevChild(forward)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show that the keyboard is here."""
        super().focusInEvent(event)
        self._reached_by_key = event.reason() in BY_KEYBOARD
        if self._reached_by_key and self._board.cursor is None:
            self._board.jump(event.reason() is not Qt.FocusReason.BacktabFocusReason)
        elif self._reached_by_key:
            self._board.put_cursor(self._board.cursor)
        self.viewport().update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Show that the keyboard is elsewhere."""
        super().focusOutEvent(event)
        self._space_down = False
        if event.reason() not in (Qt.FocusReason.ActiveWindowFocusReason, Qt.FocusReason.PopupFocusReason):
            self._board.hide_cursor()
        self.viewport().update()

    def drawForeground(self, painter: QPainter, _rect: QRectF | QRect) -> None:
        """A ring round the whole board while the keyboard is here but stands on no place yet."""
        if not (self.hasFocus() and self._reached_by_key and self._board.cursor is None):
            return
        focus = look().size.focus
        frame = QRectF(self.viewport().rect()).adjusted(focus.gap, focus.gap, -focus.gap, -focus.gap)
        painter.save()
        painter.resetTransform()
        painter.setPen(round_pen(color(self._board.theme.base.accent), focus.width))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRect(frame)
        painter.restore()

    # Words

    def _spot_on_screen(self, place: str) -> QPoint:
        centre = self._board.layout.spots[place].centre
        return self.viewport().mapToGlobal(self.mapFromScene(centre))

    def _tell_refusal(self, place: str, reason: str) -> None:
        QToolTip.showText(self._spot_on_screen(place), reason, self.viewport())

    def _follow_cursor(self, place: str) -> None:
        spot = self._board.layout.spots[place]
        reach = spot.side * 2
        self.ensureVisible(QRectF(spot.centre - QPointF(reach, reach), spot.centre + QPointF(reach, reach)), 0, 0)
        announce_place(self, place)
