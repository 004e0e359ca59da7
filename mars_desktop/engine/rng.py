"""Random numbers that are part of the state: same seed, same game, everywhere.

SplitMix64 in integer arithmetic: one int of state, identical on every system and
Python version, which the standard library does not promise for shuffles.
"""

from collections.abc import Sequence
from typing import TypeVar

import msgspec

T = TypeVar("T")

_MASK = (1 << 64) - 1
_GAMMA = 0x9E3779B97F4A7C15


class Rng(msgspec.Struct, forbid_unknown_fields=True):
    """A generator whose whole state is the int :attr:`state`; the seed is its first value."""

    state: int

    def __post_init__(self) -> None:
        self.state &= _MASK

    def below(self, bound: int) -> int:
        """An int from 0 to ``bound - 1``, uniform up to one part in 2**64; ``bound`` must be positive."""
        if bound <= 0:
            raise ValueError(f"a random number below {bound} does not exist")
        self.state = z = (self.state + _GAMMA) & _MASK
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
        return ((z ^ (z >> 31)) * bound) >> 64

    def pick(self, items: Sequence[T]) -> T:
        """One of the items."""
        return items[self.below(len(items))]

    def shuffled(self, items: Sequence[T]) -> list[T]:
        """The items in random order, as a new list."""
        result = list(items)
        state = self.state
        # the same numbers as below(i + 1), without a call for each of two hundred cards
        for i in range(len(result) - 1, 0, -1):
            state = z = (state + _GAMMA) & _MASK
            z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
            z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
            j = ((z ^ (z >> 31)) * (i + 1)) >> 64
            result[i], result[j] = result[j], result[i]
        self.state = state
        return result
