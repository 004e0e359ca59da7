"""What may be answered to the question on the screen, with everything that is not possible and why."""

from collections.abc import Callable
from enum import IntEnum
from typing import Final, NamedTuple

from mars_desktop.engine import Candidate, Choice, Decision, Payment, Pick
from mars_desktop.games.terraforming.rules import TerraformingRules
from mars_desktop.games.terraforming.state import State
from mars_desktop.games.terraforming.wording.answers import answer_label
from mars_desktop.models.languages import speaker_now
from mars_desktop.models.rows import FIRST_ROLE, RowModel
from mars_desktop.models.sayings import why

HAND_VERBS: Final = frozenset(
    {"start", "draft", "buy", "keep", "discard", "play", "sell", "development", "innovate", "save"}
)
"""Verbs of the answers that name cards which only their seat may see."""


class OptionRow(NamedTuple):
    """One answer. `id` is its text form, with `…` behind it for a pick, whose items are still to be chosen.

    `answer` is the `Choice`, or the `Pick` that says how many of which items. `price` is in M€, 0 for none. `reason` is
    empty for what is possible. `apart` marks ending and passing, which must never be the default.
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


def open_candidates(candidates: list[Candidate]) -> list[Candidate]:
    """The candidates that name nothing hidden: what may stand on a screen at which nobody looks into a hand."""
    return [
        candidate
        for candidate in candidates
        if (candidate.answer if isinstance(candidate.answer, Choice) else candidate.answer.stem).verb not in HAND_VERBS
    ]


def option_rows(
    rules: TerraformingRules,
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
    rules: TerraformingRules, view: State, candidate: Candidate, payment: Callable[[Choice], Payment | None]
) -> OptionRow:
    answer, refusal = candidate
    stem = answer if isinstance(answer, Choice) else answer.stem
    cost = payment(answer) if isinstance(answer, Choice) else None
    label = answer_label(rules.table, view, answer, speaker_now())
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
        apart=stem.verb in ("end", "pass"),
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
