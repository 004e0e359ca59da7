"""Project cards 105 to 130, each stated in numbers."""

import pytest

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
    "earth-office": ("active", "earth", 0),
    "acquired-company": ("automated", "earth", 0),
    "media-archives": ("automated", "earth", 0),
    "open-city": ("automated", "building city", 1),
    "media-group": ("active", "earth", 0),
    "business-network": ("active", "earth", 0),
    "business-contacts": ("event", "earth", 0),
    "bribed-committee": ("event", "earth", -2),
    "solar-power": ("automated", "building power", 1),
    "breathing-filters": ("automated", "science", 2),
    "artificial-photosynthesis": ("automated", "science", 0),
    "artificial-lake": ("automated", "building", 1),
    "geothermal-power": ("automated", "building power", 0),
    "farming": ("automated", "plant", 2),
    "dust-seals": ("automated", "", 1),
    "urbanized-area": ("automated", "building city", 0),
    "sabotage": ("event", "", 0),
    "moss": ("automated", "plant", 0),
    "industrial-center": ("active", "building", 0),
    "hired-raiders": ("event", "", 0),
    "hackers": ("automated", "", -1),
    "ghg-factories": ("automated", "building", 0),
    "subterranean-reservoir": ("event", "", 0),
    "ecological-zone": ("active", "plant animal", 0),
    "zeppelins": ("automated", "", 1),
    "worms": ("automated", "microbe", 0),
}


@each_card(PRINTED)
def test_kind_tags_and_points(name: str, numbers: tuple[str, str, int]) -> None:
    assert printed(Situation(), name) == numbers


@each_card(
    {
        "acquired-company": (10, {"mc production": 3}),
        "solar-power": (11, {"energy production": 1}),
        "geothermal-power": (11, {"energy production": 2}),
    }
)
def test_cards_that_raise_production_only(name: str, numbers: tuple[int, dict[str, int]]) -> None:
    price, gained = numbers
    assert play(Situation(), name, price) == gained


@card("earth-office")
def test_earth_office_makes_own_earth_cards_3_cheaper_but_not_itself() -> None:
    table = Situation().hand(1, "acquired-company")
    assert play(table, "earth-office", 1) == {}
    assert play(table, "media-archives", 5) == {}
    assert play(table, "mine", 4) == {"steel production": 1}
    table.turn_of(0).hand(0, "investment-loan").stock(0, mc=0)
    assert changes(table, "play investment-loan", played=1) == {"mc production": -1, "mc": 10}
    table.turn_of(1).stock(1, mc=9)
    assert why_not(table, "play acquired-company") == "needs-payment(have=9, need=10)"


@card("media-archives")
def test_media_archives_gain_1_mc_for_every_event_ever_played_by_anybody() -> None:
    table = Situation().in_play(0, "asteroid", "earth-office").in_play(1, "comet", "big-asteroid", "mine")
    assert play(table, "media-archives", 5) == {"mc": 3}


@card("open-city")
def test_open_city_needs_12_oxygen_and_energy_production() -> None:
    table = Situation().production(0, energy=1).parameters(oxygen=11)
    assert unplayable(table, "open-city") == "needs-oxygen(have=11, need=12, slack=0)"
    table.parameters(oxygen=12).production(0, energy=0)
    assert unplayable(table, "open-city") == "needs-production(have=0, need=1, resource=energy)"


@card("open-city")
def test_open_city_is_a_city_away_from_others_with_4_mc_production_and_2_plants() -> None:
    table = Situation().production(0, energy=1).parameters(oxygen=12).tile("C3", "city", 1)
    assert play(table, "open-city", 23, "place C5") == {
        "energy production": -1,
        "mc production": 4,
        "plants": 2,
        "city C5": 1,
    }
    beside = {"B2", "B3", "C2", "C4", "D3", "D4"}
    again = Situation().production(0, energy=1).parameters(oxygen=12).tile("C3", "city", 1)
    options = offered(again, "open-city", 23)
    assert not options & {f"place {at}" for at in (*beside, "C3", "E3", "E4")}
    assert {"place B1", "place B4", "place C5", "place E2"} <= options


