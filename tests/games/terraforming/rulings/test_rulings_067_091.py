"""Rulings 67 to 91: triggers and card effects."""

import pytest

from tests.games.terraforming.rulings.numbering import ruling
from tests.games.terraforming.situation import Situation


@ruling(67)
def test_two_identical_tags_fire_mars_university_twice_one_after_the_other() -> None:
    table = Situation().stock(0, mc=11).in_play(0, "mars-university").hand(0, "research", "mine", "fish")
    table.deck_top("grass", "lichen", "bushes", "trees")
    table.do("play research", "resolve research draw")
    assert set(table.hand_of(0)) == {"mine", "fish", "grass", "lichen"}
    table.do("choose 1", "discard mine")
    assert set(table.hand_of(0)) == {"fish", "grass", "lichen", "bushes"}
    table.do("choose 1", "discard bushes")
    assert set(table.hand_of(0)) == {"fish", "grass", "lichen", "trees"}


@ruling(67, 69)
def test_two_science_tags_add_to_olympus_conference_and_then_draw_from_it() -> None:
    table = Situation().stock(0, mc=11).in_play(0, "olympus-conference").hand(0, "research")
    table.do("play research")
    assert table.held_by("olympus-conference") == 1  # the first tag can only add to the empty card
    assert table.options == {"choose 1", "choose 2"}
    table.do("choose 2")
    assert table.held_by("olympus-conference") == 0
    assert len(table.hand_of(0)) == 3


@ruling(68)
def test_mars_university_is_optional_and_discards_before_it_draws() -> None:
    table = Situation().stock(0, mc=9).in_play(0, "mars-university").hand(0, "advanced-alloys", "mine")
    table.deck_top("grass").do("play advanced-alloys")
    assert table.options == {"choose 1", "choose 2"}
    before = table.state.copy()
    table.do("choose 2")
    assert table.hand_of(0) == ["mine"]
    table.state = before
    table.do("choose 1")
    assert table.asked.picks[0].items == ("mine",)
    table.do("discard mine")
    assert table.hand_of(0) == ["grass"]


@ruling(68)
def test_mars_university_needs_a_card_in_hand_and_its_own_tag_counts() -> None:
    table = Situation().stock(0, mc=8).hand(0, "mars-university")
    table.do("play mars-university")
    assert table.asked.kind == "action"
    assert table.hand_of(0) == []
    with_card = Situation().stock(0, mc=8).hand(0, "mars-university", "mine")
    with_card.do("play mars-university")
    assert with_card.options == {"choose 1", "choose 2"}


@ruling(69)
def test_olympus_conference_may_be_taken_before_mars_university() -> None:
    table = (
        Situation().stock(0, mc=9).in_play(0, "mars-university", "olympus-conference").holding("olympus-conference", 1)
    )
    table.hand(0, "advanced-alloys").deck_top("grass", "lichen")
    table.do("play advanced-alloys", "resolve olympus-conference choose", "choose 2")
    table.do("choose 1", "discard grass")
    assert table.hand_of(0) == ["lichen"]


@ruling(69)
def test_olympus_conference_takes_either_branch_for_each_tag() -> None:
    table = Situation().stock(0, mc=11).in_play(0, "olympus-conference").holding("olympus-conference", 2)
    table.hand(0, "research").do("play research", "choose 1", "choose 2")
    assert table.held_by("olympus-conference") == 2


@ruling(70)
@pytest.mark.parametrize(
    ("answers", "plants", "animals"),
    [(("choose 1", "choose 1"), 2, 2), (("choose 1", "choose 2"), 1, 3), (("choose 2", "choose 2"), 0, 4)],
)
def test_viral_enhancers_ask_for_each_tag_and_put_resources_only_on_the_card_being_played(
    answers: tuple[str, ...], plants: int, animals: int
) -> None:
    table = Situation().stock(0, mc=12).in_play(0, "viral-enhancers", "fish").hand(0, "ecological-zone")
    table.tile("G3", "greenery", 0).do("play ecological-zone", "place G2", *answers)
    assert table.stock_of(0, "plants") == plants
    assert table.held_by("ecological-zone") == animals
    assert table.held_by("fish") == 0


@ruling(70)
def test_viral_enhancers_give_only_the_plant_for_a_card_that_holds_nothing_and_fire_for_themselves() -> None:
    table = Situation().stock(0, mc=9).in_play(0, "tardigrades").hand(0, "viral-enhancers")
    table.do("play viral-enhancers")
    assert table.asked.kind == "action"
    assert table.stock_of(0, "plants") == 1
    assert table.held_by("tardigrades") == 0


