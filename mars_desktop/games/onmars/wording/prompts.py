"""Questions in words: what is asked of whom, and what helps to answer it."""

from typing import Final

from mars_desktop.engine.decision import Decision
from mars_desktop.games.onmars import tasks as t
from mars_desktop.games.onmars.state import State
from mars_desktop.games.onmars.table import Table
from mars_desktop.games.onmars.turn import current_turn
from mars_desktop.games.onmars.wording import names, things
from mars_desktop.games.onmars.wording.effects import clause
from mars_desktop.games.onmars.words import BUILDINGS, TECHNOLOGIES
from mars_desktop.games.phrases import Plural, Speaker, capitalised
from mars_desktop.games.texts import Prompt

_TURN: Final = {
    (False, False): ("{who}: choose an action", "One Main action, and one Executive action if wanted"),
    (False, True): ("{who}: choose the Main action", "The Executive action of this turn is taken"),
    (True, False): ("{who}: an Executive action, or the end of the turn", "The Main action of this turn is taken"),
    (True, True): ("{who}: end the turn", "What is free may still be done"),
}
_TITLES: Final = {
    "blueprint": "{who}: which Blueprint is taken?",
    "warehouse": "{who}: what is taken from the Warehouse?",
    "learn": "{who}: which Tech tile is learned, and where does it go?",
    "develop": "{who}: which Tech tile is developed?",
    "settle": "{who}: what to do with the {tech} that was lent?",
    "move": "{who}: move Bots and Rover",
    "building": "{who}: which building is constructed?",
    "displace-bot": "{who}: where does the Bot give way to?",
    "displace-rover": "{who}: where does the Rover give way to?",
    "support": "{who}: which benefit of the Life Support System?",
    "upgrade": "{who}: which Blueprint upgrades which building?",
    "ship": "{who}: which Ship is welcomed, and what does it bring?",
    "put-bot": "{who}: where does the new Bot go?",
    "gain": "{who}: which Resource is gained?",
    "swap": "{who}: which Resource is swapped for which?",
    "sell": "{who}: which Resource is given away?",
    "produce": "{who}: which Advanced Building produces?",
    "retrieve": "{who}: from where does a Colonist come back?",
    "take-scientist": "{who}: which Scientist is hired?",
    "take-contract": "{who}: which Contract is taken?",
    "refill": "{who}: which Contract fills the empty slot?",
    "give": "{who}: which Private Goal is given away?",
    "pay": "{who}: how is the tile paid?",
    "use": "{who}: which Advanced Building is used?",
    "discovery": "{who}: which Discovery tile is placed, and where?",
    "space": "{who}: choose a space of the turn order",
    "ride": "{who}: travel or stay?",
    "shelter": "{who}: where does the first Shelter stand?",
    "shuttle-side": "{who}: on which side does the Shuttle start?",
}
_SITE: Final = {
    "mine": "{who}: where does the Mine go?",
    "generator": "{who}: where does the Generator go?",
    "water-extractor": "{who}: where does the Water Extractor go?",
    "greenhouse": "{who}: where does the Greenhouse go?",
    "oxygen-condenser": "{who}: where does the Oxygen Condenser go?",
    "shelter": "{who}: where does the Shelter go?",
}
_DETAILS: Final = {
    "settle": "Develop it one step free of charge, or keep 1 Oxygen",
    "building": "Each costs what the one before it in the chain yields; a Mine takes a Colonist",
    "displace": "A building or a marker came to where it stood: the nearest hexes are offered",
    "put-bot": "On a Shelter of the player without a piece, else as near to one as possible",
    "swap": "Minerals can be given, but not gained",
    "produce": "Each gives one of its Resource, a Shelter a Crystal",
    "retrieve": "Colonists come back to the Living Quarters while these have room",
    "take-card": "The display is filled up at the end of the turn",
    "refill": "All Contracts left may be looked through",
    "give": "It counts as a Crystal and leaves the game",
    "pay": "A Mineral may stand in for any other Resource",
    "use": "Its action is carried out at once",
    "space": "The lower the number, the earlier the turn; most spaces bring a benefit",
    "shelter": "One Bot starts there; buildings go up near Bots",
    "shuttle-side": "It starts on the first space of that side and crosses from there next",
    "discovery": "Rovers can claim it there",
    "upgrade": "The building has to be in a Building Zone of one of the player’s Bots",
}
_LEFT: Final = {
    "blueprint": Plural("{n} Blueprint is free of charge", "{n} Blueprints are free of charge"),
    "warehouse": Plural("{n} item is free of charge", "{n} items are free of charge"),
    "learn": Plural("{n} Tech tile may be learned", "{n} Tech tiles may be learned"),
    "develop": Plural("{n} step left", "{n} steps left"),
    "ship": Plural("{n} Ship left", "{n} Ships left"),
    "upgrade": Plural("{n} upgrade left", "{n} upgrades left"),
    "gain": Plural("{n} more to gain", "{n} more to gain"),
    "swap": Plural("{n} swap left", "{n} swaps left"),
    "sell": Plural("{n} more may be given", "{n} more may be given"),
    "produce": Plural("{n} building left", "{n} buildings left"),
    "retrieve": Plural("{n} Colonist left", "{n} Colonists left"),
}
_BOOST: Final = {
    "blueprint": "Each further Blueprint costs a Colonist",
    "warehouse": "Each further item costs a Colonist",
    "learn": "A second Tech tile costs a Colonist besides its price",
    "develop": "Each further step costs a Colonist besides its price",
    "ship": "Each further Ship costs a Colonist besides its price",
}


