"""The actions of a turn: what a seat could do and why it cannot, and doing it.

Rule book, Actions A to G: play a card, standard project, milestone, award, card
action, convert plants, convert heat; then ending the turn or passing.
"""

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from typing import Final, NamedTuple

from mars_desktop.engine.choice import Choice
from mars_desktop.engine.decision import Candidate, Pick
from mars_desktop.engine.event import Event
from mars_desktop.engine.payment import Payment
from mars_desktop.engine.reason import Reason
from mars_desktop.games.terraforming import vocabulary as v
from mars_desktop.games.terraforming.changes import Events, gain
from mars_desktop.games.terraforming.content import Card, Content, content, game_map
from mars_desktop.games.terraforming.costs import (
    can_afford,
    card_payment,
    card_price,
    money_payment,
    project_price,
    purse,
)
from mars_desktop.games.terraforming.effects import discard_from_hand, pay_money, tasks_of
from mars_desktop.games.terraforming.goals import award_price, refuse_award, refuse_milestone
from mars_desktop.games.terraforming.in_play import put_in_play
from mars_desktop.games.terraforming.maps import GameMap
from mars_desktop.games.terraforming.placement import unplaceable
from mars_desktop.games.terraforming.possible import impossible, removal_cards
from mars_desktop.games.terraforming.requirements import offset_of, unmet
from mars_desktop.games.terraforming.resources import ALL_RESOURCES, HEAT, MC, PLANTS, RESOURCE_INDEX
from mars_desktop.games.terraforming.state import PayAmount, Player, Resolve, Settle, State
from mars_desktop.games.terraforming.table import Table
from mars_desktop.games.terraforming.tile_money import money_in
from mars_desktop.games.terraforming.triggers import fire_play, fire_project, rebate_on_play, rebate_on_project

GREENERY_EFFECT = v.Place(tile="greenery")
HEAT_EFFECT = v.Raise(temperature=1)


# --- why not ----------------------------------------------------------------------------------------------------------


def refuse_card(table: Table, state: State, seat: int, card: Card) -> Reason | None:
    """Why a project card in hand cannot be played now."""
    player = state.players[seat]
    if not can_afford(player, card):
        unmet_first = unmet(table, state, seat, card.requires, offset_of(state, seat))
        price = card_price(player, card)
        return unmet_first or Reason.of("needs-payment", need=price, have=_worth(player, card))
    reason = unmet(table, state, seat, card.requires, offset_of(state, seat))
    if reason is not None:
        return reason
    if not card.immediate:
        return None
    # what is left matters only where a hex has a price
    money = _money_left(table, state, seat, card) if table.fees else None
    return impossible(table, state, seat, card.immediate, card, money)


def _worth(player: Player, card: Card) -> int:
    return sum(means.available * means.value for means in card_payment(player, card).means)


def _money_left(table: Table, state: State, seat: int, card: Card) -> int:
    """M€ a player could have once a card is paid, metals used where they may, with all that comes back for it."""
    player = state.players[seat]
    payment = card_payment(player, card)
    metals = sum(m.available * m.value for m in payment.means if m.resource in ("steel", "titanium"))
    back = money_in(card.immediate) + rebate_on_play(table, state, seat, card)
    return purse(player) - max(0, payment.price - metals) + back


def refuse_project(table: Table, state: State, seat: int, project: v.StandardProject) -> Reason | None:
    """Why a standard project cannot be used now."""
    player = state.players[seat]
    if project.sells:
        return None if player.hand else Reason.of("needs-cards", need=1)
    price = project_price(player, project)
    money = purse(player)
    if money < price:
        return Reason.of("needs-mc", need=price, have=money)
    left = money - price + rebate_on_project(table, state, seat, project) if table.fees else None
    return _refuse_tiles(table, state, seat, project.gain, left)


def _refuse_tiles(
    table: Table, state: State, seat: int, effects: tuple[v.AnyEffect, ...], money: int | None = None
) -> Reason | None:
    for effect in effects:
        if isinstance(effect, v.Place):
            reason = unplaceable(table, state, seat, effect, money)
        elif isinstance(effect, v.Populate):
            reason = table.refuse_population(state, seat, effect, effects)
        else:
            continue
        if reason is not None:
            return reason
    return None


