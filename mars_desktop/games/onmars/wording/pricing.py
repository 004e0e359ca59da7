"""What answers to small questions share: the task that asks, and how a price stands before what it brings."""

from mars_desktop.games.onmars import tasks as t
from mars_desktop.games.onmars.state import State
from mars_desktop.games.onmars.vocabulary import Cost
from mars_desktop.games.onmars.wording import names
from mars_desktop.games.phrases import Speaker, capitalised


def task_of(state: State) -> t.AnyTask:
    """The task that asks in a state."""
    return state.agenda.now[-1]


def _is_boost(state: State) -> bool:
    """Whether a further one costs a Colonist: what is free of charge is used up."""
    task = task_of(state)
    by_tech = task.by_tech if isinstance(task, t.WelcomeShips) else 0
    return isinstance(task, t.Boosted) and not task.left and not by_tech


def with_colonist(state: State, price: Cost, speaker: Speaker) -> str:
    """A price with the Colonist that a boost takes; empty where there is neither."""
    boost: tuple[tuple[str, int], ...] = (("colonist", 1),) if _is_boost(state) else ()
    return names.cost(speaker, (*price.items(), *boost))


def priced(price: str, what: str, speaker: Speaker) -> str:
    """“1 Oxygen: gain 1 Crystal”; without a price only what it brings."""
    return speaker.say("onmars answer", "{price}: {what}", price=price, what=what) if price else capitalised(what)
