"""A turn: one Main action, an optional Executive action, and what is free at any moment of it (4, 7, 8, 13, 14)."""

from collections.abc import Callable, Iterator

from mars_desktop.engine.choice import Choice
from mars_desktop.engine.decision import Candidate
from mars_desktop.engine.payment import Payment
from mars_desktop.engine.reason import Reason
from mars_desktop.games.onmars import moving, ships, upgrading
from mars_desktop.games.onmars.asking import paid_by
from mars_desktop.games.onmars.changes import boosters, spend, tell
from mars_desktop.games.onmars.construction import constructible
from mars_desktop.games.onmars.content import SLOT_INDEX
from mars_desktop.games.onmars.hiring import card_cost, deliver, deliverable, take_card
from mars_desktop.games.onmars.laboratory import can_step, free_first_spaces, learnable, needs_a_crystal
from mars_desktop.games.onmars.measures import holds
from mars_desktop.games.onmars.prices import (
    CRYSTAL_PART,
    HIRE,
    SURCHARGE_PART,
    Part,
    cleared,
    is_full,
    left_on,
    priced,
    surcharge,
)
from mars_desktop.games.onmars.state import State
from mars_desktop.games.onmars.table import OWN, Events, Table
from mars_desktop.games.onmars.tasks import (
    Bring,
    ChooseBuilding,
    Cross,
    Learn,
    Step,
    TakeBlueprints,
    TakeItems,
    Turn,
)
from mars_desktop.games.onmars.upgrading import can_upgrade
from mars_desktop.games.onmars.usable import can_welcome, usable
from mars_desktop.games.onmars.words import (
    COLONY,
    ITEMS,
    MINE,
    ORBIT,
)


def side_of(state: State, seat: int) -> int:
    """The side on which a player's marker stands: spaces 1 to 4 are Orbit (1.10)."""
    return ORBIT if state.players[seat].space <= 4 else COLONY


def current_turn(state: State) -> Turn:
    """The turn being taken."""
    turn = state.agenda.turn[0]
    if not isinstance(turn, Turn):
        raise AssertionError("only turns lie in that stage")
    return turn


def answers(table: Table, state: State, turn: Turn) -> Iterator[Choice]:
    """Everything that may be answered in a turn, legal or not; the way to close it comes last."""
    for sort in _sorts(table, state, turn):
        yield from sort


def _sorts(table: Table, state: State, turn: Turn) -> list[list[Choice]]:
    """The answers of a turn, those of one sort together."""
    seat = turn.seat
    sorts: list[list[Choice]] = []
    if not turn.main:
        side = side_of(state, seat)
        mains = list(table.main_answers[seat][side])
        if side == COLONY:
            mains += [table.hire_answers[seat][card] for card in state.offer if card >= 0]
        sorts.append(mains)
    if not turn.executive:
        sorts.append(list(table.executive_answers[seat]))
        sorts.append(list(_building_answers(table, state, seat)))
    goals, deliveries = _goal_answers(table, state, seat), _delivery_answers(table, state, seat)
    sorts += [goals, deliveries]
    if turn.main:
        sorts.append([table.end_answers[seat]])
    return [sort for sort in sorts if sort]


def _building_answers(table: Table, state: State, seat: int) -> Iterator[Choice]:
    """Advanced Buildings used for nothing: by an own Scientist anywhere, or an own one in which one works (12.2, 12.3)."""
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
    return [
        Choice(seat, "deliver", (table.content.card_ids[card], ITEMS[item]))
        for card in state.players[seat].delivered
        for item in deliverable(table, state, seat, card)
    ]


def refuse(table: Table, state: State, choice: Choice) -> Reason | None:
    """Why an answer of :func:`answers` is not allowed; None if it is."""
    match choice.verb:
        case "main":
            return _refuse_main(table, state, choice)
        case "exec":
            return _refuse_executive(table, state, choice)
        case "scientist" | "use":
            blueprint = table.content.blueprint_index[choice.words[-1]]
            if not usable(table, state, choice.seat, table.content.blueprints[blueprint].effect, blueprint):
                return Reason.of("brings-nothing")
        case "goal":
            goal = table.content.goal_index[choice.words[0]]
            if not holds(table, state, choice.seat, table.content.goals[goal]):
                return Reason.of("goal-not-met", goal=choice.words[0])
    return None