@card("media-group")
def test_media_group_gives_3_mc_after_each_own_event_is_paid_in_full() -> None:
    table = Situation()
    assert play(table, "media-group", 6) == {}
    assert play(table, "bribed-committee", 7) == {"tr": 2, "mc": 3}
    assert play(table, "mine", 4) == {"steel production": 1}
    table.turn_of(1).hand(1, "investment-loan").stock(1, mc=3).stock(0, mc=0)
    assert changes(table, "play investment-loan") == {"p2 cards": -1, "p2 mc": 7, "p2 mc production": -1}


@card("business-network")
def test_business_network_costs_a_step_of_mc_production_down_to_minus_5() -> None:
    table = Situation().production(0, mc=-5)
    assert unplayable(table, "business-network") == "needs-production(have=-5, need=-4, resource=mc)"
    table.production(0, mc=-4)
    assert play(table, "business-network", 4) == {"mc production": -1}


@card("business-network")
def test_business_network_looks_at_one_card_and_may_buy_it_for_3() -> None:
    table = Situation().in_play(0, "business-network").deck_top("comet", "mine").stock(0, mc=3)
    assert use(table, "business-network", "buy comet") == {"mc": -3, "cards": 1}
    assert table.hand_of(0) == ["comet"]
    table.turn_of(0)
    assert why_not(table, "use business-network") == "used-this-generation"
    table.stock(0, mc=3)
    assert use(table, "business-network", "buy") == {}
    assert [table.table.cards[c].id for c in table.state.discard] == ["mine"]


@card("business-network")
def test_business_network_without_3_mc_looks_at_the_card_and_discards_it() -> None:
    table = Situation().in_play(0, "business-network").deck_top("comet").stock(0, mc=2)
    assert use(table, "business-network") == {}
    assert [event.hidden for event in table.events if event.kind == "look"] == [("comet",)]
    assert [table.table.cards[c].id for c in table.state.discard] == ["comet"]


@card("business-contacts")
def test_business_contacts_keep_exactly_2_of_4_cards() -> None:
    table = Situation().deck_top("comet", "mine", "asteroid", "pets", "birds")
    afford(table, "business-contacts", 7)
    table.do("play business-contacts")
    assert table.asked.picks[0].items == ("comet", "mine", "asteroid", "pets")
    table.refused("keep comet")
    table.refused("keep comet mine asteroid")
    table.do("keep comet pets")
    assert table.hand_of(0) == ["comet", "pets"]
    assert [table.table.cards[c].id for c in table.state.discard] == ["mine", "asteroid"]


@card("bribed-committee")
def test_bribed_committee_gives_2_rating_and_moves_no_parameter() -> None:
    assert play(Situation(), "bribed-committee", 7) == {"tr": 2}


@card("breathing-filters")
def test_breathing_filters_need_7_oxygen() -> None:
    table = Situation().parameters(oxygen=6)
    assert unplayable(table, "breathing-filters") == "needs-oxygen(have=6, need=7, slack=0)"
    assert play(table.parameters(oxygen=7), "breathing-filters", 11) == {}


@card("artificial-photosynthesis")
def test_artificial_photosynthesis_gives_1_plant_or_2_energy_production() -> None:
    assert offered(Situation(), "artificial-photosynthesis", 12) == {"choose 1", "choose 2"}
    assert play(Situation(), "artificial-photosynthesis", 12, "choose 1") == {"plants production": 1}
    assert play(Situation(), "artificial-photosynthesis", 12, "choose 2") == {"energy production": 2}


@card("artificial-lake")
def test_artificial_lake_puts_one_of_the_nine_oceans_on_land_from_minus_6_degrees() -> None:
    table = Situation().parameters(temperature=-8).tile("E4", "ocean")
    assert unplayable(table, "artificial-lake") == "needs-temperature(have=-8, need=-6, slack=0)"
    table.parameters(temperature=-6)
    assert play(table, "artificial-lake", 15, "place D4") == {
        "ocean D4": 1,
        "oceans": 1,
        "tr": 1,
        "plants": 1,
        "mc": 2,
    }
    assert table.owner_at("D4") == -1
    again = Situation().parameters(temperature=-6)
    options = offered(again, "artificial-lake", 15)
    assert len(options) == 61 - 12 - 1
    assert not options & {"place E4", "place D8", "place E3"}


