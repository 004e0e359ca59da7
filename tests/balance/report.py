"""A measurement as Markdown, and its place in the file that holds it."""

import textwrap
from collections.abc import Sequence
from typing import Final

from mars_desktop.games.legacy.content import LegacyContent
from tests.balance.judging import (
    ERRORS_TO_SPARE,
    LEAST_BOUGHT,
    LEAST_GOAL,
    LENGTH,
    MOST_WINS,
    SIDE_SHARE,
    bought_shares,
    broken_promises,
    card_wins,
    missed_sides,
    side_shares,
)
from tests.balance.measuring import Tally

BEGIN: Final = "<!-- balance: written by python -m tests.balance -->"
END: Final = "<!-- end of balance -->"


def report(tallies: Sequence[Tally], content: LegacyContent) -> str:
    """The table, and below it what misses its range."""
    broken = broken_promises(tallies, content)
    missed = "".join(f"* {line}\n" for line in broken) or "Nothing.\n"
    doubtful = "".join(f"* {line}\n" for line in _doubtful(tallies)) or "None.\n"
    return (
        f"{_table(tallies)}\nWhat misses its range:\n\n{missed}\n"
        f"Sides outside their range by no more than two standard errors, so that chance may explain it:\n\n{doubtful}"
    )


def _doubtful(tallies: Sequence[Tally]) -> list[str]:
    least, most = SIDE_SHARE
    return [
        f"mission {tally.mission}, {tally.seats} players: {side} {share:.2f}"
        for tally in tallies
        for side, share in side_shares(tally).items()
        if not least <= share <= most and side not in missed_sides(tally)
    ]


def replaced(text: str, measured: str, begin: str = BEGIN) -> str:
    """The file with the new measurement between its two marks. Raises ValueError where a mark is missing."""
    before, _, rest = text.partition(begin)
    _, mark, after = rest.partition(END)
    if not mark:
        raise ValueError(f"the file has no place for the table; put the lines {begin} and {END} into it")
    return f"{before}{begin}\n\n{measured}\n{END}{after}"


def _table(tallies: Sequence[Tally]) -> str:
    least, most = SIDE_SHARE
    told = (
        f"{tallies[0].games} games for each mission and number of players, machine players of equal strength, each "
        f"mission begun as in a campaign whose earlier missions were decided by lot. What is promised: a mission lasts "
        f"{LENGTH[0]:.0f} to {LENGTH[1]:.0f} generations on average; each side of a corporation wins {least} to {most} "
        f"times its fair share; every milestone and award is taken in {LEAST_GOAL:.0%} of the games or more; no card "
        f"is bought in fewer than {LEAST_BOUGHT:.0%} of its deals; nobody who plays a certain card wins more than "
        f"{MOST_WINS} times as often as chance. Shares of wins miss their range only if they do so by more than "
        f"{ERRORS_TO_SPARE:.0f} standard errors."
    )
    lines = [
        textwrap.fill(told, 118),
        "",
        "| mission | players | generations | points | Population | melts | goal met | sides (1 = fair) | goals taken |",
        "| --- | --- | --- | --- | --- | --- | --- | --- | --- |",
    ]
    for tally in tallies:
        each = tally.games * tally.seats
        shares = side_shares(tally)
        goals = [n / tally.games for n in tally.goals.values()]
        met = f"{tally.goal_met / tally.games:.0%}" if tally.goal_met else "-"
        lines.append(
            f"| {tally.mission} | {tally.seats} | {tally.length:.1f} | {tally.points / each:.0f} | "
            f"{tally.people / each:.1f} | {tally.melts / tally.games:.1f} | {met} | "
            f"{min(shares.values()):.2f} to {max(shares.values()):.2f} | "
            f"{min(goals, default=0):.0%} to {max(goals, default=0):.0%} |"
        )
    bought, wins = bought_shares(tallies), [card.share for card in card_wins(tallies).values()]
    told = (
        f"Cards are bought in {min(bought.values()):.1%} to {max(bought.values()):.0%} of their deals; who plays one "
        f"wins {min(wins, default=0):.2f} to {max(wins, default=0):.2f} times as often as chance."
    )
    return "\n".join([*lines, "", textwrap.fill(told, 118), ""])
