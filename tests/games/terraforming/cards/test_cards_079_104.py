"""Project cards 079 to 104, each by its numbers, and the tiles of the first half that fit nowhere."""

from typing import Any

import pytest

from tests.games.terraforming.cards.covering import card, each_card
from tests.games.terraforming.cards.playing import changes, offered, play, printed, unplayable, unusable, use
from tests.games.terraforming.situation import Situation

PRINTED = {
    "quantum-extractor": ("active", "science power", 0),
    "giant-ice-asteroid": ("event", "space", 0),
    "ganymede-colony": ("automated", "space jovian city", 1),
    "callisto-penal-mines": ("automated", "space jovian", 2),
    "giant-space-mirror": ("automated", "space power", 0),
    "trans-neptune-probe": ("automated", "space science", 1),
    "commercial-district": ("automated", "building", 0),
    "robotic-workforce": ("automated", "science", 0),
    "grass": ("automated", "plant", 0),
    "heather": ("automated", "plant", 0),
    "peroxide-power": ("automated", "building power", 0),
    "research": ("automated", "science science", 1),
    "gene-repair": ("automated", "science", 2),
    "io-mining-industries": ("automated", "space jovian", 1),
    "bushes": ("automated", "plant", 0),
    "mass-converter": ("active", "science power", 0),
    "physics-complex": ("active", "building science", 0),
    "greenhouses": ("automated", "building plant", 0),
    "nuclear-zone": ("automated", "earth", -2),
    "tropical-resort": ("automated", "building", 2),
    "toll-station": ("automated", "space", 0),
    "fueled-generators": ("automated", "building power", 0),
    "ironworks": ("active", "building", 0),
    "power-grid": ("automated", "power", 0),
    "steelworks": ("active", "building", 0),
    "ore-processor": ("active", "building", 0),
}


@pytest.mark.parametrize("name", PRINTED)
def test_kind_tags_and_points_of_the_card_alone(name: str) -> None:
    assert printed(Situation(), name) == PRINTED[name]


@each_card(
    {
        "callisto-penal-mines": (24, {"mc production": 3}),
        "giant-space-mirror": (17, {"energy production": 3}),
        "trans-neptune-probe": (6, {}),
        "io-mining-industries": (41, {"titanium production": 2, "mc production": 2}),
    }
)
def test_cards_that_ask_for_nothing(name: str, numbers: tuple[int, dict[str, int]]) -> None:
    price, gained = numbers
    assert play(Situation(), name, price) == gained


@each_card(
    {
        # price, temperature just met, just missed, everything that changes
        "grass": (11, -16, -18, {"plants production": 1, "plants": 3}),
        "heather": (6, -14, -16, {"plants production": 1, "plants": 1}),
        "bushes": (10, -10, -12, {"plants production": 2, "plants": 2}),
    }
)
def test_plants_that_need_warmth(name: str, numbers: tuple[int, int, int, dict[str, int]]) -> None:
    price, met, missed, changed = numbers
    table = Situation().parameters(temperature=missed)
    assert unplayable(table, name) == f"needs-temperature(have={missed}, need={met}, slack=0)"
    table.parameters(temperature=met)
    assert play(table, name, price) == changed


@each_card(
    {
        # price, the production that must be there, one step less, the resource, the need named, everything that changes
        "peroxide-power": (7, -4, -5, "mc", -4, {"mc production": -1, "energy production": 2}),
        "tropical-resort": (13, 2, 1, "heat", 2, {"heat production": -2, "mc production": 3}),
        "fueled-generators": (1, -4, -5, "mc", -4, {"mc production": -1, "energy production": 1}),
    }
)
def test_a_production_loss_must_be_possible_in_full_and_is_the_players_own(name: str, numbers: Any) -> None:
    price, enough, short, resource, need, changed = numbers
    table = Situation().production(0, **{resource: short}).production(1, **{resource: 5})
    assert unplayable(table, name) == f"needs-production(have={short}, need={need}, resource={resource})"
    table.production(0, **{resource: enough})
    assert play(table, name, price) == changed


