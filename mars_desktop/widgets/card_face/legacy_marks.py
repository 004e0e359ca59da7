"""The marks of what only The Legacy of Mars knows: Population, melting, innovations, the own box."""

from collections.abc import Callable, Iterator

from mars_desktop.games.phrases import Speaker, number
from mars_desktop.games.terraforming import vocabulary as v
from mars_desktop.games.terraforming.resources import ALL_RESOURCES
from mars_desktop.games.terraforming.wording.legacy_effects import LegacyEffect
from mars_desktop.games.terraforming.wording.legacy_lasting import LegacyModifier, LegacyTrigger
from mars_desktop.widgets.card_face.symbols import Colon, Group, Icon, Mark, Number, Row, Word, neighbour_icon, several

BECOMES = Word("→", quiet=True)
"""From what a thing is to what it turns into; what is paid and gained has an arrow of its own."""
CONVERTED = {"workers": "population", "plants": "greenery", "heat": "temperature"}
"""What the resources of the player board are turned into."""

CONDITIONS = (
    ("population", "population"),
    ("specials", "special"),
    ("connected", "anytile"),
    ("innovations", "innovation"),
    ("melts", "melt"),
    ("glaciers", "glacier"),
    ("water", "water"),
    ("tr", "tr"),
)
"""Requirements of the Legacy by field, each with its symbol."""


def effect(effect: LegacyEffect, speaker: Speaker, units: Callable[[str, v.Amount], Group]) -> Row:
    """The marks of an effect; ``units`` draws an amount of something."""
    match effect:
        case v.Populate(amount=amount):
            return (units("population", amount),)
        case v.Melt(count=count):
            return (several(count, Icon("melt")),)
        case v.Freeze(count=count):
            return ((*several(count, Icon("water")), BECOMES, Icon("glacier")),)
        case v.Lower():
            steps = (("temperature", effect.temperature), ("oxygen", effect.oxygen))
            return tuple((Number(number(-n)), Icon(name)) for name, n in steps if n)
        case v.Save(count=count):
            return ((*several(count, Icon("card")), BECOMES, Icon("box")),)
        case v.Refresh(count=count):
            return ((_word(speaker, "ready again"), *several(count, Icon("card"))),)
        case v.Points(amount=amount):
            return (units("vp", amount),)


def occasion(trigger: LegacyTrigger) -> Iterator[Mark]:
    """What fires a trigger."""
    match trigger:
        case v.OnPopulation(by=by, tile=tile):
            yield Icon("population", by == "anyone")
            if tile is not None:
                yield Icon(tile)
        case v.OnMelt(by=by, own_tile_beside=beside):
            yield Icon("melt", by == "anyone")
            if beside:
                yield Word("*", quiet=True)
        case v.OnRaise(by=by, parameter=parameter):
            if parameter != "oxygen":
                yield Icon("temperature", by == "anyone")
            if parameter is None:
                yield Word("/", quiet=True)
            if parameter != "temperature":
                yield Icon("oxygen", by == "anyone")
        case v.OnConvert(resource=resource):
            for i, name in enumerate(CONVERTED if resource is None else (resource,)):
                if i:
                    yield Word("/", quiet=True)
                yield Icon(name)
                yield BECOMES
                yield Icon(CONVERTED[name])


def modifier(modifier: LegacyModifier, speaker: Speaker) -> list[Row]:
    """What is changed, colon, the change."""
    match modifier:
        case v.Capacity(tile=tile, amount=amount):
            return [((Icon(tile), Colon()), (_more(amount), Icon("population")))]
        case v.AdjacencyBonus(near=near, gain=gain):
            gained = tuple((_more(gain[kind]), Icon(kind)) for kind in ALL_RESOURCES if kind in gain)
            beside = _word(speaker, "next to", quiet=True)
            return [((Icon("anytile"), beside, neighbour_icon(near), Colon()), *gained)]
        case v.CardPrice(amount=amount):
            return [((_word(speaker, "buy"), Icon("card"), Colon()), (_more(amount), Icon("mc")))]
        case v.SellPrice(amount=amount):
            return [((_word(speaker, "sell"), Icon("card"), Colon()), (_more(amount), Icon("mc")))]
        case v.SaveLimit(amount=amount):
            return [((Icon("box"), Colon()), (_more(amount), Icon("card")))]
        case v.InnovationAction(tags=tags, look=look):
            changed: Row = ((_more(tags), Icon("tag-science")),) if tags else ()
            drawn: Row = ((_more(look), Icon("card")),) if look else ()
            return [((Icon("innovation"), _word(speaker, "action"), Colon()), *changed, *drawn)]
        case v.PaysFor(resource=resource, tag=tag, value=value):
            return [
                (
                    (Icon(f"tag-{tag}"), Colon()),
                    (Icon(resource), Word("=", quiet=True), Number(number(value)), Icon("mc")),
                )
            ]


def narrowed(discount: v.Discount) -> Group:
    """The cards that a discount is for."""
    marks: list[Mark] = [Icon("box")] if discount.saved else []
    marks += [Icon("innovation")] if discount.innovation else []
    if discount.requires:
        marks += [Icon("card"), Word("*", quiet=True)]
    return (*marks, Icon(f"tag-{discount.tag}")) if discount.tag is not None else tuple(marks)


def condition(when: v.Requires) -> Iterator[Mark]:
    """The symbols of what a condition looks at, with how many are needed at least."""
    for field, icon in CONDITIONS:
        bounds: v.TileBounds | v.Bounds | None = getattr(when, field)
        if bounds is None:
            continue
        if bounds.min is not None:
            yield Number(number(bounds.min))
        yield Icon(icon)


def _more(n: int) -> Number:
    return Number(number(n, signed=True))


def _word(speaker: Speaker, text: str, *, quiet: bool = False) -> Word:
    return Word(speaker.say("symbol", text), quiet)
