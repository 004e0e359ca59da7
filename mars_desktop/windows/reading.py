"""What can be read besides playing: the card browser, the glossary, and help on whatever has the keyboard."""

from collections.abc import Callable

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication, QStackedWidget
from shiboken6 import isValid

from mars_desktop.models.campaign_cards import campaign_shelf
from mars_desktop.profile.database import Database
from mars_desktop.windows.cards_page import CardsPage
from mars_desktop.windows.explaining import term_here
from mars_desktop.windows.glossary_page import GlossaryPage, GlossarySheet
from mars_desktop.windows.visits import Visits


class Reading(QObject):
    """Opens pages to read in; each is made when it is first wanted, and one comes back from it."""

    def __init__(self, database: Database, pages: QStackedWidget, visits: Visits, leave: Callable[[], None]) -> None:
        super().__init__(pages)
        self._database, self._pages, self._visits, self._leave = database, pages, visits, leave
        self._campaign_cards: CardsPage | None = None
        self._cards: CardsPage | None = None
        self._glossary: GlossaryPage | None = None
        self._sheet: GlossarySheet | None = None

    def show_cards(self) -> None:
        """Show every card of the game."""
        self._visits.visit(self._base_cards())

    def _base_cards(self) -> CardsPage:
        if self._cards is None:
            self._cards = self._made(CardsPage())
        return self._cards

    def _made(self, page: CardsPage) -> CardsPage:
        page.home.connect(self._leave)
        page.term_wanted.connect(self.explain)
        page.game_wanted.connect(self._change_game)
        self._pages.addWidget(page)
        return page

    def _change_game(self, game: str) -> None:
        """Look through the cards of another game; of a campaign those that are not sealed now."""
        if game == "terraforming":
            self._visits.show(self._base_cards())
            return
        before, self._campaign_cards = self._campaign_cards, self._made(CardsPage(campaign_shelf(self._database)))
        self._visits.show(self._campaign_cards)
        self._visits.drop(before)

    def show_glossary(self) -> None:
        """Show the whole glossary."""
        if self._glossary is None:
            self._glossary = GlossaryPage()
            self._glossary.home.connect(self._leave)
            self._pages.addWidget(self._glossary)
        self._visits.visit(self._glossary)

    def help(self, otherwise: str) -> None:
        """Explain what has the keyboard, over the page in front, or that term; pressed again it goes away."""
        if self.sheet is not None:
            self.sheet.close_sheet()
        elif self._pages.currentWidget() is not self._glossary:
            self.explain(term_here(QApplication.focusWidget()) or otherwise)

    def explain(self, term: str) -> None:
        """Explain a term over the page in front."""
        if self.sheet is not None:
            self.sheet.glossary.explain(term)
            return
        self._sheet = GlossarySheet(self._pages.currentWidget(), term)
        self._sheet.open()

    @property
    def sheet(self) -> GlossarySheet | None:
        """The glossary that lies over the page, if it does."""
        sheet = self._sheet
        return sheet if sheet is not None and isValid(sheet) and sheet.is_open else None
