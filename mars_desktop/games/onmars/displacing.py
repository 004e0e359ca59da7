"""Bots and Rovers that give way to a building or a marker (8.4.2)."""

from collections.abc import Mapping
from typing import Final

from mars_desktop.engine.choice import Choice
from mars_desktop.games.onmars.asking import Ask
from mars_desktop.games.onmars.changes import tell
from mars_desktop.games.onmars.complexes import nearest_available
from mars_desktop.games.onmars.state import State
from mars_desktop.games.onmars.table import Events, Table
from mars_desktop.games.onmars.tasks import THE_ROVER, Displace


def displaced(state: State, place: int) -> list[Displace]:
    """The Bots and Rovers on a hex, each a task of its owner."""
    if not state.pieces[place]:
        return []
    return [
        Displace(seat, "displaced", piece, place)
        for seat, player in enumerate(state.players)
        for piece, here in (*enumerate(player.bots), (THE_ROVER, player.rover))
        if here == place
    ]


def _answers(table: Table, state: State, task: Displace) -> list[Choice]:
    names = table.map.names
    return [Choice(task.seat, "displace", (names[place],)) for place in nearest_available(table, state, task.hex)]


def _run(table: Table, state: State, task: Displace, choice: Choice | None, events: Events) -> None:
    if choice is None:
        raise AssertionError("a map of 91 hexes has always room for a piece")
    goal = table.map.index[choice.words[0]]
    player = state.players[task.seat]
    if task.bot == THE_ROVER:
        player.rover = goal
    else:
        player.bots[task.bot] = goal
    state.pieces[task.hex] -= 1
    state.pieces[goal] += 1
    piece = "rover" if task.bot == THE_ROVER else "bot"
    tell(events, "displaced", task.seat, task.cause, piece, table.map.names[task.hex], choice.words[0])


ASKED: Final[Mapping[type, Ask]] = {Displace: Ask("displace", _run, _answers)}
