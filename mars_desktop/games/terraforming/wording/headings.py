"""Headings of the log: what a seat did, and where the game stands."""

from collections.abc import Sequence
from typing import Final

from mars_desktop.engine.event import Event
from mars_desktop.games.phrases import Plural, Speaker, number
from mars_desktop.games.terraforming.table import Table
from mars_desktop.games.terraforming.wording import names, things

KINDS: Final = frozenset(
    {
        "play",
        "use",
        "project",
        "convert",
        "milestone",
        "award",
        "first-action",
        "end-turn",
        "pass",
        "corporation",
        "phase",
        "turn",
        "game-over",
        "corporation-chosen",
        "development",
        "innovation",
        "sell",
        "generation-event",
        "goal",
    }
)
"""Kinds of event that head what follows them."""

SELF_EVIDENT: Final = frozenset(
    {"start", "draft", "research", "production", "energy-to-heat", "solo", "deck", "saving"}
)
"""Causes that a line need not name: what it says happens in that phase only."""

_LEAST: Final = {"mc": 1, "steel": 2, "titanium": 3, "heat": 1}
_LEAST_IN_CAMPAIGNS: Final = {**_LEAST, "workers": 1, "plants": 1}
"""What may pay, and the least M€ that a unit is worth: what a card takes beyond its price is an effect of it."""


def cause_of(heading: Event | None) -> str:
    """The cause that goes without saying under a heading."""
    if heading is None:
        return "start"
    return f"convert-{heading.cause}" if heading.kind == "convert" else heading.cause


def sells(table: Table, event: Event) -> bool:
    """Whether patents were sold, by a standard project or by an action of its own."""
    return event.kind == "sell" or (event.kind == "project" and table.content.standard_projects[event.cause].sells > 0)


def paid(table: Table, event: Event, rest: Sequence[Event]) -> Sequence[Event]:
    """The events right behind a heading that are its payment."""
    least = _LEAST_IN_CAMPAIGNS if table.has_workers else _LEAST
    size = worth = 0
    for then in rest:
        if then.kind != "stock" or (then.seat, then.cause) != (event.seat, event.cause) or int(then.values[1]) > 0:
            break
        resource = str(then.values[0])
        if resource not in least or (event.kind == "play" and worth >= int(event.values[0])):
            break
        worth -= int(then.values[1]) * least[resource]
        size += 1
    return rest[:size]


def units(event: Event, speaker: Speaker) -> str:
    """“7 M€”: what an event took out of a stock."""
    return names.counted(speaker, str(event.values[0]), -int(event.values[1]))


def saving(event: Event, speaker: Speaker) -> str:
    """“3 M€ less than printed” under a card that was played, else empty."""
    if event.kind != "play":
        return ""
    price, printed = (int(value) for value in event.values)
    if price >= printed:
        return ""
    less = names.counted(speaker, "mc", printed - price)
    return speaker.say("log", "{less} less than the printed {printed}", less=less, printed=_mc(speaker, printed))


def _mc(speaker: Speaker, n: int) -> str:
    return names.counted(speaker, "mc", n)


def heading(table: Table, group: Sequence[Event], speaker: Speaker) -> str:
    """The line of a heading; behind it in the group come its payment, the cards sold or the tile."""
    event = group[0]
    who = things.person(table, event.seat, speaker) if event.seat >= 0 else ""
    match event.kind:
        case "play" | "project" | "milestone" | "award" | "sell":
            return _bought(table, group, who, speaker)
        case "use" | "first-action" | "corporation" | "development":
            card = things.card_name(table, event.cause, speaker)
            return speaker.say("log", _WITH_CARD[event.kind], who=who, card=card)
        case "convert":
            return _converted(table, group, who, speaker)
        case "sealed":
            return speaker.say("log", _SEALED[event.cause], who=who)
        case "end-turn" if table.numbers.actions_per_turn == 2:
            return speaker.say("log", "{who} ended the turn after one action", who=who)
        case "corporation-chosen":
            name = speaker.say("card name", table.identity_name(event.cause))
            return speaker.say("log", "{who} chose {corporation}", who=who, corporation=name)
        case "generation-event":
            return speaker.say(
                "log", "Rule of the mission: {name}", name=things.cause_name(table, event.cause, speaker)
            )
        case "goal":
            met, have, need = (int(value) for value in event.values)
            template = "The goal of the mission is reached: {have} of {need}"
            if not met:
                template = "The goal of the mission is missed: {have} of {need}"
            return speaker.say("log", template, have=number(have), need=number(need))
        case "phase":
            return _phase(table, event, who, speaker)
        case _:
            return speaker.say("log", _PLAIN[event.kind], who=who)


