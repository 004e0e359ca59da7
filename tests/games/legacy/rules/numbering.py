"""Which test states which numbered decision where the rule book is silent or contradicts itself."""

from typing import Final

from tests.games.register import Register

decision: Final[Register[int]] = Register()
"""``@decision(7)`` marks a test that states that decision."""
