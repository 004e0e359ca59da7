"""The words of this layer, through Qt's translator.

Every sentence is a literal template at the place of its use, so that it is found and translated; names and numbers are
put into it afterwards.
"""

from mars_desktop.games.phrases import Plural
from mars_desktop.models.languages import translated

_CONTEXT = "models"


def tr(template: str, /, **values: str | int) -> str:
    """The template in the reader's language, with its named places filled."""
    said = translated(_CONTEXT, template)
    return said.format(**values) if values else said


def tr_count(one: str, other: str, n: int, /, **values: str | int) -> str:
    """The form for ``n`` things, in whose template ``{n}`` stands for the number."""
    return translated(_CONTEXT, Plural(one, other), abs(n)).format(n=n, **values)
