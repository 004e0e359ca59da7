"""Constructing a building: what, where, and all that follows from it (8.2 to 8.4, 9.1 to 9.5)."""

from collections.abc import Iterator, Mapping
from typing import Final

from mars_desktop.engine.choice import Choice
from mars_desktop.engine.payment import Payment
from mars_desktop.games.onmars.asking import Ask, paid_by, stop
from mars_desktop.games.onmars.changes import (
    boost,
    boosters,
    contribute,
    gain,
    score_points,
    settle_all_contracts,
    spend,
    tell,
)
from mars_desktop.games.onmars.complexes import code, is_empty, sites
from mars_desktop.games.onmars.content import BUILDING_INDEX
from mars_desktop.games.onmars.displacing import displaced
from mars_desktop.games.onmars.first_colonists import fulfil_plan, fulfil_task
from mars_desktop.games.onmars.lending import borrow, lenders, level_of
from mars_desktop.games.onmars.measures import group_at, reward_points
from mars_desktop.games.onmars.moving import crush
from mars_desktop.games.onmars.prices import priced
from mars_desktop.games.onmars.state import State
from mars_desktop.games.onmars.table import Events, Table
from mars_desktop.games.onmars.tasks import Bring, ChooseBuilding, ChooseSite, ChooseSupport, Raise
from mars_desktop.games.onmars.usable import can_construct, cost_of_building, usable
from mars_desktop.games.onmars.words import BUILDINGS, CRYSTAL, LSS, MINE, SHELTER


def _building_answers(table: Table, state: State, task: ChooseBuilding) -> Iterator[Choice]:
    """The building types that the player can pay and place now."""
    some = False
    for kind in range(len(BUILDINGS)) if task.kind < 0 else (task.kind,):
        if can_construct(table, state, task.seat, kind, task.boosts):
            some = True
            yield Choice(task.seat, "building", (BUILDINGS[kind],))
    if some and task.optional:
        yield stop(task.seat)


def _building_payment(table: Table, state: State, task: ChooseBuilding, choice: Choice) -> Payment | None:
    if choice.verb == "stop":
        return None
    player = state.players[task.seat]
    return priced(player, cost_of_building(BUILDING_INDEX[choice.words[0]]), colonists=player.quarters)


def _choose_building(table: Table, state: State, task: ChooseBuilding, choice: Choice | None, events: Events) -> None:
    if choice is None or choice.verb == "stop":
        return
    seat, player = task.seat, state.players[task.seat]
    building = BUILDING_INDEX[choice.words[0]]
    boosts = task.boosts
    if building == MINE:
        # The Miner goes to the Mine, not to the Working Area (8.2.3).
        player.quarters -= 1
        boosts = min(boosts, boosters(player))
        tell(events, "pay", seat, task.cause, "miner", 1)
        paid = {}
    else:
        paid = paid_by(_building_payment(table, state, task, choice), choice)
    state.agenda.now.append(ChooseSite(seat, task.cause, building, boosts))
    spend(table, state, seat, paid, task.cause, events)


def _site_answers(table: Table, state: State, task: ChooseSite) -> list[Choice]:
    seat, building, names = task.seat, task.building, table.map.names
    own = level_of(table, state, seat, building)
    answers: list[Choice] = []
    for place, needed in sites(table, state, seat, building, task.boosts).items():
        if not needed or (own and own + task.boosts >= needed):
            answers.append(Choice(seat, "site", (names[place],)))
        if needed:
            answers += [
                Choice(seat, "site", (names[place], f"p{other + 1}"))
                for other in lenders(table, state, seat, building, needed - task.boosts)
            ]
    return answers


def _choose_site(table: Table, state: State, task: ChooseSite, choice: Choice | None, events: Events) -> None:
    if choice is None:
        raise AssertionError("a building is only chosen when it has a site")
    seat, building, place = task.seat, task.building, table.map.index[choice.words[0]]
    needed = sites(table, state, seat, building, task.boosts)[place]
    if needed:
        user = int(choice.words[1][1:]) - 1 if len(choice.words) > 1 else seat
        level = level_of(table, state, user, building)
        if needed > level:
            boost(state, seat, task.cause, events, needed - level)
        if user != seat:
            borrow(state, user, seat, building, events)
            fulfil_task(table, state, seat, "borrow", events)
    tell(events, "construct", seat, task.cause, BUILDINGS[building], choice.words[0])
    clear_and_raise(table, state, seat, building, place, task.cause, events)


