"""Games played at random in which everything that comes up is said."""

import random
from collections import defaultdict
from typing import Any

from mars_desktop.engine import Choice, Decision, Pick, Session, Setup
from mars_desktop.games.phrases import Speaker
from mars_desktop.games.terraforming.rules import TerraformingRules
from mars_desktop.games.terraforming.wording.answers import answer_label
from mars_desktop.games.terraforming.wording.foresight import preview_lines, warnings
from mars_desktop.games.terraforming.wording.log import log_lines
from mars_desktop.games.terraforming.wording.prompts import prompt
from mars_desktop.games.terraforming.wording.reasons import reason_text
from mars_desktop.games.terraforming.wording.results import score_text, source_name
from mars_desktop.games.terraforming.wording.things import hex_name


class Said:
    """Everything that was said, by what it was said about."""

    def __init__(self) -> None:
        self.prompts: dict[str, set[str]] = defaultdict(set)
        self.answers: dict[str, set[str]] = defaultdict(set)
        self.log: set[str] = set()
        self.rest: set[str] = set()

    def texts(self) -> set[str]:
        """All of it."""
        return set().union(*self.prompts.values(), *self.answers.values(), self.log, self.rest)


def _pick(decision: Decision, rng: random.Random) -> Choice:
    answers: tuple[Choice | Pick, ...] = (*decision.options, *decision.picks)
    answer = answers[rng.randrange(len(answers))]
    if isinstance(answer, Pick):
        return answer.choice(tuple(rng.sample(answer.items, rng.randint(answer.low, answer.high))))
    return answer


def play(seed: int, said: Said, speaker: Speaker) -> None:
    """A whole game with random answers; number of seats, map and options follow from the seed."""
    rng = random.Random(seed)
    setup = Setup.quick(
        "terraforming",
        seed % 5 + 1,
        seed,
        map=("tharsis", "hellas", "elysium")[seed % 3],
        research_draft=rng.choice(("none", "one", "two")),
        effect_order=rng.choice(("matters", "always")),
        solo_goal=rng.choice(("parameters", "rating")),
    )
    say_all(TerraformingRules(setup), rng, said, speaker)


def say_all(rules: TerraformingRules, rng: random.Random, said: Said, speaker: Speaker) -> None:
    """A whole game by these rules with random answers."""
    session: Session[Any] = Session(rules)
    table = rules.table
    while session.pending:
        state = session.state
        decision = rng.choice(session.pending)
        said.prompts[decision.kind].update(prompt(table, state, decision, speaker))
        shown: tuple[Choice | Pick, ...] = (*decision.options[:4], *decision.options[-2:], *decision.picks)
        for answer in shown:
            verb = answer.stem.verb if isinstance(answer, Pick) else answer.verb
            said.answers[verb].update(answer_label(table, state, answer, speaker)[:2])
        choice = _pick(decision, rng)
        said.answers[choice.verb].update(answer_label(table, state, choice, speaker)[:2])
        if state.number % 7 == 0:
            said.rest.update(line.text for line in preview_lines(rules, state, choice, speaker))
            said.rest.update(warnings(rules, state, choice, speaker))
            reasons = (reason for _, reason in rules.candidates(state, choice.seat) if reason is not None)
            said.rest.update(reason_text(table, reason, speaker, choice.seat) for reason in reasons)
        session.choose(choice)
    for viewer in (None, 0):
        for line in log_lines(table, session.events(), speaker, viewer):
            said.log.update((line.text, line.secret))
    said.rest.update(hex_name(table, session.state, place, speaker) for place in range(len(table.map.places)))
    score = rules.score(session.state)
    said.rest.add(score_text(table, score, speaker))
    said.rest.update(source_name(source, speaker) for source, _ in score.seats[0].sources)
