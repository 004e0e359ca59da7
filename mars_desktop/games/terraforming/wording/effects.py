"""Effects as clauses: "raise temperature 1 step", "remove up to 3 plants from any player"."""

from collections.abc import Sequence
from itertools import groupby

from mars_desktop.games.phrases import Mood, Plural, Speaker, number
from mars_desktop.games.terraforming import vocabulary as v
from mars_desktop.games.terraforming.resources import ALL_RESOURCES
from mars_desktop.games.terraforming.wording import conditions, names
from mars_desktop.games.terraforming.wording.legacy_effects import LegacyEffect, legacy_effect
from mars_desktop.games.terraforming.wording.measures import Subject, multiplied


def clauses(speaker: Speaker, mood: Mood, effects: Sequence[v.AnyEffect], subject: Subject) -> list[str]:
    """One clause for each effect; equal tiles in a row become one."""
    said: list[str] = []
    for effect, equal in groupby(effects):
        times = len(list(equal))
        if isinstance(effect, v.Place):
            said.append(_place(speaker, mood, effect, times))
        else:
            said.extend([_clause(speaker, mood, effect, subject)] * times)
    return said


def together(speaker: Speaker, mood: Mood, effects: Sequence[v.AnyEffect], subject: Subject) -> str:
    """Several effects as one clause; a payment in front is what the rest costs."""
    if len(effects) > 1 and isinstance(effects[0], v.Pay):
        return in_exchange(speaker, mood, effects[0], effects[1:], subject)
    return speaker.both(clauses(speaker, mood, effects, subject))


def in_exchange(speaker: Speaker, mood: Mood, cost: v.Pay, gain: Sequence[v.AnyEffect], subject: Subject) -> str:
    """“pay 4 energy to gain 1 steel”; without a cost only what is gained."""
    if cost == v.Pay():
        return together(speaker, mood, gain, subject)
    return speaker.say(
        mood,
        "{cost} to {gain}",
        cost=_pay(speaker, mood, cost, subject),
        gain=together(speaker, "purpose", gain, subject),
    )


def has_free_number(effects: Sequence[v.AnyEffect]) -> bool:
    """Whether any amount is the x that the player picks."""
    return any(
        getattr(effect, kind) in {"x", "-x"}
        for effect in effects
        if isinstance(effect, v.Bundle | v.Pay)
        for kind in ALL_RESOURCES
    )


def _clause(speaker: Speaker, mood: Mood, effect: v.AnyEffect, subject: Subject) -> str:
    match effect:
        case v.Gain():
            listed = speaker.both([units(speaker, kind, amount, subject) for kind, amount in _amounts(effect)])
            return speaker.say(mood, "gain {what}", what=listed)
        case v.Produce():
            return _produce(speaker, mood, effect, subject)
        case v.Reduce(production=kind, count=count):
            forms = Plural(
                "lower the {what} of any one player {n} step",
                "lower the {what} of any one player {n} steps",
            )
            return speaker.count(mood, forms, count, what=names.production(speaker, kind))
        case v.Remove():
            template = _STEAL if effect.steal else _REMOVE
            what = names.counted(speaker, effect.resource, effect.count)
            return speaker.say(mood, template[effect.source], what=what)
        case v.Pay():
            return _pay(speaker, mood, effect, subject)
        case v.Raise():
            return speaker.both(
                [
                    speaker.count(mood, _RAISE[parameter], n)
                    for parameter, n in (("temperature", effect.temperature), ("oxygen", effect.oxygen))
                    if n
                ]
            )
        case v.Rate(amount=amount):
            forms = Plural("raise your terraform rating {n} step", "raise your terraform rating {n} steps")
            if isinstance(amount, v.Count):
                return multiplied(speaker, speaker.count(mood, forms, amount.each), amount, subject)
            return speaker.count(mood, forms, amount)
        case v.Place():
            return _place(speaker, mood, effect, 1)
        case v.Add():
            return _add(speaker, mood, effect)
        case _:
            return _rarer(speaker, mood, effect, subject)


