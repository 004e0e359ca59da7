"""The laying out of a board of On Mars, piece by piece and without any rule; ``board`` plays on it."""

from typing import Final, Self

from mars_desktop.engine import Event, Setup
from mars_desktop.games.onmars.content import BUILDING_INDEX, ITEM_INDEX, SLOT_INDEX, TECH_INDEX
from mars_desktop.games.onmars.flow import advance
from mars_desktop.games.onmars.rules import OnMarsRules
from mars_desktop.games.onmars.state import OFF_MAP, SHELTER_OF, Player, State
from mars_desktop.games.onmars.tasks import Phase, Turn
from mars_desktop.games.onmars.words import BUILDINGS, LSS, NOTHING, SHELTER, SIDES, WAREHOUSE

Place = tuple[int, int]

RIM: Final[tuple[Place, ...]] = ((-6, 4), (6, -4), (6, -2), (-6, 2))
"""Where the Shelters lie that do not matter, by seat: corners of the map, far from everything."""


class Layout:
    """A game at a turn of seat 0, and what lies on its board."""

    def __init__(self, seats: int = 3, *, seed: int = 1, bare: bool = True, **options: str | int | bool) -> None:
        self.rules = OnMarsRules(Setup.quick("onmars", seats, seed, **options))
        self.table = self.rules.table
        self.content = self.table.content
        self.map = self.table.map
        self.state: State = self.rules.new_state()
        self.events: list[Event] = []
        while (asked := self.rules.pending(self.state)[0]).kind != "turn":
            self.rules.execute(self.state, asked.options[0])
        self._moveable = dict.fromkeys(range(len(self.state.players)), NOTHING)
        if bare:
            self._clear()
        self.turn_of(0)

    def _clear(self) -> None:
        state, hexes = self.state, self.map.hexes
        for by_hex in (state.building, state.miner, state.marker, state.discovery, state.research):
            by_hex[:] = [NOTHING] * hexes
        state.pieces, state.crystals = [0] * hexes, [0] * hexes
        state.missions, state.mission_left = [], []
        state.slots = [[] for _ in state.slots]
        state.warehouse = [self.table.warehouse if item in WAREHOUSE else 0 for item in range(len(ITEM_INDEX))]
        for seat, player in enumerate(state.players):
            player.stock, player.depot, player.pending = [0] * len(player.stock), 0, 0
            player.goals, player.rover, player.bots = [], OFF_MAP, []
            player.bots_left = self.table.numbers.bots
            for space in self.content.first_spaces:
                self._return_tech(player, space)
            for blueprint in player.blueprints:
                state.display.append(blueprint)
                player.markers += 1
            player.blueprints = []
            player.shelters, player.points = 1, 0
            place = self.map.at[RIM[seat]]
            state.building[place] = SHELTER_OF + seat
            self._moveable[seat] = place
            player.space, player.down = 5 + seat, False
            player.working = 0
            self.quarters(seat, self.table.numbers.start_colonists)

    def _return_tech(self, player: Player, space: int) -> None:
        tech = player.laboratory[space]
        if tech != NOTHING:
            self.state.grid[self.state.grid.index(NOTHING)] = tech
            player.laboratory[space] = player.tech_at[tech] = NOTHING

    # --- the map ------------------------------------------------------------------------------------------------------

    def hex(self, place: Place) -> int:
        """The number of a hex."""
        return self.map.at[place]

    def name(self, place: Place) -> str:
        """The name of a hex, as choices and events say it."""
        return self.map.names[self.map.at[place]]

    def lay(self, building: str, *places: Place, seat: int = 0) -> Self:
        """Lay buildings, without gains; ``seat`` owns a Shelter. A player's first one is that from the rim."""
        kind, state = BUILDING_INDEX[building], self.state
        for place in places:
            if kind == SHELTER:
                if self._moveable[seat] != NOTHING:
                    state.building[self._moveable[seat]] = NOTHING
                    self._moveable[seat] = NOTHING
                else:
                    state.players[seat].shelters += 1
            elif kind in state.building:
                state.built[kind] += 1
            state.building[self.hex(place)] = SHELTER_OF + seat if kind == SHELTER else kind
        return self

    def bots(self, seat: int, *places: Place) -> Self:
        """Put Bots on the map."""
        for place in places:
            self.state.players[seat].bots.append(self.hex(place))
            self.state.players[seat].bots_left -= 1
            self.state.pieces[self.hex(place)] += 1
        return self

    def rover(self, seat: int, place: Place) -> Self:
        """Put the Rover on the map."""
        self.state.players[seat].rover = self.hex(place)
        self.state.pieces[self.hex(place)] += 1
        return self

    def miners(self, seat: int, *places: Place) -> Self:
        """Put Colonists from the supply on Mines that lie there."""
        for place in places:
            self.state.miner[self.hex(place)] = seat
            self.state.pieces[self.hex(place)] += 1
        return self._recount(seat)

    def crystals(self, *places: Place) -> Self:
        """Put Crystals on hexes."""
        for place in places:
            self.state.crystals[self.hex(place)] = 1
        return self

    def discovery(self, tile: str, place: Place) -> Self:
        """Put a Discovery tile on a hex."""
        number, state = self.content.discovery_index[tile], self.state
        state.discovery_deck = tuple(t for t in state.discovery_deck[state.discoveries_drawn :] if t != number)
        state.discoveries_drawn = 0
        if number in state.open_tiles:
            state.open_tiles.remove(number)
            state.open_tiles.append(state.discovery_deck[0])
            state.discoveries_drawn = 1
        state.discovery[self.hex(place)] = number
        return self

    def research(self, tile: str, place: Place) -> Self:
        """Put a Research tile on a hex."""
        self.state.research[self.hex(place)] = [r.id for r in self.content.research].index(tile)
        return self

    def tile(self, tile: str) -> Self:
        """Turn a building tile up as the next one of its stack."""
        number = [t.id for t in self.content.tiles].index(tile)
        kind = BUILDING_INDEX[self.content.tiles[number].building]
        stack, built = self.state.stacks[kind], self.state.built[kind]
        others = [t for t in stack if t != number]
        new = (*others[:built], number, *others[built:])
        self.state.stacks = tuple(new if k == kind else s for k, s in enumerate(self.state.stacks))
        return self

    # --- a player -----------------------------------------------------------------------------------------------------

    def player(self, seat: int) -> Player:
        """A player's things."""
        return self.state.players[seat]

    def stock(self, seat: int, **units: int) -> Self:
        """Set Resources in Storage."""
        for name, n in units.items():
            self.player(seat).stock[ITEM_INDEX[name]] = n
        return self

    def depot(self, seat: int, crystals: int, pending: int = 0) -> Self:
        """Set the Crystals in the Depot and below it."""
        self.player(seat).depot, self.player(seat).pending = crystals, pending
        return self

    def quarters(self, seat: int, colonists: int, working: int = 0) -> Self:
        """Set the Colonists in the Living Quarters and in the Working Area."""
        self.player(seat).quarters, self.player(seat).working = colonists, working
        return self._recount(seat)

    def slots(self, action: str, *seats: int) -> Self:
        """Put Colonists from the supply on an action's slots, in this order."""
        self.state.slots[SLOT_INDEX[action]] = list(seats)
        for seat in range(len(self.state.players)):
            self._recount(seat)
        return self

    def _recount(self, seat: int) -> Self:
        player = self.player(seat)
        out = self.state.miner.count(seat) + sum(slots.count(seat) for slots in self.state.slots)
        player.supply = self.table.numbers.colonists - player.quarters - player.working - out
        return self

    def tech(self, seat: int, tech: str, space: str) -> Self:
        """Lay a Tech tile on a laboratory space; it comes from the Grid, the stacks or its place in the laboratory."""
        number, player, state = TECH_INDEX[tech], self.player(seat), self.state
        if player.tech_at[number] != NOTHING:
            player.laboratory[player.tech_at[number]] = NOTHING
        elif number in state.tech_stack[state.tech_drawn :]:
            stack = list(state.tech_stack[state.tech_drawn :])
            stack.remove(number)
            state.tech_stack, state.tech_drawn = tuple(stack), 0
        else:
            state.grid[state.grid.index(number)] = NOTHING
        place = self.content.space_index[space]
        player.laboratory[place], player.tech_at[number] = number, place
        return self

    def _take_blueprint(self, name: str) -> int:
        number, state = self.content.blueprint_index[name], self.state
        if number in state.display:
            state.display.remove(number)
        else:
            deck = [card for card in state.blueprint_deck[state.blueprints_drawn :] if card != number]
            state.blueprint_deck, state.blueprints_drawn = tuple(deck), 0
        return number

    def blueprints(self, seat: int, *names: str) -> Self:
        """Give Blueprints with a marker on each."""
        for name in names:
            self.player(seat).blueprints.append(self._take_blueprint(name))
            self.player(seat).markers -= 1
        return self

    def advanced(self, seat: int, name: str, place: Place) -> Self:
        """Let a building that lies there be upgraded with a Blueprint."""
        self.player(seat).built[self._take_blueprint(name)] = self.hex(place)
        self.player(seat).markers -= 1
        self.state.marker[self.hex(place)] = seat
        self.state.pieces[self.hex(place)] += 1
        return self

    def display(self, *names: str) -> Self:
        """Lay these Blueprints out, and no others."""
        state = self.state
        state.blueprint_deck = (*state.blueprint_deck[state.blueprints_drawn :], *state.display)
        state.blueprints_drawn, state.display = 0, []
        state.display = [self._take_blueprint(name) for name in names]
        return self

    def goals(self, seat: int, *names: str) -> Self:
        """Set a player's Private Goals, which nobody else holds."""
        numbers = [self.content.goal_index[name] for name in names]
        for player in self.state.players:
            player.goals = [goal for goal in player.goals if goal not in numbers]
        self.player(seat).goals = sorted(numbers)
        return self

    def progress(self, seat: int, *resources: str) -> Self:
        """Set which Progress cubes lie in the Progress area."""
        self.player(seat).progress = [name in resources for name in tuple(ITEM_INDEX)[:5]]
        return self

    def ships(self, seat: int, *spaces: int, spent: int = 0) -> Self:
        """Move the Ships of these Depot spaces to the Hangar; ``spent`` of them are gone from there."""
        player = self.player(seat)
        for space in spaces:
            player.covered[space - 1] = False
        player.moved_ships, player.hangar = len(spaces), len(spaces) - spent
        return self

    def scientist(self, seat: int, name: str, at: str | None = None) -> Self:
        """Give a Scientist, who may be at work in an Advanced Building; the slot stays empty."""
        number = self.content.card_index[name]
        self.state.offer[self.state.offer.index(number)] = NOTHING
        self.player(seat).scientists.append(number)
        if at is not None:
            self.state.scientist_at[number] = self.content.blueprint_index[at]
        return self

    def contract(self, seat: int, name: str, **delivered: int) -> Self:
        """Give a Contract from the deck with what lies on it."""
        number = self.content.card_index[name]
        self.state.contract_deck.remove(number)
        player = self.player(seat)
        player.contracts.append(number)
        if self.content.contracts[number - len(self.content.scientists)].upgrade is None:
            player.delivered[number] = [delivered.get(item, 0) for item in ITEM_INDEX]
        return self

    def offer(self, name: str) -> Self:
        """Lay a Contract on an empty slot of the display."""
        number = self.content.card_index[name]
        self.state.contract_deck.remove(number)
        self.state.offer[self.state.offer.index(NOTHING)] = number
        return self

    # --- what all share -----------------------------------------------------------------------------------------------

    def colony(self, level: int = 1, *, built: tuple[str, ...] = (), **rows: int) -> Self:
        """Set the Colony level, the Life Support rows (``water_extractor=2``) and what was ``built`` before."""
        state = self.state
        state.level = level
        for name, row in rows.items():
            state.rows[LSS.index(BUILDING_INDEX[name.replace("_", "-")])] = row
        state.first_built = [BUILDINGS[kind] in built for kind in LSS]
        return self

    def reward(self, building: str, tile: str) -> Self:
        """Lay a reward tile above a column; another one that has it gets the old one."""
        rewards = self.state.rewards
        column, number = LSS.index(BUILDING_INDEX[building]), [r.id for r in self.content.rewards].index(tile)
        if number in rewards:
            rewards[rewards.index(number)] = rewards[column]
        rewards[column] = number
        return self

    def mission(self, name: str, left: int | None = None) -> Self:
        """Lay out a Mission; ``left`` contributions are missing, all if not said."""
        number = [m.id for m in self.content.missions].index(name)
        self.state.missions.append(number)
        self.state.mission_left.append(self.table.mission_targets[number] if left is None else left)
        return self

    def shuttle(self, side: str, at: int = 1) -> Self:
        """Set the Shuttle."""
        self.state.shuttle_side, self.state.shuttle_at = SIDES.index(side), at
        return self

    def space(self, seat: int, space: int) -> Self:
        """Set a player's turn order space; whose turn it is stays."""
        self.player(seat).space = space
        return self

    def turn_of(self, seat: int) -> Self:
        """Let a seat have its turn, at its first moment; those before it in turn order have finished theirs."""
        for player in self.state.players:
            player.down = player.space < self.player(seat).space
            player.fresh = player.gained = player.steps_taken = 0
        self.state.agenda.now, self.state.agenda.turn = [], [Turn(seat)]
        self.state.agenda.phase = [Phase(-1, "", "colonization")]
        return self

    def begin_turn(self, seat: int) -> list[Event]:
        """Let a seat's turn begin by the rules, from pending Crystals on."""
        self.turn_of(seat)
        self.state.agenda.turn = []
        self.events = []
        advance(self.table, self.state, self.events)
        return self.events

    def begin_shuttle_phase(self) -> list[Event]:
        """Let the Colonization phase be over: all markers lie."""
        for player in self.state.players:
            player.down = True
        self.state.agenda.turn = []
        self.events = []
        advance(self.table, self.state, self.events)
        return self.events