def refuse_action(table: Table, state: State, seat: int, card: Card, number: int) -> Reason | None:
    """Why the action with that number (from 0) on a card cannot be used now."""
    player = state.players[seat]
    if card.index in player.used:
        return Reason.of("used-this-generation")
    action = card.actions[number]
    reason = unmet(table, state, seat, action.requires)
    if reason is not None:
        return reason
    cost = action.cost
    for r, name in enumerate(ALL_RESOURCES):
        need = getattr(cost, name)
        if not need or r == MC:
            continue
        least = 1 if need == "x" else need
        if player.stock[r] < least:
            return Reason.of("needs-stock", resource=name, need=least, have=player.stock[r])
    if isinstance(cost.mc, int) and cost.mc:
        payment = action_payment(player, action)
        if not payment.affordable():
            have = sum(m.available * m.value for m in payment.means)
            return Reason.of("needs-mc", need=payment.price, have=have)
    if cost.cards > len(player.hand):
        return Reason.of("needs-cards", need=cost.cards)
    if cost.here > player.resources.get(card.index, 0):
        return Reason.of("needs-here", need=cost.here, have=player.resources.get(card.index, 0))
    for resource, steps in cost.production.items():
        level = player.production[RESOURCE_INDEX[resource]]
        if level - steps < table.floors[RESOURCE_INDEX[resource]]:
            return Reason.of("needs-production", resource=resource, need=steps, have=level)
    if cost.remove is not None and not table.solo and not removal_cards(table, state, seat, cost.remove):
        return Reason.of("nothing-to-remove", resource=cost.remove.resource)
    return _refuse_tiles(table, state, seat, action.gain)


def refuse_conversion(table: Table, state: State, seat: int, resource: str) -> Reason | None:
    """Why plants or heat cannot be converted now."""
    player = state.players[seat]
    need = player.plants_per_greenery if resource == "plants" else player.heat_per_temperature
    have = player.stock[RESOURCE_INDEX[resource]]
    if have < need:
        return Reason.of("needs-stock", resource=resource, need=need, have=have)
    if resource == "plants":
        return unplaceable(table, state, seat, GREENERY_EFFECT)
    return None


# --- what can be done -------------------------------------------------------------------------------------------------


def action_payment(player: Player, action: v.Action) -> Payment:
    """How the M€ of a card action may be paid."""
    price = action.cost.mc if isinstance(action.cost.mc, int) else 0
    return money_payment(player, price, action.cost.accept)


class Entry(NamedTuple):
    """One thing that may be done in a turn: how it is written, and the rule that forbids it or not."""

    verb: str
    words: tuple[str, ...]
    refuse: Callable[..., Reason | None]
    subject: object

    def answer(self, table: Table, state: State, seat: int) -> Choice | Pick:
        """The answer as it is offered."""
        if self.verb == "sell":
            hand = tuple(table.cards[c].id for c in state.players[seat].hand)
            return Pick(Choice(seat, "sell"), hand, 1, len(hand))
        return Choice(seat, self.verb, self.words)


def refuse_first_action(table: Table, state: State, seat: int) -> Reason | None:
    """Why the action that the seat's corporation owes cannot be done; then others may be done instead."""
    face = table.cards[state.players[seat].corporation].face
    return _refuse_tiles(table, state, seat, face.first_action) if isinstance(face, v.Corporation) else None


def refuse_use(table: Table, state: State, seat: int, subject: tuple[Card, int]) -> Reason | None:
    """Why an action on a card in play cannot be used now."""
    return refuse_action(table, state, seat, *subject)


class Entries:
    """All entries of games on one map: by card for playing and using, and those common to every turn."""

    def __init__(self, content: Content, board: GameMap, more: Sequence[Entry] = ()) -> None:
        self.play: Final = tuple(Entry("play", (card.id,), refuse_card, card) for card in content.cards)
        self.use: Final = tuple(
            tuple(Entry("use", _action_words(card, i), refuse_use, (card, i)) for i in range(len(card.actions)))
            for card in content.cards
        )
        common = [Entry("convert", (resource,), refuse_conversion, resource) for resource in ("plants", "heat")]
        for project in content.standard_projects.values():
            verb, words = ("sell", ()) if project.sells else ("project", (project.id,))
            common.append(Entry(verb, words, refuse_project, project))
        common += [Entry("milestone", (name,), refuse_milestone, name) for name in board.milestones]
        common += [Entry("fund", (name,), refuse_award, name) for name in board.awards]
        self.common: Final = (*common, *more)

    def of_turn(self, player: Player) -> list[Entry]:
        """All actions of a player who owes no first action, possible or not."""
        entries = [self.play[c] for c in player.hand]
        entries += self.use[player.corporation]
        for c in player.played:
            entries += self.use[c]
        entries += self.common
        return entries


