"""The table as one page: everything to see, and every way to answer."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from PySide6.QtCore import QEvent, QPoint, QRect, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QApplication, QWidget

from mars_desktop.board import BoardScene, BoardView
from mars_desktop.engine import Choice, Pick, Reason
from mars_desktop.games.terraforming.state import State
from mars_desktop.games.terraforming.wording import names
from mars_desktop.games.terraforming.wording.foresight import warnings
from mars_desktop.games.terraforming.wording.log import log_lines
from mars_desktop.games.terraforming.wording.phrases import Speaker, capitalised
from mars_desktop.games.terraforming.wording.prompts import prompt
from mars_desktop.models.controller import GameController
from mars_desktop.models.hand import HandRow
from mars_desktop.models.options import OptionRow
from mars_desktop.models.players import PlayerRow
from mars_desktop.models.sayings import why
from mars_desktop.models.table import TableModels
from mars_desktop.theme.application import current_text_size, current_theme
from mars_desktop.widgets.answer import Answer
from mars_desktop.widgets.answers_sheet import AnswersSheet
from mars_desktop.widgets.card_face import CardSize
from mars_desktop.widgets.cards_sheet import CardsSheet, ShownCard
from mars_desktop.widgets.confirm_sheet import ConfirmSheet
from mars_desktop.widgets.decision_bar import DecisionBar
from mars_desktop.widgets.hand_strip import HandStrip
from mars_desktop.widgets.large_card import LargeCard
from mars_desktop.widgets.payment_sheet import PaymentSheet
from mars_desktop.widgets.pick_panel import PickPanel
from mars_desktop.widgets.seat_column import SeatColumn
from mars_desktop.widgets.sheet import Sheet
from mars_desktop.windows.table.answers import Offer, answer_of, group_of, plain_offer, rows_of, turn_offer
from mars_desktop.windows.table.board_stage import PLACING, BoardStage
from mars_desktop.windows.table.card_faces import CardFaces
from mars_desktop.windows.table.goal_faces import award_remark, goal_track, milestone_remark
from mars_desktop.windows.table.marks import seat_marks
from mars_desktop.windows.table.picking import PICKING, Picking
from mars_desktop.windows.table.regions import Regions, lay_out
from mars_desktop.windows.table.seat_faces import seat_face, turn_order
from mars_desktop.windows.table.side_column import SideColumn
from mars_desktop.windows.table.top_bar import MENU, TopBar
from mars_desktop.windows.words import tr, tr_count

_APART: Final = frozenset({"end", "pass", "done"})


class TablePage(QWidget):
    """The table of one controller.

    `gameOver` comes once when the last answer was given, `menuAsked` with the place where a menu may open, `saveFailed`
    never: whoever holds the controller hears that from it. Private things are shown only as the controller's viewer
    may see them; the page asks for nothing else.
    """

    gameOver = Signal()
    menuAsked = Signal(QPoint)

    def __init__(self, controller: GameController, models: TableModels | None = None, parent: QWidget | None = None):
        super().__init__(parent)
        self.controller = controller
        self.models = models or TableModels(controller, self)
        self._rules = self.models.rules
        self._speaker = Speaker()
        self._marks = seat_marks(self._rules.setup)
        self._regions: Regions | None = None
        self._sheets: list[Sheet] = []
        self._panel: PickPanel | None = None
        self._picking: Picking | None = None
        self._moved = False
        self.top = TopBar(self)
        self.seats = SeatColumn(self)
        self.board = BoardScene(self)
        self.view = BoardView(self.board, self)
        self.side = SideColumn(self.models.log, self._marks, [seat.name for seat in self._rules.setup.seats], self)
        self.bar = DecisionBar(self)
        self.hand = HandStrip(self)
        self.large = LargeCard(self)
        self.side.set_goals_shown(bool(self.models.goals.rows()))
        self.stage = BoardStage(self.board, self.models, self._gains, self)
        self._themed()
        self._connected()
        self._shortcuts()
        self._follow()
        self._ask()

    def _connected(self) -> None:
        self.models.followed.connect(self._follow)
        self.controller.decisionChanged.connect(self._ask)
        self.controller.gameOver.connect(self.gameOver)
        self.stage.placed.connect(self._submit)
        self.board.hovered.connect(self._hovered)
        self.bar.answered.connect(self._answer)
        self.bar.listed.connect(self._list_all)
        self.hand.played.connect(self._play)
        self.hand.large.connect(self._show_large)
        self.seats.opened.connect(self.open_seat)
        self.side.goals_opened.connect(self._open_goals)
        self.side.log_opened.connect(self._open_log)
        self.side.log.lines.shown.connect(self._show_line)
        self.top.undo_asked.connect(self.undo)
        self.top.redo_asked.connect(self.redo)
        self.top.menu_asked.connect(self._menu)

    def _shortcuts(self) -> None:
        for keys, slot in (
            (QKeySequence("Ctrl+Z"), self.undo),
            (QKeySequence("Ctrl+Y"), self.redo),
            (QKeySequence("Ctrl+Shift+Z"), self.redo),
            (QKeySequence("F10"), self._menu),
            (QKeySequence("F6"), lambda: self._next_region(1)),
            (QKeySequence("Shift+F6"), lambda: self._next_region(-1)),
        ):
            shortcut = QShortcut(keys, self)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(slot)
        chain = (self.hand, self.view, self.side.milestones, self.side.awards, self.side.log.lines)
        for before, after in pairwise(chain):
            QWidget.setTabOrder(before, after)

    # Size and theme

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Divide the page anew."""
        super().resizeEvent(event)
        self._lay_out()

    def changeEvent(self, event: QEvent) -> None:
        """Take on another theme or text size."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.PaletteChange, QEvent.Type.FontChange) and hasattr(self, "large"):
            self._themed()
            self._regions = None
            self._lay_out()
            self._ask()

    def _themed(self) -> None:
        self.board.set_theme(current_theme(), current_text_size())

    def _lay_out(self) -> None:
        before = self._regions
        large = lay_out(self.size(), current_text_size(), 0).large
        self._show_hand(large=large)
        regions = lay_out(self.size(), current_text_size(), self.hand.sizeHint().height())
        self._regions = regions
        if before is None or before.text_size != regions.text_size:
            for part in (self.top, self.seats, self.side, self.bar):
                part.set_text_size(regions.text_size)
            self._offer()
        self.top.setGeometry(regions.top)
        self.seats.setGeometry(regions.left)
        self.side.setGeometry(regions.right)
        self.view.setGeometry(regions.stage)
        self.bar.setGeometry(regions.decision)
        self.hand.setGeometry(regions.hand)
        self._place_panel()

    @property
    def text_size(self) -> int:
        """The text size of the regions, in percent."""
        return self._regions.text_size if self._regions is not None else current_text_size()

    # Following the game

    def _follow(self) -> None:
        """Show the table as it is now."""
        rows: tuple[PlayerRow, ...] = self.models.players.rows()
        at_it = self.controller.next_seat
        asked_for = self._asked_for()
        self.seats.show_rows(
            [
                seat_face(
                    row,
                    self._marks[row.id],
                    self.models.played[row.id].rows(),
                    at_it=row.id == at_it,
                    asked_for=asked_for,
                    spoken=self.models.players.spoken(row),
                )
                for row in rows
            ]
        )
        view: State = self.controller.view
        title = tr("Generation {n}", n=view.generation)
        self.top.show_table(title, self._game_words(), turn_order(rows, self._marks, at_it))
        self._follow_goals(rows)
        self.stage.follow()
        if self._regions is not None:
            self._lay_out()

    def _follow_goals(self, players: Sequence[PlayerRow]) -> None:
        goals = self.models.goals.rows()
        milestones = [row for row in goals if row.kind == "milestone"]
        awards = [row for row in goals if row.kind == "award"]
        if not goals:
            return
        most = self._rules.table.numbers.milestones_claimed
        self.side.milestones.show_goals(
            [goal_track(row, self._marks, players) for row in milestones], milestone_remark(milestones, most)
        )
        self.side.awards.show_goals([goal_track(row, self._marks, players) for row in awards], award_remark(awards))

    def _game_words(self) -> str:
        """“Tharsis · Corporate Era”."""
        name = self._rules.table.map.entry.name
        return tr("{map} · Corporate Era", map=name) if self._rules.table.corporate_era else name

    def _asked_for(self) -> str:
        """What the table waits for, when it is not an action."""
        match self.controller.asked_kind:
            case "start":
                return tr("Chooses corporation and cards")
            case "draft":
                return tr("Chooses what to keep")
            case "research" | "buy":
                return tr("Chooses what to buy")
            case "final-greenery":
                return tr("Last greeneries")
            case _:
                return tr("Has a question to answer")

    def _faces(self) -> CardFaces:
        return CardFaces(self._rules, self.controller.view, self.controller.viewer)

    def _hand_rows(self) -> list[HandRow]:
        return [row for row in self.models.hand.rows() if row.zone == "hand"]

    def _show_hand(self, *, large: bool) -> None:
        rows, faces = self._hand_rows(), self._faces()
        decision = self.controller.decision
        waiting = decision is None or decision.kind != "action" or decision.seat != self.controller.viewer
        size = CardSize.HAND if large else CardSize.COMPACT
        self.hand.show_cards(
            [faces.in_hand(row, waiting=waiting) for row in rows],
            [self.models.hand.spoken(row) for row in rows],
            size,
            lay_out(self.size(), current_text_size(), 0).text_size,
            self._hand_words(),
        )

    def _hand_words(self) -> str:
        """What stands where no cards are shown."""
        viewer = self.controller.viewer
        if viewer is None:
            return "" if self.controller.over else tr("All hands are face down.")
        return tr("{who} has no cards in hand.", who=self._rules.setup.seats[viewer].name)

    # Asking

    def _ask(self) -> None:
        """Ask the present question everywhere it can be answered."""
        self._close_sheets()
        self._close_panel()
        self.large.hide()
        decision = self.controller.decision
        reasons = (self.controller.refuse_undo(), self.controller.refuse_redo())
        self.top.allow(self._words_of(reasons[0]), self._words_of(reasons[1]))
        if decision is None:
            self.bar.ask(None, tr("The game is over.") if self.controller.over else "", "")
        else:
            said = prompt(self._rules.table, self.controller.view, decision, self._speaker)
            remark = self._playable_words() if decision.kind == "action" else said.detail
            self.bar.ask(self._marks[decision.seat], said.title, remark)
        self._offer()
        self.stage.ask()
        if self._regions is not None:
            self._lay_out()
        if decision is not None and decision.kind in PICKING and self._regions is not None:
            self._open_panel(Picking(self.models, decision, self.models.options.rows(), may_leave=False))
        self._give_keyboard()

    def _offer(self) -> None:
        """Show the answers in the bar."""
        decision = self.controller.decision
        rows: tuple[OptionRow, ...] = self.models.options.rows()
        if decision is None:
            offer = Offer((), (), "")
        elif decision.kind == "action":
            offer = turn_offer(rows, self._marks)
        elif decision.kind in PICKING:
            offer = Offer((Answer("panel", tr("Choose cards"), icon="card"),), (), "panel")
        else:
            offer = plain_offer(rows, self._marks, self._waste, _APART)
        self.bar.offer(offer.answers, offer.apart, offer.lit)

    def _playable_words(self) -> str:
        rows = self._hand_rows()
        playable = sum(row.playable for row in rows)
        return tr_count(
            "{playable} of {n} card playable", "{playable} of {n} cards playable", len(rows), playable=playable
        )

    def _words_of(self, reason: Reason | None) -> str:
        decision = self.controller.decision
        return "" if reason is None else why(self._rules, reason, None if decision is None else decision.seat)

    def _give_keyboard(self) -> None:
        """After an answer the keyboard goes to where the next one is given, never to what ends a turn."""
        if not self.isVisible() or self._panel is not None:
            return
        focus = QApplication.focusWidget()
        if focus is not None and self.isAncestorOf(focus) and focus.isVisible() and focus is not self.view:
            return
        if focus is self.view and self.controller.decision is not None and self.controller.decision.kind in PLACING:
            return
        self.bar.take_keyboard()

    # Answering

    def _row(self, answer_id: str) -> OptionRow | None:
        return next((row for row in self.models.options.rows() if row.id == answer_id), None)

    def _answer(self, answer_id: str) -> None:
        """An answer of the bar, of a list or under a card."""
        group = group_of(answer_id)
        if group:
            self._open_list(group)
            return
        if answer_id == "panel":
            self._show_panel()
            return
        row = self._row(answer_id)
        if row is None:
            return
        if not row.enabled:
            self.bar.note(row.reason, forbidden=True)
        elif isinstance(row.answer, Pick):
            decision = self.controller.decision
            if decision is not None:
                self._open_panel(Picking(self.models, decision, [row], may_leave=True), title=row.title)
        elif row.verb == "pass" and (left := self._still_possible()):
            self._confirm_pass(row.answer, left)
        else:
            self._pay_and_submit(row.answer, row.title)

    def _play(self, card: str) -> None:
        """A card of the hand was pressed."""
        rows = self.models.options.rows()
        row = next(
            (r for r in rows if isinstance(r.answer, Choice) and r.verb == "play" and r.answer.words[0] == card), None
        )
        if row is not None:
            self._answer(row.id)
            return
        in_hand = next((r for r in self._hand_rows() if r.id == card), None)
        if in_hand is not None:
            self.bar.note(in_hand.reason, forbidden=True)

    def _pay_and_submit(self, choice: Choice, title: str) -> None:
        payment = None if choice.numbers else self.controller.payment(choice)
        if payment is None or len(payment.mixes()) < 2:
            self._submit(choice)
            return
        labels = {means.resource: capitalised(names.resource(self._speaker, means.resource)) for means in payment.means}
        sheet = PaymentSheet(
            self,
            title,
            payment,
            labels,
            lambda mix: self._words_of(self.controller.refuse(choice.paying(mix)) if mix else payment.refuse(mix)),
            self.text_size,
        )
        sheet.paid.connect(lambda mix: self._submit(choice.paying(mix)))
        self._add_sheet(sheet)
        sheet.open()

    def _submit(self, choice: Choice) -> None:
        decision = self.controller.decision
        if decision is None:
            return
        reason = self.controller.submit(choice, decision.number)
        if reason is not None:
            self.bar.note(self._words_of(reason), forbidden=True)
            self.stage.ask()

    def _still_possible(self) -> list[str]:
        """What could be done in place of passing, in a few words each."""
        rows = [row for row in self.models.options.rows() if row.enabled and not row.apart and row.verb != "sell"]
        counts = {
            "play": ("{n} card can be played", "{n} cards can be played"),
            "use": ("{n} card action can be used", "{n} card actions can be used"),
            "milestone": ("{n} milestone can be claimed", "{n} milestones can be claimed"),
        }
        said = []
        for verb, (one, other) in counts.items():
            n = sum(row.verb == verb for row in rows)
            if n:
                said.append(tr_count(one, other, n))
        said.extend(row.title for row in rows if row.verb in ("convert", "first-action"))
        return said

    def _confirm_pass(self, choice: Choice, left: Sequence[str]) -> None:
        who = self._rules.setup.seats[choice.seat].name
        sheet = ConfirmSheet(
            self,
            tr("{who} passes?", who=who),
            tr(
                "After passing there are no more actions in this generation. Still possible: {list}.",
                list="; ".join(left),
            ),
            tr("Pass"),
            tr("Keep playing"),
            self.text_size,
        )
        sheet.confirmed.connect(lambda: self._submit(choice))
        self._add_sheet(sheet)
        sheet.open()

    # Lists and sheets

    def _add_sheet(self, sheet: Sheet) -> None:
        self._sheets.append(sheet)
        sheet.closed.connect(lambda: self._sheets.remove(sheet) if sheet in self._sheets else None)

    def _close_sheets(self) -> None:
        for sheet in list(self._sheets):
            sheet.close_sheet()

    @property
    def sheet(self) -> Sheet | None:
        """The sheet that lies over the page, if any."""
        return self._sheets[-1] if self._sheets else None

    def _open_list(self, group: str, foot: QPoint | None = None) -> None:
        rows = rows_of(group, self.models.options.rows())
        button = self.bar.button(f"group {group}")
        title = button.answer.label if button is not None else ""
        self._open_answers(title, rows, foot or self._foot_of(button))

    def _list_all(self) -> None:
        rows = [row for row in self.models.options.rows() if row.verb != "play" and not row.apart]
        if self.controller.decision is not None and self.controller.decision.kind in PLACING:
            rows = [row for row in rows if row.enabled]
        self._open_answers(self.bar.question, rows, self._foot_of(self.bar))

    def _open_answers(self, title: str, rows: Sequence[OptionRow], foot: QPoint) -> None:
        answers = [answer_of(row, self._marks, self._waste) for row in rows]
        sheet = AnswersSheet(self, title, answers, foot, self.text_size)
        sheet.given.connect(self._answer)
        self._add_sheet(sheet)
        sheet.open()

    def _foot_of(self, widget: QWidget | None) -> QPoint:
        """The point on which a list stands that belongs to a widget."""
        within = widget or self.bar
        return within.mapTo(self, QPoint(0, -4))

    def _open_goals(self, group: str) -> None:
        """A press on the tracks lists the goals with what stands in the way, if this is a turn."""
        if rows_of(group, self.models.options.rows()):
            tracks = self.side.milestones if group == "milestone" else self.side.awards
            self._open_list(group, tracks.mapTo(self, QPoint(0, tracks.height())))

    def open_seat(self, seat: int) -> None:
        """Show the cards in front of a seat; those of whoever is at the turn can be used here."""
        faces = self._faces()
        options = [row for row in self.models.options.rows() if row.verb == "use" and isinstance(row.answer, Choice)]
        cards = []
        for row in self.models.played[seat].rows():
            action = None
            uses = [option for option in options if option.answer.words[0] == row.id] if row.actions else []
            if uses:
                best = next((use for use in uses if use.enabled), uses[0])
                warning = self._waste(best.answer) if best.enabled else ""
                words = tr("Use action") if len(uses) == 1 else tr("Use an action")
                action = Answer(
                    best.id, words, detail=best.detail, reason="" if best.enabled else best.reason, warning=warning
                )
                if len(uses) > 1:
                    action = Answer(f"uses {row.id}", words, reason=row.reason, more=True)
            elif row.actions:
                action = Answer("", tr("Used") if row.used else tr("Action"), reason=row.reason)
            cards.append(ShownCard(faces.in_play(row), self.models.played[seat].spoken(row), action))
        who = self._rules.setup.seats[seat].name
        title = tr_count("{who}: {n} card in play", "{who}: {n} cards in play", len(cards), who=who)
        place = self._panel_place(whole=False)
        sheet = CardsSheet(self, title, cards, place, tr("Nothing is in play yet."), self.text_size)
        sheet.given.connect(self._use)
        self._add_sheet(sheet)
        sheet.open()

    def _use(self, answer_id: str) -> None:
        """An action under a card in play; a card with several asks which."""
        if answer_id.startswith("uses "):
            card = answer_id.removeprefix("uses ")
            rows = [r for r in self.models.options.rows() if r.verb == "use" and isinstance(r.answer, Choice)]
            self._open_answers(
                tr("Use an action"), [r for r in rows if r.answer.words[0] == card], self._foot_of(self.bar)
            )
            return
        self._answer(answer_id)

    # Picking cards

    @property
    def panel(self) -> PickPanel | None:
        """The panel in which cards are picked, if there is one."""
        return self._panel

    def _open_panel(self, picking: Picking, title: str = "") -> None:
        self._close_panel()
        self._picking = picking
        mark = self._marks[picking.decision.seat]
        panel = PickPanel(picking.question(self._faces(), mark, title), picking.judge, self.text_size, self)
        panel.picked.connect(self._picked)
        panel.aside.connect(self._hide_panel)
        panel.left.connect(self._close_panel)
        self._panel = panel
        self._show_panel()

    def _place_panel(self) -> None:
        if self._panel is not None and self._picking is not None:
            whole = self._picking.has_leaders
            self._panel.setGeometry(
                self._panel_place(whole=whole, over_hand=self._picking.decision.kind in ("discard", "action"))
            )

    def _panel_place(self, *, whole: bool, over_hand: bool = False) -> QRect:
        """Beside the seats and above the hand; the whole page under the top bar when there is nothing else to see."""
        regions = self._regions or lay_out(self.size(), current_text_size(), 0)
        top = regions.top.bottom() + 1
        if whole:
            return self.rect().adjusted(0, top, 0, 0)
        foot = self.rect().bottom() if over_hand or not self._hand_rows() else regions.hand.top() - 1
        return self.rect().adjusted(regions.left.width(), top, 0, foot - self.rect().bottom())

    def _show_panel(self) -> None:
        if self._panel is not None:
            self._place_panel()
            self._panel.show()
            self._panel.raise_()
            self._panel.take_keyboard()

    def _hide_panel(self) -> None:
        """Look at the table; the bar's button brings the cards back."""
        if self._panel is not None:
            self._panel.hide()
            self.bar.take_keyboard()

    def _close_panel(self) -> None:
        if self._panel is not None:
            panel, self._panel, self._picking = self._panel, None, None
            panel.hide()
            panel.deleteLater()
            self._give_keyboard()

    def _picked(self, leader: str, cards: tuple[str, ...]) -> None:
        choice = self._picking.choice(leader, cards) if self._picking is not None else None
        if choice is not None:
            self._pay_and_submit(choice, self.bar.question)

    # What answers bring

    def _gains(self, choice: Choice) -> list[str]:
        """What an answer brings, line by line."""
        events = self.controller.preview(choice)
        return [line.text for line in log_lines(self._rules.table, events, self._speaker, self.controller.viewer)]

    def _waste(self, choice: Choice) -> str:
        """What an answer would waste, in words; empty for nothing."""
        return " ".join(warnings(self._rules, self.controller.view, choice, self._speaker))

    def _hovered(self, place: str) -> None:
        """A place came under pointer or cursor: on a narrow stage the bar says what it brings."""
        if self.board.gesture is None or self.board.layout.wide:
            return
        self.bar.note(self.board.gesture.words(place).replace("\n", " · ") if place else "")

    def _show_large(self, card: str) -> None:
        button = self.hand.card(card) if card else None
        if button is None:
            self.large.hide()
            return
        foot = button.mapTo(self, QPoint(button.width() // 2, 0))
        self.large.show_above(button.face, foot, self.text_size)

    def _show_line(self, place: str, card: str) -> None:
        """A line of the log was pressed."""
        if place:
            self.board.put_cursor(place)
            self.view.setFocus(Qt.FocusReason.OtherFocusReason)
        elif card:
            face = self._faces().plain(card)
            lines = self.side.log
            self.large.show_above(face, lines.mapTo(self, QPoint(-20, lines.height())), self.text_size)

    # Undo, redo, menu, keys

    def undo(self) -> None:
        """Take the last answer back, or say why that is not possible."""
        reason = self.controller.undo()
        if reason is not None:
            self.bar.note(self._words_of(reason), forbidden=True)

    def redo(self) -> None:
        """Give again what was taken back, or say why that is not possible."""
        reason = self.controller.redo()
        if reason is not None:
            self.bar.note(self._words_of(reason), forbidden=True)

    def _menu(self) -> None:
        button = self.top.button(MENU)
        self.menuAsked.emit(button.mapToGlobal(QPoint(0, button.height())))

    def _open_log(self) -> None:
        """The log as a drawer, where the column has no room for it."""
        sheet = Sheet(self)
        log = self.side.log_copy()
        sheet.place = self.side.geometry()
        sheet.body.addWidget(log)
        self._add_sheet(sheet)
        sheet.open_with(log.lines)

    def _next_region(self, step: int) -> None:
        """F6: the bar, the hand, the board, the seats, milestones, the log, the top bar."""
        stops = (self.bar, self.hand, self.view, self.seats, self.side, self.top)
        focus = QApplication.focusWidget()
        here = next((i for i, stop in enumerate(stops) if focus is stop or (focus and stop.isAncestorOf(focus))), -1)
        match stops[(here + step) % len(stops)]:
            case DecisionBar() as bar:
                bar.take_keyboard()
            case HandStrip() as hand:
                hand.take_keyboard()
            case BoardView() as view:
                view.setFocus(Qt.FocusReason.ShortcutFocusReason)
            case SeatColumn() as seats:
                seats.boards[self.controller.next_seat or 0].setFocus(Qt.FocusReason.TabFocusReason)
            case SideColumn() as side:
                side.milestones.setFocus(Qt.FocusReason.TabFocusReason)
            case _:
                self.top.button(MENU).setFocus(Qt.FocusReason.TabFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Digits give answers from anywhere on the page; Esc takes a shown card away."""
        if event.key() == Qt.Key.Key_Escape and self.large.isVisible():
            self.large.hide()
        elif self._panel is None and self.bar.press_digit(event.key()):
            event.accept()
        else:
            super().keyPressEvent(event)
