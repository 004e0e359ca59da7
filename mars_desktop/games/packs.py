"""Checking packs of all games: each file by the code of the game that it belongs to."""

from collections.abc import Iterable
from pathlib import Path

from mars_desktop.engine.pack_files import Fault
from mars_desktop.games.legacy import pack as legacy
from mars_desktop.games.onmars import pack as onmars

__all__ = ["Fault", "check"]


def check(given: Iterable[Path]) -> list[Fault]:
    """All faults of files and folders with packs of any game; empty if they can be used.

    What belongs to On Mars is known by its head or by what it holds; all else is a pack of Terraforming Mars or of a
    campaign of the Legacy.
    """
    wanted = list(given)
    return [*legacy.check(wanted, onmars.files_of_onmars(wanted)), *onmars.check(wanted)]
