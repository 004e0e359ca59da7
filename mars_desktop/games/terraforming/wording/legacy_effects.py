"""Effects of The Legacy of Mars as clauses: "place 1 Population", "melt 2 glaciers"."""

from typing import Final

from mars_desktop.games.phrases import Mood, Plural, Speaker
from mars_desktop.games.terraforming import vocabulary as v
from mars_desktop.games.terraforming.wording.measures import Subject, multiplied

LegacyEffect = v.Populate | v.Melt | v.Freeze | v.Lower | v.Save | v.Refresh | v.Points
"""The effects that only the Legacy knows, but those that hold other effects."""


def legacy_effect(speaker: Speaker, mood: Mood, effect: LegacyEffect, subject: Subject) -> str:
    """One clause; in which mood it stands is as for the effects of both games."""
    match effect:
        case v.Populate(amount=amount):
            forms = Plural("place {n} Population", "place {n} Populations")
            return _so_many(speaker, mood, forms, amount, subject)
        case v.Melt(count=count):
            return speaker.count(mood, Plural("melt {n} glacier", "melt {n} glaciers"), count)
        case v.Freeze(count=count):
            forms = Plural("turn up to {n} water tile into a glacier", "turn up to {n} water tiles into glaciers")
            return speaker.count(mood, forms, count)
        case v.Lower():
            steps = (("temperature", effect.temperature), ("oxygen", effect.oxygen))
            what = speaker.both([speaker.count(mood, _LOWER[parameter], n) for parameter, n in steps if n])
            return speaker.say(mood, "{what} (nobody loses terraform rating)", what=what)
        case v.Save(count=count):
            forms = Plural(
                "put {n} card from your hand into your box for the next mission",
                "put {n} cards from your hand into your box for the next mission",
            )
            return speaker.count(mood, forms, count)
        case v.Refresh(count=count):
            forms = Plural(
                "make the used action of {n} card available again", "make the used actions of {n} cards available again"
            )
            return speaker.count(mood, forms, count)
        case v.Points(amount=amount):
            return _points(speaker, mood, amount, subject)


_LOWER: Final = {
    "temperature": Plural("lower temperature {n} step", "lower temperature {n} steps"),
    "oxygen": Plural("lower oxygen {n} step", "lower oxygen {n} steps"),
}
_GAIN: Final = Plural("gain {n} victory point", "gain {n} victory points")
_LOSE: Final = Plural("lose {n} victory point", "lose {n} victory points")


def _points(speaker: Speaker, mood: Mood, amount: v.Amount, subject: Subject) -> str:
    if isinstance(amount, int) and amount < 0:
        return speaker.count(mood, _LOSE, -amount)
    return _so_many(speaker, mood, _GAIN, amount, subject)


def _so_many(speaker: Speaker, mood: Mood, forms: Plural, amount: v.Amount, subject: Subject) -> str:
    if isinstance(amount, v.Count):
        return multiplied(speaker, speaker.count(mood, forms, amount.each), amount, subject)
    return speaker.count(mood, forms, amount)
