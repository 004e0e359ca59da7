"""Project cards 027 to 052, each by its numbers."""

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
    "interstellar-colony-ship": ("event", "space earth", 4),
    "security-fleet": ("active", "space", 0),
    "cupola-city": ("automated", "building city", 0),
    "lunar-beam": ("automated", "power earth", 0),
    "optimal-aerobraking": ("active", "space", 0),
    "underground-city": ("automated", "building city", 0),
    "regolith-eaters": ("active", "science microbe", 0),
    "ghg-producing-bacteria": ("active", "science microbe", 0),
    "ants": ("active", "microbe", 0),
    "release-of-inert-gases": ("event", "", 0),
    "nitrogen-rich-asteroid": ("event", "space", 0),
    "rover-construction": ("active", "building", 1),
    "deimos-down": ("event", "space", 0),
    "asteroid-mining": ("automated", "space jovian", 2),
    "food-factory": ("automated", "building", 1),
    "archaebacteria": ("automated", "microbe", 0),
    "carbonate-processing": ("automated", "building", 0),
    "natural-preserve": ("automated", "building science", 1),
    "nuclear-power": ("automated", "building power", 0),
    "lightning-harvest": ("automated", "power", 1),
    "algae": ("automated", "plant", 0),
    "adapted-lichen": ("automated", "plant", 0),
    "tardigrades": ("active", "microbe", 0),
    "virus": ("event", "microbe", 0),
    "miranda-resort": ("automated", "space jovian", 1),
    "fish": ("active", "animal", 0),
}


@pytest.mark.parametrize("name", PRINTED)
def test_kind_tags_and_points_of_the_card_alone(name: str) -> None:
    assert printed(Situation(), name) == PRINTED[name]


@each_card(
    {
        "asteroid-mining": (30, {"titanium production": 2}),
        "adapted-lichen": (9, {"plants production": 1}),
        "release-of-inert-gases": (14, {"tr": 2}),
    }
)
def test_cards_that_ask_for_nothing(name: str, numbers: tuple[int, dict[str, int]]) -> None:
    price, gained = numbers
    assert play(Situation(), name, price) == gained


@each_card(
    {
        # price, the production that must be there, one step less, the resource, everything that changes
        "lunar-beam": (13, -3, -4, "mc", -3, {"mc production": -2, "heat production": 2, "energy production": 2}),
        "food-factory": (12, 1, 0, "plants", 1, {"plants production": -1, "mc production": 4}),
        "carbonate-processing": (6, 1, 0, "energy", 1, {"energy production": -1, "heat production": 3}),
        "nuclear-power": (10, -3, -4, "mc", -3, {"mc production": -2, "energy production": 3}),
    }
)
def test_a_production_loss_must_be_possible_in_full_and_is_the_players_own(name: str, numbers: Any) -> None:
    price, enough, short, resource, need, changed = numbers
    table = Situation().production(0, **{resource: short}).production(1, **{resource: 5})
    assert unplayable(table, name) == f"needs-production(have={short}, need={need}, resource={resource})"
    table.production(0, **{resource: enough})
    assert play(table, name, price) == changed


@card("interstellar-colony-ship")
def test_interstellar_colony_ship_needs_5_science_tags() -> None:
    table = Situation().in_play(0, "research", "inventors-guild", "search-for-life").in_play(1, "physics-complex")
    assert unplayable(table, "interstellar-colony-ship") == "needs-tags(have=4, need=5, tag=science)"
    table.in_play(0, "gene-repair")
    before = table.points(0, "cards")
    assert play(table, "interstellar-colony-ship", 24) == {}
    assert table.points(0, "cards") - before == 4


@card("security-fleet")
def test_security_fleet_turns_titanium_into_fighters_worth_1_point() -> None:
    table = Situation()
    assert play(table, "security-fleet", 12) == {}
    assert unusable(table, "security-fleet") == "needs-stock(have=0, need=1, resource=titanium)"
    table.stock(0, titanium=1).holding("security-fleet", 2)
    assert use(table, "security-fleet") == {"titanium": -1, "security-fleet": 1}
    assert table.points(0, "cards") == 3


