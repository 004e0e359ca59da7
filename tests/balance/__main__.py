"""Measures the balance of what is our own: `python -m tests.balance [legacy|onmars] [--games N] [--write README]`.

`legacy`, which is meant if nothing is said, plays every mission of a campaign with 2, 3 and 4 machine players;
`onmars` plays short and long games with 2, 3 and 4, and solo games for each goal. Both print their tables as Markdown
and everything that misses its range. With `--write` the tables go into the file, between its two marks.
"""

import argparse
import sys
from pathlib import Path

from mars_desktop.games.legacy.content import campaign_content
from tests.balance import onmars_measuring, onmars_report
from tests.balance.measuring import measure_all
from tests.balance.report import BEGIN, replaced, report


def main() -> None:
    """Measure, print and perhaps write."""
    parser = argparse.ArgumentParser(prog="python -m tests.balance", description=__doc__)
    parser.add_argument("game", nargs="?", choices=("legacy", "onmars"), default="legacy", help="what is measured")
    parser.add_argument("--games", type=int, default=200, help="games for each mission or length and number of players")
    parser.add_argument("--pack", default="patience", help="id of the campaign")
    parser.add_argument("--write", type=Path, help="the file that holds the table")
    parser.add_argument("--processes", type=int, default=2, help="how many games are played at a time")
    told = parser.parse_args()
    games, processes = told.games, told.processes
    if told.game == "onmars":
        tallies = onmars_measuring.measure_all(games, processes)
        text = onmars_report.report(tallies, onmars_measuring.measure_solo(games, processes))
        begin = onmars_report.BEGIN
    else:
        text = report(measure_all(games, told.pack, processes), campaign_content(told.pack))
        begin = BEGIN
    sys.stdout.write(text)
    if told.write is not None:
        file: Path = told.write
        file.write_text(replaced(file.read_text(encoding="utf-8"), text, begin), encoding="utf-8")


if __name__ == "__main__":
    main()
