"""The one loop that moves a game on: run everything that needs no answer, stop at the next question."""

from mars_desktop.engine.event import Event
from mars_desktop.games.terraforming.changes import Events
from mars_desktop.games.terraforming.effects import run
from mars_desktop.games.terraforming.order import next_in_pool
from mars_desktop.games.terraforming.phases import run_phase
from mars_desktop.games.terraforming.questions import UNASKED, answers_to, has_several_places, kind_of
from mars_desktop.games.terraforming.state import AnyTask, Resolve, State, Turn
from mars_desktop.games.terraforming.table import Table


def advance(table: Table, state: State, events: Events) -> None:
    """Run tasks up to the next decision or the end of the game."""
    agenda = state.agenda
    while True:
        if agenda.now:
            if not _run_unasked(table, state, agenda.now[-1], events):
                return
        elif agenda.pool:
            position = next_in_pool(table, state)
            if position is None:
                return
            agenda.now.append(agenda.pool.pop(position))
        elif agenda.after:
            run(table, state, agenda.after.pop(0), None, events)
        elif agenda.turn:
            turn = agenda.turn[0]
            if isinstance(turn, Turn) and turn.done >= table.numbers.actions_per_turn:
                end_turn(table, state, events)
            else:
                return
        elif agenda.phase:
            if not run_phase(table, state, events):
                return
        else:
            return


def _run_unasked(table: Table, state: State, task: AnyTask, events: Events) -> bool:
    """Run the current task if its answer is forced; whether it ran."""
    if isinstance(task, Resolve) and isinstance(task.effect, UNASKED):
        state.agenda.now.pop()
        run(table, state, task, None, events)
        return True
    if kind_of(task):
        if has_several_places(table, state, task):
            return False
        answers = answers_to(table, state, task)
        if len(answers.options) > 1 or any(pick.items and pick.high for pick in answers.picks):
            return False
        state.agenda.now.pop()
        forced = answers.options[0] if answers.options else None
        if forced is None and answers.picks:
            forced = answers.picks[0].stem
        run(table, state, task, forced, events)
        return True
    state.agenda.now.pop()
    run(table, state, task, None, events)
    return True


def end_turn(table: Table, state: State, events: Events) -> None:
    """Play goes on clockwise to the next seat that has not passed, or the action phase ends."""
    turn = state.agenda.turn.pop(0)
    for seat in (*table.order_from(turn.seat)[1:], turn.seat):
        if not state.players[seat].passed:
            state.agenda.turn.append(Turn(seat, 0))
            if events is not None:
                events.append(Event("turn", seat, "turn"))
            return
