"""What fields and values of a search are called, in English and in the reader's own language."""

from collections.abc import Mapping
from typing import Final

from mars_desktop.games.phrases import Speaker
from mars_desktop.games.terraforming.resources import HELD, RESOURCES, TAGS
from mars_desktop.games.terraforming.search_pieces import fold
from mars_desktop.games.terraforming.wording import names

TEXT_FIELDS: Final = ("name", "text")
NUMBER_FIELDS: Final = ("cost", "points", "tags", "number")

_GOODS: Final = (*RESOURCES, *HELD, "card", "tr", "temperature", "oxygen")
_TILES: Final = ("ocean", "greenery", "city", "special")
VALUES: Final[Mapping[str, tuple[str, ...]]] = {
    "kind": ("automated", "active", "event", "corporation"),
    "deck": ("base", "corporate-era"),
    "tag": (*TAGS, "event", "any", "none"),
    "requires": (
        *("temperature", "oxygen", "ocean"),
        *TAGS,
        *(kind for kind in RESOURCES if kind not in TAGS),
        *("greenery", "tr", "production", "min", "max", "any", "none"),
    ),
    "gives": (*_GOODS, *_TILES, "discount"),
    "produces": RESOURCES,
    "removes": (*RESOURCES, "animal", "microbe"),
    "uses": (*RESOURCES, "microbe", "science", "card"),
    "holds": (*HELD, "any", "none"),
    "has": ("action", "effect", "requirement", "points"),
}
"""The fields whose values are words, with all their values."""

FIELDS: Final = (*TEXT_FIELDS, *NUMBER_FIELDS, *VALUES)

_FIELD_NAMES: Final = {
    "name": ("name",),
    "text": ("text",),
    "cost": ("cost",),
    "points": ("vp", "points"),
    "tags": ("tags",),
    "number": ("number",),
    "kind": ("kind",),
    "deck": ("deck",),
    "tag": ("tag",),
    "requires": ("requires",),
    "gives": ("gives",),
    "produces": ("produces",),
    "removes": ("removes",),
    "uses": ("uses",),
    "holds": ("holds",),
    "has": ("has",),
}
_VALUE_NAMES: Final = {
    "automated": ("automated", "once", "green"),
    "active": ("active", "lasting", "blue"),
    "event": ("event", "red"),
    "corporation": ("corporation",),
    "base": ("base",),
    "corporate-era": ("corporate-era", "era"),
    "tr": ("tr", "rating"),
    "mc": ("mc", "money"),
    "card": ("card", "cards"),
    "min": ("min", "least"),
    "max": ("max", "most"),
    "ocean": ("ocean", "oceans"),
    "greenery": ("greenery", "greeneries"),
    "city": ("city", "cities"),
    "special": ("special",),
    "production": ("production",),
    "discount": ("discount",),
    "action": ("action",),
    "effect": ("effect",),
    "requirement": ("requirement",),
    "points": ("points",),
    "any": ("any",),
    "none": ("none",),
}
"""Words for values that have no name of their own elsewhere in the game."""


def or_words(speaker: Speaker) -> frozenset[str]:
    """The words between alternatives."""
    return frozenset({"or", fold(speaker.say("search", "or"))})


def field_name(field: str, speaker: Speaker) -> str:
    """What a field is called in the reader's language."""
    return speaker.say("search field", _FIELD_NAMES[field][0])


def field_names(speaker: Speaker) -> dict[str, str]:
    """The fields by every name they have, folded."""
    found: dict[str, str] = {}
    for field, known in _FIELD_NAMES.items():
        for name in known:
            found.setdefault(fold(name), field)
            found.setdefault(fold(speaker.say("search field", name)), field)
    return found


def value_name(value: str, speaker: Speaker) -> str:
    """What a value is called in the reader's language, as one word to write."""
    said = speaker.say("search value", _VALUE_NAMES[value][0]) if value in _VALUE_NAMES else _own_name(value, speaker)
    return f'"{said}"' if any(letter.isspace() for letter in said) else said


def value_names(field: str, speaker: Speaker) -> dict[str, str]:
    """The values of a field by every name they have, folded."""
    found: dict[str, str] = {}
    for value in VALUES[field]:
        spoken = [word for name in _VALUE_NAMES.get(value, ()) for word in (name, speaker.say("search value", name))]
        if value in TAGS:
            spoken.append(names.tag(speaker, value))
        if value in RESOURCES or value in HELD:
            spoken += [names.resource(speaker, value, 1), names.resource(speaker, value, 2)]
        for name in (value, *spoken, _own_name(value, speaker)):
            found.setdefault(fold(name), value)
    return found


def _own_name(value: str, speaker: Speaker) -> str:
    """The name that the game has for a value; the value itself where it has none."""
    if value in TAGS:
        return names.tag(speaker, value)
    if value in RESOURCES or value in HELD:
        return names.resource(speaker, value)
    if value in ("temperature", "oxygen"):
        return names.parameter(speaker, value)
    return value
