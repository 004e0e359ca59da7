"""Project cards 131 to 156, each stated in numbers."""

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
    "decomposers": ("active", "microbe", 0),
    "fusion-power": ("automated", "building science power", 0),
    "symbiotic-fungus": ("active", "microbe", 0),
    "extreme-cold-fungus": ("active", "microbe", 0),
    "advanced-ecosystems": ("automated", "plant microbe animal", 3),
    "great-dam": ("automated", "building power", 1),
    "cartel": ("automated", "earth", 0),
    "strip-mine": ("automated", "building", 0),
    "wave-power": ("automated", "power", 1),
    "lava-flows": ("event", "", 0),
    "power-plant": ("automated", "building power", 0),
    "mohole-area": ("automated", "building", 0),
    "large-convoy": ("event", "space earth", 2),
    "titanium-mine": ("automated", "building", 0),
    "tectonic-stress-power": ("automated", "building power", 1),
    "nitrophilic-moss": ("automated", "plant", 0),
    "herbivores": ("active", "animal", 0),
    "insects": ("automated", "microbe", 0),
    "ceos-favorite-project": ("event", "", 0),
    "anti-gravity-technology": ("active", "science", 3),
    "investment-loan": ("event", "earth", 0),
    "insulation": ("automated", "", 0),
    "adaptation-technology": ("active", "science", 1),
    "caretaker-contract": ("active", "", 0),
    "designed-microorganisms": ("automated", "science microbe", 0),
    "standard-technology": ("active", "science", 0),
}


@each_card(PRINTED)
def test_kind_tags_and_points(name: str, numbers: tuple[str, str, int]) -> None:
    assert printed(Situation(), name) == numbers


@each_card(
    {
        "power-plant": (4, {"energy production": 1}),
        "titanium-mine": (7, {"titanium production": 1}),
    }
)
def test_cards_that_raise_production_only(name: str, numbers: tuple[int, dict[str, int]]) -> None:
    price, gained = numbers
    assert play(Situation(), name, price) == gained


@card("decomposers")
def test_decomposers_need_3_oxygen_and_start_with_1_microbe() -> None:
    table = Situation().parameters(oxygen=2)
    assert unplayable(table, "decomposers") == "needs-oxygen(have=2, need=3, slack=0)"
    assert play(table.parameters(oxygen=3), "decomposers", 5) == {"decomposers": 1}
    assert play(table, "imported-nitrogen", 23) == {"tr": 1, "plants": 4, "decomposers": 3}


@card("decomposers")
def test_decomposers_get_a_microbe_for_each_own_animal_plant_and_microbe_tag_and_score_a_third() -> None:
    table = Situation().in_play(0, "decomposers", "lichen", "insects", "pets").holding("decomposers", 1)
    assert play(table, "advanced-ecosystems", 11) == {"decomposers": 3}
    assert table.card_points("decomposers") == 1
    assert play(table, "power-plant", 4) == {"energy production": 1}
    table.turn_of(1).hand(1, "nitrite-reducing-bacteria").stock(1, mc=11)
    table.do("play nitrite-reducing-bacteria")
    assert table.held_by("decomposers") == 4
    assert [table.holding("decomposers", n).card_points("decomposers") for n in (2, 3, 5, 6)] == [0, 1, 1, 2]


@card("fusion-power")
def test_fusion_power_needs_2_power_tags_without_its_own() -> None:
    table = Situation().in_play(0, "power-plant")
    assert unplayable(table, "fusion-power") == "needs-tags(have=1, need=2, tag=power)"
    assert play(table.in_play(0, "wave-power"), "fusion-power", 14) == {"energy production": 3}


@card("symbiotic-fungus")
def test_symbiotic_fungus_needs_minus_14_degrees() -> None:
    table = Situation().parameters(temperature=-16)
    assert unplayable(table, "symbiotic-fungus") == "needs-temperature(have=-16, need=-14, slack=0)"
    assert play(table.parameters(temperature=-14), "symbiotic-fungus", 4) == {}


