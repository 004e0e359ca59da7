"""Which test states the effect of which card.

    @card("asteroid")
    def test_asteroid_raises_temperature_and_may_remove_plants() -> None: ...

    @each_card({"mine": {"steel": 1}, "lunar-beam": {"mc": -2, "heat": 2, "energy": 2}})
    def test_production_changes(name: str, numbers: dict[str, int]) -> None: ...

The expected numbers are written out in the tests, never read from the packs.
"""

from collections.abc import Callable, Mapping
from typing import Any, Final, TypeVar

import pytest

Test = TypeVar("Test", bound=Callable[..., None])

COVERED: Final[dict[str, set[str]]] = {}
"""Names of the tests by the id of the card or corporation that they state."""


def card(*ids: str) -> Callable[[Test], Test]:
    """Mark a test as one that states the effect of these cards."""

    def mark(test: Test) -> Test:
        if not test.__name__.startswith("test_"):
            raise ValueError(f"{test.__name__} is not collected as a test and covers no card")
        for name in ids:
            COVERED.setdefault(name, set()).add(test.__name__)
        return test

    return mark


def each_card(rows: Mapping[str, Any]) -> Callable[[Test], Test]:
    """Run a test once per card with ``name`` and ``numbers``: the expectations of that card."""

    def mark(test: Test) -> Test:
        parametrised: Test = pytest.mark.parametrize(("name", "numbers"), rows.items(), ids=list(rows))(test)
        return card(*rows)(parametrised)

    return mark
