"""Answering every question that a card asks: the first answer, as much as may be, the branch wanted of a choice."""

from collections.abc import Callable

from mars_desktop.engine import Choice, Event
from tests.games.legacy.situation import Beginning

FIRST = ("place", "population", "melt", "freeze", "draw")
"""Effects that go before others, so that amounts count what they change."""


def answers(table: Beginning, branch: int = 0, suits: Callable[[Choice], bool] = lambda _: True) -> list[Event]:
    """Answer until an action is asked for again; of several options the first that ``suits``. Returns what happened."""
    happened: list[Event] = []
    while table.pending and table.asked.kind not in ("action", "development", "start"):
        asked = table.asked
        if asked.kind == "choose":
            wanted = [option for option in asked.options if option.words == (str(branch + 1),)]
            happened += table.apply((wanted or asked.options)[0])
        elif asked.kind == "order":
            known = [option for option in asked.options if option.words[1] in FIRST]
            happened += table.apply((known or list(asked.options))[0])
        elif asked.options:
            fitting = [option for option in asked.options if suits(option)]
            happened += table.apply((fitting or list(asked.options))[0])
        else:
            pick = asked.picks[0]
            happened += table.apply(pick.choice(pick.items[: pick.high]))
    return happened
