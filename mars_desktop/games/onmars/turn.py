"""A turn: one Main action, an optional Executive action, and what is free at any moment of it (4, 13, 14.6)."""

from collections.abc import Callable, Iterable, Iterator
from functools import cache
from typing import Final

from mars_desktop.engine.choice import Choice
from mars_desktop.engine.decision import Candidate
from mars_desktop.engine.payment import Payment
from mars_desktop.engine.reason import Reason
from mars_desktop.games.onmars import main_actions
from mars_desktop.games.onmars.asking import paid_by
from mars_desktop.games.onmars.changes import spend, tell
from mars_desktop.games.onmars.hiring import deliver, deliverable
from mars_desktop.games.onmars.measures import holds
from mars_desktop.games.onmars.prices import CRYSTAL_PART, priced
from mars_desktop.games.onmars.state import State
from mars_desktop.games.onmars.table import OWN, Events, Table
from mars_desktop.games.onmars.tasks import Bring, Turn
from mars_desktop.games.onmars.usable import usable
from mars_desktop.games.onmars.words import COLONY, ITEMS, ORBIT

FREE: Final = ("goal", "deliver")
"""The verbs of what is free at any moment of the own turn (4.5)."""


# Reasons are asked for far more often than read, so those without values are made once.
_COVERED: Final = Reason.of("covered-by-ship")
_BRINGS_NOTHING: Final = Reason.of("brings-nothing")


@cache
def _needs_crystals(crystals: int) -> Reason:
    return Reason.of("needs-crystals", crystals=crystals)


def side_of(state: State, seat: int) -> int:
    """The side on which a player's marker stands: spaces 1 to 4 are Orbit (1.10)."""
    return ORBIT if state.players[seat].space <= 4 else COLONY


def current_turn(state: State) -> Turn:
    """The turn being taken."""
    match state.agenda.turn[0]:
        case Turn() as turn:
            return turn
    raise AssertionError("only turns lie in that stage")


def answers(table: Table, state: State, turn: Turn) -> Iterator[Choice]:
    """Everything that may be answered in a turn, legal or not; the way to close it comes last."""
    for sort in _sorts(table, state, turn, table.executive_answers[turn.seat]):
        yield from sort


def _sorts(table: Table, state: State, turn: Turn, executives: Iterable[Choice]) -> list[list[Choice]]:
    """The answers of a turn, those of one sort together, with these of the Executive actions."""
    seat = turn.seat
    sorts: list[list[Choice]] = []
    if not turn.main:
        side = side_of(state, seat)
        sorts += [[choice] for choice in table.main_answers[seat][side]]
        if side == COLONY:
            sorts.append([table.hire_answers[seat][card] for card in state.offer if card >= 0])
    if not turn.executive:
        sorts.append([*executives, *_building_answers(table, state, seat)])
    goals, deliveries = _goal_answers(table, state, seat), _delivery_answers(table, state, seat)
    sorts += [goals, deliveries]
    if turn.main:
        sorts.append([table.end_answers[seat]])
    return [sort for sort in sorts if sort]


def _building_answers(table: Table, state: State, seat: int) -> Iterator[Choice]:
    """Advanced Buildings used for nothing: by an own Scientist anywhere, or own ones where one works (12.2, 12.3)."""
    player, content = state.players[seat], table.content
    for scientist in player.scientists:
        for other in state.players:
            for blueprint in other.built:
                if content.blueprint_building[blueprint] == content.works_in[scientist]:
                    yield Choice(seat, "scientist", (content.card_ids[scientist], content.blueprints[blueprint].id))
    for blueprint in player.built:
        if blueprint in state.scientist_at:
            yield Choice(seat, "use", (content.blueprints[blueprint].id,))


def free_answers(table: Table, state: State, seat: int) -> list[Choice]:
    """What is free at any moment of the own turn: a Private Goal, items onto own deliveries (4.5)."""
    return _goal_answers(table, state, seat) + _delivery_answers(table, state, seat)


def _goal_answers(table: Table, state: State, seat: int) -> list[Choice]:
    player = state.players[seat]
    if player.goal >= 0:
        return []
    return [answer for goal in player.goals for answer in table.goal_answers[seat][goal]]


def _delivery_answers(table: Table, state: State, seat: int) -> list[Choice]:
    player = state.players[seat]
    return [
        Choice(seat, "deliver", (table.content.card_ids[card], ITEMS[item]))
        for card in player.delivered
        if card not in player.completed
        for item in deliverable(table, state, seat, card)
    ]


def refuse(table: Table, state: State, choice: Choice) -> Reason | None:
    """Why an answer of :func:`answers` is not allowed; None if it is."""
    match choice.verb:
        case "main":
            return main_actions.refuse(table, state, choice)
        case "exec":
            return _refuse_executive(table, state, choice)
        case "scientist" | "use":
            blueprint = table.content.blueprint_index[choice.words[-1]]
            if not usable(table, state, choice.seat, table.content.blueprints[blueprint].effect, blueprint):
                return _BRINGS_NOTHING
        case "goal":
            goal = table.content.goal_index[choice.words[0]]
            if not holds(table, state, choice.seat, table.content.goals[goal]):
                return Reason.of("goal-not-met", goal=choice.words[0])
    return None


