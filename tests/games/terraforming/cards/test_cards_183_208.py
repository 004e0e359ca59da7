"""Project cards 183 to 208, each stated in numbers."""

from tests.games.terraforming.cards.covering import card, each_card
from tests.games.terraforming.cards.playing import (
    afford,
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
    "biomass-combustors": ("automated", "building power", -1),
    "livestock": ("active", "animal", 0),
    "olympus-conference": ("active", "building science earth", 1),
    "rad-suits": ("automated", "", 1),
    "aquifer-pumping": ("active", "building", 0),
    "flooding": ("event", "", -1),
    "energy-saving": ("automated", "power", 0),
    "local-heat-trapping": ("event", "", 0),
    "permafrost-extraction": ("event", "", 0),
    "invention-contest": ("event", "science", 0),
    "plantation": ("automated", "plant", 0),
    "power-infrastructure": ("active", "building power", 0),
    "indentured-workers": ("event", "", -1),
    "lagrange-observatory": ("automated", "space science", 1),
    "terraforming-ganymede": ("automated", "space jovian", 2),
    "immigration-shuttles": ("automated", "space earth", 0),
    "restricted-area": ("active", "science", 0),
    "immigrant-city": ("active", "building city", 0),
    "energy-tapping": ("automated", "power", -1),
    "underground-detonations": ("active", "building", 0),
    "soletta": ("automated", "space", 0),
    "technology-demonstration": ("event", "space science", 0),
    "rad-chem-factory": ("automated", "building", 0),
    "special-design": ("event", "science", 0),
    "medical-lab": ("automated", "building science", 1),
    "ai-central": ("active", "building science", 1),
}


@each_card(PRINTED)
def test_kind_tags_and_points(name: str, numbers: tuple[str, str, int]) -> None:
    assert printed(Situation(), name) == numbers


@each_card(
    {
        "lagrange-observatory": (9, {"cards": 1}),
        "soletta": (35, {"heat production": 7}),
        "technology-demonstration": (5, {"cards": 2}),
        "aquifer-pumping": (18, {}),
        "underground-detonations": (6, {}),
        "power-infrastructure": (4, {}),
    }
)
def test_cards_with_gains_only(name: str, numbers: tuple[int, dict[str, int]]) -> None:
    price, gained = numbers
    assert play(Situation(), name, price) == gained


@card("biomass-combustors")
def test_biomass_combustors_need_6_oxygen_and_take_1_plant_production_of_anybody() -> None:
    table = Situation().parameters(oxygen=5).production(1, plants=1)
    assert unplayable(table, "biomass-combustors") == "needs-oxygen(have=5, need=6, slack=0)"
    table.parameters(oxygen=6).production(1, plants=0)
    assert unplayable(table, "biomass-combustors") == "no-production-to-reduce(count=1, resource=plants)"
    table.production(1, plants=1)
    assert play(table, "biomass-combustors", 4) == {"energy production": 2, "p2 plants production": -1}


@card("livestock")
def test_livestock_need_9_oxygen_and_own_plant_production() -> None:
    table = Situation().parameters(oxygen=8).production(0, plants=1).production(1, plants=1)
    assert unplayable(table, "livestock") == "needs-oxygen(have=8, need=9, slack=0)"
    table.parameters(oxygen=9).production(0, plants=0)
    assert unplayable(table, "livestock") == "needs-production(have=0, need=1, resource=plants)"
    table.production(0, plants=1)
    assert play(table, "livestock", 13) == {"plants production": -1, "mc production": 2}


@card("livestock")
def test_livestock_get_an_animal_by_their_action_and_score_each() -> None:
    table = Situation().in_play(0, "livestock")
    assert use(table, "livestock") == {"livestock": 1}
    assert play(table, "imported-nitrogen", 23) == {"tr": 1, "plants": 4, "livestock": 2}
    assert table.holding("livestock", 3).points(0, "cards") == 3


@card("olympus-conference")
def test_olympus_conference_starts_with_1_science_resource_which_scores_nothing() -> None:
    table = Situation()
    assert play(table, "olympus-conference", 10) == {"olympus-conference": 1}
    assert play(table, "ceos-favorite-project", 1) == {"olympus-conference": 1}
    assert table.holding("olympus-conference", 4).points(0, "cards") == 1


