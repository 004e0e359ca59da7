"""Rule book: Actions A to J, and what the Cards section says of playing cards."""

import pytest

from tests.games.legacy.cards.reading import MISSIONS
from tests.games.legacy.situation import Mission

# --- A) Play a Card from Your Hand ------------------------------------------------------------------------------------


def test_a_card_needs_its_requirement_only_when_it_is_played() -> None:
    table = Mission().afford(0, "gas-umbrella")
    assert table.refused("play gas-umbrella").key == "needs-oxygen"
    table.parameters(oxygen=4).do("play gas-umbrella")
    assert (table.tr_of(0), table.production_of(0, "heat")) == (27, 1)


def test_a_red_requirement_comes_too_late() -> None:
    table = Mission().afford(0, "long-night").parameters(temperature=-2)
    assert table.refused("play long-night").key == "needs-at-most-temperature"
    table.parameters(temperature=-4).do("play long-night")
    assert table.production_of(0, "heat") == 2


def test_a_card_whose_production_loss_is_not_there_cannot_be_played() -> None:
    table = Mission().afford(0, "founders-city").parameters(oceans=4)
    assert table.refused("play founders-city").key == "needs-production"


def test_a_card_that_places_population_needs_a_place_for_it() -> None:
    table = Mission().afford(0, "homestead-grants")
    assert table.refused("play homestead-grants").key == "no-room-for-population"
    table.tile("A2", "city", 0).people("A2", 2)
    assert table.refused("play homestead-grants").key == "no-room-for-population"
    table.people("A2", 1).do("play homestead-grants")
    assert (table.people_at("A2"), table.tr_of(0)) == (2, 26)


def test_a_card_may_raise_parameters_that_are_complete() -> None:
    table = Mission().afford(0, "glass-weather").parameters(temperature=8, oxygen=14)
    table.do("play glass-weather")
    assert (table.tr_of(0), table.stock_of(0, "plants")) == (25, 1)


def test_a_card_may_lower_a_parameter_that_is_at_its_minimum_or_complete_which_is_ignored() -> None:
    for temperature in (-30, 8):
        table = Mission(mission=7).parameters(temperature=temperature).afford(0, "winter-engine")
        table.player(0).offset = 20
        table.do("play winter-engine")
        assert (table.parameter("temperature"), table.tr_of(0)) == (temperature, 27)
        assert table.production_of(0, "heat") == 3


def test_a_card_may_add_resources_that_nobody_can_hold() -> None:
    table = Mission(mission=4).afford(0, "imported-nitrogen")
    table.rating(0, 25).do("play imported-nitrogen")
    assert (table.tr_of(0), table.stocks(0)) == (26, {"plants": 4})


def test_removing_is_optional_may_be_done_in_part_and_hits_one_player() -> None:
    table = Mission(seats=3).stock(1, plants=2).stock(2, plants=5).afford(0, "asteroid")
    table.do("play asteroid")
    assert table.options == {"remove p2", "remove p3", "remove none"}
    table.do("remove p3 count=1")
    assert (table.stock_of(1, "plants"), table.stock_of(2, "plants")) == (2, 4)


def test_workers_may_not_pay_for_cards() -> None:
    table = Mission().hand(0, "seed-ice").stock(0, workers=30)
    table.stock(0, mc=table.cost("seed-ice") - 1)
    assert table.refused("play seed-ice").key == "needs-payment"


def test_steel_pays_two_for_building_cards_and_titanium_three_for_space_cards() -> None:
    table = Mission().stock(0, steel=2, titanium=4).afford(0, "stacked-quarters", "asteroid")
    table.do(f"play stacked-quarters steel=2 mc={table.cost('stacked-quarters') - 4}".removesuffix(" mc=0"))
    table.do(f"play asteroid titanium=4 mc={table.cost('asteroid') - 12}")
    assert table.stocks(0) == {"mc": 4 + 12, "titanium": 2}


def test_an_event_lies_face_down_and_its_tags_no_longer_count() -> None:
    table = Mission().afford(0, "asteroid")
    table.do("play asteroid")
    assert (table.tags_of(0, "space"), table.names(table.player(0).events)) == (0, ["asteroid"])


