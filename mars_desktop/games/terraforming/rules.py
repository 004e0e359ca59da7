"""Terraforming Mars as a ruleset: the face of this package to the kernel."""

from collections.abc import Callable
from typing import ClassVar

from mars_desktop.engine.choice import Choice
from mars_desktop.engine.codec import Codec
from mars_desktop.engine.decision import Answers, Candidate, Decision, Pick
from mars_desktop.engine.event import Event
from mars_desktop.engine.payment import Payment
from mars_desktop.engine.reason import Reason
from mars_desktop.engine.ruleset import Rules, register
from mars_desktop.engine.score import Score
from mars_desktop.engine.setup import Option, Setup, SetupProblem
from mars_desktop.games.terraforming.actions import (
    Entries,
    act,
    convert,
    entries_on,
    payment_of,
    sample_turn,
    turn_candidates,
)
from mars_desktop.games.terraforming.costs import money_payment
from mars_desktop.games.terraforming.effects import run
from mars_desktop.games.terraforming.flow import advance, end_turn
from mars_desktop.games.terraforming.order import orderable
from mars_desktop.games.terraforming.phases import (
    SEALED,
    deal_game,
    end_final,
    phase_name,
    seal,
    sealed_answers,
    sealed_payment,
)
from mars_desktop.games.terraforming.placement import refuse_place
from mars_desktop.games.terraforming.possible import parts, refuse_part
from mars_desktop.games.terraforming.questions import answers_to, kind_of
from mars_desktop.games.terraforming.scoring import score
from mars_desktop.games.terraforming.state import Innovate, Keep, PayAmount, Resolve, State, Turn
from mars_desktop.games.terraforming.table import Table
from mars_desktop.games.terraforming.views import view_of
from mars_desktop.games.terraforming.vocabulary import Claim, Place, Remove


