"""How sentences are made: whole templates with named places, looked up through a replaceable translator.

A template is written in English beside its use. A translator gets it together with a
context, which says how the words stand in the sentence (`instruction`: "gain 2 heat";
`purpose`: "(pay 1 energy to) gain 2 heat"), so that a language with cases and moods can
have different words for the same English ones. Where a language begins with a capital in
the middle of a template, its translation writes the name of the place with one: {What}
for {what}.
"""

from collections.abc import Sequence
from typing import Literal, NamedTuple, Protocol

Mood = Literal["instruction", "purpose", "permission"]
"""How a clause of an effect stands: by itself, after "(pay 1 energy) to", or after "you may"."""

MINUS = "−"
SOFT_HYPHEN = "\N{SOFT HYPHEN}"
"""Where a long word of a translation may be broken; nobody sees or copies it but who breaks lines."""


class Plural(NamedTuple):
    """The two English forms of a template that counts ``{n}`` of something."""

    one: str
    other: str


class Translator(Protocol):
    """Gives the template to use in the reader's language.

    ``n`` goes with a plural and decides which of the forms of that language it is; they are looked up by the second
    English one.
    """

    def __call__(self, context: str, template: str | Plural, n: int = -1) -> str:
        """The template in the reader's language, with the same named places."""
        ...


def english(context: str, template: str | Plural, n: int = -1) -> str:
    """The translator of the language that the templates are written in."""
    if isinstance(template, str):
        return template
    return template.one if n == 1 else template.other


def number(value: int | str, *, signed: bool = False) -> str:
    """A number as it is printed: with a true minus, and with a plus if ``signed``; the letter x stays."""
    if isinstance(value, str):
        return value.replace("-", MINUS)
    if value < 0:
        return f"{MINUS}{-value}"
    return f"+{value}" if signed and value > 0 else str(value)


class Speaker:
    """Says things in one language."""

    def __init__(self, translate: Translator = english) -> None:
        self._translate = translate

    def say(self, context: str, template: str, /, **values: str) -> str:
        """The template in this language with its places filled."""
        return self._translate(context, template).replace(SOFT_HYPHEN, "").format_map(_Places(values))

    def breakable(self, context: str, template: str) -> str:
        """A text without places, with soft hyphens where its long words may be broken."""
        return self._translate(context, template)

    def count(self, context: str, forms: Plural, n: int | str, /, **values: str) -> str:
        """The form for ``n`` things; ``n`` may be the letter x, which is many."""
        many = abs(n) if isinstance(n, int) else 2
        template = self._translate(context, forms, many)
        return template.format_map(_Places(values, n=number(n)))

    def listed(self, items: Sequence[str]) -> str:
        """Things side by side that make no sentence: "a, b, c"."""
        said = items[0] if items else ""
        for item in items[1:]:
            said = self.say("list", "{first}, {next}", first=said, next=item)
        return said

    def both(self, items: Sequence[str]) -> str:
        """A list of things that all count: "a, b and c"."""
        return self._ended(items, "{first} and {last}")

    def either(self, items: Sequence[str]) -> str:
        """A list of things of which one counts: "a, b or c"."""
        return self._ended(items, "{first} or {last}")

    def sentence(self, clause: str) -> str:
        """A clause as a sentence of its own."""
        return self.say("sentence", "{clause}.", clause=capitalised(clause))

    def _ended(self, items: Sequence[str], end: str) -> str:
        if len(items) < 2:
            return self.listed(items)
        return self.say("list", end, first=self.listed(items[:-1]), last=items[-1])


class _Places(dict[str, str]):
    """What goes into the named places; under a name with a capital it begins with one."""

    def __missing__(self, name: str) -> str:
        if not name[:1].isupper():
            raise KeyError(name)
        return capitalised(self[name[:1].lower() + name[1:]])


def capitalised(clause: str) -> str:
    """The clause with its first letter in upper case and the rest as it is; a lone x stays a name."""
    return clause if clause.startswith("x ") else clause[:1].upper() + clause[1:]
