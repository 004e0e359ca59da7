"""The cards of the campaign as their files say, read without the program's own reader."""

import tomllib
from pathlib import Path
from typing import Any, Final

from mars_desktop import paths

Raw = dict[str, Any]
"""A table of a pack file."""


def _tables(folder: Path, name: str) -> list[Raw]:
    files = [tomllib.loads(file.read_text(encoding="utf-8")) for file in sorted(folder.glob("*.toml"))]
    return [entry for file in files for entry in file.get(name, [])]


_PACKS: Final = paths.resources() / "packs"
_BASE: Final = {entry["id"]: entry for entry in _tables(_PACKS / "terraforming", "project")}

OWN: Final[dict[str, Raw]] = {entry["id"]: entry for entry in _tables(_PACKS / "patience", "project")}
"""Project cards and innovations of the campaign itself."""

ADAPTED: Final[dict[str, Raw]] = {
    entry["id"]: _BASE[entry["id"]] | entry for entry in _tables(_PACKS / "patience", "adapted")
}
"""Cards of the base game as they serve in the campaign."""

PROJECTS: Final = OWN | ADAPTED
DEVELOPMENTS: Final = {entry["id"]: entry for entry in _tables(_PACKS / "patience", "development")}
SIDES: Final = {entry["id"]: entry for entry in _tables(_PACKS / "patience", "corporation")}
EVERYTHING: Final = PROJECTS | DEVELOPMENTS | SIDES


def mission_of(card: Raw) -> int:
    """The first mission in which a card may be met."""
    if "missions" in card:
        return int(card["missions"][0])
    return int(card.get("mission", 1))


MISSIONS: Final = {entry["number"]: entry for entry in _tables(_PACKS / "patience", "mission")}

CAMPAIGN: Final = OWN | DEVELOPMENTS | SIDES
"""Everything that is the campaign's own."""


def names(rows: list[tuple[str, int]]) -> list[str]:
    """What the tests of a list are called."""
    return [f"{card}-{number + 1}" for card, number in rows]
