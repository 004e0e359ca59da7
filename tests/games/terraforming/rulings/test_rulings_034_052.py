"""Rulings 34 to 52: requirements, tags and payment."""

import pytest

from tests.games.terraforming.rulings.numbering import ruling
from tests.games.terraforming.situation import Situation


@ruling(34)
@pytest.mark.parametrize(
    ("card", "others", "tag"),
    [
        ("quantum-extractor", ("research", "gene-repair"), "science"),
        ("beam-from-a-thorium-asteroid", (), "jovian"),
        ("fusion-power", ("power-plant",), "power"),
        ("advanced-ecosystems", ("lichen", "pets"), "microbe"),
    ],
)
def test_own_tags_of_a_card_never_help_its_own_requirement(card: str, others: tuple[str, ...], tag: str) -> None:
    table = Situation().stock(0, mc=40).hand(0, card).in_play(0, *others)
    reason = table.refused(f"play {card}")
    assert (reason.key, dict(reason.values)["tag"]) == ("needs-tags", tag)


@ruling(35)
@pytest.mark.parametrize(
    ("card", "other", "production"),
    [
        ("cartel", "sponsors", {"mc": 2}),
        ("power-grid", "solar-power", {"energy": 2}),
        ("satellites", "space-station", {"mc": 2}),
        ("worms", "tardigrades", {"plants": 1}),
        ("medical-lab", "mine", {"mc": 1}),
    ],
)
def test_own_tags_of_a_card_count_for_its_own_amounts(card: str, other: str, production: dict[str, int]) -> None:
    table = Situation().stock(0, mc=40).hand(0, card).in_play(0, other).parameters(oxygen=4)
    table.do(f"play {card}")
    assert table.productions(0) == production


@ruling(35)
def test_own_jovian_tag_counts_for_terraforming_ganymede_and_saturn_systems() -> None:
    table = Situation(corporations=("saturn-systems",)).stock(0, mc=40).hand(0, "terraforming-ganymede")
    assert table.productions(0) == {"titanium": 1, "mc": 1}
    table.do("play terraforming-ganymede")
    assert table.tr_of(0) == 22
    assert table.productions(0) == {"titanium": 1, "mc": 2}


@ruling(35)
@pytest.mark.parametrize("card", ["decomposers", "olympus-conference"])
def test_own_tags_fire_the_card_itself(card: str) -> None:
    table = Situation().stock(0, mc=10).hand(0, card).parameters(oxygen=3)
    table.do(f"play {card}")
    assert table.held_by(card) == 1


@ruling(35)
def test_mars_university_is_fired_by_its_own_science_tag() -> None:
    table = Situation().stock(0, mc=8).hand(0, "mars-university", "mine").deck_top("grass")
    table.do("play mars-university", "choose 1", "discard mine")
    assert table.hand_of(0) == ["grass"]


@ruling(36)
def test_event_tags_count_for_discounts_titanium_and_triggers_while_played() -> None:
    table = Situation().stock(0, mc=3, titanium=3).in_play(0, "shuttles", "optimal-aerobraking").hand(0, "asteroid")
    table.do("play asteroid mc=3 titanium=3")
    assert table.stocks(0) == {"mc": 3, "heat": 3, "titanium": 2}


@ruling(36)
def test_event_tags_count_for_nothing_afterwards_but_the_card_stays_played_and_keeps_its_points() -> None:
    table = Situation().stock(0, mc=100).hand(0, "large-convoy", "satellites", "media-archives")
    table.do("play large-convoy", "place A5", "play satellites")
    assert table.tags_of(0, "space") == 1
    assert table.productions(0) == {"mc": 1}
    table.turn_of(0).stock(0, mc=8).do("play media-archives")
    assert table.stock_of(0, "mc") == 1
    assert table.points(0, "cards") == 2


@ruling(37)
def test_minimum_is_at_least_and_a_passed_maximum_stays_passed() -> None:
    table = Situation().stock(0, mc=20).hand(0, "grass", "dust-seals")
    table.parameters(temperature=-18, oceans=4)
    assert table.refused("play grass").key == "needs-temperature"
    assert table.refused("play dust-seals").key == "needs-at-most-oceans"
    table.parameters(temperature=-16, oceans=3)
    table.do("play grass", "play dust-seals")


@ruling(37)
def test_requirements_are_checked_only_when_playing() -> None:
    table = Situation().in_play(0, "electro-catapult", "search-for-life").stock(0, steel=1, mc=1)
    table.parameters(oxygen=14)
    table.do("use electro-catapult 2", "use search-for-life")
    assert table.stock_of(0, "mc") == 7


def flexible_inventrix() -> Situation:
    """Inventrix with Adaptation Technology in play and Special Design just played: six steps either way."""
    table = Situation(corporations=("inventrix",)).stock(0, mc=100).in_play(0, "adaptation-technology")
    table.do("first-action inventrix")
    table.hand(0, "special-design").do("play special-design")
    return table.turn_of(0)


