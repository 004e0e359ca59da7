"""The ids of the things that On Mars is about, and their fixed order.

A resource, a building type and a technology are ints in the state; the names here
are what choices, packs and events say. Rule 1.1 and 1.2.
"""

from typing import Final, Literal

Resource = Literal["mineral", "battery", "water", "plant", "oxygen"]
Item = Literal["mineral", "battery", "water", "plant", "oxygen", "crystal"]
Building = Literal["mine", "generator", "water-extractor", "greenhouse", "oxygen-condenser", "shelter"]
Technology = Literal[
    "mine", "generator", "water-extractor", "greenhouse", "oxygen-condenser", "shelter", "rover", "ship", "upgrade"
]
Side = Literal["orbit", "colony"]

RESOURCES: Final[tuple[Resource, ...]] = ("mineral", "battery", "water", "plant", "oxygen")
ITEMS: Final[tuple[Item, ...]] = ("mineral", "battery", "water", "plant", "oxygen", "crystal")
"""What a Contract may ask for and the Warehouse may hold."""

BUILDINGS: Final[tuple[Building, ...]] = (
    "mine",
    "generator",
    "water-extractor",
    "greenhouse",
    "oxygen-condenser",
    "shelter",
)
"""In the order of the chain: each costs what the one before it yields."""

TECHNOLOGIES: Final[tuple[Technology, ...]] = (
    "mine",
    "generator",
    "water-extractor",
    "greenhouse",
    "oxygen-condenser",
    "shelter",
    "rover",
    "ship",
    "upgrade",
)

MINERAL, BATTERY, WATER, PLANT, OXYGEN, CRYSTAL = range(6)
MINE, GENERATOR, WATER_EXTRACTOR, GREENHOUSE, OXYGEN_CONDENSER, SHELTER = range(6)
ROVER, SHIP, UPGRADE = range(6, 9)

WAREHOUSE: Final = (CRYSTAL, BATTERY, WATER, PLANT, OXYGEN)
"""The piles of the Warehouse from left to right."""

LSS: Final = (GENERATOR, WATER_EXTRACTOR, GREENHOUSE, OXYGEN_CONDENSER)
"""The columns of the Life Support System from left to right."""

ORBIT, COLONY = 0, 1
SIDES: Final[tuple[Side, ...]] = ("orbit", "colony")

NOBODY: Final = -1
NOTHING: Final = -1
NOWHERE: Final = -1

RED_ACTIONS: Final = ("obtain-blueprint", "research-development", "construct", "upgrade", "hire")
"""The Main actions that take a Colonist on a slot; their index is that of the slots in the state."""

ORBIT_ACTIONS: Final = (
    "landing-pod",
    "obtain-blueprint",
    "learn-technology",
    "research-development",
    "resupply",
)
COLONY_ACTIONS: Final = ("control-center", "construct", "upgrade", "welcome-ship", "hire")
MAIN_ACTIONS: Final = (*ORBIT_ACTIONS, *COLONY_ACTIONS)

SOLO_GOALS: Final = ("first-colonists", "next-generation", "hunky-dory", "martian-potato")
"""The goals of which a solo player chooses one, the easiest first (18.16)."""

Source = Literal["refresher", "rulebook", "public", "own", "print"]
"""Where a value of a pack comes from.

The rules refresher, the public text of the rule book, another public source, our own design; and for packs of their
own by owners of the printed game, that.
"""
