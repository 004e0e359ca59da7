"""What a guide says in a first game: to each question and action what it does, what it costs, and why one would.

Only what everybody at the table may know is said; `action_hints` has the Main and Executive actions.
"""

from typing import Final

from mars_desktop.engine.decision import Decision
from mars_desktop.games.onmars.state import State
from mars_desktop.games.onmars.table import Table
from mars_desktop.games.onmars.turn import current_turn, side_of
from mars_desktop.games.onmars.wording import names
from mars_desktop.games.onmars.wording.action_hints import Hint, unbuilt
from mars_desktop.games.onmars.words import COLONY, ORBIT
from mars_desktop.games.phrases import Speaker, number

_HINTS: Final = {
    "shelter": Hint(
        "A place for the first Shelter",
        "Choose one of the start hexes. A Bot starts on it.",
        "",
        "You can only build near your Bots: a start near the buildings on the map saves movement.",
        "onmars-shelter",
    ),
    "space": Hint(
        "A space of the turn order",
        "Spaces 1 to 4 are in Orbit, 5 to 8 at the Colony. The space decides when you act and from which side.",
        "",
        "A low number acts early. A high number often brings more at once.",
        "onmars-turn-order",
    ),
    "shuttle-side": Hint(
        "The side of the Shuttle",
        "Choose where the Shuttle starts. It crosses from there after the first round.",
        "",
        "Everybody on the side it leaves rides free of charge, so start it where you are if you want to change sides.",
        "onmars-shuttle",
    ),
    "ride": Hint(
        "Travel or stay",
        "To travel is to change sides: your Colonists come back and you choose a new space of the turn order.",
        "The ride is free when the Shuttle crosses from your side; otherwise it takes a Ship from the Hangar.",
        "Colonists on actions and in the Working Area come back only so. Travelling to Orbit also produces.",
        "onmars-travel",
    ),
    "blueprint": Hint(
        "Blueprints",
        "Take a Blueprint: it brings its Resource or Crystal at once, and later upgrades a building of its type.",
        "Each one beyond the first takes a Colonist to the Working Area.",
        "Choose one whose building stands near your Bots. A Blueprint that is never built costs points.",
        "onmars-blueprint",
    ),
    "warehouse": Hint(
        "The Warehouse",
        "Take an item for which you have room.",
        "Each one beyond the first takes a Colonist to the Working Area.",
        "Take what your next building costs. Crystals pay surcharges and Executive actions.",
        "onmars-warehouse",
    ),
    "learn": Hint(
        "A new Tech tile",
        "Take a tile from the Tech Grid onto the first column of your laboratory and get what that space brings.",
        "The bottom row is free, the rows above cost Resources.",
        "Tech of a building type lets you build larger Complexes. Others may use it too, and you gain from that.",
        "onmars-tech",
    ),
    "develop": Hint(
        "Development steps",
        "Move a Tech tile one column to the right and get what the space brings.",
        "Each column has its price; more steps take Colonists.",
        "The level is how many buildings a new one may join. Far columns score many points.",
        "onmars-laboratory",
    ),
    "settle": Hint(
        "Your Tech was used",
        "Develop the tile one step free of charge, or keep 1 Oxygen.",
        "",
        "The step is worth more, unless you need the Oxygen at once.",
        "onmars-lent",
    ),
    "move": Hint(
        "Bots and Rover",
        "Press a Bot or the Rover and then where it goes. How far they may still move stands beside the question.",
        "The hexes shown are free of charge; what more costs stands with the answers.",
        "Buildings go up on and around Bots. The Rover claims tiles on which it stops.",
        "onmars-control-center",
    ),
    "building": Hint(
        "Which building",
        "Choose what to construct; it yields as many Resources as its Complex then has buildings.",
        "Each type costs what the one before it yields: a Generator a Mineral, a Water Extractor a Battery, and so on.",
        "",
        "onmars-construct",
    ),
    "site": Hint(
        "Where it goes",
        "Join buildings of its type, with Tech of that level, or found a new place two hexes from one.",
        "Tech of another player may be used: they get a step or 1 Oxygen.",
        "The larger the Complex, the more Resources at once.",
        "onmars-complex",
    ),
    "support": Hint(
        "The Life Support System",
        "The Colony needed this building: choose a benefit.",
        "",
        "A Crystal pays later; a Colonist back can act or boost again.",
        "onmars-life-support",
    ),
    "displace": Hint(
        "Making room",
        "A building or marker came to where a piece stands: choose where the piece goes.",
        "",
        "A Bot is best near where you want to build next.",
        "onmars-displaced",
    ),
    "upgrade": Hint(
        "Upgrading",
        "Put the marker of a Blueprint on a building of its type near your Bots. Its action is open from now on.",
        "Each upgrade costs a Mineral; Upgrade Tech allows more of them.",
        "Advanced Buildings score, produce when you travel to Orbit, and fulfil Contracts.",
        "onmars-upgrade",
    ),
    "ship": Hint(
        "Welcoming a Ship",
        "Choose a Ship of the Depot: it opens the Executive action and the Crystal space under it.",
        "A Plant and a Water; further Ships take Colonists or Ship Tech.",
        "More Colonists do more; a further Bot builds in another place. Ships in the Hangar carry you across.",
        "onmars-ship",
    ),
    "put-bot": Hint(
        "A new Bot",
        "Put it on one of your Shelters, or as near as there is room.",
        "",
        "More Bots reach more hexes to build on.",
        "onmars-bot",
    ),
    "refill": Hint(
        "A new Contract",
        "Choose the Contract that fills the slot you emptied.",
        "",
        "Choose one that suits nobody but you.",
        "onmars-contract",
    ),
    "give": Hint(
        "A Private Goal as a Crystal",
        "Choose which of your Private Goals pays.",
        "It leaves the game.",
        "Only one of the three can ever be completed, so two are there to be given.",
        "onmars-goal",
    ),
    "pay": Hint(
        "The price of a tile",
        "Choose what pays for the tile that your Rover claimed.",
        "The Resource shown on it, or a Mineral in its place.",
        "Keep what you need for the next building.",
        "onmars-rover",
    ),
    "discovery": Hint(
        "A Discovery tile",
        "Choose a tile and where it is placed, near your Rover.",
        "",
        "Place it where your Rover can claim it before the others.",
        "onmars-discovery",
    ),
    "retrieve": Hint(
        "Colonists back",
        "Choose where a Colonist of yours comes back from.",
        "",
        "Those on actions still let others pay a surcharge; those in the Working Area do nothing.",
        "onmars-working-area",
    ),
}


