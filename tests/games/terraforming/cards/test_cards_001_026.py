"""Project cards 001 to 026, each by its numbers."""

import pytest

from tests.games.terraforming.cards.covering import card
from tests.games.terraforming.cards.playing import changes, offered, play, printed, unplayable, unusable, use, why_not
from tests.games.terraforming.situation import Situation

PRINTED = {
    "colonizer-training-camp": ("automated", "building jovian", 2),
    "asteroid-mining-consortium": ("automated", "jovian", 1),
    "deep-well-heating": ("automated", "building power", 0),
    "cloud-seeding": ("automated", "", 0),
    "search-for-life": ("active", "science", 0),
    "inventors-guild": ("active", "science", 0),
    "martian-rails": ("active", "building", 0),
    "capital": ("automated", "building city", 0),
    "asteroid": ("event", "space", 0),
    "comet": ("event", "space", 0),
    "big-asteroid": ("event", "space", 0),
    "water-import-from-europa": ("active", "space jovian", 1),
    "space-elevator": ("active", "building space", 2),
    "development-center": ("active", "building science", 0),
    "equatorial-magnetizer": ("active", "building", 0),
    "domed-crater": ("automated", "building city", 1),
    "noctis-city": ("automated", "building city", 0),
    "methane-from-titan": ("automated", "space jovian", 2),
    "imported-hydrogen": ("event", "space earth", 0),
    "research-outpost": ("active", "building science city", 0),
    "phobos-space-haven": ("automated", "space city", 3),
    "black-polar-dust": ("automated", "", 0),
    "arctic-algae": ("active", "plant", 0),
    "predators": ("active", "animal", 0),
    "space-station": ("active", "space", 1),
    "eos-chasma-national-park": ("automated", "building plant", 1),
}


@pytest.mark.parametrize("name", PRINTED)
def test_kind_tags_and_points_of_the_card_alone(name: str) -> None:
    assert printed(Situation(), name) == PRINTED[name]


@card("colonizer-training-camp")
def test_colonizer_training_camp_needs_at_most_5_oxygen() -> None:
    table = Situation().parameters(oxygen=6)
    assert unplayable(table, "colonizer-training-camp") == "needs-at-most-oxygen(have=6, need=5, slack=0)"
    table.parameters(oxygen=5)
    assert play(table, "colonizer-training-camp", 8) == {}
    assert table.points(0, "cards") == 2


@card("asteroid-mining-consortium")
def test_asteroid_mining_consortium_moves_a_titanium_production() -> None:
    table = Situation().production(1, titanium=1)
    missing = "needs-production(have=0, need=1, resource=titanium)"
    assert unplayable(table, "asteroid-mining-consortium") == missing
    table.production(0, titanium=1)
    assert play(table, "asteroid-mining-consortium", 13, "reduce p2") == {
        "titanium production": 1,
        "p2 titanium production": -1,
    }


@card("asteroid-mining-consortium")
def test_asteroid_mining_consortium_hits_its_owner_if_nobody_else_produces_titanium() -> None:
    table = Situation().production(0, titanium=1)
    assert play(table, "asteroid-mining-consortium", 13) == {}


@card("deep-well-heating")
def test_deep_well_heating() -> None:
    assert play(Situation(), "deep-well-heating", 13) == {"energy production": 1, "temperature": 2, "tr": 1}


@card("cloud-seeding")
def test_cloud_seeding_needs_3_oceans_and_somebodys_heat_production() -> None:
    table = Situation(seats=3).parameters(oceans=2).production(2, heat=1)
    assert unplayable(table, "cloud-seeding") == "needs-oceans(have=2, need=3, slack=0)"
    table.parameters(oceans=3).production(2, heat=0)
    assert unplayable(table, "cloud-seeding") == "no-production-to-reduce(count=1, resource=heat)"
    table.production(2, heat=1).production(0, mc=-5)
    assert unplayable(table, "cloud-seeding") == "needs-production(have=-5, need=-4, resource=mc)"
    table.production(0, mc=-4)
    assert play(table, "cloud-seeding", 11) == {"mc production": -1, "plants production": 2, "p3 heat production": -1}