@card("artificial-lake")
def test_artificial_lake_is_played_for_its_point_when_no_ocean_is_left_but_not_without_free_land() -> None:
    assert play(Situation().parameters(temperature=-6, oceans=9), "artificial-lake", 15) == {}
    table = Situation().parameters(temperature=-6, oceans=8).cover("land")
    assert unplayable(table, "artificial-lake") == "no-place(tile=ocean)"


@card("farming")
def test_farming_needs_4_degrees() -> None:
    table = Situation().parameters(temperature=2)
    assert unplayable(table, "farming") == "needs-temperature(have=2, need=4, slack=0)"
    table.parameters(temperature=4)
    assert play(table, "farming", 16) == {"mc production": 2, "plants production": 2, "plants": 2}


@card("dust-seals")
def test_dust_seals_allow_at_most_3_oceans() -> None:
    table = Situation().parameters(oceans=4)
    assert unplayable(table, "dust-seals") == "needs-at-most-oceans(have=4, need=3, slack=0)"
    assert play(table.parameters(oceans=3), "dust-seals", 2) == {}


@card("urbanized-area")
def test_urbanized_area_needs_a_hex_beside_two_cities_and_energy_production() -> None:
    table = Situation().production(0, energy=1).tile("C3", "city", 1)
    assert unplayable(table, "urbanized-area") == "no-place(tile=city)"
    table.tile("C5", "city").production(0, energy=0)
    assert unplayable(table, "urbanized-area") == "needs-production(have=0, need=1, resource=energy)"


@card("urbanized-area")
def test_urbanized_area_is_a_city_between_two_cities_of_any_owner() -> None:
    table = Situation().production(0, energy=1).tile("B3", "city", 1).tile("C5", "city", 0).tile("D4", "city")
    assert offered(table, "urbanized-area", 10) == {"place B4", "place C3", "place C4", "place D5"}
    table = Situation().production(0, energy=1).tile("B3", "city", 1).tile("C5", "city", 0)
    assert play(table, "urbanized-area", 10, "place C4") == {
        "energy production": -1,
        "mc production": 2,
        "city C4": 1,
    }


@card("sabotage")
def test_sabotage_removes_up_to_3_titanium_or_4_steel_or_7_mc_of_one_player() -> None:
    def rich() -> Situation:
        return Situation(seats=3).stock(1, mc=10, steel=5, titanium=5).stock(2, titanium=2)

    assert play(rich(), "sabotage", 1, "choose 1", "remove p2") == {"p2 titanium": -3}
    assert play(rich(), "sabotage", 1, "choose 2", "remove p2") == {"p2 steel": -4}
    assert play(rich(), "sabotage", 1, "choose 3", "remove p2") == {"p2 mc": -7}
    assert play(rich(), "sabotage", 1, "choose 1", "remove p3") == {"p3 titanium": -2}
    assert play(rich(), "sabotage", 1, "choose 1", "remove none") == {}


@card("sabotage", "hired-raiders")
@pytest.mark.parametrize("name", ["sabotage", "hired-raiders"])
def test_removal_comes_to_nothing_when_nobody_has_any(name: str) -> None:
    assert play(Situation(), name, 1) == {}
    free = Situation().in_play(0, "earth-catapult").hand(0, name)
    assert changes(free, f"play {name}", played=1) == {}


@card("sabotage")
def test_sabotage_does_nothing_to_the_solo_opponent() -> None:
    assert play(Situation(seats=1), "sabotage", 1, "choose 1") == {}


