"""Missions in words: cards, questions, answers, changes and results, whole and without ids.

Legacy words of cards are tested with those of the base game.
"""

import random
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import mars_desktop.games.legacy
from mars_desktop.engine import Choice, Event, Seat, Setup
from mars_desktop.engine.reason import Reason
from mars_desktop.engine.score import Score, SeatScore
from mars_desktop.games.legacy.content import campaign_content
from mars_desktop.games.legacy.rules import LegacyRules
from mars_desktop.games.phrases import Plural, Speaker, english
from mars_desktop.games.terraforming.content import Card
from mars_desktop.games.terraforming.events import KINDS
from mars_desktop.games.terraforming.glossary import Glossary, plain, terms_of
from mars_desktop.games.terraforming.search_facts import facts_of
from mars_desktop.games.terraforming.wording.answers import answer_label
from mars_desktop.games.terraforming.wording.cards import card_text
from mars_desktop.games.terraforming.wording.decks import deck_name, kind_name
from mars_desktop.games.terraforming.wording.log import log_lines
from mars_desktop.games.terraforming.wording.options import option_text
from mars_desktop.games.terraforming.wording.reasons import reason_text
from mars_desktop.games.terraforming.wording.results import score_text
from mars_desktop.games.terraforming.wording.things import hex_name, parameter_name
from tests.games.terraforming.saying import Said, say_all

ENGLISH = Speaker()
PEOPLE = (Seat("Mira", "rose"), Seat("Jonas", "azure"))
CAMPAIGN = campaign_content()
GAMES = 14

each_card = pytest.mark.parametrize("card", CAMPAIGN.cards, ids=[card.id for card in CAMPAIGN.cards])


def _mission(number: int, people: tuple[Seat, ...] = PEOPLE) -> LegacyRules:
    return LegacyRules(Setup("legacy", people, 1, {"mission": number}))


@each_card
def test_a_card_of_the_campaign_says_whole_sentences_in_words_that_pass_through_the_translator(card: Card) -> None:
    def dots(context: str, template: str | Plural, n: int = -1) -> str:
        return re.sub(r"(\{\w+\})|[A-Za-z]", lambda found: found[1] or "·", english(context, template, n))

    for said in card_text(card, ENGLISH, CAMPAIGN).sentences():
        assert re.fullmatch(r"[A-Z0-9−].*[^.]\.", said)
        assert not re.search(r"[{}]|  | ,|\.\.|\bNone\b|-\d|\ba [aeiou]", said)
    hidden = " ".join(card_text(card, Speaker(dots), CAMPAIGN).sentences())
    assert set(re.findall(r"[A-Za-z]+", hidden)) <= {"x"}


_SAID = {
    "corporation-chosen": (Event("corporation-chosen", 0, "greenwake"), "Mira chose Greenwake"),
    "development": (Event("development", 0, "greenwake-m1a"), "Mira has the development Seed Bank"),
    "innovation": (Event("innovation", 0, "innovation"), "Mira took the innovation action"),
    "sell": (Event("sell", 0, "sell", (1,)), "Mira sold 0 cards for 0 M€"),
    "generation-event": (Event("generation-event", -1, "storms"), "Rule of the mission: Storms"),
    "goal": (Event("goal", -1, "goal", (0, 5, 8)), "The goal of the mission is missed: 5 of 8"),
    "population": (Event("population", 0, "start", ("city", "E5", 2)), "Mira: Population on E5 (Mamers Valles), now 2"),
    "melt": (Event("melt", 0, "melting", ("E5",)), "Mira: Glacier on E5 (Mamers Valles) melted"),
    "freeze": (Event("freeze", 0, "start", ("E5",)), "Mira: Water on E5 (Mamers Valles) frozen"),
    "parameter-lowered": (
        Event("parameter-lowered", 0, "start", ("temperature", -4, -6)),
        "Mira: Temperature −4 → −6 °C",
    ),
    "box": (Event("box", 0, "saving", (2,), ("pets", "comet")), "Mira: Saved 2 cards for the next mission"),
    "put": (Event("box", 0, "start", (1,), ("comet",)), "Mira: Put 1 card into the own box"),
    "innovation-draw": (Event("innovation-draw", 0, "start", (3,)), "Mira: Drew 3 innovations"),
    "refresh": (
        Event("refresh", 0, "start", ("ironworks",)),
        "Mira: The action of Ironworks can be used again",
    ),
    "points": (Event("points", 0, "goal", (-3,)), "Mira: 3 points lost (goal of the mission)"),
    "saved-back": (Event("saved-back", 0, "start", (1,), ("comet",)), "Mira: 1 saved card comes to hand"),
    "replaced": (
        Event("replaced", 0, "start", (1,), ("comet",)),
        "Mira: 1 saved card that is not legal here is replaced by a random one",
    ),
    "compensation": (
        Event("compensation", 0, "start", (2,), ("comet", "pets")),
        "Mira: 2 random cards, as none were saved",
    ),
}


