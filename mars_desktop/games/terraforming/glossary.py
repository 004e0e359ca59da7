"""The terms of the game in plain words: what each means, where the rule book has it, and what it leads to.

Texts stand in ``resources/help`` in English and are said in the reader's language like everything else.
"""

import re
from functools import cache
from typing import Final, Literal, NamedTuple

import msgspec

from mars_desktop import paths
from mars_desktop.games.phrases import Speaker
from mars_desktop.games.terraforming import vocabulary as v
from mars_desktop.games.terraforming.content import Card
from mars_desktop.games.terraforming.search_pieces import fold

Section = Literal["play", "planet", "seat", "cards", "actions", "points", "variants", "legacy", "program", "onmars"]

_SECTIONS: Final[dict[Section, str]] = {
    "play": "How a game goes",
    "planet": "The planet",
    "seat": "What a seat has",
    "cards": "Cards",
    "actions": "Actions",
    "points": "Points",
    "variants": "Ways to play",
    "legacy": "The Legacy of Mars",
    "program": "The program",
    "onmars": "On Mars",
}
_LINK: Final = re.compile(r"\[([^\]|]+)\|([a-z-]+)\]")


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A term as the file has it; `short` and `more` hold links of the form ``[words|id]``."""

    id: str
    section: Section
    name: str
    short: str
    more: str = ""
    rules: str = ""
    also: str = ""


class _File(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    term: tuple[Entry, ...]


class GlossaryProblem(ValueError):
    """The file of terms is missing or damaged; `str()` is one sentence."""


class Part(NamedTuple):
    """A stretch of text; ``term`` is the id of the term it leads to, empty for plain text."""

    words: str
    term: str = ""


class Term(NamedTuple):
    """A term in one language. ``rules`` is the heading of the rule book, empty where it has none."""

    id: str
    section: str
    name: str
    short: tuple[Part, ...]
    more: tuple[Part, ...]
    rules: str
    also: str

    @property
    def reference(self) -> str:
        """What the thing is and where the rule book has it, for where it is pointed at."""
        said = plain(self.short)
        return f"{said}\n{self.rules}" if self.rules else said


def plain(parts: tuple[Part, ...]) -> str:
    """The text without its links."""
    return "".join(part.words for part in parts)


@cache
def entries() -> tuple[Entry, ...]:
    """The terms as they are written. Raises `GlossaryProblem`."""
    file = paths.resources() / "help" / "glossary_en.toml"
    try:
        return msgspec.toml.decode(file.read_bytes(), type=_File).term
    except OSError as error:
        raise GlossaryProblem(f"The glossary “{file}” cannot be read: {error.strerror}.") from error
    except msgspec.MsgspecError as error:
        raise GlossaryProblem(f"The glossary “{file}” is not valid: {error}; install the program again.") from error


class Glossary:
    """All terms in the language of one speaker, in the order of the file."""

    def __init__(self, speaker: Speaker | None = None) -> None:
        say = speaker or Speaker()
        self.terms: Final = tuple(_term(entry, say) for entry in entries())
        self._by_id = {term.id: term for term in self.terms}
        self._words = {term.id: _words(term) for term in self.terms}

    def __getitem__(self, term: str) -> Term:
        return self._by_id[term]

    def __contains__(self, term: object) -> bool:
        return term in self._by_id

    def find(self, text: str) -> list[Term]:
        """The terms in which all the words stand, those that are called so first, then by name, then by text."""
        wanted = fold(text).split()
        found = [term for term in self.terms if all(word in self._words[term.id][1] for word in wanted)]
        if not wanted:
            return found
        return sorted(found, key=lambda term: self._rank(term, " ".join(wanted)))

    def _rank(self, term: Term, wanted: str) -> int:
        called = (fold(term.name), *fold(term.also).split(", "))
        if called[0].startswith(wanted) or wanted in called:
            return 0
        return 1 if wanted in self._words[term.id][0] else 2

    def leading_to(self, term: str) -> list[Term]:
        """The terms whose texts lead to this one."""
        return [other for other in self.terms if any(part.term == term for part in (*other.short, *other.more))]


def _term(entry: Entry, speaker: Speaker) -> Term:
    heading = speaker.say("rule book", entry.rules) if entry.rules else ""
    return Term(
        id=entry.id,
        section=speaker.say("glossary", _SECTIONS[entry.section]),
        name=speaker.say("glossary", entry.name),
        short=parts(speaker.say("glossary", entry.short)),
        more=parts(speaker.say("glossary", entry.more)) if entry.more else (),
        rules=speaker.say("glossary", "Rule book: {heading}", heading=heading) if heading else "",
        also=speaker.say("glossary", entry.also) if entry.also else "",
    )


def parts(text: str) -> tuple[Part, ...]:
    """A text with links taken apart."""
    found: list[Part] = []
    at = 0
    for link in _LINK.finditer(text):
        if link.start() > at:
            found.append(Part(text[at : link.start()]))
        found.append(Part(link[1], link[2]))
        at = link.end()
    return (*found, Part(text[at:])) if at < len(text) else tuple(found)


def _words(term: Term) -> tuple[str, str]:
    """By what a term is called, and everything in it, folded."""
    called = fold(f"{term.name} {term.also}")
    return called, f"{called} {fold(plain(term.short))} {fold(plain(term.more))}"


_KIND_TERMS: Final = {
    "automated": "automated-card",
    "active": "active-card",
    "event": "event",
    "corporation": "corporation",
    "development": "development",
}


def terms_of(card: Card) -> tuple[str, ...]:
    """The terms that explain what is on a card."""
    found = [_KIND_TERMS[card.kind]]
    found += ["tag"] if card.tags else []
    found += ["requirement"] if card.requires != v.Requires() else []
    found += ["production"] if any(isinstance(effect, v.Produce | v.Reduce) for effect in card.immediate) else []
    found += [_tile_term(effect.tile) for effect in card.immediate if isinstance(effect, v.Place)]
    if any(isinstance(effect, v.Remove | v.Reduce) for effect in card.immediate):
        found.append("any-player")
    found += ["effect"] if card.triggers or card.modifiers else []
    found += ["card-action"] if card.actions else []
    found += ["card-resource"] if card.holds else []
    found += ["points"] if card.vp else []
    return tuple(dict.fromkeys(found))


def _tile_term(tile: v.Tile) -> str:
    return "special-tile" if tile == "special" else tile
