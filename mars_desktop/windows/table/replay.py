"""The replay of a table of Terraforming Mars or of a mission: map, seats, goals, log, and the hand of a seat."""

from typing import Any

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from mars_desktop.board import BoardScene, BoardView
from mars_desktop.engine import Session
from mars_desktop.games.terraforming.state import State
from mars_desktop.games.terraforming.wording.things import hex_name
from mars_desktop.models.goals import goal_rows
from mars_desktop.models.hand import HandModel, hand_rows
from mars_desktop.models.languages import speaker_now
from mars_desktop.models.mission import pack_words
from mars_desktop.models.places import claims
from mars_desktop.models.played import PlayedModel, played_rows
from mars_desktop.models.players import PlayersModel, player_rows
from mars_desktop.models.terraforming_face import terraforming_rules
from mars_desktop.theme.application import current_theme, grown_text_size, is_large, table_text_size
from mars_desktop.theme.motion import finish_motions
from mars_desktop.theme.tokens import look
from mars_desktop.widgets.card_face import CardSize
from mars_desktop.widgets.cards_sheet import CardsSheet, ShownCard
from mars_desktop.widgets.hand_strip import HandStrip
from mars_desktop.widgets.large_card import LargeCard
from mars_desktop.widgets.seat_column import SeatColumn
from mars_desktop.widgets.turn_order import TurnOrder
from mars_desktop.windows.board_picture import gauges, show_map, tiles
from mars_desktop.windows.labels import Hairline
from mars_desktop.windows.replay_page import ReplayPage
from mars_desktop.windows.table.card_faces import CardFaces
from mars_desktop.windows.table.goal_faces import show_goals
from mars_desktop.windows.table.log_sheet import log_sheet
from mars_desktop.windows.table.marks import seat_marks
from mars_desktop.windows.table.seat_faces import asked_for, seat_face, turn_order
from mars_desktop.windows.table.side_column import SideColumn
from mars_desktop.windows.words import tr, tr_count


