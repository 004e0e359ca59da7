"""Conditions that only The Legacy of Mars knows, as noun phrases."""

from typing import Final

from mars_desktop.games.phrases import Plural, Speaker, number
from mars_desktop.games.terraforming import vocabulary as v
from mars_desktop.games.terraforming.wording import names


def legacy_needs(speaker: Speaker, requires: v.Requires) -> list[str]:
    """Each condition of the Legacy: "at least 2 Populations of yours", "at least 3 glaciers"."""
    said: list[str] = []
    for bounds, forms in (
        (requires.population, _POPULATION),
        (requires.specials, _SPECIALS),
        (requires.connected, _CONNECTED),
        (requires.innovations, _INNOVATIONS),
        (requires.melts, _MELTS),
    ):
        if bounds is not None:
            said.append(speaker.count("requirement", forms[bounds.whose], bounds.min))
    for side, limits in (("glacier", requires.glaciers), ("water", requires.water)):
        if limits is not None and limits.min is not None:
            said.append(speaker.say("requirement", "at least {value}", value=names.tiles(speaker, side, limits.min)))
        if limits is not None and limits.max is not None:
            said.append(speaker.say("requirement", "at most {value}", value=names.tiles(speaker, side, limits.max)))
    if requires.tr is not None and requires.tr.min is not None:
        n = number(requires.tr.min)
        said.append(speaker.say("requirement", "a terraform rating of at least {n}", n=n))
    if requires.tr is not None and requires.tr.max is not None:
        n = number(requires.tr.max)
        said.append(speaker.say("requirement", "a terraform rating of at most {n}", n=n))
    if requires.last_title:
        said.append(titles(speaker, requires.last_title))
    return said


def titles(speaker: Speaker, wanted: tuple[str, ...]) -> str:
    """“no title or the title of Prefect from the last mission”."""
    each = [
        names.title(speaker, title)
        if title == "-"
        else speaker.say("requirement", "the title of {title}", title=names.title(speaker, title))
        for title in wanted
    ]
    return speaker.say("requirement", "{titles} from the last mission", titles=speaker.either(each))


_POPULATION: Final = {
    "me": Plural("at least {n} Population of yours", "at least {n} Populations of yours"),
    "all": Plural("at least {n} Population in play", "at least {n} Populations in play"),
}
_SPECIALS: Final = {
    "me": Plural("at least {n} special tile of yours", "at least {n} special tiles of yours"),
    "all": Plural("at least {n} special tile in play", "at least {n} special tiles in play"),
}
_CONNECTED: Final = {
    "me": Plural("at least {n} connected tile of yours", "at least {n} connected tiles of yours"),
    "all": Plural("at least {n} connected tile of one player", "at least {n} connected tiles of one player"),
}
_INNOVATIONS: Final = {
    "me": Plural("at least {n} innovation that you have played", "at least {n} innovations that you have played"),
    "all": Plural("at least {n} innovation that anyone has played", "at least {n} innovations that anyone has played"),
}
_MELTS: Final = {
    "me": Plural("at least {n} glacier that you have melted", "at least {n} glaciers that you have melted"),
    "all": Plural("at least {n} glacier that anyone has melted", "at least {n} glaciers that anyone has melted"),
}
