"""Faults of cards that have the right shape but cannot be played as they stand.

Every function yields pairs of a place inside the card and what is wrong there, with what
was expected.
"""

from collections.abc import Sequence

from mars_desktop.engine.pack_checks import Faults, within
from mars_desktop.games.terraforming import vocabulary as v
from mars_desktop.games.terraforming.resources import ALL_RESOURCES

_HIGHEST_PRICE = 200
_MOST_UNITS = 50
_DEEPEST_BRANCH = 6


def faults_of_card(card: v.Project | v.Corporation | v.Development) -> Faults:
    """Places and problems of one card."""
    holds = None if isinstance(card, v.Corporation) else card.holds
    if isinstance(card, v.Corporation):
        yield from within("mc", card.mc, 0, _HIGHEST_PRICE)
        for name, table in (("resources", card.resources), ("production", card.production)):
            for kind, n in table.items():
                yield from within(f"{name}.{kind}", n, -5 if name == "production" else 1, _MOST_UNITS)
        yield from faults_of_effects("first_action", card.first_action, holds)
    else:
        if isinstance(card, v.Project):
            yield from within("cost", card.cost, 0, _HIGHEST_PRICE)
            if card.kind == "event" and (card.actions or card.triggers or card.modifiers):
                yield "kind", "is event, expected active for a card with lasting effects or actions"
            yield from _requires("requires", card.requires)
        if isinstance(card.vp, v.Count):
            yield from _count("vp", card.vp)
            if isinstance(card.vp.count, v.Here) and holds is None:
                yield "vp", "counts resources on a card that holds none, expected the key 'holds'"
        else:
            yield from within("vp", card.vp, -20, 20)
        yield from faults_of_effects("immediate", card.immediate, holds)
    yield from faults_of_lasting("", card.triggers, card.modifiers, holds)
    for i, action in enumerate(card.actions):
        yield from _some(f"actions[{i}].gain", action.gain)
        yield from _requires(f"actions[{i}].requires", action.requires)
        yield from _effect(f"actions[{i}].cost", action.cost, holds, 0)
        yield from faults_of_effects(f"actions[{i}].gain", action.gain, holds)


def faults_of_lasting(
    place: str, triggers: Sequence[v.AnyTrigger], modifiers: Sequence[v.AnyModifier], holds: str | None
) -> Faults:
    """Places and problems of the ongoing effects of a card that holds ``holds``; places begin with ``place``."""
    for i, trigger in enumerate(triggers):
        yield from _trigger(f"{place}triggers[{i}]", trigger, holds)
    for i, modifier in enumerate(modifiers):
        yield from _modifier(f"{place}modifiers[{i}]", modifier, holds)


def faults_of_effects(place: str, effects: Sequence[v.AnyEffect], holds: str | None, depth: int = 0) -> Faults:
    """Places and problems of a list of effects of a card that holds ``holds``."""
    for i, effect in enumerate(effects):
        yield from _effect(f"{place}[{i}]", effect, holds, depth)


def faults_of_measure(place: str, measure: v.AnyMeasure) -> Faults:
    """Places and problems of something that is counted."""
    match measure:
        case v.Tags(tags=listed):
            yield from _some(f"{place}.tags", listed)
        case v.Production(kinds=listed) | v.Stock(kinds=listed) | v.Cards(kinds=listed):
            yield from _some(f"{place}.kinds", listed)
        case v.Titles(titles=listed):
            yield from _some(f"{place}.titles", listed)
        case v.Tiles(rows=rows):
            for row in rows:
                yield from within(f"{place}.rows", row, 1, 99)
        case _:
            return


def _some(place: str, listed: Sequence[object]) -> Faults:
    if not listed:
        yield place, "is empty, expected at least one entry"


def _count(place: str, amount: v.Count) -> Faults:
    yield from within(f"{place}.per", amount.per, 1, _MOST_UNITS)
    if amount.each == 0:
        yield f"{place}.each", "is 0, expected a number that changes something"
    else:
        yield from within(f"{place}.each", amount.each, -_MOST_UNITS, _MOST_UNITS)
    if amount.max is not None:
        yield from within(f"{place}.max", amount.max, 1, _HIGHEST_PRICE)
    yield from faults_of_measure(f"{place}.count", amount.count)


def _requires(place: str, requires: v.Requires) -> Faults:
    for name in ("temperature", "oxygen", "oceans", "glaciers", "water", "tr"):
        bounds: v.Bounds | None = getattr(requires, name)
        if bounds is not None and (bounds.min is None) == (bounds.max is None):
            yield f"{place}.{name}", "expected either min or max"
    for tag, n in requires.tags.items():
        yield from within(f"{place}.tags.{tag}", n, 1, 20)
    for kind, n in requires.production.items():
        yield from within(f"{place}.production.{kind}", n, 1, _MOST_UNITS)
    for name in ("glaciers", "water", "tr"):
        bounds = getattr(requires, name)
        if bounds is not None:
            for bound, limit in (("min", bounds.min), ("max", bounds.max)):
                yield from within(f"{place}.{name}.{bound}", limit or 0, 0, _HIGHEST_PRICE)
    for name in ("greeneries", "cities", "population", "specials", "connected", "innovations", "melts"):
        tiles: v.TileBounds | None = getattr(requires, name)
        if tiles is not None:
            yield from within(f"{place}.{name}.min", tiles.min, 1, 60)


