"""What a task asks: the kind of question and all legal answers.

A task with no answers to list runs by itself, one with a single forced answer too.
"""

from typing import Final

from mars_desktop.engine.choice import Choice
from mars_desktop.engine.decision import Answers, Pick
from mars_desktop.games.terraforming import vocabulary as v
from mars_desktop.games.terraforming.costs import money_payment, purse
from mars_desktop.games.terraforming.placement import legal_places, places_for
from mars_desktop.games.terraforming.possible import (
    copyable,
    possible_branch,
    receivers,
    reduction_targets,
    removal_cards,
    removal_seats,
)
from mars_desktop.games.terraforming.resources import ALL_HELD, ALL_RESOURCES, RESOURCE_INDEX
from mars_desktop.games.terraforming.state import (
    NO_CARD,
    NO_TILE,
    NOBODY,
    AnyTask,
    Innovate,
    Keep,
    PayAmount,
    Resolve,
    State,
)
from mars_desktop.games.terraforming.table import Table

NOTHING = Answers()

DECISION_KINDS: Final = frozenset(
    {
        # sealed, by phase
        "start",
        "draft",
        "research",
        # a turn and the end of the game
        "action",
        "final-greenery",
        # the ordering of effects, and what effects and actions ask
        "order",
        "buy",
        "keep",
        "amount",
        "place",
        "claim",
        "remove",
        "reduce",
        "add",
        "choose",
        "copy",
        "discard",
        "pay",
    }
)
"""Every kind of question that this game asks."""

UNASKED = (v.Gain, v.Rate, v.Raise, v.NextCard, v.If, v.Draw, v.Reveal, v.Lower, v.Opponents, v.Points)
"""Effects that never ask anything by themselves; kept cards are a task of their own."""


_KINDS: Final[dict[type, str]] = {
    v.Place: "place",
    v.Claim: "claim",
    v.Remove: "remove",
    v.Reduce: "reduce",
    v.Add: "add",
    v.Choose: "choose",
    v.CopyProduction: "copy",
    v.Produce: "amount",
    v.Populate: "population",
    v.Melt: "melt",
    v.Freeze: "freeze",
    v.Save: "save",
    v.Refresh: "refresh",
}
"""What each effect asks, if it asks anything."""


def has_several_places(table: Table, state: State, task: AnyTask) -> bool:
    """Whether a tile can go to more than one place: the quick form of listing the answers."""
    if not isinstance(task, Resolve) or not isinstance(task.effect, v.Place):
        return False
    return len(places_for(table, state, task.seat, task.effect)) > 1


def kind_of(task: AnyTask) -> str:
    """The kind of question a task asks, for prompts and for counting."""
    match task:
        case Keep(price=price):
            return "buy" if price else "keep"
        case PayAmount():
            return "amount"
        case Innovate():
            return "innovation"
        case Resolve(effect=effect):
            if isinstance(effect, v.Pay):
                return "discard" if effect.cards else "pay"
            return _KINDS.get(type(effect), "")
        case _:
            return ""


def seat_word(seat: int) -> str:
    """How answers name a seat; the neutral opponent of a solo game is ``neutral``."""
    return "neutral" if seat < 0 else f"p{seat + 1}"


