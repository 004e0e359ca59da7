"""Measures the balance of a campaign: `python -m tests.balance [--games N] [--pack ID] [--write README]`.

Plays every mission with 2, 3 and 4 machine players, prints the table as Markdown and every promise that is
not kept. With `--write` the table goes into the file, between its two marks.
"""

import argparse
import sys
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

from mars_desktop.games.legacy.content import campaign_content
from tests.balance.judging import bought_shares, broken_promises, side_shares, win_shares
from tests.balance.measuring import Tally, measure

_BEGIN = "<!-- balance: written by python -m tests.balance -->"
_END = "<!-- end of balance -->"


def main() -> None:
    """Measure, print and perhaps write."""
    parser = argparse.ArgumentParser(prog="python -m tests.balance", description=__doc__)
    parser.add_argument("--games", type=int, default=200, help="games for each mission and number of players")
    parser.add_argument("--pack", default="patience", help="id of the campaign")
    parser.add_argument("--seed", type=int, default=1, help="the first seed")
    parser.add_argument("--write", type=Path, help="the file that holds the table")
    parser.add_argument("--processes", type=int, default=2, help="how many games are played at a time")
    told = parser.parse_args()
    content = campaign_content(told.pack)
    seeds = range(told.seed, told.seed + told.games)
    with ProcessPoolExecutor(told.processes) as workers:
        waiting = [
            workers.submit(measure, mission, seats, seeds, told.pack)
            for mission in content.missions
            for seats in (2, 3, 4)
        ]
        tallies = [one.result() for one in waiting]
    text = table(tallies)
    broken = broken_promises(tallies, content)
    sys.stdout.write(text + "\n" + "".join(f"* {line}\n" for line in broken))
    if told.write is not None:
        file: Path = told.write
        before, _, rest = file.read_text(encoding="utf-8").partition(_BEGIN)
        after = rest.partition(_END)[2]
        missed = "\n".join(f"* {line}" for line in broken) or "Nothing misses its range."
        file.write_text(f"{before}{_BEGIN}\n\n{text}\nMissed:\n\n{missed}\n\n{_END}{after}", encoding="utf-8")


def table(tallies: list[Tally]) -> str:
    """The measurement as Markdown."""
    lines = [
        f"{tallies[0].games} games for each mission and number of players, machine players of equal strength.",
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
    bought, wins = bought_shares(tallies), win_shares(tallies)
    lines += [
        "",
        f"Cards are bought in {min(bought.values()):.1%} to {max(bought.values()):.0%} of their deals; owners of a",
        f"card win {min(wins.values(), default=0):.2f} to {max(wins.values(), default=0):.2f} times as often as\nchance.",
        "",
    ]
    return "\n".join(lines)


if __name__ == "__main__":
    main()
