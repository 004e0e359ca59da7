"""What a card shows instead of words: marks in groups, groups in rows, built from the card's data."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from mars_desktop.games.terraforming import vocabulary as v
from mars_desktop.games.terraforming.content import Card, content
from mars_desktop.games.terraforming.resources import RESOURCES
from mars_desktop.games.terraforming.wording.measures import Subject
from mars_desktop.games.terraforming.wording.phrases import Speaker, number


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

TILES = frozenset({"ocean", "greenery", "city", "special", "anytile"})
ARROW: Group = (Arrow(),)
COLON: Group = (Colon(),)


def rows_of(card: Card, speaker: Speaker) -> tuple[Row, ...]:
    """All a card does, as rows of symbols: production boxes, what is done once, lasting effects, actions."""
    face = card.face
    draw = _Draughtsman(speaker, card.holds)
    rows: list[Row] = []
    if isinstance(face, v.Corporation):
        if face.resources:
            rows.append(tuple(draw.units(kind, n) for kind, n in face.resources.items()))
        if face.production:
            rows.append((draw.box(v.Produce(**face.production)),))
        if face.first_action:
            rows.append(draw.groups(face.first_action))
    else:
        rows.extend(draw.immediate(face.immediate))
    rows.extend(draw.trigger(trigger) for trigger in face.triggers)
    rows.extend(row for modifier in face.modifiers for row in draw.modifier(modifier))
    rows.extend(draw.action(action) for action in face.actions)
    return tuple(row for row in rows if row)


def measure_icons(measure: v.AnyMeasure, holds: str | None) -> tuple[Icon, ...]:
    """The symbols of what is counted."""
    match measure:
        case v.Tags(tags=tags, whose=whose):
            return tuple(Icon(f"tag-{tag}", whose == "opponents") for tag in tags)
        case v.Tiles(tile=tile):
            return (Icon("anytile" if tile == "any" else tile),)
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
    return Icon("card" if holds is None else "fighter" if holds == "fighter" else f"tag-{holds}")


class _Draughtsman:
    """Turns the vocabulary into marks for one card, with words in the language of ``speaker``."""

    def __init__(self, speaker: Speaker, holds: str | None) -> None:
        self._speaker = speaker
        self._holds = holds

    def immediate(self, effects: Sequence[v.AnyEffect]) -> Iterable[Row]:
        """Boxes on lines of their own, what others lose too, the rest together."""
        together: list[Group] = []
        for effect in effects:
            if isinstance(effect, v.Produce | v.Reduce | v.Remove | v.Choose | v.If):
                if isinstance(effect, v.Produce | v.Reduce):
                    yield (*self.effect(effect),)
                elif together:
                    yield tuple(together)
                    together = []
                    yield self.effect(effect)
                else:
                    yield self.effect(effect)
            else:
                together.extend(self.effect(effect))
        if together:
            yield tuple(together)

    def groups(self, effects: Sequence[v.AnyEffect]) -> Row:
        """Several effects on one line; a payment in front points to what it buys."""
        if len(effects) > 1 and isinstance(effects[0], v.Pay):
            gained = [(Number(f"+{e.look}"), Icon("card")) for e in effects[1:] if isinstance(e, v.Draw)]
            rest = [effect for effect in effects[1:] if not isinstance(effect, v.Draw)]
            return (*self.pay(effects[0], "−"), *gained, *self.groups(rest))
        return tuple(group for effect in effects for group in self.effect(effect))

    def effect(self, effect: v.AnyEffect) -> Row:
        """The marks of one effect."""
        match effect:
            case v.Gain():
                return tuple(self.units(kind, amount) for kind, amount in _amounts(effect))
            case v.Produce():
                return (self.box(effect),)
            case v.Reduce(production=kind, count=count):
                return ((Box((Number(number(-count)), Icon(kind, others=True))),),)
            case v.Remove(resource=resource, count=count, steal=steal):
                sign = number(count, signed=True) if steal else number(-count)
                name = resource if resource in RESOURCES else held_icon(resource).name
                return ((Number(sign), Icon(name, others=True)),)
            case v.Pay():
                return self.pay(effect, "−")
            case v.Raise(temperature=temperature, oxygen=oxygen):
                steps = (("temperature", temperature), ("oxygen", oxygen))
                return tuple(_several(n, Icon(name)) for name, n in steps if n)
            case v.Rate(amount=amount):
                return (self.units("tr", amount, alone=True),)
            case v.Place(tile=tile, where=where):
                special = where is not None and (where.adjacent or where.bonus or where.area != "land")
                after: Group = (Word("*", quiet=True),) if special else ()
                return ((Icon(tile), *after),)
            case v.Add():
                return self._add(effect)
            case _:
                return self._rarer(effect)

    def _rarer(self, effect: v.Draw | v.Reveal | v.Choose | v.If | v.CopyProduction | v.Claim | v.NextCard) -> Row:
        match effect:
            case v.Draw(look=look, keep=keep, buy=buy):
                drawn = _several(look, Icon("card"))
                if buy:
                    return ((*drawn, self._word("buy?")),)
                return (drawn,) if keep is None else (drawn, (self._word("keep"), Number(number(keep))))
            case v.Reveal(tag=tag, then=then):
                return ((self._word("show"), Icon("card")), (Icon(f"tag-{tag}"), Colon()), *self.groups(then))
            case v.Choose(branches=branches):
                return self._alternatives([self.groups(branch) for branch in branches if branch])
            case v.If(when=when, then=then, otherwise=otherwise):
                condition: list[Mark] = []
                for tag, n in when.tags.items():
                    condition += [Number(number(n)), Icon(f"tag-{tag}")]
                for name in ("temperature", "oxygen", "oceans"):
                    if getattr(when, name) is not None:
                        condition.append(Icon(name))
                met: Row = ((*condition, Colon()), *self.groups(then))
                return self._alternatives([self.groups(otherwise), met]) if otherwise else met
            case v.CopyProduction(tag=tag):
                return ((self._word("copy"), Box((Icon(f"tag-{tag}"),))),)
            case v.Claim():
                return ((self._word("reserve"), Icon("anytile")),)
            case v.NextCard(discount=discount, requirement_offset=steps):
                said: list[Group] = [(self._word("next"), Icon("card"), Colon())]
                if discount:
                    said.append((Number(number(-discount)), Icon("mc")))
                if steps:
                    said.append(self._offset(steps))
                return tuple(said)

    def units(self, kind: str, amount: v.Amount, *, alone: bool = False) -> Group:
        """“3 plants”, “1 M€ / city”; ``alone``: without a 1 in front."""
        if isinstance(amount, v.Count):
            return (Number(number(amount.each)), Icon(kind), *self._per(amount))
        return _several(amount, Icon(kind)) if alone else (Number(number(amount)), Icon(kind))

    def box(self, effect: v.Produce) -> Group:
        """A production box, losses first."""
        marks: list[Mark] = []
        for kind, amount in sorted(_amounts(effect), key=lambda pair: not _is_loss(pair[1])):
            if isinstance(amount, v.Count):
                marks += [Number(number(amount.each, signed=True)), Icon(kind), *self._per(amount)]
            elif isinstance(amount, int):
                marks += [Number(number(amount, signed=True)), Icon(kind)]
            else:
                marks += [Number(number(amount) if amount.startswith("-") else f"+{amount}"), Icon(kind)]
        return (Box(tuple(marks)),)

    def pay(self, cost: v.Pay, sign: str = "") -> Row:
        """What is given up, with ``sign`` in front of the numbers."""
        said: list[Group] = []
        for kind, amount in _amounts(cost):
            size = amount.each if isinstance(amount, v.Count) else amount
            said.append((Number(f"{sign}{size}"), Icon(kind)))
        said.extend((self._word("or", quiet=True), Icon(metal)) for metal in cost.accept)
        if cost.here:
            said.append((Number(f"{sign}{cost.here}"), held_icon(self._holds)))
        if cost.cards:
            said.append((Number(f"{sign}{cost.cards}"), Icon("card")))
        said.extend((Box((Number(number(-n)), Icon(kind))),) for kind, n in cost.production.items())
        if cost.remove is not None:
            name = cost.remove.resource if cost.remove.resource in RESOURCES else held_icon(cost.remove.resource).name
            said.append((Number(number(-cost.remove.count)), Icon(name, others=True)))
        return tuple(said)

    def action(self, action: v.Action) -> Row:
        """Cost, arrow, gain."""
        condition: Row = ((Icon("tr"), Colon()),) if action.requires.tr_raised else ()
        return (*condition, *self.pay(action.cost), *_led(ARROW, self.groups(action.gain)))

    def trigger(self, trigger: v.AnyTrigger) -> Row:
        """Occasion, colon, effect."""
        others = not isinstance(trigger, v.OnProject) and trigger.by == "anyone"
        said: list[Mark] = []
        match trigger:
            case v.OnPlay(tags=tags, kind=kind):
                for i, tag in enumerate(tags):
                    said += [Word("/", quiet=True)] if i else []
                    said.append(Icon(f"tag-{tag}", others))
                if kind == "event":
                    said.append(Icon("tag-event", others))
                if not said:
                    said.append(Icon("card", others))
            case v.OnPlace(tile=tile, bonus=bonus):
                said.append(Icon("anytile" if tile == "any" else tile, others))
                for i, printed in enumerate(bonus):
                    said += [Word("/", quiet=True)] if i else []
                    said.append(Icon(_BONUS.get(printed, printed)))
            case v.OnProject():
                said.append(self._word("standard project"))
        if not isinstance(trigger, v.OnPlace) and trigger.min_cost:
            said += [Number(f"≥{trigger.min_cost}"), Icon("mc")]
        return ((*said, Colon()), *self.groups(trigger.do))

    def modifier(self, modifier: v.AnyModifier) -> list[Row]:
        """What is changed, colon, the change."""
        match modifier:
            case v.Discount(amount=amount, tag=tag, standard_project=project):
                what: Mark = Icon("card" if tag is None else f"tag-{tag}")
                if project is not None:
                    known = content().standard_projects.get(project)
                    what = Word(project if known is None else self._speaker.say("standard project", known.name))
                return [((what, Colon()), (Number(number(-amount)), Icon("mc")))]
            case v.ResourceValue(steel=steel, titanium=titanium):
                return [
                    ((Icon(metal), Colon()), (Number(number(more, signed=True)), Icon("mc")))
                    for metal, more in (("steel", steel), ("titanium", titanium))
                    if more
                ]
            case v.RequirementOffset(steps=steps):
                return [(self._offset(steps),)]
            case v.PayWith(heat=heat):
                return [((Icon("heat"), Colon()), (Number(number(heat)), Icon("mc")))]
            case v.Conversion(resource=resource, amount=amount):
                gain = Icon("greenery" if resource == "plants" else "temperature")
                return [((Number(number(amount)), Icon(resource)), *_led(ARROW, ((gain,),)))]
            case v.Protect(stock=stock, card_resources=kinds, here=here):
                safe = [Icon(kind) for kind in stock] + [held_icon(kind) for kind in kinds]
                safe += [held_icon(self._holds)] if here else []
                return [((Lock(), *safe),)]

    def _add(self, add: v.Add) -> Row:
        elsewhere: Group = () if add.to == "this" else (Word("*", quiet=True),)
        if not add.kinds:
            what = self._word("resource")
            return ((Number(number(add.count, signed=True)), what, *elsewhere),)
        said: list[Row] = [((*_several(add.count, held_icon(kind)), *elsewhere),) for kind in add.kinds]
        return self._alternatives(said)

    def _alternatives(self, options: Sequence[Row]) -> Row:
        said: list[Group] = list(options[0]) if options else []
        for option in options[1:]:
            said.extend(_led((self._word("or", quiet=True),), option))
        return tuple(said)

    def _per(self, amount: v.Count) -> Group:
        icons = measure_icons(amount.count, self._holds)
        per: Group = (Number(number(amount.per)),) if amount.per > 1 else ()
        return (Word("/", quiet=True), *per, *icons)

    def _offset(self, steps: int) -> Group:
        return (Icon("temperature"), Icon("oxygen"), Icon("oceans"), Number(f"±{steps}"))

    def _word(self, text: str, *, quiet: bool = False) -> Word:
        return Word(self._speaker.say("symbol", text), quiet)


_BONUS = {
    "plant": "plants",
    "ocean-for-6-mc": "ocean",
    "temperature-for-3-mc": "temperature",
    "temperature-for-4-mc": "temperature",
    "delegate": "card",
}


def points_marks(points: int | v.Count, subject: Subject) -> Group:
    """What the rosette shows: "2", "−1", or "1 / 2 microbes"; empty for no points."""
    if isinstance(points, int):
        return (Number(number(points)),) if points else ()
    if points.max is not None and points.max == points.each:
        return (Number(number(points.each)),)
    share = f"{points.each}/{points.per}" if points.per > 1 else f"{points.each}/"
    return (Number(share), *measure_icons(points.count, subject.holds))


def _amounts(bundle: v.Bundle | v.Pay) -> list[tuple[str, v.Amount]]:
    return [(kind, getattr(bundle, kind)) for kind in RESOURCES if getattr(bundle, kind) != 0]


def _is_loss(amount: v.Amount) -> bool:
    if isinstance(amount, v.Count):
        return amount.each < 0
    return amount < 0 if isinstance(amount, int) else amount == "-x"


def _several(n: int | str, icon: Icon) -> Group:
    """The icon alone for one of it."""
    return (icon,) if n == 1 else (Number(number(n)), icon)


def _led(lead: Group, row: Row) -> Row:
    """The row with its first group led by an arrow or a word."""
    return ((*lead, *row[0]), *row[1:]) if row else (lead,)