@ruling(71)
@pytest.mark.parametrize(("card", "plants"), [("moss", 0), ("nitrophilic-moss", 1)])
def test_viral_enhancers_plant_may_pay_for_moss(card: str, plants: int) -> None:
    table = Situation().stock(0, mc=8, plants=plants).in_play(0, "viral-enhancers").hand(0, card)
    table.parameters(oceans=3).do(f"play {card}")
    assert table.stock_of(0, "plants") == 0
    assert table.production_of(0, "plants") == plants + 1


@ruling(71, 72)
def test_nitrophilic_moss_with_viral_enhancers_still_needs_one_plant() -> None:
    table = Situation().stock(0, mc=8).in_play(0, "viral-enhancers").hand(0, "nitrophilic-moss").parameters(oceans=3)
    assert table.refused("play nitrophilic-moss").key == "needs-stock"


@ruling(72)
@pytest.mark.parametrize(("card", "plants"), [("moss", 1), ("nitrophilic-moss", 2)])
def test_the_plants_of_moss_must_be_there_and_are_lost(card: str, plants: int) -> None:
    table = Situation().stock(0, mc=8, plants=plants - 1).hand(0, card).parameters(oceans=3)
    reason = table.refused(f"play {card}")
    assert dict(reason.values) == {"resource": "plants", "need": plants, "have": plants - 1}
    table.stock(0, plants=plants).do(f"play {card}")
    assert table.stock_of(0, "plants") == 0
    assert table.production_of(0, "plants") == plants


@ruling(73)
def test_decomposers_start_with_1_and_ecological_zone_with_2() -> None:
    table = Situation().stock(0, mc=17).hand(0, "decomposers", "ecological-zone").parameters(oxygen=3)
    table.tile("G3", "greenery", 0).do("play decomposers")
    assert table.held_by("decomposers") == 1
    table.do("play ecological-zone", "place G2")
    assert (table.held_by("ecological-zone"), table.held_by("decomposers")) == (2, 3)


@ruling(74)
def test_herbivores_start_with_1_and_count_own_greeneries_only() -> None:
    table = Situation().stock(0, mc=12, plants=8).production(1, plants=1).hand(0, "herbivores").parameters(oxygen=8)
    table.do("play herbivores")
    assert table.held_by("herbivores") == 1
    table.do("convert plants", "place G3")
    assert table.held_by("herbivores") == 2
    table.turn_of(1).stock(1, plants=8).do("convert plants", "place C4")
    assert table.held_by("herbivores") == 2


@ruling(74)
def test_herbivores_count_greeneries_of_the_final_round() -> None:
    table = Situation().stock(0, plants=8).in_play(0, "herbivores")
    table.finish_game()
    table.do("convert plants", "place G3")
    assert table.held_by("herbivores") == 1


@ruling(75)
def test_arctic_algae_are_fed_by_any_ocean_of_anyone_the_one_at_0_degrees_included() -> None:
    table = Situation().in_play(0, "arctic-algae").stock(1, mc=14 + 18).parameters(temperature=-2)
    table.turn_of(1).do("project aquifer", "place A5", "project asteroid", "place B6")
    assert table.stock_of(0, "plants") == 4


@ruling(76)
def test_city_watchers_are_fired_by_any_city_of_anyone_off_map_included() -> None:
    table = Situation().in_play(0, "rover-construction", "pets", "immigrant-city").hand(1, "ganymede-colony")
    table.stock(1, mc=45).turn_of(1).do("play ganymede-colony", "project city", "place G3")
    assert table.stocks(0) == {"mc": 4}
    assert table.held_by("pets") == 2
    assert table.productions(0) == {"mc": 2}


@ruling(77)
@pytest.mark.parametrize("start", [-4, 0])
def test_immigrant_city_fires_itself_and_is_legal_at_minus_4(start: int) -> None:
    table = Situation().stock(0, mc=13).production(0, mc=start, energy=1).hand(0, "immigrant-city")
    table.do("play immigrant-city", "place G3")
    assert table.productions(0) == {"mc": start - 1}


@ruling(77)
def test_immigrant_city_at_minus_5_is_legal_for_tharsis_republic_alone() -> None:
    table = Situation().stock(0, mc=13).production(0, mc=-5, energy=1).hand(0, "immigrant-city")
    assert table.refused("play immigrant-city").key == "needs-production"
    tharsis = Situation(corporations=("tharsis-republic",))
    tharsis.do("first-action tharsis-republic", "place G3", "end")
    tharsis.turn_of(0).stock(0, mc=13).production(0, mc=-5, energy=1).hand(0, "immigrant-city")
    tharsis.do("play immigrant-city", "place C4")
    assert tharsis.production_of(0, "mc") == -5


