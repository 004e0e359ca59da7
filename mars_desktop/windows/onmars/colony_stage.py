"""The map of On Mars kept in step with the models: what lies on it, and the question it is asked."""

from PySide6.QtCore import QObject, Signal

from mars_desktop.board.onmars import ColonyScene
from mars_desktop.engine import Choice
from mars_desktop.games.onmars.tasks import ChooseSite, Move
from mars_desktop.models.onmars.board_rows import Note
from mars_desktop.models.onmars.foresight import construction_of, moves_of, note_of, site_reasons, task_of
from mars_desktop.models.onmars.people import seat_index
from mars_desktop.models.onmars.table import OnMarsModels
from mars_desktop.windows.words import tr

_KINDS = ("hex ", "space ")


class ColonyStage(QObject):
    """Shows a table's map on a scene. `pressed` carries the place of a hex or space, `moved` the answer of a move."""

    pressed = Signal(str)
    moved = Signal(object)

    def __init__(self, scene: ColonyScene, models: OnMarsModels, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._scene, self._models = scene, models
        self._given = -1
        scene.chosen.connect(lambda name: self.pressed.emit(place_of(name)))
        scene.moved.connect(self._moved)
        self.follow()

    def follow(self) -> None:
        """Show what lies on the map now."""
        given = self._models.controller.answers_given
        if given != self._given:
            # The marks of the last move stay until the next one, through whichever eyes it is looked at.
            self._given = given
            self._scene.clear_last_move()
        self._scene.show(self._models.board())

    def ask(self) -> None:
        """Offer the places of the present question, or none; where one is taken, those that go with it."""
        models = self._models
        decision, task = models.controller.decision, task_of(models.view)
        if decision is None:
            self._scene.withdraw()
        elif isinstance(task, Move):
            self._scene.move_pieces(moves_of(models, task))
        elif isinstance(task, ChooseSite):
            table = models.rules.table
            construction = construction_of(table, models.view, task)
            self._scene.place_building(construction, self._notes(), site_reasons(models, task))
        else:
            taken = models.naming.taken
            picked = [taken.partition(" ")[2]] if taken.startswith(_KINDS) else []
            notes = self._notes()
            if picked:
                notes |= {picked[0]: Note()}
            seat = seat_index(models.rules.table, decision.seat) if decision.kind == "space" else None
            self._scene.offer(notes, picked=picked, seat=seat)

    def _notes(self) -> dict[str, Note]:
        """What each open hex or space would bring."""
        naming = self._models.naming
        places = [place for place in naming.open_places() if place.startswith(_KINDS)]
        return {place.partition(" ")[2]: self._note(place) for place in places}

    def _note(self, place: str) -> Note:
        """What the first answer there brings, and that there are others."""
        first, *others = self._models.naming.rows_at(place)
        note = note_of(self._models, first)
        if not others:
            return note
        more = tr("or: {answers}", answers="; ".join(dict.fromkeys(row.title for row in others)))
        return note._replace(words=f"{note.words}\n{more}")

    def _moved(self, kind: str, start: str, goal: str) -> None:
        wanted = (start, goal) if kind == "bot" else (goal,)
        for row in self._models.options.rows():
            if row.enabled and isinstance(row.answer, Choice) and (row.verb, row.answer.words) == (kind, wanted):
                self.moved.emit(row.answer)
                return


def place_of(name: str) -> str:
    """The place of ways for a hex or a space of the map."""
    return f"space {name}" if name.isdecimal() else f"hex {name}"
