"""Every count and every condition of a campaign."""

import pytest

from mars_desktop.games.terraforming import vocabulary as v
from mars_desktop.games.terraforming.amounts import measured
from mars_desktop.games.terraforming.requirements import unmet
from tests.games.legacy.situation import Mission


def count(table: Mission, measure: v.AnyMeasure, seat: int = 0, card: str = "") -> int:
    """How many there are for a seat."""
    index = table.table.content.index[card] if card else -1
    return measured(table.table, table.state, seat, measure, index)


def met(table: Mission, requires: v.Requires, offset: int = 0) -> bool:
    """Whether seat 0 meets a requirement."""
    return unmet(table.table, table.state, 0, requires, offset) is None


def peopled() -> Mission:
    """Two cities and a special tile of seat 0, a city of seat 1, a neutral city, all with Population."""
    table = Mission().tile("A2", "city", 0).people("A2", 2).tile("C1", "special", 0).people("C1", 1)
    table.tile("wheel-habitat", "city", 0).people("wheel-habitat", 1)
    table.tile("I1", "city", 1).people("I1", 2).tile("G7", "city").people("G7", 2)
    return table


def test_population_is_counted_on_tiles_by_owner_and_kind() -> None:
    table = peopled()
    assert count(table, v.Population()) == 4
    assert count(table, v.Population(on="city")) == 3
    assert count(table, v.Population(on="special")) == 1
    assert count(table, v.Population(on="off-map")) == 1
    assert count(table, v.Population("all")) == 8
    assert count(table, v.Population("opponents")) == 2, "neutral Population is nobody's"


def test_population_beside_the_tile_of_the_card_is_counted() -> None:
    table = peopled().tile("A3", "special", 1, card="guild-quarter")
    assert count(table, v.Population("all", adjacent=True), card="guild-quarter") == 2


def test_tiles_with_population_are_counted() -> None:
    table = peopled().tile("D8", "city", 0)
    assert count(table, v.Tiles(populated=True)) == 3
    assert count(table, v.Tiles("city", populated=True)) == 2


@pytest.mark.parametrize(
    ("near", "beside"),
    [("ocean", 2), ("glacier", 1), ("water", 1), ("city", 1), ("population", 1), ("neutral-city", 1), ("own-tile", 2)],
)
def test_tiles_beside_something_or_not_beside_it_are_counted(near: v.Neighbour, beside: int) -> None:
    table = Mission().tile("C4", "greenery", 0).tile("G6", "greenery", 0).tile("H6", "greenery", 0).glacier("D4")
    table.water("F6").tile("G7", "city", card="the-hull").people("G7", 1)
    own = 3
    if near in ("city", "population", "neutral-city"):
        beside = 2  # both G6 and H6 lie beside G7
    assert count(table, v.Tiles(next_to=near)) == beside
    assert count(table, v.Tiles(not_next_to=near)) == own - beside


def test_a_tile_off_the_map_is_beside_nothing() -> None:
    table = Mission().tile("wheel-habitat", "city", 0)
    assert (count(table, v.Tiles(next_to="city")), count(table, v.Tiles(not_next_to="city"))) == (0, 1)


def test_tiles_on_the_rim_of_the_map_are_counted() -> None:
    table = Mission().tile("A2", "city", 0).tile("I1", "greenery", 0).tile("C4", "greenery", 0)
    table.tile("wheel-habitat", "city", 0).tile("D8", "greenery", 1)
    assert (count(table, v.Tiles(edge=True)), count(table, v.Tiles(edge=True, whose="all"))) == (2, 3)


def test_tiles_on_printed_bonuses_are_counted() -> None:
    table = Mission().tile("A1", "city", 0).tile("A4", "greenery", 0).tile("A2", "greenery", 0)
    assert count(table, v.Tiles(bonus=("steel", "titanium"))) == 2


def test_sides_of_oceans_are_counted_for_all() -> None:
    table = Mission().glacier("D4", "G3").water("F6")
    sides = {tile: count(table, v.Tiles(tile, "all")) for tile in ("glacier", "water", "ocean")}
    assert sides == {"glacier": 2, "water": 1, "ocean": 3}


def test_melts_are_counted_by_whoever_made_them_however() -> None:
    table = Mission().glacier("D4", "G3", "F6").parameters(temperature=0).stock(0, mc=14).stock(1, mc=5)
    table.do("p1 project asteroid", "p1 melt D4", "p1 end")
    table.hand(1, "seed-ice").do("p2 play seed-ice", "p2 melt G3")
    assert [count(table, v.Melts(), seat) for seat in range(2)] == [1, 1]
    assert (count(table, v.Melts("all")), count(table, v.Melts("opponents"))) == (2, 1)


def test_innovations_are_counted_once_played_events_too() -> None:
    table = (
        Mission().in_play(0, "warm-stone", "second-dawn", "asteroid").hand(0, "glass-weather").in_play(1, "ice-lens")
    )
    assert (count(table, v.Innovations()), count(table, v.Innovations("all"))) == (2, 3)


