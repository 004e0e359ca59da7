"""Every verb of a campaign: what it does exactly, and what happens if it cannot be done."""

import pytest

from mars_desktop.games.legacy.state import of_mission
from mars_desktop.games.terraforming import vocabulary as v
from mars_desktop.games.terraforming.possible import impossible, possible_branch
from mars_desktop.games.terraforming.state import NO_CARD
from tests.games.legacy.situation import Mission


def possible(table: Mission, *effects: v.AnyEffect) -> bool:
    """Whether a card of seat 0 with these effects could be played."""
    return impossible(table.table, table.state, 0, effects) is None


# --- population -------------------------------------------------------------------------------------------------------


def test_population_is_placed_one_by_one_on_own_places_for_a_rating_each_without_workers() -> None:
    table = Mission().tile("A2", "city", 0).tile("tethered-dock", "special", 0).stock(0, workers=3)
    table.carry_out(0, v.Populate(2))
    table.do("population A2", "population tethered-dock")
    assert (table.people_at("A2"), table.people_at("tethered-dock")) == (1, 1)
    assert (table.tr_of(0), table.stocks(0)) == (27, {"workers": 3})


def test_population_by_an_amount_is_counted_when_it_is_placed() -> None:
    table = Mission().tile("A2", "city", 0).tags(0, earth=2)
    table.carry_out(0, v.Populate(v.Count(v.Tags(("earth",)))))
    assert (table.people_at("A2"), table.tr_of(0)) == (2, 27)


def test_population_by_an_amount_of_nothing_places_none() -> None:
    table = Mission().tile("A2", "city", 0).tile("C1", "city", 0)
    table.carry_out(0, v.Populate(v.Count(v.Tags(("earth",)))))
    assert (table.asked.kind, table.tr_of(0)) == ("action", 25)


@pytest.mark.parametrize(("tile", "room"), [("city", 2), ("special", 1), ("greenery", 0), ("ocean", 0)])
def test_tiles_that_earlier_entries_of_the_list_place_give_room(tile: v.Tile, room: int) -> None:
    for amount in range(1, 4):
        table = Mission()
        assert possible(table, v.Place(tile), v.Populate(amount)) == (amount <= room)
        assert not possible(table, v.Populate(amount), v.Place(tile)), "only what stands before it"


def test_room_of_placed_tiles_and_free_places_add_up() -> None:
    table = Mission().tile("C1", "special", 0)
    assert possible(table, v.Place("city"), v.Populate(3))
    assert not possible(table, v.Place("city"), v.Populate(4))


def test_population_of_earlier_entries_takes_room() -> None:
    table = Mission().tile("C1", "special", 0)
    assert possible(table, v.Populate(1))
    assert not possible(table, v.Populate(1), v.Populate(1))


def test_an_action_that_places_population_is_not_usable_without_a_place() -> None:
    table = Mission()
    assert not possible_branch(table.table, table.state, 0, (v.Populate(1),), NO_CARD, NO_CARD)
    table.tile("A2", "city", 0)
    assert possible_branch(table.table, table.state, 0, (v.Populate(1),), NO_CARD, NO_CARD)


def test_a_city_with_its_population_is_placed_city_first() -> None:
    table = Mission().production(0, energy=1).afford(0, "founders-city").parameters(oceans=4)
    table.do("play founders-city", "place A2")
    assert (table.people_at("A2"), table.tr_of(0), table.productions(0)) == (1, 26, {"workers": 2})


def test_with_other_room_too_the_player_orders_tile_and_population() -> None:
    table = Mission().tile("C1", "special", 0).afford(0, "founders-city").production(0, energy=1)
    table.parameters(oceans=4).do("play founders-city")
    assert table.options == {"resolve founders-city place", "resolve founders-city population"}
    table.do("resolve founders-city population", "place D2")
    assert (table.people_at("C1"), table.stock_of(0, "mc")) == (1, 1), "placed beside the Population it came later than"


# --- melt and freeze --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("temperature", [-30, -2, 0, 8])
def test_a_card_melts_at_any_temperature_like_a_step(temperature: int) -> None:
    table = Mission().parameters(temperature=temperature).glacier("D4", "G3").tile("C4", "city", 1)
    table.carry_out(0, v.Melt(1))
    table.do("melt D4")
    assert (table.waters(), table.stock_of(0, "plants"), table.stock_of(1, "plants")) == ({"D4"}, 1, 1)
    assert (table.tr_of(0), table.player(0).melts) == (25, 1)


