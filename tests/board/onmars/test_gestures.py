"""The gestures without any window: what each verb answers."""

from collections.abc import Callable

import pytest

from mars_desktop.board.gesture import Cancelled, Chosen, Outcome, Refused, Waiting
from mars_desktop.board.onmars.gestures import MovePiece, PlaceBuilding
from mars_desktop.models.onmars.board_rows import BuildingRow, Construction, Mover, Note

BOT, OTHER = Mover("bot", 0, "F5"), Mover("bot", 0, "D3")
ROVER = Mover("rover", 0, "F5")
GOALS = {"F4": Note("To F4"), "G4": Note("To G4", crystals=("G4",))}


def moving(*movers: Mover) -> MovePiece:
    return MovePiece(
        {mover: GOALS if mover is not OTHER else {"D4": Note()} for mover in movers}, {}, "Not here.", False
    )


def taken(gesture: MovePiece) -> Mover | None:
    return gesture.mover


def test_a_single_piece_that_may_move_is_taken_from_the_beginning() -> None:
    gesture = moving(BOT)
    assert taken(gesture) == BOT
    assert set(gesture.targets) == {"F4", "G4"}
    assert gesture.press("G4") == Chosen("G4")


@pytest.mark.parametrize("verb", [MovePiece.press, MovePiece.commit])
def test_of_several_pieces_one_is_taken_first(verb: Callable[[MovePiece, str], Outcome]) -> None:
    gesture = moving(BOT, OTHER)
    assert taken(gesture) is None
    assert set(gesture.targets) == {"F5", "D3"}
    assert verb(gesture, "F5") == Waiting()
    assert taken(gesture) == BOT
    assert verb(gesture, "G4") == Chosen("G4")


def test_a_press_on_another_piece_takes_that_one_instead() -> None:
    gesture = moving(BOT, OTHER)
    gesture.press("F5")
    assert gesture.press("D3") == Waiting()
    assert taken(gesture) == OTHER
    assert gesture.press("G4") == Refused("G4", "Not here.")
    assert taken(gesture) == OTHER


def test_of_two_pieces_on_one_hex_a_second_press_takes_the_other() -> None:
    gesture = moving(BOT, ROVER)
    gesture.press("F5")
    gesture.press("F5")
    assert taken(gesture) == ROVER
    gesture.press("F5")
    assert taken(gesture) == BOT


def test_esc_lays_a_held_piece_back_then_leaves_it_then_withdraws_the_question() -> None:
    gesture = moving(BOT, OTHER)
    assert gesture.lift_at("D3")
    outcomes: list[Outcome] = [gesture.cancel() for _ in range(3)]
    assert outcomes == [Waiting(), Waiting(), Cancelled()]
    assert taken(gesture) is None


def test_a_piece_let_go_where_it_stood_stays_taken() -> None:
    gesture = moving(BOT, OTHER)
    gesture.lift_at("F5")
    assert gesture.drop("F5") == Waiting()
    assert taken(gesture) == BOT
    gesture.lift_at("F5")
    assert gesture.drop("E2") == Refused("E2", "Not here.")
    gesture.lift_at("F5")
    assert gesture.drop("F4") == Chosen("F4")
    assert not gesture.lift_at("F5")


def test_a_hex_without_an_own_piece_lifts_nothing() -> None:
    assert not moving(BOT).lift_at("E2")


def test_the_note_of_a_goal_is_that_of_the_taken_piece() -> None:
    gesture = moving(BOT, OTHER)
    assert gesture.note("G4") == Note()
    gesture.press("F5")
    assert gesture.note("G4") == GOALS["G4"]
    assert gesture.words("G4") == "To G4"


def test_a_building_dropped_on_an_offered_hex_is_built_there_and_elsewhere_refused_in_words() -> None:
    construction = Construction(BuildingRow("mine"), (0,))
    gesture = PlaceBuilding(construction, GOALS, {"G5": "G5 holds a building."}, "Not here.", False)
    assert gesture.lift()
    assert gesture.drop("G5") == Refused("G5", "G5 holds a building.")
    gesture.lift()
    assert gesture.drop(None) == Waiting()
    gesture.lift()
    assert gesture.drop("F4") == Chosen("F4")
