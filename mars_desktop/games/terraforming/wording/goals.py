"""Milestones and awards: how far a seat has come."""

from mars_desktop.games.phrases import Plural, Speaker, number
from mars_desktop.games.terraforming import vocabulary as v
from mars_desktop.games.terraforming.amounts import measured
from mars_desktop.games.terraforming.state import State
from mars_desktop.games.terraforming.table import Table
from mars_desktop.games.terraforming.wording import names
from mars_desktop.games.terraforming.wording.measures import noun


def milestone_progress(table: Table, state: State, seat: int, milestone: str, speaker: Speaker) -> str:
    """“2 of 3 city tiles”, “terraform rating 33 of 35”."""
    goal = table.map.milestones[milestone]
    have = number(measured(table, state, seat, goal.measure))
    named = _level_name(goal.measure, speaker)
    if named:
        return speaker.say("progress", "{what} {have} of {need}", what=named, have=have, need=number(goal.min))
    what = _counted_name(goal.measure, goal.min, speaker)
    return speaker.say("progress", "{have} of {need} {what}", have=have, need=number(goal.min), what=what)


def award_progress(table: Table, state: State, seat: int, award: str, speaker: Speaker) -> str:
    """“3 science tags”, “M€ production 11”: what would be compared now."""
    measure = table.map.awards[award].measure
    have = measured(table, state, seat, measure)
    named = _level_name(measure, speaker)
    if named:
        return speaker.say("progress", "{what} {have}", what=named, have=number(have))
    return speaker.say("progress", "{have} {what}", have=number(have), what=_counted_name(measure, have, speaker))


def _level_name(measure: v.AnyMeasure, speaker: Speaker) -> str:
    """The name of something that has a level; empty for what is counted."""
    match measure:
        case v.Rating():
            return speaker.say("progress", "terraform rating")
        case v.BestProduction():
            return speaker.say("progress", "highest production")
        case v.Production(kinds=kinds):
            return speaker.both([names.production(speaker, kind) for kind in kinds])
        case _:
            return ""


def _counted_name(measure: v.AnyMeasure, n: int, speaker: Speaker) -> str:
    """What is counted, of whomever it is."""
    match measure:
        case v.CardResources(kinds=kinds):
            what = speaker.both([names.resource(speaker, kind, n) for kind in kinds or ("resource",)])
            return speaker.say("progress", "{what} on cards", what=what)
        case v.Connected():
            return speaker.count("progress", Plural("tile connected", "tiles connected"), n)
        case _:
            return noun(speaker, measure, n)
