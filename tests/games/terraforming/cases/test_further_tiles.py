"""Further situations with tiles: hexes that cost money, claims on them, full maps, what counts as a tile where."""

import pytest

from tests.games.terraforming.situation import Situation


def south_pole_only(corporation: str = "beginner-corporation") -> Situation:
    """A table on Hellas where no other land is free."""
    return Situation(corporations=(corporation,), map="hellas").cover("land", leaving=("I3",)).stock(0, mc=0)


def land(table: Situation) -> set[str]:
    return {table.table.map.places[i] for i in table.table.map.land}


@pytest.mark.parametrize(
    ("corporation", "in_play", "text", "price"),
    [
        ("credicor", (), "project city", 25 + 6 - 4),
        ("credicor", (), "project greenery", 23 + 6 - 4),
        ("beginner-corporation", ("standard-technology",), "project greenery", 23 + 6 - 3),
        ("beginner-corporation", ("media-group",), "play lava-flows", 18 + 6 - 3),
        ("interplanetary-cinematics", ("media-group",), "play lava-flows", 18 + 6 - 5),
    ],
)
@pytest.mark.parametrize("order", ["matters", "always"])
def test_money_that_comes_back_for_card_or_project_may_pay_for_the_hex(
    corporation: str, in_play: tuple[str, ...], text: str, price: int, order: str
) -> None:
    table = Situation(corporations=(corporation,), map="hellas", effect_order=order).cover("land", leaving=("I3",))
    table.stock(0, mc=price - 1).in_play(0, *in_play).hand(0, "lava-flows")
    assert table.refused(text).key in ("no-place", "needs-mc")
    table.stock(0, mc=price).do(text)
    while table.asked.kind == "order":
        table.do(min(table.options))
    assert table.tile_at("I3")
    assert table.places == {table.table.map.places[i] for i in table.table.map.ocean_areas}
    assert table.stock_of(0, "mc") == 0


def test_the_whole_price_of_card_or_project_is_due_before_anything_comes_back() -> None:
    table = south_pole_only("credicor").stock(0, mc=22)
    assert table.refused("project greenery").key == "needs-mc"


@pytest.mark.parametrize(("mc", "heat", "open_"), [(5, 0, False), (6, 0, True), (0, 6, True), (3, 2, False)])
def test_helion_adds_heat_to_money_for_the_price_of_a_hex(mc: int, heat: int, open_: bool) -> None:
    table = Situation(corporations=("helion",), map="hellas").stock(0, mc=mc, heat=heat, plants=8)
    table.do("convert plants")
    assert ("I3" in table.places) == open_


def test_helion_is_asked_how_much_of_the_price_of_a_hex_is_heat() -> None:
    table = Situation(corporations=("helion",), map="hellas").stock(0, mc=5, heat=4, plants=8)
    table.do("convert plants", "place I3")
    assert table.asked.kind == "pay"
    assert table.options == {"pay heat=1 mc=5", "pay heat=2 mc=4", "pay heat=3 mc=3", "pay heat=4 mc=2"}
    table.do("pay mc=2 heat=4")
    assert table.stocks(0) == {"mc": 3}


def test_a_claim_on_a_hex_costs_nothing_but_the_later_tile_pays_its_price() -> None:
    table = Situation(map="hellas").stock(0, mc=1).hand(0, "land-claim")
    table.do("play land-claim", "claim I3")
    table.turn_of(0).stock(0, mc=5, plants=8).do("convert plants")
    assert "I3" not in table.places
    table.do("place A2")
    table.turn_of(0).stock(0, mc=31).do("project city", "place I3")
    assert table.stock_of(0, "mc") == 0
    table.do("place G1")
    assert (table.tr_of(0), table.stock_of(0, "titanium")) == (22, 2)


def test_a_greenery_goes_anywhere_when_the_only_free_hex_beside_own_tiles_costs_too_much() -> None:
    table = Situation(map="hellas").tile("I2", "city", 0).stock(0, plants=8, mc=5)
    for place in ("I1", "H2", "H3"):
        table.tile(place, "greenery", 1)
    table.do("convert plants")
    assert table.places == land(table) - {"I1", "I2", "I3", "H2", "H3"}


def test_a_greenery_beside_own_tiles_must_pay_for_the_hex_where_it_can() -> None:
    table = Situation(map="hellas").tile("I2", "city", 0).stock(0, plants=8, mc=6)
    for place in ("I1", "H2", "H3"):
        table.tile(place, "greenery", 1)
    table.do("convert plants")
    assert (table.tile_at("I3"), table.stock_of(0, "mc"), table.asked.kind) == ("greenery", 0, "place")


