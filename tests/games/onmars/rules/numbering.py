"""The numbered statements of the rules of On Mars, and which test states which."""

from typing import Final

from tests.games.register import Register

states: Final[Register[str]] = Register()
"""``@states("8.4.3")`` marks a test of that statement; a test may state several."""


def _run(section: str, last: int) -> tuple[str, ...]:
    return tuple(f"{section}.{number}" for number in range(1, last + 1))


STATEMENTS: Final[tuple[str, ...]] = (
    *_run("1", 13),
    *_run("2.1", 15),
    *_run("2.2", 9),
    *_run("2.3", 3),
    *_run("3", 4),
    *_run("4", 14),
    *_run("5", 12),
    *_run("6", 11),
    *_run("7.1", 3),
    *_run("7.2", 5),
    *_run("7.3", 5),
    *_run("7.4", 3),
    *_run("7.5", 2),
    *_run("8.1", 12),
    *_run("8.2", 3),
    *_run("8.3", 5),
    *_run("8.4", 8),
    *_run("8.5", 6),
    *_run("8.6", 5),
    *_run("8.7", 4),
    *_run("9", 10),
    *_run("10", 6),
    *_run("11", 1),
    *_run("12", 8),
    *_run("13", 5),
    *_run("14", 8),
    *_run("15", 9),
    *_run("16", 6),
    *_run("17", 1),
    *_run("18", 16),
    *_run("19", 2),
)
"""All numbers of sections 1 to 19."""

NO_RULE: Final[dict[str, str]] = {
    "1.9": "names the areas of a player board; what may lie in each is stated where it is used",
}
"""Numbers that state no rule, with the reason."""
