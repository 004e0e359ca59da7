"""Whatever order effects are taken in: nothing is lost by asking only where it matters, and playability is exact.

Both are tried out on crowded random tables, by following every order and answer to its end.
"""

from collections.abc import Iterator
from random import Random
from typing import Final

import pytest

from mars_desktop.engine import Choice, Event
from mars_desktop.games.terraforming.actions import refuse_card
from mars_desktop.games.terraforming.content import Card
from mars_desktop.games.terraforming.requirements import offset_of, unmet
from mars_desktop.games.terraforming.resources import OCEANS, RESOURCES, TAGS
from mars_desktop.games.terraforming.state import NO_CARD, OCEAN, State
from tests.games.terraforming.situation import Situation

SENSITIVE: Final = (
    "comet",
    "giant-ice-asteroid",
    "asteroid",
    "deimos-down",
    "big-asteroid",
    "flooding",
    "lava-flows",
    "research",
    "lagrange-observatory",
    "technology-demonstration",
    "restricted-area",
    "artificial-photosynthesis",
    "large-convoy",
    "imported-hydrogen",
    "virus",
    "mohole-area",
    "ecological-zone",
)
"""Cards with effects that may influence one another or what they fire."""

WATCHING: Final = (
    "immigrant-city",
    "viral-enhancers",
    "arctic-algae",
    "rover-construction",
    "mars-university",
    "decomposers",
    "ecological-zone",
    "herbivores",
    "pets",
    "media-group",
    "optimal-aerobraking",
    "fish",
    "ants",
    "predators",
    "fueled-generators",
)


def crowded(seed: int, free: int, order: str) -> Situation:
    """A random table with ``free`` land hexes left, one or two oceans to come, and many cards that watch the others."""
    chance = Random(seed)
    seats = chance.randint(2, 3)
    table = Situation(seats, map=chance.choice(("tharsis", "elysium")), effect_order=order)
    board = table.table.map
    for i in chance.sample(board.land, len(board.land) - free):
        table.tile(board.places[i], chance.choice(("greenery", "special")), chance.randrange(seats))
    areas = chance.sample(board.ocean_areas, 10)
    for i in areas[:8]:
        table.tile(board.places[i], "ocean")
    table.tile(board.places[areas[8]], "special", 0)
    table.parameters(temperature=chance.choice((-24, -4, -2, 4)), oxygen=chance.choice((0, 4, 7, 13)))
    for seat, player in enumerate(table.state.players):
        wanted = 0.8 if seat == seats - 1 else 0.4
        table.in_play(seat, *(card for card in WATCHING if chance.random() < wanted and not _in_play(table, card)))
        table.stock(seat, mc=100, steel=9, titanium=9, plants=chance.randint(0, 4), heat=chance.randint(0, 6))
        table.production(seat, mc=chance.randint(-5, 0))
        table.production(seat, **{name: chance.choice((0, 0, 1, 2)) for name in RESOURCES[1:]})
        player.resources = {card: chance.randint(0, 2) for card in player.resources}
    table.state.players[0].tags = [5] * len(TAGS)
    return table


def _in_play(table: Situation, card: str) -> bool:
    return any(table.table.content.index[card] in player.played for player in table.state.players)


def with_only(table: Situation, card: Card) -> State:
    """The table with that card and one other in the first seat's hand, and a short deck."""
    state = table.state.copy()
    others = [c for c in state.deck if c != card.index and not table.table.cards[c].triggers]
    state.players[0].hand = [card.index, others[0]]
    state.deck, state.drawn = tuple(others[1:9]), 0
    return state


def following(table: Situation, state: State) -> Iterator[State]:
    """The states after every answer to the effects that wait."""
    decision = table.rules.pending(state)[0]
    picks = (pick.choice((item,)) for pick in decision.picks for item in pick.items)
    for answer in (*decision.options, *picks):
        if answer == Choice(0, "remove", ("p1",)):
            continue  # plants that a hex brings could be thrown away again: nobody would
        after = state.copy()
        table.rules.execute(after, answer, None)
        yield after


def ends(table: Situation, state: State, card: Card) -> set[bytes]:
    """Every way in which playing the card can end, however its effects are ordered and answered."""

    def written(state: State) -> bytes:
        same = state.copy()
        same.number = 0
        same.discard.sort()
        same.tile_card = [NO_CARD if tile == OCEAN else c for c, tile in zip(same.tile_card, same.tile, strict=True)]
        for player in same.players:
            player.hand.sort()
        return table.rules.codec.encode(same)

    start = state.copy()
    table.rules.execute(start, Choice(0, "play", (card.id,)), None)
    open_, seen, found = [start], set(), set()
    while open_:
        now = open_.pop()
        key = written(now)
        if key in seen:
            continue
        seen.add(key)
        if now.agenda.now or now.agenda.pool or now.agenda.after:
            open_.extend(following(table, now))
        else:
            found.add(key)
    return found


def carried_out(table: Situation, state: State, card: Card, chance: Random) -> bool:
    """Whether the card's effects can all be carried out in an order taken at random."""
    events: list[Event] = []
    try:
        table.rules.execute(state, Choice(0, "play", (card.id,)), events)
        while state.agenda.now or state.agenda.pool or state.agenda.after:
            answer = table.rules.sample(state, chance.randrange)
            assert answer is not None
            table.rules.execute(state, answer, events)
    except ValueError:  # a production or stock would have fallen below its floor, or nobody could bear a loss
        return False
    oceans_gone = state.parameters[OCEANS] == table.table.map.goal(OCEANS)
    return all(event.kind != "not-placed" or (event.values == ("ocean",) and oceans_gone) for event in events)


@pytest.mark.parametrize("card", SENSITIVE)
def test_asking_for_the_order_only_where_it_matters_loses_no_outcome(card: str) -> None:
    tried = 0
    for seed in range(8):
        asked, spared = crowded(seed, 3, "always"), crowded(seed, 3, "matters")
        face = spared.table.content[card]
        if refuse_card(spared.table, with_only(spared, face), 0, face) is None:
            tried += 1
            assert ends(spared, with_only(spared, face), face) == ends(asked, with_only(asked, face), face), seed
    assert tried


@pytest.mark.parametrize("seed", range(8))
def test_a_card_is_refused_for_its_effects_exactly_when_no_order_of_them_can_be_carried_out(seed: int) -> None:
    table = crowded(seed, seed % 3, "always")
    chance = Random(seed)
    by_effects = ("needs-production", "needs-stock", "no-place", "no-production-to-reduce")
    refused = 0
    for index in sorted(table.state.deck):
        card = table.table.cards[index]
        state = with_only(table, card)
        if unmet(table.table, state, 0, card.requires, offset_of(state, 0)) is not None:
            continue
        reason = refuse_card(table.table, state, 0, card)
        if reason is None:
            assert carried_out(table, state.copy(), card, chance), card.id
        elif reason.key in by_effects:
            refused += 1
            assert not any(carried_out(table, state.copy(), card, chance) for _ in range(8)), (card.id, str(reason))
    assert refused
