"""Carrying out effects and other tasks, with the answer where one was asked."""

from collections.abc import Callable

import msgspec

from mars_desktop.engine.choice import Choice
from mars_desktop.engine.event import Event
from mars_desktop.games.terraforming import vocabulary as v
from mars_desktop.games.terraforming.amounts import value
from mars_desktop.games.terraforming.changes import (
    Events,
    add_to_card,
    discard,
    draw,
    draw_to_hand,
    gain,
    produce,
    raise_parameter,
    rate,
)
from mars_desktop.games.terraforming.costs import money_payment
from mars_desktop.games.terraforming.possible import production_box, removable
from mars_desktop.games.terraforming.requirements import unmet
from mars_desktop.games.terraforming.resources import ALL_RESOURCES, OXYGEN, RESOURCE_INDEX, TAG_INDEX, TEMPERATURE
from mars_desktop.games.terraforming.state import (
    NO_CARD,
    AnyTask,
    Keep,
    PayAmount,
    Resolve,
    Sequence,
    Settle,
    State,
)
from mars_desktop.games.terraforming.table import Table
from mars_desktop.games.terraforming.tiles import claim_place, metal_names, place_tile, produce_bonus

Effects = tuple[v.AnyEffect, ...]


def with_x(effect: v.AnyEffect, x: int) -> v.AnyEffect:
    """The effect with the player's number put in for ``x`` and ``-x``."""
    if not isinstance(effect, v.Bundle | v.Pay):
        return effect
    chosen: dict[str, int] = {}
    for name in ALL_RESOURCES:
        amount = getattr(effect, name)
        if amount == "x":
            chosen[name] = x
        elif amount == "-x":
            chosen[name] = -x
    return msgspec.structs.replace(effect, **chosen) if chosen else effect


def tasks_of(effects: Effects, seat: int, cause: str, card: int = NO_CARD, played: int = NO_CARD) -> list[AnyTask]:
    """One task for each effect."""
    return [Resolve(seat, effect, cause, card, played) for effect in effects]


def run(table: Table, state: State, task: AnyTask, answer: Choice | None, events: Events) -> None:
    """Carry out one task; ``answer`` is the choice made for it, if it asked for one."""
    match task:
        case Resolve(effect=effect):
            known = _RUN.get(type(effect))
            if known is None:
                table.run_effect(state, task, answer, events)
            else:
                known(table, state, task, effect, answer, events)
        case Sequence():
            state.agenda.push_now(tasks_of(task.effects, task.seat, task.cause, task.card, task.played))
        case Keep():
            _keep(table, state, task, answer, events)
        case PayAmount():
            _pay_amount(table, state, task, answer, events)
        case Settle():
            settle(table, state, task)
        case _:
            table.run_task(state, task, answer, events)


def settle(table: Table, state: State, task: Settle) -> None:
    """Turn a played event face down: from now on its tags count for nothing (ruling 36)."""
    state.resolving.remove(task.card)
    tags = state.players[task.seat].tags
    for tag in table.cards[task.card].tags:
        tags[tag] -= 1


def _chosen(answer: Choice | None) -> str:
    if answer is None:
        raise ValueError("this effect needs an answer")
    return answer.words[0]


def _gain(table: Table, state: State, task: Resolve, effect: v.Gain, answer: Choice | None, events: Events) -> None:
    for r, name in enumerate(ALL_RESOURCES):
        amount = getattr(effect, name)
        if amount:
            gain(state, task.seat, r, value(table, state, task.seat, amount, task.card), task.cause, events)


def _produce(
    table: Table, state: State, task: Resolve, effect: v.Produce, answer: Choice | None, events: Events
) -> None:
    filled = effect if answer is None else with_x(effect, int(_chosen(answer)))
    for r, name in enumerate(ALL_RESOURCES):
        amount = getattr(filled, name)
        if amount:
            steps = value(table, state, task.seat, amount, task.card)
            produce(table, state, task.seat, r, steps, task.cause, events)


def _reduce(table: Table, state: State, task: Resolve, effect: v.Reduce, answer: Choice | None, events: Events) -> None:
    word = _chosen(answer)
    r = RESOURCE_INDEX[effect.production]
    if word == "neutral":
        _neutral(task, "reduced-neutral", effect.production, effect.count, events)
        return
    produce(table, state, int(word[1:]) - 1, r, -effect.count, task.cause, events)


def _neutral(task: Resolve, kind: str, what: str, count: int, events: Events) -> None:
    if events is not None:
        events.append(Event(kind, task.seat, task.cause, (what, count)))


