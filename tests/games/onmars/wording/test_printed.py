"""Texts of cards, tiles, spaces and Goals are made from their data: whole, exact, and the same as the golden ones.

After a deliberate change of wording write the golden files anew with `MARS_DESKTOP_GOLDEN=write` in the environment,
and read the difference.
"""

import os
import re
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import msgspec
import pytest
from PySide6.QtCore import QTranslator

from mars_desktop.games.onmars import vocabulary as v
from mars_desktop.games.onmars.content import content
from mars_desktop.games.onmars.wording import cards
from mars_desktop.games.onmars.wording.cards import CardText
from mars_desktop.games.onmars.wording.effects import clause
from mars_desktop.games.onmars.wording.measures import condition, measured
from mars_desktop.games.phrases import SOFT_HYPHEN, Plural, Speaker
from tests.i18n.catalogue import compiled_file

GOLDEN = Path(__file__).parents[3] / "golden"
CONTENT = content()
ENGLISH = Speaker()
EFFECTS: list[v.AnyEffect] = [
    v.GainResource("water", 2),
    v.GainResources({"water": 1, "plant": 1}),
    v.GainChoice(("battery", "water"), 3),
    v.GainCrystals(1),
    v.GainColonists(2),
    v.GainPoints(5),
    v.TakeFromWarehouse(1, boost=True),
    v.ObtainBlueprint(1),
    v.LearnTechnology(1, pay=False),
    v.Develop(2, less_oxygen=1),
    v.MoveBots(3),
    v.MoveRover(5, extend=True),
    v.MoveEither(2),
    v.Retrieve(2),
    v.Construct("oxygen-condenser", boost=True),
    v.UpgradeBuilding(2, pay=False),
    v.WelcomeShip(1),
    v.TakeContract(),
    v.TakeScientist(),
    v.Travel(),
    v.PlaceDiscovery(),
    v.PlaceBot(1),
    v.Produce(2),
    v.Exchange(2),
    v.SellForCrystals(1, 2),
    v.UseBuilding(),
    v.InOrder((v.GainCrystals(1), v.MoveBots(1))),
]


def _all(speaker: Speaker) -> Iterator[tuple[str, CardText]]:
    for blueprint in CONTENT.blueprints:
        yield blueprint.id, cards.blueprint(speaker, blueprint, CONTENT)
    for scientist in CONTENT.scientists:
        yield scientist.id, cards.scientist(speaker, scientist, CONTENT)
    for contract in CONTENT.contracts:
        yield contract.id, cards.contract(speaker, contract, CONTENT)
    for mission in CONTENT.missions:
        yield mission.id, cards.mission(speaker, mission, mission.target["2"])
    for goal in CONTENT.goals:
        yield goal.id, cards.goal(speaker, goal, CONTENT)
    for discovery in CONTENT.discoveries:
        yield discovery.id, cards.discovery(speaker, discovery)
    for research in CONTENT.research:
        yield research.id, cards.research(speaker, research)
    for reward in CONTENT.rewards:
        yield reward.id, cards.reward_tile(speaker, reward)
    for executive in CONTENT.executives:
        yield executive.id, cards.executive(speaker, executive)
    for space in CONTENT.spaces:
        yield space.id, cards.laboratory_space(speaker, space, CONTENT)
    for place in CONTENT.turn_order:
        yield f"space-{place.space}", cards.turn_space(speaker, place)
    for task in CONTENT.tasks:
        yield task.id, cards.colonist_task(speaker, task)
    for plan in CONTENT.plans:
        yield plan.id, cards.colonist_plan(speaker, plan, CONTENT)


def _golden(name: str, speaker: Speaker) -> tuple[str, str]:
    written = "".join(
        f"{thing}: {text.title}\n" + "".join(f"    {said}\n" for said in text.sentences)
        for thing, text in _all(speaker)
    )
    file = GOLDEN / name
    if os.environ.get("MARS_DESKTOP_GOLDEN") == "write":
        file.write_text(written, encoding="utf-8")
    return written, file.read_text(encoding="utf-8")


def test_all_printed_texts_are_the_golden_ones() -> None:
    written, golden = _golden("onmars-texts.txt", ENGLISH)
    assert written == golden


def test_all_printed_texts_in_german_are_the_golden_ones() -> None:
    translator = QTranslator()
    assert translator.load(str(compiled_file("de")))

    def translate(context: str, template: str | Plural, n: int = -1) -> str:
        source = template if isinstance(template, str) else template.other
        found = translator.translate(context, source, None, n) or ""
        assert found or not source, (context, source)
        return found

    written, golden = _golden("onmars-texts-de.txt", Speaker(translate))
    assert SOFT_HYPHEN not in written
    assert written == golden


@pytest.mark.parametrize(("thing", "text"), list(_all(ENGLISH)), ids=[thing for thing, _ in _all(ENGLISH)])
def test_every_sentence_is_whole(thing: str, text: CardText) -> None:
    assert text.title[:1].isupper() or text.title[:1].isdigit(), thing
    assert text.sentences
    for sentence in text.sentences:
        assert sentence.endswith(".")
        assert sentence[:1].isupper() or sentence[:1].isdigit()
        assert not re.search(r"[{}]|  | \.|\.\.|, and \.", sentence)


def test_every_effect_of_the_vocabulary_has_a_text_of_its_own() -> None:
    assert {type(effect) for effect in EFFECTS} == set(get_args(v.AnyEffect))
    said = [clause(ENGLISH, effect) for effect in EFFECTS]
    assert len(set(said)) == len(said)
    assert all(said)


@pytest.mark.parametrize("effect", EFFECTS, ids=lambda effect: type(effect).__name__)
def test_every_number_of_an_effect_is_in_its_text(effect: v.AnyEffect) -> None:
    said = clause(ENGLISH, effect)
    fields = msgspec.to_builtins(effect)
    for key in ("count", "steps", "points", "buildings", "crystals"):
        if isinstance(fields.get(key), int):
            assert str(fields[key]) in said


def test_what_is_paid_and_what_is_free_is_told_apart() -> None:
    assert clause(ENGLISH, v.Develop(1)) == "develop your Tech 1 step at its price"
    assert clause(ENGLISH, v.Develop(2, pay=False)) == "develop your Tech 2 steps free of charge"
    assert clause(ENGLISH, v.UpgradeBuilding(2)) == "upgrade 2 buildings for a Mineral each"
    assert clause(ENGLISH, v.WelcomeShip(1, pay=False)) == "welcome 1 Ship free of charge"


def test_everything_that_can_be_measured_has_words() -> None:
    said = {measured(ENGLISH, measure, 2) for measure in get_args(v.Measure)}
    assert len(said) == len(get_args(v.Measure))
    assert condition(ENGLISH, v.Have("tech-tiles", 2, on=("C3T", "C6"))) == "2 Tech tiles on column 3 top and column 6"


def test_names_of_blueprints_and_scientists_are_told_apart() -> None:
    names = [entry.name for entry in CONTENT.blueprints] + [entry.name for entry in CONTENT.scientists]
    assert len(set(names)) == len(names)
