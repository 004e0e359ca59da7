"""The present question, asked everywhere it can be answered, and every way to answer it."""

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QPoint, QRect, Qt, Signal
from PySide6.QtWidgets import QApplication, QWidget

from mars_desktop.engine import Choice, Payment, Pick
from mars_desktop.games.phrases import capitalised
from mars_desktop.games.terraforming.wording import names, things
from mars_desktop.games.terraforming.wording.answers import answer_label
from mars_desktop.games.terraforming.wording.prompts import prompt
from mars_desktop.models.languages import speaker_now
from mars_desktop.models.options import OptionRow
from mars_desktop.models.table import TableModels
from mars_desktop.theme.color_tokens import Seat
from mars_desktop.widgets.answer import Answer, AnswerButton
from mars_desktop.widgets.confirm_sheet import ConfirmSheet
from mars_desktop.widgets.decision_bar import DecisionBar
from mars_desktop.widgets.pick_panel import PickPanel
from mars_desktop.windows.explaining import explain, explain_answers, term_of_question
from mars_desktop.windows.table.answering import Answering
from mars_desktop.windows.table.answers import (
    GIVE,
    MARK,
    answer_of,
    plain_offer,
    rows_of,
    several_offer,
    turn_offer,
)
from mars_desktop.windows.table.board_stage import PLACING, BoardStage
from mars_desktop.windows.table.foreseeing import Foresight
from mars_desktop.windows.table.offered import Offer, group_of
from mars_desktop.windows.table.pick_stage import PickStage
from mars_desktop.windows.table.picking import PICKING, Picking, is_open
from mars_desktop.windows.table.sheets import Sheets
from mars_desktop.windows.words import tr, tr_count

_APART: Final = frozenset({"end", "pass", "done"})
_PANEL: Final = "panel"


