"""Texts are made from the data: whole, exact and translatable word by word.

After a deliberate change of wording write the golden file anew with `MARS_DESKTOP_GOLDEN=write` in the environment,
and read the difference.
"""

import os
import re
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import msgspec
import pytest

from mars_desktop.games.phrases import Plural, Speaker, english, number
from mars_desktop.games.terraforming import vocabulary as v
from mars_desktop.games.terraforming.content import Card, content, game_map
from mars_desktop.games.terraforming.maps import Award, Milestone, TrackBonus
from mars_desktop.games.terraforming.wording import board, conditions, lasting
from mars_desktop.games.terraforming.wording.cards import card_text
from mars_desktop.games.terraforming.wording.effects import together
from mars_desktop.games.terraforming.wording.measures import Subject, noun

GOLDEN = Path(__file__).parents[2] / "golden" / "card-texts.txt"
MAPS = ("tharsis", "hellas", "elysium")
CARDS = content().cards
ENGLISH = Speaker()
ANIMALS = Subject(holds="animal")

each_card = pytest.mark.parametrize("card", CARDS, ids=[card.id for card in CARDS])


def _sentences(card: Card, speaker: Speaker = ENGLISH) -> str:
    return " ".join(card_text(card, speaker).sentences())


def _numbers(value: object, key: str = "") -> Iterator[int]:
    """All numbers of a card's data but its price, which is not part of the text, and "none at all"."""
    if isinstance(value, dict):
        for name, inner in value.items():
            yield from () if name in {"cost", "number"} and isinstance(inner, int | str) else _numbers(inner, name)
    elif isinstance(value, list | tuple):
        for inner in value:
            yield from _numbers(inner, key)
    elif isinstance(value, int) and not isinstance(value, bool) and not (key == "max" and value == 0):
        yield abs(value)


def test_all_card_texts_are_the_golden_ones() -> None:
    text = "".join(
        f"{card.number} {card.name}\n" + "".join(f"    {said}\n" for said in card_text(card).sentences())
        for card in CARDS
    )
    if os.environ.get("MARS_DESKTOP_GOLDEN") == "write":
        GOLDEN.write_text(text, encoding="utf-8")
    assert text == GOLDEN.read_text(encoding="utf-8")


@each_card
def test_every_number_of_a_card_stands_in_its_text(card: Card) -> None:
    said = re.findall(r"\d+", _sentences(card))
    for n in _numbers(msgspec.to_builtins(card.face)):
        assert str(n) in said


@each_card
def test_no_number_stands_in_a_text_that_the_card_does_not_have(card: Card) -> None:
    known = set(_numbers(msgspec.to_builtins(card.face)))
    # equal tiles are counted together, and the smallest x is 1 like every single card and step
    known |= {1, sum(isinstance(effect, v.Place) for effect in card.immediate)}
    assert {int(n) for n in re.findall(r"\d+", _sentences(card))} <= known


@each_card
def test_a_text_is_made_of_whole_sentences(card: Card) -> None:
    text = card_text(card)
    assert text.sentences()
    for said in text.sentences():
        assert re.fullmatch(r"[A-Z0-9−].*[^.]\.", said)
        assert not re.search(r"[{}]|  | ,|\.\.|\bNone\b|-\d|\ba [aeiou]", said)


@each_card
def test_every_word_of_a_card_passes_through_the_translator(card: Card) -> None:
    def dots(context: str, template: str | Plural, n: int = -1) -> str:
        return re.sub(r"(\{\w+\})|[A-Za-z]", lambda found: found[1] or "·", english(context, template, n))

    assert set(re.findall(r"[A-Za-z]+", _sentences(card, Speaker(dots)))) <= {"x"}


def test_the_translator_hears_the_number_that_decides_the_form() -> None:
    heard: list[tuple[str, str | Plural, int]] = []

    def polish(context: str, template: str | Plural, n: int = -1) -> str:
        heard.append((context, template, n))
        return {1: "{n} roślina", 2: "{n} rośliny"}.get(n, "{n} roślin")

    speaker = Speaker(polish)
    plants = Plural("{n} plant", "{n} plants")
    said = [speaker.count("resource", plants, n) for n in (1, 2, 5)]
    assert said == ["1 roślina", "2 rośliny", "5 roślin"]
    assert heard == [("resource", plants, 1), ("resource", plants, 2), ("resource", plants, 5)]


