"""Playing missions with machine players and counting what the balance of a campaign is judged by."""

from collections import Counter
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor

import msgspec

from mars_desktop.bots.sensible_bot import SensibleBot
from mars_desktop.engine import Choice, Setup, rules_for
from mars_desktop.games.legacy.content import campaign_content
from mars_desktop.games.legacy.mission_start import START_CODEC
from mars_desktop.games.legacy.rules import LegacyRules
from mars_desktop.games.legacy.state import LegacyState
from tests.balance.beginning import mission_by_lot

_DEALS = ("start", "research")
"""Questions about cards that were dealt."""


class Tally(msgspec.Struct):
    """Counts over games of one mission with one number of seats.

    By id: ``seen`` and ``bought`` count deals of a card; ``owned`` and ``won`` plays of a card, and those whose owner
    won; ``sides`` and ``side_wins`` the same of a corporation's side; ``goals`` games in which a milestone was claimed
    or an award funded.
    """

    mission: int
    seats: int
    games: int = 0
    generations: int = 0
    points: int = 0
    melts: int = 0
    people: int = 0
    goal_met: int = 0
    seen: Counter[str] = msgspec.field(default_factory=Counter)
    bought: Counter[str] = msgspec.field(default_factory=Counter)
    owned: Counter[str] = msgspec.field(default_factory=Counter)
    won: Counter[str] = msgspec.field(default_factory=Counter)
    sides: Counter[str] = msgspec.field(default_factory=Counter)
    side_wins: Counter[str] = msgspec.field(default_factory=Counter)
    goals: Counter[str] = msgspec.field(default_factory=Counter)

    @property
    def length(self) -> float:
        """Generations of a game on average."""
        return self.generations / self.games


def measure(mission: int, seats: int, seeds: Iterable[int], pack: str = "patience") -> Tally:
    """Play a mission once with each seed and count."""
    tally = Tally(mission, seats)
    for seed in seeds:
        _play(tally, seed, pack)
    return tally


def measure_all(games: int, pack: str = "patience", processes: int = 1) -> list[Tally]:
    """Every mission of a campaign with 2, 3 and 4 seats, by mission, then seats; seeds from 1."""
    with ProcessPoolExecutor(processes) as workers:
        waiting = [
            workers.submit(measure, mission, seats, range(1, games + 1), pack)
            for mission in campaign_content(pack).missions
            for seats in (2, 3, 4)
        ]
        return [one.result() for one in waiting]


def _play(tally: Tally, seed: int, pack: str) -> None:
    start = START_CODEC.encode(mission_by_lot(campaign_content(pack), tally.mission, tally.seats, seed)).decode()
    setup = Setup.quick("legacy", tally.seats, seed, campaign=start)
    rules = rules_for(setup)
    assert isinstance(rules, LegacyRules)
    bot, state = SensibleBot(seed), rules.new_state()
    while decisions := rules.pending(state):
        decision = decisions[0]
        choice = bot.choose(rules, state, decision)
        if decision.kind in _DEALS:
            _count_deal(tally, state, choice, rules)
        rules.execute(state, choice)
    _count_end(tally, rules, state)


def _count_deal(tally: Tally, state: LegacyState, choice: Choice, rules: LegacyRules) -> None:
    offered = [rules.table.cards[c].id for c in state.players[choice.seat].offered]
    tally.seen.update(offered)
    tally.bought.update(word for word in choice.words if word in offered)


def _count_end(tally: Tally, rules: LegacyRules, state: LegacyState) -> None:
    score = rules.score(state)
    cards = rules.table.cards
    tally.games += 1
    tally.generations += state.generation
    tally.points += sum(seat.total for seat in score.seats)
    tally.goals.update([*state.milestones, *state.awards])
    for seat, player in enumerate(state.players):
        tally.melts += player.melts
        tally.people += sum(n for n, owner in zip(state.people, state.owner, strict=True) if owner == seat)
        side = cards[player.corporation].id
        played = [cards[c].id for c in (*player.played, *player.events) if cards[c].kind != "development"]
        tally.sides[side] += 1
        tally.owned.update(played)
        if seat in score.winners:
            tally.side_wins[side] += 1
            tally.won.update(played)
    if any(player.points > 0 for player in state.players):
        tally.goal_met += 1
