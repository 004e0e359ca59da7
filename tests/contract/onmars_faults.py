"""What can be in no state of On Mars: a thing in two places or in none, a limit passed, two pieces on one hex."""

from collections import Counter
from collections.abc import Iterable, Iterator

from mars_desktop.games.onmars.measures import depot_limit, quarters_limit, storage_limit
from mars_desktop.games.onmars.state import OFF_MAP, SHELTER_OF, State
from mars_desktop.games.onmars.table import Table
from mars_desktop.games.onmars.tasks import AnyTask, ChooseSite, Raise, Refill, Turn
from mars_desktop.games.onmars.words import BUILDINGS, ITEMS, MINE, MINERAL, NOTHING, RED_ACTIONS, RESOURCES, SHELTER


def faults(table: Table, state: State) -> list[str]:
    """Every fault that a state has, in plain words."""
    return [
        *_bad_stores(table, state),
        *_bad_people(table, state),
        *_bad_pieces(table, state),
        *_bad_map(table, state),
        *_bad_laboratories(table, state),
        *_bad_cards(table, state),
        *_bad_tiles(table, state),
        *_bad_tracks(table, state),
    ]


def _tasks(state: State) -> tuple[AnyTask, ...]:
    agenda = state.agenda
    return (*agenda.now, *agenda.pool, *agenda.after, *agenda.turn, *agenda.phase)


def _between_actions(state: State) -> bool:
    """Whether a turn waits for its next action, so that nothing is half done."""
    return not state.agenda.now and bool(state.agenda.turn)


def _bad_stores(table: Table, state: State) -> Iterator[str]:
    """Storage, Depot and Hangar hold what they have room for (4.8, 4.10, 8.6)."""
    for seat, player in enumerate(state.players):
        limit = storage_limit(player)
        for name, units in zip(RESOURCES, player.stock, strict=True):
            # The opening gives one of each before the first Shelter stands.
            if not 0 <= units <= max(1, limit):
                yield f"p{seat + 1} stores {units} {name}, with room for {limit}"
        room = depot_limit(player)
        if not 0 <= player.depot <= room or player.pending < 0:
            yield f"p{seat + 1} has {player.depot} Crystals in a Depot for {room}, {player.pending} below"
        if sum(player.covered) + player.moved_ships != table.numbers.ships:
            yield f"p{seat + 1} has {sum(player.covered)} Ships in the Depot and moved {player.moved_ships}"
        if not 0 <= player.hangar <= player.moved_ships <= state.level:
            yield f"p{seat + 1} has {player.hangar} Ships of {player.moved_ships} moved at level {state.level}"
        if seat == table.opponent and player.stock != [1] * len(RESOURCES):
            yield "the opponent has gained or paid Resources"
    if min(state.warehouse) < 0 or max(state.warehouse) > table.warehouse or state.warehouse[MINERAL]:
        yield f"the Warehouse holds {state.warehouse}"


def _bad_people(table: Table, state: State) -> Iterator[str]:
    """Every Colonist is somewhere, and nowhere more than there is room for (4.9, 5.3)."""
    waiting = Counter(
        task.seat for task in state.agenda.now if isinstance(task, ChooseSite | Raise) and task.building == MINE
    )
    for seat, player in enumerate(state.players):
        if seat == table.opponent:
            continue
        working = sum(slots.count(seat) for slots in state.slots) + state.miner.count(seat) + waiting[seat]
        everybody = player.quarters + player.supply + player.working + working
        if everybody != table.numbers.colonists or min(player.quarters, player.supply, player.working) < 0:
            yield f"p{seat + 1} has {everybody} Colonists"
        if player.quarters > quarters_limit(table, player):
            yield f"p{seat + 1} houses {player.quarters} Colonists, with room for {quarters_limit(table, player)}"
    for action, slots in enumerate(state.slots):
        if len(slots) > table.content.slots_of(action, table.players):
            yield f"{len(slots)} Colonists stand on {RED_ACTIONS[action]}"
        if RED_ACTIONS[action] == "hire" and len(set(slots)) < len(slots):
            yield "somebody has two Colonists at hiring"


