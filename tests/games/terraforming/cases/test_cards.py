"""Situations with cards: triggers, resources on cards, taking from others, production."""

import pytest

from mars_desktop.games.terraforming.changes import produce
from mars_desktop.games.terraforming.resources import RESOURCES
from tests.games.terraforming.cases.covering import case
from tests.games.terraforming.situation import Situation


@case("TM-069")
def test_viral_enhancers_ask_twice_for_ecological_zone_on_top_of_its_own_two_animals() -> None:
    table = Situation().stock(0, mc=12).in_play(0, "viral-enhancers").hand(0, "ecological-zone")
    table.tile("G3", "greenery", 0).do("play ecological-zone", "place G2")
    for answer in ("choose 1", "choose 2"):
        assert (table.asked.kind, table.options) == ("choose", {"choose 1", "choose 2"})
        table.do(answer)
    assert (table.stock_of(0, "plants"), table.held_by("ecological-zone")) == (1, 3)


@case("TM-070")
@pytest.mark.parametrize("card", ["lichen", "virus"])
def test_viral_enhancers_only_give_a_plant_for_a_card_that_cannot_hold_resources(card: str) -> None:
    table = Situation().stock(0, mc=7).in_play(0, "viral-enhancers", "fish", "tardigrades").hand(0, card)
    table.parameters(temperature=-24).do(f"play {card}")
    if table.asked.kind == "remove":
        table.do("remove none")
    assert table.asked.kind == "action"
    assert table.stock_of(0, "plants") == 1
    assert (table.held_by("fish"), table.held_by("tardigrades")) == (0, 0)


def research_with_both() -> Situation:
    table = Situation().stock(0, mc=11).in_play(0, "mars-university", "olympus-conference").hand(0, "research", "mine")
    return table.deck_top("grass", "lichen", "bushes", "trees", "fish")


@case("TM-071")
def test_both_conferences_fire_twice_for_research_and_interleave_with_its_draw_in_any_order() -> None:
    table = research_with_both()
    table.do("play research")
    assert table.options == {
        "resolve research draw",
        "resolve mars-university choose",
        "resolve olympus-conference choose",
    }
    table.do("resolve mars-university choose", "choose 1", "discard mine")
    assert table.hand_of(0) == ["grass"]
    table.do("resolve olympus-conference choose")  # the card is empty: it can only add
    table.do("resolve research draw")
    assert table.hand_of(0) == ["grass", "lichen", "bushes"]
    table.do("resolve olympus-conference choose", "choose 2", "choose 1", "discard grass")
    assert table.hand_of(0) == ["lichen", "bushes", "trees", "fish"]
    assert table.held_by("olympus-conference") == 0
    assert table.asked.kind == "action"


@case("TM-072")
def test_the_cards_of_research_may_be_drawn_first_and_one_of_them_discarded_for_mars_university() -> None:
    table = research_with_both()
    table.do("play research", "resolve research draw")
    assert table.hand_of(0) == ["mine", "grass", "lichen"]
    table.do("resolve mars-university choose", "choose 1")
    assert table.asked.picks[0].items == ("mine", "grass", "lichen")  # discard comes before drawing
    table.do("discard lichen")
    assert table.hand_of(0) == ["mine", "grass", "bushes"]


@case("TM-074")
@pytest.mark.parametrize("oceans_first", [True, False])
def test_giant_ice_asteroid_may_place_oceans_before_or_after_taking_the_algae_owners_plants(oceans_first: bool) -> None:
    table = Situation().stock(0, mc=36).in_play(1, "arctic-algae").stock(1, plants=2).hand(0, "giant-ice-asteroid")
    table.do("play giant-ice-asteroid")
    oceans = ("resolve giant-ice-asteroid place", "place A2")
    if oceans_first:
        table.do(*oceans, "resolve giant-ice-asteroid place", "place A4")
        assert table.stock_of(1, "plants") == 6
        table.do("remove p2")
        assert table.stock_of(1, "plants") == 0
    else:
        table.do("resolve giant-ice-asteroid remove", "remove p2", "place A2", "place A4")
        assert table.stock_of(1, "plants") == 4


@case("TM-075")
def test_events_of_earlier_turns_count_for_nothing_while_a_played_events_own_tags_do() -> None:
    table = Situation().stock(0, mc=60).in_play(0, "asteroid", "comet", "ice-asteroid").hand(0, "satellites")
    table.do("play satellites")
    assert table.production_of(0, "mc") == 1
    earth = Situation().stock(0, mc=60).in_play(0, "optimal-aerobraking", "olympus-conference")
    earth.hand(0, "technology-demonstration").do("play technology-demonstration")
    assert earth.stocks(0) == {"mc": 60 - 5 + 3, "heat": 3}
    assert earth.held_by("olympus-conference") == 1


