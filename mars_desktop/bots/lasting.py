"""What a generation brings as a rule: how often triggers fire, what modifiers save, how things that count grow."""

from typing import Final

from mars_desktop.bots.outlook import Outlook
from mars_desktop.games.terraforming import vocabulary as v
from mars_desktop.games.terraforming.resources import ALL_RESOURCES, MC
from mars_desktop.games.terraforming.state import Player
from mars_desktop.games.terraforming.table import Table

_CARDS_PLAYED: Final = 3.0
"""Cards that a seat plays in a generation."""

_SHARE: Final = {
    "building": 0.35,
    "space": 0.2,
    "science": 0.17,
    "power": 0.1,
    "earth": 0.13,
    "plant": 0.12,
    "microbe": 0.06,
    "animal": 0.05,
    "jovian": 0.05,
    "city": 0.05,
    "floater": 0.04,
}
"""Share of the cards that bear a tag."""

_PLACED: Final = {
    "ocean": 0.5,
    "greenery": 0.6,
    "city": 0.3,
    "special": 0.25,
    "any": 1.6,
    "glacier": 0.4,
    "water": 0.2,
}
"""How often a generation sees such a tile placed by each seat."""

_EVENTS: Final = 0.22
_REQUIRING: Final = 0.38
_INNOVATIONS: Final = 0.08
_POPULATIONS: Final = 0.5


def growth(table: Table, measure: v.AnyMeasure) -> float:
    """How much more of something there is with every generation."""
    seats = table.seats if getattr(measure, "whose", "me") == "all" else 1
    match measure:
        case v.Tags(tags=tags):
            return seats * _CARDS_PLAYED * sum(_SHARE[tag] for tag in tags)
        case v.Tiles(adjacent=True) | v.Population(adjacent=True):
            return 0.15
        case v.Tiles(tile=tile, next_to=beside):
            return seats * _PLACED[tile] * (0.4 if beside is not None else 1.0)
        case v.EventsPlayed():
            return seats * _CARDS_PLAYED * _EVENTS
        case v.Titles() | v.Developments():
            return 0.0
        case _:
            return 0.5 * seats


def often(table: Table, trigger: v.AnyTrigger) -> float:
    """How often a trigger fires in a generation."""
    seats = table.seats if getattr(trigger, "by", "me") == "anyone" else 1
    match trigger:
        case v.OnPlay():
            return _plays(trigger) * seats
        case v.OnPlace(tile=tile, next_to=next_to, bonus=bonus):
            return _PLACED[tile] * seats * (0.4 if next_to is not None else 0.45 if bonus else 1.0)
        case v.OnPopulation():
            return _POPULATIONS * seats * (0.65 if trigger.tile is not None else 1.0)
        case v.OnMelt(own_tile_beside=beside):
            return 0.3 * seats * (0.5 if beside else 1.0)
        case v.OnRaise(parameter=parameter):
            return (1.2 if parameter is None else 0.6) * seats
        case v.OnConvert(resource=resource):
            return 1.3 if resource is None else 0.5
        case v.OnProject():
            return 0.4


def _plays(trigger: v.OnPlay) -> float:
    if trigger.innovation:
        return _INNOVATIONS * _CARDS_PLAYED
    often = _CARDS_PLAYED * min(1.0, sum(_SHARE[tag] for tag in trigger.tags)) if trigger.tags else _CARDS_PLAYED
    if trigger.kind is not None:
        often *= {"event": _EVENTS, "automated": 0.5, "active": 0.28}[trigger.kind]
    if trigger.requires:
        often *= _REQUIRING
    return often * (0.35 if trigger.min_cost else 1.0)


def usable(player: Player, cost: v.Pay) -> float:
    """In what part of the generations the resources that an action costs will be there."""
    part = 1.0
    # money is always there; a base game has no workers
    for resource, made in zip(ALL_RESOURCES[MC + 1 :], player.production[MC + 1 :], strict=False):
        need = getattr(cost, resource)
        if isinstance(need, int) and need > made:
            part = min(part, 0.35 + 0.65 * made / need)
    return part


def relief(out: Outlook, modifier: v.AnyModifier) -> float:
    """What a modifier brings in one generation."""
    match modifier:
        case v.Discount(amount=amount, standard_project=str()):
            return 0.35 * amount * out.money
        case v.Discount(amount=amount):
            often = _CARDS_PLAYED * (1.0 if modifier.tag is None else _SHARE[modifier.tag])
            often *= _INNOVATIONS if modifier.innovation else _REQUIRING if modifier.requires else 1.0
            return amount * often * (0.1 if modifier.saved else 0.9) * out.money
        case v.ResourceValue(steel=steel, titanium=titanium):
            return 1.2 * (steel + titanium) * out.money
        case v.Conversion(resource=resource, amount=amount):
            normal = 10 if resource == "workers" else 8
            return 0.5 * (normal - amount) * out.units[resource]
        case v.RequirementOffset(steps=steps):
            return 0.5 * steps * out.money
        case v.PaysFor(resource=resource, tag=tag, value=value):
            return 4.0 * _SHARE[tag] * max(0.0, value * out.money - out.units[resource])
        case v.PayWith():
            return 0.9 * out.money
        case v.Capacity(amount=amount):
            return 0.7 * amount
        case v.AdjacencyBonus(gain=gain):
            return 0.8 * sum(out.units[name] * n for name, n in gain.items())
        case v.CardPrice(amount=amount):
            return -2.5 * amount * out.money
        case v.SellPrice(amount=amount) | v.SaveLimit(amount=amount):
            return 0.4 * amount
        case v.InnovationAction():
            return 0.8 * out.money
        case v.Protect():
            return 0.5
