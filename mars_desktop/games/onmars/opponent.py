"""The solo opponent: his deck, his turn, and what spaces and tiles mean for him (18).

He pays no Resources, has endless Colonists and always uses Tech. What two ways would be equally good for him
is decided by chance, from the generator of the state (18.15).
"""

from collections.abc import Callable, Sequence
from typing import Final, TypeVar

from mars_desktop.games.onmars import vocabulary as v
from mars_desktop.games.onmars.changes import advance_mission, contribute, gain, score_points, settle_contracts, tell
from mars_desktop.games.onmars.complexes import code, connected
from mars_desktop.games.onmars.construction import clear_and_raise
from mars_desktop.games.onmars.content import SLOT_INDEX
from mars_desktop.games.onmars.hiring import is_scientist, take_card
from mars_desktop.games.onmars.laboratory import free_first_spaces, learn_tile, learnable, move_tile, steps
from mars_desktop.games.onmars.lending import best_level, borrow, level_of
from mars_desktop.games.onmars.moving import claim, path, rover_hex, take_crystals
from mars_desktop.games.onmars.orbit import take_blueprint
from mars_desktop.games.onmars.prices import HIRE, cleared, is_full, left_on
from mars_desktop.games.onmars.state import OFF_MAP, State
from mars_desktop.games.onmars.table import Events, Table
from mars_desktop.games.onmars.travel import put_discovery
from mars_desktop.games.onmars.upgrading import fits, upgrade
from mars_desktop.games.onmars.usable import discovery_places, has_tile
from mars_desktop.games.onmars.words import (
    CRYSTAL,
    ITEMS,
    LSS,
    MINE,
    NOWHERE,
    ROVER,
    SHELTER,
    TECHNOLOGIES,
    UPGRADE,
    WAREHOUSE,
)

T = TypeVar("T")

_ROVER_POINTS: Final = 2
_ROW: Final = 6
"""Blueprints are laid out in rows of six, the newest row at the top."""
_SCIENTISTS: Final = 2
"""With so many Scientists he takes Contracts (18.5)."""


def take_turn(table: Table, state: State, events: Events) -> None:
    """He reveals a card and does what it says on his side; else he moves his Rover (18.3, 18.9)."""
    card = table.content.solo_cards[_reveal(table, state, events)]
    if state.solo_pass > 1:
        position = "ABC".index(card.mission)
        if state.mission_left[position]:
            advance_mission(table, state, table.opponent, position, events)
    on_orbit = state.players[table.opponent].space <= 4
    actions = (take_a_blueprint, learn, research_and_develop) if on_orbit else (construct, upgrade_buildings, hire)
    names = ("obtain-blueprint", "learn-technology", "research-development", "construct", "upgrade", "hire")
    name = names[(0 if on_orbit else 3) + card.action - 1]
    tell(events, "main", table.opponent, name)
    action = actions[card.action - 1]
    slot = SLOT_INDEX.get(name, -1)
    if not _can_take_slot(table, state, slot) or not action(table, state, events, slot):
        move_rover(table, state, events)


def _reveal(table: Table, state: State, events: Events) -> int:
    if not state.solo_deck:
        state.solo_deck = state.rng.shuffled(range(len(table.content.solo_cards)))
        state.solo_pass += 1
    state.solo_card = state.solo_deck.pop()
    tell(events, "solo-card", table.opponent, table.content.solo_cards[state.solo_card].id, reveals=True)
    return state.solo_card


def _can_take_slot(table: Table, state: State, slot: int) -> bool:
    """Whether he can pay the surcharge, which he does with Crystals only (18.9)."""
    if slot < 0:
        return True
    if slot == HIRE and (table.opponent in state.slots[slot] or is_full(table, state, slot)):
        return False
    return len(left_on(table, state, slot)) <= state.players[table.opponent].depot


def _take_slot(table: Table, state: State, slot: int, events: Events) -> None:
    """His Colonist goes on a slot of the action; without a slot nothing happens."""
    if slot < 0:
        return
    me = table.opponent
    for owner in cleared(table, state, slot):
        units = state.slots[slot].count(owner)
        if owner != me:
            state.players[owner].working += units
        tell(events, "cleared", owner, "opponent", units)
    there = left_on(table, state, slot)
    state.players[me].depot -= len(there)
    state.slots[slot] = [*there, me]
    tell(events, "colonist-placed", me, "opponent")