def test_tags_of_automated_and_active_cards_count() -> None:
    table = Mission().afford(0, "stacked-quarters", "darkened-ice")
    table.do("play stacked-quarters", "play darkened-ice")
    assert (table.tags_of(0, "building"), table.tags_of(0, "microbe")) == (1, 1)


def test_an_effect_in_play_sees_the_tags_of_the_card_that_brings_it() -> None:
    table = Mission().afford(0, "public-lectures")
    table.do("play public-lectures")
    assert table.stock_of(0, "workers") == 2


# --- B) Sell Cards ----------------------------------------------------------------------------------------------------


def test_selling_cards_brings_one_money_each() -> None:
    table = Mission().hand(0, "asteroid", "seed-ice", "comet")
    table.do("sell asteroid comet")
    assert (table.stock_of(0, "mc"), table.hand_of(0)) == (2, ["seed-ice"])
    assert table.names(table.state.discard) == ["asteroid", "comet"]


def test_selling_cards_is_no_standard_project() -> None:
    table = Mission(mission=3).in_play(0, "far-counter-line-m3a").hand(0, "asteroid").stock(0, mc=10)
    happened = table.do("sell asteroid")
    assert table.stock_of(0, "mc") == 11
    assert "project" not in {event.kind for event in happened}
    table.do("project power-plant")
    assert table.stock_of(0, "mc") == 1 + 2


def test_no_cards_no_sale() -> None:
    assert not any(pick.stem.verb == "sell" for pick in Mission().asked.picks)
    assert any(pick.stem.verb == "sell" for pick in Mission().hand(0, "comet").asked.picks)


# --- C) Use a Standard Project ----------------------------------------------------------------------------------------


def test_the_power_plant_costs_ten_and_gives_energy_production() -> None:
    table = Mission().stock(0, mc=10)
    table.do("project power-plant")
    assert (table.stocks(0), table.productions(0)) == ({}, {"energy": 1})


def test_the_asteroid_costs_fourteen_and_raises_the_temperature() -> None:
    table = Mission().stock(0, mc=14)
    table.do("project asteroid")
    assert (table.stocks(0), table.parameter("temperature"), table.tr_of(0)) == ({}, -28, 26)


def test_the_aquifer_costs_eighteen_and_places_an_ocean_with_its_bonus() -> None:
    table = Mission().stock(0, mc=18)
    table.do("project aquifer", "place D3")
    assert (table.stocks(0), table.tr_of(0)) == ({"plants": 2}, 26)


def test_the_greenery_costs_twenty_three_and_raises_oxygen() -> None:
    table = Mission().stock(0, mc=23).parameters(oxygen=4)
    table.do("project greenery", "place A1")
    assert (table.stocks(0), table.parameter("oxygen"), table.tr_of(0)) == ({"steel": 2}, 5, 26)
    assert table.owner_at("A1") == 0


def test_the_city_costs_twenty_five_and_raises_worker_production() -> None:
    table = Mission().stock(0, mc=25)
    table.do("project city", "place A1")
    assert (table.stocks(0), table.productions(0), table.tr_of(0)) == ({"steel": 2}, {"workers": 1}, 25)


def test_there_are_five_standard_projects_each_usable_several_times_in_a_generation() -> None:
    table = Mission().stock(0, mc=30)
    assert set(table.table.content.standard_projects) == {"power-plant", "asteroid", "aquifer", "greenery", "city"}
    table.do("project power-plant", "project power-plant", "p2 pass", "project power-plant")
    assert table.production_of(0, "energy") == 3


# --- D) Claim a Milestone ---------------------------------------------------------------------------------------------


