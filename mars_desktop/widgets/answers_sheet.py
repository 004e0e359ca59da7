"""A list of answers as a sheet over the page."""

from collections.abc import Sequence

from PySide6.QtCore import QPoint, Signal
from PySide6.QtWidgets import QLabel, QWidget

from mars_desktop.widgets.answer import Answer
from mars_desktop.widgets.answer_list import AnswerList
from mars_desktop.widgets.lettering import face
from mars_desktop.widgets.sheet import Sheet

_AROUND = 76
"""Pixels for the heading and the margins above and below a list."""


class AnswersSheet(Sheet):
    """Lists answers over the point `foot` of the page. `given` carries the id of the one that is chosen.

    Choosing one that is not possible changes nothing: its reason stands beside it.
    """

    given = Signal(str)

    def __init__(
        self, page: QWidget, title: str, answers: Sequence[Answer], foot: QPoint | None, text_size: int = 100
    ) -> None:
        super().__init__(page, veiled=False)
        self.anchor = foot
        heading = QLabel(title)
        heading.setFont(face("label", text_size))
        self.body.addWidget(heading)
        self.list = AnswerList(answers, text_size, self.panel)
        self.list.setAccessibleName(title)
        self.list.given.connect(self._give)
        self.body.addWidget(self.list, 1)
        self.setAccessibleName(title)

    def open(self) -> None:
        """Show it with the keyboard on the first answer that is possible."""
        wanted = self.list.sizeHint()
        self.list.setFixedWidth(wanted.width())
        foot = self.anchor.y() if self.anchor is not None else self.height()
        self.list.setFixedHeight(min(wanted.height(), max(120, foot - _AROUND)))
        self.open_with(self.list)

    def _give(self, answer: str) -> None:
        self.close_sheet()
        self.given.emit(answer)
