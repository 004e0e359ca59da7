"""The rule book's chapter Tiles: restrictions, bonuses, neighbours; and the reason of every hex that is closed."""

import pytest

from tests.games.terraforming.situation import Situation


def offered(table: Situation, *actions: str) -> set[str]:
    table.do(*actions)
    return table.places


def test_two_oceans_beside_a_new_city_bring_4() -> None:
    table = Situation().stock(0, mc=25).tile("E5", "ocean").tile("E6", "ocean")
    table.do("project city", "place D5")
    assert table.stock_of(0, "mc") == 4


def test_robinson_converts_8_plants_between_two_of_his_cities_and_takes_the_2_plants_of_the_hex() -> None:
    table = Situation().stock(0, plants=8).tile("D4", "city", 0).tile("D6", "city", 0)
    assert "D5" in offered(table, "convert plants")
    table.do("place D5")
    assert table.stocks(0) == {"plants": 2}
    assert (table.parameter("oxygen"), table.tr_of(0)) == (1, 21)
    assert (table.points(0, "greeneries"), table.points(0, "cities")) == (1, 2)


def test_oceans_go_only_to_areas_reserved_for_them_raise_the_rating_and_belong_to_nobody() -> None:
    table = Situation().stock(0, mc=18)
    board = table.table.map
    assert offered(table, "project aquifer") == {board.places[i] for i in board.ocean_areas}
    table.do("place E5")
    assert (table.owner_at("E5"), table.tr_of(0), table.parameter("oceans")) == (-1, 21, 1)


@pytest.mark.parametrize("project", ["city", "greenery"])
def test_no_other_tile_goes_to_an_ocean_area_or_the_hex_reserved_for_noctis_city(project: str) -> None:
    table = Situation().stock(0, mc=25)
    board = table.table.map
    assert offered(table, f"project {project}") == {board.places[i] for i in board.land}
    assert len(board.land) == 48


@pytest.mark.parametrize("card", ["ganymede-colony", "phobos-space-haven"])
def test_space_cities_have_places_of_their_own_off_the_map(card: str) -> None:
    table = Situation().stock(0, mc=25).hand(0, card).cover("land")
    table.do(f"play {card}")
    assert (table.tile_at(card), table.owner_at(card)) == ("city", 0)


def test_a_placement_bonus_of_cards_is_drawn() -> None:
    table = Situation().stock(0, mc=18).deck_top("grass", "mine")
    table.do("project aquifer", "place B6")
    assert table.hand_of(0) == ["grass", "mine"]


def test_the_ocean_money_comes_for_oceans_laid_before_not_for_the_tile_itself() -> None:
    table = Situation().stock(0, mc=36)
    table.do("project aquifer", "place E5", "project aquifer", "place E6")
    assert table.stock_of(0, "mc") == 2


@pytest.mark.parametrize(
    ("place", "reason"),
    [
        ("G3", "place-taken"),
        ("G4", "place-too-many-neighbours"),
        ("E5", "place-reserved-for-ocean"),
        ("E3", "place-reserved-for-city"),
        ("A1", "place-claimed"),
    ],
)
def test_every_hex_closed_to_a_city_has_its_reason(place: str, reason: str) -> None:
    table = Situation().stock(0, mc=25).tile("G3", "city", 1).claim("A1", 1)
    table.do("project city")
    assert table.refused(f"place {place}").key == reason


@pytest.mark.parametrize(
    ("card", "place", "reason"),
    [
        ("lava-flows", "G3", "place-needs-volcanic"),
        ("mohole-area", "G3", "place-needs-ocean-area"),
        ("mining-rights", "G3", "place-needs-bonus"),
        ("industrial-center", "G3", "place-needs-neighbours"),
        ("natural-preserve", "C3", "place-too-many-neighbours"),
        ("land-claim", "A1", "place-claimed"),
    ],
)
def test_every_hex_closed_to_a_card_has_its_reason(card: str, place: str, reason: str) -> None:
    table = Situation().stock(0, mc=20).hand(0, card).tile("C4", "city", 1).claim("A1", 0)
    table.do(f"play {card}")
    assert table.asked.kind in ("place", "claim")
    assert table.refused(f"{table.asked.kind} {place}").key == reason


