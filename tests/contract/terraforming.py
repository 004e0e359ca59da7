"""Terraforming Mars under the contract: where its cards lie, what its log adds up to, what its seats may not know."""

from collections import Counter
from collections.abc import Collection
from typing import Any

import msgspec
from hypothesis import strategies as st

from mars_desktop.engine import Choice, Event, Rules
from mars_desktop.engine.rng import Rng
from mars_desktop.games.terraforming.events import KINDS
from mars_desktop.games.terraforming.questions import DECISION_KINDS
from mars_desktop.games.terraforming.resources import ALL_RESOURCES, OCEANS, PARAMETERS
from mars_desktop.games.terraforming.rules import TerraformingRules
from mars_desktop.games.terraforming.state import NO_CARD, NO_TILE, NOBODY, OCEAN, TILES, Keep, Player, State
from mars_desktop.games.terraforming.vocabulary import Corporation
from tests.contract.contract import CONTRACTS, Contract, Ledger, Options

Account = tuple[str, int, str]
"""Kind, seat and id of something that is counted."""

_HIDDEN_PILES = ("hand", "offered", "drafted")


class TerraformingContract(Contract):
    """The contract of Terraforming Mars."""

    game = "terraforming"
    decision_kinds = DECISION_KINDS
    event_kinds = KINDS

    def options(self, seats: int, part: int) -> st.SearchStrategy[Options]:
        beginners = st.lists(st.integers(1, seats), min_size=1, unique=True).map(
            lambda s: ",".join(map(str, sorted(s)))
        )
        of_key: dict[str, st.SearchStrategy[Any]] = {
            option.key: st.booleans() if isinstance(option.default, bool) else st.sampled_from(option.values)
            for option in TerraformingRules.options
        }
        of_key["beginners"] = st.sampled_from(("none", "all")) | beginners
        return st.fixed_dictionaries(of_key)

    def faults(self, rules: Rules[Any], state: State) -> list[str]:
        assert isinstance(rules, TerraformingRules)
        return [*_misplaced_cards(rules, state), *bad_counts(rules, state), *bad_tiles(rules, state)]

    def ledger(self, rules: Rules[Any], state: State) -> Ledger:
        assert isinstance(rules, TerraformingRules)
        return TerraformingLedger(rules, state)

    def disguised(self, rules: Rules[Any], state: State, known_to: Collection[int], rng: Rng) -> State:
        assert isinstance(rules, TerraformingRules)
        other = state.copy()
        other.rng.state = rng.below(2**64)
        hidden = [player for seat, player in enumerate(other.players) if seat not in known_to]
        _shuffle_projects(other, hidden, known_to, rng)
        _shuffle_corporations(rules, other, hidden, rng)
        for seat, choice in enumerate(other.sealed):
            if choice is not None and seat not in known_to:
                other.sealed[seat] = _same_envelope(rules, state.players[seat], other.players[seat], choice)
        return other

    def shows_hidden_things(self, event: Event) -> bool:
        return event.kind in ("reveal", "corporation")


def _misplaced_cards(rules: TerraformingRules, state: State) -> list[str]:
    """Every project card lies in exactly one place, and no corporation in two."""
    table = rules.table
    piles = [*state.deck[state.drawn :], *state.discard]
    corporations: list[int] = []
    for player in state.players:
        piles += player.hand + player.offered + player.drafted + player.played + player.events
        corporations += player.dealt_corporations + [player.corporation] * (player.corporation != NO_CARD)
    agenda = state.agenda
    for task in (*agenda.now, *agenda.pool, *agenda.after, *agenda.turn, *agenda.phase):
        if isinstance(task, Keep):
            piles += task.cards
    lie, belong = Counter(piles), Counter(table.content.deck(corporate_era=table.corporate_era))
    faults = [f"{table.cards[card].id} lies in {lie[card]} places" for card in (lie - belong) + (belong - lie)]
    beginner = table.content.beginner()
    twice = [c for c, n in Counter(corporations).items() if n > 1 and c != beginner]
    faults += [f"{table.cards[card].id} is the corporation of two" for card in twice]
    for seat, player in enumerate(state.players):
        astray = [c for c in player.resources if c not in player.played]
        faults += [f"seat {seat} has resources on {table.cards[c].id}, which it did not play" for c in astray]
    return faults