def _refuse_main(table: Table, state: State, choice: Choice) -> Reason | None:
    """The action's own condition, then its Colonist and surcharge (5.10)."""
    action, seat = choice.words[0], choice.seat
    player = state.players[seat]
    match action:
        case "landing-pod" | "resupply" | "control-center":
            return None
        case "learn-technology":
            if not free_first_spaces(table, player):
                return Reason.of("first-column-full")
            if not learnable(table, state, seat, pay=True):
                return Reason.of("nothing-to-learn")
            return None
        case "welcome-ship":
            if not any(player.covered):
                return Reason.of("no-ship-left")
            if player.moved_ships >= state.level:
                return Reason.of("ships-by-level", level=state.level)
            return None if can_welcome(table, state, seat) else Reason.of("cannot-pay-ship")
        case "obtain-blueprint":
            if not player.markers:
                return Reason.of("no-marker-left")
            if not state.display:
                return Reason.of("no-blueprint-displayed")
        case "research-development":
            if not can_step(table, state, seat):
                return Reason.of("nothing-to-develop")
        case "construct":
            if not constructible(table, state, seat):
                return Reason.of("nothing-to-construct")
        case "upgrade":
            if not player.stock[0]:
                return Reason.of("needs-a-mineral")
            if not can_upgrade(table, state, seat):
                return Reason.of("nothing-to-upgrade")
        case "hire":
            if seat in state.slots[HIRE]:
                return Reason.of("already-hiring")
            if is_full(table, state, HIRE):
                return Reason.of("slots-full")
    if not player.quarters:
        return Reason.of("no-colonist")
    parts = main_parts(table, state, choice)
    if not parts:
        if _reserved(table, state, choice) >= player.quarters:
            return Reason.of("no-colonist-for-mine")
        return None
    if action != "hire" and player.depot >= len(parts):
        if not _reserved_crystals(table, state, choice) and player.quarters > _reserved(table, state, choice):
            return None
    payment = payment_of(table, state, choice)
    if payment is None or not payment.affordable():
        owed = surcharge(table, state, seat, SLOT_INDEX[action])
        return (
            Reason.of("cannot-pay-card", card=choice.words[1], surcharge=owed)
            if action == "hire"
            else Reason.of("cannot-pay-surcharge", surcharge=owed)
        )
    return None


def _reserved(table: Table, state: State, choice: Choice) -> int:
    """The Colonists that the action will need beyond its slot: one if only a Mine can be constructed (8.2.3)."""
    if choice.words[0] != "construct":
        return 0
    return int(constructible(table, state, choice.seat) == [MINE])


def _reserved_crystals(table: Table, state: State, choice: Choice) -> int:
    """The Crystals that the action will need: one if every development step costs one."""
    return int(choice.words[0] == "research-development" and needs_a_crystal(table, state, choice.seat))


def main_parts(table: Table, state: State, choice: Choice) -> list[Part]:
    """The price of a Main action: its surcharge, and of a hired card its own price."""
    action = choice.words[0]
    if action not in SLOT_INDEX:
        return []
    parts = [SURCHARGE_PART] * surcharge(table, state, choice.seat, SLOT_INDEX[action])
    if action == "hire":
        parts += card_cost(table, table.content.card_index[choice.words[1]])
    return parts


def payment_of(table: Table, state: State, choice: Choice) -> Payment | None:
    """The price of an answer in a turn; None if it is free."""
    player = state.players[choice.seat]
    if choice.verb == "exec":
        entry = table.content.executives[table.content.executive_index[choice.words[0]]]
        return priced(player, [CRYSTAL_PART] * entry.crystals)
    if choice.verb != "main":
        return None
    action = choice.words[0]
    parts = main_parts(table, state, choice)
    # One Colonist goes on the slot first (5.4), and those coming back from cleared slots are in the Working Area.
    spare = player.quarters - (action in SLOT_INDEX) - _reserved(table, state, choice)
    payment = priced(player, parts, colonists=max(0, spare))
    if payment is not None and _reserved_crystals(table, state, choice):
        means = tuple(
            m._replace(available=max(0, m.available - 1)) if m.resource == _kept(player.depot) else m
            for m in payment.means
        )
        return payment._replace(means=means)
    return payment


