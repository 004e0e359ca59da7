"""A random game in which everything the contract promises is checked on the way."""

from collections import Counter
from collections.abc import Collection, Iterator
from typing import Any, Protocol

from mars_desktop.bots import RandomBot
from mars_desktop.engine import Choice, Decision, Event, Reason, Refused, Session, Setup, rules_for
from mars_desktop.engine.journal import digest, journal_of, replay
from mars_desktop.engine.rng import Rng
from tests.contract.contract import CONTRACTS

FIRST = 20
"""Decisions of each kind that are checked before checking only some of them."""

LEGAL = 4
"""How many listed answers are tried at a decision."""


class Player(Protocol):
    """Answers for all seats."""

    def move(self, rules: Any, state: Any) -> Choice | None:
        """An answer to one of the open decisions; None when the game is over."""
        ...


class Play:
    """One game, checked at every decision, or at the first of each kind and every n-th after.

    `RandomBot` plays unless somebody else is named. What costs next to nothing (the log, counts, the untouched former
    state) is checked at every decision all the same.
    """

    def __init__(
        self, setup: Setup, seed: int, kinds: Counter[str], *, every: int = 1, player: Player | None = None
    ) -> None:
        self.contract = CONTRACTS[setup.game]
        self.rules = rules_for(setup)
        self.session: Session[Any] = Session(self.rules)
        self.player = player or RandomBot(seed, mixes=True)
        self.rng = Rng(seed + 1)
        self.kinds = kinds
        self.every = every
        self.ledger = self.contract.ledger(self.rules, self.session.state)
        self.former: Choice | None = None

    def to_the_end(self) -> None:
        """Play the whole game; raises `AssertionError` where something is not as the contract says."""
        self._check_events(self.session.opening)
        self._check_state()
        while (choice := self.player.move(self.rules, self.session.state)) is not None:
            self._check_decisions()
            before = self.rules.codec.encode(self.session.state)
            try:
                self._step(choice, before)
            except AssertionError as fault:
                raise AssertionError(f"{self.session.state.number}. {choice}: {fault}") from fault
            self.former = choice
        assert self.session.over
        assert self.rules.candidates(self.session.state, 0) == []
        for eyes in (None, self.rng.below(len(self.rules.setup.seats))):
            self._check_view(eyes)
        self._check_score()
        self._check_replay()

    def _step(self, choice: Choice, before: bytes) -> None:
        rules, session = self.rules, self.session
        state = session.state
        due = self._due()
        if due:
            self._check_refusals(before)
            self._check_listed_answers()
            self._check_secrets(choice)
        events = session.choose(choice, state.number)
        assert rules.codec.encode(state) == before, "the state before changed with the one after"
        assert session.state.number == state.number + 1
        if due:
            reloaded = rules.codec.decode(before)
            assert reloaded == state, "the state read back is another one"
            assert rules.apply(reloaded, Choice.parse(str(choice))) == events, "the reloaded game goes on otherwise"
            assert reloaded == session.state, "the reloaded game goes on otherwise"
            silent = state.copy()
            rules.execute(silent, choice)
            assert silent == session.state, "the game goes otherwise when nobody listens"
            self._check_undo(state, session.state)
        self._check_events(events)
        self._check_state()

    def _due(self) -> bool:
        rare = False
        for decision in self.session.pending:
            self.kinds[decision.kind] += 1
            rare = rare or self.kinds[decision.kind] <= FIRST
        return rare or self.session.state.number % self.every == 0

    def _check_undo(self, before: Any, after: Any) -> None:
        """An answer that may be taken back leads to the state before, and given again to the one after.

        What chance decided has come to light, and nobody may try again.
        """
        session = self.session
        if before.rng != after.rng and self.rules.option("undo") != "free":
            assert session.refuse_undo() is not None, "what chance decided may be taken back"
        if session.refuse_undo() is None:
            depth = session.undo_depth()
            choice = session.undo()
            assert session.state == before
            assert session.redo() == choice
            assert session.undo_depth() == depth > 0
        else:
            assert session.undo_depth() == 0
        assert session.state == after
        assert (session.refuse_redo() or Reason("")).key == "nothing-to-redo"

    # What holds in every state

    def _check_state(self) -> None:
        state = self.session.state
        assert self.contract.faults(self.rules, state) == []
        assert self.ledger.differences(state) == []

    def _check_events(self, events: list[Event]) -> None:
        for event in events:
            assert event.kind in self.contract.event_kinds, f"{event} is of a kind that is not listed"
            assert _has_values(event, self.contract.event_kinds[event.kind]), f"{event} has other values"
            assert -1 <= event.seat < self.contract.players(self.rules), f"{event} is nobody's"
            assert event.cause, f"{event} has no cause"
            assert event.seat >= 0 or not event.hidden, f"{event} hides something from everybody"
            if events is not self.session.opening:
                self.ledger.enter(event)

    def _check_decisions(self) -> None:
        """Every question is of a known kind and has an answer."""
        pending = self.session.pending
        assert len({decision.seat for decision in pending}) == len(pending)
        for decision in pending:
            assert decision.kind in self.contract.decision_kinds, f"{decision} is of a kind that is not listed"
            assert decision.sealed or len(pending) == 1
            assert decision.number == self.session.state.number
            assert decision.cause
            if self.session.state.number % self.every == 0:
                assert decision.options or decision.picks, f"{decision} cannot be answered"
                assert len(set(decision.options)) == len(decision.options)
                for pick in decision.picks:
                    assert 0 <= pick.low <= pick.high <= len(pick.items), f"{decision} has no size to pick"
                    assert len(set(pick.items)) == len(pick.items)

    # What holds for answers

    def _check_listed_answers(self) -> None:
        """Every listed answer is taken, in every mix of what may pay for it, and leads to a state that is sound."""
        rules, state = self.rules, self.session.state
        for decision in self.session.pending:
            listed = [*decision.options, *(pick.sample(self.rng.below) for pick in decision.picks)]
            for choice in self.rng.shuffled(listed)[:LEGAL]:
                paid = choice
                payment = None if choice.numbers else rules.payment(state, choice)
                if payment is not None:
                    paid = choice.paying(self.rng.pick(payment.mixes()))
                copy = state.copy()
                rules.apply(copy, paid)
                assert self.contract.faults(rules, copy) == []
                for following in rules.pending(copy):
                    assert following.options or following.picks, f"{following} after {paid} cannot be answered"

    def _check_refusals(self, before: bytes) -> None:
        """What is not listed is refused with a reason and changes nothing."""
        rules, session = self.rules, self.session
        for wrong in self._wrong_answers():
            reason = rules.refuse(session.state, wrong)
            assert isinstance(reason, Reason), f"{wrong} is not refused"
            assert reason.key
            assert _refused(session, wrong) == reason, f"{wrong} is refused for another reason when it is given"
        for decision in session.pending:
            self._check_candidates(decision)
        choice = rules.sample(session.state, self.rng.below)
        assert choice is not None
        stale = _refused(session, choice, session.state.number - 1)
        assert stale is not None
        assert stale.key == "stale-answer"
        assert rules.codec.encode(session.state) == before, "a refused answer changed the state"

    def _wrong_answers(self) -> Iterator[Choice]:
        """A few answers that nobody may give now."""
        asked = {decision.seat for decision in self.session.pending}
        decision = self.rng.pick(self.session.pending)
        listed = [*decision.options, *(pick.sample(self.rng.below) for pick in decision.picks)]
        right = self.rng.pick(listed)
        seats = len(self.rules.setup.seats)
        others = [seat for seat in range(seats) if seat not in asked]
        yield right._replace(seat=self.rng.pick(others) if others else seats)
        yield self.rng.pick(
            [
                right._replace(seat=97),
                right._replace(verb="fly"),
                right._replace(words=(*right.words, "nowhere")),
                Choice(right.seat, right.verb, ("nowhere",)),
                right._replace(numbers=(("gold", 1),)),
                right._replace(numbers=(("mc", 99999),)),
                right._replace(numbers=(("mc", -1),)),
                right._replace(verb=f"{right.verb}-x", words=tuple(f"{word}-x" for word in right.words)),
            ]
        )
        yield from self._wrong_picks(decision)
        yield from self._wrong_payments(right)
        if self.former is not None and not _may_be_right(self.former, decision):
            yield self.former

    def _wrong_picks(self, decision: Decision) -> Iterator[Choice]:
        """Too many, too few, or one twice."""
        if not decision.picks:
            return
        pick = self.rng.pick(decision.picks)
        words, stem = pick.items, pick.stem
        if pick.high < len(words):
            yield stem._replace(words=stem.words + words[: pick.high + 1])
        if pick.low > 0:
            yield stem._replace(words=stem.words + words[: pick.low - 1])
        if words:
            yield stem._replace(words=(*stem.words, words[0], words[0]))

    def _wrong_payments(self, right: Choice) -> Iterator[Choice]:
        """A unit less, a unit more, or what is not there."""
        payment = None if right.numbers else self.rules.payment(self.session.state, right)
        if payment is None:
            return
        mix = self.rng.pick(payment.mixes())
        name = self.rng.pick(sorted(mix))
        yield right.paying({**mix, name: 99999})
        plain = payment.means[-1]
        if plain.value == 1 and mix.get(plain.resource):
            less = right.paying({**mix, plain.resource: mix[plain.resource] - 1})
            if less.numbers:
                yield less
            yield right.paying({**mix, plain.resource: mix[plain.resource] + 1})

    def _check_candidates(self, decision: Decision) -> None:
        """What might be answered is what may be, and the rest with the very reason of the refusal.

        Beyond the options there may be the same answers with amounts, as long as they are allowed too.
        """
        candidates = self.rules.candidates(self.session.state, decision.seat)
        possible = [answer for answer, reason in candidates if reason is None]
        listed = [*decision.options, *decision.picks]
        further = [answer for answer in possible if answer not in listed]
        assert Counter(possible) == Counter([*listed, *further])
        assert len(further) == len(set(further))
        for answer in further:
            assert isinstance(answer, Choice), f"{answer} is offered but not listed"
            assert answer.numbers, f"{answer} is offered but not listed"
            assert answer._replace(numbers=()) in decision.options, f"{answer} is no part of an option"
            assert self.rules.refuse(self.session.state, answer) is None, f"{answer} is offered and refused"
        blocked = [(answer, reason) for answer, reason in candidates if reason and isinstance(answer, Choice)]
        if blocked:
            answer, reason = self.rng.pick(blocked)
            assert _refused(self.session, answer) == reason, f"{answer} is refused for another reason than is told"

    # What holds for secrets

    def _check_secrets(self, choice: Choice) -> None:
        """Nobody can tell a state from one that differs in what they must not know."""
        rules, contract, state = self.rules, self.contract, self.session.state
        seats = len(rules.setup.seats)
        viewer = self.rng.below(seats + 1)
        eyes = None if viewer == seats else viewer
        self._check_view(eyes)
        other = contract.disguised(rules, state, {choice.seat, viewer}, self.rng)
        here, there = rules.apply(state.copy(), choice), rules.apply(other, choice)
        if not any(contract.shows_hidden_things(event) for event in here + there):
            # An own draw differs with the deck; then only what everybody sees must be the same.
            reader = eyes if all(event.seat != eyes or not event.hidden for event in here) else None
            seen, seen_there = ([event.seen_by(reader) for event in events] for events in (here, there))
            assert seen == seen_there, f"the log of {eyes} tells a secret"

    def _check_view(self, eyes: int | None) -> None:
        """What these eyes see, may answer and are told is the same in both states; the view shows the answers too."""
        rules, state = self.rules, self.session.state
        other = self.contract.disguised(rules, state, set() if eyes is None else {eyes}, self.rng)
        assert rules.view(other, eyes) == rules.view(state, eyes), f"the view of {eyes} tells a secret"
        for ours, theirs in zip(rules.pending(state), rules.pending(other), strict=True):
            heads = [(each.kind, each.cause, each.seat, each.number) for each in (ours, theirs)]
            assert heads[0] == heads[1], f"the questions tell {eyes} a secret"
            if eyes is not None and ours.seat == eyes:
                assert ours.answers == theirs.answers, f"the answers of {eyes} tell a secret"
                assert rules.candidates(state, eyes) == rules.candidates(other, eyes), "the reasons tell a secret"
                of_view = rules.decision_of(rules.view(state, eyes), eyes)
                assert of_view is not None
                assert of_view.answers == ours.answers, f"the view of {eyes} does not show the answers"

    # What holds for the whole game

    def _check_score(self) -> None:
        """There is a sheet for every seat, and nobody who lost has more points than who won."""
        score = self.rules.score(self.session.state)
        assert len(score.seats) == len(self.rules.setup.seats)
        assert score.verdict
        best = max(seat.total for seat in score.seats)
        assert all(score.seats[winner].total == best for winner in score.winners)
        assert score.winners or len(score.seats) == 1
        assert self.rules.round_of(self.session.state) > 0

    def _check_replay(self) -> None:
        """Its journal plays to the same state at every decision."""
        journal = journal_of(self.session)
        again = replay(journal)
        assert journal_of(again) == journal
        assert again.state == self.session.state
        assert digest(self.rules, again.state) == digest(self.rules, self.session.state)
        assert again.events() == self.session.events()
        for index in range(len(self.session.choices)):
            assert again.state_before(index) == self.session.state_before(index)


def _refused(session: Session[Any], choice: Choice, number: int | None = None) -> Reason | None:
    """Why a session does not take an answer; None if it does."""
    try:
        session.choose(choice, number)
    except Refused as refusal:
        return refusal.reason
    return None


def _has_values(event: Event, names: Collection[str]) -> bool:
    """Whether an event has a value for each name; a last name with dots stands for any number of them."""
    *_, last = names or ("",)
    if last.endswith("..."):
        return len(event.values) >= len(names) - 1
    return len(event.values) == len(names)


def _may_be_right(choice: Choice, decision: Decision) -> bool:
    plain = choice._replace(numbers=())
    return (
        plain in decision.options or any(pick.matches(plain) for pick in decision.picks) or choice in decision.options
    )
