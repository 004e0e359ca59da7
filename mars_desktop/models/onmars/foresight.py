"""What an answer would bring, told before it is given: by the map where it has a place there, else in words."""

from collections.abc import Mapping

from mars_desktop.engine import Choice, Event
from mars_desktop.games.onmars.complexes import code, refuse_site
from mars_desktop.games.onmars.lending import best_level, level_of
from mars_desktop.games.onmars.moving import rover_hex
from mars_desktop.games.onmars.state import State
from mars_desktop.games.onmars.table import Table
from mars_desktop.games.onmars.tasks import ChooseSite, Move
from mars_desktop.games.onmars.words import BUILDINGS, SHELTER
from mars_desktop.models.games import face_of
from mars_desktop.models.onmars.board_rows import BuildingRow, Construction, Mover, Note, waiting_id
from mars_desktop.models.onmars.people import seat_index
from mars_desktop.models.onmars.table import OnMarsModels
from mars_desktop.models.options import OptionRow
from mars_desktop.models.reasons import why
from mars_desktop.models.words import tr, tr_count

_LINES = 7
"""More lines than that say nothing at a glance."""
_HEADS = frozenset(
    {"main", "exec", "use", "phase", "turn", "round", "construct", "space", "upgrade", "discovery-placed"}
)
"""Kinds of event that only say which answer is given."""


def task_of(view: State) -> object:
    """What is asked about now, None in a turn."""
    return view.agenda.now[-1] if view.agenda.now else None


def note_of(models: OnMarsModels, row: OptionRow) -> Note:
    """What an answer would bring: its name, a line for each change, and what the map shows of it."""
    answer = row.answer
    if not isinstance(answer, Choice):
        return Note(row.title)
    events = models.controller.preview(answer)
    lines = [row.title, *([row.detail] if row.detail else []), *happenings(models, events)]
    task = task_of(models.view)
    if isinstance(task, ChooseSite) and answer.verb == "site":
        table = models.rules.table
        place = table.map.index[answer.words[0]]
        crystals = tuple(str(event.values[0]) for event in events if event.kind == "crystal-appears")
        return Note("\n".join(lines), crystals, complex_at(table, models.view, task, place))
    return Note("\n".join(lines))


def happenings(models: OnMarsModels, events: list[Event]) -> list[str]:
    """What happens, a line for each change, in the words of the log."""
    # What follows when the turn is over has nothing to do with the answer.
    end = next((at for at, event in enumerate(events) if event.kind == "end-turn"), len(events))
    told = [event for event in events[:end] if event.kind not in _HEADS]
    # As what follows from the answer of the seat that is asked: then its name is not said again in each line.
    asked = models.controller.decision
    under = None if asked is None else Event("main", asked.seat, asked.cause)
    lines = face_of(models.rules.setup.game).log_lines(models.rules, told, models.controller.viewer, under)
    words = [line.text for line in lines]
    if len(words) > _LINES:
        rest = len(words) - _LINES + 1
        words[_LINES - 1 :] = [tr_count("and {n} more change", "and {n} more changes", rest)]
    return words


def complex_at(table: Table, view: State, task: ChooseSite, place: int) -> tuple[str, ...]:
    """The hexes of the Complex that a building on that hex would belong to; one by itself is none."""
    kind = code(task.seat, task.building)
    group = [place]
    for here in group:
        group += [other for other in table.map.adjacent[here] if view.building[other] == kind and other not in group]
    return tuple(table.map.names[hex_] for hex_ in group)


def construction_of(table: Table, view: State, task: ChooseSite) -> Construction:
    """The tile that is to be placed, with its arrows."""
    owner = seat_index(table, task.seat) if task.building == SHELTER else None
    arrows: tuple[int, ...] = ()
    if task.building != SHELTER:
        arrows = table.content.tiles[view.stacks[task.building][view.built[task.building]]].arrows
    return Construction(BuildingRow(BUILDINGS[task.building], owner), arrows)


def site_reasons(models: OnMarsModels, task: ChooseSite) -> Mapping[str, str]:
    """Why a building may not go on the other hexes."""
    table, view = models.rules.table, models.view
    level = best_level(table, view, task.building)
    most = level + task.boosts if level else 0
    found: dict[str, str] = {}
    for place in range(table.map.hexes):
        reason = refuse_site(table, view, task.seat, task.building, place, most)
        if reason is not None:
            found[table.map.names[place]] = why(models.rules, reason, task.seat)
    return found


def moves_of(models: OnMarsModels, task: Move) -> dict[Mover, dict[str, Note]]:
    """The pieces that may move, and where to, with the points that takes."""
    table, view = models.rules.table, models.view
    colour = seat_index(table, task.seat)
    found: dict[Mover, dict[str, Note]] = {}
    for row in models.options.rows():
        answer = row.answer
        if not row.enabled or not isinstance(answer, Choice):
            continue
        if answer.verb == "bot":
            start, goal = answer.words
            mover, pool = Mover("bot", colour, start), task.bots + task.shared
            at = table.map.index[start]
        elif answer.verb == "rover":
            (goal,) = answer.words
            rover = view.players[task.seat].rover
            mover = Mover("rover", colour, waiting_id(colour) if rover < 0 else table.map.names[rover])
            at, pool = rover_hex(table, view, task.seat), task.rover + task.shared
        else:
            continue
        steps = table.map.distance[at][table.map.index[goal]]
        found.setdefault(mover, {})[goal] = _move_note(models, row, goal, steps, pool)
    return found


def _move_note(models: OnMarsModels, row: OptionRow, goal: str, steps: int, pool: int) -> Note:
    """What moving there takes and what lies there."""
    table, view = models.rules.table, models.view
    lines = [row.title, tr("{steps} of {n} movement points", steps=steps, n=pool)]
    place = table.map.index[goal]
    if view.crystals[place] or view.discovery[place] >= 0 or view.research[place] >= 0 or row.detail:
        assert isinstance(row.answer, Choice)
        lines += happenings(
            models, [e for e in models.controller.preview(row.answer) if not e.kind.startswith("move-")]
        )
    return Note("\n".join(lines))


def tech_words(table: Table, view: State, task: ChooseSite) -> str:
    """The Tech levels for that building: the own one, and the best of others where it is higher."""
    own = level_of(table, view, task.seat, task.building)
    best = best_level(table, view, task.building)
    if best > own:
        return tr("Tech level: own {own}, best of others {best}", own=own, best=best)
    return tr("Tech level: {own}", own=own) if own else tr("No Tech of this building: it can only be founded anew")
