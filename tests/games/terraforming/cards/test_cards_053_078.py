"""Project cards 053 to 078, each by its numbers."""

from typing import Any

import pytest

from tests.games.terraforming.cards.covering import card, each_card
from tests.games.terraforming.cards.playing import (
    changes,
    offered,
    play,
    printed,
    unplayable,
    unusable,
    use,
    why_not,
)
from tests.games.terraforming.situation import Situation

PRINTED = {
    "lake-marineris": ("automated", "", 2),
    "small-animals": ("active", "animal", 0),
    "kelp-farming": ("automated", "plant", 1),
    "mine": ("automated", "building", 0),
    "vesta-shipyard": ("automated", "space jovian", 1),
    "beam-from-a-thorium-asteroid": ("automated", "space power jovian", 1),
    "mangrove": ("automated", "plant", 1),
    "trees": ("automated", "plant", 1),
    "great-escarpment-consortium": ("automated", "", 0),
    "mineral-deposit": ("event", "", 0),
    "mining-expedition": ("event", "", 0),
    "mining-area": ("automated", "building", 0),
    "building-industries": ("automated", "building", 0),
    "land-claim": ("event", "", 0),
    "mining-rights": ("automated", "building", 0),
    "sponsors": ("automated", "earth", 0),
    "electro-catapult": ("active", "building", 1),
    "earth-catapult": ("active", "earth", 2),
    "advanced-alloys": ("active", "science", 0),
    "birds": ("active", "animal", 0),
    "mars-university": ("active", "building science", 1),
    "viral-enhancers": ("active", "science microbe", 0),
    "towing-a-comet": ("event", "space", 0),
    "space-mirrors": ("active", "space power", 0),
    "solar-wind-power": ("automated", "space science power", 0),
    "ice-asteroid": ("event", "space", 0),
}


@pytest.mark.parametrize("name", PRINTED)
def test_kind_tags_and_points_of_the_card_alone(name: str) -> None:
    assert printed(Situation(), name) == PRINTED[name]


@each_card(
    {
        "mine": (4, {"steel production": 1}),
        "vesta-shipyard": (15, {"titanium production": 1}),
        "mineral-deposit": (5, {"steel": 5}),
        "sponsors": (6, {"mc production": 2}),
        "solar-wind-power": (11, {"energy production": 1, "titanium": 2}),
    }
)
def test_cards_that_ask_for_nothing(name: str, numbers: tuple[int, dict[str, int]]) -> None:
    price, gained = numbers
    assert play(Situation(), name, price) == gained


@each_card(
    {
        # price, the parameter just met, just missed, why not, everything that changes
        "kelp-farming": (
            (17, "oceans", 6, 5, "needs-oceans(have=5, need=6, slack=0)"),
            {"mc production": 2, "plants production": 3, "plants": 2},
        ),
        "trees": (
            (13, "temperature", -4, -6, "needs-temperature(have=-6, need=-4, slack=0)"),
            {"plants production": 3, "plants": 1},
        ),
    }
)
def test_plants_that_need_a_climate(name: str, numbers: Any) -> None:
    (price, parameter, met, missed, reason), changed = numbers
    table = Situation().parameters(**{parameter: missed})
    assert unplayable(table, name) == reason
    table.parameters(**{parameter: met})
    assert play(table, name, price) == changed


@card("lake-marineris")
def test_lake_marineris_needs_0_degrees_and_places_the_oceans_that_are_left() -> None:
    table = Situation().parameters(temperature=-2)
    assert unplayable(table, "lake-marineris") == "needs-temperature(have=-2, need=0, slack=0)"
    table.parameters(temperature=0)
    assert play(table, "lake-marineris", 18, "place A5", "place E5") == {
        "oceans": 2,
        "ocean A5": 1,
        "ocean E5": 1,
        "plants": 2,
        "tr": 2,
    }
    table = Situation().parameters(temperature=0, oceans=8)
    assert play(table, "lake-marineris", 18, "place A5") == {"oceans": 1, "ocean A5": 1, "tr": 1}
    assert play(Situation().parameters(temperature=0, oceans=9), "lake-marineris", 18) == {}


