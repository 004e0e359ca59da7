"""Lasting effects and actions of cards as sentences."""

from collections.abc import Callable

from mars_desktop.games.phrases import Plural, Speaker, number
from mars_desktop.games.terraforming import vocabulary as v
from mars_desktop.games.terraforming.wording import conditions, names
from mars_desktop.games.terraforming.wording.effects import has_free_number, in_exchange, together
from mars_desktop.games.terraforming.wording.legacy_lasting import legacy_modifier, legacy_occasion, narrowed_discount
from mars_desktop.games.terraforming.wording.measures import Subject

ProjectName = Callable[[str], str]
"""The name of a standard project by its id."""


def trigger(speaker: Speaker, fires: v.AnyTrigger, subject: Subject, project_name: ProjectName) -> str:
    """“When you play an event, gain 3 M€.”."""
    when = _when(speaker, fires, subject, project_name)
    return speaker.sentence(
        speaker.say("trigger", "{when}, {then}", when=when, then=together(speaker, "instruction", fires.do, subject))
    )


def _when(speaker: Speaker, fires: v.AnyTrigger, subject: Subject, project_name: ProjectName) -> str:
    match fires:
        case v.OnPlay():
            return _when_played(speaker, fires, subject)
        case v.OnPlace():
            return _when_placed(speaker, fires, subject)
        case v.OnProject():
            return _when_projected(speaker, fires, project_name)
        case _:
            return legacy_occasion(speaker, fires)


def _when_played(speaker: Speaker, fires: v.OnPlay, subject: Subject) -> str:
    me = fires.by == "me"
    if fires.each_tag:
        tags = speaker.either([names.tag_before(speaker, tag) for tag in fires.tags])
        said = speaker.say(
            "trigger", "for each {tags} tag you play" if me else "for each {tags} tag anyone plays", tags=tags
        )
        if any(tag in fires.tags for tag in subject.tags):
            said = speaker.say("trigger", "{when}, including this card’s", when=said)
        what = names.a_card(speaker, fires.kind)
        if fires.kind is not None:
            said = speaker.say("trigger", "{when} on {card}", when=said, card=what)
    else:
        what = names.a_card(speaker, "innovation" if fires.innovation else fires.kind)
        if fires.requires:
            what = speaker.say("trigger", "{card} with a requirement", card=what)
        if fires.tags:
            tags = speaker.either([names.a_tag(speaker, tag) for tag in fires.tags])
            what = speaker.say("trigger", "{card} with {tags}", card=what, tags=tags)
        said = speaker.say("trigger", "when you play {card}" if me else "when anyone plays {card}", card=what)
    if fires.min_cost:
        cost = names.counted(speaker, "mc", fires.min_cost)
        said = speaker.say("trigger", "{when} with a printed cost of at least {cost}", when=said, cost=cost)
    return said


def _when_placed(speaker: Speaker, fires: v.OnPlace, subject: Subject) -> str:
    tile = names.a_tile(speaker, fires.tile)
    template = "when you place {tile}" if fires.by == "me" else "when anyone places {tile}"
    said = speaker.say("trigger", template, tile=tile)
    if fires.board == "mars":
        said = speaker.say("trigger", "{when} on the map" if subject.travels else "{when} on Mars", when=said)
    if fires.bonus:
        said = speaker.say(
            "trigger", "{when} on an area with {bonus}", when=said, bonus=names.bonuses(speaker, fires.bonus)
        )
    if fires.next_to is not None:
        beside = names.a_neighbour(speaker, fires.next_to)
        said = speaker.say("trigger", "{when} next to {tile}", when=said, tile=beside)
    if fires.tile in subject.places:
        said = speaker.say("trigger", "{when}, including this one", when=said)
    return said


def _when_projected(speaker: Speaker, fires: v.OnProject, project_name: ProjectName) -> str:
    said = speaker.say("trigger", "when you use a standard project")
    if fires.min_cost:
        cost = names.counted(speaker, "mc", fires.min_cost)
        said = speaker.say("trigger", "{when} with a printed cost of at least {cost}", when=said, cost=cost)
    if fires.exclude:
        listed = speaker.either([speaker.say("standard project", project_name(name)) for name in fires.exclude])
        said = speaker.say("trigger", "{when} other than {projects}", when=said, projects=listed)
    return said