def test_numbers_have_a_true_minus_and_a_plus_only_if_asked() -> None:
    assert [number(-3), number(4), number(4, signed=True), number(0, signed=True), number("-x")] == [
        "−3",
        "4",
        "+4",
        "0",
        "−x",
    ]


def test_lists_of_one_two_and_three() -> None:
    assert [ENGLISH.both(["a", "b", "c"][:n]) for n in range(4)] == ["", "a", "a and b", "a, b and c"]
    assert ENGLISH.either(["a", "b", "c"]) == "a, b or c"


EFFECTS: list[tuple[v.AnyEffect, str]] = [
    (v.Gain(mc=2, plants=1), "gain 2 M€ and 1 plant"),
    (v.Gain(mc=v.Count(v.Here(), per=2, max=4)), "gain 1 M€ for every 2 animals on this card, at most 4 in all"),
    (v.Produce(energy=-1, mc=3), "lower energy production 1 step, and raise M€ production 3 steps"),
    (v.Reduce("heat", 2), "lower the heat production of any one player 2 steps"),
    (v.Remove("plants", 3, "any-player"), "remove up to 3 plants from any player"),
    (v.Remove("microbe", 1, "any-card", steal=True), "steal up to 1 microbe from any card"),
    (
        v.Pay(mc=8, accept=("steel", "titanium"), cards=1, production={"heat": 1}),
        "pay 8 M€ (steel or titanium may be used), discard 1 card and lower heat production 1 step",
    ),
    (v.Pay(here=2), "remove 2 animals from this card"),
    (v.Pay(remove=v.Remove("animal", 1, "any-card")), "remove 1 animal from any card"),
    (v.Raise(temperature=2, oxygen=1), "raise temperature 2 steps and raise oxygen 1 step"),
    (v.Rate(2), "raise your terraform rating 2 steps"),
    (v.Place("city", v.Where(adjacent=(v.Adjacent("city", max=0),))), "place a city tile next to no city tile"),
    (
        v.Place("greenery", v.Where(adjacent=(v.Adjacent("own-tile", min=1, if_possible=True),))),
        "place a greenery tile next to at least 1 tile of yours if possible",
    ),
    (v.Draw(4, keep=2), "draw 4 cards, keep 2 of them and discard the rest"),
    (v.Draw(3, buy=True), "look at 3 cards from the deck; buy any of them and discard the rest"),
    (
        v.Draw(3, keep=1, buy=True),
        "look at 3 cards from the deck; buy up to 1 of them and discard the rest",
    ),
    (
        v.Reveal("earth", (v.Gain(mc=1),)),
        "show 1 card from the deck to all and discard it; if it has an Earth tag, gain 1 M€",
    ),
    (v.Add(1, "trigger", ("animal", "microbe")), "add 1 animal or 1 microbe to the card played"),
    (
        v.Add(2, "other", ("microbe",), holding=3),
        "add 2 microbes to another card that already holds at least 3 microbes",
    ),
    (v.Choose(((v.Gain(heat=1),), ())), "you may gain 1 heat"),
    (v.Choose(((v.Gain(heat=1),), (v.Draw(1),), ())), "you may gain 1 heat or draw 1 card"),
    (
        v.If(v.Requires(oceans=v.Bounds(max=4)), (v.Draw(1),), (v.Draw(2),)),
        "if you have at most 4 ocean tiles, draw 1 card; otherwise draw 2 cards",
    ),
    (
        v.If(v.Requires(population=v.TileBounds(4, "me")), (), (v.Points(-5),)),
        "unless you have at least 4 Populations of yours, lose 5 victory points",
    ),
    (
        v.CopyProduction("building"),
        "carry out again all production changes printed on one card of yours with a building tag",
    ),
    (
        v.Claim(v.Where(bonus=("steel",))),
        "put your marker on a free land area on an area with a steel bonus: only you may place a tile there",
    ),
    (v.NextCard(discount=8), "pay 8 M€ less for the next card you play this generation"),
    (v.Gain(workers=1, heat=2), "gain 2 heat and 1 worker"),
    (v.Produce(workers=2), "raise worker production 2 steps"),
    (v.Draw(3, keep=1, source="innovations"), "draw 3 innovations, keep 1 of them and discard the rest"),
    (v.Add(2, "other", ("floater", "ice")), "add 2 floaters or 2 ice to another card"),
    (v.Place("city", v.Where(adjacent=(v.Adjacent("glacier", max=0),))), "place a city tile next to no glacier"),
    (v.Populate(2), "place 2 Populations"),
    (
        v.Populate(v.Count(v.Tags(("earth",)), per=2, max=3)),
        "place 1 Population for every 2 Earth tags you have, at most 3 in all",
    ),
    (v.Melt(1), "melt 1 glacier"),
    (v.Freeze(2), "turn up to 2 water tiles into glaciers"),
    (v.Lower(temperature=2), "lower temperature 2 steps (nobody loses terraform rating)"),
    (v.Save(1), "put 1 card from your hand into your box for the next mission"),
    (v.Opponents((v.Gain(mc=2), v.Draw(1))), "have each opponent do this: gain 2 M€ and draw 1 card"),
    (v.Refresh(1), "make the used action of 1 card available again"),
    (v.Points(-3), "lose 3 victory points"),
    (
        v.Points(v.Count(v.Population(), per=2)),
        "gain 1 victory point for every 2 Populations of yours",
    ),
]


