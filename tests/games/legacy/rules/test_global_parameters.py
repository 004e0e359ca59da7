"""Rule book: Global Parameters; Game Board. Oxygen, oceans, temperature, glaciers that melt, bonus steps."""

from tests.games.legacy.situation import Mission


def test_each_raise_of_a_parameter_raises_the_rating_as_much() -> None:
    table = Mission().stock(0, mc=14 + 23 + 18, heat=16).parameters(temperature=-30, oxygen=4)
    table.do("project asteroid")
    assert (table.parameter("temperature"), table.tr_of(0)) == (-28, 26)
    table.do("project aquifer", "place D4")
    assert (table.parameter("oceans"), table.tr_of(0)) == (1, 27)
    table.turn_of(0).do("project greenery", "place A2")
    assert (table.parameter("oxygen"), table.tr_of(0)) == (5, 28)


def test_a_complete_parameter_does_not_rise_and_gives_no_rating_but_the_rest_of_the_card_happens() -> None:
    table = Mission().parameters(oxygen=14).stock(0, mc=100).tile("A2", "city", 0)
    table.do("project greenery", "place A1")
    assert (table.parameter("oxygen"), table.tr_of(0), table.stock_of(0, "steel")) == (14, 25, 2)
    table.parameters(temperature=8).hand(0, "asteroid").do("play asteroid")
    assert (table.parameter("temperature"), table.tr_of(0), table.stock_of(0, "titanium")) == (8, 25, 2)


def test_fifteen_oceans_complete_the_track_and_an_ocean_card_may_still_be_played() -> None:
    table = Mission().parameters(oceans=15).afford(0, "ice-asteroid")
    table.do("play ice-asteroid")
    assert (table.parameter("oceans"), table.tr_of(0)) == (15, 25)
    assert "ocean" not in {table.tile_at(place) for place in table.table.map.places}


def test_the_mission_ends_after_the_generation_in_which_all_three_parameters_are_complete() -> None:
    table = Mission(mission=7).parameters(temperature=8, oxygen=14, oceans=15)
    assert table.asked.kind == "action"
    table.end_generation()
    assert not table.pending
    assert table.stock_of(0, "mc") == table.tr_of(0)


def test_two_complete_parameters_do_not_end_the_mission() -> None:
    table = Mission().parameters(temperature=8, oxygen=14, oceans=14)
    table.end_generation()
    assert (table.state.generation, table.asked.kind) == (2, "draft")


def test_an_ocean_below_the_melting_temperature_lies_on_its_glacier_side() -> None:
    table = Mission().parameters(temperature=-2).stock(0, mc=18)
    table.do("project aquifer", "place D4")
    assert (table.glaciers(), table.tr_of(0)) == ({"D4"}, 26)


def test_an_ocean_at_the_melting_temperature_or_above_lies_on_its_water_side_without_melting() -> None:
    for temperature in (0, 2, 8):
        table = Mission().parameters(temperature=temperature).stock(0, mc=18).tile("C4", "greenery", 1)
        table.do("project aquifer", "place D4")
        assert (table.waters(), table.tr_of(0)) == ({"D4"}, 26)
        assert (table.stock_of(0, "plants"), table.stock_of(1, "plants"), table.player(0).melts) == (0, 0, 0)


def test_a_glacier_counts_as_ocean_for_adjacency() -> None:
    table = Mission().glacier("D4").water("D5").stock(0, mc=25).parameters(temperature=0)
    table.do("project city", "place C4")
    assert table.stock_of(0, "mc") == 4


def test_each_ocean_gives_two_money_to_whoever_places_beside_it_even_another_ocean() -> None:
    table = Mission().glacier("D4").water("C3").stock(1, mc=18).turn_of(1)
    table.do("project aquifer", "place D3")
    assert (table.stock_of(1, "mc"), table.stock_of(1, "plants")) == (4, 2)


def test_raising_the_temperature_to_zero_melts_one_glacier_of_the_players_choice() -> None:
    table = Mission().glacier("D4", "G3").parameters(temperature=-2).stock(0, mc=14)
    table.do("project asteroid")
    assert (table.asked.kind, table.options) == ("melt", {"melt D4", "melt G3"})
    table.do("melt G3")
    assert (table.waters(), table.glaciers(), table.stock_of(0, "plants")) == ({"G3"}, {"D4"}, 1)


def test_below_zero_nothing_melts() -> None:
    table = Mission().glacier("D4").parameters(temperature=-4).stock(0, mc=14)
    table.do("project asteroid")
    assert (table.asked.kind, table.glaciers(), table.stock_of(0, "plants")) == ("action", {"D4"}, 0)


def test_melting_brings_no_placement_bonus_and_no_rating() -> None:
    table = Mission().glacier("D3").parameters(temperature=2).stock(0, mc=14)
    table.do("project asteroid")
    assert (table.waters(), table.stocks(0), table.tr_of(0)) == ({"D3"}, {"plants": 1}, 26)