class TableReplay(ReplayPage):
    """The course of one table of the family."""

    def __init__(self, session: Session[Any], table: str, parent: QWidget | None = None) -> None:
        super().__init__(session, table, parent)
        rules = terraforming_rules(session.rules)
        self._rules = rules
        self._marks = seat_marks(rules.setup)
        self._text_size = 0
        self._shown = self.replay.at
        self._players = PlayersModel(self)
        self._hand_model = HandModel(self)
        self._order = TurnOrder()
        self.seats = SeatColumn()
        self.seats.opened.connect(self._open_seat)
        # Without a Qt parent: a scene owned by the page beside its view would be taken down after that view.
        self.board = BoardScene()
        show_map(self.board, rules.table)
        self.board.set_theme(current_theme(), table_text_size(self.size()))
        self.view = BoardView(self.board)
        self.view.setAccessibleName(tr("Map of {world}", world=pack_words(rules.table.world)))
        self.hand = HandStrip()
        self.hand.large.connect(self._hold_large)
        self.side = SideColumn(self.log, self._marks, [seat.name for seat in rules.setup.seats])
        self.side.set_goals_shown(bool(goal_rows(rules, self.replay.view, None)))
        self._large = LargeCard(self)
        self._lay_out()
        self.side.log.lines.shown.connect(self._show_line)
        self.side.log_opened.connect(self._open_log)
        self.replay.moved.connect(self._follow)
        self._follow()

    def _lay_out(self) -> None:
        middle = QVBoxLayout()
        middle.setSpacing(0)
        middle.addWidget(self.view, 1)
        middle.addWidget(self.bar)
        middle.addWidget(self.hand)
        columns = QHBoxLayout()
        columns.setSpacing(0)
        columns.addWidget(self.seats)
        columns.addLayout(middle, 1)
        columns.addWidget(self.side)
        page = QVBoxLayout(self)
        page.setContentsMargins(0, 0, 0, 0)
        page.setSpacing(0)
        page.addLayout(self.head(self._order))
        page.addWidget(Hairline())
        page.addLayout(columns, 1)

    def open_page(self) -> None:
        """Put the keyboard on the slider."""
        self.board.set_theme(current_theme(), table_text_size(self.size()))
        self._measure()
        super().open_page()

    # The moment that is shown

    def _follow(self) -> None:
        """Show the table as it was at that moment."""
        replay, rules = self.replay, self._rules
        view: State = replay.view
        asked, kind = replay.asked, replay.asked_kind
        at_it = asked[0] if len(asked) == 1 else None
        rows = player_rows(rules, view, asked)
        self.seats.show_rows(
            [
                seat_face(
                    row,
                    self._marks[row.id],
                    played_rows(rules, view, row.id, None, []),
                    at_it=row.id == at_it,
                    asked_for=asked_for(kind),
                    bargains="",
                    spoken=self._players.spoken(row),
                )
                for row in rows
            ]
        )
        self._order.show_turns(turn_order(rows, self._marks, at_it))
        show_goals(self.side, goal_rows(rules, view, None), self._marks, rows, rules.table)
        self._show_map(view)
        self.log.follow(replay)
        self._show_hand(view)
        self.bar.follow()
        self.bar.say(self.happened())

    def _show_map(self, view: State) -> None:
        step = self.replay.at - self._shown
        self.board.clear_last_move()
        self._shown = self.replay.at
        table = self._rules.table
        self.board.set_parameters(*gauges(self._rules, view))
        self.board.set_tiles(tiles(self._rules, view), claims(self._rules, view))
        if step != 1:
            # Only a single step forward moves and marks what is new; a jump arrives at once.
            finish_motions()
            self.board.clear_last_move()
        names = {place: hex_name(table, view, i, speaker_now()) for i, place in enumerate(table.map.places)}
        self.board.set_accessible_names(names)

    # Hands and cards

    def _show_hand(self, view: State) -> None:
        replay = self.replay
        rows = hand_rows(self._rules, view, replay.viewer, None, [])
        self.hand.setVisible(replay.viewer is not None)
        faces = CardFaces(self._rules, view, replay.viewer)
        who = "" if replay.viewer is None else self._rules.setup.seats[replay.viewer].name
        self.hand.show_cards(
            [faces.in_hand(row, waiting=True) if row.zone == "hand" else faces.offered(row.id) for row in rows],
            [self._hand_model.spoken(row) for row in rows],
            CardSize.HAND if is_large(self.size()) else CardSize.COMPACT,
            min(self._text_size or 100, 130),
            tr("{who} has no cards in hand.", who=who),
        )
        self.hand.setFixedHeight(self.hand.sizeHint().height() if rows else round(0.44 * self._text_size))

    def _hold_large(self, card: str) -> None:
        button = self.hand.card(card) if card else None
        if button is None:
            self._large.put_away()
        else:
            foot = button.mapTo(self, QPoint(button.width() // 2, 0))
            self._large.show_above(button.face, foot, self._text_size)

    def _open_seat(self, seat: int) -> None:
        """Show the cards in front of a seat at that moment."""
        self.bar.stop()
        view = self.replay.view
        faces, spoken = CardFaces(self._rules, view, None), PlayedModel(seat, self).spoken
        rows = played_rows(self._rules, view, seat, None, [])
        cards = [ShownCard(faces.in_play(row), spoken(row)) for row in rows]
        who = self._rules.setup.seats[seat].name
        title = tr_count("{who}: {n} card in play", "{who}: {n} cards in play", len(cards), who=who)
        top = self.seats.y()
        place = QRect(self.seats.width(), top, self.width() - self.seats.width(), self.height() - top)
        CardsSheet(self, title, cards, place, tr("Nothing is in play yet."), self._text_size).open()

    def _show_line(self, place: str, card: str) -> None:
        """Show what a line of the log is about."""
        if place:
            self.board.put_cursor(place)
            self.view.setFocus(Qt.FocusReason.OtherFocusReason)
        elif card:
            log = self.side.log
            face = CardFaces(self._rules, self.replay.view, None).plain(card)
            self._large.show_above(face, log.mapTo(self, QPoint(0, log.height())), self._text_size)

    def _open_log(self) -> None:
        """The log up to this moment, to find something in it."""
        self.bar.stop()
        sheet = log_sheet(self, self.log, self._rules, secrets=self.replay.finished, text_size=self._text_size)
        sheet.book.shown.connect(self._show_line)
        sheet.open()

    # Size

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._measure()

    def _measure(self) -> None:
        """Give the columns the width that the window and the text size ask for."""
        tokens = look().layout.large if is_large(self.size()) else look().layout.small
        grown = table_text_size(self.size()) / 100
        spare = max(200, self.width() - self.view.minimumWidth())
        left, right = tokens.left * grown, tokens.right * grown
        part = min(1.0, spare / (left + right))
        self.seats.setFixedWidth(round(left * part))
        self.side.setFixedWidth(round(right * part))
        text_size = grown_text_size(self.size(), table_text_size(self.size()))
        if text_size != self._text_size:
            self._text_size = text_size
            self.board.set_theme(current_theme(), table_text_size(self.size()))
            for widget in (self.seats, self.side, self._order, self.bar):
                widget.set_text_size(text_size)
            self._show_hand(self.replay.view)

    def put_away(self) -> bool:
        """Put the large card away."""
        shown = self._large.isVisible()
        self._large.put_away()
        return shown
