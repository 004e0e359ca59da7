"""What a game alone has to reach, each line ticked once it is reached."""

from collections.abc import Sequence
from typing import Final

from mars_desktop.models.face import Aim
from mars_desktop.windows.labels import Words
from mars_desktop.windows.words import tr

_TICK: Final = "✓"
_OPEN: Final = "–"


def aim_line(aim: Aim) -> Words:
    """One line by itself."""
    line = Words(_written(aim), "body", "ink" if aim.reached else "ink2", wrap=True)
    line.setAccessibleName(_spoken(aim))
    return line


def aims_together(aims: Sequence[Aim]) -> Words:
    """All lines one after the other, in small."""
    words = Words("\u2003".join(_written(aim) for aim in aims), "caption", "ink2", wrap=True)
    words.setAccessibleName("; ".join(_spoken(aim) for aim in aims))
    return words


def _written(aim: Aim) -> str:
    return f"{_TICK if aim.reached else _OPEN} {aim.words}"


def _spoken(aim: Aim) -> str:
    return tr("{line}: reached", line=aim.words) if aim.reached else tr("{line}: not reached", line=aim.words)