def _best(state: State, items: Sequence[T], worth: Callable[[T], int]) -> T:
    """One of the items that are worth most, by chance among equals."""
    most = max(worth(item) for item in items)
    return state.rng.pick([item for item in items if worth(item) == most])


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
    _develop_once(table, state, events, most=True)
    _develop_once(table, state, events, most=False)
    return True


def _tiles(table: Table, state: State) -> list[tuple[int, int]]:
    return list(steps(table, state, table.opponent, pay=False))


def _develop_once(table: Table, state: State, events: Events, *, most: bool) -> None:
    options = _tiles(table, state)
    if not options:
        return
    me = table.opponent
    sign = 1 if most else -1
    tech, space = max(
        options, key=lambda o: (sign * level_of(table, state, me, o[0]), state.players[me].tech_at[o[0]], o[1])
    )
    move_tile(table, state, me, tech, space, "opponent", events)


def construct(table: Table, state: State, events: Events, slot: int = NOWHERE) -> bool:
    """The next type that life support needs, as a Complex as large as any Tech allows (18.6)."""
    track = (MINE, *LSS)
    start = track.index(state.solo_icon)
    for kind in track[start:] + track[:start]:
        behind = kind == MINE or state.rows[LSS.index(kind)] < state.level + 1
        if behind and has_tile(table, state, table.opponent, kind) and _sites(table, state, kind):
            _take_slot(table, state, slot, events)
            state.solo_icon = track[(track.index(kind) + 1) % len(track)]
            _build(table, state, kind, events)
            return True
    return False


def _sites(table: Table, state: State, kind: int) -> dict[int, int]:
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


def _build(table: Table, state: State, kind: int, events: Events) -> None:
    me = table.opponent
    sites = _sites(table, state, kind)
    place = _best(state, list(sites), lambda h: sites[h])
    if sites[place] > level_of(table, state, me, kind):
        borrow(state, 0, me, kind, events)
    clear_and_raise(table, state, me, kind, place, "opponent", events)


def upgrade_buildings(table: Table, state: State, events: Events, slot: int = NOWHERE) -> bool:
    """Upgrades anywhere, the best for his Scientists first, as often as Upgrade Tech allows (18.5)."""
    if not _upgrades(table, state):
        return False
    _take_slot(table, state, slot, events)
    level = best_level(table, state, UPGRADE)
    own = level_of(table, state, table.opponent, UPGRADE)
    for done in range(1 + level):
        options = _upgrades(table, state)
        if not options:
            break
        if done == own + 1:
            borrow(state, 0, table.opponent, UPGRADE, events)
        _upgrade_once(table, state, options, events)
    return True


def _upgrades(table: Table, state: State) -> list[tuple[int, int]]:
    me = table.opponent
    return [
        (card, place)
        for card in state.players[me].blueprints
        for place in range(table.map.hexes)
        if state.building[place] >= 0 and fits(table, state, me, card, place)
    ]


def _upgrade_once(table: Table, state: State, options: list[tuple[int, int]], events: Events) -> None:
    scored = _scored(table, state)
    kinds = table.content.blueprint_building
    levels = table.content.blueprint_level
    card, place = _best(state, options, lambda o: 10 * scored.count(kinds[o[0]]) + levels[o[0]])
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
        player.depot -= table.numbers.contract_crystals
        first = len(content.scientists)
        take_card(table, state, me, _best(state, contracts, lambda c: content.contracts[c - first].points), events)
        settle_contracts(table, state, me, events)
        return True
    scientists = [card for card in state.offer if is_scientist(table, card)]
    if not scientists:
        return False
    _take_slot(table, state, slot, events)
    kinds = [content.blueprint_building[c] for p in state.players for c in (*p.blueprints, *p.built)]
    take_card(table, state, me, _best(state, scientists, lambda c: kinds.count(content.scores[c])), events)
    return True


def move_rover(table: Table, state: State, events: Events, points: int = _ROVER_POINTS) -> None:
    """Toward the nearest tile he can claim, with Rover Tech, then Crystals (18.10)."""
    me = table.opponent
    player, start = state.players[me], rover_hex(table, state, me)
    goals = [place for place in range(table.map.hexes) if place != start and _wants(table, state, place)]
    if not goals:
        return
    distance = table.map.distance[start]
    goal = _best(state, goals, lambda h: -distance[h])
    reach = points
    if distance[goal] > reach and best_level(table, state, ROVER):
        if level_of(table, state, 0, ROVER) > level_of(table, state, me, ROVER):
            borrow(state, 0, me, ROVER, events)
        reach += best_level(table, state, ROVER)
    if reach < distance[goal] <= reach + player.depot:
        player.depot -= distance[goal] - reach
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


