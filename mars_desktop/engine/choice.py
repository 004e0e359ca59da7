"""A choice: one answer of one seat, as a small hashable value with a text form.

``str()`` and :meth:`Choice.parse` are inverse: ``p1 play asteroid mc=8 titanium=2``.
Things are named by id, never by their position in a menu, so a choice keeps its
meaning in saves, transcripts and stale windows.
"""

import re
from typing import NamedTuple

_WORD = re.compile(r"[A-Za-z0-9][A-Za-z0-9.+-]*")
_SEAT = re.compile(r"p([1-9][0-9]?)")
_NUMBER = re.compile(r"([a-z][a-z0-9-]*)=(0|-?[1-9][0-9]{0,8})")
_LONGEST = 4096


class ChoiceSyntax(ValueError):
    """A text that is no choice; the message says what is wrong with it."""


class Choice(NamedTuple):
    """An answer: who, a verb, the ids it names, and amounts by name (sorted by name)."""

    seat: int
    verb: str
    words: tuple[str, ...] = ()
    numbers: tuple[tuple[str, int], ...] = ()

    def __str__(self) -> str:
        parts = [f"p{self.seat + 1}", self.verb, *self.words]
        parts.extend(f"{name}={value}" for name, value in self.numbers)
        return " ".join(parts)

    def paying(self, amounts: dict[str, int]) -> "Choice":
        """The same answer with these amounts; amounts of zero are left out."""
        return self._replace(numbers=tuple(sorted((name, n) for name, n in amounts.items() if n)))

    def number(self, name: str) -> int:
        """The amount of that name, 0 if it is not given."""
        for key, value in self.numbers:
            if key == name:
                return value
        return 0

    @classmethod
    def parse(cls, text: str) -> "Choice":
        """Read a choice back; raises :class:`ChoiceSyntax` with the part that is wrong."""
        if len(text) > _LONGEST:
            raise ChoiceSyntax(f"a choice of {len(text)} characters is too long; at most {_LONGEST} are allowed")
        parts = text.split()
        if len(parts) < 2:
            raise ChoiceSyntax(f"{text!r} is no choice; write a seat and a verb, such as 'p1 pass'")
        seat = _SEAT.fullmatch(parts[0])
        if seat is None:
            raise ChoiceSyntax(f"{parts[0]!r} is no seat; write p1, p2, ...")
        words: list[str] = []
        numbers: dict[str, int] = {}
        for part in parts[1:]:
            if (number := _NUMBER.fullmatch(part)) is not None:
                if number[1] in numbers:
                    raise ChoiceSyntax(f"{number[1]!r} is given twice in {text!r}")
                numbers[number[1]] = int(number[2])
            elif _WORD.fullmatch(part) is None:
                raise ChoiceSyntax(f"{part!r} in {text!r} is neither a word nor an amount such as mc=3")
            elif numbers:
                raise ChoiceSyntax(f"{part!r} in {text!r} stands behind an amount; amounts come last")
            else:
                words.append(part)
        if not words:
            raise ChoiceSyntax(f"{text!r} has no verb")
        return cls(int(seat[1]) - 1, words[0], tuple(words[1:]), tuple(sorted(numbers.items())))
