"""What a state of On Mars holds, account by account: the other side of the ledger."""

from collections import Counter
from typing import Final

from mars_desktop.games.onmars.content import Content
from mars_desktop.games.onmars.state import OFF_MAP, Player, State
from mars_desktop.games.onmars.table import Table
from mars_desktop.games.onmars.tasks import ChooseSite, Raise
from mars_desktop.games.onmars.words import (
    BUILDINGS,
    ITEMS,
    LSS,
    MINE,
    NOTHING,
    RED_ACTIONS,
    SHELTER,
    TECHNOLOGIES,
)

Account = tuple[str, int, str]
"""Kind, seat (-1 for the table) and id of something that is counted."""

TABLE: Final = -1
WAITS: Final = "miner-waits"
"""A Colonist that is on its way to the Mine being built."""


def balance(table: Table, state: State) -> Counter[Account]:
    """What a state holds."""
    held: Counter[Account] = Counter()
    for seat, player in enumerate(state.players):
        _board(table, state, seat, held)
        _laboratory(seat, player, held)
        _cards(table.content, seat, player, held)
    _map(table, state, held)
    _table(table.content, state, held)
    return held


def _board(table: Table, state: State, seat: int, held: Counter[Account]) -> None:
    """Stores, Colonists, Ships and pieces of a player."""
    player, names = state.players[seat], table.map.names
    for name, units in zip(ITEMS, (*player.stock, player.depot), strict=True):
        held["stock", seat, name] = units
    held["pending", seat, ""] = player.pending
    held["hangar", seat, ""] = player.hangar
    held["points", seat, ""] = player.points
    held["space", seat, ""] = player.space
    waits = sum(isinstance(t, ChooseSite | Raise) and (t.seat, t.building) == (seat, MINE) for t in state.agenda.now)
    people = (player.quarters, player.working, player.supply, waits if seat != table.opponent else 0)
    for where, units in zip(("quarters", "working", "supply", WAITS), people, strict=True):
        held["people", seat, where] = units
    for action, slots in zip(RED_ACTIONS, state.slots, strict=True):
        held["slot", seat, action] = slots.count(seat)
    for space, covered in enumerate(player.covered):
        held["covered", seat, str(space + 1)] = covered
    for bot in player.bots:
        held["bot", seat, names[bot] if bot != OFF_MAP else "board"] += 1
    if player.rover != OFF_MAP:
        held["rover", seat, names[player.rover]] = 1
    for card, place in player.built.items():
        held["marker", seat, f"{table.content.blueprints[card].id} {names[place]}"] = 1


def _laboratory(seat: int, player: Player, held: Counter[Account]) -> None:
    for tech, space in enumerate(player.tech_at):
        if space != NOTHING:
            held["tech-at", seat, TECHNOLOGIES[tech]] = 1 + space
            held["tech", seat, TECHNOLOGIES[tech]] = 1
    for building, done in zip(BUILDINGS, player.progress, strict=False):
        held["progress", seat, building] = done


def _cards(content: Content, seat: int, player: Player, held: Counter[Account]) -> None:
    """Cards and tiles of a player."""
    kinds = (
        ("blueprint", [content.blueprints[card].id for card in player.blueprints]),
        ("card", [content.card_ids[card] for card in (*player.scientists, *player.contracts)]),
        ("completed", [content.card_ids[card] for card in player.completed]),
        ("goal", [content.goals[goal].id for goal in player.goals]),
        ("goal-done", [content.goals[goal].id for goal in (player.goal,) if goal != NOTHING]),
        ("taken", [content.discoveries[tile].id for tile in player.discoveries]),
        ("taken", [content.research[kind].id for kind in player.research]),
        ("plan", [content.plans[plan].id for plan in (player.plan,) if plan != NOTHING]),
        ("task", [content.tasks[task].id for task in player.tasks]),
        ("task-done", [content.tasks[task].id for task in player.finished_tasks]),
    )
    for kind, ids in kinds:
        held.update((kind, seat, name) for name in ids)
    for card, items in player.delivered.items():
        for item, units in zip(ITEMS, items, strict=True):
            held["delivered", seat, f"{content.card_ids[card]} {item}"] = units


def _map(table: Table, state: State, held: Counter[Account]) -> None:
    content = table.content
    for place, name in enumerate(table.map.names):
        building = state.building[place]
        if building != NOTHING:
            held["building", max(TABLE, building - SHELTER), f"{BUILDINGS[min(building, SHELTER)]} {name}"] = 1
        if state.miner[place] != NOTHING:
            held["miner", state.miner[place], name] = 1
        if state.crystals[place]:
            held["crystal", TABLE, name] = state.crystals[place]
        if state.discovery[place] != NOTHING:
            held["tile", TABLE, f"{content.discoveries[state.discovery[place]].id} {name}"] = 1
        if state.research[place] != NOTHING:
            held["tile", TABLE, f"{content.research[state.research[place]].id} {name}"] = 1


def _table(content: Content, state: State, held: Counter[Account]) -> None:
    """What lies open to all, and the tracks."""
    held.update(("grid", TABLE, TECHNOLOGIES[tech]) for tech in state.grid if tech != NOTHING)
    held.update(("display", TABLE, content.blueprints[card].id) for card in state.display)
    held.update(("offer", TABLE, content.card_ids[card]) for card in state.offer if card != NOTHING)
    held.update(("open-tile", TABLE, content.discoveries[tile].id) for tile in state.open_tiles)
    for item, units in zip(ITEMS, state.warehouse, strict=True):
        held["warehouse", TABLE, item] = units
    for mission, left in zip(state.missions, state.mission_left, strict=True):
        held["mission", TABLE, content.missions[mission].id] = left
    for column, row in zip(LSS, state.rows, strict=True):
        held["row", TABLE, BUILDINGS[column]] = row
    for card, blueprint in enumerate(state.scientist_at):
        held["works-in", TABLE, content.card_ids[card]] = 1 + blueprint
    held["track", TABLE, "remaining"] = state.remaining
    held["track", TABLE, "level"] = state.level
    held["track", TABLE, "round"] = state.round
    held["shuttle", TABLE, "side"] = state.shuttle_side
    held["shuttle", TABLE, "at"] = state.shuttle_at