@pytest.mark.parametrize(("effect", "said"), EFFECTS)
def test_an_effect_says(effect: v.AnyEffect, said: str) -> None:
    assert together(ENGLISH, "instruction", (effect,), ANIMALS) == said


def test_every_kind_of_effect_is_said_above() -> None:
    assert {type(effect) for effect, _ in EFFECTS} == set(get_args(v.AnyEffect))


MEASURES: list[tuple[v.AnyMeasure, str]] = [
    (v.Tags(("earth", "jovian"), whose="all"), "Earth or Jovian tags in play"),
    (v.DistinctTags(), "different tags in play"),
    (v.Tiles("city", whose="opponents", board="mars"), "city tiles of your opponents on Mars"),
    (v.Tiles(rows=(8, 9), next_to="ocean"), "tiles of yours in rows 8 and 9 next to an ocean tile"),
    (v.Tiles(not_next_to="greenery", edge=True), "tiles of yours not next to a greenery tile at the edge of the map"),
    (v.Tiles(on_or_next_to="volcanic"), "tiles of yours on or next to a volcanic area"),
    (v.Here(), "animals on this card"),
    (v.EventsPlayed("opponents"), "events your opponents have played"),
    (v.Production(("mc", "heat")), "steps of M€ production and heat production"),
    (v.BestProduction(), "steps of your highest production"),
    (v.RaisedProductions(), "productions above their values at the start"),
    (v.Stock(("steel", "plants")), "steel and plants"),
    (v.Rating(), "steps of terraform rating"),
    (v.Hand(), "cards in hand"),
    (v.Cards(("active",), min_cost=20), "active cards in play that cost at least 20 M€"),
    (v.CardsWithRequirements(), "cards in play with requirements"),
    (v.CardResources(("animal", "microbe")), "animals and microbes on your cards"),
    (v.ResourceKinds(), "different kinds of resource on your cards"),
    (v.Connected(), "tiles in your largest connected group"),
    (v.Tiles("glacier", whose="all"), "glaciers in play"),
    (v.Tiles(populated=True, next_to="population"), "tiles of yours with Population next to Population"),
    (v.Tiles("greenery", whose="all", next_to="neutral-city"), "greenery tiles in play next to a neutral city tile"),
    (v.Tiles(bonus=("steel", "titanium")), "tiles of yours on areas with a steel or titanium bonus"),
    (v.Population("all", on="city"), "Populations in play on city tiles"),
    (v.Population(adjacent=True), "Populations next to this card’s tile"),
    (v.Melts(), "glaciers you have melted"),
    (v.Innovations("opponents"), "innovations your opponents have played"),
    (v.Developments(), "developments you have in play"),
    (v.Titles(("G", "A")), "titles of Governor or Administrator you have won"),
]


@pytest.mark.parametrize(("measure", "said"), MEASURES)
def test_a_measure_says(measure: v.AnyMeasure, said: str) -> None:
    assert noun(ENGLISH, measure, 2, ANIMALS) == said


def test_every_kind_of_measure_is_said_above() -> None:
    assert {type(measure) for measure, _ in MEASURES} == set(get_args(v.AnyMeasure))