@card("cupola-city")
def test_cupola_city_needs_at_most_9_oxygen_and_energy_production() -> None:
    table = Situation().parameters(oxygen=10).production(0, energy=1)
    assert unplayable(table, "cupola-city") == "needs-at-most-oxygen(have=10, need=9, slack=0)"
    table.parameters(oxygen=9).production(0, energy=0)
    assert unplayable(table, "cupola-city") == "needs-production(have=0, need=1, resource=energy)"
    table.production(0, energy=1)
    assert play(table, "cupola-city", 16, "place G5") == {
        "energy production": -1,
        "mc production": 3,
        "city G5": 1,
    }


@card("underground-city")
def test_underground_city_needs_2_energy_production() -> None:
    table = Situation().production(0, energy=1)
    assert unplayable(table, "underground-city") == "needs-production(have=1, need=2, resource=energy)"
    table.production(0, energy=2)
    assert play(table, "underground-city", 18, "place G5") == {
        "energy production": -2,
        "steel production": 2,
        "city G5": 1,
    }


@card("cupola-city", "underground-city")
@pytest.mark.parametrize(("name", "price"), [("cupola-city", 16), ("underground-city", 18)])
def test_the_city_of_a_card_may_not_touch_a_city(name: str, price: int) -> None:
    table = Situation().production(0, energy=2).tile("G4", "city", 1)
    options = offered(table, name, price)
    assert not options & {"place G3", "place G5", "place F4", "place F5", "place H3", "place H4", "place E3"}
    assert {"place G2", "place G6", "place F3", "place H5"} <= options
    assert why_not(table, "place G5") == "place-too-many-neighbours(max=0, min=0, of=city)"


@card("optimal-aerobraking")
def test_optimal_aerobraking_rewards_own_space_events_after_payment() -> None:
    table = Situation()
    assert play(table, "optimal-aerobraking", 7) == {}
    raised = {"temperature": 2, "tr": 1, "titanium": 2}
    assert play(table, "asteroid", 14) == {**raised, "mc": 3, "heat": 3}
    assert play(table, "release-of-inert-gases", 14) == {"tr": 2}
    table.stock(0, titanium=0)
    assert play(table, "asteroid-mining", 30) == {"titanium production": 2}
    table.hand(1, "comet").stock(1, mc=21).turn_of(1)
    done = changes(table, "play comet", "place A5")
    assert (done.get("mc"), done.get("heat"), done["p2 mc"]) == (None, None, -21)


@each_card(
    {"regolith-eaters": (13, {"oxygen": 1, "tr": 1}), "ghg-producing-bacteria": (8, {"temperature": 2, "tr": 1})}
)
def test_bacteria_gather_a_microbe_or_spend_2_on_a_step(name: str, numbers: tuple[int, dict[str, int]]) -> None:
    price, step = numbers
    table = Situation().parameters(oxygen=4)
    assert play(table, name, price) == {}
    assert unusable(table, f"{name} 2") == "needs-here(have=0, need=2)"
    assert use(table, f"{name} 1") == {name: 1}
    assert unusable(table, f"{name} 2") == "needs-here(have=1, need=2)"
    table.holding(name, 3)
    assert use(table, f"{name} 2") == {name: -2, **step}
    # one use in a generation, whichever it was
    assert why_not(table, f"use {name} 1") == "used-this-generation"
    assert table.points(0, "cards") == 0


@card("ghg-producing-bacteria", "ants")
@pytest.mark.parametrize("name", ["ghg-producing-bacteria", "ants"])
def test_microbes_that_need_4_oxygen(name: str) -> None:
    table = Situation().parameters(oxygen=3)
    assert unplayable(table, name) == "needs-oxygen(have=3, need=4, slack=0)"
    assert table.parameters(oxygen=4).allowed(f"play {name}")


@card("ants")
def test_ants_take_a_microbe_of_any_card_and_score_one_for_two() -> None:
    table = Situation().parameters(oxygen=4)
    assert play(table, "ants", 9) == {}
    table.in_play(0, "ghg-producing-bacteria").in_play(1, "tardigrades", "fish").holding("fish", 2)
    assert unusable(table, "ants") == "nothing-to-remove(resource=microbe)"
    table.holding("tardigrades", 1).holding("ghg-producing-bacteria", 2)
    assert use(table, "ants", "remove tardigrades") == {"tardigrades": -1, "ants": 1}
    assert use(table, "ants", "remove ghg-producing-bacteria") == {"ghg-producing-bacteria": -1, "ants": 1}
    assert use(table, "ants", "remove ants") == {}
    assert table.card_points("ants") == 1
    assert table.holding("ants", 3).card_points("ants") == 1
    assert table.holding("ants", 4).card_points("ants") == 2