@ruling(38)
@pytest.mark.parametrize(
    ("card", "parameters", "just_missed"),
    [
        ("trees", {"temperature": -16}, {"temperature": -18}),
        ("arctic-algae", {"temperature": 0}, {"temperature": 2}),
        ("breathing-filters", {"oxygen": 1}, {"oxygen": 0}),
        ("colonizer-training-camp", {"oxygen": 11}, {"oxygen": 12}),
        ("kelp-farming", {"oceans": 0}, None),
        ("dust-seals", {"oceans": 9}, None),
    ],
)
def test_requirement_offsets_add_up_in_either_direction(
    card: str, parameters: dict[str, int], just_missed: dict[str, int] | None
) -> None:
    table = flexible_inventrix().hand(0, card)
    if just_missed is not None:
        assert not table.parameters(**just_missed).allowed(f"play {card}")
    table.parameters(**parameters).do(f"play {card}")


@ruling(38)
def test_one_requirement_offset_is_two_steps() -> None:
    table = Situation().stock(0, mc=20).in_play(0, "adaptation-technology").hand(0, "grass")
    assert not table.parameters(temperature=-22).allowed("play grass")
    assert table.parameters(temperature=-20).allowed("play grass")


@ruling(38)
def test_requirement_offsets_do_not_help_with_tags_tiles_or_production() -> None:
    table = flexible_inventrix().hand(0, "ecological-zone", "rad-suits", "gene-repair", "asteroid-mining-consortium")
    for card in ("ecological-zone", "rad-suits", "gene-repair", "asteroid-mining-consortium"):
        assert not table.allowed(f"play {card}")


@ruling(39)
def test_special_design_is_used_up_by_the_very_next_card_useful_or_not_with_other_actions_in_between() -> None:
    table = Situation().stock(0, mc=50, heat=8).hand(0, "special-design", "mine", "grass").parameters(temperature=-20)
    table.do("play special-design", "convert heat")
    table.turn_of(0).parameters(temperature=-20)
    assert table.allowed("play grass")
    table.do("play mine")
    assert table.refused("play grass").key == "needs-temperature"


@ruling(39)
def test_indentured_workers_are_used_up_by_the_next_card_even_if_it_costs_less() -> None:
    table = Situation().stock(0, mc=20).hand(0, "indentured-workers", "mine", "grass").parameters(temperature=-10)
    table.do("play indentured-workers", "play mine")
    assert table.stock_of(0, "mc") == 20
    table.turn_of(0).do("play grass")
    assert table.stock_of(0, "mc") == 9


@ruling(39)
def test_help_for_the_next_card_is_lost_when_the_generation_ends() -> None:
    table = Situation().hand(0, "indentured-workers", "special-design", "grass").stock(0, mc=4)
    table.do("play special-design", "play indentured-workers")
    table.next_generation().turn_of(0).stock(0, mc=10)
    assert table.refused("play grass").key == "needs-temperature"
    assert table.parameters(temperature=-16).refused("play grass").key == "needs-payment"


@ruling(40)
def test_indentured_workers_after_special_design_use_it_up() -> None:
    table = Situation().stock(0, mc=20).hand(0, "special-design", "indentured-workers", "grass")
    table.parameters(temperature=-20).do("play special-design", "play indentured-workers")
    table.turn_of(0)
    assert table.refused("play grass").key == "needs-temperature"
    table.parameters(temperature=-16).stock(0, mc=3).do("play grass")


@ruling(41)
def test_discounts_add_up_once_per_matching_tag_and_stop_at_0() -> None:
    table = Situation().stock(0, mc=2).in_play(0, "earth-office", "space-station").hand(0, "imported-ghg")
    assert not table.stock(0, mc=1).allowed("play imported-ghg")
    assert table.stock(0, mc=2).allowed("play imported-ghg")
    table.in_play(0, "earth-catapult", "shuttles").stock(0, mc=0).do("play imported-ghg")
    assert table.stock_of(0, "mc") == 0


@ruling(41)
def test_discounts_apply_neither_to_actions_nor_milestones_nor_standard_projects() -> None:
    table = Situation().in_play(0, "earth-catapult", "research-outpost", "anti-gravity-technology", "space-mirrors")
    table.stock(0, mc=6).rating(0, 35)
    assert table.refused("use space-mirrors").key == "needs-mc"
    table.stock(0, mc=7)
    assert table.refused("milestone terraformer").key == "needs-mc"
    table.stock(0, mc=10)
    assert table.refused("project power-plant").key == "needs-mc"