def _rarer(
    speaker: Speaker,
    mood: Mood,
    effect: v.Draw | v.Reveal | v.Choose | v.If | v.CopyProduction | v.Claim | v.NextCard | v.Opponents | LegacyEffect,
    subject: Subject,
) -> str:
    match effect:
        case v.Draw():
            return _draw(speaker, mood, effect)
        case v.Reveal(tag=tag, then=then):
            return speaker.say(
                mood,
                "show {cards} from the deck to all and discard it; if it has {tag}, {then}",
                cards=names.counted(speaker, "card", 1),
                tag=names.a_tag(speaker, tag),
                then=together(speaker, "instruction", then, subject),
            )
        case v.Choose(branches=branches):
            return _choose(speaker, mood, branches, subject)
        case v.If(when=when, then=then, otherwise=otherwise):
            condition = speaker.both(conditions.needs(speaker, when))
            rest = together(speaker, "instruction", otherwise, subject)
            if not then:
                return speaker.say(mood, "unless you have {condition}, {then}", condition=condition, then=rest)
            met = together(speaker, "instruction", then, subject)
            said = speaker.say(mood, "if you have {condition}, {then}", condition=condition, then=met)
            if not otherwise:
                return said
            return speaker.say(mood, "{then}; otherwise {rest}", then=said, rest=rest)
        case v.CopyProduction(tag=tag):
            return speaker.say(
                mood,
                "carry out again all production changes printed on one card of yours with {tag}",
                tag=names.a_tag(speaker, tag),
            )
        case v.Claim(where=where):
            place = conditions.place(speaker, where)
            if place:
                return speaker.say(
                    mood,
                    "put your marker on a free land area {place}: only you may place a tile there",
                    place=place,
                )
            return speaker.say(mood, "put your marker on a free land area: only you may place a tile there")
        case v.NextCard():
            return _next_card(speaker, mood, effect)
        case v.Opponents(effects=effects):
            what = together(speaker, "instruction", effects, subject)
            return speaker.say(mood, "have each opponent do this: {what}", what=what)
        case _:
            return legacy_effect(speaker, mood, effect, subject)


def _choose(speaker: Speaker, mood: Mood, branches: tuple[tuple[v.AnyEffect, ...], ...], subject: Subject) -> str:
    """Either this or that; an empty branch makes it "you may"."""
    some = [branch for branch in branches if branch]
    inner: Mood = mood if len(some) == len(branches) else "permission"
    losses = [branch[0] for branch in some if len(branch) == 1 and isinstance(branch[0], v.Remove)]
    if len(losses) == len(some) and len({(loss.source, loss.steal) for loss in losses}) == 1:
        what = speaker.either([names.counted(speaker, loss.resource, loss.count) for loss in losses])
        said = speaker.say(inner, (_STEAL if losses[0].steal else _REMOVE)[losses[0].source], what=what)
    else:
        said = speaker.either([together(speaker, inner, branch, subject) for branch in some])
    return said if inner == mood else speaker.say(mood, "you may {what}", what=said)


def units(speaker: Speaker, kind: str, amount: v.Amount, subject: Subject) -> str:
    """“3 plants”, “1 M€ for each city tile on Mars”."""
    if isinstance(amount, v.Count):
        return multiplied(speaker, names.counted(speaker, kind, amount.each), amount, subject)
    return names.counted(speaker, kind, amount)


def _amounts(bundle: v.Bundle | v.Pay) -> list[tuple[str, v.Amount]]:
    return [(kind, getattr(bundle, kind)) for kind in ALL_RESOURCES if getattr(bundle, kind) != 0]


def _produce(speaker: Speaker, mood: Mood, effect: v.Produce, subject: Subject) -> str:
    """Losses first, as they decide whether the card can be played."""
    lost: list[str] = []
    won: list[str] = []
    for kind, amount in _amounts(effect):
        size = amount.each if isinstance(amount, v.Count) else amount
        change = speaker.count(
            "steps",
            Plural("{what} {n} step", "{what} {n} steps"),
            abs(size) if isinstance(size, int) else "x",
            what=names.production(speaker, kind),
        )
        if isinstance(amount, v.Count):
            change = multiplied(speaker, change, amount, subject)
        (lost if _is_loss(amount) else won).append(change)
    losses = speaker.say(mood, "lower {changes}", changes=speaker.both(lost))
    gains = speaker.say(mood, "raise {changes}", changes=speaker.both(won))
    if lost and won:
        return speaker.say(mood, "{losses}, and {gains}", losses=losses, gains=gains)
    return losses if lost else gains


def _is_loss(amount: v.Amount) -> bool:
    match amount:
        case v.Count(each=each):
            return each < 0
        case int():
            return amount < 0
        case _:
            return amount == "-x"