@each_card({"quantum-extractor": (13, 4, {"energy production": 4}), "mass-converter": (8, 5, {"energy production": 6})})
def test_space_made_2_cheaper_by_science(name: str, numbers: tuple[int, int, dict[str, int]]) -> None:
    price, need, changed = numbers
    science = ("gene-repair", "search-for-life", "inventors-guild", "physics-complex", "development-center")
    table = Situation().in_play(0, *science[: need - 1]).in_play(1, "research")
    # its own tag does not help (ruling 34)
    assert unplayable(table, name) == f"needs-tags(have={need - 1}, need={need}, tag=science)"
    table.in_play(0, science[need - 1])
    assert play(table, name, price) == changed
    assert play(table, "vesta-shipyard", 15 - 2) == {"titanium production": 1}
    assert play(table, "mine", 4) == {"steel production": 1}


@card("quantum-extractor", "mass-converter")
def test_discounts_on_space_cards_add_up() -> None:
    table = Situation().in_play(0, "quantum-extractor", "mass-converter", "space-station")
    assert play(table, "vesta-shipyard", 15 - 2 - 2 - 2) == {"titanium production": 1}


@card("giant-ice-asteroid")
def test_giant_ice_asteroid() -> None:
    table = Situation().stock(1, plants=7)
    assert play(table, "giant-ice-asteroid", 36, "place A5", "place I5", "remove p2") == {
        "temperature": 4,
        "oceans": 2,
        "ocean A5": 1,
        "ocean I5": 1,
        "titanium": 2,
        "tr": 4,
        "p2 plants": -6,
    }


@card("giant-ice-asteroid")
def test_giant_ice_asteroid_may_remove_the_plants_that_its_oceans_gave() -> None:
    table = Situation().in_play(1, "arctic-algae").stock(1, plants=3)
    orders = offered(table, "giant-ice-asteroid", 36)
    assert orders == {"resolve giant-ice-asteroid place", "resolve giant-ice-asteroid remove"}
    table.do(
        "resolve giant-ice-asteroid place", "place A5", "resolve giant-ice-asteroid place", "place I5", "remove p2"
    )
    assert table.stock_of(1, "plants") == 3 + 2 + 2 - 6


@card("ganymede-colony", "io-mining-industries")
@pytest.mark.parametrize("name", ["ganymede-colony", "io-mining-industries"])
def test_jovian_tags_score_their_own_and_the_corporations_tag_included(name: str) -> None:
    table = Situation(corporations=("saturn-systems",)).in_play(0, name).in_play(1, "vesta-shipyard")
    assert table.card_points(name) == 2
    table.in_play(0, "asteroid-mining", "colonizer-training-camp")
    assert table.card_points(name) == 4


@card("ganymede-colony")
def test_ganymede_colony_is_a_city_off_mars() -> None:
    table = Situation()
    assert play(table, "ganymede-colony", 20) == {"city ganymede-colony": 1}
    table.in_play(0, "martian-rails").stock(0, energy=1)
    assert use(table, "martian-rails") == {"energy": -1}


@card("commercial-district")
def test_commercial_district_scores_cities_of_all_beside_it_and_may_stand_alone() -> None:
    table = Situation()
    assert unplayable(table, "commercial-district") == "needs-production(have=0, need=1, resource=energy)"
    table.production(0, energy=1)
    assert play(table, "commercial-district", 16, "place G5") == {
        "energy production": -1,
        "mc production": 4,
        "special G5": 1,
    }
    assert table.points(0, "cards") == 0
    table.tile("G4", "city", 1).tile("H5", "city", 0).tile("F5", "greenery", 0).tile("C3", "city", 0)
    assert table.points(0, "cards") == 2


@card("robotic-workforce")
def test_robotic_workforce_repeats_the_box_of_one_own_face_up_building() -> None:
    table = Situation().in_play(0, "solar-wind-power", "mineral-deposit", "martian-rails").in_play(1, "mine")
    assert unplayable(table, "robotic-workforce") == "nothing-to-copy(tag=building)"
    table.in_play(0, "mine")
    assert play(table, "robotic-workforce", 9) == {"steel production": 1}
    table = Situation().in_play(0, "mine", "domed-crater", "nuclear-power").production(0, mc=-4, energy=0)
    # the losses of the other two cannot be borne, so there is nothing to ask
    assert play(table, "robotic-workforce", 9) == {"steel production": 1}
    table = Situation().in_play(0, "mine", "domed-crater", "nuclear-power").production(0, mc=-3, energy=1)
    assert offered(table, "robotic-workforce", 9) == {"copy mine", "copy domed-crater", "copy nuclear-power"}
    assert changes(table, "copy domed-crater") == {"energy production": -1, "mc production": 3}


