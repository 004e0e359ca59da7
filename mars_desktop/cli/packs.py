"""`check`: content packs validated by the code that loads them."""

import argparse
import sys

from mars_desktop.cli.failure import Failed
from mars_desktop.games.packs import check


def run(arguments: argparse.Namespace) -> None:
    """Carry the verb out: one line per fault on stdout, and how many on stderr."""
    faults = check(arguments.packs)
    for fault in faults:
        sys.stdout.write(f"{fault}\n")
    if faults:
        sys.stdout.flush()
        many = "1 fault was" if len(faults) == 1 else f"{len(faults)} faults were"
        raise Failed(f"{many} found: mend what the lines above name and check again.")
    sys.stdout.write("No fault was found.\n")
