"""The records: who won how often, what the points came from, who is ahead of whom, and with which corporation."""

from PySide6.QtCore import QEvent, QSortFilterProxyModel, Qt, Signal
from PySide6.QtWidgets import (
    QComboBox,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from mars_desktop.engine import Setup, rules_for
from mars_desktop.models.columns import SORT_ROLE, Column, ColumnModel
from mars_desktop.models.games import KNOWN, face_of, family_of, game_name
from mars_desktop.models.records import (
    Game,
    colours_in,
    corporation_tallies,
    games_of,
    names_in,
    pairs,
    player_tallies,
)
from mars_desktop.profile.database import Database
from mars_desktop.profile.problems import ProfileProblem
from mars_desktop.profile.records import Records
from mars_desktop.theme.application import current_text_size
from mars_desktop.widgets.choice_row import ChoiceRow
from mars_desktop.widgets.figure_table import FigureTable
from mars_desktop.windows.game_screens import screens_of
from mars_desktop.windows.labels import Hairline, Words
from mars_desktop.windows.page import Page
from mars_desktop.windows.record_columns import (
    corporation_columns,
    game_columns,
    games_played,
    pair_columns,
    player_columns,
)
from mars_desktop.windows.score_bars import LOW_ROW, ScoreBars, ScoreRow
from mars_desktop.windows.setup_draft import GAME
from mars_desktop.windows.whole_picture import WholePicture
from mars_desktop.windows.words import tr

PLAYERS, PAIRS, CORPORATIONS, GAMES = "players", "pairs", "corporations", "games"
MOST_BARS = 5
LEAST_TABLE = 210
"""Pixels at text size 100 %: headings and five rows."""
BESIDES = 80
"""Pixels between the parts of the page."""

WIDGET_MAXIMUM = 16777215
"""Qt's own bound for the height of a widget."""


class RecordsPage(Page):
    """Four tables of the finished games, for everybody or for one player. `new_wanted` asks for a game.

    Points of different games are not compared: where several were played, one is chosen.
    """

    new_wanted = Signal()

    def __init__(self, database: Database, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._records = Records(database)
        self._all: tuple[Game, ...] = ()
        self._games: tuple[Game, ...] = ()
        self._have_bars = False
        self._heading = Words(tr("Records"), "heading")
        self._about = Words("", "body", "ink2", wrap=True)
        self.player = QComboBox()
        self.player.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self.player.setAccessibleName(tr("Player"))
        self.game = QComboBox()
        self.game.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self.game.setAccessibleName(tr("Game"))
        self._player_words = QLabel(tr("Player"))
        self._player_words.setBuddy(self.player)
        self.choice = ChoiceRow(
            [
                (PLAYERS, tr("Players")),
                (PAIRS, tr("Head to head")),
                (CORPORATIONS, tr("Corporations")),
                (GAMES, tr("Games")),
            ],
            tr("What is shown"),
        )
        self._model = ColumnModel(self)
        self._sorted = QSortFilterProxyModel(self)
        self._sorted.setSortRole(SORT_ROLE)
        self._sorted.setSortLocaleAware(True)
        self._sorted.setSourceModel(self._model)
        self.table = FigureTable(rows=True)
        self.table.setModel(self._sorted)
        self.table.setSortingEnabled(True)
        self._bars = ScoreBars(row=LOW_ROW)
        self._bars_words = Words(tr("Points by source, per game on average"), "label")
        self._none = Words("", "body", "ink2", wrap=True)
        self._nothing = Words("", "title", "ink2", weight=400, wrap=True)
        self._new = QPushButton(tr("New game"))
        self._new.setDefault(True)
        self._picture = WholePicture(self)
        self._back = QPushButton(tr("Home"))
        self._stack = QStackedWidget()
        self._told, self._empty = self._lay_out_told(), self._lay_out_empty()
        self._lay_out()
        self.choice.chosen.connect(lambda _id: self._show())
        self.player.currentIndexChanged.connect(lambda _at: self._show())
        self.game.currentIndexChanged.connect(lambda _at: self._take_game())
        self._new.clicked.connect(self.new_wanted)
        self._back.clicked.connect(self.home)

    def _lay_out_told(self) -> QWidget:
        told = QWidget()
        head = QHBoxLayout()
        head.setSpacing(12)
        head.addWidget(self.choice, 1)
        head.addWidget(self.game)
        head.addWidget(self._player_words)
        head.addWidget(self.player)
        column = QVBoxLayout(told)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(12)
        column.addWidget(self._about)
        column.addLayout(head)
        column.addWidget(self._none)
        column.addWidget(self.table, 1000)
        column.addSpacing(8)
        column.addWidget(self._bars_words)
        column.addWidget(self._bars, 1000)
        column.addStretch(1)
        return told

    def _lay_out_empty(self) -> QWidget:
        empty = QWidget()
        self._nothing.setMaximumWidth(520)
        column = QVBoxLayout()
        column.setSpacing(24)
        column.addWidget(self._nothing)
        column.addWidget(self._new, 0, Qt.AlignmentFlag.AlignLeft)
        column.addStretch(1)
        row = QHBoxLayout(empty)
        row.setContentsMargins(0, 24, 0, 0)
        row.addLayout(column, 4)
        row.addWidget(self._picture, 5)
        return empty

    def _lay_out(self) -> None:
        for part in (self._told, self._empty):
            self._stack.addWidget(part)
        below = QHBoxLayout()
        below.addWidget(self._back)
        below.addStretch(1)
        page = QVBoxLayout(self)
        page.setContentsMargins(52, 36, 40, 24)
        page.setSpacing(12)
        page.addWidget(self._heading)
        page.addWidget(self._stack, 1)
        page.addWidget(Hairline())
        page.addLayout(below)

    @property
    def title(self) -> str:
        return tr("Records")

    def open_page(self) -> None:
        """Read the records anew; what cannot be read is said in their place."""
        try:
            self._all = tuple(game for game in games_of(self._records.rows()) if game.game in KNOWN)
        except ProfileProblem as problem:
            self._all = self._games = ()
            self._show_nothing(str(problem))
            return
        if not self._all:
            self._games = ()
            self._show_nothing(
                tr("No game has been played to its end yet. Every finished game will be remembered here.")
            )
            return
        self._fill_games()
        self._take_game()
        self.table.setFocus(Qt.FocusReason.OtherFocusReason)

    def _fill_games(self) -> None:
        """The families of games that were played, each by the names of its games, the one played last first."""
        before = self.game.currentData()
        families: dict[str, list[str]] = {}
        for game in self._all:
            found = families.setdefault(family_of(game.game), [])
            if game.game not in found:
                found.append(game.game)
        self.game.blockSignals(True)
        self.game.clear()
        for family, found in families.items():
            self.game.addItem(", ".join(game_name(game) for game in KNOWN if game in found), family)
        self.game.setCurrentIndex(max(0, self.game.findData(before)))
        self.game.blockSignals(False)
        self.game.setVisible(len(families) > 1)

    def _take_game(self) -> None:
        """Show the records of the games that are chosen."""
        family = self.game.currentData()
        self._games = tuple(game for game in self._all if family_of(game.game) == family)
        with_corporations = screens_of(self._games[0].game).corporations
        self.choice.button(CORPORATIONS).setVisible(with_corporations)
        if not with_corporations and self.choice.choice == CORPORATIONS:
            self.choice.choose(PLAYERS)
        self._fill_players()
        self._show()

    def _fill_players(self) -> None:
        before = self.player.currentData()
        self.player.blockSignals(True)
        self.player.clear()
        self.player.addItem(tr("Everybody"), None)
        for name in names_in(self._games):
            self.player.addItem(name, name)
        self.player.setCurrentIndex(max(0, self.player.findData(before)))
        self.player.blockSignals(False)

    def _show_nothing(self, words: str) -> None:
        rules = rules_for(Setup.quick(GAME, 2, 1))
        self._picture.show_table(lambda: (rules, rules.new_state()), tr("Mars before any game"))
        self._nothing.setText(words)
        self._stack.setCurrentWidget(self._empty)
        self._new.setFocus(Qt.FocusReason.OtherFocusReason)

    def _show(self) -> None:
        if not self._games:
            return
        self._stack.setCurrentWidget(self._told)
        name: str | None = self.player.currentData()
        games = tuple(game for game in self._games if name is None or game.has(name))
        self._about.setText(_about(games, name))
        columns, rows, sort = self._table_of(games, name)
        # Sorted anew only when all is in place.
        self.table.setSortingEnabled(False)
        self._model.show_table(columns, rows)
        self.table.setSortingEnabled(True)
        at, order = sort
        self.table.sortByColumn(at, order)
        self.table.setAccessibleName(self.choice.button(self.choice.choice).text())
        self.table.setCurrentIndex(self._sorted.index(0, 0))
        self.table.setVisible(bool(rows))
        self._none.setVisible(not rows)
        self._none.setText(tr("Nobody has met anybody yet: all games were played alone."))
        self._show_bars(games, name)

    def _show_bars(self, games: tuple[Game, ...], name: str | None) -> None:
        """What the points of the players come from, below the table of them."""
        colours = colours_in(self._games)
        told = [tally for tally in player_tallies(games) if name in (None, tally.id) and tally.sources]
        most = max((tally.wins for tally in told), default=0)
        rows = [
            ScoreRow(
                colours.get(tally.id, ""),
                tally.id,
                "",
                tuple(round(points) for _, points in tally.sources),
                round(tally.mean or 0),
                None,
                tally.wins == most,
            )
            for tally in told[:MOST_BARS]
        ]
        if rows:
            game = self._games[0].game
            sources = [source for source, _ in told[0].sources]
            names = [face_of(game).source_name(source) for source in sources]
            self._bars.show_score(sources, names, rows, screens_of(game).tints)
            self._bars.setMaximumHeight(self._bars.largest_height())
        self.table.setMinimumHeight(min(self.table.contents_height(), round(LEAST_TABLE * current_text_size() / 100)))
        self._have_bars = bool(told) and self.choice.choice == PLAYERS
        self._fit_bars()

    def _fit_bars(self) -> None:
        """The table takes what it needs, and the bars stand right under it, if there is room for all of them."""
        parts = (self._about, self.choice, self._bars_words)
        needed = sum(part.sizeHint().height() for part in parts) + self.table.minimumHeight()
        needed += self._bars.minimumSizeHint().height() + BESIDES
        shown = self._have_bars and needed <= self._stack.height()
        self._bars.setVisible(shown)
        self._bars_words.setVisible(shown)
        self.table.setMaximumHeight(self.table.contents_height() if shown else WIDGET_MAXIMUM)

    def event(self, event: QEvent) -> bool:
        done = super().event(event)
        if event.type() in (QEvent.Type.Resize, QEvent.Type.LayoutRequest):
            self._fit_bars()
        return done

    def _table_of(
        self, games: tuple[Game, ...], name: str | None
    ) -> tuple[list[Column], tuple[object, ...], tuple[int, Qt.SortOrder]]:
        """The columns and rows of what is chosen, and by which column they are sorted at first."""
        colours, game = colours_in(self._games), self._games[0].game
        down = Qt.SortOrder.DescendingOrder
        match self.choice.choice:
            case "pairs":
                return pair_columns(colours), pairs(games, name), (2, down)
            case "corporations":
                return corporation_columns(game), corporation_tallies(games, name), (2, down)
            case "games":
                return game_columns(game, colours), games, (0, down)
            case _:
                tallies = tuple(t for t in player_tallies(games) if name in (None, t.id))
                return player_columns(game, colours), tallies, (2, down)


def _about(games: tuple[Game, ...], name: str | None) -> str:
    """How many games there are, and who has won most of them or how the chosen player does."""
    played = games_played(len(games))
    tallies = [tally for tally in player_tallies(games) if name in (None, tally.id)]
    best = tallies[0]
    if not best.games:
        return played
    if name is not None:
        return tr(
            "{games}, {met} of them with others: {wins} won, {points} points on average",
            games=played,
            met=best.games,
            wins=best.wins,
            points=round(best.mean or 0),
        )
    if not best.wins or any(tally.wins == best.wins for tally in tallies[1:]):
        return played
    return tr(
        "{games}; {name} has won most, {wins} of {met}", games=played, name=best.id, wins=best.wins, met=best.games
    )