def test_melting_more_than_there_is_melts_what_there_is() -> None:
    table = Mission().glacier("D4")
    table.carry_out(0, v.Melt(3))
    assert (table.waters(), table.player(0).melts, table.asked.kind) == ({"D4"}, 1, "action")


def test_without_a_glacier_melting_is_skipped_and_the_card_playable() -> None:
    table = Mission().afford(0, "seed-ice")
    table.do("play seed-ice")
    assert table.stocks(0) == {"plants": 3}


def test_freezing_turns_up_to_so_many_water_sides_and_nobody_gains_or_loses() -> None:
    table = Mission().water("D4", "G3", "F6").tile("C4", "city", 0)
    before = table.rules.codec.encode(table.state)
    table.carry_out(0, v.Freeze(2))
    assert (table.asked.picks[0].low, table.asked.picks[0].high) == (0, 2)
    table.do("freeze D4 F6")
    assert (table.glaciers(), table.stocks(0), table.tr_of(0), table.parameter("oceans")) == ({"D4", "F6"}, {}, 25, 3)
    assert table.rules.codec.encode(table.state) != before


def test_fewer_may_be_frozen() -> None:
    table = Mission().water("D4", "G3")
    table.carry_out(0, v.Freeze(2))
    table.do("freeze")
    assert table.glaciers() == set()


def test_freezing_is_skipped_without_water() -> None:
    table = Mission().glacier("D4")
    table.carry_out(0, v.Freeze(2))
    assert (table.asked.kind, table.glaciers()) == ("action", {"D4"})


def test_what_was_frozen_melts_again() -> None:
    table = Mission().water("D4").parameters(temperature=2).stock(0, mc=14)
    table.carry_out(0, v.Freeze(1))
    table.do("freeze D4", "project asteroid")
    assert (table.waters(), table.stock_of(0, "plants")) == ({"D4"}, 1)


# --- lower ------------------------------------------------------------------------------------------------------------


def test_lowering_costs_nobody_rating() -> None:
    table = Mission().parameters(temperature=-10, oxygen=6)
    table.carry_out(0, v.Lower(temperature=2, oxygen=1))
    assert (table.parameter("temperature"), table.parameter("oxygen")) == (-14, 5)
    assert (table.tr_of(0), table.tr_of(1)) == (25, 25)


def test_lowering_stops_at_the_start() -> None:
    table = Mission().parameters(temperature=-28)
    table.carry_out(0, v.Lower(temperature=2))
    assert table.parameter("temperature") == -30
    oxygen = table.parameter("oxygen")
    table.carry_out(0, v.Lower(temperature=2, oxygen=1))
    assert (table.parameter("temperature"), table.parameter("oxygen")) == (-30, oxygen)


def test_a_complete_parameter_is_not_lowered() -> None:
    table = Mission().parameters(temperature=8, oxygen=14)
    table.carry_out(0, v.Lower(temperature=1, oxygen=1))
    assert (table.parameter("temperature"), table.parameter("oxygen")) == (8, 14)


def test_lowered_temperature_freezes_nothing_but_new_oceans_lie_as_glaciers() -> None:
    table = Mission().parameters(temperature=0).water("D4").stock(0, mc=18)
    table.carry_out(0, v.Lower(temperature=1))
    table.do("project aquifer", "place G3")
    assert (table.waters(), table.glaciers()) == ({"D4"}, {"G3"})


def test_steps_made_anew_melt_again() -> None:
    table = Mission().parameters(temperature=0).glacier("D4", "G3").stock(0, mc=14)
    table.carry_out(0, v.Lower(temperature=1))
    table.do("project asteroid", "melt D4")
    assert (table.parameter("temperature"), table.tr_of(0), table.waters()) == (0, 26, {"D4"})


