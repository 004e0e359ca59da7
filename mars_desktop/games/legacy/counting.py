"""What the Legacy adds to counting: sides of oceans, Population, melts, titles; and requirements that ask for them."""

from collections.abc import Callable

from mars_desktop.engine.reason import Reason
from mars_desktop.games.legacy import melting, population
from mars_desktop.games.legacy.state import LegacyState
from mars_desktop.games.terraforming import amounts
from mars_desktop.games.terraforming import vocabulary as v
from mars_desktop.games.terraforming.state import CITY, NEUTRAL, NO_CARD, NO_TILE, OCEAN, SPECIAL
from mars_desktop.games.terraforming.table import Table


def shows(state: LegacyState, seat: int, place: int, word: str) -> bool:
    """Whether a place is such a neighbour for that seat."""
    tile, owner = state.tile[place], state.owner[place]
    match word:
        case "glacier":
            return tile == OCEAN and bool(state.frozen[place])
        case "water":
            return tile == OCEAN and not state.frozen[place]
        case "population":
            return state.people[place] > 0
        case "neutral-city":
            # one that the mission brings; those of a solo game are no part of its story
            return tile == CITY and owner == NEUTRAL and state.tile_card[place] != NO_CARD
        case "own-tile":
            return tile != NO_TILE and owner == seat
        case "own-city":
            return tile == CITY and owner == seat
        case "own-special":
            return tile == SPECIAL and owner == seat
        case _:
            raise ValueError(f"{word!r} is no neighbour")


def measured(table: Table, state: LegacyState, seat: int, measure: v.AnyMeasure, card: int) -> int:
    """How many there are of something that only a mission counts."""
    match measure:
        case v.Population():
            return population.count(table, state, seat, measure, card)
        case v.Melts(whose=whose):
            return _of_players(state, seat, whose, lambda s: state.players[s].melts)
        case v.Innovations(whose=whose):
            return _of_players(state, seat, whose, lambda s: innovations_played(table, state, s))
        case v.Developments(whose=whose):
            return _of_players(state, seat, whose, lambda s: _developments(table, state, s))
        case v.Titles(titles=titles, whose=whose):
            return _of_players(state, seat, whose, lambda s: sum(t in titles for t in state.players[s].titles))
        case _:
            raise ValueError(f"{measure!r} cannot be counted")


def innovations_played(table: Table, state: LegacyState, seat: int) -> int:
    """Innovations that the seat has played in this mission."""
    player = state.players[seat]
    return sum(table.cards[c].innovation for c in (*player.played, *player.events))


def _developments(table: Table, state: LegacyState, seat: int) -> int:
    return sum(table.cards[c].kind == "development" for c in state.players[seat].played)


def _of_players(state: LegacyState, seat: int, whose: v.Whose, of: Callable[[int], int]) -> int:
    return sum(of(other) for other in range(len(state.players)) if whose == "all" or (other == seat) == (whose == "me"))


def unmet(table: Table, state: LegacyState, seat: int, requires: v.Requires) -> Reason | None:
    """Why a requirement that only a mission knows is not met."""
    asked: tuple[tuple[str, v.TileBounds | None, Callable[[v.Whose], v.AnyMeasure]], ...] = (
        ("population", requires.population, v.Population),
        ("specials", requires.specials, lambda whose: v.Tiles("special", whose)),
        ("innovations", requires.innovations, v.Innovations),
        ("melts", requires.melts, v.Melts),
    )
    for name, bound, of in asked:
        if bound is not None:
            have = amounts.measured(table, state, seat, of(bound.whose))
            if have < bound.min:
                return Reason.of(f"needs-{name}", need=bound.min, have=have, whose=bound.whose)
    if requires.connected is not None:
        groups = _of_players(state, seat, requires.connected.whose, lambda s: amounts.largest_group(table, state, s))
        if groups < requires.connected.min:
            need, whose = requires.connected.min, requires.connected.whose
            return Reason.of("needs-connected", need=need, have=groups, whose=whose)
    sides = (("glaciers", requires.glaciers, melting.glaciers), ("water", requires.water, melting.water))
    for name, bounds, places in sides:
        if bounds is not None:
            reason = _outside(name, bounds, len(places(state)))
            if reason is not None:
                return reason
    reason = None if requires.tr is None else _outside("tr", requires.tr, state.players[seat].tr)
    if reason is not None:
        return reason
    title = state.players[seat].title
    if requires.last_title and title not in requires.last_title:
        return Reason.of("needs-last-title", titles=" ".join(requires.last_title), have=title)
    return None


def _outside(name: str, bounds: v.Bounds, have: int) -> Reason | None:
    if bounds.min is not None and have < bounds.min:
        return Reason.of(f"needs-{name}", need=bounds.min, have=have)
    if bounds.max is not None and have > bounds.max:
        return Reason.of(f"needs-at-most-{name}", need=bounds.max, have=have)
    return None
