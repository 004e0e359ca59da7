"""The score so far: points by source as if the game ended now, and the way there, while a game is played."""

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QScrollArea, QVBoxLayout, QWidget

from mars_desktop.engine import Rules
from mars_desktop.models.face import State
from mars_desktop.models.games import face_of, round_words
from mars_desktop.models.history import Moment
from mars_desktop.windows.aim_lines import aims_together
from mars_desktop.windows.history_graphs import graph_panel
from mars_desktop.windows.labels import Words
from mars_desktop.windows.page import Page
from mars_desktop.windows.score_sheet import ScoreSheet
from mars_desktop.windows.seat_words import SeatMarks
from mars_desktop.windows.words import tr, tr_count

MARGIN = 56


class ChartsPage(Page):
    """How a table stands; `moments` are its history, `state` need be no more than what everybody may see.

    `table_wanted` asks to go back to the table.
    """

    table_wanted = Signal()

    def __init__(
        self,
        rules: Rules[Any],
        state: State,
        table: str,
        moments: Sequence[Moment],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._table = table
        points = [sheet.total for sheet in rules.score(state).seats]
        leaders = [seat for seat, n in enumerate(points) if n == max(points)]
        everybody = len(leaders) == len(points) > 1
        seats = rules.setup.seats
        self._mark = SeatMarks([] if everybody else [seats[seat].colour for seat in leaders], 30)
        self._sentence = Words(_first([seats[i].name for i in leaders], points, everybody), "heading", wrap=True)
        at = round_words(rules.setup.game, rules.round_of(state))
        self._about = Words(tr("{table} · {round} · score so far", table=table, round=at), "label", "ink2", weight=400)
        self._why = Words(face_of(rules.setup.game).so_far, "body", "ink2", wrap=True)
        for words in (self._sentence, self._why):
            # Their height goes by their width; the least height would be that of the narrowest column of words.
            words.setMinimumHeight(1)
        aims = face_of(rules.setup.game).aims(rules, state)
        self._aims = aims_together(aims) if aims else None
        self.sheet = ScoreSheet(rules, state)
        self.graphs = graph_panel(rules.setup, moments)
        self._back = QPushButton(tr("Back to the table"))
        self._back.setDefault(True)
        self._lay_out()
        self._back.clicked.connect(self.table_wanted)
        leave = QShortcut(QKeySequence(Qt.Key.Key_Escape), self)
        leave.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        leave.activated.connect(self.table_wanted)

    def _lay_out(self) -> None:
        heading = QHBoxLayout()
        heading.setSpacing(10)
        heading.addWidget(self._mark, 0, Qt.AlignmentFlag.AlignVCenter)
        heading.addWidget(self._sentence, 1)
        why = QHBoxLayout()
        why.addWidget(self._why, 1)
        why.addWidget(self.sheet.form, 0, Qt.AlignmentFlag.AlignBottom)
        column = QVBoxLayout()
        column.setContentsMargins(0, 0, 16, 0)
        column.setSpacing(4)
        column.addWidget(self._about)
        column.addLayout(heading)
        column.addLayout(why)
        if self._aims is not None:
            column.addWidget(self._aims)
        column.addSpacing(8)
        column.addWidget(self.sheet, 4)
        column.addSpacing(8)
        column.addWidget(self.graphs, 6)
        inner = QWidget()
        inner.setLayout(column)
        scroll = QScrollArea()
        scroll.setWidgetResizable(True)
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        scroll.setWidget(inner)
        below = QHBoxLayout()
        below.addWidget(self._back)
        below.addStretch(1)
        page = QVBoxLayout(self)
        page.setContentsMargins(MARGIN, 28, MARGIN - 16, 24)
        page.setSpacing(12)
        page.addWidget(scroll, 1)
        page.addLayout(below)

    @property
    def title(self) -> str:
        return self._table

    def open_page(self) -> None:
        """Put the keyboard on the way back."""
        self._back.setFocus(Qt.FocusReason.OtherFocusReason)


def _first(leaders: Sequence[str], points: Sequence[int], everybody: bool) -> str:
    """Who is in front, in a few words."""
    most = max(points)
    if len(points) == 1:
        return tr_count("{n} point so far", "{n} points so far", most)
    if everybody:
        return tr("Everybody is level at {n} points", n=most)
    if len(leaders) > 1:
        names = tr("{first} and {last}", first=", ".join(leaders[:-1]), last=leaders[-1])
        return tr("{names} are in front with {n} points each", names=names, n=most)
    ahead = most - max(n for n in points if n != most)
    return tr_count(
        "{name} is in front with {points} points, {n} point ahead",
        "{name} is in front with {points} points, {n} points ahead",
        ahead,
        name=leaders[0],
        points=most,
    )
