"""Rule book: Tiles & Population."""

import pytest

from tests.games.legacy.situation import Mission


def test_oceans_go_on_reserved_areas_only_and_no_other_tile_goes_there() -> None:
    table = Mission().stock(0, mc=18 + 25)
    table.do("project aquifer")
    board = table.table.map
    reserved = {board.places[place] for place in board.ocean_areas}
    assert (table.places, len(reserved)) == (reserved, 18)
    table.do("place D4", "project city")
    assert not table.places & reserved


def test_an_ocean_tile_belongs_to_nobody() -> None:
    table = Mission().stock(0, mc=18)
    table.do("project aquifer", "place D4")
    assert table.owner_at("D4") == -1


def test_placing_a_tile_brings_the_bonus_printed_on_the_area() -> None:
    table = Mission().stock(0, mc=25)
    table.do("project city", "place D1")
    assert table.stocks(0) == {"titanium": 2}


def test_a_card_printed_on_an_area_is_drawn_for_nothing() -> None:
    table = Mission().stock(0, mc=25)
    table.do("project city", "place C4")
    assert (len(table.hand_of(0)), table.stocks(0)) == (1, {})


def test_a_greenery_goes_beside_an_own_tile_if_possible() -> None:
    table = Mission().stock(0, mc=23).tile("A2", "city", 0).tile("I1", "city", 1)
    table.do("project greenery")
    assert table.places == {"A1", "A3", "B2"}


def test_without_an_own_tile_a_greenery_goes_anywhere() -> None:
    table = Mission().stock(0, mc=23).tile("I1", "city", 1)
    table.do("project greenery")
    board = table.table.map
    assert table.places == {board.places[place] for place in board.land} - {"I1"}


def test_a_city_may_not_touch_another_city_not_even_a_neutral_one() -> None:
    table = Mission().stock(0, mc=25).tile("A2", "city", 1).tile("G7", "city")
    table.do("project city")
    assert not table.places & {"A1", "A3", "B2", "F8", "G6", "H6"}
    assert {"A4", "B1", "E9"} <= table.places


def test_a_city_has_room_for_two_populations_and_a_special_tile_for_one() -> None:
    table = Mission().tile("A2", "city", 0).tile("C1", "special", 0).stock(0, workers=40)
    table.do("convert workers", "population A2", "convert workers", "population A2")
    table.turn_of(0).do("convert workers")
    assert (table.people_at("A2"), table.people_at("C1")) == (2, 1)
    assert table.turn_of(0).refused("convert workers").key == "no-room-for-population"


def test_population_stands_on_own_cities_and_special_tiles_only() -> None:
    table = Mission().stock(0, workers=10)
    table.tile("A2", "city", 1).tile("C1", "special", 1).tile("I1", "greenery", 0).tile("I4", "city").glacier("D4")
    assert table.refused("convert workers").key == "no-room-for-population"
    table.tile("G7", "city", 0).do("convert workers")
    assert table.people_at("G7") == 1


def test_each_population_placed_is_one_rating() -> None:
    table = Mission().tile("A2", "city", 0).stock(0, workers=10)
    table.do("convert workers")
    assert (table.tr_of(0), table.stocks(0)) == (26, {})


@pytest.mark.parametrize("owner", [0, 1, None], ids=["own", "opponents", "neutral"])
def test_each_population_on_adjacent_tiles_gives_one_money_whoever_owns_it(owner: int | None) -> None:
    table = Mission().tile("A2", "city", owner).people("A2", 2).stock(0, mc=23)
    table.do("project greenery", "place A3" if owner == 0 else "place B2")
    assert table.stock_of(0, "mc") == 2


def test_population_and_oceans_beside_a_new_tile_both_pay() -> None:
    table = Mission().tile("A2", "city", 1).people("A2", 1).water("B3").stock(0, mc=23)
    table.do("project greenery", "place B2")
    assert table.stock_of(0, "mc") == 1 + 2


def test_an_ocean_placed_beside_population_is_paid_too() -> None:
    table = Mission().tile("A2", "city", 1).people("A2", 2).stock(0, mc=18)
    table.do("project aquifer", "place B3")
    assert table.stock_of(0, "mc") == 2


def test_placing_population_itself_is_no_tile_and_pays_nobody() -> None:
    table = Mission().tile("A2", "city", 0).tile("A3", "special", 1).people("A3", 1).stock(0, workers=10)
    table.do("convert workers")
    assert (table.stocks(0), table.stocks(1)) == ({}, {})


def test_a_special_tile_counts_as_neither_city_nor_greenery() -> None:
    table = Mission().tile("A2", "special", 0).stock(0, mc=25)
    table.do("project city", "place A3")
    assert table.tile_at("A3") == "city"


def test_tiles_off_the_map_hold_population_and_have_no_neighbours() -> None:
    table = Mission().tile("wheel-habitat", "city", 0).tile("tethered-dock", "special", 0).stock(0, workers=30)
    table.do("convert workers", "population wheel-habitat", "convert workers", "population wheel-habitat")
    table.turn_of(0).do("convert workers")
    assert (table.tr_of(0), table.people_at("wheel-habitat"), table.people_at("tethered-dock")) == (28, 2, 1)
    table.stock(0, mc=25).do("project city")
    assert {"A2", "D8"} <= table.places, "no place is beside a tile off the map"
    table.do("place A2")
    assert table.stock_of(0, "mc") == 0
