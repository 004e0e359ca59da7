"""Requirements, conditions and places on the map, in words."""

from mars_desktop.games.phrases import Plural, Speaker, number
from mars_desktop.games.terraforming import vocabulary as v
from mars_desktop.games.terraforming.wording import names
from mars_desktop.games.terraforming.wording.legacy_conditions import legacy_needs


def needs(speaker: Speaker, requires: v.Requires) -> list[str]:
    """Each condition as a noun phrase: "at least 13 % oxygen", "at least 3 science tags"."""
    said: list[str] = []
    for name, bounds in (
        ("temperature", requires.temperature),
        ("oxygen", requires.oxygen),
        ("oceans", requires.oceans),
    ):
        if bounds is not None and bounds.min is not None:
            said.append(speaker.say("requirement", _AT_LEAST[name], value=names.value(speaker, name, bounds.min)))
        if bounds is not None and bounds.max is not None:
            said.append(speaker.say("requirement", _AT_MOST[name], value=names.value(speaker, name, bounds.max)))
    if requires.tags:
        forms = Plural("{n} {tag} tag", "{n} {tag} tags")
        tags = [
            speaker.count("requirement", forms, n, tag=names.tag_before(speaker, tag))
            for tag, n in requires.tags.items()
        ]
        said.append(speaker.say("requirement", "at least {tags}", tags=speaker.both(tags)))
    for kind, n in requires.production.items():
        production = names.production(speaker, kind)
        said.append(speaker.say("requirement", "{what} of at least {n}", what=production, n=number(n)))
    for tile, tiles in (("greenery", requires.greeneries), ("city", requires.cities)):
        if tiles is not None:
            template = "at least {tiles} of yours" if tiles.whose == "me" else "at least {tiles} in play"
            said.append(speaker.say("requirement", template, tiles=names.tiles(speaker, tile, tiles.min)))
    if requires.tr_raised:
        said.append(speaker.say("requirement", "a rise of your terraform rating in this generation"))
    return [*said, *legacy_needs(speaker, requires)]


_AT_LEAST = {
    "temperature": "a temperature of {value} or more",
    "oxygen": "at least {value} oxygen",
    "oceans": "at least {value}",
}
_AT_MOST = {
    "temperature": "a temperature of {value} or less",
    "oxygen": "at most {value} oxygen",
    "oceans": "at most {value}",
}


def requirement(speaker: Speaker, requires: v.Requires) -> str:
    """The whole requirement as one sentence, empty if there is none."""
    said = needs(speaker, requires)
    return speaker.say("requirement", "Requires {needs}.", needs=speaker.both(said)) if said else ""


def place(speaker: Speaker, where: v.Where, tile: str = "special") -> str:
    """“on a volcanic area”: where a tile may go beyond what holds for its kind, empty if nothing does."""
    said: list[str] = []
    if where.slot is not None:
        said.append(speaker.say("place", "on the area reserved for it"))
    elif where.bonus:
        said.append(speaker.say("place", "on an area with {bonus}", bonus=names.bonuses(speaker, where.bonus)))
    elif where.area == "ocean":
        said.append(speaker.say("place", "on an area reserved for ocean"))
    elif where.area == "volcanic":
        said.append(speaker.say("place", "on a volcanic area, or on any land area if the map has none"))
    elif tile == "ocean":
        said.append(speaker.say("place", "on a land area"))
    said.extend(_neighbours(speaker, rule) for rule in where.adjacent)
    return speaker.both(said)


def _neighbours(speaker: Speaker, rule: v.Adjacent) -> str:
    parts: list[str] = []
    if rule.min:
        tiles = _of(speaker, rule.of, rule.min)
        parts.append(speaker.say("place", "next to at least {tiles}", tiles=tiles))
    if rule.max == 0:
        parts.append(speaker.say("place", _NEXT_TO_NO[rule.of]))
    elif rule.max is not None:
        parts.append(speaker.say("place", "next to at most {tiles}", tiles=_of(speaker, rule.of, rule.max)))
    said = speaker.both(parts)
    return speaker.say("place", "{place} if possible", place=said) if rule.if_possible else said


_NEXT_TO_NO = {
    "tile": "next to no other tile",
    "own-tile": "next to no tile of yours",
    "city": "next to no city tile",
    "greenery": "next to no greenery tile",
    "ocean": "next to no ocean tile",
    "glacier": "next to no glacier",
    "water": "next to no water tile",
}


def _of(speaker: Speaker, kind: str, n: int) -> str:
    if kind == "own-tile":
        return speaker.count("place", Plural("{n} tile of yours", "{n} tiles of yours"), n)
    return names.tiles(speaker, "any" if kind == "tile" else kind, n)
