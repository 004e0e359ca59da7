"""What can be searched for in a card: its words, its numbers, and what it needs, gives and takes."""

from collections.abc import Iterable, Mapping
from typing import Final, NamedTuple

from mars_desktop.games.phrases import Speaker
from mars_desktop.games.terraforming import vocabulary as v
from mars_desktop.games.terraforming.content import Card
from mars_desktop.games.terraforming.resources import ALL_RESOURCES, HELD
from mars_desktop.games.terraforming.search_pieces import fold
from mars_desktop.games.terraforming.wording.cards import card_text

NONE: Final = "none"
ANY: Final = "any"

_DECKS: Final = {"standard": "base", "beginner": "base"}
"""Decks of corporations that belong to the base game."""


class Facts(NamedTuple):
    """A card as searches see it.

    ``name`` and ``text`` are folded. ``numbers`` holds cost, points, printed number and count of tags, without those
    that a card does not have; points that depend on something count as those for one of it. ``values`` are the
    features by field, with “none” or “any” where a card may lack them.
    """

    name: str
    text: str
    numbers: Mapping[str, int]
    values: Mapping[str, frozenset[str]]


def facts_of(card: Card, speaker: Speaker) -> Facts:
    """The facts of a card, with its words in the language of ``speaker``."""
    say = speaker.say("card name", card.name)
    text = " ".join(card_text(card, speaker).sentences())
    tags = [*card.face.tags, *(("event",) if card.event else ())]
    numbers = {"tags": len(tags)}
    if not card.is_corporation:
        numbers["cost"] = card.cost
        numbers["number"] = int("".join(letter for letter in card.number if letter.isdigit()))
        numbers["points"] = card.vp.each if isinstance(card.vp, v.Count) else card.vp
    deeds = _Deeds(card)
    values = {
        "kind": frozenset({card.kind}),
        "deck": frozenset({_DECKS.get(card.deck, card.deck)}),
        "tag": _or_none(tags),
        "requires": _or_none(_needs(card.requires)),
        "holds": _or_none([card.holds] if card.holds else []),
        "gives": frozenset(deeds.gives | deeds.produces),
        "produces": frozenset(deeds.produces),
        "removes": frozenset(deeds.removes),
        "uses": frozenset(deeds.uses),
        "has": frozenset(_features(card)),
    }
    return Facts(fold(say), fold(text), numbers, values)


def _or_none(found: Iterable[str]) -> frozenset[str]:
    values = frozenset(found)
    return values | {ANY} if values else frozenset({NONE})


def _needs(requires: v.Requires) -> set[str]:
    """What a requirement is about, and whether it asks for least or most."""
    needs: set[str] = set()
    for name, bounds in (
        ("temperature", requires.temperature),
        ("oxygen", requires.oxygen),
        ("ocean", requires.oceans),
    ):
        if bounds is not None:
            needs.add(name)
            needs.add("min" if bounds.min is not None else "max")
    needs.update(requires.tags)
    needs.update(requires.production)
    if requires.production:
        needs.add("production")
    if requires.greeneries is not None:
        needs.add("greenery")
    if requires.cities is not None:
        needs.add("city")
    for field, word in _LEGACY_NEEDS.items():
        bound: v.TileBounds | v.Bounds | None = getattr(requires, field)
        if bound is not None:
            needs.update((word, "min" if bound.min is not None else "max"))
    if requires.tr_raised:
        needs.add("tr")
    if requires.tags or requires.production or requires.greeneries or requires.cities:
        needs.add("min")
    return needs


_LEGACY_NEEDS: Final = {
    "population": "population",
    "specials": "special",
    "connected": "connected",
    "innovations": "innovation",
    "melts": "glacier",
    "glaciers": "glacier",
    "water": "ocean",
    "tr": "tr",
}
"""What requirements of the Legacy are about, by field."""


def _features(card: Card) -> set[str]:
    features = {
        "action": bool(card.actions),
        "effect": bool(card.triggers or card.modifiers),
        "points": bool(card.vp),
        "requirement": card.requires != v.Requires(),
    }
    return {name for name, has in features.items() if has}


class _Deeds:
    """What all effects of a card bring, cost and take away, whenever they happen."""

    def __init__(self, card: Card) -> None:
        self.gives: set[str] = set()
        self.produces: set[str] = set()
        self.removes: set[str] = set()
        self.uses: set[str] = set()
        self._own = card.holds
        self._all(card.immediate)
        for trigger in card.triggers:
            self._all(trigger.do)
        for action in card.actions:
            self._one(action.cost)
            self._all(action.gain)
        for modifier in card.modifiers:
            if isinstance(modifier, v.Discount):
                self.gives.add("discount")
        if isinstance(card.face, v.Corporation):
            self.gives.update(("mc", *card.face.resources))
            self._all(card.face.first_action)

    def _all(self, effects: Iterable[v.AnyEffect]) -> None:
        for effect in effects:
            self._one(effect)

    def _one(self, effect: v.AnyEffect) -> None:
        match effect:
            case v.Gain():
                self._amounts(effect, self.gives)
            case v.Produce():
                self._amounts(effect, self.produces)
            case v.CopyProduction():
                self.produces.update(ALL_RESOURCES)
            case v.Pay():
                self._pay(effect)
            case v.Reduce(production=kind):
                self.removes.add(kind)
            case v.Remove(resource=kind, steal=steal):
                self.removes.add(kind)
                self.gives.update((kind,) if steal else ())
            case v.Choose(branches=branches):
                for branch in branches:
                    self._all(branch)
            case v.Reveal(then=then):
                self._all(then)
            case v.If(then=then, otherwise=otherwise):
                self._all((*then, *otherwise))
            case _:
                self.gives.update(self._given(effect))

    def _given(self, effect: v.AnyEffect) -> Iterable[str]:
        """What effects give that are no amounts of resources."""
        match effect:
            case v.Raise(temperature=temperature, oxygen=oxygen):
                return [name for name, n in (("temperature", temperature), ("oxygen", oxygen)) if n]
            case v.Rate():
                return ("tr",)
            case v.Place(tile=tile):
                return (tile,)
            case v.Draw():
                return ("card",)
            case v.NextCard():
                return ("discount",)
            case v.Populate():
                return ("population",)
            case v.Melt() | v.Freeze():
                return ("glacier",)
            case v.Add(kinds=kinds, to=to):
                return kinds or ((self._own,) if to == "this" and self._own else HELD)
            case _:
                return ()

    def _amounts(self, bundle: v.Bundle, into: set[str]) -> None:
        for kind in ALL_RESOURCES:
            amount: v.Amount = getattr(bundle, kind)
            lost = amount == "-x" or (isinstance(amount, int) and amount < 0)
            if amount != 0:
                (self.uses if lost else into).add(kind)

    def _pay(self, cost: v.Pay) -> None:
        self.uses.update(kind for kind in ALL_RESOURCES if getattr(cost, kind) != 0)
        self.uses.update((*cost.accept, *cost.production))
        if cost.here and self._own:
            self.uses.add(self._own)
        if cost.cards:
            self.uses.add("card")
        if cost.remove is not None:
            self._one(cost.remove)
