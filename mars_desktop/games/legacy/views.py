"""What a seat may know of a mission: beyond hands also boxes, developments not yet played and the innovation box."""

import msgspec

from mars_desktop.games.legacy.state import LegacyState
from mars_desktop.games.terraforming.content import UNKNOWN
from mars_desktop.games.terraforming.state import Innovate
from mars_desktop.games.terraforming.views import view_of


def view_of_mission(state: LegacyState, seat: int | None) -> LegacyState:
    """A copy of the state for that seat's eyes; None is the public."""
    seen = view_of(state, seat)
    if not isinstance(seen, LegacyState):
        raise TypeError("a view of a mission is a mission")
    seen.innovations = [UNKNOWN] * len(state.innovations)
    seen.innovation_discard = [UNKNOWN] * len(state.innovation_discard)
    for other, player in enumerate(seen.players):
        if other == seat:
            continue
        player.began = [UNKNOWN] * len(player.began)
        player.boxed = [UNKNOWN] * len(player.boxed)
        player.saved = [UNKNOWN] * len(player.saved)
        if player.corporation < 0:
            # chosen in secret, and shown when they are played
            player.developments = {}
    seen.agenda.now = [
        msgspec.structs.replace(task, cards=(UNKNOWN,) * len(task.cards))
        if isinstance(task, Innovate) and task.seat != seat
        else task
        for task in seen.agenda.now
    ]
    return seen