def test_lowering_oxygen_does_not_bring_its_temperature_bonus_again() -> None:
    table = Mission().parameters(oxygen=7).stock(0, mc=46)
    table.do("project greenery", "place A2")
    assert (table.parameter("temperature"), table.tr_of(0)) == (-28, 27)
    table.carry_out(0, v.Lower(oxygen=1))
    table.do("project greenery", "place A1")
    assert (table.parameter("oxygen"), table.parameter("temperature"), table.tr_of(0)) == (8, -28, 28)


# --- draw, save, refresh ----------------------------------------------------------------------------------------------


def test_drawn_innovations_come_to_the_hand_for_nothing() -> None:
    table = Mission().innovation_top("warm-stone", "glass-weather")
    table.carry_out(0, v.Draw(2, source="innovations"))
    assert (table.hand_of(0), len(table.here.innovations)) == (["warm-stone", "glass-weather"], 34)


def test_innovations_looked_at_and_not_kept_go_to_the_discards_of_their_box() -> None:
    table = Mission().innovation_top("warm-stone", "glass-weather")
    table.carry_out(0, v.Draw(2, keep=1, source="innovations"))
    table.do("keep glass-weather")
    assert (table.hand_of(0), table.names(table.here.innovation_discard)) == (["glass-weather"], ["warm-stone"])
    assert table.state.discard == []


def test_a_short_box_gives_fewer_innovations_and_its_discards_stay_where_they_are() -> None:
    table = Mission()
    table.here.innovation_discard, table.here.innovations = table.here.innovations[1:], table.here.innovations[:1]
    table.carry_out(0, v.Draw(2, source="innovations"))
    assert (len(table.hand_of(0)), table.here.innovations, len(table.here.innovation_discard)) == (1, [], 35)
    table.carry_out(0, v.Draw(2, source="innovations"))
    assert len(table.hand_of(0)) == 1


def test_saving_puts_so_many_legal_hand_cards_into_the_box() -> None:
    table = Mission(mission=2).hand(0, "seed-ice", "asteroid", "homestead-grants")
    table.carry_out(0, v.Save(1))
    pick = table.asked.picks[0]
    assert (pick.items, pick.low, pick.high) == (("asteroid", "homestead-grants"), 1, 1)
    table.do("save asteroid")
    assert (table.hand_of(0), table.names(table.player(0).boxed)) == (["seed-ice", "homestead-grants"], ["asteroid"])


def test_saving_is_skipped_without_a_legal_card_or_a_next_mission() -> None:
    for table in (Mission(mission=2).hand(0, "seed-ice"), Mission(mission=7).hand(0, "asteroid")):
        table.carry_out(0, v.Save(1))
        assert (table.asked.kind, table.player(0).boxed) == ("action", [])


def test_cards_are_drawn_before_one_is_saved() -> None:
    table = Mission().afford(0, "sealed-vault").deck_top("asteroid", "comet")
    table.do("play sealed-vault")
    assert (table.asked.kind, set(table.asked.picks[0].items)) == ("save", {"asteroid", "comet"})


def test_refreshing_lets_used_actions_be_used_again_this_generation() -> None:
    table = Mission().in_play(0, "second-shift-sun", "darkened-ice").stock(0, heat=20)
    table.do("use second-shift-sun", "use darkened-ice")
    table.turn_of(0).carry_out(0, v.Refresh(1))
    assert table.asked.picks[0].items == ("second-shift-sun", "darkened-ice")
    table.do("refresh second-shift-sun")
    assert table.allowed("use second-shift-sun")
    assert table.refused("use darkened-ice").key == "used-this-generation"


def test_refreshing_is_skipped_where_nothing_was_used() -> None:
    table = Mission().in_play(0, "darkened-ice")
    table.carry_out(0, v.Refresh(2))
    assert table.asked.kind == "action"


# --- opponents --------------------------------------------------------------------------------------------------------


def test_each_opponent_in_player_order_carries_the_effects_out() -> None:
    table = Mission(seats=3).turn_of(1)
    happened = table.carry_out(1, v.Opponents((v.Gain(energy=2), v.Produce(heat=1))))
    assert [event.seat for event in happened if event.kind == "stock"] == [2, 0]
    assert [table.stocks(seat) for seat in range(3)] == [{"energy": 2}, {}, {"energy": 2}]
    assert [table.productions(seat) for seat in range(3)] == [{"heat": 1}, {}, {"heat": 1}]


