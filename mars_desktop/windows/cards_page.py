"""The card browser: every card of the game, searched for, filtered, sorted and read."""

from typing import Final

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from mars_desktop.games.terraforming.glossary import Glossary, terms_of
from mars_desktop.games.terraforming.search import SearchProblem
from mars_desktop.models.cards import CardOrder, CardsModel, Shelf, base_shelf
from mars_desktop.models.games import game_name
from mars_desktop.models.languages import speaker_now
from mars_desktop.theme.application import current_text_size
from mars_desktop.widgets.card_button import MARGIN
from mars_desktop.widgets.card_face import CardSize, card_size
from mars_desktop.widgets.large_card import LargeCard
from mars_desktop.windows.card_detail import CardDetail
from mars_desktop.windows.card_filters import CardFilters
from mars_desktop.windows.card_wall import CardWall, printed_faces
from mars_desktop.windows.labels import Hairline, Words
from mars_desktop.windows.links import Links
from mars_desktop.windows.page import Page
from mars_desktop.windows.search_field import SearchField
from mars_desktop.windows.words import tr, tr_count

_LARGEST: Final = 230
"""Percent of its designed size that an opened card may have."""


class CardsPage(Page):
    """The cards of a shelf, all of Terraforming Mars if none is given.

    `term_wanted` carries the id of a term to be explained, `game_wanted` the game whose cards are to be looked through
    instead; `home` asks to go back.
    """

    term_wanted = Signal(str)
    game_wanted = Signal(str)

    def __init__(self, shelf: Shelf | None = None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._shelf = base_shelf() if shelf is None else shelf
        self._glossary = Glossary(speaker_now())
        self._faces = printed_faces(self._shelf.content)
        self.model = CardsModel(self, self._shelf)
        self.search = SearchField()
        self.search.setPlaceholderText(tr("Words or conditions"))
        self.search.setAccessibleName(tr("Search"))
        self.filters = CardFilters(self.model.search.language, self.model.decks)
        self.wall = CardWall(self.model, self._faces, tr("No card is like this. Take something out of the search."))
        self.wall.setAccessibleName(tr("Cards"))
        self.detail = CardDetail(self._faces)
        self._count = Words("", "body", "ink2")
        self._examples = Links()
        examples = self.model.search.language.examples()
        self._examples.show_links(tr("For example:"), [(example, example) for example in examples])
        self._problem = Words("", "caption", "bad", wrap=True)
        self._large = LargeCard(self)
        self._back = QPushButton(tr("Back"))
        other = "legacy" if self._shelf.game == "terraforming" else "terraforming"
        self.other = QPushButton(game_name(other))
        self.other.setAccessibleName(tr("Cards of {game}", game=game_name(other)))
        self.other.clicked.connect(lambda: self.game_wanted.emit(other))
        self._keys = Words(tr("/ searches, arrows walk, Enter shows a card large, Esc goes back"), "caption", "ink3")
        self._lay_out()
        self._connect()
        self._show("")

    def _connect(self) -> None:
        self.search.textChanged.connect(self._show)
        self.search.returnPressed.connect(self._to_cards)
        self.filters.written.connect(self.search.setText)
        self.filters.ordered.connect(self._sort)
        self._examples.chosen.connect(self.search.setText)
        self.wall.met.connect(self._meet)
        self.wall.opened.connect(self._open)
        self.detail.term_wanted.connect(self.term_wanted)
        self._back.clicked.connect(self.home)
        for keys in ("/", "Ctrl+F"):
            shortcut = QShortcut(QKeySequence(keys), self)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(self._to_search)

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        heading = tr("Cards of {game}", game=game_name(self._shelf.game))
        head.addWidget(Words(heading, "heading"))
        head.addWidget(self.other)
        head.addStretch(1)
        head.addWidget(self._count, 0, Qt.AlignmentFlag.AlignBottom)
        # The sentence takes the place of the examples, and neither moves what is below.
        under = QGridLayout()
        under.setContentsMargins(0, 0, 0, 0)
        for label in (self._examples, self._problem):
            under.addWidget(label, 0, 0, Qt.AlignmentFlag.AlignTop)
        above = QVBoxLayout()
        above.setContentsMargins(MARGIN, 0, 0, 0)
        above.setSpacing(8)
        above.addLayout(head)
        above.addWidget(self.search)
        above.addLayout(under)
        above.addWidget(self.filters)
        left = QVBoxLayout()
        left.setSpacing(4)
        left.addLayout(above)
        left.addWidget(self.wall, 1)
        columns = QHBoxLayout()
        columns.setSpacing(24)
        columns.addLayout(left, 1)
        columns.addWidget(self.detail)
        below = QHBoxLayout()
        below.setContentsMargins(MARGIN, 0, 0, 0)
        below.setSpacing(16)
        below.addWidget(self._back)
        below.addWidget(self._keys, 1)
        page = QVBoxLayout(self)
        # The cards' own margin stands out to the left, so that their edges are in line with what is above.
        page.setContentsMargins(52 - MARGIN, 28, 32, 20)
        page.setSpacing(12)
        page.addLayout(columns, 1)
        page.addWidget(Hairline())
        page.addLayout(below)

    @property
    def title(self) -> str:
        return tr("Cards")

    @property
    def problem(self) -> str:
        """Why the search cannot be understood; empty if it can."""
        return self._problem.text()

    def open_page(self) -> None:
        """Come to the front with the keyboard in the search."""
        self._to_search()

    def close_page(self) -> None:
        self._large.put_away()

    # Searching

    def _show(self, text: str) -> None:
        """Show what the search finds; while it cannot be understood, what it found before stays."""
        try:
            self.model.show(text)
        except SearchProblem as problem:
            self._problem.setText(str(problem))
            self.search.setAccessibleDescription(str(problem))
            self.search.mark(problem.start, problem.end)
        else:
            self._problem.setText("")
            self.search.setAccessibleDescription("")
            self.search.mark(0, 0)
            self.filters.read(text)
            n, total = self.model.rowCount(), self.model.total
            said = tr_count("{n} card of {all}", "{n} cards of {all}", n, all=total)
            self._count.setText(said if n < total else tr("{n} cards", n=n))
        self._examples.setVisible(not self.problem)
        self._problem.setVisible(bool(self.problem))
        self._stand()

    def _sort(self, order: CardOrder) -> None:
        self.model.sort_by(order)
        self._stand()

    def _stand(self) -> None:
        """Stay on the current card if it is still there, else go to the first one."""
        if self.wall.card:
            self.wall.scrollTo(self.wall.currentIndex())
            self._meet(self.wall.card)
        elif self.model.rowCount():
            self.wall.put_on(0)
        else:
            self._meet("")

    # Reading

    def _meet(self, card: str) -> None:
        row = next((row for row in self.model.rows() if row.id == card), None)
        terms = () if row is None else terms_of(self._shelf.content[row.id])
        self.detail.show_card(row, tuple((term, self._glossary[term].name) for term in terms))
        if self._large.isVisible():
            self._open(card)

    def _open(self, card: str) -> None:
        """Show a card as large as the page has room for."""
        if not card:
            self._large.put_away()
            return
        face = self._faces(card)
        needed = card_size(face, CardSize.LARGE)
        fits = 100 * min((self.height() - 40) / needed.height(), (self.width() - 40) / needed.width())
        foot = QPoint(self.width() // 2, self.height() - 12)
        self._large.show_above(face, foot, min(_LARGEST, int(fits)))

    @property
    def large_card(self) -> LargeCard:
        """The card that is shown large over the page."""
        return self._large

    # Keys

    def _to_search(self) -> None:
        self.search.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.search.selectAll()

    def _to_cards(self) -> None:
        if self.wall.card:
            self.wall.setFocus(Qt.FocusReason.OtherFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc takes the large card away, then empties the search it is pressed in, then goes back; Down leads down."""
        if event.key() == Qt.Key.Key_Escape:
            if self._large.isVisible():
                self._large.put_away()
            elif self.search.hasFocus() and self.search.text():
                self.search.clear()
            else:
                self.home.emit()
        elif event.key() == Qt.Key.Key_Down and self.search.hasFocus():
            self._to_cards()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The side grows with the page, as far as a card is high enough to be read whole."""
        super().resizeEvent(event)
        grown = current_text_size() / 100
        side = max(300 * min(grown, 1.15), min(self.width() * 0.25, (self.height() - 250) / 1.4))
        self.detail.setFixedWidth(round(side) + 16)
        if self._large.isVisible():
            self._open(self.wall.card)
