"""Milestones and awards as their tracks show them."""

from collections.abc import Sequence

from mars_desktop.games.terraforming.table import Table
from mars_desktop.models.goals import GoalRow
from mars_desktop.models.players import PlayerRow
from mars_desktop.theme.color_tokens import Seat
from mars_desktop.widgets.goal_tracks import GoalTrack, Standing
from mars_desktop.windows.table.side_column import SideColumn
from mars_desktop.windows.words import tr, tr_count


def goal_track(row: GoalRow, marks: Sequence[Seat], players: Sequence[PlayerRow]) -> GoalTrack:
    """One milestone or award with every seat's mark."""
    owner = marks[row.taken_by] if row.taken_by >= 0 else None
    verdict = worth = ""
    if row.kind == "milestone" and owner is not None:
        points = row.points[row.taken_by]
        verdict = tr_count("{who}, {n} point", "{who}, {n} points", points, who=players[row.taken_by].name)
        worth = tr_count("{n} point", "{n} points", points)
    return GoalTrack(
        id=row.id,
        name=row.name,
        standings=tuple(Standing(mark, n) for mark, n in zip(marks, row.progress, strict=True)),
        goal=row.need if row.kind == "milestone" else None,
        owner=owner,
        verdict=verdict,
        worth=worth,
        words=_words(row, players),
    )


def _words(row: GoalRow, players: Sequence[PlayerRow]) -> str:
    """The whole row as sentences."""
    stand = ", ".join(f"{player.name} {n}" for player, n in zip(players, row.progress, strict=True))
    lines = [tr("{goal}: {text}", goal=row.name, text=row.text), stand]
    if row.taken_by >= 0:
        who = players[row.taken_by].name
        lines.append(tr("Claimed by {who}.", who=who) if row.kind == "milestone" else tr("Funded by {who}.", who=who))
    elif row.reason:
        lines.append(row.reason)
    if row.kind == "award" and row.taken_by >= 0:
        worth = [
            tr_count("{who} {n} point", "{who} {n} points", n, who=player.name)
            for player, n in zip(players, row.points, strict=True)
            if n
        ]
        lines.append(tr("As things stand: {points}.", points=", ".join(worth)))
    return "\n".join(lines)


def milestone_remark(rows: Sequence[GoalRow], most: int) -> str:
    """“8 M€ · 2 of 3 left”."""
    left = most - sum(row.taken_by >= 0 for row in rows)
    if left <= 0:
        return tr("all claimed")
    return tr("{price} M€ · {n} of {most} left", price=rows[0].price, n=left, most=most)


def award_remark(rows: Sequence[GoalRow]) -> str:
    """“next costs 14 M€”."""
    price = rows[0].price
    return tr("next costs {price} M€", price=price) if price else tr("all funded")


def show_goals(
    column: SideColumn, rows: Sequence[GoalRow], marks: Sequence[Seat], players: Sequence[PlayerRow], table: Table
) -> None:
    """Show the goals of a table on the tracks of its right column; a table without goals has none."""
    if not rows:
        return
    milestones = [row for row in rows if row.kind == "milestone"]
    awards = [row for row in rows if row.kind == "award"]
    most = table.numbers.milestones_claimed
    column.milestones.show_goals(
        [goal_track(row, marks, players) for row in milestones], milestone_remark(milestones, most)
    )
    column.awards.show_goals([goal_track(row, marks, players) for row in awards], award_remark(awards))
