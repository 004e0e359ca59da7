"""Standard projects, milestones, awards and bonuses of the map, in words."""

from typing import Final

from mars_desktop.games.phrases import Plural, Speaker, number
from mars_desktop.games.terraforming import vocabulary as v
from mars_desktop.games.terraforming.maps import Award, Milestone, TrackBonus
from mars_desktop.games.terraforming.wording import names
from mars_desktop.games.terraforming.wording.effects import together
from mars_desktop.games.terraforming.wording.measures import Subject, noun

_NO_CARD = Subject()


def standard_project(speaker: Speaker, project: v.StandardProject) -> str:
    """“Pay 14 M€ to raise temperature 1 step.”."""
    if project.sells:
        price = names.counted(speaker, "mc", project.sells)
        return speaker.say("standard project", "Discard any number of cards to gain {price} for each.", price=price)
    return speaker.say(
        "standard project",
        "Pay {price} to {gain}.",
        price=names.counted(speaker, "mc", project.cost),
        gain=together(speaker, "purpose", project.gain, _NO_CARD),
    )


def milestone(speaker: Speaker, goal: Milestone) -> str:
    """“Have at least 3 city tiles of yours.”: what has to be reached."""
    n = number(goal.min)
    match goal.measure:
        case v.Rating():
            return speaker.say("milestone", "Have a terraform rating of at least {n}.", n=n)
        case v.BestProduction():
            return speaker.say("milestone", "Have a production of at least {n} of any one resource.", n=n)
        case v.Production(kinds=kinds):
            what = speaker.both([names.production(speaker, kind) for kind in kinds])
            template = "Have {what} of at least {n}."
            if len(kinds) > 1:
                template = "Have {what} of at least {n} together."
            return speaker.say("milestone", template, what=what, n=n)
        case _:
            what = noun(speaker, goal.measure, goal.min)
            return speaker.say("milestone", "Have at least {n} {what}.", n=n, what=what)


def award(speaker: Speaker, prize: Award) -> str:
    """“Most city tiles on Mars.”: what is compared at the end."""
    match prize.measure:
        case v.Rating():
            return speaker.say("award", "Highest terraform rating.")
        case v.BestProduction():
            return speaker.say("award", "Highest production of any one resource.")
        case v.Production(kinds=kinds):
            what = speaker.both([names.production(speaker, kind) for kind in kinds])
            return speaker.say("award", "Highest {what} together." if len(kinds) > 1 else "Highest {what}.", what=what)
        case _:
            return speaker.say("award", "Most {what}.", what=noun(speaker, prize.measure, 2))


def track_bonus(speaker: Speaker, parameter: str, bonus: TrackBonus) -> str:
    """“At −24 °C: raise heat production 1 step.”: what whoever reaches the step gets."""
    return speaker.say(
        "track",
        "At {value}: {gain}.",
        value=names.value(speaker, parameter, bonus.at),
        gain=together(speaker, "instruction", bonus.gain, _NO_CARD),
    )


def placement_bonus(speaker: Speaker, bonuses: tuple[str, ...]) -> list[str]:
    """“2 plants”, “pay 6 M€ to place an ocean tile”: what an area gives, equal bonuses counted together."""
    return [_bonus(speaker, kind, bonuses.count(kind)) for kind in dict.fromkeys(bonuses)]


def _bonus(speaker: Speaker, kind: str, n: int) -> str:
    match kind:
        case "ocean-for-6-mc":
            price = names.counted(speaker, "mc", 6)
            return speaker.say("bonus", "you may pay {price} to place an ocean tile", price=price)
        case "temperature-for-3-mc" | "temperature-for-4-mc":
            price = names.counted(speaker, "mc", 3 if kind == "temperature-for-3-mc" else 4)
            return speaker.say("bonus", "you may pay {price} to raise temperature 1 step", price=price)
        case "delegate":
            return speaker.count("bonus", Plural("{n} delegate", "{n} delegates"), n)
        case _:
            return names.counted(speaker, _STOCKED.get(kind, kind), n)


_STOCKED: Final = {"plant": "plants", "worker": "workers"}
"""Bonuses that are called otherwise as resources."""
