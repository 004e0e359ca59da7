"""Playing whole games of On Mars with machine players and counting what the balance of its pack is judged by."""

from collections import Counter
from collections.abc import Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
from typing import Final

import msgspec

from mars_desktop.bots.onmars_bot import OnMarsBot
from mars_desktop.engine import Event, Setup
from mars_desktop.games.onmars.content import Content
from mars_desktop.games.onmars.rules import OnMarsRules
from mars_desktop.games.onmars.state import State
from mars_desktop.games.onmars.words import SOLO_GOALS, TECHNOLOGIES

LENGTHS: Final = ("short", "long")
SEATS: Final = (2, 3, 4)

_BY_CAUSE: Final = {
    "main": "main",
    "exec": "exec",
    "blueprint": "blueprint-taken",
    "upgrade": "blueprint-built",
    "scientist": "scientist",
    "contract": "contract-taken",
    "contract-completed": "contract-met",
    "discovery": "discovery",
    "research": "research",
    "learn": "",
    "goal": "goal",
    "mission": "mission",
    "borrow": "",
}
"""The families whose members are named by the cause of an event; "" where they are named by its first value."""
_USE_OWN: Final = "use-own-advanced-building"


class Item(msgspec.Struct):
    """How often one thing was used: ``offered`` games in which it was there, ``taken`` times, ``games`` with a use.

    ``players`` who used it, how many of them ``won`` and would have by ``fair`` chance, and their points beyond the
    average of their games in all.
    """

    offered: int = 0
    taken: int = 0
    games: int = 0
    players: int = 0
    won: float = 0.0
    fair: float = 0.0
    margin: float = 0.0


class Tally(msgspec.Struct):
    """Counts over games of one number of seats and one length. ``items`` is by family, then id."""

    seats: int
    length: str
    rounds: list[int] = []
    points: list[int] = []
    """Of every seat of every game."""
    sources: Counter[str] = msgspec.field(default_factory=Counter)
    levels: Counter[int] = msgspec.field(default_factory=Counter)
    missions_done: int = 0
    met: int = 0
    """Solo games whose goal was met."""
    items: dict[str, dict[str, Item]] = {}

    def item(self, family: str, name: str) -> Item:
        """The counts of one thing, new if it was never counted."""
        return self.items.setdefault(family, {}).setdefault(name, Item())


def measure(seats: int, length: str, seeds: Iterable[int], goal: str = SOLO_GOALS[0]) -> Tally:
    """Play a game with each seed and count."""
    tally = Tally(seats, length)
    for seed in seeds:
        options = {"length": length, "solo_goal": goal} if seats == 1 else {"length": length}
        _play(tally, OnMarsRules(Setup.quick("onmars", seats, seed, **options)), seed)
    return tally


def measure_all(games: int, processes: int = 1) -> list[Tally]:
    """Short and long games with 2, 3 and 4 seats; seeds from 1."""
    chunks = [range(first, games + 1, processes) for first in range(1, processes + 1)]
    with ProcessPoolExecutor(processes) as workers:
        waiting = [
            [workers.submit(measure, seats, length, chunk) for chunk in chunks] for length in LENGTHS for seats in SEATS
        ]
        return [joined([one.result() for one in parts]) for parts in waiting]


def measure_solo(games: int, processes: int = 1) -> dict[str, Tally]:
    """Short solo games for each goal; seeds from 1."""
    with ProcessPoolExecutor(processes) as workers:
        waiting = {goal: workers.submit(measure, 1, "short", range(1, games + 1), goal) for goal in SOLO_GOALS}
        return {goal: one.result() for goal, one in waiting.items()}


def joined(parts: Sequence[Tally]) -> Tally:
    """Several tallies as one; seats and length are those of the first."""
    whole = Tally(parts[0].seats, parts[0].length)
    for part in parts:
        whole.rounds += part.rounds
        whole.points += part.points
        whole.sources.update(part.sources)
        whole.levels.update(part.levels)
        whole.missions_done += part.missions_done
        whole.met += part.met
        for family, items in part.items.items():
            for name, item in items.items():
                into = whole.item(family, name)
                for field in item.__struct_fields__:
                    setattr(into, field, getattr(into, field) + getattr(item, field))
    return whole


def _play(tally: Tally, rules: OnMarsRules, seed: int) -> None:
    events: list[Event] = []
    state = rules.new_state(events)
    shown = _there(rules.table.content, state)
    bot = OnMarsBot(seed)
    while decisions := rules.pending(state):
        view = rules.view(state, decisions[0].seat)
        decision = rules.pending(view)[0]
        rules.execute(state, bot.choose(rules, view, decision), events)
    _count_end(tally, rules, state)
    _count_uses(tally, rules, state, _uses(rules.table.content, events), shown | _laid_out(events))