@card("search-for-life")
def test_search_for_life_pays_1_to_reveal_and_finds_microbe_tags_events_included() -> None:
    table = Situation().parameters(oxygen=7)
    assert unplayable(table, "search-for-life") == "needs-at-most-oxygen(have=7, need=6, slack=0)"
    table.parameters(oxygen=6)
    assert play(table, "search-for-life", 3) == {}
    assert unusable(table, "search-for-life") == "needs-mc(have=0, need=1)"
    table.stock(0, mc=3).deck_top("asteroid", "virus", "ants")
    assert use(table, "search-for-life") == {"mc": -1}
    assert table.points(0, "cards") == 0
    assert use(table, "search-for-life") == {"mc": -1, "search-for-life": 1}
    assert table.points(0, "cards") == 3
    assert use(table, "search-for-life") == {"mc": -1, "search-for-life": 1}
    assert table.points(0, "cards") == 3
    assert [table.table.cards[c].id for c in table.state.discard] == ["asteroid", "virus", "ants"]


@card("search-for-life")
def test_search_for_life_shows_the_card_to_everybody() -> None:
    table = Situation().in_play(0, "search-for-life").stock(0, mc=1).deck_top("asteroid")
    use(table, "search-for-life")
    assert [event.values for event in table.events if event.kind == "reveal"] == [("asteroid",)]


@card("inventors-guild")
def test_inventors_guild_looks_at_one_card_and_may_buy_it_for_3() -> None:
    table = Situation().stock(0, mc=3)
    assert play(table, "inventors-guild", 9) == {}
    table.stock(0, mc=4).deck_top("mine", "asteroid")
    assert use(table, "inventors-guild", "buy mine") == {"mc": -3, "cards": 1}
    assert table.hand_of(0) == ["mine"]
    table.stock(0, mc=4)
    assert use(table, "inventors-guild", "buy") == {}


@card("inventors-guild")
def test_inventors_guild_without_3_mc_discards_the_card() -> None:
    table = Situation().in_play(0, "inventors-guild").stock(0, mc=2).deck_top("mine")
    assert use(table, "inventors-guild") == {}
    assert [table.table.cards[c].id for c in table.state.discard] == ["mine"]


@card("martian-rails")
def test_martian_rails_pays_1_energy_for_1_mc_per_city_on_mars() -> None:
    table = Situation()
    assert play(table, "martian-rails", 13) == {}
    assert unusable(table, "martian-rails") == "needs-stock(have=0, need=1, resource=energy)"
    table.tile("C3", "city", 0).tile("G5", "city", 1).tile("ganymede-colony", "city", 0)
    table.tile("C4", "greenery", 0).tile("E5", "ocean").stock(0, energy=1)
    assert use(table, "martian-rails") == {"energy": -1, "mc": 2}


@card("capital")
def test_capital_needs_4_oceans_and_2_energy_production_and_scores_oceans_beside_it() -> None:
    table = Situation().tile("E5", "ocean").tile("E6", "ocean").tile("A5", "ocean")
    assert unplayable(table, "capital") == "needs-oceans(have=3, need=4, slack=0)"
    table.tile("I5", "ocean").production(0, energy=1)
    assert unplayable(table, "capital") == "needs-production(have=1, need=2, resource=energy)"
    table.production(0, energy=2)
    assert play(table, "capital", 26, "place D5") == {
        "energy production": -2,
        "mc production": 5,
        "city D5": 1,
        "plants": 2,
        "mc": 4,
    }
    assert table.points(0, "cards") == 2
    table.tile("D6", "greenery", 1)
    assert (table.points(0, "cards"), table.points(0, "cities")) == (2, 1)


