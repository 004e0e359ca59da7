"""Changes in words, one clause for each: what happened, without whose it is and why."""

from typing import Final

from mars_desktop.engine.event import Event
from mars_desktop.games.phrases import Plural, Speaker, capitalised
from mars_desktop.games.terraforming import vocabulary as v
from mars_desktop.games.terraforming.content import Card
from mars_desktop.games.terraforming.table import Table
from mars_desktop.games.terraforming.wording import names, things
from mars_desktop.games.terraforming.wording.effects import together
from mars_desktop.games.terraforming.wording.legacy_happenings import legacy_happening
from mars_desktop.games.terraforming.wording.measures import subject_of

_SHARED: Final = ("stock", "production")
"""Kinds of which several in a row for one seat and cause share a line."""


def together_with(first: Event, then: Event) -> bool:
    """Whether two events in a row go into one line."""
    if (first.seat, first.cause) != (then.seat, then.cause):
        return False
    if first.kind in _SHARED:
        return then.kind == first.kind
    return first.kind == "parameter" and then.kind == "rating"


def happening(table: Table, group: list[Event], speaker: Speaker) -> str:
    """What a group of events that share a line did."""
    event = group[0]
    match event.kind:
        case "stock" if event.cause == "energy-to-heat":
            energy = names.counted(speaker, "energy", -int(event.values[1]))
            return speaker.say("log", "{energy} turned into heat", energy=energy)
        case "stock" | "card-resource":
            return speaker.listed([_amount(table, each, speaker) for each in group])
        case "production" | "rating" | "parameter":
            return capitalised(speaker.listed([_step(table, each, speaker) for each in group]))
        case "tile" | "claim" | "neutral-tile" | "not-placed":
            return _tile(table, event, speaker)
        case _:
            return _rarer(table, event, speaker)


def _amount(table: Table, event: Event, speaker: Speaker) -> str:
    if event.kind == "stock":
        resource, change, _ = event.values
        return things.signed(speaker, str(resource), int(change))
    card, change, now = event.values
    return speaker.say(
        "log",
        "{change} on {card}, now {now}",
        change=things.signed(speaker, table.content[card].holds or "resource", int(change)),
        card=things.card_name(table, str(card), speaker),
        now=str(now),
    )


def _step(table: Table, event: Event, speaker: Speaker) -> str:
    match event.kind:
        case "production":
            resource, change, now = event.values
            return things.stepped(speaker, str(resource), int(now) - int(change), int(now))
        case "rating":
            change, now = (int(value) for value in event.values)
            return things.from_to(speaker, speaker.say("log", "rating"), now - change, now)
        case _:
            parameter, before, now = event.values
            return parameter_step(table, speaker, str(parameter), int(before), int(now))


def parameter_step(table: Table, speaker: Speaker, parameter: str, before: int, now: int) -> str:
    """“temperature −8 → −6 °C”."""
    said = things.from_to(speaker, things.parameter_name(table, parameter, speaker), before, now)
    match parameter:
        case "temperature":
            return speaker.say("change", "{change} °C", change=said)
        case "oxygen":
            return speaker.say("change", "{change} %", change=said)
        case _:
            return said


def _tile(table: Table, event: Event, speaker: Speaker) -> str:
    if event.kind == "claim":
        place = things.place_name(table, str(event.values[0]), speaker)
        return speaker.say("log", "Marker on {place}", place=place)
    tile = things.tile_name(str(event.values[0]), speaker)
    if event.kind == "not-placed":
        return speaker.say("log", "No {tile} placed: there is none left or no place for it", tile=tile)
    place = things.place_name(table, str(event.values[1]), speaker)
    if event.kind == "neutral-tile":
        return speaker.say("log", "Neutral {tile} on {place}", tile=tile, place=place)
    return speaker.say("log", "{tile} on {place}", tile=capitalised(tile), place=place)


_CARDS: Final = {
    "draw": Plural("Drew {n} card", "Drew {n} cards"),
    "look": Plural("Looked at {n} card from the deck", "Looked at {n} cards from the deck"),
    "discard": Plural("Discarded {n} card", "Discarded {n} cards"),
    "deal": Plural("Dealt {n} card", "Dealt {n} cards"),
    "draft": Plural("Chooses from {n} card", "Chooses from {n} cards"),
    "shuffle": Plural(
        "Deck used up: {n} discarded card shuffled into a new one",
        "Deck used up: {n} discarded cards shuffled into a new one",
    ),
}


