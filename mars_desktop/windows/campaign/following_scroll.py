"""A page's column that scrolls to whatever the keyboard comes to."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QFrame, QScrollArea, QWidget

_ROUND = 24
"""Pixels round a widget that come into sight with it."""


class FollowingScroll(QScrollArea):
    """Holds a widget as wide as itself; it takes no keyboard, but shows what has it."""

    def __init__(self, inner: QWidget, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWidget(inner)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        app = QApplication.instance()
        if isinstance(app, QApplication):
            app.focusChanged.connect(self._follow)

    def _follow(self, _before: QWidget | None, now: QWidget | None) -> None:
        inner = self.widget()
        if now is not None and inner is not None and inner.isAncestorOf(now):
            self.ensureWidgetVisible(now, _ROUND, _ROUND)
