"""Glaciers: melting, freezing, and parameters that fall (rule book: Global Parameters; decisions 12, 24 and 25)."""

from mars_desktop.engine.event import Event
from mars_desktop.games.legacy.mission_numbers import numbers_of
from mars_desktop.games.legacy.pack_format import Temperature
from mars_desktop.games.legacy.state import LegacyState
from mars_desktop.games.terraforming import vocabulary as v
from mars_desktop.games.terraforming.changes import Events, gain
from mars_desktop.games.terraforming.resources import PARAMETERS, RESOURCE_INDEX, TEMPERATURE
from mars_desktop.games.terraforming.state import NO_TILE, OCEAN, Resolve
from mars_desktop.games.terraforming.table import Table
from mars_desktop.games.terraforming.triggers import triggered

MELT: v.Melt = v.Melt(1)


def melts_from(table: Table) -> int:
    """The temperature from which glaciers melt and oceans are placed as water."""
    track = table.map.tracks[TEMPERATURE]
    if not isinstance(track, Temperature):
        raise TypeError("this map knows no glaciers")
    return track.melts_from


def glaciers(state: LegacyState) -> list[int]:
    """Places of oceans on their glacier side."""
    return [place for place, tile in enumerate(state.tile) if tile == OCEAN and state.frozen[place]]


def water(state: LegacyState) -> list[int]:
    """Places of oceans on their water side."""
    return [place for place, tile in enumerate(state.tile) if tile == OCEAN and not state.frozen[place]]


def comes_as_glacier(table: Table, state: LegacyState) -> bool:
    """Whether an ocean that is placed now lies on its glacier side: below the melting temperature."""
    return state.parameters[TEMPERATURE] < melts_from(table)


def lay_side(table: Table, state: LegacyState, place: int) -> None:
    """A new ocean lies on the side of the temperature; on its water side that is no melting."""
    state.frozen[place] = int(comes_as_glacier(table, state))


def melt_by_steps(table: Table, state: LegacyState, seat: int, old: int, new: int) -> None:
    """Each step that ends at the melting temperature or above lets the active player melt one glacier."""
    step = table.map.tracks[TEMPERATURE].step
    for at in range(old + step, new + 1, step):
        if at >= melts_from(table):
            state.agenda.pool.append(Resolve(seat, MELT, "melting"))


def melt_by_lost_steps(state: LegacyState, seat: int, steps: int) -> None:
    """A step that is lost because temperature is complete melts as well."""
    state.agenda.pool.extend(Resolve(seat, MELT, "melting") for _ in range(steps))


def melt(table: Table, state: LegacyState, seat: int, place: int, cause: str, events: Events) -> None:
    """Turn a glacier to water: the melter and the owners of all tiles beside it gain, and triggers follow."""
    numbers = numbers_of(table)
    state.frozen[place] = 0
    state.players[seat].melts += 1
    if events is not None:
        events.append(Event("melt", seat, cause, (table.map.places[place],)))
    for resource, units in numbers.melter_gains.items():
        gain(state, seat, RESOURCE_INDEX[resource], units, "melting", events)
    owners = [state.owner[near] for near in table.map.adjacent[place] if state.tile[near] != NO_TILE]
    for owner in (other for other in owners if other >= 0):
        for resource, units in numbers.neighbours_gain.items():
            gain(state, owner, RESOURCE_INDEX[resource], units, "melting", events)
    for other in table.order_from(seat):
        for index in state.players[other].watching:
            watcher = table.cards[index]
            for trigger in watcher.triggers:
                if (
                    isinstance(trigger, v.OnMelt)
                    and (trigger.by == "anyone" or other == seat)
                    and (not trigger.own_tile_beside or other in owners)
                ):
                    state.agenda.pool.append(triggered(other, trigger.do, watcher))


def freeze(table: Table, state: LegacyState, seat: int, places: list[int], cause: str, events: Events) -> None:
    """Turn water sides to glacier; nothing else changes."""
    for place in places:
        state.frozen[place] = 1
        if events is not None:
            events.append(Event("freeze", seat, cause, (table.map.places[place],)))


def lower(table: Table, state: LegacyState, seat: int, parameter: int, steps: int, cause: str, events: Events) -> None:
    """Let a parameter fall, but never below its start and not once it is complete; nobody loses rating."""
    track = table.map.tracks[parameter]
    old = state.parameters[parameter]
    if old >= track.max:
        return
    new = max(track.start, old - steps * track.step)
    if new == old:
        return
    state.parameters[parameter] = new
    if events is not None:
        events.append(Event("parameter-lowered", seat, cause, (PARAMETERS[parameter], old, new)))
