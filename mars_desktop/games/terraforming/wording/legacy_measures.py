"""What only The Legacy of Mars counts, in words: Population, glaciers melted, innovations, developments, titles."""

from typing import Final

from mars_desktop.games.phrases import Plural, Speaker
from mars_desktop.games.terraforming import vocabulary as v
from mars_desktop.games.terraforming.wording import names

LegacyMeasure = v.Population | v.Melts | v.Innovations | v.Developments | v.Titles


def owner(whose: v.Whose, *, own: bool) -> str:
    """How to name the owner: a player's own things need none where the sentence is about ``own`` things."""
    return "own" if own and whose == "me" else whose


def legacy_noun(speaker: Speaker, measure: LegacyMeasure, n: int, *, own: bool) -> str:
    """“Populations of yours”: without the number, in the form that goes with ``n``."""
    if isinstance(measure, v.Population) and measure.adjacent:
        what = speaker.count("measure", _POPULATION["own"], n)
        return speaker.say("measure", "{what} next to this card’s tile", what=what)
    who = owner(measure.whose, own=own)
    match measure:
        case v.Population(on=on):
            what = speaker.count("measure", _POPULATION[who], n)
            return what if on is None else speaker.say("measure", _ON[on], what=what)
        case v.Melts():
            return speaker.count("measure", _MELTS[who], n)
        case v.Innovations():
            return speaker.count("measure", _INNOVATIONS[who], n)
        case v.Developments():
            return speaker.count("measure", _DEVELOPMENTS[who], n)
        case v.Titles(titles=titles):
            listed = speaker.either([names.title(speaker, title) for title in titles])
            return speaker.count("measure", _TITLES[who], n, titles=listed)


_POPULATION: Final = {
    "own": Plural("Population", "Populations"),
    "me": Plural("Population of yours", "Populations of yours"),
    "opponents": Plural("Population of your opponents", "Populations of your opponents"),
    "all": Plural("Population in play", "Populations in play"),
}
_ON: Final = {"city": "{what} on city tiles", "special": "{what} on special tiles", "off-map": "{what} off the map"}
_MELTS: Final = {
    "own": Plural("glacier melted", "glaciers melted"),
    "me": Plural("glacier you have melted", "glaciers you have melted"),
    "opponents": Plural("glacier your opponents have melted", "glaciers your opponents have melted"),
    "all": Plural("glacier anyone has melted", "glaciers anyone has melted"),
}
_INNOVATIONS: Final = {
    "own": Plural("innovation played", "innovations played"),
    "me": Plural("innovation you have played", "innovations you have played"),
    "opponents": Plural("innovation your opponents have played", "innovations your opponents have played"),
    "all": Plural("innovation anyone has played", "innovations anyone has played"),
}
_DEVELOPMENTS: Final = {
    "own": Plural("development in play", "developments in play"),
    "me": Plural("development you have in play", "developments you have in play"),
    "opponents": Plural("development your opponents have in play", "developments your opponents have in play"),
    "all": Plural("development anyone has in play", "developments anyone has in play"),
}
_TITLES: Final = {
    "own": Plural("title of {titles} won", "titles of {titles} won"),
    "me": Plural("title of {titles} you have won", "titles of {titles} you have won"),
    "opponents": Plural("title of {titles} your opponents have won", "titles of {titles} your opponents have won"),
    "all": Plural("title of {titles} anyone has won", "titles of {titles} anyone has won"),
}
