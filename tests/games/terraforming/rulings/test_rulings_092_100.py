"""Rulings 92 to 100: turn structure, end and scoring, solo."""

import pytest

from tests.games.terraforming.rulings.numbering import ruling
from tests.games.terraforming.situation import Situation


@ruling(92)
def test_a_blue_card_gives_one_action_per_generation_even_with_two_alternatives() -> None:
    table = Situation().in_play(0, "regolith-eaters").holding("regolith-eaters", 2)
    table.do("use regolith-eaters 1")
    assert table.refused("use regolith-eaters 2").key == "used-this-generation"
    table.next_generation().turn_of(0).do("use regolith-eaters 2")
    assert table.held_by("regolith-eaters") == 1


@ruling(92)
def test_an_action_is_usable_in_the_generation_in_which_its_card_was_played() -> None:
    table = Situation().stock(0, mc=4).hand(0, "tardigrades")
    table.do("play tardigrades", "use tardigrades")
    assert table.held_by("tardigrades") == 1


@ruling(92)
def test_conversions_and_standard_projects_are_unlimited() -> None:
    table = Situation().stock(0, mc=42, heat=32)
    for action in ("convert heat", "convert heat", "project asteroid", "project asteroid", "project asteroid"):
        table.turn_of(0).do(action)
    assert table.tr_of(0) == 25


@ruling(93)
@pytest.mark.parametrize("corporation", ["inventrix", "tharsis-republic"])
def test_a_corporations_first_action_precedes_all_other_actions_and_counts_as_one_of_the_two(corporation: str) -> None:
    table = Situation(corporations=(corporation,)).hand(0, "mine").stock(0, heat=8, plants=8).rating(0, 35)
    assert table.options == {f"first-action {corporation}", "pass"}
    assert table.asked.picks == ()
    for other in ("play mine", "convert heat", "project asteroid", "milestone terraformer", "fund banker", "sell mine"):
        assert table.refused(other).key == "first-action-owed"
    table.do(f"first-action {corporation}")
    if table.asked.kind == "place":
        table.do("place G3")
    assert table.asked.seat == 0
    table.do("play mine")
    assert table.asked.seat == 1


@ruling(93)
def test_inventrix_draws_3_cards_as_its_first_action() -> None:
    table = Situation(corporations=("inventrix",)).deck_top("grass", "mine", "fish")
    table.do("first-action inventrix")
    assert table.hand_of(0) == ["grass", "mine", "fish"]


@ruling(93)
def test_a_first_action_is_still_owed_in_the_next_generation_after_passing() -> None:
    table = Situation(corporations=("tharsis-republic",))
    table.next_generation().turn_of(0)
    assert table.options == {"first-action tharsis-republic", "pass"}
    table.do("first-action tharsis-republic", "place G3")
    assert table.allowed("project power-plant")


@ruling(94)
def test_old_energy_turns_to_heat_before_new_energy_arrives_and_income_is_rating_plus_money_production() -> None:
    table = Situation().stock(0, mc=1, energy=4, heat=2)
    table.production(0, mc=-3, steel=1, titanium=2, plants=3, energy=5, heat=6)
    table.end_generation()
    assert table.stocks(0) == {"mc": 1 + 20 - 3, "steel": 1, "titanium": 2, "plants": 3, "energy": 5, "heat": 2 + 4 + 6}


@ruling(95)
def test_final_greeneries_come_after_the_last_production_in_player_order_each_player_all_of_theirs() -> None:
    table = Situation(seats=3).stock(0, plants=10).stock(1, plants=16).stock(2, plants=6).production(0, plants=6)
    table.production(2, plants=2)
    table.state.first = 1
    table.finish_game()
    assert (table.asked.seat, table.asked.kind) == (1, "final-greenery")
    table.do("convert plants", "place C4")
    assert table.asked.seat == 1
    table.do("convert plants", "place C3")
    assert table.asked.seat == 2
    table.do("done")
    assert table.asked.seat == 0
    table.do("convert plants", "place G3", "convert plants", "place G2")
    assert table.pending == ()


