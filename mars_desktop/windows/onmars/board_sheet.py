"""The whole board of a player, laid over the page to look at."""

from PySide6.QtCore import QRect
from PySide6.QtWidgets import QHBoxLayout, QLabel, QWidget

from mars_desktop.models.onmars.panel_rows import PlayerBoard
from mars_desktop.widgets.answer import Answer, AnswerButton
from mars_desktop.widgets.lettering import face
from mars_desktop.widgets.onmars.boards import BoardPanel, CardsPanel
from mars_desktop.widgets.sheet import Sheet
from mars_desktop.windows.words import tr

_AROUND = 60
"""Pixels for the margins above, between and below."""


class BoardSheet(Sheet):
    """Shows laboratory, Storage and Depot of a player, and all cards and tiles below."""

    def __init__(self, page: QWidget, board: PlayerBoard, room: QRect, text_size: int) -> None:
        super().__init__(page)
        self._room = room
        title = tr("Board of {who}", who=board.name)
        head = QHBoxLayout()
        heading = QLabel(title)
        heading.setFont(face("title", text_size))
        head.addWidget(heading, 1)
        self._close = AnswerButton(Answer("close", tr("Close")), text_size)
        self._close.clicked.connect(self.close_sheet)
        head.addWidget(self._close)
        self.body.addLayout(head)
        self.board, self.cards = BoardPanel(), CardsPanel()
        for panel in (self.board, self.cards):
            panel.surface = "raised"
            panel.recolour()
            panel.set_text_size(text_size)
        self.board.show_board(board)
        self.cards.show_groups(board.groups)
        self.board.setFixedHeight(round(self.board.needed_height(text_size)) + 8)
        self.body.addWidget(self.board)
        self.body.addWidget(self.cards, 1)
        self.setAccessibleName(title)
        self._width = round(self.board.needed_width()) + round(1.6 * text_size)
        cards = self.cards.whole_height(self._width - 40)
        self.cards.setVisible(bool(board.groups))
        self.cards.setMinimumHeight(min(cards, round(1.2 * text_size)))
        self._height = self.board.height() + cards + self._close.sizeHint().height() + _AROUND

    def open(self) -> None:
        """Show it with the keyboard on the way out."""
        self.open_with(self._close)

    def arrange(self) -> None:
        """Stand in the middle of the part of the page that is meant for it."""
        width = min(self._width, self._room.width() - 16)
        height = min(self._height, self._room.height() - 16)
        box = QRect(0, 0, width, height)
        box.moveCenter(self._room.center())
        self.place = box
        super().arrange()
