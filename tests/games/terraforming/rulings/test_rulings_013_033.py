"""Rulings 13 to 33: tiles."""

import pytest

from tests.games.terraforming.rulings.numbering import ruling
from tests.games.terraforming.situation import Situation

ALL_OCEAN_AREAS = ("A2", "A4", "A5", "B6", "D8", "E4", "E5", "E6", "F6", "F7", "F8", "I5")


def neighbours(table: Situation, place: str) -> set[str]:
    board = table.table.map
    return {board.places[i] for i in board.adjacent[board.index[place]]}


def land(table: Situation) -> set[str]:
    return {table.table.map.places[i] for i in table.table.map.land}


@ruling(13)
@pytest.mark.parametrize(
    ("project", "price", "place", "plants", "money"),
    [("city", 25, "D3", 1, 2), ("greenery", 23, "F5", 1, 4), ("aquifer", 18, "E5", 2, 4)],
)
def test_hex_bonus_and_2_for_each_neighbouring_ocean_go_to_whoever_places(
    project: str, price: int, place: str, plants: int, money: int
) -> None:
    table = Situation().stock(0, mc=price).tile("E4", "ocean").tile("E6", "ocean").tile("F6", "ocean")
    table.tile("C3", "greenery", 1).tile("F4", "greenery", 1)
    table.do(f"project {project}", f"place {place}")
    assert table.stocks(0) == {"plants": plants, "mc": money}
    assert table.stocks(1) == {}


@ruling(13)
def test_special_tiles_collect_hex_bonus_and_ocean_money_too() -> None:
    table = Situation().stock(0, mc=20).hand(0, "mohole-area").tile("E5", "ocean")
    table.do("play mohole-area", "place E6")
    assert table.stocks(0) == {"mc": 2, "plants": 2}


@ruling(14)
def test_oceans_are_no_landlord_point_even_for_who_placed_them() -> None:
    table = Situation(seats=3).stock(0, mc=18).tile("G3", "greenery", 1)
    table.do("project aquifer", "place E5")
    table.state.awards["landlord"] = 0
    assert [table.points(seat, "awards") for seat in range(3)] == [2, 5, 2]


@ruling(14)
def test_an_ocean_does_not_anchor_a_greenery_and_is_no_mining_area_neighbour() -> None:
    table = Situation().stock(0, mc=23 + 18 + 4).hand(0, "mining-area")
    table.do("project aquifer", "place A2")
    assert table.refused("play mining-area").key == "no-place"
    table.do("project greenery")
    assert table.places == land(table)


@ruling(14)
def test_an_ocean_beside_the_new_ocean_is_no_victim_of_flooding() -> None:
    table = Situation().stock(0, mc=7).stock(1, mc=9).hand(0, "flooding").tile("E4", "ocean")
    table.do("play flooding", "place E5")
    assert table.stock_of(1, "mc") == 9
    assert table.asked.kind == "action"


@ruling(15)
@pytest.mark.parametrize("anchor", ["greenery", "city", "special"])
def test_greenery_must_go_beside_an_own_tile_of_any_kind_where_land_is_free(anchor: str) -> None:
    table = Situation().stock(0, mc=23).tile("G3", anchor, 0).tile("C3", "greenery", 1)
    table.do("project greenery")
    assert table.places == neighbours(table, "G3")


@ruling(15)
def test_greenery_goes_anywhere_when_no_land_beside_own_tiles_is_free_or_only_off_map_cities_and_claims_are_owned() -> (
    None
):
    table = Situation().stock(0, mc=23).tile("ganymede-colony", "city", 0).claim("H3", 0)
    table.tile("A1", "greenery", 0).tile("B1", "greenery", 1).tile("B2", "greenery", 1)
    table.do("project greenery")
    assert table.places == land(table) - {"A1", "B1", "B2"}


@ruling(16)
def test_city_never_touches_any_city_neutral_and_foreign_ones_included() -> None:
    table = Situation().stock(0, mc=25).tile("G3", "city", 1).tile("C4", "city").tile("E3", "city", 1)
    table.do("project city")
    touching = neighbours(table, "G3") | neighbours(table, "C4") | neighbours(table, "E3") | {"G3", "C4"}
    assert table.places == land(table) - touching


@ruling(16)
@pytest.mark.parametrize("card", ["noctis-city", "urbanized-area"])
def test_only_noctis_city_and_urbanized_area_may_touch_cities(card: str) -> None:
    table = Situation().stock(0, mc=20).production(0, energy=1).hand(0, card)
    table.tile("F3", "city", 1).tile("F5", "city", 1)
    table.do(f"play {card}")
    assert table.tile_at("E3" if card == "noctis-city" else "F4") == "city"


