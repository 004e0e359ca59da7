"""What effects do, as clauses: "gain 2 Water", "construct a Greenhouse", "move the Rover 3 hexes"."""

from typing import Final

from mars_desktop.games.onmars import vocabulary as v
from mars_desktop.games.onmars.wording import names
from mars_desktop.games.phrases import Plural, Speaker

_FORMS: Final = {
    "colonists": Plural(
        "gain {n} Colonist, as far as the Living Quarters have room",
        "gain {n} Colonists, as far as the Living Quarters have room",
    ),
    "points": Plural("score {n} point", "score {n} points"),
    "warehouse": Plural("take {n} item from the Warehouse", "take {n} items from the Warehouse"),
    "blueprint": Plural("take {n} Blueprint from the display", "take {n} Blueprints from the display"),
    "learn": Plural("learn {n} Tech tile at its price", "learn {n} Tech tiles at their prices"),
    "learn-free": Plural("learn {n} Tech tile free of charge", "learn {n} Tech tiles free of charge"),
    "develop": Plural("develop your Tech {n} step at its price", "develop your Tech {n} steps at their prices"),
    "develop-free": Plural("develop your Tech {n} step free of charge", "develop your Tech {n} steps free of charge"),
    "move-bots": Plural("move your Bots {n} hex in all", "move your Bots {n} hexes in all"),
    "move-rover": Plural("move your Rover up to {n} hex", "move your Rover up to {n} hexes"),
    "move-rover-far": Plural(
        "move your Rover up to {n} hex; Rover Tech and Crystals may add to that",
        "move your Rover up to {n} hexes; Rover Tech and Crystals may add to that",
    ),
    "move-either": Plural(
        "move your Bots and your Rover {n} hex in all", "move your Bots and your Rover {n} hexes in all"
    ),
    "retrieve": Plural(
        "take {n} Colonist of yours back from action slots or the Working Area",
        "take {n} Colonists of yours back from action slots or the Working Area",
    ),
    "upgrade": Plural("upgrade {n} building for a Mineral", "upgrade {n} buildings for a Mineral each"),
    "upgrade-free": Plural("upgrade {n} building free of charge", "upgrade {n} buildings free of charge"),
    "ship": Plural("welcome {n} Ship at its price", "welcome {n} Ships at their prices"),
    "ship-free": Plural("welcome {n} Ship free of charge", "welcome {n} Ships free of charge"),
    "bot": Plural("put {n} Bot from the supply on the map", "put {n} Bots from the supply on the map"),
    "produce": Plural(
        "let {n} other Advanced Building of yours produce", "let {n} other Advanced Buildings of yours produce"
    ),
    "exchange": Plural(
        "swap {n} Resource for another one, but not for a Mineral",
        "swap up to {n} Resources for others, but not for Minerals",
    ),
}
_CONSTRUCT: Final = {
    "mine": "construct a Mine",
    "generator": "construct a Generator",
    "water-extractor": "construct a Water Extractor",
    "greenhouse": "construct a Greenhouse",
    "oxygen-condenser": "construct an Oxygen Condenser",
    "shelter": "construct a Shelter",
    "": "construct any building",
}


def clause(speaker: Speaker, effect: v.AnyEffect) -> str:
    """What an effect does, without a full stop."""
    match effect:
        case v.GainResource(resource=resource, count=count):
            return _gain(speaker, names.counted(speaker, resource, count))
        case v.GainResources(resources=resources):
            return _gain(speaker, names.cost(speaker, resources.items()))
        case v.GainChoice(among=among, count=count):
            kinds = speaker.either([names.items(speaker, kind) for kind in among])
            what = names.counted(speaker, "resource", count)
            return speaker.say("onmars effect", "gain {what} in any mix of {kinds}", what=what, kinds=kinds)
        case v.GainCrystals(count=count):
            return _gain(speaker, names.counted(speaker, "crystal", count))
        case v.GainColonists(count=count):
            return _count(speaker, "colonists", count)
        case v.GainPoints(count=count):
            return _count(speaker, "points", count)
        case v.TakeFromWarehouse(count=count, boost=boost):
            return _boosted(speaker, _count(speaker, "warehouse", count), boost=boost)
        case v.ObtainBlueprint(count=count, boost=boost):
            return _boosted(speaker, _count(speaker, "blueprint", count), boost=boost)
        case v.Develop(steps=steps, pay=pay, less_oxygen=less):
            said = _count(speaker, "develop" if pay else "develop-free", steps)
            if not less:
                return said
            saved = names.counted(speaker, "oxygen", less)
            return speaker.say("onmars effect", "{what}, {saved} less for each", what=said, saved=saved)
        case v.InOrder(effects=effects):
            return together(speaker, effects)
        case v.MoveBots() | v.MoveRover() | v.MoveEither() | v.PlaceBot() | v.PlaceDiscovery() | v.Travel():
            return _on_the_map(speaker, effect)
        case v.Construct() | v.UpgradeBuilding() | v.WelcomeShip() | v.Produce() | v.UseBuilding():
            return _with_buildings(speaker, effect)
        case _:
            return _rarer(speaker, effect)


