"""Technology: learning tiles from the Grid and developing them through the laboratory (6, 7.3, 7.4)."""

from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from typing import Final

from mars_desktop.engine.choice import Choice
from mars_desktop.engine.payment import Payment
from mars_desktop.games.onmars.asking import Ask, paid_by, with_stop
from mars_desktop.games.onmars.changes import boost, boosters, contribute, gain, spend, tell
from mars_desktop.games.onmars.content import TECH_INDEX, Content
from mars_desktop.games.onmars.first_colonists import fulfil_task
from mars_desktop.games.onmars.prices import CRYSTAL_PART, Part, affordable, parts_of, priced
from mars_desktop.games.onmars.state import Player, State
from mars_desktop.games.onmars.table import Events, Table
from mars_desktop.games.onmars.tasks import Bring, Learn, Settle, Step
from mars_desktop.games.onmars.words import NOTHING, OXYGEN, TECHNOLOGIES


def grid_cost(table: Table, place: int) -> tuple[Part, ...]:
    """The price of a tile on that space of the Tech Grid, by its row (7.3.3)."""
    return _row_parts(table.content, table.content.grid_row[place])


@cache
def _row_parts(content: Content, row: int) -> tuple[Part, ...]:
    return tuple(parts_of(content.grid_rows[row].cost))


def learnable(table: Table, state: State, seat: int, *, pay: bool) -> list[int]:
    """The spaces of the Grid from which a player may take a tile: of a type not owned, and payable (6.1)."""
    player = state.players[seat]
    return [
        place
        for place, tech in enumerate(state.grid)
        if tech != NOTHING and player.tech_at[tech] < 0 and (not pay or affordable(player, grid_cost(table, place)))
    ]


def free_first_spaces(table: Table, player: Player) -> list[int]:
    """The empty spaces of the first column of a laboratory."""
    return [space for space in table.content.first_spaces if player.laboratory[space] == NOTHING]


def can_learn(table: Table, state: State, seat: int, *, pay: bool = True) -> bool:
    """Whether a player can learn a tile now; not with the first column full (7.3.2)."""
    return bool(free_first_spaces(table, state.players[seat])) and bool(learnable(table, state, seat, pay=pay))


def step_cost(table: Table, space: int, less: int = 0) -> tuple[Part, ...]:
    """The price of a step onto a laboratory space, by its column (6.8)."""
    return _column_parts(table.content, table.content.space_level[space] - 1, less)


@cache
def _column_parts(content: Content, column: int, less: int) -> tuple[Part, ...]:
    return tuple(parts_of(content.columns[column].cost, less_oxygen=less))


def steps(
    table: Table, state: State, seat: int, *, pay: bool, less: int = 0, tech: int = NOTHING
) -> Iterator[tuple[int, int]]:
    """The development steps that a player can take, as tech and space; of one tile only if it is named (6.7)."""
    player = state.players[seat]
    for space, lying in enumerate(player.laboratory):
        if lying == NOTHING or tech not in (NOTHING, lying):
            continue
        for onward in table.content.space_next[space]:
            if player.laboratory[onward] == NOTHING and (not pay or affordable(player, step_cost(table, onward, less))):
                yield lying, onward


def can_step(table: Table, state: State, seat: int, *, pay: bool = True, less: int = 0) -> bool:
    """Whether a player can take any development step."""
    return next(steps(table, state, seat, pay=pay, less=less), None) is not None


def needs_a_crystal(table: Table, state: State, seat: int) -> bool:
    """Whether every step a player can take costs a Crystal, so that none may be spent before."""
    return all(CRYSTAL_PART in step_cost(table, space) for _, space in steps(table, state, seat, pay=True))


def move_tile(table: Table, state: State, seat: int, tech: int, space: int, cause: str, events: Events) -> None:
    """A tile goes to an empty space of the laboratory, and the space's benefit is to come (6.7)."""
    player = state.players[seat]
    before = player.tech_at[tech]
    if before >= 0:
        player.laboratory[before] = NOTHING
        player.steps_taken += 1
        if player.steps_taken == 2:
            fulfil_task(table, state, seat, "two-steps", events)
        tell(events, "develop", seat, cause, TECHNOLOGIES[tech], table.content.spaces[space].id)
    player.laboratory[space] = tech
    player.tech_at[tech] = space
    effect = table.content.spaces[space].effect
    if effect is not None:
        state.agenda.now.append(Bring(seat, table.content.spaces[space].id, effect))