@ruling(42)
@pytest.mark.parametrize(("card", "cost"), [("earth-catapult", 23), ("space-station", 10), ("shuttles", 10)])
def test_a_discount_card_is_not_cheaper_by_itself(card: str, cost: int) -> None:
    table = Situation().production(0, energy=1).hand(0, card).parameters(oxygen=5)
    assert not table.stock(0, mc=cost - 1).allowed(f"play {card}")
    table.stock(0, mc=cost).do(f"play {card}")
    assert table.stock_of(0, "mc") == 0


@ruling(43)
def test_steel_pays_only_for_building_tags_and_titanium_only_for_space_tags() -> None:
    table = Situation().stock(0, mc=50, steel=20, titanium=20).hand(0, "mine", "satellites", "sponsors")
    assert table.refused("play mine titanium=2").key == "cannot-pay-with"
    assert table.refused("play satellites steel=5").key == "cannot-pay-with"
    assert table.refused("play sponsors steel=3").key == "cannot-pay-with"
    table.do("play mine steel=1 mc=2", "play satellites titanium=2 mc=4")
    assert table.stocks(0) == {"mc": 44, "steel": 19, "titanium": 18}


@ruling(43)
def test_space_elevator_takes_both_metals_and_no_change_is_given() -> None:
    table = Situation().stock(0, steel=6, titanium=6).hand(0, "space-elevator")
    table.do("play space-elevator steel=5 titanium=6")
    assert table.stocks(0) == {"steel": 1}


@ruling(44)
def test_advanced_alloys_make_steel_worth_3_and_titanium_4_for_cubes_already_owned() -> None:
    table = (
        Situation()
        .stock(0, steel=9, titanium=2)
        .in_play(0, "advanced-alloys")
        .hand(0, "strip-mine", "giant-space-mirror")
    )
    table.production(0, energy=2)
    assert not table.allowed("play giant-space-mirror")
    table.do("play strip-mine steel=9")
    table.stock(0, titanium=5).do("play giant-space-mirror titanium=5")
    assert table.stocks(0) == {}


@ruling(44)
def test_advanced_alloys_and_phobolog_make_titanium_worth_5() -> None:
    table = Situation(corporations=("phobolog",)).in_play(0, "advanced-alloys").hand(0, "giant-space-mirror")
    table.stock(0, mc=2, titanium=3).do("play giant-space-mirror titanium=3 mc=2")
    assert table.stocks(0) == {}


@ruling(44)
def test_advanced_alloys_work_for_aquifer_pumping_and_water_import() -> None:
    table = Situation().in_play(0, "advanced-alloys", "aquifer-pumping", "water-import-from-europa")
    table.stock(0, steel=3, titanium=3)
    table.do("use aquifer-pumping steel=3", "place A5", "use water-import-from-europa titanium=3", "place B6")
    assert table.stock_of(0, "steel") + table.stock_of(0, "titanium") == 0
    assert table.parameter("oceans") == 2


@ruling(45)
def test_rebates_come_only_after_full_payment() -> None:
    credicor = Situation(corporations=("credicor",)).stock(0, mc=24)
    assert credicor.refused("project city").key == "needs-mc"
    technology = Situation().in_play(0, "standard-technology").stock(0, mc=10)
    assert technology.refused("project power-plant").key == "needs-mc"
    cinematics = Situation(corporations=("interplanetary-cinematics",)).in_play(0, "media-group", "optimal-aerobraking")
    cinematics.stock(0, mc=13).hand(0, "asteroid")
    assert cinematics.refused("play asteroid").key == "needs-payment"


@ruling(46)
@pytest.mark.parametrize(("paid", "left"), [("mc=15", 10 + 4), ("titanium=5", 25 + 4)])
def test_credicor_goes_by_the_printed_cost_whatever_was_really_paid(paid: str, left: int) -> None:
    table = Situation(corporations=("credicor",)).stock(0, mc=25, titanium=5).hand(0, "comet")
    table.in_play(0, "space-station", "shuttles", "earth-catapult").parameters(oceans=9)
    table.do(f"play comet {paid}")
    assert table.stock_of(0, "mc") == left


@ruling(46)
def test_credicor_is_paid_back_for_greenery_and_city_projects_but_not_for_aquifer_or_cheaper_cards() -> None:
    table = Situation(corporations=("credicor",)).hand(0, "capital", "giant-space-mirror")
    table.stock(0, mc=23).do("project greenery", "place G3")
    assert table.stock_of(0, "mc") == 4
    table.stock(0, mc=25).do("project city", "place C4")
    assert table.stock_of(0, "mc") == 4
    table.turn_of(0).stock(0, mc=18).do("project aquifer", "place A5")
    assert table.stock_of(0, "mc") == 0
    table.stock(0, mc=17).do("play giant-space-mirror")
    assert table.stock_of(0, "mc") == 0