@register
class TerraformingRules(Rules[State]):
    """The standard game and Corporate Era for one to five seats, on three maps."""

    id: ClassVar[str] = "terraforming"
    revision: ClassVar[int] = 1
    seats: ClassVar[range] = range(1, 6)
    options: ClassVar[tuple[Option, ...]] = (
        Option("map", ("tharsis", "hellas", "elysium")),
        Option("corporate_era", (True,)),
        Option("research_draft", ("none", "one", "two")),
        Option("beginners", ("none", "all"), free=True),
        Option("solo_goal", ("parameters", "rating")),
        Option("unplaceable_tiles", ("unplayable", "skip")),
        Option("effect_order", ("matters", "always")),
        Option("full_board_ends", (False,)),
        Option("undo", ("barrier", "free")),
    )
    codec = Codec(State)

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        self.table = self._lay_table(setup)
        self._entries = self._list_entries()

    def _lay_table(self, setup: Setup) -> Table:
        """Everything that stays the same through the game; raises :class:`SetupProblem`."""
        self._check_beginners(setup)
        return Table(setup, self._options)

    def _list_entries(self) -> Entries:
        """All that may be done in a turn."""
        return entries_on(self.table.map.id)

    def _check_beginners(self, setup: Setup) -> None:
        chosen = str(self._options["beginners"])
        if chosen in ("none", "all"):
            return
        seats = chosen.split(",")
        if not all(part.isdecimal() and 1 <= int(part) <= len(setup.seats) for part in seats):
            raise SetupProblem(
                f"option 'beginners' cannot be {chosen!r}; write none, all, or seat numbers "
                f"from 1 to {len(setup.seats)} such as 1,3"
            )

    def new_state(self, events: list[Event] | None = None) -> State:
        state = deal_game(self.table, events)
        advance(self.table, state, events)
        return state

    def pending(self, state: State) -> tuple[Decision, ...]:
        table, agenda, number = self.table, state.agenda, state.number
        if agenda.now:
            task = agenda.now[-1]
            cause = task.cause if isinstance(task, Resolve | Keep | Innovate | PayAmount) else ""
            return (Decision(number, task.seat, kind_of(task), cause, lambda: answers_to(table, state, task)),)
        if agenda.pool:
            ordered = orderable(table, state)
            seat = ordered[0][0].seat
            return (Decision(number, seat, "order", "pool", lambda: Answers(tuple(choice for choice, _ in ordered))),)
        if agenda.turn:
            turn = agenda.turn[0]
            done = turn.done if isinstance(turn, Turn) else 0
            return (Decision(number, turn.seat, "action", "turn", lambda: self._turn_answers(state, turn.seat, done)),)
        if agenda.phase:
            phase = agenda.phase[0]
            name = phase_name(state)
            if name in SEALED:
                return tuple(
                    Decision(number, seat, name, name, self._sealed_lister(state, seat), sealed=True)
                    for seat in table.order_from(state.first)
                    if state.sealed[seat] is None
                )
            return (self._last_decision(state, phase.seat),)
        return ()

    def _last_decision(self, state: State, seat: int) -> Decision:
        """What is asked once the last production is done."""
        options = (Choice(seat, "convert", ("plants",)), Choice(seat, "done"))
        return Decision(state.number, seat, "final-greenery", "final", lambda: Answers(options))

    def _sealed_lister(self, state: State, seat: int) -> Callable[[], Answers]:
        return lambda: sealed_answers(self.table, state, seat)

    def _turn_answers(self, state: State, seat: int, done: int) -> Answers:
        options: list[Choice] = []
        picks: list[Pick] = []
        for answer, reason in turn_candidates(self.table, state, seat, done, self._entries):
            if reason is None:
                if isinstance(answer, Pick):
                    picks.append(answer)
                else:
                    options.append(answer)
        return Answers(tuple(options), tuple(picks))

    def sample(self, state: State, below: Callable[[int], int]) -> Choice | None:
        agenda = state.agenda
        if agenda.turn and not agenda.now and not agenda.pool:
            turn = agenda.turn[0]
            done = turn.done if isinstance(turn, Turn) else 0
            answer = sample_turn(self.table, state, turn.seat, done, self._entries, below)
            return answer if isinstance(answer, Choice) else answer.sample(below)
        return super().sample(state, below)

    def candidates(self, state: State, seat: int) -> list[Candidate]:
        decision = self.decision_of(state, seat)
        if decision is None:
            return []
        if decision.kind == "action":
            turn = state.agenda.turn[0]
            done = turn.done if isinstance(turn, Turn) else 0
            return list(turn_candidates(self.table, state, seat, done, self._entries))
        found = [Candidate(option, None) for option in decision.options]
        found += [Candidate(pick, None) for pick in decision.picks]
        task = state.agenda.now[-1] if state.agenda.now else None
        if isinstance(task, Resolve) and isinstance(task.effect, Remove):
            # Not among the options of the question: who answers at random need not know of each number.
            found += [
                Candidate(option.paying({"count": count}), None)
                for option in decision.options
                for count in parts(self.table, state, task.effect, option.words[0])
            ]
        if isinstance(task, Resolve) and isinstance(task.effect, Place | Claim):
            legal = {choice.words[0] for choice in decision.options}
            for place in range(self.table.map.hexes):
                name = self.table.map.places[place]
                if name not in legal:
                    reason = refuse_place(self.table, state, seat, task.effect, place)
                    found.append(Candidate(Choice(seat, decision.kind, (name,)), reason))
        return found

    def refuse(self, state: State, choice: Choice) -> Reason | None:
        task = state.agenda.now[-1] if state.agenda.now else None
        if choice.numbers and isinstance(task, Resolve) and isinstance(task.effect, Remove):
            reason = super().refuse(state, choice._replace(numbers=()))
            return reason or refuse_part(self.table, state, task.effect, choice.words[0], dict(choice.numbers))
        return super().refuse(state, choice)

    def payment(self, state: State, choice: Choice) -> Payment | None:
        agenda = state.agenda
        if agenda.now:
            task = agenda.now[-1]
            if isinstance(task, Keep) and task.price and choice.words:
                return money_payment(state.players[choice.seat], task.price * len(choice.words))
            return None
        if agenda.pool:
            return None
        if agenda.turn:
            return payment_of(self.table, state, choice)
        return sealed_payment(self.table, state, choice)

    def execute(self, state: State, choice: Choice, events: list[Event] | None = None) -> None:
        table, agenda = self.table, state.agenda
        state.number += 1
        if agenda.now:
            run(table, state, agenda.now.pop(), choice, events)
        elif agenda.pool:
            position = dict(orderable(table, state))[choice]
            agenda.now.append(agenda.pool.pop(position))
        elif agenda.turn:
            self._take_turn(state, choice, events)
        elif phase_name(state) in SEALED:
            seal(table, state, choice, events)
        else:
            self._close(state, choice, events)
        advance(table, state, events)
        if agenda.is_empty() and events is not None:
            events.append(Event("game-over", -1, "end"))

    def _close(self, state: State, choice: Choice, events: list[Event] | None) -> None:
        """An answer given once the last production is done."""
        if choice.verb == "convert":
            convert(self.table, state, choice.seat, choice.words[0], events)
        else:
            end_final(state)

    def _take_turn(self, state: State, choice: Choice, events: list[Event] | None) -> None:
        turn = state.agenda.turn[0]
        match choice.verb:
            case "pass":
                state.players[choice.seat].passed = True
                self.table.passed(state, choice.seat)
                if events is not None:
                    events.append(Event("pass", choice.seat, "turn"))
                end_turn(self.table, state, events)
            case "end":
                if events is not None:
                    events.append(Event("end-turn", choice.seat, "turn"))
                end_turn(self.table, state, events)
            case _:
                done = turn.done if isinstance(turn, Turn) else 0
                state.agenda.turn[0] = Turn(turn.seat, done + 1)
                act(self.table, state, choice, events)

    def view(self, state: State, seat: int | None) -> State:
        return view_of(state, seat)

    def round_of(self, state: State) -> int:
        return state.generation

    def score(self, state: State) -> Score:
        return score(self.table, state)
