"""The small changes that everything else is made of, each with its event.

Floors and limits are held here and nowhere else: stocks never below 0, production
never below its floor, parameters never beyond their goal.
"""

from collections.abc import Sequence as Cards

from mars_desktop.engine.event import Event
from mars_desktop.games.terraforming.resources import ALL_RESOURCES, OCEANS, PARAMETERS
from mars_desktop.games.terraforming.state import Resolve, State
from mars_desktop.games.terraforming.table import Table

Events = list[Event] | None


def gain(state: State, seat: int, resource: int, units: int, cause: str, events: Events) -> None:
    """Units into (or, negative, out of) a stock."""
    stock = state.players[seat].stock
    if units == 0:
        return
    if stock[resource] + units < 0:
        raise ValueError(f"{ALL_RESOURCES[resource]} of seat {seat} would fall below 0")
    stock[resource] += units
    if events is not None:
        events.append(Event("stock", seat, cause, (ALL_RESOURCES[resource], units, stock[resource])))


def produce(table: Table, state: State, seat: int, resource: int, steps: int, cause: str, events: Events) -> None:
    """Steps of production, which may never pass the floor."""
    if steps == 0:
        return
    production = state.players[seat].production
    if production[resource] + steps < table.floors[resource]:
        raise ValueError(f"{ALL_RESOURCES[resource]} production of seat {seat} would fall below its floor")
    production[resource] += steps
    if events is not None:
        events.append(Event("production", seat, cause, (ALL_RESOURCES[resource], steps, production[resource])))


def rate(state: State, seat: int, steps: int, cause: str, events: Events) -> None:
    """Terraform rating."""
    if steps == 0:
        return
    player = state.players[seat]
    player.tr += steps
    player.rating_raised = True
    if events is not None:
        events.append(Event("rating", seat, cause, (steps, player.tr)))


def raise_parameter(
    table: Table, state: State, seat: int, parameter: int, steps: int, cause: str, events: Events
) -> None:
    """Steps of a global parameter: a rating step for each really made, track bonuses follow (rulings 1 to 7)."""
    if state.finished and table.solo and not table.terraforms_to_the_last:
        return  # final greeneries of a solo game no longer terraform (ruling 99)
    track = table.map.tracks[parameter]
    old = state.parameters[parameter]
    new = min(track.max, old + steps * track.step)
    made = (new - old) // track.step
    if made < steps:
        table.steps_lost(state, seat, parameter, steps - made, cause, events)
    if new == old:
        if events is not None and parameter != OCEANS:
            events.append(Event("complete", seat, cause, (PARAMETERS[parameter],)))
        return
    state.parameters[parameter] = new
    if events is not None:
        events.append(Event("parameter", seat, cause, (PARAMETERS[parameter], old, new)))
    rate(state, seat, made, cause, events)
    for bonus in track.bonuses:
        if old < bonus.at <= new and table.bonus_is_due(state, parameter, bonus.at):
            name = f"{PARAMETERS[parameter]}-track"
            state.agenda.pool.extend(Resolve(seat, effect, name) for effect in bonus.gain)
    table.stepped(state, seat, parameter, old, new, cause, events)


def draw(table: Table, state: State, cards: int, events: Events) -> list[int]:
    """Cards from the deck; an empty deck is made anew from the discards (TM-065). Fewer if both run out."""
    drawn: list[int] = []
    while len(drawn) < cards:
        if state.drawn == len(state.deck):
            if not state.discard:
                break
            state.deck = tuple(state.rng.shuffled(state.discard))
            state.discard.clear()
            state.drawn = 0
            if events is not None:
                events.append(Event("shuffle", -1, "deck", (len(state.deck),), (), reveals=True))
        take = min(cards - len(drawn), len(state.deck) - state.drawn)
        drawn.extend(state.deck[state.drawn : state.drawn + take])
        state.drawn += take
    return drawn


def draw_to_hand(table: Table, state: State, seat: int, cards: int, cause: str, events: Events) -> None:
    """Cards from the deck into a hand, seen by their owner only."""
    drawn = draw(table, state, cards, events)
    state.players[seat].hand.extend(drawn)
    if events is not None and drawn:
        ids = tuple(table.cards[c].id for c in drawn)
        events.append(Event("draw", seat, cause, (len(drawn),), ids, reveals=True))


def add_to_card(table: Table, state: State, seat: int, card: int, units: int, cause: str, events: Events) -> None:
    """Resources onto (or, negative, off) one of the seat's cards."""
    resources = state.players[seat].resources
    have = resources.get(card, 0) + units
    if have < 0:
        raise ValueError(f"{table.cards[card].id} would hold fewer than 0 resources")
    resources[card] = have
    if events is not None:
        events.append(Event("card-resource", seat, cause, (table.cards[card].id, units, have)))


def discard(state: State, cards: Cards[int]) -> None:
    """Cards face down onto the discard pile."""
    state.discard.extend(cards)