def test_opponents_skip_what_they_cannot_do() -> None:
    table = Mission(seats=3).production(1, mc=-5).stock(2, plants=1, mc=5).production(2, energy=1).tile("A2", "city", 2)
    effects = (
        v.Produce(mc=-1),
        v.Pay(plants=1),
        v.Pay(mc=3),
        v.Produce(energy=-1),
        v.Populate(1),
        v.Reduce("steel", 1),
    )
    table.carry_out(0, v.Opponents(effects))
    assert (table.stocks(1), table.productions(1), table.tr_of(1)) == ({}, {"mc": -5}, 25)
    assert (table.stocks(2), table.productions(2), table.tr_of(2)) == ({"mc": 2}, {"mc": -1}, 26)


def test_alone_there_are_no_opponents() -> None:
    table = Mission(seats=1)
    table.carry_out(0, v.Opponents((v.Gain(mc=2),)))
    assert table.stocks(0) == {}


# --- tiles and copies -------------------------------------------------------------------------------------------------


def test_an_ocean_on_land_is_an_ocean_and_lies_on_its_side_by_temperature() -> None:
    table = Mission(mission=3).parameters(temperature=-6).afford(0, "artificial-lake")
    table.do("play artificial-lake")
    place = min(table.places)
    table.do(f"place {place}")
    assert (table.glaciers(), table.parameter("oceans"), table.tr_of(0)) == (
        {place},
        1,
        table.table.starting_rating() + 1,
    )


def test_a_greenery_on_an_ocean_area_is_a_greenery() -> None:
    table = Mission().parameters(temperature=4, oxygen=4).afford(0, "mangrove")
    table.do("play mangrove", "place D4")
    assert (table.tile_at("D4"), table.parameter("oxygen")) == ("greenery", 5)


def test_a_city_with_its_own_rule_obeys_only_that() -> None:
    table = Mission().tile("A2", "city", 1).afford(0, "folded-city")
    table.do("play folded-city")
    assert {"A1", "A3", "B2"} <= table.places


def test_an_off_map_slot_takes_one_tile() -> None:
    table = Mission().afford(0, "wheel-habitat")
    table.do("play wheel-habitat")
    assert (table.tile_at("wheel-habitat"), table.owner_at("wheel-habitat")) == ("city", 0)
    assert not possible(table, v.Place("city", v.Where(slot="wheel-habitat")))


def test_a_copy_never_copies_the_card_it_stands_on() -> None:
    table = Mission().afford(0, "copyist-machines")
    assert table.refused("play copyist-machines").key == "nothing-to-copy"
    table.in_play(0, "smog-mirrors", "warm-stone").do("play copyist-machines")
    assert table.options == {"copy smog-mirrors", "copy warm-stone"}
    table.do("copy smog-mirrors")
    assert table.productions(0) == {"mc": 1, "energy": 2 + 1}


def test_points_by_the_goal_of_a_mission_count_in_the_score() -> None:
    table = Mission(mission=6)
    table.carry_out(0, v.Points(7))
    assert (table.points(0, "goal"), table.points(0)) == (7, 26 + 7)
    assert of_mission(table.state).players[0].points == 7


# --- amounts that count what the same card changes --------------------------------------------------------------------


def test_what_lies_beside_the_tile_of_a_card_is_counted_once_the_tile_is_placed() -> None:
    table = Mission().glacier("D4", "C3").afford(0, "ice-quarry")
    table.do("play ice-quarry", "place C4")
    assert table.productions(0) == {"mc": 2}


def test_the_player_orders_melting_and_counting() -> None:
    for first, money in (("melt", 2), ("gain", 1)):
        table = Mission(mission=2).parameters(temperature=-2).water("B3", "D4", "F6").afford(0, "thaw-feast")
        table.do("play thaw-feast", f"resolve thaw-feast {first}", "melt A2")
        assert (table.stock_of(0, "mc"), len(table.waters())) == (money, 5)


def test_nothing_is_asked_where_nothing_can_melt() -> None:
    table = Mission().parameters(temperature=-2).water("B3", "D4", "F6").afford(0, "thaw-feast")
    table.do("play thaw-feast")
    assert (table.asked.kind, table.stock_of(0, "mc")) == ("action", 1)
