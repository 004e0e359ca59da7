"""The Legacy of Mars under the contract: every mission, by itself and as part of a campaign that may be anywhere.

Beyond what holds of Terraforming Mars: where innovations and boxes of cards are, Population, sides of oceans, and what
nobody may know of them.
"""

from collections import Counter
from collections.abc import Collection
from functools import lru_cache
from typing import Any, Final

import msgspec
from hypothesis import strategies as st

from mars_desktop.engine import Choice, Event, Rules
from mars_desktop.engine.rng import Rng
from mars_desktop.games.legacy.campaign import UNNAMED_CARD
from mars_desktop.games.legacy.content import LegacyContent, campaign_content
from mars_desktop.games.legacy.events import KINDS
from mars_desktop.games.legacy.melting import melts_from
from mars_desktop.games.legacy.mission_start import START_CODEC, MissionStart, SeatStart, Version
from mars_desktop.games.legacy.population import room_on
from mars_desktop.games.legacy.questions import DECISION_KINDS
from mars_desktop.games.legacy.rules import LegacyRules
from mars_desktop.games.legacy.state import LegacyPlayer, LegacyState
from mars_desktop.games.legacy.table import MissionTable
from mars_desktop.games.terraforming.state import NO_CARD, OCEAN, TILES, AnyTask, Innovate, Keep, Phase
from mars_desktop.games.terraforming.vocabulary import Corporation, Development
from tests.contract.contract import CONTRACTS, Contract, Ledger, Options
from tests.contract.terraforming import Account, TerraformingLedger, bad_counts, bad_tiles, balance

PACK: Final = "patience"
VERSIONS: st.SearchStrategy[Version] = st.sampled_from(("a", "b"))

_AT_TABLE: Final = ("undo", "unplaceable_tiles", "effect_order", "full_board_ends")
_HAND_PILES: Final = ("hand", "offered", "drafted", "boxed", "saved")


class LegacyContract(Contract):
    """The contract of The Legacy of Mars; its lots are the missions."""

    game = "legacy"
    decision_kinds = DECISION_KINDS
    seldom = ("amount", "pay")
    event_kinds = KINDS
    parts = range(1, 8)
    whole = 7
    sampled = 14
    quick = 200

    def options(self, seats: int, part: int) -> st.SearchStrategy[Options]:
        agreed: dict[str, st.SearchStrategy[Any]] = {
            option.key: st.booleans() if isinstance(option.default, bool) else st.sampled_from(option.values)
            for option in LegacyRules.options
            if option.key in _AT_TABLE
        }
        alone: dict[str, st.SearchStrategy[Any]] = {"mission": st.just(part), "pack": st.just(PACK)}
        starts = mission_starts(seats, part).map(lambda start: START_CODEC.encode(start).decode())
        return st.fixed_dictionaries(agreed | alone) | st.fixed_dictionaries(agreed | {"campaign": starts})

    def faults(self, rules: Rules[Any], state: LegacyState) -> list[str]:
        assert isinstance(rules, LegacyRules)
        return [
            *_misplaced_cards(rules.table, state),
            *_wrong_developments(rules.table, state),
            *bad_counts(rules, state),
            *bad_tiles(rules, state),
            *_bad_sides(rules.table, state),
            *_misplaced_people(rules.table, state),
        ]

    def ledger(self, rules: Rules[Any], state: LegacyState) -> Ledger:
        assert isinstance(rules, LegacyRules)
        return MissionLedger(rules, state)

    def disguised(self, rules: Rules[Any], state: LegacyState, known_to: Collection[int], rng: Rng) -> LegacyState:
        assert isinstance(rules, LegacyRules)
        other = state.copy()
        other.rng.state = rng.below(2**64)
        hidden = [seat for seat in range(len(other.players)) if seat not in known_to]
        _shuffle_projects(other, hidden, rng)
        _shuffle_innovations(other, hidden, rng)
        for seat in hidden:
            before, after = state.players[seat], other.players[seat]
            if before.began and not _deals_next(state):
                after.began = [_same_place(before, after, card) for card in before.began]
            _choose_otherwise(rules.table, seat, after, rng)
            choice = other.sealed[seat]
            if choice is not None:
                other.sealed[seat] = _same_envelope(rules.table, before, after, choice, rng)
        return other

    def shows_hidden_things(self, event: Event) -> bool:
        # How many cards somebody saves at the end is told, and by that whether any could be saved.
        saving = event.kind == "box" and event.cause == "saving"
        return saving or event.kind in ("reveal", "corporation", "development")


