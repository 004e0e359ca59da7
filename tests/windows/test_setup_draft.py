"""What is wrong with a set-up is said in one sentence, and the same again is the same again."""

from dataclasses import replace

import pytest

from mars_desktop.engine import SetupProblem
from mars_desktop.windows.setup_draft import (
    LARGEST_SEED,
    Draft,
    SeatDraft,
    checked,
    draft_of,
    random_seed,
    read_setup,
    title_of,
    with_seat,
)

TWO = Draft((SeatDraft("Mira", "rose"), SeatDraft("Jonas", "azure")), "17")


def test_a_draft_makes_its_set_up() -> None:
    setup = checked(replace(TWO, options={"map": "hellas"}))
    assert [(seat.name, seat.colour) for seat in setup.seats] == [("Mira", "rose"), ("Jonas", "azure")]
    assert (setup.game, setup.seed, setup.options) == ("terraforming", 17, {"map": "hellas"})


def test_whoever_types_no_name_is_called_by_the_seat() -> None:
    setup = checked(Draft((SeatDraft("Mira"), SeatDraft("  ", "azure")), "1"))
    assert [seat.name for seat in setup.seats] == ["Mira", "Player 2"]


@pytest.mark.parametrize(
    ("draft", "sentence"),
    [
        (
            Draft((SeatDraft("Mira"), SeatDraft("mira ", "azure")), "1"),
            "Two seats are called “mira”: change one of them.",
        ),
        (
            Draft((SeatDraft("Mira", "mint"), SeatDraft("Jonas", "mint")), "1"),
            "Mira and Jonas have the same colour: change one of them.",
        ),
        (replace(TWO, seed=""), "The seed is a number from 0 to 999999999."),
        (replace(TWO, seed="-1"), "The seed is a number from 0 to 999999999."),
        (replace(TWO, seed="1000000000"), "The seed is a number from 0 to 999999999."),
    ],
)
def test_what_is_wrong_is_said_in_one_sentence(draft: Draft, sentence: str) -> None:
    with pytest.raises(SetupProblem) as problem:
        checked(draft)
    assert str(problem.value) == sentence


def test_a_value_that_the_rules_do_not_have_is_refused_by_the_rules() -> None:
    with pytest.raises(SetupProblem, match="map"):
        checked(replace(TWO, options={"map": "venus"}))


@pytest.mark.parametrize(
    ("beginners", "option"), [((False, False), None), ((True, False), "1"), ((False, True), "2"), ((True, True), "all")]
)
def test_beginners_are_named_by_their_seats(beginners: tuple[bool, bool], option: str | None) -> None:
    seats = tuple(replace(seat, beginner=on) for seat, on in zip(TWO.seats, beginners, strict=True))
    draft = replace(TWO, seats=seats)
    setup = checked(draft)
    assert setup.options.get("beginners") == option
    assert draft_of(setup, "17") == draft


def test_a_solo_game_has_no_beginner() -> None:
    assert checked(Draft((SeatDraft("Mira", "rose", beginner=True),), "1")).options == {}


def test_a_further_seat_takes_a_free_colour() -> None:
    more = with_seat(TWO, SeatDraft("Aylin", "azure"))
    assert [seat.colour for seat in more.seats] == ["rose", "azure", "amber"]


def test_a_stored_set_up_of_another_version_is_not_offered() -> None:
    assert read_setup("") is None
    assert read_setup('{"game": "chess", "seats": [], "seed": 1}') is None
    assert read_setup('{"game": "terraforming", "seats": [{"name": "Mira", "colour": "rose"}], "seed": 1}') is not None


def test_random_seeds_are_accepted() -> None:
    assert 0 <= checked(replace(TWO, seed=random_seed())).seed <= LARGEST_SEED


def test_a_table_is_called_by_its_people() -> None:
    assert title_of(checked(TWO)) == "Mira and Jonas"
    assert title_of(checked(Draft((SeatDraft("Mira"),), "1"))) == "Mira alone"
    assert title_of(checked(with_seat(TWO, SeatDraft("Aylin")))) == "Mira, Jonas and Aylin"