def _remove(table: Table, state: State, task: Resolve, effect: v.Remove, answer: Choice | None, events: Events) -> None:
    word = _chosen(answer)
    if word == "none":
        if events is not None:
            events.append(Event("removed-nothing", task.seat, task.cause))
        return
    units = answer.number("count") if answer is not None and answer.numbers else removable(table, state, effect, word)
    if word == "neutral":
        _neutral(task, "removed-neutral", effect.resource, units, events)
    elif word in table.content.index:
        card = table.content.index[word]
        seat = next(s for s, player in enumerate(state.players) if card in player.resources)
        add_to_card(table, state, seat, card, -units, task.cause, events)
    else:
        gain(state, int(word[1:]) - 1, RESOURCE_INDEX[effect.resource], -units, task.cause, events)
    if effect.steal:
        gain(state, task.seat, RESOURCE_INDEX[effect.resource], units, task.cause, events)


def _pay(table: Table, state: State, task: Resolve, effect: v.Pay, answer: Choice | None, events: Events) -> None:
    player = state.players[task.seat]
    for r, name in enumerate(ALL_RESOURCES):
        amount = getattr(effect, name)
        if amount and name != "mc":
            gain(state, task.seat, r, -value(table, state, task.seat, amount, task.card), task.cause, events)
    if effect.mc:
        price = value(table, state, task.seat, effect.mc, task.card)
        paid = dict(answer.numbers) if answer is not None else money_payment(player, price, effect.accept).suggested()
        pay_money(state, task.seat, paid, task.cause, events)
    if effect.here:
        add_to_card(table, state, task.seat, task.card, -effect.here, task.cause, events)
    for resource, steps in effect.production.items():
        produce(table, state, task.seat, RESOURCE_INDEX[resource], -steps, task.cause, events)
    if effect.cards:
        if answer is None:
            raise ValueError("which cards to discard was not chosen")
        discard_from_hand(table, state, task.seat, answer.words, task.cause, events)


def pay_money(state: State, seat: int, paid: dict[str, int], cause: str, events: Events) -> None:
    """Take a checked payment out of the stock."""
    for resource, units in paid.items():
        gain(state, seat, RESOURCE_INDEX[resource], -units, cause, events)


def discard_from_hand(table: Table, state: State, seat: int, ids: tuple[str, ...], cause: str, events: Events) -> None:
    """Named cards from a hand face down onto the discard pile."""
    player = state.players[seat]
    for word in ids:
        player.hand.remove(table.content.index[word])
    discard(state, [table.content.index[word] for word in ids])
    if events is not None:
        events.append(Event("discard", seat, cause, (len(ids),), ids))


def _raise(table: Table, state: State, task: Resolve, effect: v.Raise, answer: Choice | None, events: Events) -> None:
    if effect.temperature:
        raise_parameter(table, state, task.seat, TEMPERATURE, effect.temperature, task.cause, events)
    if effect.oxygen:
        raise_parameter(table, state, task.seat, OXYGEN, effect.oxygen, task.cause, events)


def _rate(table: Table, state: State, task: Resolve, effect: v.Rate, answer: Choice | None, events: Events) -> None:
    rate(state, task.seat, value(table, state, task.seat, effect.amount, task.card), task.cause, events)


def _place(table: Table, state: State, task: Resolve, effect: v.Place, answer: Choice | None, events: Events) -> None:
    if answer is None:
        if events is not None:
            events.append(Event("not-placed", task.seat, task.cause, (effect.tile,)))
        return
    place = table.map.index[answer.words[0]]
    place_tile(table, state, task.seat, effect.tile, place, task.cause, task.card, events)
    if effect.produce_bonus:
        metals = metal_names(table, place)
        if len(metals) == 1:
            metal = RESOURCE_INDEX[metals[0]]
            produce_bonus(table, state, task.seat, place, metal, task.card, task.cause, events)
        else:
            branches = tuple((v.Produce(**{metal: 1}),) for metal in metals)
            state.agenda.push_now(tasks_of((v.Choose(branches),), task.seat, task.cause, task.card))


def _draw(table: Table, state: State, task: Resolve, effect: v.Draw, answer: Choice | None, events: Events) -> None:
    if effect.source == "innovations":
        table.run_effect(state, task, answer, events)
        return
    if effect.keep is None and not effect.buy:
        draw_to_hand(table, state, task.seat, effect.look, task.cause, events)
        return
    cards = draw(table, state, effect.look, events)
    if not cards:
        return
    if events is not None:
        ids = tuple(table.cards[c].id for c in cards)
        events.append(Event("look", task.seat, task.cause, (len(cards),), ids, reveals=True))
    if effect.buy:
        keep = Keep(task.seat, tuple(cards), 0, len(cards), table.card_price(state.players[task.seat]), task.cause)
    else:
        count = min(effect.keep or 0, len(cards))
        keep = Keep(task.seat, tuple(cards), count, count, 0, task.cause)
    state.agenda.push_now([keep])


def _keep(table: Table, state: State, task: Keep, answer: Choice | None, events: Events) -> None:
    words = answer.words if answer is not None else ()
    kept = [table.content.index[word] for word in words]
    player = state.players[task.seat]
    if task.price and kept:
        price = task.price * len(kept)
        paid = dict(answer.numbers) if answer is not None else {}
        pay_money(state, task.seat, paid or money_payment(player, price).suggested(), task.cause, events)
    player.hand.extend(kept)
    rest = [c for c in task.cards if c not in kept]
    if task.source == "deck":
        discard(state, rest)
    else:
        table.discard_innovations(state, rest)
    if events is not None:
        ids = tuple(words)
        events.append(Event("keep", task.seat, task.cause, (len(kept), len(task.cards)), ids))