@ruling(17)
@pytest.mark.parametrize("project", ["city", "greenery"])
def test_a_tile_project_without_a_legal_hex_is_not_available(project: str) -> None:
    table = Situation().stock(0, mc=30).cover("land")
    reason = table.refused(f"project {project}")
    assert str(reason) == f"no-place(tile={project})"
    assert table.stock_of(0, "mc") == 30
    assert table.production_of(0, "mc") == 0


@ruling(17)
def test_a_tile_project_stays_closed_where_cards_may_skip_their_tile() -> None:
    table = Situation(unplaceable_tiles="skip").stock(0, mc=30).cover("land")
    assert table.refused("project city").key == "no-place"


@ruling(17)
def test_plants_cannot_be_converted_without_a_legal_hex() -> None:
    table = Situation().stock(0, plants=8).cover("land")
    assert table.refused("convert plants").key == "no-place"


@ruling(18)
@pytest.mark.parametrize(
    "card",
    [
        "research-outpost",
        "natural-preserve",
        "industrial-center",
        "mining-rights",
        "cupola-city",
        "commercial-district",
    ],
)
def test_a_card_whose_tile_cannot_be_placed_is_unplayable(card: str) -> None:
    table = Situation().stock(0, mc=30).production(0, energy=2).hand(0, card).cover("land")
    assert table.refused(f"play {card}").key == "no-place"


@ruling(18)
def test_oceans_are_the_exception_and_never_make_a_card_unplayable_once_they_are_gone() -> None:
    table = Situation().stock(0, mc=23).hand(0, "ice-asteroid").parameters(oceans=9).cover("land")
    table.do("play ice-asteroid")
    assert table.stock_of(0, "mc") == 0


@ruling(19)
@pytest.mark.parametrize("project", ["city", "greenery"])
def test_the_noctis_hex_is_closed_to_every_other_tile(project: str) -> None:
    table = Situation().stock(0, mc=25)
    table.do(f"project {project}")
    assert "E3" not in table.places


@ruling(19)
def test_the_noctis_hex_is_closed_to_special_tiles_and_claims() -> None:
    table = Situation().stock(0, mc=20).hand(0, "nuclear-zone", "land-claim")
    table.do("play land-claim")
    assert "E3" not in table.places
    table.do("claim A1", "play nuclear-zone")
    assert "E3" not in table.places


@ruling(19)
def test_noctis_city_ignores_city_spacing_but_later_cities_keep_away_from_it() -> None:
    table = Situation().stock(0, mc=43).production(0, energy=1).hand(0, "noctis-city").tile("F2", "city", 1)
    table.do("play noctis-city")
    assert table.tile_at("E3") == "city"
    assert table.stock_of(0, "plants") == 2
    table.do("project city")
    assert not table.places & neighbours(table, "E3")


@ruling(20)
def test_capital_is_a_city_in_every_respect_with_a_point_for_each_neighbouring_ocean() -> None:
    table = Situation(corporations=("tharsis-republic", "beginner-corporation"))
    table.do("first-action tharsis-republic", "place I3", "end")
    table.turn_of(0).stock(0, mc=26, plants=0).production(0, energy=2, mc=0)
    table.hand(0, "capital").in_play(0, "rover-construction", "pets", "immigrant-city")
    for place in ("E4", "E5", "E6", "I5"):
        table.tile(place, "ocean")
    table.tile("C4", "greenery", 1)
    table.do("play capital", "place D4")
    assert table.card_points("capital") == 2
    assert table.points(0, "cities") == 1
    assert table.stock_of(0, "mc") == 2 + 3 + 2 * 2
    assert table.production_of(0, "mc") == 5 + 1 + 1
    assert table.held_by("pets") == 1
    table.tile("G5", "city", 0)
    table.stock(0, mc=8).turn_of(0).do("milestone mayor")


@ruling(21)
@pytest.mark.parametrize("card", ["research-outpost", "natural-preserve"])
def test_lonely_tiles_allow_no_neighbouring_tile_of_any_kind_but_empty_ocean_areas(card: str) -> None:
    table = Situation().stock(0, mc=20).hand(0, card).tile("E5", "ocean").tile("G3", "greenery", 1)
    table.do(f"play {card}")
    near = neighbours(table, "E5") | neighbours(table, "G3") | {"G3"}
    assert table.places == land(table) - near
    assert "E8" in table.places


@ruling(22)
def test_urbanized_area_needs_two_neighbouring_cities_of_any_owner() -> None:
    table = Situation().stock(0, mc=10).production(0, energy=1).hand(0, "urbanized-area")
    table.tile("F3", "city", 1)
    assert table.refused("play urbanized-area").key == "no-place"
    table.tile("F5", "city", 0)
    table.do("play urbanized-area")
    assert table.tile_at("F4") == "city"


