"""Rule book: Game End. Final conversion, saving cards, final scoring, titles, clean up."""

import pytest

from mars_desktop.games.legacy.mission_start import SeatStart
from tests.games.legacy.situation import INNOVATIONS, Mission


def last(table: Mission) -> Mission:
    """All parameters are complete and everybody passes; the last income is taken away again."""
    for i, track in enumerate(table.table.map.tracks):
        table.state.parameters[i] = track.max
    table.end_generation()
    return table


# --- Final Conversion -------------------------------------------------------------------------------------------------


def test_after_the_last_production_plants_workers_and_heat_may_be_converted() -> None:
    table = Mission().tile("A2", "city", 0).glacier("D4")
    table.production(0, plants=8, workers=10, heat=8)
    last(table)
    assert table.options == {"convert plants", "convert workers", "convert heat", "done"}
    table.do("convert plants", "place A1", "convert workers", "convert heat")
    assert (table.tile_at("A1"), table.people_at("A2"), table.waters()) == ("greenery", 1, {"D4"})
    assert table.tr_of(0) == 25 + 1, "only Population gives rating now"


def test_each_player_in_order_does_one_conversion_and_the_turn_comes_round_again() -> None:
    table = Mission(seats=3).tile("A2", "city", 0).tile("G7", "city", 1).tile("I1", "city", 2)
    for seat, plants in enumerate((16, 8, 16)):
        table.production(seat, plants=plants)
    last(table)
    asked = []
    while table.pending and table.asked.kind == "conversion":
        asked.append(table.asked.seat)
        table.do("convert plants")
        table.apply(table.asked.options[0])
    assert asked == [0, 1, 2, 0, 2]


def test_the_final_conversion_begins_with_the_first_player_of_the_generation() -> None:
    table = Mission(seats=3).tile("A2", "city", 0).tile("I1", "city", 2)
    table.state.first = 2
    table.production(0, plants=8).production(2, plants=8)
    assert last(table).asked.seat == 2


def test_heat_at_the_maximum_gives_no_rating_but_melts() -> None:
    table = Mission().production(0, heat=8).glacier("D4", "G3")
    last(table).do("convert heat", "melt D4")
    assert (table.tr_of(0), table.waters(), table.stock_of(0, "plants")) == (25, {"D4"}, 1)


def test_without_a_glacier_heat_cannot_be_converted_at_the_end() -> None:
    table = Mission().production(0, heat=8, plants=8)
    last(table)
    assert "convert heat" not in table.options
    assert table.refused("convert heat").key == "nothing-to-melt"


def test_whoever_gets_enough_on_anothers_turn_may_convert_when_the_turn_comes_back() -> None:
    table = Mission().production(0, heat=8).production(1, plants=7).glacier("D4").tile("C4", "city", 1)
    last(table)
    assert (table.asked.seat, table.options) == (0, {"convert heat", "done"})
    table.do("convert heat")
    assert (table.asked.seat, table.options) == (1, {"convert plants", "done"})


def test_whoever_declined_is_asked_again_after_somebody_converted() -> None:
    table = Mission().tile("A2", "city", 0).tile("I1", "city", 1)
    table.production(0, plants=8).production(1, plants=16)
    last(table).do("p1 done", "p2 convert plants", "p2 place I2")
    assert (table.asked.seat, table.options) == (0, {"convert plants", "done"})
    table.do("p1 done")
    assert table.asked.seat == 1
    table.do("p2 done")
    assert not table.pending


def test_a_melt_may_bring_the_plants_for_another_greenery() -> None:
    table = Mission().production(0, heat=8, plants=6).glacier("D4").tile("C4", "city", 0)
    last(table).do("convert heat")
    assert table.options == {"convert plants", "done"}


def test_the_final_conversion_ends_when_nobody_can_or_wants_to_convert() -> None:
    table = Mission(mission=7)
    last(table)
    assert not table.pending


# --- Saving Cards -----------------------------------------------------------------------------------------------------


def test_up_to_two_unplayed_cards_that_the_next_mission_allows_are_saved_and_the_others_discarded() -> None:
    table = Mission(mission=2).hand(0, "seed-ice", "asteroid", "pilot-families", "homestead-grants")
    last(table)
    pick = table.asked.picks[0]
    assert (table.asked.kind, pick.items) == ("saving", ("asteroid", "pilot-families", "homestead-grants"))
    assert (pick.low, pick.high) == (0, 2)
    table.do("p1 save pilot-families asteroid")
    assert table.result().seats[0].saved == ("pilot-families", "asteroid")
    assert table.hand_of(0) == []
    assert {"seed-ice", "homestead-grants"} <= set(table.names(table.state.discard))


def test_cards_are_saved_in_secret_by_all_at_once() -> None:
    table = Mission().hand(0, "asteroid").hand(1, "comet")
    last(table)
    assert [(d.kind, d.seat, d.sealed) for d in table.pending] == [("saving", 0, True), ("saving", 1, True)]


def test_cards_sent_to_the_box_during_the_mission_do_not_count_towards_the_two() -> None:
    table = Mission().tags(0, science=3).innovation_top("warm-stone").hand(0, "asteroid", "comet", "big-asteroid")
    table.do("innovation", "innovate warm-stone box")
    last(table)
    assert table.asked.picks[0].high == 2
    table.do("p1 save asteroid comet")
    result = table.result().seats[0]
    assert (result.boxed, result.saved) == (("warm-stone",), ("asteroid", "comet"))


