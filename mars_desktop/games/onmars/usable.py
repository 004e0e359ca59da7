"""Whether an effect would do anything for a player now: asked before a tile is claimed or an action taken. Pure."""

from mars_desktop.games.onmars import vocabulary as v
from mars_desktop.games.onmars.changes import boosters, missing
from mars_desktop.games.onmars.complexes import bot_places, has_site, is_empty
from mars_desktop.games.onmars.content import BUILDING_INDEX, ITEM_INDEX
from mars_desktop.games.onmars.laboratory import can_learn, can_step
from mars_desktop.games.onmars.measures import depot_limit, quarters_limit, storage_limit
from mars_desktop.games.onmars.prices import COLONIST_PART, RESOURCE_PARTS, Part, affordable, parts_of
from mars_desktop.games.onmars.state import OFF_MAP, State
from mars_desktop.games.onmars.table import Table
from mars_desktop.games.onmars.upgrading import can_upgrade
from mars_desktop.games.onmars.words import BUILDINGS, CRYSTAL, MINE, RESOURCES, SHELTER, WAREHOUSE


def usable(table: Table, state: State, seat: int, effect: v.AnyEffect, card: int = -1) -> bool:  # noqa: C901 - one case for each effect of the vocabulary
    """Whether the player can use at least some of an effect; ``card``: the Blueprint whose action it is."""
    player = state.players[seat]
    match effect:
        case v.GainResource(resource=resource):
            return has_room(table, state, seat, ITEM_INDEX[resource])
        case v.GainResources(resources=resources):
            return any(has_room(table, state, seat, ITEM_INDEX[resource]) for resource in resources)
        case v.GainChoice(among=among):
            return any(has_room(table, state, seat, ITEM_INDEX[resource]) for resource in among)
        case v.GainCrystals() | v.GainPoints():
            return True
        case v.GainColonists():
            return player.supply > 0 and player.quarters < quarters_limit(table, player)
        case v.TakeFromWarehouse():
            return bool(takeable(table, state, seat))
        case v.ObtainBlueprint():
            return player.markers > 0 and bool(state.display)
        case v.LearnTechnology(pay=pay):
            return can_learn(table, state, seat, pay=pay)
        case v.Develop(pay=pay, less_oxygen=less):
            return can_step(table, state, seat, pay=pay, less=less)
        case v.MoveBots():
            return bool(player.bots)
        case v.MoveRover() | v.MoveEither():
            return True
        case v.Retrieve():
            return player.quarters < quarters_limit(table, player) and (
                player.working > 0 or any(seat in slots for slots in state.slots)
            )
        case v.Construct(building=building, boost=boost):
            kinds = range(len(BUILDINGS)) if building is None else (BUILDING_INDEX[building],)
            return any(can_construct(table, state, seat, kind, boosters(player) if boost else 0) for kind in kinds)
        case v.UpgradeBuilding(pay=pay):
            return can_upgrade(table, state, seat, pay=pay)
        case v.WelcomeShip(pay=pay):
            return can_welcome(table, state, seat, pay=pay)
        case v.TakeContract():
            return any(card >= len(table.content.scientists) for card in state.offer)
        case v.TakeScientist():
            return any(0 <= card < len(table.content.scientists) for card in state.offer)
        case v.Travel():
            return True
        case v.PlaceDiscovery():
            return bool(state.open_tiles) and bool(discovery_places(table, state, seat))
        case v.PlaceBot():
            return player.bots_left > 0 and bool(bot_places(table, state, seat))
        case v.Produce():
            return any(blueprint != card for blueprint in player.built)
        case v.Exchange():
            given = [item for item, units in enumerate(player.stock) if units]
            taken = [item for item in range(1, len(RESOURCES)) if player.stock[item] < storage_limit(player)]
            return any(give != take for give in given for take in taken)
        case v.SellForCrystals():
            return any(player.stock)
        case v.UseBuilding():
            return any(
                usable(table, state, seat, table.content.blueprints[blueprint].effect, blueprint)
                for blueprint in player.built
            )
        case v.InOrder(effects=effects):
            return any(usable(table, state, seat, part, card) for part in effects)


def has_room(table: Table, state: State, seat: int, item: int) -> bool:
    """Whether a Resource can be stored or goes straight onto an own delivery (4.8, 12.6)."""
    player = state.players[seat]
    if player.stock[item] < storage_limit(player):
        return True
    return any(item in missing(table, state, seat, contract) for contract in player.delivered)


def takeable(table: Table, state: State, seat: int) -> list[int]:
    """The items of the Warehouse for which a player has room (7.5.2)."""
    player = state.players[seat]
    return [
        item
        for item in WAREHOUSE
        if state.warehouse[item]
        and (
            player.depot + player.pending < depot_limit(player)
            if item == CRYSTAL
            else has_room(table, state, seat, item)
        )
    ]


def cost_of_building(building: int) -> list[Part]:
    """The price of a building: the Resource before it in the chain; a Mine takes a Colonist instead (8.2.2)."""
    if building == MINE:
        return [COLONIST_PART]
    return [RESOURCE_PARTS[RESOURCES[building - 1]]]


def has_tile(table: Table, state: State, seat: int, building: int) -> bool:
    """Whether a building of that type is left: the top of its stack, or a Shelter of the player's own."""
    if building == SHELTER:
        return state.players[seat].shelters < table.numbers.shelters
    return state.built[building] < len(state.stacks[building])


def can_construct(table: Table, state: State, seat: int, building: int, boosts: int = 0) -> bool:
    """Whether a player can pay for a building of that type and has a hex for it."""
    player = state.players[seat]
    if not has_tile(table, state, seat, building):
        return False
    if building == MINE:
        if not player.quarters:
            return False
        boosts = min(boosts, player.quarters - 1)
    elif not (player.stock[building - 1] or player.stock[0]):
        return False
    return has_site(table, state, seat, building, boosts)


def can_welcome(table: Table, state: State, seat: int, *, pay: bool = True) -> bool:
    """Whether a player may move a Ship to the Hangar: one is left, the level allows it, it can be paid (8.6)."""
    player = state.players[seat]
    return (
        any(player.covered)
        and player.moved_ships < state.level
        and (not pay or affordable(player, parts_of(table.numbers.ship_cost)))
    )


def discovery_places(table: Table, state: State, seat: int) -> list[int]:
    """The empty hexes at the distance from a player's Rover at which a Discovery tile is placed (15.4)."""
    rover = state.players[seat].rover
    start = table.map.centre if rover == OFF_MAP else rover
    return [place for place in table.map.at_distance[start][table.numbers.discovery_distance] if is_empty(state, place)]
