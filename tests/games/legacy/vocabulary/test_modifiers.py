"""Every lasting modifier of a campaign."""

import msgspec
import pytest

from mars_desktop.games.legacy.mission_start import SeatStart
from mars_desktop.games.legacy.opening import card_price_with
from mars_desktop.games.terraforming import vocabulary as v
from mars_desktop.games.terraforming.costs import card_price
from tests.games.legacy.situation import Beginning, Mission


def price(table: Mission, card: str, seat: int = 0) -> int:
    """What a card costs a seat now."""
    return card_price(table.player(seat), table.table.cards_of_campaign[card])


def test_capacity_gives_room_for_more_population_and_several_add_up() -> None:
    table = Mission().in_play(0, "stacked-quarters", "folding-houses").tile("A2", "city", 0).tile("C1", "special", 0)
    table.people("A2", 3).people("C1", 1).stock(0, workers=40).tile("I1", "city", 1)
    table.do("convert workers", "population A2", "convert workers")
    assert (table.people_at("A2"), table.people_at("C1")) == (4, 2)
    assert table.turn_of(0).refused("convert workers").key == "no-room-for-population"


def test_capacity_is_the_owners_alone() -> None:
    table = (
        Mission().in_play(0, "stacked-quarters").tile("A2", "city", 1).people("A2", 2).stock(1, workers=10).turn_of(1)
    )
    assert table.refused("convert workers").key == "no-room-for-population"


@pytest.mark.parametrize("near", ["ocean", "glacier", "water", "population", "own-city", "own-special"])
def test_adjacency_bonus_is_gained_for_each_such_neighbour_beside_the_rule_books(near: str) -> None:
    table = Mission().glacier("D4").water("C3").tile("C5", "city", 0).people("C5", 2).tile("B4", "special", 0)
    bonus = v.AdjacencyBonus(near=near, gain={"steel": 1, "heat": 2})  # type: ignore[arg-type]  # a plain text of the list
    table.player(0).take_modifier(bonus)
    table.stock(0, mc=23).do("project greenery", "place C4")
    times = {"ocean": 2, "population": 2}.get(near, 1)
    assert table.stocks(0) == {"mc": 2 * 2 + 2, "steel": times, "heat": 2 * times}


def test_adjacency_bonus_is_for_tiles_one_places_oneself() -> None:
    table = Mission().in_play(0, "common-hearth-m2b").tile("A2", "city", 0).people("A2", 1).stock(1, mc=23).turn_of(1)
    table.do("project greenery", "place A3")
    assert (table.stocks(0), table.stock_of(1, "mc")) == ({}, 1)


def test_cards_bought_to_hand_cost_more_or_less_but_never_below_nothing() -> None:
    table = Mission(sides=("lantern-institute-b",)).in_play(0, "free-library").stock(0, mc=0)
    table.end_generation()
    for decision in table.pending:
        table.apply(decision.picks[0].choice(decision.picks[0].items[:2]))
    offered = table.names(table.player(0).offered)
    money = table.stock_of(0, "mc")
    table.do("p1 buy " + " ".join(offered), "p2 buy")
    assert table.stock_of(0, "mc") == money - 4 * (3 - 1 - 1)
    table.player(0).card_price = -5
    assert table.table.card_price(table.player(0)) == 0


def test_the_card_price_holds_for_the_starting_hand_too() -> None:
    table = Beginning(SeatStart("p1", "lantern-institute"), SeatStart("p2", "greenwake"))
    table.do("p1 development lantern-institute-m1b", "p2 development greenwake-m1a")
    dealt = table.names(table.player(0).offered)
    table.do("p1 start lantern-institute-b " + " ".join(dealt), "p2 start greenwake-a")
    assert table.stock_of(0, "mc") == table.money("lantern-institute-b") - 2 * 10 + 4


def test_the_starting_hand_costs_what_side_and_twist_say_together() -> None:
    table = Mission().table
    side = table.cards_of_campaign["lantern-institute-b"].face
    assert isinstance(side, v.Corporation)
    dear = msgspec.structs.replace(table.mission.twist, modifiers=(v.CardPrice(2),))
    assert [card_price_with(table, side, twist) for twist in (table.mission.twist, dear)] == [2, 4]


def test_cards_sold_bring_more() -> None:
    table = Mission(sides=("far-counter-line-b",)).hand(0, "asteroid", "comet").in_play(0, "lantern-institute-m4a")
    table.do("sell asteroid comet")
    assert table.stock_of(0, "mc") == 2 * (1 + 1 + 1)


def test_more_cards_may_be_saved_at_the_end() -> None:
    table = Mission(sides=("lantern-institute-b",)).hand(0, "asteroid", "homestead-grants", "wheel-habitat", "trees")
    table.in_play(0, "lantern-institute-m4b").parameters(temperature=8, oxygen=14, oceans=15).end_generation()
    assert table.asked.picks[0].high == 2 + 1 + 1


def test_the_innovation_action_needs_fewer_tags_and_looks_at_more_cards() -> None:
    table = Mission(sides=("lantern-institute-a",)).in_play(0, "lantern-institute-m1b")
    assert table.refused("innovation").key == "needs-science-for-innovation"
    table.tags(0, science=2).do("innovation")
    assert len({option.words[0] for option in table.asked.options}) == 3 + 1 + 1