@card("moss")
def test_moss_needs_3_oceans_and_loses_a_plant() -> None:
    table = Situation().stock(0, plants=1).parameters(oceans=2)
    assert unplayable(table, "moss") == "needs-oceans(have=2, need=3, slack=0)"
    table.parameters(oceans=3).stock(0, plants=0)
    assert unplayable(table, "moss") == "needs-stock(have=0, need=1, resource=plants)"
    table.stock(0, plants=1)
    assert play(table, "moss", 4) == {"plants": -1, "plants production": 1}


@card("moss")
def test_moss_may_lose_the_plant_that_viral_enhancers_give_for_it() -> None:
    table = Situation().in_play(0, "viral-enhancers").parameters(oceans=3)
    assert play(table, "moss", 4) == {"plants production": 1}


@card("industrial-center")
def test_industrial_center_stands_beside_a_city_and_makes_steel_production_for_7() -> None:
    table = Situation()
    assert unplayable(table, "industrial-center") == "no-place(tile=special)"
    table.tile("G3", "city", 1)
    assert offered(table, "industrial-center", 4) == {f"place {at}" for at in ("F3", "F4", "G2", "G4", "H2", "H3")}
    table = Situation().tile("G3", "city", 1)
    assert play(table, "industrial-center", 4, "place G4") == {"special G4": 1}
    assert unusable(table.stock(0, mc=6), "industrial-center") == "needs-mc(have=6, need=7)"
    assert use(table.stock(0, mc=7), "industrial-center") == {"mc": -7, "steel production": 1}


@card("hired-raiders")
def test_hired_raiders_steal_2_steel_or_3_mc_or_what_there_is() -> None:
    def rich() -> Situation:
        return Situation(seats=3).stock(1, steel=5, mc=9).stock(2, steel=1)

    assert play(rich(), "hired-raiders", 1, "choose 1", "remove p2") == {"p2 steel": -2, "steel": 2}
    assert play(rich(), "hired-raiders", 1, "choose 2", "remove p2") == {"p2 mc": -3, "mc": 3}
    assert play(rich(), "hired-raiders", 1, "choose 1", "remove p3") == {"p3 steel": -1, "steel": 1}
    assert play(rich(), "hired-raiders", 1, "choose 1", "remove none") == {}


@card("hired-raiders")
def test_hired_raiders_never_take_heat_and_get_the_full_amount_from_the_solo_opponent() -> None:
    table = Situation(corporations=("ecoline", "helion")).stock(1, mc=0, heat=9)
    assert play(table, "hired-raiders", 1) == {}
    assert play(Situation(seats=1), "hired-raiders", 1, "choose 1") == {"steel": 2}
    assert play(Situation(seats=1), "hired-raiders", 1, "choose 2") == {"mc": 3}


@card("hackers")
def test_hackers_take_2_mc_production_from_a_player_with_at_least_minus_3() -> None:
    table = Situation().production(1, mc=-3)
    assert unplayable(table, "hackers") == "needs-production(have=0, need=1, resource=energy)"
    table.production(0, energy=1)
    assert play(table, "hackers", 3, "reduce p2") == {
        "energy production": -1,
        "mc production": 2,
        "p2 mc production": -2,
    }


@card("hackers")
def test_hackers_without_another_target_take_their_own_gain_back() -> None:
    table = Situation().production(0, energy=1, mc=-5).production(1, mc=-4)
    assert play(table, "hackers", 3) == {"energy production": -1}


@card("ghg-factories")
def test_ghg_factories_turn_1_energy_into_4_heat_production() -> None:
    table = Situation()
    assert unplayable(table, "ghg-factories") == "needs-production(have=0, need=1, resource=energy)"
    table.production(0, energy=1)
    assert play(table, "ghg-factories", 11) == {"energy production": -1, "heat production": 4}


@card("subterranean-reservoir")
def test_subterranean_reservoir_is_an_ocean_and_skipped_when_none_is_left() -> None:
    assert play(Situation(), "subterranean-reservoir", 11, "place D8") == {
        "ocean D8": 1,
        "oceans": 1,
        "tr": 1,
        "plants": 2,
    }
    assert offered(Situation(), "subterranean-reservoir", 11) == {
        f"place {at}" for at in ("A2", "A4", "A5", "B6", "D8", "E4", "E5", "E6", "F6", "F7", "F8", "I5")
    }
    assert play(Situation().parameters(oceans=9), "subterranean-reservoir", 11) == {}


