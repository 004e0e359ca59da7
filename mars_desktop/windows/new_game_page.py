"""One page on which a game is set up."""

import msgspec
from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QIntValidator, QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QCheckBox,
    QFrame,
    QHBoxLayout,
    QLineEdit,
    QPushButton,
    QScrollArea,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from mars_desktop.engine import Setup, SetupProblem, rules_for, ruleset
from mars_desktop.engine.setup import COLOURS
from mars_desktop.models.games import face_of, game_name
from mars_desktop.profile.database import Database
from mars_desktop.profile.players import Players
from mars_desktop.profile.problems import ProfileProblem
from mars_desktop.profile.settings import Settings
from mars_desktop.theme.application import current_text_size
from mars_desktop.widgets.choice_row import ChoiceRow
from mars_desktop.windows.game_screens import playable, screens_of
from mars_desktop.windows.labels import Hairline, Words
from mars_desktop.windows.option_rows import OptionRows
from mars_desktop.windows.page import Page
from mars_desktop.windows.preferences import LAST_SETUP
from mars_desktop.windows.seat_rows import SeatRows
from mars_desktop.windows.setup_draft import (
    LARGEST_SEED,
    Draft,
    SeatDraft,
    checked,
    draft_of,
    has_beginners,
    random_seed,
    read_setup,
    title_of,
    unnamed,
)
from mars_desktop.windows.table_picture import TablePicture
from mars_desktop.windows.words import tr

FIRST_SEATS = 2
BETWEEN = 56
WIDEST = 1400
"""Pixels; longer lines and distances are hard to follow."""


