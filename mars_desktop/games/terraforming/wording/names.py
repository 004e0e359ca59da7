"""What resources, tags, tiles and kinds of card are called, alone and counted."""

from typing import Final

from mars_desktop.games.phrases import Plural, Speaker, number

_COUNTED: Final = {
    "mc": Plural("{n} M€", "{n} M€"),
    "steel": Plural("{n} steel", "{n} steel"),
    "titanium": Plural("{n} titanium", "{n} titanium"),
    "plants": Plural("{n} plant", "{n} plants"),
    "energy": Plural("{n} energy", "{n} energy"),
    "heat": Plural("{n} heat", "{n} heat"),
    "workers": Plural("{n} worker", "{n} workers"),
    "animal": Plural("{n} animal", "{n} animals"),
    "microbe": Plural("{n} microbe", "{n} microbes"),
    "science": Plural("{n} science resource", "{n} science resources"),
    "fighter": Plural("{n} fighter", "{n} fighters"),
    "ice": Plural("{n} ice", "{n} ice"),
    "floater": Plural("{n} floater", "{n} floaters"),
    "resource": Plural("{n} resource", "{n} resources"),
    "card": Plural("{n} card", "{n} cards"),
    "innovation": Plural("{n} innovation", "{n} innovations"),
    "population": Plural("{n} Population", "{n} Populations"),
}
_ONE: Final = {
    "mc": Plural("M€", "M€"),
    "steel": Plural("steel", "steel"),
    "titanium": Plural("titanium", "titanium"),
    "plants": Plural("plant", "plants"),
    "energy": Plural("energy", "energy"),
    "heat": Plural("heat", "heat"),
    "workers": Plural("worker", "workers"),
    "animal": Plural("animal", "animals"),
    "microbe": Plural("microbe", "microbes"),
    "science": Plural("science resource", "science resources"),
    "fighter": Plural("fighter", "fighters"),
    "ice": Plural("ice", "ice"),
    "floater": Plural("floater", "floaters"),
    "resource": Plural("resource", "resources"),
}
_PRODUCTION: Final = {
    "mc": "M€ production",
    "steel": "steel production",
    "titanium": "titanium production",
    "plants": "plant production",
    "energy": "energy production",
    "heat": "heat production",
    "workers": "worker production",
}
_TAG: Final = {
    "building": ("building", "a building tag"),
    "space": ("space", "a space tag"),
    "science": ("science", "a science tag"),
    "power": ("power", "a power tag"),
    "earth": ("Earth", "an Earth tag"),
    "jovian": ("Jovian", "a Jovian tag"),
    "plant": ("plant", "a plant tag"),
    "microbe": ("microbe", "a microbe tag"),
    "animal": ("animal", "an animal tag"),
    "city": ("city", "a city tag"),
    "floater": ("floater", "a floater tag"),
}
_TILE: Final = {
    "ocean": ("an ocean tile", Plural("{n} ocean tile", "{n} ocean tiles"), Plural("ocean tile", "ocean tiles")),
    "greenery": (
        "a greenery tile",
        Plural("{n} greenery tile", "{n} greenery tiles"),
        Plural("greenery tile", "greenery tiles"),
    ),
    "city": ("a city tile", Plural("{n} city tile", "{n} city tiles"), Plural("city tile", "city tiles")),
    "special": (
        "a special tile",
        Plural("{n} special tile", "{n} special tiles"),
        Plural("special tile", "special tiles"),
    ),
    "any": ("a tile", Plural("{n} tile", "{n} tiles"), Plural("tile", "tiles")),
    "glacier": ("a glacier", Plural("{n} glacier", "{n} glaciers"), Plural("glacier", "glaciers")),
    "water": ("a water tile", Plural("{n} water tile", "{n} water tiles"), Plural("water tile", "water tiles")),
}
_BONUS: Final = {
    "plant": "plant",
    "steel": "steel",
    "titanium": "titanium",
    "card": "card",
    "heat": "heat",
    "worker": "worker",
    "ocean-for-6-mc": "ocean",
    "temperature-for-3-mc": "temperature",
    "temperature-for-4-mc": "temperature",
    "delegate": "delegate",
}
_NEIGHBOUR: Final = {
    "population": "Population",
    "neutral-city": "a neutral city tile",
    "own-tile": "a tile of yours",
    "own-city": "a city tile of yours",
    "own-special": "a special tile of yours",
}
_TITLE: Final = {"G": "Governor", "A": "Administrator", "P": "Prefect", "-": "no title"}
_CARD: Final = {
    "event": ("an event", Plural("event", "events")),
    "automated": ("an automated card", Plural("automated card", "automated cards")),
    "active": ("an active card", Plural("active card", "active cards")),
    "innovation": ("an innovation", Plural("innovation", "innovations")),
    "any": ("a card", Plural("card", "cards")),
}


