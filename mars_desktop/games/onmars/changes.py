"""The changes that a game of On Mars is made of, each told as an event. No rule of when, only of how."""

from mars_desktop.engine.event import Event
from mars_desktop.games.onmars.measures import contract_met, depot_limit, quarters_limit, storage_limit
from mars_desktop.games.onmars.prices import cleared, delivers, left_on
from mars_desktop.games.onmars.state import Player, State
from mars_desktop.games.onmars.table import Events, Table
from mars_desktop.games.onmars.tasks import Give
from mars_desktop.games.onmars.vocabulary import MissionEvent
from mars_desktop.games.onmars.words import CRYSTAL, ITEMS, RESOURCES


def tell(events: Events, kind: str, seat: int, cause: str, *values: str | int, reveals: bool = False) -> None:
    """Report one change, if anybody listens."""
    if events is not None:
        events.append(Event(kind, seat, cause, values, (), reveals))


def gain(table: Table, state: State, seat: int, item: int, units: int, cause: str, events: Events) -> None:
    """Resources into Storage, Crystals below the Depot (4.8, 4.11).

    What Storage cannot hold goes straight onto an own delivery that misses it (12.6); the rest is lost.
    """
    if units <= 0 or (seat == table.opponent and item != CRYSTAL):
        return
    player = state.players[seat]
    if item == CRYSTAL:
        player.pending += units
        tell(events, "crystals", seat, cause, units)
        return
    room = max(0, storage_limit(player) - player.stock[item])
    kept = min(units, room)
    if kept:
        player.stock[item] += kept
    tell(events, "gain", seat, cause, RESOURCES[item], kept, units - kept)
    for _ in range(units - kept):
        if not _straight_onto_a_card(table, state, seat, item, events):
            break


def _straight_onto_a_card(table: Table, state: State, seat: int, item: int, events: Events) -> bool:
    for card in state.players[seat].delivered:
        if item in missing(table, state, seat, card):
            put_on_card(table, state, seat, card, item, events)
            return True
    return False


def missing(table: Table, state: State, seat: int, card: int) -> list[int]:
    """The items that an own delivery still misses."""
    need = table.content.deliveries[card - len(table.content.scientists)]
    return delivers(need, state.players[seat].delivered[card])


def put_on_card(table: Table, state: State, seat: int, card: int, item: int, events: Events) -> None:
    """One item, already taken from where it was, lies on a delivery for good."""
    state.players[seat].delivered[card][item] += 1
    tell(events, "deliver", seat, table.content.card_ids[card], ITEMS[item])
    settle_contracts(table, state, seat, events)


def settle_contracts(table: Table, state: State, seat: int, events: Events) -> None:
    """A Contract is completed the moment its need is met, and stays so (12.8)."""
    player = state.players[seat]
    for card in player.contracts:
        if card not in player.completed and contract_met(table, state, seat, card):
            player.completed.append(card)
            tell(events, "contract-completed", seat, table.content.card_ids[card])
            contribute(table, state, seat, "contract", events)


def settle_all_contracts(table: Table, state: State, events: Events) -> None:
    """As :func:`settle_contracts`, for everybody: a Complex may grow in another player's turn."""
    for seat, player in enumerate(state.players):
        if len(player.contracts) > len(player.completed):
            settle_contracts(table, state, seat, events)


def spend(table: Table, state: State, seat: int, paid: dict[str, int], cause: str, events: Events) -> None:
    """Pay a mix that was found right: from Storage, the Depot, the Living Quarters, and with Private Goals."""
    player = state.players[seat]
    for name, units in paid.items():
        if not units:
            continue
        match name:
            case "crystals":
                player.depot -= units
            case "colonists":
                player.quarters -= units
                player.working += units
            case "goals":
                state.agenda.push_now([Give(seat, cause)] * units)
                continue
            case _:
                player.stock[RESOURCES.index(name)] -= units
        tell(events, "pay", seat, cause, name, units)


def boost(state: State, seat: int, cause: str, events: Events, colonists: int = 1) -> None:
    """Colonists go from the Living Quarters to the Working Area (5.11)."""
    player = state.players[seat]
    player.quarters -= colonists
    player.working += colonists
    tell(events, "boost", seat, cause, colonists)


def recruit(table: Table, state: State, seat: int, units: int, cause: str, events: Events) -> None:
    """Colonists from the personal supply into the Living Quarters, as far as both allow (4.9, 1.12)."""
    player = state.players[seat]
    come = min(units, player.supply, quarters_limit(table, player) - player.quarters)
    if come > 0:
        player.supply -= come
        player.quarters += come
        player.fresh += come
        player.gained += come
        tell(events, "colonists", seat, cause, come)


def house(table: Table, player: Player, units: int) -> int:
    """Colonists come back: into the Living Quarters, the rest to the supply; returns how many found room."""
    room = max(0, min(units, quarters_limit(table, player) - player.quarters))
    player.quarters += room
    player.fresh += room
    player.supply += units - room
    return room


def clear_slots(table: Table, state: State, action: int, cause: str, events: Events) -> None:
    """From full slots the Colonists of whoever has most there go to the Working Area (5.5)."""
    there = left_on(table, state, action)
    for owner in cleared(table, state, action):
        units = state.slots[action].count(owner)
        if owner != table.opponent:
            # His Colonists are endless and need no place (18.8).
            state.players[owner].working += units
        tell(events, "cleared", owner, cause, units)
    state.slots[action] = list(there)


def boosters(player: Player) -> int:
    """The Colonists that may boost: in the Living Quarters since before the action (5.11)."""
    return max(0, player.quarters - player.fresh)


def score_points(state: State, seat: int, points: int, cause: str, events: Events) -> None:
    """Opportunity Points at once."""
    if points:
        state.players[seat].points += points
        tell(events, "points", seat, cause, points, state.players[seat].points)


def contribute(table: Table, state: State, seat: int, what: MissionEvent, events: Events) -> None:
    """A contribution to a Mission in play: its Crystals, its cube, perhaps its end (14.1, 14.2)."""
    for position, mission in enumerate(state.missions):
        if state.mission_left[position] and table.content.mission_event[mission] == what:
            advance_mission(table, state, seat, position, events)


def advance_mission(table: Table, state: State, seat: int, position: int, events: Events) -> None:
    """A Mission's cube goes one down for a player, who gets its Crystals."""
    mission = table.content.missions[state.missions[position]]
    state.mission_left[position] -= 1
    state.idle_rounds = 0
    tell(events, "mission", seat, mission.id, state.mission_left[position])
    gain(table, state, seat, CRYSTAL, mission.crystals, mission.id, events)
    if not state.mission_left[position]:
        tell(events, "mission-completed", -1, mission.id)
        advance_remaining(state, mission.id, events)


def advance_remaining(state: State, cause: str, events: Events) -> None:
    """The Remaining Missions marker goes one step, unless it stands at its end (14.5)."""
    if state.remaining:
        state.remaining -= 1
        tell(events, "remaining", -1, cause, state.remaining)


def take_pending(table: Table, state: State, seat: int, events: Events) -> None:
    """Crystals from below the Depot move into it, the rest goes onto own deliveries or is lost (4.1)."""
    player = state.players[seat]
    if not player.pending:
        return
    come = min(player.pending, depot_limit(player) - player.depot)
    lost = player.pending - come
    player.pending = 0
    player.depot += come
    tell(events, "depot", seat, "turn", come, lost)
    for _ in range(lost):
        if seat == table.opponent or not _straight_onto_a_card(table, state, seat, CRYSTAL, events):
            break
