"""All tasks and how they ask, joined from the modules of their subjects."""

from collections.abc import Mapping
from typing import Final

from mars_desktop.engine.choice import Choice
from mars_desktop.games.onmars import (
    construction,
    displacing,
    effects,
    hiring,
    laboratory,
    moving,
    orbit,
    paying,
    ships,
    status,
    storage,
    travel,
    upgrading,
)
from mars_desktop.games.onmars.asking import Ask
from mars_desktop.games.onmars.changes import tell
from mars_desktop.games.onmars.complexes import is_empty
from mars_desktop.games.onmars.opening import settle_shelter
from mars_desktop.games.onmars.state import State
from mars_desktop.games.onmars.table import Events, Table
from mars_desktop.games.onmars.tasks import (
    ChooseShelter,
    CloseTurn,
    LayDown,
    Refill,
    Settle,
    UpdateStatus,
)


def _shelter_answers(table: Table, state: State, task: ChooseShelter) -> list[Choice]:
    return [
        Choice(task.seat, "shelter", (table.map.names[place],)) for place in table.start_hexes if is_empty(state, place)
    ]


def _shelter(table: Table, state: State, task: ChooseShelter, choice: Choice | None, events: Events) -> None:
    if choice is None:
        raise AssertionError("there is a start hex for each player")
    settle_shelter(table, state, task.seat, table.map.index[choice.words[0]], events)


def _lay_down(table: Table, state: State, task: LayDown, _: Choice | None, events: Events) -> None:
    state.players[task.seat].down = True
    tell(events, "end-turn", task.seat, "turn")


def _close_turn(table: Table, state: State, task: CloseTurn, _: Choice | None, events: Events) -> None:
    """One sort of what waited after the other, in the order of 4.6; what comes of one waits in its turn.

    A lent tile that is developed may move the owner's Rover, for which Tech is borrowed; so may a level-up's Shelter.
    """
    for sort in (Settle, Refill):
        now = [waiting for waiting in state.closing if isinstance(waiting, sort)]
        if now:
            state.closing = [waiting for waiting in state.closing if not isinstance(waiting, sort)]
            state.agenda.push_now([*now, task])
            return
    if status.is_due(table, state):
        state.agenda.push_now([UpdateStatus(task.seat), task])
        return
    crossing, state.closing = state.closing, []
    state.agenda.push_now(crossing)


ASKED: Final[Mapping[type, Ask]] = {
    **construction.ASKED,
    **displacing.ASKED,
    **effects.ASKED,
    **hiring.ASKED,
    **laboratory.ASKED,
    **moving.ASKED,
    **orbit.ASKED,
    **paying.ASKED,
    **ships.ASKED,
    **status.ASKED,
    **storage.ASKED,
    **travel.ASKED,
    **upgrading.ASKED,
    ChooseShelter: Ask("shelter", _shelter, _shelter_answers),
    CloseTurn: Ask("", _close_turn),
    LayDown: Ask("", _lay_down),
}
