"""Situations with tiles: adjacency, reserved hexes, fees, claims, order of placing."""

import pytest

from mars_desktop.engine import Choice, Refused, Session
from mars_desktop.engine.session import STALE
from mars_desktop.games.terraforming.solo import place_neutral_tiles
from mars_desktop.games.terraforming.state import CITY, NEUTRAL
from tests.games.terraforming.cases.covering import case
from tests.games.terraforming.situation import Situation


def land(table: Situation) -> set[str]:
    return {table.table.map.places[i] for i in table.table.map.land}


def beside(table: Situation, *places: str) -> set[str]:
    board = table.table.map
    return {board.places[i] for place in places for i in board.adjacent[board.index[place]]}


@case("TM-001")
@pytest.mark.parametrize("action", ["convert plants", "project greenery"])
def test_greenery_goes_to_any_free_land_when_every_neighbour_of_the_own_tiles_is_taken_or_reserved(action: str) -> None:
    table = Situation().stock(0, plants=8, mc=23).tile("E9", "city", 0).tile("E8", "greenery", 1)
    table.do(action)  # beside E9 there are only ocean areas and E8
    assert table.places == land(table) - {"E8", "E9"}


@case("TM-002")
def test_an_off_planet_city_restricts_neither_greenery_nor_city() -> None:
    table = Situation().stock(0, mc=23 + 25 + 25).hand(0, "phobos-space-haven")
    table.do("play phobos-space-haven", "project greenery")
    assert table.places == land(table)
    table.do("place G3")
    table.turn_of(0).do("project city")
    assert table.places == land(table) - {"G3"}


@case("TM-003")
@pytest.mark.parametrize(
    ("card", "spaced"),
    [("cupola-city", True), ("domed-crater", True), ("corporate-stronghold", True), ("noctis-city", False)],
)
def test_hexes_beside_a_city_are_not_offered_unless_the_card_lifts_the_rule(card: str, spaced: bool) -> None:
    table = Situation().stock(0, mc=30).production(0, energy=1).hand(0, card).tile("F3", "city", 1)
    table.do(f"play {card}")
    if spaced:
        assert table.places == land(table) - beside(table, "F3") - {"F3"}
    else:
        assert table.tile_at("E3") == "city"


@case("TM-005")
def test_a_claim_survives_undo_saving_and_generations_and_closes_the_hex_for_every_tile_of_others() -> None:
    start = Situation().stock(0, mc=1).hand(0, "land-claim")
    session = Session(start.rules, resume_from=start.state)
    for text in ("p1 play land-claim", "p1 claim H1"):
        session.choose(Choice.parse(text))
    session.undo()
    session.redo()
    table = start
    table.state = start.rules.codec.decode(start.rules.codec.encode(session.state))
    for _ in range(3):
        table.next_generation()
    table.stock(1, mc=60, plants=8).hand(1, "mining-rights")
    for action in ("play mining-rights", "project city", "project greenery", "convert plants"):
        table.turn_of(1).do(action)
        assert table.places
        assert "H1" not in table.places
        table.do(f"place {max(table.places)}")


@case("TM-006")
def test_a_marker_on_a_hex_with_a_fee_costs_nothing_until_a_tile_is_placed() -> None:
    table = Situation(map="hellas").stock(0, mc=3).hand(0, "land-claim")
    table.do("play land-claim", "claim I3")
    assert table.stock_of(0, "mc") == 2
    table.turn_of(0).stock(0, mc=5, plants=8).do("convert plants")
    assert "I3" not in table.places
    table.do("place A2")
    table.tile("I2", "city", 0).stock(0, mc=6, plants=8).turn_of(0).do("convert plants", "place I3", "place A1")
    assert table.stock_of(0, "mc") == 0


@case("TM-007")
def test_a_claim_marker_creates_no_adjacency() -> None:
    table = Situation().stock(0, mc=23).claim("C4", 0).tile("G3", "city", 0)
    table.do("project greenery")
    assert table.places == beside(table, "G3")


