"""Where tiles may go (rule book: Tiles; rulings 13 to 33)."""

from collections.abc import Iterator
from typing import Final

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


_NEIGHBOURS: Final = {"city": CITY, "greenery": GREENERY, "ocean": OCEAN}
"""Neighbours that are told by the kind of their tile alone."""


def default_where(table: Table, tile: v.Tile) -> v.Where:
    """Where a tile of that kind goes unless its card says otherwise."""
    where = table.numbers.where
    return {"ocean": where.ocean, "greenery": where.greenery, "city": where.city, "special": where.special}[tile]


def fee(table: Table, place: int) -> int:
    """M€ that placing a tile there costs by what is printed on the hex."""
    return sum(FEES.get(bonus, 0) for bonus in table.map.bonus[place])


def _fits(table: Table, state: State, seat: int, place: int, rule: v.Adjacent) -> bool:
    near = table.map.adjacent[place]
    kind = _NEIGHBOURS.get(rule.of)
    # asked for hundreds of places at a time: one plain loop for each sort of neighbour
    if kind is not None:
        tiles, count = state.tile, 0
        for other in near:
            if tiles[other] == kind:
                count += 1
    elif rule.of == "own-tile":
        owner, count = state.owner, 0
        for other in near:
            if owner[other] == seat:
                count += 1
    elif rule.of == "tile":
        count = sum(state.tile[other] != NO_TILE for other in near)
    else:
        count = sum(table.shows(state, seat, other, rule.of) for other in near)
    return count >= rule.min and (rule.max is None or count <= rule.max)


def _area(table: Table, where: v.Where) -> tuple[int, ...]:
    board = table.map
    if where.area == "ocean":
        return board.ocean_areas
    return board.volcanic if where.area == "volcanic" and board.has_volcanic else board.land


def _allowed(
    table: Table, state: State, seat: int, where: v.Where, tile: v.Tile | None, money: int | None
) -> Iterator[int]:
    """Places that obey every compulsory rule, in map order; a claim marker (``tile`` None) wants an unmarked hex."""
    tiles, claims, bonus = state.tile, state.claim, table.map.bonus
    rules = [rule for rule in where.adjacent if not rule.if_possible]
    own = NOBODY if tile is None else seat
    for place in _area(table, where):
        if tiles[place] != NO_TILE or (claims[place] != NOBODY and claims[place] != own):
            continue
        if where.bonus and not any(name in where.bonus for name in bonus[place]):
            continue
        for rule in rules:
            if not _fits(table, state, seat, place, rule):
                break
        else:
            if tile is None or place not in table.fees or _pays_fee(table, state, seat, place, tile, money):
                yield place


def _slot(table: Table, where: v.Where, tile: v.Tile | None) -> tuple[int | None, v.Where]:
    """The reserved place a tile goes to, or the rule of its kind on a map without that place."""
    if where.slot is None:
        return None, where
    slot = table.map.slot.get(where.slot)
    return (slot, where) if slot is not None else (None, default_where(table, tile or "special"))


def legal_places(
    table: Table, state: State, seat: int, where: v.Where, tile: v.Tile | None, money: int | None = None
) -> list[int]:
    """Places allowed for a tile, or for a claim marker (``tile`` None), in map order.

    ``money``: M€ the seat will have, to leave out hexes whose printed fee it could not pay.
    """
    slot, where = _slot(table, where, tile)
    if slot is not None:
        # a reserved place is open to its own card only, whatever lies beside it (ruling 19)
        return [slot] if state.tile[slot] == NO_TILE else []
    places = list(_allowed(table, state, seat, where, tile, money))
    for rule in where.adjacent:
        if rule.if_possible:
            preferred = [place for place in places if _fits(table, state, seat, place, rule)]
            places = preferred or places
    return places


def has_place(
    table: Table, state: State, seat: int, where: v.Where, tile: v.Tile | None, money: int | None = None
) -> bool:
    """Whether :func:`legal_places` would find any; stops at the first."""
    slot, where = _slot(table, where, tile)
    if slot is not None:
        return state.tile[slot] == NO_TILE
    return next(_allowed(table, state, seat, where, tile, money), None) is not None


def _pays_fee(table: Table, state: State, seat: int, place: int, tile: v.Tile, money: int | None) -> bool:
    player = state.players[seat]
    if money is None:
        money = player.stock[MC] + player.stock[HEAT] * player.heat_as_mc
    # the placer may take the money that the tile itself brings before paying (TM-020)
    return money + own_placement_money(table, state, seat, place, tile) >= fee(table, place)


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
    where = effect.where if effect.where is not None else default_where(table, effect.tile)
    if has_place(table, state, seat, where, effect.tile, money):
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
    stated = effect.where if effect.where is not None else default_where(table, tile or "special")
    _, where = _slot(table, stated, tile)
    if board.kind[place] == CITY_SLOT:
        return Reason.of("place-reserved-for-city")
    if place in board.ocean_areas and where.area != "ocean":
        return Reason.of("place-reserved-for-ocean")
    if where.area == "ocean" and place not in board.ocean_areas:
        return Reason.of("place-needs-ocean-area")
    if where.area == "volcanic" and place not in _area(table, where):
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
