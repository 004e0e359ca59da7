"""How a task asks: the kind of its question, its answers, and what an answer does.

Each module of a subject lists its tasks as an ``ASKED`` mapping; ``questions`` joins them.
"""

from collections.abc import Callable, Iterable, Iterator
from typing import Any, NamedTuple

from mars_desktop.engine.choice import Choice
from mars_desktop.engine.payment import Payment
from mars_desktop.games.onmars.state import State
from mars_desktop.games.onmars.table import Events, Table


class Ask(NamedTuple):
    """A kind of task.

    ``answers`` lists the legal answers without amounts, as far as they are asked for; none means that nothing can be
    done and the task falls away. ``run`` carries an answer out, or the task itself when it has no kind and asks
    nothing; the task has then left the agenda. ``payment`` is the price of an answer.
    """

    kind: str
    run: Callable[[Table, State, Any, Choice | None, Events], None]
    answers: Callable[[Table, State, Any], Iterable[Choice]] | None = None
    payment: Callable[[Table, State, Any, Choice], Payment | None] | None = None


def stop(seat: int) -> Choice:
    """The answer that takes no more of what is offered."""
    return Choice(seat, "stop")


def with_stop(seat: int, answers: Iterable[Choice], *, must: bool) -> Iterator[Choice]:
    """The answers with the one that takes no more; what ``must`` be done is not stopped while it can be done."""
    some = False
    for answer in answers:
        some = True
        yield answer
    if not (must and some):
        yield stop(seat)


def paid_by(payment: Payment | None, choice: Choice) -> dict[str, int]:
    """The mix that an answer pays: its own, else the suggested one."""
    if payment is None:
        return {}
    return dict(choice.numbers) if choice.numbers else payment.suggested()
