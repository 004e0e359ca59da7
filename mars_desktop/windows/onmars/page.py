"""The table of On Mars as one page: both sides of the board, the map, the own player board, seats and log."""

from itertools import pairwise
from typing import Final

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from mars_desktop.board.gesture import PickHex
from mars_desktop.board.onmars import ColonyScene, ColonyView, PanelDrag
from mars_desktop.engine import Choice
from mars_desktop.models.controller import GameController
from mars_desktop.models.onmars.people import seat_index, seat_name
from mars_desktop.models.onmars.table import OnMarsModels
from mars_desktop.theme.application import current_theme, grown_text_size, table_text_size
from mars_desktop.theme.tokens import look
from mars_desktop.widgets.decision_bar import DecisionBar
from mars_desktop.widgets.onmars.boards import BoardPanel, CardsPanel
from mars_desktop.widgets.onmars.panel import Panel
from mars_desktop.widgets.onmars.place_button import PlaceButton
from mars_desktop.widgets.onmars.seats import ColonySeats
from mars_desktop.widgets.onmars.sides import ColonyPanel, OrbitPanel
from mars_desktop.windows.onmars.asking import Asking
from mars_desktop.windows.onmars.carrying import Carrying
from mars_desktop.windows.onmars.colony_stage import ColonyStage
from mars_desktop.windows.onmars.looking import Looking
from mars_desktop.windows.onmars.orders import table_title, turn_order
from mars_desktop.windows.onmars.references import explain_table
from mars_desktop.windows.onmars.regions import Regions, lay_out, share_strip
from mars_desktop.windows.onmars.side_tabs import COLONY, ORBIT, SideTabs
from mars_desktop.windows.table.announcing import Announcer
from mars_desktop.windows.table.asking_table import AskingTable
from mars_desktop.windows.table.peeking import Peeking
from mars_desktop.windows.table.side_column import LogPanel
from mars_desktop.windows.table.top_bar import TopBar
from mars_desktop.windows.table.walk import walk
from mars_desktop.windows.words import tr

_ACTION: Final = "action "
_HELD_OPEN: Final = 440
"""The width of the cards that are held open, in pixels at text size 100 %."""
_LEAST_LOG: Final = 0.9
"""The height of the log below which it says too little, in pixels for each percent of the text size."""


