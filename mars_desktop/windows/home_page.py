"""Home: go on with the last table, begin a new one, or find an older one."""

from functools import partial
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from mars_desktop.engine import Rules, Setup, rules_for
from mars_desktop.games.phrases import number
from mars_desktop.models.face import State
from mars_desktop.models.games import game_name, round_words
from mars_desktop.models.tables import TableRow, table_row
from mars_desktop.profile.campaigns import Campaigns
from mars_desktop.profile.database import Database
from mars_desktop.profile.matches import Matches
from mars_desktop.profile.problems import ProfileProblem
from mars_desktop.profile.records import Records
from mars_desktop.profile.rows import CampaignRow
from mars_desktop.theme.application import current_text_size
from mars_desktop.windows.buttons import LinkButton, LitButton, RowButton
from mars_desktop.windows.game_screens import KNOWN, about_game, playable
from mars_desktop.windows.labels import Hairline, Words
from mars_desktop.windows.moments import said_when
from mars_desktop.windows.page import Page
from mars_desktop.windows.seat_line import SeatLine, SeatWord
from mars_desktop.windows.setup_draft import GAME, LEGACY
from mars_desktop.windows.table_picture import TablePicture
from mars_desktop.windows.words import tr, tr_count

COLUMN = 446
MARGIN = 56
RING = 4
"""Pixels by which the ring of the lit button reaches out of the column."""
LINKS = 3
"""Links side by side."""
MIDDLE, REACH = (0.69, 0.52), 0.64
"""Where the planet stands and how far its ring goes, as shares of the page's height."""
WHOLE_PLANET = 0.56
"""Half of the picture's width, as such a share, from which on no side of the planet runs out of it."""
FEW_GAMES = 2
"""Games under which there is room for air on the smallest page."""
LONG_TITLE = 22
"""Letters; a longer title is set smaller, so that two lines hold it."""


