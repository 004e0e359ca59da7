"""Situations of The Legacy of Mars that programs of this game got wrong."""

import pytest

from tests.games.legacy.cards.reading import MISSIONS
from tests.games.legacy.situation import Mission
from tests.games.terraforming.cases.covering import case


@case("TM-127")
def test_an_ocean_placed_above_zero_shows_its_water_side_and_that_is_no_melting() -> None:
    table = Mission().parameters(temperature=2).stock(0, mc=18).tile("C4", "greenery", 1)
    table.do("project aquifer", "place D5")
    assert (table.waters(), table.tr_of(0), len(table.hand_of(0))) == ({"D5"}, 26, 1)
    assert (table.stock_of(0, "plants"), table.stock_of(1, "plants")) == (0, 0)


@case("TM-128")
def test_two_steps_from_minus_two_melt_a_glacier_each() -> None:
    table = Mission().parameters(temperature=-2).afford(0, "big-asteroid").glacier("D4", "F6", "G3")
    table.do("play big-asteroid", "melt D4", "melt F6")
    assert (table.parameter("temperature"), table.glaciers(), table.stock_of(0, "plants")) == (2, {"G3"}, 2)


@case("TM-132")
def test_whoever_said_done_gets_the_chance_when_the_turn_comes_back() -> None:
    table = Mission().production(0, heat=8).production(1, plants=7).glacier("D4").tile("C4", "city", 1)
    table.parameters(temperature=8, oxygen=14, oceans=15).end_generation()
    table.do("p1 convert heat")
    assert (table.asked.seat, table.options) == (1, {"convert plants", "done"})
    table.do("p2 convert plants")
    assert (table.tile_at("B4"), table.pending) == ("greenery", ())


@case("TM-133")
@pytest.mark.parametrize(("generation", "cards", "keep", "to"), [(6, 4, 2, 1), (7, 6, 3, -1), (8, 6, 3, 1)])
def test_draft_of_three_players_around_generation_seven(generation: int, cards: int, keep: int, to: int) -> None:
    table = Mission(seats=3)
    table.state.generation = generation - 1
    table.end_generation()
    dealt = [table.names(player.offered) for player in table.here.players]
    assert [len(hand) for hand in dealt] == [cards] * 3
    table.do(*(f"p{seat + 1} draft " + " ".join(hand[:keep]) for seat, hand in enumerate(dealt)))
    for seat in range(3):
        assert table.names(table.player((seat + to) % 3).offered)[keep:] == dealt[seat][keep:]
    assert table.asked.kind == "research"
    assert {decision.picks[0].high for decision in table.pending} == {cards}


@case("TM-134")
def test_innovation_action_once_per_mission_with_the_tags_that_the_mission_names() -> None:
    for mission, need in ((1, 3), (6, 5)):
        table = Mission(mission=mission).tags(0, science=need - 1)
        assert table.refused("innovation").key == "needs-science-for-innovation"
        table.tags(0, science=need).do("innovation")
        table.apply(table.asked.options[0])
        assert table.refused("innovation").key == "innovation-used"


@case("TM-150")
def test_no_mission_has_a_free_ocean_at_zero_degrees() -> None:
    for mission in range(1, 8):
        table = Mission(mission=mission).parameters(temperature=-2).stock(0, mc=14)
        oceans = table.parameter("oceans")
        table.do("project asteroid")
        assert table.asked.kind in ("action", "melt"), "two missions have glaciers from the start"
        assert table.parameter("oceans") == oceans
        assert table.tr_of(0) == table.table.starting_rating() + 1


@case("TM-151")
def test_starting_rating_and_goal_of_oceans_are_those_of_the_mission() -> None:
    first = Mission(mission=1)
    assert (first.tr_of(0), first.table.map.goal(2)) == (25, 15)
    for number, said in MISSIONS.items():
        table = Mission(mission=number)
        assert table.tr_of(0) == said["starting_tr"]["players"]
        assert table.table.map.goal(2) == said["tracks"]["oceans"]["max"]


@case("TM-153")
@pytest.mark.parametrize("temperature", [-30, 8])
def test_a_card_that_would_lower_a_complete_or_lowest_parameter_is_playable(temperature: int) -> None:
    table = Mission().parameters(temperature=temperature).afford(0, "winter-engine")
    table.player(0).offset = 20
    table.do("play winter-engine")
    assert (table.parameter("temperature"), table.tr_of(0), table.production_of(0, "heat")) == (temperature, 25, 3)


@case("TM-154")
def test_thirty_cards_for_a_draft_though_the_deck_runs_out() -> None:
    table = Mission(seats=5)
    cards = list(table.state.deck)
    table.state.deck, table.state.discard, table.state.generation = tuple(cards[:11]), cards[11:60], 7
    table.end_generation()
    assert [len(player.offered) for player in table.here.players] == [6] * 5
    assert {card for player in table.here.players for card in player.offered} >= set(cards[:11])
