"""Scientists and Earth Contracts: taking, delivering, refilling slots; Private Goals given as Crystals (8.7, 12)."""

from collections.abc import Mapping
from typing import Final

from mars_desktop.engine.choice import Choice
from mars_desktop.games.onmars.asking import Ask, stop
from mars_desktop.games.onmars.changes import contribute, missing, put_on_card, settle_contracts, tell
from mars_desktop.games.onmars.content import ITEM_INDEX
from mars_desktop.games.onmars.first_colonists import fulfil_task
from mars_desktop.games.onmars.prices import CONTRACT_PART, Part, parts_of
from mars_desktop.games.onmars.state import State
from mars_desktop.games.onmars.table import Events, Table
from mars_desktop.games.onmars.tasks import Give, Refill, TakeCard
from mars_desktop.games.onmars.words import CRYSTAL, ITEMS, NOTHING


def is_scientist(table: Table, card: int) -> bool:
    """Whether a card of the display is a Scientist; else it is a Contract."""
    return 0 <= card < len(table.content.scientists)


def card_cost(table: Table, card: int) -> list[Part]:
    """The price of a displayed card (8.7.2, 8.7.3)."""
    if not is_scientist(table, card):
        return [CONTRACT_PART] * table.numbers.contract_crystals
    return parts_of(table.content.scientists[card].cost)


def take_card(table: Table, state: State, seat: int, card: int, events: Events) -> None:
    """A Scientist or Contract goes to a player; the slot is refilled at the end of the turn (8.7.4)."""
    player, name = state.players[seat], table.content.card_ids[card]
    slot = state.offer.index(card)
    state.offer[slot] = NOTHING
    state.closing.append(Refill(seat, name, slot))
    if is_scientist(table, card):
        player.scientists.append(card)
        tell(events, "scientist", seat, name)
        contribute(table, state, seat, "scientist", events)
        fulfil_task(table, state, seat, "scientist", events)
        return
    player.contracts.append(card)
    if table.content.contracts[card - len(table.content.scientists)].upgrade is None:
        player.delivered[card] = [0] * len(ITEMS)
    tell(events, "contract", seat, name)
    settle_contracts(table, state, seat, events)


def deliverable(table: Table, state: State, seat: int, card: int) -> list[int]:
    """The items a player has that an own delivery misses; Crystals below the Depot may go straight on it (12.6)."""
    player = state.players[seat]
    return [
        item
        for item in dict.fromkeys(missing(table, state, seat, card))
        if (player.depot + player.pending if item == CRYSTAL else player.stock[item])
    ]


def deliver(table: Table, state: State, choice: Choice, events: Events) -> None:
    """One item goes onto a delivery; of Crystals first those that cannot pay for anything yet."""
    player, item = state.players[choice.seat], ITEM_INDEX[choice.words[1]]
    if item != CRYSTAL:
        player.stock[item] -= 1
    elif player.pending:
        player.pending -= 1
    else:
        player.depot -= 1
    put_on_card(table, state, choice.seat, table.content.card_index[choice.words[0]], item, events)


def _card_answers(table: Table, state: State, task: TakeCard) -> list[Choice]:
    answers = [
        Choice(task.seat, "take", (table.content.card_ids[card],))
        for card in state.offer
        if card != NOTHING and is_scientist(table, card) == task.scientist
    ]
    return [*answers, stop(task.seat)] if answers else []


def _take_card(table: Table, state: State, task: TakeCard, choice: Choice | None, events: Events) -> None:
    if choice is not None and choice.verb == "take":
        take_card(table, state, task.seat, table.content.card_index[choice.words[0]], events)


def _refill_answers(table: Table, state: State, task: Refill) -> list[Choice]:
    return [Choice(task.seat, "refill", (table.content.card_ids[card],)) for card in state.contract_deck]


def _refill(table: Table, state: State, task: Refill, choice: Choice | None, events: Events) -> None:
    if choice is None:
        return
    card = table.content.card_index[choice.words[0]]
    state.contract_deck.remove(card)
    state.offer[task.slot] = card
    tell(events, "refill", task.seat, task.cause, choice.words[0])


def _give_answers(table: Table, state: State, task: Give) -> list[Choice]:
    return [Choice(task.seat, "give", (table.content.goals[goal].id,)) for goal in state.players[task.seat].goals]


def _give(table: Table, state: State, task: Give, choice: Choice | None, events: Events) -> None:
    if choice is None:
        raise AssertionError("a Private Goal only pays while one is held")
    state.players[task.seat].goals.remove(table.content.goal_index[choice.words[0]])
    tell(events, "goal-given", task.seat, task.cause, choice.words[0])


ASKED: Final[Mapping[type, Ask]] = {
    TakeCard: Ask("take-card", _take_card, _card_answers),
    Refill: Ask("refill", _refill, _refill_answers),
    Give: Ask("give", _give, _give_answers),
}
