"""Rulings 67 to 81: triggers."""

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
