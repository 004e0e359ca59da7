"""What can be read besides playing: the card browser, the glossary, and help on whatever has the keyboard."""

from collections.abc import Callable

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication, QStackedWidget
from shiboken6 import isValid

from mars_desktop.windows.cards_page import CardsPage
from mars_desktop.windows.explaining import term_here
from mars_desktop.windows.glossary_page import GlossaryPage, GlossarySheet
from mars_desktop.windows.page import Page


class Reading(QObject):
    """Opens pages to read in; each is made when it is first wanted. `visit` shows one so that one can come back."""

    def __init__(self, pages: QStackedWidget, visit: Callable[[Page], None], leave: Callable[[], None]) -> None:
        super().__init__(pages)
        self._pages, self._visit, self._leave = pages, visit, leave
        self._cards: CardsPage | None = None
        self._glossary: GlossaryPage | None = None
        self._sheet: GlossarySheet | None = None

    def show_cards(self) -> None:
        """Show every card of the game."""
        if self._cards is None:
            self._cards = CardsPage()
            self._cards.home.connect(self._leave)
            self._cards.term_wanted.connect(self.explain)
            self._pages.addWidget(self._cards)
        self._visit(self._cards)

    def show_glossary(self) -> None:
        """Show the whole glossary."""
        if self._glossary is None:
            self._glossary = GlossaryPage()
            self._glossary.home.connect(self._leave)
            self._pages.addWidget(self._glossary)
        self._visit(self._glossary)

    def help(self) -> None:
        """Explain what has the keyboard, over the page in front; pressed again it goes away."""
        if self.sheet is not None:
            self.sheet.close_sheet()
        elif self._pages.currentWidget() is not self._glossary:
            self.explain(term_here(QApplication.focusWidget()) or "aim")

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
