"""The pieces that a search for cards is made of, as they stand in the text. Any text can be taken apart."""

import re
import unicodedata
from collections.abc import Collection
from typing import Final, Literal, NamedTuple

_CLOSING: Final = {'"': '"', "“": "”", "„": "“", "«": "»"}
_SIGN: Final = re.compile(r"([^\W\d_]+):?(<=|>=|!=|[:=<>≤≥≠])")
_PLAIN: Final = {"≤": "<=", "≥": ">=", "≠": "!=", "=": ":"}
_ALIKE: Final = str.maketrans({"’": "'", "−": "-", "–": "-"})


class Piece(NamedTuple):
    """One piece, from ``start`` to before ``end``.

    A term is a ``field`` with a ``sign`` and a ``value``, or a ``value`` alone. ``negative`` turns a term or an opening
    parenthesis round.
    """

    kind: Literal["term", "open", "close", "or"]
    start: int
    end: int
    negative: bool = False
    field: str = ""
    sign: str = ""
    value: str = ""


def fold(text: str) -> str:
    """The text without what searching must not depend on: capitals, accents, kinds of dashes and apostrophes."""
    bare = (letter for letter in unicodedata.normalize("NFKD", text) if not unicodedata.combining(letter))
    return "".join(bare).casefold().translate(_ALIKE)


def pieces(text: str, either: Collection[str]) -> list[Piece]:
    """Take a text apart. ``either`` are the folded words that mean “or”.

    Quotes and parentheses that are still open count to the end, as of somebody who is still typing.
    """
    found: list[Piece] = []
    at = 0
    while at < len(text):
        if text[at].isspace():
            at += 1
            continue
        start = at
        while at < len(text) and text[at] in "-−":
            at += 1
        negative = (at - start) % 2 == 1
        if at == len(text) or text[at].isspace():
            continue
        if text[at] == "(":
            at += 1
            found.append(Piece("open", start, at, negative))
        elif text[at] == ")":
            at += 1
            found.append(Piece("close", start, at))
        else:
            piece = _term(text, start, at, negative, either)
            found.append(piece)
            at = piece.end
    return found


def _term(text: str, start: int, at: int, negative: bool, either: Collection[str]) -> Piece:
    field = sign = ""
    match = _SIGN.match(text, at)
    if match is not None:
        field = fold(match[1])
        sign = _PLAIN.get(match[2], match[2])
        at = match.end()
    if at < len(text) and text[at] in _CLOSING:
        end = text.find(_CLOSING[text[at]], at + 1)
        end = len(text) if end < 0 else end
        return Piece("term", start, min(end + 1, len(text)), negative, field, sign, text[at + 1 : end])
    end = at
    while end < len(text) and not text[end].isspace() and text[end] not in "()":
        end += 1
    value = text[at:end]
    if not field and not negative and fold(value) in either:
        return Piece("or", start, end)
    return Piece("term", start, end, negative, field, sign, value)
