"""Ongoing effects: what fires when cards, tiles and standard projects are used.

The active player orders everything that fires, other players' triggers included, so
triggers only join the pool here.
"""

from mars_desktop.games.terraforming import vocabulary as v
from mars_desktop.games.terraforming.amounts import is_tile
from mars_desktop.games.terraforming.content import Card
from mars_desktop.games.terraforming.state import NO_CARD, Resolve, Sequence, State
from mars_desktop.games.terraforming.table import Table
from mars_desktop.games.terraforming.tile_money import matches_place, money_in


def fire_play(table: Table, state: State, seat: int, card: Card) -> None:
    """Let everybody's triggers on playing a card join the pool, in player order from the player."""
    for other in table.order_from(seat):
        for index in state.players[other].watching:
            watcher = table.cards[index]
            for trigger in watcher.on_play:
                times = _times_fired(trigger, card, own=other == seat)
                for _ in range(times):
                    state.agenda.pool.append(triggered(other, trigger.do, watcher, card.index))


def rebate_on_play(table: Table, state: State, seat: int, card: Card) -> int:
    """M€ that come back to the player of a card once it is paid (ruling 45)."""
    watching = [table.cards[index] for index in state.players[seat].watching]
    return sum(
        _times_fired(trigger, card, own=True) * money_in(trigger.do)
        for watcher in watching
        for trigger in watcher.on_play
    )


def _times_fired(trigger: v.OnPlay, card: Card, *, own: bool) -> int:
    if trigger.by == "me" and not own:
        return 0
    if trigger.kind is not None and card.kind != trigger.kind:
        return 0
    if trigger.min_cost and (card.is_corporation or card.cost < trigger.min_cost):
        return 0
    if (trigger.innovation and not card.innovation) or (trigger.requires and card.requires == v.Requires()):
        return 0
    if not trigger.tags:
        return 1
    matching = sum(tag in trigger.tags for tag in card.face.tags)
    return matching if trigger.each_tag else min(matching, 1)


def triggered(seat: int, do: tuple[v.AnyEffect, ...], watcher: Card, played: int = NO_CARD) -> Resolve | Sequence:
    """The task of a trigger that fired."""
    if len(do) == 1:
        return Resolve(seat, do[0], watcher.id, watcher.index, played)
    return Sequence(seat, do, watcher.id, watcher.index, played)


def rebate_on_project(table: Table, state: State, seat: int, project: v.StandardProject) -> int:
    """M€ that come back to the user of a standard project once it is paid."""
    return sum(money_in(do) for _, do in _fired_by_project(table, state, seat, project))


def fire_project(table: Table, state: State, seat: int, project: v.StandardProject) -> None:
    """Let the seat's triggers on using a standard project join the pool."""
    for watcher, do in _fired_by_project(table, state, seat, project):
        state.agenda.pool.append(triggered(seat, do, watcher))


def _fired_by_project(
    table: Table, state: State, seat: int, project: v.StandardProject
) -> list[tuple[Card, tuple[v.AnyEffect, ...]]]:
    return [
        (table.cards[index], trigger.do)
        for index in state.players[seat].watching
        for trigger in table.cards[index].on_project
        if project.cost >= trigger.min_cost and project.id not in trigger.exclude
    ]


def fire_place(table: Table, state: State, seat: int, tile: v.Tile, place: int) -> None:
    """Let everybody's triggers on placing a tile join the pool."""
    on_mars = place < table.map.hexes
    bonus = table.map.bonus[place]
    for other in table.order_from(seat):
        for index in state.players[other].watching:
            watcher = table.cards[index]
            for trigger in watcher.on_place:
                if matches_place(trigger, tile, bonus, on_mars=on_mars, own=other == seat) and (
                    trigger.next_to is None
                    or any(is_tile(table, state, other, near, trigger.next_to) for near in table.map.adjacent[place])
                ):
                    state.agenda.pool.append(triggered(other, trigger.do, watcher))
