"""The words of the vocabulary: closed lists of names, and the base of every entry."""

from typing import Literal

import msgspec

Resource = Literal["mc", "steel", "titanium", "plants", "energy", "heat"]
Metal = Literal["steel", "titanium"]
Tag = Literal["building", "space", "science", "power", "earth", "jovian", "plant", "microbe", "animal", "city"]
Held = Literal["animal", "microbe", "science", "fighter"]
Kind = Literal["event", "automated", "active"]
Whose = Literal["me", "opponents", "all"]
Tile = Literal["ocean", "greenery", "city", "special"]
TileOrAny = Literal["ocean", "greenery", "city", "special", "any"]
Parameter = Literal["temperature", "oxygen", "oceans"]
Area = Literal["land", "ocean", "volcanic"]
Bonus = Literal[
    "plant",
    "steel",
    "titanium",
    "card",
    "heat",
    "ocean-for-6-mc",
    "temperature-for-3-mc",
    "temperature-for-4-mc",
    "delegate",
]


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Base of everything a pack may say: immutable, and unknown keys are errors."""