@card("capital")
def test_capital_is_a_city_for_triggers_counts_and_spacing() -> None:
    table = Situation().parameters(oceans=4).production(0, energy=2).in_play(0, "rover-construction", "martian-rails")
    assert play(table, "capital", 26, "place G5") == {
        "energy production": -2,
        "mc production": 5,
        "city G5": 1,
        "mc": 2,
    }
    table.stock(0, energy=1)
    assert use(table, "martian-rails") == {"energy": -1, "mc": 1}
    table.stock(1, mc=25).turn_of(1).do("project city")
    assert why_not(table, "place G4") == "place-too-many-neighbours(max=0, min=0, of=city)"


@card("capital", "domed-crater", "research-outpost")
@pytest.mark.parametrize(("name", "price"), [("capital", 26), ("domed-crater", 24), ("research-outpost", 18)])
def test_the_city_of_a_card_may_not_touch_a_city(name: str, price: int) -> None:
    table = Situation().parameters(oceans=4).production(0, energy=2).tile("G4", "city", 1)
    options = offered(table, name, price)
    assert not options & {"place G3", "place G5", "place F4", "place F5", "place H3", "place H4", "place E3"}
    assert {"place G2", "place G6", "place F3", "place H5"} <= options
    neighbour = "tile" if name == "research-outpost" else "city"
    assert why_not(table, "place G5") == f"place-too-many-neighbours(max=0, min=0, of={neighbour})"


@card("asteroid")
def test_asteroid_removes_up_to_3_plants_of_one_player() -> None:
    table = Situation(seats=3).stock(1, plants=5).stock(2, plants=2).stock(0, plants=1)
    assert offered(table, "asteroid", 14) == {"remove p2", "remove p3", "remove none", "remove p1"}
    raised = {"temperature": 2, "tr": 1, "titanium": 2}
    table = Situation(seats=3).stock(1, plants=5).stock(2, plants=2)
    assert play(table, "asteroid", 14, "remove p2") == {**raised, "p2 plants": -3}
    table = Situation(seats=3).stock(1, plants=5).stock(2, plants=2)
    assert play(table, "asteroid", 14, "remove p3") == {**raised, "p3 plants": -2}
    assert play(Situation().stock(1, plants=5), "asteroid", 14, "remove none") == raised
    assert play(Situation().stock(0, plants=1), "asteroid", 14, "remove none") == raised
    assert play(Situation(), "asteroid", 14) == raised


@card("asteroid")
def test_asteroid_may_be_paid_with_titanium() -> None:
    table = Situation().hand(0, "asteroid").stock(0, mc=2, titanium=4)
    assert changes(table, "play asteroid mc=2 titanium=4") == {
        "mc": -2,
        "titanium": -2,
        "temperature": 2,
        "tr": 1,
        "cards": -1,
    }


@card("comet")
def test_comet_brings_heat_an_ocean_and_removes_up_to_3_plants() -> None:
    table = Situation().stock(1, plants=4)
    assert play(table, "comet", 21, "place A5", "remove p2") == {
        "temperature": 2,
        "oceans": 1,
        "ocean A5": 1,
        "tr": 2,
        "p2 plants": -3,
    }


@card("comet")
def test_comet_may_place_its_ocean_first_and_remove_the_plants_it_gives() -> None:
    table = Situation().in_play(1, "arctic-algae").stock(1, plants=1)
    assert offered(table, "comet", 21) == {"resolve comet place", "resolve comet remove"}
    assert changes(table, "resolve comet place", "place A5", "remove p2")["p2 plants"] == 2 - 3
    # with no plants in play yet the removal can only wait for the ocean
    table = Situation().in_play(1, "arctic-algae")
    assert offered(table, "comet", 21) == {"resolve comet place", "resolve comet remove"}


@card("big-asteroid")
def test_big_asteroid() -> None:
    table = Situation().stock(1, plants=9)
    raised = {"temperature": 4, "tr": 2, "titanium": 4}
    assert play(table, "big-asteroid", 27, "remove p2") == {**raised, "p2 plants": -4}
    assert play(Situation(), "big-asteroid", 27) == raised
    table = Situation().parameters(temperature=6)
    assert play(table, "big-asteroid", 27) == {"temperature": 2, "tr": 1, "titanium": 4}