@card("ecological-zone")
def test_ecological_zone_needs_an_own_greenery_but_may_stand_beside_anybodys() -> None:
    table = Situation().tile("G3", "greenery", 1)
    assert unplayable(table, "ecological-zone") == "needs-greeneries(have=0, need=1)"
    table.tile("I4", "greenery", 0)
    assert offered(table, "ecological-zone", 12) == {
        f"place {at}" for at in ("F3", "F4", "G2", "G4", "H2", "H3", "H4", "H5", "I3")
    }


@card("ecological-zone")
def test_ecological_zone_starts_with_2_animals_and_is_no_greenery() -> None:
    table = Situation().tile("G3", "greenery", 0)
    assert play(table, "ecological-zone", 12, "place G4") == {"special G4": 1, "ecological-zone": 2}
    assert table.points(0, "greeneries") == 1
    assert table.points(0, "cards") == 1
    assert play(table, "imported-nitrogen", 23) == {"tr": 1, "plants": 4, "ecological-zone": 2}


@card("ecological-zone")
def test_ecological_zone_gets_an_animal_for_each_own_plant_and_animal_tag() -> None:
    table = Situation().in_play(0, "ecological-zone").holding("ecological-zone", 2).parameters(temperature=4, oceans=3)
    assert play(table, "farming", 16)["ecological-zone"] == 1
    assert play(table, "pets", 10) == {"pets": 1, "ecological-zone": 1}
    assert play(table, "industrial-microbes", 12) == {"energy production": 1, "steel production": 1}
    assert table.points(0, "cards") == 2 + 2
    table.turn_of(1).hand(1, "moss").stock(1, mc=4, plants=1)
    assert changes(table, "play moss") == {"p2 cards": -1, "p2 mc": -4, "p2 plants": -1, "p2 plants production": 1}


@card("ecological-zone")
def test_ecological_zone_may_start_with_4_animals_by_viral_enhancers() -> None:
    table = Situation().in_play(0, "viral-enhancers").tile("G3", "greenery", 0)
    afford(table, "ecological-zone", 12)
    table.do("play ecological-zone")
    while table.asked.kind != "action":
        answers = ("place G4", "choose 2", "resolve viral-enhancers choose")
        table.do(next(answer for answer in answers if answer in table.options))
    assert table.held_by("ecological-zone") == 4


@card("zeppelins")
def test_zeppelins_give_1_mc_production_for_each_city_on_mars() -> None:
    table = Situation().parameters(oxygen=4).tile("C3", "city", 1).tile("G3", "city", 0).tile("C5", "city")
    table.tile("phobos-space-haven", "city", 0).tile("G4", "greenery", 0)
    assert unplayable(table, "zeppelins") == "needs-oxygen(have=4, need=5, slack=0)"
    assert play(table.parameters(oxygen=5), "zeppelins", 13) == {"mc production": 3}


@card("worms")
def test_worms_give_1_plant_production_for_2_own_microbe_tags_theirs_included() -> None:
    table = Situation().in_play(1, "insects").parameters(oxygen=3)
    assert unplayable(table, "worms") == "needs-oxygen(have=3, need=4, slack=0)"
    table.parameters(oxygen=4)
    assert play(table, "worms", 8) == {}
    table = Situation().in_play(0, "insects").parameters(oxygen=4)
    assert play(table, "worms", 8) == {"plants production": 1}
    table = Situation().in_play(0, "insects", "symbiotic-fungus").parameters(oxygen=4)
    assert play(table, "worms", 8) == {"plants production": 1}
    table = Situation().in_play(0, "insects", "symbiotic-fungus", "industrial-microbes").parameters(oxygen=4)
    assert play(table, "worms", 8) == {"plants production": 2}
