"""What resources, buildings, technologies, pieces, spaces and actions are called, alone and counted."""

from collections.abc import Iterable, Mapping
from typing import Final

from mars_desktop.games.onmars.words import ITEMS
from mars_desktop.games.phrases import Plural, Speaker, number

_COUNTED: Final = {
    "mineral": Plural("{n} Mineral", "{n} Minerals"),
    "battery": Plural("{n} Battery", "{n} Batteries"),
    "water": Plural("{n} Water", "{n} Water"),
    "plant": Plural("{n} Plant", "{n} Plants"),
    "oxygen": Plural("{n} Oxygen", "{n} Oxygen"),
    "crystal": Plural("{n} Crystal", "{n} Crystals"),
    "any-resource": Plural("{n} Resource of any kind", "{n} Resources of any kind"),
    "resource": Plural("{n} Resource", "{n} Resources"),
    "colonist": Plural("{n} Colonist", "{n} Colonists"),
    "goal": Plural("{n} Private Goal", "{n} Private Goals"),
    "ship": Plural("{n} Ship", "{n} Ships"),
    "point": Plural("{n} point", "{n} points"),
    "hex": Plural("{n} hex", "{n} hexes"),
    "place": Plural("{n} hex allowed", "{n} hexes allowed"),
}
_ONE: Final = {
    "mineral": "Mineral",
    "battery": "Battery",
    "water": "Water",
    "plant": "Plant",
    "oxygen": "Oxygen",
    "crystal": "Crystal",
    "colonist": "Colonist",
    "goal": "Private Goal",
}
_MANY: Final = {
    "mineral": "Minerals",
    "battery": "Batteries",
    "water": "Water",
    "plant": "Plants",
    "oxygen": "Oxygen",
    "crystal": "Crystals",
    "colonist": "Colonists",
    "goal": "Private Goals",
}
_BUILDING: Final = {
    "mine": ("Mine", Plural("{n} Mine", "{n} Mines")),
    "generator": ("Generator", Plural("{n} Generator", "{n} Generators")),
    "water-extractor": ("Water Extractor", Plural("{n} Water Extractor", "{n} Water Extractors")),
    "greenhouse": ("Greenhouse", Plural("{n} Greenhouse", "{n} Greenhouses")),
    "oxygen-condenser": ("Oxygen Condenser", Plural("{n} Oxygen Condenser", "{n} Oxygen Condensers")),
    "shelter": ("Shelter", Plural("{n} Shelter", "{n} Shelters")),
}
_TECH: Final = {
    "mine": "Mine Tech",
    "generator": "Generator Tech",
    "water-extractor": "Water Extractor Tech",
    "greenhouse": "Greenhouse Tech",
    "oxygen-condenser": "Oxygen Condenser Tech",
    "shelter": "Shelter Tech",
    "rover": "Rover Tech",
    "ship": "Ship Tech",
    "upgrade": "Upgrade Tech",
}
_ACTION: Final = {
    "landing-pod": "Landing Pod",
    "obtain-blueprint": "Obtain Blueprint",
    "learn-technology": "Learn New Technology",
    "research-development": "Research and Development",
    "resupply": "Resupply",
    "control-center": "Control Center",
    "construct": "Construct a Building",
    "upgrade": "Upgrade a Building",
    "welcome-ship": "Welcome a Ship",
    "hire": "Hire a Scientist or take a Contract",
}
_EXECUTIVE: Final = {
    "field-move": "Field Move",
    "use-own-advanced-building": "Use Building",
    "quick-resupply": "Quick Resupply",
    "develop": "Quick Step",
    "recall": "Recall",
    "blueprint": "Extra Blueprint",
    "upgrade": "Extra Upgrade",
    "construct": "Extra Build",
}
_SIDE: Final = {"orbit": "Orbit", "colony": "Colony"}
_HEIGHT: Final = {"T": "top", "M": "middle", "B": "bottom"}


def counted(speaker: Speaker, what: str, n: int) -> str:
    """“3 Batteries”: so many of an item, or of ``colonist``, ``bot``, ``point``, ``hex`` and the like."""
    return speaker.count("onmars count", _COUNTED[what], n)


def item(speaker: Speaker, what: str) -> str:
    """“Battery”: an item without a number."""
    return speaker.say("onmars item", _ONE[what])


def items(speaker: Speaker, what: str) -> str:
    """“Batteries”: an item in general."""
    return speaker.say("onmars items", _MANY[what])


def cost(speaker: Speaker, price: Iterable[tuple[str, int]]) -> str:
    """“1 Battery and 1 Resource of any kind”: the items of a price; empty for a price of nothing."""
    return speaker.both([counted(speaker, what, n) for what, n in price if n])


def mix(speaker: Speaker, paid: Mapping[str, int]) -> str:
    """“1 Crystal and 1 Colonist”: a mix as the numbers of a choice name it, in the order of the sheet."""
    said = {means_word(name): n for name, n in paid.items()}
    order = (*ITEMS, "colonist", "goal")
    return speaker.both([counted(speaker, what, said[what]) for what in order if said.get(what)])


def means_word(name: str) -> str:
    """The word of this module for what may pay: ``crystals`` of a choice is ``crystal`` here."""
    return {"crystals": "crystal", "colonists": "colonist", "goals": "goal", "miner": "colonist"}.get(name, name)


def building(speaker: Speaker, kind: str) -> str:
    """“Water Extractor”."""
    return speaker.say("onmars building", _BUILDING[kind][0])


def buildings(speaker: Speaker, kind: str, n: int) -> str:
    """“2 Water Extractors”."""
    return speaker.count("onmars building", _BUILDING[kind][1], n)


def tech(speaker: Speaker, kind: str) -> str:
    """“Generator Tech”: a technology by its id."""
    return speaker.say("onmars tech", _TECH[kind])


def action(speaker: Speaker, name: str) -> str:
    """“Research and Development”: a Main action."""
    return speaker.say("onmars action", _ACTION[name])


def executive(speaker: Speaker, name: str) -> str:
    """“Field Move”: an Executive action; a pack's own is called by its id."""
    return speaker.say("onmars executive", _EXECUTIVE[name]) if name in _EXECUTIVE else name


def side(speaker: Speaker, name: str) -> str:
    """“Orbit”: a side of the board."""
    return speaker.say("onmars side", _SIDE[name])


def laboratory_space(speaker: Speaker, space: str) -> str:
    """“column 2 top”: a space of the laboratory by its id."""
    column, height = space[1], space[2:]
    if not height:
        return speaker.say("onmars place", "column {column}", column=column)
    return speaker.say(
        "onmars place", "column {column} {height}", column=column, height=speaker.say("onmars place", _HEIGHT[height])
    )


def turn_space(speaker: Speaker, space: int) -> str:
    """“space 6, Colony”: a space of the turn order."""
    where = side(speaker, "orbit" if space <= 4 else "colony")
    return speaker.say("onmars place", "space {n}, {side}", n=number(space), side=where)


def icon(what: str) -> str:
    """The id of the icon of an item, a building, a technology or a piece."""
    return f"onmars-{what}"