@ruling(77)
def test_immigrant_city_that_may_skip_its_tile_still_needs_the_production_without_it() -> None:
    table = Situation(unplaceable_tiles="skip").stock(0, mc=13).production(0, mc=-4, energy=1)
    table.hand(0, "immigrant-city").cover("land")
    assert table.refused("play immigrant-city").key == "needs-production"
    table.production(0, mc=-3).do("play immigrant-city")
    assert table.productions(0) == {"mc": -5}


@ruling(78)
def test_tharsis_republic_gets_3_and_a_step_for_its_city_on_mars_its_first_action_included() -> None:
    table = Situation(corporations=("tharsis-republic",)).stock(0, mc=0)
    table.do("first-action tharsis-republic", "place G3")
    assert table.stocks(0) == {"mc": 3}
    assert table.productions(0) == {"mc": 1}


@ruling(78)
def test_tharsis_republic_gets_only_money_for_its_off_map_city_and_only_a_step_for_others_cities_on_mars() -> None:
    table = Situation(corporations=("tharsis-republic",)).stock(0, mc=0)
    table.do("first-action tharsis-republic", "place G3", "end")
    table.turn_of(0).stock(0, mc=20).hand(0, "ganymede-colony").do("play ganymede-colony")
    assert (table.stock_of(0, "mc"), table.production_of(0, "mc")) == (3, 1)
    table.turn_of(1).stock(1, mc=50).hand(1, "phobos-space-haven").do("project city", "place C4")
    assert (table.stock_of(0, "mc"), table.production_of(0, "mc")) == (3, 2)
    table.do("play phobos-space-haven")
    assert (table.stock_of(0, "mc"), table.production_of(0, "mc")) == (3, 2)


@ruling(79)
def test_saturn_systems_counts_its_own_tag_and_every_jovian_tag_by_anyone() -> None:
    table = Situation(corporations=("saturn-systems",))
    assert table.production_of(0, "mc") == 1
    table.stock(0, mc=24).hand(0, "callisto-penal-mines").do("play callisto-penal-mines")
    assert table.production_of(0, "mc") == 1 + 3 + 1
    table.turn_of(1).stock(1, mc=12).hand(1, "miranda-resort").do("play miranda-resort")
    assert table.production_of(0, "mc") == 6


@ruling(79)
def test_saturn_systems_does_not_count_corporations_revealed_before_it() -> None:
    table = Situation(corporations=("credicor", "saturn-systems"))
    assert table.productions(1) == {"titanium": 1, "mc": 1}


@ruling(80)
@pytest.mark.parametrize(("project", "place"), [("city", "A1"), ("aquifer", "I5"), ("greenery", "D1")])
def test_mining_guild_gets_one_step_for_an_own_tile_on_a_metal_hex_even_with_two_icons(
    project: str, place: str
) -> None:
    table = Situation(corporations=("mining-guild",)).stock(0, mc=25, steel=0)
    table.do(f"project {project}", f"place {place}")
    assert table.production_of(0, "steel") == 2
    assert table.stock_of(0, "steel") == (2 if place == "A1" else 0)


@ruling(80)
def test_mining_guild_with_mining_rights_gets_two_steps_in_all() -> None:
    table = Situation(corporations=("mining-guild",)).stock(0, mc=9, steel=0).hand(0, "mining-rights")
    table.do("play mining-rights", "place A1")
    assert table.production_of(0, "steel") == 3


@ruling(81)
def test_a_space_event_brings_8_and_3_heat_with_three_rebates() -> None:
    table = Situation(corporations=("interplanetary-cinematics",)).in_play(0, "media-group", "optimal-aerobraking")
    table.stock(0, mc=7, steel=0).hand(0, "imported-ghg").do("play imported-ghg")
    assert table.stocks(0) == {"mc": 8, "heat": 6}


@ruling(82)
def test_robotic_workforce_repeats_one_whole_production_box_losses_included() -> None:
    table = Situation().stock(0, mc=9).production(0, energy=1).hand(0, "robotic-workforce")
    table.in_play(0, "cupola-city", "strip-mine", "space-elevator", "aquifer-pumping", "immigrant-city")
    table.production(0, mc=-5).do("play robotic-workforce")
    # strip mine wants 2 energy, immigrant city would pass -5, aquifer pumping has no production box
    assert table.options == {"copy cupola-city", "copy space-elevator"}
    table.do("copy cupola-city")
    assert table.productions(0) == {"mc": -2}
    assert table.state.tile == [0] * len(table.state.tile)