def payment_of(table: Table, state: State, choice: Choice) -> Payment | None:
    """The price of an answer in a turn; None if it is free."""
    if choice.verb == "main":
        return main_actions.payment_of(table, state, choice)
    if choice.verb != "exec":
        return None
    entry = table.content.executives[table.content.executive_index[choice.words[0]]]
    return priced(state.players[choice.seat], [CRYSTAL_PART] * entry.crystals)


def _open_executives(table: Table, state: State, seat: int) -> list[Choice]:
    """The Executive actions that no Ship covers and that can be paid: most of the others are refused for that."""
    player = state.players[seat]
    crystals = player.depot + len(player.goals)
    if not crystals:
        return []
    return [
        choice
        for choice, (space, price) in zip(table.executive_answers[seat], table.executive_prices, strict=True)
        if price <= crystals and not player.covered[space]
    ]


def _refuse_executive(table: Table, state: State, choice: Choice) -> Reason | None:
    player = state.players[choice.seat]
    entry = table.content.executives[table.content.executive_index[choice.words[0]]]
    if player.covered[entry.slot - 1]:
        return _COVERED
    if player.depot + len(player.goals) < entry.crystals:
        return _needs_crystals(entry.crystals)
    if not usable(table, state, choice.seat, entry.effect):
        return _BRINGS_NOTHING
    return None


def candidates(table: Table, state: State, turn: Turn) -> Iterator[Candidate]:
    """All answers of a turn with the reasons of what is not possible."""
    for choice in answers(table, state, turn):
        yield Candidate(choice, refuse(table, state, choice))


def sample(table: Table, state: State, turn: Turn, below: Callable[[int], int]) -> Choice:
    """A random legal answer of a turn: first what sort of answer, then which of them."""
    sorts = _sorts(table, state, turn, _open_executives(table, state, turn.seat))
    while True:
        s = below(len(sorts))
        sort = sorts[s]
        while sort:
            i = below(len(sort))
            choice = sort[i]
            if refuse(table, state, choice) is None:
                return choice
            sort[i] = sort[-1]
            sort.pop()
        sorts.pop(s)


def is_closed(table: Table, state: State, turn: Turn) -> bool:
    """Whether nothing is left but to end the turn; Private Goals are looked at with the eyes of the others."""
    if turn.over or not turn.main:
        return turn.over
    seat, player = turn.seat, state.players[turn.seat]
    if not turn.executive:
        executives = (*_open_executives(table, state, seat), *_building_answers(table, state, seat))
        if any(refuse(table, state, choice) is None for choice in executives):
            return False
    if _delivery_answers(table, state, seat):
        return False
    return player.goal >= 0 or not player.goals or not _might_complete(table, state, seat)


def _might_complete(table: Table, state: State, seat: int) -> bool:
    """Whether a player could complete a Private Goal, for all that others know.

    If only the Goals that are held counted, a turn that ends by itself would tell something of them.
    """
    goals = state.players[seat].goals if table.solo else range(len(table.content.goals))
    return any(holds(table, state, seat, table.content.goals[goal]) for goal in goals)


def act(table: Table, state: State, choice: Choice, events: Events) -> None:
    """Carry out a legal answer of a turn."""
    turn, seat = current_turn(state), choice.seat
    match choice.verb:
        case "main":
            state.agenda.turn[0] = Turn(seat, turn.cause, True, turn.executive, choice.words[0] == "landing-pod")
            _start_action(state)
            main_actions.act(table, state, choice, events)
        case "exec":
            state.agenda.turn[0] = Turn(seat, turn.cause, turn.main, True)
            _start_action(state)
            tell(events, "exec", seat, choice.words[0])
            entry = table.content.executives[table.content.executive_index[choice.words[0]]]
            paid = paid_by(payment_of(table, state, choice), choice)
            state.agenda.now.append(Bring(seat, entry.id, entry.effect))
            spend(table, state, seat, paid, entry.id, events)
        case "scientist" | "use":
            state.agenda.turn[0] = Turn(seat, turn.cause, turn.main, True)
            _start_action(state)
            blueprint = table.content.blueprint_index[choice.words[-1]]
            entry_of_card = table.content.blueprints[blueprint]
            if choice.verb == "scientist":
                state.scientist_at[table.content.card_index[choice.words[0]]] = blueprint
                tell(events, "scientist-works", seat, *choice.words)
            tell(events, "use", seat, entry_of_card.id)
            state.agenda.now.append(Bring(seat, entry_of_card.id, entry_of_card.effect, blueprint))
        case "goal":
            goal = table.content.goal_index[choice.words[0]]
            player = state.players[seat]
            player.goal = goal
            player.goals.remove(goal)
            tell(events, "goal", seat, *choice.words)
            own = choice.words[1] == OWN
            reward = table.content.goals[goal].reward if own else table.numbers.goal_reward
            state.agenda.now.append(Bring(seat, choice.words[0], reward))
        case "deliver":
            deliver(table, state, choice, events)
        case _:
            raise AssertionError(f"{choice} is no answer of a turn")


def _start_action(state: State) -> None:
    for player in state.players:
        player.fresh = 0