def test_the_last_greeneries_of_the_game_may_use_the_south_pole_and_its_ocean_too() -> None:
    table = Situation(map="hellas").stock(0, plants=8, mc=0)
    table.finish_game()
    money = table.stock_of(0, "mc")
    table.do("convert plants", "place I3")
    assert table.stock_of(0, "mc") == money - 6
    assert table.pending == ()


def test_neutral_tiles_of_a_solo_game_on_the_south_pole_cost_nothing_and_bring_no_ocean() -> None:
    tables = (Situation(1, (), seed, map="hellas") for seed in range(400))
    table = next(table for table in tables if table.tile_at("I3"))
    assert table.tile_at("I3") in ("city", "greenery")
    assert (table.parameter("oceans"), table.stocks(0)) == (0, {})


def test_nothing_but_oceans_can_be_placed_on_a_full_map() -> None:
    table = Situation().cover("land").stock(0, mc=200, plants=16, steel=9, titanium=9).production(0, energy=9)
    table.parameters(oxygen=14, temperature=8).in_play(0, "research")
    cards = ("research-outpost", "mining-rights", "lava-flows", "land-claim", "commercial-district", "mangrove")
    table.hand(0, *cards, "noctis-city", "ganymede-colony", "plantation")
    for text in ("project city", "project greenery", "convert plants", "play plantation"):
        assert table.refused(text).key == "no-place"
    for card in cards[:-1]:
        assert table.refused(f"play {card}").key == "no-place"
    for text in ("project aquifer", "play mangrove", "play ganymede-colony", "play noctis-city"):
        assert table.allowed(text), text


def test_a_final_greenery_is_not_asked_for_on_a_full_map() -> None:
    table = Situation(seats=3).cover("land").stock(0, plants=20).stock(2, plants=9)
    table.finish_game()
    assert table.pending == ()


@pytest.mark.parametrize("seat", [0, 1])
def test_a_claim_is_no_tile_for_milestones_and_awards(seat: int) -> None:
    table = Situation(3, map="hellas").tile("H1", "city", 0).tile("I5", "special", 0).claim("H3", 0).stock(0, mc=8)
    assert table.refused("milestone polar-explorer").key == "milestone-unmet"
    table.tile("I4", "ocean")
    assert table.refused("milestone polar-explorer").key == "milestone-unmet"
    award = Situation(3).tile("G3", "city", seat).claim("E5", 2)
    award.state.awards["landlord"] = 0
    assert [award.points(s, "awards") for s in range(3)] == [(5 if s == seat else 2) for s in range(3)]


def test_cities_off_the_map_lie_neither_in_the_south_nor_beside_an_ocean() -> None:
    table = Situation(3, map="elysium").tile("ganymede-colony", "city", 0).tile("phobos-space-haven", "city", 0)
    table.tile("A4", "ocean").tile("A5", "city", 1).tile("I5", "greenery", 1)
    for award in ("estate-dealer", "desert-settler"):
        table.state.awards[award] = 0
    assert [table.points(seat, "awards") for seat in range(3)] == [4, 10, 4]


def test_estate_dealer_counts_tiles_beside_ocean_tiles_not_beside_ocean_areas_and_each_only_once() -> None:
    table = Situation(3, map="elysium").tile("A4", "ocean").tile("B5", "ocean").tile("A5", "city", 0)
    table.tile("D3", "greenery", 1).tile("D5", "greenery", 1).tile("B6", "greenery", 2).tile("C3", "greenery", 2)
    table.state.awards["estate-dealer"] = 0
    assert [table.points(seat, "awards") for seat in range(3)] == [5, 0, 5]


def test_the_owner_of_a_watching_card_is_paid_for_anybodys_city_not_the_placer() -> None:
    table = Situation(seats=3).in_play(2, "rover-construction", "pets").stock(0, mc=25)
    table.do("project city", "place G3")
    assert (table.stock_of(0, "mc"), table.stock_of(2, "mc"), table.held_by("pets")) == (0, 2, 1)


def test_money_for_the_new_ocean_cannot_pay_for_placing_it() -> None:
    table = Situation().in_play(0, "aquifer-pumping").stock(0, mc=4, steel=1).tile("A4", "ocean")
    assert table.refused("use aquifer-pumping").key == "needs-mc"
    table.stock(0, steel=2).do("use aquifer-pumping mc=4 steel=2", "place A5")
    assert table.stocks(0) == {"mc": 2}


def test_greeneries_may_not_use_hexes_that_others_have_claimed_beside_the_own_tile() -> None:
    table = Situation(seats=3).tile("I5", "city", 0).stock(0, plants=8)
    for place, seat in (("I4", 1), ("H5", 2), ("H6", 1)):
        table.claim(place, seat)
    table.do("convert plants")
    assert not {"I4", "H5", "H6", "I5"} & table.places
    assert len(table.places) > 30
