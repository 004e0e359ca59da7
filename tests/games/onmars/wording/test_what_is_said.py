"""While games are played every question, answer, refusal and line of the log has words, and none has a gap in it."""

import re

from mars_desktop.engine import Setup
from mars_desktop.games.onmars.events import KINDS
from mars_desktop.games.onmars.questions import ASKED
from mars_desktop.games.onmars.rules import OnMarsRules
from mars_desktop.games.onmars.wording import happenings, headings, hints, prompts
from mars_desktop.games.onmars.wording.things import cause_name
from mars_desktop.games.phrases import Speaker
from tests.games.onmars.wording.saying import Said

_GAP = re.compile(r"[{}]|  | ,|\.\.|\bNone\b|\s-\d|\b(?:you|your)\b.*\b(?:Player \d)\b")


def test_no_text_has_a_gap_or_a_word_too_many(heard: Said) -> None:
    assert len(heard.texts()) > 3000
    assert [text for text in heard.texts() if _GAP.search(text)] == []


def test_every_text_begins_with_a_capital_a_number_or_a_name(heard: Said) -> None:
    assert [text for text in heard.texts() if text[:1].islower()] == []


def test_every_kind_of_question_has_words() -> None:
    assert {ask.kind for ask in ASKED.values()} - {""} <= prompts.kinds()


def test_a_question_names_whoever_is_asked(heard: Said) -> None:
    titles = {text for said in heard.prompts.values() for text in said if text.startswith("Player ")}
    assert len(titles) > 50
    assert all(re.match(r"Player \d: ", title) for title in titles)


def test_the_games_met_almost_every_kind_of_question(heard: Said) -> None:
    assert prompts.kinds() - set(heard.prompts) <= {"take-card", "gain", "use"}


def test_everything_that_happens_is_a_known_kind_with_the_right_number_of_values(heard: Said) -> None:
    for event in heard.events:
        values = KINDS[event.kind]
        if values and values[-1].endswith("..."):
            assert len(event.values) >= len(values) - 1, event
        else:
            assert len(event.values) == len(values), event


def test_the_games_told_almost_every_kind_of_event(heard: Said) -> None:
    assert set(KINDS) - {event.kind for event in heard.events} <= {"contract-completed", "goal"}


def test_every_kind_of_event_has_words_as_a_heading_or_as_a_change() -> None:
    assert headings.KINDS | happenings.kinds() == set(KINDS)
    assert headings.KINDS.isdisjoint(happenings.kinds())
    assert headings.KINDS >= headings.OF_THE_TABLE


def test_every_cause_of_an_event_has_a_name(heard: Said) -> None:
    table = OnMarsRules(Setup.quick("onmars", 2, 1)).table
    causes = {(event.cause, event.kind) for event in heard.events}
    named = {cause: cause_name(table, cause, Speaker(), kind) for cause, kind in causes if cause}
    assert {cause for cause, name in named.items() if name == cause} <= {"round", "travel"}


def test_lines_of_the_log_speak_to_nobody(heard: Said) -> None:
    own_words = {"Develop your Tech", "move your", "of yours", "as far as"}
    lines = [line for line in heard.log if re.search(r"\byou\b", line)]
    assert [line for line in lines if not any(words in line for words in own_words)] == []


def test_a_hint_belongs_to_a_question_that_is_asked() -> None:
    assert hints.kinds() <= prompts.kinds()


def test_most_questions_have_a_hint_for_a_first_game(heard: Said) -> None:
    silent = set(heard.prompts) - set(heard.hints)
    assert silent <= {"gain", "swap", "sell", "produce", "take-card", "use"}
