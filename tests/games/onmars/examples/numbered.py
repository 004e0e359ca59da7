"""The worked examples of the rules by number; each has at least one test."""

from typing import Final

from tests.games.register import Register

example: Final[Register[str]] = Register()
"""``@example("EX-13")`` marks a test that plays that example; ``EX-01a`` is one step of the first."""
