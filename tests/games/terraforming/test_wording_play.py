"""Whatever comes up in play is said whole: questions, answers, changes, results, in games played at random."""

import random
import re
from collections import defaultdict
from collections.abc import Iterator

import pytest

from mars_desktop.engine import Choice, Decision, Pick, Session, Setup
from mars_desktop.games.terraforming.rules import TerraformingRules
from mars_desktop.games.terraforming.wording.answers import answer_label
from mars_desktop.games.terraforming.wording.foresight import preview_lines, warnings
from mars_desktop.games.terraforming.wording.log import log_lines
from mars_desktop.games.terraforming.wording.phrases import Plural, Speaker, english
from mars_desktop.games.terraforming.wording.prompts import prompt
from mars_desktop.games.terraforming.wording.reasons import reason_text
from mars_desktop.games.terraforming.wording.results import score_text, source_name
from mars_desktop.games.terraforming.wording.things import hex_name

pytestmark = pytest.mark.slow
GAMES = 60
ENGLISH = Speaker()
KINDS = frozenset(
    [
        "start",
        "draft",
        "research",
        "action",
        "order",
        "place",
        "claim",
        "remove",
        "reduce",
        "add",
        "choose",
        "copy",
        "amount",
        "discard",
        "keep",
        "buy",
    ]
) | {"final-greenery"}
VERBS = frozenset(
    [
        "start",
        "draft",
        "buy",
        "play",
        "use",
        "project",
        "sell",
        "convert",
        "milestone",
        "fund",
        "first-action",
        "end",
        "pass",
        "place",
        "claim",
        "remove",
        "reduce",
        "add",
        "choose",
        "copy",
        "amount",
        "discard",
        "keep",
        "resolve",
        "done",
    ]
)


class _Said:
    """Everything that was said, by what it was said about."""

    def __init__(self) -> None:
        self.prompts: dict[str, set[str]] = defaultdict(set)
        self.answers: dict[str, set[str]] = defaultdict(set)
        self.log: set[str] = set()
        self.rest: set[str] = set()

    def texts(self) -> set[str]:
        return set().union(*self.prompts.values(), *self.answers.values(), self.log, self.rest)


def _pick(decision: Decision, rng: random.Random) -> Choice:
    answers: tuple[Choice | Pick, ...] = (*decision.options, *decision.picks)
    answer = answers[rng.randrange(len(answers))]
    if isinstance(answer, Pick):
        return answer.choice(tuple(rng.sample(answer.items, rng.randint(answer.low, answer.high))))
    return answer


def _play(seed: int, said: _Said, speaker: Speaker) -> None:
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
    rules = TerraformingRules(setup)
    session = Session(rules)
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


@pytest.fixture(scope="module")
def said() -> _Said:
    everything = _Said()
    for seed in range(GAMES):
        _play(seed, everything, ENGLISH)
    return everything


def test_every_kind_of_question_is_asked_in_words(said: _Said) -> None:
    assert set(said.prompts) >= KINDS
    assert all(any(texts) for texts in said.prompts.values())


def test_every_verb_is_answered_in_words(said: _Said) -> None:
    assert set(said.answers) >= VERBS


def test_every_question_names_who_is_asked(said: _Said) -> None:
    titles = {text for texts in said.prompts.values() for text in texts if text.startswith("Player")}
    assert {text[: len("Player 1:")] for text in titles} == {f"Player {n}:" for n in range(1, 6)}


def test_nothing_is_left_unfilled(said: _Said) -> None:
    assert [text for text in said.texts() if re.search(r"[{}]|None|  |\bmc\b|^ | $", text)] == []


def test_no_id_is_shown_as_a_word(said: _Said) -> None:
    assert [text for text in said.texts() if re.search(r"\b(p\d|[a-z]+-[a-z]+)\b", text)] == []


def test_the_log_speaks_of_nobody_as_you(said: _Said) -> None:
    assert [text for text in said.log if re.search(r"\b(you|your|yours)\b", text, re.IGNORECASE)] == []


def test_a_line_begins_with_a_capital_or_a_number(said: _Said) -> None:
    assert [text for text in said.log if text and not re.match(r"[A-Z0-9+−]", text)] == []


def test_losses_are_written_with_a_true_minus(said: _Said) -> None:
    assert [text for text in said.texts() if re.search(r"(^|\s)-\d", text)] == []


def _words(text: str) -> Iterator[str]:
    return (word for word in re.findall(r"[^\W\d_]+", text) if word != "x")


def test_every_word_passes_through_the_translator() -> None:
    def dots(context: str, template: str | Plural, n: int = -1) -> str:
        return re.sub(r"[^\W\d_](?![^{]*\})", "·", english(context, template, n))

    everything = _Said()
    for seed in (0, 2, 3):
        _play(seed, everything, Speaker(dots))
    # a seat's name and the id of a hex are the same in every language
    foreign = {word for text in everything.texts() for word in _words(re.sub(r"\b[A-I][1-9]\b", "", text))}
    assert foreign == {"Player"}