class OnMarsPage(AskingTable):
    """The table of one controller."""

    board: ColonyScene
    asking: Asking

    def __init__(self, controller: GameController, parent: QWidget | None = None) -> None:
        super().__init__(controller, parent)
        self.models = OnMarsModels(controller, self)
        table = self.models.rules.table
        players = range(table.players)
        self._marks = tuple(look().seats[seat_index(table, player)] for player in players)
        self._regions: Regions | None = None
        self._cards_place = QRect()
        self._kept_free = 0
        self.top = TopBar(self)
        self.tabs = SideTabs(self)
        self.orbit = OrbitPanel(self)
        self.colony = ColonyPanel(self)
        # Without a Qt parent: a scene owned by the page beside its view would be taken down after that view.
        self.board = ColonyScene()
        self.view = ColonyView(self.board, self)
        self.view.setAccessibleName(tr("Map of Mars"))
        self.own = BoardPanel(self)
        self.cards = CardsPanel(self)
        self.seats = ColonySeats(self)
        self.log = LogPanel(self.models.log, self._marks, [seat_name(table, player) for player in players], self)
        self.bar = DecisionBar(self)
        self.stage = ColonyStage(self.board, self.models, self)
        self.panels: tuple[Panel, ...] = (self.orbit, self.colony, self.own, self.cards)
        self.asking = Asking(
            self, self.models, self.bar, self.stage, self.panels, self.seats, self._sheets, self._marks, self._stays
        )
        self._carrying = Carrying(self, self.panels, self.view, self._may_carry)
        self.looking = Looking(self, self.models, self._sheets, self.log, self.view)
        self.looking.log_menu(self.asking.words_of, self.asking.say)
        self.peeking = Peeking(self, controller)
        self._connected()
        self._begin()
        for before, after in pairwise((self.view, self.seats, self.log.lines)):
            QWidget.setTabOrder(before, after)
        self._follow()
        explain_table(self)
        for button in self.colony.buildings:
            PanelDrag(button, self.view).begun.connect(lambda at=button: self._building_lifted(at))

    def _connected(self) -> None:
        self.models.followed.connect(self._follow)
        self.controller.decisionChanged.connect(self._ask)
        # After the question is asked on the screen.
        self.announcer = Announcer(self, self.controller, self.models.log, lambda: self.bar.question)
        self.controller.gameOver.connect(self.gameOver)
        self.board.hovered.connect(self._hovered)
        self.board.cancelled.connect(self.asking.lay_back)
        self._carrying.begun.connect(self.asking.picked_up)
        self._carrying.over.connect(self.asking.tell)
        self._carrying.brought.connect(self.asking.bring)
        self.seats.opened.connect(self.open_seat)
        self.log.opened.connect(self.looking.open_log)
        self.tabs.chosen.connect(self._show_side)

    # Layout

    def _forget_layout(self) -> None:
        self._regions = None

    def _lay_out(self) -> None:
        before, size = self._regions, self.size()
        wanted = table_text_size(size)
        strip_height = self.own.needed_height(grown_text_size(size, wanted))
        regions = lay_out(size, wanted, round(strip_height) + 2)
        self._regions = regions
        if before is None or before.text_size != regions.text_size:
            self.board.set_theme(current_theme(), wanted)
            self.asking.text_size = self.looking.text_size = regions.text_size
            self._write_at(regions.text_size)
        self.top.setGeometry(regions.top)
        self.orbit.setGeometry(regions.orbit)
        self.colony.setGeometry(regions.colony)
        self.tabs.setVisible(regions.tabs is not None)
        if regions.tabs is not None:
            self.tabs.setGeometry(regions.tabs)
        self.view.setGeometry(regions.stage)
        self.bar.setGeometry(regions.decision)
        board, cards = share_strip(regions.strip, self.own.needed_width(), regions.text_size)
        self.own.setGeometry(board)
        self._cards_place = cards
        self._lay_out_cards()
        self._lay_out_right(regions)
        self._show_side(self.tabs.side)
        if before is None or before.text_size != regions.text_size:
            self._ask()

    def _write_at(self, text_size: int) -> None:
        for panel in self.panels:
            panel.set_text_size(text_size)
        for part in (self.top, self.tabs, self.seats, self.log, self.bar):
            part.set_text_size(text_size)

    def _lay_out_cards(self) -> None:
        """The cards beside the own board; below them, where they lie face down, what holds them open.

        While they are held open they lie over a part of the own board, so that their names are read whole.
        """
        place = self._cards_place
        if self._regions is None:
            return
        foot = below_cards = 0
        if self.controller.face_down:
            foot = self.peeking.button.sizeHint().height() + 10
            below = QRect(place.left(), place.bottom() - foot, place.width(), foot)
            self.peeking.place(below, self._regions.text_size)
            if self.controller.viewer is not None:
                place = place.adjusted(min(0, place.width() - _HELD_OPEN * self._regions.text_size // 100), 0, 0, 0)
                foot, below_cards = 0, foot
                self.cards.raise_()
                self.peeking.button.raise_()
        self.cards.keep_free(below_cards)
        self.cards.setGeometry(place.adjusted(0, 0, 0, -foot))

    def keep_free(self, height: int) -> None:
        """Leave so much of the foot of the right column to something else."""
        if height != self._kept_free and self._regions is not None:
            self._kept_free = height
            self._lay_out_right(self._regions)

    def _lay_out_right(self, regions: Regions) -> None:
        """The seats as high as they need to be, below them the log, as long as there is room for it."""
        right, least_log = regions.right, round(_LEAST_LOG * regions.text_size)
        room = right.height() - self._kept_free
        needed = self.seats.needed_height(right.width(), close=False)
        if needed > room - least_log:
            needed = self.seats.needed_height(right.width(), close=True)
        with_log = not self._kept_free or needed <= room - least_log
        seats = max(1, min(round(needed), room - least_log if with_log else room))
        self.seats.setGeometry(right.left(), right.top(), right.width(), seats)
        self.log.setVisible(with_log)
        self.log.setGeometry(right.left(), right.top() + seats, right.width(), max(1, room - seats))

    def _show_side(self, side: str) -> None:
        """Bring a side to the front where both share a column."""
        tabbed = self._regions is not None and self._regions.tabs is not None
        self.orbit.setVisible(not tabbed or side == ORBIT)
        self.colony.setVisible(not tabbed or side == COLONY)

    # Following the game

    def _follow(self) -> None:
        """Show the table as it is now."""
        models = self.models
        self.seats.show_rows(models.seats())
        self.orbit.show_rows(models.orbit())
        self.colony.show_rows(models.colony())
        board = models.player_board(models.looks)
        self.own.show_board(board)
        self.cards.show_groups(board.groups)
        self._lay_out_cards()
        title, remark = table_title(models.rules, models.view)
        self.top.show_table(
            title, remark, turn_order(models.rules, models.view, self._marks, self.controller.next_seat)
        )
        self.stage.follow()

    def _ask(self) -> None:
        """Ask the present question."""
        self._allow_undo()
        if self._regions is None:
            return
        self._lay_out_right(self._regions)
        self._lay_out_cards()
        self.asking.ask()
        self._bring_side()

    def _bring_side(self) -> None:
        """Where both sides share a column, show the one on which more can be answered."""
        lit = {ORBIT: 0, COLONY: 0}
        places = self.models.naming.open_places("")
        # Who is hired at the Colony lies beside Orbit: an action says where somebody is, not what it takes.
        for place in {place for place in places if place.startswith(_ACTION)} or places:
            for side, panel in ((ORBIT, self.orbit), (COLONY, self.colony)):
                lit[side] += panel.place(place) is not None
        if lit[ORBIT] != lit[COLONY]:
            self.tabs.choose(ORBIT if lit[ORBIT] > lit[COLONY] else COLONY)

    def _stays(self, focus: QWidget) -> bool:
        """Whether the keyboard may stay where it is when the next question is asked, because its answers are there."""
        if focus is self.view:
            return self.board.gesture is not None
        return isinstance(focus, PlaceButton) and focus.row.id in self.models.naming.open_places()

    # Looking and answering

    def open_seat(self, player: int) -> None:
        """A seat was pressed: it answers where the question names it, and else shows its player board."""
        if self.asking.names(f"seat {player}"):
            self.asking.press(f"seat {player}")
        elif self._regions is not None:
            top = self._regions.top.bottom() + 1
            place = QRect(0, top, self._regions.right.left(), self.height() - top)
            self.looking.open_seat(player, place)

    def _may_carry(self, place: str) -> bool:
        return self.models.naming.carries(place)

    def _building_lifted(self, button: PlaceButton) -> None:
        """A building is dragged from its stack: that answers which one is constructed."""
        decision = self.controller.decision
        if decision is not None and decision.kind == "building":
            word = button.row.id.partition(" ")[2]
            choice = Choice(decision.seat, "building", (word,))
            if choice in decision.options:
                self.asking.answer(str(choice))

    def _hovered(self, place: str) -> None:
        """A place came under pointer or cursor: the bar says what it brings."""
        gesture = self.board.gesture
        if not isinstance(gesture, PickHex) or not place:
            self.bar.note("")
            return
        words = gesture.words(place)
        self.bar.note(" · ".join(words.split("\n")), forbidden=not gesture.allows(place))

    # Keys

    def _walk(self, step: int) -> None:
        """F6: bar, map, Orbit, Colony, own board, cards, seats, log, top bar; what is not shown is left out."""
        if self.sheet is not None:
            return
        shown = [panel for panel in self.panels if panel.isVisible() and any(panel.places())]
        log = [self.log.lines] if self.log.isVisible() else []
        walk((self.bar, self.view, *shown, self.seats, *log, self.top), step)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Digits give answers from anywhere on the page; Esc lays a first press back."""
        if (event.key() == Qt.Key.Key_Escape and self.asking.lay_back()) or self.bar.press_digit(event.key()):
            event.accept()
        else:
            super().keyPressEvent(event)
