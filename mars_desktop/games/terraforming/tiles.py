"""Putting tiles and markers on the map, and everything that follows at once."""

from mars_desktop.engine.event import Event
from mars_desktop.games.terraforming import vocabulary as v
from mars_desktop.games.terraforming.changes import Events, gain, produce, raise_parameter
from mars_desktop.games.terraforming.placement import FEES, adjacent_oceans
from mars_desktop.games.terraforming.resources import (
    ALL_RESOURCES,
    HEAT,
    MC,
    OCEANS,
    OXYGEN,
    PLANTS,
    STEEL,
    TITANIUM,
    WORKERS,
)
from mars_desktop.games.terraforming.state import NO_CARD, NOBODY, TILE_INDEX, Resolve, Sequence, State
from mars_desktop.games.terraforming.table import Table
from mars_desktop.games.terraforming.triggers import fire_place

_BONUS_RESOURCE = {"plant": PLANTS, "steel": STEEL, "titanium": TITANIUM, "heat": HEAT, "worker": WORKERS}
_BOUGHT_BONUS: dict[str, v.AnyEffect] = {
    "ocean-for-6-mc": v.Place(tile="ocean"),
    "temperature-for-3-mc": v.Raise(temperature=1),
    "temperature-for-4-mc": v.Raise(temperature=1),
}


def place_tile(
    table: Table, state: State, seat: int, tile: v.Tile, place: int, cause: str, card: int, events: Events
) -> None:
    """Lay a tile: its parameter, bonus and ocean money go to the placer (ruling 13), triggers follow."""
    state.tile[place] = TILE_INDEX[tile]
    state.owner[place] = NOBODY if tile == "ocean" else seat
    state.tile_card[place] = card
    state.claim[place] = NOBODY
    if events is not None:
        events.append(Event("tile", seat, cause, (tile, table.map.places[place])))
    table.laid(state, tile, place)
    if tile == "ocean":
        raise_parameter(table, state, seat, OCEANS, 1, cause, events)
    elif tile == "greenery":
        raise_parameter(table, state, seat, OXYGEN, 1, cause, events)
    _collect_bonus(table, state, seat, place, events)
    oceans = adjacent_oceans(table, state, place)
    gain(state, seat, MC, oceans * table.numbers.ocean_adjacency_mc, "ocean-adjacency", events)
    table.placed(state, seat, tile, place, events)
    fire_place(table, state, seat, tile, place)


def _collect_bonus(table: Table, state: State, seat: int, place: int, events: Events) -> None:
    bonus = table.map.bonus[place]
    for name, resource in _BONUS_RESOURCE.items():
        gain(state, seat, resource, bonus.count(name), "placement-bonus", events)
    cards = bonus.count("card")
    if cards:
        state.agenda.pool.append(Resolve(seat, v.Draw(look=cards), "placement-bonus"))
    for name in bonus:
        if name in FEES:
            effects = (v.Pay(mc=FEES[name]), _BOUGHT_BONUS[name])
            state.agenda.pool.append(Sequence(seat, effects, "placement-bonus"))


def produce_bonus(
    table: Table, state: State, seat: int, place: int, metal: int, card: int, cause: str, events: Events
) -> None:
    """One production step of the metal printed on the hex, remembered for copies of the card (ruling 83)."""
    produce(table, state, seat, metal, 1, cause, events)
    if card != NO_CARD:
        state.players[seat].mined[card] = metal


def claim_place(table: Table, state: State, seat: int, place: int, cause: str, events: Events) -> None:
    """Put a marker on a hex: no tile, no bonus, no trigger (ruling 32)."""
    state.claim[place] = seat
    if events is not None:
        events.append(Event("claim", seat, cause, (table.map.places[place],)))


def metal_names(table: Table, place: int) -> tuple[str, ...]:
    """Metals printed on a place."""
    return tuple(ALL_RESOURCES[metal] for metal in table.map.metal[place])