def _reveal(table: Table, state: State, task: Resolve, effect: v.Reveal, answer: Choice | None, events: Events) -> None:
    cards = draw(table, state, 1, events)
    if not cards:
        return
    card = table.cards[cards[0]]
    if events is not None:
        events.append(Event("reveal", task.seat, task.cause, (card.id,), reveals=True))
    discard(state, cards)
    if TAG_INDEX[effect.tag] in card.tags:
        state.agenda.push_now(tasks_of(effect.then, task.seat, task.cause, task.card))


def _add(table: Table, state: State, task: Resolve, effect: v.Add, answer: Choice | None, events: Events) -> None:
    if effect.to == "this":
        card = task.card
    elif effect.to == "trigger":
        card = task.played
    elif answer is not None:
        card = table.content.index[answer.words[0]]
    else:
        if events is not None:
            events.append(Event("not-added", task.seat, task.cause, (" ".join(effect.kinds),)))
        return
    if card not in state.players[task.seat].played:
        return
    add_to_card(table, state, task.seat, card, effect.count, task.cause, events)


def _choose(table: Table, state: State, task: Resolve, effect: v.Choose, answer: Choice | None, events: Events) -> None:
    if answer is None:
        return
    number = int(answer.words[0])
    branch = effect.branches[number - 1]
    if events is not None:
        events.append(Event("chose", task.seat, task.cause, (number,)))
    if task.card != NO_CARD and len(branch) == 1 and table.cards[task.card].id == task.cause:
        _remember_mined(table, state, task, branch[0])
    state.agenda.push_now(tasks_of(branch, task.seat, task.cause, task.card, task.played))


def _remember_mined(table: Table, state: State, task: Resolve, effect: v.AnyEffect) -> None:
    """A mining card on a hex with both metals: keep which one was taken, for copies of the card."""
    if any(isinstance(e, v.Place) and e.produce_bonus for e in table.cards[task.card].immediate):
        for metal in ("steel", "titanium"):
            if isinstance(effect, v.Produce) and getattr(effect, metal):
                state.players[task.seat].mined[task.card] = RESOURCE_INDEX[metal]


def _if(table: Table, state: State, task: Resolve, effect: v.If, answer: Choice | None, events: Events) -> None:
    branch = effect.then if unmet(table, state, task.seat, effect.when) is None else effect.otherwise
    state.agenda.push_now(tasks_of(branch, task.seat, task.cause, task.card, task.played))


def _copy(
    table: Table, state: State, task: Resolve, effect: v.CopyProduction, answer: Choice | None, events: Events
) -> None:
    if answer is None:
        return
    card = table.content.index[answer.words[0]]
    if events is not None:
        events.append(Event("copy", task.seat, task.cause, (answer.words[0],)))
    box = production_box(table, state, task.seat, card)
    state.agenda.pool.extend(tasks_of(box, task.seat, task.cause, card))


def _claim(table: Table, state: State, task: Resolve, effect: v.Claim, answer: Choice | None, events: Events) -> None:
    if answer is None:
        # no hex was left, which only the second of two markers can meet
        if events is not None:
            events.append(Event("not-placed", task.seat, task.cause, ("marker",)))
        return
    claim_place(table, state, task.seat, table.map.index[answer.words[0]], task.cause, events)


def _next_card(
    table: Table, state: State, task: Resolve, effect: v.NextCard, answer: Choice | None, events: Events
) -> None:
    player = state.players[task.seat]
    player.next_discount += effect.discount
    player.next_offset += effect.requirement_offset
    if events is not None:
        events.append(Event("next-card", task.seat, task.cause, (effect.discount, effect.requirement_offset)))


def _pay_amount(table: Table, state: State, task: PayAmount, answer: Choice | None, events: Events) -> None:
    x = int(_chosen(answer))
    cost = with_x(task.action.cost, x)
    gains = tuple(with_x(effect, x) for effect in task.action.gain)
    state.agenda.push_now(tasks_of((cost,), task.seat, task.cause, task.card))
    state.agenda.pool.extend(tasks_of(gains, task.seat, task.cause, task.card))


_RUN: dict[type, Callable[..., None]] = {
    v.Gain: _gain,
    v.Produce: _produce,
    v.Reduce: _reduce,
    v.Remove: _remove,
    v.Pay: _pay,
    v.Raise: _raise,
    v.Rate: _rate,
    v.Place: _place,
    v.Draw: _draw,
    v.Reveal: _reveal,
    v.Add: _add,
    v.Choose: _choose,
    v.If: _if,
    v.CopyProduction: _copy,
    v.Claim: _claim,
    v.NextCard: _next_card,
}
"""What carries out each verb of the vocabulary."""
