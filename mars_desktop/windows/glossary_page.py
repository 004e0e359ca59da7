"""The glossary as a page of its own, and as a sheet over whatever is in front."""

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from mars_desktop.theme.application import current_text_size
from mars_desktop.widgets.sheet import Sheet
from mars_desktop.windows.glossary_panel import GlossaryPanel
from mars_desktop.windows.labels import Hairline, Words
from mars_desktop.windows.page import Page
from mars_desktop.windows.words import tr

_WIDEST = 1100


class GlossaryPage(Page):
    """The glossary of the game. `home` asks to go back."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.panel = GlossaryPanel()
        self.panel.setMaximumWidth(_WIDEST)
        back = QPushButton(tr("Back"))
        back.clicked.connect(self.home)
        below = QHBoxLayout()
        below.addWidget(back)
        below.addStretch(1)
        page = QVBoxLayout(self)
        page.setContentsMargins(52, 36, 40, 24)
        page.setSpacing(16)
        page.addWidget(Words(tr("Glossary of Terraforming Mars"), "heading"))
        page.addWidget(self.panel, 1)
        page.addWidget(Hairline())
        page.addLayout(below)

    @property
    def title(self) -> str:
        return tr("Glossary")

    def open_page(self) -> None:
        """Come to the front with the keyboard in the search."""
        self.panel.take_keyboard()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc empties the search, then goes back."""
        if event.key() != Qt.Key.Key_Escape:
            super().keyPressEvent(event)
        elif self.panel.search.text():
            self.panel.search.clear()
        else:
            self.home.emit()


class GlossarySheet(Sheet):
    """The glossary at the right of a page, open on one term; Esc closes it."""

    def __init__(self, page: QWidget, term: str) -> None:
        super().__init__(page)
        head = QHBoxLayout()
        head.addWidget(Words(tr("Glossary"), "title"), 1)
        close = QPushButton(tr("Close"))
        close.clicked.connect(self.close_sheet)
        head.addWidget(close)
        self.glossary = GlossaryPanel(term)
        self.body.addLayout(head)
        self.body.addWidget(self.glossary, 1)
        self.setAccessibleName(tr("Glossary"))

    def arrange(self) -> None:
        """Stand at the right, below the top bar of a table."""
        page, grown = self._page.rect(), current_text_size() / 100
        width, height = min(round(700 * grown), page.width() - 24), min(round(560 * grown), page.height() - 64)
        self.place = QRect(page.width() - width - 12, 52, width, height)
        super().arrange()

    def open(self) -> None:
        """Show it with the keyboard where a term can be searched for."""
        self.open_with(self.glossary.search)
