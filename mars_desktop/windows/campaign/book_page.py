"""The book of a campaign: missions on a line, titles beneath, standings, history, and the box of a player."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QModelIndex, QPersistentModelIndex, QPoint, Qt, Signal
from PySide6.QtWidgets import (
    QBoxLayout,
    QHBoxLayout,
    QInputDialog,
    QMenu,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from mars_desktop.games.legacy.campaign import (
    Line,
    MissionAbandoned,
    MissionState,
    PlayerPage,
    Retitled,
    Undone,
)
from mars_desktop.models.campaign_desk import CampaignDesk
from mars_desktop.models.campaign_history import HistoryRow, history_rows
from mars_desktop.models.campaign_packs import pack_name
from mars_desktop.models.campaign_sheet import CampaignSheetModel
from mars_desktop.models.campaign_words import pack_text
from mars_desktop.profile.problems import ProfileProblem
from mars_desktop.theme.application import current_text_size
from mars_desktop.windows.campaign.book_files import BookFiles
from mars_desktop.windows.campaign.change_sheet import ChangeSheet, propose
from mars_desktop.windows.campaign.following_scroll import FollowingScroll
from mars_desktop.windows.campaign.history_list import HistoryList
from mars_desktop.windows.campaign.next_panel import NextPanel
from mars_desktop.windows.campaign.player_sheet import PlayerSheet
from mars_desktop.windows.campaign.printing import legend
from mars_desktop.windows.campaign.score_table import ScoreTable
from mars_desktop.windows.campaign.standing_chart import standing_graphs, standing_panel
from mars_desktop.windows.labels import Words
from mars_desktop.windows.page import Page
from mars_desktop.windows.words import tr, tr_count

LOW, HISTORY = 222, 320
"""Pixels at text size 100 %: the height of chart and history, and the least width of the history."""
BETWEEN = 32


class BookPage(Page):
    """The book of one campaign.

    `mission_wanted` asks for the briefing of a mission, `table_wanted` for the table of one in play, `results_wanted`
    to type results in or correct them, `end_wanted` for the end of a finished one; `list_wanted` asks to go back to all
    campaigns.
    """

    mission_wanted = Signal(int)
    table_wanted = Signal(str)
    results_wanted = Signal(int)
    end_wanted = Signal(int)
    list_wanted = Signal()

    def __init__(self, desk: CampaignDesk, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.desk = desk
        self.sheet: ChangeSheet | PlayerSheet | None = None
        self.files = BookFiles(desk, self, self._say)
        self._heading = Words("", "heading")
        self._about = Words("", "body", "ink2", wrap=True)
        self._model = CampaignSheetModel(self)
        self.table = ScoreTable(self._model)
        self._legend = Words("", "caption", "ink2", wrap=True)
        self._chart_place = QVBoxLayout()
        self.chart = standing_panel(desk.book)
        self._no_chart = Words(
            tr("The course of the standings is drawn here once a mission is finished."), "body", "ink2", wrap=True
        )
        self.history = HistoryList()
        self.undo_button = QPushButton(tr("Undo this line"))
        self._message = Words("", "body", "ink2", wrap=True)
        self.side = NextPanel()
        self._back = QPushButton(tr("Campaigns"))
        self.results_button = QPushButton(tr("Correct results"))
        self.join_button = QPushButton(tr("Add a player"))
        self.more = QPushButton(tr("More"))
        self._inner, self._low = QWidget(), QHBoxLayout()
        self._rows: tuple[HistoryRow, ...] = ()
        self._lay_out()
        self._connect()

    def _connect(self) -> None:
        self.table.selectionModel().currentChanged.connect(self._meet)
        self.table.activated.connect(self._activate)
        self.table.stations.sectionClicked.connect(self._visit)
        self.history.selectionModel().currentChanged.connect(self._allow)
        self.undo_button.clicked.connect(self._undo)
        self.side.go_on.connect(self._go_on)
        self.side.type_in.connect(lambda: self.results_wanted.emit(self.desk.book.next_mission))
        self.side.give_up.connect(self._give_up)
        self.side.edit.connect(self._edit)
        self._back.clicked.connect(self.list_wanted)
        self.results_button.clicked.connect(self._correct)
        self.join_button.clicked.connect(lambda: self._open_player(None))
        self.more.clicked.connect(self._open_menu)

    def _lay_out(self) -> None:
        past = QVBoxLayout()
        past.setSpacing(6)
        past.addWidget(Words(tr("History"), "label"))
        past.addWidget(self.history, 1)
        self._chart_place.addWidget(self._no_chart, 0, Qt.AlignmentFlag.AlignTop)
        self._chart_place.addWidget(self.chart, 1)
        low = self._low
        low.setSpacing(BETWEEN)
        low.addLayout(self._chart_place, 11)
        low.addLayout(past, 9)
        column = QVBoxLayout(self._inner)
        column.setContentsMargins(0, 0, 16, 0)
        column.setSpacing(6)
        head = QHBoxLayout()
        head.setSpacing(16)
        head.addWidget(self._heading)
        head.addWidget(self._about, 1, Qt.AlignmentFlag.AlignBottom)
        column.addLayout(head)
        column.addSpacing(4)
        column.addWidget(self.table)
        column.addWidget(self._legend)
        column.addSpacing(10)
        column.addLayout(low, 1)
        scroll = FollowingScroll(self._inner)
        below = QHBoxLayout()
        below.setSpacing(12)
        below.addWidget(self._back)
        below.addWidget(self._message, 1)
        for button in self._corrections():
            below.addWidget(button)
        below.addWidget(self.more)
        left = QVBoxLayout()
        left.setContentsMargins(48, 26, 24, 20)
        left.setSpacing(12)
        left.addWidget(scroll, 1)
        left.addLayout(below)
        page = QHBoxLayout(self)
        page.setContentsMargins(0, 0, 0, 0)
        page.setSpacing(0)
        page.addLayout(left, 1)
        page.addWidget(self.side)

    def _corrections(self) -> tuple[QPushButton, ...]:
        return (self.undo_button, self.results_button, self.join_button)

    def event(self, event: QEvent) -> bool:
        done = super().event(event)
        if event.type() in (QEvent.Type.Resize, QEvent.Type.LayoutRequest) and hasattr(self, "_rows"):
            self._fit()
        return done

    def _fit(self) -> None:
        """Buttons for which there is no room stand in the menu only, and the history under the curves."""
        beside = self._chart_place.minimumSize().width() + self.history.minimumWidth() + BETWEEN
        direction = QBoxLayout.Direction
        wide = beside <= self.width() - self.side.width() - 96
        self._low.setDirection(direction.LeftToRight if wide else direction.TopToBottom)
        room = self.width() - self.side.width() - 72 - self._back.sizeHint().width() - self.more.sizeHint().width()
        needed = sum(button.sizeHint().width() + 12 for button in self._corrections())
        for button in self._corrections():
            wanted = needed + 60 <= room and not (button is self.join_button and self.desk.book.solo)
            if button.isHidden() == wanted:
                button.setVisible(wanted)

    @property
    def title(self) -> str:
        return self.desk.book.title

    @property
    def message(self) -> str:
        """What was done or could not be done last."""
        return self._message.text()

    def open_page(self) -> None:
        """Read the campaign anew, and put the keyboard on what comes next."""
        try:
            self.desk.reload()
        except ProfileProblem as problem:
            self._say(str(problem), bad=True)
            return
        self._show()
        first = self.side.next_button if self.side.next_button.isVisible() else self.table
        first.setFocus(Qt.FocusReason.OtherFocusReason)

    # What is shown

    def _show(self, message: str = "") -> None:
        desk, seen = self.desk, self.desk.book
        chosen = self._model.player_at(self.table.currentIndex().row())
        self._say(message)
        self._heading.setText(seen.title)
        self._about.setText(
            tr(
                "The Legacy of Mars · {pack} · {players}",
                pack=pack_text(pack_name(seen.pack)),
                players=tr("solo") if seen.solo else tr_count("{n} player", "{n} players", len(seen.members)),
            )
        )
        self.table.stations.next_mission = seen.next_mission
        self._model.show_book(seen, desk.content)
        self.table.setAccessibleName(tr("Score sheet"))
        self.table.fit()
        row = next((i for i, player in enumerate(self._model.players) if chosen and player.id == chosen.id), 0)
        self.table.setCurrentIndex(self._model.index(row, 0))
        self._legend.setText(legend(desk))
        self._show_history()
        self._show_chart()
        self.side.show_next(desk)
        self.side.show_player(desk, self.player)
        finished = any(page.state is MissionState.FINISHED for page in seen.missions)
        self.results_button.setEnabled(finished)
        self.results_button.setToolTip("" if finished else tr("No mission is finished yet."))
        most = max(desk.content.titles)
        full = len(seen.members) >= most
        self.join_button.setEnabled(not full)
        self.join_button.setToolTip(tr("A campaign has room for {n} players.", n=most) if full else "")

    def _show_chart(self) -> None:
        seen = self.desk.book
        begun = any(page.state is MissionState.FINISHED for page in seen.missions)
        self._no_chart.setVisible(not begun)
        self.chart.setVisible(begun)
        self.chart.show_set(standing_graphs(seen))
        self._measure()

    def _show_history(self) -> None:
        self._rows = history_rows(self.desk.campaign, self.desk.content)
        self.history.show_rows(self._rows)
        self._allow()

    def _measure(self) -> None:
        low = round(LOW * current_text_size() / 100)
        self.history.setMinimumSize(round(HISTORY * current_text_size() / 100), low - 34)
        self.chart.setMinimumHeight(low)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange and hasattr(self, "_rows"):
            self._measure()

    @property
    def player(self) -> PlayerPage | None:
        """The player that is looked at."""
        return self._model.player_at(self.table.currentIndex().row())

    def _meet(self) -> None:
        self.side.show_player(self.desk, self.player)

    def _allow(self) -> None:
        row = self._line()
        self.undo_button.setEnabled(row is not None and row.undoable)
        reason = tr("The founding stays, and what is undone already cannot be undone again.")
        self.undo_button.setToolTip("" if self.undo_button.isEnabled() else reason)

    def _line(self) -> HistoryRow | None:
        at = self.history.currentIndex().row()
        return self._rows[at] if 0 <= at < len(self._rows) else None

    def _say(self, message: str, *, bad: bool = False) -> None:
        self._message.set_ink("bad" if bad else "ink2")
        self._message.setText(message)

    # Missions

    def _activate(self, index: QModelIndex | QPersistentModelIndex) -> None:
        self._visit(index.column())

    def _visit(self, column: int) -> None:
        """Look at the mission of a column: its end when it is finished, else what comes next."""
        mission = self._model.mission_at(column)
        if not mission:
            return
        if self.desk.book.mission(mission).state is MissionState.FINISHED:
            self.end_wanted.emit(mission)
        elif mission == self.desk.book.next_mission:
            self._go_on()
        else:
            self._say(tr("Mission {n} is sealed: the missions before it come first.", n=mission))

    def _go_on(self) -> None:
        seen = self.desk.book
        running = seen.in_play
        if running is not None and running.match:
            self.table_wanted.emit(running.match)
        elif running is not None:
            self.results_wanted.emit(running.number)
        elif seen.next_mission:
            self.mission_wanted.emit(seen.next_mission)

    def _give_up(self) -> None:
        running = self.desk.book.in_play
        if running is not None:
            line = MissionAbandoned(at=self.desk.now(), mission=running.number)
            self.propose([line], tr("Give mission {n} up", n=running.number))

    def _correct(self) -> None:
        """Correct the mission of the column the keyboard is in, or the last one that is finished."""
        chosen = self._model.mission_at(self.table.currentIndex().column())
        finished = [page.number for page in self.desk.book.missions if page.state is MissionState.FINISHED]
        if finished:
            self.results_wanted.emit(chosen if chosen in finished else finished[-1])

    # Lines of the history

    def _undo(self) -> None:
        row = self._line()
        if row is not None and row.undoable:
            self.propose([Undone(at=self.desk.now(), line=row.id)], tr("Undo: {words}", words=row.words))

    def _edit(self) -> None:
        if self.player is not None:
            self._open_player(self.player)

    def _open_player(self, player: PlayerPage | None) -> None:
        sheet = PlayerSheet(self, self.desk, player)
        sheet.proposed.connect(self.propose)
        self.sheet = sheet
        sheet.open()

    def propose(self, lines: Sequence[Line], title: str) -> None:
        """Show what these lines would change, and write them down if the person wants it."""
        try:
            sheet = propose(self, self.desk, title, lines)
        except ProfileProblem as problem:
            self._say(str(problem), bad=True)
            return
        sheet.taken.connect(lambda: self._write(lines))
        self.sheet = sheet

    def _write(self, lines: Sequence[Line]) -> None:
        try:
            self.desk.add(*lines)
        except ProfileProblem as problem:
            self._say(str(problem), bad=True)
            return
        self._show(tr("Written in the history."))

    # Files and print

    def menu(self) -> QMenu:
        """What can be done with the whole book."""
        menu = QMenu(self)
        ways: tuple[tuple[str, Callable[[], None]], ...] = (
            (tr("Rename the campaign…"), self._ask_title),
            *self.files.ways(),
        )
        for button in self._corrections():
            action = menu.addAction(button.text())
            action.setEnabled(button.isEnabled() and not (button is self.join_button and self.desk.book.solo))
            action.triggered.connect(button.click)
        menu.addSeparator()
        for words, way in ways:
            menu.addAction(words).triggered.connect(way)
        return menu

    def _open_menu(self) -> None:
        self.menu().popup(self.more.mapToGlobal(QPoint(0, 0)))

    def _ask_title(self) -> None:
        words, given = QInputDialog.getText(self, tr("Rename"), tr("Name of the campaign"), text=self.desk.book.title)
        if given:
            self.rename(words)

    def rename(self, title: str) -> None:
        """Give the campaign another title, or say why it cannot have it."""
        title = " ".join(title.split())[:80]
        if not title:
            self._say(tr("A campaign needs a title: type one."), bad=True)
            return
        self._write([Retitled(at=self.desk.now(), title=title)])
