"""The one holder of a game being played: takes answers, keeps them, and tells everybody what changed."""

from collections.abc import Sequence
from typing import Any, Protocol

from PySide6.QtCore import QObject, Signal

from mars_desktop.engine import Candidate, Choice, Decision, Event, Payment, Reason, Refused, Rules, Score, Session
from mars_desktop.engine.session import STALE
from mars_desktop.models.games import face_of
from mars_desktop.models.handover import EMPTY, Covering, Sitting, lifted, peeked, sit_down
from mars_desktop.profile.problems import ProfileProblem

NOT_SAVED = Reason.of("not-saved")
"""The answer could not be written, so it was not taken; `saveFailed` has told why."""

State = Any
"""A state of whichever game is played; the models that read one name its type."""


class Keeper(Protocol):
    """Where answers are written before anybody sees what they did. Every method raises `ProfileProblem`, and has then
    written nothing."""

    def answered(self, number: int, choice: Choice, state: State) -> None:
        """Answer `number`, counted from 1 in this session, led to `state`."""
        ...

    def taken_back(self, keep: int, state: State) -> None:
        """Only the first `keep` answers of this session stand; they lead to `state`."""
        ...

    def given_again(self, number: int, state: State) -> None:
        """The answers up to `number` stand again and lead to `state`."""
        ...

    def ended(self, score: Score, state: State) -> None:
        """The game is over in `state` with this score sheet."""
        ...