def _kinds() -> Iterator[str]:
    for file in Path(mars_desktop.games.legacy.__file__).parent.glob("*.py"):
        yield from re.findall(r'Event\(\s*"([a-z-]+)"', file.read_text(encoding="utf-8"))


def test_every_kind_of_event_of_a_mission_is_said_below() -> None:
    assert set(_kinds()) <= {*_SAID, *KINDS}


@pytest.mark.parametrize("kind", _SAID)
def test_an_event_of_a_mission_says(kind: str) -> None:
    event, said = _SAID[kind]
    assert [line.text for line in log_lines(_mission(3).table, [event], ENGLISH)] == [said]


def test_what_everybody_saves_at_the_end_is_told_by_name_and_names_the_cards_to_their_owner_only() -> None:
    table = _mission(3).table
    events = [Event("phase", -1, "final", (9,)), Event("turn", 0, "turn"), _SAID["box"][0]]
    public, own = (log_lines(table, events, ENGLISH, viewer) for viewer in (None, 0))
    assert public[0].text == "Generation 9: Final conversion"
    assert public[-1].text == "Mira: Saved 2 cards for the next mission"
    assert (public[-1].secret, own[-1].secret) == ("", "Pets and Comet")


def test_every_option_of_a_mission_has_words() -> None:
    for option in LegacyRules.options:
        text = option_text(option.key, ENGLISH)
        assert text.name
        assert text.explanation.endswith(".")


def test_cards_of_the_campaign_can_be_searched_and_are_explained() -> None:
    glossary = Glossary()
    for card in CAMPAIGN.cards:
        facts = facts_of(card, ENGLISH)
        assert facts.name
        assert all(term in glossary for term in terms_of(card))
    assert facts_of(CAMPAIGN["wage-reform"], ENGLISH).values["requires"] == {"population", "min", "any"}
    assert "workers" in facts_of(CAMPAIGN["dormitory-blocks"], ENGLISH).values["produces"]
    assert "population" in facts_of(CAMPAIGN["homestead-grants"], ENGLISH).values["gives"]


def test_the_numbers_in_the_glossary_are_those_of_the_campaign() -> None:
    numbers, glossary = CAMPAIGN.legacy_numbers, Glossary()
    assert f"{numbers.workers_per_population} workers" in plain(glossary["convert-workers"].short)
    assert f"room for {numbers.population_room['city']}" in plain(glossary["population"].short)
    assert f"{numbers.population_adjacency_mc} M€ for each Population" in plain(glossary["population"].more)
    assert f"draw {numbers.innovation_look} innovations" in plain(glossary["innovation-action"].short)
    assert f"up to {numbers.saved_cards} cards" in plain(glossary["box"].short)


def test_cards_sold_by_an_action_are_counted_in_one_line() -> None:
    events = [
        Event("sell", 0, "sell", (2,)),
        Event("discard", 0, "sell", (2,), ("comet", "pets")),
        Event("stock", 0, "sell", ("mc", 4, 9)),
    ]
    assert [line.text for line in log_lines(_mission(1).table, events, ENGLISH)] == ["Mira sold 2 cards for 4 M€"]


def test_workers_turned_into_a_population_tell_what_they_cost() -> None:
    events = [Event("convert", 0, "workers"), Event("stock", 0, "convert-workers", ("workers", -8, 1))]
    lines = [line.text for line in log_lines(_mission(1).table, events, ENGLISH)]
    assert lines == ["Mira turned 8 workers into a Population"]


def test_a_card_paid_with_workers_tells_so() -> None:
    events = [
        Event("play", 0, "comet", (21, 21)),
        Event("stock", 0, "comet", ("workers", -6, 0)),
        Event("stock", 0, "comet", ("mc", -15, 3)),
    ]
    lines = [line.text for line in log_lines(_mission(1).table, events, ENGLISH)]
    assert lines == ["Mira played Comet for 6 workers and 15 M€"]


def test_the_two_sides_of_an_ocean_are_called_as_the_mission_calls_them() -> None:
    for mission, glacier, liquid in ((1, "glacier", "ocean"), (5, "frozen vault", "open vault")):
        rules = _mission(mission)
        state = rules.new_state()
        first, second = rules.table.map.ocean_areas[:2]
        state.tile[first] = state.tile[second] = 1
        state.frozen[first] = 1
        said = [hex_name(rules.table, state, place, ENGLISH).split(", ")[-1] for place in (first, second)]
        assert said == [glacier, liquid]