@card("water-import-from-europa")
def test_water_import_from_europa_pays_12_for_an_ocean_and_scores_jovian_tags() -> None:
    table = Situation()
    assert play(table, "water-import-from-europa", 25) == {}
    assert table.points(0, "cards") == 1
    table.in_play(0, "vesta-shipyard").in_play(1, "colonizer-training-camp")
    assert table.card_points("water-import-from-europa") == 2
    table.stock(0, mc=11)
    assert unusable(table, "water-import-from-europa") == "needs-mc(have=11, need=12)"
    table.stock(0, mc=12)
    ocean = {"oceans": 1, "ocean A5": 1, "tr": 1}
    assert use(table, "water-import-from-europa", "place A5") == {"mc": -12, **ocean}


@card("water-import-from-europa")
def test_water_import_takes_titanium_at_its_value_and_no_card_discount() -> None:
    ocean = {"oceans": 1, "ocean A5": 1, "tr": 1}
    table = Situation().in_play(0, "water-import-from-europa", "space-station").stock(0, mc=2, titanium=3)
    assert unusable(table, "water-import-from-europa") == "needs-mc(have=11, need=12)"
    table.stock(0, mc=3)
    assert use(table, "water-import-from-europa mc=3 titanium=3", "place A5") == {"mc": -3, "titanium": -3, **ocean}
    table = Situation().in_play(0, "water-import-from-europa", "advanced-alloys").stock(0, titanium=3)
    assert use(table, "water-import-from-europa", "place A5") == {"titanium": -3, **ocean}


@card("water-import-from-europa")
def test_water_import_may_be_used_when_all_oceans_lie() -> None:
    table = Situation().in_play(0, "water-import-from-europa").stock(0, mc=12).parameters(oceans=9)
    assert use(table, "water-import-from-europa") == {"mc": -12}


@card("space-elevator")
def test_space_elevator_is_paid_with_both_metals_and_sells_steel_for_5() -> None:
    assert play(Situation(), "space-elevator", 27) == {"titanium production": 1}
    table = Situation().hand(0, "space-elevator").stock(0, steel=3, titanium=7, mc=0)
    assert changes(table, "play space-elevator steel=3 titanium=7") == {
        "steel": -3,
        "titanium": -7,
        "titanium production": 1,
        "cards": -1,
    }
    assert unusable(table, "space-elevator") == "needs-stock(have=0, need=1, resource=steel)"
    table.stock(0, steel=2)
    assert use(table, "space-elevator") == {"steel": -1, "mc": 5}


@card("development-center")
def test_development_center_pays_1_energy_for_a_card() -> None:
    table = Situation()
    assert play(table, "development-center", 11) == {}
    assert unusable(table, "development-center") == "needs-stock(have=0, need=1, resource=energy)"
    table.stock(0, energy=2).deck_top("mine")
    assert use(table, "development-center") == {"energy": -1, "cards": 1}
    assert table.hand_of(0) == ["mine"]


@card("equatorial-magnetizer")
def test_equatorial_magnetizer_turns_energy_production_into_rating() -> None:
    table = Situation()
    assert play(table, "equatorial-magnetizer", 11) == {}
    assert unusable(table, "equatorial-magnetizer") == "needs-production(have=0, need=1, resource=energy)"
    table.production(0, energy=1)
    assert use(table, "equatorial-magnetizer") == {"energy production": -1, "tr": 1}


@card("domed-crater")
def test_domed_crater_needs_at_most_7_oxygen_and_energy_production() -> None:
    table = Situation().parameters(oxygen=8).production(0, energy=1)
    assert unplayable(table, "domed-crater") == "needs-at-most-oxygen(have=8, need=7, slack=0)"
    table.parameters(oxygen=7).production(0, energy=0)
    assert unplayable(table, "domed-crater") == "needs-production(have=0, need=1, resource=energy)"
    table.production(0, energy=1)
    assert play(table, "domed-crater", 24, "place G5") == {
        "energy production": -1,
        "mc production": 3,
        "plants": 3,
        "city G5": 1,
    }


