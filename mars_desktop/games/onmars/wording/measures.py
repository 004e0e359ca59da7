"""What is counted of a player, in words: conditions of Private Goals, and what reward tiles score."""

from typing import Final

from mars_desktop.games.onmars.vocabulary import Have, Measure
from mars_desktop.games.onmars.wording import names
from mars_desktop.games.phrases import Plural, Speaker, number

_COUNTED: Final[dict[Measure, Plural]] = {
    "blueprints": Plural("{n} Blueprint, built or not", "{n} Blueprints, built or not"),
    "advanced-buildings": Plural("{n} Advanced Building", "{n} Advanced Buildings"),
    "mines": Plural("{n} Mine with an own Colonist or marker", "{n} Mines with an own Colonist or marker"),
    "discovery-tiles": Plural("{n} Discovery tile", "{n} Discovery tiles"),
    "research-tiles": Plural("{n} Research tile", "{n} Research tiles"),
    "explored-tiles": Plural("{n} Discovery or Research tile", "{n} Discovery or Research tiles"),
    "shelters": Plural("{n} Shelter on the map", "{n} Shelters on the map"),
    "bots": Plural("{n} Bot on the map", "{n} Bots on the map"),
    "colonists": Plural("{n} Colonist in the Living Quarters", "{n} Colonists in the Living Quarters"),
    "ships": Plural("{n} Ship in the Hangar", "{n} Ships in the Hangar"),
    "tech-tiles": Plural("{n} Tech tile", "{n} Tech tiles"),
    "developed-tiles": Plural("{n} Tech tile at level 2 or more", "{n} Tech tiles at level 2 or more"),
    "progress-cubes": Plural("{n} Progress cube on the Production area", "{n} Progress cubes on the Production area"),
    "scientists": Plural("{n} Scientist", "{n} Scientists"),
    "contracts": Plural("{n} completed Contract", "{n} completed Contracts"),
    "colony-level": Plural("a Colony level of {n} or more", "a Colony level of {n} or more"),
    "largest-store": Plural(
        "{n} Resource of one kind in Storage, Minerals apart", "{n} Resources of one kind in Storage, Minerals apart"
    ),
    "complexes": Plural("{n} Complex with an own marker", "{n} different Complexes with an own marker"),
}
_LARGE: Final = Plural(
    "{n} Complex of {size} or more with an own marker", "{n} different Complexes of {size} or more with an own marker"
)


def condition(speaker: Speaker, have: Have) -> str:
    """“3 Shelters on the map”: what a Private Goal asks for at least."""
    if have.on:
        spaces = speaker.both([names.laboratory_space(speaker, space) for space in have.on])
        forms = Plural("{n} Tech tile on {spaces}", "{n} Tech tiles on {spaces}")
        return speaker.count("onmars measure", forms, have.least, spaces=spaces)
    if have.size:
        return speaker.count("onmars measure", _LARGE, have.least, size=number(have.size))
    return measured(speaker, have.have, have.least)


def measured(speaker: Speaker, measure: Measure, n: int) -> str:
    """“2 Colonists in the Living Quarters”: so many of what is measured."""
    return speaker.count("onmars measure", _COUNTED[measure], n)
