"""Setting up a solo game: two neutral cities, each with a greenery (rulings 99 and 100)."""

from mars_desktop.engine.event import Event
from mars_desktop.games.terraforming.changes import Events, discard, draw
from mars_desktop.games.terraforming.maps import LAND, VOLCANIC
from mars_desktop.games.terraforming.state import CITY, GREENERY, NEUTRAL, NO_TILE, State
from mars_desktop.games.terraforming.table import Table


def place_neutral_tiles(table: Table, state: State, events: Events) -> None:
    """Reveal four cards and place by their costs: city, its greenery, city, its greenery.

    The first city counts land hexes in reading order from the top left, the second
    backwards from the bottom right; a greenery counts clockwise around its city from
    the upper left. Illegal hexes are skipped; a cost of 0 counts as 1, and counting
    goes round again past the last hex. Nobody gets bonuses and oxygen stays.
    """
    reading = sorted(range(table.map.hexes), key=lambda i: (table.map.grid.cells[i][1], table.map.grid.cells[i][0]))
    for order in (reading, reading[::-1]):
        cities = [place for place in order if _city_fits(table, state, place)]
        city = _counted(cities, _reveal_cost(table, state, events))
        _put(table, state, CITY, city, events)
        beside = [near for near in table.map.adjacent[city] if _is_free_land(table, state, near)]
        _put(table, state, GREENERY, _counted(beside, _reveal_cost(table, state, events)), events)


def _reveal_cost(table: Table, state: State, events: Events) -> int:
    cards = draw(table, state, 1, events)
    discard(state, cards)
    card = table.cards[cards[0]]
    if events is not None:
        events.append(Event("reveal", -1, "solo", (card.id,), reveals=True))
    return card.cost


def _counted(places: list[int], cost: int) -> int:
    return places[(max(cost, 1) - 1) % len(places)]


def _is_free_land(table: Table, state: State, place: int) -> bool:
    return table.map.kind[place] in (LAND, VOLCANIC) and state.tile[place] == NO_TILE


def _city_fits(table: Table, state: State, place: int) -> bool:
    near = table.map.adjacent[place]
    return (
        _is_free_land(table, state, place)
        and all(state.tile[other] != CITY for other in near)
        and any(_is_free_land(table, state, other) for other in near)
    )


def _put(table: Table, state: State, tile: int, place: int, events: Events) -> None:
    state.tile[place] = tile
    state.owner[place] = NEUTRAL
    if events is not None:
        events.append(
            Event("neutral-tile", -1, "solo", ("city" if tile == CITY else "greenery", table.map.places[place]))
        )
