"""Effects on Storage and on Colonists that ask something: gains of choice, swaps, sales, production, taking back."""

from collections.abc import Mapping
from typing import Final

from mars_desktop.engine.choice import Choice
from mars_desktop.games.onmars.asking import Ask, stop
from mars_desktop.games.onmars.changes import gain, house, tell
from mars_desktop.games.onmars.content import ITEM_INDEX
from mars_desktop.games.onmars.measures import building_type, quarters_limit, storage_limit
from mars_desktop.games.onmars.state import State
from mars_desktop.games.onmars.table import Events, Table
from mars_desktop.games.onmars.tasks import GainSome, ProduceSome, Sell, Swap, TakeBack
from mars_desktop.games.onmars.usable import has_room
from mars_desktop.games.onmars.words import CRYSTAL, RED_ACTIONS, RESOURCES, SHELTER


def _gain_answers(table: Table, state: State, task: GainSome) -> list[Choice]:
    answers = [
        Choice(task.seat, "gain", (RESOURCES[item],)) for item in task.among if has_room(table, state, task.seat, item)
    ]
    return [*answers, stop(task.seat)] if answers else []


def _gain(table: Table, state: State, task: GainSome, choice: Choice | None, events: Events) -> None:
    if choice is None or choice.verb == "stop":
        return
    if task.left > 1:
        state.agenda.now.append(GainSome(task.seat, task.cause, task.among, task.left - 1))
    gain(table, state, task.seat, ITEM_INDEX[choice.words[0]], 1, task.cause, events)


def _swap_answers(table: Table, state: State, task: Swap) -> list[Choice]:
    """Minerals may be given but not taken (DATA of the effect)."""
    stock, limit = state.players[task.seat].stock, storage_limit(state.players[task.seat])
    answers = [
        Choice(task.seat, "swap", (RESOURCES[give], RESOURCES[take]))
        for give in range(len(RESOURCES))
        if stock[give]
        for take in range(1, len(RESOURCES))
        if take != give and stock[take] < limit
    ]
    return [*answers, stop(task.seat)]


def _swap(table: Table, state: State, task: Swap, choice: Choice | None, events: Events) -> None:
    if choice is None or choice.verb == "stop":
        return
    stock = state.players[task.seat].stock
    stock[ITEM_INDEX[choice.words[0]]] -= 1
    stock[ITEM_INDEX[choice.words[1]]] += 1
    tell(events, "swap", task.seat, task.cause, *choice.words)
    if task.left > 1:
        state.agenda.now.append(Swap(task.seat, task.cause, task.left - 1))


def _sell_answers(table: Table, state: State, task: Sell) -> list[Choice]:
    stock = state.players[task.seat].stock
    return [
        *(Choice(task.seat, "sell", (name,)) for name, units in zip(RESOURCES, stock, strict=True) if units),
        stop(task.seat),
    ]


def _sell(table: Table, state: State, task: Sell, choice: Choice | None, events: Events) -> None:
    if choice is None or choice.verb == "stop":
        return
    state.players[task.seat].stock[ITEM_INDEX[choice.words[0]]] -= 1
    tell(events, "pay", task.seat, task.cause, choice.words[0], 1)
    gain(table, state, task.seat, CRYSTAL, task.crystals, task.cause, events)
    if task.left > 1:
        state.agenda.now.append(Sell(task.seat, task.cause, task.left - 1, task.crystals))


def _produce_answers(table: Table, state: State, task: ProduceSome) -> list[Choice]:
    answers = [
        Choice(task.seat, "produce", (table.content.blueprints[card].id,))
        for card in state.players[task.seat].built
        if card not in task.spent
    ]
    return [*answers, stop(task.seat)] if answers else []


def _produce(table: Table, state: State, task: ProduceSome, choice: Choice | None, events: Events) -> None:
    if choice is None or choice.verb == "stop":
        return
    card = table.content.blueprint_index[choice.words[0]]
    if task.left > 1:
        state.agenda.now.append(ProduceSome(task.seat, task.cause, task.left - 1, (*task.spent, card)))
    produce(table, state, task.seat, card, events)


def produce(table: Table, state: State, seat: int, card: int, events: Events) -> None:
    """An Advanced Building gives one of its Resource, on a Shelter a Crystal (15.5, 15.6)."""
    kind = building_type(state.building[state.players[seat].built[card]])
    gain(table, state, seat, CRYSTAL if kind == SHELTER else kind, 1, table.content.blueprints[card].id, events)


def _back_answers(table: Table, state: State, task: TakeBack) -> list[Choice]:
    player = state.players[task.seat]
    if player.quarters >= quarters_limit(table, player):
        return []
    answers = [
        Choice(task.seat, "retrieve", (name,))
        for name, slots in zip(RED_ACTIONS, state.slots, strict=True)
        if task.seat in slots
    ]
    if player.working:
        answers.append(Choice(task.seat, "retrieve", ("working-area",)))
    return [*answers, stop(task.seat)] if answers else []


def _take_back(table: Table, state: State, task: TakeBack, choice: Choice | None, events: Events) -> None:
    if choice is None or choice.verb == "stop":
        return
    player = state.players[task.seat]
    if choice.words[0] == "working-area":
        player.working -= 1
    else:
        state.slots[RED_ACTIONS.index(choice.words[0])].remove(task.seat)
    house(table, player, 1)
    tell(events, "retrieve", task.seat, task.cause, choice.words[0], 1)
    if task.left > 1:
        state.agenda.now.append(TakeBack(task.seat, task.cause, task.left - 1))


ASKED: Final[Mapping[type, Ask]] = {
    GainSome: Ask("gain", _gain, _gain_answers),
    Swap: Ask("swap", _swap, _swap_answers),
    Sell: Ask("sell", _sell, _sell_answers),
    ProduceSome: Ask("produce", _produce, _produce_answers),
    TakeBack: Ask("retrieve", _take_back, _back_answers),
}
