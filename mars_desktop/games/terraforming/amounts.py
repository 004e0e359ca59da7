"""Counting: how many tags, tiles, cards or cubes there are, and amounts that depend on it."""

from collections.abc import Iterable
from typing import get_args

from mars_desktop.games.terraforming import vocabulary as v
from mars_desktop.games.terraforming.resources import ALL_RESOURCES, RESOURCE_INDEX, TAG_INDEX
from mars_desktop.games.terraforming.state import CITY, GREENERY, NO_CARD, NO_TILE, TILE_INDEX, State
from mars_desktop.games.terraforming.table import Table


def _seats(table: Table, seat: int, whose: v.Whose) -> Iterable[int]:
    if whose == "me":
        return (seat,)
    if whose == "all":
        return range(table.seats)
    return [other for other in range(table.seats) if other != seat]


def is_tile(table: Table, state: State, seat: int, place: int, tile: str) -> bool:
    """Whether a tile of that kind (or any) lies there, or what else a neighbour may be for that seat."""
    here = state.tile[place]
    if tile == "any":
        return here != NO_TILE
    index = TILE_INDEX.get(tile)
    return here == index if index is not None else table.shows(state, seat, place, tile)


_PLAIN = {tile: v.Tiles(tile) for tile in (*get_args(v.Tile), "any")}
"""Own tiles without any narrowing: the measure that is asked for most."""


def count_tiles(table: Table, state: State, seat: int, measure: v.Tiles, card: int = NO_CARD) -> int:
    """Tiles that fit the measure. Oceans belong to nobody; neutral tiles count for ``all`` only."""
    board = table.map
    if measure.adjacent:
        return sum(
            is_tile(table, state, seat, near, measure.tile)
            for place, owner_card in enumerate(state.tile_card)
            if owner_card == card
            for near in board.adjacent[place]
        )
    if measure == _PLAIN.get(measure.tile):
        own = [here for here, owner in zip(state.tile, state.owner, strict=True) if owner == seat]
        return len(own) if measure.tile == "any" else own.count(TILE_INDEX[measure.tile])
    return sum(
        is_tile(table, state, seat, place, measure.tile)
        and is_whose(state.owner[place], seat, measure.whose)
        and _lies_right(table, state, seat, place, measure)
        for place in range(len(state.tile))
    )


def is_whose(owner: int, seat: int, whose: v.Whose) -> bool:
    """Whether a tile of that owner is meant, as seen from a seat; neutral tiles are for ``all`` only."""
    if whose == "all":
        return True
    return owner == seat if whose == "me" else owner >= 0 and owner != seat


def _lies_right(table: Table, state: State, seat: int, place: int, measure: v.Tiles) -> bool:
    board = table.map
    near = board.adjacent[place]
    if measure.board == "mars" and place >= board.hexes:
        return False
    if measure.rows and board.row[place] not in measure.rows:
        return False
    if measure.edge and not board.on_edge(place):
        return False
    if measure.next_to and not any(is_tile(table, state, seat, other, measure.next_to) for other in near):
        return False
    if measure.not_next_to and any(is_tile(table, state, seat, other, measure.not_next_to) for other in near):
        return False
    if measure.populated and not table.shows(state, seat, place, "population"):
        return False
    if measure.bonus and not any(bonus in measure.bonus for bonus in board.bonus[place]):
        return False
    if measure.on_or_next_to is None:
        return True
    area = {"land": board.land, "ocean": board.ocean_areas, "volcanic": board.volcanic}[measure.on_or_next_to]
    return place in area or any(other in area for other in near)


def largest_group(table: Table, state: State, seat: int) -> int:
    """Size of the largest connected group of a seat's tiles on the map."""
    own = {place for place in range(table.map.hexes) if state.tile[place] != NO_TILE and state.owner[place] == seat}
    best = 0
    while own:
        group = [own.pop()]
        for place in group:
            near = [other for other in table.map.adjacent[place] if other in own]
            own.difference_update(near)
            group.extend(near)
        best = max(best, len(group))
    return best


def measured(table: Table, state: State, seat: int, measure: v.AnyMeasure, card: int = NO_CARD) -> int:
    """How many there are, for that seat; ``card`` is the card that asks."""
    player = state.players[seat]
    match measure:
        case v.Tags(tags=tags, whose=whose):
            return sum(state.players[s].tags[TAG_INDEX[tag]] for s in _seats(table, seat, whose) for tag in tags)
        case v.Tiles():
            return count_tiles(table, state, seat, measure, card)
        case v.Connected():
            return largest_group(table, state, seat)
        case v.Production(kinds=kinds):
            return sum(player.production[RESOURCE_INDEX[kind]] for kind in kinds)
        case v.BestProduction():
            return max(player.production)
        case v.RaisedProductions():
            start = table.starting_production()
            return sum(level > start for level in player.production)
        case v.Stock(kinds=kinds):
            return sum(player.stock[RESOURCE_INDEX[kind]] for kind in kinds)
        case v.Rating():
            return player.tr
        case v.Hand():
            return len(player.hand)
        case _:
            return _measured_on_cards(table, state, seat, measure, card)


def _measured_on_cards(table: Table, state: State, seat: int, measure: v.AnyMeasure, card: int) -> int:
    player, cards = state.players[seat], table.cards
    match measure:
        case v.Here():
            return player.resources.get(card, 0)
        case v.EventsPlayed(whose=whose):
            return sum(len(state.players[s].events) for s in _seats(table, seat, whose))
        case v.DistinctTags():
            return sum(n > 0 for n in player.tags)
        case v.Cards(kinds=kinds, min_cost=least):
            return sum(cards[c].kind in kinds and cards[c].cost >= least for c in (*player.played, *player.events))
        case v.CardsWithRequirements():
            return sum(cards[c].requires != v.Requires() for c in player.played)
        case v.CardResources(kinds=kinds):
            return sum(n for c, n in player.resources.items() if not kinds or cards[c].holds in kinds)
        case v.ResourceKinds():
            return len({cards[c].holds for c, n in player.resources.items() if n})
        case _:
            return table.measured(state, seat, measure, card)


def value(table: Table, state: State, seat: int, amount: v.Amount, card: int = NO_CARD) -> int:
    """An amount as a number; ``x`` must have been put in before."""
    if isinstance(amount, int):
        return amount
    if isinstance(amount, v.Count):
        found = amount.each * (measured(table, state, seat, amount.count, card) // amount.per)
        return found if amount.max is None else min(amount.max, found)
    raise ValueError(f"the amount {amount!r} was not chosen yet")


def counted_by(effect: v.AnyEffect) -> tuple[v.AnyMeasure, ...]:
    """What the amounts of an effect count."""
    if isinstance(effect, v.Bundle):
        amounts = [getattr(effect, name) for name in ALL_RESOURCES]
    elif isinstance(effect, v.Rate | v.Populate):
        amounts = [effect.amount]
    else:
        return ()
    return tuple(amount.count for amount in amounts if isinstance(amount, v.Count))


def cities(state: State, seat: int | None = None) -> int:
    """Cities in play anywhere, of one seat or of all, neutral ones included."""
    return sum(here == CITY and (seat is None or state.owner[i] == seat) for i, here in enumerate(state.tile))


def greeneries(state: State, seat: int | None = None) -> int:
    """Greeneries in play, of one seat or of all."""
    return sum(here == GREENERY and (seat is None or state.owner[i] == seat) for i, here in enumerate(state.tile))


def tiles_left(table: Table, state: State) -> int:
    """Ocean tiles still in the stack."""
    return max(0, table.map.goal(2) - state.parameters[2])
