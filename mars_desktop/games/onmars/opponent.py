"""The solo opponent: his deck, his turn, the Shuttle, and what spaces and tiles mean for him (18)."""

from collections.abc import Sequence

from mars_desktop.games.onmars import vocabulary as v
from mars_desktop.games.onmars.changes import advance_mission, contribute, gain, score_points, tell
from mars_desktop.games.onmars.content import SLOT_INDEX
from mars_desktop.games.onmars.moving import rover_hex
from mars_desktop.games.onmars.opponent_actions import (
    best,
    build,
    building_sites,
    construct,
    develop_once,
    hire,
    learn,
    move_rover,
    research_and_develop,
    take_a_blueprint,
    upgrade_buildings,
    upgrade_once,
    upgrades_anywhere,
)
from mars_desktop.games.onmars.prices import HIRE, is_full, left_on
from mars_desktop.games.onmars.ships import welcome
from mars_desktop.games.onmars.state import State
from mars_desktop.games.onmars.table import Events, Table
from mars_desktop.games.onmars.tasks import CloseTurn
from mars_desktop.games.onmars.travel import put_discovery
from mars_desktop.games.onmars.usable import discovery_places, has_tile
from mars_desktop.games.onmars.words import (
    CRYSTAL,
    ITEMS,
    LSS,
    MINE,
    NOWHERE,
    SHELTER,
    WAREHOUSE,
)


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


def level_up(table: Table, state: State, events: Events) -> None:
    """He builds a Shelter, moves a Ship to the Hangar and takes a Bot to his board (18.12)."""
    me = table.opponent
    player = state.players[me]
    if True in player.covered:
        welcome(table, state, me, player.covered.index(True), "colony-level", events)
    if player.bots_left:
        player.bots_left -= 1
        player.bots.append(NOWHERE)
        tell(events, "bot-taken", me, "colony-level", len(player.bots))
        contribute(table, state, me, "bot", events)
    if has_tile(table, state, me, SHELTER) and building_sites(table, state, SHELTER):
        build(table, state, SHELTER, events)


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
        # What he builds may borrow Tech or end a Colony level: that is settled as at the end of a turn.
        state.agenda.now.append(CloseTurn(me))
        construct(table, state, events)


def _place_discovery(table: Table, state: State, events: Events) -> None:
    places = discovery_places(table, state, table.opponent)
    if places and state.open_tiles:
        distance = table.map.distance[rover_hex(table, state, 0)]
        put_discovery(
            table, state, table.opponent, state.open_tiles[0], best(state, places, lambda h: distance[h]), events
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


def bring(table: Table, state: State, effect: v.AnyEffect, cause: str, events: Events) -> None:  # noqa: C901 - one case for each effect that means something
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
                develop_once(table, state, events, most=i == 0)
        case v.Retrieve():
            _take_back(table, state, events)
        case v.UpgradeBuilding():
            if options := upgrades_anywhere(table, state):
                upgrade_once(table, state, options, events)
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
