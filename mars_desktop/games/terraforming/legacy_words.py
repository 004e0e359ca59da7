"""What of the vocabulary belongs to The Legacy of Mars alone, so that packs of the base game cannot use it."""

from collections.abc import Iterator
from typing import Final

import msgspec

from mars_desktop.engine.pack_hints import Hidden
from mars_desktop.games.terraforming import vocabulary as v

_WORDS: Final = frozenset(
    ("workers", "worker", "floater", "ice", "glacier", "water", "population", "neutral-city", "own-city", "own-special")
)
_DECKS: Final = frozenset((*(f"mission-{n}" for n in range(1, 10)), "innovation", "campaign"))
_GAME: Final = "legacy"
_ENTRIES: Final = (
    v.Populate,
    v.Melt,
    v.Freeze,
    v.Lower,
    v.Save,
    v.Opponents,
    v.Refresh,
    v.Points,
    v.Population,
    v.Melts,
    v.Innovations,
    v.Developments,
    v.Titles,
    v.OnPopulation,
    v.OnMelt,
    v.OnRaise,
    v.OnConvert,
    v.Capacity,
    v.AdjacencyBonus,
    v.CardPrice,
    v.SellPrice,
    v.SaveLimit,
    v.InnovationAction,
    v.PaysFor,
)
_KEYS: Final[dict[type, tuple[str, ...]]] = {
    v.Gain: ("workers",),
    v.Produce: ("workers",),
    v.Pay: ("workers",),
    v.Draw: ("source",),
    v.Tiles: ("populated", "bonus"),
    v.OnPlay: ("innovation", "requires"),
    v.OnPlace: ("next_to",),
    v.Discount: ("saved", "innovation", "requires"),
    v.PayWith: ("workers",),
    v.Requires: (
        "population",
        "specials",
        "connected",
        "innovations",
        "melts",
        "glaciers",
        "water",
        "tr",
        "last_title",
    ),
    v.Project: ("missions", "flavour"),
    v.Corporation: ("identity", "side"),
}


def is_legacy_word(word: object) -> bool:
    """Whether a word that stands for itself, such as a resource, belongs to the Legacy alone."""
    return word in _WORDS or word in _DECKS or word == _GAME


def is_legacy_entry(entry: type) -> bool:
    """Whether a whole effect, measure, trigger or modifier belongs to the Legacy alone."""
    return entry in _ENTRIES


def legacy_keys(entry: type) -> tuple[str, ...]:
    """The keys of an entry of both games that belong to the Legacy alone."""
    return _KEYS.get(entry, ())


LEGACY: Final = Hidden(is_legacy_entry, legacy_keys, is_legacy_word)
"""What hints for packs of the base game do not offer."""


def legacy_words(card: v.Entry) -> Iterator[tuple[str, str]]:
    """Places inside a card that use a word of the Legacy, and the word."""
    waiting: list[tuple[str, object]] = [("", card)]
    while waiting:
        place, value = waiting.pop()
        if isinstance(value, msgspec.Struct):
            if is_legacy_entry(type(value)):
                yield place.rstrip("."), str(type(value).__struct_config__.tag)
                continue
            own = legacy_keys(type(value))
            for field in msgspec.structs.fields(value):
                inner = getattr(value, field.name)
                if field.name == "deck" and inner in _DECKS:
                    yield f"{place}deck", str(inner)
                elif field.name in own and inner != field.default:
                    yield f"{place}{field.name}", field.name
                elif field.name not in ("id", "name", "number"):
                    waiting.append((f"{place}{field.name}.", inner))
        elif isinstance(value, tuple):
            waiting.extend((f"{place.rstrip('.')}[{i}].", inner) for i, inner in enumerate(value))
        elif isinstance(value, dict):
            waiting.extend((place, key) for key in value)
        elif value in _WORDS:
            yield place.rstrip("."), str(value)
