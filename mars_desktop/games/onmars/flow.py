"""The one loop that moves a game on up to the next question; rounds and their phases (3, 15, 16)."""

from typing import Final

from mars_desktop.engine.choice import Choice
from mars_desktop.games.onmars import opponent, turn
from mars_desktop.games.onmars.changes import take_pending, tell
from mars_desktop.games.onmars.opponent_actions import develop_lent
from mars_desktop.games.onmars.questions import ASKED
from mars_desktop.games.onmars.state import State
from mars_desktop.games.onmars.status import is_due
from mars_desktop.games.onmars.table import Events, Table
from mars_desktop.games.onmars.tasks import (
    AnyTask,
    Bring,
    ChooseShelter,
    ChooseSide,
    ChooseSpace,
    ChooseSupport,
    CloseTurn,
    LayDown,
    Oppose,
    Phase,
    Ride,
    Settle,
    Turn,
)
from mars_desktop.games.onmars.travel import move_shuttle, set_shuttle

MOST_IDLE_ROUNDS: Final = 30
"""The rules know no end for a game in which nothing that ends it can move any more: after so many rounds it is over."""


def advance(table: Table, state: State, events: Events) -> None:
    """Run tasks up to the next decision or the end of the game."""
    agenda = state.agenda
    while True:
        if agenda.now:
            if not _run_unasked(table, state, events):
                return
        elif agenda.turn:
            current = turn.current_turn(state)
            if not turn.is_closed(table, state, current):
                return
            end_turn(table, state, events)
        elif agenda.phase:
            _run_phase(table, state, agenda.phase.pop(0), events)
        else:
            return


def _run_unasked(table: Table, state: State, events: Events) -> bool:
    """Run the current task if it asks nothing or has one answer; whether it ran."""
    task = state.agenda.now[-1]
    if task.seat == table.opponent and _opposed(table, state, task, events):
        return True
    ask = ASKED[type(task)]
    answer = None
    if ask.answers is not None:
        answers = iter(ask.answers(table, state, task))
        answer = next(answers, None)
        other = next(answers, None)
        if other is not None and task.seat == table.opponent:
            answer = state.rng.pick([*ask.answers(table, state, task)])
        elif other is not None:
            return False
        elif answer is not None and ask.payment is not None:
            payment = ask.payment(table, state, task, answer)
            if payment is not None and len(payment.mixes()) > 1:
                return False
    state.agenda.now.pop()
    ask.run(table, state, task, answer, events)
    return True


def _opposed(table: Table, state: State, task: AnyTask, events: Events) -> bool:
    """Carry out a task of the solo opponent that he does in a way of his own; whether it was one."""
    match task:
        case Bring(effect=effect, cause=cause):
            state.agenda.now.pop()
            opponent.bring(table, state, effect, cause, events)
        case ChooseSupport():
            state.agenda.now.pop()
            opponent.support(table, state, events)
        case Ride(free=free):
            state.agenda.now.pop()
            opponent.ride(table, state, events, free=free)
        case ChooseSpace():
            state.agenda.now.pop()
            opponent.choose_space(table, state, table.content.first_colonists.spaces, events)
        case Settle(tech=tech, cause=cause):
            state.agenda.now.pop()
            develop_lent(table, state, tech, cause, events)
        case Oppose():
            state.agenda.now.pop()
            opponent.take_turn(table, state, events)
        case _:
            return False
    return True


def run(table: Table, state: State, choice: Choice, events: Events) -> None:
    """Carry out an answer to the current question."""
    if state.agenda.now:
        task = state.agenda.now[-1]
        if choice.verb in turn.FREE:
            turn.act(table, state, choice, events)
            return
        state.agenda.now.pop()
        ASKED[type(task)].run(table, state, task, choice, events)
    elif choice.verb == "end":
        end_turn(table, state, events)
    else:
        turn.act(table, state, choice, events)


def end_turn(table: Table, state: State, events: Events) -> None:
    """The end of a turn: what waited for it, then the marker is laid down (4.6)."""
    current = state.agenda.turn.pop(0)
    state.agenda.now.append(LayDown(current.seat))
    if state.closing or is_due(table, state):
        state.agenda.now.append(CloseTurn(current.seat))