class GameController(QObject):
    """A session on the screen.

    `stepped` carries the view before, the view after and the events in between (none after undo and redo), all as the
    eyes now in front of the screen may know them. `decisionChanged` comes when another question is asked or the cover
    falls or lifts, `seatChanged` with the seat whose hidden things are now shown (-1 for nobody's), `refused` with the
    reason of a refusal, `saveFailed` with the sentence that says why an answer was not taken. Everything is written
    before `stepped`; what could not be written did not happen.
    """

    stepped = Signal(object, object, object)
    decisionChanged = Signal()
    seatChanged = Signal(int)
    coverChanged = Signal(bool)
    gameOver = Signal()
    refused = Signal(object)
    saveFailed = Signal(str)

    def __init__(
        self,
        session: Session[Any],
        keeper: Keeper | None = None,
        *,
        covering: Covering = Covering.WHEN_NEEDED,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._session = session
        self._keeper = keeper
        self._covering = covering
        self._sitting: Sitting = EMPTY
        self._sitting = self._sat_down()
        self._view = self._seen()

    # What is on the screen

    @property
    def rules(self) -> Rules[Any]:
        """The rules of this table, with its setup."""
        return self._session.rules

    @property
    def viewer(self) -> int | None:
        """Whose eyes the screen shows; None is the public."""
        return self._sitting.viewer

    @property
    def view(self) -> State:
        """The state as the viewer may know it; read-only."""
        return self._view

    @property
    def decision(self) -> Decision | None:
        """The question now asked on this screen; None while it is covered and when the game is over."""
        return None if self._sitting.covered else self._sitting.asked

    @property
    def covered(self) -> bool:
        """Whether the cover lies over the screen."""
        return self._sitting.covered

    @property
    def next_seat(self) -> int | None:
        """The seat that is asked, or that the cover waits for; None when the game is over."""
        return None if self._sitting.asked is None else self._sitting.asked.seat

    @property
    def open_seats(self) -> tuple[int, ...]:
        """The seats that have a question to answer now, several while choices are sealed."""
        return tuple(decision.seat for decision in self._session.pending)

    @property
    def asked_kind(self) -> str:
        """The kind of question asked now or behind the cover; empty when the game is over."""
        return "" if self._sitting.asked is None else self._sitting.asked.kind

    @property
    def sealed(self) -> bool:
        """Whether several seats answer the question asked now, or behind the cover, without seeing one another."""
        return self._sitting.asked is not None and self._sitting.asked.sealed

    @property
    def over(self) -> bool:
        """Nothing is asked any more."""
        return self._session.over

    def score(self) -> Score:
        """The score sheet as it stands."""
        return self.rules.score(self._session.state)

    def steps(self) -> list[Sequence[Event]]:
        """What happened at the set-up and at each answer of this session, as the very lists the session keeps.

        Whoever tells of them must let only the viewer read what is hidden (`Event.seen_by`).
        """
        session = self._session
        return [session.opening, *(session.events_of(answer) for answer in range(len(session.choices)))]

    @property
    def answers_given(self) -> int:
        """How many answers of this session stand."""
        return len(self._session.choices)

    # What can be done

    def candidates(self) -> list[Candidate]:
        """Everything that might be answered to the question on this screen, with the reasons why not."""
        decision = self.decision
        return [] if decision is None else self.rules.candidates(self._session.state, decision.seat)

    def payment(self, choice: Choice) -> Payment | None:
        """The price of an answer and how it may be paid; None if it costs nothing."""
        return self.rules.payment(self._session.state, choice)

    def refuse(self, choice: Choice) -> Reason | None:
        """Why this answer would not be taken now; None if it would."""
        decision = self.decision
        if decision is None or decision.seat != choice.seat:
            return Reason.of("not-asked", seat=choice.seat + 1)
        return self.rules.refuse(self._session.state, choice)

    def preview(self, choice: Choice) -> list[Event]:
        """What a legal answer would bring, up to the point where something hidden would come to light."""
        try:
            events = self.rules.preview(self._session.state, choice)
        except Refused:
            return []
        stop = next((i for i, event in enumerate(events) if event.reveals), len(events))
        return [event.seen_by(self.viewer) for event in events[:stop]]

    def submit(self, choice: Choice, number: int | None = None) -> Reason | None:
        """Take an answer, and return None; or return why it is not taken, with nothing changed.

        `number` is that of the decision it answers, so that a click on an outdated question is refused. If the answer
        cannot be written it is not taken and `saveFailed` says why; the reason is then ``not-saved``.
        """
        session = self._session
        reason = STALE if number is not None and number != session.state.number else self.refuse(choice)
        if reason is not None:
            self.refused.emit(reason)
            return reason
        if self._keeper is not None:
            # Tried on a copy: what is written is what will be, and nothing has to be taken back if writing fails.
            tried = session.state.copy()
            self.rules.execute(tried, choice)
            try:
                self._keeper.answered(len(session.choices) + 1, choice, tried)
            except ProfileProblem as problem:
                return self._not_saved(problem)
        events = session.choose(choice)
        self._step(events)
        return None

    def refuse_undo(self, steps: int = 1) -> Reason | None:
        """Why the last answers cannot be taken back; None if they can."""
        return self._session.refuse_undo(steps)

    def refuse_redo(self) -> Reason | None:
        """Why nothing can be done again; None if something can."""
        return self._session.refuse_redo()

    def undo_depth(self) -> int:
        """How many answers could be taken back in a row now."""
        return self._session.undo_depth()

    def redo_depth(self) -> int:
        """How many answers could be given again in a row now."""
        return len(self._session.undone)

    def turn_depth(self) -> int:
        """How many answers back the present turn began, as far as undo reaches."""
        session, depth = self._session, 0
        face = face_of(self.rules.setup.game)
        bounds = face.turn_bounds | {face.round_begins}
        while depth < self.undo_depth():
            events = session.events_of(len(session.choices) - 1 - depth)
            if any(event.kind in bounds for event in events):
                break
            depth += 1
        return depth

    def undo(self, steps: int = 1) -> Reason | None:
        """Take back so many answers, all or none, and return None or the reason why not."""
        session = self._session
        reason = session.refuse_undo(steps)
        if reason is not None:
            self.refused.emit(reason)
            return reason
        keep = len(session.choices) - steps
        if self._keeper is not None:
            try:
                self._keeper.taken_back(keep, session.state_before(keep))
            except ProfileProblem as problem:
                return self._not_saved(problem)
        for _ in range(steps):
            session.undo()
        self._step(())
        return None

    def redo(self, steps: int = 1) -> Reason | None:
        """Give again so many answers that were taken back, all or none, and return None or the reason why not."""
        session = self._session
        reason = session.refuse_redo()
        if reason is None and steps > len(session.undone):
            reason = Reason.of("nothing-to-redo")
        if reason is not None:
            self.refused.emit(reason)
            return reason
        if self._keeper is not None:
            tried = session.state.copy()
            for choice in reversed(session.undone[-steps:]):
                self.rules.execute(tried, choice)
            try:
                self._keeper.given_again(len(session.choices) + steps, tried)
            except ProfileProblem as problem:
                return self._not_saved(problem)
        for _ in range(steps):
            session.redo()
        self._step(())
        return None

    # The cover

    @property
    def covering(self) -> Covering:
        """When the screen is covered between seats."""
        return self._covering

    @covering.setter
    def covering(self, covering: Covering) -> None:
        before, self._covering = self._way(), covering
        after = self._way()
        if after is not before and Covering.PEEK in (after, before):
            # Nobody can be taken to sit there: hands go face down, or a cover falls before one is shown.
            self._sitting = self._sitting._replace(holder=None)
            self._sit(self._sat_down())

    def cover(self) -> None:
        """Cover the screen now, because the table is left or somebody looks over a shoulder. Nothing in a solo game."""
        if len(self.rules.setup.seats) > 1 and self._sitting.asked is not None:
            self._sit(self._sitting._replace(viewer=None, covered=True, holder=None))

    def lift(self) -> None:
        """The seat that the cover waits for sits down and looks."""
        if self._way() is Covering.PEEK:
            self._sit(self._sat_down())
        else:
            self._sit(lifted(self._sitting))

    @property
    def face_down(self) -> bool:
        """Whether the seat that is asked has to hold its hand open to see it."""
        return self._way() is Covering.PEEK and len(self.rules.setup.seats) > 1

    def peek(self, looking: bool) -> None:
        """The seat that is asked holds its hidden things open, or lets them go; nothing where they lie open anyway."""
        if self.face_down:
            self._sit(peeked(self._sitting, looking=looking))

    def _way(self) -> Covering:
        """How this game is covered: where little is hidden, holding it open does for a cover."""
        few = self._covering is Covering.WHEN_NEEDED and face_of(self.rules.setup.game).few_secrets
        return Covering.PEEK if few else self._covering

    # How it goes on

    def _sat_down(self) -> Sitting:
        seats = len(self.rules.setup.seats)
        open_kinds = face_of(self.rules.setup.game).open_questions
        return sit_down(self._session.pending, self._sitting.holder, self._way(), seats, open_kinds)

    def _seen(self) -> State:
        return self.rules.view(self._session.state, self.viewer)

    def _sit(self, sitting: Sitting) -> None:
        """Show the same state to other eyes."""
        if sitting != self._sitting:
            before, self._sitting = self._sitting, sitting
            self._announce(before, ())

    def _step(self, events: Sequence[Event]) -> None:
        """Show another state, after it was written."""
        before, self._sitting = self._sitting, self._sat_down()
        self._announce(before, events)
        if self.over:
            self._end()

    def _announce(self, before: Sitting, events: Sequence[Event]) -> None:
        old, self._view = self._view, self._seen()
        if self.viewer != before.viewer:
            # Nobody is handed what only the eyes before might know.
            old = self.rules.view(old, self.viewer)
        if self.covered and not before.covered:
            # First the cover, then everything else: nobody may see the hands change.
            self.coverChanged.emit(True)
        if self.viewer != before.viewer:
            self.seatChanged.emit(-1 if self.viewer is None else self.viewer)
        self.stepped.emit(old, self._view, tuple(event.seen_by(self.viewer) for event in events))
        self.decisionChanged.emit()
        if before.covered and not self.covered:
            self.coverChanged.emit(False)

    def _end(self) -> None:
        if self._keeper is not None:
            try:
                self._keeper.ended(self.score(), self._session.state)
            except ProfileProblem as problem:
                # All answers are kept; the result is written when the table is opened again.
                self.saveFailed.emit(str(problem))
        self.gameOver.emit()

    def _not_saved(self, problem: ProfileProblem) -> Reason:
        self.saveFailed.emit(str(problem))
        return NOT_SAVED
