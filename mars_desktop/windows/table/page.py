"""The table as one page: everything there is to see, and every way to answer."""

from itertools import pairwise

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from mars_desktop.board import BoardScene, BoardView
from mars_desktop.games.terraforming.state import State
from mars_desktop.games.terraforming.wording.options import map_name
from mars_desktop.models.controller import GameController
from mars_desktop.models.languages import speaker_now
from mars_desktop.models.mission import mission_of, pack_words
from mars_desktop.models.players import PlayerRow
from mars_desktop.models.table import TableModels
from mars_desktop.theme.application import current_theme, table_text_size
from mars_desktop.widgets.decision_bar import DecisionBar
from mars_desktop.widgets.hand_strip import HandStrip
from mars_desktop.widgets.large_card import LargeCard
from mars_desktop.widgets.pick_panel import PickPanel
from mars_desktop.widgets.seat_column import SeatColumn
from mars_desktop.windows.table.announcing import Announcer
from mars_desktop.windows.table.asking import Asking
from mars_desktop.windows.table.asking_table import AskingTable
from mars_desktop.windows.table.board_stage import PLACING, BoardStage
from mars_desktop.windows.table.changes import Changes
from mars_desktop.windows.table.foreseeing import Foresight
from mars_desktop.windows.table.goal_faces import show_goals
from mars_desktop.windows.table.hand import Hand
from mars_desktop.windows.table.looking import Looking
from mars_desktop.windows.table.marks import seat_marks
from mars_desktop.windows.table.mission_sheet import MissionSheet, mission_passages, mission_title
from mars_desktop.windows.table.peeking import Peeking
from mars_desktop.windows.table.references import explain_table
from mars_desktop.windows.table.regions import Regions, hand_text_size, lay_out
from mars_desktop.windows.table.seat_faces import asked_for, bargains, seat_face, turn_order
from mars_desktop.windows.table.side_column import SideColumn
from mars_desktop.windows.table.top_bar import TopBar
from mars_desktop.windows.table.walk import walk
from mars_desktop.windows.words import tr