@card("olympus-conference")
def test_olympus_conference_adds_a_resource_or_takes_one_off_for_a_card_at_each_own_science_tag() -> None:
    table = Situation().in_play(0, "olympus-conference").parameters(oxygen=7)
    assert play(table, "breathing-filters", 11) == {"olympus-conference": 1}
    assert play(table, "medical-lab", 13, "choose 2")["olympus-conference"] == -1
    table.holding("olympus-conference", 1)
    assert play(table, "technology-demonstration", 5, "choose 2") == {"cards": 3, "olympus-conference": -1}
    assert play(table, "power-plant", 4) == {"energy production": 1}
    table.turn_of(1).hand(1, "lagrange-observatory").stock(1, mc=9).do("play lagrange-observatory")
    assert table.held_by("olympus-conference") == 0


@card("olympus-conference")
def test_olympus_conference_may_add_and_then_remove_for_two_tags_on_one_card() -> None:
    table = Situation().in_play(0, "olympus-conference")
    assert play(table, "research", 11, "choose 2") == {"cards": 3}
    assert table.held_by("olympus-conference") == 0


@card("rad-suits")
def test_rad_suits_need_2_cities_of_anybody_anywhere() -> None:
    table = Situation().tile("C3", "city", 1)
    assert unplayable(table, "rad-suits") == "needs-cities(have=1, need=2)"
    table.tile("ganymede-colony", "city", 1)
    assert play(table, "rad-suits", 6) == {"mc production": 1}


@card("aquifer-pumping")
def test_aquifer_pumping_places_an_ocean_for_8_mc_of_which_steel_may_pay() -> None:
    table = Situation().in_play(0, "aquifer-pumping").stock(0, mc=7)
    assert unusable(table, "aquifer-pumping") == "needs-mc(have=7, need=8)"
    ocean = {"ocean A5": 1, "oceans": 1, "tr": 1}
    assert use(table.stock(0, mc=8), "aquifer-pumping", "place A5") == ocean | {"mc": -8}
    table = Situation().in_play(0, "aquifer-pumping").stock(0, mc=2, steel=3, titanium=9)
    table.turn_of(0)
    assert why_not(table, "use aquifer-pumping mc=2 titanium=2") == "cannot-pay-with(resource=titanium)"
    assert use(table, "aquifer-pumping mc=2 steel=3", "place A5") == ocean | {"mc": -2, "steel": -3}
    table = Situation().in_play(0, "aquifer-pumping", "advanced-alloys").stock(0, steel=3)
    assert use(table, "aquifer-pumping", "place A5") == ocean | {"steel": -3}
    full = Situation().in_play(0, "aquifer-pumping").stock(0, mc=8).parameters(oceans=9)
    assert use(full, "aquifer-pumping") == {"mc": -8}


@card("flooding")
def test_flooding_places_an_ocean_and_takes_up_to_4_mc_from_one_owner_beside_it() -> None:
    def coast() -> Situation:
        table = Situation(seats=3).stock(1, mc=9).stock(2, mc=3)
        return table.tile("D7", "city", 1).tile("E8", "greenery", 2).tile("E9", "greenery", 0)

    ocean = {"ocean D8": 1, "oceans": 1, "tr": 1, "plants": 2}
    assert offered(coast(), "flooding", 7, "place D8") == {"remove p2", "remove p3", "remove none"}
    assert play(coast(), "flooding", 7, "place D8", "remove p2") == ocean | {"p2 mc": -4}
    assert play(coast(), "flooding", 7, "place D8", "remove p3") == ocean | {"p3 mc": -3}
    assert play(coast(), "flooding", 7, "place D8", "remove none") == ocean
    assert play(coast(), "flooding", 7, "place A4") == {"ocean A4": 1, "oceans": 1, "tr": 1, "cards": 1}


@card("flooding")
def test_flooding_takes_nothing_beside_claims_and_oceans_or_without_an_ocean_or_alone() -> None:
    ocean = {"oceans": 1, "tr": 1, "plants": 1}
    table = Situation().stock(1, mc=9).claim("G5", 1).tile("F7", "ocean")
    assert play(table, "flooding", 7, "place F6") == ocean | {"ocean F6": 1, "mc": 2}
    table = Situation().stock(1, mc=9).tile("C3", "city", 1).parameters(oceans=9)
    assert play(table, "flooding", 7) == {}
    solo = Situation(seats=1).tile("G5", "city")
    assert play(solo, "flooding", 7, "place F6") == ocean | {"ocean F6": 1}


@card("energy-saving")
def test_energy_saving_gives_1_energy_production_for_each_city_in_play() -> None:
    table = Situation().tile("C3", "city", 0).tile("G3", "city", 1).tile("I4", "city").tile("G5", "greenery", 0)
    table.tile("ganymede-colony", "city", 1)
    assert play(table, "energy-saving", 15) == {"energy production": 4}