MODIFIERS: list[tuple[v.AnyModifier, list[str]]] = [
    (v.Discount(2), ["You pay 2 M€ less for each card you play."]),
    (v.Discount(3, tag="earth"), ["You pay 3 M€ less for each Earth tag of a card you play."]),
    (v.Discount(3, standard_project="city"), ["You pay 3 M€ less for the standard project City."]),
    (
        v.ResourceValue(steel=1, titanium=2),
        ["Each of your steel is worth 1 M€ more.", "Each of your titanium is worth 2 M€ more."],
    ),
    (
        v.RequirementOffset(1),
        ["Your cards may miss their temperature, oxygen and ocean requirements by 1 step either way."],
    ),
    (v.PayWith(2), ["You may use heat as M€, each worth 2 M€."]),
    (v.Conversion("heat", 7), ["Raising temperature costs you 7 heat."]),
    (v.Protect(stock=("plants",), against="everyone"), ["Nobody may remove your plants."]),
    (v.Protect(here=True), ["Opponents may not remove animals from this card."]),
    (v.PayWith(workers=1), ["You may use workers as M€, each worth 1 M€."]),
    (v.Conversion("workers", 8), ["A Population costs you 8 workers."]),
    (
        v.Discount(4, saved=True),
        ["When you play a card that began this mission in your box, you pay 4 M€ less."],
    ),
    (
        v.Discount(2, tag="science", innovation=True, requires=True),
        [
            "When you play an innovation with a requirement, you pay 2 M€ less for each science tag of it.",
        ],
    ),
    (v.Capacity("special", 1), ["Each of your special tiles has room for 1 more Population."]),
    (
        v.AdjacencyBonus("own-city", {"mc": 2, "plants": 1}),
        ["When you place a tile on the map, you gain 2 M€ and 1 plant for each city tile of yours next to it."],
    ),
    (v.CardPrice(-1), ["You pay 1 M€ less for each card you buy."]),
    (v.CardPrice(2), ["You pay 2 M€ more for each card you buy."]),
    (v.SellPrice(1), ["You gain 1 M€ more for each card you sell."]),
    (v.SaveLimit(1), ["You may save 1 more card at the end of the mission."]),
    (
        v.InnovationAction(tags=-1, look=2),
        [
            "Your innovation action needs 1 science tag less.",
            "Your innovation action draws 2 more innovations.",
        ],
    ),
    (
        v.PaysFor("steel", "space", 2),
        ["You may pay for cards with a space tag with steel too, each worth 2 M€."],
    ),
]


@pytest.mark.parametrize(("modifier", "said"), MODIFIERS)
def test_a_modifier_says(modifier: v.AnyModifier, said: list[str]) -> None:
    assert lasting.modifier(ENGLISH, modifier, ANIMALS, str.title) == said


def test_every_kind_of_modifier_is_said_above() -> None:
    assert {type(modifier) for modifier, _ in MODIFIERS} == set(get_args(v.AnyModifier))


DRAWN = (v.Draw(1),)
TRIGGERS: list[tuple[v.AnyTrigger, str]] = [
    (v.OnPlay(DRAWN), "When you play a card, draw 1 card."),
    (
        v.OnPlay(DRAWN, by="anyone", kind="event", tags=("earth",)),
        "When anyone plays an event with an Earth tag, draw 1 card.",
    ),
    (
        v.OnPlay(DRAWN, tags=("plant",), each_tag=True, kind="active"),
        "For each plant tag you play on an active card, draw 1 card.",
    ),
    (v.OnPlay(DRAWN, min_cost=20), "When you play a card with a printed cost of at least 20 M€, draw 1 card."),
    (v.OnPlace(DRAWN, by="anyone", tile="city", board="mars"), "When anyone places a city tile on Mars, draw 1 card."),
    (v.OnPlace(DRAWN, bonus=("steel",)), "When you place a tile on an area with a steel bonus, draw 1 card."),
    (v.OnProject(DRAWN, exclude=("city",)), "When you use a standard project other than City, draw 1 card."),
    (v.OnPlay(DRAWN, innovation=True), "When you play an innovation, draw 1 card."),
    (v.OnPlay(DRAWN, requires=True, kind="event"), "When you play an event with a requirement, draw 1 card."),
    (
        v.OnPlace(DRAWN, by="anyone", next_to="glacier"),
        "When anyone places a tile next to a glacier, draw 1 card.",
    ),
    (v.OnPopulation(DRAWN), "When you place a Population, draw 1 card."),
    (
        v.OnPopulation(DRAWN, by="anyone", tile="special"),
        "When anyone places a Population on a special tile, draw 1 card.",
    ),
    (v.OnMelt(DRAWN, by="anyone"), "When anyone melts a glacier, draw 1 card."),
    (v.OnMelt(DRAWN, own_tile_beside=True), "When you melt a glacier next to a tile of yours, draw 1 card."),
    (v.OnRaise(DRAWN, parameter="oxygen"), "For each step you raise oxygen, draw 1 card."),
    (v.OnRaise(DRAWN, by="anyone"), "For each step anyone raises temperature or oxygen, draw 1 card."),
    (v.OnConvert(DRAWN, "workers"), "When you turn workers into a Population, draw 1 card."),
    (v.OnConvert(DRAWN), "When you turn workers, plants or heat into something, draw 1 card."),
]