def _kept(depot: int) -> str:
    """What is kept back as the Crystal of a development step."""
    return "crystals" if depot else "goals"


def _refuse_executive(table: Table, state: State, choice: Choice) -> Reason | None:
    player = state.players[choice.seat]
    entry = table.content.executives[table.content.executive_index[choice.words[0]]]
    if player.covered[entry.slot - 1]:
        return Reason.of("covered-by-ship")
    if player.depot + len(player.goals) < entry.crystals:
        return Reason.of("needs-crystals", crystals=entry.crystals)
    if not usable(table, state, choice.seat, entry.effect):
        return Reason.of("brings-nothing")
    return None


def candidates(table: Table, state: State, turn: Turn) -> Iterator[Candidate]:
    """All answers of a turn with the reasons of what is not possible."""
    for choice in answers(table, state, turn):
        yield Candidate(choice, refuse(table, state, choice))


def sample(table: Table, state: State, turn: Turn, below: Callable[[int], int]) -> Choice:
    """A random legal answer of a turn: first what sort of answer, then which of them."""
    sorts = _sorts(table, state, turn)
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
    """Whether nothing is left but to end the turn."""
    if not turn.main:
        return False
    return all(choice.verb == "end" or refuse(table, state, choice) for choice in answers(table, state, turn))


def act(table: Table, state: State, choice: Choice, events: Events) -> None:
    """Carry out a legal answer of a turn."""
    turn, seat = current_turn(state), choice.seat
    match choice.verb:
        case "main":
            state.agenda.turn[0] = Turn(seat, turn.cause, True, turn.executive)
            _main(table, state, choice, events)
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


def _main(table: Table, state: State, choice: Choice, events: Events) -> None:
    """The Main action: slots are cleared, the Colonist placed, the surcharge paid, then the action itself (5.4)."""
    seat, action = choice.seat, choice.words[0]
    player, now = state.players[seat], state.agenda.now
    _start_action(state)
    tell(events, "main", seat, action)
    paid = paid_by(payment_of(table, state, choice), choice)
    if action in SLOT_INDEX:
        _place(table, state, seat, SLOT_INDEX[action], action, events)
        spend_later = dict(paid)
    else:
        spend_later = {}
    colonists = spend_later.get("colonists", 0)
    boosts = max(0, boosters(player) - colonists)
    match action:
        case "landing-pod":
            state.agenda.turn[0] = Turn(seat, "", True, True)
            now.append(Cross(seat, action, discovery=False))
        case "obtain-blueprint":
            now.append(TakeBlueprints(seat, action, 1, boosts))
        case "learn-technology":
            now.append(Learn(seat, action, 1, min(1, boosts)))
        case "research-development":
            now.append(Step(seat, action, 2, boosts))
        case "resupply":
            now.append(TakeItems(seat, action, 1, boosts))
        case "control-center":
            now.append(moving.begin(table, state, seat, action, bots=2, rover=2, extend=True, boost=True))
        case "construct":
            now.append(ChooseBuilding(seat, action))
        case "upgrade":
            now.append(upgrading.begin(table, state, seat, action, 1, tech=True, pay=True))
        case "welcome-ship":
            now.append(ships.begin(table, state, seat, action, 1, main=True, pay=True))
        case _:
            card = table.content.card_index[choice.words[1]]
            take_card(table, state, seat, card, events)
    spend(table, state, seat, spend_later, action, events)


def _place(table: Table, state: State, seat: int, action: int, cause: str, events: Events) -> None:
    leaving = cleared(table, state, action)
    for owner in leaving:
        units = state.slots[action].count(owner)
        state.players[owner].working += units
        tell(events, "cleared", owner, cause, units)
    state.slots[action] = [*left_on(table, state, action), seat]
    state.players[seat].quarters -= 1
    tell(events, "colonist-placed", seat, cause)
