"""Tech tiles at work: their levels, whose may be used, and what the owner gets for a lent one (6)."""

from mars_desktop.games.onmars.changes import tell
from mars_desktop.games.onmars.state import State
from mars_desktop.games.onmars.table import Events, Table
from mars_desktop.games.onmars.tasks import Settle
from mars_desktop.games.onmars.words import TECHNOLOGIES


def level_of(table: Table, state: State, seat: int, tech: int) -> int:
    """The level of a player's tile: its column; 0 without one (6.1)."""
    space = state.players[seat].tech_at[tech]
    return table.content.space_level[space] if space >= 0 else 0


def best_level(table: Table, state: State, tech: int) -> int:
    """The highest level of that Tech among all players, as anybody's may be used."""
    level = table.content.space_level
    return max(level[p.tech_at[tech]] if p.tech_at[tech] >= 0 else 0 for p in state.players)


def lenders(table: Table, state: State, seat: int, tech: int, least: int) -> list[int]:
    """The other players whose tile has at least that level."""
    return [
        other
        for other in range(table.players)
        if other != seat and level_of(table, state, other, tech) >= max(1, least)
    ]


def borrow(state: State, owner: int, borrower: int, tech: int, events: Events) -> None:
    """Another player's tile is used: its owner sets 1 Oxygen aside until the end of the turn (6.5)."""
    state.closing.append(Settle(owner, "lent", tech, borrower))
    tell(events, "borrow", borrower, TECHNOLOGIES[tech], owner)
