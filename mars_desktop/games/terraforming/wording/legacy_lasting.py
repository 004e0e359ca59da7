"""Lasting effects of The Legacy of Mars: what fires them, and what they change."""

from typing import Final

from mars_desktop.games.phrases import Plural, Speaker
from mars_desktop.games.terraforming import vocabulary as v
from mars_desktop.games.terraforming.resources import ALL_RESOURCES
from mars_desktop.games.terraforming.wording import names

LegacyTrigger = v.OnPopulation | v.OnMelt | v.OnRaise | v.OnConvert
LegacyModifier = (
    v.Capacity | v.AdjacencyBonus | v.CardPrice | v.SellPrice | v.SaveLimit | v.InnovationAction | v.PaysFor
)


def legacy_occasion(speaker: Speaker, fires: LegacyTrigger) -> str:
    """“when you melt a glacier”: what fires a trigger, to stand before what it does."""
    match fires:
        case v.OnPopulation(by=by, tile=tile):
            said = speaker.say(
                "trigger", "when you place a Population" if by == "me" else "when anyone places a Population"
            )
            return said if tile is None else speaker.say("trigger", _ON_TILE[tile], when=said)
        case v.OnMelt(by=by, own_tile_beside=beside):
            said = speaker.say("trigger", "when you melt a glacier" if by == "me" else "when anyone melts a glacier")
            return speaker.say("trigger", "{when} next to a tile of yours", when=said) if beside else said
        case v.OnRaise(by=by, parameter=parameter):
            known = ("temperature", "oxygen") if parameter is None else (parameter,)
            what = speaker.either([names.parameter(speaker, name) for name in known])
            template = "for each step you raise {what}" if by == "me" else "for each step anyone raises {what}"
            return speaker.say("trigger", template, what=what)
        case v.OnConvert(resource=resource):
            return speaker.say("trigger", _CONVERTED[resource or "any"])


_ON_TILE: Final = {"city": "{when} on a city tile", "special": "{when} on a special tile"}
_CONVERTED: Final = {
    "workers": "when you turn workers into a Population",
    "plants": "when you turn plants into a greenery",
    "heat": "when you turn heat into temperature",
    "any": "when you turn workers, plants or heat into something",
}


def legacy_modifier(speaker: Speaker, changes: LegacyModifier) -> list[str]:
    """One sentence for each thing changed."""
    match changes:
        case v.Capacity(tile=tile, amount=amount):
            return [speaker.count("modifier", _ROOM[tile], amount)]
        case v.AdjacencyBonus(near=near, gain=gain):
            listed = [names.counted(speaker, kind, gain[kind]) for kind in ALL_RESOURCES if kind in gain]
            return [
                speaker.say(
                    "modifier",
                    "When you place a tile on the map, you gain {what} for each {tile} next to it.",
                    what=speaker.both(listed),
                    tile=speaker.say("neighbour", _NEAR[near]),
                )
            ]
        case v.CardPrice(amount=amount):
            price = names.counted(speaker, "mc", abs(amount))
            template = "You pay {price} more for each card you buy."
            if amount < 0:
                template = "You pay {price} less for each card you buy."
            return [speaker.say("modifier", template, price=price)]
        case v.SellPrice(amount=amount):
            price = names.counted(speaker, "mc", amount)
            return [speaker.say("modifier", "You gain {price} more for each card you sell.", price=price)]
        case v.SaveLimit(amount=amount):
            forms = Plural(
                "You may save {n} more card at the end of the mission.",
                "You may save {n} more cards at the end of the mission.",
            )
            return [speaker.count("modifier", forms, amount)]
        case v.InnovationAction(tags=tags, look=look):
            return _innovation_action(speaker, tags, look)
        case v.PaysFor(resource=resource, tag=tag, value=value):
            return [
                speaker.say(
                    "modifier",
                    "You may pay for cards with {tag} with {resource} too, each worth {price}.",
                    tag=names.a_tag(speaker, tag),
                    resource=names.resource(speaker, resource),
                    price=names.counted(speaker, "mc", value),
                )
            ]


_ROOM: Final = {
    "city": Plural(
        "Each of your city tiles has room for {n} more Population.",
        "Each of your city tiles has room for {n} more Populations.",
    ),
    "special": Plural(
        "Each of your special tiles has room for {n} more Population.",
        "Each of your special tiles has room for {n} more Populations.",
    ),
}
_NEAR: Final = {
    "ocean": "ocean tile",
    "glacier": "glacier",
    "water": "water tile",
    "population": "Population",
    "own-city": "city tile of yours",
    "own-special": "special tile of yours",
}


def _innovation_action(speaker: Speaker, tags: int, look: int) -> list[str]:
    said: list[str] = []
    if tags < 0:
        fewer = Plural(
            "Your innovation action needs {n} science tag less.", "Your innovation action needs {n} science tags less."
        )
        said.append(speaker.count("modifier", fewer, -tags))
    elif tags:
        more = Plural(
            "Your innovation action needs {n} science tag more.", "Your innovation action needs {n} science tags more."
        )
        said.append(speaker.count("modifier", more, tags))
    if look:
        drawn = Plural(
            "Your innovation action draws {n} more innovation.", "Your innovation action draws {n} more innovations."
        )
        said.append(speaker.count("modifier", drawn, look))
    return said


def narrowed_discount(speaker: Speaker, changes: v.Discount) -> str:
    """“When you play an innovation, you pay 4 M€ less.”: a discount for certain cards only."""
    card = names.a_card(speaker, "innovation" if changes.innovation else None)
    if changes.requires:
        card = speaker.say("trigger", "{card} with a requirement", card=card)
    if changes.saved:
        card = speaker.say("modifier", "{card} that began this mission in your box", card=card)
    price = names.counted(speaker, "mc", changes.amount)
    if changes.tag is None:
        return speaker.say("modifier", "When you play {card}, you pay {price} less.", card=card, price=price)
    tag = names.tag_before(speaker, changes.tag)
    return speaker.say(
        "modifier",
        "When you play {card}, you pay {price} less for each {tag} tag of it.",
        card=card,
        price=price,
        tag=tag,
    )