class Asking(Answering):
    """Puts the question of the controller to bar, board and picking panel, and gives the answer back to it.

    `panel_opened` comes with each picking panel, which the page has to put in its place. `stays` tells whether the
    keyboard may remain on a widget when a question is asked; else it goes to the first answer.
    """

    panel_opened = Signal()

    def __init__(
        self,
        page: QWidget,
        models: TableModels,
        bar: DecisionBar,
        stage: BoardStage,
        sheets: Sheets,
        marks: Sequence[Seat],
        stays: Callable[[QWidget], bool],
    ) -> None:
        super().__init__(page, models.controller, bar, stage, sheets, stays)
        self._models, self._stage, self._marks = models, stage, marks
        self._foresight = Foresight(models)
        self._speaker = speaker_now()
        self._picks = PickStage(page, models, marks)
        stage.placed.connect(self._submit)
        stage.marked.connect(self._offer_marks)
        self._picks.opened.connect(self.panel_opened)
        self._picks.picked.connect(self._give_cards)
        self._picks.put_aside.connect(self._look_at_table)
        self._picks.left.connect(bar.take_keyboard)

    # Asking

    def ask(self) -> None:
        """Ask the present question; everything that belongs to another one is taken away."""
        self._sheets.close_all()
        self._picks.keep_choice()
        self._picks.close()
        controller = self._models.controller
        decision = controller.decision
        if decision is None:
            self._bar.ask(None, tr("The game is over.") if controller.over else "")
        else:
            said = prompt(self._models.rules.table, controller.view, decision, self._speaker)
            own_turn = decision.kind == "action" and decision.seat == controller.viewer
            remark = self._playable() if own_turn else said.detail
            if decision.kind in PICKING and not is_open(decision.kind, controller.viewer):
                remark = tr("Hold H to see the cards.")
            sorts = tr("Sort the hand") if own_turn else ""
            self._bar.ask(self._marks[decision.seat], said.title, remark, opens=sorts)
        explain(self._bar, "" if decision is None else term_of_question(decision.kind), tip=False)
        self._stage.ask()
        self._offer()
        if decision is not None and decision.kind in PICKING and is_open(decision.kind, controller.viewer):
            self._picks.open(
                Picking(self._models, decision, self._models.options.rows(), may_leave=False), self.text_size
            )
        self.give_keyboard()

    def _offer(self) -> None:
        """Show the answers in the bar."""
        decision = self._models.controller.decision
        rows: tuple[OptionRow, ...] = self._models.options.rows()
        if decision is None:
            offer = Offer((), (), "")
        elif decision.kind == "action":
            offer = turn_offer(rows, self._marks, with_goals=bool(self._models.goals.rows()))
        elif decision.kind in PICKING and not is_open(decision.kind, self._models.controller.viewer):
            offer = Offer((), (), "")
        elif decision.kind in PICKING:
            offer = Offer((Answer(_PANEL, tr("Choose cards"), icon="card"),), (), _PANEL)
        elif self._stage.pick is not None:
            offer = self._several()
        else:
            offer = plain_offer(rows, self._marks, self._foresight.waste, _APART)
        self._bar.offer(offer.answers, offer.apart, offer.lit)
        explain_answers(self._bar.buttons)

    def _several(self) -> Offer:
        """The bar of a question for several places, as they are marked now."""
        table, view, pick = self._models.rules.table, self._models.controller.view, self._stage.pick
        assert pick is not None
        places = {place: things.place_name(table, place, self._speaker) for place in pick.items}
        give = answer_label(table, view, pick.choice(self._stage.chosen), self._speaker)
        return several_offer(places, self._stage.chosen, give)

    def _offer_marks(self) -> None:
        """Show which places are marked; the keyboard stays on the place that was marked last, or on the map."""
        focus = QApplication.focusWidget()
        at = focus.answer.id if isinstance(focus, AnswerButton) else ""
        in_bar = focus is not None and self._bar.isAncestorOf(focus)
        self._offer()
        again = self._bar.button(at)
        if again is not None and again.isVisible():
            again.setFocus(Qt.FocusReason.OtherFocusReason)
        elif in_bar:
            self._bar.take_keyboard()

    def _playable(self) -> str:
        rows = [row for row in self._models.hand.rows() if row.zone == "hand"]
        playable = sum(row.playable for row in rows)
        one, other = "{playable} of {n} card playable", "{playable} of {n} cards playable"
        return tr_count(one, other, len(rows), playable=playable)

    def give_keyboard(self) -> None:
        """Cards that are picked come first, else as at every table."""
        if self.panel is None:
            super().give_keyboard()
        elif self._page.isVisible() and not self._models.controller.covered and self.panel.isVisible():
            self.panel.take_keyboard()

    # Answering

    def answer(self, answer_id: str) -> None:
        """Take an answer of the bar, of a list or under a card: open its list, ask how to pay, or submit it."""
        if group := group_of(answer_id):
            self.open_list(group)
            return
        if answer_id == _PANEL:
            self._picks.show()
            return
        if self._stage.pick is not None:
            self._give_places(answer_id, self._stage.pick)
            return
        row = next((row for row in self._models.options.rows() if row.id == answer_id), None)
        decision = self._models.controller.decision
        if row is None or decision is None:
            return
        if not row.enabled:
            self._bar.note(row.reason, forbidden=True)
        elif isinstance(row.answer, Pick):
            self._picks.open(Picking(self._models, decision, [row], may_leave=True), self.text_size, row.title)
        elif row.verb == "pass" and (left := self._still_possible()):
            self._confirm_pass(row.answer, left)
        else:
            self._pay_and_submit(row.answer, row.title)

    def _give_places(self, answer_id: str, pick: Pick) -> None:
        if answer_id == GIVE:
            self._submit(pick.choice(self._stage.chosen))
        else:
            self._stage.mark(answer_id.removeprefix(MARK))

    def play(self, card: str) -> None:
        """Play a card of the hand, or say why that is not possible."""
        for row in self._models.options.rows():
            if isinstance(row.answer, Choice) and row.verb == "play" and row.answer.words == (card,):
                self.answer(row.id)
                return
        in_hand = next((row for row in self._models.hand.rows() if row.id == card and row.zone == "hand"), None)
        if in_hand is not None:
            self._bar.note(in_hand.reason, forbidden=True)

    def warn_of(self, card: str) -> str:
        """What playing a card of the hand would waste; empty for nothing, and for what cannot be played."""
        for row in self._models.options.rows():
            if isinstance(row.answer, Choice) and row.verb == "play" and row.answer.words == (card,) and row.enabled:
                return self._foresight.waste(row.answer)
        return ""

    def _means(self, payment: Payment) -> tuple[dict[str, str], dict[str, str] | None]:
        return {m.resource: capitalised(names.resource(self._speaker, m.resource)) for m in payment.means}, None

    # Passing

    def _still_possible(self) -> list[str]:
        """What could be done in place of passing, in a few words each."""
        rows = [row for row in self._models.options.rows() if row.enabled and not row.apart]
        counts = {
            "play": ("{n} card can be played", "{n} cards can be played"),
            "use": ("{n} card action can be used", "{n} card actions can be used"),
            "project": ("{n} standard project can be used", "{n} standard projects can be used"),
            "milestone": ("{n} milestone can be claimed", "{n} milestones can be claimed"),
            "fund": ("{n} award can be funded", "{n} awards can be funded"),
        }
        said = []
        for verb, (one, other) in counts.items():
            n = sum(row.verb == verb for row in rows)
            if n:
                said.append(tr_count(one, other, n))
        said.extend(row.title for row in rows if row.verb in ("convert", "first-action", "innovation"))
        return said

    def _confirm_pass(self, choice: Choice, left: Sequence[str]) -> None:
        who = self._models.rules.setup.seats[choice.seat].name
        gives_up = tr("After passing there are no more actions in this generation.")
        sheet = ConfirmSheet(
            self._page,
            tr("{who} passes?", who=who),
            tr("{consequence}\nStill possible: {list}.", consequence=gives_up, list="; ".join(left)),
            tr("Pass"),
            tr("Keep playing"),
            self.text_size,
        )
        sheet.confirmed.connect(lambda: self._submit(choice))
        self._sheets.add(sheet)
        sheet.open()

    # Lists

    def has_list(self, group: str) -> bool:
        """Whether the question has answers of that group."""
        return bool(self._rows_of(group))

    def _rows_of(self, group: str) -> list[OptionRow]:
        return rows_of(group, self._models.options.rows())

    def open_answers(self, title: str, rows: Sequence[OptionRow], foot: QPoint | None = None) -> None:
        """Show these answers as a list."""
        self._open_sheet(title, [answer_of(row, self._marks, self._foresight.waste) for row in rows], foot)

    def _list_all(self) -> None:
        decision = self._models.controller.decision
        if self._stage.pick is not None:
            offer = self._several()
            self._open_sheet(self._bar.question, (*offer.answers, *offer.apart))
            return
        rows = [row for row in self._models.options.rows() if row.verb != "play" and not row.apart]
        if not self._models.goals.rows():
            rows = [row for row in rows if row.verb not in ("milestone", "fund")]
        if decision is not None and decision.kind in PLACING:
            rows = [row for row in rows if row.enabled]
        self.open_answers(self._bar.question, rows)

    # Picking cards

    @property
    def panel(self) -> PickPanel | None:
        """The panel in which cards are picked, if there is one."""
        return self._picks.panel

    @property
    def panel_takes_all(self) -> bool:
        """Whether there is nothing else to see while cards are picked: no seat has anything yet."""
        return self._picks.takes_all

    @property
    def panel_shows_hand(self) -> bool:
        """Whether the cards to pick are those of the hand itself."""
        return self._picks.shows_hand

    def place_panel(self, place: QRect, foot: int) -> None:
        """Put the panel there, its content above the lowest `foot` pixels, which the hand has."""
        self._picks.place(place, foot)

    def keep_free(self, right: int) -> None:
        """Leave so many pixels at the right of the panel to something else."""
        self._picks.keep_free(right)

    def _look_at_table(self) -> None:
        self._bar.setFocus(Qt.FocusReason.OtherFocusReason)
        self._bar.take_keyboard()

    def _give_cards(self, choice: Choice) -> None:
        self._pay_and_submit(choice, self._bar.question)