@cache
def entries_on(name: str) -> Entries:
    """The entries of all games on the map of that id."""
    return Entries(content(), game_map(name))


def _action_words(card: Card, number: int) -> tuple[str, ...]:
    """``use CARD``, or ``use CARD 2`` for the second of several alternatives printed on it."""
    return (card.id,) if len(card.actions) == 1 else (card.id, str(number + 1))


def turn_candidates(table: Table, state: State, seat: int, done: int, entries: Entries) -> Iterator[Candidate]:
    """Everything a seat might do in its turn, each with the reason if it cannot. Passing comes last."""
    player = state.players[seat]
    owed: Reason | None = None
    if player.owes_first_action:
        corporation = table.cards[player.corporation]
        stuck = refuse_first_action(table, state, seat)
        yield Candidate(Choice(seat, "first-action", (corporation.id,)), stuck)
        owed = None if stuck else Reason.of("first-action-owed", card=corporation.id)
    for entry in entries.of_turn(player):
        yield Candidate(entry.answer(table, state, seat), owed or entry.refuse(table, state, seat, entry.subject))
    yield Candidate(Choice(seat, "end"), Reason.of("end-needs-action") if done == 0 else None)
    yield Candidate(Choice(seat, "pass"), Reason.of("pass-before-acting") if done else None)


def sample_turn(
    table: Table, state: State, seat: int, done: int, entries: Entries, below: Callable[[int], int]
) -> Choice | Pick:
    """One of the legal answers, each as likely as the other, without judging all of them."""
    leave = Choice(seat, "end" if done else "pass")
    if state.players[seat].owes_first_action and refuse_first_action(table, state, seat) is None:
        first = Choice(seat, "first-action", (table.cards[state.players[seat].corporation].id,))
        return first if below(2) else leave
    tried = entries.of_turn(state.players[seat])
    while tried:
        i = below(len(tried) + 1)
        if i == len(tried):
            break
        entry = tried[i]
        if entry.refuse(table, state, seat, entry.subject) is None:
            return entry.answer(table, state, seat)
        tried[i] = tried[-1]
        tried.pop()
    return leave


def payment_of(table: Table, state: State, choice: Choice) -> Payment | None:
    """The price of an action and how it may be paid; None if it takes no M€."""
    player = state.players[choice.seat]
    payment: Payment | None = None
    match choice.verb, choice.words:
        case "play", (card,):
            payment = card_payment(player, table.content[card])
        case "project", (project,):
            payment = money_payment(player, project_price(player, table.content.standard_projects[project]))
        case "use", (card, *number):
            face = table.content[card]
            payment = action_payment(player, face.actions[int(number[0]) - 1 if number else 0])
        case "milestone", _:
            payment = money_payment(player, table.numbers.milestone_price)
        case "fund", _:
            payment = money_payment(player, award_price(table, state))
        case _:
            pass
    return payment if payment is not None and payment.price else None


# --- doing it ---------------------------------------------------------------------------------------------------------


