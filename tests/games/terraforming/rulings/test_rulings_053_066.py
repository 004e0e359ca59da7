"""Rulings 53 to 66: production and taking from others."""

import pytest

from mars_desktop.engine import Choice
from tests.games.terraforming.rulings.numbering import ruling
from tests.games.terraforming.situation import Situation


@ruling(53)
def test_money_production_never_falls_below_minus_5() -> None:
    table = Situation().stock(0, mc=20).production(0, mc=-4).hand(0, "nuclear-power", "peroxide-power")
    assert table.refused("play nuclear-power").key == "needs-production"
    table.do("play peroxide-power")
    assert table.production_of(0, "mc") == -5


@ruling(53)
@pytest.mark.parametrize(("card", "energy"), [("carbonate-processing", 1), ("strip-mine", 2), ("underground-city", 2)])
def test_a_production_loss_in_the_box_must_be_possible_in_full(card: str, energy: int) -> None:
    table = Situation().stock(0, mc=30).production(0, energy=energy - 1).hand(0, card)
    reason = table.refused(f"play {card}")
    assert reason.key == "needs-production"
    assert dict(reason.values) == {"resource": "energy", "need": energy, "have": energy - 1}
    assert table.production(0, energy=energy).allowed(f"play {card}")


@ruling(54)
def test_fish_is_unplayable_without_plant_production_in_play() -> None:
    table = Situation().stock(0, mc=9).hand(0, "fish").parameters(temperature=2)
    assert table.refused("play fish").key == "no-production-to-reduce"


@ruling(54)
def test_a_loss_that_no_one_else_can_bear_hits_the_player() -> None:
    table = Situation(seats=3).stock(0, mc=9).production(0, plants=1).hand(0, "fish").parameters(temperature=2)
    table.do("play fish")
    assert table.production_of(0, "plants") == 0


@ruling(54)
@pytest.mark.parametrize(("card", "resource", "left"), [("birds", "plants", 1), ("heat-trappers", "heat", 1)])
def test_one_player_must_bear_the_whole_loss(card: str, resource: str, left: int) -> None:
    table = Situation(seats=3).stock(0, mc=10).hand(0, card).parameters(oxygen=13)
    table.production(0, **{resource: 1}).production(1, **{resource: 1}).production(2, **{resource: 1})
    assert table.refused(f"play {card}").key == "no-production-to-reduce"
    table.production(2, **{resource: 3}).do(f"play {card}")
    assert [table.production_of(seat, resource) for seat in range(3)] == [1, 1, left]


@ruling(54)
def test_the_player_chooses_who_bears_the_loss_and_may_choose_itself() -> None:
    table = Situation(seats=3).stock(0, mc=9).hand(0, "fish").parameters(temperature=2)
    for seat in range(3):
        table.production(seat, plants=1)
    table.do("play fish")
    assert table.options == {"reduce p1", "reduce p2", "reduce p3"}


@ruling(55)
@pytest.mark.parametrize("card", ["energy-tapping", "power-supply-consortium"])
def test_energy_may_be_gained_first_and_then_lost_where_nobody_has_energy_production(card: str) -> None:
    table = Situation().stock(0, mc=5).hand(0, card).in_play(0, "solar-power", "great-dam")
    table.do(f"play {card}")
    assert table.productions(0) == {}
    assert table.productions(1) == {}
    assert table.asked.kind == "action"


@ruling(56)
@pytest.mark.parametrize(
    ("card", "metal"), [("asteroid-mining-consortium", "titanium"), ("great-escarpment-consortium", "steel")]
)
def test_consortia_leave_their_owner_as_a_target_and_net_zero_without_another(card: str, metal: str) -> None:
    table = Situation().stock(0, mc=13).production(0, **{metal: 1}).hand(0, card)
    table.do(f"play {card}")
    assert table.productions(0) == {metal: 1}


@ruling(56)
def test_a_consortium_needs_its_own_production_even_when_others_have_some() -> None:
    table = Situation().stock(0, mc=13).production(1, titanium=5).hand(0, "asteroid-mining-consortium")
    assert table.refused("play asteroid-mining-consortium").key == "needs-production"