@st.composite
def mission_starts(draw: st.DrawFn, seats: int, mission: int) -> MissionStart:
    """How a mission may begin in the middle of a campaign, whatever has happened before."""
    content = campaign_content(PACK)
    innovations = draw(st.permutations([content.cards[card].id for card in content.innovations]))
    projects = draw(st.permutations([card.id for card in content.cards[: content.projects] if not card.innovation]))
    cuts = sorted(draw(st.lists(st.integers(0, len(innovations)), min_size=2, max_size=2)))
    pool, box, kept = innovations[: cuts[0]], innovations[cuts[0] : cuts[1]], innovations[cuts[1] :]
    saved = [*projects[:seats], *kept[: 2 * seats], *projects[seats : 2 * seats]]
    corporations = draw(st.permutations(content.campaign.corporations))
    begun: list[SeatStart] = []
    for corporation in corporations[:seats]:
        of_box = [saved.pop(draw(st.integers(0, len(saved) - 1))) for _ in range(draw(st.integers(0, 2)))]
        titles = draw(st.lists(st.sampled_from(("G", "A", "P")), max_size=mission - 1))
        begun.append(
            SeatStart(
                player=f"p{len(begun) + 1}",
                corporation=corporation,
                money=draw(st.sampled_from((0, 5, 10, 15))),
                title=draw(st.sampled_from(("", "-", *titles[-1:]))),
                titles=tuple(titles),
                saved=tuple(of_box + [UNNAMED_CARD] * draw(st.integers(0, 1))),
                developments=draw(st.dictionaries(st.integers(1, mission), VERSIONS)),
            )
        )
    away = draw(st.integers(0, len(saved)))
    return MissionStart(
        pack=PACK,
        mission=mission,
        seats=tuple(begun),
        first=draw(st.integers(-1, seats - 1)),
        pool=(*pool, *(card for card in (*saved[away:], *kept[2 * seats :]) if card in kept)),
        innovations=tuple(box),
        away=tuple(saved[:away]),
    )


# --- what can be in no state ------------------------------------------------------------------------------------------


def _tasks(state: LegacyState) -> tuple[AnyTask, ...]:
    agenda = state.agenda
    return (*agenda.now, *agenda.pool, *agenda.after, *agenda.turn, *agenda.phase)


def _deals_next(state: LegacyState) -> bool:
    """Whether corporations are still being chosen, so that saved cards lie in their boxes."""
    return any(isinstance(task, Phase) and task.name == "deal-mission" for task in state.agenda.phase)


def _misplaced_cards(table: MissionTable, state: LegacyState) -> list[str]:
    """Every project card and every innovation of the mission lies in exactly one place."""
    content, start = table.cards_of_campaign, table.start
    lie: Counter[int] = Counter([*state.deck[state.drawn :], *state.discard])
    innovations: Counter[int] = Counter([*state.innovations, *state.innovation_discard])
    for player in state.players:
        lie.update(card for card in player.played if card < content.projects)
        for pile in (player.hand, player.offered, player.drafted, player.events, player.boxed, player.saved):
            lie.update(pile)
        if _deals_next(state):
            lie.update(card for card in player.began if card != NO_CARD and content.legal(card, start.mission))
    for task in _tasks(state):
        if isinstance(task, Innovate) or (isinstance(task, Keep) and task.source == "innovations"):
            innovations.update(task.cards)
        elif isinstance(task, Keep):
            lie.update(task.cards)
    belong = _cards_of(table)
    whole = lie + innovations
    faults = [f"{content.cards[card].id} lies in {whole[card]} places" for card in (whole - belong) + (belong - whole)]
    faults += [
        f"{content.cards[card].id} lies among innovations" for card in innovations if not content.cards[card].innovation
    ]
    for seat, player in enumerate(state.players):
        astray = [card for card in player.resources if card not in player.played]
        faults += [f"seat {seat} has resources on {content.cards[c].id}, which it did not play" for c in astray]
    return faults


