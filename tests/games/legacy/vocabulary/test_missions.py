"""Every mission's twist and goal, its set-up tiles, and the numbers that it changes."""

import pytest

from mars_desktop.games.legacy.mission_start import SeatStart
from mars_desktop.games.terraforming.state import NEUTRAL
from tests.games.legacy.cards.reading import MISSIONS
from tests.games.legacy.situation import Beginning, Mission


def begun(mission: int, seats: int = 2) -> Beginning:
    """A mission begun by Foresters and Open Gates with developments that give nothing but resources."""
    starts = (
        SeatStart("p1", "greenwake", developments=dict.fromkeys(range(1, mission + 1), "a")),
        SeatStart("p2", "common-hearth", developments=dict.fromkeys(range(1, mission + 1), "a")),
    )
    return Beginning(*starts[:seats], seats=seats, mission=mission).begin(*("greenwake-a", "common-hearth-a")[:seats])


def to_generation(table: Mission, generation: int) -> Mission:
    """Stop after the beginning of a generation."""
    table.state.generation = generation - 1
    table.end_generation()
    return table


# --- 1 The Hull -------------------------------------------------------------------------------------------------------


def test_the_hull_gives_everybody_worker_production_and_two_workers_for_its_upkeep() -> None:
    table = begun(1)
    assert [table.production_of(seat, "mc") for seat in range(2)] == [-1, -1]
    assert [table.production_of(seat, "workers") for seat in range(2)] == [1, 2 + 1 + 1]
    assert [table.stock_of(seat, "workers") for seat in range(2)] == [2, 5 + 2]


# --- 2 Salt Ice -------------------------------------------------------------------------------------------------------


def test_salt_ice_lies_in_the_bay_counts_on_the_track_and_gave_nobody_rating() -> None:
    table = Mission(mission=2)
    assert (table.glaciers(), table.parameter("oceans")) == ({"A2", "C4"}, 2)
    assert table.tr_of(0) == MISSIONS[2]["starting_tr"]["players"]
    assert table.owner_at("A2") == -1


def test_salt_ice_melts_from_minus_ten_and_brings_a_money_with_the_plant() -> None:
    table = Mission(mission=2, twist=True).parameters(temperature=-14).stock(0, mc=28)
    table.do("project asteroid")
    assert (table.parameter("temperature"), table.glaciers()) == (-12, {"A2", "C4"})
    table.do("project asteroid", "melt A2")
    assert (table.waters(), table.stock_of(0, "plants"), table.stock_of(0, "mc")) == ({"A2"}, 1, 1)


def test_oceans_are_placed_as_water_from_minus_ten() -> None:
    for temperature, glacier in ((-12, True), (-10, False)):
        table = Mission(mission=2).parameters(temperature=temperature).stock(0, mc=18)
        table.do("project aquifer")
        place = min(table.places)
        table.do(f"place {place}")
        assert (place in table.glaciers()) == glacier


def test_whoever_melts_gains_the_money_of_salt_ice_and_nobody_else() -> None:
    table = Mission(mission=2, twist=True).parameters(temperature=-10).stock(1, heat=8).turn_of(1)
    table.do("convert heat", "melt A2")
    assert (table.stock_of(0, "mc"), table.stock_of(1, "mc")) == (0, 1)


# --- 3 Storms ---------------------------------------------------------------------------------------------------------


def test_steel_is_worth_one_more_to_everybody_in_the_storms() -> None:
    table = Mission(mission=3, twist=True).stock(1, steel=1).turn_of(1).afford(1, "stacked-quarters")
    table.do(f"play stacked-quarters steel=1 mc={table.cost('stacked-quarters') - 3}")
    assert table.stocks(1) == {"mc": 3}


@pytest.mark.parametrize("generation", range(2, 13))
def test_storms_break_at_the_start_of_generations_four_seven_and_ten(generation: int) -> None:
    table = to_generation(Mission(mission=3), generation)
    assert table.asked.kind == ("choose" if generation in (4, 7, 10) else "draft")


def test_each_player_in_player_order_chooses_what_the_storm_takes() -> None:
    table = Mission(mission=3).production(0, energy=2).production(1, plants=3)
    to_generation(table, 4)
    first = table.state.first
    assert (table.asked.seat, table.options) == (first, {"choose 2", "choose 3", "choose 4"})
    table.do("p2 choose 2")
    assert (table.stock_of(1, "plants"), table.asked.seat) == (0, 0)
    assert table.options == {"choose 1", "choose 3", "choose 4"}
    table.do("p1 choose 4")
    assert (table.production_of(0, "mc"), table.asked.kind) == (-1, "draft")


def test_whoever_can_do_none_of_the_four_loses_nothing_to_a_storm() -> None:
    table = Mission(mission=3).rating(0, 5).rating(1, 5).production(0, mc=-5).production(1, mc=-5)
    to_generation(table, 4)
    assert (table.asked.kind, table.productions(0), table.stocks(0)) == ("draft", {"mc": -5}, {})


# --- 4 The Count ------------------------------------------------------------------------------------------------------


def test_three_neutral_glaciers_lie_beside_the_pole() -> None:
    table = Mission(mission=4)
    assert (table.glaciers(), table.parameter("oceans")) == ({"D4", "E6", "F5"}, 3)


def test_the_count_gives_three_workers_at_the_start() -> None:
    table = begun(4)
    assert table.stock_of(0, "workers") == 3