def modifier(speaker: Speaker, changes: v.AnyModifier, subject: Subject, project_name: ProjectName) -> list[str]:
    """“You pay 2 M€ less for each space tag of a card you play.”: one sentence for each thing changed."""
    match changes:
        case v.Discount():
            return [_discount(speaker, changes, project_name)]
        case v.ResourceValue():
            return [
                speaker.say(
                    "modifier",
                    "Each of your {metal} is worth {price} more.",
                    metal=names.resource(speaker, metal),
                    price=names.counted(speaker, "mc", more),
                )
                for metal, more in (("steel", changes.steel), ("titanium", changes.titanium))
                if more
            ]
        case v.RequirementOffset(steps=steps):
            forms = Plural(
                "Your cards may miss their temperature, oxygen and ocean requirements by {n} step either way.",
                "Your cards may miss their temperature, oxygen and ocean requirements by up to {n} steps either way.",
            )
            return [speaker.count("modifier", forms, steps)]
        case v.PayWith(heat=heat, workers=workers):
            return [
                speaker.say("modifier", _PAY_WITH[resource], price=names.counted(speaker, "mc", value))
                for resource, value in (("heat", heat), ("workers", workers))
                if value
            ]
        case v.Conversion(resource=resource, amount=amount):
            return [speaker.say("modifier", _CONVERSION[resource], amount=names.counted(speaker, resource, amount))]
        case v.Protect():
            return [_protect(speaker, changes, subject)]
        case _:
            return legacy_modifier(speaker, changes)


_PAY_WITH = {
    "heat": "You may use heat as M€, each worth {price}.",
    "workers": "You may use workers as M€, each worth {price}.",
}
_CONVERSION = {
    "plants": "A greenery costs you {amount}.",
    "heat": "Raising temperature costs you {amount}.",
    "workers": "A Population costs you {amount}.",
}


def _discount(speaker: Speaker, changes: v.Discount, project_name: ProjectName) -> str:
    price = names.counted(speaker, "mc", changes.amount)
    if changes.standard_project is not None:
        name = speaker.say("standard project", project_name(changes.standard_project))
        return speaker.say(
            "modifier", "You pay {price} less for the standard project {project}.", price=price, project=name
        )
    if changes.is_narrowed:
        return narrowed_discount(speaker, changes)
    if changes.tag is None:
        return speaker.say("modifier", "You pay {price} less for each card you play.", price=price)
    tag = names.tag_before(speaker, changes.tag)
    return speaker.say("modifier", "You pay {price} less for each {tag} tag of a card you play.", price=price, tag=tag)


def _protect(speaker: Speaker, changes: v.Protect, subject: Subject) -> str:
    everyone = changes.against == "everyone"
    what = [names.resource(speaker, kind) for kind in changes.stock]
    what += [names.resource(speaker, kind) for kind in changes.card_resources]
    said: list[str] = []
    if what:
        listed = speaker.either(what)
        said.append(
            speaker.say(
                "modifier",
                "nobody may remove your {what}" if everyone else "opponents may not remove your {what}",
                what=listed,
            )
        )
    if changes.here:
        held = names.resource(speaker, subject.holds or "resource")
        said.append(
            speaker.say(
                "modifier",
                "nobody may remove {what} from this card"
                if everyone
                else "opponents may not remove {what} from this card",
                what=held,
            )
        )
    return speaker.sentence(speaker.both(said))


def action(speaker: Speaker, arrow: v.Action, subject: Subject, *, alternative: bool = False) -> str:
    """“Action: pay 1 energy to draw 1 card.”; a further arrow of the same card is an ``alternative``."""
    what = in_exchange(speaker, "instruction", arrow.cost, arrow.gain, subject)
    if has_free_number((arrow.cost, *arrow.gain)):
        what = free_number(speaker, what)
    needed = conditions.needs(speaker, arrow.requires)
    if needed:
        said = speaker.say(
            "action",
            "Or, after {condition}: {what}." if alternative else "Action, after {condition}: {what}.",
            condition=speaker.both(needed),
            what=what,
        )
    else:
        said = speaker.say("action", "Or: {what}." if alternative else "Action: {what}.", what=what)
    return said


def free_number(speaker: Speaker, clause: str) -> str:
    """The clause with the rule for its x."""
    return speaker.say("instruction", "{what} (you choose x, at least {n})", what=clause, n=number(1))