def bad_counts(rules: TerraformingRules, state: State) -> list[str]:
    """No count is negative; production may be below zero only as far as its floor."""
    table = rules.table
    resources = ALL_RESOURCES[: len(table.floors)]
    faults: list[str] = []
    for seat, player in enumerate(state.players):
        low = [name for name, units in zip(resources, player.stock, strict=True) if units < 0]
        low += [
            f"{name} production"
            for name, steps, floor in zip(resources, player.production, table.floors, strict=True)
            if steps < floor
        ]
        low += [table.cards[card].id for card, units in player.resources.items() if units < 0]
        numbers = {
            "rating": player.tr,
            "tags": min(player.tags),
            "discount": player.discount,
            "discount for the next card": player.next_discount,
            "offset for the next card": player.next_offset,
        }
        low += [name for name, number in numbers.items() if number < 0]
        faults += [f"seat {seat} has too little: {name}" for name in low]
    for name, track, value in zip(PARAMETERS, table.map.tracks, state.parameters, strict=True):
        if not track.start <= value <= track.max or (value - track.start) % track.step:
            faults.append(f"{name} stands at {value}")
    if not 0 <= state.drawn <= len(state.deck):
        faults.append(f"{state.drawn} cards of {len(state.deck)} are drawn")
    return faults


def bad_tiles(rules: TerraformingRules, state: State) -> list[str]:
    """Tiles and markers agree with each other and with the ocean track."""
    faults: list[str] = []
    places = rules.table.map.places
    for place, tile in enumerate(state.tile):
        if tile in (NO_TILE, OCEAN) and state.owner[place] != NOBODY:
            faults.append(f"{places[place]} has an owner without a tile of one")
        if tile not in (NO_TILE, OCEAN) and state.owner[place] == NOBODY:
            faults.append(f"the tile on {places[place]} belongs to nobody")
        if tile != NO_TILE and state.claim[place] != NOBODY:
            faults.append(f"the tile on {places[place]} lies on a marker")
    oceans = sum(tile == OCEAN for tile in state.tile)
    if oceans != state.parameters[OCEANS]:
        faults.append(f"{oceans} oceans lie on the map, the track says {state.parameters[OCEANS]}")
    numbers = rules.table.numbers
    if len(state.milestones) > numbers.milestones_claimed or len(state.awards) > len(numbers.award_prices):
        faults.append("too many milestones or awards are taken")
    return faults


def _shuffle_projects(state: State, hidden: list[Player], known_to: Collection[int], rng: Rng) -> None:
    """All project cards whose faces none of the seats may know change places; every pile keeps its size."""
    agenda = state.agenda
    looked_at = [task for task in agenda.now if isinstance(task, Keep) and task.seat not in known_to]
    rest = list(state.deck[state.drawn :])
    piles = [rest, state.discard, *(getattr(player, name) for player in hidden for name in _HIDDEN_PILES)]
    mixed = rng.shuffled([card for pile in piles for card in pile] + [c for task in looked_at for c in task.cards])
    for pile in piles:
        pile[:] = [mixed.pop() for _ in pile]
    state.deck = state.deck[: state.drawn] + tuple(rest)
    for i, task in enumerate(agenda.now):
        if task in looked_at and isinstance(task, Keep):
            agenda.now[i] = msgspec.structs.replace(task, cards=tuple(mixed.pop() for _ in task.cards))


def _shuffle_corporations(rules: TerraformingRules, state: State, hidden: list[Player], rng: Rng) -> None:
    """Corporations dealt to others change places with those nobody was dealt; beginners' are known to all."""
    content, era = rules.table.content, rules.table.corporate_era
    masked = {id(player) for player in hidden}
    dealt = {card for player in state.players for card in player.dealt_corporations if id(player) not in masked}
    free = rng.shuffled([card for card in content.corporations(corporate_era=era) if card not in dealt])
    for player in hidden:
        if player.dealt_corporations != [content.beginner()]:
            player.dealt_corporations = [free.pop() for _ in player.dealt_corporations]