def _run_phase(table: Table, state: State, phase: AnyTask, events: Events) -> None:
    match phase:
        case Phase(name="start"):
            _start(table, state, events)
        case Phase(name="spaces"):
            _choose_first_spaces(table, state, events)
        case Phase(name="shuttle-side"):
            _choose_shuttle_side(table, state, events)
        case Phase(name="colonization"):
            _next_turn(table, state, events)
        case _:
            _shuttle_phase(table, state, events)


def _start(table: Table, state: State, events: Events) -> None:
    """Shelters are placed in player order, then spaces are chosen in the same order (2.2.4, 2.3.1)."""
    state.agenda.push_now([ChooseShelter(seat, "setup") for seat in table.clockwise_from(state.first)])
    state.agenda.phase.append(Phase(-1, "", "spaces"))


def _choose_first_spaces(table: Table, state: State, events: Events) -> None:
    if table.first_colonists:
        # The tiles of the variant say the spaces (19.1).
        spaces = state.rng.shuffled(table.content.first_colonists.spaces)
        benefits: list[AnyTask] = []
        for seat in table.clockwise_from(state.first):
            state.players[seat].space = spaces[seat]
            tell(events, "space", seat, "setup", spaces[seat], reveals=True)
            effect = table.content.turn_order[spaces[seat] - 1].effect
            if effect is not None:
                benefits.append(Bring(seat, f"space-{spaces[seat]}", effect))
        state.agenda.push_now(benefits)
    else:
        # The solo opponent's space comes first (18.2).
        order = [1, 0] if table.solo else table.clockwise_from(state.first)
        state.agenda.push_now([ChooseSpace(seat, "setup") for seat in order])
    state.agenda.phase.append(Phase(-1, "", "shuttle-side"))


def _choose_shuttle_side(table: Table, state: State, events: Events) -> None:
    if table.solo:
        set_shuttle(state, table.opponent, 0 if state.players[table.opponent].space <= 4 else 1, events)
    else:
        last = max(range(table.players), key=lambda seat: state.players[seat].space)
        state.agenda.now.append(ChooseSide(last, "setup"))
    tell(events, "round", -1, "round", state.round)
    state.agenda.phase.append(Phase(-1, "", "colonization"))


def _next_turn(table: Table, state: State, events: Events) -> None:
    """The first marker that still stands acts; when all lie, the phase is over (3.2, 3.4)."""
    standing = [seat for seat, player in enumerate(state.players) if not player.down]
    if not standing:
        _end_colonization(table, state, events)
        return
    seat = min(standing, key=lambda s: state.players[s].space)
    state.agenda.phase.append(Phase(-1, "", "colonization"))
    player = state.players[seat]
    player.gained = player.fresh = player.steps_taken = 0
    player.task_done = False
    tell(events, "turn", seat, "turn", player.space)
    take_pending(table, state, seat, events)
    if seat == table.opponent:
        state.agenda.push_now([Oppose(seat, "turn"), CloseTurn(seat), LayDown(seat)])
    else:
        state.agenda.turn.append(Turn(seat))


def _end_colonization(table: Table, state: State, events: Events) -> None:
    """The end of the game is checked; in its last round no Shuttle phase follows (16.1)."""
    if state.ending == 1:
        state.ending = 2
    elif not state.ending and (not state.remaining or state.idle_rounds >= MOST_IDLE_ROUNDS):
        state.ending = 2 if table.space_oddity else 1
        tell(events, "end-triggered", -1, "idle" if state.remaining else "end")
        if not table.space_oddity:
            state.agenda.phase.append(Phase(-1, "", "shuttle"))
            return
    if state.ending == 2:
        state.over = True
        tell(events, "game-over", -1, "end")
        return
    state.agenda.phase.append(Phase(-1, "", "shuttle"))


def _shuttle_phase(table: Table, state: State, events: Events) -> None:
    """The Shuttle goes first, then in turn order everybody travels or stays (15.1, 15.2)."""
    left = state.shuttle_side
    crossed = move_shuttle(table, state, events)
    order = sorted(range(table.players), key=lambda seat: state.players[seat].space)
    rides = []
    for seat in order:
        side = 0 if state.players[seat].space <= 4 else 1
        rides.append(Ride(seat, "shuttle", crossed and side == left))
    state.round += 1
    state.idle_rounds += 1
    state.agenda.push_now(list(rides))
    tell(events, "round", -1, "round", state.round)
    state.agenda.phase.append(Phase(-1, "", "colonization"))
