"""The Main actions: what each needs, its Colonist and surcharge, and how it begins (5, 7, 8)."""

from collections.abc import Callable, Mapping
from typing import Final

from mars_desktop.engine.choice import Choice
from mars_desktop.engine.payment import Payment
from mars_desktop.engine.reason import Reason
from mars_desktop.games.onmars import moving, ships, upgrading
from mars_desktop.games.onmars.asking import paid_by
from mars_desktop.games.onmars.changes import boosters, clear_slots, spend, tell
from mars_desktop.games.onmars.content import SLOT_INDEX
from mars_desktop.games.onmars.hiring import card_cost, take_card
from mars_desktop.games.onmars.laboratory import can_step, free_first_spaces, learnable, needs_a_crystal
from mars_desktop.games.onmars.prices import (
    HIRE,
    SURCHARGE_PART,
    Part,
    is_full,
    priced,
    surcharge,
)
from mars_desktop.games.onmars.state import State
from mars_desktop.games.onmars.table import Events, Table
from mars_desktop.games.onmars.tasks import (
    AnyTask,
    ChooseBuilding,
    Cross,
    Learn,
    Step,
    TakeBlueprints,
    TakeItems,
)
from mars_desktop.games.onmars.upgrading import can_upgrade
from mars_desktop.games.onmars.usable import can_construct, can_welcome
from mars_desktop.games.onmars.words import BUILDINGS, MINE

_NOT_MINES: Final = tuple(kind for kind in range(len(BUILDINGS)) if kind != MINE)


_PLAIN: Final = ("obtain-blueprint", "construct", "upgrade")
"""Red actions whose surcharge may be paid with any Crystals: nothing else in them costs one."""


# Reasons are asked for far more often than read, so those without values are made once.
_ALREADY_HIRING: Final = Reason.of("already-hiring")
_CANNOT_PAY_SHIP: Final = Reason.of("cannot-pay-ship")
_FIRST_COLUMN_FULL: Final = Reason.of("first-column-full")
_NEEDS_A_MINERAL: Final = Reason.of("needs-a-mineral")
_NO_BLUEPRINT_DISPLAYED: Final = Reason.of("no-blueprint-displayed")
_NO_COLONIST: Final = Reason.of("no-colonist")
_NO_COLONIST_FOR_MINE: Final = Reason.of("no-colonist-for-mine")
_NO_MARKER_LEFT: Final = Reason.of("no-marker-left")
_NO_SHIP_LEFT: Final = Reason.of("no-ship-left")
_NOTHING_TO_CONSTRUCT: Final = Reason.of("nothing-to-construct")
_NOTHING_TO_DEVELOP: Final = Reason.of("nothing-to-develop")
_NOTHING_TO_LEARN: Final = Reason.of("nothing-to-learn")
_NOTHING_TO_UPGRADE: Final = Reason.of("nothing-to-upgrade")
_SLOTS_FULL: Final = Reason.of("slots-full")


def _refuse_learn(table: Table, state: State, seat: int) -> Reason | None:
    if not free_first_spaces(table, state.players[seat]):
        return _FIRST_COLUMN_FULL
    if not learnable(table, state, seat, pay=True):
        return _NOTHING_TO_LEARN
    return None


def _refuse_ship(table: Table, state: State, seat: int) -> Reason | None:
    player = state.players[seat]
    if not any(player.covered):
        return _NO_SHIP_LEFT
    if player.moved_ships >= state.level:
        return Reason.of("ships-by-level", level=state.level)
    return None if can_welcome(table, state, seat) else _CANNOT_PAY_SHIP


def _refuse_blueprint(table: Table, state: State, seat: int) -> Reason | None:
    if not state.players[seat].markers:
        return _NO_MARKER_LEFT
    return None if state.display else _NO_BLUEPRINT_DISPLAYED


def _refuse_develop(table: Table, state: State, seat: int) -> Reason | None:
    return None if can_step(table, state, seat) else _NOTHING_TO_DEVELOP


def _refuse_construct(table: Table, state: State, seat: int) -> Reason | None:
    """With one Colonist for the slot, a Mine needs another one (8.2.3)."""
    if any(can_construct(table, state, seat, kind) for kind in _NOT_MINES):
        return None
    if not can_construct(table, state, seat, MINE):
        return _NOTHING_TO_CONSTRUCT
    return None if state.players[seat].quarters > 1 else _NO_COLONIST_FOR_MINE


def _refuse_upgrade(table: Table, state: State, seat: int) -> Reason | None:
    if not state.players[seat].stock[0]:
        return _NEEDS_A_MINERAL
    return None if can_upgrade(table, state, seat) else _NOTHING_TO_UPGRADE


def _refuse_hire(table: Table, state: State, seat: int) -> Reason | None:
    if seat in state.slots[HIRE]:
        return _ALREADY_HIRING
    return _SLOTS_FULL if is_full(table, state, HIRE) else None