_RAISE = {
    "temperature": Plural("raise temperature {n} step", "raise temperature {n} steps"),
    "oxygen": Plural("raise oxygen {n} step", "raise oxygen {n} steps"),
}
_LOWER = Plural("lower {what} {n} step", "lower {what} {n} steps")
_REMOVE = {
    "any-player": "remove up to {what} from any player",
    "any-card": "remove up to {what} from any card",
    "adjacent-owner": "remove up to {what} from the owner of a tile next to it",
}
_STEAL = {
    "any-player": "steal up to {what} from any player",
    "any-card": "steal up to {what} from any card",
    "adjacent-owner": "steal up to {what} from the owner of a tile next to it",
}
_TAKE = {
    "any-player": "remove {what} from any player",
    "any-card": "remove {what} from any card",
    "adjacent-owner": "remove {what} from the owner of a tile next to it",
}


def _pay(speaker: Speaker, mood: Mood, cost: v.Pay, subject: Subject) -> str:
    said: list[str] = []
    amounts = _amounts(cost)
    if amounts:
        what = speaker.both([units(speaker, kind, amount, subject) for kind, amount in amounts])
        said.append(speaker.say(mood, "pay {what}", what=what))
    if cost.accept:
        metals = speaker.either([names.resource(speaker, metal) for metal in cost.accept])
        said = [speaker.say(mood, "{pay} ({metals} may be used)", pay=speaker.both(said), metals=metals)]
    if cost.here:
        what = names.counted(speaker, subject.holds or "resource", cost.here)
        said.append(speaker.say(mood, "remove {what} from this card", what=what))
    if cost.cards:
        said.append(speaker.say(mood, "discard {what}", what=names.counted(speaker, "card", cost.cards)))
    for kind, steps in cost.production.items():
        said.append(speaker.count(mood, _LOWER, steps, what=names.production(speaker, kind)))
    if cost.remove is not None:
        what = names.counted(speaker, cost.remove.resource, cost.remove.count)
        said.append(speaker.say(mood, _TAKE[cost.remove.source], what=what))
    return speaker.both(said)


def _place(speaker: Speaker, mood: Mood, effect: v.Place, times: int) -> str:
    if effect.tile == "special" and times == 1:
        said = speaker.say(mood, "place this card’s tile")
    elif times == 1:
        said = speaker.say(mood, "place {tile}", tile=names.a_tile(speaker, effect.tile))
    else:
        said = speaker.say(mood, "place {tiles}", tiles=names.tiles(speaker, effect.tile, times))
    if effect.where is not None and (place := conditions.place(speaker, effect.where, effect.tile)):
        said = speaker.say(mood, "{what} {place}", what=said, place=place)
    if effect.produce_bonus:
        said = speaker.say(mood, "{what}; raise the production of that metal {n} step", what=said, n="1")
    return said


def _draw(speaker: Speaker, mood: Mood, effect: v.Draw) -> str:
    looked = names.counted(speaker, "card" if effect.source == "deck" else "innovation", effect.look)
    kept = None if effect.keep is None else number(effect.keep)
    if not effect.buy:
        if kept is None:
            return speaker.say(mood, "draw {cards}", cards=looked)
        return speaker.say(mood, "draw {cards}, keep {n} of them and discard the rest", cards=looked, n=kept)
    if kept is not None:
        return speaker.say(
            mood, "look at {cards} from the deck; buy up to {n} of them and discard the rest", cards=looked, n=kept
        )
    if effect.look == 1:
        return speaker.say(mood, "look at {cards} from the deck and either buy it or discard it", cards=looked)
    return speaker.say(mood, "look at {cards} from the deck; buy any of them and discard the rest", cards=looked)


def _add(speaker: Speaker, mood: Mood, effect: v.Add) -> str:
    kinds = effect.kinds or ("resource",)
    what = speaker.either([names.counted(speaker, kind, effect.count) for kind in kinds])
    said = speaker.say(mood, _ADD[effect.to], what=what)
    if not effect.holding:
        return said
    held = names.counted(speaker, kinds[0] if len(kinds) == 1 else "resource", effect.holding)
    return speaker.say(mood, "{what} that already holds at least {held}", what=said, held=held)


_ADD = {
    "this": "add {what} to this card",
    "other": "add {what} to another card",
    "trigger": "add {what} to the card played",
}


def _next_card(speaker: Speaker, mood: Mood, effect: v.NextCard) -> str:
    said: list[str] = []
    if effect.discount:
        price = names.counted(speaker, "mc", effect.discount)
        said.append(speaker.say(mood, "pay {price} less for the next card you play this generation", price=price))
    if effect.requirement_offset:
        forms = Plural(
            "the next card you play this generation may miss its temperature, oxygen and ocean requirements"
            " by {n} step",
            "the next card you play this generation may miss its temperature, oxygen and ocean requirements"
            " by up to {n} steps",
        )
        said.append(speaker.count(mood, forms, effect.requirement_offset))
    return speaker.both(said)
