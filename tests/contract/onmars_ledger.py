"""The books of On Mars: what a state must hold by everything that was logged since the game began."""

from collections import Counter
from typing import Any, Final

from mars_desktop.engine import Event
from mars_desktop.games.onmars.rules import OnMarsRules
from mars_desktop.games.onmars.state import State
from mars_desktop.games.onmars.travel import SLOTS_ON_SIDE
from mars_desktop.games.onmars.words import BUILDINGS, ITEMS, MINE, RED_ACTIONS, SIDES, WAREHOUSE
from tests.contract.contract import Ledger
from tests.contract.onmars_balance import TABLE, WAITS, Account, balance


class OnMarsLedger(Ledger):
    """Stores, Colonists, the map, laboratories, cards, tiles and tracks."""

    def __init__(self, rules: OnMarsRules, state: State) -> None:
        self.table = rules.table
        self.books: Counter[Account] = Counter(balance(rules.table, state))
        self._lost: Counter[tuple[int, str]] = Counter()
        """Units that Storage or Depot had no room for: they may lie on a delivery next."""
        self._side: dict[int, str] = {}
        """The side to which a player travelled last."""
        self._said: list[str] = []

    def enter(self, event: Event) -> None:
        handler = _HANDLERS.get(event.kind)
        if handler is not None:
            handler(self, event.seat, event.cause, event.values)

    def differences(self, state: State) -> list[str]:
        booked = {account: n for account, n in self.books.items() if n}
        found = {account: n for account, n in balance(self.table, state).items() if n}
        if booked == found:
            return self._said
        return self._said + [
            f"{account} is {found.get(account, 0)}, the log says {booked.get(account, 0)}"
            for account in sorted(booked.keys() | found.keys())
            if booked.get(account) != found.get(account)
        ]

    def add(self, kind: str, seat: int, name: Any, change: int) -> int:
        """Book a change; what the account holds then."""
        self.books[kind, seat, str(name)] += change
        return self.books[kind, seat, str(name)]

    def put(self, kind: str, seat: int, name: Any, now: int) -> None:
        """Book what an account holds now."""
        self.books[kind, seat, str(name)] = now

    def said(self, what: str, booked: int, now: Any) -> None:
        """The log also says what an account holds after the change."""
        if booked != now:
            self._said.append(f"{what} was said to be {now}, by the log it is {booked}")

    # Stores

    def gain(self, seat: int, _: str, values: tuple[Any, ...]) -> None:
        name, kept, lost = values
        self.add("stock", seat, name, kept)
        self._lost[seat, name] += lost

    def depot(self, seat: int, _: str, values: tuple[Any, ...]) -> None:
        come, lost = values
        self.add("pending", seat, "", -come - lost)
        self.add("stock", seat, "crystal", come)
        self._lost[seat, "crystal"] += lost

    def deliver(self, seat: int, card: str, values: tuple[Any, ...]) -> None:
        (item,) = values
        self.add("delivered", seat, f"{card} {item}", 1)
        if self._lost[seat, item]:
            self._lost[seat, item] -= 1
        elif item == "crystal" and self.books["pending", seat, ""]:
            self.add("pending", seat, "", -1)
        else:
            self.add("stock", seat, item, -1)

    def pay(self, seat: int, _: str, values: tuple[Any, ...]) -> None:
        name, units = values
        if name == "colonists":
            self.boost(seat, "", (units,))
        elif name == "miner":
            self.add("people", seat, "quarters", -units)
            self.add("people", seat, WAITS, units)
        else:
            self.add("stock", seat, "crystal" if name == "crystals" else name, -units)

    def swap(self, seat: int, _: str, values: tuple[Any, ...]) -> None:
        give, take = values
        self.add("stock", seat, give, -1)
        self.add("stock", seat, take, 1)

    def refilled(self, _: int, __: str, values: tuple[Any, ...]) -> None:
        for item in WAREHOUSE:
            self.put("warehouse", TABLE, ITEMS[item], max(values[0], self.books["warehouse", TABLE, ITEMS[item]]))

    # Colonists

    def boost(self, seat: int, _: str, values: tuple[Any, ...]) -> None:
        self.add("people", seat, "quarters", -values[0])
        self.add("people", seat, "working", values[0])

    def recruit(self, seat: int, _: str, values: tuple[Any, ...]) -> None:
        self.add("people", seat, "supply", -values[0])
        self.add("people", seat, "quarters", values[0])

    def place(self, seat: int, action: str, _: tuple[Any, ...]) -> None:
        self.add("slot", seat, action, 1)
        if seat != self.table.opponent:
            self.add("people", seat, "quarters", -1)

    def clear(self, seat: int, action: str, values: tuple[Any, ...]) -> None:
        self.add("slot", seat, action, -values[0])
        if seat != self.table.opponent:
            self.add("people", seat, "working", values[0])

    def retrieve(self, seat: int, _: str, values: tuple[Any, ...]) -> None:
        where, units = values
        if where == "working-area":
            self.add("people", seat, "working", -units)
        else:
            self.add("slot", seat, where, -units)
        if seat != self.table.opponent:
            self.add("people", seat, "quarters", units)

    def come_back(self, seat: int, _: str, values: tuple[Any, ...]) -> None:
        home, away = values
        for action in SLOTS_ON_SIDE[SIDES.index(self._side[seat])]:
            self.put("slot", seat, RED_ACTIONS[action], 0)
        self.put("people", seat, "working", 0)
        self.add("people", seat, "quarters", home)
        self.add("people", seat, "supply", away)

    def travel(self, seat: int, _: str, values: tuple[Any, ...]) -> None:
        self._side[seat] = values[0]

    def miner_returns(self, seat: int, _: str, values: tuple[Any, ...]) -> None:
        place, home = values
        self.add("miner", seat, place, -1)
        if seat != self.table.opponent:
            self.add("people", seat, "quarters", home)
            self.add("people", seat, "supply", 1 - home)

    # The map

    def first_shelter(self, seat: int, _: str, values: tuple[Any, ...]) -> None:
        self.add("building", seat, f"shelter {values[0]}", 1)
        if seat != self.table.opponent:
            self.add("bot", seat, values[0], 1)

    def building(self, seat: int, _: str, values: tuple[Any, ...]) -> None:
        name, place, _size = values
        self.add("building", seat if name == "shelter" else TABLE, f"{name} {place}", 1)
        if name == BUILDINGS[MINE]:
            self.add("miner", seat, place, 1)
            if seat != self.table.opponent:
                self.add("people", seat, WAITS, -1)

    def bot(self, seat: int, _: str, values: tuple[Any, ...]) -> None:
        self.add("bot", seat, values[0], 1)

    def bot_taken(self, seat: int, _: str, values: tuple[Any, ...]) -> None:
        self.said("the opponent's Bots", self.add("bot", seat, "board", 1), values[0])

    def move_bot(self, seat: int, _: str, values: tuple[Any, ...]) -> None:
        self.add("bot", seat, values[0], -1)
        self.add("bot", seat, values[1], 1)

    def move_rover(self, seat: int, _: str, values: tuple[Any, ...]) -> None:
        if self.books["rover", seat, values[0]]:
            self.add("rover", seat, values[0], -1)
        self.add("rover", seat, values[-1], 1)

    def displace(self, seat: int, _: str, values: tuple[Any, ...]) -> None:
        piece, start, goal = values
        self.add(piece, seat, start, -1)
        self.add(piece, seat, goal, 1)

    def upgrade(self, seat: int, card: str, values: tuple[Any, ...]) -> None:
        self.add("blueprint", seat, card, -1)
        self.add("marker", seat, f"{card} {values[0]}", 1)

    def crystal_appears(self, _: int, __: str, values: tuple[Any, ...]) -> None:
        self.add("crystal", TABLE, values[0], 1)

    def crystal_goes(self, _: int, __: str, values: tuple[Any, ...]) -> None:
        self.add("crystal", TABLE, values[0], -1)

    def tile_removed(self, _: int, __: str, values: tuple[Any, ...]) -> None:
        self.add("tile", TABLE, f"{values[1]} {values[0]}", -1)

    def claim(self, seat: int, tile: str, values: tuple[Any, ...]) -> None:
        self.add("tile", TABLE, f"{tile} {values[0]}", -1)
        self.add("taken", seat, tile, 1)

    def discovery_placed(self, _: int, tile: str, values: tuple[Any, ...]) -> None:
        self.add("open-tile", TABLE, tile, -1)
        self.add("tile", TABLE, f"{tile} {values[0]}", 1)

    def discovery_opened(self, _: int, tile: str, __: tuple[Any, ...]) -> None:
        self.add("open-tile", TABLE, tile, 1)

    # Technology and cards

    def learn(self, seat: int, _: str, values: tuple[Any, ...]) -> None:
        self.add("grid", TABLE, values[0], -1)
        self.add("tech", seat, values[0], 1)
        self.put("tech-at", seat, values[0], 1 + self.table.content.space_index[values[1]])

    def develop(self, seat: int, _: str, values: tuple[Any, ...]) -> None:
        self.put("tech-at", seat, values[0], 1 + self.table.content.space_index[values[1]])

    def tech_opened(self, _: int, tech: str, __: tuple[Any, ...]) -> None:
        self.add("grid", TABLE, tech, 1)

    def blueprint(self, seat: int, card: str, _: tuple[Any, ...]) -> None:
        self.add("display", TABLE, card, -1)
        self.add("blueprint", seat, card, 1)

    def laid_out(self, _: int, __: str, values: tuple[Any, ...]) -> None:
        for card in self.table.content.blueprints:
            if card.level == 1:
                self.put("display", TABLE, card.id, 0)
        for name in values:
            self.add("display", TABLE, name, 1)

    def taken_card(self, seat: int, card: str, _: tuple[Any, ...]) -> None:
        self.add("offer", TABLE, card, -1)
        self.add("card", seat, card, 1)
        self._lost = Counter({key: units for key, units in self._lost.items() if key[0] != seat})

    def refill(self, _: int, __: str, values: tuple[Any, ...]) -> None:
        self.add("offer", TABLE, values[0], 1)

    def completed(self, seat: int, card: str, _: tuple[Any, ...]) -> None:
        self.add("completed", seat, card, 1)

    def works(self, _: int, card: str, values: tuple[Any, ...]) -> None:
        self.put("works-in", TABLE, card, 1 + self.table.content.blueprint_index[values[0]])

    def goal(self, seat: int, goal: str, _: tuple[Any, ...]) -> None:
        self.add("goal", seat, goal, -1)
        self.add("goal-done", seat, goal, 1)

    def goal_given(self, seat: int, _: str, values: tuple[Any, ...]) -> None:
        self.add("goal", seat, values[0], -1)

    def plan(self, seat: int, plan: str, _: tuple[Any, ...]) -> None:
        self.add("plan", seat, plan, -1)

    def task_drawn(self, seat: int, task: str, _: tuple[Any, ...]) -> None:
        self.add("task", seat, task, 1)

    def task(self, seat: int, task: str, _: tuple[Any, ...]) -> None:
        self.add("task", seat, task, -1)
        self.add("task-done", seat, task, 1)

    # Ships, tracks and the Shuttle

    def ship(self, seat: int, _: str, values: tuple[Any, ...]) -> None:
        self.add("covered", seat, values[0], -1)
        self.add("hangar", seat, "", 1)

    def ship_used(self, seat: int, _: str, __: tuple[Any, ...]) -> None:
        self.add("hangar", seat, "", -1)

    def warehouse(self, _: int, __: str, values: tuple[Any, ...]) -> None:
        self.add("warehouse", TABLE, values[0], -1)

    def points(self, seat: int, _: str, values: tuple[Any, ...]) -> None:
        self.said("a score", self.add("points", seat, "", values[0]), values[1])

    def progress(self, seat: int, _: str, values: tuple[Any, ...]) -> None:
        self.add("progress", seat, values[0], 1)

    def support(self, _: int, building: str, values: tuple[Any, ...]) -> None:
        self.put("row", TABLE, building, values[0])

    def mission(self, _: int, mission: str, values: tuple[Any, ...]) -> None:
        self.said(mission, self.add("mission", TABLE, mission, -1), values[0])

    def remaining(self, _: int, __: str, values: tuple[Any, ...]) -> None:
        self.said("remaining", self.add("track", TABLE, "remaining", -1), values[0])

    def level(self, _: int, __: str, values: tuple[Any, ...]) -> None:
        self.said("the level", self.add("track", TABLE, "level", 1), values[0])

    def round(self, _: int, __: str, values: tuple[Any, ...]) -> None:
        self.put("track", TABLE, "round", values[0])

    def space(self, seat: int, _: str, values: tuple[Any, ...]) -> None:
        self.put("space", seat, "", values[0])

    def shuttle(self, _: int, side: str, values: tuple[Any, ...]) -> None:
        self.put("shuttle", TABLE, "side", SIDES.index(side))
        self.put("shuttle", TABLE, "at", values[0])