@card("robotic-workforce")
def test_robotic_workforce_repeats_noctis_and_immigrant_city_with_their_losses() -> None:
    table = Situation().in_play(0, "noctis-city").production(0, energy=1)
    assert play(table, "robotic-workforce", 9) == {"energy production": -1, "mc production": 3}
    table = Situation().in_play(0, "immigrant-city").production(0, energy=1, mc=-3)
    assert play(table, "robotic-workforce", 9) == {"energy production": -1, "mc production": -2}
    # no city is placed, so nothing helps Immigrant City below -3
    table = Situation().in_play(0, "immigrant-city").production(0, energy=1, mc=-4)
    assert unplayable(table, "robotic-workforce") == "nothing-to-copy(tag=building)"


@card("robotic-workforce")
def test_robotic_workforce_counts_anew_and_may_pick_another_victim() -> None:
    table = Situation().in_play(0, "medical-lab", "martian-rails", "space-elevator", "ironworks")
    assert offered(table, "robotic-workforce", 9) == {"copy medical-lab", "copy space-elevator"}
    assert changes(table, "copy medical-lab") == {"mc production": 2}
    table = Situation(seats=3).in_play(0, "biomass-combustors").production(1, plants=1).production(2, plants=1)
    assert play(table, "robotic-workforce", 9, "reduce p3") == {"energy production": 2, "p3 plants production": -1}
    table = Situation().in_play(0, "biomass-combustors")
    assert unplayable(table, "robotic-workforce") == "nothing-to-copy(tag=building)"


@card("robotic-workforce", "mining-rights", "mining-area")
def test_robotic_workforce_repeats_the_metal_of_a_mining_card_and_no_tile() -> None:
    table = Situation()
    play(table, "mining-rights", 9, "place H6")
    assert play(table, "robotic-workforce", 9) == {"titanium production": 1}
    table = Situation().tile("C6", "special", 0)
    play(table, "mining-area", 4)
    assert play(table, "robotic-workforce", 9) == {"steel production": 1}


@card("robotic-workforce")
def test_robotic_workforce_may_repeat_a_building_corporation() -> None:
    table = Situation(corporations=("mining-guild",))
    assert play(table, "robotic-workforce", 9) == {"steel production": 1}


@card("research")
def test_research_draws_2_cards_and_is_one_card_and_one_action_with_two_tags() -> None:
    table = Situation().deck_top("mine", "ants").in_play(0, "olympus-conference")
    assert play(table, "research", 11, "choose 1") == {"cards": 2, "olympus-conference": 2}
    assert set(table.hand_of(0)) == {"mine", "ants"}
    assert [task.done for task in table.state.agenda.turn if hasattr(task, "done")] == [1]
    assert [table.table.cards[c].id for c in table.state.players[0].played].count("research") == 1


@card("gene-repair")
def test_gene_repair_needs_3_science_tags() -> None:
    table = Situation().in_play(0, "research")
    assert unplayable(table, "gene-repair") == "needs-tags(have=2, need=3, tag=science)"
    table.in_play(0, "search-for-life")
    assert play(table, "gene-repair", 12) == {"mc production": 2}


@card("physics-complex")
def test_physics_complex_turns_6_energy_into_science_worth_2_points() -> None:
    table = Situation()
    assert play(table, "physics-complex", 12) == {}
    table.stock(0, energy=5)
    assert unusable(table, "physics-complex") == "needs-stock(have=5, need=6, resource=energy)"
    table.stock(0, energy=6).holding("physics-complex", 2)
    assert use(table, "physics-complex") == {"energy": -6, "physics-complex": 1}
    assert table.points(0, "cards") == 6


@card("greenhouses")
def test_greenhouses_give_a_plant_for_every_city_in_play() -> None:
    assert play(Situation(), "greenhouses", 6) == {}
    table = Situation().tile("C3", "city", 0).tile("G5", "city", 1).tile("ganymede-colony", "city", 1)
    assert play(table.tile("E9", "greenery", 0), "greenhouses", 6) == {"plants": 3}