def test_a_greenery_away_from_own_tiles_says_that_it_needs_a_neighbour() -> None:
    table = Situation().stock(0, mc=23).tile("C4", "city", 0)
    table.do("project greenery")
    assert dict(table.refused("place G3").values)["of"] == "own-tile"


@pytest.mark.parametrize(
    ("card", "place", "reason"),
    [
        ("noctis-city", "G4", "place-too-many-neighbours"),
        ("noctis-city", "I3", "place-costs"),
        ("lava-flows", "I3", "place-costs"),
        ("lava-flows", "A1", "place-reserved-for-ocean"),
    ],
)
def test_reasons_follow_the_map_where_a_reserved_or_volcanic_hex_is_missing(card: str, place: str, reason: str) -> None:
    table = Situation(map="hellas").stock(0, mc=18).production(0, energy=1).hand(0, card).tile("G3", "city", 1)
    table.do(f"play {card}")
    assert table.refused(f"place {place}").key == reason


def test_every_hex_of_the_map_is_either_offered_or_has_a_reason() -> None:
    table = Situation(map="hellas").stock(0, mc=25).tile("G3", "city", 1).claim("A2", 1)
    table.do("project city")
    candidates = table.rules.candidates(table.state, 0)
    named = {answer.words[0]: reason for answer, reason in candidates}  # type: ignore[union-attr]  # single answers
    assert set(named) == set(table.table.map.places[: table.table.map.hexes])
    assert {place for place, reason in named.items() if reason is None} == table.places


# the South Pole of Hellas


def test_the_south_pole_costs_6_and_brings_an_ocean() -> None:
    table = Situation(map="hellas").stock(0, mc=31)
    table.do("project city", "place I3", "place A1")
    assert (table.stock_of(0, "mc"), table.parameter("oceans"), table.tr_of(0)) == (0, 1, 21)


def test_the_south_pole_is_closed_to_who_cannot_pay_6_after_the_tile() -> None:
    table = Situation(map="hellas").stock(0, mc=30)
    table.do("project city")
    assert table.refused("place I3").key == "place-costs"


def test_a_tile_project_whose_only_hex_is_the_south_pole_wants_its_6_as_well() -> None:
    table = Situation(map="hellas").cover("land", leaving=("I3",)).stock(0, mc=30)
    assert table.refused("project city").key == "no-place"
    table.stock(0, mc=31).do("project city", "place A1")
    assert table.tile_at("I3") == "city"
    assert table.stock_of(0, "mc") == 0


def test_helion_may_pay_the_south_pole_with_heat() -> None:
    table = Situation(corporations=("helion",), map="hellas").stock(0, mc=2, heat=4, plants=8)
    table.do("convert plants", "place I3")
    if table.asked.kind == "pay":
        table.do(str(table.asked.options[0]))
    table.do("place A1")
    assert table.stocks(0) == {"plants": 2}


def test_no_ocean_comes_from_the_south_pole_once_they_are_gone_but_the_price_is_paid() -> None:
    table = Situation(map="hellas").stock(0, mc=6, plants=8).parameters(oceans=9)
    table.do("convert plants", "place I3")
    assert (table.stock_of(0, "mc"), table.asked.kind) == (0, "action")


def test_heat_and_metal_bonuses_of_hellas_and_three_cards_of_olympus_mons_are_taken() -> None:
    hellas = Situation(map="hellas").stock(0, mc=18)
    hellas.do("project aquifer", "place E7")
    assert hellas.stocks(0) == {"heat": 3}
    elysium = Situation(map="elysium").stock(0, mc=25)
    elysium.do("project city", "place C7")
    assert len(elysium.hand_of(0)) == 3


def test_mining_rights_on_a_hex_with_plant_and_steel_give_both_and_steel_production() -> None:
    table = Situation(map="hellas").stock(0, mc=9).hand(0, "mining-rights")
    table.do("play mining-rights", "place A4")
    assert table.stocks(0) == {"plants": 1, "steel": 1}
    assert table.productions(0) == {"steel": 1}