@case("TM-008")
@pytest.mark.parametrize("board", ["hellas", "elysium"])
def test_a_map_without_the_noctis_hex_reserves_none_and_noctis_city_is_a_normal_city_there(board: str) -> None:
    table = Situation(map=board).stock(0, mc=30).production(0, energy=1).hand(0, "noctis-city").tile("G3", "city", 1)
    free = {place for place in land(table) if place != "I3" or board != "hellas"} | {"I3"}
    table.do("play noctis-city")
    assert table.places == free - beside(table, "G3") - {"G3"}
    assert "E3" in table.places


@case("TM-010")
def test_a_card_whose_city_cannot_be_placed_is_unplayable_by_default_and_playable_by_the_named_option() -> None:
    closed = Situation().stock(0, mc=16).production(0, energy=1).hand(0, "cupola-city").cover("land")
    assert closed.refused("play cupola-city").key == "no-place"
    opened = Situation(unplaceable_tiles="skip").stock(0, mc=16).production(0, energy=1).hand(0, "cupola-city")
    opened.cover("land").do("play cupola-city")
    assert opened.productions(0) == {"mc": 3}


@case("TM-014")
def test_artificial_lake_wants_free_land_while_oceans_remain_and_is_playable_for_its_point_afterwards() -> None:
    table = Situation().stock(0, mc=15).hand(0, "artificial-lake").parameters(temperature=-6, oceans=8).cover("land")
    assert table.refused("play artificial-lake").key == "no-place"
    table.parameters(oceans=9).do("play artificial-lake")
    assert (table.parameter("oceans"), table.tr_of(0), table.points(0, "cards")) == (9, 20, 1)


@case("TM-017")
def test_immigrant_citys_tile_bonus_and_production_apply_once_or_not_at_all() -> None:
    table = Situation().stock(0, mc=13).production(0, energy=1).hand(0, "immigrant-city").tile("C4", "city", 1)
    session = Session(table.rules, resume_from=table.state)
    session.choose(Choice.parse("p1 play immigrant-city"))
    number = session.state.number
    before = table.rules.codec.encode(session.state)
    with pytest.raises(Refused):
        session.choose(Choice.parse("p1 place C5"), number)
    assert table.rules.codec.encode(session.state) == before
    session.choose(Choice.parse("p1 place D2"), number)
    with pytest.raises(Refused) as stale:
        session.choose(Choice.parse("p1 place G3"), number)
    assert stale.value.reason == STALE
    table.state = session.state
    assert [table.tile_at(place) for place in ("D2", "G3", "C5")] == ["city", "", ""]
    assert table.productions(0) == {"mc": -1}
    assert table.stocks(0) == {"plants": 1}


@case("TM-018")
def test_a_follow_up_ocean_waits_through_saving_and_is_placed_and_paid_once() -> None:
    table = Situation(map="hellas").stock(0, mc=31)
    session = Session(table.rules, resume_from=table.state)
    for text in ("p1 project city", "p1 place I3"):
        session.choose(Choice.parse(text))
    restored = table.rules.codec.decode(table.rules.codec.encode(session.state))
    assert restored == session.state
    again = Session(table.rules, resume_from=restored)
    assert [(decision.seat, decision.kind) for decision in again.pending] == [(0, "place")]
    number = restored.number
    again.choose(Choice.parse("p1 place A1"), number)
    with pytest.raises(Refused, match="stale-answer"):
        again.choose(Choice.parse("p1 place B1"), number)
    table.state = again.state
    assert (table.parameter("oceans"), table.stock_of(0, "mc"), table.asked.kind) == (1, 0, "action")


@case("TM-020")
def test_money_from_neighbouring_oceans_may_pay_the_fee_of_the_hex() -> None:
    table = Situation(map="hellas").stock(0, mc=25)
    for place in ("H3", "H4", "I4"):
        table.tile(place, "ocean")
    table.do("project city", "place I3", "place A1")
    assert table.stock_of(0, "mc") == 0
    assert table.parameter("oceans") == 4
    two_oceans = Situation(map="hellas").stock(0, mc=25).tile("H3", "ocean").tile("H4", "ocean")
    two_oceans.do("project city")
    assert "I3" not in two_oceans.places


