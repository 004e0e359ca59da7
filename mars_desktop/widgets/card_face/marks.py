"""What a card shows instead of words: marks in groups, groups in rows, built from the card's data."""

from collections.abc import Iterable, Sequence

from mars_desktop.games.phrases import Speaker, number
from mars_desktop.games.terraforming import vocabulary as v
from mars_desktop.games.terraforming.content import Card, Content, content
from mars_desktop.games.terraforming.resources import ALL_RESOURCES
from mars_desktop.games.terraforming.wording.legacy_effects import LegacyEffect
from mars_desktop.games.terraforming.wording.measures import Subject
from mars_desktop.widgets.card_face import legacy_marks
from mars_desktop.widgets.card_face.symbols import (
    ARROW,
    Box,
    Colon,
    Group,
    Icon,
    Lock,
    Mark,
    Number,
    Row,
    Word,
    held_icon,
    led,
    measure_icons,
    neighbour_icon,
    several,
)


def rows_of(card: Card, speaker: Speaker, known: Content | None = None) -> tuple[Row, ...]:
    """All a card does, as rows of symbols: production boxes, what is done once, lasting effects, actions.

    ``known``: the content that the card belongs to, that of the base game if not given.
    """
    face = card.face
    draw = _Draughtsman(speaker, card.holds, content() if known is None else known)
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


