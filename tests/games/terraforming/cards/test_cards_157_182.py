"""Project cards 157 to 182, each stated in numbers."""

from tests.games.terraforming.cards.covering import card, each_card
from tests.games.terraforming.cards.playing import changes, offered, play, printed, unplayable, unusable, use, why_not
from tests.games.terraforming.situation import Situation

PRINTED = {
    "nitrite-reducing-bacteria": ("active", "microbe", 0),
    "industrial-microbes": ("automated", "building microbe", 0),
    "lichen": ("automated", "plant", 0),
    "power-supply-consortium": ("automated", "power", 0),
    "convoy-from-europa": ("event", "space", 0),
    "imported-ghg": ("event", "space earth", 0),
    "imported-nitrogen": ("event", "space earth", 0),
    "micro-mills": ("automated", "", 0),
    "magnetic-field-generators": ("automated", "building", 0),
    "shuttles": ("active", "space", 1),
    "import-of-advanced-ghg": ("event", "space earth", 0),
    "windmills": ("automated", "building power", 1),
    "tundra-farming": ("automated", "plant", 2),
    "aerobraked-ammonia-asteroid": ("event", "space", 0),
    "magnetic-field-dome": ("automated", "building", 0),
    "pets": ("active", "earth animal", 0),
    "protected-habitats": ("active", "", 0),
    "protected-valley": ("automated", "building plant", 0),
    "satellites": ("automated", "space", 0),
    "noctis-farming": ("automated", "building plant", 1),
    "water-splitting-plant": ("active", "building", 0),
    "heat-trappers": ("automated", "building power", -1),
    "soil-factory": ("automated", "building", 1),
    "fuel-factory": ("automated", "building", 0),
    "ice-cap-melting": ("event", "", 0),
    "corporate-stronghold": ("automated", "building city", -2),
}


@each_card(PRINTED)
def test_kind_tags_and_points(name: str, numbers: tuple[str, str, int]) -> None:
    assert printed(Situation(), name) == numbers


@each_card(
    {
        "industrial-microbes": (12, {"energy production": 1, "steel production": 1}),
        "imported-ghg": (7, {"heat production": 1, "heat": 3}),
        "micro-mills": (3, {"heat production": 1}),
        "import-of-advanced-ghg": (9, {"heat production": 2}),
    }
)
def test_cards_with_gains_only(name: str, numbers: tuple[int, dict[str, int]]) -> None:
    price, gained = numbers
    assert play(Situation(), name, price) == gained


@each_card(
    {
        "magnetic-field-generators": (20, 4, {"energy production": -4, "plants production": 2, "tr": 3}),
        "magnetic-field-dome": (5, 2, {"energy production": -2, "plants production": 1, "tr": 1}),
        "soil-factory": (9, 1, {"energy production": -1, "plants production": 1}),
        "fuel-factory": (6, 1, {"energy production": -1, "titanium production": 1, "mc production": 1}),
    }
)
def test_cards_that_use_up_energy_production(name: str, numbers: tuple[int, int, dict[str, int]]) -> None:
    price, energy, changed = numbers
    table = Situation().production(0, energy=energy - 1)
    assert unplayable(table, name) == f"needs-production(have={energy - 1}, need={energy}, resource=energy)"
    assert play(table.production(0, energy=energy), name, price) == changed


@card("nitrite-reducing-bacteria")
def test_nitrite_reducing_bacteria_start_with_3_microbes_and_turn_3_into_rating() -> None:
    table = Situation()
    assert play(table, "nitrite-reducing-bacteria", 11) == {"nitrite-reducing-bacteria": 3}
    assert use(table, "nitrite-reducing-bacteria 1") == {"nitrite-reducing-bacteria": 1}
    table.turn_of(0)
    assert why_not(table, "use nitrite-reducing-bacteria 2") == "used-this-generation"
    assert use(table, "nitrite-reducing-bacteria 2") == {"nitrite-reducing-bacteria": -3, "tr": 1}
    table.holding("nitrite-reducing-bacteria", 2)
    assert unusable(table, "nitrite-reducing-bacteria 2") == "needs-here(have=2, need=3)"
    assert table.holding("nitrite-reducing-bacteria", 9).points(0, "cards") == 0
    assert play(table, "imported-nitrogen", 23) == {"tr": 1, "plants": 4, "nitrite-reducing-bacteria": 3}


