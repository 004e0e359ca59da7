"""Whatever comes up in play is said whole: questions, answers, changes, results, in games played at random."""

import re
from collections.abc import Iterator

import pytest

from mars_desktop.games.phrases import Plural, Speaker, english
from tests.games.terraforming.saying import Said, play

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


@pytest.fixture(scope="module")
def said() -> Said:
    everything = Said()
    for seed in range(GAMES):
        play(seed, everything, ENGLISH)
    return everything


def test_every_kind_of_question_is_asked_in_words(said: Said) -> None:
    assert set(said.prompts) >= KINDS
    assert all(any(texts) for texts in said.prompts.values())


def test_every_verb_is_answered_in_words(said: Said) -> None:
    assert set(said.answers) >= VERBS


def test_every_question_names_who_is_asked(said: Said) -> None:
    titles = {text for texts in said.prompts.values() for text in texts if text.startswith("Player")}
    assert {text[: len("Player 1:")] for text in titles} == {f"Player {n}:" for n in range(1, 6)}


def test_nothing_is_left_unfilled(said: Said) -> None:
    assert [text for text in said.texts() if re.search(r"[{}]|None|  |\bmc\b|^ | $", text)] == []


def test_no_id_is_shown_as_a_word(said: Said) -> None:
    assert [text for text in said.texts() if re.search(r"\b(p\d|[a-z]+-[a-z]+)\b", text)] == []


def test_the_log_speaks_of_nobody_as_you(said: Said) -> None:
    assert [text for text in said.log if re.search(r"\b(you|your|yours)\b", text, re.IGNORECASE)] == []


def test_a_line_begins_with_a_capital_or_a_number(said: Said) -> None:
    assert [text for text in said.log if text and not re.match(r"[A-Z0-9+−]", text)] == []


def test_losses_are_written_with_a_true_minus(said: Said) -> None:
    assert [text for text in said.texts() if re.search(r"(^|\s)-\d", text)] == []


def _words(text: str) -> Iterator[str]:
    return (word for word in re.findall(r"[^\W\d_]+", text) if word != "x")


def test_every_word_passes_through_the_translator() -> None:
    def dots(context: str, template: str | Plural, n: int = -1) -> str:
        return re.sub(r"[^\W\d_](?![^{]*\})", "·", english(context, template, n))

    everything = Said()
    for seed in (0, 2, 3):
        play(seed, everything, Speaker(dots))
    # a seat's name and the id of a hex are the same in every language
    foreign = {word for text in everything.texts() for word in _words(re.sub(r"\b[A-I][1-9]\b", "", text))}
    assert foreign == {"Player"}