@card("ants")
def test_protected_habitats_keep_opponents_microbes_from_ants() -> None:
    table = Situation().in_play(0, "ants").in_play(1, "tardigrades", "protected-habitats").holding("tardigrades", 2)
    assert unusable(table, "ants") == "nothing-to-remove(resource=microbe)"


@card("release-of-inert-gases")
def test_release_of_inert_gases_counts_as_a_rating_raised_this_generation() -> None:
    table = Situation()
    play(table, "release-of-inert-gases", 14)
    assert table.state.players[0].rating_raised


@card("nitrogen-rich-asteroid")
def test_nitrogen_rich_asteroid_gives_4_plant_production_instead_of_1_with_3_plant_tags() -> None:
    table = Situation().in_play(0, "algae", "grass").in_play(1, "trees")
    assert play(table, "nitrogen-rich-asteroid", 31) == {"tr": 3, "temperature": 2, "plants production": 1}
    table = Situation().in_play(0, "algae", "grass", "trees")
    assert play(table, "nitrogen-rich-asteroid", 31) == {"tr": 3, "temperature": 2, "plants production": 4}
    # complete temperature: the other two steps of rating remain (ruling 7)
    table = Situation().parameters(temperature=8)
    assert play(table, "nitrogen-rich-asteroid", 31) == {"tr": 2, "plants production": 1}


@card("rover-construction")
def test_rover_construction_earns_2_for_every_city_by_anyone_anywhere() -> None:
    table = Situation()
    assert play(table, "rover-construction", 8) == {}
    table.production(0, energy=2)
    assert play(table, "cupola-city", 16, "place G5")["mc"] == 2
    assert play(table, "phobos-space-haven", 25)["mc"] == 2
    table.stock(1, mc=25).turn_of(1)
    assert changes(table, "project city", "place C3")["mc"] == 2
    table.stock(1, mc=23).turn_of(1)
    assert "mc" not in changes(table, "project greenery", "place C4")


@card("deimos-down")
def test_deimos_down_raises_3_steps_and_removes_up_to_8_plants() -> None:
    table = Situation(seats=3).stock(1, plants=9).stock(2, plants=3).parameters(temperature=-18)
    raised = {"temperature": 6, "tr": 3, "steel": 4}
    assert play(table, "deimos-down", 31, "remove p2") == {**raised, "p2 plants": -8}
    table = Situation(seats=3).stock(1, plants=9).stock(2, plants=3).parameters(temperature=-18)
    assert play(table, "deimos-down", 31, "remove p3") == {**raised, "p3 plants": -3}


@card("deimos-down")
def test_deimos_down_may_earn_both_heat_bonuses_and_stops_at_8_degrees() -> None:
    table = Situation().parameters(temperature=-26)
    assert play(table, "deimos-down", 31) == {"temperature": 6, "tr": 3, "steel": 4, "heat production": 2}
    table = Situation().parameters(temperature=6)
    assert play(table, "deimos-down", 31) == {"temperature": 2, "tr": 1, "steel": 4}


@card("archaebacteria")
def test_archaebacteria_needs_at_most_18_below_zero() -> None:
    table = Situation().parameters(temperature=-16)
    assert unplayable(table, "archaebacteria") == "needs-at-most-temperature(have=-16, need=-18, slack=0)"
    table.parameters(temperature=-18)
    assert play(table, "archaebacteria", 6) == {"plants production": 1}


@card("natural-preserve")
def test_natural_preserve_needs_at_most_4_oxygen_and_no_tile_beside_it() -> None:
    table = Situation().parameters(oxygen=5).tile("E5", "ocean").tile("C6", "special", 0)
    assert unplayable(table, "natural-preserve") == "needs-at-most-oxygen(have=5, need=4, slack=0)"
    table.parameters(oxygen=4)
    options = offered(table, "natural-preserve", 9)
    assert not options & {"place D4", "place D5", "place F4", "place F5", "place D6", "place B5", "place C6"}
    assert why_not(table, "place F5") == "place-too-many-neighbours(max=0, min=0, of=tile)"
    assert changes(table, "place G5") == {"special G5": 1}
    table = Situation().parameters(oxygen=4)
    assert play(table, "natural-preserve", 9, "place G5") == {"mc production": 1, "special G5": 1}