@card("nuclear-zone")
def test_nuclear_zone_raises_temperature_2_steps_and_takes_a_land_hex() -> None:
    table = Situation()
    assert play(table, "nuclear-zone", 10, "place G5") == {"special G5": 1, "temperature": 4, "tr": 2}
    assert table.points(0, "cards") == -2
    assert play(Situation().parameters(temperature=8), "nuclear-zone", 10, "place G5") == {"special G5": 1}
    # over 0 degrees the ocean of the track follows; the player orders the two tiles
    table = Situation().parameters(temperature=-2)
    orders = offered(table, "nuclear-zone", 10)
    assert orders == {"resolve nuclear-zone place", "resolve temperature-track place"}
    done = changes(table, "resolve temperature-track place", "place A5", "place B5")
    assert done == {"ocean A5": 1, "oceans": 1, "tr": 1, "special B5": 1, "mc": 2}


@card("toll-station")
def test_toll_station_produces_1_mc_per_space_tag_of_all_opponents() -> None:
    table = Situation(seats=3, corporations=("beginner-corporation", "phobolog"))
    table.in_play(0, "trans-neptune-probe").in_play(1, "asteroid", "vesta-shipyard").in_play(
        2, "asteroid-mining", "mine"
    )
    assert play(table, "toll-station", 12) == {"mc production": 3}
    assert play(Situation().in_play(0, "trans-neptune-probe"), "toll-station", 12) == {}
    assert play(Situation(seats=1), "toll-station", 12) == {}


@each_card({"ironworks": (11, {"steel": 1}), "steelworks": (15, {"steel": 2}), "ore-processor": (13, {"titanium": 1})})
def test_works_turn_4_energy_into_metal_and_oxygen(name: str, numbers: tuple[int, dict[str, int]]) -> None:
    price, metal = numbers
    table = Situation()
    assert play(table, name, price) == {}
    table.stock(0, energy=3)
    assert unusable(table, name) == "needs-stock(have=3, need=4, resource=energy)"
    table.stock(0, energy=9)
    assert use(table, name) == {"energy": -4, **metal, "oxygen": 1, "tr": 1}
    # the metal remains when oxygen is complete (ruling 7)
    table.parameters(oxygen=14)
    assert use(table, name) == {"energy": -4, **metal}


@card("power-grid")
def test_power_grid_produces_energy_per_own_power_tag_itself_included() -> None:
    assert play(Situation(), "power-grid", 18) == {"energy production": 1}
    table = Situation().in_play(0, "lunar-beam", "nuclear-power", "mine").in_play(1, "giant-space-mirror")
    assert play(table, "power-grid", 18) == {"energy production": 3}
    assert play(Situation(corporations=("thorgate",)), "power-grid", 18 - 3) == {"energy production": 2}


TILES = {
    "capital": "city",
    "domed-crater": "city",
    "research-outpost": "city",
    "cupola-city": "city",
    "underground-city": "city",
    "natural-preserve": "special",
    "mining-rights": "special",
    "mining-area": "special",
    "commercial-district": "special",
    "nuclear-zone": "special",
    "land-claim": "marker",
}


@pytest.mark.parametrize("name", TILES)
def test_a_card_whose_tile_fits_nowhere_cannot_be_played(name: str) -> None:
    table = Situation().parameters(oceans=4).production(0, energy=2).cover("land")
    assert unplayable(table, name) == f"no-place(tile={TILES[name]})"


OCEANLESS = {
    "comet": (21, {"temperature": 2, "tr": 1}),
    "black-polar-dust": (15, {"mc production": -2, "heat production": 3}),
    "imported-hydrogen": (16, {"plants": 3}),
    "towing-a-comet": (23, {"plants": 2, "oxygen": 1, "tr": 1}),
    "giant-ice-asteroid": (36, {"temperature": 4, "tr": 2}),
}


@pytest.mark.parametrize("name", OCEANLESS)
def test_an_ocean_that_is_not_left_is_skipped(name: str) -> None:
    price, rest = OCEANLESS[name]
    assert play(Situation().parameters(oceans=9), name, price) == rest