@card("small-animals")
def test_small_animals_need_6_oxygen_and_cost_somebody_a_plant_production() -> None:
    table = Situation().parameters(oxygen=5).production(1, plants=1)
    assert unplayable(table, "small-animals") == "needs-oxygen(have=5, need=6, slack=0)"
    table.parameters(oxygen=6).production(1, plants=0)
    assert unplayable(table, "small-animals") == "no-production-to-reduce(count=1, resource=plants)"
    table.production(1, plants=2)
    assert play(table, "small-animals", 6) == {"p2 plants production": -1}
    assert use(table, "small-animals") == {"small-animals": 1}
    assert table.points(0, "cards") == 0
    assert table.holding("small-animals", 3).points(0, "cards") == 1
    assert table.holding("small-animals", 4).points(0, "cards") == 2


@card("beam-from-a-thorium-asteroid")
def test_beam_from_a_thorium_asteroid_needs_a_jovian_tag_beside_its_own() -> None:
    table = Situation().in_play(1, "vesta-shipyard")
    assert unplayable(table, "beam-from-a-thorium-asteroid") == "needs-tags(have=0, need=1, tag=jovian)"
    table.in_play(0, "colonizer-training-camp")
    assert play(table, "beam-from-a-thorium-asteroid", 32) == {"heat production": 3, "energy production": 3}


@card("mangrove")
def test_mangrove_is_a_greenery_on_an_ocean_area_and_raises_oxygen_once() -> None:
    table = Situation().parameters(temperature=2).tile("C3", "city", 0).tile("E6", "ocean")
    assert unplayable(table, "mangrove") == "needs-temperature(have=2, need=4, slack=0)"
    table.parameters(temperature=4)
    free = {"A2", "A4", "A5", "B6", "D8", "E4", "E5", "F6", "F7", "F8", "I5"}
    assert offered(table, "mangrove", 12) == {f"place {place}" for place in free}
    assert why_not(table, "place C4") == "place-needs-ocean-area"
    # the printed plants and 2 M€ for the ocean beside it are collected (ruling 23)
    assert changes(table, "place E5") == {"greenery E5": 1, "oxygen": 1, "tr": 1, "plants": 2, "mc": 2}


@card("mangrove")
def test_mangrove_takes_an_ocean_area_but_no_ocean_tile() -> None:
    table = Situation().parameters(temperature=4, oceans=9)
    assert play(table, "mangrove", 12, "place A5") == {"greenery A5": 1, "oxygen": 1, "tr": 1}
    table = Situation().parameters(temperature=4).cover("ocean_areas")
    assert unplayable(table, "mangrove") == "no-place(tile=greenery)"


@card("great-escarpment-consortium")
def test_great_escarpment_consortium_moves_a_steel_production() -> None:
    table = Situation().production(1, steel=1)
    missing = "needs-production(have=0, need=1, resource=steel)"
    assert unplayable(table, "great-escarpment-consortium") == missing
    table.production(0, steel=1)
    moved = {"steel production": 1, "p2 steel production": -1}
    assert play(table, "great-escarpment-consortium", 6, "reduce p2") == moved
    # nobody else left: it takes the step from its owner
    table = Situation().production(0, steel=1)
    assert play(table, "great-escarpment-consortium", 6) == {}


@card("mining-expedition")
def test_mining_expedition_raises_oxygen_and_removes_up_to_2_plants() -> None:
    raised = {"oxygen": 1, "tr": 1, "steel": 2}
    table = Situation(seats=3).stock(1, plants=3).stock(2, plants=1)
    assert offered(table, "mining-expedition", 12) == {"remove p2", "remove p3", "remove none"}
    table = Situation(seats=3).stock(1, plants=3).stock(2, plants=1)
    assert play(table, "mining-expedition", 12, "remove p2") == {**raised, "p2 plants": -2}
    table = Situation(seats=3).stock(1, plants=3).stock(2, plants=1)
    assert play(table, "mining-expedition", 12, "remove p3") == {**raised, "p3 plants": -1}
    table = Situation().parameters(oxygen=14)
    assert play(table, "mining-expedition", 12) == {"steel": 2}
    # 8 % brings a temperature step (ruling 1)
    table = Situation().parameters(oxygen=7)
    assert play(table, "mining-expedition", 12) == {"oxygen": 1, "temperature": 2, "tr": 2, "steel": 2}


