"""Campaigns of seven missions played at random, from their founding to the last title, with absences and leavings.

What a campaign tells a mission and a mission its campaign is compared with an account that is kept here by hand.
"""

from collections import Counter
from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from random import Random
from typing import Any, Final, NamedTuple

import pytest

from mars_desktop.bots import RandomBot
from mars_desktop.engine import Event, Setup
from mars_desktop.engine.setup import Seat
from mars_desktop.games.legacy.campaign import (
    UNNAMED_CARD,
    Book,
    Campaign,
    Founded,
    Joined,
    Left,
    Line,
    Member,
    MissionAbandoned,
    MissionFinished,
    MissionOpened,
    MissionStarted,
    MissionState,
    Returned,
    book,
    extended,
    founded,
    next_campaign,
    start_of,
)
from mars_desktop.games.legacy.content import campaign_content
from mars_desktop.games.legacy.mission_start import START_CODEC, MissionResult, MissionStart, SeatResult, Version
from mars_desktop.games.legacy.rules import LegacyRules
from mars_desktop.games.legacy.state import LegacyState

CAMPAIGNS: Final = 56
MISSIONS: Final = 7
COLOURS: Final = ("rose", "azure", "amber", "mint", "violet")

TITLES: Final = {2: "GP", 3: "GAP", 4: "GAP-", 5: "GAP--"}
TITLE_POINTS: Final = {"G": 15, "A": 10, "P": 5, "-": 0}
MONEY: Final = {"G": 0, "A": 5, "P": 10, "-": 15, "": 15}
"""Help for the next mission by the last title; the empty one is that of who was absent or is new."""

BEGINNING: Final = datetime(2031, 7, 1, 19, tzinfo=UTC)


class Evening(NamedTuple):
    """One mission of a plan: who comes, in the order round the table, and what happens before."""

    present: tuple[str, ...]
    joins: tuple[str, ...] = ()
    leaves: tuple[str, ...] = ()
    returns: tuple[str, ...] = ()
    typed: bool = False
    """Played on a real table; only places and points are written down, and a card without a name."""
    given_up: bool = False
    """Begun once before and given up."""


class Plan(NamedTuple):
    """Who founds a campaign, and its evenings."""

    founders: tuple[str, ...]
    evenings: tuple[Evening, ...]


def plan_of(seed: int) -> Plan:
    """Every fourth campaign or so is a solo one; in the others people come, miss missions, leave and return."""
    chance = Random(seed)
    count = chance.choice((1, 2, 3, 3, 4, 4, 5, 5))
    founders = tuple(f"p{number}" for number in range(1, count + 1))
    if count == 1:
        return Plan(founders, (Evening(founders),) * MISSIONS)
    members, gone = list(founders), list[str]()
    spare = [f"p{number}" for number in range(count + 1, len(campaign_content().campaign.corporations) + 1)]
    evenings = []
    for mission in range(1, MISSIONS + 1):
        later = mission > 1
        leaves = (chance.choice(members),) if later and len(members) > 2 and chance.random() < 0.15 else ()
        returns = (gone[0],) if gone and len(members) < 5 and chance.random() < 0.3 else ()
        gone = [player for player in (*gone, *leaves) if player not in returns]
        members = [player for player in (*members, *returns) if player not in leaves]
        joins = (spare.pop(0),) if later and spare and len(members) < 5 and chance.random() < 0.2 else ()
        members += joins
        present = [player for player in members if chance.random() < 0.8 or player in joins]
        chance.shuffle(present)
        if len(present) < 2:
            present = members[:]
        typed, given_up = chance.random() < 0.06, chance.random() < 0.06
        evenings.append(Evening(tuple(present), joins, leaves, returns, typed, given_up))
    return Plan(founders, tuple(evenings))


def test_the_campaigns_have_all_sizes_and_all_that_happens_to_a_group() -> None:
    plans = [plan_of(seed) for seed in range(CAMPAIGNS)]
    evenings = [evening for plan in plans for evening in plan.evenings]
    assert len(plans) >= 50
    assert {len(plan.founders) for plan in plans} == {1, 2, 3, 4, 5}
    assert {len(evening.present) for evening in evenings} == {1, 2, 3, 4, 5}
    for what in ("joins", "leaves", "returns", "typed", "given_up"):
        assert sum(bool(getattr(evening, what)) for evening in evenings) >= 5, what


@pytest.mark.parametrize("seed", range(CAMPAIGNS))
def test_a_campaign_played_to_its_last_title_keeps_its_books(seed: int) -> None:
    plan = plan_of(seed)
    group = Group(plan, seed)
    for mission, evening in enumerate(plan.evenings, 1):
        group.gather(evening)
        group.play(mission, evening)
    seen = group.book
    assert seen.next_mission == 0
    assert all(page.state is MissionState.FINISHED for page in seen.missions)
    assert [player.title_points for player in seen.standings] == sorted(group.title_points.values(), reverse=True)