@ruling(57)
@pytest.mark.parametrize("own", [-5, 0])
def test_hackers_take_the_loss_themselves_when_everybody_else_is_below_minus_3(own: int) -> None:
    table = Situation(seats=3).stock(0, mc=3).production(0, mc=own, energy=1).hand(0, "hackers")
    table.production(1, mc=-4).production(2, mc=-5).do("play hackers")
    assert [table.production_of(seat, "mc") for seat in range(3)] == [own, -4, -5]


@ruling(57)
def test_hackers_still_need_energy_production() -> None:
    table = Situation().stock(0, mc=3).hand(0, "hackers")
    assert dict(table.refused("play hackers").values)["resource"] == "energy"


@ruling(58)
@pytest.mark.parametrize("card", ["livestock", "food-factory"])
def test_the_plant_production_lost_to_livestock_and_food_factory_is_the_own_one(card: str) -> None:
    table = Situation().stock(0, mc=13).production(1, plants=3).hand(0, card).parameters(oxygen=9)
    assert table.refused(f"play {card}").key == "needs-production"
    table.production(0, plants=1).do(f"play {card}")
    assert (table.production_of(0, "plants"), table.production_of(1, "plants")) == (0, 3)


@ruling(59)
@pytest.mark.parametrize(("card", "count"), [("asteroid", 3), ("big-asteroid", 4), ("deimos-down", 8), ("comet", 3)])
def test_asteroids_remove_up_to_their_number_of_plants_from_one_player_or_none(card: str, count: int) -> None:
    table = Situation(seats=3).stock(0, mc=40, plants=1).stock(1, plants=10).stock(2, plants=2).hand(0, card)
    table.parameters(oceans=9).do(f"play {card}")
    assert table.options == {"remove p2", "remove p3", "remove none", "remove p1"}
    table.do("remove p2")
    assert [table.stock_of(seat, "plants") for seat in range(3)] == [1, 10 - count, 2]


@ruling(59)
def test_a_removal_may_take_fewer_than_it_could() -> None:
    table = Situation().stock(0, mc=14).stock(1, plants=5).hand(0, "asteroid")
    table.do("play asteroid")
    for count in (0, -1, 4):
        assert table.refused(f"remove p2 count={count}").key == "removes-from-1-to"
    assert table.refused("remove none count=1").key == "nothing-to-pay"
    assert table.refused("remove p2 plants=1").key == "nothing-to-pay"
    table.do("remove p2 count=2")
    assert table.stock_of(1, "plants") == 3


@ruling(59)
@pytest.mark.parametrize(
    ("card", "own", "theirs", "offered"),
    [
        ("asteroid", 0, 5, {"remove p2": 2}),
        ("asteroid", 2, 3, {"remove p2": 2, "remove p1": 1}),
        ("asteroid", 0, 1, {}),
        ("deimos-down", 0, 9, {"remove p2": 7}),
    ],
)
def test_every_smaller_number_is_offered_beside_the_most(
    card: str, own: int, theirs: int, offered: dict[str, int]
) -> None:
    table = Situation().stock(0, mc=40, plants=own).stock(1, plants=theirs).hand(0, card)
    table.do(f"play {card}")
    parts = [
        answer
        for answer, reason in table.rules.candidates(table.state, 0)
        if isinstance(answer, Choice) and answer.numbers
    ]
    assert [str(part)[3:] for part in parts] == [
        f"{source} count={count}" for source, most in offered.items() for count in range(most, 0, -1)
    ]
    for part in parts:
        assert table.rules.refuse(table.state, part) is None


@ruling(59, 61)
def test_raiders_who_steal_part_gain_that_part() -> None:
    table = Situation().stock(0, mc=1).stock(1, mc=8).hand(0, "hired-raiders")
    table.do("play hired-raiders", "remove p2 count=1")
    assert (table.stocks(0), table.stocks(1)) == ({"mc": 1}, {"mc": 7})


@ruling(59)
def test_virus_may_take_one_of_two_animals() -> None:
    table = Situation().stock(0, mc=1).hand(0, "virus").in_play(1, "fish").holding("fish", 3)
    table.do("play virus", "remove fish count=1")
    assert table.held_by("fish") == 2


@ruling(59)
def test_a_removal_takes_what_there_is_when_it_is_less() -> None:
    table = Situation(seats=3).stock(0, mc=12).stock(2, plants=1).hand(0, "mining-expedition")
    table.do("play mining-expedition", "remove p3")
    assert table.stock_of(2, "plants") == 0
    assert table.asked.kind == "action"


