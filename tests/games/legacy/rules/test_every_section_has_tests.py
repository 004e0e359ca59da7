"""No section of the rule book without tests, no name in the table without a test, no test outside the table."""

import importlib
from pathlib import Path
from typing import Final

from tests.games.legacy.rules import sections
from tests.games.legacy.rules.sections import SECTIONS

HEADINGS: Final = """
    Game Overview; Global Parameters; Game Board; Tiles & Population; Markers; Player Boards; Cards;
    Campaign Preparations; Mission 1 Setup; Saved Cards and Starting Hand; Generations; Actions;
    A) Play a Card from Your Hand; B) Sell Cards from Your Hand; C) Use a Standard Project; D) Claim a Milestone;
    E) Fund an Award; F) Use the Action on a Blue Card; G) Convert Plants into Greenery;
    H) Convert Heat into Temperature; I) Convert Workers into Population; J) Innovation Action;
    Final Conversion; Saving Cards; Final Scoring; Titles; Clean Up; Next Mission; Suggestions;
    Playing Solo; Adding or Losing Players During the Campaign; Stand-Alone Game; Symbols;
    Are You Ready for the Next Mission?
"""
HERE: Final = Path(__file__).parent
PACKAGE: Final = str(sections.__package__)


def names_in(folder: Path, package: str) -> set[str]:
    """Names of all tests of a folder, those apart that see to it that there are tests of everything."""
    files = [file for file in sorted(folder.glob("test_*.py")) if not file.stem.startswith("test_every_")]
    modules = [importlib.import_module(f"{package}.{file.stem}") for file in files]
    return {name for module in modules for name in vars(module) if name.startswith("test_")}


def named() -> list[str]:
    """All names of the table."""
    return [name for sentences in SECTIONS.values() for names in sentences.values() for name in names]


def test_every_section_has_tests() -> None:
    assert list(SECTIONS) == [" ".join(heading.split()) for heading in HEADINGS.split(";")]
    assert all(names for sentences in SECTIONS.values() for names in (sentences, *sentences.values()))


def test_every_test_of_the_table_exists() -> None:
    known = names_in(HERE, PACKAGE) | names_in(HERE.parent / "campaign", "tests.games.legacy.campaign")
    assert sorted(set(named()) - known) == []


def test_every_test_of_the_rules_stands_in_the_table() -> None:
    assert sorted(names_in(HERE, PACKAGE) - set(named())) == []
