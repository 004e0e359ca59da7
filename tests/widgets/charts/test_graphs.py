"""Scales, marks and shared stretches of curves."""

from hypothesis import given
from hypothesis import strategies as st

from mars_desktop.widgets.charts.graphs import Stretch, marked_steps, scale, shared_stretches


@given(st.integers(-50, 300), st.integers(0, 300), st.integers(1, 12))
def test_a_scale_is_round_and_not_too_close(low: int, more: int, most: int) -> None:
    ticks = scale(low, low + more, most)
    assert ticks[0] <= low
    assert ticks[-1] <= low + more
    assert 1 <= len(ticks) <= max(2, most)
    assert str(ticks.step).rstrip("0") in ("1", "2", "5")


def test_a_scale_takes_the_closest_round_step() -> None:
    assert list(scale(20, 69, 4)) == [20, 40, 60]
    assert list(scale(0, 9, 5)) == [0, 2, 4, 6, 8]


@given(st.integers(1, 5), st.integers(1, 25))
def test_no_step_bears_two_marks(curves: int, steps: int) -> None:
    marked = [step for curve in range(curves) for step in marked_steps(curve, curves, steps)]
    assert len(marked) == len(set(marked))
    assert all(step < steps - 1 for step in marked)


def test_curves_that_go_the_same_way_share_it() -> None:
    found = shared_stretches(((20, 20, 25, 30), (20, 20, 24, 30), (20, 21, 25, 30)))
    assert found == [[Stretch(0, 0, 2), Stretch(2, 0, 2)], [Stretch(0, 1, 2)], [Stretch(2, 1, 2)]]


def test_curves_that_only_cross_share_nothing() -> None:
    assert shared_stretches(((0, 2), (2, 0), (1, 1))) == [[], [], []]