@ruling(82)
def test_robotic_workforce_is_unplayable_without_a_box_that_can_be_repeated() -> None:
    table = Situation().stock(0, mc=9).hand(0, "robotic-workforce").in_play(0, "strip-mine", "rover-construction")
    table.in_play(1, "mine")
    assert table.refused("play robotic-workforce").key == "nothing-to-copy"


@ruling(82)
def test_robotic_workforce_may_repeat_the_steel_of_mining_guild() -> None:
    table = Situation(corporations=("mining-guild",)).stock(0, mc=9).hand(0, "robotic-workforce")
    table.do("play robotic-workforce")
    assert table.production_of(0, "steel") == 2


@ruling(83)
def test_robotic_workforce_counts_medical_lab_anew_and_repeats_mined_metal() -> None:
    table = Situation().stock(0, mc=18).hand(0, "mining-rights", "robotic-workforce")
    table.do("play mining-rights", "place D1")
    table.in_play(0, "medical-lab", "strip-mine", "rover-construction").do("play robotic-workforce")
    assert table.options == {"copy mining-rights", "copy medical-lab"}
    before = table.state.copy()
    table.do("copy medical-lab")
    assert table.productions(0) == {"titanium": 1, "mc": 2}
    table.state = before
    table.do("copy mining-rights")
    assert table.productions(0) == {"titanium": 2}


@ruling(83)
@pytest.mark.parametrize(
    ("card", "resource", "count"), [("heat-trappers", "heat", 2), ("biomass-combustors", "plants", 1)]
)
def test_robotic_workforce_may_pick_another_victim(card: str, resource: str, count: int) -> None:
    table = Situation(seats=3).stock(0, mc=9).hand(0, "robotic-workforce").in_play(0, card)
    table.production(1, **{resource: 2}).production(2, **{resource: 2})
    table.do("play robotic-workforce")
    assert table.options == {"reduce p2", "reduce p3"}
    table.do("reduce p3")
    assert table.production_of(2, resource) == 2 - count
    assert table.production_of(0, "energy") == (1 if card == "heat-trappers" else 2)


@ruling(83)
def test_robotic_workforce_repeats_neither_events_nor_cards_without_a_building_tag() -> None:
    table = Situation().stock(0, mc=9).hand(0, "robotic-workforce")
    table.in_play(0, "solar-wind-power", "imported-ghg", "sponsors")
    assert table.refused("play robotic-workforce").key == "nothing-to-copy"


@ruling(84)
@pytest.mark.parametrize(
    ("card", "before", "after"),
    [("noctis-city", {"energy": 1}, {"mc": 3}), ("immigrant-city", {"energy": 1, "mc": 2}, {})],
)
def test_robotic_workforce_repeats_noctis_city_with_its_loss_and_immigrant_city_too(
    card: str, before: dict[str, int], after: dict[str, int]
) -> None:
    table = Situation().stock(0, mc=9).production(0, **before).hand(0, "robotic-workforce").in_play(0, card)
    table.do("play robotic-workforce")
    assert table.productions(0) == after


@ruling(85)
def test_ceos_favorite_project_adds_to_an_own_card_that_holds_something() -> None:
    table = Situation().stock(0, mc=1).hand(0, "ceos-favorite-project")
    table.in_play(0, "fish", "tardigrades", "search-for-life", "security-fleet").in_play(1, "birds").holding("birds", 4)
    table.holding("tardigrades", 1).holding("search-for-life", 1)
    table.do("play ceos-favorite-project")
    assert table.options == {"add tardigrades", "add search-for-life"}
    table.do("add search-for-life")
    assert table.held_by("search-for-life") == 2
    assert table.card_points("search-for-life") == 3


@ruling(85)
def test_ceos_favorite_project_is_playable_for_nothing() -> None:
    table = Situation().stock(0, mc=1).hand(0, "ceos-favorite-project").in_play(0, "fish")
    table.do("play ceos-favorite-project")
    assert table.held_by("fish") == 0
    assert table.asked.kind == "action"


@ruling(86)
def test_resources_for_another_card_are_compulsory_on_one_card_of_each_kind_or_dropped() -> None:
    table = Situation().stock(0, mc=23).hand(0, "imported-nitrogen").in_play(0, "tardigrades", "ants", "fish", "pets")
    table.do("play imported-nitrogen")
    assert table.options == {"add tardigrades", "add ants"}
    table.do("add ants")
    assert table.options == {"add fish", "add pets"}
    table.do("add pets")
    held = [table.held_by(card) for card in ("tardigrades", "ants", "fish", "pets")]
    assert held == [0, 3, 0, 2]
    nothing = Situation().stock(0, mc=23).hand(0, "imported-nitrogen").in_play(1, "tardigrades", "fish")
    nothing.do("play imported-nitrogen")
    assert nothing.asked.kind == "action"
    assert (nothing.held_by("tardigrades"), nothing.held_by("fish")) == (0, 0)