def _learn_answers(table: Table, state: State, task: Learn) -> Iterator[Choice]:
    seat, player = task.seat, state.players[task.seat]
    answers: Iterable[Choice] = ()
    if task.left or (task.boosts and boosters(player)):
        spaces = free_first_spaces(table, player)
        answers = (
            Choice(seat, "learn", (TECHNOLOGIES[tech], table.content.spaces[space].id))
            for tech in dict.fromkeys(state.grid[place] for place in learnable(table, state, seat, pay=task.pay))
            for space in spaces
        )
    return with_stop(seat, answers, must=task.must)


def grid_place(table: Table, state: State, tech: int) -> int:
    """From where a tile is taken: of two of a type the one in the cheaper, lower row."""
    return max(place for place, lying in enumerate(state.grid) if lying == tech)


def _learn_payment(table: Table, state: State, task: Learn, choice: Choice) -> Payment | None:
    if not task.pay or choice.verb != "learn":
        return None
    place = grid_place(table, state, TECH_INDEX[choice.words[0]])
    return priced(state.players[task.seat], grid_cost(table, place))


def _learn(table: Table, state: State, task: Learn, choice: Choice | None, events: Events) -> None:
    if choice is None or choice.verb == "stop":
        return
    seat = task.seat
    paid = paid_by(_learn_payment(table, state, task, choice), choice)
    if task.left:
        again = Learn(seat, task.cause, task.left - 1, task.boosts, pay=task.pay)
    else:
        boost(state, seat, task.cause, events)
        again = Learn(seat, task.cause, 0, task.boosts - 1, pay=task.pay)
    if again.left or again.boosts:
        state.agenda.now.append(again)
    learn_tile(table, state, seat, choice.words[0], choice.words[1], task.cause, events)
    spend(table, state, seat, paid, task.cause, events)


def learn_tile(table: Table, state: State, seat: int, technology: str, space: str, cause: str, events: Events) -> None:
    """A tile goes from the Grid to the first column of a laboratory (7.3.1)."""
    tech = TECH_INDEX[technology]
    state.grid[grid_place(table, state, tech)] = NOTHING
    tell(events, "learn", seat, cause, technology, space)
    move_tile(table, state, seat, tech, table.content.space_index[space], cause, events)
    contribute(table, state, seat, "tech-tile", events)
    fulfil_task(table, state, seat, "learn", events)


def _step_answers(table: Table, state: State, task: Step) -> Iterator[Choice]:
    seat = task.seat
    answers: Iterable[Choice] = ()
    if task.left or (task.boosts and boosters(state.players[seat])):
        answers = (
            Choice(seat, "develop", (TECHNOLOGIES[tech], table.content.spaces[space].id))
            for tech, space in steps(table, state, seat, pay=task.pay, less=task.less)
        )
    return with_stop(seat, answers, must=task.must)


def _step_payment(table: Table, state: State, task: Step, choice: Choice) -> Payment | None:
    if not task.pay or choice.verb != "develop":
        return None
    space = table.content.space_index[choice.words[1]]
    return priced(state.players[task.seat], step_cost(table, space, task.less))


def _step(table: Table, state: State, task: Step, choice: Choice | None, events: Events) -> None:
    if choice is None or choice.verb == "stop":
        return
    seat = task.seat
    paid = paid_by(_step_payment(table, state, task, choice), choice)
    if task.left:
        again = Step(seat, task.cause, task.left - 1, task.boosts, pay=task.pay, less=task.less)
    else:
        boost(state, seat, task.cause, events)
        again = Step(seat, task.cause, 0, task.boosts - 1, pay=task.pay, less=task.less)
    if again.left or again.boosts:
        state.agenda.now.append(again)
    space = table.content.space_index[choice.words[1]]
    move_tile(table, state, seat, TECH_INDEX[choice.words[0]], space, task.cause, events)
    spend(table, state, seat, paid, task.cause, events)


def _settle_answers(table: Table, state: State, task: Settle) -> list[Choice]:
    return [
        *(
            Choice(task.seat, "develop", (TECHNOLOGIES[tech], table.content.spaces[space].id))
            for tech, space in steps(table, state, task.seat, pay=False, tech=task.tech)
        ),
        Choice(task.seat, "keep"),
    ]


def _settle(table: Table, state: State, task: Settle, choice: Choice | None, events: Events) -> None:
    """The owner of lent Tech develops it for nothing, or keeps the Oxygen (6.5)."""
    if choice is not None and choice.verb == "develop":
        space = table.content.space_index[choice.words[1]]
        move_tile(table, state, task.seat, task.tech, space, task.cause, events)
    else:
        gain(table, state, task.seat, OXYGEN, 1, task.cause, events)


ASKED: Final[Mapping[type, Ask]] = {
    Learn: Ask("learn", _learn, _learn_answers, _learn_payment),
    Step: Ask("develop", _step, _step_answers, _step_payment),
    Settle: Ask("settle", _settle, _settle_answers),
}
