"""Which test plays which entry of the pack."""

from typing import Final

from tests.games.register import Register

plays: Final[Register[str]] = Register()
"""``@plays("blueprint:gym")`` marks a test that plays that entry and checks what it brings in numbers."""
