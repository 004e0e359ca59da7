"""Gestures without any window: what each verb answers."""

import pytest

from mars_desktop.board.gesture import Cancelled, Chosen, PickHex, PlaceTile, Refused, Waiting
from mars_desktop.board.pieces import TileLook

TARGETS = {"A1": "2 steel", "A2": ""}
REASONS = {"A3": "A3 is an ocean area."}
CITY = TileLook("city", 0)


def pick(confirm: bool = False) -> PickHex:
    return PickHex(TARGETS, REASONS, "Not here.", confirm)


def place() -> PlaceTile:
    return PlaceTile(CITY, TARGETS, REASONS, "Not here.")


def test_one_press_chooses() -> None:
    assert pick().press("A1") == Chosen("A1")


def test_with_confirmation_the_second_press_on_the_same_place_chooses() -> None:
    gesture = pick(confirm=True)
    assert gesture.press("A1") == Waiting()
    assert gesture.press("A2") == Waiting()
    assert gesture.armed == "A2"
    assert gesture.press("A2") == Chosen("A2")


@pytest.mark.parametrize(("spot", "reason"), [("A3", "A3 is an ocean area."), ("B1", "Not here.")])
def test_a_place_that_is_not_offered_is_refused_in_words(spot: str, reason: str) -> None:
    gesture = pick()
    assert gesture.press(spot) == Refused(spot, reason)
    assert gesture.commit(spot) == Refused(spot, reason)
    assert gesture.press("A1") == Chosen("A1")


def test_a_question_is_answered_once() -> None:
    gesture = place()
    assert gesture.commit("A1") == Chosen("A1")
    assert gesture.press("A2") == Waiting()
    assert gesture.commit("A2") == Waiting()
    assert not gesture.lift()
    assert gesture.cancel() == Waiting()


def test_a_tile_dropped_on_a_place_is_chosen_and_beside_the_map_is_not() -> None:
    gesture = place()
    assert gesture.lift()
    assert gesture.drop(None) == Waiting()
    assert not gesture.held
    gesture.lift()
    assert gesture.drop("A2") == Chosen("A2")


def test_esc_puts_the_tile_back_first_and_then_withdraws_the_question() -> None:
    gesture = place()
    gesture.lift()
    assert gesture.cancel() == Waiting()
    assert not gesture.held
    assert gesture.cancel() == Cancelled()


def test_esc_takes_back_the_first_of_two_presses() -> None:
    gesture = pick(confirm=True)
    gesture.press("A1")
    assert gesture.cancel() == Waiting()
    assert gesture.armed is None
    assert gesture.cancel() == Cancelled()
