"""A table as it was after any of its answers, with a slider along the game: what replays of every game share."""

from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget

from mars_desktop.engine import Session
from mars_desktop.models.log import LogModel
from mars_desktop.models.replay import Replay
from mars_desktop.widgets.choice_row import ChoiceRow
from mars_desktop.windows.labels import Words
from mars_desktop.windows.page import Page
from mars_desktop.windows.replay_bar import ReplayBar
from mars_desktop.windows.words import tr

NOBODY = "nobody"


class ReplayPage(Page):
    """The course of one table. `left` asks to go back to where it was opened.

    A running game shows only what lies open. A finished one begins at its start, and may show the hand of a seat.
    The page of a game lays out `head`, its own parts, `bar` and whatever shows `log`, and follows `replay.moved`.
    """

    left = Signal()

    def __init__(self, session: Session[Any], table: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._table = table
        self.replay = Replay(session, self)
        if self.replay.finished:
            self.replay.go(0)
        self.log = LogModel(session.rules, self)
        self._about = Words(tr("{table} · replay", table=table), "label")
        self._back = QPushButton(tr("Back"))
        self._back.clicked.connect(self.left)
        names = [seat.name for seat in session.rules.setup.seats]
        self.hands = ChoiceRow([(NOBODY, tr("None")), *((str(i), name) for i, name in enumerate(names))], tr("Hand"))
        self.hands.chosen.connect(lambda seat: self.replay.look(None if seat == NOBODY else int(seat)))
        self.bar = ReplayBar(self.replay)

    def head(self, middle: QWidget) -> QHBoxLayout:
        """The line above everything: the way back, the table, `middle`, and whose hand is shown."""
        head = QHBoxLayout()
        head.setContentsMargins(16, 4, 12, 4)
        head.setSpacing(12)
        head.addWidget(self._back)
        head.addWidget(self._about)
        head.addStretch(1)
        head.addWidget(middle)
        head.addStretch(1)
        for part in (Words(self.hands_words, "label", "ink2", weight=400), self.hands):
            head.addWidget(part)
            if not self.replay.finished:
                part.hide()
        return head

    @property
    def hands_words(self) -> str:
        """What stands before the choice whose secrets are shown."""
        return tr("Hand:")

    @property
    def title(self) -> str:
        return tr("{table} · replay", table=self._table)

    def open_page(self) -> None:
        """Put the keyboard on the slider."""
        self.bar.slider.setFocus(Qt.FocusReason.OtherFocusReason)

    def close_page(self) -> None:
        """Stop playing."""
        self.bar.stop()

    def happened(self) -> str:
        """What the last answer did, in the words of the log, which has to have followed."""
        rows = self.log.rows()
        last = [row for row in rows if row.answer == self.replay.at - 1]
        said = next((row for row in last if row.seat >= 0 and row.kind != "turn"), last[0] if last else None)
        return self.log.title(said) if said is not None else ""

    def put_away(self) -> bool:
        """Take away what is held over the page; whether there was something."""
        return False

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows, Page Up and Down, Home, End and Space lead along the game; Esc leaves."""
        if self.bar.press(event.key(), event.modifiers()):
            event.accept()
        elif event.key() == Qt.Key.Key_Escape:
            event.accept()
            if not self.put_away():
                self.left.emit()
        else:
            super().keyPressEvent(event)