@card("symbiotic-fungus")
def test_symbiotic_fungus_adds_a_microbe_to_another_card_or_to_none() -> None:
    table = Situation().in_play(0, "symbiotic-fungus", "pets").in_play(1, "decomposers")
    assert use(table, "symbiotic-fungus") == {}
    table.turn_of(0)
    assert why_not(table, "use symbiotic-fungus") == "used-this-generation"
    table.in_play(0, "tardigrades")
    assert use(table, "symbiotic-fungus") == {"tardigrades": 1}
    table.in_play(0, "ants")
    assert use(table, "symbiotic-fungus", "add ants") == {"ants": 1}


@card("extreme-cold-fungus")
def test_extreme_cold_fungus_allows_at_most_minus_10_degrees() -> None:
    table = Situation().parameters(temperature=-8)
    assert unplayable(table, "extreme-cold-fungus") == "needs-at-most-temperature(have=-8, need=-10, slack=0)"
    assert play(table.parameters(temperature=-10), "extreme-cold-fungus", 13) == {}


@card("extreme-cold-fungus")
def test_extreme_cold_fungus_gives_a_plant_or_2_microbes_to_another_card_once_a_generation() -> None:
    table = Situation().in_play(0, "extreme-cold-fungus")
    assert use(table, "extreme-cold-fungus 2") == {}
    assert use(table, "extreme-cold-fungus 1") == {"plants": 1}
    table.turn_of(0)
    assert why_not(table, "use extreme-cold-fungus 1") == "used-this-generation"
    assert why_not(table, "use extreme-cold-fungus 2") == "used-this-generation"
    table.in_play(0, "ants", "fish")
    assert use(table, "extreme-cold-fungus 2") == {"ants": 2}
    table.in_play(0, "tardigrades")
    assert use(table, "extreme-cold-fungus 2", "add tardigrades") == {"tardigrades": 2}


@card("advanced-ecosystems")
def test_advanced_ecosystems_need_a_plant_a_microbe_and_an_animal_tag_without_their_own() -> None:
    table = Situation().in_play(0, "insects", "pets")
    assert unplayable(table, "advanced-ecosystems") == "needs-tags(have=0, need=1, tag=plant)"
    table = Situation().in_play(0, "moss", "pets")
    assert unplayable(table, "advanced-ecosystems") == "needs-tags(have=0, need=1, tag=microbe)"
    table = Situation().in_play(0, "moss", "insects")
    assert unplayable(table, "advanced-ecosystems") == "needs-tags(have=0, need=1, tag=animal)"
    table = Situation().in_play(0, "moss", "insects", "fish")
    assert play(table, "advanced-ecosystems", 11) == {}


@card("great-dam")
def test_great_dam_needs_4_oceans() -> None:
    table = Situation().parameters(oceans=3)
    assert unplayable(table, "great-dam") == "needs-oceans(have=3, need=4, slack=0)"
    assert play(table.parameters(oceans=4), "great-dam", 12) == {"energy production": 2}


@card("cartel")
def test_cartel_gives_1_mc_production_for_each_own_earth_tag_its_own_included() -> None:
    assert play(Situation().in_play(1, "acquired-company"), "cartel", 8) == {"mc production": 1}
    table = Situation().in_play(0, "acquired-company", "media-group", "power-plant", "investment-loan")
    assert play(table, "cartel", 8) == {"mc production": 3}


@card("strip-mine")
def test_strip_mine_costs_2_energy_production_and_raises_oxygen_2_steps() -> None:
    table = Situation().production(0, energy=1)
    assert unplayable(table, "strip-mine") == "needs-production(have=1, need=2, resource=energy)"
    table.production(0, energy=2)
    assert play(table, "strip-mine", 25) == {
        "energy production": -2,
        "steel production": 2,
        "titanium production": 1,
        "oxygen": 2,
        "tr": 2,
    }


@card("strip-mine")
def test_strip_mine_gives_rating_only_for_oxygen_steps_really_made() -> None:
    metals = {"energy production": -2, "steel production": 2, "titanium production": 1}
    last = Situation().production(0, energy=2).parameters(oxygen=13)
    assert play(last, "strip-mine", 25) == metals | {"oxygen": 1, "tr": 1}
    full = Situation().production(0, energy=2).parameters(oxygen=14)
    assert play(full, "strip-mine", 25) == metals