_WITH_CARD: Final = {
    "use": "{who} used {card}",
    "first-action": "{who} took the first action of {card}",
    "corporation": "{who} plays {card}",
    "development": "{who} has the development {card}",
}
_SEALED: Final = {
    "start": "{who} has chosen a corporation and cards",
    "draft": "{who} has chosen what to keep",
    "research": "{who} has decided what to buy",
    "development": "{who} has chosen a development",
    "saving": "{who} has decided what to save",
}
_PLAIN: Final = {
    "end-turn": "{who} ended the turn",
    "pass": "{who} passed",
    "turn": "{who} to act",
    "game-over": "The game is over",
    "innovation": "{who} took the innovation action",
}
_BOUGHT: Final = {
    "play": ("{who} played {what} for {price}", "{who} played {what} at no cost"),
    "project": (
        "{who} used the standard project {what} for {price}",
        "{who} used the standard project {what} at no cost",
    ),
    "milestone": ("{who} claimed the milestone {what} for {price}", "{who} claimed the milestone {what}"),
    "award": ("{who} funded the award {what} for {price}", "{who} funded the award {what}"),
}


def _bought(table: Table, group: Sequence[Event], who: str, speaker: Speaker) -> str:
    event, *behind = group
    if sells(table, event):
        return _sold(behind, who, speaker)
    what = {
        "play": things.card_name,
        "project": things.project_name,
        "milestone": things.milestone_name,
        "award": things.award_name,
    }[event.kind](table, event.cause, speaker)
    priced, free = _BOUGHT[event.kind]
    if not behind:
        return speaker.say("log", free, who=who, what=what)
    price = speaker.both([units(each, speaker) for each in behind])
    return speaker.say("log", priced, who=who, what=what, price=price)


def _sold(behind: Sequence[Event], who: str, speaker: Speaker) -> str:
    cards = sum(int(event.values[0]) for event in behind if event.kind == "discard")
    gained = sum(int(event.values[1]) for event in behind if event.kind == "stock")
    forms = Plural("{who} sold {n} card for {price}", "{who} sold {n} cards for {price}")
    return speaker.count("log", forms, cards, who=who, price=_mc(speaker, gained))


def _converted(table: Table, group: Sequence[Event], who: str, speaker: Speaker) -> str:
    event = group[0]
    amount = speaker.both([units(each, speaker) for each in group[1:2]])
    if event.cause in _TURNED:
        return speaker.say("log", _TURNED[event.cause], who=who, amount=amount)
    if len(group) < 3:
        return speaker.say("log", "{who} turned {amount} into a greenery", who=who, amount=amount)
    place = things.place_name(table, str(group[2].values[1]), speaker)
    return speaker.say("log", "{who} turned {amount} into a greenery on {place}", who=who, amount=amount, place=place)


_TURNED: Final = {
    "heat": "{who} turned {amount} into temperature",
    "workers": "{who} turned {amount} into a Population",
}


def _phase(table: Table, event: Event, who: str, speaker: Speaker) -> str:
    generation = str(event.values[0])
    phase = things.phase_name("conversion" if event.cause == "final" and table.has_workers else event.cause, speaker)
    if who and table.seats > 1:
        return speaker.say("log", "Generation {n}: {phase}, first player {who}", n=generation, phase=phase, who=who)
    return speaker.say("log", "Generation {n}: {phase}", n=generation, phase=phase)
