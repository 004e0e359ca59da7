"""The replay of a table of On Mars: both sides, the map, the board of whoever is looked at, seats and log."""

from typing import Any

from PySide6.QtCore import QEvent, QRect, Qt, QTimer
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from mars_desktop.board.onmars import ColonyScene, ColonyView
from mars_desktop.engine import Session
from mars_desktop.games.onmars.state import State
from mars_desktop.models.onmars.colony_map import board_rows
from mars_desktop.models.onmars.colony_side import colony_rows
from mars_desktop.models.onmars.face import onmars_rules
from mars_desktop.models.onmars.orbit_side import orbit_rows
from mars_desktop.models.onmars.panel_rows import PlayerBoard
from mars_desktop.models.onmars.people import seat_index, seat_name
from mars_desktop.models.onmars.player_board import player_board
from mars_desktop.models.onmars.seats import seat_rows
from mars_desktop.theme.application import current_theme, grown_text_size, is_large, table_text_size
from mars_desktop.theme.motion import finish_motions
from mars_desktop.theme.tokens import look
from mars_desktop.widgets.onmars.boards import BoardPanel, CardsPanel
from mars_desktop.widgets.onmars.seats import ColonySeats
from mars_desktop.widgets.onmars.sides import ColonyPanel, OrbitPanel
from mars_desktop.widgets.turn_order import TurnOrder
from mars_desktop.windows.onmars.board_sheet import BoardSheet
from mars_desktop.windows.onmars.orders import turn_order
from mars_desktop.windows.onmars.regions import Regions, lay_out, share_strip
from mars_desktop.windows.onmars.side_tabs import COLONY, ORBIT, SideTabs
from mars_desktop.windows.replay_page import ReplayPage
from mars_desktop.windows.table.log_sheet import log_sheet
from mars_desktop.windows.table.side_column import LogPanel
from mars_desktop.windows.words import tr

_LEAST_LOG = 1.1
"""The least height of the log, for each percent of the text size."""