class NewGamePage(Page):
    """Sets a game up. `begun` carries the set-up and the title of the table."""

    begun = Signal(object, str)

    def __init__(self, database: Database, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._settings, self._players = Settings(database), Players(database)
        self._seats = SeatRows()
        self.game = ChoiceRow([(game, game_name(game)) for game in playable()], tr("Game"))
        self._all_options: dict[str, OptionRows] = {}
        self._stack = QStackedWidget()
        self._story = Words("", "caption", "ink2", wrap=True)
        self._seed = QLineEdit()
        self._seed.setValidator(QIntValidator(0, LARGEST_SEED, self))
        self._seed.setAccessibleName(tr("Seed"))
        self._another = QPushButton(tr("Another"))
        self._another.setAccessibleName(tr("Another seed"))
        self._title = QLineEdit()
        self._title.setMaxLength(60)
        self._title.setAccessibleName(tr("Name of the table"))
        self._problem = Words("", "body", "bad", wrap=True)
        self._begin = QPushButton(tr("Begin"))
        self._begin.setDefault(True)
        self._guide = QCheckBox(tr("Show the guide"))
        self._guide.setToolTip(tr("A note at the side leads through the beginning."))
        self._again = QPushButton(tr("Same again"))
        self._back = QPushButton(tr("Home"))
        self._picture = TablePicture()
        self._pictured = ("", "")
        self._columns = QHBoxLayout()
        self._inner, self._scroll = QWidget(), QScrollArea()
        self._page = QVBoxLayout(self)
        self._lay_out()
        self._seats.changed.connect(self._check)
        self.game.chosen.connect(lambda _id: self._take_game())
        self._seed.textChanged.connect(self._check)
        self._another.clicked.connect(lambda: self._seed.setText(random_seed()))
        self._again.clicked.connect(self.same_again)
        self._begin.clicked.connect(self._begin_game)
        self._back.clicked.connect(self.home)
        self._title.returnPressed.connect(self._begin_game)

    def _lay_out(self) -> None:
        seed = QHBoxLayout()
        seed.setSpacing(8)
        seed.addWidget(self._seed)
        seed.addWidget(self._another)
        seed.addStretch(1)
        left = QVBoxLayout()
        left.setSpacing(8)
        left.addWidget(Words(tr("Seats, in order of play"), "label"))
        left.addWidget(self._seats)
        left.addSpacing(16)
        left.addWidget(Words(tr("Name of the table"), "label"))
        left.addWidget(self._title)
        left.addSpacing(16)
        left.addWidget(Words(tr("Seed"), "label"))
        left.addLayout(seed)
        left.addWidget(Words(tr("The same seed deals the same cards to the same table."), "caption", "ink2", wrap=True))
        left.addSpacing(12)
        left.addWidget(self._picture, 1)
        self._seats_and_seed = QWidget()
        self._seats_and_seed.setLayout(left)
        left.setContentsMargins(0, 0, 0, 0)
        columns = self._columns
        columns.setSpacing(BETWEEN)
        columns.addWidget(self._seats_and_seed, 10)
        right = QVBoxLayout()
        right.setContentsMargins(0, 0, 0, 0)
        right.setSpacing(8)
        right.addWidget(self.game)
        right.addWidget(self._story)
        right.addWidget(self._stack, 1)
        self._game_and_options = QWidget()
        self._game_and_options.setLayout(right)
        columns.addWidget(self._game_and_options, 12)
        self._inner.setLayout(columns)
        columns.setContentsMargins(0, 4, 16, 4)
        scroll = self._scroll
        scroll.setWidgetResizable(True)
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        scroll.setWidget(self._inner)
        below = QHBoxLayout()
        below.setSpacing(12)
        below.addWidget(self._back)
        below.addWidget(self._problem, 1)
        below.addWidget(self._guide)
        below.addWidget(self._again)
        below.addWidget(self._begin)
        page = self._page
        page.setContentsMargins(52, 36, 40, 24)
        page.setSpacing(16)
        page.addWidget(Words(tr("New game"), "heading"))
        page.addWidget(scroll, 1)
        page.addWidget(Hairline())
        page.addLayout(below)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def event(self, event: QEvent) -> bool:
        done = super().event(event)
        if event.type() is QEvent.Type.LayoutRequest:
            # Something on the page needs more or less room than before.
            self._fit()
        return done

    def _fit(self) -> None:
        """Seats beside options, or above them where there is no room for both."""
        self._seed.setFixedWidth(self._seed.fontMetrics().horizontalAdvance("0" * len(str(LARGEST_SEED))) + 32)
        self._inner.setMaximumWidth(round(WIDEST * current_text_size() / 100))
        parts = (self._seats_and_seed, self._game_and_options)
        needed = sum(part.minimumSizeHint().width() for part in parts) + BETWEEN
        around = 0
        for margins in (self.contentsMargins(), self._page.contentsMargins(), self._columns.contentsMargins()):
            around += margins.left() + margins.right()
        beside = needed <= self.width() - around
        direction = QBoxLayout.Direction
        self._columns.setDirection(direction.LeftToRight if beside else direction.TopToBottom)
        self._picture.setVisible(beside)

    @property
    def title(self) -> str:
        return tr("New game")

    def open_page(self) -> None:
        """Begin with the people who played last, or with two seats."""
        known = self._known()
        people = known[:FIRST_SEATS] if len(known) >= FIRST_SEATS else []
        if not people:
            people = [SeatDraft("", COLOURS[i]) for i in range(FIRST_SEATS)]
        elif people[0].colour == people[1].colour:
            people[1] = SeatDraft(people[1].name, next(c for c in COLOURS if c != people[0].colour))
        self.show_draft(Draft(tuple(people), random_seed()))
        self._again.setEnabled(self._last() is not None)
        self._again.setToolTip("" if self._again.isEnabled() else tr("No game was begun here yet."))
        self._seats.take_focus()

    @property
    def _options(self) -> OptionRows:
        """The options of the game that is chosen, whose rules are loaded when it is chosen first."""
        game = self.game.choice
        if game not in self._all_options:
            options = OptionRows(game)
            options.changed.connect(self._check)
            self._stack.addWidget(options)
            self._all_options[game] = options
        return self._all_options[game]

    def _take_game(self) -> None:
        """Show what belongs to the game that is chosen."""
        game = self.game.choice
        face = face_of(game)
        self._stack.setCurrentWidget(self._options)
        self._seats.know_game(ruleset(game).seats[-1], face.order_note, beginners=has_beginners(game))
        self._story.setText(face.story(game))
        self._story.setVisible(bool(self._story.text()))
        self._guide.setVisible(screens_of(game).guided is not None)
        self._guide.setChecked(self._guide_wanted())
        self._check()

    def show_game(self, game: str) -> None:
        """Show the set-up of a game, with the seats as they stand."""
        self.game.choose(game)
        self._take_game()

    def show_draft(self, draft: Draft) -> None:
        """Show this set-up."""
        self._seats.show_seats(draft.seats, [seat.name for seat in self._known()])
        self.game.choose(draft.game)
        self._take_game()
        self._options.show_options(draft.options)
        self._seed.setText(draft.seed)
        self._title.clear()
        self._check()

    def draft(self) -> Draft:
        """What stands on the page."""
        return Draft(self._seats.seats(), self._seed.text(), self._options.options(), self.game.choice)

    @property
    def problem(self) -> str:
        """Why the game cannot begin; empty if it can."""
        return self._problem.text()

    def _known(self) -> list[SeatDraft]:
        try:
            return [SeatDraft(row.name, row.colour) for row in self._players.rows() if row.colour in COLOURS]
        except ProfileProblem:
            # Nothing is lost without the names: they can be typed.
            return []

    def _last(self) -> Setup | None:
        try:
            return read_setup(self._settings.get(LAST_SETUP))
        except ProfileProblem:
            return None

    def _guide_wanted(self) -> bool:
        setting = screens_of(self.game.choice).guided
        if setting is None:
            return False
        try:
            return self._settings.get(setting)
        except ProfileProblem:
            return setting.default

    def same_again(self) -> None:
        """Show the set-up of the game begun last, with another seed."""
        setup = self._last()
        if setup is not None:
            self.show_draft(draft_of(setup, random_seed()))
            self._begin.setFocus(Qt.FocusReason.OtherFocusReason)

    def _check(self) -> Setup | None:
        self._options.seats_are(len(self._seats.seats()))
        try:
            setup = checked(self.draft())
        except SetupProblem as problem:
            self._problem.setText(str(problem))
            self._begin.setEnabled(False)
            self._begin.setToolTip(str(problem))
            self._title.setPlaceholderText("")
            return None
        self._problem.setText("")
        self._begin.setEnabled(True)
        self._begin.setToolTip("")
        self._title.setPlaceholderText(title_of(setup))
        self._show_map(setup)
        return setup

    def _show_map(self, setup: Setup) -> None:
        """A look at the map that is chosen, before anything lies on it."""
        rules = rules_for(setup)
        site = screens_of(setup.game).site(rules)
        if (setup.game, site.id) != self._pictured:
            self._pictured = setup.game, site.id
            self._picture.show_table(lambda: (rules, rules.new_state()), site.words)

    def _begin_game(self) -> None:
        setup = self._check()
        if setup is None:
            return
        try:
            for number, seat in reversed(list(enumerate(setup.seats, start=1))):
                if seat.name != unnamed(number):
                    self._players.remember(seat.name, seat.colour)
            if (guided := screens_of(setup.game).guided) is not None:
                self._settings.set(guided, self._guide.isChecked())
            self._settings.set(LAST_SETUP, msgspec.json.encode(setup).decode())
        except ProfileProblem as problem:
            self._problem.setText(str(problem))
            return
        self.begun.emit(setup, " ".join(self._title.text().split()) or title_of(setup))