@card("local-heat-trapping")
def test_local_heat_trapping_turns_5_heat_into_4_plants_or_2_animals() -> None:
    table = Situation().stock(0, heat=4)
    assert unplayable(table, "local-heat-trapping") == "needs-stock(have=4, need=5, resource=heat)"
    assert play(table.stock(0, heat=5), "local-heat-trapping", 1) == {"heat": -5, "plants": 4}
    table = Situation().stock(0, heat=5).in_play(0, "fish", "pets", "ants")
    assert play(table, "local-heat-trapping", 1, "choose 2", "add fish") == {"heat": -5, "fish": 2}
    table = Situation().stock(0, heat=5).in_play(0, "fish", "ants")
    assert play(table, "local-heat-trapping", 1, "choose 2") == {"heat": -5, "fish": 2}
    table = Situation().stock(0, heat=5).in_play(0, "fish")
    assert play(table, "local-heat-trapping", 1, "choose 1") == {"heat": -5, "plants": 4}


@card("local-heat-trapping")
def test_helion_needs_5_heat_beyond_what_pays_for_local_heat_trapping() -> None:
    table = Situation(corporations=("helion",)).stock(0, mc=0, heat=5).hand(0, "local-heat-trapping")
    assert table.refused("play local-heat-trapping").key == "needs-payment"
    table.stock(0, heat=6)
    assert changes(table, "play local-heat-trapping", played=1) == {"heat": -6, "plants": 4}
    table = Situation(corporations=("helion",)).stock(0, mc=1, heat=5).hand(0, "local-heat-trapping")
    table.turn_of(0)
    assert why_not(table, "play local-heat-trapping heat=1").startswith("pays-more-than-there-is")
    assert changes(table, "play local-heat-trapping", played=1) == {"mc": -1, "heat": -5, "plants": 4}


@card("permafrost-extraction")
def test_permafrost_extraction_needs_minus_8_degrees_and_is_an_ocean() -> None:
    table = Situation().parameters(temperature=-10)
    assert unplayable(table, "permafrost-extraction") == "needs-temperature(have=-10, need=-8, slack=0)"
    table.parameters(temperature=-8)
    assert play(table, "permafrost-extraction", 8, "place A5") == {"ocean A5": 1, "oceans": 1, "tr": 1}
    assert play(table.parameters(oceans=9), "permafrost-extraction", 8) == {}


@card("invention-contest")
def test_invention_contest_keeps_exactly_1_of_3_cards() -> None:
    table = Situation().deck_top("comet", "mine", "asteroid", "pets")
    afford(table, "invention-contest", 2)
    table.do("play invention-contest")
    assert table.asked.picks[0].items == ("comet", "mine", "asteroid")
    table.refused("keep comet mine")
    table.refused("keep")
    table.do("keep mine")
    assert table.hand_of(0) == ["mine"]
    assert [table.table.cards[c].id for c in table.state.discard] == ["comet", "asteroid"]


@card("plantation")
def test_plantation_needs_2_science_tags_and_is_a_greenery_beside_an_own_tile() -> None:
    table = Situation().in_play(0, "breathing-filters").tile("G3", "city", 0)
    assert unplayable(table, "plantation") == "needs-tags(have=1, need=2, tag=science)"
    table.in_play(0, "lagrange-observatory")
    assert play(table, "plantation", 15, "place G4") == {"greenery G4": 1, "oxygen": 1, "tr": 1}
    again = Situation().in_play(0, "research").tile("G3", "city", 0).tile("C3", "city", 1)
    assert offered(again, "plantation", 15) == {f"place {at}" for at in ("F3", "F4", "G2", "G4", "H2", "H3")}


@card("power-infrastructure")
def test_power_infrastructure_turns_at_least_1_energy_into_as_many_mc() -> None:
    table = Situation().in_play(0, "power-infrastructure")
    assert unusable(table, "power-infrastructure") == "needs-stock(have=0, need=1, resource=energy)"
    table.stock(0, energy=3).do("use power-infrastructure")
    assert table.options == {"amount 1", "amount 2", "amount 3"}
    for units in (1, 3):
        table = Situation().in_play(0, "power-infrastructure").stock(0, energy=3)
        assert use(table, "power-infrastructure", f"amount {units}") == {"energy": -units, "mc": units}


@card("indentured-workers")
def test_indentured_workers_make_the_next_card_8_cheaper_even_in_a_later_turn() -> None:
    table = Situation().hand(0, "indentured-workers").stock(0, mc=0)
    assert changes(table, "play indentured-workers", played=1) == {}
    table.stock(1, mc=11).do("end", "project power-plant", "end")
    assert play(table, "soletta", 27) == {"heat production": 7}
    assert play(table, "micro-mills", 3) == {"heat production": 1}


