"""Where tiles may go (rule book: Tiles; rulings 13 to 33)."""

from mars_desktop.engine.reason import Reason
from mars_desktop.games.terraforming import vocabulary as v
from mars_desktop.games.terraforming.amounts import tiles_left
from mars_desktop.games.terraforming.maps import CITY_SLOT
from mars_desktop.games.terraforming.resources import HEAT, MC
from mars_desktop.games.terraforming.state import CITY, GREENERY, NO_TILE, NOBODY, OCEAN, State
from mars_desktop.games.terraforming.table import Table
from mars_desktop.games.terraforming.tile_money import own_placement_money

FEES: dict[str, int] = {"ocean-for-6-mc": 6, "temperature-for-3-mc": 3, "temperature-for-4-mc": 4}
"""Printed bonuses that the placer must pay for, and their price in M€."""


def default_where(table: Table, tile: v.Tile) -> v.Where:
    """Where a tile of that kind goes unless its card says otherwise."""
    where = table.numbers.where
    return {"ocean": where.ocean, "greenery": where.greenery, "city": where.city, "special": where.special}[tile]


def fee(table: Table, place: int) -> int:
    """M€ that placing a tile there costs by what is printed on the hex."""
    return sum(FEES.get(bonus, 0) for bonus in table.map.bonus[place])


def _fits(table: Table, state: State, seat: int, place: int, rule: v.Adjacent) -> bool:
    near = table.map.adjacent[place]
    if rule.of == "own-tile":
        count = sum(state.tile[other] != NO_TILE and state.owner[other] == seat for other in near)
    elif rule.of == "tile":
        count = sum(state.tile[other] != NO_TILE for other in near)
    else:
        wanted = CITY if rule.of == "city" else GREENERY
        count = sum(state.tile[other] == wanted for other in near)
    return count >= rule.min and (rule.max is None or count <= rule.max)


def _free(state: State, seat: int, place: int) -> bool:
    return state.tile[place] == NO_TILE and state.claim[place] in (NOBODY, seat)


def legal_places(
    table: Table, state: State, seat: int, where: v.Where, tile: v.Tile | None, money: int | None = None
) -> list[int]:
    """Places allowed for a tile, or for a claim marker (``tile`` None), in map order.

    ``money``: M€ the seat will have, to leave out hexes whose printed fee it could not pay.
    """
    board = table.map
    if where.slot is not None:
        slot = board.slot.get(where.slot)
        if slot is not None:
            # a reserved place is open to its own card only, whatever lies beside it (ruling 19)
            return [slot] if state.tile[slot] == NO_TILE else []
        # on a map without that place the tile follows the default of its kind
        return legal_places(table, state, seat, default_where(table, tile or "special"), tile, money)
    if where.area == "ocean":
        area = board.ocean_areas
    elif where.area == "volcanic" and board.has_volcanic:
        area = board.volcanic
    else:
        area = board.land
    claiming = tile is None
    places = [
        place
        for place in area
        if (_free(state, seat, place) if not claiming else state.tile[place] == NO_TILE and state.claim[place] < 0)
        and (not where.bonus or any(bonus in where.bonus for bonus in board.bonus[place]))
        and all(_fits(table, state, seat, place, rule) for rule in where.adjacent if not rule.if_possible)
    ]
    if not claiming:
        places = [place for place in places if _pays_fee(table, state, seat, place, tile, money)]
    for rule in where.adjacent:
        if rule.if_possible:
            preferred = [place for place in places if _fits(table, state, seat, place, rule)]
            places = preferred or places
    return places


def _pays_fee(table: Table, state: State, seat: int, place: int, tile: v.Tile | None, money: int | None) -> bool:
    price = fee(table, place)
    if price == 0:
        return True
    player = state.players[seat]
    if money is None:
        money = player.stock[MC] + player.stock[HEAT] * player.heat_as_mc
    # the placer may take the money that the tile itself brings before paying (TM-020)
    return money + own_placement_money(table, state, seat, place, tile or "special") >= price


def places_for(table: Table, state: State, seat: int, effect: v.Place, money: int | None = None) -> list[int]:
    """Places allowed for the tile of an effect; none for an ocean when the stack is empty."""
    if effect.tile == "ocean" and tiles_left(table, state) == 0:
        return []
    where = effect.where if effect.where is not None else default_where(table, effect.tile)
    return legal_places(table, state, seat, where, effect.tile, money)


def unplaceable(table: Table, state: State, seat: int, effect: v.Place, money: int | None = None) -> Reason | None:
    """Why the tile cannot be placed at all. Oceans that ran out are skipped instead (ruling 8)."""
    if effect.tile == "ocean" and tiles_left(table, state) == 0:
        return None
    if places_for(table, state, seat, effect, money):
        return None
    return Reason.of("no-place", tile=effect.tile)


def refuse_place(table: Table, state: State, seat: int, effect: v.Place | v.Claim, place: int) -> Reason:
    """Why a tile or marker may not go to one place; asked only for places that are not legal."""
    board = table.map
    claim = isinstance(effect, v.Claim)
    if state.tile[place] != NO_TILE:
        return Reason.of("place-taken")
    if state.claim[place] not in (NOBODY, seat) or (claim and state.claim[place] != NOBODY):
        return Reason.of("place-claimed")
    tile: v.Tile | None = None if isinstance(effect, v.Claim) else effect.tile
    where = effect.where if effect.where is not None else default_where(table, tile or "special")
    if board.kind[place] == CITY_SLOT:
        return Reason.of("place-reserved-for-city")
    if place in board.ocean_areas and where.area != "ocean":
        return Reason.of("place-reserved-for-ocean")
    if where.area == "ocean" and place not in board.ocean_areas:
        return Reason.of("place-needs-ocean-area")
    if where.area == "volcanic" and place not in board.volcanic:
        return Reason.of("place-needs-volcanic")
    if where.bonus and not any(bonus in where.bonus for bonus in board.bonus[place]):
        return Reason.of("place-needs-bonus", bonus=" ".join(where.bonus))
    for rule in where.adjacent:
        if not _fits(table, state, seat, place, rule):
            key = "place-too-many-neighbours" if rule.max is not None else "place-needs-neighbours"
            return Reason.of(key, of=rule.of, min=rule.min, max=rule.max or 0)
    if fee(table, place):
        return Reason.of("place-costs", price=fee(table, place))
    return Reason.of("place-not-offered")


def adjacent_oceans(table: Table, state: State, place: int) -> int:
    """Ocean tiles beside a place."""
    return sum(state.tile[near] == OCEAN for near in table.map.adjacent[place])