def level_up(table: Table, state: State, events: Events) -> None:
    """He builds a Shelter, moves a Ship to the Hangar and takes a Bot to his board (18.12)."""
    me = table.opponent
    player = state.players[me]
    if True in player.covered:
        player.covered[player.covered.index(True)] = False
        player.hangar += 1
        player.moved_ships += 1
        tell(events, "ship", me, "colony-level", player.hangar)
    if player.bots_left:
        player.bots_left -= 1
        player.bots.append(NOWHERE)
        tell(events, "bot-taken", me, "colony-level", len(player.bots))
        contribute(table, state, me, "bot", events)
    if has_tile(table, state, me, SHELTER) and _sites(table, state, SHELTER):
        _build(table, state, SHELTER, events)


def ride(table: Table, state: State, events: Events, *, free: bool) -> None:
    """He rides a Shuttle that left his side unless his last card forbids it (18.13)."""
    me = table.opponent
    player = state.players[me]
    player.down = False
    if not free or state.solo_card < 0 or not table.content.solo_cards[state.solo_card].travels:
        return
    to_colony = player.space <= 4
    tell(events, "travel", me, "shuttle", "colony" if to_colony else "orbit")
    if to_colony:
        _place_discovery(table, state, events)
    choose_space(table, state, range(5, 9) if to_colony else range(1, 5), events)
    if to_colony:
        construct(table, state, events)


def _place_discovery(table: Table, state: State, events: Events) -> None:
    places = discovery_places(table, state, table.opponent)
    if places and state.open_tiles:
        distance = table.map.distance[rover_hex(table, state, 0)]
        put_discovery(
            table, state, table.opponent, state.open_tiles[0], _best(state, places, lambda h: distance[h]), events
        )


def choose_space(table: Table, state: State, spaces: Sequence[int], events: Events) -> None:
    """A random free space of those, with its benefit in his way (18.13, 18.14)."""
    taken = {player.space for player in state.players}
    space = state.rng.pick([space for space in spaces if space not in taken])
    state.players[table.opponent].space = space
    tell(events, "space", table.opponent, "opponent", space, reveals=True)
    effect = table.content.turn_order[space - 1].effect
    if effect is not None:
        bring(table, state, effect, f"space-{space}", events)


def bring(table: Table, state: State, effect: v.AnyEffect, cause: str, events: Events) -> None:
    """What an effect means for him (18.14); Resources mean nothing."""
    me = table.opponent
    match effect:
        case v.GainCrystals(count=count):
            gain(table, state, me, CRYSTAL, count, cause, events)
        case v.GainPoints(count=count):
            score_points(state, me, count, cause, events)
        case v.GainColonists() | v.MoveRover() | v.MoveEither():
            move_rover(table, state, events)
        case v.MoveBots():
            track = (MINE, *LSS)
            state.solo_icon = track[(track.index(state.solo_icon) + 2) % len(track)]
        case v.TakeFromWarehouse():
            _take_largest_pile(table, state, cause, events)
        case v.LearnTechnology():
            learn(table, state, events)
        case v.ObtainBlueprint():
            take_a_blueprint(table, state, events)
        case v.Develop(steps=count):
            for i in range(count):
                _develop_once(table, state, events, most=i == 0)
        case v.Retrieve():
            _take_back(table, state, events)
        case v.UpgradeBuilding():
            if options := _upgrades(table, state):
                _upgrade_once(table, state, options, events)
        case v.InOrder(effects=effects):
            for part in effects:
                bring(table, state, part, cause, events)


def _take_largest_pile(table: Table, state: State, cause: str, events: Events) -> None:
    largest = max(state.warehouse)
    if not largest:
        return
    item = next(item for item in WAREHOUSE if state.warehouse[item] == largest)
    state.warehouse[item] -= 1
    tell(events, "warehouse", table.opponent, cause, ITEMS[item])
    gain(table, state, table.opponent, item, 1, cause, events)


def _take_back(table: Table, state: State, events: Events) -> None:
    """His Colonist comes back from hiring (18.11)."""
    if table.opponent in state.slots[HIRE]:
        state.slots[HIRE].remove(table.opponent)
        tell(events, "retrieve", table.opponent, "opponent", "hire", 1)


def support(table: Table, state: State, events: Events) -> None:
    """A benefit of life support: back from hiring if he is there, else a Crystal (18.11)."""
    if table.opponent in state.slots[HIRE]:
        _take_back(table, state, events)
    else:
        gain(table, state, table.opponent, CRYSTAL, 1, "support", events)
