"""The order of effects: the active player chooses it, and is asked where it can matter.

Rule book, Suggestions: several effects triggered at the same time are ordered by the
active player, other players' effects included. Gains, ratings, parameter steps and
the like commute, so they run by themselves; losses wait for the gains that make them
possible. What remains is asked for when two effects could influence each other.
"""

from collections.abc import Iterator

from mars_desktop.engine.choice import Choice
from mars_desktop.games.terraforming import vocabulary as v
from mars_desktop.games.terraforming.amounts import counted_by, value
from mars_desktop.games.terraforming.costs import purse
from mars_desktop.games.terraforming.placement import unplaceable
from mars_desktop.games.terraforming.possible import reduction_targets
from mars_desktop.games.terraforming.resources import ALL_RESOURCES, MC, RESOURCE_INDEX
from mars_desktop.games.terraforming.state import AnyTask, Resolve, Sequence, State
from mars_desktop.games.terraforming.table import Table

_INTERACTIVE = (
    v.Place,
    v.Claim,
    v.Remove,
    v.Reduce,
    v.Choose,
    v.CopyProduction,
    v.Populate,
    v.Melt,
    v.Freeze,
    v.Save,
    v.Refresh,
)


def effects_of(task: AnyTask) -> tuple[v.AnyEffect, ...]:
    """The effects a waiting task stands for."""
    if isinstance(task, Resolve):
        return (task.effect,)
    return task.effects if isinstance(task, Sequence) else ()


def _inner(effects: tuple[v.AnyEffect, ...]) -> Iterator[v.AnyEffect]:
    """The effects and everything inside their branches."""
    for effect in effects:
        yield effect
        if isinstance(effect, v.Choose):
            for branch in effect.branches:
                yield from _inner(branch)


def is_ready(table: Table, state: State, task: AnyTask) -> bool:
    """Whether the task can be carried out now, or should wait for others that make it possible."""
    effects = effects_of(task)
    if not effects:
        return True
    effect = effects[0]
    player = state.players[task.seat]
    if any(isinstance(m, v.Tiles | v.Population) and m.adjacent for m in counted_by(effect)):
        return not _waits_for_its_tile(state, task)
    match effect:
        case v.Produce():
            card = task.card if isinstance(task, Resolve | Sequence) else -1
            for r, name in enumerate(ALL_RESOURCES):
                amount = getattr(effect, name)
                if amount and amount not in ("x", "-x"):
                    steps = value(table, state, task.seat, amount, card)
                    if player.production[r] + steps < table.floors[r]:
                        return False
            return True
        case v.Pay():
            for r, name in enumerate(ALL_RESOURCES):
                need = getattr(effect, name)
                if isinstance(need, int) and need > (purse(player) if r == MC else player.stock[r] if need else 0):
                    return False
            return effect.cards <= len(player.hand)
        case v.Reduce():
            return bool(reduction_targets(table, state, task.seat, effect))
        case v.Place():
            return unplaceable(table, state, task.seat, effect) is None
        case v.Populate():
            return table.refuse_population(state, task.seat, effect, ()) is None
        case v.Remove(source="adjacent-owner"):
            return not _waits_for_its_tile(state, task)
        case _:
            return True


def _waits_for_its_tile(state: State, task: AnyTask) -> bool:
    """Whether the tile that the same card places, and beside which the effect looks, is still to be placed."""
    return isinstance(task, Resolve) and any(
        isinstance(other, Resolve) and isinstance(other.effect, v.Place) and other.card == task.card
        for other in state.agenda.pool
    )


def _asks(task: AnyTask) -> bool:
    """Whether carrying it out may involve a decision."""
    for effect in effects_of(task):
        if isinstance(effect, _INTERACTIVE):
            return True
        if isinstance(effect, v.Add) and effect.to == "other":
            return True
        if isinstance(effect, v.Draw):
            return True
        if isinstance(effect, v.Pay) and effect.cards:
            return True
        if isinstance(effect, v.Produce) and effect.heat == "-x":
            return True
    return False


