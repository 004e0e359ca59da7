"""What may be answered to the question on the screen, with everything that is not possible and why."""

from collections.abc import Callable
from enum import IntEnum
from typing import Any, NamedTuple

from mars_desktop.engine import Candidate, Choice, Decision, Payment, Pick, Rules
from mars_desktop.models.face import State
from mars_desktop.models.games import face_of
from mars_desktop.models.reasons import why
from mars_desktop.models.rows import FIRST_ROLE, RowModel


class OptionRow(NamedTuple):
    """One answer. `id` is its text form, with `…` behind it for a pick, whose items are still to be chosen.

    `answer` is the `Choice`, or the `Pick` that says how many of which items. `price` is in the units of its payment,
    as in M€, 0 for none. `reason` is empty for what is possible. `apart` marks ending and passing, which
    must never be the default.
    """

    id: str
    answer: Choice | Pick
    verb: str
    title: str
    detail: str
    price: int
    icon: str
    enabled: bool
    reason: str
    apart: bool


def open_candidates(rules: Rules[Any], candidates: list[Candidate]) -> list[Candidate]:
    """The candidates that name nothing hidden: what may stand on a screen at which nobody looks into a hand."""
    hidden = face_of(rules.setup.game).hidden_verbs
    return [
        candidate
        for candidate in candidates
        if (candidate.answer if isinstance(candidate.answer, Choice) else candidate.answer.stem).verb not in hidden
    ]


def option_rows(
    rules: Rules[Any],
    view: State,
    decision: Decision | None,
    candidates: list[Candidate],
    payment: Callable[[Choice], Payment | None],
) -> list[OptionRow]:
    """The answers to a question in the order in which the rules list them."""
    if decision is None:
        return []
    return [_row(rules, view, candidate, payment) for candidate in candidates]


def _row(
    rules: Rules[Any], view: State, candidate: Candidate, payment: Callable[[Choice], Payment | None]
) -> OptionRow:
    answer, refusal = candidate
    stem = answer if isinstance(answer, Choice) else answer.stem
    cost = payment(answer) if isinstance(answer, Choice) else None
    face = face_of(rules.setup.game)
    label = face.answer(rules, view, answer)
    return OptionRow(
        id=str(stem) if isinstance(answer, Choice) else f"{stem} …",
        answer=answer,
        verb=stem.verb,
        title=label.title,
        detail=label.detail,
        price=0 if cost is None else cost.price,
        icon=label.icon,
        enabled=refusal is None,
        reason="" if refusal is None else why(rules, refusal, stem.seat),
        apart=stem.verb in face.apart,
    )


class OptionsModel(RowModel):
    """The answers to the present question; empty while the screen is covered and when the game is over."""

    class Role(IntEnum):
        """A role for each field of a row."""

        ID = FIRST_ROLE
        ANSWER = FIRST_ROLE + 1
        VERB = FIRST_ROLE + 2
        TITLE = FIRST_ROLE + 3
        DETAIL = FIRST_ROLE + 4
        PRICE = FIRST_ROLE + 5
        ICON = FIRST_ROLE + 6
        ENABLED = FIRST_ROLE + 7
        REASON = FIRST_ROLE + 8
        APART = FIRST_ROLE + 9

    ROLES = Role

    def title(self, row: OptionRow) -> str:
        return row.title

    def spoken(self, row: OptionRow) -> str:
        parts = (row.title, row.detail, row.reason)
        return ". ".join(part.rstrip(".") for part in parts if part)

    def tip(self, row: OptionRow) -> str:
        return "\n".join(part for part in (row.detail, row.reason) if part)