def counted(seats: int, *people: int) -> Mission:
    """The end of mission 4 with so much Population of each seat."""
    table = Mission(seats=seats, mission=4)
    places = iter(("A2", "C1", "G7", "D8", "I1", "I4", "A4", "B6", "F1", "G1"))
    for seat, count in enumerate(people):
        for settled in range(0, count, 2):
            table.tile(place := next(places), "city", seat).people(place, min(2, count - settled))
    for i, track in enumerate(table.table.map.tracks):
        table.state.parameters[i] = track.max
    table.state.generation = 12
    table.end_generation()
    return table


@pytest.mark.parametrize(
    ("people", "points"),
    [((4, 4), (2, 2)), ((5, 3), (2, 1)), ((4, 3), (0, -5)), ((7, 0), (0, -5)), ((2, 3, 7), (1, 1, 3))],
)
def test_the_nation_is_recognised_with_four_populations_per_player(
    people: tuple[int, ...], points: tuple[int, ...]
) -> None:
    table = counted(len(people), *people)
    assert tuple(table.points(seat, "goal") for seat in range(len(people))) == points


@pytest.mark.parametrize(("people", "points"), [(6, 3), (5, 0), (3, -5)])
def test_alone_six_populations_are_enough(people: int, points: int) -> None:
    assert counted(1, people).points(0, "goal") == points


# --- 5 Low Gravity ----------------------------------------------------------------------------------------------------


def test_low_gravity_makes_space_cards_cheaper_for_each_space_tag() -> None:
    table = Mission(mission=5, twist=True).afford(0, "asteroid")
    table.do("play asteroid")
    assert table.stocks(0) == {"mc": 2, "titanium": 2}


def test_a_greenery_takes_nine_plants_in_low_gravity() -> None:
    table = Mission(mission=5).stock(0, plants=8)
    assert table.refused("convert plants").values[1] == ("need", 9)
    table.stock(0, plants=9).do("convert plants")
    assert table.asked.kind == "place"


def test_low_gravity_changes_two_standard_projects_and_gives_a_titanium() -> None:
    table = Mission(mission=5)
    costs = {name: project.cost for name, project in table.table.content.standard_projects.items()}
    assert costs == {"power-plant": 10, "asteroid": 14, "aquifer": 16, "greenery": 25, "city": 25}
    assert begun(5).stock_of(0, "titanium") == 1


# --- 6 Valhalla -------------------------------------------------------------------------------------------------------


def test_valhalla_is_a_neutral_city_with_two_populations_in_the_middle() -> None:
    table = Mission(mission=6).stock(0, mc=25)
    assert (table.tile_at("E5"), table.owner_at("E5"), table.people_at("E5")) == ("city", NEUTRAL, 2)
    board = table.table.map
    beside = {board.places[place] for place in board.adjacent[board.index["E5"]]}
    table.do("project city")
    assert not table.places & beside, "cities keep away from it"


def test_placing_beside_valhalla_pays_for_its_population() -> None:
    table = Mission(mission=6).stock(0, mc=23)
    board = table.table.map
    place = next(board.places[p] for p in board.adjacent[board.index["E5"]] if p in board.land)
    table.do("project greenery", f"place {place}")
    assert table.stock_of(0, "mc") == 2


def gardens(seats: int, *owners: int) -> Mission:
    """The end of mission 6 with greeneries of these seats beside Valhalla."""
    table = Mission(seats=seats, mission=6)
    board = table.table.map
    for owner, place in zip(owners, board.adjacent[board.index["E5"]], strict=False):
        table.tile(board.places[place], "greenery", owner)
    for i, track in enumerate(board.tracks):
        table.state.parameters[i] = track.max
    table.state.generation = 12
    table.end_generation()
    return table


@pytest.mark.parametrize(
    ("owners", "points"), [((0, 0, 1, 0), (6, 2)), ((0, 0, 1), (-3, -3)), ((0, 0, 0, 0, 0), (10, 0)), ((), (-3, -3))]
)
def test_four_greeneries_beside_valhalla_bring_two_points_each_and_fewer_cost_everybody_three(
    owners: tuple[int, ...], points: tuple[int, ...]
) -> None:
    table = gardens(2, *owners)
    assert (table.points(0, "goal"), table.points(1, "goal")) == points
    assert table.points(0, "cities") == 0, "Valhalla scores for nobody"


def test_alone_three_gardens_are_enough_and_those_of_the_neutral_cities_do_not_count() -> None:
    assert gardens(1, 0, 0, 0).points(0, "goal") == 6
    assert gardens(1, 0, 0).points(0, "goal") == -3


def test_the_power_plant_costs_nine_on_callisto() -> None:
    table = Mission(mission=6).stock(0, mc=9)
    table.do("project power-plant")
    assert (table.stocks(0), table.productions(0)) == ({}, {"energy": 1})


# --- 7 Cold Nights ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("generation", range(2, 14))
def test_cold_nights_lower_the_temperature_once_at_the_start_of_their_generations(generation: int) -> None:
    table = Mission(seats=3, mission=7).parameters(temperature=-10)
    to_generation(table, generation)
    cold = generation in (4, 6, 8, 10, 12)
    assert (table.parameter("temperature"), [table.tr_of(seat) for seat in range(3)]) == (
        -12 if cold else -10,
        [table.table.starting_rating()] * 3,
    )


@pytest.mark.parametrize("temperature", [-30, 8])
def test_cold_nights_do_nothing_at_the_start_of_the_track_or_once_it_is_complete(temperature: int) -> None:
    table = to_generation(Mission(mission=7).parameters(temperature=temperature), 4)
    assert table.parameter("temperature") == temperature


def test_cold_nights_begin_with_three_money() -> None:
    table = begun(7)
    assert table.stock_of(0, "mc") == table.money("greenwake-a") + 3
