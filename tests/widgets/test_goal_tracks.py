"""Marks on a track: where they belong, and never one over another."""

from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from mars_desktop.widgets.goal_tracks import spread

GAP, END = 10.0, 100.0


def test_marks_with_room_between_them_stand_where_they_belong() -> None:
    assert spread([0, 50, 100], GAP, END) == [0, 50, 100]


def test_equal_marks_stand_side_by_side_round_their_place() -> None:
    assert spread([50, 50], GAP, END) == [45, 55]


def test_equal_marks_at_an_end_stay_on_the_track() -> None:
    assert spread([100, 100, 100], GAP, END) == [80, 90, 100]
    assert spread([0, 0], GAP, END) == [0, 10]


def test_marks_on_a_short_track_share_it() -> None:
    assert spread([20, 20, 20], 30.0, 40.0) == [0, 20, 40]


@given(st.lists(st.floats(0, END), min_size=1, max_size=5))
def test_no_two_marks_come_closer_than_the_gap_and_their_order_stays(wanted: list[float]) -> None:
    placed = spread(wanted, GAP, END)
    assert all(-1e-9 <= place <= END + 1e-9 for place in placed)
    ordered = sorted(zip(wanted, placed, strict=True))
    for (low, before), (high, after) in pairwise(ordered):
        if low < high:
            assert after - before >= GAP - 1e-6
    places = sorted(placed)
    assert all(b - a >= GAP - 1e-6 for a, b in pairwise(places))
