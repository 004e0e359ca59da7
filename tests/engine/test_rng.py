"""Chance that is part of the state: the same numbers everywhere and for ever."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mars_desktop.engine.rng import Rng

# first outputs of SplitMix64 from seed 1234567, as published with the algorithm
PUBLISHED = [
    6457827717110365317,
    3203168211198807973,
    9817491932198370423,
    4593380528125082431,
    16408922859458223821,
]


def test_the_generator_is_splitmix64() -> None:
    rng = Rng(1234567)
    assert [rng.below(1 << 64) for _ in range(5)] == PUBLISHED


def test_numbers_below_a_bound_are_pinned() -> None:
    rng = Rng(1234567)
    assert [rng.below(100) for _ in range(5)] == [number * 100 >> 64 for number in PUBLISHED] == [35, 17, 53, 24, 88]


def test_a_shuffle_is_pinned() -> None:
    assert Rng(2026).shuffled("abcdefgh") == list("afchbedg")


@given(st.integers(0, 2**64 - 1), st.integers(1, 10**6))
def test_numbers_stay_below_their_bound(seed: int, bound: int) -> None:
    rng = Rng(seed)
    assert all(0 <= rng.below(bound) < bound for _ in range(20))


@given(st.integers(0, 2**64 - 1), st.lists(st.integers(), max_size=30))
def test_a_shuffle_keeps_every_item_and_leaves_the_original_alone(seed: int, items: list[int]) -> None:
    before = items[:]
    assert sorted(Rng(seed).shuffled(items)) == sorted(items)
    assert items == before


def test_every_number_and_every_order_comes_up() -> None:
    rng = Rng(7)
    counts = [0] * 6
    for _ in range(6000):
        counts[rng.below(6)] += 1
    assert all(850 < count < 1150 for count in counts)
    assert len({tuple(rng.shuffled("abc")) for _ in range(200)}) == 6


def test_the_state_alone_decides_what_comes_next() -> None:
    rng = Rng(5)
    rng.below(10)
    copy = Rng(rng.state)
    assert [rng.below(1000) for _ in range(9)] == [copy.below(1000) for _ in range(9)]


@pytest.mark.parametrize("bound", [0, -1])
def test_there_is_no_number_below_nothing(bound: int) -> None:
    with pytest.raises(ValueError, match=f"a random number below {bound} does not exist"):
        Rng(1).below(bound)


def test_a_seed_of_any_size_is_taken() -> None:
    assert Rng(-1).below(1 << 64) == Rng(2**64 - 1).below(1 << 64)
    assert Rng(2**70).below(9) == Rng(0).below(9)
    assert Rng(3).pick(["a", "b", "c"]) in ("a", "b", "c")
