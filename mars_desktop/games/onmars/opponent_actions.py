"""What the solo opponent does: his three actions on each side, and the Rover that he moves instead (18.4 to 18.10).

He pays no Resources, has endless Colonists and always uses Tech. What two ways would be equally good for him
is decided by chance, from the generator of the state (18.15).
"""

from collections.abc import Callable, Sequence
from typing import Final, TypeVar

from mars_desktop.games.onmars import vocabulary as v
from mars_desktop.games.onmars.changes import clear_slots, spend, tell
from mars_desktop.games.onmars.complexes import code, connected
from mars_desktop.games.onmars.construction import clear_and_raise
from mars_desktop.games.onmars.hiring import is_scientist, take_card
from mars_desktop.games.onmars.laboratory import free_first_spaces, learn_tile, learnable, move_tile, steps
from mars_desktop.games.onmars.lending import best_level, borrow, level_of
from mars_desktop.games.onmars.moving import claim, path, rover_hex, take_crystals
from mars_desktop.games.onmars.orbit import take_blueprint
from mars_desktop.games.onmars.prices import left_on
from mars_desktop.games.onmars.state import OFF_MAP, State
from mars_desktop.games.onmars.table import Events, Table
from mars_desktop.games.onmars.upgrading import fits, upgrade
from mars_desktop.games.onmars.usable import has_tile
from mars_desktop.games.onmars.words import (
    LSS,
    MINE,
    NOWHERE,
    RED_ACTIONS,
    ROVER,
    TECHNOLOGIES,
    UPGRADE,
)

T = TypeVar("T")

_ROVER_POINTS: Final = 2
_ROW: Final = 6
"""Blueprints are laid out in rows of six, the newest row at the top."""
_SCIENTISTS: Final = 2
"""With so many Scientists he takes Contracts (18.5)."""


def _take_slot(table: Table, state: State, slot: int, events: Events) -> None:
    """His Colonist goes on a slot of the action; without a slot nothing happens."""
    if slot < 0:
        return
    me = table.opponent
    clear_slots(table, state, slot, RED_ACTIONS[slot], events)
    owed = len(state.slots[slot])
    state.slots[slot].append(me)
    tell(events, "colonist-placed", me, RED_ACTIONS[slot])
    spend(table, state, me, {"crystals": owed}, "opponent", events)


def best(state: State, items: Sequence[T], worth: Callable[[T], int]) -> T:
    """One of the items that are worth most, by chance among equals."""
    most = max(worth(item) for item in items)
    found = [item for item in items if worth(item) == most]
    return found[0] if len(found) == 1 else state.rng.pick(found)


def _scored(table: Table, state: State) -> list[int]:
    """The building types that his Scientists score."""
    return [table.content.scores[card] for card in state.players[table.opponent].scientists]