def together(speaker: Speaker, effects: tuple[v.AnyEffect, ...]) -> str:
    """Several effects one after the other: "gain 2 Water, then score 1 point"."""
    said = clause(speaker, effects[0]) if effects else ""
    for effect in effects[1:]:
        said = speaker.say("onmars effect", "{first}, then {next}", first=said, next=clause(speaker, effect))
    return said


def sentence(speaker: Speaker, effect: v.AnyEffect) -> str:
    """What an effect does, as a sentence of its own."""
    return speaker.sentence(clause(speaker, effect))


def _gain(speaker: Speaker, what: str) -> str:
    return speaker.say("onmars effect", "gain {what}", what=what)


def _count(speaker: Speaker, key: str, n: int) -> str:
    return speaker.count("onmars effect", _FORMS[key], n)


def _boosted(speaker: Speaker, said: str, *, boost: bool) -> str:
    if not boost:
        return said
    return speaker.say("onmars effect", "{what}, and one more for each Colonist sent to the Working Area", what=said)


def _on_the_map(
    speaker: Speaker,
    effect: v.MoveBots | v.MoveRover | v.MoveEither | v.PlaceBot | v.PlaceDiscovery | v.Travel,
) -> str:
    match effect:
        case v.MoveBots(points=points):
            return _count(speaker, "move-bots", points)
        case v.MoveRover(points=points, extend=extend):
            return _count(speaker, "move-rover-far" if extend else "move-rover", points)
        case v.MoveEither(points=points):
            return _count(speaker, "move-either", points)
        case v.PlaceBot(count=count):
            return _count(speaker, "bot", count)
        case v.PlaceDiscovery():
            return speaker.say("onmars effect", "place an open Discovery tile on the map")
        case v.Travel():
            return speaker.say("onmars effect", "travel to the other side at the end of the turn, without a Ship")


def _with_buildings(
    speaker: Speaker, effect: v.Construct | v.UpgradeBuilding | v.WelcomeShip | v.Produce | v.UseBuilding
) -> str:
    match effect:
        case v.Construct(building=building, boost=boost):
            said = speaker.say("onmars effect", _CONSTRUCT[building or ""])
            if not boost:
                return said
            return speaker.say(
                "onmars effect",
                "{what}; each Colonist sent to the Working Area raises the Tech used by 1 level",
                what=said,
            )
        case v.UpgradeBuilding(count=count, pay=pay):
            return _count(speaker, "upgrade" if pay else "upgrade-free", count)
        case v.WelcomeShip(count=count, pay=pay):
            return _count(speaker, "ship" if pay else "ship-free", count)
        case v.Produce(buildings=buildings):
            return _count(speaker, "produce", buildings)
        case v.UseBuilding():
            return speaker.say("onmars effect", "use the action of an Advanced Building of yours")


def _rarer(
    speaker: Speaker,
    effect: v.LearnTechnology | v.Retrieve | v.TakeContract | v.TakeScientist | v.Exchange | v.SellForCrystals,
) -> str:
    match effect:
        case v.LearnTechnology(count=count, pay=pay):
            return _count(speaker, "learn" if pay else "learn-free", count)
        case v.Retrieve(count=count):
            return _count(speaker, "retrieve", count)
        case v.TakeContract():
            return speaker.say("onmars effect", "take a displayed Contract free of charge")
        case v.TakeScientist():
            return speaker.say("onmars effect", "hire a displayed Scientist free of charge")
        case v.Exchange(count=count):
            return _count(speaker, "exchange", count)
        case v.SellForCrystals(count=count, crystals=crystals):
            given = names.counted(speaker, "resource", count)
            won = names.counted(speaker, "crystal", crystals)
            if count == 1:
                return speaker.say("onmars effect", "give {what} for {crystals}", what=given, crystals=won)
            return speaker.say("onmars effect", "give up to {what} for {crystals} each", what=given, crystals=won)