@card("wave-power")
def test_wave_power_needs_3_oceans() -> None:
    table = Situation().parameters(oceans=2)
    assert unplayable(table, "wave-power") == "needs-oceans(have=2, need=3, slack=0)"
    assert play(table.parameters(oceans=3), "wave-power", 8) == {"energy production": 1}


@card("lava-flows")
def test_lava_flows_raise_temperature_2_steps_and_go_on_a_volcano() -> None:
    assert play(Situation(), "lava-flows", 18, "place B2") == {
        "temperature": 4,
        "tr": 2,
        "special B2": 1,
        "steel": 1,
    }
    assert offered(Situation(), "lava-flows", 18) == {"place B2", "place C1", "place D1", "place E1"}


@card("lava-flows")
def test_lava_flows_are_unplayable_when_all_volcanoes_are_taken_but_go_anywhere_on_a_map_without() -> None:
    assert unplayable(Situation().cover("volcanic"), "lava-flows") == "no-place(tile=special)"
    hellas = Situation(map="hellas")
    land = {hellas.table.map.places[i] for i in hellas.table.map.land}
    # the south pole asks for 6 M€, which nobody has here
    assert offered(hellas, "lava-flows", 18) == {f"place {at}" for at in land - {"I3"}}


@card("mohole-area")
def test_mohole_area_is_a_special_tile_on_an_ocean_area_and_no_ocean() -> None:
    assert play(Situation(), "mohole-area", 20, "place E4") == {"heat production": 4, "special E4": 1, "plants": 2}
    assert offered(Situation().tile("E4", "ocean"), "mohole-area", 20) == {
        f"place {at}" for at in ("A2", "A4", "A5", "B6", "D8", "E5", "E6", "F6", "F7", "F8", "I5")
    }
    assert unplayable(Situation().cover("ocean_areas"), "mohole-area") == "no-place(tile=special)"


@card("large-convoy")
def test_large_convoy_brings_an_ocean_2_cards_and_5_plants_or_4_animals() -> None:
    convoy = {"ocean D8": 1, "oceans": 1, "tr": 1, "cards": 2}
    assert play(Situation(), "large-convoy", 36, "place D8") == convoy | {"plants": 7}
    table = Situation().in_play(0, "fish", "ants")
    assert play(table, "large-convoy", 36, "place D8", "choose 2") == convoy | {"plants": 2, "fish": 4}
    table = Situation().in_play(0, "fish", "birds")
    assert play(table, "large-convoy", 36, "place D8", "choose 2", "add birds") == convoy | {"plants": 2, "birds": 4}
    full = Situation().parameters(oceans=9).in_play(0, "fish")
    assert play(full, "large-convoy", 36, "choose 1") == {"cards": 2, "plants": 5}


@card("tectonic-stress-power")
def test_tectonic_stress_power_needs_2_science_tags() -> None:
    table = Situation().in_play(0, "breathing-filters")
    assert unplayable(table, "tectonic-stress-power") == "needs-tags(have=1, need=2, tag=science)"
    assert play(table.in_play(0, "lagrange-observatory"), "tectonic-stress-power", 18) == {"energy production": 3}


@card("nitrophilic-moss")
def test_nitrophilic_moss_needs_3_oceans_and_loses_2_plants() -> None:
    table = Situation().stock(0, plants=2).parameters(oceans=2)
    assert unplayable(table, "nitrophilic-moss") == "needs-oceans(have=2, need=3, slack=0)"
    table.parameters(oceans=3).stock(0, plants=1)
    assert unplayable(table, "nitrophilic-moss") == "needs-stock(have=1, need=2, resource=plants)"
    table.stock(0, plants=2)
    assert play(table, "nitrophilic-moss", 8) == {"plants": -2, "plants production": 2}


@card("nitrophilic-moss")
def test_nitrophilic_moss_may_lose_the_plant_that_viral_enhancers_give_for_it() -> None:
    table = Situation().in_play(0, "viral-enhancers").parameters(oceans=3)
    assert unplayable(table, "nitrophilic-moss") == "needs-stock(have=0, need=2, resource=plants)"
    table.stock(0, plants=1)
    assert play(table, "nitrophilic-moss", 8) == {"plants": -1, "plants production": 2}


