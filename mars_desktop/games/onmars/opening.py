"""Set-up: the board, each player's things, and the first questions (2)."""

from mars_desktop.engine.agenda import Agenda
from mars_desktop.engine.rng import Rng
from mars_desktop.games.onmars.changes import tell
from mars_desktop.games.onmars.state import SHELTER_OF, Player, State
from mars_desktop.games.onmars.table import Events, Table
from mars_desktop.games.onmars.tasks import Phase
from mars_desktop.games.onmars.words import (
    BUILDINGS,
    ITEMS,
    LSS,
    MINE,
    NOTHING,
    RED_ACTIONS,
    RESOURCES,
    SHELTER,
    TECHNOLOGIES,
    WAREHOUSE,
)


def deal(table: Table, events: Events) -> State:
    """The board and the players as they are before anybody chooses (2.1, 2.2)."""
    content, numbers, hexes = table.content, table.numbers, table.map.hexes
    rng = Rng(table.setup.seed)
    building = [NOTHING] * hexes
    building[table.map.centre] = MINE
    for kind, place in zip(LSS, rng.shuffled(table.map.start_buildings), strict=True):
        building[place] = kind
    research = [NOTHING] * hexes
    kinds = [kind for kind, entry in enumerate(content.research)]
    for corner, kind in zip(table.map.research, rng.shuffled(kinds), strict=True):
        for place in corner[: content.research[kind].copies]:
            research[place] = kind
    discoveries = tuple(rng.shuffled(range(len(content.discoveries))))
    sets = [list(tiles) for tiles in rng.shuffled(content.tech_sets)]
    grid = rng.shuffled(sets[0])
    stack = () if table.few else tuple(rng.shuffled([tile for tiles in sets[1:] for tile in tiles]))
    levels = content.blueprint_level
    deck = tuple(
        card
        for level in (1, 3)
        for card in rng.shuffled([c for c in range(len(content.blueprints)) if levels[c] == level])
    )
    stacks = tuple(tuple(rng.shuffled(tiles)) for tiles in content.stacks)
    rewards = rng.shuffled(range(len(content.rewards)))[: len(LSS)]
    missions = _missions(table, rng)
    goals = rng.shuffled(range(len(content.goals)))
    players = []
    for seat in range(table.players):
        held = [] if seat == table.opponent else sorted(goals[seat * numbers.goals : (seat + 1) * numbers.goals])
        players.append(_player(table, held))
    if table.first_colonists:
        for player, plan in zip(players, rng.shuffled(range(len(content.plans))), strict=False):
            player.plan = plan
    warehouse = [table.warehouse if item in WAREHOUSE else 0 for item in range(len(ITEMS))]
    opened = numbers.discovery_open
    state = State(
        players=players,
        rng=rng,
        agenda=Agenda(),
        building=building,
        miner=[NOTHING] * hexes,
        marker=[NOTHING] * hexes,
        pieces=[0] * hexes,
        crystals=[0] * hexes,
        discovery=[NOTHING] * hexes,
        research=research,
        stacks=stacks,
        built=[0] * len(stacks),
        grid=grid,
        tech_stack=stack,
        blueprint_deck=deck,
        display=list(deck[: numbers.display[0]]),
        blueprints_drawn=numbers.display[0],
        warehouse=warehouse,
        offer=list(range(len(content.scientists))),
        contract_deck=[len(content.scientists) + i for i in range(len(content.contracts))],
        slots=[[] for _ in RED_ACTIONS],
        missions=missions,
        mission_left=[table.mission_targets[mission] for mission in missions],
        discovery_deck=discoveries,
        open_tiles=list(discoveries[:opened]),
        discoveries_drawn=opened,
        rewards=rewards,
        rows=[1] * len(LSS),
        remaining=numbers.missions_remaining,
        first=rng.below(table.seats),
    )
    tell(events, "game", state.first, "setup")
    for mission in missions:
        tell(events, "mission-laid-out", -1, content.missions[mission].id, table.mission_targets[mission])
    state.agenda.phase = [Phase(-1, "", "start")]
    return state


def _player(table: Table, goals: list[int]) -> Player:
    numbers = table.numbers
    laboratory = [NOTHING] * len(table.content.spaces)
    tech_at = [NOTHING] * len(TECHNOLOGIES)
    laboratory[table.content.shelter_space] = SHELTER
    tech_at[SHELTER] = table.content.shelter_space
    return Player(
        stock=[1] * len(RESOURCES),
        depot=numbers.start_crystals,
        covered=[space >= numbers.depot - numbers.ships for space in range(numbers.depot)],
        quarters=numbers.start_colonists,
        supply=numbers.colonists - numbers.start_colonists,
        markers=numbers.markers,
        laboratory=laboratory,
        tech_at=tech_at,
        goals=goals,
        bots_left=numbers.bots,
    )


def _missions(table: Table, rng: Rng) -> list[int]:
    """Two short and one long Mission for a short game, one and two for a long one (2.1.12)."""
    content = table.content
    if table.first_colonists:
        ids = [mission.id for mission in content.missions]
        return [ids.index(name) for name in content.first_colonists.missions]
    by_length = {
        length: rng.shuffled([i for i, m in enumerate(content.missions) if m.length == length])
        for length in ("short", "long")
    }
    return [*by_length["short"][: 1 if table.long else 2], *by_length["long"][: 2 if table.long else 1]]


def settle_shelter(table: Table, state: State, seat: int, place: int, events: Events) -> None:
    """The first Shelter stands on its start hex, with a Bot on it (2.2.4, 2.2.5)."""
    player = state.players[seat]
    state.building[place] = SHELTER_OF + seat
    player.shelters = 1
    tell(events, "first-shelter", seat, BUILDINGS[SHELTER], table.map.names[place])
    player.bots_left -= 1
    if seat == table.opponent:
        # His Bot stands on the track of icons and is never on the map (18.1).
        return
    player.bots.append(place)
    state.pieces[place] += 1
