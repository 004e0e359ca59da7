"""Text on cards: fonts at any pixel size, widths, and lines that keep a number with its unit."""

from collections.abc import Callable
from functools import lru_cache
from typing import NamedTuple

from PySide6.QtGui import QFont, QFontMetricsF

from mars_desktop.games.phrases import SOFT_HYPHEN
from mars_desktop.theme.fonts import font
from mars_desktop.theme.tokens import look

_UNITS = ("M€", "%", "°C")
_JOINED = "\N{NO-BREAK SPACE}"


class Letters(NamedTuple):
    """A size and weight of the program's face; ``condensed`` for running text and names."""

    px: int
    weight: int = 400
    condensed: bool = True

    @property
    def ascent(self) -> float:
        """How far text reaches above its base line: figures and capitals with their accents."""
        return self.px * 0.78

    @property
    def descent(self) -> float:
        """How far text reaches below its base line."""
        return self.px * 0.24


def letters(px: float, weight: int = 400, *, condensed: bool = True) -> Letters:
    """Letters of that size in pixels, never under the least readable one."""
    return Letters(max(round(px), round(look().type.minimum_px)), weight, condensed)


@lru_cache(maxsize=128)
def qfont(style: Letters) -> QFont:
    """The font of the letters."""
    made = QFont(font("caption" if style.condensed else "body", weight=style.weight))
    made.setPixelSize(style.px)
    return made


@lru_cache(maxsize=128)
def _metrics(style: Letters) -> QFontMetricsF:
    return QFontMetricsF(qfont(style))


@lru_cache(maxsize=8192)
def text_width(text: str, style: Letters) -> float:
    """The width of a text on one line."""
    return _metrics(style).horizontalAdvance(text)


def wrapped(text: str, style: Letters, width_at: Callable[[int], float]) -> list[str]:
    """The text in lines; ``width_at`` gives the room of each line by number.

    A word that is too long for a whole line is broken at a soft hyphen or behind a hyphen, if it has one.
    """
    lines: list[str] = []
    line = ""
    for word in _words(text):
        longer = f"{line} {word}" if line else word
        if line and _width(longer, style) > width_at(len(lines)):
            lines.append(line)
            line = word
        else:
            line = longer
        while cut := _cut(line, style, width_at(len(lines))):
            lines.append(cut[0])
            line = cut[1]
    return [plain.replace(SOFT_HYPHEN, "") for plain in (*lines, line) if plain]


def _width(text: str, style: Letters) -> float:
    return text_width(text.replace(SOFT_HYPHEN, ""), style)


def _cut(word: str, style: Letters, room: float) -> tuple[str, str] | None:
    """A word too wide for a line as what fits on it and the rest; None where nothing is too wide or nothing fits."""
    if " " in word or _width(word, style) <= room:
        return None
    for at in range(len(word) - 1, 0, -1):
        if word[at - 1] in (SOFT_HYPHEN, "-"):
            first = word[:at].rstrip(SOFT_HYPHEN).rstrip("-") + "-"
            if _width(first, style) <= room:
                return first, word[at:]
    return None


def _words(text: str) -> list[str]:
    """Words, with units joined to their numbers."""
    words: list[str] = []
    for word in text.split():
        if words and word.rstrip(".,;:)") in _UNITS and words[-1][-1:].isalnum():
            words[-1] += _JOINED + word
        else:
            words.append(word)
    return words
