"""Results of a mission typed in from a real table, or corrected afterwards."""

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QIntValidator
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QGridLayout,
    QHBoxLayout,
    QLineEdit,
    QPushButton,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from mars_desktop.games.legacy.campaign import (
    Line,
    MissionCorrected,
    MissionFinished,
    MissionStarted,
    MissionState,
    PlayerPage,
)
from mars_desktop.games.legacy.mission_start import SeatResult, Side, Version
from mars_desktop.models.campaign_desk import CampaignDesk
from mars_desktop.models.campaign_missions import savable
from mars_desktop.models.campaign_results import ResultDraft, draft_of, level, named_cards, placed, results_of
from mars_desktop.models.campaign_words import development_name, mission_name
from mars_desktop.profile.problems import ProfileProblem
from mars_desktop.windows.campaign.change_sheet import ChangeSheet, propose
from mars_desktop.windows.campaign.following_scroll import FollowingScroll
from mars_desktop.windows.labels import Hairline, Words
from mars_desktop.windows.page import Page
from mars_desktop.windows.seat_words import SeatMarks
from mars_desktop.windows.words import tr

LOWEST, HIGHEST = -99, 999
"""Points that may be typed."""


class ResultRow:
    """The fields of one player."""

    def __init__(self, desk: CampaignDesk, player: PlayerPage, mission: int, seats: int) -> None:
        self.player = player
        self.present = QCheckBox(player.name)
        self.points = QLineEdit()
        self.points.setValidator(QIntValidator(LOWEST, HIGHEST, self.points))
        self.points.setPlaceholderText("–")
        self.points.setAlignment(Qt.AlignmentFlag.AlignRight)
        self.points.setFixedWidth(self.points.fontMetrics().horizontalAdvance("000000") + 32)
        self.place = QComboBox()
        for place in range(1, seats + 1):
            self.place.addItem(str(place), place)
        self.side = QComboBox()
        for words, side in ((tr("not noted"), ""), (tr("side A"), "A"), (tr("side B"), "B")):
            self.side.addItem(words, side)
        self.won = QCheckBox(tr("won"))
        self.development = QComboBox()
        versions: tuple[Version, ...] = ("a", "b")
        self.development.addItem(tr("not noted"), None)
        for version in versions:
            self.development.addItem(development_name(desk.cards, player.box.corporation, mission, version), version)
        self.saved = QSpinBox()
        self.saved.setRange(0, 9)
        self.named = QLineEdit()
        self.named.setEchoMode(QLineEdit.EchoMode.PasswordEchoOnEdit)
        self.named.setPlaceholderText(tr("names, or empty"))
        for field, words in (
            (self.present, tr("{name} took part", name=player.name)),
            (self.points, tr("Points of {name}", name=player.name)),
            (self.place, tr("Place of {name}", name=player.name)),
            (self.side, tr("Side that {name} played", name=player.name)),
            (self.won, tr("{name} won the mission", name=player.name)),
            (self.development, tr("Development of {name}", name=player.name)),
            (self.saved, tr("Saved cards of {name}", name=player.name)),
            (self.named, tr("Names of the saved cards of {name}", name=player.name)),
        ):
            field.setAccessibleName(words)

    @property
    def typed(self) -> int | None:
        """The points; None while there are none."""
        try:
            return int(self.points.text().replace("−", "-"))
        except ValueError:
            return None

    @property
    def fields(self) -> tuple[QWidget, ...]:
        """All but whether the player took part."""
        return (self.points, self.place, self.side, self.won, self.development, self.saved, self.named)