def test_parameters_are_called_as_the_mission_calls_them() -> None:
    said = [parameter_name(_mission(mission).table, "temperature", ENGLISH) for mission in (1, 5)]
    assert said == ["temperature", "Vault warmth"]


def test_a_place_tells_how_much_population_lives_there() -> None:
    rules = _mission(6)
    state = rules.new_state()
    place = rules.table.map.index["E5"]
    assert hex_name(rules.table, state, place, ENGLISH).endswith("city with 2 Populations of the neutral opponent")


def test_a_population_tells_how_many_there_will_be() -> None:
    rules = _mission(1)
    state = rules.new_state()
    state.people[rules.table.map.index["E5"]] = 1
    said = answer_label(rules.table, state, Choice.parse("p1 population E5"), ENGLISH)
    assert said.detail == "1 → 2 Populations"


def test_cards_of_the_starting_hand_cost_what_the_side_says() -> None:
    rules = _mission(1)
    state = rules.new_state()
    choice = Choice.parse("p1 start lantern-institute-b hiring-hall wick-lamps")
    assert answer_label(rules.table, state, choice, ENGLISH).detail == "2 cards for 4 M€: Hiring Hall and Wick Lamps"


def test_reasons_on_other_worlds_do_not_speak_of_mars() -> None:
    rules = _mission(5)
    reason = Reason.of("needs-oxygen", need=6, have=0, slack=0)
    assert reason_text(rules.table, reason, ENGLISH) == "Needs 6 % oxygen; now it is 0 %."


def test_a_tie_goes_to_whoever_passed_first_and_says_so() -> None:
    seats = (SeatScore((("rating", 40),), tie_break=1), SeatScore((("rating", 40),), tie_break=2))
    said = score_text(_mission(1).table, Score(seats, (1,), "tie-passing"), ENGLISH)
    assert said == ("Mira and Jonas are level at 40 points. Jonas wins, having passed first in the last generation.")


def test_a_mission_alone_is_won_or_not() -> None:
    table = _mission(1, PEOPLE[:1]).table
    score = Score((SeatScore((("rating", 61),)),), (0,), "mission-won")
    assert score_text(table, score, ENGLISH) == "Mira wins the mission with 61 points."
    score = Score((SeatScore((("rating", 31),)),), (), "mission-lost")
    assert score_text(table, score, ENGLISH) == ("Mira does not reach the goal of the mission. The score is 31 points.")


def test_decks_and_kinds_of_a_campaign_have_names() -> None:
    assert {deck_name(card.deck, ENGLISH) for card in CAMPAIGN.cards} == {
        *("Base game", "Corporate Era", "Innovations", "Developments", "Corporations of the campaign"),
        *(f"Mission {n}" for n in range(1, 8)),
    }
    assert {kind_name(card.kind, ENGLISH) for card in CAMPAIGN.cards} >= {"Development", "Corporation"}


@pytest.fixture(scope="module")
def said() -> Said:
    heard = Said()
    for seed in range(GAMES):
        setup = Setup.quick("legacy", seed % 4 + 1, seed, mission=seed % 7 + 1)
        say_all(LegacyRules(setup), random.Random(seed), heard, ENGLISH)
    return heard


@pytest.mark.slow
def test_what_only_missions_ask_is_asked_and_answered_in_words(said: Said) -> None:
    asked = {"corporation", "development", "start", "population", "melt", "innovation", "conversion"}
    assert asked <= set(said.prompts)
    assert {"corporation", "development", "population", "melt", "innovation", "innovate"} <= set(said.answers)
    for kind in asked:
        assert all(text.startswith("Player ") for text in said.prompts[kind] if ": choose" in text), kind


@pytest.mark.slow
def test_nothing_in_a_mission_is_left_unfilled_or_shown_as_an_id(said: Said) -> None:
    texts = said.texts()
    assert [text for text in texts if re.search(r"[{}]|  | ,|\.\.|\bNone\b|\s-\d", text)] == []
    ids = re.compile(r"\b(" + "|".join(card.id for card in CAMPAIGN.cards if "-" in card.id) + r")\b")
    assert [text for text in texts if ids.search(text)] == []


@pytest.mark.slow
def test_the_log_of_a_mission_speaks_of_nobody_as_you(said: Said) -> None:
    assert [text for text in said.log if re.search(r"\byour?\b", text, re.IGNORECASE) and "Chose" not in text] == []