def test_nothing_is_saved_after_the_last_mission_and_hands_are_discarded_before_scoring() -> None:
    table = Mission(mission=7).hand(0, "asteroid")
    last(table)
    assert not table.pending
    assert table.hand_of(0) == []
    assert "asteroid" in table.names(table.state.discard)


def test_a_saved_innovation_leaves_the_pool_and_any_other_stays_in_it() -> None:
    table = Mission(starts=(SeatStart("p1", "greenwake"), SeatStart("p2", "common-hearth")), pool=INNOVATIONS[:4])
    table.hand(0, INNOVATIONS[0], INNOVATIONS[1])
    last(table).do(f"p1 save {INNOVATIONS[0]}")
    result = table.result()
    assert result.pool == tuple(sorted(INNOVATIONS[1:4]))
    assert sorted(result.innovations) == sorted(INNOVATIONS[4:])


# --- Final Scoring ----------------------------------------------------------------------------------------------------


def test_rating_is_the_basic_score() -> None:
    table = Mission().rating(0, 41)
    assert dict(table.rules.score(table.state).seats[0].sources)["rating"] == 41


def test_a_greenery_is_worth_one_point_and_one_more_for_each_city_beside_it_to_the_owner_of_the_city() -> None:
    table = Mission().tile("A2", "city", 0).tile("A1", "greenery", 0).tile("A3", "greenery", 1).tile("B2", "greenery")
    assert (table.points(0, "greeneries"), table.points(0, "cities"), table.points(1, "greeneries")) == (1, 3, 1)


def test_population_itself_scores_nothing_beyond_its_rating() -> None:
    table = Mission().tile("A2", "city", 0)
    before = table.points(0)
    table.people("A2", 2)
    assert table.points(0) == before


def test_points_on_cards_count_events_included() -> None:
    table = Mission().in_play(0, "emergency-shelters", "wheel-habitat")
    assert table.points(0, "cards") == 2 - 1


def three(table: Mission, *counts: int) -> Mission:
    """Give every seat so many greeneries, for the award First Forester."""
    board = table.table.map
    places = [board.places[place] for place in board.land]
    for seat, count in enumerate(counts):
        for _ in range(count):
            table.tile(places.pop(), "greenery", seat)
    table.state.awards = {"first-forester": 0}
    return table


@pytest.mark.parametrize(
    ("counts", "points"),
    [
        ((3, 2, 1), [5, 2, 0]),
        ((3, 3, 1), [5, 5, 0]),
        ((3, 1, 1), [5, 2, 2]),
        ((1, 2, 2), [0, 5, 5]),
        ((3, 2), [5, 0]),
        ((2, 2), [5, 5]),
        ((1, 4, 3, 3, 2), [0, 5, 2, 2, 0]),
    ],
)
def test_awards_give_five_and_two_ties_are_friendly_and_two_players_have_no_second_place(
    counts: tuple[int, ...], points: list[int]
) -> None:
    table = three(Mission(seats=len(counts)), *counts)
    assert [table.points(seat, "awards") for seat in range(len(counts))] == points


def test_it_does_not_matter_who_funded_an_award() -> None:
    table = three(Mission(seats=3), 1, 3, 2)
    assert [table.points(seat, "awards") for seat in range(3)] == [0, 5, 2]


def test_most_points_win() -> None:
    table = Mission(seats=3).rating(1, 30).rating(2, 27)
    score = table.rules.score(table.state)
    assert (score.winners, [seat.place for seat in table.result().seats]) == ((1,), [3, 1, 2])


@pytest.mark.parametrize("order", [(0, 1, 2), (1, 2, 0), (2, 0, 1), (2, 1, 0)])
def test_ties_are_decided_by_order_of_passing_in_the_final_generation(order: tuple[int, ...]) -> None:
    table = Mission(seats=3)
    for i, track in enumerate(table.table.map.tracks):
        table.state.parameters[i] = track.max
    table.stock(0, mc=99).stock(1, mc=99).stock(2, mc=99)
    passed: list[int] = []
    while len(passed) < 3:
        seat = table.asked.seat
        if seat == order[len(passed)]:
            table.do("pass")
            passed.append(seat)
        else:
            table.do("project power-plant", "end")
    places = [seat.place for seat in table.result().seats]
    assert [order.index(seat) + 1 for seat in range(3)] == places


def test_order_of_passing_is_that_of_the_last_generation_only() -> None:
    table = Mission()
    table.do("p1 pass", "p2 pass")
    while table.asked.kind in ("draft", "research"):
        pick = table.asked.picks[0]
        table.apply(pick.choice(pick.items[: pick.low]))
    table.parameters(temperature=8, oxygen=14, oceans=15)
    table.do("p2 pass", "p1 pass")
    assert [seat.points for seat in table.result().seats] == [25, 25]
    assert [seat.place for seat in table.result().seats] == [2, 1]


def test_developments_stay_with_their_owner() -> None:
    start = SeatStart("p1", "greenwake", developments={1: "b"})
    table = Mission(starts=(start, SeatStart("p2", "common-hearth", developments={1: "a"})))
    table.player(0).developments = {1: "b"}
    assert table.result().seats[0].developments == {1: "b"}
