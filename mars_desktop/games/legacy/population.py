"""Population: where there is room for it, placing it, and counting it (rule book: Tiles & Population; decision 21)."""

from collections.abc import Sequence

from mars_desktop.engine.event import Event
from mars_desktop.engine.reason import Reason
from mars_desktop.games.legacy.mission_numbers import numbers_of
from mars_desktop.games.legacy.pack_format import LegacyNumbers
from mars_desktop.games.legacy.state import CITY_ROOM, SPECIAL_ROOM, LegacyPlayer, LegacyState
from mars_desktop.games.terraforming import vocabulary as v
from mars_desktop.games.terraforming.amounts import is_whose, value
from mars_desktop.games.terraforming.changes import Events, rate
from mars_desktop.games.terraforming.state import CITY, SPECIAL, TILES
from mars_desktop.games.terraforming.table import Table
from mars_desktop.games.terraforming.triggers import triggered


def room_on(numbers: LegacyNumbers, player: LegacyPlayer, tile: str) -> int:
    """How many Populations a tile of that kind holds for its owner."""
    if tile == "city":
        return numbers.population_room["city"] + player.capacity[CITY_ROOM]
    return numbers.population_room["special"] + player.capacity[SPECIAL_ROOM] if tile == "special" else 0


def free_places(numbers: LegacyNumbers, state: LegacyState, seat: int) -> list[int]:
    """Own places, on the map and off it, with room for one Population more."""
    player = state.players[seat]
    return [
        place
        for place, tile in enumerate(state.tile)
        if tile in (CITY, SPECIAL)
        and state.owner[place] == seat
        and state.people[place] < room_on(numbers, player, TILES[tile])
    ]


def refuse(
    table: Table,
    numbers: LegacyNumbers,
    state: LegacyState,
    seat: int,
    effect: v.Populate,
    effects: Sequence[v.AnyEffect],
) -> Reason | None:
    """Why so much Population cannot be placed; tiles that earlier entries of the list make count (decision 25).

    Population that earlier entries place takes room as well.
    """
    player = state.players[seat]
    need = value(table, state, seat, effect.amount)
    have = sum(
        room_on(numbers, player, TILES[state.tile[place]]) - state.people[place]
        for place in free_places(numbers, state, seat)
    )
    for earlier in effects:
        if earlier is effect:
            break
        if isinstance(earlier, v.Place):
            have += room_on(numbers, player, earlier.tile)
        elif isinstance(earlier, v.Populate):
            need += value(table, state, seat, earlier.amount)
    return Reason.of("no-room-for-population", need=need, have=have) if have < need else None


def place_population(table: Table, state: LegacyState, seat: int, place: int, cause: str, events: Events) -> None:
    """One Population onto a tile: rating for its owner, then whatever rewards it."""
    numbers = numbers_of(table)
    state.people[place] += 1
    tile = TILES[state.tile[place]]
    if events is not None:
        events.append(Event("population", seat, cause, (tile, table.map.places[place], state.people[place])))
    rate(state, seat, numbers.population_tr, cause, events)
    for other in table.order_from(seat):
        for index in state.players[other].watching:
            watcher = table.cards[index]
            for trigger in watcher.triggers:
                if (
                    isinstance(trigger, v.OnPopulation)
                    and (trigger.by == "anyone" or other == seat)
                    and trigger.tile in (None, tile)
                ):
                    state.agenda.pool.append(triggered(other, trigger.do, watcher))


def count(table: Table, state: LegacyState, seat: int, measure: v.Population, card: int) -> int:
    """Population that fits the measure, at this moment."""
    hexes = table.map.hexes
    if measure.adjacent:
        places = {
            near
            for place, owner_card in enumerate(state.tile_card)
            if owner_card == card
            for near in table.map.adjacent[place]
        }
        return sum(state.people[place] for place in places)
    return sum(
        people
        for place, people in enumerate(state.people)
        if people
        and is_whose(state.owner[place], seat, measure.whose)
        and (
            measure.on is None or (measure.on == "off-map" and place >= hexes) or measure.on == TILES[state.tile[place]]
        )
    )
