"""The end of a game: who won and why, points by source, the way there, and what to do next."""

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QScrollArea, QVBoxLayout, QWidget

from mars_desktop.engine import Rules, Score
from mars_desktop.models.face import State
from mars_desktop.models.games import face_of, round_words
from mars_desktop.models.history import Moment
from mars_desktop.models.turning_points import turning_points
from mars_desktop.windows.aim_lines import aim_line
from mars_desktop.windows.game_screens import screens_of
from mars_desktop.windows.history_graphs import graph_panel
from mars_desktop.windows.labels import Words
from mars_desktop.windows.page import Page
from mars_desktop.windows.score_sheet import ScoreSheet
from mars_desktop.windows.seat_words import SeatMarks, SeatSentence
from mars_desktop.windows.whole_picture import WholePicture
from mars_desktop.windows.words import tr, tr_count

MARGIN = 56
LEAST_PICTURE = 320


class FinalPage(Page):
    """The result of one table; `moments` are its history. `table_wanted` asks to look at it once more, `replay_wanted`
    to see how it came there, `again_wanted` to play the same again."""

    table_wanted = Signal()
    replay_wanted = Signal()
    again_wanted = Signal()

    def __init__(
        self,
        rules: Rules[Any],
        state: State,
        table: str,
        moments: Sequence[Moment] = (),
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._table = table
        score = rules.score(state)
        self._mark = SeatMarks([rules.setup.seats[seat].colour for seat in score.winners], 44)
        self._sentence = Words(_first(rules, score), "display", wrap=True)
        self._why = Words(_why(rules, score), "body", "ink2", wrap=True)
        for words in (self._sentence, self._why):
            # Their height goes by their width; the least height would be that of the narrowest column of words.
            words.setMinimumHeight(1)
        self.sheet = ScoreSheet(rules, state)
        # A game that went on from a stored state may have no way to tell.
        self.graphs = graph_panel(rules.setup, moments) if len(moments) > 1 else None
        at = round_words(rules.setup.game, rules.round_of(state))
        self._about = Words(tr("{table} · {round}", table=table, round=at), "label", "ink2", weight=400)
        self._picture = WholePicture(self)
        self._picture.show_table(
            lambda: (rules, rules.view(state, None)),
            tr("{world} at the end of the game", world=screens_of(rules.setup.game).site(rules).world),
        )
        sentences = turning_points(rules.setup, moments)
        self._decided = [
            SeatSentence(seat.colour, seat.name, sentence)
            for seat, sentence in zip(rules.setup.seats, sentences, strict=False)
        ]
        self._aims = face_of(rules.setup.game).aims(rules, state)
        self._again = QPushButton(tr("Same again"))
        self._again.setDefault(True)
        self._look = QPushButton(tr("Look at the table"))
        self._replay = QPushButton(tr("Replay"))
        self._replay.clicked.connect(self.replay_wanted)
        self._back = QPushButton(tr("Home"))
        self._lay_out()
        self._again.clicked.connect(self.again_wanted)
        self._look.clicked.connect(self.table_wanted)
        self._back.clicked.connect(self.home)

    def _lay_out(self) -> None:
        page = QHBoxLayout(self)
        page.setContentsMargins(MARGIN, 28, 32, 24)
        page.setSpacing(32)
        page.addWidget(self._left(), 63)
        page.addLayout(self._right(), 37)

    def _left(self) -> QWidget:
        heading = QHBoxLayout()
        heading.setSpacing(16)
        heading.addWidget(self._mark, 0, Qt.AlignmentFlag.AlignTop)
        heading.addWidget(self._sentence, 1)
        why = QHBoxLayout()
        why.setSpacing(16)
        why.addWidget(self._why, 1)
        why.addWidget(self.sheet.form, 0, Qt.AlignmentFlag.AlignBottom)
        column = QVBoxLayout()
        column.setContentsMargins(0, 0, 12, 0)
        column.setSpacing(4)
        column.addWidget(self._about)
        column.addLayout(heading)
        column.addLayout(why)
        column.addSpacing(8)
        column.addWidget(self.sheet, 4)
        if self.graphs is not None:
            column.addSpacing(8)
            column.addWidget(self.graphs, 5)
        else:
            column.addStretch(5)
        inner = QWidget()
        inner.setLayout(column)
        scroll = QScrollArea()
        scroll.setWidgetResizable(True)
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setWidget(inner)
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        return scroll

    def _right(self) -> QVBoxLayout:
        buttons = QHBoxLayout()
        buttons.setSpacing(12)
        for button in (self._again, self._replay, self._look, self._back):
            buttons.addWidget(button)
        buttons.addStretch(1)
        column = QVBoxLayout()
        column.setSpacing(8)
        column.addWidget(self._picture, 1)
        if self._decided:
            column.addSpacing(8)
            column.addWidget(Words(tr("What decided it"), "label"))
            for sentence in self._decided:
                column.addWidget(sentence)
        if self._aims:
            column.addSpacing(8)
            column.addWidget(Words(tr("The goal"), "label"))
            for aim in self._aims:
                column.addWidget(aim_line(aim))
        column.addSpacing(12)
        column.addLayout(buttons)
        return column

    @property
    def title(self) -> str:
        return self._table

    def open_page(self) -> None:
        """Put the keyboard on the likeliest thing to do next."""
        self._again.setFocus(Qt.FocusReason.OtherFocusReason)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        # The figures go before the picture.
        self._picture.setVisible(self.width() - self.sheet.minimumSizeHint().width() - 2 * MARGIN > LEAST_PICTURE)


def _first(rules: Rules[Any], score: Score) -> str:
    """The result in a few words."""
    names = [rules.setup.seats[seat].name for seat in score.winners]
    match names:
        case []:
            return face_of(rules.setup.game).lost(rules)
        case [name]:
            return tr("{name} wins with {n} points", name=name, n=score.seats[score.winners[0]].total)
        case _:
            return tr("{first} and {last} share the victory", first=", ".join(names[:-1]), last=names[-1])


def _why(rules: Rules[Any], score: Score) -> str:
    """What decided it: the distance to the second, or the rule that broke the tie or ended the solo game."""
    if score.verdict != "most-points":
        return face_of(rules.setup.game).verdict(rules, score)
    winner = score.winners[0]
    second = max(sheet.total for seat, sheet in enumerate(score.seats) if seat != winner)
    behind = [rules.setup.seats[seat].name for seat, sheet in enumerate(score.seats) if sheet.total == second]
    ahead = score.seats[winner].total - second
    who = behind[0] if len(behind) == 1 else tr("{first} and {last}", first=", ".join(behind[:-1]), last=behind[-1])
    return tr_count("{n} point ahead of {who}.", "{n} points ahead of {who}.", ahead, who=who)
