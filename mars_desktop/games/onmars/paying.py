"""The price of a claimed tile, which may be paid with Minerals in place of other Resources (4.12, 8.1.8)."""

from collections.abc import Mapping
from typing import Final

from mars_desktop.engine.choice import Choice
from mars_desktop.engine.payment import Payment
from mars_desktop.games.onmars.asking import Ask, paid_by
from mars_desktop.games.onmars.changes import spend
from mars_desktop.games.onmars.prices import parts_of, priced
from mars_desktop.games.onmars.state import State
from mars_desktop.games.onmars.table import Events, Table
from mars_desktop.games.onmars.tasks import PayTile


def _answers(table: Table, state: State, task: PayTile) -> list[Choice]:
    """One answer, whose amounts say how it is paid: it is only asked for when there are several ways."""
    return [Choice(task.seat, "pay")]


def _payment(table: Table, state: State, task: PayTile, choice: Choice) -> Payment | None:
    content = table.content
    if task.cause in content.discovery_index:
        cost = content.discoveries[content.discovery_index[task.cause]].cost
    else:
        cost = next(tile.cost for tile in content.research if tile.id == task.cause)
    return priced(state.players[task.seat], parts_of(cost))


def _run(table: Table, state: State, task: PayTile, choice: Choice | None, events: Events) -> None:
    choice = choice or Choice(task.seat, "pay")
    spend(table, state, task.seat, paid_by(_payment(table, state, task, choice), choice), task.cause, events)


ASKED: Final[Mapping[type, Ask]] = {PayTile: Ask("pay", _run, _answers, _payment)}
