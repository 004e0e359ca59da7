"""The rulings of the base game and Corporate Era by number; each has at least one test in this folder."""

from typing import Final

from tests.games.register import Register

ruling: Final[Register[int]] = Register()
"""``@ruling(17)`` marks a test that states ruling 17."""
