"""The present question, asked everywhere it can be answered, and every way to answer it."""

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QWidget

from mars_desktop.engine import Choice, Payment
from mars_desktop.games.onmars.tasks import ChooseSite
from mars_desktop.games.onmars.wording import names
from mars_desktop.games.onmars.wording.prompts import prompt
from mars_desktop.games.onmars.wording.things import card_name
from mars_desktop.games.phrases import capitalised
from mars_desktop.models.languages import speaker_now
from mars_desktop.models.onmars.foresight import task_of, tech_words
from mars_desktop.models.onmars.naming import Closed, Named, Outcome, Several, Taken
from mars_desktop.models.onmars.table import OnMarsModels
from mars_desktop.models.options import OptionRow
from mars_desktop.theme.color_tokens import Seat
from mars_desktop.widgets.decision_bar import DecisionBar
from mars_desktop.widgets.onmars.panel import Lit, Panel
from mars_desktop.widgets.onmars.place_button import Light
from mars_desktop.widgets.onmars.seats import ColonySeats
from mars_desktop.windows.onmars.colony_stage import ColonyStage
from mars_desktop.windows.onmars.offer import answer_of, plain_offer, rows_of, turn_offer
from mars_desktop.windows.table.answering import Answering
from mars_desktop.windows.table.offered import Offer, group_of
from mars_desktop.windows.table.sheets import Sheets
from mars_desktop.windows.words import tr

_TOLD: Final = 3
"""How many answers are told of a place that has a part in more of them."""
_ICONS: Final = {"crystals": "onmars-crystal", "colonists": "onmars-colonist", "goals": "card"}