def prompt(table: Table, state: State, decision: Decision, speaker: Speaker) -> Prompt:
    """The words for an open question. They tell no secret: everybody at the table may read them."""
    who = things.person(table, decision.seat, speaker)
    if decision.kind == "turn":
        turn = current_turn(state)
        title, detail = _TURN[turn.main, turn.executive]
        return Prompt(speaker.say("onmars prompt", title, who=who), speaker.say("onmars prompt", detail))
    task = state.agenda.now[-1]
    return Prompt(_title(task, decision.kind, who, speaker), _detail(table, state, task, decision, speaker))


def kinds() -> frozenset[str]:
    """The kinds of question that have words."""
    return frozenset({"turn", "site", "displace", "take-card"} | (_TITLES.keys() - _VARIANTS))


_VARIANTS: Final = frozenset({"displace-bot", "displace-rover", "take-scientist", "take-contract"})


def _title(task: t.AnyTask, kind: str, who: str, speaker: Speaker) -> str:
    match task:
        case t.ChooseSite(building=building):
            return speaker.say("onmars prompt", _SITE[BUILDINGS[building]], who=who)
        case t.Displace(bot=bot):
            key = "displace-rover" if bot == t.THE_ROVER else "displace-bot"
            return speaker.say("onmars prompt", _TITLES[key], who=who)
        case t.TakeCard(scientist=scientist):
            key = "take-scientist" if scientist else "take-contract"
            return speaker.say("onmars prompt", _TITLES[key], who=who)
        case t.Settle(tech=tech):
            lent = names.tech(speaker, TECHNOLOGIES[tech])
            return speaker.say("onmars prompt", _TITLES["settle"], who=who, tech=lent)
        case _:
            return speaker.say("onmars prompt", _TITLES[kind], who=who)


def _detail(table: Table, state: State, task: t.AnyTask, decision: Decision, speaker: Speaker) -> str:
    match task:
        case t.Move():
            return _points(task, speaker)
        case t.ChooseSite():
            return names.counted(speaker, "place", len({c.words[0] for c in decision.options if c.verb == "site"}))
        case t.Ride(free=free):
            ships = names.counted(speaker, "ship", state.players[task.seat].hangar)
            template = (
                "The Shuttle crosses from this side: the ride is free"
                if free
                else "Travelling takes a Ship; {ships} there"
            )
            return speaker.say("onmars prompt", template, ships=ships)
        case t.Boosted(left=left):
            return _boosted(task, decision.kind, left, speaker)
        case t.ChooseSupport():
            benefits = [clause(speaker, effect) for effect in table.content.life_support.benefits.values()]
            return capitalised(speaker.either(benefits))
        case t.Upgrade():
            left = task.left + task.by_tech
            return _count_left("upgrade", left, speaker) if left else speaker.say("onmars prompt", _DETAILS["upgrade"])
        case t.GainSome(left=left) | t.Swap(left=left) | t.Sell(left=left) | t.ProduceSome(left=left) if left > 1:
            return _count_left(decision.kind, left, speaker)
        case t.TakeBack(left=left) if left > 1:
            return _count_left(decision.kind, left, speaker)
        case _ if decision.kind in _DETAILS:
            return speaker.say("onmars prompt", _DETAILS[decision.kind])
        case _:
            return ""


def _count_left(kind: str, left: int, speaker: Speaker) -> str:
    return speaker.count("onmars prompt", _LEFT[kind], left)


def _boosted(task: t.Boosted, kind: str, left: int, speaker: Speaker) -> str:
    """How many are left, and what more would cost."""
    free = left + (task.by_tech if isinstance(task, t.WelcomeShips) else 0)
    said = _count_left(kind, free, speaker) if free else ""
    if not task.boosts:
        return said or speaker.say("onmars prompt", "Ship Tech of another player may add Ships")
    boost = speaker.say("onmars prompt", _BOOST[kind])
    return speaker.say("onmars prompt", "{left}. {boost}", left=said, boost=boost) if said else boost


def _points(move: t.Move, speaker: Speaker) -> str:
    """“Bots 2 hexes, Rover 3 hexes”: what is left of a movement."""
    said: list[str] = []
    for template, points in (
        ("Bots {hexes}", move.bots),
        ("Rover {hexes}", move.rover),
        ("Bots and Rover together {hexes}", move.shared),
    ):
        if points:
            said.append(speaker.say("onmars prompt", template, hexes=names.counted(speaker, "hex", points)))
    return speaker.listed(said) if said else speaker.say("onmars prompt", "No movement left")