@lru_cache
def _cards_of(table: MissionTable) -> Counter[int]:
    """The cards that take part in a mission, each once."""
    content, start = table.cards_of_campaign, table.start
    saved = [card for seat in start.seats for card in seat.saved if card != UNNAMED_CARD]
    seen = {*start.pool, *start.innovations, *saved}
    away = {content.index[card] for card in start.away}
    belong = Counter(card for card in content.pool_of(start.mission) if card not in away)
    belong.update(c for c in content.innovations if start.standalone or content.cards[c].id in seen)
    return belong


def _wrong_developments(table: MissionTable, state: LegacyState) -> list[str]:
    """Corporations differ; only own developments in the version chosen for good are in play, each once."""
    content = table.cards_of_campaign
    faults: list[str] = []
    chosen = [player.identity for player in state.players if player.identity]
    if len(set(chosen)) < len(chosen):
        faults.append("two seats have the same corporation")
    for seat, player in enumerate(state.players):
        for number, version in table.start.seats[seat].developments.items():
            if player.developments.get(number) != version:
                faults.append(f"the development of mission {number} that seat {seat} had chosen is another one")
        if player.corporation != NO_CARD and player.corporation not in content.sides[player.identity]:
            faults.append(f"seat {seat} plays a side of another corporation")
        played = [card for card in player.played if card >= content.projects]
        may = {content.developments[player.identity, number][v] for number, v in player.developments.items()}
        if len(set(played)) < len(played) or not may.issuperset(played):
            faults.append(f"seat {seat} has played developments that are not its own")
        began = state.generation > 1 or bool(state.agenda.turn)
        if began and set(played) != may:
            faults.append(f"seat {seat} has not played all its developments")
        if began and set(player.developments) != set(range(1, table.start.mission + 1)):
            faults.append(f"seat {seat} has chosen developments {sorted(player.developments)}")
    return faults


def _bad_sides(table: MissionTable, state: LegacyState) -> list[str]:
    """A glacier is the side of an ocean."""
    return [
        f"{table.map.places[place]} is frozen without an ocean"
        for place, frozen in enumerate(state.frozen)
        if frozen not in (0, 1) or (frozen and state.tile[place] != OCEAN)
    ]


def _misplaced_people(table: MissionTable, state: LegacyState) -> list[str]:
    """Population stands only where there is room; on neutral tiles only what the mission puts there."""
    placed = {tile.hex: tile.population for tile in table.mission.twist.tiles}
    faults: list[str] = []
    for place, people in enumerate(state.people):
        owner = state.owner[place]
        if owner >= 0:
            room = room_on(table.mission_numbers, state.players[owner], TILES[state.tile[place]])
        else:
            room = placed.get(table.map.places[place], 0)
        if not 0 <= people <= room:
            faults.append(f"{people} Population stand on {table.map.places[place]}, which has room for {room}")
    return faults


# --- the books of a mission -------------------------------------------------------------------------------------------


class MissionLedger(TerraformingLedger):
    """Also Population, sides of oceans, melts, and points for the goal of the mission."""

    def __init__(self, rules: LegacyRules, state: LegacyState) -> None:
        self._freezes_below = melts_from(rules.table)
        super().__init__(rules, state)

    def balance(self, state: Any) -> dict[Account, int]:
        assert isinstance(state, LegacyState)
        table = self.rules.table
        held = balance(self.rules, state)
        held |= {("glacier", -1, table.map.places[place]): n for place, n in enumerate(state.frozen)}
        held |= {("population", -1, table.map.places[place]): n for place, n in enumerate(state.people)}
        for seat, player in enumerate(state.players):
            held["melts", seat, ""] = player.melts
            held["points", seat, ""] = player.points
        return held

    def enter(self, event: Event) -> None:
        super().enter(event)
        match event.kind, event.values:
            case "parameter-lowered", (name, before, now):
                self.add(("parameter", -1, str(name)), int(now) - int(before), now)
            case "tile", ("ocean", place):
                cold = self.books["parameter", -1, "temperature"] < self._freezes_below
                self.books["glacier", -1, str(place)] += int(cold)
            case "melt", (place,):
                self.books["glacier", -1, str(place)] -= 1
                self.books["melts", event.seat, ""] += 1
            case "freeze", (place,):
                self.books["glacier", -1, str(place)] += 1
            case "population", (_, place, now):
                self.add(("population", -1, str(place)), 1, now)
            case "points", (points,):
                self.books["points", event.seat, ""] += int(points)
            case _:
                pass