def _bad_pieces(table: Table, state: State) -> Iterator[str]:
    """Bots, Rovers, Miners and markers are counted where they stand, one to a hex between actions (1.12, 4.7)."""
    numbers = table.numbers
    stand: Counter[int] = Counter()
    for seat, player in enumerate(state.players):
        on_map = [bot for bot in player.bots if bot != OFF_MAP]
        stand.update(on_map)
        if player.rover != OFF_MAP:
            stand[player.rover] += 1
        # The opponent's first Bot stands on his track of building types.
        on_icon = int(seat == table.opponent and player.shelters > 0)
        if len(player.bots) + player.bots_left + on_icon != numbers.bots or player.bots_left < 0:
            yield f"p{seat + 1} has {len(player.bots)} Bots and {player.bots_left} more"
        if (len(on_map) < len(player.bots)) != (seat == table.opponent and bool(player.bots)):
            yield f"p{seat + 1} has Bots beside the map"
        markers = player.markers + len(player.blueprints) + len(player.built)
        if markers != numbers.markers or player.markers < 0:
            yield f"p{seat + 1} has {markers} markers"
        for card, place in player.built.items():
            if state.marker[place] != seat:
                yield f"the marker of {table.content.blueprints[card].id} is not on {table.map.names[place]}"
        if len(set(player.built.values())) != state.marker.count(seat):
            yield f"p{seat + 1} has markers on the map without Blueprints"
    for place, name in enumerate(table.map.names):
        stand[place] += (state.miner[place] != NOTHING) + (state.marker[place] != NOTHING)
        if stand[place] != state.pieces[place]:
            yield f"{stand[place]} pieces stand on {name}, counted are {state.pieces[place]}"
        if stand[place] > 1 and _between_actions(state):
            yield f"{stand[place]} pieces stand on {name} between actions"


def _bad_map(table: Table, state: State) -> Iterator[str]:
    """Buildings lie alone, Miners on Mines, markers on buildings of their card (8.4, 8.5)."""
    content = table.content
    for place, name in enumerate(table.map.names):
        building, tiles = state.building[place], (state.discovery[place], state.research[place])
        lying = state.crystals[place] + sum(tile != NOTHING for tile in tiles)
        if building != NOTHING and lying:
            yield f"something lies under the building on {name}"
        if state.crystals[place] not in (0, 1) or lying > 1:
            yield f"too much lies on {name}"
        if lying and state.pieces[place] and _between_actions(state):
            yield f"a piece stands on what lies on {name}"
        if state.miner[place] != NOTHING and (building != MINE or state.marker[place] != NOTHING):
            yield f"a Miner stands on {name}"
        if state.marker[place] != NOTHING and building == NOTHING:
            yield f"a marker stands on {name} without a building"
    for player in state.players:
        for card, place in player.built.items():
            if min(state.building[place], SHELTER) != content.blueprint_building[card]:
                yield f"{content.blueprints[card].id} is built on another type"
    for kind, built in enumerate(state.built):
        on_map = state.building.count(kind)
        if on_map != built + 1 or not 0 <= built <= len(state.stacks[kind]):
            yield f"{on_map} {BUILDINGS[kind]} stand on the map, {built} are built"
    for seat, player in enumerate(state.players):
        if state.building.count(SHELTER_OF + seat) != player.shelters or player.shelters > table.numbers.shelters:
            yield f"p{seat + 1} has {player.shelters} Shelters, not as many on the map"


def _bad_laboratories(table: Table, state: State) -> Iterator[str]:
    """Tech tiles lie on the Grid, in the stack or in one laboratory, none twice in one (6.1)."""
    lie = Counter([*state.tech_stack[state.tech_drawn :], *(tech for tech in state.grid if tech != NOTHING)])
    for seat, player in enumerate(state.players):
        own = {tech: space for space, tech in enumerate(player.laboratory) if tech != NOTHING}
        if own != {tech: space for tech, space in enumerate(player.tech_at) if space != NOTHING}:
            yield f"p{seat + 1} has Tech in two places"
        lie.update(own.keys())
    all_tiles = Counter({SHELTER: table.players})
    for tiles in table.content.tech_sets[:1] if table.few else table.content.tech_sets:
        all_tiles.update(tiles)
    if lie != all_tiles:
        yield f"Tech tiles are missing or too many: {all_tiles - lie}, {lie - all_tiles}"


def _twice(name: str, cards: Iterable[int]) -> Iterator[str]:
    for card, times in Counter(cards).items():
        if times > 1:
            yield f"{name} {card} is in {times} places"