@pytest.mark.parametrize(("trigger", "said"), TRIGGERS)
def test_a_trigger_says(trigger: v.AnyTrigger, said: str) -> None:
    assert lasting.trigger(ENGLISH, trigger, ANIMALS, str.title) == said


def test_every_kind_of_trigger_is_said_above() -> None:
    assert {type(trigger) for trigger, _ in TRIGGERS} == set(get_args(v.AnyTrigger))


REQUIREMENTS: list[tuple[v.Requires, str]] = [
    (v.Requires(population=v.TileBounds(2, "me")), "Requires at least 2 Populations of yours."),
    (v.Requires(specials=v.TileBounds(1)), "Requires at least 1 special tile in play."),
    (v.Requires(connected=v.TileBounds(4, "me")), "Requires at least 4 connected tiles of yours."),
    (v.Requires(innovations=v.TileBounds(1, "me")), "Requires at least 1 innovation that you have played."),
    (v.Requires(melts=v.TileBounds(3)), "Requires at least 3 glaciers that anyone has melted."),
    (
        v.Requires(glaciers=v.Bounds(min=2), water=v.Bounds(max=1)),
        "Requires at least 2 glaciers and at most 1 water tile.",
    ),
    (v.Requires(tr=v.Bounds(min=40)), "Requires a terraform rating of at least 40."),
    (v.Requires(last_title=("-", "P")), "Requires no title or the title of Prefect from the last mission."),
    (v.Requires(production={"workers": 1}), "Requires worker production of at least 1."),
]


@pytest.mark.parametrize(("requires", "said"), REQUIREMENTS)
def test_a_requirement_of_the_legacy_says(requires: v.Requires, said: str) -> None:
    assert conditions.requirement(ENGLISH, requires) == said


def test_cards_of_a_campaign_speak_of_the_map_and_not_of_mars() -> None:
    far = Subject(travels=True)
    assert noun(ENGLISH, v.Tiles("city", whose="all", board="mars"), 2, far) == "city tiles on the map"
    trigger = v.OnPlace(DRAWN, tile="city", board="mars")
    assert lasting.trigger(ENGLISH, trigger, far, str.title) == "When you place a city tile on the map, draw 1 card."


def test_a_further_arrow_of_a_card_is_an_alternative() -> None:
    arrow = v.Action((v.Rate(1),), v.Pay(mc=3), v.Requires(tr_raised=True))
    assert lasting.action(ENGLISH, arrow, ANIMALS, alternative=True) == (
        "Or, after a rise of your terraform rating in this generation: pay 3 M€ to raise your terraform rating 1 step."
    )


def test_standard_projects_say_price_and_gain() -> None:
    said = {project.id: board.standard_project(ENGLISH, project) for project in content().numbers.standard_projects}
    assert said == {
        "sell-patents": "Discard any number of cards to gain 1 M€ for each.",
        "power-plant": "Pay 11 M€ to raise energy production 1 step.",
        "asteroid": "Pay 14 M€ to raise temperature 1 step.",
        "aquifer": "Pay 18 M€ to place an ocean tile.",
        "greenery": "Pay 23 M€ to place a greenery tile.",
        "city": "Pay 25 M€ to place a city tile and raise M€ production 1 step.",
    }


