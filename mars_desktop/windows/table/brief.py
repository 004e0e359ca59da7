"""The reason why a card cannot be played in as few words as a compact card has room for."""

from collections.abc import Callable, Mapping
from typing import Final

from mars_desktop.engine import Reason
from mars_desktop.games.phrases import Speaker, capitalised, number
from mars_desktop.games.terraforming.wording import names
from mars_desktop.models.languages import speaker_now
from mars_desktop.windows.words import tr

_Values = Mapping[str, str | int]


def brief_reason(reason: Reason, whole: str) -> str:
    """“13 %, Mars has 6 %”; the whole sentence where there is no shorter one."""
    said = _BRIEF.get(reason.key)
    return said(dict(reason.values), speaker_now()) if said is not None else whole


def _value(parameter: str, at: int, speaker: Speaker) -> str:
    return number(at) if parameter == "oceans" else names.value(speaker, parameter, at)


def _of_mars(parameter: str, *, at_most: bool) -> Callable[[_Values, Speaker], str]:
    def said(values: _Values, speaker: Speaker) -> str:
        need, have = int(values["need"]), int(values["have"])
        slack = int(values["slack"])
        need += slack if at_most else -slack
        words = names.value(speaker, parameter, need)
        if parameter == "oceans":
            words = tr("{n} oceans", n=need)
        if at_most:
            return tr("Most {need}, Mars has {have}", need=words, have=_value(parameter, have, speaker))
        return tr("{need}, Mars has {have}", need=words, have=_value(parameter, have, speaker))

    return said


def _tags(values: _Values, speaker: Speaker) -> str:
    tag = capitalised(names.tag(speaker, str(values["tag"])))
    return tr("{tag} tags: {need}, has {have}", tag=tag, need=values["need"], have=values["have"])


def _production(values: _Values, speaker: Speaker) -> str:
    what = capitalised(names.breakable_production(speaker, str(values["resource"])))
    return tr("{what} {need}, has {have}", what=what, need=values["need"], have=number(int(values["have"])))


def _money(values: _Values, _speaker: Speaker) -> str:
    return tr("{need} M€, has {have}", need=values["need"], have=values["have"])


def _of_what(what: Callable[[int], str]) -> Callable[[_Values, Speaker], str]:
    def said(values: _Values, _speaker: Speaker) -> str:
        return tr("{need}, has {have}", need=what(int(values["need"])), have=values["have"])

    return said


_BRIEF: Final[dict[str, Callable[[_Values, Speaker], str]]] = {
    "needs-temperature": _of_mars("temperature", at_most=False),
    "needs-at-most-temperature": _of_mars("temperature", at_most=True),
    "needs-oxygen": _of_mars("oxygen", at_most=False),
    "needs-at-most-oxygen": _of_mars("oxygen", at_most=True),
    "needs-oceans": _of_mars("oceans", at_most=False),
    "needs-at-most-oceans": _of_mars("oceans", at_most=True),
    "needs-tags": _tags,
    "needs-production": _production,
    "needs-payment": _money,
    "needs-mc": _money,
    "needs-cities": lambda values, _: tr("{need} cities, there are {have}", need=values["need"], have=values["have"]),
    "needs-greeneries": lambda values, _: tr("{need} greeneries, has {have}", need=values["need"], have=values["have"]),
    "needs-population": _of_what(lambda n: tr("Population {n}", n=n)),
    "needs-specials": _of_what(lambda n: tr("{n} special tiles", n=n)),
    "needs-connected": _of_what(lambda n: tr("{n} tiles connected", n=n)),
    "needs-innovations": _of_what(lambda n: tr("{n} innovations played", n=n)),
    "needs-melts": _of_what(lambda n: tr("{n} melted", n=n)),
    "needs-glaciers": _of_what(lambda n: tr("{n} glaciers", n=n)),
    "needs-water": _of_what(lambda n: tr("{n} water tiles", n=n)),
    "needs-tr": _of_what(lambda n: tr("Rating {n}", n=n)),
    "needs-at-most-glaciers": _of_what(lambda n: tr("Most {n} glaciers", n=n)),
    "needs-at-most-water": _of_what(lambda n: tr("Most {n} water tiles", n=n)),
    "needs-at-most-tr": _of_what(lambda n: tr("Rating at most {n}", n=n)),
    "no-room-for-population": lambda _values, _: tr("No room for Population"),
    "first-action-owed": lambda _values, _: tr("First action owed"),
    "no-place": lambda _values, _: tr("No place for the tile"),
    "no-production-to-reduce": lambda _values, _: tr("No production to lower"),
    "nothing-to-remove": lambda _values, _: tr("Nothing to remove"),
}
