"""Walking over the widgets there are, while none of them may go.

Python takes down what nothing refers to any more whenever it has made enough new objects. The list of all widgets is
a list of bare addresses, for each of which an object is made: a widget taken down on the way leaves an address behind
that leads nowhere, and the program would end without a word. Qt's own rounds through its widgets, which call into
Python at every step, are as easily upset.
"""

import gc
from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtWidgets import QApplication, QWidget


@contextmanager
def nothing_collected() -> Iterator[None]:
    """As long as this lasts, nothing goes but what somebody lets go of; may be nested."""
    collecting = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if collecting:
            gc.enable()


def all_widgets() -> list[QWidget]:
    """Every widget there is, shown or not. Ask `shiboken6.isValid` before the next one where any may have gone."""
    with nothing_collected():
        return QApplication.allWidgets()


def top_level_widgets() -> list[QWidget]:
    """Every widget that is a window of its own, shown or not."""
    with nothing_collected():
        return QApplication.topLevelWidgets()
