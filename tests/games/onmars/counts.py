"""What no rule may ever break: every piece is somewhere, every card lies in one place, nothing is below nought.

``faults(rules, state)`` says it in sentences; no sentence means that the table is in order.
"""

from collections import Counter
from collections.abc import Iterator

from mars_desktop.games.onmars.measures import depot_limit, quarters_limit, storage_limit
from mars_desktop.games.onmars.rules import OnMarsRules
from mars_desktop.games.onmars.state import OFF_MAP, SHELTER_OF, State
from mars_desktop.games.onmars.tasks import ChooseSite, Raise
from mars_desktop.games.onmars.words import MINE, NOTHING, NOWHERE


def faults(rules: OnMarsRules, state: State) -> list[str]:
    """Everything that does not add up, one sentence each."""
    return [*_of_players(rules, state), *_of_the_map(rules, state), *_of_cards_and_tiles(rules, state)]


def _of_players(rules: OnMarsRules, state: State) -> Iterator[str]:
    table, numbers = rules.table, rules.table.numbers
    # Between paying for a Mine and placing it, its Colonist is in the player's hand.
    in_hand = [t.seat for t in state.agenda.now if isinstance(t, ChooseSite | Raise) and t.building == MINE]
    for seat, player in enumerate(state.players):
        who = f"player {seat}"
        if seat != table.opponent:
            colonists = player.quarters + player.working + player.supply + state.miner.count(seat)
            colonists += sum(slots.count(seat) for slots in state.slots) + in_hand.count(seat)
            if colonists != numbers.colonists:
                yield f"{who} has {colonists} Colonists"
            if len(player.bots) + player.bots_left != numbers.bots:
                yield f"{who} has {len(player.bots)} Bots on the map and {player.bots_left} left"
        if player.markers + len(player.blueprints) + len(player.built) != numbers.markers:
            yield f"{who} has {player.markers} markers beside {len(player.blueprints)} + {len(player.built)} in use"
        if player.moved_ships + player.covered.count(True) != numbers.ships or player.hangar > player.moved_ships:
            yield f"{who} has moved {player.moved_ships} Ships, {player.covered.count(True)} lie in the Depot"
        if state.building.count(SHELTER_OF + seat) != player.shelters:
            yield f"{who} counts {player.shelters} Shelters"
        amounts = (*player.stock, player.depot, player.pending, player.quarters, player.working, player.supply)
        if min(amounts) < 0:
            yield f"{who} has something below nought: {amounts}"
        if max(player.stock) > storage_limit(player) or player.depot > depot_limit(player):
            yield f"{who} has more than there is room for: {player.stock}, {player.depot} Crystals"
        if player.quarters > quarters_limit(table, player):
            yield f"{who} has {player.quarters} Colonists at home"
        lying = {tech: space for space, tech in enumerate(player.laboratory) if tech != NOTHING}
        if lying != {tech: space for tech, space in enumerate(player.tech_at) if space != NOTHING}:
            yield f"the laboratory of {who} contradicts itself"


def _of_the_map(rules: OnMarsRules, state: State) -> Iterator[str]:
    markers = [NOTHING] * rules.table.map.hexes
    pieces = [0] * rules.table.map.hexes
    for seat, player in enumerate(state.players):
        for blueprint, place in player.built.items():
            markers[place] = seat
            pieces[place] += 1
            kind = rules.table.content.blueprint_building[blueprint]
            if min(state.building[place], SHELTER_OF) != kind:
                yield f"a Blueprint of type {kind} stands on {rules.table.map.names[place]}"
        for place in player.bots:
            if place != NOWHERE:  # the solo opponent's lie on his board
                pieces[place] += 1
        if player.rover != OFF_MAP:
            pieces[player.rover] += 1
    for place, miner in enumerate(state.miner):
        if miner != NOTHING:
            pieces[place] += 1
            if state.building[place] != MINE:
                yield f"a Miner stands beside a Mine on {rules.table.map.names[place]}"
    if markers != state.marker:
        yield "the markers on the map are not those of the players"
    if pieces != state.pieces:
        yield "the pieces on the map are miscounted"


def _of_cards_and_tiles(rules: OnMarsRules, state: State) -> Iterator[str]:
    places: tuple[tuple[str, Iterator[int]], ...] = (
        ("Blueprint", _blueprints(state)),
        ("Contract or Scientist", _hired(state)),
        ("Private Goal", _goals(state)),
        ("Discovery tile", _discoveries(state)),
    )
    for what, cards in places:
        twice = [card for card, times in Counter(cards).items() if times > 1]
        if twice:
            yield f"{what} {twice} lies in two places"


def _blueprints(state: State) -> Iterator[int]:
    yield from state.display
    yield from state.blueprint_deck[state.blueprints_drawn :]
    for player in state.players:
        yield from (*player.blueprints, *player.built)


def _hired(state: State) -> Iterator[int]:
    yield from (card for card in state.offer if card != NOTHING)
    yield from state.contract_deck
    for player in state.players:
        yield from (*player.scientists, *player.contracts)


def _goals(state: State) -> Iterator[int]:
    for player in state.players:
        yield from player.goals
        if player.goal != NOTHING:
            yield player.goal


def _discoveries(state: State) -> Iterator[int]:
    yield from (*state.open_tiles, *state.discovery_deck[state.discoveries_drawn :])
    yield from (tile for tile in state.discovery if tile != NOTHING)
    for player in state.players:
        yield from player.discoveries
