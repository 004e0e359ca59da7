"""Milestones and awards: what each asks for, how near every seat is, and who took it."""

from enum import IntEnum
from typing import NamedTuple

from mars_desktop.games.terraforming.amounts import measured
from mars_desktop.games.terraforming.goals import award_points, award_price, refuse_award, refuse_milestone
from mars_desktop.games.terraforming.rules import TerraformingRules
from mars_desktop.games.terraforming.state import State
from mars_desktop.games.terraforming.wording import things
from mars_desktop.games.terraforming.wording.board import award, milestone
from mars_desktop.models.languages import speaker_now
from mars_desktop.models.reasons import why
from mars_desktop.models.rows import FIRST_ROLE, RowModel
from mars_desktop.models.words import tr

NOBODY = -1


class GoalRow(NamedTuple):
    """One milestone or award (`kind`); `progress` is where every seat stands, `need` what a milestone asks for, 0 for
    an award.

    `taken_by` is the seat that claimed or funded it, -1 for none. `reason` says why the seat that acts cannot take it,
    empty if it can. `points` are what a funded award or a claimed milestone is worth to every seat as things stand.
    """

    id: str
    kind: str
    name: str
    text: str
    need: int
    progress: tuple[int, ...]
    taken_by: int
    price: int
    reason: str
    points: tuple[int, ...]


def goal_rows(rules: TerraformingRules, view: State, seat: int | None) -> list[GoalRow]:
    """The rows of all milestones, then of all awards, for the seat that acts; none in a solo game."""
    table = rules.table
    if table.solo:
        return []
    speaker = speaker_now()
    seats = range(table.seats)
    rows = []
    for id_, goal in table.map.milestones.items():
        owner = view.milestones.get(id_, NOBODY)
        refusal = None if seat is None else refuse_milestone(table, view, seat, id_)
        rows.append(
            GoalRow(
                id=id_,
                kind="milestone",
                name=things.milestone_name(table, id_, speaker),
                text=milestone(speaker, goal),
                need=goal.min,
                progress=tuple(measured(table, view, other, goal.measure) for other in seats),
                taken_by=owner,
                price=table.numbers.milestone_price,
                reason="" if refusal is None else why(rules, refusal),
                points=tuple(table.numbers.milestone_vp if other == owner else 0 for other in seats),
            )
        )
    price = award_price(table, view)
    for id_, prize in table.map.awards.items():
        refusal = None if seat is None else refuse_award(table, view, seat, id_)
        funded = id_ in view.awards
        rows.append(
            GoalRow(
                id=id_,
                kind="award",
                name=things.award_name(table, id_, speaker),
                text=award(speaker, prize),
                need=0,
                progress=tuple(measured(table, view, other, prize.measure) for other in seats),
                taken_by=view.awards.get(id_, NOBODY),
                price=price,
                reason="" if refusal is None else why(rules, refusal),
                points=tuple(award_points(table, view, id_)) if funded else (0,) * table.seats,
            )
        )
    return rows


class GoalsModel(RowModel):
    """The milestones, then the awards."""

    class Role(IntEnum):
        """A role for each field of a row."""

        ID = FIRST_ROLE
        KIND = FIRST_ROLE + 1
        NAME = FIRST_ROLE + 2
        TEXT = FIRST_ROLE + 3
        NEED = FIRST_ROLE + 4
        PROGRESS = FIRST_ROLE + 5
        TAKEN_BY = FIRST_ROLE + 6
        PRICE = FIRST_ROLE + 7
        REASON = FIRST_ROLE + 8
        POINTS = FIRST_ROLE + 9

    ROLES = Role

    def title(self, row: GoalRow) -> str:
        return row.name

    def spoken(self, row: GoalRow) -> str:
        progress = ", ".join(str(n) for n in row.progress)
        if row.taken_by >= 0:
            return tr("{name}, taken, stand {progress}", name=row.name, progress=progress)
        return tr("{name}, free, stand {progress}", name=row.name, progress=progress)

    def tip(self, row: GoalRow) -> str:
        return "\n".join(part for part in (row.text, row.reason) if part)