class HomePage(Page):
    """The first page. `table_wanted` carries the id of a table to go on with, `new_wanted` that of a game to set up;
    `trial_wanted` asks for a first game."""

    table_wanted = Signal(str)
    new_wanted = Signal(str)
    trial_wanted = Signal()
    saved_wanted = Signal()
    campaigns_wanted = Signal()
    records_wanted = Signal()
    settings_wanted = Signal()
    cards_wanted = Signal()
    glossary_wanted = Signal()

    def __init__(self, database: Database, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._database = database
        self._matches = Matches(database)
        self._records = Records(database)
        self._last = ""
        # The picture runs over the right edge and lies under everything.
        self._picture = TablePicture(self, middle=MIDDLE, reach=REACH)
        self._picture.lower()
        self._scroll = QScrollArea(self)
        self._program = Words(tr("Mars Desktop"), "heading")
        self._motto = Words(tr("board games about Mars, one table"), "body", "ink2")
        self._title = Words("", "display", wrap=True)
        self._about = Words("", "label", "ink2", weight=400, wrap=True)
        self._seats = SeatLine()
        self._go_on = LitButton("")
        self._go_on.clicked.connect(self._continue)
        self.games = {game: RowButton(game_name(game), about_game(game), KNOWN[game].icon) for game in playable()}
        for game, row in self.games.items():
            if game == LEGACY:
                row.clicked.connect(self.campaigns_wanted)
            else:
                row.clicked.connect(partial(self.new_wanted.emit, game))
        self._saved = LinkButton(tr("Saved tables"))
        self._saved.clicked.connect(self.saved_wanted)
        self._played = LinkButton(tr("Records"))
        self._played.clicked.connect(self.records_wanted)
        self._settings = LinkButton(tr("Settings"))
        self._settings.clicked.connect(self.settings_wanted)
        self._cards = LinkButton(tr("Cards"), tr("all of them, to search"))
        self._cards.clicked.connect(self.cards_wanted)
        self._glossary = LinkButton(tr("Glossary"), tr("what everything means"))
        self._glossary.clicked.connect(self.glossary_wanted)
        self._lay_out()

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.setSpacing(10)
        head.addWidget(self._program)
        head.addWidget(self._motto, 1, Qt.AlignmentFlag.AlignBottom)
        go_on = QHBoxLayout()
        go_on.addWidget(self._go_on, 0)
        go_on.addStretch(1)
        links = QGridLayout()
        links.setHorizontalSpacing(28)
        links.setVerticalSpacing(16 if len(self.games) <= FEW_GAMES else 10)
        shown = (self._saved, self._played, self._settings, self._cards, self._glossary)
        for at, link in enumerate(shown):
            link.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
            links.addWidget(link, at // LINKS, at % LINKS, Qt.AlignmentFlag.AlignLeft)
        links.setColumnStretch(LINKS, 1)
        for row in self.games.values():
            row.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        above, below, column = QVBoxLayout(), QVBoxLayout(), QVBoxLayout()
        for part in (above, below, column):
            part.setSpacing(0)
        above.setContentsMargins(RING, 0, 0, 0)
        above.addLayout(head)
        above.addSpacing(20)
        above.addWidget(self._title)
        above.addSpacing(8)
        above.addWidget(self._about)
        above.addSpacing(12)
        above.addWidget(self._seats)
        below.setContentsMargins(RING, 0, 0, 0)
        airy = len(self.games) <= FEW_GAMES
        below.addWidget(Hairline())
        below.addSpacing(24 if airy else 14)
        below.addWidget(Words(tr("New game"), "label"))
        below.addSpacing(8)
        for row in self.games.values():
            below.addWidget(row)
            below.addWidget(Hairline())
        below.addSpacing(24 if airy else 14)
        below.addLayout(links)
        below.addStretch(1)
        fan = tr("A fan work, not affiliated with any publisher. All drawings and wording are our own.")
        below.addWidget(Words(fan, "caption", "ink3", wrap=True))
        column.addLayout(above)
        column.addSpacing(20)
        # The ring of the lit button stands out of the column.
        column.addLayout(go_on)
        column.addSpacing(36 if airy else 16)
        column.addLayout(below, 1)
        holder = QWidget()
        holder.setLayout(column)
        column.setContentsMargins(0, 44 if airy else 24, 12, 20 if airy else 14)
        self._scroll.setWidget(holder)
        self._scroll.setWidgetResizable(True)
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def open_page(self) -> None:
        """Read the tables and records anew; what cannot be read is said in place of the last table."""
        try:
            rows = [table_row(match) for match in self._matches.rows()]
            played = len(self._records.rows())
            kept = Campaigns(self._database).rows()
        except ProfileProblem as problem:
            self._show_nothing(tr("The tables cannot be read"), str(problem))
            return
        games = tr_count("{n} game played", "{n} games played", played) if played else tr("none yet")
        tables = tr_count("{n} table", "{n} tables", len(rows)) if rows else tr("none yet")
        self.games[LEGACY].say(game_name(LEGACY), _campaigns_kept(kept))
        self._saved.say(tr("Saved tables"), tables)
        self._played.say(tr("Records"), games)
        if rows:
            self._show_table(rows[0])
        else:
            self._show_nothing(
                tr("A new Mars"), tr("Nothing is played yet. Try a game alone, or set one up for up to five people.")
            )
        self._go_on.setFocus(Qt.FocusReason.OtherFocusReason)

    def _continue(self) -> None:
        if self._last:
            self.table_wanted.emit(self._last)
        else:
            self.trial_wanted.emit()

    def _show_nothing(self, title: str, words: str) -> None:
        self._last = ""
        self._title.set_style("display")
        self._title.setText(title)
        self._about.setText(words)
        self._seats.hide()
        self._go_on.say(tr("Play alone"), tr("a game at once"))
        self._picture.show_table(_untouched, tr("Mars before any game"))

    def _show_table(self, row: TableRow) -> None:
        self._last = row.id
        self._title.set_style("display" if len(row.title) <= LONG_TITLE else "parameter")
        self._title.setText(row.title)
        self._about.setText(
            tr(
                "{game} · {round} · saved {when}",
                game=game_name(row.game),
                round=round_words(row.game, row.round),
                when=said_when(row.updated, self._database.clock()),
            )
        )
        self._seats.setVisible(bool(row.seats))
        self._seats.show_seats(
            tuple(
                SeatWord(seat.colour, seat.name, number(seat.points), i in (row.to_act or row.winners))
                for i, seat in enumerate(row.seats)
            )
        )
        self._go_on.say(tr("See the result") if row.finished else tr("Continue"), _who_acts(row))
        words = tr("The map of “{title}” as it was saved", title=row.title)
        self._picture.show_table(lambda: self._saved_map(row.id), words)

    def _saved_map(self, table: str) -> tuple[Rules[Any], State] | None:
        """A stored table as everybody may see it; what cannot be read is said in place of what the table is."""
        from mars_desktop.models.saving import last_state

        try:
            rules, state = last_state(self._matches.load(table))
        except ProfileProblem as problem:
            self._about.setText(str(problem))
            return None
        return rules, rules.view(state, None)

    def _set_on_one_line(self) -> None:
        """The motto stands on the base line of the program's name."""
        lower = self._program.fontMetrics().descent() - self._motto.fontMetrics().descent()
        self._motto.setContentsMargins(0, 0, 0, max(0, lower))

    def resizeEvent(self, _event: QResizeEvent) -> None:
        self._set_on_one_line()
        # Wider where text is larger, but the planet keeps half of the page.
        wide = min(round(COLUMN * current_text_size() / 100), max(COLUMN, self.width() // 2 - MARGIN)) + 12
        self._scroll.setGeometry(MARGIN - RING, 0, wide + RING, self.height())
        left = MARGIN + wide
        self._picture.setGeometry(left, 0, max(0, self.width() - left), self.height())
        self._frame_picture()

    def _frame_picture(self) -> None:
        """The planet runs over the right edge, or on a wide page over the upper and the lower one only."""
        half = self._picture.width() / max(1, self.height()) / 2
        if half >= WHOLE_PLANET:
            self._picture.frame((half, 0.52), min(REACH, half))
        else:
            self._picture.frame(MIDDLE, REACH)


def _untouched() -> tuple[Rules[Any], State]:
    """A table at which nothing has happened."""
    rules = rules_for(Setup.quick(GAME, 2, 1))
    return rules, rules.new_state()


def _campaigns_kept(kept: list[CampaignRow]) -> str:
    """The campaign that was written last, or that there is none yet."""
    if not kept:
        return tr("a campaign of seven missions · none kept yet")
    if len(kept) == 1:
        return tr("campaign “{title}”", title=kept[0].title)
    others = len(kept) - 1
    return tr_count("“{title}” and {n} campaign more", "“{title}” and {n} campaigns more", others, title=kept[0].title)


def _who_acts(row: TableRow) -> str:
    """Whose answer is awaited, as the lit button says it."""
    names = [row.seats[seat].name for seat in row.to_act if seat < len(row.seats)]
    if not names:
        return ""
    if len(names) == 1:
        return tr("{name} to act", name=names[0])
    return tr_count("{n} seat to act", "{n} seats to act", len(names))
