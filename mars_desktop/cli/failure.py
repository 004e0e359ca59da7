"""The two ways in which a verb can fail, and the exit status of each."""

from typing import Final

DONE: Final = 0
FAILED: Final = 1
WRONG_USE: Final = 2


class Failed(Exception):
    """The work could not be done; `str()` is one sentence for a person: what, where, what to do."""


class WrongUse(Exception):
    """The command asks for something there is not; `str()` is one sentence for a person."""
