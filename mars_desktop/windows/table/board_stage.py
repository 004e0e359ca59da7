"""The board kept in step with the models: what lies on it, and the question it is asked."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Final

from PySide6.QtCore import QObject, Signal

from mars_desktop.board import BoardScene, TileLook
from mars_desktop.board.pieces import POPULATION
from mars_desktop.engine import Choice, Pick
from mars_desktop.games.phrases import capitalised
from mars_desktop.games.terraforming import vocabulary as v
from mars_desktop.games.terraforming.state import NO_CARD, Resolve, State
from mars_desktop.games.terraforming.wording.things import hex_name, place_name, tile_name
from mars_desktop.models.languages import speaker_now
from mars_desktop.models.options import OptionRow
from mars_desktop.models.places import glyph_of, mark_of, new_kind
from mars_desktop.models.table import TableModels
from mars_desktop.windows.board_picture import gauges, show_map, tiles
from mars_desktop.windows.words import tr, tr_count

PLACING: Final = frozenset({"place", "claim", "population", "melt", "freeze"})
"""Kinds of question that the board can answer."""


class BoardStage(QObject):
    """Shows a table's map on a board scene.

    `placed` carries the answer that a person gave there. Where several places are asked for, `marked` comes with each
    that is marked or no longer is; they are given together by whoever reads `chosen`.
    """

    placed = Signal(object)
    marked = Signal()

    def __init__(
        self, scene: BoardScene, models: TableModels, gains: Callable[[Choice], Sequence[str]], parent: QObject
    ) -> None:
        super().__init__(parent)
        self._scene, self._models, self._gains = scene, models, gains
        self._answers: dict[str, Choice] = {}
        self._given = -1
        self._pick: Pick | None = None
        self._chosen_places: list[str] = []
        show_map(scene, models.rules.table)
        scene.chosen.connect(self._chosen)
        self.follow()

    def follow(self) -> None:
        """Show what lies on the map now."""
        models, rules = self._models, self._models.rules
        view: State = models.controller.view
        given = models.controller.answers_given
        if given != self._given:
            # The marks of the last move stay until the next one, through whichever eyes it is looked at.
            self._given = given
            self._scene.clear_last_move()
        self._scene.set_parameters(*gauges(rules, view))
        self._scene.set_tiles(tiles(rules, view), models.claims)
        speaker = speaker_now()
        places = rules.table.map.places
        names = {place: hex_name(rules.table, view, i, speaker) for i, place in enumerate(places)}
        self._scene.set_accessible_names(names)

    def ask(self) -> None:
        """Offer the places of the present question, or none."""
        controller = self._models.controller
        decision = controller.decision
        self._pick, self._chosen_places = None, []
        if decision is None or decision.kind not in PLACING:
            self._answers = {}
            self._scene.offer({}, None)
            return
        if decision.picks:
            self._answers = {}
            self._pick = decision.picks[0]
            self._offer_several()
            return
        rows = [row for row in self._models.options.rows() if isinstance(row.answer, Choice)]
        self._answers = {row.answer.words[0]: row.answer for row in rows if row.enabled}
        words = {place: self.words(row) for place, row in self._by_place(rows).items() if row.enabled}
        reasons = {place: row.reason for place, row in self._by_place(rows).items() if not row.enabled}
        self._scene.offer(words, self._tile(), reasons, previews=self._previews(decision.kind, words))

    # Several places

    @property
    def pick(self) -> Pick | None:
        """The question for several places, if that is what is asked."""
        return self._pick

    @property
    def chosen(self) -> tuple[str, ...]:
        """The places that are marked so far, in the order of the question."""
        items = self._pick.items if self._pick is not None else ()
        return tuple(place for place in items if place in self._chosen_places)

    def mark(self, place: str) -> None:
        """Mark one of several places, or take its mark back; where only one is asked for it is given at once."""
        pick = self._pick
        if pick is None or place not in pick.items:
            return
        if pick.high == 1:
            self.placed.emit(pick.choice((place,)))
            return
        if place in self._chosen_places:
            self._chosen_places.remove(place)
        elif len(self._chosen_places) < pick.high:
            self._chosen_places.append(place)
        self._offer_several()
        self.marked.emit()

    def _offer_several(self) -> None:
        pick = self._pick
        if pick is None:
            return
        speaker = speaker_now()
        full = len(self._chosen_places) >= pick.high
        words = {
            place: place_name(self._models.rules.table, place, speaker)
            for place in pick.items
            if not full or place in self._chosen_places
        }
        enough = tr_count("No more than {n} place.", "No more than {n} places.", pick.high)
        reasons = {place: enough for place in pick.items if place not in words}
        previews = self._previews("freeze", words)
        self._scene.offer(words, None, reasons, previews=previews, picked=self._chosen_places)

    def _previews(self, kind: str, places: Iterable[str]) -> dict[str, TileLook]:
        """What lies on the places as it would be after the answer, where it is no new tile."""
        lying = {place: TileLook(*self._models.pieces[place]) for place in places if place in self._models.pieces}
        match kind:
            case "population":
                return {place: replace(tile, people=tile.people + 1) for place, tile in lying.items()}
            case "melt":
                return {place: replace(tile, kind="ocean") for place, tile in lying.items()}
            case "freeze":
                return {place: replace(tile, kind="glacier") for place, tile in lying.items()}
            case _:
                return {}

    def words(self, row: OptionRow) -> str:
        """What an answer on the map brings: the place, then a line for each gain."""
        assert isinstance(row.answer, Choice)
        speaker = speaker_now()
        title = place_name(self._models.rules.table, row.answer.words[0], speaker)
        task = self._task()
        if task is not None and isinstance(task.effect, v.Place):
            title = tr("{tile} on {place}", tile=capitalised(tile_name(task.effect.tile, speaker)), place=title)
        return "\n".join((title, *self._gains(row.answer)))

    def _by_place(self, rows: Sequence[OptionRow]) -> Mapping[str, OptionRow]:
        return {row.answer.words[0]: row for row in rows if isinstance(row.answer, Choice)}

    def _tile(self) -> TileLook | None:
        """The tile that waits in the tray; a claim is only a marker."""
        decision, task = self._models.controller.decision, self._task()
        if decision is not None and decision.kind == "population":
            return TileLook(POPULATION)
        if decision is None or task is None or not isinstance(task.effect, v.Place):
            return None
        tile = task.effect.tile
        rules = self._models.rules
        mark = None if tile == "ocean" else mark_of(rules, decision.seat)
        card = task.card if tile == "special" else NO_CARD
        kind = new_kind(rules, self._models.controller.view, tile)
        return TileLook(kind, mark, None if card == NO_CARD else glyph_of(rules.table.cards[card].id))

    def _task(self) -> Resolve | None:
        """The effect that asks for a place."""
        view: State = self._models.controller.view
        task = view.agenda.now[-1] if view.agenda.now else None
        return task if isinstance(task, Resolve) else None

    def _chosen(self, place: str) -> None:
        answer = self._answers.get(place)
        if self._pick is not None:
            self.mark(place)
        elif answer is not None:
            self.placed.emit(answer)