def _rarer(table: Table, event: Event, speaker: Speaker) -> str:
    values = event.values
    match event.kind:
        case "draw" | "look" | "discard" | "deal" | "draft" | "shuffle":
            return speaker.count("log", _CARDS[event.kind], int(values[0]))
        case "keep":
            return speaker.count(
                "log",
                Plural("Kept {kept} of {n} card", "Kept {kept} of {n} cards"),
                int(values[1]),
                kept=str(values[0]),
            )
        case "reveal":
            return _revealed(table, event, speaker)
        case "chose":
            return _chosen(table, event, speaker)
        case "copy":
            card = things.card_name(table, str(values[0]), speaker)
            return speaker.say("log", "Repeats the production of {card}", card=card)
        case "complete":
            what = capitalised(things.parameter_name(table, str(values[0]), speaker))
            return speaker.say("log", "{parameter} is complete: no step, no rating", parameter=what)
        case "not-added":
            kinds = str(values[0]).split() or ["resource"]
            what = speaker.either([names.resource(speaker, kind) for kind in kinds])
            return speaker.say("log", "No card to add {what} to", what=what)
        case "removed-nothing":
            return speaker.say("log", "Nothing removed")
        case "removed-neutral":
            what = names.counted(speaker, str(values[0]), int(values[1]))
            return speaker.say("log", "The neutral opponent loses {what}", what=what)
        case "reduced-neutral":
            forms = Plural(
                "The neutral opponent loses {n} step of {what}", "The neutral opponent loses {n} steps of {what}"
            )
            return speaker.count("log", forms, int(values[1]), what=names.production(speaker, str(values[0])))
        case "next-card":
            return _next_card(int(values[0]), int(values[1]), speaker)
        case "parameter-lowered":
            return capitalised(parameter_step(table, speaker, str(values[0]), int(values[1]), int(values[2])))
        case _:
            return legacy_happening(table, event, speaker)


def _revealed(table: Table, event: Event, speaker: Speaker) -> str:
    card = table.content[str(event.values[0])]
    name = things.card_name(table, card.id, speaker)
    if event.cause == "solo":
        price = names.counted(speaker, "mc", card.cost)
        return speaker.say("log", "Revealed {card}: its cost of {price} places a neutral tile", card=name, price=price)
    if not card.face.tags:
        return speaker.say("log", "Revealed {card}, a card without tags", card=name)
    tags = speaker.both([names.a_tag(speaker, tag) for tag in dict.fromkeys(card.face.tags)])
    return speaker.say("log", "Revealed {card}, with {tags}", card=name, tags=tags)


def _chosen(table: Table, event: Event, speaker: Speaker) -> str:
    card = table.content[event.cause]
    number = int(event.values[0])
    branches = branches_of(card)
    if len(branches) < number:
        # the metal of a mining card, which the production that follows tells
        return speaker.say("log", "Chose the metal")
    branch = branches[number - 1]
    if not branch:
        return speaker.say("log", "Declined")
    what = together(speaker, "instruction", branch, subject_of(card.face))
    return speaker.say("log", "Chose: {what}", what=what)


def branches_of(card: Card) -> tuple[tuple[v.AnyEffect, ...], ...]:
    """The alternatives that a card offers, wherever on it they are printed; none for a card without a choice."""
    effects = [*card.immediate]
    effects.extend(effect for trigger in card.triggers for effect in trigger.do)
    effects.extend(effect for action in card.actions for effect in action.gain)
    return next((effect.branches for effect in effects if isinstance(effect, v.Choose)), ())


def _next_card(discount: int, steps: int, speaker: Speaker) -> str:
    said: list[str] = []
    if discount:
        price = names.counted(speaker, "mc", discount)
        said.append(speaker.say("log", "The next card this generation costs {price} less", price=price))
    if steps:
        forms = Plural(
            "The next card this generation may miss global requirements by {n} step",
            "The next card this generation may miss global requirements by {n} steps",
        )
        said.append(speaker.count("log", forms, steps))
    return speaker.listed(said)