def act(table: Table, state: State, choice: Choice, events: Events) -> None:
    """Carry out an action that is known to be legal: pay, then let its effects join the pool."""
    seat = choice.seat
    player = state.players[seat]
    payment = payment_of(table, state, choice)
    paid = dict(choice.numbers)
    if not paid and payment is not None:
        paid = payment.suggested()
    pool = state.agenda.pool
    if table.act(state, choice, paid, events):
        return
    match choice.verb:
        case "play":
            _play(table, state, seat, table.content[choice.words[0]], paid, events)
        case "use":
            card = table.content[choice.words[0]]
            number = int(choice.words[1]) - 1 if len(choice.words) > 1 else 0
            _use(table, state, seat, card, number, paid, events)
        case "project":
            project = table.content.standard_projects[choice.words[0]]
            _say(events, "project", seat, project.id)
            pay_money(state, seat, paid, project.id, events)
            pool.extend(tasks_of(project.gain, seat, project.id))
            fire_project(table, state, seat, project)
        case "sell":
            project = next(p for p in table.content.standard_projects.values() if p.sells)
            _say(events, "project", seat, project.id)
            discard_from_hand(table, state, seat, choice.words, project.id, events)
            gain(state, seat, MC, project.sells * len(choice.words), project.id, events)
            fire_project(table, state, seat, project)
        case "milestone":
            _say(events, "milestone", seat, choice.words[0])
            pay_money(state, seat, paid, choice.words[0], events)
            state.milestones[choice.words[0]] = seat
        case "fund":
            _say(events, "award", seat, choice.words[0])
            pay_money(state, seat, paid, choice.words[0], events)
            state.awards[choice.words[0]] = seat
        case "convert":
            convert(table, state, seat, choice.words[0], events)
        case "first-action":
            player.owes_first_action = False
            corporation = table.cards[player.corporation]
            _say(events, "first-action", seat, corporation.id)
            face = corporation.face
            if isinstance(face, v.Corporation):
                pool.extend(tasks_of(face.first_action, seat, corporation.id, corporation.index))
        case _:
            raise ValueError(f"{choice} is no action")


def convert(table: Table, state: State, seat: int, resource: str, events: Events) -> None:
    """Turn plants into a greenery or heat into a temperature step."""
    player = state.players[seat]
    _say(events, "convert", seat, resource)
    if resource == "plants":
        gain(state, seat, PLANTS, -player.plants_per_greenery, "convert-plants", events)
        state.agenda.pool.append(Resolve(seat, GREENERY_EFFECT, "convert-plants"))
    else:
        gain(state, seat, HEAT, -player.heat_per_temperature, "convert-heat", events)
        state.agenda.pool.append(Resolve(seat, HEAT_EFFECT, "convert-heat"))
    table.converted(state, seat, resource, events)


def _say(events: Events, kind: str, seat: int, cause: str) -> None:
    if events is not None:
        events.append(Event(kind, seat, cause))


def _play(table: Table, state: State, seat: int, card: Card, paid: dict[str, int], events: Events) -> None:
    player = state.players[seat]
    if events is not None:
        events.append(Event("play", seat, card.id, (card_price(player, card), card.cost)))
    pay_money(state, seat, paid, card.id, events)
    player.hand.remove(card.index)
    # spent on whichever card comes next, useful or not (ruling 39)
    player.next_discount = player.next_offset = 0
    put_in_play(table, state, seat, card)
    state.agenda.pool.extend(tasks_of(card.immediate, seat, card.id, card.index))
    fire_play(table, state, seat, card)
    if card.event:
        state.agenda.after.append(Settle(seat, card.index))


def _use(table: Table, state: State, seat: int, card: Card, number: int, paid: dict[str, int], events: Events) -> None:
    player = state.players[seat]
    action = card.actions[number]
    if events is not None:
        events.append(Event("use", seat, card.id, (number + 1,)))
    player.used.append(card.index)
    pay_money(state, seat, paid, card.id, events)
    if any(getattr(action.cost, name) == "x" for name in ALL_RESOURCES):
        state.agenda.push_now([PayAmount(seat, action, card.id, card.index)])
        return
    rest = _without_money(action.cost)
    tasks = tasks_of((rest,), seat, card.id, card.index)
    if action.cost.remove is not None:
        tasks.append(Resolve(seat, action.cost.remove, card.id, card.index, compulsory=True))
    state.agenda.push_now(tasks)
    state.agenda.pool.extend(tasks_of(action.gain, seat, card.id, card.index))


def _without_money(cost: v.Pay) -> v.Pay:
    """What is left of a cost once its M€ are paid."""
    return v.Pay(
        steel=cost.steel,
        titanium=cost.titanium,
        plants=cost.plants,
        energy=cost.energy,
        heat=cost.heat,
        workers=cost.workers,
        here=cost.here,
        cards=cost.cards,
        production=cost.production,
    )