# --- states that differ in secrets ------------------------------------------------------------------------------------


def _shuffle_projects(state: LegacyState, hidden: list[int], rng: Rng) -> None:
    """Cards of the deck, the discards and of what nobody else may see change places; every pile keeps its size."""
    agenda = state.agenda
    rest = list(state.deck[state.drawn :])
    piles = [rest, state.discard, *(getattr(state.players[seat], name) for seat in hidden for name in _HAND_PILES)]
    looked_at = [i for i, task in enumerate(agenda.now) if isinstance(task, Keep) and task.source == "deck"]
    _mix(state, piles, [i for i in looked_at if agenda.now[i].seat in hidden], rng)
    state.deck = state.deck[: state.drawn] + tuple(rest)


def _shuffle_innovations(state: LegacyState, hidden: list[int], rng: Rng) -> None:
    looked_at = [
        i
        for i, task in enumerate(state.agenda.now)
        if (isinstance(task, Innovate) or (isinstance(task, Keep) and task.source == "innovations"))
        and task.seat in hidden
    ]
    _mix(state, [state.innovations, state.innovation_discard], looked_at, rng)


def _mix(state: LegacyState, piles: list[list[int]], looked_at: list[int], rng: Rng) -> None:
    """Mix cards of piles and of tasks, which are given by their positions, with each other."""
    now = state.agenda.now
    looking = {i: task for i in looked_at if isinstance(task := now[i], Keep | Innovate)}
    mixed = [card for pile in piles for card in pile] + [card for task in looking.values() for card in task.cards]
    mixed = rng.shuffled(mixed)
    for pile in piles:
        pile[:] = [mixed.pop() for _ in pile]
    for i, task in looking.items():
        now[i] = msgspec.structs.replace(task, cards=tuple(mixed.pop() for _ in task.cards))


def _same_place(before: LegacyPlayer, after: LegacyPlayer, card: int) -> int:
    """What lies now where a card lay, if nobody has seen it; a card that has left its owner stays what it was."""
    for name in _HAND_PILES:
        pile = getattr(before, name)
        if card in pile:
            return int(getattr(after, name)[pile.index(card)])
    return card


def _choose_otherwise(table: MissionTable, seat: int, player: LegacyPlayer, rng: Rng) -> None:
    """Other versions of the developments that were chosen in this mission and not yet played."""
    if player.corporation == NO_CARD:
        for number in player.developments.keys() - table.start.seats[seat].developments.keys():
            player.developments[number] = rng.pick(("a", "b"))


def _same_envelope(table: MissionTable, before: LegacyPlayer, after: LegacyPlayer, choice: Choice, rng: Rng) -> Choice:
    """Another choice of the same kind, of the cards that lie where the chosen ones lay."""
    content: LegacyContent = table.cards_of_campaign
    match choice.verb, choice.words:
        case "development", ("kept",):
            return choice
        case "development", (card,):
            face = content[card].face
            assert isinstance(face, Development)
            versions = content.developments[face.corporation, face.mission]
            return choice._replace(words=(content.cards[versions[rng.pick(("a", "b"))]].id,))
        case "start", (_, *cards):
            side = content.cards[rng.pick(content.sides[after.identity])].face
            assert isinstance(side, Corporation)
            price = table.starting_card_price(side)
            most = (side.mc + after.money) // price if price else len(cards)
            return choice._replace(words=(side.id, *_lying_there(content, before, after, cards[:most])))
        case _, cards:
            return choice._replace(words=_lying_there(content, before, after, cards))


def _lying_there(
    content: LegacyContent, before: LegacyPlayer, after: LegacyPlayer, cards: Collection[str]
) -> tuple[str, ...]:
    return tuple(content.cards[_same_place(before, after, content.index[card])].id for card in cards)


CONTRACTS[LegacyContract.game] = LegacyContract()
