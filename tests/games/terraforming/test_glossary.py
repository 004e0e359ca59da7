"""The glossary explains the terms of the game, leads from one to the other, and is found by many words."""

import string
from pathlib import Path

import pytest

from mars_desktop import paths
from mars_desktop.games.phrases import Plural, Speaker
from mars_desktop.games.terraforming.content import content
from mars_desktop.games.terraforming.glossary import Glossary, GlossaryProblem, Part, entries, parts, plain, terms_of

GLOSSARY = Glossary()
TERMS = [term.id for term in GLOSSARY.terms]


def test_every_term_has_a_name_of_its_own() -> None:
    assert len(set(TERMS)) == len(TERMS)
    assert len({term.name for term in GLOSSARY.terms}) == len(TERMS)


@pytest.mark.parametrize("term", TERMS)
def test_every_link_leads_to_another_term(term: str) -> None:
    linked = [part.term for part in (*GLOSSARY[term].short, *GLOSSARY[term].more) if part.term]
    assert all(other in GLOSSARY and other != term for other in linked)
    text = plain((*GLOSSARY[term].short, *GLOSSARY[term].more))
    assert not set("[]|{}") & set(text)


@pytest.mark.parametrize("term", TERMS)
def test_a_term_is_explained_in_one_or_two_sentences_before_more_is_said(term: str) -> None:
    short = plain(GLOSSARY[term].short)
    assert short.endswith(".")
    assert len(short) <= 230
    assert short.count(". ") <= 2
    assert GLOSSARY[term].reference.startswith(short)


def test_a_text_is_taken_apart_at_its_links() -> None:
    assert parts("See [heat|heat] and [an ocean|ocean].") == (
        Part("See "),
        Part("heat", "heat"),
        Part(" and "),
        Part("an ocean", "ocean"),
        Part("."),
    )


def test_terms_are_found_by_names_other_words_and_text() -> None:
    assert GLOSSARY.find("TR")[0].id == "rating"
    assert GLOSSARY.find("terraform rat")[0].id == "rating"
    assert GLOSSARY.find("green card")[0].id == "automated-card"
    assert [term.id for term in GLOSSARY.find("half a second")] == ["cover"]
    assert GLOSSARY.find("no such word") == []
    assert [term.id for term in GLOSSARY.find("")] == TERMS


def test_it_is_known_from_where_a_term_is_led_to() -> None:
    assert "greenery" in [term.id for term in GLOSSARY.leading_to("convert-plants")]


def test_the_terms_of_a_card_explain_what_is_on_it() -> None:
    known = content()
    assert terms_of(known["comet"]) == ("event", "tag", "ocean", "any-player")
    assert terms_of(known["birds"]) == (
        *("active-card", "tag", "requirement", "production", "any-player", "card-action", "card-resource", "points"),
    )
    assert all(term in GLOSSARY for card in known.cards for term in terms_of(card))


def test_the_numbers_in_the_glossary_are_those_of_the_game() -> None:
    numbers = content().numbers
    assert f"{numbers.card_price} M€" in plain(GLOSSARY["research"].short)
    assert f"{numbers.milestone_price} M€" in plain(GLOSSARY["milestone"].short)
    assert "{}, {} and {} M€".format(*numbers.award_prices) in plain(GLOSSARY["award"].short)
    assert f"{numbers.plants_per_greenery} plants" in plain(GLOSSARY["convert-plants"].short)
    assert f"{numbers.heat_per_temperature} heat" in plain(GLOSSARY["convert-heat"].short)
    assert f"starts at {numbers.terraform_rating}" in plain(GLOSSARY["rating"].short)
    assert f"starts at {numbers.solo_terraform_rating}" in plain(GLOSSARY["solo"].short)
    said = plain(GLOSSARY["standard-project"].more)
    assert all(str(project.cost) in said for project in numbers.standard_projects if project.cost)


def test_another_language_says_all_of_it() -> None:
    def shouted(context: str, template: str | Plural, n: int = -1) -> str:
        text = template if isinstance(template, str) else template.other
        plain_words = (field is None for _, field, _, _ in string.Formatter().parse(text))
        return text.upper() if context in ("glossary", "rule book") and all(plain_words) else text

    term = Glossary(Speaker(shouted))["pass"]
    assert term.name == "PASSING"
    assert term.rules == "Rule book: III. ACTION PHASE"


def test_a_damaged_file_is_said_with_its_place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "help").mkdir()
    (tmp_path / "help" / "glossary_en.toml").write_text('[[term]]\nid = "a"\n', encoding="utf-8")
    monkeypatch.setattr(paths, "resources", lambda: tmp_path)
    entries.cache_clear()
    try:
        with pytest.raises(GlossaryProblem, match=r"The glossary “.*glossary_en.toml” is not valid: "):
            entries()
    finally:
        entries.cache_clear()