@ruling(47)
def test_city_project_of_credicor_with_standard_technology_and_rover_construction_gives_9_back() -> None:
    table = Situation(corporations=("credicor",)).in_play(0, "standard-technology", "rover-construction")
    table.stock(0, mc=25).do("project city", "place G3")
    assert table.stock_of(0, "mc") == 4 + 3 + 2


@ruling(48)
def test_standard_technology_pays_for_every_standard_project_but_selling_patents_and_not_for_conversions() -> None:
    table = Situation().in_play(0, "standard-technology").hand(0, "mine", "grass")
    for project, price in (("power-plant", 11), ("asteroid", 14), ("aquifer", 18), ("greenery", 23), ("city", 25)):
        table.turn_of(0).stock(0, mc=price).do(f"project {project}")
        if table.asked.kind == "place":
            table.do({"aquifer": "place A5", "greenery": "place G3", "city": "place C3"}[project])
        assert table.stock_of(0, "mc") == 3
    table.turn_of(0).stock(0, mc=0, plants=8, heat=8)
    table.do("sell mine grass")
    assert table.stock_of(0, "mc") == 2
    table.do("convert heat")
    table.turn_of(0).do("convert plants", "place H3")
    assert table.stock_of(0, "mc") == 2


@ruling(49)
def test_power_plant_project_costs_thorgate_8() -> None:
    table = Situation(corporations=("thorgate",)).stock(0, mc=8)
    table.do("project power-plant")
    assert table.stocks(0) == {}
    assert table.productions(0) == {"energy": 2}


def helion(mc: int, heat: int) -> Situation:
    return Situation(corporations=("helion",)).stock(0, mc=mc, heat=heat)


@ruling(50)
def test_helion_pays_cards_milestones_awards_actions_and_projects_with_heat() -> None:
    table = helion(2, 100).hand(0, "sponsors").in_play(0, "space-mirrors").rating(0, 35)
    for action in ("play sponsors", "milestone terraformer", "fund banker", "use space-mirrors", "project power-plant"):
        table.turn_of(0).do(action)
    assert table.stock_of(0, "mc") + table.stock_of(0, "heat") == 102 - 6 - 8 - 8 - 7 - 11
    assert table.stock_of(0, "heat") < 100


@ruling(50)
def test_helion_chooses_how_much_heat_to_pay_and_nobody_else_pays_with_heat() -> None:
    table = helion(6, 6).hand(0, "sponsors").stock(1, mc=0, heat=50)
    table.do("play sponsors heat=4 mc=2")
    assert table.stocks(0) == {"mc": 4, "heat": 2}
    table.turn_of(1)
    assert table.refused("project power-plant").key == "needs-mc"


@ruling(50)
def test_helion_buys_cards_in_the_research_phase_with_heat() -> None:
    table = helion(0, 0).rating(0, 0)
    table.end_generation()
    table.stock(0, mc=0, heat=6)
    offered = table.asked.picks[0].items
    assert table.asked.seat == 1
    table.do("p2 buy")
    assert table.refused(f"p1 buy {' '.join(table.pending[0].picks[0].items[:3])}") is not None
    table.do(f"p1 buy {' '.join(table.pending[0].picks[0].items[:2])}")
    assert table.stocks(0) == {}
    assert len(offered) == 4


@ruling(50)
def test_opponents_cannot_take_heat_as_money_and_heat_breaks_no_ties() -> None:
    table = helion(0, 9).hand(1, "hired-raiders").stock(1, mc=1).turn_of(1)
    table.do("play hired-raiders")
    assert table.asked.kind == "action"
    assert table.stock_of(0, "heat") == 9
    assert table.rules.score(table.state).seats[0].tie_break == 0


@ruling(51)
def test_5_heat_must_remain_after_helion_paid_local_heat_trapping() -> None:
    assert not helion(0, 5).hand(0, "local-heat-trapping").allowed("play local-heat-trapping")
    with_heat = helion(0, 6).hand(0, "local-heat-trapping")
    with_heat.do("play local-heat-trapping")
    assert with_heat.stocks(0) == {"plants": 4}
    with_money = helion(1, 5).hand(0, "local-heat-trapping")
    assert with_money.refused("play local-heat-trapping heat=1").key == "pays-more-than-there-is"
    with_money.do("play local-heat-trapping mc=1")
    assert with_money.stocks(0) == {"plants": 4}


@ruling(52)
def test_ecoline_pays_7_plants_for_each_greenery_final_ones_too() -> None:
    table = Situation(corporations=("ecoline",)).stock(0, plants=7).production(0, plants=7)
    table.do("convert plants", "place G3")
    assert table.stock_of(0, "plants") == 0
    table.stock(0, plants=0).turn_of(0)
    table.finish_game()
    table.do("convert plants", "place G2")
    assert table.stock_of(0, "plants") == 0
    assert table.points(0, "greeneries") == 2