@card("indentured-workers")
def test_indentured_workers_never_pay_anything_back_and_are_spent_on_any_card() -> None:
    table = Situation().hand(0, "indentured-workers", "micro-mills").stock(0, mc=0)
    table.do("play indentured-workers")
    assert changes(table, "play micro-mills", played=1) == {"heat production": 1}
    assert play(table, "power-plant", 4) == {"energy production": 1}


@card("indentured-workers")
def test_indentured_workers_lapse_with_the_generation() -> None:
    table = Situation().hand(0, "indentured-workers")
    table.do("play indentured-workers")
    table.end_generation()
    table.do("p1 buy", "p2 buy")
    assert play(table, "soletta", 35) == {"heat production": 7}


@card("terraforming-ganymede")
def test_terraforming_ganymede_gives_rating_for_each_own_jovian_tag_its_own_included() -> None:
    assert play(Situation().in_play(1, "io-mining-industries"), "terraforming-ganymede", 33) == {"tr": 1}
    table = Situation().in_play(0, "io-mining-industries", "colonizer-training-camp", "asteroid-mining")
    assert play(table, "terraforming-ganymede", 33) == {"tr": 4}


@card("immigration-shuttles")
def test_immigration_shuttles_score_1_for_3_cities_in_play() -> None:
    table = Situation().tile("C3", "city", 1)
    assert play(table, "immigration-shuttles", 31) == {"mc production": 5}
    assert table.points(0, "cards") == 0
    table.tile("G3", "city")
    assert table.points(0, "cards") == 0
    table.tile("G4", "greenery").tile("E4", "ocean")
    assert table.points(0, "cards") == 0
    table.tile("phobos-space-haven", "city", 1)
    assert table.points(0, "cards") == 1
    table.tile("I4", "city", 0).tile("C5", "city", 0).tile("E8", "city", 0)
    assert table.points(0, "cards") == 2


@card("restricted-area")
def test_restricted_area_is_a_special_tile_on_land_and_draws_a_card_for_2() -> None:
    table = Situation()
    assert play(table, "restricted-area", 11, "place C3") == {"special C3": 1}
    assert unusable(table.stock(0, mc=1), "restricted-area") == "needs-mc(have=1, need=2)"
    assert use(table.stock(0, mc=2), "restricted-area") == {"mc": -2, "cards": 1}
    options = offered(Situation(), "restricted-area", 11)
    assert len(options) == 61 - 12 - 1
    assert not options & {"place E3", "place E4"}
    assert unplayable(Situation().cover("land"), "restricted-area") == "no-place(tile=special)"


@card("immigrant-city")
def test_immigrant_city_costs_1_energy_and_in_the_end_1_mc_production() -> None:
    table = Situation()
    assert unplayable(table, "immigrant-city") == "needs-production(have=0, need=1, resource=energy)"
    table.production(0, energy=1)
    assert play(table, "immigrant-city", 13, "place C3") == {
        "energy production": -1,
        "mc production": -1,
        "city C3": 1,
    }


@card("immigrant-city")
def test_immigrant_city_gives_1_mc_production_for_each_later_city_anywhere_by_anybody() -> None:
    table = Situation().in_play(0, "immigrant-city").stock(1, mc=25)
    assert play(table, "phobos-space-haven", 25) == {
        "city phobos-space-haven": 1,
        "titanium production": 1,
        "mc production": 1,
    }
    table.turn_of(1).do("project city", "place C3")
    assert table.production_of(0, "mc") == 2
    table.stock(1, mc=23).do("project greenery", "place C4")
    assert table.production_of(0, "mc") == 2


@card("immigrant-city")
def test_immigrant_city_may_be_placed_before_its_loss_so_minus_4_mc_production_is_enough() -> None:
    table = Situation().production(0, energy=1, mc=-5)
    assert unplayable(table, "immigrant-city") == "needs-production(have=-5, need=-4, resource=mc)"
    table.production(0, mc=-4)
    assert play(table, "immigrant-city", 13, "place C3")["mc production"] == -1
    republic = Situation(corporations=("tharsis-republic",)).production(0, energy=1, mc=-5)
    republic.state.players[0].owes_first_action = False
    assert play(republic, "immigrant-city", 13, "place C3") == {
        "energy production": -1,
        "city C3": 1,
        "mc": 3,
    }


