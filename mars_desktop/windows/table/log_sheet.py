"""The whole log laid over a page."""

from typing import Any

from PySide6.QtCore import QRect
from PySide6.QtWidgets import QWidget

from mars_desktop.engine import Rules
from mars_desktop.models.games import face_of
from mars_desktop.models.log import LogModel
from mars_desktop.widgets.sheet import Sheet
from mars_desktop.windows.seat_line import mark_of_colour
from mars_desktop.windows.table.log_book import LogBook
from mars_desktop.windows.words import tr

_WIDTH = 620


class LogSheet(Sheet):
    """Holds a log book at the right of its page."""

    def __init__(self, page: QWidget, book: LogBook, text_size: int) -> None:
        super().__init__(page)
        self.book = book
        self._text_size = text_size
        self.body.setContentsMargins(4, 4, 4, 4)
        self.body.addWidget(book)
        book.closed.connect(self.close_sheet)
        self.setAccessibleName(tr("Log"))

    def open(self) -> None:
        """Show it with the keyboard on the lines."""
        self.open_with(self.book.lines)

    def arrange(self) -> None:
        """Stand at the right, as high as the page."""
        page = self._page.rect()
        width = min(round(_WIDTH * self._text_size / 100), page.width() - 16)
        self.place = QRect(page.right() - width - 7, page.top() + 8, width, page.height() - 16)
        super().arrange()


def log_sheet(page: QWidget, log: LogModel, rules: Rules[Any], *, secrets: bool, text_size: int) -> LogSheet:
    """A sheet with the log of a table; `secrets` as the log book takes it."""
    people = (*rules.setup.seats, *face_of(rules.setup.game).opponents(rules))
    names = [seat.name for seat in people]
    title = tr("Log of {players}", players=", ".join(names))
    marks = tuple(mark_of_colour(seat.colour) for seat in people)
    book = LogBook(log, marks, names, title, secrets=secrets, text_size=text_size)
    return LogSheet(page, book, text_size)
