"""What the decision bar is given to show, whichever game asks; answers that open a list are told by their ids."""

from typing import Final, NamedTuple

from mars_desktop.widgets.answer import Answer

_GROUP: Final = "group "


class Offer(NamedTuple):
    """What the bar shows: answers, those apart, and the id of the lit one."""

    answers: tuple[Answer, ...]
    apart: tuple[Answer, ...]
    lit: str


def group_id(group: str) -> str:
    """The id of the answer that opens a list."""
    return _GROUP + group


def group_of(answer_id: str) -> str:
    """The list that an answer opens; empty if it is an answer by itself."""
    return answer_id.removeprefix(_GROUP) if answer_id.startswith(_GROUP) else ""
