"""Games of every size under every agreement, each with a number of its own."""

from itertools import product
from typing import Final

from mars_desktop.engine import Setup
from mars_desktop.games.onmars.rules import OnMarsRules

AGREEMENTS: Final = [
    {option.key: value for option, value in zip(OnMarsRules.options, values, strict=True)}
    for values in product(
        *((False, True) if isinstance(option.default, bool) else option.values for option in OnMarsRules.options)
    )
]
"""Everything that can be agreed on."""


def setup(number: int) -> Setup:
    """The game of that number: sizes take turns, and so do the agreements of each size."""
    return Setup.quick("onmars", 1 + number % 4, number, **AGREEMENTS[number // 4 % len(AGREEMENTS)])
