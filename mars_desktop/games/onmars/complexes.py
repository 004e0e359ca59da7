"""Where a building may go: joining its type with Tech, or founding at distance two (8.3). Pure."""

from mars_desktop.engine.reason import Reason
from mars_desktop.games.onmars.lending import best_level
from mars_desktop.games.onmars.state import SHELTER_OF, State
from mars_desktop.games.onmars.table import Table
from mars_desktop.games.onmars.words import BUILDINGS, SHELTER


def code(seat: int, building: int) -> int:
    """The code on the map of a building that a player builds (1.3)."""
    return SHELTER_OF + seat if building == SHELTER else building


def zones(table: Table, state: State, seat: int) -> list[int]:
    """The hexes without a building in the Building Zones of a player's Bots, each once (1.8)."""
    zone, building = table.map.zone, state.building
    found: list[int] = []
    for bot in state.players[seat].bots:
        found += [place for place in zone[bot] if building[place] < 0 and place not in found]
    return found


def connected(table: Table, state: State, kind: int, place: int) -> int:
    """How many different buildings a new one would join: those touched and all in their Complexes (8.3.3)."""
    adjacent, building = table.map.adjacent, state.building
    group = [other for other in adjacent[place] if building[other] == kind]
    for here in group:
        for other in adjacent[here]:
            if building[other] == kind and other not in group:
                group.append(other)
    return len(group)


def refuse_site(table: Table, state: State, seat: int, building: int, place: int, most: int) -> Reason | None:
    """Why a building may not go on a hex when Tech of level ``most`` can be used; None if it may."""
    kind = code(seat, building)
    name = table.map.names[place]
    if state.building[place] >= 0:
        return Reason.of("hex-built-on", hex=name)
    if not any(place in table.map.zone[bot] for bot in state.players[seat].bots):
        return Reason.of("outside-building-zones", hex=name)
    joined = connected(table, state, kind, place)
    if not joined:
        if any(state.building[other] == kind for other in table.map.at_two[place]):
            return None
        return Reason.of("neither-joins-nor-founds", hex=name, building=BUILDINGS[building])
    if joined > most:
        return Reason.of("tech-too-low", building=BUILDINGS[building], joined=joined, level=most)
    return None


def sites(table: Table, state: State, seat: int, building: int, boosts: int = 0) -> dict[int, int]:
    """The hexes on which a player may build, each with the Tech level it needs, 0 for founding."""
    kind = code(seat, building)
    level = best_level(table, state, building)
    most = level + boosts if level else 0
    at_two, on_map = table.map.at_two, state.building
    found: dict[int, int] = {}
    for place in zones(table, state, seat):
        joined = connected(table, state, kind, place)
        if joined:
            if joined <= most:
                found[place] = joined
        elif _has(at_two[place], on_map, kind):
            found[place] = 0
    return found


def has_site(table: Table, state: State, seat: int, building: int, boosts: int = 0) -> bool:
    """Whether there is a hex for that building."""
    kind = code(seat, building)
    level = best_level(table, state, building)
    most = level + boosts if level else 0
    on_map = state.building
    for place in zones(table, state, seat):
        if _has(table.map.adjacent[place], on_map, kind):
            if most and connected(table, state, kind, place) <= most:
                return True
        elif _has(table.map.at_two[place], on_map, kind):
            return True
    return False


def _has(places: tuple[int, ...], on_map: list[int], kind: int) -> bool:
    """Whether a building of that code stands on one of the hexes; a plain loop, as this is asked most of all."""
    for place in places:  # noqa: SIM110 - any() with a generator takes twice as long
        if on_map[place] == kind:
            return True
    return False


def available(table: Table, state: State, place: int) -> bool:
    """Whether a displaced piece may go there: an empty hex, or a building without a piece (1.7)."""
    if state.pieces[place]:
        return False
    return state.building[place] >= 0 or is_empty(state, place)


def is_empty(state: State, place: int) -> bool:
    """Nothing at all lies on the hex (1.6)."""
    return (
        state.building[place] < 0
        and not state.pieces[place]
        and not state.crystals[place]
        and state.discovery[place] < 0
        and state.research[place] < 0
    )


def nearest_available(table: Table, state: State, place: int) -> list[int]:
    """The nearest hexes to which a piece on ``place`` may be moved."""
    for ring in table.map.at_distance[place][1:]:
        found = [other for other in ring if available(table, state, other)]
        if found:
            return found
    return []


def bot_places(table: Table, state: State, seat: int) -> list[int]:
    """Where a new Bot may be put: an own Shelter without a piece, else the nearest empty hexes to one (8.6.2)."""
    shelters = [place for place in range(table.map.hexes) if state.building[place] == SHELTER_OF + seat]
    free = [place for place in shelters if not state.pieces[place]]
    if free:
        return free
    for distance in range(1, len(table.map.at_distance[0])):
        near = [
            other for place in shelters for other in table.map.at_distance[place][distance] if is_empty(state, other)
        ]
        if near:
            return list(dict.fromkeys(near))
    return []
