"""Why something is not allowed: a key and values, to be put into words elsewhere.

The function that forbids a move is the one that returns the reason, so a greyed
button and a refusal can never disagree.
"""

from typing import NamedTuple


class Reason(NamedTuple):
    """A key such as ``needs-mc`` and the values of its sentence."""

    key: str
    values: tuple[tuple[str, str | int], ...] = ()

    @classmethod
    def of(cls, key: str, **values: str | int) -> "Reason":
        """A reason with named values."""
        return cls(key, tuple(values.items()))

    def __str__(self) -> str:
        inner = ", ".join(f"{name}={value}" for name, value in self.values)
        return f"{self.key}({inner})" if inner else self.key


class Refused(Exception):
    """A choice that the rules do not allow; the state is what it was before."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(str(reason))
        self.reason = reason