@card("lichen")
def test_lichen_needs_minus_24_degrees() -> None:
    table = Situation().parameters(temperature=-26)
    assert unplayable(table, "lichen") == "needs-temperature(have=-26, need=-24, slack=0)"
    assert play(table.parameters(temperature=-24), "lichen", 7) == {"plants production": 1}


@card("power-supply-consortium")
def test_power_supply_consortium_needs_2_power_tags_without_its_own() -> None:
    table = Situation().in_play(0, "power-plant").production(1, energy=1)
    assert unplayable(table, "power-supply-consortium") == "needs-tags(have=1, need=2, tag=power)"
    table.in_play(0, "windmills")
    assert play(table, "power-supply-consortium", 5, "reduce p2") == {
        "energy production": 1,
        "p2 energy production": -1,
    }


@card("power-supply-consortium")
def test_power_supply_consortium_gains_first_and_then_loses_where_nobody_has_energy_production() -> None:
    table = Situation().in_play(0, "power-plant", "windmills")
    assert play(table, "power-supply-consortium", 5) == {}


@card("convoy-from-europa")
def test_convoy_from_europa_brings_an_ocean_and_a_card() -> None:
    table = Situation()
    assert play(table, "convoy-from-europa", 15, "place F6") == {
        "ocean F6": 1,
        "oceans": 1,
        "tr": 1,
        "plants": 1,
        "cards": 1,
    }
    assert play(table.parameters(oceans=9), "convoy-from-europa", 15) == {"cards": 1}


@card("imported-nitrogen")
def test_imported_nitrogen_gives_rating_4_plants_3_microbes_and_2_animals_on_a_card_each() -> None:
    base = {"tr": 1, "plants": 4}
    assert play(Situation(), "imported-nitrogen", 23) == base
    table = Situation().in_play(0, "ants")
    assert play(table, "imported-nitrogen", 23) == base | {"ants": 3}
    table = Situation().in_play(0, "ants", "fish", "olympus-conference")
    assert play(table, "imported-nitrogen", 23) == base | {"ants": 3, "fish": 2}
    table = Situation().in_play(0, "fish", "pets", "ants", "tardigrades", "search-for-life")
    assert play(table, "imported-nitrogen", 23, "add tardigrades", "add pets") == base | {"tardigrades": 3, "pets": 2}


@card("shuttles")
def test_shuttles_need_5_oxygen_and_energy_production() -> None:
    table = Situation().parameters(oxygen=4).production(0, energy=1)
    assert unplayable(table, "shuttles") == "needs-oxygen(have=4, need=5, slack=0)"
    table.parameters(oxygen=5).production(0, energy=0)
    assert unplayable(table, "shuttles") == "needs-production(have=0, need=1, resource=energy)"


@card("shuttles")
def test_shuttles_make_other_space_cards_2_cheaper() -> None:
    table = Situation().parameters(oxygen=5).production(0, energy=1)
    assert play(table, "shuttles", 10) == {"energy production": -1, "mc production": 2}
    assert play(table, "soletta", 33) == {"heat production": 7}
    assert play(table, "import-of-advanced-ghg", 7) == {"heat production": 2}
    assert play(table, "micro-mills", 3) == {"heat production": 1}


@card("windmills")
def test_windmills_need_7_oxygen() -> None:
    table = Situation().parameters(oxygen=6)
    assert unplayable(table, "windmills") == "needs-oxygen(have=6, need=7, slack=0)"
    assert play(table.parameters(oxygen=7), "windmills", 6) == {"energy production": 1}


@card("tundra-farming")
def test_tundra_farming_needs_minus_6_degrees() -> None:
    table = Situation().parameters(temperature=-8)
    assert unplayable(table, "tundra-farming") == "needs-temperature(have=-8, need=-6, slack=0)"
    assert play(table.parameters(temperature=-6), "tundra-farming", 16) == {
        "plants production": 1,
        "mc production": 2,
        "plants": 1,
    }