@card("mining-area")
def test_mining_area_lies_on_metal_beside_an_own_tile() -> None:
    beside = Situation().claim("D2", 0).tile("B6", "ocean").tile("I3", "city", 1)
    assert unplayable(beside, "mining-area") == "no-place(tile=special)"
    table = Situation().tile("D2", "city", 0)
    assert play(table, "mining-area", 4) == {"special D1": 1, "plants": 1, "titanium": 1, "titanium production": 1}
    table = Situation().tile("C6", "special", 0)
    assert play(table, "mining-area", 4) == {"special C7": 1, "steel": 1, "steel production": 1}
    table = Situation().tile("H2", "greenery", 0)
    assert offered(table, "mining-area", 4) == {"place H1", "place I1", "place I2"}
    assert changes(table, "place I2") == {"special I2": 1, "steel": 2, "steel production": 1}


@card("mining-rights")
def test_mining_rights_lie_on_any_land_that_shows_metal() -> None:
    table = Situation()
    metal = {"A1", "B2", "C7", "D1", "H1", "H6", "I1", "I2"}
    assert offered(table, "mining-rights", 9) == {f"place {place}" for place in metal}
    assert why_not(table, "place I5") == "place-reserved-for-ocean"
    assert why_not(table, "place G5") == "place-needs-bonus(bonus=steel titanium)"
    steel = {"special A1": 1, "steel": 2, "steel production": 1}
    assert play(Situation(), "mining-rights", 9, "place A1") == steel
    titanium = {"special H6": 1, "titanium": 1, "titanium production": 1}
    assert play(Situation(), "mining-rights", 9, "place H6") == titanium


@card("building-industries")
def test_building_industries_turn_an_own_energy_production_into_2_steel() -> None:
    table = Situation().production(1, energy=3)
    assert unplayable(table, "building-industries") == "needs-production(have=0, need=1, resource=energy)"
    table.production(0, energy=1)
    assert play(table, "building-industries", 6) == {"energy production": -1, "steel production": 2}


@card("land-claim")
def test_land_claim_marks_free_land_without_bonus_or_trigger() -> None:
    table = Situation().claim("D3", 1).tile("C3", "city", 1).in_play(0, "rover-construction", "ecological-zone")
    options = offered(table, "land-claim", 1)
    assert len(options) == 61 - 12 - 1 - 1 - 1
    assert not options & {"claim E3", "claim E5", "claim D3", "claim C3", "claim ganymede-colony"}
    assert why_not(table, "claim E3") == "place-reserved-for-city"
    assert why_not(table, "claim E5") == "place-reserved-for-ocean"
    assert why_not(table, "claim D3") == "place-claimed"
    assert why_not(table, "claim C3") == "place-taken"
    assert changes(table, "claim H4") == {"claim H4": 1}


@card("land-claim")
def test_land_claim_keeps_others_off_and_its_owner_builds_by_the_usual_rules() -> None:
    table = Situation().tile("G4", "city", 1)
    assert play(table, "land-claim", 1, "claim H4") == {"claim H4": 1}
    table.stock(1, mc=23).turn_of(1)
    table.do("project greenery")
    assert why_not(table, "place H4") == "place-claimed"
    table.do("place H3")
    # a city would touch the other city there; a greenery may stand and collects the printed card
    table.stock(0, mc=48).turn_of(0)
    table.do("project city")
    assert why_not(table, "place H4") == "place-too-many-neighbours(max=0, min=0, of=city)"
    table.do("place A1", "project greenery")
    assert table.options == {"place B1", "place B2"}
    table = Situation()
    play(table, "land-claim", 1, "claim H4")
    table.stock(0, mc=23)
    assert changes(table, "project greenery", "place H4", paid=23) == {
        "claim H4": -1,
        "greenery H4": 1,
        "cards": 1,
        "oxygen": 1,
        "tr": 1,
    }


@card("electro-catapult")
def test_electro_catapult_needs_at_most_8_oxygen_and_sells_plants_or_steel_for_7() -> None:
    table = Situation().parameters(oxygen=9).production(0, energy=1)
    assert unplayable(table, "electro-catapult") == "needs-at-most-oxygen(have=9, need=8, slack=0)"
    table.parameters(oxygen=8).production(0, energy=0)
    assert unplayable(table, "electro-catapult") == "needs-production(have=0, need=1, resource=energy)"
    table.production(0, energy=1)
    assert play(table, "electro-catapult", 17) == {"energy production": -1}
    assert unusable(table, "electro-catapult 1") == "needs-stock(have=0, need=1, resource=plants)"
    assert unusable(table, "electro-catapult 2") == "needs-stock(have=0, need=1, resource=steel)"
    table.stock(0, plants=2, steel=2)
    assert use(table, "electro-catapult 1") == {"plants": -1, "mc": 7}
    assert why_not(table, "use electro-catapult 2") == "used-this-generation"
    assert use(table, "electro-catapult 2") == {"steel": -1, "mc": 7}


