"""The one window of the program: its pages, the cover over them, and how it opens and closes."""

from functools import cached_property, partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QSize, Qt, Signal
from PySide6.QtGui import QCloseEvent, QGuiApplication, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QApplication, QMainWindow, QMenu, QMessageBox, QStackedWidget, QWidget

from mars_desktop.engine import Seat, Setup, SetupProblem
from mars_desktop.engine.setup import COLOURS
from mars_desktop.models.controller import GameController
from mars_desktop.models.languages import MissingLanguage, language_now, speak, spoken_language
from mars_desktop.profile.database import Database
from mars_desktop.profile.matches import Matches
from mars_desktop.profile.problems import ProfileProblem
from mars_desktop.profile.settings import Settings
from mars_desktop.theme.application import apply_room
from mars_desktop.theme.motion import apply_pace
from mars_desktop.theme.system_theme import apply_chosen_theme
from mars_desktop.windows.curtain import Curtain
from mars_desktop.windows.game_screens import GameScreens, screens_of
from mars_desktop.windows.home_page import HomePage
from mars_desktop.windows.page import Page
from mars_desktop.windows.preferences import ANIMATIONS, CONFIRM_CLICKS, COVERING, LANGUAGE, TEXT_SIZE, THEME
from mars_desktop.windows.setup_draft import LEGACY
from mars_desktop.windows.table_menu import table_menu
from mars_desktop.windows.visits import Visits
from mars_desktop.windows.window_place import keep_place, restore_place
from mars_desktop.windows.words import tr

