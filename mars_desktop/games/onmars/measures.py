"""What can be counted of a player: for Private Goals, reward tiles and the score. Pure."""

from mars_desktop.games.onmars.content import BUILDING_INDEX
from mars_desktop.games.onmars.pack_format import PrivateGoal, RewardTile
from mars_desktop.games.onmars.state import SHELTER_OF, Player, State
from mars_desktop.games.onmars.table import Table
from mars_desktop.games.onmars.vocabulary import Have, Measure
from mars_desktop.games.onmars.words import MINE, SHELTER


def storage_limit(player: Player) -> int:
    """How many of each Resource Storage holds (4.8)."""
    return player.shelters + 1


def quarters_limit(table: Table, player: Player) -> int:
    """How many Colonists the Living Quarters hold (4.9)."""
    return table.numbers.quarters + table.numbers.quarters_by_shelter * max(0, player.shelters - 1)


def depot_limit(player: Player) -> int:
    """How many Crystals the Depot holds: one on each space without a Ship (4.10)."""
    return player.covered.count(False)


def group_at(table: Table, state: State, place: int) -> list[int]:
    """The building on a hex and all of its type joined to it by adjacency (1.4)."""
    adjacent, building = table.map.adjacent, state.building
    kind = building[place]
    group = [place]
    seen = {place}
    for here in group:
        for other in adjacent[here]:
            if building[other] == kind and other not in seen:
                seen.add(other)
                group.append(other)
    return group


def groups_with_marker(table: Table, state: State, seat: int) -> list[list[int]]:
    """The different groups of buildings in which a player has an Advanced Building."""
    found: list[list[int]] = []
    for place in state.players[seat].built.values():
        if not any(place in group for group in found):
            found.append(group_at(table, state, place))
    return found


def building_type(kind: int) -> int:
    """The building type, 0 to 5, of a code on the map."""
    return min(kind, SHELTER)


def count(table: Table, state: State, seat: int, measure: Measure, size: int = 0) -> int:  # noqa: C901 - one case for each measure
    """How many of that a player has now."""
    player = state.players[seat]
    match measure:
        case "blueprints":
            return len(player.blueprints) + len(player.built)
        case "advanced-buildings":
            return len(player.built)
        case "mines":
            return state.miner.count(seat) + sum(state.building[place] == MINE for place in player.built.values())
        case "discovery-tiles":
            return len(player.discoveries)
        case "research-tiles":
            return len(player.research)
        case "explored-tiles":
            return len(player.discoveries) + len(player.research)
        case "shelters":
            return player.shelters
        case "bots":
            return len(player.bots)
        case "colonists":
            return quarters_limit(table, player) if seat == table.opponent else player.quarters
        case "ships":
            return player.hangar
        case "tech-tiles":
            return sum(space >= 0 for space in player.tech_at)
        case "developed-tiles":
            level = table.content.space_level
            return sum(space >= 0 and level[space] >= 2 for space in player.tech_at)
        case "progress-cubes":
            return sum(player.progress)
        case "scientists":
            return len(player.scientists)
        case "contracts":
            return len(player.completed)
        case "colony-level":
            return state.level
        case "largest-store":
            return max(player.stock[1:])
        case "complexes":
            return sum(len(group) >= size for group in groups_with_marker(table, state, seat))


def holds(table: Table, state: State, seat: int, goal: PrivateGoal) -> bool:
    """Whether a player meets every condition of a Private Goal (14.6)."""
    return all(_meets(table, state, seat, condition) for condition in goal.conditions)


def _meets(table: Table, state: State, seat: int, condition: Have) -> bool:
    if condition.on:
        laboratory, index = state.players[seat].laboratory, table.content.space_index
        return sum(laboratory[index[space]] >= 0 for space in condition.on) >= condition.least
    return count(table, state, seat, condition.have, condition.size) >= condition.least


def reward_points(table: Table, state: State, seat: int, tile: RewardTile) -> int:
    """The points that a tile above the Life Support System gives a player now (9.3)."""
    return min(tile.most, count(table, state, seat, tile.measure) // tile.each * tile.points)


def contract_met(table: Table, state: State, seat: int, card: int) -> bool:
    """Whether a player's Contract has what it asks for (12.6, 12.7)."""
    number = card - len(table.content.scientists)
    contract = table.content.contracts[number]
    player = state.players[seat]
    if contract.upgrade is None:
        lying = player.delivered.get(card)
        return lying is not None and all(
            have >= need for have, need in zip(lying, table.content.deliveries[number], strict=True)
        )
    kind = BUILDING_INDEX[contract.upgrade]
    if kind == SHELTER:
        kind = SHELTER_OF + seat
    return any(
        state.building[place] == kind and len(group_at(table, state, place)) >= table.numbers.contract_complex
        for place in player.built.values()
    )