def _always(table: Table, state: State, seat: int) -> Reason | None:
    """Resupply without room and Control Center without movement are empty, not illegal (4.3)."""
    return None


_REFUSALS: Final[Mapping[str, Callable[[Table, State, int], Reason | None]]] = {
    "landing-pod": _always,
    "obtain-blueprint": _refuse_blueprint,
    "learn-technology": _refuse_learn,
    "research-development": _refuse_develop,
    "resupply": _always,
    "control-center": _always,
    "construct": _refuse_construct,
    "upgrade": _refuse_upgrade,
    "welcome-ship": _refuse_ship,
    "hire": _refuse_hire,
}


def refuse(table: Table, state: State, choice: Choice) -> Reason | None:
    """Why a Main action is not possible: its own condition, then its Colonist and price (5.10)."""
    action, seat = choice.words[0], choice.seat
    reason = _REFUSALS[action](table, state, seat)
    if reason is not None or action not in SLOT_INDEX:
        return reason
    if not state.players[seat].quarters:
        return _NO_COLONIST
    owed = surcharge(table, state, seat, SLOT_INDEX[action])
    if action != "hire" and (not owed or (action in _PLAIN and state.players[seat].depot >= owed)):
        return None
    payment = payment_of(table, state, choice)
    if payment is not None and payment.affordable():
        return None
    if action == "hire":
        return Reason.of("cannot-pay-card", card=choice.words[1], surcharge=owed)
    return Reason.of("cannot-pay-surcharge", surcharge=owed)


def price_of(table: Table, state: State, choice: Choice) -> list[Part]:
    """The price of a Main action: its surcharge, and of a hired card its own price."""
    action = choice.words[0]
    if action not in SLOT_INDEX:
        return []
    parts = [SURCHARGE_PART] * surcharge(table, state, choice.seat, SLOT_INDEX[action])
    if action == "hire":
        parts += card_cost(table, table.content.card_index[choice.words[1]])
    return parts


def payment_of(table: Table, state: State, choice: Choice) -> Payment | None:
    """How that price may be paid, so that the action can still be done; None if it is free."""
    parts = price_of(table, state, choice)
    if not parts:
        return None
    action, player = choice.words[0], state.players[choice.seat]
    # One Colonist goes on the slot first (5.4); those that come back from cleared slots are in the Working Area.
    spare = player.quarters - 1
    if action == "construct" and not any(can_construct(table, state, choice.seat, kind) for kind in _NOT_MINES):
        spare -= 1
    payment = priced(player, parts, colonists=max(0, spare))
    if payment is not None and action == "research-development" and needs_a_crystal(table, state, choice.seat):
        # Every step costs a Crystal: one is kept back for it.
        kept = "crystals" if player.depot else "goals"
        means = tuple(m._replace(available=max(0, m.available - 1)) if m.resource == kept else m for m in payment.means)
        return payment._replace(means=means)
    return payment


def act(table: Table, state: State, choice: Choice, events: Events) -> None:
    """Slots are cleared, the Colonist placed, the surcharge paid, then the action begins (5.4)."""
    seat, action = choice.seat, choice.words[0]
    player = state.players[seat]
    tell(events, "main", seat, action)
    paid = paid_by(payment_of(table, state, choice), choice)
    if action in SLOT_INDEX:
        _place(table, state, seat, SLOT_INDEX[action], action, events)
    boosts = max(0, boosters(player) - paid.get("colonists", 0))
    if action == "hire":
        take_card(table, state, seat, table.content.card_index[choice.words[1]], events)
    else:
        state.agenda.now.append(_begun(table, state, seat, action, boosts))
    spend(table, state, seat, paid, action, events)


def _begun(table: Table, state: State, seat: int, action: str, boosts: int) -> AnyTask:
    match action:
        case "landing-pod":
            return Cross(seat, action, discovery=False)
        case "obtain-blueprint":
            return TakeBlueprints(seat, action, 1, boosts, must=True)
        case "learn-technology":
            return Learn(seat, action, 1, min(1, boosts), must=True)
        case "research-development":
            return Step(seat, action, 2, boosts, must=True)
        case "resupply":
            return TakeItems(seat, action, 1, boosts, must=True)
        case "control-center":
            return moving.begin(table, state, seat, action, bots=2, rover=2, extend=True, boost=True)
        case "construct":
            return ChooseBuilding(seat, action)
        case "upgrade":
            return upgrading.begin(table, state, seat, action, 1, tech=True, pay=True)
        case _:
            return ships.begin(table, state, seat, action, 1, main=True, pay=True)


def _place(table: Table, state: State, seat: int, action: int, cause: str, events: Events) -> None:
    clear_slots(table, state, action, cause, events)
    state.slots[action].append(seat)
    state.players[seat].quarters -= 1
    tell(events, "colonist-placed", seat, cause)
