"""The First Colonists variant: a secret plan, then task cards with small rewards (19.1)."""

from mars_desktop.games.onmars.changes import tell
from mars_desktop.games.onmars.state import State
from mars_desktop.games.onmars.table import Events, Table
from mars_desktop.games.onmars.tasks import Bring
from mars_desktop.games.onmars.words import BUILDINGS


def fulfil_plan(table: Table, state: State, seat: int, building: int, events: Events) -> None:
    """Whoever builds a type of the own plan puts it away and draws task cards."""
    player = state.players[seat]
    if player.plan < 0 or BUILDINGS[building] not in table.content.plans[player.plan].buildings:
        return
    tell(events, "plan", seat, table.content.plans[player.plan].id, reveals=True)
    player.plan = -1
    held = {task for other in state.players for task in (*other.tasks, *other.finished_tasks)}
    left = [task for task in range(len(table.content.tasks)) if task not in held]
    drawn = state.rng.shuffled(left)[: table.content.first_colonists.tasks_drawn]
    player.tasks.extend(sorted(drawn))
    for task in sorted(drawn):
        tell(events, "task-drawn", seat, table.content.tasks[task].id)


def fulfil_task(table: Table, state: State, seat: int, what: str, events: Events) -> None:
    """A task card is met: its reward comes at once, one card a turn."""
    player = state.players[seat]
    if not player.tasks or player.task_done:
        return
    for task in player.tasks:
        entry = table.content.tasks[task]
        if entry.task == what:
            player.tasks.remove(task)
            player.finished_tasks.append(task)
            player.task_done = True
            tell(events, "task", seat, entry.id)
            state.agenda.now.append(Bring(seat, entry.id, entry.reward))
            return
