"""The one window of the program: its pages, the cover over them, and how it opens and closes."""

from collections.abc import Callable

from PySide6.QtCore import QPoint, QRect, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QAction, QCloseEvent, QGuiApplication, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QApplication, QMainWindow, QMenu, QMessageBox, QStackedWidget, QToolTip, QWidget

from mars_desktop.engine import Seat, Setup, SetupProblem
from mars_desktop.engine.setup import COLOURS
from mars_desktop.games.terraforming.rules import TerraformingRules
from mars_desktop.models.controller import GameController
from mars_desktop.models.history import History, Moment
from mars_desktop.models.languages import MissingLanguage, language_now, speak, spoken_language
from mars_desktop.models.saving import OpenTable, begin_table, open_table
from mars_desktop.profile.database import Database
from mars_desktop.profile.matches import Matches
from mars_desktop.profile.problems import ProfileProblem
from mars_desktop.profile.settings import Settings
from mars_desktop.theme.application import apply_room, apply_theme
from mars_desktop.theme.motion import apply_pace
from mars_desktop.windows.charts_page import ChartsPage
from mars_desktop.windows.cover import Cover
from mars_desktop.windows.final_page import FinalPage
from mars_desktop.windows.geometry import placed
from mars_desktop.windows.guiding import Guiding
from mars_desktop.windows.home_page import HomePage
from mars_desktop.windows.new_game_page import NewGamePage
from mars_desktop.windows.page import Page
from mars_desktop.windows.preferences import (
    ANIMATIONS,
    CONFIRM_CLICKS,
    COVERING,
    GEOMETRY,
    LANGUAGE,
    MAXIMIZED,
    PLACED,
    TEXT_SIZE,
    THEME,
)
from mars_desktop.windows.reading import Reading
from mars_desktop.windows.records_page import RecordsPage
from mars_desktop.windows.saved_page import SavedPage
from mars_desktop.windows.settings_page import SettingsPage
from mars_desktop.windows.setup_draft import GAME, random_seed
from mars_desktop.windows.sittings import cover_remark, sealed_seats
from mars_desktop.windows.table.page import TablePage
from mars_desktop.windows.words import tr

LEAST = QSize(1024, 640)


