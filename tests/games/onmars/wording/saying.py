"""Games of On Mars played at random in which everything that comes up is said."""

import random
from collections import defaultdict

from mars_desktop.engine import Choice, Event, Pick, Reason, Session, Setup
from mars_desktop.games.onmars.rules import OnMarsRules
from mars_desktop.games.onmars.state import State
from mars_desktop.games.onmars.wording.answers import answer_label
from mars_desktop.games.onmars.wording.hints import hint
from mars_desktop.games.onmars.wording.log import log_lines, open_heading
from mars_desktop.games.onmars.wording.prompts import prompt
from mars_desktop.games.onmars.wording.reasons import reason_text
from mars_desktop.games.onmars.wording.results import goal_lines, score_text
from mars_desktop.games.onmars.wording.things import hex_name
from mars_desktop.games.onmars.words import SOLO_GOALS
from mars_desktop.games.phrases import Speaker


class Said:
    """Everything that was said, by what it was said about, and every event that came up."""

    def __init__(self) -> None:
        self.prompts: dict[str, set[str]] = defaultdict(set)
        self.answers: dict[str, set[str]] = defaultdict(set)
        self.reasons: dict[str, set[str]] = defaultdict(set)
        self.hints: dict[str, set[str]] = defaultdict(set)
        self.log: set[str] = set()
        self.rest: set[str] = set()
        self.events: list[Event] = []

    def texts(self) -> set[str]:
        """All of it."""
        return set().union(
            *(said for of in (self.prompts, self.answers, self.reasons, self.hints) for said in of.values()),
            self.log,
            self.rest,
        )


def setup_of(seed: int) -> Setup:
    """A game whose number of seats and options follow from the seed."""
    rng = random.Random(seed)
    return Setup.quick(
        "onmars",
        seed % 4 + 1,
        seed,
        length=rng.choice(("short", "long")),
        solo_goal=rng.choice(SOLO_GOALS),
        first_colonists=rng.random() < 0.4,
        space_oddity=rng.random() < 0.3,
    )


def play(seed: int, said: Said, speaker: Speaker) -> None:
    """A whole game with random answers."""
    rules, rng = OnMarsRules(setup_of(seed)), random.Random(seed)
    table = rules.table
    session: Session[State] = Session(rules)
    said.events += session.opening
    said.log |= {line.text for line in log_lines(table, session.opening, speaker)}
    under = open_heading(session.opening)
    while session.pending:
        decision = rng.choice(session.pending)
        state = session.state
        asked = prompt(table, state, decision, speaker)
        said.prompts[decision.kind] |= {asked.title, asked.detail} - {""}
        guided = hint(table, state, decision, speaker)
        if guided is not None:
            said.hints[decision.kind] |= set(guided[:4]) - {""}
        for answer, reason in rules.candidates(state, decision.seat):
            _say_answer(rules, state, answer, said, speaker)
            if reason is not None:
                _say_reason(rules, reason, said, speaker)
        if rng.random() < 0.02:
            said.rest |= {hex_name(table, state, place, speaker) for place in range(table.map.hexes)}
        choice = rules.sample(state, rng.randrange)
        assert choice is not None
        session.choose(choice, decision.number)
        events = session.events_of(len(session.choices) - 1)
        said.events += events
        said.log |= {line.text for line in log_lines(table, events, speaker, under)}
        under = open_heading(events, under)
    score = rules.score(session.state)
    said.rest.add(score_text(table, score, speaker))
    if table.solo:
        said.rest |= {line for line, _ in goal_lines(table, session.state, speaker)}


def _say_answer(rules: OnMarsRules, state: State, answer: Choice | Pick, said: Said, speaker: Speaker) -> None:
    stem = answer.stem if isinstance(answer, Pick) else answer
    label = answer_label(rules.table, state, answer, speaker)
    said.answers[stem.verb] |= {label.title, label.detail} - {""}


def _say_reason(rules: OnMarsRules, reason: Reason, said: Said, speaker: Speaker) -> None:
    said.reasons[reason.key].add(reason_text(rules.table, reason, speaker, 0))
