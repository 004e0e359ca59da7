"""The small language in which cards are searched for.

Words are looked for in name and text, all of them; quotes keep words together. ``tag:space`` asks for a feature,
``cost<15`` and ``cost:10..20`` for a number; ``-`` in front turns a term round; ``or`` stands between alternatives;
parentheses group. The beginning of a value is enough: ``tag:mic``.
"""

import re
from collections.abc import Callable, Sequence
from typing import Final

from mars_desktop.games.phrases import Speaker
from mars_desktop.games.terraforming.content import Card
from mars_desktop.games.terraforming.search_facts import ANY, NONE, Facts, facts_of
from mars_desktop.games.terraforming.search_pieces import Piece, fold, pieces
from mars_desktop.games.terraforming.search_words import (
    FIELDS,
    NUMBER_FIELDS,
    TEXT_FIELDS,
    VALUES,
    field_name,
    field_names,
    or_words,
    value_name,
    value_names,
)

_DEEPEST: Final = 30
"""Parentheses inside one another; nobody needs more."""

_RANGE: Final = re.compile(r"([-−]?\d{1,6})?\.\.([-−]?\d{1,6})?")
_NUMBER: Final = re.compile(r"[-−]?\d{1,6}")

Test = Callable[[Facts], bool]
"""Whether a card is looked for."""


class SearchProblem(ValueError):
    """A search that cannot be understood: `str()` says why in one sentence, ``start`` and ``end`` where."""

    def __init__(self, sentence: str, piece: Piece) -> None:
        super().__init__(sentence)
        self.start: Final = piece.start
        self.end: Final = piece.end


class SearchLanguage:
    """Reads and writes searches in the language of one speaker; English always works too."""

    def __init__(self, speaker: Speaker | None = None) -> None:
        self._speaker = speaker or Speaker()
        self._either = or_words(self._speaker)
        self._fields = field_names(self._speaker)
        self._values = {field: value_names(field, self._speaker) for field in VALUES}

    # Reading

    def parse(self, text: str) -> Test:
        """What a text asks for; an empty one for everything. Raises `SearchProblem`."""
        return _Reader(pieces(text, self._either), self._term, self._too_deep, self._not_open).whole()

    def _say(self, template: str, /, **values: str) -> str:
        return self._speaker.say("search problem", template, **values)

    def _too_deep(self, piece: Piece) -> SearchProblem:
        return SearchProblem(self._say("There are too many parentheses inside one another; take some away."), piece)

    def _not_open(self, piece: Piece) -> SearchProblem:
        return SearchProblem(self._say("Nothing is open where this “)” closes it; take it away."), piece)

    def _term(self, piece: Piece) -> Test:
        test = self._asked(piece)
        return (lambda facts: not test(facts)) if piece.negative else test

    def _asked(self, piece: Piece) -> Test:
        if not piece.field:
            words = fold(piece.value)
            return lambda facts: words in facts.name or words in facts.text
        field = self._fields.get(piece.field)
        if field is None:
            listed = ", ".join(field_name(name, self._speaker) for name in FIELDS)
            sentence = self._say(
                "There is no field “{field}”; write one of {fields}.", field=piece.field, fields=listed
            )
            raise SearchProblem(sentence, piece)
        if not piece.value.strip():
            example = self.term(field, self._example(field))
            written = f"{piece.field}{piece.sign}"
            sentence = self._say("“{written}” needs a value, for example {example}.", written=written, example=example)
            raise SearchProblem(sentence, piece)
        if field in NUMBER_FIELDS:
            return self._number(piece, field)
        if piece.sign not in (":", "!="):
            example = self.term(field, self._example(field))
            sentence = self._say(
                "“{field}” cannot be compared; write for example {example}.", field=piece.field, example=example
            )
            raise SearchProblem(sentence, piece)
        test = self._words(piece, field) if field in TEXT_FIELDS else self._feature(piece, field)
        return test if piece.sign == ":" else lambda facts: not test(facts)

    def _words(self, piece: Piece, field: str) -> Test:
        words = fold(piece.value)
        if field == "name":
            return lambda facts: words in facts.name
        return lambda facts: words in facts.text

    def _feature(self, piece: Piece, field: str) -> Test:
        known, wanted = self._values[field], fold(piece.value)
        if wanted in known:
            found = frozenset({known[wanted]})
        else:
            begun = {value for name, value in known.items() if name.startswith(wanted)}
            # Whoever has typed “an” does not mean any at all.
            found = frozenset(begun - {ANY, NONE})
        if not found:
            listed = ", ".join(value_name(value, self._speaker) for value in VALUES[field])
            sentence = self._say(
                "“{value}” is no value of “{field}”; write one of {values}.",
                value=piece.value,
                field=piece.field,
                values=listed,
            )
            raise SearchProblem(sentence, piece)
        return lambda facts: not found.isdisjoint(facts.values[field])

    def _number(self, piece: Piece, field: str) -> Test:
        value = piece.value.strip()
        span = _RANGE.fullmatch(value)
        if piece.sign in (":", "!=") and span is not None and (span[1] or span[2]):
            low, high = _whole(span[1] or "-999999"), _whole(span[2] or "999999")
        elif _NUMBER.fullmatch(value) is not None:
            low, high = _bounds(piece.sign, _whole(value))
        else:
            name = field_name(field, self._speaker)
            sentence = self._say(
                "“{value}” is no number for “{field}”; write for example {field}<15 or {field}:10..20.",
                value=value,
                field=name,
            )
            raise SearchProblem(sentence, piece)
        negative = piece.sign == "!="

        def test(facts: Facts) -> bool:
            has = facts.numbers.get(field)
            return has is not None and (low <= has <= high) is not negative

        return test

    # Writing

    def term(self, field: str, value: str) -> str:
        """A term as it is written: ``tag:space``. ``value`` is a known one, or whatever a number is compared with."""
        name = field_name(field, self._speaker)
        return f"{name}:{value_name(value, self._speaker)}" if field in VALUES else f"{name}{value}"

    def value_of(self, text: str, field: str) -> str:
        """The one value that a text asks for in a field, for every alternative alike; empty if there is none."""
        found = self._own(text, field)
        return "" if found is None else self._values[field].get(fold(found.value), "")

    def with_value(self, text: str, field: str, value: str) -> str:
        """The text with this value in a field in place of the one it had; an empty value takes that away."""
        old = self._own(text, field)
        term = self.term(field, value) if value else ""
        if old is not None:
            return " ".join(f"{text[: old.start]}{term}{text[old.end :]}".split(" ")).strip()
        if not term:
            return text
        if any(piece.kind == "or" for piece in _top(pieces(text, self._either))):
            return f"({text.strip()}) {term}"
        return f"{text.strip()} {term}".strip()

    def _own(self, text: str, field: str) -> Piece | None:
        """The term that says a field's value for the whole text."""
        top = _top(pieces(text, self._either))
        if any(piece.kind == "or" for piece in top):
            return None
        plain = (piece for piece in top if piece.kind == "term" and piece.sign == ":" and not piece.negative)
        return next((piece for piece in plain if self._fields.get(piece.field) == field), None)

    def _example(self, field: str) -> str:
        return {"name": ":mars", "text": ":ocean", "number": ":12"}.get(field) or (
            VALUES[field][0] if field in VALUES else "<15"
        )

    def examples(self) -> tuple[str, ...]:
        """Searches that show what can be asked."""
        term = self.term
        return (
            f"{term('tag', 'space')} {term('cost', '<15')}",
            term("gives", "titanium"),
            f"{term('kind', 'active')} {term('points', '>0')}",
            f"{term('requires', 'oxygen')} -{term('tag', 'plant')}",
            term("holds", "animal"),
        )