@card("energy-tapping")
def test_energy_tapping_takes_1_energy_production_of_anybody_or_its_own() -> None:
    assert play(Situation().production(1, energy=1), "energy-tapping", 3, "reduce p2") == {
        "energy production": 1,
        "p2 energy production": -1,
    }
    assert play(Situation(), "energy-tapping", 3) == {}


@card("underground-detonations")
def test_underground_detonations_make_2_heat_production_for_10() -> None:
    table = Situation().in_play(0, "underground-detonations").stock(0, mc=9)
    assert unusable(table, "underground-detonations") == "needs-mc(have=9, need=10)"
    assert use(table.stock(0, mc=10), "underground-detonations") == {"mc": -10, "heat production": 2}


@card("rad-chem-factory")
def test_rad_chem_factory_gives_2_rating_for_1_energy_production() -> None:
    table = Situation()
    assert unplayable(table, "rad-chem-factory") == "needs-production(have=0, need=1, resource=energy)"
    assert play(table.production(0, energy=1), "rad-chem-factory", 8) == {"energy production": -1, "tr": 2}


@card("special-design")
def test_special_design_lets_the_next_card_miss_a_global_requirement_by_2_steps() -> None:
    table = Situation().parameters(oxygen=5, oceans=5)
    assert play(table, "special-design", 4) == {}
    assert unplayable(table.parameters(oxygen=4), "breathing-filters") == "needs-oxygen(have=4, need=7, slack=2)"
    assert unplayable(table.parameters(oceans=6), "dust-seals") == "needs-at-most-oceans(have=6, need=3, slack=2)"
    assert play(table.parameters(oxygen=5), "breathing-filters", 11) == {}
    assert unplayable(table, "windmills") == "needs-oxygen(have=5, need=7, slack=0)"


@card("special-design")
def test_special_design_is_used_up_by_any_card_and_lapses_with_the_generation() -> None:
    table = Situation().parameters(oxygen=5)
    assert play(table, "special-design", 4) == {}
    assert play(table, "micro-mills", 3) == {"heat production": 1}
    assert unplayable(table, "breathing-filters") == "needs-oxygen(have=5, need=7, slack=0)"
    table = Situation().parameters(oxygen=5)
    assert play(table, "special-design", 4) == {}
    table.end_generation()
    table.do("p1 buy", "p2 buy")
    assert unplayable(table, "breathing-filters") == "needs-oxygen(have=5, need=7, slack=0)"


@card("special-design")
def test_special_design_adds_to_inventrix_and_adaptation_technology() -> None:
    table = Situation(corporations=("inventrix",)).in_play(0, "adaptation-technology").parameters(oxygen=1)
    table.state.players[0].owes_first_action = False
    assert unplayable(table, "breathing-filters") == "needs-oxygen(have=1, need=7, slack=4)"
    assert play(table, "special-design", 4) == {}
    assert play(table, "breathing-filters", 11) == {}


@card("medical-lab")
def test_medical_lab_gives_1_mc_production_for_2_own_building_tags_its_own_included_once() -> None:
    assert play(Situation().in_play(1, "power-plant", "mine"), "medical-lab", 13) == {}
    table = Situation().in_play(0, "power-plant", "soil-factory")
    assert play(table, "medical-lab", 13) == {"mc production": 1}
    assert play(table, "mine", 4) == {"steel production": 1}
    table = Situation().in_play(0, "power-plant", "soil-factory", "mine")
    assert play(table, "medical-lab", 13) == {"mc production": 2}


@card("medical-lab")
def test_medical_lab_is_counted_anew_when_copied() -> None:
    table = Situation().in_play(0, "medical-lab", "mine", "power-plant", "soil-factory")
    table.turn_of(0).hand(0, "robotic-workforce").stock(0, mc=9)
    assert changes(table, "play robotic-workforce", "copy medical-lab", paid=9, played=1) == {"mc production": 2}


@card("ai-central")
def test_ai_central_needs_3_science_tags_and_energy_production_and_draws_2_cards() -> None:
    table = Situation().in_play(0, "research").production(0, energy=1)
    assert unplayable(table, "ai-central") == "needs-tags(have=2, need=3, tag=science)"
    table.in_play(0, "breathing-filters").production(0, energy=0)
    assert unplayable(table, "ai-central") == "needs-production(have=0, need=1, resource=energy)"
    assert play(table.production(0, energy=1), "ai-central", 21) == {"energy production": -1}
    assert use(table, "ai-central") == {"cards": 2}
    table.turn_of(0)
    assert why_not(table, "use ai-central") == "used-this-generation"
