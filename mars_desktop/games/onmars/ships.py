"""Welcoming Ships, and the Bots they bring (8.6)."""

from collections.abc import Iterable, Mapping
from typing import Final

from mars_desktop.engine.choice import Choice
from mars_desktop.engine.payment import Payment
from mars_desktop.games.onmars.asking import Ask, paid_by, stop, with_stop
from mars_desktop.games.onmars.changes import boost, contribute, recruit, spend, tell
from mars_desktop.games.onmars.complexes import bot_places
from mars_desktop.games.onmars.first_colonists import fulfil_task
from mars_desktop.games.onmars.lending import best_level, borrow, lenders, level_of
from mars_desktop.games.onmars.prices import parts_of, priced
from mars_desktop.games.onmars.state import Player, State
from mars_desktop.games.onmars.table import Events, Table
from mars_desktop.games.onmars.tasks import PutBot, WelcomeShips
from mars_desktop.games.onmars.usable import can_welcome
from mars_desktop.games.onmars.words import SHIP


def begin(table: Table, state: State, seat: int, cause: str, count: int, *, main: bool, pay: bool) -> WelcomeShips:
    """Ships to welcome; the Main action may be boosted by Colonists and by Ship Tech (6.3, 8.6.3)."""
    level = level_of(table, state, seat, SHIP) if main else 0
    boosts = ship_boosters(state.players[seat]) if main else 0
    return WelcomeShips(seat, cause, count, boosts, main, level, seat if level else -1, main, pay)


def ship_boosters(player: Player) -> int:
    """The Colonists that may boost the welcome of a Ship: none gained this turn (8.6.3)."""
    return max(0, player.quarters - max(player.fresh, player.gained))


def _answers(table: Table, state: State, task: WelcomeShips) -> Iterable[Choice]:
    seat, player = task.seat, state.players[task.seat]
    if not can_welcome(table, state, seat, pay=task.pay):
        return [stop(seat)]
    answers: list[Choice] = []
    if task.left or task.by_tech or (task.boosts and ship_boosters(player)):
        gains = ["colonists", "bot"] if player.bots_left and bot_places(table, state, seat) else ["colonists"]
        answers = [
            Choice(seat, "ship", (str(space + 1), brings))
            for space, covered in enumerate(player.covered)
            if covered
            for brings in gains
        ]
    own = level_of(table, state, seat, SHIP)
    if task.tech and task.lender in (-1, seat) and best_level(table, state, SHIP) > own:
        answers += [Choice(seat, "tech", (f"p{other + 1}",)) for other in lenders(table, state, seat, SHIP, own + 1)]
    return with_stop(seat, answers, must=task.must)


def _payment(table: Table, state: State, task: WelcomeShips, choice: Choice) -> Payment | None:
    if choice.verb != "ship" or not task.pay:
        return None
    return priced(state.players[task.seat], parts_of(table.numbers.ship_cost))


def _run(table: Table, state: State, task: WelcomeShips, choice: Choice | None, events: Events) -> None:
    if choice is None or choice.verb == "stop":
        return
    seat = task.seat
    left, by_tech, boosts, lender = task.left, task.by_tech, task.boosts, task.lender
    if choice.verb == "tech":
        lender = int(choice.words[0][1:]) - 1
        by_tech += level_of(table, state, lender, SHIP) - level_of(table, state, seat, SHIP)
    elif left:
        left -= 1
    elif by_tech:
        by_tech -= 1
    else:
        boosts -= 1
        boost(state, seat, task.cause, events)
    if left or by_tech or boosts or (task.tech and lender in (-1, seat)):
        must = task.must and choice.verb == "tech"
        state.agenda.now.append(
            WelcomeShips(seat, task.cause, left, boosts, must, by_tech, lender, task.tech, task.pay)
        )
    if choice.verb == "tech":
        borrow(state, lender, seat, SHIP, events)
        fulfil_task(table, state, seat, "borrow", events)
        return
    paid = paid_by(_payment(table, state, task, choice), choice)
    welcome(table, state, seat, int(choice.words[0]) - 1, task.cause, events)
    if choice.words[1] == "bot":
        recruit(table, state, seat, 1, task.cause, events)
        state.agenda.now.append(PutBot(seat, task.cause))
    else:
        recruit(table, state, seat, 2, task.cause, events)
    spend(table, state, seat, paid, task.cause, events)


def welcome(table: Table, state: State, seat: int, space: int, cause: str, events: Events) -> None:
    """A Ship goes from its Depot space to the Hangar: a Crystal space and an Executive action open (8.6.1)."""
    player = state.players[seat]
    player.covered[space] = False
    player.hangar += 1
    player.moved_ships += 1
    tell(events, "ship", seat, cause, space + 1)


def _bot_answers(table: Table, state: State, task: PutBot) -> list[Choice]:
    if not state.players[task.seat].bots_left:
        return []
    return [Choice(task.seat, "bot-on", (table.map.names[place],)) for place in bot_places(table, state, task.seat)]


def _put_bot(table: Table, state: State, task: PutBot, choice: Choice | None, events: Events) -> None:
    if choice is None:
        return
    player, place = state.players[task.seat], table.map.index[choice.words[0]]
    player.bots.append(place)
    player.bots_left -= 1
    state.pieces[place] += 1
    tell(events, "bot", task.seat, task.cause, choice.words[0])
    contribute(table, state, task.seat, "bot", events)


ASKED: Final[Mapping[type, Ask]] = {
    WelcomeShips: Ask("ship", _run, _answers, _payment),
    PutBot: Ask("put-bot", _put_bot, _bot_answers),
}