def answers_to(table: Table, state: State, task: AnyTask) -> Answers:
    """All legal answers; none when there is nothing to ask."""
    seat = task.seat
    match task:
        case Keep():
            ids = tuple(table.cards[c].id for c in task.cards)
            high = task.high
            if task.price:
                high = min(high, purse(state.players[seat]) // task.price)
            return Answers(picks=(Pick(Choice(seat, kind_of(task)), ids, min(task.low, high), high),))
        case Innovate():
            return table.answers_to(state, task)
        case PayAmount(action=action):
            return _numbers(seat, _most_x(state, seat, action.cost))
        case Resolve(effect=effect):
            return _answers_to_effect(table, state, task, effect)
        case _:
            return NOTHING


def _answers_to_effect(table: Table, state: State, task: Resolve, effect: v.AnyEffect) -> Answers:
    seat = task.seat
    match effect:
        case v.Place():
            return _places(table, seat, "place", places_for(table, state, seat, effect))
        case v.Claim():
            return _places(table, seat, "claim", legal_places(table, state, seat, effect.where, None))
        case v.Remove():
            return _removals(table, state, task, effect)
        case v.Reduce():
            return _words(seat, "reduce", [seat_word(s) for s in reduction_targets(table, state, seat, effect)])
        case v.Add(to="other"):
            cards = receivers(table, state, seat, effect, task.card)
            return _words(seat, "add", [table.cards[c].id for c in cards])
        case v.Choose():
            branches = [
                str(i + 1)
                for i, branch in enumerate(effect.branches)
                if possible_branch(table, state, seat, branch, task.card, task.played)
            ]
            return _words(seat, "choose", branches)
        case v.CopyProduction():
            copying = table.cards[task.card] if task.card != NO_CARD else None
            return _words(seat, "copy", [table.cards[c].id for c in copyable(table, state, seat, effect, copying)])
        case v.Produce(heat="-x"):
            return _numbers(seat, state.players[seat].production[RESOURCE_INDEX["heat"]])
        case v.Pay(cards=cards) if cards:
            hand = tuple(table.cards[c].id for c in state.players[seat].hand)
            return Answers(picks=(Pick(Choice(seat, "discard"), hand, cards, cards),))
        case v.Pay(mc=mc) if isinstance(mc, int) and mc:
            payment = money_payment(state.players[seat], mc, effect.accept)
            return Answers(tuple(Choice(seat, "pay").paying(mix) for mix in payment.mixes()))
        case v.Populate() | v.Melt() | v.Freeze() | v.Save() | v.Refresh():
            return table.answers_to(state, task)
        case _:
            return NOTHING


def _places(table: Table, seat: int, verb: str, places: list[int]) -> Answers:
    return Answers(tuple(Choice(seat, verb, (table.map.places[place],)) for place in places))


def _words(seat: int, verb: str, words: list[str]) -> Answers:
    return Answers(tuple(Choice(seat, verb, (word,)) for word in words))


def _numbers(seat: int, most: int) -> Answers:
    return _words(seat, "amount", [str(n) for n in range(1, most + 1)])


def _most_x(state: State, seat: int, cost: v.Pay) -> int:
    return min(state.players[seat].stock[r] for r, name in enumerate(ALL_RESOURCES) if getattr(cost, name) == "x")


def _removals(table: Table, state: State, task: Resolve, effect: v.Remove) -> Answers:
    seat = task.seat
    if table.solo:
        # the neutral opponent has whatever may be removed, and nobody is hurt (ruling 100)
        return _words(seat, "remove", ["none" if effect.source == "adjacent-owner" else "neutral"])
    if effect.source == "any-card" and effect.resource in ALL_HELD:
        cards = removal_cards(table, state, seat, effect)
        own = state.players[seat].resources
        others = [table.cards[c].id for c in cards if c not in own]
        mine = [table.cards[c].id for c in cards if c in own]
    else:
        seats = removal_seats(table, state, seat, effect)
        if effect.source == "adjacent-owner":
            beside = _owners_beside(table, state, task)
            seats = [s for s in seats if s in beside]
        others = [seat_word(s) for s in seats if s != seat]
        mine = [seat_word(s) for s in seats if s == seat]
    if task.compulsory:
        return _words(seat, "remove", others + mine)
    return _words(seat, "remove", [*others, "none", *mine])


def _owners_beside(table: Table, state: State, task: Resolve) -> set[int]:
    """Other seats with a tile beside the tile that this card placed (ruling 62)."""
    return {
        state.owner[near]
        for place, card in enumerate(state.tile_card)
        if card == task.card
        for near in table.map.adjacent[place]
        if state.tile[near] != NO_TILE and state.owner[near] not in (NOBODY, task.seat)
    }