def test_workers_may_pay_where_a_card_says_so_in_any_payment() -> None:
    table = Mission().in_play(0, "ledger-of-promises").hand(0, "seed-ice")
    table.stock(0, workers=17 + table.cost("seed-ice") - 2, mc=2)
    table.do(f"play seed-ice mc=2 workers={table.cost('seed-ice') - 2}")
    assert table.stock_of(0, "workers") == 17
    table.do("project power-plant workers=10")
    assert (table.stock_of(0, "workers"), table.production_of(0, "energy")) == (7, 1)
    table.stock(0, mc=1).turn_of(0).do("fund headcount mc=1 workers=7")
    assert table.stock_of(0, "workers") == 0


def test_workers_pay_for_cards_bought_in_research() -> None:
    table = Mission().in_play(0, "ledger-of-promises").production(0, workers=6, mc=-5).rating(0, 5)
    table.end_generation()
    for decision in table.pending:
        table.apply(decision.picks[0].choice(decision.picks[0].items[:2]))
    cards = table.names(table.player(0).offered)[:2]
    table.do("p1 buy " + " ".join(cards) + " workers=6", "p2 buy")
    assert table.stocks(0) == {}


def test_a_resource_pays_for_cards_with_the_tag_at_its_value_without_change() -> None:
    table = Mission().in_play(0, "green-concrete").stock(0, plants=9).hand(0, "stacked-quarters", "seed-ice")
    plants = -(-table.cost("stacked-quarters") // 2)
    table.do(f"play stacked-quarters plants={plants}")
    assert table.stocks(0) == {"plants": 9 - plants}
    assert table.refused("play seed-ice").key == "needs-payment"


def test_steel_may_pay_for_space_cards_where_a_card_says_so() -> None:
    table = Mission().in_play(0, "skyhook-welds").hand(0, "asteroid").stock(0, steel=20)
    steel = -(-table.cost("asteroid") // 2)
    table.do(f"play asteroid steel={steel}")
    assert table.stocks(0) == {"steel": 20 - steel, "titanium": 2}


def test_steel_that_pays_for_space_keeps_the_better_value_for_cards_of_both_tags() -> None:
    table = Mission().in_play(0, "skyhook-welds").stock(0, steel=4)
    table.player(0).steel_value = 3
    payment = table.rules.payment
    table.hand(0, "skyhook-welds")
    paid = payment(table.state, table.choice("play skyhook-welds"))
    assert paid is not None
    assert [(means.resource, means.value) for means in paid.means if means.resource == "steel"] == [("steel", 3)]


@pytest.mark.parametrize(
    ("development", "mission", "matching", "other", "cut"),
    [
        ("lantern-institute-m6a", 6, "warm-stone", "asteroid", 3),
        ("scarp-and-span-m4a", 4, "stacked-quarters", "asteroid", 1),
        ("far-counter-line-m5a", 5, "asteroid", "stacked-quarters", 1),
        ("universal-wrench", 1, "gas-umbrella", "warm-stone", 3),
    ],
)
def test_discounts_hold_for_what_they_name(development: str, mission: int, matching: str, other: str, cut: int) -> None:
    table = Mission(mission=mission)
    before = [price(table, matching), price(table, other)]
    table.in_play(0, development)
    assert [price(table, matching), price(table, other)] == [before[0] - cut, before[1]]


def test_saved_cards_are_cheaper_only_if_they_began_the_mission_in_the_box() -> None:
    table = Mission(mission=2).in_play(0, "lantern-institute-m2b").hand(0, "asteroid", "homestead-grants")
    table.player(0).began = [table.table.cards_of_campaign.index["homestead-grants"]]
    assert (price(table, "asteroid"), price(table, "homestead-grants")) == (
        table.cost("asteroid"),
        table.cost("homestead-grants") - 2,
    )


def test_standard_projects_may_be_cheaper() -> None:
    table = Mission(sides=("hoarfrost-works-b",)).in_play(0, "hoarfrost-works-m2b").stock(0, mc=18 - 4 - 3)
    table.do("project aquifer", "place D4")
    assert table.stock_of(0, "mc") == 1, "its own effect pays one for an ocean"


def test_of_several_conversion_prices_the_lowest_counts() -> None:
    table = Mission(mission=5, sides=("hoarfrost-works-a", "common-hearth-a"))
    assert (table.player(0).heat_per_temperature, table.player(1).workers_per_population) == (7, 8)
    assert table.player(0).plants_per_greenery == 9
    table.in_play(0, "patient-seeds")
    assert table.player(0).plants_per_greenery == 7
    table.player(0).take_modifier(v.Conversion("workers", 12))
    assert table.player(0).workers_per_population == 10


def test_metal_values_add_up_with_the_twist_of_a_mission() -> None:
    table = Mission(mission=3, twist=True)
    assert (table.player(0).steel_value, table.player(0).titanium_value) == (3, 3)


def test_requirement_offsets_move_the_three_parameters() -> None:
    table = Mission().in_play(0, "weatherproof-almanac").afford(0, "gas-umbrella")
    need = 4
    table.parameters(oxygen=need - 3)
    assert table.refused("play gas-umbrella").key == "needs-oxygen"
    assert table.parameters(oxygen=need - 2).allowed("play gas-umbrella")


def test_protected_stock_is_not_removed() -> None:
    table = Mission(mission=3).in_play(1, "greenwake-m3a").stock(1, plants=5).afford(0, "asteroid")
    table.do("play asteroid")
    assert (table.stock_of(1, "plants"), table.asked.kind) == (5, "action")