def test_every_tile_beside_a_melting_glacier_gives_its_owner_a_plant() -> None:
    table = Mission(seats=3).glacier("D4").parameters(temperature=0).stock(0, mc=14)
    table.tile("C4", "city", 1).tile("E5", "greenery", 1).tile("C3", "special", 2).tile("D3", "city").water("D5")
    table.do("project asteroid")
    plants = [table.stock_of(seat, "plants") for seat in range(3)]
    assert plants == [1, 2, 1], "two tiles, two plants; neutral tiles and oceans have no owner"


def test_the_melters_own_tile_beside_the_glacier_gives_a_plant_on_top_of_the_melters() -> None:
    table = Mission().glacier("D4").tile("C4", "city", 0).parameters(temperature=0).stock(0, mc=14)
    table.do("project asteroid")
    assert table.stock_of(0, "plants") == 2


def test_two_steps_at_or_above_zero_melt_two_glaciers() -> None:
    table = Mission().glacier("D4", "G3", "F6").parameters(temperature=0).afford(0, "big-asteroid")
    table.do("play big-asteroid", "melt D4", "melt F6")
    assert (table.waters(), table.player(0).melts, table.tr_of(0)) == ({"D4", "F6"}, 2, 27)


def test_of_two_steps_only_the_one_that_ends_at_zero_melts() -> None:
    table = Mission().glacier("D4", "G3").parameters(temperature=-4).afford(0, "big-asteroid")
    table.do("play big-asteroid", "melt D4")
    assert (table.parameter("temperature"), table.waters()) == (0, {"D4"})


def test_raising_a_maxed_temperature_gives_no_rating_but_melts() -> None:
    table = Mission().glacier("D4").parameters(temperature=8).stock(0, heat=8)
    table.do("convert heat")
    assert (table.tr_of(0), table.waters(), table.stock_of(0, "plants")) == (25, {"D4"}, 1)


def test_a_step_made_and_a_step_lost_melt_one_glacier_each() -> None:
    table = Mission().glacier("D4", "G3", "F6").parameters(temperature=6).afford(0, "big-asteroid")
    table.do("play big-asteroid", "melt D4", "melt G3")
    assert (table.tr_of(0), table.waters()) == (26, {"D4", "G3"})


def test_without_a_glacier_left_nothing_melts() -> None:
    table = Mission().water("D4").parameters(temperature=2).stock(0, mc=14)
    table.do("project asteroid")
    assert (table.asked.kind, table.stocks(0), table.player(0).melts) == ("action", {}, 0)


def test_the_temperature_step_of_a_bonus_melts_too() -> None:
    table = Mission().glacier("D4").parameters(temperature=-2, oxygen=7).stock(0, mc=23)
    table.do("project greenery", "place A2")
    assert (table.parameter("temperature"), table.waters(), table.tr_of(0)) == (0, {"D4"}, 27)


def test_no_ocean_comes_free_at_zero_degrees() -> None:
    table = Mission().parameters(temperature=-2).stock(0, mc=14)
    table.do("project asteroid")
    assert (table.parameter("oceans"), table.tr_of(0), table.asked.kind) == (0, 26, "action")


def test_heat_production_is_the_bonus_of_the_first_temperature_steps() -> None:
    table = Mission().stock(0, mc=14 * 2).parameters(temperature=-26)
    table.do("project asteroid")
    assert table.productions(0) == {"heat": 1}
    table.parameters(temperature=-22).do("project asteroid")
    assert table.productions(0) == {"heat": 2}


def test_eight_percent_of_oxygen_raise_the_temperature() -> None:
    table = Mission().stock(0, mc=23).parameters(oxygen=7, temperature=-30)
    table.do("project greenery", "place A2")
    assert (table.parameter("oxygen"), table.parameter("temperature"), table.tr_of(0)) == (8, -28, 27)


def test_both_bonus_steps_of_one_raise_are_given() -> None:
    table = Mission().parameters(temperature=-26).afford(0, "deimos-down")
    table.do("play deimos-down", *(["remove none"] if table.asked.kind == "remove" else []))
    assert (table.parameter("temperature"), table.productions(0)) == (-20, {"heat": 2})


def test_an_ocean_laid_before_the_temperature_reaches_zero_lies_as_glacier_and_may_melt() -> None:
    table = Mission().parameters(temperature=-2).afford(0, "comet")
    table.do("play comet", "resolve comet place", "place F6")
    assert (table.waters(), table.stock_of(0, "plants"), table.player(0).melts) == ({"F6"}, 1, 1)


def test_an_ocean_laid_after_the_temperature_has_reached_zero_is_water_and_nothing_melts() -> None:
    table = Mission().parameters(temperature=-2).afford(0, "comet")
    table.do("play comet", "resolve comet raise", "resolve melting melt", "place F6")
    assert (table.waters(), table.stock_of(0, "plants"), table.player(0).melts) == ({"F6"}, 0, 0)