_HANDLERS: Final = {
    "gain": OnMarsLedger.gain,
    "crystals": lambda self, seat, _, values: self.add("pending", seat, "", values[0]),
    "depot": OnMarsLedger.depot,
    "deliver": OnMarsLedger.deliver,
    "pay": OnMarsLedger.pay,
    "swap": OnMarsLedger.swap,
    "warehouse": OnMarsLedger.warehouse,
    "warehouse-refilled": OnMarsLedger.refilled,
    "boost": OnMarsLedger.boost,
    "colonists": OnMarsLedger.recruit,
    "colonist-placed": OnMarsLedger.place,
    "cleared": OnMarsLedger.clear,
    "retrieve": OnMarsLedger.retrieve,
    "colonists-back": OnMarsLedger.come_back,
    "travel": OnMarsLedger.travel,
    "miner-returns": OnMarsLedger.miner_returns,
    "first-shelter": OnMarsLedger.first_shelter,
    "raise": OnMarsLedger.building,
    "bot": OnMarsLedger.bot,
    "bot-taken": OnMarsLedger.bot_taken,
    "move-bot": OnMarsLedger.move_bot,
    "move-rover": OnMarsLedger.move_rover,
    "displaced": OnMarsLedger.displace,
    "upgrade": OnMarsLedger.upgrade,
    "crystal-appears": OnMarsLedger.crystal_appears,
    "crystal-removed": OnMarsLedger.crystal_goes,
    "take-up": OnMarsLedger.crystal_goes,
    "tile-removed": OnMarsLedger.tile_removed,
    "discovery": OnMarsLedger.claim,
    "research": OnMarsLedger.claim,
    "discovery-placed": OnMarsLedger.discovery_placed,
    "discovery-opened": OnMarsLedger.discovery_opened,
    "learn": OnMarsLedger.learn,
    "develop": OnMarsLedger.develop,
    "tech-opened": OnMarsLedger.tech_opened,
    "blueprint": OnMarsLedger.blueprint,
    "blueprints-laid-out": OnMarsLedger.laid_out,
    "scientist": OnMarsLedger.taken_card,
    "contract": OnMarsLedger.taken_card,
    "refill": OnMarsLedger.refill,
    "contract-completed": OnMarsLedger.completed,
    "scientist-works": OnMarsLedger.works,
    "goal": OnMarsLedger.goal,
    "goal-given": OnMarsLedger.goal_given,
    "plan": OnMarsLedger.plan,
    "task-drawn": OnMarsLedger.task_drawn,
    "task": OnMarsLedger.task,
    "ship": OnMarsLedger.ship,
    "ship-used": OnMarsLedger.ship_used,
    "points": OnMarsLedger.points,
    "progress": OnMarsLedger.progress,
    "life-support": OnMarsLedger.support,
    "mission": OnMarsLedger.mission,
    "remaining": OnMarsLedger.remaining,
    "colony-level": OnMarsLedger.level,
    "round": OnMarsLedger.round,
    "space": OnMarsLedger.space,
    "shuttle": OnMarsLedger.shuttle,
    "shuttle-starts": OnMarsLedger.shuttle,
    "shuttle-crosses": OnMarsLedger.shuttle,
}