if TYPE_CHECKING:
    # Imported when they are first wanted: the window is on the screen before that.
    from mars_desktop.models.saving import OpenTable
    from mars_desktop.windows.campaign.campaigning import Campaigning
    from mars_desktop.windows.charts_page import ChartsPage
    from mars_desktop.windows.cover import Cover
    from mars_desktop.windows.final_page import FinalPage
    from mars_desktop.windows.game_table import GameTable
    from mars_desktop.windows.guiding import Guiding
    from mars_desktop.windows.looking_back import LookingBack
    from mars_desktop.windows.new_game_page import NewGamePage
    from mars_desktop.windows.reading import Reading
    from mars_desktop.windows.records_page import RecordsPage
    from mars_desktop.windows.saved_page import SavedPage
    from mars_desktop.windows.settings_page import SettingsPage

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
        self._visits = Visits(self._pages, self._name)
        self._curtain = Curtain(self, self._lift)
        self.controller: GameController | None = None
        self.table: GameTable | None = None
        self._open: OpenTable | None = None
        self._table_title = ""
        self.home = HomePage(database)
        # The system may turn dark at sunset.
        QGuiApplication.styleHints().colorSchemeChanged.connect(self._follow_system)
        self._connect()
        restore_place(self, self._settings, LEAST)
        self.show_home()

    def _connect(self) -> None:
        self.home.table_wanted.connect(self.open_table)
        self.home.trial_wanted.connect(self.begin_trial)
        self.home.new_wanted.connect(self._show_new)
        self.home.saved_wanted.connect(self.show_saved)
        self.home.campaigns_wanted.connect(self.show_campaigns)
        self.home.records_wanted.connect(self.show_records)
        self.home.settings_wanted.connect(self.show_settings)
        self.home.cards_wanted.connect(self._show_cards)
        self.home.glossary_wanted.connect(self._show_glossary)
        for keys, slot in (
            (QKeySequence("Ctrl+Q"), self.close),
            (QKeySequence("F11"), self._toggle_full_screen),
            (QKeySequence("F1"), self.explain_here),
        ):
            shortcut = QShortcut(keys, self)
            shortcut.activated.connect(slot)

    @property
    def final(self) -> "FinalPage | None":
        """The result of the table that is open, once it was looked at."""
        return self.looking_back.final

    @property
    def charts(self) -> "ChartsPage | None":
        """How that table stands, once it was looked at."""
        return self.looking_back.charts

    # What is made when it is first wanted

    @cached_property
    def new_game(self) -> "NewGamePage":
        """The page that sets a game up."""
        from mars_desktop.windows.new_game_page import NewGamePage

        page = NewGamePage(self._database)
        page.begun.connect(self.begin)
        page.home.connect(self.show_home)
        return page

    @cached_property
    def saved(self) -> "SavedPage":
        """The saved tables."""
        from mars_desktop.windows.saved_page import SavedPage

        page = SavedPage(self._database)
        page.table_wanted.connect(self.open_table)
        page.replay_wanted.connect(self.looking_back.watch)
        page.home.connect(self.show_home)
        return page

    @cached_property
    def campaigning(self) -> "Campaigning":
        """Campaigns, their books and missions."""
        from mars_desktop.windows.campaign.campaigning import Campaigning

        way = Campaigning(self._database, self._visits, self)
        way.home.connect(self.show_home)
        way.mission_wanted.connect(partial(self._show_new, LEGACY))
        way.table_wanted.connect(self.open_table)
        way.table_begun.connect(self._sit_down)
        way.final_wanted.connect(self.show_score)
        way.told.connect(self._tell)
        return way

    @cached_property
    def records(self) -> "RecordsPage":
        """The records of the finished games."""
        from mars_desktop.windows.records_page import RecordsPage

        page = RecordsPage(self._database)
        page.home.connect(self.show_home)
        page.new_wanted.connect(self.show_new_game)
        return page

    @cached_property
    def settings(self) -> "SettingsPage":
        """What a person may set."""
        from mars_desktop.windows.settings_page import SettingsPage

        page = SettingsPage(self._database)
        page.home.connect(self._go_back)
        page.changed.connect(self._take_settings)
        return page

    @cached_property
    def reading(self) -> "Reading":
        """What can be read besides playing."""
        from mars_desktop.windows.reading import Reading

        return Reading(self._database, self._pages, self._visits, self._go_back)

    @cached_property
    def guiding(self) -> "Guiding":
        """The guide through the beginning of a table."""
        from mars_desktop.windows.guiding import Guiding

        return Guiding(self._settings, self.reading.explain)

    @cached_property
    def looking_back(self) -> "LookingBack":
        """Results, charts and replays."""
        from mars_desktop.windows.looking_back import LookingBack

        looking = LookingBack(self._matches, self._visits, self)
        looking.home.connect(self.show_home)
        looking.table_wanted.connect(self._show_table)
        looking.again_wanted.connect(self._same_again)
        looking.left.connect(self._go_back)
        looking.told.connect(self._tell)
        return looking

    @property
    def cover(self) -> "Cover":
        """The cover between seats."""
        return self._curtain.cover

    def _made(self, name: str) -> bool:
        """Whether one of these was wanted before."""
        return name in self.__dict__

    # Pages

    @property
    def page(self) -> QWidget:
        """The page in front."""
        return self._visits.page

    def show_home(self) -> None:
        """Leave whatever is open, and go home. A table that is left is closed; everything in it is saved."""
        self._leave_table()
        self._visits.show(self.home)

    def show_new_game(self) -> None:
        """Show the page that sets a game up."""
        self._visits.show(self.new_game)

    def show_saved(self) -> None:
        """Show the saved tables."""
        self._visits.show(self.saved)

    def show_campaigns(self) -> None:
        """Leave whatever is open, and show all campaigns."""
        self._leave_table()
        self.campaigning.show_campaigns()

    def _show_new(self, game: str) -> None:
        self.show_new_game()
        self.new_game.show_game(game)

    def show_records(self) -> None:
        """Show the records of the finished games."""
        self._visits.show(self.records)

    def show_settings(self) -> None:
        """Show the settings, to come back from there to the present page."""
        self._visits.visit(self.settings)

    def _show_cards(self) -> None:
        self.reading.show_cards()

    def _show_glossary(self) -> None:
        self.reading.show_glossary()

    def _go_back(self) -> None:
        """Come back from a visit."""
        before = self._visits.back()
        if before is not None and before is self.table:
            self._show_table()
        elif isinstance(before, Page) and before is not self.home:
            self._visits.show(before)
        else:
            self.show_home()

    def explain_here(self) -> None:
        """Explain what has the keyboard, or else what the game is about; never over a cover."""
        if not self._curtain.down and self.readable:
            game = None if self.controller is None else self.controller.rules.setup.game
            self.reading.help(GameScreens.first_term if game is None else screens_of(game).first_term)

    @property
    def readable(self) -> bool:
        """Whether there is a glossary to what is shown: not at a table whose game has none."""
        return self.controller is None or screens_of(self.controller.rules.setup.game).readable

    @property
    def browsable(self) -> bool:
        """Whether there are cards to browse of what is shown."""
        return self.controller is None or screens_of(self.controller.rules.setup.game).browsable

    def _name(self, title: str) -> None:
        self.setWindowTitle(tr("{page} – Mars Desktop", page=title) if title else tr("Mars Desktop"))

    # Tables

    def begin(self, setup: Setup, title: str) -> bool:
        """Begin a game as a new table; whether it began. If it cannot be stored, nothing began and it is said."""
        from mars_desktop.models.saving import begin_table

        try:
            opened = begin_table(self._matches, setup, title)
        except (ProfileProblem, SetupProblem) as problem:
            self._tell(str(problem))
            return False
        self._sit_down(opened, title)
        return True

    def begin_trial(self) -> bool:
        """Begin a first game alone at once, with nothing to fill in."""
        from mars_desktop.windows.setup_draft import GAME, random_seed

        setup = Setup(GAME, (Seat(tr("Player"), COLOURS[0]),), int(random_seed()))
        return self.begin(setup, tr("First game"))

    def open_table(self, table: str) -> bool:
        """Go on with a stored table; whether it could be opened. If not it is said."""
        from mars_desktop.models.campaign_tables import open_any_table

        try:
            opened = open_any_table(self._database, table)
            title = self._matches.load(table).title
        except ProfileProblem as problem:
            self._tell(str(problem))
            return False
        self._sit_down(opened, title)
        if opened.notice:
            self._tell(opened.notice)
        return True

    def _sit_down(self, opened: "OpenTable", title: str) -> None:
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

    def _laid_table(self, controller: GameController) -> "GameTable":
        """The page of the table that is open, made when it is first looked at."""
        if self.table is None:
            self.table = screens_of(controller.rules.setup.game).table(controller)
            self.table.gameOver.connect(self.show_final)
            self.table.menuAsked.connect(self._open_menu)
            self._pages.addWidget(self.table)
            self._take_table_settings()
        return self.table

    def _show_table(self) -> None:
        if self.controller is None:
            return
        table = self._laid_table(self.controller)
        self._visits.show(table, self._table_title)
        if self.controller.covered:
            self._cover_changed(True)
        else:
            table.setFocus(Qt.FocusReason.OtherFocusReason)

    def _leave_table(self) -> None:
        """Close the table and its result. What was answered is stored already."""
        self._visits.forget()
        self._curtain.clear()
        if self._made("looking_back"):
            self.looking_back.close()
        self._visits.drop(self.table)
        if self._made("guiding"):
            self.guiding.leave()
        self.table = None
        if self.controller is not None:
            self.controller.coverChanged.disconnect(self._cover_changed)
            self.controller.deleteLater()
        self.controller = self._open = None

    def show_final(self) -> None:
        """Show the result of the table that is open: of a mission of a campaign, what it brings there."""
        if self._open is None:
            return
        mission = self._open.session.rules.setup.game == LEGACY
        if not (mission and self.campaigning.show_end_of(self.open_table_id)):
            self.show_score()

    def show_score(self) -> None:
        """Show the score sheet of the table that is open."""
        if self._open is not None:
            self.looking_back.show_final(self._open.session, self._table_title)

    def show_charts(self) -> None:
        """Show how the open table stands and came there."""
        if self._open is not None:
            self.looking_back.show_charts(self._open.session, self._table_title)

    def show_replay(self) -> None:
        """Replay the table that is open."""
        if self._open is not None:
            self.looking_back.show_replay(self._open.session, self._table_title)

    def _same_again(self) -> None:
        self.show_new_game()
        self.new_game.same_again()

    # The cover

    def _cover_changed(self, covered: bool) -> None:
        if covered and self.controller is not None:
            self._curtain.fall(self.controller)
            return
        self._curtain.clear()
        if self.table is not None and self.page is self.table:
            self.table.setFocus(Qt.FocusReason.OtherFocusReason)

    def _lift(self) -> None:
        if self.controller is not None:
            self.controller.lift()

    def cover_now(self) -> None:
        """Cover the table because somebody leaves the screen."""
        if self.controller is not None:
            self.controller.cover()

    # The menu

    def _open_menu(self, at: QPoint) -> None:
        self.table_menu().popup(at)

    def table_menu(self) -> QMenu:
        """What can be done with the table besides playing."""
        return table_menu(self)

    # Settings

    def _take_look(self) -> None:
        app = QApplication.instance()
        if isinstance(app, QApplication):
            apply_chosen_theme(app, self._settings.get(THEME), self._settings.get(TEXT_SIZE))

    def _take_settings(self) -> None:
        self._take_look()
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

    def _follow_system(self) -> None:
        if self._settings.get(THEME) == "system":
            self._take_look()

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
            self.table.ask_before_placing(self._settings.get(CONFIRM_CLICKS))
            if screens_of(self.table.controller.rules.setup.game).guided is not None:
                self.guiding.lead(self.table)

    # The window

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
        self._curtain.fit()

    def closeEvent(self, event: QCloseEvent) -> None:
        """Close everything that runs; all answers are stored already, only the window's place is not."""
        if isinstance(self.page, Page):
            self.page.close_page()
        self._leave_table()
        keep_place(self, self._settings)
        event.accept()