@ruling(23)
@pytest.mark.parametrize("card", ["mangrove", "protected-valley"])
def test_greenery_on_an_ocean_area_needs_no_own_neighbour_and_collects_bonus_and_ocean_money(card: str) -> None:
    table = Situation().stock(0, mc=23).hand(0, card).parameters(temperature=4)
    table.tile("G1", "greenery", 0).tile("E5", "ocean")
    price = table.table.content[card].cost
    table.do(f"play {card}")
    assert table.places == set(ALL_OCEAN_AREAS) - {"E5"}
    table.do("place E6")
    assert table.tile_at("E6") == "greenery"
    assert table.stocks(0) == {"mc": 23 - price + 2, "plants": 2}


@ruling(24)
def test_the_three_cards_that_build_on_ocean_areas_leave_room_for_exactly_nine_oceans() -> None:
    table = Situation().stock(0, mc=100).hand(0, "mangrove", "protected-valley", "mohole-area")
    table.parameters(temperature=8)
    table.do("play mangrove", "place A2", "play protected-valley", "place A4")
    table.turn_of(0).do("play mohole-area", "place A5")
    for place in ALL_OCEAN_AREAS[3:]:
        table.stock(0, mc=18).turn_of(0).do("project aquifer")
        if table.asked.kind == "place":
            table.do(f"place {place}")
    assert table.parameter("oceans") == 9
    assert all(table.tile_at(place) == "ocean" for place in ALL_OCEAN_AREAS[3:])


@ruling(25)
def test_artificial_lake_takes_a_land_hex_and_one_of_the_nine_oceans() -> None:
    table = Situation().stock(0, mc=15).hand(0, "artificial-lake").parameters(temperature=-6)
    table.do("play artificial-lake")
    assert table.places == land(table)
    table.do("place D5")
    assert table.tile_at("D5") == "ocean"
    assert table.owner_at("D5") == -1
    assert (table.parameter("oceans"), table.tr_of(0), table.stock_of(0, "plants")) == (1, 21, 2)


@ruling(25)
def test_artificial_lake_is_playable_for_its_point_when_no_ocean_is_left() -> None:
    table = Situation().stock(0, mc=15).hand(0, "artificial-lake").parameters(temperature=-6, oceans=9)
    table.do("play artificial-lake")
    assert (table.tr_of(0), table.points(0, "cards")) == (20, 1)


@ruling(25)
def test_artificial_lake_is_unplayable_with_oceans_left_but_no_free_land() -> None:
    table = Situation().stock(0, mc=15).hand(0, "artificial-lake").parameters(temperature=-6).cover("land")
    assert table.refused("play artificial-lake").key == "no-place"


@ruling(26)
def test_lava_flows_goes_to_volcanic_hexes_only_and_is_unplayable_when_all_are_taken() -> None:
    table = Situation().stock(0, mc=18).hand(0, "lava-flows")
    table.do("play lava-flows")
    assert table.places == {"B2", "C1", "D1", "E1"}

    full = Situation().stock(0, mc=18).hand(0, "lava-flows")
    for place in ("B2", "C1", "D1", "E1"):
        full.tile(place, "greenery", 1)
    assert full.refused("play lava-flows").key == "no-place"


@ruling(26)
def test_lava_flows_goes_to_any_land_of_a_map_without_volcanic_hexes() -> None:
    table = Situation(map="hellas").stock(0, mc=18).hand(0, "lava-flows")
    table.do("play lava-flows")
    assert table.places == land(table) - {"I3"}  # the South Pole costs 6 M€, which are not there


@ruling(26)
def test_volcanic_hexes_are_normal_land_for_all_other_tiles() -> None:
    table = Situation().stock(0, mc=25)
    table.do("project city")
    assert table.places >= {"B2", "C1", "D1", "E1"}


@ruling(27)
@pytest.mark.parametrize(
    ("place", "metal", "stock"), [("D1", "titanium", {"titanium": 1, "plants": 1}), ("A1", "steel", {"steel": 2})]
)
def test_mining_rights_needs_land_with_metal_and_gives_bonus_and_production(
    place: str, metal: str, stock: dict[str, int]
) -> None:
    table = Situation().stock(0, mc=9).hand(0, "mining-rights")
    table.do("play mining-rights")
    assert table.places == {"A1", "B2", "C7", "D1", "H1", "H6", "I1", "I2"}
    table.do(f"place {place}")
    assert table.stocks(0) == stock
    assert table.productions(0) == {metal: 1}