def _trigger(place: str, trigger: v.AnyTrigger, holds: str | None) -> Faults:
    yield from _some(f"{place}.do", trigger.do)
    yield from faults_of_effects(f"{place}.do", trigger.do, holds)
    if isinstance(trigger, v.OnPlay) and trigger.each_tag and not trigger.tags:
        yield f"{place}.tags", "is empty, expected the tags that each_tag counts"
    if isinstance(trigger, v.OnPlay | v.OnProject):
        yield from within(f"{place}.min_cost", trigger.min_cost, 0, _HIGHEST_PRICE)


def _modifier(place: str, modifier: v.AnyModifier, holds: str | None) -> Faults:
    match modifier:
        case v.Discount(amount=amount, tag=tag, standard_project=project):
            yield from within(f"{place}.amount", amount, 1, _MOST_UNITS)
            if tag is not None and project is not None:
                yield place, "names a tag and a standard project, expected at most one of them"
            if project is not None and modifier.is_narrowed:
                yield place, "names a standard project and certain cards, expected at most one of them"
        case v.ResourceValue(steel=steel, titanium=titanium):
            if min(steel, titanium) < 0 or not 1 <= steel + titanium <= _MOST_UNITS:
                yield place, f"adds {steel} to steel and {titanium} to titanium, expected 1 to {_MOST_UNITS} in all"
        case v.RequirementOffset(steps=n):
            yield from within(f"{place}.steps", n, 1, 20)
        case v.PayWith(heat=heat, workers=workers):
            if heat == workers == 0:
                yield place, "is worth nothing, expected heat or workers of 1 to 10"
            yield from within(f"{place}.heat", heat, 0, 10)
            yield from within(f"{place}.workers", workers, 0, 10)
        case v.Conversion(amount=n):
            yield from within(f"{place}.amount", n, 1, _MOST_UNITS)
        case v.Protect(stock=stock, card_resources=kinds, here=here):
            if not (stock or kinds or here):
                yield place, "protects nothing, expected stock, card_resources or here"
            if here and holds is None:
                yield f"{place}.here", "protects resources on a card that holds none, expected the key 'holds'"
        case _:
            yield from _legacy_modifier(place, modifier)


def _legacy_modifier(place: str, modifier: v.AnyModifier) -> Faults:
    match modifier:
        case v.Capacity(amount=n) | v.SaveLimit(amount=n) | v.SellPrice(amount=n):
            yield from within(f"{place}.amount", n, 1, 20)
        case v.CardPrice(amount=n):
            yield from within(f"{place}.amount", n, -20, 20)
            if n == 0:
                yield f"{place}.amount", "is 0, expected a number that changes something"
        case v.AdjacencyBonus(gain=gain):
            yield from _some(f"{place}.gain", tuple(gain))
            for kind, n in gain.items():
                yield from within(f"{place}.gain.{kind}", n, 1, _MOST_UNITS)
        case v.InnovationAction(tags=tags, look=look):
            yield from within(f"{place}.tags", tags, -10, 10)
            yield from within(f"{place}.look", look, -10, 10)
            if tags == look == 0:
                yield place, "changes nothing, expected tags or look"
        case v.PaysFor(value=n):
            yield from within(f"{place}.value", n, 1, 10)
        case _:
            return


def _effect(place: str, effect: v.AnyEffect, holds: str | None, depth: int) -> Faults:
    match effect:
        case v.Gain() | v.Produce():
            yield from _bundle(place, effect)
        case v.Pay():
            yield from _bundle(place, effect)
            yield from _pay(place, effect, holds)
        case v.Reduce(count=count) | v.Remove(count=count):
            yield from within(f"{place}.count", count, 1, _MOST_UNITS)
        case v.Add():
            yield from _add(place, effect, holds)
        case v.Raise(temperature=temperature, oxygen=oxygen) | v.Lower(temperature=temperature, oxygen=oxygen):
            if min(temperature, oxygen) < 0 or not 1 <= temperature + oxygen <= 20:
                way = "rise" if isinstance(effect, v.Raise) else "fall"
                yield place, f"expected temperature or oxygen to {way} by 1 to 20 steps"
        case v.Rate(amount=amount):
            yield from _amount(f"{place}.amount", amount, -20, 20)
        case v.Draw():
            yield from _draw(place, effect)
        case v.NextCard(discount=discount, requirement_offset=offset):
            if not 0 <= discount <= _HIGHEST_PRICE or not 0 <= offset <= 20 or discount + offset == 0:
                yield place, "expected a discount or a requirement_offset"
        case v.Place() | v.Claim():
            if effect.where is not None:
                yield from _where(f"{place}.where", effect.where)
        case _:
            yield from _nested(place, effect, holds, depth)