class TablePage(AskingTable):
    """The table of one controller."""

    board: BoardScene
    asking: Asking

    def __init__(
        self, controller: GameController, models: TableModels | None = None, parent: QWidget | None = None
    ) -> None:
        super().__init__(controller, parent)
        self.models = models or TableModels(controller, self)
        self._rules = self.models.rules
        self._marks = seat_marks(self._rules.setup)
        self._mission = mission_of(self._rules.table)
        self._regions: Regions | None = None
        self._changes = Changes()
        self.top = TopBar(self)
        self.seats = SeatColumn(self)
        # Without a Qt parent: a scene owned by the page beside its view would be taken down after that view.
        self.board = BoardScene()
        self.view = BoardView(self.board, self)
        self.view.setAccessibleName(tr("Map of {world}", world=pack_words(self._rules.table.world)))
        self.side = SideColumn(self.models.log, self._marks, [seat.name for seat in self._rules.setup.seats], self)
        self.bar = DecisionBar(self)
        self.hand = HandStrip(self)
        self.stage = BoardStage(self.board, self.models, Foresight(self.models).gains, self)
        self.asking = Asking(self, self.models, self.bar, self.stage, self._sheets, self._marks, self._stays)
        self._cards = Hand(self, self.models, self.asking, self._sheets, self.hand, self.bar)
        self.looking = Looking(self, self.models, self.asking, self._sheets, self.hand, self.side)
        self.peeking = Peeking(self, controller)
        self.side.set_goals_shown(bool(self.models.goals.rows()))
        self._connected()
        self._begin([("F2", self.open_mission)])
        for before, after in pairwise((self.view, self.side.milestones, self.side.awards, self.side.log.lines)):
            QWidget.setTabOrder(before, after)
        explain_table(self)
        self._follow()

    def _connected(self) -> None:
        self.models.followed.connect(self._follow)
        self.controller.decisionChanged.connect(self._ask)
        # After the question is asked on the screen.
        self.announcer = Announcer(self, self.controller, self.models.log, lambda: self.bar.question)
        self.controller.gameOver.connect(self.gameOver)
        self.board.hovered.connect(self._hovered)
        self.hand.played.connect(self.asking.play)
        self._cards.reordered.connect(self._lay_out)
        self.asking.panel_opened.connect(self._place_panel)
        self.seats.opened.connect(self.open_seat)
        self.side.goals_opened.connect(self._open_goals)
        self.side.log_opened.connect(self.looking.open_log)
        self.side.log.lines.shown.connect(lambda place, card: self.looking.show_line(place, card, self.view))
        if self._mission is not None:
            self.top.show_about(mission_title(self._mission), tr("The rule of the mission and its numbers (F2)"))
            self.top.about_asked.connect(self.open_mission)

    @property
    def panel(self) -> PickPanel | None:
        """The panel in which cards are picked, if there is one."""
        return self.asking.panel

    @property
    def large_card(self) -> LargeCard:
        """The card that is held large over the page."""
        return self.looking.large

    # Layout

    def _forget_layout(self) -> None:
        self._regions = None

    def _lay_out(self) -> None:
        before, size = self._regions, self.size()
        wanted = table_text_size(size)
        self._cards.follow(size, hand_text_size(size, wanted))
        regions = lay_out(size, wanted, self.hand.sizeHint().height())
        self._regions = regions
        self.top.setGeometry(regions.top)
        self.seats.setGeometry(regions.left)
        self.side.setGeometry(regions.right)
        self.view.setGeometry(regions.stage)
        self.bar.setGeometry(regions.decision)
        self.hand.setGeometry(regions.hand)
        self.peeking.place(regions.hand, regions.text_size)
        if before is None or before.text_size != regions.text_size:
            self.board.set_theme(current_theme(), wanted)
            self.asking.text_size = self.looking.text_size = regions.text_size
            for part in (self.top, self.seats, self.side, self.bar):
                part.set_text_size(regions.text_size)
            self._ask()
        self._place_panel()

    def _place_panel(self) -> None:
        """Beside the seats and above the hand; everything under the top bar where there is nothing else to see."""
        regions = self._regions
        if regions is None or self.panel is None:
            return
        top = regions.top.bottom() + 1
        left = 0 if self.asking.panel_takes_all else regions.left.width()
        hand_shown = bool(self.hand.cards) and not self.asking.panel_shows_hand
        place = QRect(left, top, self.width() - left, self.height() - top)
        self.asking.place_panel(place, regions.hand.height() if hand_shown else 0)
        if hand_shown:
            self.hand.raise_()

    # Following the game

    def _follow(self) -> None:
        """Show the table as it is now."""
        rows: tuple[PlayerRow, ...] = self.models.players.rows()
        at_it = self.controller.next_seat
        asked = asked_for(self.controller.asked_kind)
        view: State = self.controller.view
        changed = self._changes.follow(self.controller.answers_given, rows)
        self.seats.show_rows(
            [
                seat_face(
                    row,
                    self._marks[row.id],
                    self.models.played[row.id].rows(),
                    at_it=row.id == at_it,
                    asked_for=asked,
                    bargains=bargains(self._rules.table, view.players[row.id]),
                    spoken=self.models.players.spoken(row),
                    changed=changed[row.id],
                )
                for row in rows
            ]
        )
        self.top.show_table(
            tr("Generation {n}", n=view.generation), self._game_words(), turn_order(rows, self._marks, at_it)
        )
        show_goals(self.side, self.models.goals.rows(), self._marks, rows, self._rules.table)
        self.stage.follow()

    def _game_words(self) -> str:
        """“Tharsis · Corporate Era”; of a mission, where it leads."""
        table = self._rules.table
        name = map_name(table.map.id, speaker_now(), table.map)
        if self._mission is not None:
            return tr("{map} · {world}", map=name, world=pack_words(table.world))
        return tr("{map} · Corporate Era", map=name) if self._rules.table.corporate_era else name

    def _ask(self) -> None:
        """Ask the present question."""
        self.looking.put_away()
        self._allow_undo()
        if self._regions is not None:
            self._lay_out()
            self.asking.ask()

    def _stays(self, focus: QWidget) -> bool:
        """Whether the keyboard may stay where it is when the next question is asked, because its answers are there."""
        decision = self.controller.decision
        kind = "" if decision is None else decision.kind
        return (kind == "action" and self.hand.isAncestorOf(focus)) or (kind in PLACING and focus is self.view)

    # Looking

    def open_seat(self, seat: int) -> None:
        """Show the cards in front of a seat; the actions of whoever is at the turn can be used there."""
        regions = self._regions
        if regions is not None:
            top = regions.top.bottom() + 1
            place = QRect(regions.left.width(), top, self.width() - regions.left.width(), self.height() - top)
            self.looking.open_seat(seat, place)

    def open_mission(self) -> None:
        """Show the rule and the numbers of the mission; nothing at a table of Terraforming Mars."""
        if self._mission is None or isinstance(self.sheet, MissionSheet):
            return
        passages = mission_passages(self._rules.table, self._mission, self.models.tracks.rows())
        sheet = MissionSheet(
            self, mission_title(self._mission), pack_words(self._mission.place), passages, self.asking.text_size
        )
        self._sheets.add(sheet)
        sheet.open()

    def _open_goals(self, group: str) -> None:
        """A press on the tracks lists the goals with what stands in the way, if this is a turn."""
        if self.asking.has_list(group):
            tracks = self.side.milestones if group == "milestone" else self.side.awards
            self.asking.open_list(group, tracks.mapTo(self, QPoint(0, tracks.height())))

    def _hovered(self, place: str) -> None:
        """A place came under pointer or cursor: on a narrow stage the bar says what it brings."""
        gesture = self.board.gesture
        if gesture is None or self.board.layout.wide:
            return
        forbidden = bool(place) and not gesture.allows(place)
        self.bar.note(gesture.words(place).replace("\n", " · ") if place else "", forbidden=forbidden)

    # Keys

    def _walk(self, step: int) -> None:
        """F6: bar, hand, map, seats, right column, top bar; what is covered is left out."""
        if self.sheet is not None:
            return
        panel = self.panel
        if panel is None or not panel.isVisible():
            hand = [self.hand] if self.hand.cards else []
            walk((self.bar, *hand, self.view, self.seats, self.side, self.top), step)
            return
        hand = [self.hand] if self.hand.cards and not self.asking.panel_shows_hand else []
        seats = [] if self.asking.panel_takes_all else [self.seats]
        walk((panel, *hand, *seats, self.top), step)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Digits give answers from anywhere on the page; Esc takes a large card away."""
        panel_open = self.panel is not None and self.panel.isVisible()
        if (event.key() == Qt.Key.Key_Escape and self.looking.put_away()) or (
            not panel_open and self.bar.press_digit(event.key())
        ):
            event.accept()
        else:
            super().keyPressEvent(event)