class Group:
    """A group that plays a campaign, and what it knows of it by its own reckoning."""

    def __init__(self, plan: Plan, seed: int) -> None:
        self.pack = campaign_content()
        self.content = self.pack.for_book()
        self.chance = Random(seed)
        self.solo = len(plan.founders) == 1
        members = tuple(self._member(player) for player in plan.founders)
        founding = Founded(at=BEGINNING, title="Random", pack=self.pack.campaign.id, members=members, solo=self.solo)
        self.campaign: Campaign = founded(self.content, founding)
        self.last_titles: dict[str, str] = {}
        self.titles: dict[str, list[str]] = {player: [] for player in plan.founders}
        self.title_points: Counter[str] = Counter(dict.fromkeys(plan.founders, 0))
        self.developments: dict[str, dict[int, Version]] = {player: {} for player in plan.founders}

    def _member(self, player: str) -> Member:
        number = int(player[1:]) - 1
        corporation = self.pack.campaign.corporations[number]
        return Member(player, f"Person {number + 1}", COLOURS[number % len(COLOURS)], corporation)

    @property
    def book(self) -> Book:
        """The campaign's own account."""
        return book(self.campaign, self.content)

    def add(self, kind: type[Line], **values: Any) -> None:
        """A line of the history."""
        at = BEGINNING + timedelta(minutes=len(self.campaign.lines))
        self.campaign = extended(self.campaign, self.content, kind(at=at, **values))

    def gather(self, evening: Evening) -> None:
        """Who leaves, returns and joins before a mission; nobody's box changes by that."""
        boxes = {player.id: player.box for player in self.book.players}
        for player in evening.leaves:
            self.add(Left, player=player)
        for player in evening.returns:
            self.add(Returned, player=player)
        for player in evening.joins:
            self.add(Joined, member=self._member(player))
            self.titles[player], self.title_points[player], self.developments[player] = [], 0, {}
        assert {player.id: player.box for player in self.book.players if player.id in boxes} == boxes

    def play(self, mission: int, evening: Evening) -> None:
        """One mission, with everything that its start and its end must keep to."""
        before = self.book
        self.add(MissionOpened, mission=mission)
        start = start_of(self.campaign, self.content, mission, evening.present)
        self.check_start(start, before)
        if evening.given_up:
            self.add(MissionStarted, mission=mission, present=evening.present, match=f"first try of {mission}")
            self.add(MissionAbandoned, mission=mission)
            assert start_of(self.campaign, self.content, mission, evening.present) == start
        match = "" if evening.typed else f"table {mission}"
        self.add(MissionStarted, mission=mission, present=evening.present, first=start.first, match=match)
        if evening.typed:
            self.type_in(mission, evening.present)
        else:
            self.play_out(start, match)
        self.check_boxes(mission, evening.present, before)

    # --- the start ---

    def check_start(self, start: MissionStart, before: Book) -> None:
        """Money, titles, boxes and developments are those of each player, the first player is the last Governor."""
        innovations = set(before.innovations)
        for seat in start.seats:
            last = self.last_titles.get(seat.player, "")
            assert seat.money == (0 if start.mission == 1 or self.solo else MONEY[last])
            assert (seat.title, seat.titles) == (last, tuple(self.titles[seat.player]))
            assert seat.saved == before.player(seat.player).box.cards
            assert seat.developments == self.developments[seat.player]
        governors = [player for player, title in self.last_titles.items() if title == "G"]
        present = [seat.player for seat in start.seats]
        if governors and governors[0] in present:
            assert start.first == present.index(governors[0])
        away = [card for player in before.players if player.id not in present for card in player.box.cards]
        assert Counter(start.away) == Counter(card for card in away if card != UNNAMED_CARD)
        assert set(start.innovations) == innovations
        assert innovations.isdisjoint(start.pool)

    def check_opening(self, start: MissionStart, events: Sequence[Event]) -> None:
        """Saved cards come back or are replaced, who saved none draws two; help and developments are as chosen."""
        for number, seat in enumerate(start.seats):
            own = [event for event in events if event.seat == number]
            legal = [c for c in seat.saved if c != UNNAMED_CARD and self.content.legal(c, start.mission)]
            back = [card for event in own if event.kind == "saved-back" for card in event.hidden]
            drawn = Counter(
                {event.kind: len(event.hidden) for event in own if event.kind in ("replaced", "compensation")}
            )
            assert back == legal
            assert drawn["replaced"] == len(seat.saved) - len(legal)
            assert drawn["compensation"] == (0 if seat.saved else 2)
            helped = [event.values[1] for event in own if event.kind == "stock" and event.cause == "title"]
            assert helped == ([seat.money] if seat.money else [])
            played = {event.cause for event in own if event.kind == "development"}
            chosen = self.developments[seat.player]
            cards = self.content.developments[seat.corporation]
            assert len(played) == start.mission
            assert played >= {cards[mission][version] for mission, version in chosen.items()}

    # --- the mission ---

    def play_out(self, start: MissionStart, match: str) -> None:
        """Play at random to the end, and let the campaign take the result."""
        seats = tuple(Seat(self.book.player(seat.player).name, "rose") for seat in start.seats)
        options: dict[str, str | int | bool] = {"campaign": START_CODEC.encode(start).decode()}
        rules = LegacyRules(Setup("legacy", seats, self.chance.getrandbits(32), options))
        events: list[Event] = []
        state = rules.new_state(events)
        bot = RandomBot(rules.setup.seed)
        while not state.agenda.turn:
            choice = bot.move(rules, state)
            assert choice is not None
            rules.execute(state, choice, events)
        self.check_opening(start, events)
        while (choice := bot.move(rules, state)) is not None:
            rules.execute(state, choice)
        result = rules.result(state)
        self.check_result(start, state, result)
        at = BEGINNING + timedelta(minutes=len(self.campaign.lines))
        self.campaign = next_campaign(self.campaign, self.content, result, at, match)
        assert next_campaign(self.campaign, self.content, result, at, match) == self.campaign
        self.enter(start.mission, {seat.player: one for seat, one in zip(start.seats, result.seats, strict=True)})

    def check_result(self, start: MissionStart, state: LegacyState, result: MissionResult) -> None:
        """Places follow points and the order of passing; developments stay; no innovation is lost or doubled."""
        by_place = sorted(range(len(result.seats)), key=lambda seat: result.seats[seat].place)
        assert [result.seats[seat].place for seat in by_place] == list(range(1, len(by_place) + 1))
        order = [(-result.seats[seat].points, state.passing.index(seat)) for seat in by_place]
        assert order == sorted(order)
        limit = self.content.saved_limit
        for seat, one, player in zip(start.seats, result.seats, state.players, strict=True):
            assert sum(one.sources.values()) == one.points
            assert one.developments.items() >= seat.developments.items()
            assert set(one.developments) == set(range(1, start.mission + 1))
            assert len(one.saved) <= limit + player.save_limit
            assert (one.won is not None) == self.solo
        innovations = set(self.content.innovations)
        seen = [*start.pool, *start.innovations, *(card for seat in start.seats for card in seat.saved)]
        kept = [*result.pool, *result.innovations, *(c for one in result.seats for c in (*one.saved, *one.boxed))]
        assert Counter(card for card in kept if card in innovations) == Counter(c for c in seen if c in innovations)
        assert set(result.innovations) <= set(start.innovations)
        assert set(result.pool) >= set(start.pool) - set(kept[len(result.pool) :])

    def type_in(self, mission: int, present: tuple[str, ...]) -> None:
        """The results of a real table: places and points, and that somebody saved a card."""
        order = self.chance.sample(present, len(present))
        saved = (UNNAMED_CARD,) if mission < MISSIONS else ()
        results = {player: SeatResult(100 - place, place, saved=saved) for place, player in enumerate(order, 1)}
        self.add(MissionFinished, mission=mission, results=results)
        self.enter(mission, results)

    def enter(self, mission: int, results: dict[str, SeatResult]) -> None:
        """Titles by the number of players at the table, in the own account and in the book."""
        titles = "" if self.solo else TITLES[len(results)]
        self.last_titles = {}
        for player, one in results.items():
            self.developments[player] = dict(one.developments) or self.developments[player]
            if titles:
                title = titles[one.place - 1]
                self.last_titles[player] = title
                self.title_points[player] += TITLE_POINTS[title]
                self.titles[player] += [title] if title != "-" else []
        page = self.book.mission(mission)
        assert {player: entry.points for player, entry in page.entries.items()} == {
            p: r.points for p, r in results.items()
        }
        assert {player: entry.title for player, entry in page.entries.items() if entry.title} == self.last_titles

    # --- the end ---

    def check_boxes(self, mission: int, present: tuple[str, ...], before: Book) -> None:
        """Boxes of absent players are untouched, all cards are legal in the next mission, and none is in two places."""
        after = self.book
        assert {player.id: player.title_points for player in after.players} == dict(self.title_points)
        boxed = [card for player in after.players for card in player.box.cards if card != UNNAMED_CARD]
        innovations = set(self.content.innovations)
        everywhere = [*after.pool, *after.innovations, *(card for card in boxed if card in innovations)]
        assert max(Counter(boxed).values(), default=1) == 1
        assert Counter(everywhere) == Counter(self.content.innovations)
        for player in after.players:
            if player.id not in present:
                assert player.box == before.player(player.id).box
            elif mission == MISSIONS:
                assert player.box.cards == ()
            else:
                assert all(self.content.legal(card, mission + 1) for card in player.box.cards)
            assert player.box.developments == self.developments[player.id]
            if mission < MISSIONS:
                assert player.next_title == self.last_titles.get(player.id, "")
                assert player.next_money == (0 if self.solo else MONEY[player.next_title])