@ruling(27, 28)
def test_mining_area_needs_metal_land_beside_an_own_tile() -> None:
    table = Situation().stock(0, mc=4).hand(0, "mining-area").tile("G1", "greenery", 0).tile("B3", "greenery", 1)
    table.do("play mining-area")
    assert table.tile_at("H1") == "special"
    assert table.stocks(0) == {"steel": 2}
    assert table.productions(0) == {"steel": 1}


@ruling(28)
def test_mining_area_is_impossible_as_first_tile_and_beside_only_a_claim_or_ocean() -> None:
    table = Situation().stock(0, mc=4).hand(0, "mining-area").claim("B1", 0).tile("A2", "ocean")
    assert table.refused("play mining-area").key == "no-place"


@ruling(29)
def test_ecological_zone_needs_an_own_greenery_but_may_stand_beside_another_players_and_is_no_greenery() -> None:
    table = Situation().stock(0, mc=12).hand(0, "ecological-zone").tile("C4", "greenery", 1)
    assert table.refused("play ecological-zone").key == "needs-greeneries"
    table.tile("H2", "greenery", 0).tile("B3", "city", 1)
    table.do("play ecological-zone", "place C3")
    assert table.tile_at("C3") == "special"
    assert table.points(0, "greeneries") == 1
    assert table.points(1, "cities") == 1


@ruling(30)
def test_commercial_district_may_stand_alone_and_scores_neighbouring_cities_of_all_at_the_end() -> None:
    table = Situation().stock(0, mc=16).production(0, energy=1).hand(0, "commercial-district")
    table.do("play commercial-district", "place G3")
    assert table.card_points("commercial-district") == 0
    table.tile("F3", "city", 1).tile("G4", "city", 0).tile("H2", "greenery", 0)
    assert table.card_points("commercial-district") == 2


def with_space_cities() -> Situation:
    return Situation().tile("ganymede-colony", "city", 0).tile("phobos-space-haven", "city", 1).tile("G3", "city", 1)


@ruling(31)
@pytest.mark.parametrize(("card", "stock"), [("energy-saving", "energy"), ("greenhouses", "plants")])
def test_space_cities_are_cities_in_play(card: str, stock: str) -> None:
    table = with_space_cities().stock(0, mc=15).hand(0, card)
    table.do(f"play {card}")
    have = table.production_of(0, stock) if card == "energy-saving" else table.stock_of(0, stock)
    assert have == 3


@ruling(31)
def test_space_cities_count_for_immigration_shuttles_rad_suits_mayor_and_landlord() -> None:
    table = with_space_cities().in_play(0, "immigration-shuttles").hand(0, "rad-suits").stock(0, mc=14)
    assert table.card_points("immigration-shuttles") == 1
    table.do("play rad-suits")
    table.tile("C4", "city", 0).tile("H5", "city", 0)
    table.do("milestone mayor")
    table.state.awards["landlord"] = 0
    assert (table.points(0, "awards"), table.points(1, "awards")) == (5, 0)


@ruling(31)
def test_space_cities_are_not_on_mars_for_martian_rails_and_zeppelins() -> None:
    table = with_space_cities().stock(0, mc=13, energy=1).in_play(0, "martian-rails").hand(0, "zeppelins")
    table.parameters(oxygen=5)
    table.do("play zeppelins", "use martian-rails")
    assert table.productions(0) == {"mc": 1}
    assert table.stocks(0) == {"mc": 1}


@ruling(32)
def test_land_claim_marks_free_land_without_bonus_and_the_later_tile_collects_it() -> None:
    table = Situation().stock(0, mc=1).hand(0, "land-claim").tile("G3", "greenery", 1).claim("H4", 1)
    table.do("play land-claim")
    assert table.places == land(table) - {"G3", "H4"}
    table.do("claim H3")
    assert len(table.hand_of(0)) == 0
    table.turn_of(0).stock(0, plants=8).do("convert plants", "place H3")
    assert len(table.hand_of(0)) == 1


@ruling(32)
def test_a_tile_on_the_own_claim_obeys_its_normal_rules_and_the_claim_need_not_be_used() -> None:
    table = Situation().stock(0, mc=25).claim("H3", 0).tile("G3", "city", 1)
    table.do("project city")
    assert "H3" not in table.places
    assert table.places


@ruling(33)
def test_a_claimed_hex_is_closed_to_others_but_neutral_for_adjacency() -> None:
    table = Situation().stock(0, mc=18).hand(0, "research-outpost").claim("H3", 1)
    table.do("play research-outpost")
    assert "H3" not in table.places
    table.do("place H2")
    assert table.tile_at("H2") == "city"