@ruling(59)
@pytest.mark.parametrize(("card", "price"), [("asteroid", 14), ("virus", 1), ("sabotage", 1), ("hired-raiders", 1)])
def test_a_removal_card_is_playable_when_nobody_has_anything_to_remove(card: str, price: int) -> None:
    table = Situation().stock(0, mc=price).hand(0, card)
    table.do(f"play {card}")
    assert table.stock_of(0, "mc") == 0
    assert table.asked.kind == "action"


@ruling(59)
def test_flooding_may_spare_the_neighbour() -> None:
    table = Situation().stock(0, mc=7).stock(1, mc=9).hand(0, "flooding").tile("D5", "city", 1)
    table.do("play flooding", "place E5", "remove none")
    assert table.stock_of(1, "mc") == 9


@ruling(60)
def test_virus_removes_up_to_2_animals_from_one_card_or_up_to_5_plants_from_one_player() -> None:
    table = Situation(seats=3).stock(0, mc=1).stock(1, plants=7).hand(0, "virus")
    table.in_play(1, "birds").in_play(2, "fish").holding("birds", 3).holding("fish", 1)
    table.do("play virus", "choose 1")
    assert table.options == {"remove birds", "remove fish", "remove none"}
    table.do("remove birds")
    assert (table.held_by("birds"), table.held_by("fish"), table.stock_of(1, "plants")) == (1, 1, 7)

    plants = Situation(seats=3).stock(0, mc=1).stock(1, plants=7).stock(2, plants=4).hand(0, "virus")
    plants.do("play virus", "remove p2")
    assert (plants.stock_of(1, "plants"), plants.stock_of(2, "plants")) == (2, 4)


@ruling(61)
@pytest.mark.parametrize(("branch", "metal", "left"), [(1, "titanium", 2), (2, "steel", 1), (3, "mc", 0)])
def test_sabotage_removes_one_kind_from_one_player(branch: int, metal: str, left: int) -> None:
    table = Situation(seats=3).stock(0, mc=1).hand(0, "sabotage")
    table.stock(1, titanium=5, steel=5, mc=6).stock(2, titanium=5, steel=5, mc=6)
    table.do("play sabotage", f"choose {branch}", "remove p2")
    expected = {"titanium": 5, "steel": 5, "mc": 6} | {metal: left}
    assert table.stocks(1) == {name: units for name, units in expected.items() if units}
    assert table.stocks(2) == {"titanium": 5, "steel": 5, "mc": 6}
    assert table.stocks(0) == {}


@ruling(61)
@pytest.mark.parametrize(("branch", "gained"), [(1, {"steel": 1}), (2, {"mc": 2})])
def test_hired_raiders_gain_what_the_victim_had(branch: int, gained: dict[str, int]) -> None:
    table = Situation().stock(0, mc=1).stock(1, steel=1, mc=2).hand(0, "hired-raiders")
    table.do("play hired-raiders", f"choose {branch}", "remove p2")
    assert table.stocks(0) == gained
    assert table.stock_of(1, next(iter(gained))) == 0


@ruling(62)
def test_flooding_takes_from_one_owner_beside_the_new_ocean_only() -> None:
    table = Situation(seats=4).stock(0, mc=7).hand(0, "flooding")
    for seat in (1, 2, 3):
        table.stock(seat, mc=9)
    table.tile("D5", "city", 1).tile("F5", "greenery", 2).tile("G1", "greenery", 3).tile("D4", "greenery", 0)
    table.do("play flooding", "place E5")
    assert table.options == {"remove p2", "remove p3", "remove none"}
    table.do("remove p3")
    assert [table.stock_of(seat, "mc") for seat in range(4)] == [0, 9, 5, 9]


@ruling(62)
def test_flooding_has_no_victim_in_its_own_player_an_ocean_a_claim_or_when_no_ocean_came() -> None:
    table = Situation().stock(0, mc=7).stock(1, mc=9).hand(0, "flooding")
    table.tile("D5", "city", 0).tile("E4", "ocean").claim("F5", 1)
    table.do("play flooding", "place E5")
    assert (table.asked.kind, table.stock_of(1, "mc")) == ("action", 9)

    dry = Situation().stock(0, mc=7).stock(1, mc=9).hand(0, "flooding").tile("D5", "city", 1).parameters(oceans=9)
    dry.do("play flooding")
    assert (dry.asked.kind, dry.stock_of(1, "mc")) == ("action", 9)


