"""Looking at things without answering: the board of a player, the whole log, the place of a line."""

from collections.abc import Callable

from PySide6.QtCore import QObject, QRect, Qt
from PySide6.QtWidgets import QWidget

from mars_desktop.board.onmars import ColonyView
from mars_desktop.engine import Reason
from mars_desktop.models.onmars.table import OnMarsModels
from mars_desktop.windows.onmars.board_sheet import BoardSheet
from mars_desktop.windows.table.log_menu import LogMenu
from mars_desktop.windows.table.log_sheet import LogSheet, log_sheet
from mars_desktop.windows.table.sheets import Sheets
from mars_desktop.windows.table.side_column import LogPanel


class Looking(QObject):
    """Opens what a person wants to see."""

    def __init__(self, page: QWidget, models: OnMarsModels, sheets: Sheets, log: LogPanel, view: ColonyView) -> None:
        super().__init__(page)
        self._text_size = 100
        self._page, self._models, self._sheets, self._log, self._view = page, models, sheets, log, view
        self._menu: LogMenu | None = None
        log.lines.shown.connect(lambda place, _card: self.show_place(place))

    @property
    def text_size(self) -> int:
        """The size of everything that is opened, in percent."""
        return self._text_size

    @text_size.setter
    def text_size(self, text_size: int) -> None:
        self._text_size = text_size
        if self._menu is not None:
            self._menu.text_size = text_size

    def log_menu(self, words_of: Callable[[Reason | None], str], say: Callable[[Reason | None], None]) -> None:
        """Open a menu at the lines of the log."""
        self._menu = LogMenu(self._page, self._models.controller, self._sheets, words_of, say)
        self._menu.serve(self._log.lines)

    def open_seat(self, player: int, place: QRect) -> None:
        """Show the board of a player in that part of the page."""
        sheet = BoardSheet(self._page, self._models.player_board(player), place, self.text_size)
        self._sheets.add(sheet)
        sheet.open()

    def show_place(self, place: str) -> None:
        """Show a place on the map."""
        if place in self._view.board.layout.spots:
            self._view.board.put_cursor(place)
            self._view.setFocus(Qt.FocusReason.OtherFocusReason)

    def open_log(self) -> None:
        """The whole log over the table, to find something in it."""
        models = self._models
        sheet = log_sheet(
            self._page, models.log, models.rules, secrets=models.controller.over, text_size=self.text_size
        )
        sheet.book.shown.connect(lambda place, _card: self._show_from(sheet, place))
        if self._menu is not None:
            self._menu.serve(sheet.book.lines)
        self._sheets.add(sheet)
        sheet.open()

    def _show_from(self, sheet: LogSheet, place: str) -> None:
        if place:
            sheet.close_sheet()
            self.show_place(place)
