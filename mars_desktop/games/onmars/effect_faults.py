"""Faults of effects and prices that have the right shape but cannot be carried out as they stand."""

from collections.abc import Iterator, Mapping
from typing import Final, TypeVar

import msgspec

from mars_desktop.engine.pack_checks import Faults, repeated, within
from mars_desktop.games.onmars import vocabulary as v

Named = TypeVar("Named", bound=str)

MOST_UNITS: Final = 20
"""More of anything at once belongs to no game of On Mars."""


def parts_of(place: str, effect: v.AnyEffect) -> Iterator[tuple[str, v.AnyEffect]]:
    """The places of an effect and of the effects in it."""
    yield place, effect
    if isinstance(effect, v.InOrder):
        for i, inner in enumerate(effect.effects):
            yield from parts_of(f"{place}.effects[{i}]", inner)


def faults_of_effect(place: str, effect: v.AnyEffect, *, kind: str) -> Faults:
    """Places and problems of an effect; ``kind``: what kind of entry brings it."""
    for where, part in parts_of(place, effect):
        yield from _numbers(where, part)
        match part:
            case v.InOrder(effects=effects):
                if not effects:
                    yield f"{where}.effects", "is empty, expected at least one entry"
            case v.GainResources(resources=resources):
                yield from faults_of_amounts(f"{where}.resources", resources)
            case v.GainChoice(among=among):
                if len(among) < 2:
                    yield f"{where}.among", f"lists {len(among)}, expected at least two Resources to choose from"
                yield from repeated(f"{where}.among", among)
            case v.UseBuilding():
                # a Blueprint that uses a building might use itself, and so on for ever
                if kind == "blueprint":
                    yield where, "uses a building, expected that of no Blueprint"
            case v.Travel():
                # only these are used in a turn of one's own, at whose end the travel takes place
                if kind not in ("blueprint", "executive", "private_goal", "numbers"):
                    yield where, "travels, expected that only of a Blueprint, an Executive action or a Private Goal"


def faults_of_amounts(place: str, amounts: Mapping[Named, int]) -> Faults:
    """Whether so many of each are possible, and any at all."""
    if not amounts:
        yield place, "is empty, expected at least one entry"
    for name, count in amounts.items():
        yield from within(f"{place}.{name}", count, 1, MOST_UNITS)


def faults_of_cost(place: str, cost: v.Cost, *, colonists: bool = False) -> Faults:
    """Places and problems of a price; ``colonists``: whether it may ask for them."""
    if cost:
        yield from faults_of_amounts(place, cost)
    if "colonist" in cost and not colonists:
        yield f"{place}.colonist", "asks for Colonists, expected that only of a Scientist"


def _numbers(place: str, effect: v.AnyEffect) -> Faults:
    for field in msgspec.structs.fields(effect):
        value = getattr(effect, field.name)
        # true and false are whole numbers too
        if type(value) is int:
            least = 0 if field.name == "less_oxygen" else 1
            yield from within(f"{place}.{field.name}", value, least, MOST_UNITS)
