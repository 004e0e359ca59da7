"""What decided a game, one sentence for every seat."""

from mars_desktop.engine import Setup
from mars_desktop.models.face import Standing
from mars_desktop.models.history import Moment
from mars_desktop.models.turning_points import turning_points

TWO = Setup.quick("terraforming", 2, 1)


def standing(rating: int, cards: int = 0, awards: int = 0) -> Standing:
    return Standing((("rating", rating), ("awards", awards), ("cards", cards)), {"cards": 3})


def course(*points: tuple[Standing, Standing]) -> tuple[Moment, ...]:
    return tuple(Moment(number, seats) for number, seats in enumerate(points))


def test_a_seat_is_told_the_source_in_which_it_leads_most() -> None:
    moments = course((standing(20), standing(20)), (standing(30, cards=9), standing(35, cards=1)))
    assert turning_points(TWO, moments) == (
        "Cards 9: more than anybody else",
        "Terraform rating 35: more than anybody else",
    )


def test_two_clear_leads_are_told_together() -> None:
    moments = course((standing(20), standing(20)), (standing(40, cards=9), standing(30, cards=1, awards=1)))
    first, second = turning_points(TWO, moments)
    assert first == "Terraform rating 40 and Cards 9: more than anybody else"
    assert second == "Awards 1: more than anybody else"


def test_a_seat_without_a_lead_is_told_how_long_it_was_in_front() -> None:
    moments = course(
        (standing(20), standing(20)), (standing(22), standing(25)), (standing(40), standing(30)),
    )  # fmt: skip
    assert turning_points(TWO, moments)[1] == "In front until generation 1"


def test_a_seat_never_in_front_is_told_its_best_generation() -> None:
    moments = course(
        (standing(20), standing(20)), (standing(22), standing(21)), (standing(40), standing(29)),
    )  # fmt: skip
    assert turning_points(TWO, moments)[1] == "Gained most in generation 2: 8 points"


def test_a_seat_that_gained_nothing_is_told_what_it_played() -> None:
    moments = course((standing(20), standing(20)), (standing(40), standing(20)))
    assert turning_points(TWO, moments)[1] == "3 cards played"


def test_nobody_is_compared_in_a_game_alone() -> None:
    assert (
        turning_points(Setup.quick("terraforming", 1, 1), (Moment(0, (standing(14),)), Moment(1, (standing(20),))))
        == ()
    )