def hint(table: Table, state: State, decision: Decision, speaker: Speaker) -> Hint | None:
    """What a guide says to a question; None where the question speaks for itself."""
    if decision.kind == "turn":
        return _turn(table, state, decision.seat, speaker)
    text = _HINTS.get(decision.kind)
    if text is None:
        return None
    said = Hint(
        _said(speaker, text.title),
        _said(speaker, text.what),
        _said(speaker, text.cost),
        _said(speaker, text.why),
        text.term,
    )
    if decision.kind == "building":
        return said._replace(why=unbuilt(table, state, speaker))
    if decision.kind == "ride":
        return said._replace(what=_back(table, state, decision.seat, said.what, speaker))
    return said


def kinds() -> frozenset[str]:
    """The kinds of question that have a hint."""
    return frozenset(_HINTS) | {"turn"}


def _said(speaker: Speaker, part: str) -> str:
    return speaker.say("onmars hint", part) if part else ""


def _back(table: Table, state: State, seat: int, what: str, speaker: Speaker) -> str:
    """With how many Colonists are away now."""
    away = state.players[seat].working + sum(slots.count(seat) for slots in state.slots)
    return speaker.say(
        "onmars hint", "{what} Away now: {colonists}.", what=what, colonists=names.counted(speaker, "colonist", away)
    )


def _turn(table: Table, state: State, seat: int, speaker: Speaker) -> Hint:
    turn = current_turn(state)
    if turn.main:
        return Hint(
            speaker.say("onmars hint", "An Executive action?"),
            speaker.say("onmars hint", "Take an Executive action, or end the turn."),
            speaker.say("onmars hint", "Executive actions cost Crystals of the Depot; ending the turn costs nothing."),
            speaker.say("onmars hint", "One a turn is allowed, and Crystals that find no room are lost."),
            "onmars-executive-action",
        )
    side = side_of(state, seat)
    what, why = _BY_SIDE[side]
    free = number(state.players[seat].quarters)
    return Hint(
        speaker.say("onmars hint", "Your turn: in Orbit" if side == ORBIT else "Your turn: at the Colony"),
        speaker.say("onmars hint", what),
        speaker.say("onmars hint", "Actions with slots take a Colonist; there are {n} in the Living Quarters.", n=free),
        unbuilt(table, state, speaker) if side == COLONY and state.round == 1 else speaker.say("onmars hint", why),
        "onmars-turn",
    )


_BY_SIDE: Final = {
    ORBIT: (
        "Choose one Main action of Orbit. Here you get ready: Blueprints, technology and supplies.",
        "What you take here decides what you can build at the Colony.",
    ),
    COLONY: (
        "Choose one Main action of the Colony. Here you move, build, upgrade, welcome Ships and hire.",
        "Buildings bring Resources and let the Colony grow.",
    ),
}
