"""Checks that packs of every game need: places in a pack, each with what is wrong there and what was expected."""

from collections.abc import Iterator, Sequence

Faults = Iterator[tuple[str, str]]


def within(place: str, value: int, low: int, high: int) -> Faults:
    """Whether a number is a possible one."""
    if not low <= value <= high:
        yield place, f"is {value}, expected {low} to {high}" if low < high else f"is {value}, expected {low}"


def in_format(place: str, found: int, known: int) -> Faults:
    """Whether a pack is written in the format that the game reads."""
    if found != known:
        yield place, f"is {found}, expected {known}, the only format this program reads"


def repeated(place: str, values: Sequence[str]) -> Faults:
    """Values that stand twice where each may stand once."""
    twice = sorted({value for value in values if values.count(value) > 1})
    if twice:
        yield place, f"{', '.join(twice)} stands there twice, expected each once"
