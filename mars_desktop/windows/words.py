"""The words of this layer, through Qt's translator.

Every sentence is a literal template at the place of its use, so that Qt Linguist finds it; names and numbers are put
into it afterwards.
"""

from PySide6.QtCore import QCoreApplication

_CONTEXT = "windows"


def tr(template: str, /, **values: str | int) -> str:
    """The template in the reader's language, with its named places filled."""
    said = QCoreApplication.translate(_CONTEXT, template)
    return said.format(**values) if values else said


def tr_count(one: str, other: str, n: int, /, **values: str | int) -> str:
    """The form for ``n`` things, in whose template ``{n}`` stands for the number."""
    return tr(one if n == 1 else other, n=n, **values)