def _there(content: Content, state: State) -> set[tuple[str, str]]:
    """What is there to be used from the beginning, by family and id."""
    shown = {("blueprint", content.blueprints[card].id) for card in state.display}
    shown |= {("mission", content.missions[mission].id) for mission in state.missions}
    shown |= {("reward", content.rewards[tile].id) for tile in state.rewards}
    shown |= {("goal", content.goals[goal].id) for player in state.players for goal in player.goals}
    return shown


def _laid_out(events: Iterable[Event]) -> set[tuple[str, str]]:
    shown: set[tuple[str, str]] = set()
    for event in events:
        if event.kind == "blueprints-laid-out":
            shown |= {("blueprint", str(card)) for card in event.values}
        elif event.kind == "discovery-placed":
            shown.add(("discovery", event.cause))
        elif event.kind == "refill":
            shown |= {("contract-taken", str(event.values[0])), ("contract-met", str(event.values[0]))}
    return shown


def _uses(content: Content, events: Iterable[Event]) -> Counter[tuple[int, str, str]]:
    """What each seat used, by seat, family and id."""
    uses: Counter[tuple[int, str, str]] = Counter()
    rewards = {tile.id for tile in content.rewards}
    own = raised = False
    for event in events:
        seat, kind, cause = event.seat, event.kind, event.cause
        if seat < 0:
            continue
        if own and cause in content.blueprint_index:
            uses[seat, "blueprint-used", cause] += 1
            own = False
        own = own and kind != "end-turn"
        if raised and kind == "points" and cause in rewards:
            uses[seat, "reward", cause] += 1
        if kind == "exec" and cause == _USE_OWN:
            own = True
        elif kind == "use":
            uses[seat, "blueprint-used", cause] += 1
            uses[seat, "exec", "scientist"] += 1
        if _BY_CAUSE.get(kind):
            uses[seat, _BY_CAUSE[kind], cause] += 1
        _count_by_value(uses, event)
        raised = kind == "life-support" or (raised and cause == "first-built")
    return uses


def _count_by_value(uses: Counter[tuple[int, str, str]], event: Event) -> None:
    seat, value = event.seat, str(event.values[0]) if event.values else ""
    match event.kind:
        case "learn":
            uses[seat, "tech", value] += 1
            uses[seat, "laboratory", str(event.values[1])] += 1
        case "develop":
            uses[seat, "laboratory", str(event.values[1])] += 1
        case "borrow":
            uses[seat, "tech-lent", event.cause] += 1
        case "space":
            uses[seat, "space", value] += 1
        case "raise":
            uses[seat, "building", value] += 1


def _count_end(tally: Tally, rules: OnMarsRules, state: State) -> None:
    score = rules.score(state)
    tally.rounds.append(state.round)
    tally.levels[state.level] += 1
    tally.missions_done += state.mission_left.count(0)
    for seat in score.seats:
        tally.points.append(seat.total)
        tally.sources.update(dict(seat.sources))
    if rules.table.solo and score.winners:
        tally.met += 1


def _count_uses(
    tally: Tally,
    rules: OnMarsRules,
    state: State,
    uses: Counter[tuple[int, str, str]],
    shown: set[tuple[str, str]],
) -> None:
    score, seats = rules.score(state), rules.table.seats
    mean = sum(seat.total for seat in score.seats) / seats
    for family, name in shown:
        for kind in ("taken", "built", "used") if family == "blueprint" else ("",):
            tally.item(f"{family}-{kind}" if kind else family, name).offered += 1
    for family, name in _always_there(rules.table.content):
        tally.item(family, name).offered += 1
    used: set[tuple[str, str]] = set()
    for (seat, family, name), times in uses.items():
        if seat >= seats:
            continue
        item = tally.item(family, name)
        item.taken += times
        item.players += 1
        item.fair += 1 / seats
        item.margin += score.seats[seat].total - mean
        if seat in score.winners:
            item.won += 1 / len(score.winners)
        if (family, name) not in used:
            used.add((family, name))
            item.games += 1


def _always_there(content: Content) -> list[tuple[str, str]]:
    return [
        *(("exec", entry.id) for entry in content.executives),
        ("exec", "scientist"),
        *(("space", str(entry.space)) for entry in content.turn_order),
        *(("research", tile.id) for tile in content.research),
        *(("scientist", card.id) for card in content.scientists),
        *(("tech", name) for name in TECHNOLOGIES if name != "shelter"),
        *(("laboratory", space.id) for space in content.spaces),
    ]
