"""All seats' boards one under the other, in the order of the seats, the active one with room for its turn."""

from collections.abc import Sequence
from math import ceil

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QWidget

from mars_desktop.widgets.seat_board import SeatBoard
from mars_desktop.widgets.seat_face import SeatFace
from mars_desktop.widgets.tinted_column import TintedColumn

_AIR = 34
"""Pixels at most that a board gets beyond what it needs."""


class SeatColumn(TintedColumn):
    """The left column. `opened` carries the seat whose board was pressed.

    When the column is too low for everything the boards are set closer, then those that are not active fold their
    tags; only when even that does not suffice can the column be scrolled, and the active board is kept in view.
    """

    opened = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._boards: list[SeatBoard] = []
        self._text_size = 100

    @property
    def boards(self) -> Sequence[SeatBoard]:
        """The boards, by seat."""
        return self._boards

    def show_rows(self, rows: Sequence[SeatFace]) -> None:
        """Show these seats."""
        while len(self._boards) > len(rows):
            gone = self._boards.pop()
            gone.hide()
            gone.deleteLater()
        for board, row in zip(self._boards, rows, strict=False):
            board.show_row(row)
        for row in rows[len(self._boards) :]:
            board = SeatBoard(row, self._text_size, self._inside)
            board.clicked.connect(lambda _checked=False, seat=row.seat: self.opened.emit(seat))
            board.show()
            self._boards.append(board)
        self._lay_out()

    def set_text_size(self, text_size: int) -> None:
        """Write at this size, in percent."""
        self._text_size = text_size
        for board in self._boards:
            board.set_text_size(text_size)
        self._lay_out()

    def take_keyboard(self) -> None:
        """Put the keyboard on the active board, or on the first."""
        board = next((board for board in self._boards if board.row.active), self._boards[0])
        board.setFocus(Qt.FocusReason.TabFocusReason)

    def sizeHint(self) -> QSize:
        """As wide as a board wants to be."""
        return QSize(round(280 * self._text_size / 100), 400)

    def _lay_out(self) -> None:
        if not self._boards:
            return
        height = float(self.viewport().height())
        width = float(self.width())
        needed: list[int] = []
        for close, folded in ((False, False), (True, False), (True, True)):
            needed = self._needed(width, close=close, folded=folded)
            if sum(needed) <= height:
                break
        else:
            # Beside a scroll bar the boards are narrower, and wrap as they must.
            width -= self.verticalScrollBar().sizeHint().width()
            needed = self._needed(width, close=True, folded=True)
        spare = max(0.0, height - sum(needed))
        air = min(spare / len(self._boards), _AIR * self._text_size / 100)
        y = 0.0
        for i, (board, own) in enumerate(zip(self._boards, needed, strict=True)):
            above = self._boards[i - 1] if i else None
            board.set_separated(above is not None and not above.row.active and not board.row.active)
            board.setGeometry(0, round(y), round(width), round(y + own + air) - round(y))
            y += own + air
        self._inside.resize(round(width), max(round(y), 1))
        if sum(needed) > height:
            active = next((board for board in self._boards if board.row.active), None)
            if active is not None:
                self.ensureWidgetVisible(active, 0, 0)

    def _needed(self, width: float, *, close: bool, folded: bool) -> list[int]:
        """The least height of each board, set close or not, with or without the tags of those that are not active."""
        for board in self._boards:
            board.set_close(close)
            board.set_folded(folded)
        return [ceil(board.needed_height(width)) for board in self._boards]