class ResultsPage(Page):
    """Asks who took part and how it ended. `written` comes with the number of the mission when it stands in the book.

    `left` asks to go back. Before anything is written a sheet shows what it changes.
    """

    written = Signal(int)
    left = Signal()

    def __init__(self, desk: CampaignDesk, mission: int, present: Sequence[str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._desk, self._mission = desk, mission
        page = desk.book.mission(mission)
        self._before: dict[str, SeatResult] = desk.results(mission)
        self.correcting = page.state is MissionState.FINISHED
        self._running = page.state is MissionState.IN_PLAY
        members = [one for one in desk.book.players if not one.left or one.id in self._before or one.id in present]
        self.rows = [ResultRow(desk, player, mission, len(members)) for player in members]
        self.sheet: ChangeSheet | None = None
        self._busy = False
        heading = tr("Correct {mission}", mission=mission_name(page)) if self.correcting else mission_name(page)
        self._heading = Words(heading, "heading")
        self._about = Words(
            tr("What was written down before stays in the history; titles, title points and start money follow.")
            if self.correcting
            else tr(
                "Type in how it ended on your table. Places follow the points; who is level is put in order by you."
            ),
            "body",
            "ink2",
            wrap=True,
        )
        self._problem = Words("", "body", "bad", wrap=True)
        self._back, self.save = QPushButton(tr("Back")), QPushButton(tr("Look at what changes"))
        self.save.setDefault(True)
        self._lay_out()
        self._fill(present)
        for row in self.rows:
            row.points.textChanged.connect(self._place)
            row.place.activated.connect(self._check)
            row.present.toggled.connect(self._place)
            row.saved.valueChanged.connect(self._check)
            row.won.toggled.connect(self._check)
        self._back.clicked.connect(self.left)
        self.save.clicked.connect(self._propose)
        self._place()

    def _lay_out(self) -> None:
        solo = self._desk.book.solo
        grid = QGridLayout()
        grid.setHorizontalSpacing(14)
        grid.setVerticalSpacing(10)
        heads = (
            "",
            tr("Took part"),
            tr("Points"),
            "" if solo else tr("Place"),
            tr("Side"),
            tr("Outcome") if solo else "",
            tr("Development {n}", n=self._mission),
            "" if self._hides_cards else tr("Saved cards"),
            "" if self._hides_cards else tr("Their names"),
        )
        for column, head in enumerate(heads):
            if head:
                grid.addWidget(Words(head, "caption", "ink2"), 0, column)
        for at, row in enumerate(self.rows, 1):
            grid.addWidget(SeatMarks((row.player.colour,), 20), at, 0)
            grid.addWidget(row.present, at, 1)
            for column, field in enumerate(row.fields, 2):
                grid.addWidget(field, at, column)
            # Only hidden, never shown by hand: they have no window yet.
            unwanted = [row.place if solo else row.won, *((row.saved, row.named) if self._hides_cards else ())]
            for field in unwanted:
                field.hide()
            row.present.setEnabled(not self._running and not solo)
        grid.setColumnStretch(8, 1)
        inner = QWidget()
        column_ = QVBoxLayout(inner)
        column_.setContentsMargins(0, 4, 12, 4)
        column_.addLayout(grid)
        if not self._hides_cards:
            column_.addSpacing(12)
            column_.addWidget(
                Words(
                    tr(
                        "Cards of which no name is written are only counted; names are shown to nobody but who holds "
                        "the box open."
                    ),
                    "caption",
                    "ink2",
                    wrap=True,
                )
            )
        column_.addStretch(1)
        scroll = FollowingScroll(inner)
        below = QHBoxLayout()
        below.setSpacing(12)
        below.addWidget(self._back)
        below.addWidget(self._problem, 1)
        below.addWidget(self.save)
        page = QVBoxLayout(self)
        page.setContentsMargins(52, 36, 40, 24)
        page.setSpacing(12)
        page.addWidget(self._heading)
        page.addWidget(self._about)
        page.addWidget(scroll, 1)
        page.addWidget(Hairline())
        page.addLayout(below)

    @property
    def _hides_cards(self) -> bool:
        """Cards saved already are corrected in the player's own sheet, and none are saved after the last mission."""
        return self.correcting or self._mission == len(self._desk.book.missions)

    @property
    def title(self) -> str:
        return self._heading.text()

    @property
    def problem(self) -> str:
        """Why it cannot be written down; empty if it can."""
        return self._problem.text()

    def open_page(self) -> None:
        """Put the keyboard where the first points are typed."""
        first = next((row.points for row in self.rows if row.points.isEnabled()), self._back)
        first.setFocus(Qt.FocusReason.OtherFocusReason)

    def _fill(self, present: Sequence[str]) -> None:
        there = list(self._before) or list(present)
        for row in self.rows:
            result = self._before.get(row.player.id)
            row.present.setChecked(row.player.id in there)
            chosen = row.player.box.developments.get(self._mission)
            if chosen is not None:
                row.development.setCurrentIndex(row.development.findData(chosen))
                row.development.setEnabled(False)
                row.development.setToolTip(tr("A version once chosen is kept; the player's own sheet corrects it."))
            if result is not None:
                row.points.setText(str(result.points))
                row.place.setCurrentIndex(result.place - 1)
                row.side.setCurrentIndex(max(0, row.side.findData(result.side)))
                row.won.setChecked(bool(result.won))

    # What stands on the page

    def drafts(self) -> list[ResultDraft]:
        """The lines of those who took part. Raises `ProfileProblem` for a card nobody knows."""
        known = savable(self._desk.cards, self._mission)
        return [self._draft(row, known) for row in self.rows if row.present.isChecked()]

    def _draft(self, row: ResultRow, known: dict[str, str]) -> ResultDraft:
        player, old = row.player, self._before.get(row.player.id)
        side: Side = row.side.currentData()
        base = ResultDraft(player.id, player.name) if old is None else draft_of(player.id, player.name, old)
        developments = dict(base.developments)
        version = row.development.currentData()
        if version is not None and row.development.isEnabled():
            developments[self._mission] = version
        names = () if self._hides_cards else named_cards(row.named.text(), known)
        points = row.typed
        return ResultDraft(
            player.id,
            player.name,
            points,
            int(row.place.currentData()),
            side,
            developments,
            base.saved if self._hides_cards else names,
            base.unnamed if self._hides_cards else max(0, row.saved.value() - len(names)),
            base.boxed,
            base.sources if old is not None and old.points == points else {},
            row.won.isChecked() if self._desk.book.solo else None,
        )

    def _place(self) -> None:
        """Give everybody the place that the points say, and let places be chosen only among those who are level."""
        if self._busy:
            return
        self._busy = True
        drafts = []
        for row in self.rows:
            there = row.present.isChecked()
            for field in row.fields:
                if field is not row.development or row.player.box.developments.get(self._mission) is None:
                    field.setEnabled(there)
            if there:
                drafts.append(ResultDraft(row.player.id, row.player.name, row.typed, int(row.place.currentData())))
        by_player = {draft.player: draft for draft in placed(drafts)}
        tied = level(drafts)
        for row in self.rows:
            draft = by_player.get(row.player.id)
            if draft is not None:
                row.place.setCurrentIndex(draft.place - 1)
                same = sum(other.points == draft.points for other in drafts)
                row.place.setEnabled(tied and same > 1)
                row.place.setToolTip("" if row.place.isEnabled() else tr("The points decide the places."))
        self._busy = False
        self._check()

    def lines(self) -> list[Line]:
        """The lines of the history that the page makes. Raises `ProfileProblem` where something is missing."""
        drafts = self.drafts()
        results, now = results_of(drafts), self._desk.now()
        if self.correcting:
            return [MissionCorrected(at=now, mission=self._mission, results=results)]
        lines: list[Line] = []
        if not self._running:
            present = tuple(draft.player for draft in drafts)
            lines.append(MissionStarted(at=now, mission=self._mission, present=present))
        lines.append(MissionFinished(at=now, mission=self._mission, results=results))
        return lines

    def _check(self) -> None:
        if self._busy:
            return
        try:
            self._desk.foresee(self.lines())
        except ProfileProblem as problem:
            self._problem.setText(str(problem))
        else:
            self._problem.setText("")
        self.save.setEnabled(not self.problem)
        self.save.setToolTip(self.problem)

    def _propose(self) -> None:
        try:
            lines = self.lines()
            sheet = propose(self, self._desk, self._heading.text(), lines)
        except ProfileProblem as problem:
            self._problem.setText(str(problem))
            return
        self.sheet = sheet
        sheet.taken.connect(lambda: self._write(lines))

    def _write(self, lines: Sequence[Line]) -> None:
        try:
            self._desk.add(*lines)
        except ProfileProblem as problem:
            self._problem.setText(str(problem))
            return
        self.written.emit(self._mission)