def _nested(place: str, effect: v.AnyEffect, holds: str | None, depth: int) -> Faults:
    if depth > _DEEPEST_BRANCH:
        yield place, f"choices are nested too deeply, expected at most {_DEEPEST_BRANCH} levels"
        return
    match effect:
        case v.Choose(branches=branches):
            if len(branches) < 2:
                yield f"{place}.branches", f"has {len(branches)}, expected at least 2 to choose from"
            for i, branch in enumerate(branches):
                yield from faults_of_effects(f"{place}.branches[{i}]", branch, holds, depth + 1)
        case v.If(when=when, then=then, otherwise=otherwise):
            if when == v.Requires():
                yield f"{place}.when", "is empty, expected a condition"
            yield from _requires(f"{place}.when", when)
            yield from _some(f"{place}.then", then or otherwise)
            yield from faults_of_effects(f"{place}.then", then, holds, depth + 1)
            yield from faults_of_effects(f"{place}.otherwise", otherwise, holds, depth + 1)
        case v.Reveal(then=then):
            yield from _some(f"{place}.then", then)
            yield from faults_of_effects(f"{place}.then", then, holds, depth + 1)
        case v.Opponents(effects=effects):
            yield from _some(f"{place}.effects", effects)
            yield from faults_of_effects(f"{place}.effects", effects, None, depth + 1)
        case _:
            yield from _legacy_effect(place, effect)


def _legacy_effect(place: str, effect: v.AnyEffect) -> Faults:
    match effect:
        case v.Populate(amount=amount):
            yield from _amount(f"{place}.amount", amount, 1, 20)
        case v.Points(amount=amount):
            yield from _amount(f"{place}.amount", amount, -20, 20)
            if isinstance(amount, str):
                yield f"{place}.amount", f"is {amount!r}, expected a number that nobody has to pick"
        case v.Melt(count=count) | v.Freeze(count=count) | v.Save(count=count) | v.Refresh(count=count):
            yield from within(f"{place}.count", count, 1, 20)
        case _:
            return


def _bundle(place: str, bundle: v.Gain | v.Produce | v.Pay) -> Faults:
    if all(getattr(bundle, name) == 0 for name in ALL_RESOURCES) and not isinstance(bundle, v.Pay):
        yield place, "is empty, expected an amount of some resource"
    low, high = (-_MOST_UNITS, _MOST_UNITS) if isinstance(bundle, v.Produce) else (0, _HIGHEST_PRICE)
    for name in ALL_RESOURCES:
        amount = getattr(bundle, name)
        if amount == "-x" and not isinstance(bundle, v.Produce):
            yield f"{place}.{name}", "is '-x', expected a number that is gained or paid"
        yield from _amount(f"{place}.{name}", amount, low, high)


def _amount(place: str, amount: v.Amount, low: int, high: int) -> Faults:
    if isinstance(amount, v.Count):
        yield from _count(place, amount)
    elif isinstance(amount, int):
        yield from within(place, amount, low, high)


def _pay(place: str, pay: v.Pay, holds: str | None) -> Faults:
    yield from within(f"{place}.here", pay.here, 0, _MOST_UNITS)
    if pay.here > 0 and holds is None:
        yield f"{place}.here", "takes resources from a card that holds none, expected the key 'holds'"
    yield from within(f"{place}.cards", pay.cards, 0, _MOST_UNITS)
    if pay.accept and pay.mc == 0:
        yield f"{place}.accept", "names metals for a payment without M€, expected the key 'mc'"
    for kind, n in pay.production.items():
        yield from within(f"{place}.production.{kind}", n, 1, _MOST_UNITS)
    if pay.remove is not None:
        yield from within(f"{place}.remove.count", pay.remove.count, 1, _MOST_UNITS)


def _draw(place: str, draw: v.Draw) -> Faults:
    yield from within(f"{place}.look", draw.look, 1, 20)
    if draw.keep is not None and draw.look > 0:
        yield from within(f"{place}.keep", draw.keep, 1, draw.look)
    if draw.buy and draw.source == "innovations":
        yield f"{place}.buy", "asks for money for innovations, expected them to be free"


def _add(place: str, add: v.Add, holds: str | None) -> Faults:
    yield from within(f"{place}.count", add.count, 1, _MOST_UNITS)
    yield from within(f"{place}.holding", add.holding, 0, _MOST_UNITS)
    if add.to == "this" and holds is None:
        yield place, "adds resources to a card that holds none, expected the key 'holds'"
    elif add.to == "this" and add.kinds and holds not in add.kinds:
        yield f"{place}.kinds", f"adds {' or '.join(add.kinds)} to a card that holds {holds}, expected {holds}"


def _where(place: str, where: v.Where) -> Faults:
    for i, rule in enumerate(where.adjacent):
        low, high = rule.min, 6 if rule.max is None else rule.max
        if not 0 <= low <= high <= 6 or (low, high) == (0, 6):
            yield f"{place}.adjacent[{i}]", f"asks for {low} to {high} neighbours, expected a bound within 0 to 6"