class _Draughtsman:
    """Turns the vocabulary into marks for one card, with words in the language of ``speaker``."""

    def __init__(self, speaker: Speaker, holds: str | None, known: Content) -> None:
        self._speaker = speaker
        self._holds = holds
        self._known = known

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
                name = resource if resource in ALL_RESOURCES else held_icon(resource).name
                return ((Number(sign), Icon(name, others=True)),)
            case v.Pay():
                return self.pay(effect, "−")
            case v.Raise(temperature=temperature, oxygen=oxygen):
                steps = (("temperature", temperature), ("oxygen", oxygen))
                return tuple(several(n, Icon(name)) for name, n in steps if n)
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

    def _rarer(
        self,
        effect: v.Draw
        | v.Reveal
        | v.Choose
        | v.If
        | v.CopyProduction
        | v.Claim
        | v.NextCard
        | v.Opponents
        | LegacyEffect,
    ) -> Row:
        match effect:
            case v.Draw(look=look, keep=keep, buy=buy, source=source):
                drawn = several(look, Icon("card" if source == "deck" else "innovation"))
                if buy:
                    return ((*drawn, self._word("buy?")),)
                return (drawn,) if keep is None else (drawn, (self._word("keep"), Number(number(keep))))
            case v.Reveal(tag=tag, then=then):
                return ((self._word("show"), Icon("card")), (Icon(f"tag-{tag}"), Colon()), *self.groups(then))
            case v.Choose(branches=branches):
                return self._alternatives([self.groups(branch) for branch in branches if branch])
            case v.If(when=when, then=then, otherwise=otherwise):
                met: Row = ((*_condition(when), Colon()), *self.groups(then))
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
            case v.Opponents(effects=effects):
                return ((self._word("each opponent"), Colon()), *self.groups(effects))
            case _:
                return legacy_marks.effect(effect, self._speaker, lambda kind, n: self.units(kind, n, alone=True))

    def units(self, kind: str, amount: v.Amount, *, alone: bool = False) -> Group:
        """“3 plants”, “1 M€ / city”; ``alone``: without a 1 in front."""
        if isinstance(amount, v.Count):
            return (Number(number(amount.each)), Icon(kind), *self._per(amount))
        return several(amount, Icon(kind)) if alone else (Number(number(amount)), Icon(kind))

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
            removed = cost.remove.resource
            name = removed if removed in ALL_RESOURCES else held_icon(removed).name
            said.append((Number(number(-cost.remove.count)), Icon(name, others=True)))
        return tuple(said)

    def action(self, action: v.Action) -> Row:
        """Cost, arrow, gain."""
        condition: Row = ((Icon("tr"), Colon()),) if action.requires.tr_raised else ()
        return (*condition, *self.pay(action.cost), *led(ARROW, self.groups(action.gain)))

    def trigger(self, trigger: v.AnyTrigger) -> Row:
        """Occasion, colon, effect."""
        others = not isinstance(trigger, v.OnProject | v.OnConvert) and trigger.by == "anyone"
        said: list[Mark] = []
        match trigger:
            case v.OnPlay(tags=tags, kind=kind, innovation=innovation, requires=requires):
                for i, tag in enumerate(tags):
                    said += [Word("/", quiet=True)] if i else []
                    said.append(Icon(f"tag-{tag}", others))
                if kind == "event":
                    said.append(Icon("tag-event", others))
                if innovation or not said:
                    said.append(Icon("innovation" if innovation else "card", others))
                said += [Word("*", quiet=True)] if requires else []
            case v.OnPlace(tile=tile, bonus=bonus, next_to=beside):
                said.append(Icon("anytile" if tile == "any" else tile, others))
                for i, printed in enumerate(bonus):
                    said += [Word("/", quiet=True)] if i else []
                    said.append(Icon(_BONUS.get(printed, printed)))
                said += [self._word("next to", quiet=True), neighbour_icon(beside)] if beside is not None else []
            case v.OnProject():
                said.append(self._word("standard project"))
            case _:
                said.extend(legacy_marks.occasion(trigger))
        if isinstance(trigger, v.OnPlay | v.OnProject) and trigger.min_cost:
            said += [Number(f"≥{trigger.min_cost}"), Icon("mc")]
        return ((*said, Colon()), *self.groups(trigger.do))

    def modifier(self, modifier: v.AnyModifier) -> list[Row]:
        """What is changed, colon, the change."""
        match modifier:
            case v.Discount(amount=amount, tag=tag, standard_project=project):
                what: Group = (Icon("card" if tag is None else f"tag-{tag}"),)
                if modifier.is_narrowed:
                    what = legacy_marks.narrowed(modifier)
                if project is not None:
                    known = self._known.standard_projects.get(project)
                    what = (Word(project if known is None else self._speaker.say("standard project", known.name)),)
                return [((*what, Colon()), (Number(number(-amount)), Icon("mc")))]
            case v.ResourceValue(steel=steel, titanium=titanium):
                return [
                    ((Icon(metal), Colon()), (Number(number(more, signed=True)), Icon("mc")))
                    for metal, more in (("steel", steel), ("titanium", titanium))
                    if more
                ]
            case v.RequirementOffset(steps=steps):
                return [(self._offset(steps),)]
            case v.PayWith(heat=heat, workers=workers):
                worth = (("heat", heat), ("workers", workers))
                return [((Icon(kind), Colon()), (Number(number(n)), Icon("mc"))) for kind, n in worth if n]
            case v.Conversion(resource=resource, amount=amount):
                gain = Icon(legacy_marks.CONVERTED[resource])
                return [((Number(number(amount)), Icon(resource)), *led(ARROW, ((gain,),)))]
            case v.Protect(stock=stock, card_resources=kinds, here=here):
                safe = [Icon(kind) for kind in stock] + [held_icon(kind) for kind in kinds]
                safe += [held_icon(self._holds)] if here else []
                return [((Lock(), *safe),)]
            case _:
                return legacy_marks.modifier(modifier, self._speaker)

    def _add(self, add: v.Add) -> Row:
        elsewhere: Group = () if add.to == "this" else (Word("*", quiet=True),)
        if not add.kinds:
            what = self._word("resource")
            return ((Number(number(add.count, signed=True)), what, *elsewhere),)
        said: list[Row] = [((*several(add.count, held_icon(kind)), *elsewhere),) for kind in add.kinds]
        return self._alternatives(said)

    def _alternatives(self, options: Sequence[Row]) -> Row:
        said: list[Group] = list(options[0]) if options else []
        for option in options[1:]:
            said.extend(led((self._word("or", quiet=True),), option))
        return tuple(said)

    def _per(self, amount: v.Count) -> Group:
        icons = measure_icons(amount.count, self._holds)
        per: Group = (Number(number(amount.per)),) if amount.per > 1 else ()
        return (Word("/", quiet=True), *per, *icons)

    def _offset(self, steps: int) -> Group:
        return (Icon("temperature"), Icon("oxygen"), Icon("oceans"), Number(f"±{steps}"))

    def _word(self, text: str, *, quiet: bool = False) -> Word:
        return Word(self._speaker.say("symbol", text), quiet)


def _condition(when: v.Requires) -> Group:
    """What is looked at: tags with their numbers, parameters and what only the Legacy knows by their symbols."""
    marks: list[Mark] = []
    for tag, n in when.tags.items():
        marks += [Number(number(n)), Icon(f"tag-{tag}")]
    marks += [Icon(name) for name in ("temperature", "oxygen", "oceans") if getattr(when, name) is not None]
    return (*marks, *legacy_marks.condition(when))


_BONUS = {
    "plant": "plants",
    "worker": "workers",
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
    return [(kind, getattr(bundle, kind)) for kind in ALL_RESOURCES if getattr(bundle, kind) != 0]


def _is_loss(amount: v.Amount) -> bool:
    if isinstance(amount, v.Count):
        return amount.each < 0
    return amount < 0 if isinstance(amount, int) else amount == "-x"