def people(table: Mission, seat: int, count: int) -> Mission:
    """Give a seat that much Population on cities."""
    for place in ("A2", "C1", "G7", "D8")[: (count + 1) // 2]:
        table.tile(place, "city", seat).people(place, min(2, count))
        count -= 2
    return table


def test_a_milestone_costs_eight_and_is_worth_five_points() -> None:
    table = people(Mission().stock(0, mc=8), 0, 3)
    table.do("milestone first-families")
    assert (table.stocks(0), table.points(0, "milestones")) == ({}, 5)


def test_a_milestone_needs_its_criteria() -> None:
    table = people(Mission().stock(0, mc=8), 0, 2)
    assert table.refused("milestone first-families").key == "milestone-unmet"


def test_a_milestone_may_be_claimed_by_one_player_only() -> None:
    table = people(people(Mission(), 0, 4), 1, 0).stock(0, mc=8).stock(1, mc=8)
    table.tile("I1", "city", 1).people("I1", 2).tile("I4", "city", 1).people("I4", 1)
    table.do("p1 milestone first-families", "p1 end")
    assert table.refused("p2 milestone first-families").key == "milestone-taken"


@pytest.mark.parametrize(("mission", "most"), [(1, 3), (2, 3), (3, 3), (4, 3), (5, 3), (6, 3), (7, 4)])
def test_so_many_milestones_may_be_claimed_in_all_as_the_mission_says(mission: int, most: int) -> None:
    table = Mission(mission=mission).stock(0, mc=100)
    names = list(table.table.map.milestones)
    assert len(names) == 5
    table.state.milestones = dict.fromkeys(names[:most], 1)
    assert table.refused(f"milestone {names[4]}").key == "milestones-gone"
    del table.state.milestones[names[0]]
    assert table.refused(f"milestone {names[4]}").key == "milestone-unmet"


# --- E) Fund an Award -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("mission", "prices"),
    [*((mission, (8, 14, 20)) for mission in range(1, 7)), (7, (8, 14, 20, 26))],
)
def test_awards_cost_eight_fourteen_and_twenty_and_in_the_last_mission_a_fourth_twenty_six(
    mission: int, prices: tuple[int, ...]
) -> None:
    table = Mission(mission=mission)
    names = list(table.table.map.awards)
    assert len(names) == 5
    for name, price in zip(names, prices, strict=False):
        table.turn_of(0).stock(0, mc=price - 1)
        assert table.refused(f"fund {name}").key == "needs-mc"
        table.stock(0, mc=price).do(f"fund {name}")
        assert table.stock_of(0, "mc") == 0
    assert table.turn_of(0).stock(0, mc=99).refused(f"fund {names[4]}").key == "awards-gone"


def test_each_award_can_only_be_funded_once() -> None:
    table = Mission().stock(0, mc=8).stock(1, mc=99)
    table.do("p1 fund headcount", "p1 end")
    assert table.refused("p2 fund headcount").key == "award-taken"


# --- F) Use the Action on a Blue Card ---------------------------------------------------------------------------------


def test_an_action_costs_what_stands_left_of_the_arrow_and_is_used_once_a_generation() -> None:
    table = Mission().in_play(0, "second-shift-sun").stock(0, heat=8)
    table.do("use second-shift-sun")
    assert table.stocks(0) == {"heat": 4, "workers": 4, "plants": 1}
    assert table.refused("use second-shift-sun").key == "used-this-generation"


def test_an_action_that_costs_a_card_takes_one_from_the_hand() -> None:
    table = Mission(mission=5).in_play(0, "lantern-institute-m5b")
    assert table.refused("use lantern-institute-m5b").key == "needs-cards"
    table.hand(0, "asteroid", "comet").do("use lantern-institute-m5b")
    assert table.asked.kind == "discard"
    table.do("discard comet")
    assert (table.stock_of(0, "mc"), table.hand_of(0), table.names(table.state.discard)) == (3, ["asteroid"], ["comet"])


def test_effects_without_an_arrow_always_work() -> None:
    table = Mission().in_play(0, "universal-wrench").afford(0, "gas-umbrella").parameters(oxygen=4)
    table.do("play gas-umbrella")
    assert table.stock_of(0, "mc") == 3


# --- G, H, I) Conversions ---------------------------------------------------------------------------------------------


def test_eight_plants_become_a_greenery_with_its_bonus() -> None:
    table = Mission().stock(0, plants=8).tile("A2", "city", 0).parameters(oxygen=4)
    table.do("convert plants", "place B2")
    assert (table.stock_of(0, "plants"), table.parameter("oxygen"), table.tr_of(0)) == (1, 5, 26)
    assert Mission().stock(0, plants=7).refused("convert plants").key == "needs-stock"