@card("lightning-harvest")
def test_lightning_harvest_needs_3_science_tags() -> None:
    table = Situation().in_play(0, "research")
    assert unplayable(table, "lightning-harvest") == "needs-tags(have=2, need=3, tag=science)"
    table.in_play(0, "search-for-life")
    assert play(table, "lightning-harvest", 8) == {"energy production": 1, "mc production": 1}


@card("algae")
def test_algae_needs_5_oceans() -> None:
    table = Situation().parameters(oceans=4)
    assert unplayable(table, "algae") == "needs-oceans(have=4, need=5, slack=0)"
    table.parameters(oceans=5)
    assert play(table, "algae", 10) == {"plants": 1, "plants production": 2}


@card("tardigrades")
def test_tardigrades_gather_a_microbe_and_score_one_for_four() -> None:
    table = Situation()
    assert play(table, "tardigrades", 4) == {}
    assert use(table, "tardigrades") == {"tardigrades": 1}
    assert table.holding("tardigrades", 3).points(0, "cards") == 0
    assert table.holding("tardigrades", 7).points(0, "cards") == 1
    assert table.holding("tardigrades", 8).points(0, "cards") == 2


@card("virus")
def test_virus_takes_2_animals_of_one_card_or_5_plants_of_one_player() -> None:
    def ill() -> Situation:
        ready = Situation(seats=3).in_play(1, "fish", "tardigrades").in_play(2, "birds", "pets").stock(1, plants=6)
        return (
            ready.holding("fish", 3).holding("birds", 1).holding("pets", 4).holding("tardigrades", 4).stock(2, plants=2)
        )

    table = ill()
    assert offered(table, "virus", 1) == {"choose 1", "choose 2"}
    table.do("choose 1")
    assert table.options == {"remove fish", "remove birds", "remove none"}
    assert changes(table, "remove birds") == {"birds": -1}
    assert play(ill(), "virus", 1, "choose 1", "remove fish") == {"fish": -2}
    assert play(ill(), "virus", 1, "choose 2", "remove p2") == {"p2 plants": -5}
    assert play(ill(), "virus", 1, "choose 2", "remove p3") == {"p3 plants": -2}
    assert play(ill(), "virus", 1, "choose 2", "remove none") == {}


@card("virus")
def test_virus_may_be_played_with_nothing_to_take() -> None:
    assert play(Situation(), "virus", 1) == {}
    table = Situation().in_play(1, "protected-habitats", "fish").stock(1, plants=5).holding("fish", 2)
    assert play(table, "virus", 1) == {}
    assert play(Situation(seats=1), "virus", 1, "choose 1") == {}


@card("miranda-resort")
def test_miranda_resort_produces_1_mc_per_own_earth_tag() -> None:
    assert play(Situation(), "miranda-resort", 12) == {}
    table = Situation().in_play(0, "lunar-beam", "sponsors", "interstellar-colony-ship").in_play(1, "earth-catapult")
    assert play(table, "miranda-resort", 12) == {"mc production": 2}


@card("fish")
def test_fish_needs_2_degrees_and_costs_somebody_a_plant_production() -> None:
    table = Situation().parameters(temperature=0).production(1, plants=2)
    assert unplayable(table, "fish") == "needs-temperature(have=0, need=2, slack=0)"
    table.parameters(temperature=2).production(1, plants=0)
    assert unplayable(table, "fish") == "no-production-to-reduce(count=1, resource=plants)"
    table.production(0, plants=1).production(1, plants=1)
    assert offered(table, "fish", 9) == {"reduce p2", "reduce p1"}
    assert changes(table, "reduce p2") == {"p2 plants production": -1}
    assert use(table, "fish") == {"fish": 1}
    assert table.holding("fish", 3).points(0, "cards") == 3
    table = Situation().parameters(temperature=2).production(0, plants=1)
    assert play(table, "fish", 9) == {"plants production": -1}