def test_developments_in_play_are_counted() -> None:
    table = Mission(twist=True).in_play(0, "greenwake-m1a", "greenwake-m2a").in_play(1, "greenwake-m3a")
    assert (count(table, v.Developments()), count(table, v.Developments("all"))) == (2, 3)


def test_titles_won_in_earlier_missions_are_counted() -> None:
    table = Mission()
    table.player(0).titles = ("G", "P", "G", "A")
    table.player(1).titles = ("A",)
    assert count(table, v.Titles(("G",))) == 2
    assert count(table, v.Titles(("G", "A", "P"))) == 4
    assert count(table, v.Titles(("A",), "all")) == 2


def test_the_largest_connected_group_of_own_tiles_on_the_map_is_counted() -> None:
    table = Mission().tile("A1", "city", 0).tile("A2", "greenery", 0).tile("B2", "greenery", 0).tile("A4", "city", 0)
    table.tile("A3", "greenery", 1).tile("wheel-habitat", "city", 0).tile("I1", "greenery", 0).tile("H1", "special", 0)
    assert (count(table, v.Connected()), count(table, v.Connected(), 1)) == (3, 1)


def test_raised_productions_are_counted_among_seven() -> None:
    table = Mission().production(0, mc=1, steel=1, titanium=1, plants=1, energy=1, heat=1, workers=1)
    assert count(table, v.RaisedProductions()) == 7
    assert count(table.production(0, mc=-2), v.RaisedProductions()) == 6


# --- conditions -------------------------------------------------------------------------------------------------------


def test_population_is_required_of_oneself_or_of_all_neutral_included() -> None:
    table = peopled()
    assert met(table, v.Requires(population=v.TileBounds(4, "me")))
    assert not met(table, v.Requires(population=v.TileBounds(5, "me")))
    assert met(table, v.Requires(population=v.TileBounds(8, "all")))
    assert not met(table, v.Requires(population=v.TileBounds(9, "all")))


def test_special_tiles_are_required() -> None:
    table = Mission().tile("A2", "special", 0).tile("tethered-dock", "special", 1)
    assert met(table, v.Requires(specials=v.TileBounds(1, "me")))
    assert not met(table, v.Requires(specials=v.TileBounds(2, "me")))
    assert met(table, v.Requires(specials=v.TileBounds(2, "all")))


def test_sides_of_oceans_are_required_and_no_offset_moves_them() -> None:
    table = Mission().glacier("D4", "G3").water("F6")
    assert met(table, v.Requires(glaciers=v.Bounds(min=2), water=v.Bounds(min=1)))
    assert not met(table, v.Requires(glaciers=v.Bounds(min=3)), offset=5)
    assert not met(table, v.Requires(water=v.Bounds(min=2)), offset=5)
    assert not met(table, v.Requires(glaciers=v.Bounds(max=1)), offset=5)
    assert met(table, v.Requires(oceans=v.Bounds(min=5)), offset=2)


def test_innovations_and_melts_are_required() -> None:
    table = Mission().in_play(0, "warm-stone")
    table.player(1).melts = 2
    assert met(table, v.Requires(innovations=v.TileBounds(1, "me")))
    assert not met(table, v.Requires(innovations=v.TileBounds(2, "me")))
    assert met(table, v.Requires(melts=v.TileBounds(2, "all")))
    assert not met(table, v.Requires(melts=v.TileBounds(1, "me")))


def test_a_connected_group_is_required() -> None:
    table = Mission().tile("A1", "city", 0).tile("A2", "greenery", 0)
    assert met(table, v.Requires(connected=v.TileBounds(2, "me")))
    assert not met(table, v.Requires(connected=v.TileBounds(3, "me")))


def test_a_rating_is_required() -> None:
    assert met(Mission().rating(0, 40), v.Requires(tr=v.Bounds(min=40)))
    assert not met(Mission().rating(0, 39), v.Requires(tr=v.Bounds(min=40)))
    assert not met(Mission().rating(0, 41), v.Requires(tr=v.Bounds(max=40)))


def test_the_last_title_is_required_none_meaning_no_title_absent_new_or_the_first_mission() -> None:
    requires = v.Requires(last_title=("-", "P"))
    table = Mission()
    assert met(table, requires), "nobody has a title in the first mission"
    table.player(0).title = "P"
    assert met(table, requires)
    table.player(0).title = "G"
    assert not met(table, requires)


def test_all_conditions_of_a_requirement_must_hold() -> None:
    table = Mission().rating(0, 40)
    table.player(0).title = "G"
    assert not met(table, v.Requires(tr=v.Bounds(min=40), last_title=("-",)))
    assert not met(table, v.Requires(tr=v.Bounds(min=41), last_title=("G",)))
    assert met(table, v.Requires(tr=v.Bounds(min=40), last_title=("G",)))


def test_tags_are_required_events_face_down_not_among_them() -> None:
    table = Mission().in_play(0, "asteroid", "wheel-habitat")
    assert met(table, v.Requires(tags={"space": 1}))
    assert not met(table, v.Requires(tags={"space": 2}))
