"""Tool tips of painted widgets: which words belong to which part of the picture."""

from PySide6.QtCore import QEvent, QPointF, QRect, QRectF
from PySide6.QtGui import QHelpEvent
from PySide6.QtWidgets import QToolTip, QWidget


class Hints:
    """The parts of a widget that explain themselves when the pointer rests on them."""

    def __init__(self, owner: QWidget) -> None:
        self._owner = owner
        self._parts: list[tuple[QRectF, str]] = []

    def clear(self) -> None:
        """Forget all parts, before they are laid out anew."""
        self._parts.clear()

    def add(self, rect: QRectF, words: str) -> None:
        """Explain a part; parts added later lie on top."""
        if words:
            self._parts.append((rect, words))

    def handles(self, event: QEvent) -> bool:
        """Show the tip that a tool tip event asks for; False for every other event."""
        if not isinstance(event, QHelpEvent) or event.type() is not QEvent.Type.ToolTip:
            return False
        here = QPointF(event.pos())
        for rect, words in reversed(self._parts):
            if rect.contains(here):
                QToolTip.showText(event.globalPos(), words, self._owner, QRect(rect.toAlignedRect()))
                return True
        if self._owner.toolTip():
            # What belongs to the widget as a whole is said everywhere else.
            return False
        QToolTip.hideText()
        event.ignore()
        return True