def _bad_cards(table: Table, state: State) -> Iterator[str]:
    """Every card lies in one place; those that have left are in none (7.2, 8.7, 14)."""
    content, players = table.content, state.players
    blueprints = [*state.display, *(card for player in players for card in (*player.blueprints, *player.built))]
    yield from _twice("Blueprint", blueprints)
    drawn = state.blueprint_deck[: state.blueprints_drawn]
    if not set(blueprints) <= set(drawn):
        yield "a Blueprint has come that was not laid out"
    if state.level >= 3 and any(content.blueprint_level[card] == 1 for card in state.display):
        yield "Blueprints of level 1 are still displayed"
    if state.blueprints_drawn != sum(table.numbers.display[: state.level]):
        yield f"{state.blueprints_drawn} Blueprints are laid out at level {state.level}"
    offered = [card for card in state.offer if card != NOTHING]
    hired = [card for player in players for card in (*player.scientists, *player.contracts)]
    if sorted([*offered, *state.contract_deck, *hired]) != list(range(len(content.card_ids))):
        yield "a Scientist or Contract is missing or there twice"
    empty = [slot for slot, card in enumerate(state.offer) if card == NOTHING]
    refills = [task.slot for task in (*state.closing, *_tasks(state)) if isinstance(task, Refill)]
    if state.contract_deck and sorted(refills) != empty:
        yield f"slots {empty} of the offer are empty, {refills} will be refilled"
    for seat, player in enumerate(players):
        if any(card >= len(content.scientists) for card in player.scientists):
            yield f"p{seat + 1} has a Contract among Scientists"
        for card in player.contracts:
            need = content.deliveries[card - len(content.scientists)]
            lying = player.delivered.get(card, [0] * len(ITEMS))
            if any(have > least for have, least in zip(lying, need, strict=True)) or min(lying) < 0:
                yield f"on {content.card_ids[card]} lies more than it asks for"
            if (lying == list(need) and any(need)) and card not in player.completed:
                yield f"{content.card_ids[card]} is met and not completed"
    if any(at != NOTHING and not any(at in player.built for player in players) for at in state.scientist_at):
        yield "a Scientist works where nothing is built"
    yield from _twice("Private Goal", [g for p in players for g in (*p.goals, *([p.goal] if p.goal >= 0 else []))])
    yield from _twice("plan", [player.plan for player in players if player.plan >= 0])
    yield from _twice("task", [task for player in players for task in (*player.tasks, *player.finished_tasks)])


def _bad_tiles(table: Table, state: State) -> Iterator[str]:
    """Discovery and Research tiles lie in one place, and nobody has two of a kind (8.1.8)."""
    placed = [tile for tile in state.discovery if tile != NOTHING]
    taken = [tile for player in state.players for tile in player.discoveries]
    yield from _twice("Discovery", [*state.open_tiles, *placed, *taken])
    drawn = state.discovery_deck[: state.discoveries_drawn]
    if not {*state.open_tiles, *placed, *taken} <= set(drawn):
        yield "a Discovery tile has come that was not opened"
    left = len(state.discovery_deck) - state.discoveries_drawn
    if len(state.open_tiles) < table.numbers.discovery_open and left:
        yield f"{len(state.open_tiles)} Discovery tiles lie open"
    kinds = Counter(kind for kind in state.research if kind != NOTHING)
    for seat, player in enumerate(state.players):
        kinds.update(player.research)
        if len(set(player.research)) < len(player.research):
            yield f"p{seat + 1} has two Research tiles of a kind"
    for kind, copies in kinds.items():
        if copies > table.content.research[kind].copies:
            yield f"there are {copies} Research tiles of kind {kind}"


def _bad_tracks(table: Table, state: State) -> Iterator[str]:
    """Tracks stay within their ends; the level is what the rows allow once a turn is over (9.6, 9.9)."""
    numbers, rows = table.numbers, state.rows
    if not all(1 <= row <= table.content.life_support.rows for row in rows):
        yield f"the life support stands at {rows}"
    if not 1 <= state.level <= min(numbers.highest_level, max(1, min(rows))):
        yield f"the Colony level is {state.level} with rows {rows}"
    turn = state.agenda.turn[0] if state.agenda.turn else None
    begins = isinstance(turn, Turn) and not turn.main and not turn.executive and not state.agenda.now
    if begins and state.level < numbers.highest_level and min(rows) > state.level:
        yield f"a turn begins at Colony level {state.level} with rows {rows}"
    if not 0 <= state.remaining <= numbers.missions_remaining or min(state.mission_left) < 0:
        yield f"{state.remaining} Missions remain, {state.mission_left} contributions"
    gone = sum(not left for left in state.mission_left) + max(0, state.level - 2)
    if state.remaining != max(0, numbers.missions_remaining - gone):
        yield f"{state.remaining} Missions remain after {gone} steps"
    spaces = [player.space for player in state.players if player.space]
    if len(set(spaces)) < len(spaces) or not all(1 <= space <= 8 for space in spaces):
        yield f"the Player markers stand on {spaces}"
    if not 1 <= state.shuttle_at <= numbers.shuttle_spaces or state.ending not in (0, 1, 2):
        yield f"the Shuttle is on space {state.shuttle_at}"