def _may(task: AnyTask, kind: type[v.AnyEffect] | tuple[type[v.AnyEffect], ...]) -> bool:
    return any(isinstance(effect, kind) for effect in _inner(effects_of(task)))


def _discards(task: AnyTask) -> bool:
    return any(isinstance(effect, v.Pay) and effect.cards for effect in _inner(effects_of(task)))


def _feeds(table: Table, state: State, placing: AnyTask, removing: AnyTask) -> bool:
    """Whether placing the tile may give somebody what the other effect would remove (ruling 66)."""
    tiles = {effect.tile for effect in _inner(effects_of(placing)) if isinstance(effect, v.Place)}
    wanted = {effect.resource for effect in _inner(effects_of(removing)) if isinstance(effect, v.Remove)}
    return any(
        isinstance(given, v.Gain) and any(getattr(given, name) for name in wanted if name in RESOURCE_INDEX)
        for player in state.players
        for index in player.watching
        for trigger in table.cards[index].on_place
        if trigger.tile == "any" or trigger.tile in tiles
        for given in trigger.do
    )


def _order_matters(table: Table, state: State, a: AnyTask, b: AnyTask) -> bool:
    if effects_of(a) == effects_of(b) and a.seat == b.seat:
        return False
    if _may(a, v.Place) and _may(b, v.Place):
        return True
    if table.order_matters(state, effects_of(a), effects_of(b)):
        return True
    for first, second in ((a, b), (b, a)):
        if _may(first, v.Place) and _may(second, v.Remove) and _feeds(table, state, first, second):
            return True
        if _may(first, v.Draw) and _discards(second):
            return True
        if _may(first, v.Draw) and _may(first, v.Choose) and _asks(second) and not _may(second, v.Draw):
            return True
    return False


def next_in_pool(table: Table, state: State) -> int | None:
    """The position of the effect that runs next by itself; None when the player must choose."""
    pool = state.agenda.pool
    if len(pool) == 1:
        return 0
    if table.always_order:
        return None if len(orderable(table, state)) > 1 else _first_ready(table, state)
    asking: list[int] = []
    for i, task in enumerate(pool):
        if _asks(task) or table.must_be_ordered(state, task):
            asking.append(i)
        elif is_ready(table, state, task):
            return i
    ready = [i for i in asking if is_ready(table, state, pool[i])]
    for n, i in enumerate(ready):
        if any(_order_matters(table, state, pool[i], pool[j]) for j in ready[n + 1 :]):
            return None
    if not ready:
        return 0
    # seeing cards first is never worse where nothing is discarded
    return next((i for i in ready if isinstance(effects_of(pool[i])[0], v.Draw)), ready[0])


def _first_ready(table: Table, state: State) -> int:
    return next((i for i, task in enumerate(state.agenda.pool) if is_ready(table, state, task)), 0)


def _label(task: AnyTask) -> tuple[str, str]:
    effects = effects_of(task)
    verb = str(type(effects[0]).__struct_config__.tag) if effects else "task"
    cause = task.cause if isinstance(task, Resolve | Sequence) else "table"
    return cause, verb


def orderable(table: Table, state: State) -> list[tuple[Choice, int]]:
    """The effects among which the active player may choose the next, with their positions in the pool.

    Equal effects appear once; different ones of the same cause and verb are numbered.
    """
    pool = state.agenda.pool
    seat = active_seat(state)
    seen: list[AnyTask] = []
    used: dict[tuple[str, str], int] = {}
    result: list[tuple[Choice, int]] = []
    for i, task in enumerate(pool):
        if task in seen or not is_ready(table, state, task):
            continue
        if not table.always_order and not _asks(task) and not table.must_be_ordered(state, task):
            continue
        seen.append(task)
        label = _label(task)
        used[label] = used.get(label, 0) + 1
        words = label if used[label] == 1 else (*label, str(used[label]))
        result.append((Choice(seat, "resolve", words), i))
    return result


def active_seat(state: State) -> int:
    """Whose turn it is: the seat that orders effects."""
    agenda = state.agenda
    for task in (*agenda.turn, *agenda.phase):
        return task.seat
    return state.first
