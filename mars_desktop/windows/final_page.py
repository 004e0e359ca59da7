"""The end of a game: who won and why, points by source, and what to do next."""

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QScrollArea, QVBoxLayout, QWidget

from mars_desktop.engine import Score
from mars_desktop.games.terraforming.resources import MC
from mars_desktop.games.terraforming.rules import TerraformingRules
from mars_desktop.games.terraforming.state import State
from mars_desktop.games.terraforming.wording.results import score_text, source_name
from mars_desktop.models.languages import speaker_now
from mars_desktop.models.sayings import card_title
from mars_desktop.theme.application import current_text_size
from mars_desktop.theme.seat_mark import paint_seat_mark_in
from mars_desktop.windows.board_picture import TablePicture
from mars_desktop.windows.labels import Words
from mars_desktop.windows.page import Page
from mars_desktop.windows.score_bars import ScoreBars, ScoreRow
from mars_desktop.windows.seat_line import mark_of_colour
from mars_desktop.windows.words import tr, tr_count

MARGIN = 56
LEAST_PICTURE = 320


class FinalPage(Page):
    """The result of one table. `table_wanted` asks to look at it once more, `again_wanted` to play the same again."""

    table_wanted = Signal()
    again_wanted = Signal()

    def __init__(self, rules: TerraformingRules, state: State, table: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._table = table
        score = rules.score(state)
        speaker = speaker_now()
        self._mark = _Mark([rules.setup.seats[seat].colour for seat in score.winners])
        self._sentence, self._why = (
            Words(_first(rules, score), "display", wrap=True),
            Words("", "body", "ink2", wrap=True),
        )
        self._why.setText(_why(rules, score))
        self._bars = ScoreBars()
        sources = [source for source, _ in score.seats[0].sources]
        self._bars.show_score(sources, [source_name(source, speaker) for source in sources], score_rows(rules, state))
        self._about = Words(
            tr("{table} · generation {n}", table=table, n=state.generation), "label", "ink2", weight=400
        )
        self._picture = TablePicture(self, middle=(0.5, 0.5), reach=0.47)
        self._picture.show_table(rules, rules.view(state, None), tr("Mars at the end of the game"))
        self._again = QPushButton(tr("Same again"))
        self._again.setDefault(True)
        self._look = QPushButton(tr("Look at the table"))
        self._back = QPushButton(tr("Home"))
        self._lay_out()
        self._again.clicked.connect(self.again_wanted)
        self._look.clicked.connect(self.table_wanted)
        self._back.clicked.connect(self.home)

    def _lay_out(self) -> None:
        heading = QHBoxLayout()
        heading.setSpacing(16)
        heading.addWidget(self._mark, 0, Qt.AlignmentFlag.AlignTop)
        heading.addWidget(self._sentence, 1)
        buttons = QHBoxLayout()
        buttons.setSpacing(12)
        for button in (self._again, self._look, self._back):
            buttons.addWidget(button)
        buttons.addStretch(1)
        column = QVBoxLayout()
        column.setContentsMargins(0, 0, 16, 0)
        column.setSpacing(8)
        column.addWidget(self._about)
        column.addLayout(heading)
        column.addWidget(self._why)
        column.addSpacing(16)
        column.addWidget(self._bars)
        column.addStretch(1)
        inner = QWidget()
        inner.setLayout(column)
        scroll = QScrollArea()
        scroll.setWidgetResizable(True)
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setWidget(inner)
        left = QVBoxLayout()
        left.setSpacing(16)
        left.addWidget(scroll, 1)
        left.addLayout(buttons)
        page = QHBoxLayout(self)
        page.setContentsMargins(MARGIN, 40, 24, 28)
        page.setSpacing(32)
        page.addLayout(left, 63)
        page.addWidget(self._picture, 37)

    @property
    def title(self) -> str:
        return self._table

    def open_page(self) -> None:
        """Put the keyboard on the likeliest thing to do next."""
        self._again.setFocus(Qt.FocusReason.OtherFocusReason)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        # The figures go before the picture.
        self._picture.setVisible(self.width() - self._bars.minimumSizeHint().width() - 2 * MARGIN > LEAST_PICTURE)
        # The planet is as large as its column is wide, never cut at its sides.
        side = self._picture.width() / max(1, self._picture.height())
        self._picture.frame((side / 2, 0.5), min(0.47, side * 0.49))


class _Mark(QWidget):
    """The winners' marks beside the sentence."""

    def __init__(self, colours: list[str]) -> None:
        super().__init__()
        self._colours = colours
        self.setVisible(bool(colours))

    def sizeHint(self) -> QSize:
        side = round(44 * current_text_size() / 100)
        return QSize(side * max(1, len(self._colours)), round(side * 1.25))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        side = self.sizeHint().width() / max(1, len(self._colours))
        for number, colour in enumerate(self._colours):
            box = QRectF(number * side, (self.height() - side) / 2, side - 4, side)
            paint_seat_mark_in(painter, mark_of_colour(colour), box)
        painter.end()


def score_rows(rules: TerraformingRules, state: State) -> list[ScoreRow]:
    """The rows of the score sheet from first to last place; equal points go by M€, then by the order of play."""
    score = rules.score(state)
    order = sorted(range(len(score.seats)), key=lambda seat: (-score.seats[seat].total, -score.seats[seat].tie_break))
    rows = []
    for seat in order:
        player, sheet = state.players[seat], score.seats[seat]
        corporation = card_title(rules.table.cards[player.corporation]) if player.corporation >= 0 else ""
        rows.append(
            ScoreRow(
                rules.setup.seats[seat].colour,
                rules.setup.seats[seat].name,
                corporation,
                tuple(points for _, points in sheet.sources),
                sheet.total,
                player.stock[MC],
                seat in score.winners,
            )
        )
    return rows


def _first(rules: TerraformingRules, score: Score) -> str:
    """The result in a few words."""
    names = [rules.setup.seats[seat].name for seat in score.winners]
    match names:
        case [] if rules.table.options["solo_goal"] == "rating":
            return tr("The terraform rating is too low")
        case []:
            return tr("Mars is not terraformed")
        case [name]:
            return tr("{name} wins with {n} points", name=name, n=score.seats[score.winners[0]].total)
        case _:
            return tr("{first} and {last} share the victory", first=", ".join(names[:-1]), last=names[-1])


def _why(rules: TerraformingRules, score: Score) -> str:
    """What decided it: the distance to the second, or the rule that broke the tie or ended the solo game."""
    if score.verdict != "most-points":
        return score_text(rules.table, score, speaker_now())
    winner = score.winners[0]
    second = max(sheet.total for seat, sheet in enumerate(score.seats) if seat != winner)
    behind = [rules.setup.seats[seat].name for seat, sheet in enumerate(score.seats) if sheet.total == second]
    ahead = score.seats[winner].total - second
    who = behind[0] if len(behind) == 1 else tr("{first} and {last}", first=", ".join(behind[:-1]), last=behind[-1])
    return tr_count("{n} point ahead of {who}.", "{n} points ahead of {who}.", ahead, who=who)
