"""The Colony Status Update at the end of a turn (9.6 to 9.10)."""

from collections.abc import Mapping
from typing import Final

from mars_desktop.engine.choice import Choice
from mars_desktop.games.onmars.asking import Ask
from mars_desktop.games.onmars.changes import advance_remaining, score_points, tell
from mars_desktop.games.onmars.opponent import level_up
from mars_desktop.games.onmars.state import State
from mars_desktop.games.onmars.table import Events, Table
from mars_desktop.games.onmars.tasks import UpdateStatus
from mars_desktop.games.onmars.words import NOTHING, TECHNOLOGIES, WAREHOUSE

_PROGRESS_UPDATES: Final = (2, 3)
"""The new levels at which the Progress cubes score: the first two updates."""


def is_due(table: Table, state: State) -> bool:
    """Whether all markers stand on the Colony level row or above it (9.6)."""
    return state.level < table.numbers.highest_level and min(state.rows) >= state.level + 1


def _update(table: Table, state: State, task: UpdateStatus, _: Choice | None, events: Events) -> None:
    while is_due(table, state):
        state.level += 1
        tell(events, "colony-level", -1, "status", state.level)
        _lay_out_blueprints(table, state, events)
        if not table.few:
            _refill_grid(table, state, events)
        _refill_warehouse(table, state, events)
        if state.level in _PROGRESS_UPDATES:
            for seat, player in enumerate(state.players):
                score_points(state, seat, table.numbers.progress_points[sum(player.progress)], "progress", events)
        if state.level >= 3:
            advance_remaining(state, "colony-level", events)
        if table.solo:
            level_up(table, state, events)


def _lay_out_blueprints(table: Table, state: State, events: Events) -> None:
    """Level 2: the display is cleared and laid out anew. Level 3: level 1 cards leave, the last ones come (9.7)."""
    if state.level > len(table.numbers.display):
        return
    if state.level == 2:
        state.display.clear()
    else:
        state.display = [card for card in state.display if table.content.blueprint_level[card] != 1]
    drawn = state.blueprints_drawn
    new = state.blueprint_deck[drawn : drawn + table.numbers.display[state.level - 1]]
    state.blueprints_drawn += len(new)
    state.display.extend(new)
    tell(
        events, "blueprints-laid-out", -1, "status", *(table.content.blueprints[card].id for card in new), reveals=True
    )


def _refill_grid(table: Table, state: State, events: Events) -> None:
    """Empty spaces of the Tech Grid from the bottom row to the top (9.7)."""
    for place in sorted(range(len(state.grid)), key=lambda p: (-table.content.grid_row[p], p)):
        if state.grid[place] == NOTHING and state.tech_drawn < len(state.tech_stack):
            state.grid[place] = state.tech_stack[state.tech_drawn]
            state.tech_drawn += 1
            tell(events, "tech-opened", -1, TECHNOLOGIES[state.grid[place]], place, reveals=True)


def _refill_warehouse(table: Table, state: State, events: Events) -> None:
    for item in WAREHOUSE:
        state.warehouse[item] = max(state.warehouse[item], table.warehouse)
    tell(events, "warehouse-refilled", -1, "status", table.warehouse)


ASKED: Final[Mapping[type, Ask]] = {UpdateStatus: Ask("", _update)}
