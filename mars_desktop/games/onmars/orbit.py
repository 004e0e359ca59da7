"""What is taken in Orbit: Blueprints and items of the Warehouse (7.2, 7.5)."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Final

from mars_desktop.engine.choice import Choice
from mars_desktop.games.onmars.asking import Ask, with_stop
from mars_desktop.games.onmars.changes import boost, boosters, contribute, gain, tell
from mars_desktop.games.onmars.content import ITEM_INDEX
from mars_desktop.games.onmars.first_colonists import fulfil_task
from mars_desktop.games.onmars.state import State
from mars_desktop.games.onmars.table import Events, Table
from mars_desktop.games.onmars.tasks import TakeBlueprints, TakeItems
from mars_desktop.games.onmars.usable import takeable
from mars_desktop.games.onmars.words import ITEMS


def _blueprint_answers(table: Table, state: State, task: TakeBlueprints) -> Iterator[Choice]:
    seat, player = task.seat, state.players[task.seat]
    answers: Iterable[Choice] = ()
    if player.markers and (task.left or (task.boosts and boosters(player))):
        answers = (Choice(seat, "take", (table.content.blueprints[card].id,)) for card in state.display)
    return with_stop(seat, answers, must=task.must)


def _blueprint(table: Table, state: State, task: TakeBlueprints, choice: Choice | None, events: Events) -> None:
    if choice is None or choice.verb == "stop":
        return
    seat = task.seat
    if task.left:
        again = TakeBlueprints(seat, task.cause, task.left - 1, task.boosts)
    else:
        boost(state, seat, task.cause, events)
        again = TakeBlueprints(seat, task.cause, 0, task.boosts - 1)
    if again.left or again.boosts:
        state.agenda.now.append(again)
    take_blueprint(table, state, seat, table.content.blueprint_index[choice.words[0]], events)


def take_blueprint(table: Table, state: State, seat: int, card: int, events: Events) -> None:
    """A Blueprint leaves the display: its gain, and a marker on it (7.2.1). The display is not refilled."""
    player, entry = state.players[seat], table.content.blueprints[card]
    state.display.remove(card)
    player.blueprints.append(card)
    player.markers -= 1
    tell(events, "blueprint", seat, entry.id)
    gain(table, state, seat, table.content.blueprint_gain[card], 1, entry.id, events)
    contribute(table, state, seat, "blueprint", events)
    fulfil_task(table, state, seat, "blueprint", events)


def _item_answers(table: Table, state: State, task: TakeItems) -> Iterator[Choice]:
    seat = task.seat
    answers: Iterable[Choice] = ()
    if task.left or (task.boosts and boosters(state.players[seat])):
        answers = (Choice(seat, "take", (ITEMS[item],)) for item in takeable(table, state, seat))
    return with_stop(seat, answers, must=task.must)


def _item(table: Table, state: State, task: TakeItems, choice: Choice | None, events: Events) -> None:
    if choice is None or choice.verb == "stop":
        return
    seat, item = task.seat, ITEM_INDEX[choice.words[0]]
    if task.left:
        again = TakeItems(seat, task.cause, task.left - 1, task.boosts)
    else:
        boost(state, seat, task.cause, events)
        again = TakeItems(seat, task.cause, 0, task.boosts - 1)
    if again.left or again.boosts:
        state.agenda.now.append(again)
    take_item(table, state, seat, item, task.cause, events)


def take_item(table: Table, state: State, seat: int, item: int, cause: str, events: Events) -> None:
    """One item leaves the Warehouse for a player."""
    state.warehouse[item] -= 1
    tell(events, "warehouse", seat, cause, ITEMS[item])
    gain(table, state, seat, item, 1, cause, events)


ASKED: Final[Mapping[type, Ask]] = {
    TakeBlueprints: Ask("blueprint", _blueprint, _blueprint_answers),
    TakeItems: Ask("warehouse", _item, _item_answers),
}