def counted(speaker: Speaker, what: str, n: int | str) -> str:
    """“3 plants”: so many of a resource of the player board or of cards, or of ``resource``, ``card`` and the like."""
    return speaker.count("resource", _COUNTED[what], n)


def resource(speaker: Speaker, what: str, n: int = 2) -> str:
    """“plants”: a resource without a number, in the form that goes with ``n``."""
    return speaker.count("resource", _ONE[what], n)


def production(speaker: Speaker, what: str) -> str:
    """“plant production”."""
    return speaker.say("production", _PRODUCTION[what])


def breakable_production(speaker: Speaker, what: str) -> str:
    """The same for narrow lines, with soft hyphens."""
    return speaker.breakable("production", _PRODUCTION[what])


def tag(speaker: Speaker, name: str) -> str:
    """“Earth”: the bare name, standing alone."""
    return speaker.say("tag", _TAG[name][0])


def tag_before(speaker: Speaker, name: str) -> str:
    """“Earth”: the name as it stands before the word tag."""
    return speaker.say("tag before its noun", _TAG[name][0])


def a_tag(speaker: Speaker, name: str) -> str:
    """“an Earth tag”."""
    return speaker.say("tag", _TAG[name][1])


def a_tile(speaker: Speaker, kind: str) -> str:
    """“an ocean tile”; kind ``any`` is a tile of any kind, ``glacier`` and ``water`` the sides of an ocean tile."""
    return speaker.say("tile", _TILE[kind][0])


def a_neighbour(speaker: Speaker, kind: str) -> str:
    """“a city tile of yours”, “Population”: what stands beside an area, a kind of tile or something narrower."""
    return speaker.say("tile", _NEIGHBOUR[kind]) if kind in _NEIGHBOUR else a_tile(speaker, kind)


def tiles(speaker: Speaker, kind: str, n: int) -> str:
    """“2 ocean tiles”."""
    return speaker.count("tile", _TILE[kind][1], n)


def tile(speaker: Speaker, kind: str, n: int) -> str:
    """“ocean tiles”: without the number, in the form that goes with ``n``."""
    return speaker.count("tile", _TILE[kind][2], n)


def bonuses(speaker: Speaker, kinds: tuple[str, ...]) -> str:
    """“a steel or titanium bonus”: one of these printed on an area."""
    listed = speaker.either([speaker.say("bonus", _BONUS[kind]) for kind in kinds])
    return speaker.say("place", "a {kinds} bonus", kinds=listed)


def a_card(speaker: Speaker, kind: str | None) -> str:
    """“an event”; None is a card of any kind."""
    return speaker.say("card", _CARD[kind or "any"][0])


def card(speaker: Speaker, kind: str, n: int) -> str:
    """“automated cards”: without a number, in the form that goes with ``n``."""
    return speaker.count("card", _CARD[kind][1], n)


def title(speaker: Speaker, word: str) -> str:
    """“Governor”: a title of a mission; “-” is none."""
    return speaker.say("title", _TITLE[word])


def value(speaker: Speaker, parameter: str, at: int) -> str:
    """“−12 °C”, “7 %”, “3 ocean tiles”: a value of a global parameter with its unit."""
    match parameter:
        case "temperature":
            return speaker.say("value", "{n} °C", n=number(at))
        case "oxygen":
            return speaker.say("value", "{n} %", n=number(at))
        case _:
            return tiles(speaker, "ocean", at)


def parameter(speaker: Speaker, name: str) -> str:
    """“temperature”: a global parameter."""
    return speaker.say("parameter", {"temperature": "temperature", "oxygen": "oxygen", "oceans": "oceans"}[name])
