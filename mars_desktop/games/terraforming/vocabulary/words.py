"""The words of the vocabulary: closed lists of names, and the base of every entry.

One vocabulary serves Terraforming Mars and The Legacy of Mars; what only the Legacy knows is
listed in :mod:`~mars_desktop.games.terraforming.legacy_words`, and packs of the base game may not use it.
"""

from typing import Literal

import msgspec

Resource = Literal["mc", "steel", "titanium", "plants", "energy", "heat", "workers"]
Metal = Literal["steel", "titanium"]
Tag = Literal[
    "building", "space", "science", "power", "earth", "jovian", "plant", "microbe", "animal", "city", "floater"
]
Held = Literal["animal", "microbe", "science", "fighter", "ice", "floater"]
Kind = Literal["event", "automated", "active"]
Whose = Literal["me", "opponents", "all"]
Tile = Literal["ocean", "greenery", "city", "special"]
TileOrAny = Literal["ocean", "greenery", "city", "special", "any", "glacier", "water"]
Neighbour = Literal[
    "ocean",
    "greenery",
    "city",
    "special",
    "any",
    "glacier",
    "water",
    "population",
    "neutral-city",
    "own-tile",
    "own-city",
    "own-special",
]
Title = Literal["G", "A", "P", "-"]
Parameter = Literal["temperature", "oxygen", "oceans"]
Area = Literal["land", "ocean", "volcanic"]
Bonus = Literal[
    "plant",
    "steel",
    "titanium",
    "card",
    "heat",
    "worker",
    "ocean-for-6-mc",
    "temperature-for-3-mc",
    "temperature-for-4-mc",
    "delegate",
]


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Base of everything a pack may say: immutable, and unknown keys are errors."""
