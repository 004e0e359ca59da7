"""On Mars as a ruleset: the face of this package to the kernel."""

from collections.abc import Callable
from typing import ClassVar

from mars_desktop.engine.choice import Choice
from mars_desktop.engine.codec import Codec
from mars_desktop.engine.decision import Answers, Candidate, Decision
from mars_desktop.engine.event import Event
from mars_desktop.engine.payment import Payment
from mars_desktop.engine.ruleset import Rules, register
from mars_desktop.engine.score import Score
from mars_desktop.engine.setup import Option, Setup
from mars_desktop.games.onmars import moving, scoring, turn
from mars_desktop.games.onmars.flow import advance, run
from mars_desktop.games.onmars.opening import deal
from mars_desktop.games.onmars.questions import ASKED
from mars_desktop.games.onmars.state import State
from mars_desktop.games.onmars.table import Table
from mars_desktop.games.onmars.tasks import AnyTask, ChooseBuilding, ChooseSite, Displace, Give, Move, PayTile
from mars_desktop.games.onmars.views import view_of
from mars_desktop.games.onmars.words import SOLO_GOALS


@register
class OnMarsRules(Rules[State]):
    """The base game for one to four seats, short and long, with the solo opponent and two variants."""

    id: ClassVar[str] = "onmars"
    revision: ClassVar[int] = 1
    seats: ClassVar[range] = range(1, 5)
    options: ClassVar[tuple[Option, ...]] = (
        Option("length", ("short", "long")),
        Option("solo_goal", SOLO_GOALS),
        Option("first_colonists", (False,)),
        Option("space_oddity", (False,)),
        Option("pack", ("onmars",), free=True),
        Option("undo", ("barrier", "free")),
    )
    codec = Codec(State)

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        self.table = Table(setup, self._options)

    def new_state(self, events: list[Event] | None = None) -> State:
        state = deal(self.table, events)
        advance(self.table, state, events)
        return state

    def pending(self, state: State) -> tuple[Decision, ...]:
        table, agenda, number = self.table, state.agenda, state.number
        if agenda.now:
            task = agenda.now[-1]
            ask = ASKED[type(task)]
            return (Decision(number, task.seat, ask.kind, task.cause, lambda: self._answers(state)),)
        if agenda.turn:
            current = turn.current_turn(state)
            return (
                Decision(
                    number,
                    current.seat,
                    "turn",
                    "turn",
                    lambda: Answers(
                        tuple(c for c in turn.answers(table, state, current) if turn.refuse(table, state, c) is None)
                    ),
                ),
            )
        return ()

    def _answers(self, state: State) -> Answers:
        """The answers to a task, and what is free at any moment of the own turn (4.5)."""
        task = state.agenda.now[-1]
        ask = ASKED[type(task)]
        found = ask.answers(self.table, state, task) if ask.answers is not None else []
        return Answers((*found, *self._free(state)))

    def _free(self, state: State) -> list[Choice]:
        turns, task = state.agenda.turn, state.agenda.now[-1]
        if not turns or turns[0].seat != task.seat or _is_fixed(task):
            return []
        return [
            choice
            for choice in turn.free_answers(self.table, state, turns[0].seat)
            if turn.refuse(self.table, state, choice) is None
        ]

    def sample(self, state: State, below: Callable[[int], int]) -> Choice | None:
        agenda = state.agenda
        if agenda.now:
            task = agenda.now[-1]
            if isinstance(task, Move):
                return moving.sample(self.table, state, task, below)
            answers = ASKED[type(task)].answers
            if answers is None:
                raise AssertionError("a task that asks nothing is never pending")
            found = list(answers(self.table, state, task))
            return found[below(len(found))]
        if agenda.turn:
            return turn.sample(self.table, state, turn.current_turn(state), below)
        return None

    def candidates(self, state: State, seat: int) -> list[Candidate]:
        decision = self.decision_of(state, seat)
        if decision is None:
            return []
        if decision.kind == "turn":
            return list(turn.candidates(self.table, state, turn.current_turn(state)))
        return [Candidate(option, None) for option in decision.options]

    def payment(self, state: State, choice: Choice) -> Payment | None:
        agenda = state.agenda
        if choice.verb in turn.FREE:
            return None
        if agenda.now:
            task = agenda.now[-1]
            ask = ASKED[type(task)]
            return ask.payment(self.table, state, task, choice) if ask.payment is not None else None
        return turn.payment_of(self.table, state, choice) if agenda.turn else None

    def execute(self, state: State, choice: Choice, events: list[Event] | None = None) -> None:
        state.number += 1
        chance = state.rng.state
        run(self.table, state, choice, events)
        advance(self.table, state, events)
        if events and state.rng.state != chance:
            # What chance decided, as often for the solo opponent (18.15), has come to light and stays.
            events[-1] = events[-1]._replace(reveals=True)

    def view(self, state: State, seat: int | None) -> State:
        return view_of(self.table, state, seat)

    def round_of(self, state: State) -> int:
        return state.round

    def score(self, state: State) -> Score:
        return scoring.score(self.table, state)


def _is_fixed(task: AnyTask) -> bool:
    """Whether what is free has to wait for this question: a price is being paid, or pieces are on their way.

    The answers that were still possible when it was asked must not be spoilt meanwhile.
    """
    return isinstance(task, ChooseBuilding | ChooseSite | Displace | Give | PayTile) or (
        isinstance(task, Move) and bool(task.moved)
    )
