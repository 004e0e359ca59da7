"""A question before something that cannot easily be undone; the way back is what the keyboard is on."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QWidget

from mars_desktop.theme.tokens import look
from mars_desktop.widgets.answer import Answer, AnswerButton
from mars_desktop.widgets.lettering import face
from mars_desktop.widgets.sheet import Sheet

YES, NO = "yes", "no"


class ConfirmSheet(Sheet):
    """Says what will happen and what that gives up. `confirmed` comes when the person wants it all the same."""

    confirmed = Signal()

    def __init__(self, page: QWidget, title: str, words: str, yes: str, no: str, text_size: int = 100) -> None:
        super().__init__(page)
        heading = QLabel(title)
        heading.setFont(face("title", text_size))
        said = QLabel(words)
        said.setFont(face("body", text_size))
        said.setWordWrap(True)
        said.setMinimumWidth(round(380 * text_size / 100))
        said.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.body.addWidget(heading)
        self.body.addWidget(said)
        row = QHBoxLayout()
        row.setSpacing(2 * round(look().size.grid))
        self.yes = AnswerButton(Answer(YES, yes), text_size)
        self.no = AnswerButton(Answer(NO, no), text_size, lit=True)
        self.yes.clicked.connect(self._confirm)
        self.no.clicked.connect(self.close_sheet)
        row.addWidget(self.yes)
        row.addStretch(1)
        row.addWidget(self.no)
        self.body.addSpacing(2 * round(look().size.grid))
        self.body.addLayout(row)
        self.setAccessibleName(f"{title} {words}")

    def open(self) -> None:
        """Show it with the keyboard on the way back."""
        self.open_with(self.no)

    def _confirm(self) -> None:
        self.close_sheet()
        self.confirmed.emit()