class MainWindow(QMainWindow):
    """Shows one page at a time. The title names pages and tables, never anything hidden.

    `language_changed` comes when another language is spoken: what this window shows is still in the old one.
    """

    language_changed = Signal()

    def __init__(self, database: Database) -> None:
        super().__init__()
        self._database = database
        self._matches = Matches(database)
        self._settings = Settings(database)
        self._pages = QStackedWidget()
        self.setCentralWidget(self._pages)
        self.controller: GameController | None = None
        self.table: TablePage | None = None
        self.final: FinalPage | None = None
        self.charts: ChartsPage | None = None
        self._open: OpenTable | None = None
        self._history: History | None = None
        self._table_title = ""
        self._before: list[QWidget] = []
        self.reading = Reading(self._pages, self._visit, self._go_back)
        self.guiding = Guiding(self._settings, self.reading.explain)
        self.home = HomePage(database)
        self.new_game = NewGamePage(database)
        self.saved = SavedPage(database)
        self.records = RecordsPage(database)
        self.settings = SettingsPage(database)
        for page in (self.home, self.new_game, self.saved, self.records, self.settings):
            self._pages.addWidget(page)
        self.cover = Cover(self)
        self.cover.lifted.connect(self._lift)
        self._connect()
        self._place()
        self.show_home()

    def _connect(self) -> None:
        self.home.table_wanted.connect(self.open_table)
        self.home.trial_wanted.connect(self.begin_trial)
        self.home.new_wanted.connect(self.show_new_game)
        self.home.saved_wanted.connect(self.show_saved)
        self.home.records_wanted.connect(self.show_records)
        self.home.settings_wanted.connect(self.show_settings)
        self.home.cards_wanted.connect(self.reading.show_cards)
        self.home.glossary_wanted.connect(self.reading.show_glossary)
        self.new_game.begun.connect(self.begin)
        self.new_game.home.connect(self.show_home)
        self.saved.table_wanted.connect(self.open_table)
        self.saved.home.connect(self.show_home)
        self.records.home.connect(self.show_home)
        self.records.new_wanted.connect(self.show_new_game)
        self.settings.home.connect(self._go_back)
        self.settings.changed.connect(self._take_settings)
        for keys, slot in (
            (QKeySequence("Ctrl+Q"), self.close),
            (QKeySequence("F11"), self._toggle_full_screen),
            (QKeySequence("F1"), self._help),
        ):
            shortcut = QShortcut(keys, self)
            shortcut.activated.connect(slot)

    # Pages

    @property
    def page(self) -> QWidget:
        """The page in front."""
        return self._pages.currentWidget()

    def show_home(self) -> None:
        """Leave whatever is open, and go home. A table that is left is closed; everything in it is saved."""
        self._leave_table()
        self._show(self.home)

    def show_new_game(self) -> None:
        """Show the page that sets a game up."""
        self._show(self.new_game)

    def show_saved(self) -> None:
        """Show the saved tables."""
        self._show(self.saved)

    def show_records(self) -> None:
        """Show the records of the finished games."""
        self._show(self.records)

    def show_settings(self) -> None:
        """Show the settings, to come back from there to the present page."""
        self._visit(self.settings)

    def _visit(self, page: Page) -> None:
        """Show a page from which one comes back to the present one."""
        if page is not self.page:
            self._before.append(self.page)
            self._show(page)

    def _go_back(self) -> None:
        """Come back from a visit."""
        before = self._before.pop() if self._before else self.home
        if before is self.table:
            self._show_table()
        elif isinstance(before, Page) and before is not self.home:
            self._show(before)
        else:
            self.show_home()

    def _help(self) -> None:
        if not self.cover.isVisible():
            self.reading.help()

    def _show(self, page: Page) -> None:
        before = self.page
        if isinstance(before, Page):
            before.close_page()
        self._pages.setCurrentWidget(page)
        self._name(page.title)
        page.open_page()

    def _name(self, title: str) -> None:
        self.setWindowTitle(tr("{page} – Mars Desktop", page=title) if title else tr("Mars Desktop"))

    # Tables

    def begin(self, setup: Setup, title: str) -> bool:
        """Begin a game as a new table; whether it began. If it cannot be stored, nothing began and it is said."""
        try:
            opened = begin_table(self._matches, setup, title)
        except (ProfileProblem, SetupProblem) as problem:
            self._tell(str(problem))
            return False
        self._sit_down(opened, title)
        return True

    def begin_trial(self) -> bool:
        """Begin a first game alone at once, with nothing to fill in."""
        setup = Setup(GAME, (Seat(tr("Player"), COLOURS[0]),), int(random_seed()))
        return self.begin(setup, tr("First game"))

    def open_table(self, table: str) -> bool:
        """Go on with a stored table; whether it could be opened. If not it is said."""
        try:
            opened = open_table(self._matches, table)
            title = self._matches.load(table).title
        except ProfileProblem as problem:
            self._tell(str(problem))
            return False
        self._sit_down(opened, title)
        if opened.notice:
            self._tell(opened.notice)
        return True

    def _sit_down(self, opened: OpenTable, title: str) -> None:
        self._leave_table()
        controller = GameController(opened.session, opened.keeper, covering=self._settings.get(COVERING), parent=self)
        controller.coverChanged.connect(self._cover_changed)
        controller.saveFailed.connect(self._tell)
        self._open, self._table_title, self.controller = opened, title, controller
        if controller.covered:
            # Before the table comes to the front.
            self._cover_changed(True)
        if controller.over:
            self.show_final()
        else:
            self._show_table()

    def _laid_table(self, controller: GameController) -> TablePage:
        """The page of the table that is open, made when it is first looked at."""
        if self.table is None:
            self.table = TablePage(controller)
            self.table.gameOver.connect(self.show_final)
            self.table.menuAsked.connect(self._open_menu)
            self._pages.addWidget(self.table)
            self._take_table_settings()
        return self.table

    def _show_table(self) -> None:
        if self.controller is None:
            return
        table = self._laid_table(self.controller)
        before = self.page
        if isinstance(before, Page):
            before.close_page()
        self._pages.setCurrentWidget(table)
        self._name(self._table_title)
        if self.controller.covered:
            self._cover_changed(True)
        else:
            table.setFocus(Qt.FocusReason.OtherFocusReason)

    def _leave_table(self) -> None:
        """Close the table and its result. What was answered is stored already."""
        self._before.clear()
        self.cover.clear()
        for page in (self.table, self.final, self.charts):
            if page is not None:
                self._pages.removeWidget(page)
                page.hide()
                page.deleteLater()
        self.table = self.final = self.charts = None
        if self.controller is not None:
            self.controller.coverChanged.disconnect(self._cover_changed)
            self.controller.deleteLater()
        self.controller = self._open = self._history = None

    def show_final(self) -> None:
        """Show the result of the table that is open."""
        if self._open is None:
            return
        rules, state = self._open.session.rules, self._open.session.state
        assert isinstance(rules, TerraformingRules)
        final = FinalPage(rules, state, self._table_title, self._moments())
        final.home.connect(self.show_home)
        final.table_wanted.connect(self._show_table)
        final.again_wanted.connect(self._same_again)
        if self.final is not None:
            self._pages.removeWidget(self.final)
            self.final.deleteLater()
        self.final = final
        self._pages.addWidget(final)
        self._show(final)

    def show_charts(self) -> None:
        """Show how the open table stands and came there: what everybody may see, and nothing else."""
        if self._open is None:
            return
        rules, state = self._open.session.rules, self._open.session.state
        assert isinstance(rules, TerraformingRules)
        charts = ChartsPage(rules, rules.view(state, None), self._table_title, self._moments())
        charts.table_wanted.connect(self._show_table)
        if self.charts is not None:
            self._pages.removeWidget(self.charts)
            self.charts.deleteLater()
        self.charts = charts
        self._pages.addWidget(charts)
        self._show(charts)

    def _moments(self) -> tuple[Moment, ...]:
        """The history of the open table."""
        if self._open is None:
            return ()
        session = self._open.session
        if self._history is None:
            assert isinstance(session.rules, TerraformingRules)
            self._history = History(session.rules)
        return self._history.follow(session)

    def _same_again(self) -> None:
        self.show_new_game()
        self.new_game.same_again()

    # The cover

    def _cover_changed(self, covered: bool) -> None:
        if not covered or self.controller is None or self.controller.next_seat is None:
            self.cover.clear()
            if self.table is not None and self.page is self.table:
                self.table.setFocus(Qt.FocusReason.OtherFocusReason)
            return
        self._close_other_windows()
        seat = self.controller.rules.setup.seats[self.controller.next_seat]
        self.cover.fall(seat.colour, seat.name, cover_remark(self.controller), sealed_seats(self.controller))

    def _close_other_windows(self) -> None:
        """Menus, lists, dialogs and tool tips may show what the next seat must not see."""
        QToolTip.hideText()
        for window in QApplication.topLevelWidgets():
            if window is not self and window.isVisible() and window.parent() is not None:
                window.close()

    def _lift(self) -> None:
        if self.controller is not None:
            self.controller.lift()

    def cover_now(self) -> None:
        """Cover the table because somebody leaves the screen."""
        if self.controller is not None:
            self.controller.cover()

    # The menu

    def _open_menu(self, at: QPoint) -> None:
        menu = self.table_menu()
        menu.popup(at)

    def table_menu(self) -> QMenu:
        """What can be done with the table besides playing."""
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        entries: list[tuple[str, Callable[[], object]]] = [
            (tr("Cards"), self.reading.show_cards),
            (tr("Glossary"), self.reading.help),
            (tr("Settings"), self.show_settings),
            (tr("Home"), self.show_home),
            (tr("Quit"), self.close),
        ]
        if self.controller is not None and (answers := self.controller.turn_depth()) > 1:
            entries.insert(0, (tr("Take back the whole turn"), lambda: self._ask_to_take_back(answers)))
        if self.controller is not None and self.controller.over:
            entries.insert(0, (tr("Result"), self.show_final))
        elif self.controller is not None:
            entries.insert(0, (tr("Score so far"), self.show_charts))
            if len(self.controller.rules.setup.seats) > 1:
                entries.insert(0, (tr("Cover the screen"), self.cover_now))
        for words, slot in entries:
            action = QAction(words, menu)
            # After the menu has closed: what is chosen may delete the page below it.
            action.triggered.connect(lambda _=False, slot=slot: QTimer.singleShot(0, self, slot))
            menu.addAction(action)
        return menu

    def _ask_to_take_back(self, answers: int) -> None:
        asked = QMessageBox.question(
            self,
            tr("Take back the whole turn"),
            tr("Take back the last {n} answers? They can be given again.", n=answers),
        )
        if asked is QMessageBox.StandardButton.Yes and self.controller is not None:
            self.controller.undo(answers)

    # Settings

    def _take_settings(self) -> None:
        app = QApplication.instance()
        if isinstance(app, QApplication):
            apply_theme(app, self._settings.get(THEME), self._settings.get(TEXT_SIZE))
        apply_pace(self._settings.get(ANIMATIONS))
        self._take_table_settings()
        language = spoken_language(self._settings.get(LANGUAGE))
        if language != language_now():
            try:
                speak(language)
            except MissingLanguage as problem:
                self._tell(str(problem))
                return
            self.language_changed.emit()

    def resume(self, table: str) -> None:
        """Take over from a window in another language: the same table, if one was open there, and the settings."""
        if table:
            self.open_table(table)
        self.show_settings()

    @property
    def open_table_id(self) -> str:
        """The id of the table that is open, empty if there is none."""
        return "" if self._open is None else self._open.keeper.table

    def _take_table_settings(self) -> None:
        if self.controller is not None:
            self.controller.covering = self._settings.get(COVERING)
        if self.table is not None:
            self.table.board.confirm_clicks = self._settings.get(CONFIRM_CLICKS)
            self.guiding.lead(self.table)

    # The window

    def _place(self) -> None:
        wanted = QRect(*self._settings.get(GEOMETRY)) if self._settings.get(PLACED) else None
        primary = QGuiApplication.primaryScreen()
        others = [screen for screen in QGuiApplication.screens() if screen is not primary]
        screens = [screen.availableGeometry() for screen in (primary, *others)]
        # On a screen smaller than that everything can still be reached, by scrolling.
        least = LEAST.boundedTo(screens[0].size())
        self.setMinimumSize(least)
        self.setGeometry(placed(wanted, screens, least))
        if self._settings.get(MAXIMIZED):
            self.setWindowState(Qt.WindowState.WindowMaximized)

    def _toggle_full_screen(self) -> None:
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

    def _tell(self, sentence: str) -> None:
        """Say a sentence in a box that does not hold the program up."""
        box = QMessageBox(QMessageBox.Icon.Warning, tr("Mars Desktop"), sentence, QMessageBox.StandardButton.Ok, self)
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        box.open()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        app = QApplication.instance()
        if isinstance(app, QApplication):
            apply_room(app, event.size())
        self.cover.fit()

    def closeEvent(self, event: QCloseEvent) -> None:
        """Close everything that runs; all answers are stored already, only the window's place is not."""
        if isinstance(self.page, Page):
            self.page.close_page()
        self._leave_table()
        normal = self.normalGeometry() if self.isMaximized() or self.isFullScreen() else self.geometry()
        try:
            self._settings.set(GEOMETRY, (normal.x(), normal.y(), normal.width(), normal.height()))
            self._settings.set(MAXIMIZED, self.isMaximized())
            self._settings.set(PLACED, True)
        except ProfileProblem:
            # Not worth a question to somebody who leaves: the window opens where it opened before.
            pass
        event.accept()
