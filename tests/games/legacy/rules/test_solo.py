"""Rule book: Playing Solo."""

import pytest

from mars_desktop.games.legacy.mission_start import SeatStart
from mars_desktop.games.terraforming.state import CITY, GREENERY, NEUTRAL
from tests.games.legacy.cards.reading import MISSIONS
from tests.games.legacy.situation import Beginning, Mission, StandAlone


def neutral(table: Beginning, tile: int) -> set[str]:
    """Places of neutral tiles of that kind."""
    board = table.table.map
    return {
        board.places[place]
        for place, here in enumerate(table.state.tile)
        if here == tile and table.state.owner[place] == NEUTRAL
    }


@pytest.mark.parametrize("mission", range(1, 8))
def test_two_neutral_cities_each_with_a_greenery_stand_on_the_map_before_cards_are_chosen(mission: int) -> None:
    table = Beginning(SeatStart("p1", "greenwake"), seats=1, mission=mission)
    board = table.table.map
    printed = {tile.hex for tile in table.table.mission.twist.tiles if tile.tile == "city"}
    cities, greeneries = neutral(table, CITY) - printed, neutral(table, GREENERY)
    assert (len(cities), len(greeneries)) == (2, 2)
    for city in cities:
        near = {board.places[place] for place in board.adjacent[board.index[city]]}
        assert near & greeneries
        assert not near & (cities | printed)
    assert table.parameter("oxygen") == board.tracks[1].start


def test_the_costs_of_the_four_top_cards_place_the_neutral_tiles() -> None:
    """First city: reading from the top left; second: backwards from the bottom right; greeneries clockwise."""
    table = Beginning(SeatStart("p1", "greenwake"), seats=1)
    shown = [str(event.values[0]) for event in table.events if event.kind == "reveal"]
    costs = [table.table.cards_of_campaign[card].cost for card in shown]
    assert len(costs) == 4
    board = table.table.map
    land = [board.places[place] for place in range(board.hexes) if place in board.land]
    first = land[(costs[0] - 1) % len(land)]
    assert first in neutral(table, CITY)
    around = [board.places[p] for p in board.adjacent[board.index[first]] if p in board.land]
    assert around[(costs[1] - 1) % len(around)] in neutral(table, GREENERY)


@pytest.mark.parametrize("mission", range(1, 8))
def test_each_mission_says_what_rating_to_start_with_six_less_than_with_several_players(mission: int) -> None:
    alone, together = Mission(seats=1, mission=mission).tr_of(0), Mission(seats=2, mission=mission).tr_of(0)
    assert (alone, together) == (MISSIONS[mission]["starting_tr"]["solo"], alone + 6)


def test_awards_and_milestones_are_not_used() -> None:
    table = Mission(seats=1).stock(0, mc=99).tile("A2", "city", 0).people("A2", 2).tile("C1", "city", 0).people("C1", 2)
    assert table.refused("milestone first-families").key == "not-in-solo"
    assert table.refused("fund headcount").key == "not-in-solo"


def test_there_is_a_neutral_opponent_to_steal_from_and_to_reduce_in_whatever_it_takes() -> None:
    table = Mission(seats=1).stock(0, mc=23, plants=4).hand(0, "asteroid", "fish").parameters(temperature=2)
    table.do("play asteroid", "play fish")
    assert (table.stocks(0), table.names(table.player(0).played)) == ({"plants": 4, "titanium": 2}, ["fish"])


def test_the_mission_always_lasts_twelve_generations() -> None:
    table = Mission(seats=1, mission=7).parameters(temperature=8, oxygen=14, oceans=15)
    for generation in range(1, 12):
        assert table.state.generation == generation
        table.next_generation()
    table.end_generation()
    assert (table.state.generation, table.pending) == (12, ())


@pytest.mark.parametrize(("generation", "dealt", "keep"), [(2, 4, 2), (6, 4, 2), (7, 6, 3), (12, 6, 3)])
def test_a_draft_is_simulated(generation: int, dealt: int, keep: int) -> None:
    table = Mission(seats=1).stock(0, mc=50)
    table.state.generation = generation - 1
    table.end_generation()
    offered = table.names(table.player(0).offered)
    assert (len(offered), table.asked.picks[0].low, table.asked.picks[0].high) == (dealt, keep, keep)
    top = table.deck[:keep]
    table.do("draft " + " ".join(offered[:keep]))
    assert table.asked.picks[0].items == (*offered[:keep], *top)
    assert (table.asked.kind, table.asked.picks[0].high) == ("research", dealt)
    assert set(table.names(table.state.discard)) >= set(offered[keep:])


def test_a_solo_mission_brings_no_money_for_a_title() -> None:
    table = StandAlone(1)
    assert table.player(0).money == 0


def finished(mission: int, tr: int, complete: int) -> Mission:
    """A solo mission at the end of its last generation."""
    table = Mission(seats=1, mission=mission).rating(0, tr)
    for i, track in enumerate(table.table.map.tracks):
        table.state.parameters[i] = track.max if i < complete else track.start
    table.state.generation = 12
    table.end_generation()
    assert not [decision for decision in table.pending if decision.kind == "action"]
    return table


@pytest.mark.parametrize("mission", range(1, 8))
def test_a_solo_mission_is_won_with_its_points_and_its_complete_parameters(mission: int) -> None:
    goal = Mission(seats=1, mission=mission).table.mission.solo
    # the shared goals of missions 4 and 6 are missed, which costs points
    tr = goal.vp + {4: 5, 6: 3}.get(mission, 0)
    won = finished(mission, tr, goal.parameters_complete)
    assert (won.result().seats[0].points, won.result().seats[0].won) == (goal.vp, True)
    assert finished(mission, tr - 1, goal.parameters_complete).result().seats[0].won is False
    assert finished(mission, tr + 20, goal.parameters_complete - 1).result().seats[0].won is False


def test_parameters_that_are_not_complete_still_rise_in_the_final_conversion() -> None:
    table = Mission(seats=1).production(0, heat=8)
    table.state.generation = 12
    table.end_generation()
    table.do("convert heat")
    assert (table.parameter("temperature"), table.tr_of(0)) == (-28, 20)