class Asking(Answering):
    """Puts the question of the controller to bar, map and panels, and gives the answer back to it.

    `stays` tells whether the keyboard may remain on a widget when a question is asked; else it goes to the first
    answer.
    """

    def __init__(
        self,
        page: QWidget,
        models: OnMarsModels,
        bar: DecisionBar,
        stage: ColonyStage,
        panels: Sequence[Panel],
        seats: ColonySeats,
        sheets: Sheets,
        marks: Sequence[Seat],
        stays: Callable[[QWidget], bool],
    ) -> None:
        super().__init__(page, models.controller, bar, stage, sheets, stays)
        self._models, self._stage, self._panels, self._seats, self._marks = models, stage, panels, seats, marks
        stage.pressed.connect(self.press)
        stage.moved.connect(self._submit)
        for panel in panels:
            panel.pressed.connect(self.press)
            panel.told.connect(self.tell)

    # Asking

    def ask(self) -> None:
        """Ask the present question; everything that belongs to another one is taken away."""
        self._sheets.close_all()
        controller = self._models.controller
        decision = controller.decision
        if decision is None:
            self._bar.ask(None, tr("The game is over.") if controller.over else "")
        else:
            said = prompt(self._models.rules.table, controller.view, decision, speaker_now())
            self._bar.ask(self._marks[decision.seat], said.title, self._remark(said.detail))
        self._offer()
        self._light()
        self.give_keyboard()

    def _remark(self, detail: str) -> str:
        """What helps to answer; for a site the levels of Tech as well."""
        task = task_of(self._models.view)
        if isinstance(task, ChooseSite):
            levels = tech_words(self._models.rules.table, self._models.view, task)
            return tr("{detail} · {more}", detail=detail, more=levels) if detail else levels
        return detail

    def _offer(self) -> None:
        """Show the answers in the bar."""
        decision = self._models.controller.decision
        rows: tuple[OptionRow, ...] = self._models.options.rows()
        if decision is None:
            offer = Offer((), (), "")
        elif decision.kind == "turn":
            offer = turn_offer(rows, self._marks)
        else:
            offer = plain_offer(rows, self._marks, self._called)
        if decision is not None and not rows:
            self._bar.note(tr("Hold H to see the cards."))
        self._bar.offer(offer.answers, offer.apart, offer.lit)

    def _called(self, row: OptionRow) -> str:
        """What an answer brings to one of many hexes."""
        words = row.answer.words if isinstance(row.answer, Choice) else ()
        match row.verb:
            case "bot":
                return tr("Bot on {hex}", hex=words[0])
            case "rover":
                return tr("Rover")
            case "upgrade":
                return card_name(self._models.rules.table, words[0], speaker_now())
            case _:
                return row.detail or row.title

    def _light(self) -> None:
        """Light what may be pressed, on the panels, the map and the seats."""
        naming = self._models.naming
        lights = {place: Lit(Light.CLOSED, reason) for place, reason in naming.closed_places().items()}
        for place in naming.open_places():
            rows = naming.rows_at(place)
            lights[place] = Lit(Light.OPEN, "\n".join(dict.fromkeys(row.title for row in rows[:_TOLD])))
        if naming.taken:
            lights[naming.taken] = Lit(Light.TAKEN, tr("Press it again to lay it back"))
        for panel in self._panels:
            panel.set_lights(lights)
        self._seats.set_lit({int(place.split()[1]) for place in naming.open_places() if place.startswith("seat ")})
        self._stage.ask()

    def tell(self, place: str) -> None:
        """Pointer or keyboard came to a place: the bar says what it brings, or what stands in the way."""
        naming = self._models.naming
        rows = naming.rows_at(place) if place else []
        if len(rows) == 1 and rows[0].detail:
            self._bar.note(tr("{answer}: {what}", answer=rows[0].title, what=rows[0].detail))
        elif rows:
            self._bar.note(" · ".join(dict.fromkeys(row.title for row in rows[:_TOLD])))
        else:
            self._bar.note(naming.closed_places().get(place, "") if place else "", forbidden=True)

    # Answering by places

    def names(self, place: str) -> bool:
        """Whether an answer, possible or not, is named by a place."""
        naming = self._models.naming
        return place in naming.open_places("") or place in naming.closed_places()

    def press(self, place: str) -> None:
        """A place was pressed, on the map or in a panel."""
        self._came(self._models.naming.press(place))

    def bring(self, start: str, end: str) -> None:
        """Something was carried from a place to another."""
        naming = self._models.naming
        naming.lay_back()
        outcome = naming.drag(start, end) if end else None
        self._came(outcome)
        if outcome is None:
            self._light()

    def picked_up(self, place: str) -> None:
        """Something is being carried: light where it may go."""
        naming = self._models.naming
        naming.lay_back()
        naming.taken = place
        self._light()

    def lay_back(self) -> bool:
        """Forget a first press; whether there was one."""
        if not self._models.naming.lay_back():
            return False
        self._light()
        return True

    def _came(self, outcome: Outcome) -> None:
        match outcome:
            case Named(row):
                self._take(row)
            case Several(rows):
                self.open_answers(self._bar.question, rows)
            case Taken(place):
                self._light()
                self._bar.note(tr("Now press where it goes; Esc lays it back.") if place else "")
            case Closed(reason):
                self._bar.note(reason, forbidden=True)
            case _:
                pass

    # Answering by the bar

    def answer(self, answer_id: str) -> None:
        """Take an answer of the bar or of a list: open its list, ask how to pay, or submit it."""
        if group := group_of(answer_id):
            self.open_list(group)
            return
        row = next((row for row in self._models.options.rows() if row.id == answer_id), None)
        if row is None:
            return
        if row.enabled:
            self._take(row)
        else:
            self._bar.note(row.reason, forbidden=True)

    def _take(self, row: OptionRow) -> None:
        if isinstance(row.answer, Choice):
            self._pay_and_submit(row.answer, row.title)

    def _means(self, payment: Payment) -> tuple[dict[str, str], dict[str, str] | None]:
        speaker = speaker_now()
        labels = {m.resource: capitalised(names.items(speaker, names.means_word(m.resource))) for m in payment.means}
        return labels, {m.resource: _ICONS.get(m.resource, f"onmars-{m.resource}") for m in payment.means}

    # Lists

    def _rows_of(self, group: str) -> list[OptionRow]:
        return rows_of(group, self._models.options.rows())

    def answers_behind(self, answer_id: str) -> list[str]:
        """The ids of the answers in the list that an answer of the bar opens; itself if it opens none."""
        group = group_of(answer_id)
        return [row.id for row in rows_of(group, self._models.options.rows())] if group else [answer_id]

    def open_answers(self, title: str, rows: Sequence[OptionRow], foot: QPoint | None = None) -> None:
        """Show these answers as a list."""
        answers = [answer_of(row, self._marks) for row in rows]
        self._open_sheet(title, answers, foot)

    def _list_all(self) -> None:
        self.open_answers(self._bar.question, [row for row in self._models.options.rows() if not row.apart])
