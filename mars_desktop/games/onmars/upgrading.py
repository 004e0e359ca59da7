"""Upgrading buildings with Blueprints (8.5)."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Final

from mars_desktop.engine.choice import Choice
from mars_desktop.engine.payment import Payment
from mars_desktop.games.onmars.asking import Ask, paid_by, with_stop
from mars_desktop.games.onmars.changes import contribute, house, settle_all_contracts, spend, tell
from mars_desktop.games.onmars.displacing import displaced
from mars_desktop.games.onmars.first_colonists import fulfil_task
from mars_desktop.games.onmars.lending import best_level, borrow, lenders, level_of
from mars_desktop.games.onmars.measures import group_at
from mars_desktop.games.onmars.prices import RESOURCE_PARTS, priced
from mars_desktop.games.onmars.state import SHELTER_OF, State
from mars_desktop.games.onmars.table import Events, Table
from mars_desktop.games.onmars.tasks import Upgrade
from mars_desktop.games.onmars.words import MINERAL, NOBODY, SHELTER, UPGRADE


def fits(table: Table, state: State, seat: int, blueprint: int, place: int) -> bool:
    """Whether a Blueprint can upgrade the building on a hex, wherever that lies (8.5.2 to 8.5.4)."""
    kind = table.content.blueprint_building[blueprint]
    if state.building[place] != (SHELTER_OF + seat if kind == SHELTER else kind) or state.marker[place] != NOBODY:
        return False
    return table.content.blueprint_level[blueprint] == 1 or (
        len(group_at(table, state, place)) >= table.numbers.level_3_complex
    )


def upgrades(table: Table, state: State, seat: int) -> Iterator[tuple[int, int]]:
    """The Blueprints of a player with the hexes they can be used on, in the own Building Zones."""
    player = state.players[seat]
    if not player.blueprints:
        return
    places = dict.fromkeys(place for bot in player.bots for place in table.map.zone[bot])
    built = [place for place in places if state.building[place] >= 0 and state.marker[place] == NOBODY]
    for blueprint in player.blueprints:
        for place in built:
            if fits(table, state, seat, blueprint, place):
                yield blueprint, place


def can_upgrade(table: Table, state: State, seat: int, *, pay: bool = True) -> bool:
    """Whether a player can upgrade anything: a Mineral if it is to be paid, a Blueprint, its building in a zone."""
    if pay and not state.players[seat].stock[MINERAL]:
        return False
    return next(upgrades(table, state, seat), None) is not None


def begin(table: Table, state: State, seat: int, cause: str, count: int, *, tech: bool, pay: bool) -> Upgrade:
    """Upgrades; the own Upgrade Tech adds its level when ``tech`` allows it (8.5.6)."""
    level = level_of(table, state, seat, UPGRADE) if tech else 0
    return Upgrade(seat, cause, count, level, seat if level else -1, tech, pay)


def _answers(table: Table, state: State, task: Upgrade) -> Iterable[Choice]:
    seat = task.seat
    answers: list[Choice] = []
    if (task.left or task.by_tech) and (not task.pay or state.players[seat].stock[MINERAL]):
        ids, names = table.content.blueprints, table.map.names
        answers = [
            Choice(seat, "upgrade", (ids[blueprint].id, names[place]))
            for blueprint, place in upgrades(table, state, seat)
        ]
    own = level_of(table, state, seat, UPGRADE)
    may_borrow = task.tech and task.lender in (-1, seat) and best_level(table, state, UPGRADE) > own
    if may_borrow and can_upgrade(table, state, seat, pay=task.pay):
        answers += [Choice(seat, "tech", (f"p{other + 1}",)) for other in lenders(table, state, seat, UPGRADE, own + 1)]
    return with_stop(seat, answers, must=task.tech and not task.done)


def _payment(table: Table, state: State, task: Upgrade, choice: Choice) -> Payment | None:
    if choice.verb != "upgrade" or not task.pay:
        return None
    return priced(state.players[task.seat], [RESOURCE_PARTS["mineral"]])


def _run(table: Table, state: State, task: Upgrade, choice: Choice | None, events: Events) -> None:
    if choice is None or choice.verb == "stop":
        return
    seat = task.seat
    if choice.verb == "tech":
        owner = int(choice.words[0][1:]) - 1
        more = level_of(table, state, owner, UPGRADE) - level_of(table, state, seat, UPGRADE)
        state.agenda.now.append(
            Upgrade(seat, task.cause, task.left, task.by_tech + more, owner, task.tech, task.pay, task.done)
        )
        borrow(state, owner, seat, UPGRADE, events)
        fulfil_task(table, state, seat, "borrow", events)
        return
    left, by_tech = (task.left - 1, task.by_tech) if task.left else (0, task.by_tech - 1)
    if left or by_tech or (task.tech and task.lender in (-1, seat)):
        state.agenda.now.append(
            Upgrade(seat, task.cause, left, by_tech, task.lender, task.tech, task.pay, task.done + 1)
        )
    spend(table, state, seat, paid_by(_payment(table, state, task, choice), choice), task.cause, events)
    blueprint = table.content.blueprint_index[choice.words[0]]
    upgrade(table, state, seat, blueprint, table.map.index[choice.words[1]], events)


def upgrade(table: Table, state: State, seat: int, blueprint: int, place: int, events: Events) -> None:
    """The marker goes from the Blueprint onto the building; a Miner goes home, other pieces give way (8.5.5)."""
    player, name = state.players[seat], table.content.blueprints[blueprint].id
    player.blueprints.remove(blueprint)
    player.built[blueprint] = place
    moving = displaced(state, place)
    miner = state.miner[place]
    if miner != NOBODY:
        state.miner[place] = NOBODY
        state.pieces[place] -= 1
        # The solo opponent's Colonists are endless and come home to nowhere (18.8).
        home = 0 if miner == table.opponent else house(table, state.players[miner], 1)
        tell(events, "miner-returns", miner, name, table.map.names[place], home)
    state.marker[place] = seat
    state.pieces[place] += 1
    tell(events, "upgrade", seat, name, table.map.names[place])
    state.agenda.push_now([*moving])
    contribute(table, state, seat, "advanced-building", events)
    settle_all_contracts(table, state, events)


ASKED: Final[Mapping[type, Ask]] = {Upgrade: Ask("upgrade", _run, _answers, _payment)}