@ruling(95)
def test_fresh_plants_of_a_final_greenery_may_pay_for_another_and_triggers_work() -> None:
    table = Situation().stock(0, plants=14).in_play(0, "herbivores")
    table.finish_game()
    table.do("convert plants", "place E8", "convert plants", "place E7")
    assert table.held_by("herbivores") == 2
    assert table.stock_of(0, "plants") == 2
    assert table.points(0, "greeneries") == 2


@ruling(96)
def test_cities_score_neighbouring_greeneries_of_every_owner() -> None:
    table = Situation(seats=3).tile("G3", "city", 0).tile("G2", "greenery", 0).tile("G4", "greenery", 1)
    table.tile("F3", "greenery", 2).tile("F4", "greenery").tile("C4", "greenery", 0).tile("H3", "special", 0)
    assert [table.points(seat, "cities") for seat in range(3)] == [4, 0, 0]
    assert table.points(0, "greeneries") == 2


@ruling(97)
@pytest.mark.parametrize(
    ("levels", "points"),
    [
        ([4, 2, 1], [5, 2, 0]),
        ([4, 4, 1], [5, 5, 0]),
        ([4, 2, 2], [5, 2, 2]),
        ([3, 3, 3], [5, 5, 5]),
        ([0, -1, -5], [5, 2, 0]),
        ([-2, -3], [5, 0]),
        ([1, 1], [5, 5]),
    ],
)
def test_awards_by_rank_with_friendly_ties(levels: list[int], points: list[int]) -> None:
    table = Situation(seats=len(levels))
    for seat, level in enumerate(levels):
        table.production(seat, mc=level)
    table.stock(0, mc=8).do("fund banker")
    assert [table.points(seat, "awards") for seat in range(len(levels))] == points


@ruling(97)
def test_metal_and_heat_awards_look_at_cubes_after_the_last_production() -> None:
    table = Situation(seats=3).stock(0, heat=5, mc=8).production(1, heat=6).stock(2, steel=1)
    table.do("fund thermalist")
    table.finish_game()
    assert table.pending == ()
    assert [table.points(seat, "awards") for seat in range(3)] == [2, 5, 0]


@ruling(98)
def test_a_milestones_condition_is_needed_only_when_claiming() -> None:
    table = Situation().stock(0, mc=8, energy=1).rating(0, 35)
    table.do("milestone terraformer")
    table.rating(0, 20)
    assert table.points(0, "milestones") == 5


@ruling(98)
def test_only_three_milestones_may_be_claimed_for_8_each_and_each_by_one_player() -> None:
    table = Situation(seats=3).stock(0, mc=16).stock(1, mc=40).rating(0, 35).rating(1, 35)
    for place in ("A1", "C1", "E1"):
        table.tile(place, "city", 0)
    for place in ("G3", "G5", "I3"):
        table.tile(place, "greenery", 1)
    table.in_play(1, "mine", "strip-mine", "titanium-mine", "fuel-factory")
    table.in_play(1, "steelworks", "ironworks", "ore-processor", "rover-construction")
    table.do("milestone terraformer", "milestone mayor")
    assert table.stock_of(0, "mc") == 0
    assert table.refused("milestone terraformer").key == "milestone-taken"
    table.do("milestone gardener")
    assert table.refused("milestone builder").key == "milestones-gone"
    assert (table.points(0, "milestones"), table.points(1, "milestones")) == (10, 5)


@ruling(98)
def test_awards_cost_8_then_14_then_20_and_only_three_are_funded() -> None:
    table = Situation().stock(0, mc=100)
    for award, left in (("landlord", 92), ("banker", 78), ("miner", 58)):
        table.turn_of(0).do(f"fund {award}")
        assert table.stock_of(0, "mc") == left
    table.turn_of(0)
    assert table.refused("fund landlord").key == "award-taken"
    assert table.refused("fund scientist").key == "awards-gone"


@ruling(98)
def test_a_final_tie_goes_to_the_most_money() -> None:
    table = Situation(seats=3).stock(0, mc=3).stock(1, mc=4).stock(2, mc=90).rating(2, 19)
    assert table.rules.score(table.state).winners == (1,)
    assert table.rules.score(table.state).verdict == "tie-money"


