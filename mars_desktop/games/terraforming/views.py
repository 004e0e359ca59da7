"""What a seat may know: the state without everybody else's secrets.

Public are everything on the table, played events by name, and how many cards are
where; secret are hands, offered and drafted cards, envelopes, cards being looked
at, the deck's and the discards' faces, and the state of chance.
"""

import msgspec

from mars_desktop.engine.choice import Choice
from mars_desktop.games.terraforming.content import UNKNOWN
from mars_desktop.games.terraforming.state import AnyTask, Keep, State


def view_of(state: State, seat: int | None) -> State:
    """A copy of the state for that seat's eyes; None is the public."""
    seen = state.copy()
    seen.rng.state = 0
    seen.deck = (UNKNOWN,) * len(state.deck)
    seen.discard = [UNKNOWN] * len(state.discard)
    for other, player in enumerate(seen.players):
        if other == seat:
            continue
        player.hand = [UNKNOWN] * len(player.hand)
        player.offered = [UNKNOWN] * len(player.offered)
        player.drafted = [UNKNOWN] * len(player.drafted)
        player.dealt_corporations = [UNKNOWN] * len(player.dealt_corporations)
    seen.sealed = [
        choice if choice is None or other == seat else Choice(other, "sealed")
        for other, choice in enumerate(state.sealed)
    ]
    seen.agenda.now = [_masked(task, seat) for task in state.agenda.now]
    return seen


def _masked(task: AnyTask, seat: int | None) -> AnyTask:
    if isinstance(task, Keep) and task.seat != seat:
        return msgspec.structs.replace(task, cards=(UNKNOWN,) * len(task.cards))
    return task