@ruling(86)
def test_symbiotic_fungus_is_usable_for_nothing() -> None:
    table = Situation().in_play(0, "symbiotic-fungus").in_play(1, "ants")
    table.do("use symbiotic-fungus")
    assert table.held_by("ants") == 0
    assert table.refused("use symbiotic-fungus").key == "used-this-generation"


@ruling(87)
@pytest.mark.parametrize(("tags", "production"), [(("moss", "grass"), 1), (("moss", "grass", "trees"), 4)])
def test_nitrogen_rich_asteroid_gives_4_plant_production_instead_of_1_with_3_plant_tags(
    tags: tuple[str, ...], production: int
) -> None:
    table = Situation().stock(0, mc=31).hand(0, "nitrogen-rich-asteroid").in_play(0, *tags)
    table.do("play nitrogen-rich-asteroid")
    assert table.production_of(0, "plants") == production
    assert table.tr_of(0) == 23


@ruling(88)
@pytest.mark.parametrize(("top", "science"), [("virus", 1), ("advanced-ecosystems", 1), ("fish", 0)])
def test_search_for_life_reveals_to_all_and_scores_a_microbe_tag_on_any_card(top: str, science: int) -> None:
    table = Situation().stock(0, mc=1).in_play(0, "search-for-life").deck_top(top)
    table.do("use search-for-life")
    revealed = [event.seen_by(1) for event in table.events if event.kind == "reveal"]
    assert [event.values for event in revealed] == [(top,)]
    assert table.held_by("search-for-life") == science
    assert table.card_points("search-for-life") == 3 * science
    assert table.stock_of(0, "mc") == 0
    assert table.state.discard[-1] == table.table.content.index[top]


@ruling(88)
def test_search_for_life_is_worth_3_at_most() -> None:
    table = Situation().in_play(0, "search-for-life").holding("search-for-life", 3)
    assert table.card_points("search-for-life") == 3


@ruling(89)
@pytest.mark.parametrize("card", ["inventors-guild", "business-network"])
def test_looking_at_a_card_is_allowed_without_the_money_to_buy_it(card: str) -> None:
    table = Situation().stock(0, mc=2).in_play(0, card).deck_top("grass")
    table.do(f"use {card}")
    look = next(event for event in table.events if event.kind == "look")
    assert look.seen_by(0).hidden == ("grass",)
    assert look.seen_by(1).hidden == ()
    assert table.hand_of(0) == []
    assert table.state.discard[-1] == table.table.content.index["grass"]
    rich = Situation().stock(0, mc=3).in_play(0, card).deck_top("grass")
    rich.do(f"use {card}", "buy grass")
    assert rich.hand_of(0) == ["grass"]
    assert rich.stock_of(0, "mc") == 0


@ruling(90)
def test_insulation_and_power_infrastructure_take_at_least_1() -> None:
    table = Situation().stock(0, mc=2).hand(0, "insulation").in_play(0, "power-infrastructure")
    assert table.refused("play insulation").key == "needs-production"
    assert table.refused("use power-infrastructure").key == "needs-stock"
    table.production(0, heat=2).stock(0, energy=2).do("play insulation")
    assert table.options == {"amount 1", "amount 2"}
    table.do("amount 2", "use power-infrastructure")
    assert table.options == {"amount 1", "amount 2"}
    table.do("amount 1")
    assert table.productions(0) == {"mc": 2}
    assert table.stocks(0) == {"mc": 1, "energy": 1}


@ruling(91)
def test_media_archives_count_events_ever_played_by_all() -> None:
    table = Situation().stock(0, mc=8).hand(0, "media-archives").in_play(0, "asteroid", "comet").in_play(1, "virus")
    table.do("play media-archives")
    assert table.stock_of(0, "mc") == 3


@ruling(91)
def test_toll_station_counts_space_tags_of_all_opponents_corporations_too() -> None:
    table = Situation(seats=3, corporations=("phobolog", "helion", "credicor")).stock(0, mc=12)
    table.in_play(0, "space-station").in_play(1, "satellites", "asteroid").in_play(2, "shuttles", "space-mirrors")
    table.hand(0, "toll-station").do("play toll-station")
    assert table.productions(0) == {"mc": 1 + 1 + 2}
