"""Situations that programs of this game got wrong, by id; each has at least one test in this folder."""

from typing import Final

from tests.games.register import Register

case: Final[Register[str]] = Register()
"""``@case("TM-001")`` marks a test that states what is right in that situation."""
