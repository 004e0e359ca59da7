"""Cards are found by what is asked for, in any language, and whatever cannot be understood is said."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from mars_desktop.games.phrases import Plural, Speaker
from mars_desktop.games.terraforming.content import content
from mars_desktop.games.terraforming.search import CardSearch, SearchLanguage, SearchProblem
from mars_desktop.games.terraforming.search_words import FIELDS, VALUES


def found(text: str) -> list[str]:
    """The ids of the cards found, in printed order."""
    return [card.id for card in SEARCH.find(text)]


SEARCH = CardSearch(content().cards)

RESULTS = {
    "tag:space cost<15": "asteroid space-station security-fleet optimal-aerobraking miranda-resort space-mirrors "
    "solar-wind-power trans-neptune-probe toll-station imported-ghg shuttles import-of-advanced-ghg satellites "
    "lagrange-observatory technology-demonstration",
    "holds:animal": "predators fish small-animals birds ecological-zone herbivores pets livestock",
    "deck:base cost:30..": "nitrogen-rich-asteroid deimos-down asteroid-mining beam-from-a-thorium-asteroid "
    "giant-ice-asteroid large-convoy immigration-shuttles soletta",
    "requires:oxygen -tag:plant": "colonizer-training-camp search-for-life domed-crater methane-from-titan predators "
    "cupola-city ghg-producing-bacteria ants natural-preserve small-animals electro-catapult birds open-city "
    "breathing-filters zeppelins worms decomposers herbivores insects shuttles windmills biomass-combustors livestock",
    "kind:event vp>0": "interstellar-colony-ship large-convoy",
    "vp<0": "nuclear-zone bribed-committee hackers heat-trappers corporate-stronghold biomass-combustors flooding "
    "indentured-workers energy-tapping",
    "tag:none cost<6": "dust-seals hackers insulation caretaker-contract micro-mills protected-habitats",
    "requires:max": "colonizer-training-camp search-for-life domed-crater arctic-algae cupola-city archaebacteria "
    "natural-preserve electro-catapult dust-seals extreme-cold-fungus designed-microorganisms",
    "removes:plants": "asteroid comet big-asteroid deimos-down virus fish small-animals mining-expedition birds "
    "giant-ice-asteroid herbivores biomass-combustors",
    "gives:titanium": "asteroid-mining-consortium asteroid big-asteroid space-elevator phobos-space-haven "
    "asteroid-mining vesta-shipyard solar-wind-power robotic-workforce io-mining-industries ore-processor strip-mine "
    "titanium-mine fuel-factory saturn-systems phobolog",
    "(tag:jovian or tag:earth) kind:event": "imported-hydrogen interstellar-colony-ship business-contacts "
    "bribed-committee large-convoy investment-loan imported-ghg imported-nitrogen import-of-advanced-ghg",
    "deck:corporate-era tag:microbe": "tardigrades virus viral-enhancers",
    "kind:corporation gives:titanium": "saturn-systems phobolog",
    "has:action uses:heat": "caretaker-contract",
    "number:10..12": "comet big-asteroid water-import-from-europa",
    '"any player" kind:event': "asteroid comet big-asteroid deimos-down virus mining-expedition giant-ice-asteroid "
    "sabotage hired-raiders",
}


@pytest.mark.parametrize("text", RESULTS)
def test_a_search_finds_exactly_these_cards(text: str) -> None:
    assert found(text) == RESULTS[text].split()


def test_an_empty_search_finds_every_card() -> None:
    assert len(found("  ")) == len(content().cards)


def test_words_match_name_and_text_and_all_of_them_must() -> None:
    assert found("BIRDS") == ["birds"]
    assert set(found("raise oxygen")) < set(found("oxygen"))
    assert found("name:comet") == ["comet", "towing-a-comet"]
    assert "comet" not in found("text:comet")


def test_accents_capitals_and_kinds_of_dash_do_not_matter() -> None:
    assert found("nitrogen–rich") == found("NITROGEN-RICH") == ["nitrogen-rich-asteroid"]
    assert found("vp:−1") == found("vp:-1")


def test_or_binds_weaker_than_standing_together() -> None:
    assert set(found("tag:jovian or tag:earth kind:event")) == {*found("tag:jovian"), *found("tag:earth kind:event")}


def test_a_dash_turns_a_term_or_a_group_round() -> None:
    everything = set(found(""))
    assert set(found("-tag:space")) == everything - set(found("tag:space"))
    assert set(found("-(tag:space or tag:earth)")) == everything - set(found("tag:space or tag:earth"))
    assert found("--tag:space") == found("tag:space") == found("-tag!=space")


def test_the_beginning_of_a_value_is_enough_but_a_whole_value_is_meant_alone() -> None:
    assert found("tag:mic") == found("tag:microbe")
    assert set(found("tag:s")) == {*found("tag:space"), *found("tag:science")}
    assert found("tag:an") == found("tag:animal")


def test_colours_of_printed_cards_are_known_as_kinds() -> None:
    assert found("kind:blue") == found("kind:active") == found("kind:lasting")


@pytest.mark.parametrize("same", ["cost:10..20", "cost>=10 cost<=20", "cost≥10 cost<21", "-cost<10 cost:..20"])
def test_ranges_and_comparisons_say_the_same(same: str) -> None:
    assert found(f"{same} -kind:corporation") == found("cost:10..20")


def test_points_that_depend_on_something_count_as_for_one_of_it() -> None:
    assert {"birds", "search-for-life"} <= set(found("vp>0"))
    assert "search-for-life" in found("vp:3")


@pytest.mark.parametrize(
    ("text", "sentence", "where"),
    [
        ("mine foo:1", "There is no field “foo”; write one of name, text, cost, vp, tags, number, kind, ", "foo:1"),
        ("tag:venus", "“venus” is no value of “tag”; write one of building, space, science, ", "tag:venus"),
        ("cost<20 tag:", "“tag:” needs a value, for example tag:building.", "tag:"),
        ("cost:many", "“many” is no number for “cost”; write for example cost<15 or cost:10..20.", "cost:many"),
        ("tag>3", "“tag” cannot be compared; write for example tag:building.", "tag>3"),
        ("mine )", "Nothing is open where this “)” closes it; take it away.", ")"),
        ("(" * 40, "There are too many parentheses inside one another; take some away.", "("),
        ("cost:" + "9" * 5000, "“999", "cost:" + "9" * 5000),
    ],
)
def test_what_cannot_be_understood_is_said_with_its_place(text: str, sentence: str, where: str) -> None:
    with pytest.raises(SearchProblem) as caught:
        SEARCH.find(text)
    assert str(caught.value).startswith(sentence)
    assert text[caught.value.start : caught.value.end] == where


@pytest.mark.parametrize("text", ['"any play', "(tag:space", "-", "or", "()", "tag:space or", "-()"])
def test_what_is_still_being_typed_is_no_problem(text: str) -> None:
    SEARCH.find(text)


@given(st.text(alphabet='abc tag:space-<>=!.()"“”„0123456789±−≤ or', max_size=60) | st.text(max_size=40))
@settings(deadline=None, max_examples=300)
def test_any_text_finds_cards_or_is_refused_in_one_sentence(text: str) -> None:
    problem = None
    try:
        SEARCH.find(text)
    except SearchProblem as caught:
        problem = caught
    assert problem is None or (str(problem).endswith(".") and 0 <= problem.start < problem.end <= len(text))


@given(
    st.sampled_from(sorted(VALUES)).flatmap(lambda field: st.tuples(st.just(field), st.sampled_from(VALUES[field]))),
    st.text(alphabet="abc -()", max_size=12) | st.sampled_from(["tag:space", "mine or kind:event"]),
)
@settings(deadline=None)
def test_a_value_that_is_written_into_a_search_is_read_out_of_it(chosen: tuple[str, str], text: str) -> None:
    language = SearchLanguage()
    field, value = chosen
    written = language.with_value(text, field, value)
    if text.count("(") == text.count(")") == 0:
        assert language.value_of(written, field) == value
        assert language.value_of(language.with_value(written, field, ""), field) == ""


def test_a_written_value_takes_the_place_of_the_one_before() -> None:
    language = SearchLanguage()
    assert language.with_value("tag:space mine", "tag", "earth") == "tag:Earth mine"
    assert language.with_value("mine tag:space", "tag", "") == "mine"
    assert language.with_value("a or b", "kind", "active") == "(a or b) kind:active"
    assert language.value_of("tag:space or mine", "tag") == ""


def test_every_example_finds_some_cards_but_not_all() -> None:
    for example in SEARCH.language.examples():
        assert 0 < len(found(example)) < 60, example


def test_every_value_of_every_field_is_borne_by_some_card() -> None:
    language = SearchLanguage()
    for field, values in VALUES.items():
        if field == "requires":
            # A requirement may be about any tag or production; few are.
            continue
        unused = [value for value in values if not found(language.term(field, value))]
        assert unused == [], field


def _swedish(context: str, template: str | Plural, n: int = -1) -> str:
    """A few words of another language."""
    english = template if isinstance(template, str) else template.one if n == 1 else template.other
    return {
        ("card name", "Birds"): "Fåglar",
        ("search field", "tag"): "märke",
        ("tag", "space"): "rymd",
        ("search", "or"): "eller",
        ("search problem", "There is no field “{field}”; write one of {fields}."): "Inget fält “{field}”: {fields}.",
    }.get((context, english), english)


def test_names_fields_and_values_are_known_in_another_language_and_in_english() -> None:
    search = CardSearch(content().cards, Speaker(_swedish))
    assert [card.id for card in search.find("faglar")] == ["birds"]
    assert search.find("märke:rymd eller marke:earth") == search.find("tag:space or tag:earth")
    assert search.language.with_value("", "tag", "space") == "märke:rymd"
    with pytest.raises(SearchProblem, match=r"Inget fält “foo”: name, .*märke"):
        search.find("foo:1")


def test_every_field_has_a_name() -> None:
    assert {field for field in FIELDS if not SearchLanguage().term(field, _some_value(field))} == set()


def _some_value(field: str) -> str:
    return VALUES[field][0] if field in VALUES else ":1"
