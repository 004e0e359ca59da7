"""The choice between Orbit and Colony, where a narrow window has room for one of them."""

from PySide6.QtCore import Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from mars_desktop.widgets.answer import Answer, AnswerButton
from mars_desktop.widgets.lettering import hairline, tint
from mars_desktop.windows.words import tr

ORBIT, COLONY = "orbit", "colony"


class SideTabs(QWidget):
    """Two buttons, of which one is on. `chosen` carries the side whenever it changes."""

    chosen = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.side = ORBIT
        self._buttons: dict[str, AnswerButton] = {}
        for side, words in ((ORBIT, tr("Orbit")), (COLONY, tr("Colony"))):
            button = AnswerButton(Answer(side, words), 100, self, flat=True)
            button.setCheckable(True)
            button.setAutoExclusive(True)
            button.setChecked(side == self.side)
            button.clicked.connect(lambda _on=False, wanted=side: self.choose(wanted))
            self._buttons[side] = button

    def choose(self, side: str) -> None:
        """Bring a side to the front."""
        self._buttons[side].setChecked(True)
        if side != self.side:
            self.side = side
            self.chosen.emit(side)

    def set_text_size(self, text_size: int) -> None:
        """Write at this size, in percent."""
        for button in self._buttons.values():
            button.set_text_size(text_size)
        self._lay_out()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Share the width out."""
        super().resizeEvent(event)
        self._lay_out()

    def _lay_out(self) -> None:
        half = self.width() // 2
        for number, button in enumerate(self._buttons.values()):
            button.setGeometry(number * half, 0, half, max(1, self.height() - 1))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """The ground of the column, and a line below."""
        painter = QPainter(self)
        painter.fillRect(self.rect(), tint("surface"))
        hairline(painter, 0, self.width(), self.height() - 1)
        painter.end()
