"""Travelling, the Shuttle phase, and the choice of turn order spaces (2.3, 15)."""

from collections.abc import Iterator, Mapping
from typing import Final

from mars_desktop.engine.choice import Choice
from mars_desktop.games.onmars.asking import Ask, stop
from mars_desktop.games.onmars.changes import gain, house, tell
from mars_desktop.games.onmars.content import SLOT_INDEX
from mars_desktop.games.onmars.first_colonists import fulfil_task
from mars_desktop.games.onmars.state import State
from mars_desktop.games.onmars.storage import produce
from mars_desktop.games.onmars.table import Events, Table
from mars_desktop.games.onmars.tasks import Bring, ChooseSide, ChooseSpace, Cross, PutDiscovery, Ride
from mars_desktop.games.onmars.usable import discovery_places
from mars_desktop.games.onmars.words import COLONY, COLONY_ACTIONS, MINERAL, ORBIT, ORBIT_ACTIONS, SIDES

SLOTS_ON_SIDE: Final = tuple(
    tuple(SLOT_INDEX[action] for action in actions if action in SLOT_INDEX)
    for actions in (ORBIT_ACTIONS, COLONY_ACTIONS)
)
"""The red actions of Orbit and of the Colony."""


def free_spaces(table: Table, state: State, side: int) -> list[int]:
    """The empty turn order spaces of a side, or of both for -1."""
    taken = {player.space for player in state.players}
    spaces = range(1, 9) if side < 0 else range(1, 5) if side == ORBIT else range(5, 9)
    return [space for space in spaces if space not in taken]


def _cross(table: Table, state: State, task: Cross, _: Choice | None, events: Events) -> None:
    """To the other side: a Discovery tile or production, Colonists back, a space (15.4, 15.5)."""
    seat, player = task.seat, state.players[task.seat]
    goal = COLONY if player.space <= 4 else ORBIT
    tell(events, "travel", seat, task.cause, SIDES[goal])
    state.agenda.now.append(ChooseSpace(seat, task.cause, goal))
    fulfil_task(table, state, seat, "travel", events)
    if goal == ORBIT:
        produce_all(table, state, seat, events)
        bring_back(table, state, seat, goal, events)
        return
    bring_back(table, state, seat, goal, events)
    if task.discovery:
        state.agenda.now.append(PutDiscovery(seat, "travel"))


def produce_all(table: Table, state: State, seat: int, events: Events) -> None:
    """Production of travel to Orbit: Advanced Buildings, then Colonists on Mines (15.5)."""
    for card in list(state.players[seat].built):
        produce(table, state, seat, card, events)
    miners = state.miner.count(seat)
    gain(table, state, seat, MINERAL, miners, "mine", events)


def bring_back(table: Table, state: State, seat: int, side: int, events: Events) -> None:
    """Colonists from the slots of a side and from the Working Area go home, those without room to the supply."""
    player = state.players[seat]
    back = player.working
    player.working = 0
    for action in SLOTS_ON_SIDE[side]:
        back += state.slots[action].count(seat)
        state.slots[action] = [owner for owner in state.slots[action] if owner != seat]
    if back:
        home = house(table, player, back)
        tell(events, "colonists-back", seat, "travel", home, back - home)


def _discovery_answers(table: Table, state: State, task: PutDiscovery) -> Iterator[Choice]:
    names = table.map.names
    places = discovery_places(table, state, task.seat)
    for tile in state.open_tiles:
        for place in places:
            yield Choice(task.seat, "discovery", (table.content.discoveries[tile].id, names[place]))
    if state.open_tiles and places and task.cause != "travel":
        yield stop(task.seat)


def _put_discovery(table: Table, state: State, task: PutDiscovery, choice: Choice | None, events: Events) -> None:
    if choice is None or choice.verb == "stop":
        return
    tile = table.content.discovery_index[choice.words[0]]
    put_discovery(table, state, task.seat, tile, table.map.index[choice.words[1]], events)


def put_discovery(table: Table, state: State, seat: int, tile: int, place: int, events: Events) -> None:
    """An open Discovery tile goes on a hex, and the next one of the stack is opened (15.4, 15.8)."""
    state.open_tiles.remove(tile)
    state.discovery[place] = tile
    tell(events, "discovery-placed", seat, table.content.discoveries[tile].id, table.map.names[place])
    if state.discoveries_drawn < len(state.discovery_deck):
        opened = state.discovery_deck[state.discoveries_drawn]
        state.discoveries_drawn += 1
        state.open_tiles.append(opened)
        tell(events, "discovery-opened", -1, table.content.discoveries[opened].id, reveals=True)


def _space_answers(table: Table, state: State, task: ChooseSpace) -> list[Choice]:
    return [Choice(task.seat, "space", (str(space),)) for space in free_spaces(table, state, task.side)]


def _choose_space(table: Table, state: State, task: ChooseSpace, choice: Choice | None, events: Events) -> None:
    if choice is None:
        raise AssertionError("there are more spaces than players on each side")
    space = int(choice.words[0])
    state.players[task.seat].space = space
    tell(events, "space", task.seat, task.cause, space)
    effect = table.content.turn_order[space - 1].effect
    if effect is not None:
        state.agenda.now.append(Bring(task.seat, f"space-{space}", effect))


def move_shuttle(table: Table, state: State, events: Events) -> bool:
    """The Shuttle goes one space inward or crosses; whether it crossed (15.1)."""
    if state.shuttle_at > 1:
        state.shuttle_at -= 1
        tell(events, "shuttle", -1, SIDES[state.shuttle_side], state.shuttle_at)
        return False
    state.shuttle_side = 1 - state.shuttle_side
    state.shuttle_at = min(state.level, table.numbers.shuttle_spaces)
    tell(events, "shuttle-crosses", -1, SIDES[state.shuttle_side], state.shuttle_at)
    return True


def _ride_answers(table: Table, state: State, task: Ride) -> list[Choice]:
    stay = Choice(task.seat, "stay")
    if task.free or state.players[task.seat].hangar:
        return [Choice(task.seat, "travel"), stay]
    return [stay]


def _ride(table: Table, state: State, task: Ride, choice: Choice | None, events: Events) -> None:
    player = state.players[task.seat]
    player.down = False
    if choice is None or choice.verb == "stay":
        return
    if not task.free:
        player.hangar -= 1
        tell(events, "ship-used", task.seat, "shuttle")
    state.agenda.now.append(Cross(task.seat, "shuttle"))


def _side_answers(table: Table, state: State, task: ChooseSide) -> list[Choice]:
    return [Choice(task.seat, "shuttle", (side,)) for side in SIDES]


def _choose_side(table: Table, state: State, task: ChooseSide, choice: Choice | None, events: Events) -> None:
    if choice is None:
        raise AssertionError("there are two sides")
    set_shuttle(state, task.seat, SIDES.index(choice.words[0]), events)


def set_shuttle(state: State, seat: int, side: int, events: Events) -> None:
    """The Shuttle starts on the red space of a side (2.3.2)."""
    state.shuttle_side, state.shuttle_at = side, 1
    tell(events, "shuttle-starts", seat, SIDES[side], 1)


ASKED: Final[Mapping[type, Ask]] = {
    Cross: Ask("", _cross),
    PutDiscovery: Ask("discovery", _put_discovery, _discovery_answers),
    ChooseSpace: Ask("space", _choose_space, _space_answers),
    Ride: Ask("ride", _ride, _ride_answers),
    ChooseSide: Ask("shuttle-side", _choose_side, _side_answers),
}