MILESTONES = {
    "terraformer": "Have a terraform rating of at least 35.",
    "mayor": "Have at least 3 city tiles.",
    "gardener": "Have at least 3 greenery tiles.",
    "builder": "Have at least 8 building tags.",
    "planner": "Have at least 16 cards in hand.",
    "diversifier": "Have at least 8 different tags in play.",
    "tactician": "Have at least 5 cards in play with requirements.",
    "polar-explorer": "Have at least 3 tiles in rows 8 and 9.",
    "energizer": "Have energy production of at least 6.",
    "rim-settler": "Have at least 3 Jovian tags.",
    "generalist": "Have at least 6 productions above their values at the start.",
    "specialist": "Have a production of at least 10 of any one resource.",
    "ecologist": "Have at least 4 plant, microbe or animal tags.",
    "tycoon": "Have at least 15 automated cards and active cards in play.",
    "legend": "Have at least 5 events played.",
}
AWARDS = {
    "landlord": "Most tiles.",
    "banker": "Highest M€ production.",
    "scientist": "Most science tags.",
    "thermalist": "Most heat.",
    "miner": "Most steel and titanium.",
    "cultivator": "Most greenery tiles on Mars.",
    "magnate": "Most automated cards in play.",
    "space-baron": "Most space tags.",
    "excentric": "Most resources on your cards.",
    "contractor": "Most building tags.",
    "celebrity": "Most automated cards and active cards in play that cost at least 20 M€.",
    "industrialist": "Most steel and energy.",
    "desert-settler": "Most tiles in rows 6, 7, 8 and 9.",
    "estate-dealer": "Most tiles next to an ocean tile.",
    "benefactor": "Highest terraform rating.",
}


def test_milestones_say_what_has_to_be_reached() -> None:
    said = {m.id: board.milestone(ENGLISH, m) for name in MAPS for m in game_map(name).entry.milestones}
    assert said == MILESTONES


def test_awards_say_what_is_compared() -> None:
    assert {a.id: board.award(ENGLISH, a) for name in MAPS for a in game_map(name).entry.awards} == AWARDS


def test_several_productions_are_taken_together() -> None:
    metals = v.Production(("steel", "titanium"))
    said = board.milestone(ENGLISH, Milestone("m", "M", metals, 5))
    assert said == "Have steel production and titanium production of at least 5 together."
    assert board.award(ENGLISH, Award("a", "A", metals)) == "Highest steel production and titanium production together."


@pytest.mark.parametrize(("measure", "_said"), MEASURES)
def test_any_measure_can_be_a_milestone_and_an_award(measure: v.AnyMeasure, _said: str) -> None:
    milestone = board.milestone(ENGLISH, Milestone("m", "M", measure, 7))
    award = board.award(ENGLISH, Award("a", "A", measure))
    assert re.fullmatch(r"Have .*\b7\b.*\.", milestone)
    assert re.fullmatch(r"(Most|Highest) .*\.", award)


def test_steps_of_the_tracks_say_what_they_give() -> None:
    tharsis = game_map("tharsis").tracks
    said = [
        board.track_bonus(ENGLISH, name, bonus)
        for name, track in zip(("temperature", "oxygen", "oceans"), tharsis, strict=True)
        for bonus in track.bonuses
    ]
    assert said == [
        "At −24 °C: raise heat production 1 step.",
        "At −20 °C: raise heat production 1 step.",
        "At 0 °C: place an ocean tile.",
        "At 8 %: raise temperature 1 step.",
    ]
    assert board.track_bonus(ENGLISH, "oceans", TrackBonus(3, DRAWN)) == "At 3 ocean tiles: draw 1 card."


def test_equal_bonuses_of_an_area_are_counted_together() -> None:
    assert board.placement_bonus(ENGLISH, ("plant", "steel", "plant", "card")) == ["2 plants", "1 steel", "1 card"]


def test_every_bonus_of_an_area_can_be_said() -> None:
    said = [board.placement_bonus(ENGLISH, (bonus,)) for bonus in get_args(v.Bonus)]
    assert said == [
        ["1 plant"],
        ["1 steel"],
        ["1 titanium"],
        ["1 card"],
        ["1 heat"],
        ["1 worker"],
        ["you may pay 6 M€ to place an ocean tile"],
        ["you may pay 3 M€ to raise temperature 1 step"],
        ["you may pay 4 M€ to raise temperature 1 step"],
        ["1 delegate"],
    ]
