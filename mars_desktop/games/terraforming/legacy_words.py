"""What of the vocabulary belongs to The Legacy of Mars alone, so that packs of the base game cannot use it."""

from collections.abc import Iterator
from typing import Final

import msgspec

from mars_desktop.games.terraforming import vocabulary as v

_WORDS: Final = frozenset(
    ("workers", "worker", "floater", "ice", "glacier", "water", "population", "neutral-city", "own-city", "own-special")
)
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


def legacy_words(card: v.Entry) -> Iterator[tuple[str, str]]:
    """Places inside a card that use a word of the Legacy, and the word."""
    waiting: list[tuple[str, object]] = [("", card)]
    while waiting:
        place, value = waiting.pop()
        if isinstance(value, msgspec.Struct):
            if isinstance(value, _ENTRIES):
                yield place.rstrip("."), str(type(value).__struct_config__.tag)
                continue
            own = _KEYS.get(type(value), ())
            for field in msgspec.structs.fields(value):
                inner = getattr(value, field.name)
                if field.name in own and inner != field.default:
                    yield f"{place}{field.name}", field.name
                elif field.name not in ("id", "name", "number"):
                    waiting.append((f"{place}{field.name}.", inner))
        elif isinstance(value, tuple):
            waiting.extend((f"{place.rstrip('.')}[{i}].", inner) for i, inner in enumerate(value))
        elif isinstance(value, dict):
            waiting.extend((place, key) for key in value)
        elif value in _WORDS:
            yield place.rstrip("."), str(value)
