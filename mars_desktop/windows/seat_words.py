"""Marks of seats beside words."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from mars_desktop.theme.application import current_text_size
from mars_desktop.theme.seat_mark import paint_seat_mark_in
from mars_desktop.windows.labels import Words
from mars_desktop.windows.seat_line import mark_of_colour


class SeatMarks(QWidget):
    """Marks side by side, each `side` pixels wide at text size 100 %."""

    def __init__(self, colours: Sequence[str], side: float, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._colours, self._side = tuple(colours), side
        if not colours:
            # Shown by hand it would be a window of its own until somebody gives it a place.
            self.hide()
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        side = self._side * current_text_size() / 100
        return QSize(round(side * max(1, len(self._colours))), round(side * 1.25))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        side = self.sizeHint().width() / max(1, len(self._colours))
        for number, colour in enumerate(self._colours):
            box = QRectF(number * side, (self.height() - side) / 2, side * 0.91, side)
            paint_seat_mark_in(painter, mark_of_colour(colour), box)
        painter.end()


class SeatSentence(QWidget):
    """A sentence about a seat, with its mark before it."""

    def __init__(self, colour: str, name: str, sentence: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        words = Words(sentence, "body", wrap=True)
        # The mark says to the eye whose it is, the name to a screen reader.
        words.setAccessibleName(f"{name}: {sentence}")
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        row.addWidget(SeatMarks((colour,), 18), 0, Qt.AlignmentFlag.AlignTop)
        row.addWidget(words, 1)
