"""One page on which a campaign is founded."""

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import QBoxLayout, QComboBox, QHBoxLayout, QLineEdit, QPushButton, QVBoxLayout, QWidget

from mars_desktop.engine.reason import Refused
from mars_desktop.engine.setup import COLOURS
from mars_desktop.games.legacy.campaign import Campaign, Founded, founded
from mars_desktop.models.campaign_packs import PackChoice, book_content, cards_of, pack_choices
from mars_desktop.models.campaign_words import pack_text, reason_sentence
from mars_desktop.profile.campaigns import Campaigns
from mars_desktop.profile.database import Database
from mars_desktop.profile.players import Players
from mars_desktop.profile.problems import ProfileProblem
from mars_desktop.windows.campaign.corporation_sides import CorporationSides
from mars_desktop.windows.campaign.following_scroll import FollowingScroll
from mars_desktop.windows.campaign.member_rows import MemberRows
from mars_desktop.windows.labels import Hairline, Words
from mars_desktop.windows.page import Page
from mars_desktop.windows.words import tr

FIRST_PLAYERS = 2
BETWEEN = 24
LONGEST_TITLE = 60


class FoundingPage(Page):
    """Founds a campaign. `founded` carries its id; `home` asks to go back."""

    founded = Signal(str)

    def __init__(self, database: Database, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._database, self._players = database, Players(database)
        self._name = QLineEdit()
        self._name.setMaxLength(LONGEST_TITLE)
        self._name.setPlaceholderText(tr("Our campaign"))
        self._name.setAccessibleName(tr("Name of the campaign"))
        self.pack = QComboBox()
        self.pack.setAccessibleName(tr("Played with"))
        self.pack.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self._about = Words("", "caption", "ink2", wrap=True)
        self.members = MemberRows()
        self._solo = Words("", "caption", "ink2", wrap=True)
        self._sides = CorporationSides()
        self._problem = Words("", "body", "bad", wrap=True)
        self.begin = QPushButton(tr("Found the campaign"))
        self.begin.setDefault(True)
        self._back = QPushButton(tr("Back"))
        self._choices: tuple[PackChoice, ...] = ()
        self._columns = QHBoxLayout()
        self._lay_out()
        self.pack.currentIndexChanged.connect(self._take_pack)
        self.members.changed.connect(self._check)
        self.members.corporation_met.connect(self._show_corporation)
        self._name.returnPressed.connect(self._found)
        self.begin.clicked.connect(self._found)
        self._back.clicked.connect(self.home)

    def _lay_out(self) -> None:
        left = QVBoxLayout()
        left.setSpacing(8)
        left.setContentsMargins(0, 4, 16, 4)
        for heading, parts in (
            (tr("Name of the campaign"), (self._name,)),
            (tr("Played with"), (self.pack, self._about)),
            (tr("Players, in order round the table"), (self.members, self._solo)),
        ):
            left.addWidget(Words(heading, "label"))
            for part in parts:
                left.addWidget(part)
            left.addSpacing(12)
        left.addStretch(1)
        self._left = QWidget()
        self._left.setLayout(left)
        columns = self._columns
        columns.setContentsMargins(0, 0, 16, 0)
        columns.setSpacing(BETWEEN)
        columns.addWidget(self._left, 11)
        columns.addWidget(self._sides, 10)
        inner = QWidget()
        inner.setLayout(columns)
        scroll = FollowingScroll(inner)
        below = QHBoxLayout()
        below.setSpacing(12)
        below.addWidget(self._back)
        below.addWidget(self._problem, 1)
        below.addWidget(self.begin)
        page = QVBoxLayout(self)
        page.setContentsMargins(52, 36, 40, 24)
        page.setSpacing(16)
        page.addWidget(Words(tr("A new campaign of The Legacy of Mars"), "heading"))
        page.addWidget(scroll, 1)
        page.addWidget(Hairline())
        page.addLayout(below)

    def event(self, event: QEvent) -> bool:
        done = super().event(event)
        if event.type() in (QEvent.Type.Resize, QEvent.Type.LayoutRequest) and hasattr(self, "_left"):
            # The corporation beside the players, or under them where there is no room for both.
            needed = self._left.minimumSizeHint().width() + self._sides.minimumSizeHint().width() + BETWEEN + 16
            direction = QBoxLayout.Direction
            beside = needed <= self.width() - 92
            self._columns.setDirection(direction.LeftToRight if beside else direction.TopToBottom)
        return done

    @property
    def title(self) -> str:
        return tr("A new campaign")

    @property
    def problem(self) -> str:
        """Why the campaign cannot be founded; empty if it can."""
        return self._problem.text()

    def open_page(self) -> None:
        """Begin with the people who played last, and with our own campaign."""
        known = self._known()
        people = [(name, colour) for name, colour in known[:FIRST_PLAYERS]]
        while len(people) < FIRST_PLAYERS:
            people.append(("", ""))
        taken: list[tuple[str, str]] = []
        for name, colour in people:
            free = [one for one in COLOURS if one not in {other for _, other in taken}]
            taken.append((name, colour if colour in free else free[0]))
        self._name.clear()
        self._choices = pack_choices()
        self.pack.blockSignals(True)
        self.pack.clear()
        for choice in self._choices:
            self.pack.addItem(pack_text(choice.name), choice.id)
        self.pack.blockSignals(False)
        self.members.show_players(taken, [name for name, _ in known])
        self._take_pack()
        self._name.setFocus(Qt.FocusReason.OtherFocusReason)

    def _known(self) -> list[tuple[str, str]]:
        try:
            return [(row.name, row.colour) for row in self._players.rows()]
        except ProfileProblem:
            # Nothing is lost without the names: they can be typed.
            return []

    @property
    def _choice(self) -> PackChoice:
        return self._choices[max(0, self.pack.currentIndex())]

    def _take_pack(self) -> None:
        choice = self._choice
        if choice.problem:
            self._about.setText(choice.problem)
            self._about.set_ink("bad")
            self._check()
            return
        self._about.set_ink("ink2")
        content = book_content(choice.id)
        if content.cards:
            self._about.setText(tr("Seven missions that can be played here, or on a real table and typed in."))
        else:
            self._about.setText(
                tr(
                    "The book of a campaign on your table: results, titles and boxes are typed in, with or without "
                    "cards."
                )
            )
        self.members.offer(content)
        rows = self.members.rows
        self._show_corporation(rows[0].chosen if rows else "")
        self._check()

    def _show_corporation(self, corporation: str) -> None:
        if not self._choice.problem:
            self._sides.show_corporation(cards_of(self._choice.id), corporation)

    def campaign(self) -> Campaign:
        """The campaign as the page has it. Raises `Refused` and the problems of the pack."""
        members = self.members.members()
        title = " ".join(self._name.text().split()) or tr("Our campaign")
        founding = Founded(
            at=self._database.clock(),
            title=title,
            pack=self._choice.id,
            members=members,
            solo=len(members) == 1,
        )
        return founded(book_content(self._choice.id), founding)

    def _check(self) -> Campaign | None:
        if not self._choices:
            return None
        alone = len(self.members.rows) == 1
        self._solo.setText(
            tr("One player plays a solo campaign, against the missions.")
            if alone
            else tr("Whoever most recently won a game begins; that is said when mission 1 begins.")
        )
        problem, campaign = self._choice.problem, None
        colours = [str(row.colour.currentData()) for row in self.members.rows]
        if not problem and len(set(colours)) < len(colours):
            problem = tr("Two players have the same colour: change one of them.")
        if not problem:
            try:
                campaign = self.campaign()
            except Refused as refused:
                pack = self._choice.id
                problem = reason_sentence(book_content(pack), cards_of(pack), refused.reason)
        self._problem.setText(problem)
        self.begin.setEnabled(not problem)
        self.begin.setToolTip(problem)
        return campaign

    def _found(self) -> None:
        campaign = self._check()
        if campaign is None:
            return
        try:
            for row in reversed(self.members.rows):
                name = " ".join(row.name.currentText().split())
                if name:
                    self._players.remember(name, str(row.colour.currentData()))
            created = Campaigns(self._database).create(campaign)
        except ProfileProblem as problem:
            self._problem.setText(str(problem))
            return
        self.founded.emit(created)
