"""Where the order of effects matters in a mission beyond what the base game knows (rule book: Suggestions).

Glaciers melt or do not as oceans are laid before or after, Population needs tiles, and amounts that count something on
the map depend on what else changes there.
"""

from mars_desktop.games.legacy import melting
from mars_desktop.games.legacy.state import LegacyState
from mars_desktop.games.terraforming import vocabulary as v
from mars_desktop.games.terraforming.amounts import counted_by
from mars_desktop.games.terraforming.order import effects_of
from mars_desktop.games.terraforming.placement import places_for
from mars_desktop.games.terraforming.resources import TEMPERATURE
from mars_desktop.games.terraforming.state import AnyTask, Resolve
from mars_desktop.games.terraforming.table import Table

Effects = tuple[v.AnyEffect, ...]


def order_matters(state: LegacyState, a: Effects, b: Effects) -> bool:
    """Whether two lots of effects may influence each other."""
    for first, second in ((a, b), (b, a)):
        if _has(first, v.Melt) and (_has(second, v.Place) or _has(second, v.Freeze)):
            return True
        if _has(first, v.Populate) and _has(second, v.Place):
            return True
        if _has(first, v.Raise) and (_has(second, v.Place) or _has(second, v.Freeze)):
            return True
        if _changes_an_amount(state, first, second):
            return True
    return False


def must_be_ordered(table: Table, state: LegacyState, task: AnyTask) -> bool:
    """Whether an effect that may run at any time elsewhere may not do so now.

    Temperature that is about to pass the melting point, while an ocean is still to be laid; and amounts that count
    what another effect is about to change.
    """
    effects = effects_of(task)
    effect = effects[0] if len(effects) == 1 else None
    if isinstance(effect, v.Raise) and effect.temperature:
        return _passes_melting_point(table, state, effect.temperature) and any(
            isinstance(other, Resolve)
            and isinstance(other.effect, v.Place)
            and other.effect.tile == "ocean"
            and bool(places_for(table, state, other.seat, other.effect))
            for other in state.agenda.pool
        )
    return any(
        _changes_an_amount(state, effects_of(other), effects) for other in state.agenda.pool if other is not task
    )


def _passes_melting_point(table: Table, state: LegacyState, steps: int) -> bool:
    now = state.parameters[TEMPERATURE]
    return now < melting.melts_from(table) <= now + steps * table.map.tracks[TEMPERATURE].step


def _changes_an_amount(state: LegacyState, changing: Effects, counting: Effects) -> bool:
    """Whether something that the amounts of the second lot count is changed by the first."""
    return any(_changes(state, changing, measure) for effect in counting for measure in counted_by(effect))


def _changes(state: LegacyState, effects: Effects, measure: v.AnyMeasure) -> bool:
    sides = (_has(effects, v.Melt) and bool(melting.glaciers(state))) or (
        _has(effects, v.Freeze) and bool(melting.water(state))
    )
    match measure:
        case v.Tiles():
            words = {measure.tile, measure.next_to, measure.not_next_to}
            peopled = measure.populated or "population" in words
            return (
                _has(effects, v.Place)
                or (sides and not words.isdisjoint(("glacier", "water")))
                or (peopled and _has(effects, v.Populate))
            )
        case v.Connected():
            return _has(effects, v.Place)
        case v.Population():
            return _has(effects, v.Populate)
        case v.Melts():
            return _has(effects, v.Melt) and bool(melting.glaciers(state))
        case _:
            return False


def _has(effects: Effects, kind: type[v.AnyEffect]) -> bool:
    return any(isinstance(effect, kind) for effect in effects)