def solo() -> Situation:
    return Situation(seats=1)


@ruling(99)
def test_solo_starts_at_14_and_has_no_milestones_or_awards() -> None:
    table = solo().stock(0, mc=20).rating(0, 40)
    assert table.refused("milestone terraformer").key == "not-in-solo"
    assert table.refused("fund banker").key == "not-in-solo"
    assert solo().tr_of(0) == 14


@ruling(99)
def test_solo_always_plays_14_generations_even_when_all_parameters_are_complete() -> None:
    table = solo().parameters(temperature=8, oxygen=14, oceans=9)
    for generation in range(2, 15):
        table.next_generation()
        assert table.state.generation == generation
    table.end_generation()
    assert table.pending == ()
    assert table.rules.score(table.state).winners == (0,)


@ruling(99)
def test_final_greeneries_never_save_a_lost_solo_game() -> None:
    table = solo().stock(0, plants=16).parameters(temperature=8, oxygen=12, oceans=9)
    table.state.generation = 14
    table.end_generation()
    rating = table.tr_of(0)
    while table.pending:
        table.do("convert plants" if table.asked.kind == "final-greenery" else min(table.options))
    assert table.points(0, "greeneries") == 2
    assert (table.parameter("oxygen"), table.tr_of(0)) == (12, rating)
    assert table.rules.score(table.state).winners == ()


@ruling(99)
def test_neutral_cities_block_spacing_count_as_cities_in_play_and_neutral_greeneries_feed_own_cities() -> None:
    table = solo().stock(0, mc=25 + 15).hand(0, "energy-saving")
    board = table.table.map
    cities = [i for i, tile in enumerate(table.state.tile) if tile == 3]
    assert [table.state.owner[i] for i in cities] == [-2, -2]
    table.do("play energy-saving")
    assert table.production_of(0, "energy") == 2
    table.do("project city")
    assert not table.places & {board.places[near] for city in cities for near in board.adjacent[city]}
    greeneries = [i for i, tile in enumerate(table.state.tile) if tile == 2]
    beside = {board.places[near] for i in greeneries for near in board.adjacent[i]} & table.places
    table.do(f"place {min(beside)}")
    assert table.points(0, "cities") >= 1


@ruling(100)
def test_solo_reductions_are_always_possible_and_harmless_to_the_player() -> None:
    table = solo().stock(0, mc=40).production(0, plants=2, titanium=1).parameters(oxygen=13, temperature=2)
    table.hand(0, "birds", "fish", "asteroid-mining-consortium")
    table.do("play birds", "play fish", "play asteroid-mining-consortium")
    assert table.productions(0) == {"plants": 2, "titanium": 2}


@ruling(100)
def test_solo_hired_raiders_take_the_full_amount() -> None:
    table = solo().stock(0, mc=2).hand(0, "hired-raiders")
    table.do("play hired-raiders", "choose 1")
    assert table.stocks(0) == {"mc": 1, "steel": 2}


@ruling(100)
@pytest.mark.parametrize("card", ["ants", "predators"])
def test_solo_ants_and_predators_are_always_fed(card: str) -> None:
    table = solo().in_play(0, card, "tardigrades", "fish").holding("tardigrades", 1).holding("fish", 1)
    table.do(f"use {card}")
    assert [table.held_by(name) for name in (card, "tardigrades", "fish")] == [1, 1, 1]


@ruling(100)
def test_solo_toll_station_counts_0_and_virus_and_sabotage_do_nothing() -> None:
    table = solo().stock(0, mc=12, plants=5, steel=4).hand(0, "toll-station", "virus", "sabotage")
    table.in_play(0, "space-station", "fish").holding("fish", 2)
    table.do("play toll-station", "play virus", "choose 1", "play sabotage", "choose 2")
    assert table.productions(0) == {}
    assert table.stocks(0) == {"plants": 5, "steel": 4}
    assert table.held_by("fish") == 2


@ruling(100)
def test_solo_flooding_only_places_its_ocean() -> None:
    table = solo().stock(0, mc=9).hand(0, "flooding")
    table.do("play flooding", "place A5")
    assert table.parameter("oceans") == 1
    assert table.asked.kind == "action"
