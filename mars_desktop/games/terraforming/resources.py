"""Names and numbers of the standard resources and tags.

Players keep resources and production as lists of ints; these constants are the
indices into them. Names are what packs, saves and choices use.
"""

from typing import Final

MC: Final = 0
STEEL: Final = 1
TITANIUM: Final = 2
PLANTS: Final = 3
ENERGY: Final = 4
HEAT: Final = 5
WORKERS: Final = 6
"""Only in The Legacy of Mars."""

RESOURCES: Final[tuple[str, ...]] = ("mc", "steel", "titanium", "plants", "energy", "heat")
ALL_RESOURCES: Final[tuple[str, ...]] = (*RESOURCES, "workers")
"""Those of The Legacy of Mars too; a table says how many of them it uses."""
RESOURCE_INDEX: Final[dict[str, int]] = {name: i for i, name in enumerate(ALL_RESOURCES)}

TAGS: Final[tuple[str, ...]] = (
    "building",
    "space",
    "science",
    "power",
    "earth",
    "jovian",
    "plant",
    "microbe",
    "animal",
    "city",
)
ALL_TAGS: Final[tuple[str, ...]] = (*TAGS, "floater")
"""Those of The Legacy of Mars too."""
TAG_INDEX: Final[dict[str, int]] = {name: i for i, name in enumerate(ALL_TAGS)}

BUILDING: Final = TAG_INDEX["building"]
SPACE: Final = TAG_INDEX["space"]

HELD: Final[tuple[str, ...]] = ("animal", "microbe", "science", "fighter")
"""Kinds of resource that are kept on cards instead of on the player board."""
ALL_HELD: Final[tuple[str, ...]] = (*HELD, "ice", "floater")
"""Those of The Legacy of Mars too."""

TEMPERATURE: Final = 0
OXYGEN: Final = 1
OCEANS: Final = 2
PARAMETERS: Final[tuple[str, ...]] = ("temperature", "oxygen", "oceans")
PARAMETER_INDEX: Final[dict[str, int]] = {name: i for i, name in enumerate(PARAMETERS)}
