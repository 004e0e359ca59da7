"""What stands on a button or in a row for an answer."""

from typing import NamedTuple


class AnswerText(NamedTuple):
    """What a button says: its name, what it costs or brings, and the id of an icon (empty for none)."""

    title: str
    detail: str = ""
    icon: str = ""
