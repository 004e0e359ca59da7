"""A line to search in, which underlines what cannot be understood."""

from PySide6.QtCore import QPointF
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QLineEdit

from mars_desktop.theme.application import current_theme
from mars_desktop.theme.palette import color
from mars_desktop.theme.tokens import look

_WAVE = 3.0


class SearchField(QLineEdit):
    """`mark` underlines the letters from `start` to before `end`; an equal end takes the line away."""

    def __init__(self) -> None:
        super().__init__()
        self._marked = (0, 0)

    @property
    def marked(self) -> str:
        """The letters that are underlined."""
        start, end = self._marked
        return self.text()[start:end]

    def mark(self, start: int, end: int) -> None:
        """Underline these letters from now on."""
        self._marked = (start, end)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the field, then the line below the letters."""
        super().paintEvent(event)
        start, end = self._marked
        if end <= start:
            return
        metrics, text, cursor = QFontMetricsF(self.font()), self.text(), self.cursorRect().center()
        # The cursor knows how far the text is scrolled.
        origin = cursor.x() - metrics.horizontalAdvance(text[: self.cursorPosition()])
        left = max(0.0, origin + metrics.horizontalAdvance(text[:start]))
        right = min(self.width() - 2.0, origin + metrics.horizontalAdvance(text[:end]))
        y = cursor.y() + metrics.height() / 2 - 1
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(color(current_theme().base.bad), look().size.line.control))
        points, x, up = [], left, False
        while x <= right:
            points.append(QPointF(x, y - (_WAVE / 2 if up else 0)))
            x, up = x + _WAVE, not up
        painter.drawPolyline(points)
        painter.end()