class OnMarsReplay(ReplayPage):
    """The course of one table. Below the map lies the board of the seat whose Private Goals are shown, or, in a large
    window, of the one whose turn it is."""

    def __init__(self, session: Session[Any], table: str, parent: QWidget | None = None) -> None:
        super().__init__(session, table, parent)
        self._rules = onmars_rules(session.rules)
        players = range(self._rules.table.players)
        self._marks = tuple(look().seats[seat_index(self._rules.table, player)] for player in players)
        self._text_size = 0
        self._shown = self.replay.at
        self._order = TurnOrder()
        self._top = QWidget(self)
        self._top.setLayout(self.head(self._order))
        self.bar.setParent(self)
        self.tabs = SideTabs(self)
        self.orbit, self.colony = OrbitPanel(self), ColonyPanel(self)
        # Without a Qt parent: a scene owned by the page beside its view would be taken down after that view.
        self.board = ColonyScene()
        self.board.set_theme(current_theme(), table_text_size(self.size()))
        self.view = ColonyView(self.board, self)
        self.view.setAccessibleName(tr("Map of Mars"))
        self.own, self.cards = BoardPanel(self), CardsPanel(self)
        self.seats = ColonySeats(self)
        self.seats.opened.connect(self._open_seat)
        names = [seat_name(self._rules.table, player) for player in players]
        self.record = LogPanel(self.log, self._marks, names, self)
        self.record.lines.shown.connect(lambda place, _card: self._show_place(place))
        self.record.opened.connect(self._open_log)
        self.tabs.chosen.connect(self._show_side)
        self._theming = QTimer(self)
        self._theming.setSingleShot(True)
        self._theming.setInterval(0)
        self._theming.timeout.connect(self._theme)
        self.replay.moved.connect(self._follow)
        self._follow()

    @property
    def hands_words(self) -> str:
        return tr("Private Goals:")

    def open_page(self) -> None:
        """Put the keyboard on the slider."""
        self.board.set_theme(current_theme(), table_text_size(self.size()))
        self._lay_out()
        super().open_page()

    # The moment that is shown

    def _follow(self) -> None:
        """Show the table as it was at that moment."""
        replay, rules = self.replay, self._rules
        view: State = replay.view
        asked = next(iter(replay.asked), None)
        looks = self._looks(asked)
        self.seats.show_rows(seat_rows(rules, view, asked))
        self.orbit.show_rows(orbit_rows(rules, view))
        self.colony.show_rows(colony_rows(rules, view, looks))
        if self.own.isHidden() is self._with_board:
            self._lay_out()
        board = self._board_of(looks)
        self.own.show_board(board)
        self.cards.show_groups(board.groups)
        self._order.show_turns(turn_order(rules, view, self._marks, asked))
        self._show_map(view, asked)
        self.log.follow(replay)
        self.bar.follow()
        self.bar.say(self.happened())

    def _looks(self, asked: int | None) -> int:
        """The player whose board lies below the map."""
        if self.replay.viewer is not None:
            return self.replay.viewer
        return 0 if asked is None else asked

    @property
    def _with_board(self) -> bool:
        """Whether a board lies below the map: in a small window the map needs the room, and a press on a seat opens
        its board."""
        return is_large(self.size()) or self.replay.viewer is not None

    def _board_of(self, player: int) -> PlayerBoard:
        return player_board(self._rules, self.replay.view, player, self.replay.viewer)

    def _show_map(self, view: State, asked: int | None) -> None:
        step = self.replay.at - self._shown
        self._shown = self.replay.at
        self.board.clear_last_move()
        self.board.show(board_rows(self._rules, view, asked))
        if step != 1:
            # Only a single step forward moves and marks what is new; a jump arrives at once.
            finish_motions()
            self.board.clear_last_move()

    # Looking closer

    def _open_seat(self, player: int) -> None:
        """Show the whole board of a player at that moment."""
        self.bar.stop()
        top = self._top.height()
        place = QRect(0, top, self.seats.x(), self.height() - top)
        BoardSheet(self, self._board_of(player), place, self._text_size).open()

    def _show_place(self, place: str) -> None:
        """Show what a line of the log is about."""
        if place in self.board.layout.spots:
            self.board.put_cursor(place)
            self.view.setFocus(Qt.FocusReason.OtherFocusReason)

    def _open_log(self) -> None:
        """The log up to this moment, to find something in it."""
        self.bar.stop()
        sheet = log_sheet(self, self.log, self._rules, secrets=self.replay.finished, text_size=self._text_size)
        sheet.book.shown.connect(lambda place, _card: self._show_place(place))
        sheet.open()

    def _show_side(self, side: str) -> None:
        """Bring a side to the front where both share a column."""
        tabbed = not self.tabs.isHidden()
        self.orbit.setVisible(not tabbed or side == ORBIT)
        self.colony.setVisible(not tabbed or side == COLONY)

    # Size

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay_out()

    def changeEvent(self, event: QEvent) -> None:
        """Take on another theme or text size, once all widgets have heard of it."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.PaletteChange, QEvent.Type.FontChange) and hasattr(self, "_theming"):
            self._theming.start()

    def _theme(self) -> None:
        self._text_size = 0
        self._lay_out()

    def _lay_out(self) -> None:
        size = self.size()
        wanted = table_text_size(size)
        text_size = grown_text_size(size, wanted)
        if text_size != self._text_size:
            self._text_size = text_size
            self.board.set_theme(current_theme(), wanted)
            for part in (self.orbit, self.colony, self.own, self.cards, self.tabs, self.seats, self.record):
                part.set_text_size(text_size)
            self._order.set_text_size(text_size)
            self.bar.set_text_size(text_size)
        self.own.setVisible(self._with_board)
        self.cards.setVisible(self._with_board)
        strip = round(self.own.needed_height(text_size)) + 2 if self._with_board else 0
        top = self._top.sizeHint().height()
        self._place(lay_out(size, wanted, strip, top=top, decision=self._bar_height()))

    def _bar_height(self) -> int:
        """What the bar needs, with words that may just have become larger."""
        layout = self.bar.layout()
        if layout is not None:
            layout.invalidate()
        return self.bar.sizeHint().height()

    def _place_bar(self, regions: Regions) -> None:
        """Below the map; in a narrow window, as long as the bar is, below the panel beside it as well."""
        place = regions.decision
        if regions.tabs is not None:
            place = QRect(0, place.top(), place.right() + 1, place.height())
            above = regions.orbit.intersected(QRect(0, 0, self.width(), place.top()))
            self.orbit.setGeometry(above)
            self.colony.setGeometry(above)
        self.bar.setGeometry(place)

    def _place(self, regions: Regions) -> None:
        self._top.setGeometry(regions.top)
        self.orbit.setGeometry(regions.orbit)
        self.colony.setGeometry(regions.colony)
        self.tabs.setVisible(regions.tabs is not None)
        if regions.tabs is not None:
            self.tabs.setGeometry(regions.tabs)
        self._show_side(self.tabs.side)
        self.view.setGeometry(regions.stage)
        self._place_bar(regions)
        board, cards = share_strip(regions.strip, self.own.needed_width(), regions.text_size)
        self.own.setGeometry(board)
        self.cards.setGeometry(cards)
        right = regions.right
        room = right.height() - round(_LEAST_LOG * regions.text_size)
        needed = self.seats.needed_height(right.width(), close=False)
        if needed > room:
            needed = self.seats.needed_height(right.width(), close=True)
        seats = max(1, min(round(needed), room))
        self.seats.setGeometry(right.left(), right.top(), right.width(), seats)
        self.record.setGeometry(right.left(), right.top() + seats, right.width(), right.height() - seats)
