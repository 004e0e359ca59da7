"""What a guide says to the Main and the Executive actions: what each does, what it costs, and why one would take it."""

from typing import Final, NamedTuple

from mars_desktop.games.onmars.content import SLOT_INDEX
from mars_desktop.games.onmars.measures import storage_limit
from mars_desktop.games.onmars.prices import surcharge
from mars_desktop.games.onmars.state import State
from mars_desktop.games.onmars.table import Table
from mars_desktop.games.onmars.wording import names
from mars_desktop.games.onmars.wording.effects import sentence
from mars_desktop.games.onmars.words import BUILDINGS, LSS
from mars_desktop.games.phrases import Plural, Speaker, number


class Hint(NamedTuple):
    """One piece of guidance. `cost` and `why` may be empty; `term` is where the glossary says more."""

    title: str
    what: str
    cost: str
    why: str
    term: str


_MAIN: Final = {
    "landing-pod": Hint(
        "",
        "Travel to the Colony at once and choose a space there. This is your whole turn.",
        "Nothing, not even a Ship.",
        "It is the way down when the Shuttle is far and no Ship is in the Hangar.",
        "onmars-travel",
    ),
    "obtain-blueprint": Hint(
        "",
        "Take a Blueprint with the Resource or Crystal printed on it; boost it with Colonists to take more.",
        "A Colonist on a slot and the surcharge.",
        "Only Blueprints turn buildings into Advanced Buildings.",
        "onmars-blueprint",
    ),
    "learn-technology": Hint(
        "",
        "Take a Tech tile of a type you do not have from the Tech Grid into the first column of your laboratory.",
        "The price of its row; no Colonist.",
        "Without Tech nothing can be joined, neither by you nor by the others.",
        "onmars-tech",
    ),
    "research-development": Hint(
        "",
        "Take two development steps with one tile or two; boost it with Colonists for more.",
        "A Colonist on a slot, the surcharge, and the price of each column.",
        "Every space brings something, and the level of a tile is the size it can build to.",
        "onmars-laboratory",
    ),
    "resupply": Hint(
        "",
        "Take one item from the Warehouse; boost it with Colonists for more.",
        "Nothing; no Colonist is needed for the first one.",
        "",
        "onmars-warehouse",
    ),
    "control-center": Hint(
        "",
        "Move your Bots two hexes in all and your Rover two hexes.",
        "Nothing; further hexes cost a Crystal each.",
        "Go where you want to build, and stop the Rover on Discovery and Research tiles.",
        "onmars-control-center",
    ),
    "construct": Hint(
        "",
        "Build one building on or next to the hex of one of your Bots.",
        "A Colonist on a slot, the surcharge, and the Resource of the chain.",
        "",
        "onmars-construct",
    ),
    "upgrade": Hint(
        "",
        "Use a Blueprint on a building of its type near one of your Bots.",
        "A Colonist on a slot, the surcharge, and a Mineral for each upgrade.",
        "Advanced Buildings score, open their action, and bring their owner Resources on the way to Orbit.",
        "onmars-upgrade",
    ),
    "welcome-ship": Hint(
        "",
        "Move a Ship from the Depot to the Hangar; it brings two Colonists, or one and a Bot.",
        "A Plant and a Water.",
        "",
        "onmars-ship",
    ),
    "hire": Hint(
        "",
        "Take a Scientist or an Earth Contract from the display.",
        "A Colonist on a slot, the surcharge, and the price of the card.",
        "Scientists use Advanced Buildings of the others and score at the end; Contracts score most of all.",
        "onmars-scientist",
    ),
}
_EXECUTIVE: Final = {
    "field-move": "Use it to bring a Bot beside the place of the next building, or the Rover onto a tile.",
    "use-own-advanced-building": "The more Advanced Buildings you have, the more there is to choose from.",
    "quick-resupply": "It gets the one item that is missing for the Main action.",
    "develop": "A step ahead before building lets you join a larger Complex.",
    "recall": "Two Colonists back are two more actions or boosts without travelling.",
    "blueprint": "A Blueprint also from the Colony, and without a Colonist.",
    "upgrade": "A second upgrade in the turn, or one without a Colonist.",
    "construct": "A second building in the turn, without a surcharge.",
}


def main_hint(table: Table, state: State, seat: int, action: str, speaker: Speaker) -> Hint:
    """What a guide says to a Main action, with what matters of it now."""
    text = _MAIN[action]
    what, cost = speaker.say("onmars hint", text.what), speaker.say("onmars hint", text.cost)
    why = speaker.say("onmars hint", text.why) if text.why else ""
    owed = surcharge(table, state, seat, SLOT_INDEX[action]) if action in SLOT_INDEX else 0
    if owed:
        cost = speaker.say("onmars hint", "{cost} The surcharge is {n} now.", cost=cost, n=number(owed))
    match action:
        case "construct":
            why = unbuilt(table, state, speaker)
        case "resupply":
            forms = Plural(
                "There is room for {n} of each Resource in Storage, one more with every Shelter.",
                "There is room for {n} of each Resource in Storage, one more with every Shelter.",
            )
            why = speaker.count("onmars hint", forms, storage_limit(state.players[seat]))
        case "welcome-ship":
            moved = state.players[seat].moved_ships
            why = speaker.say(
                "onmars hint",
                "At Colony level {level} it is possible {level} times in all; you have done it {n} times.",
                level=number(state.level),
                n=number(moved),
            )
        case _:
            pass
    return Hint(names.action(speaker, action), what, cost, why, text.term)


def executive_hint(table: Table, action: str, speaker: Speaker) -> Hint:
    """What a guide says to an Executive action; of a pack's own only what it does."""
    entry = next(entry for entry in table.content.executives if entry.id == action)
    why = speaker.say("onmars hint", _EXECUTIVE[action]) if action in _EXECUTIVE else ""
    cost = speaker.sentence(names.counted(speaker, "crystal", entry.crystals))
    return Hint(
        names.executive(speaker, entry.id), sentence(speaker, entry.effect), cost, why, "onmars-executive-action"
    )


def unbuilt(table: Table, state: State, speaker: Speaker) -> str:
    """Which types nobody has built yet, as the first of each scores; else what the Life Support System needs."""
    missing = [kind for kind, built in zip(LSS, state.first_built, strict=True) if not built]
    if missing:
        return speaker.say(
            "onmars hint",
            "Built by nobody yet: {buildings}. The first of each type scores {points}.",
            buildings=speaker.both([names.building(speaker, BUILDINGS[kind]) for kind in missing]),
            points=names.counted(speaker, "point", table.content.life_support.first_points),
        )
    behind = [kind for kind, row in zip(LSS, state.rows, strict=True) if row < state.level + 1]
    if not behind:
        return speaker.say("onmars hint", "The Life Support System has all it needs for the next level.")
    return speaker.say(
        "onmars hint",
        "The Colony needs for its next level: {buildings}. Each of these brings points and a benefit.",
        buildings=speaker.both([names.building(speaker, BUILDINGS[kind]) for kind in behind]),
    )
