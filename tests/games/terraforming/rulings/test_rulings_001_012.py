"""Rulings 1 to 12: global parameters and terraform rating."""

import pytest

from tests.games.terraforming.rulings.numbering import ruling
from tests.games.terraforming.situation import Situation


def strip_mine_at(oxygen: int, temperature: int = -30) -> Situation:
    table = Situation().stock(0, mc=25).production(0, energy=2).hand(0, "strip-mine")
    table.parameters(oxygen=oxygen, temperature=temperature).do("play strip-mine")
    return table


def deimos_down_at(temperature: int) -> Situation:
    table = Situation().stock(0, mc=31).hand(0, "deimos-down").parameters(temperature=temperature)
    table.do("play deimos-down")
    return table


@ruling(1)
@pytest.mark.parametrize("oxygen", [6, 7])
def test_oxygen_that_arrives_at_or_jumps_over_8_raises_temperature_one_step(oxygen: int) -> None:
    table = strip_mine_at(oxygen)
    assert table.parameter("oxygen") == oxygen + 2
    assert table.parameter("temperature") == -28
    assert table.tr_of(0) == 23


@ruling(1)
@pytest.mark.parametrize("oxygen", [5, 8])
def test_oxygen_below_or_already_at_8_raises_no_temperature(oxygen: int) -> None:
    table = strip_mine_at(oxygen)
    assert table.parameter("temperature") == -30
    assert table.tr_of(0) == 22


@ruling(1)
def test_the_temperature_step_at_8_oxygen_brings_its_own_track_bonus() -> None:
    table = strip_mine_at(7, temperature=-26)
    assert table.parameter("temperature") == -24
    assert table.production_of(0, "heat") == 1


@ruling(2)
@pytest.mark.parametrize(("start", "steps"), [(-30, 1), (-28, 1), (-26, 2), (-24, 1), (-22, 1), (-20, 0)])
def test_temperature_gives_heat_production_for_each_mark_it_reaches_or_passes(start: int, steps: int) -> None:
    table = deimos_down_at(start)
    assert table.production_of(0, "heat") == steps
    assert table.tr_of(0) == 23


@ruling(3)
def test_temperature_that_arrives_at_0_lets_the_raiser_place_an_ocean_with_rating_bonus_and_triggers() -> None:
    table = Situation().stock(0, mc=14).in_play(1, "arctic-algae").parameters(temperature=-2)
    table.do("project asteroid")
    assert table.asked.seat == 0
    table.do("place E5")
    assert table.tr_of(0) == 22
    assert table.parameter("oceans") == 1
    assert table.stock_of(0, "plants") == 2
    assert table.stock_of(1, "plants") == 2


@ruling(3)
def test_temperature_that_passes_0_in_one_raise_gives_the_ocean_too() -> None:
    table = deimos_down_at(-4)
    table.do("place A5")
    assert (table.parameter("temperature"), table.parameter("oceans"), table.tr_of(0)) == (2, 1, 24)


@ruling(3)
def test_temperature_at_0_brings_nothing_once_no_ocean_tile_is_left() -> None:
    table = Situation().stock(0, mc=14).parameters(temperature=-2, oceans=9)
    table.do("project asteroid")
    assert table.asked.kind == "action"
    assert table.tr_of(0) == 21


@ruling(4)
def test_greenery_at_7_oxygen_and_minus_2_degrees_is_worth_three_rating_steps() -> None:
    table = Situation().stock(0, mc=23).parameters(oxygen=7, temperature=-2)
    table.do("project greenery", "place G3", "place A5")
    assert (table.parameter("oxygen"), table.parameter("temperature"), table.parameter("oceans")) == (8, 0, 1)
    assert table.tr_of(0) == 23


@ruling(5)
def test_8_oxygen_with_temperature_complete_gives_no_step_and_no_rating_for_it() -> None:
    table = Situation().stock(0, mc=23).parameters(oxygen=7, temperature=8)
    table.do("project greenery", "place G3")
    assert table.parameter("temperature") == 8
    assert table.tr_of(0) == 21


@ruling(6)
def test_a_raise_longer_than_the_track_gives_rating_only_for_steps_really_made() -> None:
    oxygen = strip_mine_at(13)
    assert (oxygen.parameter("oxygen"), oxygen.tr_of(0)) == (14, 21)
    temperature = deimos_down_at(6)
    assert (temperature.parameter("temperature"), temperature.tr_of(0)) == (8, 21)