def _same_envelope(rules: TerraformingRules, before: Player, after: Player, choice: Choice) -> Choice:
    """The envelope of a seat whose cards have changed: what lies where the chosen ones lay."""
    content = rules.table.content
    offered = {content[old].id: content[new].id for old, new in zip(before.offered, after.offered, strict=True)}
    if choice.verb != "start":
        return choice._replace(words=tuple(offered[word] for word in choice.words))
    corporation, *cards = choice.words
    face = content[after.dealt_corporations[before.dealt_corporations.index(content[corporation].index)]].face
    assert isinstance(face, Corporation)
    most = 0 if face.keeps_all_cards else face.mc // rules.table.numbers.card_price
    return choice._replace(words=(face.id, *(offered[word] for word in cards[:most])))


class TerraformingLedger(Ledger):
    """Stocks, productions, ratings, parameters, tiles, markers, resources on cards, milestones and awards."""

    def __init__(self, rules: TerraformingRules, state: State) -> None:
        self.rules = rules
        self.books: Counter[Account] = Counter(self.balance(state))
        self._said: list[str] = []

    def balance(self, state: State) -> dict[Account, int]:
        """What a state holds."""
        return balance(self.rules, state)

    def enter(self, event: Event) -> None:
        values = event.values
        match event.kind:
            case "stock" | "production" | "card-resource":
                self.add((event.kind, event.seat, str(values[0])), values[1], values[2])
            case "rating":
                self.add(("rating", event.seat, ""), values[0], values[1])
            case "parameter":
                self.add(("parameter", NOBODY, str(values[0])), int(values[2]) - int(values[1]), values[2])
            case "tile":
                owner = NOBODY if values[0] == "ocean" else event.seat
                self.books[str(values[0]), owner, str(values[1])] += 1
                self.books = Counter({k: n for k, n in self.books.items() if k[0] != "claim" or k[2] != values[1]})
            case "claim":
                self.books["claim", event.seat, str(values[0])] += 1
            case "milestone" | "award":
                self.books[event.kind, event.seat, event.cause] += 1
            case _:
                pass

    def add(self, account: Account, change: str | int, now: str | int) -> None:
        """Book a change and what the log says the account is then."""
        self.books[account] += int(change)
        if self.books[account] != now:
            self._said.append(f"{account} was said to be {now} after a change of {change}")

    def differences(self, state: State) -> list[str]:
        booked = {account: n for account, n in self.books.items() if n}
        found = {account: n for account, n in self.balance(state).items() if n}
        return self._said + [
            f"{account} is {found.get(account, 0)}, the log says {booked.get(account, 0)}"
            for account in sorted(booked.keys() | found.keys())
            if booked.get(account) != found.get(account)
        ]


def balance(rules: TerraformingRules, state: State) -> dict[Account, int]:
    """What a state holds."""
    table = rules.table
    resources = ALL_RESOURCES[: len(table.floors)]
    held: dict[Account, int] = {}
    for seat, player in enumerate(state.players):
        held["rating", seat, ""] = player.tr
        held |= {("stock", seat, name): n for name, n in zip(resources, player.stock, strict=True)}
        held |= {("production", seat, name): n for name, n in zip(resources, player.production, strict=True)}
        held |= {("card-resource", seat, table.cards[card].id): n for card, n in player.resources.items()}
    held |= {("parameter", NOBODY, name): n for name, n in zip(PARAMETERS, state.parameters, strict=True)}
    for place, tile in enumerate(state.tile):
        if tile != NO_TILE:
            held[TILES[tile], state.owner[place], table.map.places[place]] = 1
        if state.claim[place] != NOBODY:
            held["claim", state.claim[place], table.map.places[place]] = 1
    held |= {("milestone", seat, name): 1 for name, seat in state.milestones.items()}
    held |= {("award", seat, name): 1 for name, seat in state.awards.items()}
    return held


CONTRACTS[TerraformingContract.game] = TerraformingContract()
