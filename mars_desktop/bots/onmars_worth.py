"""What a situation of On Mars is worth to one player, in points of the final score.

What the score sheet counts is counted; what may still come of Resources, pieces and cards is guessed from how many
turns are left. Only what a seat may know is looked at.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

from mars_desktop.engine.rng import Rng
from mars_desktop.games.onmars.changes import missing
from mars_desktop.games.onmars.complexes import code, connected
from mars_desktop.games.onmars.laboratory import can_learn, can_step
from mars_desktop.games.onmars.measures import count, depot_limit, group_at, quarters_limit, storage_limit
from mars_desktop.games.onmars.moving import rover_hex
from mars_desktop.games.onmars.pack_format import PrivateGoal
from mars_desktop.games.onmars.prices import HIRE
from mars_desktop.games.onmars.scoring import close_accounts, unmet
from mars_desktop.games.onmars.state import SHELTER_OF, Player, State
from mars_desktop.games.onmars.table import Table
from mars_desktop.games.onmars.upgrading import can_upgrade
from mars_desktop.games.onmars.usable import can_construct, can_welcome
from mars_desktop.games.onmars.words import BUILDINGS, ORBIT, PLANT, ROVER, SHELTER, UPGRADE, WATER

_ROUNDS: Final = 13
"""How long a game is thought to take at most."""
_ROUNDS_A_STEP: Final = 4.0
"""Rounds that a step of the Remaining Missions marker is thought to take."""
_PLENTY: Final = 7
"""Rounds after which a player has had enough and hastens the end more and more."""
_GOAL: Final = 4.5
"""What a Private Goal is worth at least once it is completed; a near one is worth some of it."""
_SOLO: Final = 5.0
"""What each line of a solo goal is worth when it is met."""
_FUTURE: Final = 9.0
"""Turns over which what brings something again and again is thought to do so."""

_USES: Final[dict[object, float]] = {
    "construct": 1.1,
    "in-order": 1.4,
    "develop": 1.3,
    "colonists": 1.1,
    "warehouse": 1.1,
    "gain-choice": 1.2,
    "ship": 1.2,
    "travel": 0.9,
    "learn": 1.1,
}
"""What the effects of an Advanced Building bring over a game, in points, where it is not the usual."""


class Temper(NamedTuple):
    """What a player likes: factors about 1 on the worth of things, so that not all play the same game."""

    technology: float
    building: float
    blueprints: float
    exploring: float
    colonists: float
    ships: float
    cards: float
    executives: tuple[float, ...]

    @classmethod
    def drawn(cls, rng: Rng, executives: int) -> "Temper":
        """A temper by lot."""

        def liking() -> float:
            return (75 + rng.below(61)) / 100

        return cls(
            liking(),
            liking(),
            liking(),
            liking(),
            liking(),
            liking(),
            liking(),
            tuple(0.25 + liking() / 2 for _ in range(executives)),
        )


def turns_left(table: Table, state: State) -> float:
    """About how many turns each player still has, this one included."""
    if state.ending:
        return 1.0 if state.ending == 2 else 2.0
    under_way = sorted(
        1 - left / table.mission_targets[mission]
        for mission, left in zip(state.missions, state.mission_left, strict=True)
        if left
    )
    if state.level >= 2:
        under_way.append(sum(min(row, state.level + 1) for row in state.rows) / (4 * (state.level + 1)) * 0.6)
    done = sum(sorted(under_way)[-state.remaining :]) * 0.7 if state.remaining else 0.0
    steps = max(0.3, state.remaining - done)
    return 2 + min(max(float(_ROUNDS - state.round), 1.5 * steps), _ROUNDS_A_STEP * steps)


class Worth:
    """Judges states of one game that come from the same situation, for one seat."""

    def __init__(self, table: Table, state: State, seat: int, temper: Temper) -> None:
        self._table = table
        self._seat = seat
        self._temper = temper
        self.left: Final = turns_left(table, state)
        self._future = min(1.0, self.left / _FUTURE)
        self._use = tuple(_USES.get(entry.effect.__struct_config__.tag, 0.6) for entry in table.content.blueprints)
        self._root = state
        self._sites = self._site_chances()
        self._haste = 1.2 + 0.5 * max(0, min(state.round, 14) - (_PLENTY - 3 if table.few else _PLENTY))
        self._updates = max(0, 3 - state.level) * (0.9 if self.left > 4 else 0.4)
        rows = table.numbers.quarters_points
        # Points of the highest Colonist's row, with every second Colonist half of the way.
        self._living = [0.0, *(float(rows[n // 2]) for n in range(2 * len(rows)))]
        for n in range(2, len(self._living) - 1, 2):
            self._living[n] = (self._living[n - 1] + self._living[n + 1]) / 2
        self._bot_places: dict[int, float] = {}
        self._rover_places: dict[int, float] = {}
        self._finds: Final = [
            place
            for place in range(table.map.hexes)
            if state.crystals[place] or state.discovery[place] >= 0 or state.research[place] >= 0
        ]

    def of(self, state: State) -> float:
        """The worth of a state in which no task of the seat is open."""
        player = state.players[self._seat]
        solo = 0.0
        if self._table.solo:
            solo = -_SOLO * len(unmet(self._table, close_accounts(self._table, state)))
        return (
            solo
            + player.points
            + self._progress(state, player)
            + self._missions(state)
            + self._pieces(state, player)
            + self._technology(player)
            + self._blueprints(player)
            + self._cards(state, player)
            + self._stock(player)
            + self._places(state, player)
            + self._goals(state, player)
            + 0.12 * (8 - player.space) * self._future
        )

    def _progress(self, state: State, player: Player) -> float:
        cubes = sum(player.progress)
        scored = self._table.numbers.progress_points[cubes]
        raised = sum(min(row, state.level + 1) for row in state.rows)
        return self._temper.building * (
            scored * (1 + self._updates) + 0.4 * cubes * self._future + 0.8 * self._haste * raised
        )

    def _missions(self, state: State) -> float:
        """What was contributed since: every contribution hastens the end, which nobody wants to wait for."""
        root = self._root
        given = sum(root.mission_left) - sum(state.mission_left)
        return self._haste * (0.8 * given + 0.6 * (root.remaining - state.remaining))

    def _pieces(self, state: State, player: Player) -> float:
        table, temper = self._table, self._temper
        limit = quarters_limit(table, player)
        slots = sum(owners.count(self._seat) for owners in state.slots)
        living = self._living[min(limit, player.quarters + player.working + slots, len(self._living) - 1)]
        at_work = min(player.quarters, 3) + 0.4 * max(0, player.quarters - 3)
        open_actions = sum(
            liking for liking, covered in zip(temper.executives, player.covered, strict=True) if not covered
        )
        ships = temper.ships * (table.numbers.hangar_points * player.hangar + 1.3 * open_actions * self._future)
        return (
            ships
            + temper.colonists * living * (1 - 0.25 * self._future)
            + 0.75 * at_work * self._future
            + player.shelters * (0.6 + 1.6 * self._future)
            + 1.3 * len(player.bots) * self._future
            + 1.2 * state.miner.count(self._seat) * self._future
        )

    def _technology(self, player: Player) -> float:
        content, future = self._table.content, self._future
        total = 0.0
        for tech, space in enumerate(player.tech_at):
            if space < 0:
                continue
            level = content.space_level[space]
            use = 0.8 * min(level, 3) if tech <= SHELTER else 0.5 * min(level, 4)
            if tech == UPGRADE and not player.blueprints:
                use /= 2
            total += content.columns[level - 1].points + (use + 1.2 + 0.3 * len(content.space_next[space])) * future
        return total * self._temper.technology

    def _blueprints(self, player: Player) -> float:
        content = self._table.content
        points = {int(level): worth for level, worth in self._table.numbers.blueprint_points.items()}
        total = 0.0
        for card in player.built:
            total += points[content.blueprint_level[card]] + (1.0 + self._use[card]) * self._future
        # Each further one waits longer for its building, and building takes turns that something else could take.
        left = self.left - 1.5
        for card in player.blueprints:
            worth = points[content.blueprint_level[card]]
            chance = min(0.7, max(0.0, left / 5)) * self._sites[card]
            total += chance * (worth + (0.8 + self._use[card]) * self._future) - (1 - chance) * worth
            left -= 0.9
        return total * self._temper.blueprints

    def _site_chances(self) -> tuple[float, ...]:
        """For each Blueprint how likely a building for it is to be found: now, or once a Complex has grown."""
        table, state, content = self._table, self._root, self._table.content
        largest = [0] * len(BUILDINGS)
        for place, kind in enumerate(state.building):
            if kind < 0 or state.marker[place] >= 0 or (kind >= SHELTER_OF and kind != SHELTER_OF + self._seat):
                continue
            building = min(kind, SHELTER)
            if largest[building] < table.numbers.level_3_complex:
                largest[building] = max(largest[building], len(group_at(table, state, place)))
        chances: list[float] = []
        for card, building in enumerate(content.blueprint_building):
            needed = table.numbers.level_3_complex if content.blueprint_level[card] == 3 else 1
            chances.append(max(0.65, 1.1 - 0.18 * max(0, needed - largest[building])))
        return tuple(chances)

    def _cards(self, state: State, player: Player) -> float:
        table, content = self._table, self._table.content
        total = 0.0
        if player.scientists:
            advanced = [
                min(state.building[place], SHELTER) for other in state.players for place in other.built.values()
            ]
            for card in player.scientists:
                standing = advanced.count(content.scores[card])
                works = 0.5 if content.works_in[card] in advanced else 0.2
                total += table.numbers.scientist_points * (standing + 1.1 * self._future) + 2 * works * self._future
        for card in player.contracts:
            entry = content.contracts[card - len(content.scientists)]
            chance = 1.0 if card in player.completed else self._chance_of_contract(state, player, card)
            total += chance * entry.points - (1 - chance) * entry.penalty
        return total * self._temper.cards

    def _chance_of_contract(self, state: State, player: Player, card: int) -> float:
        table, content = self._table, self._table.content
        number = card - len(content.scientists)
        contract = content.contracts[number]
        if contract.upgrade is None:
            need = missing(table, state, self._seat, card)
            have = [*player.stock, player.depot + player.pending]
            short = sum(max(0, need.count(item) - have[item]) for item in set(need))
            in_hand = len(need) - short
            return max(0.0, min(1.0, 1 - 0.04 * short - 0.2 * short / max(1.0, self.left) - 0.03 * in_hand))
        kind = code(self._seat, BUILDINGS.index(contract.upgrade))
        sizes = [len(group_at(table, state, place)) for place in player.built.values() if state.building[place] == kind]
        planned = any(code(self._seat, content.blueprint_building[card]) == kind for card in player.blueprints)
        lacking = max(0, table.numbers.contract_complex - max(sizes, default=1)) + (0 if sizes else 1 if planned else 2)
        return max(0.0, min(0.95, 1 - 0.09 * lacking - lacking * 0.45 / max(1.0, self.left)))

    def _stock(self, player: Player) -> float:
        """Resources and Crystals: each further one of a sort is worth less, and nothing when the game is over."""
        use = min(1.0, (self.left - 0.5) / 4)
        total = sum(1.05 * units - 0.13 * units * units for units in player.stock)
        total += 0.45 * min(2, player.stock[0]) + 0.9 * min(player.stock[0], len(player.blueprints))
        if any(player.covered) and player.stock[PLANT] and player.stock[WATER]:
            total += 0.5
        limit = depot_limit(player)
        crystals = min(limit, player.depot) + 0.85 * min(max(0, limit - player.depot), player.pending)
        return use * (total + 1.05 * crystals - 0.05 * crystals * crystals) + 0.02 * crystals

    def _places(self, state: State, player: Player) -> float:
        if self._future < 0.15:
            return 0.0
        rover = self.rover_at(state, rover_hex(self._table, state, self._seat))
        return self._future * (rover + sum(self.bot_at(place) for place in player.bots) + 0.5 * len(player.discoveries))

    def rover_at(self, state: State, place: int) -> float:
        """How near the Rover is there to what it may take."""
        table, player = self._table, state.players[self._seat]
        distance, content = table.map.distance[place], table.content
        reach = 3 + (content.space_level[player.tech_at[ROVER]] if player.tech_at[ROVER] >= 0 else 0)
        found: list[float] = []
        for other in self._finds:
            if state.crystals[other]:
                worth = 0.7
            elif state.discovery[other] >= 0:
                worth = 2.0
            elif state.research[other] >= 0 and state.research[other] not in player.research:
                worth = 3.6
            else:
                continue
            found.append(worth * max(0.0, 1 - distance[other] / (2.0 * reach)))
        found.sort(reverse=True)
        return self._temper.exploring * sum(worth / (i + 1) for i, worth in enumerate(found[:5]))

    def rover_near(self, place: int) -> float:
        """The same as the map was when the situation came up: found once for each hex."""
        worth = self._rover_places.get(place)
        if worth is None:
            worth = self._rover_places[place] = self.rover_at(self._root, place)
        return worth

    def bot_at(self, place: int) -> float:
        """What may be built and upgraded from a hex, as the map was when the situation came up."""
        worth = self._bot_places.get(place)
        if worth is None:
            worth = self._bot_places[place] = self._around(place)
        return worth

    def _around(self, place: int) -> float:
        table, state, player = self._table, self._root, self._root.players[self._seat]
        content = table.content
        worth = 0.0
        for building in range(len(BUILDINGS)):
            kind = code(self._seat, building)
            best = 0.0
            for site in table.map.zone[place]:
                if state.building[site] >= 0:
                    continue
                joined = connected(table, state, kind, site)
                if joined:
                    best = max(best, 0.35 + 0.12 * min(joined, 4))
                elif any(state.building[other] == kind for other in table.map.at_two[site]):
                    best = max(best, 0.3)
            worth += best
        for site in table.map.zone[place]:
            kind = state.building[site]
            if kind >= 0 and state.marker[site] < 0 and (kind < SHELTER_OF or kind == SHELTER_OF + self._seat):
                wanted = any(content.blueprint_building[card] == min(kind, SHELTER) for card in player.blueprints)
                worth += 0.7 if wanted else 0.0
        return min(worth, 3.0)

    def _goals(self, state: State, player: Player) -> float:
        """Private Goals in the hand: Crystals at need, and the nearest of them a reward to come."""
        if player.goal >= 0:
            return _GOAL + 0.25 * len(player.goals) * self._future
        if not player.goals:
            return 0.0
        goals = self._table.content.goals
        nearness = [self.nearness(state, goals[goal]) for goal in player.goals]
        spare = self._future * (0.3 * len(nearness) + 0.4 * sum(nearness))
        return spare + 0.65 * _GOAL * min(self.left, 4) / 4 * max(nearness) ** 2

    def nearness(self, state: State, goal: PrivateGoal) -> float:
        """How much of a Private Goal is met, 0 to 1."""
        table, player = self._table, state.players[self._seat]
        met = 0.0
        for condition in goal.conditions:
            if condition.on:
                index = table.content.space_index
                have = sum(player.laboratory[index[space]] >= 0 for space in condition.on)
            else:
                have = count(table, state, self._seat, condition.have, condition.size)
            met += min(1.0, have / condition.least)
        return met / len(goal.conditions)

    def side(self, state: State, seat_side: int) -> float:
        """What there is to do on a side in the next turns: its best actions, the later ones for less."""
        table, seat, player = self._table, self._seat, state.players[self._seat]
        left = self.left
        home = player.quarters > 0
        found: list[float] = []
        if seat_side == ORBIT:
            if home and player.markers and state.display and len(player.blueprints) < 2 + (left > 6):
                found.append(3.0 * self._temper.blueprints if left > 3 else 0.0)
            if can_learn(table, state, seat):
                found.append(2.6 * self._temper.technology)
            if home and can_step(table, state, seat):
                steps = min(player.quarters + 1, player.stock[4] + player.stock[0] + 1)
                found.append((1.6 + 0.9 * min(steps, 3)) * self._temper.technology)
            found.append(0.5 + 0.3 * min(player.quarters, sum(n < storage_limit(player) for n in player.stock[1:])))
        else:
            buildable = home and sum(can_construct(table, state, seat, kind) for kind in range(1, len(BUILDINGS)))
            if buildable:
                found += [(3.6 if left > 1 else 2.0) * self._temper.building] * min(2, buildable)
            if home and player.stock[0] and can_upgrade(table, state, seat):
                found.append(6.0)
            if can_welcome(table, state, seat):
                found.append(4.5 * self._temper.ships)
            if home and seat not in state.slots[HIRE] and player.depot:
                found.append(2.5 * self._temper.cards)
            found.append(1.0 + 0.8 * self.rover_at(state, rover_hex(table, state, seat)))
        found.sort(reverse=True)
        weights: Sequence[float] = (1.0, 0.7, 0.4)
        return sum(weight * worth for weight, worth in zip(weights, found, strict=False))
