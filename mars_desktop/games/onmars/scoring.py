"""The score sheet: points by source, ties, and what a solo player must reach (16, 18.16)."""

from mars_desktop.engine.score import Score, SeatScore
from mars_desktop.games.onmars.changes import missing
from mars_desktop.games.onmars.content import BUILDING_INDEX, ITEM_INDEX, TECH_INDEX
from mars_desktop.games.onmars.measures import building_type, depot_limit, group_at, quarters_limit
from mars_desktop.games.onmars.pack_format import SoloGoal
from mars_desktop.games.onmars.state import SHELTER_OF, State
from mars_desktop.games.onmars.table import Table
from mars_desktop.games.onmars.travel import SLOTS_ON_SIDE
from mars_desktop.games.onmars.words import CRYSTAL, SIDES

SOURCES = ("track", "progress", "hangar", "colonists", "technology", "blueprints", "scientists", "contracts")
"""The sources of points, in the order of the rule book."""


def deliver_last(table: Table, state: State, seat: int) -> None:
    """Items still go onto Contracts: onto each that can be completed with them, those without Crystals first (16.3)."""
    player = state.players[seat]
    for card in sorted(player.delivered, key=lambda c: CRYSTAL in missing(table, state, seat, c)):
        need = missing(table, state, seat, card)
        have = [*player.stock, player.depot]
        if card in player.completed or any(need.count(item) > have[item] for item in set(need)):
            continue
        for item in need:
            if item == CRYSTAL:
                player.depot -= 1
            else:
                player.stock[item] -= 1
            player.delivered[card][item] += 1
        player.completed.append(card)


def close_accounts(table: Table, state: State) -> State:
    """A copy of the state with the last Crystals in the Depots and the last deliveries made (16.2, 16.3)."""
    state = state.copy()
    for seat, player in enumerate(state.players):
        player.depot = min(depot_limit(player), player.depot + player.pending)
        player.pending = 0
        if seat != table.opponent:
            deliver_last(table, state, seat)
    return state


def living(table: Table, state: State, seat: int) -> int:
    """The Colonists that score: at home, in the Working Area and on slots of the own side, as room allows (16.5)."""
    player = state.players[seat]
    limit = quarters_limit(table, player)
    if seat == table.opponent:
        return 2 * len(table.numbers.quarters_points)
    side = 0 if player.space <= 4 else 1
    here = sum(state.slots[action].count(seat) for action in SLOTS_ON_SIDE[side])
    return min(limit, player.quarters + player.working + here)


def sheet(table: Table, state: State, seat: int) -> SeatScore:
    """The points of a player by source; ``state`` has its accounts closed."""
    content, numbers, player = table.content, table.numbers, state.players[seat]
    rows = numbers.quarters_points
    colonists = living(table, state, seat)
    blueprint = {int(level): points for level, points in numbers.blueprint_points.items()}
    advanced = [building_type(state.building[place]) for other in state.players for place in other.built.values()]
    contracts = 0
    for card in player.contracts:
        entry = content.contracts[card - len(content.scientists)]
        met = card in player.completed or seat == table.opponent
        contracts += entry.points if met else -entry.penalty
    points = (
        player.points,
        numbers.progress_points[sum(player.progress)],
        numbers.hangar_points * player.hangar,
        rows[(colonists - 1) // 2] if colonists else 0,
        sum(content.columns[content.space_level[space] - 1].points for space in player.tech_at if space >= 0),
        sum(blueprint[content.blueprint_level[card]] for card in player.built)
        - sum(blueprint[content.blueprint_level[card]] for card in player.blueprints),
        numbers.scientist_points * sum(advanced.count(content.scores[card]) for card in player.scientists),
        contracts,
    )
    # Crystals, then Advanced Buildings, then Progress cubes, each below 100 (16.6).
    tie_break = (player.depot * 100 + len(player.built)) * 100 + sum(player.progress)
    return SeatScore(tuple(zip(SOURCES, points, strict=True)), tie_break)


def score(table: Table, state: State) -> Score:
    """The score sheet as it stands, as if the game ended now."""
    closed = close_accounts(table, state)
    seats = tuple(sheet(table, closed, seat) for seat in range(table.seats))
    if table.solo:
        lost = unmet(table, closed)
        return Score(seats, () if lost else (0,), "solo-goal-met" if not lost else "solo-goal-missed")
    best = max((s.total, s.tie_break) for s in seats)
    winners = tuple(i for i, s in enumerate(seats) if (s.total, s.tie_break) == best)
    tied = sum(s.total == best[0] for s in seats) > 1
    if len(winners) > 1:
        return Score(seats, winners, "shared")
    return Score(seats, winners, "tie-break" if tied else "most-points")


def unmet(table: Table, state: State) -> list[str]:
    """The lines of the solo goal that are not met; the goal is won when none is left (18.16)."""
    goal = table.content.solo_goals[table.solo_goal]
    player = state.players[0]
    contracts = table.content.contracts
    first = len(table.content.scientists)
    done = [contracts[card - first] for card in player.completed]
    levels = {tech: table.content.space_level[space] for tech, space in enumerate(player.tech_at) if space >= 0}
    margin = sheet(table, state, 0).total - sheet(table, state, table.opponent).total
    lines: dict[str, bool] = {
        "colony-level": state.level >= goal.colony_level,
        "contracts": len(done) >= goal.contracts,
        "contract-of-each-kind": not goal.contract_of_each_kind
        or (any(c.upgrade for c in done) and any(c.upgrade is None for c in done)),
        "these-contracts": all(any(c.id == name for c in done) for name in goal.these_contracts),
        "private-goals": int(player.goal >= 0) >= goal.private_goals,
        "tech-at-level-6": list(levels.values()).count(6) >= goal.tech_at_level_6,
        "this-tech-at-level-6": goal.this_tech_at_level_6 is None
        or levels.get(TECH_INDEX[goal.this_tech_at_level_6]) == 6,
        "research-tiles": len(player.research) >= goal.research_tiles,
        "shelters-built": player.shelters >= goal.shelters_built,
        "mines-manned": state.miner.count(0) >= goal.mines_manned,
        "advanced-buildings": len(player.built) >= goal.advanced_buildings,
        "scientist": goal.scientist is None
        or any(table.content.card_ids[card] == goal.scientist for card in player.scientists),
        "finish-on": goal.finish_on is None or SIDES[0 if player.space <= 4 else 1] == goal.finish_on,
        "margin": margin >= goal.margin,
    }
    lines.update(_unmet_by_type(table, state, goal))
    return [name for name, met in lines.items() if not met]


def _unmet_by_type(table: Table, state: State, goal: SoloGoal) -> dict[str, bool]:
    player = state.players[0]
    lines: dict[str, bool] = {}
    for name, least in goal.advanced_of.items():
        kind = BUILDING_INDEX[name]
        lines[f"advanced-{name}"] = (
            sum(building_type(state.building[place]) == kind for place in player.built.values()) >= least
        )
    for name, least in goal.complex_of.items():
        kind = SHELTER_OF if name == "shelter" else BUILDING_INDEX[name]
        places = [place for place in range(table.map.hexes) if state.building[place] == kind]
        lines[f"complex-{name}"] = any(len(group_at(table, state, place)) >= least for place in places)
    for item, least in goal.stored.items():
        have = player.depot if item == "crystal" else player.stock[ITEM_INDEX[item]]
        lines[f"stored-{item}"] = have >= least
    return lines