@card("herbivores")
def test_herbivores_need_8_oxygen_and_a_plant_production_of_anybody() -> None:
    table = Situation().parameters(oxygen=7).production(1, plants=1)
    assert unplayable(table, "herbivores") == "needs-oxygen(have=7, need=8, slack=0)"
    table.parameters(oxygen=8).production(1, plants=0)
    assert unplayable(table, "herbivores") == "no-production-to-reduce(count=1, resource=plants)"
    assert play(table.production(0, plants=1), "herbivores", 12) == {"plants production": -1, "herbivores": 1}
    table = Situation().parameters(oxygen=8).production(0, plants=1).production(1, plants=1)
    assert play(table, "herbivores", 12, "reduce p2") == {"p2 plants production": -1, "herbivores": 1}
    assert play(table, "imported-nitrogen", 23) == {"tr": 1, "plants": 4, "herbivores": 2}


@card("herbivores")
def test_herbivores_get_an_animal_for_each_own_greenery_and_score_half() -> None:
    table = Situation().in_play(0, "herbivores").holding("herbivores", 2).stock(0, plants=8).stock(1, plants=8)
    table.do("convert plants", "place C3")
    assert table.held_by("herbivores") == 3
    table.turn_of(1).do("convert plants", "place G3")
    assert table.held_by("herbivores") == 3
    table.turn_of(0).stock(0, mc=25).do("project city", "place I3")
    assert table.held_by("herbivores") == 3
    assert table.points(0, "cards") == 1


@card("herbivores")
def test_herbivores_count_the_greeneries_of_the_end_of_the_game() -> None:
    table = Situation().in_play(0, "herbivores").holding("herbivores", 1).stock(0, plants=8)
    table.finish_game()
    table.do("convert plants", "place C3")
    assert (table.held_by("herbivores"), table.points(0, "cards")) == (2, 1)


@card("insects")
def test_insects_need_6_oxygen_and_give_1_plant_production_for_each_own_plant_tag() -> None:
    table = Situation().in_play(0, "moss", "farming", "decomposers").in_play(1, "lichen").parameters(oxygen=5)
    assert unplayable(table, "insects") == "needs-oxygen(have=5, need=6, slack=0)"
    assert play(table.parameters(oxygen=6), "insects", 9) == {"plants production": 2, "decomposers": 1}
    assert play(Situation().parameters(oxygen=6), "insects", 9) == {}


@card("ceos-favorite-project")
def test_ceos_favorite_project_adds_1_to_an_own_card_that_holds_at_least_1() -> None:
    table = Situation().in_play(0, "fish", "ants", "search-for-life").holding("fish", 1).holding("search-for-life", 1)
    table.in_play(1, "birds").holding("birds", 3)
    assert offered(table, "ceos-favorite-project", 1) == {"add fish", "add search-for-life"}
    table = Situation().in_play(0, "fish", "ants").holding("fish", 2)
    assert play(table, "ceos-favorite-project", 1) == {"fish": 1}


@card("ceos-favorite-project")
def test_ceos_favorite_project_may_be_played_for_nothing() -> None:
    assert play(Situation().in_play(0, "fish"), "ceos-favorite-project", 1) == {}


@card("anti-gravity-technology")
def test_anti_gravity_technology_needs_7_science_tags_and_makes_other_cards_2_cheaper() -> None:
    table = Situation().in_play(0, "research", "ai-central", "fusion-power", "medical-lab", "lagrange-observatory")
    assert unplayable(table, "anti-gravity-technology") == "needs-tags(have=6, need=7, tag=science)"
    table.in_play(0, "breathing-filters")
    assert play(table, "anti-gravity-technology", 14) == {}
    assert play(table, "soletta", 33) == {"heat production": 7}
    table.turn_of(0).hand(0, "insulation").stock(0, mc=0).production(0, heat=1)
    assert changes(table, "play insulation", played=1) == {"heat production": -1, "mc production": 1}


@card("investment-loan")
def test_investment_loan_gives_10_mc_for_a_step_of_mc_production() -> None:
    table = Situation().production(0, mc=-5)
    assert unplayable(table, "investment-loan") == "needs-production(have=-5, need=-4, resource=mc)"
    table.production(0, mc=-4)
    assert play(table, "investment-loan", 3) == {"mc production": -1, "mc": 10}