@case("TM-076")
def test_an_animal_without_an_own_card_is_lost_and_goes_on_nobody_elses() -> None:
    table = Situation().stock(0, mc=16).hand(0, "eos-chasma-national-park").in_play(1, "fish")
    table.parameters(temperature=-12).do("play eos-chasma-national-park")
    assert table.held_by("fish") == 0
    assert table.stocks(0) == {"plants": 3}
    assert table.productions(0) == {"mc": 2}
    assert table.asked.kind == "action"


@case("TM-077")
def test_imported_nitrogen_without_cards_to_add_to_gives_rating_and_plants_and_asks_nothing() -> None:
    table = Situation().stock(0, mc=23).hand(0, "imported-nitrogen")
    table.do("play imported-nitrogen")
    assert (table.tr_of(0), table.stocks(0), table.asked.kind) == (21, {"plants": 4}, "action")


@case("TM-079")
def test_imported_nitrogen_puts_all_of_a_kind_on_the_one_eligible_card() -> None:
    table = Situation().stock(0, mc=23).hand(0, "imported-nitrogen").in_play(0, "tardigrades", "fish")
    table.do("play imported-nitrogen")
    assert (table.held_by("tardigrades"), table.held_by("fish")) == (3, 2)


@case("TM-083")
def test_special_design_is_used_up_by_a_card_without_a_global_requirement() -> None:
    table = Situation().stock(0, mc=30).hand(0, "special-design", "sponsors", "trees").parameters(temperature=-8)
    table.do("play special-design", "play sponsors")
    table.turn_of(0)
    assert table.refused("play trees").key == "needs-temperature"


@case("TM-099")
def test_x_is_at_least_1() -> None:
    table = Situation().stock(0, mc=2, energy=1).hand(0, "insulation").in_play(0, "power-infrastructure")
    table.production(0, heat=1).do("play insulation")
    assert table.productions(0) == {"mc": 1}
    table.do("use power-infrastructure")
    assert table.stocks(0) == {"mc": 1}
    assert table.turn_of(0).refused("amount 0").key == "not-offered"


@case("TM-102", "TM-103")
@pytest.mark.parametrize(
    ("corporation", "start", "end"),
    [("beginner-corporation", -4, -5), ("tharsis-republic", -5, -5), ("tharsis-republic", -4, -4)],
)
def test_immigrant_citys_own_city_pays_for_its_loss_first(corporation: str, start: int, end: int) -> None:
    table = Situation(corporations=(corporation,))
    if corporation == "tharsis-republic":
        table.do("first-action tharsis-republic", "place C4", "end")
    table.turn_of(0).stock(0, mc=13).production(0, mc=start, energy=1).hand(0, "immigrant-city")
    table.do("play immigrant-city", "place G3")
    assert table.productions(0) == {"mc": end}


@case("TM-103")
def test_immigrant_city_at_minus_5_is_closed_to_an_ordinary_player() -> None:
    table = Situation().stock(0, mc=13).production(0, mc=-5, energy=1).hand(0, "immigrant-city")
    assert dict(table.refused("play immigrant-city").values)["resource"] == "mc"


@case("TM-106")
def test_energy_tapping_raises_own_energy_first_and_lowers_it_when_nobody_else_has_any() -> None:
    table = Situation().stock(0, mc=3).hand(0, "energy-tapping")
    events = table.do("play energy-tapping")
    steps = [event.values[1] for event in events if event.kind == "production"]
    assert steps == [1, -1]
    assert table.asked.kind == "action"


@case("TM-107")
def test_birds_need_both_steps_from_one_player() -> None:
    table = Situation(seats=3).stock(0, mc=10).hand(0, "birds").parameters(oxygen=13)
    table.production(1, plants=1).production(2, plants=1)
    assert table.refused("play birds").key == "no-production-to-reduce"


@case("TM-108")
def test_special_design_does_not_ease_the_production_that_livestock_loses() -> None:
    table = Situation().stock(0, mc=17).hand(0, "special-design", "livestock").parameters(oxygen=7)
    table.do("play special-design")
    assert table.refused("play livestock").key == "needs-production"
    assert table.production(0, plants=1).allowed("play livestock")


@case("TM-109")
def test_asteroid_offers_nobody_first_when_only_the_player_has_plants_and_never_forces_own_ones() -> None:
    table = Situation().stock(0, mc=14, plants=5).hand(0, "asteroid")
    table.do("play asteroid")
    assert [str(option) for option in table.asked.options] == ["p1 remove none", "p1 remove p1"]
    table.do("remove none")
    assert table.stock_of(0, "plants") == 5


@case("TM-110")
def test_virus_takes_the_one_animal_of_a_card_and_touches_no_second_one() -> None:
    table = Situation().stock(0, mc=1).hand(0, "virus").in_play(1, "fish", "birds")
    table.holding("fish", 1).holding("birds", 4).do("play virus", "remove fish")
    assert (table.held_by("fish"), table.held_by("birds"), table.asked.kind) == (0, 4, "action")


