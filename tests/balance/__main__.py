"""Measures the balance of a campaign: `python -m tests.balance [--games N] [--pack ID] [--write README]`.

Plays every mission with 2, 3 and 4 machine players, prints the table as Markdown and every promise that is
not kept. With `--write` the table goes into the file, between its two marks.
"""

import argparse
import sys
from pathlib import Path

from mars_desktop.games.legacy.content import campaign_content
from tests.balance.measuring import measure_all
from tests.balance.report import replaced, report


def main() -> None:
    """Measure, print and perhaps write."""
    parser = argparse.ArgumentParser(prog="python -m tests.balance", description=__doc__)
    parser.add_argument("--games", type=int, default=200, help="games for each mission and number of players")
    parser.add_argument("--pack", default="patience", help="id of the campaign")
    parser.add_argument("--write", type=Path, help="the file that holds the table")
    parser.add_argument("--processes", type=int, default=2, help="how many games are played at a time")
    told = parser.parse_args()
    text = report(measure_all(told.games, told.pack, told.processes), campaign_content(told.pack))
    sys.stdout.write(text)
    if told.write is not None:
        file: Path = told.write
        file.write_text(replaced(file.read_text(encoding="utf-8"), text), encoding="utf-8")


if __name__ == "__main__":
    main()