@case("TM-021")
@pytest.mark.parametrize("ocean_first", [True, False])
def test_lava_flows_ocean_at_0_degrees_may_be_placed_before_or_after_its_tile(ocean_first: bool) -> None:
    table = Situation().stock(0, mc=18).hand(0, "lava-flows").parameters(temperature=-4)
    table.do("play lava-flows")
    assert table.asked.kind == "order"
    if ocean_first:
        table.do("resolve temperature-track place", "place A2", "place B2")
    else:
        table.do("resolve lava-flows place", "place B2", "place A2")
    # Tharsis Tholus brings 2 M€ only if the ocean beside it is there already
    assert table.stocks(0) == ({"mc": 2, "steel": 3} if ocean_first else {"steel": 3})


@case("TM-022", "TM-023")
def test_mining_guild_counts_its_own_tiles_once_oceans_too_and_no_tiles_of_others() -> None:
    table = Situation(corporations=("mining-guild",)).stock(0, mc=18).stock(1, mc=25)
    table.do("project aquifer", "place I5", "end")
    assert table.production_of(0, "steel") == 2
    table.do("project city", "place A1")
    assert table.production_of(0, "steel") == 2


def cities_of(table: Situation) -> list[str]:
    return [table.table.map.places[i] for i, tile in enumerate(table.state.tile) if tile == CITY]


@case("TM-027")
@pytest.mark.parametrize(
    ("costs", "cities"),
    [
        # 41st land hex in reading order H3; from the end I4, then I3 and I2 are beside H3, so I1 is the 2nd
        (("io-mining-industries", "insulation", "insulation", "insulation"), ["H3", "I1"]),
        # 3rd land hex B1; from the end the 1st is I4
        (("search-for-life", "insulation", "virus", "insulation"), ["B1", "I4"]),
    ],
)
def test_illegal_hexes_are_skipped_in_counting_neutral_cities(costs: tuple[str, ...], cities: list[str]) -> None:
    table = Situation(seats=1)
    table.state.tile = [0] * len(table.state.tile)
    table.deck_top(*costs)
    place_neutral_tiles(table.table, table.state, None)
    assert cities_of(table) == cities


@case("TM-028")
@pytest.mark.parametrize("seed", range(12))
def test_neutral_tiles_give_nobody_a_bonus_and_move_no_parameter(seed: int) -> None:
    table = Situation(seats=1, seed=seed, corporations=("teractor",))
    assert sum(owner == NEUTRAL for owner in table.state.owner) == 4
    assert table.state.parameters == [-30, 0, 0]
    assert table.stocks(0) == {"mc": 60}
    assert table.hand_of(0) == []
    assert table.tr_of(0) == 14


@case("TM-029")
def test_solo_tharsis_republic_gets_two_steps_for_the_neutral_cities_and_no_money() -> None:
    table = Situation(seats=1, corporations=("tharsis-republic",))
    assert table.productions(0) == {"mc": 2}
    assert table.stocks(0) == {"mc": 40}


@case("TM-137")
@pytest.mark.parametrize("card", ["research-outpost", "natural-preserve"])
def test_lonely_tiles_are_unplayable_when_the_only_free_hexes_touch_an_ocean_tile(card: str) -> None:
    table = Situation().stock(0, mc=18).hand(0, card).cover("land", leaving=("E9",)).tile("D8", "ocean")
    table.state.tile[table.table.map.index["E8"]] = 0
    table.state.tile[table.table.map.index["D7"]] = 0
    assert table.refused(f"play {card}").key == "no-place"


@case("TM-138")
@pytest.mark.parametrize("card", ["mangrove", "protected-valley"])
def test_a_greenery_for_an_ocean_area_needs_no_own_neighbour_and_raises_oxygen_once(card: str) -> None:
    table = Situation().stock(0, mc=23).hand(0, card).parameters(temperature=4).tile("C4", "city", 0)
    table.do(f"play {card}", "place F8")
    assert (table.tile_at("F8"), table.parameter("oxygen"), table.tr_of(0)) == ("greenery", 1, 21)


@case("TM-140")
def test_ecological_zone_is_a_special_tile_and_no_greenery_at_scoring() -> None:
    table = Situation().tile("G3", "special", 0, card="ecological-zone").tile("G4", "city", 0)
    assert (table.points(0, "greeneries"), table.points(0, "cities")) == (0, 0)