@ruling(7)
@pytest.mark.parametrize(
    ("card", "metal", "units"),
    [("steelworks", "steel", 2), ("ironworks", "steel", 1), ("ore-processor", "titanium", 1)],
)
def test_works_still_give_metal_when_oxygen_is_complete(card: str, metal: str, units: int) -> None:
    table = Situation().stock(0, energy=4).in_play(0, card).parameters(oxygen=14)
    table.do(f"use {card}")
    assert table.stock_of(0, metal) == units
    assert table.tr_of(0) == 20


@ruling(7)
def test_heat_conversion_and_standard_projects_stay_usable_for_no_rating_when_parameters_are_complete() -> None:
    table = Situation().stock(0, mc=14 + 18, heat=8).parameters(temperature=8, oceans=9)
    table.do("convert heat", "project asteroid")
    table.turn_of(0).do("project aquifer")
    assert table.tr_of(0) == 20
    assert (table.stock_of(0, "heat"), table.stock_of(0, "mc")) == (0, 0)


@ruling(7)
def test_nitrogen_rich_asteroid_still_gives_two_rating_steps_at_complete_temperature() -> None:
    table = Situation().stock(0, mc=31).hand(0, "nitrogen-rich-asteroid").parameters(temperature=8)
    table.do("play nitrogen-rich-asteroid")
    assert table.tr_of(0) == 22


@ruling(8)
@pytest.mark.parametrize("card", ["ice-asteroid", "lake-marineris"])
def test_ocean_cards_stay_playable_without_oceans_and_place_the_one_that_is_left(card: str) -> None:
    none_left = Situation().stock(0, mc=30).hand(0, card).parameters(temperature=2, oceans=9)
    none_left.do(f"play {card}")
    assert none_left.asked.kind == "action"
    assert none_left.tr_of(0) == 20

    one_left = Situation().stock(0, mc=30).hand(0, card).parameters(temperature=2, oceans=8)
    one_left.do(f"play {card}", "place A5")
    assert one_left.asked.kind == "action"
    assert (one_left.parameter("oceans"), one_left.tr_of(0)) == (9, 21)


@ruling(9)
def test_greenery_with_oxygen_complete_is_legal_gives_no_rating_and_is_worth_its_point() -> None:
    table = Situation().stock(0, plants=8).parameters(oxygen=14)
    table.do("convert plants", "place G3")
    assert table.tr_of(0) == 20
    assert table.points(0, "greeneries") == 1


@ruling(10)
@pytest.mark.parametrize(("card", "place"), [("plantation", "G3"), ("mangrove", "F6"), ("protected-valley", "F6")])
def test_a_card_with_a_greenery_raises_oxygen_one_step_in_all(card: str, place: str) -> None:
    table = Situation().stock(0, mc=30).in_play(0, "research").hand(0, card).parameters(temperature=8)
    table.do(f"play {card}", f"place {place}")
    assert table.parameter("oxygen") == 1
    assert table.tr_of(0) == 21


@ruling(11)
@pytest.mark.parametrize("card", ["bribed-committee", "release-of-inert-gases", "magnetic-field-dome"])
def test_gains_of_rating_alone_move_no_parameter_but_unlock_the_united_nations_action(card: str) -> None:
    table = Situation(corporations=("united-nations-mars-initiative",)).production(0, energy=2).hand(0, card)
    table.stock(0, mc=20).in_play(1, "arctic-algae")
    assert table.reason("use united-nations-mars-initiative") is not None
    table.do(f"play {card}")
    assert [table.parameter(name) for name in ("temperature", "oxygen", "oceans")] == [-30, 0, 0]
    assert table.stock_of(1, "plants") == 0
    table.do("use united-nations-mars-initiative")


@ruling(12)
def test_united_nations_action_needs_an_earlier_rating_gain_in_the_same_generation() -> None:
    table = Situation(corporations=("united-nations-mars-initiative",)).stock(0, mc=50)
    assert table.refused("use united-nations-mars-initiative").key == "needs-rating-raised"
    table.do("project asteroid", "use united-nations-mars-initiative")
    assert table.tr_of(0) == 22
    assert table.stock_of(0, "mc") == 50 - 14 - 3
    table.turn_of(0)
    assert table.refused("use united-nations-mars-initiative").key == "used-this-generation"

    table.next_generation().turn_of(0).stock(0, mc=50, heat=8)
    assert table.refused("use united-nations-mars-initiative").key == "needs-rating-raised"
    table.do("convert heat", "use united-nations-mars-initiative")
    assert table.tr_of(0) == 24


@ruling(12)
def test_rating_gained_by_somebody_else_does_not_unlock_the_united_nations_action() -> None:
    table = Situation(corporations=("united-nations-mars-initiative",)).stock(1, mc=14)
    table.turn_of(1).do("project asteroid")
    table.turn_of(0)
    assert table.refused("use united-nations-mars-initiative").key == "needs-rating-raised"
