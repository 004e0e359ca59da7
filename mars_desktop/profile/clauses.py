"""Sentences about profiles and files, and parts of them, in the reader's language.

This layer knows no translator: whoever has one hands it to `say_in`. Until then, and on the command line, everything
is said in English.
"""

from collections.abc import Callable

Translate = Callable[[str], str]
"""Gives the template in the reader's language, with the same named places."""


class Clause:
    """A template with what goes into its named places; `str()` says it in the language spoken when it is read."""

    __slots__ = ("template", "values")

    def __init__(self, template: str, /, **values: object) -> None:
        self.template = template
        self.values = values

    def __str__(self) -> str:
        said = _VOICE.translate(self.template)
        return said.format(**{name: str(value) for name, value in self.values.items()}) if self.values else said


class _Voice:
    translate: Translate = staticmethod(str)


_VOICE = _Voice()


def say_in(translate: Translate) -> None:
    """Say all clauses through this translator from now on."""
    _VOICE.translate = translate