@card("noctis-city")
def test_noctis_city_goes_on_its_own_hex_even_beside_a_city() -> None:
    table = Situation().tile("D2", "city", 1)
    assert unplayable(table, "noctis-city") == "needs-production(have=0, need=1, resource=energy)"
    table.production(0, energy=1)
    assert play(table, "noctis-city", 18) == {
        "energy production": -1,
        "mc production": 3,
        "city E3": 1,
        "plants": 2,
    }


@card("noctis-city")
@pytest.mark.parametrize("other", ["hellas", "elysium"])
def test_noctis_city_is_an_ordinary_city_where_its_hex_is_missing(other: str) -> None:
    table = Situation(map=other).production(0, energy=1).tile("E3", "city", 1)
    options = offered(table, "noctis-city", 18)
    assert len(options) > 20
    beside = {f"place {table.table.map.places[near]}" for near in table.table.map.adjacent[table.table.map.index["E3"]]}
    assert not options & beside


@card("methane-from-titan")
def test_methane_from_titan_needs_2_oxygen() -> None:
    table = Situation().parameters(oxygen=1)
    assert unplayable(table, "methane-from-titan") == "needs-oxygen(have=1, need=2, slack=0)"
    table.parameters(oxygen=2)
    assert play(table, "methane-from-titan", 28) == {"heat production": 2, "plants production": 2}


@card("imported-hydrogen")
def test_imported_hydrogen_brings_an_ocean_and_plants_microbes_or_animals() -> None:
    ocean = {"oceans": 1, "ocean A5": 1, "tr": 1}
    assert play(Situation(), "imported-hydrogen", 16, "place A5") == {**ocean, "plants": 3}
    for answer, gained in (
        ("choose 1", {"plants": 3}),
        ("choose 2", {"tardigrades": 3}),
        ("choose 3", {"fish": 2}),
    ):
        table = Situation().in_play(0, "tardigrades", "fish").in_play(1, "ants", "birds")
        assert play(table, "imported-hydrogen", 16, "place A5", answer) == {**ocean, **gained}
    table = Situation().in_play(0, "fish")
    assert offered(table, "imported-hydrogen", 16, "place A5") == {"choose 1", "choose 3"}


@card("research-outpost")
def test_research_outpost_stands_beside_no_tile_at_all_and_makes_cards_1_cheaper() -> None:
    table = Situation().tile("E5", "ocean").tile("C6", "special", 0).claim("H4", 1)
    options = offered(table, "research-outpost", 18)
    assert not options & {"place D4", "place D5", "place F4", "place F5", "place D6", "place C5", "place B5"}
    assert {"place G4", "place F3", "place E7", "place G5"} <= options
    assert why_not(table, "place D5") == "place-too-many-neighbours(max=0, min=0, of=tile)"
    assert changes(table, "place G4") == {"city G4": 1}
    assert play(table, "mine", 4 - 1) == {"steel production": 1}
    assert play(table, "release-of-inert-gases", 14 - 1) == {"tr": 2}


@card("phobos-space-haven")
def test_phobos_space_haven_is_a_city_off_mars() -> None:
    table = Situation()
    assert play(table, "phobos-space-haven", 25) == {"titanium production": 1, "city phobos-space-haven": 1}
    assert table.points(0, "cards") == 3


@card("black-polar-dust")
def test_black_polar_dust_costs_2_mc_production() -> None:
    table = Situation().production(0, mc=-4)
    assert unplayable(table, "black-polar-dust") == "needs-production(have=-4, need=-3, resource=mc)"
    table.production(0, mc=-3)
    assert play(table, "black-polar-dust", 15, "place A5") == {
        "mc production": -2,
        "heat production": 3,
        "oceans": 1,
        "ocean A5": 1,
        "tr": 1,
    }


