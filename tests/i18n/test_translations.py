"""The language files are complete, fit the texts, and are what the program really reads.

After a new text: `python -m tests.i18n`, translate what it names in `resources/i18n/mars_de.ts`, and run it again.
"""

import os
import random
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QTranslator

from mars_desktop.engine import Setup
from mars_desktop.games.legacy.content import campaign_content
from mars_desktop.games.legacy.rules import LegacyRules
from mars_desktop.games.phrases import SOFT_HYPHEN, Plural, Speaker
from mars_desktop.games.terraforming.content import content
from mars_desktop.games.terraforming.glossary import Glossary
from mars_desktop.games.terraforming.wording.cards import card_text
from tests.games.terraforming.saying import Said, play, say_all
from tests.i18n.catalogue import FORMS, Entry, compiled, compiled_file, merged, read, source_file
from tests.i18n.extraction import Text, texts

GOLDEN = Path(__file__).parents[1] / "golden"
GERMAN = read(source_file("de"))
GAMES = 30
MISSIONS = 14

each_language = pytest.mark.parametrize("language", FORMS)
_PLACE = re.compile(r"\{(\w+)\}")
_LINK = re.compile(r"\[[^\]|]+\|([\w-]+)\]")


def _entries(language: str) -> list[Entry]:
    return [entry for entry in read(source_file(language)).values() if entry.state == "finished"]


@pytest.fixture(scope="module")
def said() -> list[Text]:
    return texts()


@each_language
def test_every_text_of_the_program_is_translated(language: str, said: list[Text]) -> None:
    now = merged(read(source_file(language)), said, language)
    missing = [f"{entry.text.context}: {entry.text.source}" for entry in now.values() if entry.state == "unfinished"]
    assert missing == [], "run python -m tests.i18n and translate these"


@each_language
def test_no_translation_is_of_a_text_that_is_no_longer_said(language: str, said: list[Text]) -> None:
    now = merged(read(source_file(language)), said, language)
    stale = [f"{entry.text.context}: {entry.text.source}" for entry in now.values() if entry.state == "vanished"]
    assert stale == [], "run python -m tests.i18n --tidy"


@each_language
def test_the_file_that_is_translated_agrees_with_the_one_that_is_read(language: str) -> None:
    assert compiled_file(language).read_bytes() == compiled(source_file(language)), "run python -m tests.i18n"


@each_language
def test_a_translation_has_the_places_of_its_text_and_no_others(language: str) -> None:
    for entry in _entries(language):
        places = set(_PLACE.findall(entry.text.source))
        for form in entry.forms:
            # a place may begin with a capital where the language wants one
            assert {name[:1].lower() + name[1:] for name in _PLACE.findall(form)} == places, entry


@each_language
def test_a_text_that_counts_has_every_form_of_the_language(language: str) -> None:
    for entry in _entries(language):
        assert len(entry.forms) == (FORMS[language] if entry.text.one else 1), entry
        assert all(entry.forms), entry


@each_language
def test_a_translation_leads_to_the_same_terms_of_the_glossary(language: str) -> None:
    for entry in _entries(language):
        for form in entry.forms:
            assert sorted(_LINK.findall(form)) == sorted(_LINK.findall(entry.text.source)), entry


@each_language
def test_a_translation_begins_and_ends_like_its_text(language: str) -> None:
    for entry in _entries(language):
        for form in entry.forms:
            assert form == form.strip(), entry
            assert form.endswith(".") == entry.text.source.endswith("."), entry
            assert "  " not in form, entry
            assert '"' not in form, entry


def test_english_needs_no_file_because_both_forms_stand_in_the_source(said: list[Text]) -> None:
    assert all(text.one and text.source for text in said if "{n}" in text.one)
    assert not compiled_file("en").exists()


class _Strict:
    """A translator that gives nothing back for what the file lacks, and remembers it."""

    def __init__(self, language: str) -> None:
        self._qt = QTranslator()
        assert self._qt.load(str(compiled_file(language)))
        self.missing: set[tuple[str, str]] = set()

    def __call__(self, context: str, template: str | Plural, n: int = -1) -> str:
        source = template if isinstance(template, str) else template.other
        found = self._qt.translate(context, source, None, n)
        if not found:
            self.missing.add((context, source))
        return found or source


@pytest.mark.slow
@each_language
def test_everything_said_while_games_are_played_is_translated(language: str) -> None:
    strict, heard = _Strict(language), Said()
    for seed in range(GAMES):
        play(seed, heard, Speaker(strict))
    assert strict.missing == set()
    assert len(heard.texts()) > 3000
    assert [text for text in heard.texts() if re.search(r"[{}]|  | ,|\.\.|\bNone\b|\s-\d", text)] == []


_OF_PACKS = frozenset({"card name", "place name", "map name", "milestone name", "award name", "standard project"})
"""Contexts in which names are said that a campaign's pack brings along; they are not translated."""


@pytest.mark.slow
@each_language
def test_everything_said_while_missions_are_played_is_translated(language: str) -> None:
    strict, heard = _Strict(language), Said()
    for seed in range(MISSIONS):
        setup = Setup.quick("legacy", seed % 4 + 1, seed, mission=seed % 7 + 1)
        say_all(LegacyRules(setup), random.Random(seed), heard, Speaker(strict))
    assert {text for text in strict.missing if text[0] not in _OF_PACKS} == set()
    assert len(heard.texts()) > 1000


@each_language
def test_every_card_of_the_campaign_is_said_in_the_language(language: str) -> None:
    strict = _Strict(language)
    for card in campaign_content().cards:
        card_text(card, Speaker(strict), campaign_content())
    assert {text for text in strict.missing if text[0] not in _OF_PACKS} == set()


@each_language
def test_every_card_and_every_term_is_translated(language: str) -> None:
    strict = _Strict(language)
    speaker = Speaker(strict)
    for card in content().cards:
        speaker.say("card name", card.name)
        card_text(card, speaker)
    Glossary(speaker)
    assert strict.missing == set()


def test_all_german_card_texts_are_the_golden_ones() -> None:
    """After a deliberate change write them anew with MARS_DESKTOP_GOLDEN=write, and read the difference."""
    speaker = Speaker(_Strict("de"))
    written = "".join(
        f"{card.number} {speaker.say('card name', card.name)}\n"
        + "".join(f"    {sentence}\n" for sentence in card_text(card, speaker).sentences())
        for card in content().cards
    )
    golden = GOLDEN / "card-texts-de.txt"
    if os.environ.get("MARS_DESKTOP_GOLDEN") == "write":
        golden.write_text(written, encoding="utf-8")
    assert written == golden.read_text(encoding="utf-8")


def _long_words() -> Iterator[str]:
    for entry in GERMAN.values():
        if entry.text.context == "card name":
            yield from re.split(r"[ -]", entry.forms[0])


def test_long_words_in_german_names_of_cards_can_be_broken() -> None:
    parts = [part for word in _long_words() for part in word.split(SOFT_HYPHEN)]
    assert [part for part in parts if len(part) > 11] == []


def test_german_names_of_cards_are_told_apart() -> None:
    names = [entry.forms[0] for entry in GERMAN.values() if entry.text.context == "card name"]
    assert len(set(names)) == len(names) == len({card.name for card in content().cards})