@card("aerobraked-ammonia-asteroid")
def test_aerobraked_ammonia_asteroid_adds_2_microbes_to_one_own_card_or_to_none() -> None:
    base = {"heat production": 3, "plants production": 1}
    table = Situation().in_play(1, "ants")
    assert play(table, "aerobraked-ammonia-asteroid", 26) == base
    table = Situation().in_play(0, "decomposers", "fish")
    assert play(table, "aerobraked-ammonia-asteroid", 26) == base | {"decomposers": 2}
    table = Situation().in_play(0, "decomposers", "tardigrades", "fish")
    assert play(table, "aerobraked-ammonia-asteroid", 26, "add decomposers") == base | {"decomposers": 2}


@card("pets")
def test_pets_get_an_animal_for_each_city_anywhere_by_anybody_and_score_half() -> None:
    table = Situation()
    assert play(table, "pets", 10) == {"pets": 1}
    assert play(table, "phobos-space-haven", 25) == {
        "titanium production": 1,
        "city phobos-space-haven": 1,
        "pets": 1,
    }
    table.turn_of(1).stock(1, mc=25)
    table.do("project city", "place C3")
    assert table.held_by("pets") == 3
    table.stock(1, mc=23).do("project greenery", "place C4")
    assert table.held_by("pets") == 3
    assert [table.holding("pets", n).card_points("pets") for n in (1, 2, 3, 4)] == [0, 1, 1, 2]


@card("pets")
def test_nobody_may_remove_animals_from_pets_but_any_card_may_add_some() -> None:
    table = Situation().in_play(0, "pets", "predators").holding("pets", 5).in_play(1, "fish")
    assert unusable(table, "predators") == "nothing-to-remove(resource=animal)"
    table.turn_of(1).hand(1, "virus").stock(1, mc=1)
    assert changes(table, "play virus") == {"p2 cards": -1, "p2 mc": -1}
    assert play(table, "imported-nitrogen", 23, "add pets") == {"tr": 1, "plants": 4, "pets": 2}


@card("protected-habitats")
def test_protected_habitats_keep_plants_animals_and_microbes_from_opponents() -> None:
    table = Situation().in_play(0, "fish", "ants").holding("fish", 2).holding("ants", 2).stock(0, plants=5)
    assert play(table, "protected-habitats", 5) == {}
    table.turn_of(1).in_play(1, "predators").hand(1, "asteroid", "virus").stock(1, mc=15)
    assert why_not(table, "use predators") == "nothing-to-remove(resource=animal)"
    assert changes(table, "play virus") == {"p2 cards": -1, "p2 mc": -1}
    assert changes(table, "play asteroid") == {
        "p2 cards": -1,
        "p2 mc": -14,
        "p2 titanium": 2,
        "temperature": 2,
        "p2 tr": 1,
    }


@card("protected-habitats")
def test_protected_habitats_starve_the_ants_of_opponents_only() -> None:
    table = Situation().in_play(0, "protected-habitats", "decomposers").holding("decomposers", 2).in_play(1, "ants")
    table.turn_of(1)
    assert why_not(table, "use ants") == "nothing-to-remove(resource=microbe)"
    table = Situation().in_play(0, "protected-habitats", "decomposers", "ants").holding("decomposers", 2)
    assert use(table, "ants") == {"decomposers": -1, "ants": 1}


@card("protected-habitats")
def test_protected_habitats_leave_the_owner_free_and_plant_production_open() -> None:
    table = Situation().in_play(0, "protected-habitats", "fish", "predators").holding("fish", 2)
    assert use(table, "predators") == {"fish": -1, "predators": 1}
    table.production(0, plants=1).parameters(oxygen=8)
    table.turn_of(1).hand(1, "herbivores").stock(1, mc=12)
    assert changes(table, "play herbivores") == {
        "p2 cards": -1,
        "p2 mc": -12,
        "plants production": -1,
        "herbivores": 1,
    }