@card("earth-catapult")
def test_earth_catapult_makes_every_card_2_cheaper_but_not_itself() -> None:
    table = Situation()
    assert play(table, "earth-catapult", 23) == {}
    assert play(table, "mine", 4 - 2) == {"steel production": 1}
    assert play(table, "release-of-inert-gases", 14 - 2) == {"tr": 2}
    # never below nothing: Virus costs 1
    table.hand(0, "virus").stock(0, mc=0)
    assert changes(table, "play virus", played=1) == {}
    # and it is no discount on standard projects
    table.turn_of(0).stock(0, mc=10)
    assert why_not(table, "project power-plant") == "needs-mc(have=10, need=11)"


@card("advanced-alloys")
def test_advanced_alloys_make_steel_worth_3_and_titanium_4() -> None:
    table = Situation()
    assert play(table, "advanced-alloys", 9) == {}
    table.hand(0, "mining-rights", "asteroid").stock(0, steel=3, titanium=3, mc=2)
    assert why_not(table, "play mining-rights steel=2 mc=2") == "pays-too-little(paid=8, price=9)"
    assert why_not(table, "play asteroid titanium=3 mc=1") == "pays-too-little(paid=13, price=14)"
    assert changes(table, "play asteroid titanium=3 mc=2")["titanium"] == -3 + 2
    assert changes(table.turn_of(0), "play mining-rights steel=3", "place H6")["steel"] == -3


@card("advanced-alloys")
def test_advanced_alloys_with_phobolog_make_titanium_worth_5() -> None:
    table = Situation(corporations=("phobolog",)).in_play(0, "advanced-alloys")
    table.hand(0, "asteroid-mining").stock(0, titanium=6, mc=0)
    assert changes(table, "play asteroid-mining titanium=6")["titanium"] == -6


@card("birds")
def test_birds_need_13_oxygen_and_2_plant_productions_of_one_player() -> None:
    table = Situation(seats=3).parameters(oxygen=12).production(1, plants=2)
    assert unplayable(table, "birds") == "needs-oxygen(have=12, need=13, slack=0)"
    table.parameters(oxygen=13).production(0, plants=1).production(1, plants=1).production(2, plants=1)
    assert unplayable(table, "birds") == "no-production-to-reduce(count=2, resource=plants)"
    table.production(0, plants=2).production(1, plants=3)
    assert offered(table, "birds", 10) == {"reduce p2", "reduce p1"}
    assert changes(table, "reduce p2") == {"p2 plants production": -2}
    assert use(table, "birds") == {"birds": 1}
    assert table.holding("birds", 4).points(0, "cards") == 4


@card("mars-university")
def test_mars_university_may_change_a_card_for_its_own_tag() -> None:
    table = Situation().hand(0, "asteroid").deck_top("mine")
    assert offered(table, "mars-university", 8) == {"choose 1", "choose 2"}
    table.do("choose 1")
    assert [pick.items for pick in table.asked.picks] == [("asteroid",)]
    table.do("discard asteroid")
    assert table.hand_of(0) == ["mine"]
    table = Situation().hand(0, "asteroid").deck_top("mine")
    assert play(table, "mars-university", 8, "choose 2") == {}
    assert table.hand_of(0) == ["asteroid"]
    # without a card in hand there is nothing to discard, so nothing to draw
    assert play(Situation(), "mars-university", 8) == {}


