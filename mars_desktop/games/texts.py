"""What the wording of a game hands to its screens: texts that are ready to be shown."""

from typing import Final, NamedTuple


class Prompt(NamedTuple):
    """What the decision bar says: the question with the name of whoever is asked, and what helps to answer it."""

    title: str
    detail: str = ""


class AnswerText(NamedTuple):
    """What a button says: its name, what it costs or brings, and the id of an icon (empty for none)."""

    title: str
    detail: str = ""
    icon: str = ""


class OptionText(NamedTuple):
    """What an option is called, what it means, and what its values are called."""

    name: str
    explanation: str
    values: dict[str | int | bool, str]


YES_NO: Final[dict[str | int | bool, str]] = {True: "Yes", False: "No"}
UNDO: Final = OptionText(
    "Taking back",
    "Up to what was revealed or passed on, or without limits for tables that trust each other.",
    {"barrier": "Until something is revealed", "free": "Without limits"},
)
"""What more than one game offers, in English: each says it among its own options."""


class LogLine(NamedTuple):
    """A line of the log.

    ``seat`` is whose mark stands before it, -1 the table's; ``level`` 0 heads an action
    or a phase, 1 is what follows from it. ``kind`` is that of the event, for filters.
    ``place`` and ``card`` are ids of what a click shows, empty if there is none.
    ``secret`` names cards that only the viewer may read, empty for everybody else.
    """

    text: str
    seat: int
    level: int
    kind: str
    place: str = ""
    card: str = ""
    secret: str = ""