@card("protected-valley")
def test_protected_valley_is_a_greenery_on_an_ocean_area_beside_anything() -> None:
    table = Situation().tile("C3", "city", 0).tile("E5", "ocean")
    assert play(table, "protected-valley", 23, "place E4") == {
        "mc production": 2,
        "greenery E4": 1,
        "oxygen": 1,
        "tr": 1,
        "plants": 2,
        "mc": 2,
    }
    assert table.points(0, "greeneries") == 1
    assert offered(Situation().tile("C3", "city", 0).tile("E5", "ocean"), "protected-valley", 23) == {
        f"place {at}" for at in ("A2", "A4", "A5", "B6", "D8", "E4", "E6", "F6", "F7", "F8", "I5")
    }
    assert unplayable(Situation().cover("ocean_areas"), "protected-valley") == "no-place(tile=greenery)"


@card("satellites")
def test_satellites_give_1_mc_production_for_each_own_space_tag_their_own_included() -> None:
    assert play(Situation().in_play(1, "soletta"), "satellites", 10) == {"mc production": 1}
    table = Situation().in_play(0, "soletta", "shuttles", "imported-ghg")
    assert play(table, "satellites", 8) == {"mc production": 3}


@card("noctis-farming")
def test_noctis_farming_needs_minus_20_degrees() -> None:
    table = Situation().parameters(temperature=-22)
    assert unplayable(table, "noctis-farming") == "needs-temperature(have=-22, need=-20, slack=0)"
    assert play(table.parameters(temperature=-20), "noctis-farming", 10) == {"mc production": 1, "plants": 2}


@card("water-splitting-plant")
def test_water_splitting_plant_needs_2_oceans_and_turns_3_energy_into_oxygen() -> None:
    table = Situation().parameters(oceans=1)
    assert unplayable(table, "water-splitting-plant") == "needs-oceans(have=1, need=2, slack=0)"
    assert play(table.parameters(oceans=2), "water-splitting-plant", 12) == {}
    assert unusable(table.stock(0, energy=2), "water-splitting-plant") == "needs-stock(have=2, need=3, resource=energy)"
    assert use(table.stock(0, energy=3), "water-splitting-plant") == {"energy": -3, "oxygen": 1, "tr": 1}
    table.parameters(oxygen=14).stock(0, energy=3)
    assert use(table, "water-splitting-plant") == {"energy": -3}


@card("heat-trappers")
def test_heat_trappers_take_2_heat_production_from_one_player() -> None:
    table = Situation(seats=3).production(1, heat=1).production(2, heat=1)
    assert unplayable(table, "heat-trappers") == "no-production-to-reduce(count=2, resource=heat)"
    table.production(1, heat=2).production(0, heat=2)
    assert play(table, "heat-trappers", 6, "reduce p2") == {"energy production": 1, "p2 heat production": -2}
    table = Situation().production(0, heat=2)
    assert play(table, "heat-trappers", 6) == {"energy production": 1, "heat production": -2}
    assert play(Situation(seats=1), "heat-trappers", 6) == {"energy production": 1}


@card("ice-cap-melting")
def test_ice_cap_melting_needs_2_degrees_and_is_an_ocean() -> None:
    table = Situation().parameters(temperature=0)
    assert unplayable(table, "ice-cap-melting") == "needs-temperature(have=0, need=2, slack=0)"
    table.parameters(temperature=2)
    assert play(table, "ice-cap-melting", 5, "place A5") == {"ocean A5": 1, "oceans": 1, "tr": 1}
    assert play(table.parameters(oceans=9), "ice-cap-melting", 5) == {}


@card("corporate-stronghold")
def test_corporate_stronghold_is_a_city_with_3_mc_production_for_energy_production() -> None:
    table = Situation().tile("C3", "city", 1)
    assert unplayable(table, "corporate-stronghold") == "needs-production(have=0, need=1, resource=energy)"
    table.production(0, energy=1)
    assert play(table, "corporate-stronghold", 11, "place C5") == {
        "energy production": -1,
        "mc production": 3,
        "city C5": 1,
    }
    options = offered(Situation().production(0, energy=1).tile("C3", "city", 1), "corporate-stronghold", 11)
    assert not options & {f"place {at}" for at in ("B2", "B3", "C2", "C4", "D3", "D4", "E3", "E4")}
    full = Situation().production(0, energy=1).cover("land")
    assert unplayable(full, "corporate-stronghold") == "no-place(tile=city)"