def take_a_blueprint(table: Table, state: State, events: Events, slot: int = NOWHERE) -> bool:
    """A Blueprint of a type his Scientists score, else the leftmost of the fullest row (18.4)."""
    me = table.opponent
    if not state.display or not state.players[me].markers:
        return False
    _take_slot(table, state, slot, events)
    place = {card: i for i, card in enumerate(state.blueprint_deck)}
    scored = _scored(table, state)
    wanted = [c for c in state.display if table.content.blueprint_building[c] in scored] or state.display
    rows: dict[int, list[int]] = {}
    for card in sorted(wanted, key=lambda c: place[c]):
        rows.setdefault(place[card] // _ROW, []).append(card)
    full = {row: sum(place[c] // _ROW == row for c in state.display) for row in rows}
    fullest = min(row for row in rows if full[row] == max(full.values()))
    take_blueprint(table, state, me, rows[fullest][0], events)
    return True


def learn(table: Table, state: State, events: Events, slot: int = NOWHERE) -> bool:
    """The cheapest tile, leftmost in its row, onto the top free space of the first column (18.4)."""
    me = table.opponent
    spaces = free_first_spaces(table, state.players[me])
    places = learnable(table, state, me, pay=False)
    if not spaces or not places:
        return False
    lowest = max(table.content.grid_row[place] for place in places)
    place = min(place for place in places if table.content.grid_row[place] == lowest)
    tech = TECHNOLOGIES[state.grid[place]]
    learn_tile(table, state, me, tech, table.content.spaces[spaces[0]].id, "opponent", events)
    return True


def research_and_develop(table: Table, state: State, events: Events, slot: int = NOWHERE) -> bool:
    """His most developed tile once, then his least developed once; on ties the lower one (18.4)."""
    if not _tiles(table, state):
        return False
    _take_slot(table, state, slot, events)
    develop_once(table, state, events, most=True)
    develop_once(table, state, events, most=False)
    return True


def _tiles(table: Table, state: State) -> list[tuple[int, int]]:
    return list(steps(table, state, table.opponent, pay=False))


def develop_once(table: Table, state: State, events: Events, *, most: bool) -> None:
    options = _tiles(table, state)
    if not options:
        return
    me = table.opponent
    sign = 1 if most else -1
    tech, space = max(
        options, key=lambda o: (sign * level_of(table, state, me, o[0]), state.players[me].tech_at[o[0]], o[1])
    )
    move_tile(table, state, me, tech, space, "opponent", events)


def develop_lent(table: Table, state: State, tech: int, cause: str, events: Events) -> None:
    """His tile that was used goes a step on, the lower one of two: he stores no Oxygen to keep (6.5, 18.8)."""
    spaces = [space for _, space in steps(table, state, table.opponent, pay=False, tech=tech)]
    if spaces:
        move_tile(table, state, table.opponent, tech, max(spaces), cause, events)


def construct(table: Table, state: State, events: Events, slot: int = NOWHERE) -> bool:
    """The next type that life support needs, as a Complex as large as any Tech allows (18.6)."""
    track = (MINE, *LSS)
    start = track.index(state.solo_icon)
    for kind in track[start:] + track[:start]:
        behind = kind == MINE or state.rows[LSS.index(kind)] < state.level + 1
        if behind and has_tile(table, state, table.opponent, kind) and building_sites(table, state, kind):
            _take_slot(table, state, slot, events)
            state.solo_icon = track[(track.index(kind) + 1) % len(track)]
            build(table, state, kind, events)
            return True
    return False


def building_sites(table: Table, state: State, kind: int) -> dict[int, int]:
    """Where he may build: anywhere on the map, joining as far as any Tech allows, or founding."""
    most = best_level(table, state, kind)
    own = code(table.opponent, kind)
    found: dict[int, int] = {}
    for place in range(table.map.hexes):
        if state.building[place] >= 0:
            continue
        joined = connected(table, state, own, place)
        if 0 < joined <= most or (
            not joined and any(state.building[other] == own for other in table.map.at_two[place])
        ):
            found[place] = joined
    return found


def build(table: Table, state: State, kind: int, events: Events) -> None:
    me = table.opponent
    sites = building_sites(table, state, kind)
    place = best(state, list(sites), lambda h: sites[h])
    if sites[place] > level_of(table, state, me, kind):
        borrow(state, 0, me, kind, events)
    clear_and_raise(table, state, me, kind, place, "opponent", events)


def upgrade_buildings(table: Table, state: State, events: Events, slot: int = NOWHERE) -> bool:
    """Upgrades anywhere, the best for his Scientists first, as often as Upgrade Tech allows (18.5)."""
    if not upgrades_anywhere(table, state):
        return False
    _take_slot(table, state, slot, events)
    level = best_level(table, state, UPGRADE)
    own = level_of(table, state, table.opponent, UPGRADE)
    for done in range(1 + level):
        options = upgrades_anywhere(table, state)
        if not options:
            break
        if done == own + 1:
            borrow(state, 0, table.opponent, UPGRADE, events)
        upgrade_once(table, state, options, events)
    return True


def upgrades_anywhere(table: Table, state: State) -> list[tuple[int, int]]:
    me = table.opponent
    return [
        (card, place)
        for card in state.players[me].blueprints
        for place in range(table.map.hexes)
        if state.building[place] >= 0 and fits(table, state, me, card, place)
    ]


def upgrade_once(table: Table, state: State, options: list[tuple[int, int]], events: Events) -> None:
    scored = _scored(table, state)
    kinds = table.content.blueprint_building
    levels = table.content.blueprint_level
    card, place = best(state, options, lambda o: 10 * scored.count(kinds[o[0]]) + levels[o[0]])
    upgrade(table, state, table.opponent, card, place, events)


def hire(table: Table, state: State, events: Events, slot: int = NOWHERE) -> bool:
    """The Scientist with the most potential points, with two of them the best Contract (18.5)."""
    me, content = table.opponent, table.content
    player = state.players[me]
    if len(player.scientists) >= _SCIENTISTS:
        contracts = [card for card in state.offer if card >= len(content.scientists)]
        owed = len(left_on(table, state, slot)) + table.numbers.contract_crystals
        if not contracts or player.depot < owed:
            return False
        _take_slot(table, state, slot, events)
        spend(table, state, me, {"crystals": table.numbers.contract_crystals}, "opponent", events)
        first = len(content.scientists)
        take_card(table, state, me, best(state, contracts, lambda c: content.contracts[c - first].points), events)
        return True
    scientists = [card for card in state.offer if is_scientist(table, card)]
    if not scientists:
        return False
    _take_slot(table, state, slot, events)
    kinds = [content.blueprint_building[c] for p in state.players for c in (*p.blueprints, *p.built)]
    take_card(table, state, me, best(state, scientists, lambda c: kinds.count(content.scores[c])), events)
    return True


def move_rover(table: Table, state: State, events: Events, points: int = _ROVER_POINTS) -> None:
    """Toward the nearest tile he can claim, with Rover Tech, then Crystals (18.10)."""
    me = table.opponent
    player, start = state.players[me], rover_hex(table, state, me)
    goals = [place for place in range(table.map.hexes) if place != start and _wants(table, state, place)]
    if not goals:
        return
    distance = table.map.distance[start]
    goal = best(state, goals, lambda h: -distance[h])
    reach = points
    if distance[goal] > reach and best_level(table, state, ROVER):
        if level_of(table, state, 0, ROVER) > level_of(table, state, me, ROVER):
            borrow(state, 0, me, ROVER, events)
        reach += best_level(table, state, ROVER)
    if reach < distance[goal] <= reach + player.depot:
        spend(table, state, me, {"crystals": distance[goal] - reach}, "opponent", events)
        reach = distance[goal]
    way = path(table, state, start, goal)
    stops = [i for i in range(1, min(reach, len(way) - 1) + 1) if _may_stop(state, way[i], goal)]
    if not stops:
        return
    way = way[: stops[-1] + 1]
    if player.rover != OFF_MAP:
        state.pieces[start] -= 1
    player.rover = way[-1]
    state.pieces[way[-1]] += 1
    tell(events, "move-rover", me, "opponent", *(table.map.names[place] for place in way))
    take_crystals(table, state, me, way[1:], "opponent", events)
    if way[-1] == goal:
        claim(table, state, me, goal, events)


def _may_stop(state: State, place: int, goal: int) -> bool:
    if place == goal:
        return True
    return not state.pieces[place] and state.discovery[place] < 0 and state.research[place] < 0


def _wants(table: Table, state: State, place: int) -> bool:
    """Whether a tile that he would claim lies there: no second Research tile of a kind, none for Resources."""
    if state.pieces[place]:
        return False
    if (tile := state.discovery[place]) >= 0:
        resources = v.GainResource | v.GainResources | v.GainChoice
        return not isinstance(table.content.discoveries[tile].effect, resources)
    return state.research[place] >= 0 and state.research[place] not in state.players[table.opponent].research