@card("insulation")
def test_insulation_turns_at_least_1_heat_production_into_mc_production() -> None:
    table = Situation()
    assert unplayable(table, "insulation") == "needs-production(have=0, need=1, resource=heat)"
    assert offered(table.production(0, heat=3), "insulation", 2) == {"amount 1", "amount 2", "amount 3"}
    for steps in (1, 3):
        table = Situation().production(0, heat=3)
        assert play(table, "insulation", 2, f"amount {steps}") == {"heat production": -steps, "mc production": steps}


@card("adaptation-technology")
def test_adaptation_technology_lets_global_requirements_be_missed_by_2_steps_either_way() -> None:
    table = Situation()
    assert play(table, "adaptation-technology", 12) == {}
    table.parameters(oxygen=4, oceans=1, temperature=-14)
    assert unplayable(table, "breathing-filters") == "needs-oxygen(have=4, need=7, slack=2)"
    assert play(table.parameters(oxygen=5), "breathing-filters", 11) == {}
    assert unplayable(table, "great-dam") == "needs-oceans(have=1, need=4, slack=2)"
    assert play(table.parameters(oceans=2), "great-dam", 12) == {"energy production": 2}
    assert unplayable(table.parameters(temperature=-4), "extreme-cold-fungus") == (
        "needs-at-most-temperature(have=-4, need=-10, slack=4)"
    )
    assert play(table.parameters(temperature=-6), "extreme-cold-fungus", 13) == {}
    assert unplayable(table, "fusion-power") == "needs-tags(have=1, need=2, tag=power)"


@card("caretaker-contract")
def test_caretaker_contract_needs_0_degrees_and_turns_8_heat_into_rating() -> None:
    table = Situation().parameters(temperature=-2)
    assert unplayable(table, "caretaker-contract") == "needs-temperature(have=-2, need=0, slack=0)"
    assert play(table.parameters(temperature=0), "caretaker-contract", 3) == {}
    assert unusable(table.stock(0, heat=7), "caretaker-contract") == "needs-stock(have=7, need=8, resource=heat)"
    assert use(table.stock(0, heat=8), "caretaker-contract") == {"heat": -8, "tr": 1}


@card("designed-microorganisms")
def test_designed_microorganisms_allow_at_most_minus_14_degrees() -> None:
    table = Situation().parameters(temperature=-12)
    assert unplayable(table, "designed-microorganisms") == "needs-at-most-temperature(have=-12, need=-14, slack=0)"
    table.parameters(temperature=-14)
    assert play(table, "designed-microorganisms", 16) == {"plants production": 2}


@card("standard-technology")
def test_standard_technology_gives_3_mc_after_each_standard_project_but_selling_patents() -> None:
    table = Situation()
    assert play(table, "standard-technology", 6) == {}
    table.turn_of(0).stock(0, mc=10).hand(0, "mine")
    assert why_not(table, "project power-plant") == "needs-mc(have=10, need=11)"
    assert changes(table, "sell mine") == {"mc": 1, "cards": -1}
    assert changes(table, "project power-plant") == {"mc": -8, "energy production": 1}
    table.turn_of(0).stock(0, mc=14)
    assert changes(table, "project asteroid") == {"mc": -11, "temperature": 2, "tr": 1}
    table.stock(0, mc=18)
    assert changes(table, "project aquifer", "place A5") == {"mc": -15, "ocean A5": 1, "oceans": 1, "tr": 1}
    table.turn_of(0).stock(0, mc=23)
    assert changes(table, "project greenery", "place G3") == {"mc": -20, "greenery G3": 1, "oxygen": 1, "tr": 1}
    table.stock(0, mc=25)
    assert changes(table, "project city", "place C3") == {"mc": -22, "city C3": 1, "mc production": 1}


@card("standard-technology")
def test_standard_technology_gives_nothing_for_conversions_or_the_projects_of_others() -> None:
    table = Situation().in_play(0, "standard-technology").stock(0, plants=8, heat=8).stock(1, mc=11)
    assert changes(table, "convert heat") == {"heat": -8, "temperature": 2, "tr": 1}
    assert changes(table, "convert plants", "place G3") == {"plants": -8, "greenery G3": 1, "oxygen": 1, "tr": 1}
    assert changes(table, "p2 project power-plant") == {"p2 mc": -11, "p2 energy production": 1}
