"""Things that are counted, in words: after "for each", after a number, and after "most"."""

from dataclasses import dataclass

from mars_desktop.games.phrases import Plural, Speaker, number
from mars_desktop.games.terraforming import vocabulary as v
from mars_desktop.games.terraforming.wording import names
from mars_desktop.games.terraforming.wording.legacy_measures import legacy_noun, owner


@dataclass(frozen=True, slots=True)
class Subject:
    """The card that is spoken of: what "this card" holds, bears and places.

    ``travels``: it is a card of a campaign, in which the map of a mission may show another world than Mars.
    """

    holds: str | None = None
    tags: tuple[str, ...] = ()
    places: frozenset[str] = frozenset()
    travels: bool = False


def subject_of(face: v.Project | v.Corporation | v.Development) -> Subject:
    """What the sentences of a card need to know of it."""
    if isinstance(face, v.Corporation):
        return Subject(tags=face.tags, travels=bool(face.identity))
    places = frozenset(effect.tile for effect in face.immediate if isinstance(effect, v.Place))
    travels = isinstance(face, v.Development) or bool(face.missions)
    return Subject(face.holds, face.tags, places, travels)


def noun(speaker: Speaker, measure: v.AnyMeasure, n: int, subject: Subject | None = None) -> str:
    """“city tiles on Mars”: what a measure counts, without the number, in the form that goes with ``n``.

    Without a ``subject`` the sentence is about a player's own things, so that only others' are called so.
    """
    match measure:
        case v.Tags(tags=tags, whose=whose):
            return _tags(speaker, tags, whose, n, subject)
        case v.Tiles():
            return _tiles(speaker, measure, n, subject)
        case v.Here():
            what = names.resource(speaker, (subject and subject.holds) or "resource", n)
            return speaker.say("measure", "{what} on this card", what=what)
        case v.Cards(kinds=kinds, min_cost=least):
            what = speaker.both([names.card(speaker, kind, n) for kind in kinds])
            if least:
                cost = names.counted(speaker, "mc", least)
                return speaker.say("measure", "{what} in play that cost at least {cost}", what=what, cost=cost)
            return speaker.say("measure", "{what} in play", what=what)
        case v.EventsPlayed(whose=whose):
            return speaker.count("measure", _EVENTS[owner(whose, own=subject is None)], n)
        case v.CardResources(kinds=kinds):
            what = speaker.both([names.resource(speaker, kind, n) for kind in kinds or ("resource",)])
            return speaker.say("measure", "{what} on your cards", what=what)
        case v.Production(kinds=kinds):
            what = speaker.both([names.production(speaker, kind) for kind in kinds])
            return speaker.count("measure", Plural("step of {what}", "steps of {what}"), n, what=what)
        case v.Stock(kinds=kinds):
            return speaker.both([names.resource(speaker, kind, n) for kind in kinds])
        case v.Population() | v.Melts() | v.Innovations() | v.Developments() | v.Titles():
            return legacy_noun(speaker, measure, n, own=subject is None)
        case _:
            return speaker.count("measure", _PLAIN[type(measure)], n)


_PLAIN = {
    v.DistinctTags: Plural("different tag in play", "different tags in play"),
    v.BestProduction: Plural("step of your highest production", "steps of your highest production"),
    v.RaisedProductions: Plural(
        "production above its value at the start", "productions above their values at the start"
    ),
    v.Rating: Plural("step of terraform rating", "steps of terraform rating"),
    v.Hand: Plural("card in hand", "cards in hand"),
    v.CardsWithRequirements: Plural("card in play with a requirement", "cards in play with requirements"),
    v.ResourceKinds: Plural("kind of resource on your cards", "different kinds of resource on your cards"),
    v.Connected: Plural("tile in your largest connected group", "tiles in your largest connected group"),
}
_EVENTS = {
    "own": Plural("event played", "events played"),
    "me": Plural("event you have played", "events you have played"),
    "opponents": Plural("event your opponents have played", "events your opponents have played"),
    "all": Plural("event anyone has played", "events anyone has played"),
}
_TAGS = {
    "own": Plural("{tags} tag", "{tags} tags"),
    "me": Plural("{tags} tag you have", "{tags} tags you have"),
    "opponents": Plural("{tags} tag your opponents have", "{tags} tags your opponents have"),
    "all": Plural("{tags} tag in play", "{tags} tags in play"),
}


def _tags(speaker: Speaker, tags: tuple[str, ...], whose: v.Whose, n: int, subject: Subject | None) -> str:
    listed = speaker.either([names.tag_before(speaker, tag) for tag in tags])
    what = speaker.count("measure", _TAGS[owner(whose, own=subject is None)], n, tags=listed)
    if subject is None or whose == "opponents" or not any(tag in tags for tag in subject.tags):
        return what
    return speaker.say("measure", "{what}, including this card’s", what=what)


def _tiles(speaker: Speaker, measure: v.Tiles, n: int, subject: Subject | None) -> str:
    what = names.tile(speaker, measure.tile, n)
    if measure.adjacent:
        return speaker.say("measure", "{what} next to this card’s tile", what=what)
    if measure.whose == "me":
        what = what if subject is None else speaker.say("measure", "{what} of yours", what=what)
    elif measure.whose == "opponents":
        what = speaker.say("measure", "{what} of your opponents", what=what)
    elif measure.board == "anywhere":
        what = speaker.say("measure", "{what} in play", what=what)
    if measure.board == "mars":
        world = "{what} on the map" if subject is not None and subject.travels else "{what} on Mars"
        what = speaker.say("measure", world, what=what)
    if measure.rows:
        rows = speaker.both([number(row) for row in measure.rows])
        what = speaker.say("measure", "{what} in rows {rows}", what=what, rows=rows)
    if measure.bonus:
        printed = names.bonuses(speaker, measure.bonus)
        what = speaker.say("measure", "{what} on areas with {bonus}", what=what, bonus=printed)
    if measure.populated:
        what = speaker.say("measure", "{what} with Population", what=what)
    if measure.next_to is not None:
        beside = names.a_neighbour(speaker, measure.next_to)
        what = speaker.say("measure", "{what} next to {tile}", what=what, tile=beside)
    if measure.not_next_to is not None:
        beside = names.a_neighbour(speaker, measure.not_next_to)
        what = speaker.say("measure", "{what} not next to {tile}", what=what, tile=beside)
    if measure.on_or_next_to is not None:
        what = speaker.say("measure", _ON_OR_NEXT_TO[measure.on_or_next_to], what=what)
    if measure.edge:
        what = speaker.say("measure", "{what} at the edge of the map", what=what)
    return what


_ON_OR_NEXT_TO = {
    "land": "{what} on or next to a land area",
    "ocean": "{what} on or next to an area reserved for ocean",
    "volcanic": "{what} on or next to a volcanic area",
}


def multiplied(speaker: Speaker, phrase: str, amount: v.Count, subject: Subject) -> str:
    """“{phrase} for every 2 microbes on this card, at most 4”: a phrase about one unit, times a count."""
    if amount.per == 1:
        what = noun(speaker, amount.count, 1, subject)
        said = speaker.say("count", "{phrase} for each {what}", phrase=phrase, what=what)
    else:
        what = noun(speaker, amount.count, amount.per, subject)
        said = speaker.say("count", "{phrase} for every {n} {what}", phrase=phrase, n=number(amount.per), what=what)
    if amount.max is None:
        return said
    return speaker.say("count", "{phrase}, at most {n} in all", phrase=said, n=number(amount.max))