def clear_and_raise(
    table: Table, state: State, seat: int, building: int, place: int, cause: str, events: Events
) -> None:
    """The hex is cleared, pieces on it give way, then the building goes up (8.4.1, 8.4.2)."""
    crush(table, state, seat, place, cause, events)
    state.agenda.push_now([*displaced(state, place), Raise(seat, cause, building, place)])


def _raise(table: Table, state: State, task: Raise, _: Choice | None, events: Events) -> None:
    seat, building, place = task.seat, task.building, task.hex
    player = state.players[seat]
    if building == SHELTER:
        player.shelters += 1
        arrows: tuple[int, ...] = ()
        next_arrows = False
    else:
        tile = state.stacks[building][state.built[building]]
        arrows = table.content.tiles[tile].arrows
        state.built[building] += 1
        next_arrows = state.built[building] < len(state.stacks[building])
    for direction in arrows:
        other = table.map.toward[place][direction]
        if other >= 0 and is_empty(state, other):
            state.crystals[other] = 1
            tell(events, "crystal-appears", seat, task.cause, table.map.names[other])
    state.building[place] = code(seat, building)
    if building == MINE:
        state.miner[place] = seat
        state.pieces[place] += 1
    size = len(group_at(table, state, place))
    # The next tile's arrows come to light.
    tell(events, "raise", seat, task.cause, BUILDINGS[building], table.map.names[place], size, reveals=next_arrows)
    gain(table, state, seat, CRYSTAL if building == SHELTER else building, size, task.cause, events)
    if size > 1 and building != SHELTER and not player.progress[building]:
        player.progress[building] = True
        tell(events, "progress", seat, task.cause, BUILDINGS[building])
        contribute(table, state, seat, "progress-cube", events)
    settle_all_contracts(table, state, events)
    fulfil_plan(table, state, seat, building, events)
    if building == SHELTER:
        fulfil_task(table, state, seat, "shelter", events)
    if building in LSS:
        _advance(table, state, seat, LSS.index(building), events)


def _advance(table: Table, state: State, seat: int, column: int, events: Events) -> None:
    """The marker of a column goes up; points and a benefit may come of it (9.1 to 9.3)."""
    before = state.rows[column]
    state.rows[column] = min(table.content.life_support.rows, before + 1)
    if state.rows[column] > before:
        state.idle_rounds = 0
    name = BUILDINGS[LSS[column]]
    tell(events, "life-support", seat, name, state.rows[column])
    if not state.first_built[column]:
        state.first_built[column] = True
        score_points(state, seat, table.content.life_support.first_points, "first-built", events)
    if before < state.level + 1:
        tile = table.content.rewards[state.rewards[column]]
        score_points(state, seat, reward_points(table, state, seat, tile), tile.id, events)
        state.agenda.now.append(ChooseSupport(seat, name))


def _support_answers(table: Table, state: State, task: ChooseSupport) -> list[Choice]:
    return [
        Choice(task.seat, "support", (name,))
        for name, effect in table.content.life_support.benefits.items()
        if usable(table, state, task.seat, effect)
    ]


def _support(table: Table, state: State, task: ChooseSupport, choice: Choice | None, events: Events) -> None:
    if choice is not None:
        effect = table.content.life_support.benefits[choice.words[0]]
        state.agenda.now.append(Bring(task.seat, task.cause, effect))


ASKED: Final[Mapping[type, Ask]] = {
    ChooseBuilding: Ask("building", _choose_building, _building_answers, _building_payment),
    ChooseSite: Ask("site", _choose_site, _site_answers),
    Raise: Ask("", _raise),
    ChooseSupport: Ask("support", _support, _support_answers),
}
