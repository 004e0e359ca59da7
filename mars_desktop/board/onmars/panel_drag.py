"""A building dragged onto the map from a panel that stands beside it."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, Qt, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication, QWidget

from mars_desktop.board.onmars.view import ColonyView


class PanelDrag(QObject):
    """Watches a widget: dragging from it picks up the building the board asks for and lays it down where it is let go.

    `begun` comes as the drag begins. Whoever hears it may answer a question that is still open ("which building?"), so
    that the board asks for a hex by then; if it asks for no building, nothing is dragged. The widget itself sees every
    event as if nobody watched: a press without a drag stays a click.
    """

    begun = Signal()

    def __init__(self, source: QWidget, view: ColonyView) -> None:
        super().__init__(source)
        self._source, self._view = source, view
        self._pressed_at: QPoint | None = None
        self._dragging = False
        source.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the left button from press to release."""
        if watched is not self._source or not isinstance(event, QMouseEvent):
            return False
        at = event.globalPosition().toPoint()
        if event.type() == QEvent.Type.MouseButtonPress and event.button() is Qt.MouseButton.LeftButton:
            self._pressed_at, self._dragging = at, False
        elif event.type() == QEvent.Type.MouseMove and self._pressed_at is not None:
            self._move(self._pressed_at, at)
        elif event.type() == QEvent.Type.MouseButtonRelease and event.button() is Qt.MouseButton.LeftButton:
            dragging, self._dragging, self._pressed_at = self._dragging, False, None
            if dragging:
                self._view.board.drop(self._on_board(at))
        return False

    def _move(self, start: QPoint, at: QPoint) -> None:
        if not self._dragging and (at - start).manhattanLength() >= QApplication.startDragDistance():
            self.begun.emit()
            self._dragging = self._view.board.pick_up()
            # One try for each press: a drag that found nothing to carry does not begin later on.
            if not self._dragging:
                self._pressed_at = None
            else:
                # Esc lays the building back.
                self._view.setFocus(Qt.FocusReason.MouseFocusReason)
        if self._dragging:
            self._view.board.follow(self._on_board(at))

    def _on_board(self, at: QPoint) -> QPointF:
        return self._view.mapToScene(self._view.viewport().mapFromGlobal(at))