def test_eight_heat_become_a_temperature_step() -> None:
    table = Mission().stock(0, heat=8)
    table.do("convert heat")
    assert (table.stocks(0), table.parameter("temperature"), table.tr_of(0)) == ({}, -28, 26)
    assert Mission().stock(0, heat=7).refused("convert heat").key == "needs-stock"


def test_ten_workers_become_one_population_on_a_tile_of_choice() -> None:
    table = Mission().stock(0, workers=11).tile("A2", "city", 0).tile("tethered-dock", "special", 0)
    table.do("convert workers")
    assert (table.asked.kind, table.options) == ("population", {"population A2", "population tethered-dock"})
    table.do("population tethered-dock")
    assert (table.stocks(0), table.people_at("tethered-dock"), table.tr_of(0)) == ({"workers": 1}, 1, 26)
    assert Mission().stock(0, workers=9).tile("A2", "city", 0).refused("convert workers").key == "needs-stock"


# --- J) Innovation Action ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("mission", range(1, 8))
def test_the_innovation_action_needs_the_science_tags_that_the_mission_names(mission: int) -> None:
    need = MISSIONS[mission]["science_tags"]
    table = Mission(mission=mission).tags(0, science=need - 1)
    assert table.refused("innovation").key == "needs-science-for-innovation"
    table.tags(0, science=need).do("innovation")
    assert table.asked.kind == "innovation"


def test_three_random_innovations_are_drawn_one_kept_and_two_discarded_beside_the_box() -> None:
    table = Mission().tags(0, science=3).innovation_top("warm-stone", "folding-houses", "glass-weather")
    table.do("innovation")
    assert {option.words for option in table.asked.options} == {
        (card, to) for card in ("warm-stone", "folding-houses", "glass-weather") for to in ("hand", "box")
    }
    table.do("innovate folding-houses hand")
    assert table.hand_of(0) == ["folding-houses"]
    assert set(table.names(table.here.innovation_discard)) == {"warm-stone", "glass-weather"}
    assert len(table.here.innovations) == 33


def test_the_innovation_kept_may_be_saved_to_the_box_for_the_next_mission() -> None:
    table = Mission().tags(0, science=3).innovation_top("warm-stone")
    table.do("innovation", "innovate warm-stone box")
    assert (table.hand_of(0), table.names(table.player(0).boxed)) == ([], ["warm-stone"])
    assert table.result().seats[0].boxed == ("warm-stone",)


def test_the_innovation_action_may_be_taken_once_per_mission() -> None:
    table = Mission().tags(0, science=3).innovation_top("warm-stone")
    table.do("innovation", "innovate warm-stone hand")
    assert table.refused("innovation").key == "innovation-used"
    table.next_generation().turn_of(0)
    assert table.refused("innovation").key == "innovation-used"


def test_the_innovation_action_is_one_of_the_two_actions_of_a_turn() -> None:
    table = Mission().tags(0, science=3).innovation_top("warm-stone").stock(0, heat=8)
    table.do("innovation", "innovate warm-stone hand", "convert heat")
    assert table.asked.seat == 1


def test_a_short_innovation_box_gives_fewer_and_an_empty_one_none() -> None:
    table = Mission().tags(0, science=3)
    table.here.innovations[2:] = []
    table.do("innovation")
    assert len({option.words[0] for option in table.asked.options}) == 2
    empty = Mission().tags(0, science=3)
    empty.here.innovations.clear()
    assert empty.refused("innovation").key == "innovation-box-empty"


def test_innovations_are_drawn_in_secret() -> None:
    table = Mission().tags(0, science=3)
    table.do("innovation")
    seen = table.rules.view(table.here, 1)
    assert seen.agenda.now[-1].cards == (-1, -1, -1)  # type: ignore[union-attr]  # an Innovate
    assert set(seen.innovations) == {-1}


def test_discarded_innovations_are_shuffled_back_into_their_box_at_the_end_of_the_mission() -> None:
    table = Mission().tags(0, science=3).innovation_top("warm-stone", "folding-houses", "glass-weather")
    table.do("innovation", "innovate warm-stone hand")
    assert {"folding-houses", "glass-weather"} <= set(table.result().innovations)
    assert table.result().pool == ("warm-stone",)
