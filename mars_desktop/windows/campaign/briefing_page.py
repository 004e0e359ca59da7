"""A mission before it is played: sealed until somebody opens it, then its briefing, set-up and who takes part."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QCheckBox, QComboBox, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from mars_desktop.games.legacy.campaign import MissionOpened, MissionState, PlayerPage
from mars_desktop.models.campaign_desk import CampaignDesk
from mars_desktop.models.campaign_missions import Briefing, briefing
from mars_desktop.models.campaign_words import card_names, corporation_name, development_name, mission_name, title_name
from mars_desktop.profile.problems import ProfileProblem
from mars_desktop.theme.tokens import look
from mars_desktop.windows.buttons import LitButton
from mars_desktop.windows.campaign.flowing_words import FlowingWords
from mars_desktop.windows.campaign.following_scroll import FollowingScroll
from mars_desktop.windows.campaign.held_box import HeldBox
from mars_desktop.windows.labels import Hairline, Words
from mars_desktop.windows.page import Page
from mars_desktop.windows.seat_words import SeatMarks
from mars_desktop.windows.words import tr, tr_count

RANDOM = -1


class TakingPart(NamedTuple):
    """Who plays, in order round the table, and the place of the first player (-1: drawn at random)."""

    present: tuple[str, ...]
    first: int


class PlayerCard(QWidget):
    """One player before a mission: whether present, money, box and developments. `raised` asks to sit further ahead."""

    changed = Signal()
    raised = Signal()

    def __init__(self, desk: CampaignDesk, player: PlayerPage, mission: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.player = player
        self.present = QCheckBox(player.name)
        self.present.setChecked(True)
        self.present.setAccessibleName(tr("{name} takes part", name=player.name))
        self.present.setEnabled(not desk.book.solo)
        self.ahead = QPushButton(tr("Sit further ahead"))
        self.ahead.setAccessibleName(tr("{name} sits further ahead", name=player.name))
        self.box = HeldBox()
        self.box.show_box(player.name, card_names(desk.cards, player.box.cards), len(player.box.cards))
        head = QHBoxLayout()
        head.setSpacing(8)
        head.addWidget(SeatMarks((player.colour,), 20))
        head.addWidget(self.present, 1)
        head.addWidget(self.ahead)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        column.addLayout(head)
        for words in player_facts(desk, player, mission):
            column.addWidget(FlowingWords(words, "caption", "ink2"))
        column.addWidget(self.box)
        if mission == 1:
            self.box.hide()
        self.present.toggled.connect(self.changed)
        self.ahead.clicked.connect(self.raised)


def player_facts(desk: CampaignDesk, player: PlayerPage, mission: int) -> list[str]:
    """Corporation, money with its reason, and developments of a player who takes part in a mission."""
    facts = []
    corporation = corporation_name(desk.content, player.box.corporation)
    money = tr("{n} M€ at the start", n=player.next_money)
    if not desk.book.solo and mission > 1:
        why = tr("as {title}", title=title_name(player.next_title)) if player.next_title else tr("without a title")
        money = tr("{money}, {why}", money=money, why=why)
    facts.append(" · ".join(part for part in (corporation, money) if part))
    kept = [
        development_name(desk.cards, player.box.corporation, number, version)
        for number, version in player.box.developments.items()
    ]
    missing = mission - len([number for number in player.box.developments if number <= mission])
    said = tr("Developments: {names}", names=", ".join(kept)) if kept else ""
    more = tr_count("{n} development to choose", "{n} developments to choose", missing) if missing > 0 else ""
    facts += [" · ".join(part for part in (said, more) if part)] if said or more else []
    return facts


class BriefingPage(Page):
    """One mission of one campaign.

    `opened` comes when its envelope was opened, `begun` carries who plays it here, `typed` who played it on a real
    table, `ticked` the steps of the set-up that are done, counted from 0; `left` asks to go back to the book.
    """

    opened = Signal()
    begun = Signal(object)
    typed = Signal(object)
    ticked = Signal(object)
    left = Signal()

    def __init__(
        self, desk: CampaignDesk, mission: int, ticked: Sequence[int] = (), parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._desk, self._mission, self._ticked = desk, mission, frozenset(ticked)
        self._page = desk.book.mission(mission)
        self._problem = FlowingWords("", "body", "bad")
        self._back = QPushButton(tr("Back to the campaign"))
        self._back.clicked.connect(self.left)
        self.open_button = LitButton(tr("Open mission {n}", n=mission), tr("for good"))
        self.open_button.clicked.connect(self._open)
        self.play_here = QPushButton(tr("Play it here"))
        self.play_here.setDefault(True)
        self.type_in = QPushButton(tr("Played on a real table: type results in"))
        self.play_here.clicked.connect(lambda: self.begun.emit(self.taking_part()))
        self.type_in.clicked.connect(lambda: self.typed.emit(self.taking_part()))
        self.ticks: list[QCheckBox] = []
        self.players: list[PlayerCard] = []
        self.first = QComboBox()
        self._cards = QVBoxLayout()
        told = briefing(desk.book, desk.cards, mission)
        self._lay_out(told)
        for part in (self.open_button, self.play_here, self.type_in, self.first):
            if part.parent() is None:
                # It has no place on this page, which must take it along all the same when it goes.
                part.setParent(self)
                part.hide()
        if told is not None:
            self._check()

    @property
    def title(self) -> str:
        return mission_name(self._page)

    @property
    def problem(self) -> str:
        """Why the mission cannot begin; empty if it can."""
        return self._problem.text()

    @property
    def sealed(self) -> bool:
        """Whether nothing but the number is shown."""
        return self._page.state is MissionState.LOCKED

    def open_page(self) -> None:
        """Put the keyboard on what comes next, and show the page from its title on."""
        first = self.open_button if self.sealed else self.play_here if self.play_here.isEnabled() else self.type_in
        first.setFocus(Qt.FocusReason.OtherFocusReason)
        # While pages change the keyboard may have been on a tick further down, which the column followed.
        for column in self.findChildren(FollowingScroll):
            column.verticalScrollBar().setValue(0)

    # The look

    def _lay_out(self, told: Briefing | None) -> None:
        body = self._sealed() if told is None else self._columns(told)
        below = QHBoxLayout()
        below.setSpacing(12)
        below.addWidget(self._back)
        below.addWidget(self._problem, 1)
        if told is not None:
            below.addWidget(self.type_in)
            below.addWidget(self.play_here)
        page = QVBoxLayout(self)
        page.setContentsMargins(52, 36, 40, 24)
        page.setSpacing(12)
        page.addWidget(
            Words(tr("{campaign} · mission {n}", campaign=self._desk.book.title, n=self._mission), "label", "ink2")
        )
        page.addWidget(body, 1)
        page.addWidget(Hairline())
        page.addLayout(below)

    def _sealed(self) -> QWidget:
        whole = QWidget()
        column = QVBoxLayout(whole)
        column.setContentsMargins(0, 40, 0, 0)
        column.setSpacing(16)
        column.addWidget(FlowingWords(tr("Mission {n} is sealed", n=self._mission), "display"))
        words = FlowingWords(
            tr(
                "Its name, story, map and cards are shown when it is opened, not before. Opening it is written in the "
                "history with its date. Open it when everybody sits at the table."
            ),
            "title",
            "ink2",
            weight=400,
        )
        words.setMaximumWidth(720)
        column.addWidget(words)
        column.addWidget(self.open_button, 0, Qt.AlignmentFlag.AlignLeft)
        column.addStretch(1)
        return whole

    def _columns(self, told: Briefing) -> QWidget:
        columns = QHBoxLayout()
        columns.setContentsMargins(0, 0, 12, 0)
        columns.setSpacing(48)
        columns.addLayout(self._story(told), 11)
        columns.addLayout(self._table(), 9)
        inner = QWidget()
        inner.setLayout(columns)
        scroll = FollowingScroll(inner)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        return scroll

    def _story(self, told: Briefing) -> QVBoxLayout:
        column = QVBoxLayout()
        column.setSpacing(8)
        column.addWidget(FlowingWords(told.title or tr("Mission {n}", n=self._mission), "display"))
        if told.place:
            column.addWidget(FlowingWords(told.place, "label", "ink2", weight=400))
        column.addWidget(FlowingWords(told.text, "body"))
        if told.twist:
            column.addSpacing(8)
            column.addWidget(FlowingWords(told.twist_name, "title"))
            column.addWidget(FlowingWords(told.twist, "body"))
        if told.facts:
            column.addSpacing(8)
        for name, words in told.facts:
            column.addWidget(FlowingWords(tr("{name}: {words}", name=name, words=words), "body", "ink2"))
        column.addSpacing(12)
        column.addWidget(Words(tr("Set-up on a real table"), "label"))
        if self._desk.cards is not None:
            column.addWidget(
                FlowingWords(tr("Played here, the program does all of this by itself."), "caption", "ink2")
            )
        for step in told.steps:
            column.addLayout(self._tick(step))
        column.addStretch(1)
        return column

    def _tick(self, step: str) -> QHBoxLayout:
        """A step of the set-up with a box to tick; the words wrap, which those of a check box do not."""
        box, words = QCheckBox(), FlowingWords(step, "body")
        box.setAccessibleName(step)
        box.setMinimumWidth(round(look().size.hit_min))
        row = QHBoxLayout()
        row.setSpacing(0)
        row.addWidget(box, 0, Qt.AlignmentFlag.AlignTop)
        row.addWidget(words, 1)
        box.toggled.connect(lambda done: words.set_ink("ink2" if done else "ink"))
        box.setChecked(len(self.ticks) in self._ticked)
        self.ticks.append(box)
        box.toggled.connect(
            lambda _done: self.ticked.emit([at for at, tick in enumerate(self.ticks) if tick.isChecked()])
        )
        return row

    def _table(self) -> QVBoxLayout:
        column = QVBoxLayout()
        column.setSpacing(14)
        column.addWidget(Words(tr("Who takes part, in order round the table"), "label"))
        self._cards.setSpacing(16)
        column.addLayout(self._cards)
        for player in self._desk.book.members:
            card = PlayerCard(self._desk, player, self._mission)
            card.changed.connect(self._check)
            card.raised.connect(self._ahead_of(card))
            self.players.append(card)
            self._cards.addWidget(card)
        begins = QHBoxLayout()
        label = Words(tr("Who begins"), "label")
        label.setBuddy(self.first)
        self.first.setAccessibleName(tr("Who begins"))
        begins.addWidget(label)
        begins.addWidget(self.first)
        begins.addStretch(1)
        if len(self.players) > 1:
            column.addLayout(begins)
            column.addWidget(FlowingWords(self._who_begins(), "caption", "ink2"))
        column.addStretch(1)
        return column

    def _who_begins(self) -> str:
        if self._mission == 1:
            return tr("In mission 1 the one who most recently won a game of Terraforming Mars begins.")
        return tr("The last Governor who takes part begins.")

    def _ahead_of(self, card: PlayerCard) -> Callable[[], None]:
        def move() -> None:
            at = self.players.index(card)
            if at:
                self.players.insert(at - 1, self.players.pop(at))
                self._cards.removeWidget(card)
                self._cards.insertWidget(at - 1, card)
                self._check()
                card.ahead.setFocus(Qt.FocusReason.OtherFocusReason)

        return move

    # What is chosen

    def taking_part(self) -> TakingPart:
        """Who is ticked, and who begins."""
        present = tuple(card.player.id for card in self.players if card.present.isChecked())
        first = self.first.currentData()
        return TakingPart(present, present.index(first) if first in present else RANDOM)

    def _check(self) -> None:
        there = [card for card in self.players if card.present.isChecked()]
        for at, card in enumerate(self.players):
            card.ahead.setVisible(len(self.players) > 1 and at > 0)
        present = tuple(card.player.id for card in there)
        problem = ""
        try:
            start = self._desk.start(self._mission, present)
        except ProfileProblem as refused:
            problem = str(refused)
        else:
            self._offer_first(there, start.first)
        here = self._desk.cards is not None
        self._problem.setText(problem)
        self.play_here.setVisible(here)
        self.play_here.setEnabled(not problem)
        self.type_in.setEnabled(not problem)
        for button in (self.play_here, self.type_in):
            button.setToolTip(problem)

    def _offer_first(self, there: list[PlayerCard], governor: int) -> None:
        """Offer everybody present; the last Governor is the only one, if there is one."""
        before = self.first.currentData()
        self.first.clear()
        if 0 <= governor < len(there):
            self.first.addItem(there[governor].player.name, there[governor].player.id)
            self.first.setEnabled(False)
            return
        self.first.setEnabled(True)
        self.first.addItem(tr("drawn at random"), None)
        for card in there:
            self.first.addItem(card.player.name, card.player.id)
        self.first.setCurrentIndex(max(0, self.first.findData(before)))

    def _open(self) -> None:
        try:
            self._desk.add(MissionOpened(at=self._desk.now(), mission=self._mission))
        except ProfileProblem as problem:
            self._problem.setText(str(problem))
            return
        self.opened.emit()
