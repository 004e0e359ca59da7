"""The guide through the first rounds of On Mars: each question of the set-up and of the turns, and the Shuttle phase.

While a turn is open and pointer or keyboard rest on an action, the note is about that action.
"""

from typing import Final

from PySide6.QtCore import QPoint, QRect

from mars_desktop.games.onmars.wording.action_hints import executive_hint, main_hint
from mars_desktop.games.onmars.wording.hints import hint
from mars_desktop.models.languages import speaker_now
from mars_desktop.windows.guide import GAP, Step, TableGuide
from mars_desktop.windows.onmars.page import OnMarsPage
from mars_desktop.windows.table.offered import group_of

LAST_ROUND: Final = 3
"""By then the Shuttle has crossed from either side: everybody has been on both, or could have been."""
_HIRE: Final = "hire"


class Guide(TableGuide):
    """Leads through the set-up and the first three rounds with their Shuttle phases."""

    def __init__(self, page: OnMarsPage) -> None:
        super().__init__(page, (page.seats, page.log, page.bar))
        self._page = page
        self._moved = False
        page.bar.told.connect(self._answer_told)
        for panel in page.panels:
            panel.told.connect(self._place_told)
        self.follow()

    @property
    def led(self) -> bool:
        return bool(self._page.controller.view.round > LAST_ROUND)

    def follow(self) -> None:
        self._moved = False
        super().follow()

    def advice(self) -> Step | None:
        controller = self._page.controller
        decision = controller.decision
        if decision is None:
            return None
        said = hint(self._page.models.rules.table, controller.view, decision, speaker_now())
        return None if said is None else Step(*said)

    def wanted_text(self) -> int:
        return self._page.asking.text_size

    def escapes(self) -> bool:
        return not self._page.models.naming.taken

    def stop(self) -> None:
        self._page.bar.told.disconnect(self._answer_told)
        for panel in self._page.panels:
            panel.told.disconnect(self._place_told)
        super().stop()

    # About the action that is looked at

    def _answer_told(self, answer_id: str) -> None:
        """Pointer or keyboard came to an answer of the bar, or left it."""
        button = self._page.bar.button(answer_id)
        if button is None:
            self._look_at("")
            return
        first = next((other for other in self._page.bar.buttons if other.answer.possible), None)
        # The keyboard begins on the first answer by itself: then the turn as a whole is explained.
        self._moved = self._moved or button.underMouse() or button is not first
        if self._moved:
            self._look_at(f"main {_HIRE}" if group_of(answer_id) == _HIRE else " ".join(answer_id.split()[1:3]))

    def _place_told(self, place: str) -> None:
        """Pointer or keyboard came to a place of a panel, or left it."""
        kind, _, name = place.partition(" ")
        verb = {"action": "main", "exec": "exec", "offer": "main"}.get(kind, "")
        self._look_at(f"{verb} {_HIRE if kind == 'offer' else name}" if verb else "")

    def _look_at(self, action: str) -> None:
        decision = self._page.controller.decision
        if decision is None or decision.kind != "turn":
            return
        about = self._about(action, decision.seat)
        self.say(about if about is not None else self.advice())

    def _about(self, action: str, seat: int) -> Step | None:
        """What is said to a Main or Executive action; None for anything else."""
        models = self._page.models
        verb, _, name = action.partition(" ")
        match verb:
            case "main":
                return Step(*main_hint(models.rules.table, models.view, seat, name, speaker_now()))
            case "exec":
                return Step(*executive_hint(models.rules.table, name, speaker_now()))
            case _:
                return None

    # Where it stands

    def stand_somewhere(self) -> None:
        page = self._page
        page.keep_free(0)
        if self.silent:
            self.note.hide()
            return
        column = page.seats.geometry().united(page.log.geometry()).adjusted(0, GAP, -GAP, -GAP)
        lines = page.log.lines
        log = column.intersected(QRect(lines.mapTo(page, QPoint()), lines.size()))
        points_at = page.bar.geometry().center().y()
        # In place of the end of the log, which then ends above it with its newest lines, or of the whole log, which
        # whoever is led by the hand needs least; the seats move closer together above.
        self.stand(log if self.fits(log) else column, points_at)
        page.keep_free(page.height() - self.note.y() + GAP)