@case("TM-112")
@pytest.mark.parametrize(("branch", "gained"), [(1, {"steel": 1}), (2, {"mc": 2})])
def test_hired_raiders_steal_what_is_there_and_the_preview_says_how_much(branch: int, gained: dict[str, int]) -> None:
    table = Situation().stock(0, mc=1).stock(1, steel=1, mc=2).hand(0, "hired-raiders")
    table.do("play hired-raiders", f"choose {branch}")
    shown = [event for event in table.rules.preview(table.state, table.choice("remove p2")) if event.kind == "stock"]
    ((name, units),) = gained.items()
    assert [(event.seat, event.values[:2]) for event in shown] == [(1, (name, -units)), (0, (name, units))]
    table.do("remove p2")
    assert table.stocks(0) == gained


@case("TM-113")
@pytest.mark.parametrize(("plants", "production"), [(("grass", "moss"), 1), (("grass", "moss", "lichen"), 4)])
def test_nitrogen_rich_asteroid_is_three_rating_steps_and_one_or_four_plant_production(
    plants: tuple[str, ...], production: int
) -> None:
    table = Situation().stock(0, mc=31).hand(0, "nitrogen-rich-asteroid").in_play(0, *plants)
    table.do("play nitrogen-rich-asteroid")
    assert (table.tr_of(0), table.productions(0)) == (23, {"plants": production})


@case("TM-116")
def test_robotic_workforce_repeats_the_minus_of_a_box_too() -> None:
    table = Situation().stock(0, mc=9).production(0, energy=1).hand(0, "robotic-workforce").in_play(0, "fuel-factory")
    table.do("play robotic-workforce")
    assert table.productions(0) == {"titanium": 1, "mc": 1}


@case("TM-117")
def test_ants_may_feed_on_themselves_but_not_on_nothing() -> None:
    table = Situation().in_play(0, "ants")
    assert table.refused("use ants").key == "nothing-to-remove"
    table.holding("ants", 1).do("use ants")
    assert table.held_by("ants") == 1


@case("TM-119")
def test_the_neutral_opponent_of_a_solo_game_takes_the_loss_of_any_production() -> None:
    table = Situation(seats=1).stock(0, mc=13).production(0, titanium=1).hand(0, "asteroid-mining-consortium")
    table.do("play asteroid-mining-consortium")
    assert table.production_of(0, "titanium") == 2


@case("TM-120")
def test_an_action_is_not_offered_without_the_whole_of_its_cost() -> None:
    table = Situation().stock(0, energy=2).in_play(0, "water-splitting-plant")
    assert "use water-splitting-plant" not in table.options
    assert str(table.refused("use water-splitting-plant")).startswith("needs-stock")
    assert "use water-splitting-plant" in table.stock(0, energy=3).options


@case("TM-122")
def test_production_floors_are_held_in_one_place_for_every_path() -> None:
    table = Situation().in_play(0, "equatorial-magnetizer").production(0, mc=-5)
    assert table.refused("use equatorial-magnetizer").key == "needs-production"
    for resource, name in enumerate(RESOURCES):
        with pytest.raises(ValueError, match=f"{name} production of seat 0 would fall below its floor"):
            produce(table.table, table.state, 0, resource, -1, "test", None)
    assert table.productions(0) == {"mc": -5}


@case("TM-145")
def test_toll_station_and_satellites_count_no_events_and_toll_station_sums_all_opponents() -> None:
    table = Situation(seats=4).stock(0, mc=22).hand(0, "toll-station", "satellites")
    table.in_play(0, "asteroid").in_play(1, "comet", "space-station").in_play(2, "shuttles").in_play(3, "deimos-down")
    table.do("play toll-station")
    assert table.production_of(0, "mc") == 2
    table.do("play satellites")
    assert table.production_of(0, "mc") == 2 + 2


@case("TM-146")
def test_the_own_tag_does_not_help_to_meet_a_requirement_of_five() -> None:
    table = Situation().stock(0, mc=8).hand(0, "mass-converter")
    table.in_play(0, "research", "gene-repair", "physics-complex")
    assert str(table.refused("play mass-converter")) == "needs-tags(tag=science, need=5, have=4)"
    assert table.in_play(0, "advanced-alloys").allowed("play mass-converter")


@case("TM-148")
def test_medical_lab_is_counted_anew_when_copied() -> None:
    table = Situation().stock(0, mc=13 + 9).hand(0, "medical-lab", "robotic-workforce")
    table.do("play medical-lab")
    assert table.production_of(0, "mc") == 0
    table.in_play(0, "steelworks", "ironworks", "ore-processor").do("play robotic-workforce")
    assert table.production_of(0, "mc") == 2