@card("arctic-algae")
def test_arctic_algae_gets_2_plants_for_every_ocean_by_anyone() -> None:
    table = Situation().parameters(temperature=-10)
    assert unplayable(table, "arctic-algae") == "needs-at-most-temperature(have=-10, need=-12, slack=0)"
    table.parameters(temperature=-12)
    assert play(table, "arctic-algae", 12) == {"plants": 1}
    ocean = {"oceans": 1, "ocean A5": 1}
    table.stock(1, mc=18).turn_of(1)
    assert changes(table, "project aquifer", "place A5") == {**ocean, "p2 mc": -18, "p2 tr": 1, "plants": 2}
    table.stock(1, mc=23).turn_of(1)
    assert "plants" not in changes(table, "project greenery", "place G5")
    # an ocean of the temperature track too (ruling 75)
    table.parameters(temperature=-2).stock(1, heat=8).turn_of(1)
    assert changes(table, "convert heat", "place E4")["plants"] == 2


@card("predators")
def test_predators_needs_11_oxygen_and_eats_an_animal_of_any_card() -> None:
    table = Situation().parameters(oxygen=10)
    assert unplayable(table, "predators") == "needs-oxygen(have=10, need=11, slack=0)"
    table.parameters(oxygen=11)
    assert play(table, "predators", 14) == {}
    table.in_play(0, "birds").in_play(1, "fish", "pets", "tardigrades").holding("pets", 3).holding("tardigrades", 3)
    assert unusable(table, "predators") == "nothing-to-remove(resource=animal)"
    table.holding("fish", 1).holding("birds", 1)
    assert use(table, "predators", "remove fish") == {"fish": -1, "predators": 1}
    assert use(table, "predators", "remove birds") == {"birds": -1, "predators": 1}
    assert use(table, "predators") == {}
    assert table.held_by("predators") == table.points(0, "cards") == 2


@card("predators")
def test_predators_must_eat_and_protected_habitats_keep_opponents_animals() -> None:
    table = Situation().in_play(0, "predators").in_play(1, "fish", "birds").holding("fish", 1).holding("birds", 1)
    table.do("use predators")
    assert table.options == {"remove fish", "remove birds"}
    # Pets are safe from their own owner too (ruling 64)
    table = Situation().in_play(0, "predators", "pets").holding("pets", 3)
    assert unusable(table, "predators") == "nothing-to-remove(resource=animal)"
    table = Situation().in_play(0, "predators").in_play(1, "fish", "protected-habitats").holding("fish", 1)
    assert unusable(table, "predators") == "nothing-to-remove(resource=animal)"


@card("space-station")
def test_space_station_makes_space_cards_2_cheaper_but_not_itself() -> None:
    table = Situation()
    assert play(table, "space-station", 10) == {}
    assert play(table, "asteroid", 14 - 2) == {"temperature": 2, "tr": 1, "titanium": 2}
    table.stock(0, titanium=0)
    assert play(table, "mine", 4) == {"steel production": 1}


@card("eos-chasma-national-park")
def test_eos_chasma_national_park_adds_an_animal_to_an_own_card() -> None:
    table = Situation().parameters(temperature=-14)
    assert unplayable(table, "eos-chasma-national-park") == "needs-temperature(have=-14, need=-12, slack=0)"
    table.parameters(temperature=-12).in_play(1, "birds")
    gained = {"mc production": 2, "plants": 3}
    assert play(table, "eos-chasma-national-park", 16) == gained
    table = Situation().parameters(temperature=-12).in_play(0, "birds", "fish", "ants")
    assert play(table, "eos-chasma-national-park", 16, "add fish") == {**gained, "fish": 1}
    table = Situation().parameters(temperature=-12).in_play(0, "birds", "fish", "ants")
    assert offered(table, "eos-chasma-national-park", 16) == {"add birds", "add fish"}
