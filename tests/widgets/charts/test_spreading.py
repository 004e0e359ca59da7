"""Labels in a column never lie over each other."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mars_desktop.widgets.charts.spreading import spread

places = st.lists(st.floats(-500, 500, allow_nan=False), max_size=8)
ROUNDING = 1e-6


@given(places, st.floats(1, 40))
def test_labels_keep_their_distance_and_their_order(wanted: list[float], gap: float) -> None:
    placed = spread(wanted, gap, 0, 400)
    order = sorted(range(len(wanted)), key=lambda i: wanted[i])
    stacked = [placed[i] for i in order]
    assert all(after - before >= gap - ROUNDING for before, after in pairwise(stacked))
    assert all(-ROUNDING <= place <= 400 + ROUNDING for place in placed)


@given(places, st.floats(1, 40))
def test_labels_that_have_room_stay_where_they_are(wanted: list[float], gap: float) -> None:
    apart = [gap * (rank + 1) * 1.01 for rank in range(len(wanted))]
    assert spread(apart, gap, 0, 1000) == pytest.approx(apart)


def test_two_labels_at_one_place_part_evenly() -> None:
    assert spread([100, 100], 20, 0, 200) == [90, 110]


def test_the_first_of_equals_stays_first() -> None:
    assert spread([50, 50, 50], 10, 0, 100) == [40, 50, 60]


def test_labels_at_an_end_move_inwards() -> None:
    assert spread([195, 199], 20, 0, 200) == [180, 200]
    assert spread([-5, 3], 20, 0, 200) == [0, 20]


def test_too_many_labels_share_the_room() -> None:
    assert spread([10, 10, 10], 50, 0, 60) == [0, 30, 60]
