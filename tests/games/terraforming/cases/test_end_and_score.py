"""Situations at the end of the game and in scoring."""

import pytest

from tests.games.terraforming.cases.covering import case
from tests.games.terraforming.situation import Situation


@case("TM-015")
def test_final_greeneries_end_cleanly_when_the_last_legal_hex_is_filled() -> None:
    table = Situation(seats=3).cover("land", leaving=("G3",))
    for seat in range(3):
        table.stock(seat, plants=20)
    table.finish_game()
    assert table.asked.kind == "final-greenery"
    table.do("convert plants")
    assert table.tile_at("G3") == "greenery"
    assert table.pending == ()
    assert table.rules.score(table.state).winners == (0,)


@case("TM-016")
def test_oxygen_may_rise_without_a_tile_when_the_land_is_full_and_nothing_freezes() -> None:
    table = Situation().stock(0, mc=100, plants=20, energy=4).in_play(0, "steelworks").hand(0, "plantation")
    table.in_play(0, "research").parameters(oxygen=12).cover("land")
    for closed in ("convert plants", "project greenery", "play plantation"):
        assert table.refused(closed).key == "no-place"
    table.do("use steelworks")
    assert table.parameter("oxygen") == 13
    table.next_generation()
    assert table.state.generation == 2


@case("TM-016")
@pytest.mark.parametrize("leaving", [(), ("G3",)])
def test_the_house_rule_ends_the_game_when_the_land_is_full(leaving: tuple[str, ...]) -> None:
    table = Situation(full_board_ends=True).parameters(oxygen=12).cover("land", leaving=leaving)
    table.end_generation()
    assert (table.pending == ()) == (not leaving)


@case("TM-026")
def test_commercial_district_scores_cities_only_of_any_owner() -> None:
    table = Situation().in_play(0, "commercial-district").tile("G3", "special", 0, card="commercial-district")
    table.tile("G4", "city", 1).tile("F3", "greenery", 0).tile("H2", "greenery", 1)
    assert table.card_points("commercial-district") == 1


@case("TM-030")
def test_plants_of_the_last_production_count_for_the_final_conversion() -> None:
    table = Situation().stock(0, plants=6).production(0, plants=2)
    table.finish_game()
    assert (table.asked.seat, table.asked.kind) == (0, "final-greenery")
    assert table.options == {"convert plants", "done"}
    table.do("convert plants", "place G3")
    assert (table.stock_of(0, "plants"), table.points(0, "greeneries")) == (0, 1)


@case("TM-031")
def test_two_final_greeneries_score_but_neither_raise_oxygen_nor_save_the_solo_game() -> None:
    table = Situation(seats=1).stock(0, plants=16).parameters(temperature=8, oxygen=12, oceans=9)
    table.state.generation = 14
    table.end_generation()
    before = (table.parameter("oxygen"), table.tr_of(0), table.points(0, "greeneries"))
    for _ in range(2):
        table.do("convert plants")
        if table.asked.kind == "place":
            table.do(f"place {min(table.places)}")
        if not table.pending:
            break
    assert before == (12, 14, 0)
    assert (table.parameter("oxygen"), table.tr_of(0), table.points(0, "greeneries")) == (12, 14, 2)
    assert table.rules.score(table.state).verdict == "solo-lost"


@case("TM-034")
def test_plants_given_by_an_earlier_seat_may_be_converted_but_who_declined_is_not_asked_again() -> None:
    table = Situation(seats=3).in_play(1, "arctic-algae").in_play(2, "arctic-algae").stock(2, plants=8)
    table.stock(0, plants=8).stock(1, plants=6)
    table.state.first = 2
    table.finish_game()
    # what a house rule or a later map may leave open: the greenery at 7 oxygen and -2 degrees brings an ocean
    table.parameters(oxygen=7, temperature=-2, oceans=8)
    assert table.asked.seat == 2
    table.do("done")
    assert table.asked.seat == 0
    table.do("convert plants", "place G3", "place A5")
    assert table.stock_of(1, "plants") == 8
    assert table.asked.seat == 1
    table.do("convert plants", "place C4")
    assert table.stock_of(2, "plants") == 10
    assert table.pending == ()


@case("TM-035")
def test_rating_is_the_first_line_of_the_score_and_the_total_is_the_sum_of_six_sources() -> None:
    table = Situation(seats=3).rating(0, 30).in_play(0, "breathing-filters").tile("G3", "city", 0)
    table.tile("G4", "greenery", 0).stock(0, heat=1)
    table.state.awards["thermalist"] = 1
    table.state.milestones["mayor"] = 0
    score = table.rules.score(table.state).seats[0]
    assert score.sources == (
        ("rating", 30),
        ("awards", 5),
        ("milestones", 5),
        ("greeneries", 1),
        ("cities", 1),
        ("cards", 2),
    )
    assert score.total == 44


@case("TM-036")
def test_a_lone_greenery_is_one_point_and_no_city_point_and_an_award_gives_5_and_2() -> None:
    table = Situation(seats=3).tile("G3", "greenery", 0).tile("C4", "greenery", 1)
    table.production(0, mc=3).production(1, mc=2).production(2, mc=1)
    table.state.awards["banker"] = 2
    for seat in (0, 1):
        assert (table.points(seat, "greeneries"), table.points(seat, "cities")) == (1, 0)
    assert [table.points(seat, "awards") for seat in range(3)] == [5, 2, 0]


@pytest.mark.parametrize(
    ("levels", "points"),
    [
        pytest.param([3, 3, 1, 0], [5, 5, 0, 0], id="tied-first"),
        pytest.param([3, 2, 2, 0], [5, 2, 2, 0], id="tied-second"),
        pytest.param([3, 2], [5, 0], id="two-players"),
    ],
)
@case("TM-037", "TM-038", "TM-039")
def test_ties_in_awards(levels: list[int], points: list[int]) -> None:
    table = Situation(seats=len(levels))
    for seat, level in enumerate(levels):
        table.production(seat, mc=level)
    table.state.awards["banker"] = 0
    assert [table.points(seat, "awards") for seat in range(len(levels))] == points


@case("TM-042")
def test_martian_rails_count_cities_on_mars_and_landlord_all_owned_tiles_but_no_claims() -> None:
    table = Situation(seats=3).stock(0, energy=1).in_play(0, "martian-rails")
    table.tile("G3", "city", 0).tile("ganymede-colony", "city", 0).tile("C3", "greenery", 0).tile("C4", "greenery", 0)
    for place in ("A1", "B1", "D2"):
        table.tile(place, "greenery", 1)
    table.claim("H3", 1).claim("H4", 1).claim("H5", 1)
    table.do("use martian-rails")
    assert table.stock_of(0, "mc") == 1
    table.state.awards["landlord"] = 0
    assert [table.points(seat, "awards") for seat in range(3)] == [5, 2, 0]


@case("TM-044")
@pytest.mark.parametrize(("science", "points"), [(0, 0), (1, 3), (3, 3)])
def test_search_for_life_scores_3_in_total(science: int, points: int) -> None:
    table = Situation().in_play(0, "search-for-life").holding("search-for-life", science)
    assert table.points(0, "cards") == points


@case("TM-124")
def test_the_ocean_of_0_degrees_is_skipped_quietly_when_none_is_left() -> None:
    table = Situation().stock(0, heat=8).parameters(temperature=-2, oceans=9)
    events = table.do("convert heat")
    assert table.asked.kind == "action"
    assert table.tr_of(0) == 21
    assert not any(event.kind == "tile" for event in events)
