"""The end of a mission: last conversions round by round, saving, the shared goal (rule book: Game End; decision 19)."""

from mars_desktop.engine.choice import Choice
from mars_desktop.engine.decision import Answers
from mars_desktop.engine.event import Event
from mars_desktop.engine.reason import Reason
from mars_desktop.games.legacy import melting
from mars_desktop.games.legacy.mission_numbers import numbers_of
from mars_desktop.games.legacy.pack_format import SharedGoal
from mars_desktop.games.legacy.population import free_places
from mars_desktop.games.legacy.state import LegacyState
from mars_desktop.games.terraforming.actions import refuse_conversion
from mars_desktop.games.terraforming.amounts import measured
from mars_desktop.games.terraforming.changes import Events, discard
from mars_desktop.games.terraforming.effects import tasks_of
from mars_desktop.games.terraforming.phases import open_envelopes, seal_forced
from mars_desktop.games.terraforming.resources import TEMPERATURE, WORKERS
from mars_desktop.games.terraforming.state import Phase
from mars_desktop.games.terraforming.table import Table

CONVERSIONS = ("plants", "workers", "heat")


def refuse_workers(table: Table, state: LegacyState, seat: int) -> Reason | None:
    """Why workers cannot be converted into Population now."""
    player = state.players[seat]
    need, have = player.workers_per_population, player.stock[WORKERS]
    if have < need:
        return Reason.of("needs-stock", resource="workers", need=need, have=have)
    return None if free_places(numbers_of(table), state, seat) else Reason.of("no-room-for-population", need=1, have=0)


def refuse_last_conversion(table: Table, state: LegacyState, seat: int, resource: str) -> Reason | None:
    """Why a resource cannot be converted once the last production is done."""
    if resource == "workers":
        return refuse_workers(table, state, seat)
    reason = refuse_conversion(table, state, seat, resource)
    if reason is not None or resource == "plants":
        return reason
    complete = state.parameters[TEMPERATURE] >= table.map.goal(TEMPERATURE)
    return Reason.of("nothing-to-melt") if complete and not melting.glaciers(state) else None


def conversion_answers(table: Table, state: LegacyState, seat: int) -> Answers:
    """What the seat may convert now, or that it has done."""
    kinds = [kind for kind in CONVERSIONS if refuse_last_conversion(table, state, seat, kind) is None]
    return Answers((*(Choice(seat, "convert", (kind,)) for kind in kinds), Choice(seat, "done")))


def run_phase(
    table: Table, goal: SharedGoal | None, state: LegacyState, phase: Phase, events: Events, *, saving: bool
) -> bool:
    """Run a phase of the end if it needs no answer; whether it did."""
    agenda, seat = state.agenda, phase.seat
    match phase.name:
        case "conversion":
            if state.quiet >= table.seats:
                agenda.phase.pop(0)
                _after_conversions(table, state, events, saving=saving)
            elif len(conversion_answers(table, state, seat).options) > 1:
                return False
            else:
                stand_aside(table, state, seat)
        case "converted":
            agenda.phase[0] = Phase(_next_seat(table, seat), "conversion")
        case "goal":
            agenda.phase[0] = Phase(seat, "goal-reached")
            if goal is not None:
                _judge(table, goal, state, events)
        case "goal-reached":
            agenda.phase.pop(0)
        case _:
            return False
    return True


def stand_aside(table: Table, state: LegacyState, seat: int) -> None:
    """The seat converts nothing this time; it is asked again if another seat converts."""
    state.quiet += 1
    state.agenda.phase[0] = Phase(_next_seat(table, seat), "conversion")


def go_on(state: LegacyState, seat: int) -> None:
    """The seat has converted: once all that follows is done, the next seat may."""
    state.quiet = 0
    state.agenda.phase[0] = Phase(seat, "converted")


def _next_seat(table: Table, seat: int) -> int:
    return (seat + 1) % table.seats


def _after_conversions(table: Table, state: LegacyState, events: Events, *, saving: bool) -> None:
    """Hands are saved or discarded, then the shared goal is looked at."""
    state.agenda.phase.append(Phase(state.first, "goal"))
    if saving:
        state.agenda.phase.insert(0, Phase(state.first, "saving"))
        state.sealed = [None] * table.seats
        seal_forced(table, state)
        open_envelopes(table, state, events)
    else:
        for player in state.players:
            discard(state, player.hand)
            player.hand = []


def _judge(table: Table, goal: SharedGoal, state: LegacyState, events: Events) -> None:
    """Look at the shared goal of the mission; its outcome is carried out for every player."""
    need = goal.min_solo if table.solo and goal.min_solo else goal.min or goal.min_per_player * table.seats
    have = measured(table, state, state.first, goal.measure)
    met = have >= need
    cause = "goal"
    if events is not None:
        events.append(Event("goal", -1, cause, (int(met), have, need)))
    outcome = goal.success if met else goal.failure
    state.agenda.push_now([task for seat in table.order_from(state.first) for task in tasks_of(outcome, seat, cause)])


def score_points(state: LegacyState, seat: int, points: int, cause: str, events: Events) -> None:
    """Victory points by the goal of the mission."""
    state.players[seat].points += points
    if events is not None and points:
        events.append(Event("points", seat, cause, (points,)))