class CardSearch:
    """Finds cards by searches in one language."""

    def __init__(self, cards: Sequence[Card], speaker: Speaker | None = None) -> None:
        self.language: Final = SearchLanguage(speaker)
        self._facts = [(card, facts_of(card, speaker or Speaker())) for card in cards]

    def find(self, text: str) -> list[Card]:
        """The cards that a text asks for, in the order in which they were given. Raises `SearchProblem`."""
        test = self.language.parse(text)
        return [card for card, facts in self._facts if test(facts)]


class _Reader:
    """Reads pieces from left to right: alternatives of terms that all have to hold."""

    def __init__(
        self,
        found: list[Piece],
        term: Callable[[Piece], Test],
        too_deep: Callable[[Piece], SearchProblem],
        not_open: Callable[[Piece], SearchProblem],
    ) -> None:
        self._pieces, self._at = found, 0
        self._term, self._too_deep, self._not_open = term, too_deep, not_open

    def whole(self) -> Test:
        """Everything; a parenthesis that closes nothing is refused."""
        test = self._alternatives(0)
        if self._at < len(self._pieces):
            raise self._not_open(self._pieces[self._at])
        return test or (lambda _facts: True)

    def _alternatives(self, depth: int) -> Test | None:
        """Up to the closing parenthesis or the end; None for nothing."""
        options: list[Test] = []
        terms: list[Test] = []
        while self._at < len(self._pieces) and self._pieces[self._at].kind != "close":
            piece = self._pieces[self._at]
            self._at += 1
            if piece.kind == "or":
                options += [_all(terms)] if terms else []
                terms = []
            elif piece.kind == "open":
                terms += self._group(piece, depth + 1)
            else:
                terms.append(self._term(piece))
        options += [_all(terms)] if terms else []
        return _any(options) if options else None

    def _group(self, opening: Piece, depth: int) -> list[Test]:
        if depth > _DEEPEST:
            raise self._too_deep(opening)
        test = self._alternatives(depth)
        self._at += 1
        if test is None:
            return []
        return [lambda facts: not test(facts)] if opening.negative else [test]


def _all(terms: list[Test]) -> Test:
    return lambda facts: all(term(facts) for term in terms)


def _any(options: list[Test]) -> Test:
    return lambda facts: any(option(facts) for option in options)


def _whole(digits: str) -> int:
    return int(digits.replace("−", "-"))


def _bounds(sign: str, n: int) -> tuple[int, int]:
    """The least and the greatest number that a comparison with ``n`` allows."""
    match sign:
        case "<":
            return -999999, n - 1
        case "<=":
            return -999999, n
        case ">":
            return n + 1, 999999
        case ">=":
            return n, 999999
        case _:
            return n, n


def _top(found: list[Piece]) -> list[Piece]:
    """The pieces outside all parentheses."""
    depth, top = 0, []
    for piece in found:
        if piece.kind == "open":
            depth += 1
        elif piece.kind == "close":
            depth -= 1
        elif depth == 0:
            top.append(piece)
    return top
