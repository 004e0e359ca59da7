"""M€ that placing a tile brings its placer at once: oceans beside it, and own cards that reward it."""

from mars_desktop.games.terraforming import vocabulary as v
from mars_desktop.games.terraforming.state import OCEAN, State
from mars_desktop.games.terraforming.table import Table


def matches_place(trigger: v.OnPlace, tile: v.Tile, bonus: tuple[str, ...], *, on_mars: bool, own: bool) -> bool:
    """Whether a trigger fires for a tile placed by its owner (``own``) or by somebody else."""
    if trigger.by == "me" and not own:
        return False
    if trigger.tile not in ("any", tile):
        return False
    if trigger.board == "mars" and not on_mars:
        return False
    return not trigger.bonus or any(b in trigger.bonus for b in bonus)


def money_in(effects: tuple[v.AnyEffect, ...]) -> int:
    """M€ that effects give for certain."""
    return sum(e.mc for e in effects if isinstance(e, v.Gain) and isinstance(e.mc, int))


def own_placement_money(table: Table, state: State, seat: int, place: int, tile: v.Tile) -> int:
    """What the placer would have in hand right after placing, beyond what it had before."""
    board = table.map
    money = table.numbers.ocean_adjacency_mc * sum(state.tile[near] == OCEAN for near in board.adjacent[place])
    for index in state.players[seat].watching:
        for trigger in table.cards[index].on_place:
            if matches_place(trigger, tile, board.bonus[place], on_mars=place < board.hexes, own=True):
                money += money_in(trigger.do)
    return money