def protected() -> Situation:
    """The second seat has Protected Habitats, plants, an animal and a microbe."""
    table = Situation().stock(0, mc=40).stock(1, plants=9, mc=40)
    table.in_play(1, "protected-habitats", "fish", "tardigrades").holding("fish", 1).holding("tardigrades", 1)
    return table


@ruling(63)
@pytest.mark.parametrize("card", ["asteroid", "virus", "deimos-down"])
def test_protected_habitats_stop_removals_by_opponents(card: str) -> None:
    table = protected().hand(0, card)
    table.do(f"play {card}")
    assert table.asked.kind == "action"
    assert (table.stock_of(1, "plants"), table.held_by("fish")) == (9, 1)


@ruling(63)
@pytest.mark.parametrize(("card", "prey"), [("ants", "tardigrades"), ("predators", "fish")])
def test_protected_habitats_stop_ants_and_predators_of_opponents_but_not_of_their_owner(card: str, prey: str) -> None:
    table = protected().in_play(0, card)
    assert table.refused(f"use {card}").key == "nothing-to-remove"
    own = protected().in_play(1, card).turn_of(1)
    own.do(f"use {card}")
    assert (own.held_by(card), own.held_by(prey)) == (1, 0)


@ruling(63)
def test_protected_habitats_do_not_protect_plant_production() -> None:
    table = protected().hand(0, "fish").production(1, plants=1).parameters(temperature=2)
    table.do("play fish")
    assert table.production_of(1, "plants") == 0


@ruling(64)
def test_animals_never_leave_pets_not_even_for_their_owners_predators_but_may_be_added() -> None:
    table = Situation().stock(0, mc=40).in_play(0, "pets", "predators").holding("pets", 3).hand(0, "virus")
    assert table.refused("use predators").key == "nothing-to-remove"
    table.do("play virus")
    assert table.held_by("pets") == 3
    table.turn_of(1).stock(1, mc=1).hand(1, "virus").do("play virus")
    assert table.held_by("pets") == 3
    table.turn_of(0).hand(0, "ceos-favorite-project").do("play ceos-favorite-project")
    assert table.held_by("pets") == 4


@ruling(65)
@pytest.mark.parametrize(("card", "prey"), [("ants", "tardigrades"), ("predators", "birds")])
def test_the_animal_or_microbe_that_is_taken_is_a_cost(card: str, prey: str) -> None:
    table = Situation().in_play(0, card).in_play(1, prey)
    assert table.refused(f"use {card}").key == "nothing-to-remove"
    table.holding(prey, 1).do(f"use {card}")
    assert (table.held_by(card), table.held_by(prey)) == (1, 0)


@ruling(65)
def test_own_cards_and_even_the_acting_card_may_pay() -> None:
    table = Situation().in_play(0, "ants", "tardigrades").holding("ants", 2).holding("tardigrades", 1)
    table.do("use ants")
    assert table.options == {"remove ants", "remove tardigrades"}
    table.do("remove ants")
    assert (table.held_by("ants"), table.held_by("tardigrades")) == (2, 1)


@ruling(66)
def test_oceans_may_come_first_so_that_fresh_algae_plants_can_be_removed() -> None:
    table = Situation().stock(0, mc=36).hand(0, "giant-ice-asteroid").in_play(1, "arctic-algae").stock(1, plants=2)
    table.do("play giant-ice-asteroid")
    assert table.asked.kind == "order"
    table.do("resolve giant-ice-asteroid place", "place A5", "resolve giant-ice-asteroid place", "place B6")
    table.do("remove p2")
    assert table.stock_of(1, "plants") == 0


@ruling(66)
def test_the_removal_may_come_first_as_well() -> None:
    table = Situation().stock(0, mc=21).hand(0, "comet").in_play(1, "arctic-algae").stock(1, plants=2)
    table.do("play comet", "resolve comet remove", "remove p2", "place A5")
    assert table.stock_of(1, "plants") == 2
