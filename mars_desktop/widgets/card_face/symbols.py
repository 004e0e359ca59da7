"""The marks that cards are drawn with: numbers, words, icons, arrows and boxes, and the icons of what is counted."""

from typing import NamedTuple

from mars_desktop.games.phrases import number
from mars_desktop.games.terraforming import vocabulary as v


class Number(NamedTuple):
    """A number, or x."""

    text: str


class Word(NamedTuple):
    """A word between symbols; ``quiet`` words only join: "or"."""

    text: str
    quiet: bool = False


class Icon(NamedTuple):
    """A resource, parameter, tile, tag or thing on cards; ``others``: any player's, in red corners."""

    name: str
    others: bool = False


class Arrow(NamedTuple):
    """From what an action costs to what it gives."""


class Colon(NamedTuple):
    """From what fires an effect to what it does."""


class Lock(NamedTuple):
    """What follows is safe."""


class Box(NamedTuple):
    """A production box on its runners."""

    marks: tuple["Mark", ...]


Mark = Number | Word | Icon | Arrow | Colon | Lock | Box
Group = tuple[Mark, ...]
"""Marks that stay together on one line."""
Row = tuple[Group, ...]
"""Groups that begin a line of their own, and wrap between groups if they must."""

TILES = frozenset({"ocean", "greenery", "city", "special", "anytile", "glacier", "water"})
ARROW: Group = (Arrow(),)
COLON: Group = (Colon(),)


def measure_icons(measure: v.AnyMeasure, holds: str | None) -> tuple[Icon, ...]:
    """The symbols of what is counted."""
    match measure:
        case v.Tags(tags=tags, whose=whose):
            return tuple(Icon(f"tag-{tag}", whose == "opponents") for tag in tags)
        case v.Tiles(tile=tile, populated=populated):
            people = (Icon("population"),) if populated else ()
            return (Icon("anytile" if tile == "any" else tile), *people)
        case v.Population(on=on):
            return (Icon("population"), Icon(on)) if on in ("city", "special") else (Icon("population"),)
        case v.Melts():
            return (Icon("melt"),)
        case v.Innovations():
            return (Icon("innovation"),)
        case v.Developments():
            return (Icon("development"),)
        case v.Titles():
            return (Icon("vp"),)
        case v.Connected():
            return (Icon("anytile"),)
        case v.Here():
            return (held_icon(holds),)
        case v.EventsPlayed():
            return (Icon("tag-event"),)
        case v.Production(kinds=kinds) | v.Stock(kinds=kinds):
            return tuple(Icon(kind) for kind in kinds)
        case v.Rating():
            return (Icon("tr"),)
        case _:
            return (Icon("card"),)


def held_icon(holds: str | None) -> Icon:
    """The symbol of what lies on a card."""
    return Icon("card" if holds is None else holds if holds in _WITHOUT_TAG else f"tag-{holds}")


_WITHOUT_TAG = frozenset({"fighter", "ice"})
"""Resources of cards that are no tags."""


def neighbour_icon(kind: str) -> Icon:
    """The symbol of what stands beside a tile."""
    return Icon(_NEIGHBOURS.get(kind, kind))


_NEIGHBOURS = {
    "any": "anytile",
    "neutral-city": "city",
    "own-tile": "anytile",
    "own-city": "city",
    "own-special": "special",
}


def several(n: int | str, icon: Icon) -> Group:
    """The icon alone for one of it."""
    return (icon,) if n == 1 else (Number(number(n)), icon)


def led(lead: Group, row: Row) -> Row:
    """The row with its first group led by an arrow or a word."""
    return ((*lead, *row[0]), *row[1:]) if row else (lead,)