@card("mars-university")
def test_mars_university_fires_once_per_science_tag_and_only_for_its_owner() -> None:
    table = (
        Situation().in_play(0, "mars-university").hand(0, "asteroid", "comet").deck_top("mine", "fish", "ants", "birds")
    )
    # the player orders them: first the two cards of Research, then each tag may change one card after the other
    assert offered(table, "research", 11) == {"resolve research draw", "resolve mars-university choose"}
    table.do("resolve research draw")
    assert set(table.hand_of(0)) == {"asteroid", "comet", "mine", "fish"}
    table.do("choose 1", "discard asteroid", "choose 1", "discard comet")
    assert sorted(table.hand_of(0)) == ["ants", "birds", "fish", "mine"]
    table = Situation().in_play(1, "mars-university").hand(1, "asteroid")
    assert play(table, "search-for-life", 3) == {}
    assert play(table.hand(0, "comet").in_play(0, "inventors-guild"), "mine", 4) == {"steel production": 1}


@card("viral-enhancers")
def test_viral_enhancers_give_a_plant_or_a_resource_on_the_card_just_played_per_tag() -> None:
    table = Situation()
    # its own microbe tag counts, and it holds nothing itself
    assert play(table, "viral-enhancers", 9) == {"plants": 1}
    assert offered(table, "tardigrades", 4) == {"choose 1", "choose 2"}
    assert changes(table, "choose 2") == {"tardigrades": 1}
    # a card that holds nothing gives a plant, though Tardigrades lies there
    assert play(table, "adapted-lichen", 9) == {"plants production": 1, "plants": 1}
    assert play(table, "virus", 1, "remove none") == {"plants": 1}
    assert play(table, "mine", 4) == {"steel production": 1}
    table.hand(1, "ants").parameters(oxygen=4).stock(1, mc=9).turn_of(1)
    assert changes(table, "play ants") == {"p2 mc": -9, "p2 cards": -1}


@card("viral-enhancers")
def test_viral_enhancers_fire_once_for_each_tag_of_a_card() -> None:
    # Ecological Zone has an animal and a plant tag and starts with 2 animals (ruling 73)
    table = Situation().in_play(0, "viral-enhancers").tile("C3", "greenery", 0)
    zone = play(table, "ecological-zone", 12, "place C4", "choose 2", "choose 2")
    assert zone == {"special C4": 1, "ecological-zone": 4}
    table = Situation().in_play(0, "viral-enhancers").tile("C3", "greenery", 0)
    zone = play(table, "ecological-zone", 12, "place C4", "choose 1", "choose 2")
    assert zone == {"special C4": 1, "ecological-zone": 3, "plants": 1}


@card("viral-enhancers")
def test_viral_enhancers_may_supply_the_plant_that_a_moss_demands() -> None:
    table = Situation().parameters(oceans=3)
    assert unplayable(table, "moss") == "needs-stock(have=0, need=1, resource=plants)"
    table.in_play(0, "viral-enhancers")
    assert play(table, "moss", 4) == {"plants production": 1}
    table = Situation().stock(0, plants=1)
    assert unplayable(table, "nitrophilic-moss") == "needs-oceans(have=0, need=3, slack=0)"
    table.parameters(oceans=3)
    assert unplayable(table, "nitrophilic-moss") == "needs-stock(have=1, need=2, resource=plants)"
    table.in_play(0, "viral-enhancers")
    assert play(table, "nitrophilic-moss", 8) == {"plants": -1, "plants production": 2}


@card("towing-a-comet")
def test_towing_a_comet() -> None:
    assert play(Situation(), "towing-a-comet", 23, "place A5") == {
        "plants": 2,
        "oxygen": 1,
        "oceans": 1,
        "ocean A5": 1,
        "tr": 2,
    }


@card("space-mirrors")
def test_space_mirrors_pay_7_for_an_energy_production() -> None:
    table = Situation()
    assert play(table, "space-mirrors", 3) == {}
    table.stock(0, mc=6, titanium=5)
    assert unusable(table, "space-mirrors") == "needs-mc(have=6, need=7)"
    table.stock(0, mc=7)
    assert use(table, "space-mirrors") == {"mc": -7, "energy production": 1}


@card("ice-asteroid")
def test_ice_asteroid_places_the_oceans_that_are_left() -> None:
    two = {"oceans": 2, "ocean A5": 1, "ocean I5": 1, "titanium": 2, "tr": 2}
    assert play(Situation(), "ice-asteroid", 23, "place A5", "place I5") == two
    table = Situation().parameters(oceans=8)
    assert play(table, "ice-asteroid", 23, "place A5") == {"oceans": 1, "ocean A5": 1, "tr": 1}
    assert play(Situation().parameters(oceans=9), "ice-asteroid", 23) == {}
