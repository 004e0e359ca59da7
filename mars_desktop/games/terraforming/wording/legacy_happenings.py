"""Changes that only The Legacy of Mars knows, one clause for each."""

from typing import Final

from mars_desktop.engine.event import Event
from mars_desktop.games.phrases import Plural, Speaker
from mars_desktop.games.terraforming.table import Table
from mars_desktop.games.terraforming.wording import things


def legacy_happening(table: Table, event: Event, speaker: Speaker) -> str:
    """What an event did; raises ValueError for a kind that nobody has words for."""
    values = event.values
    match event.kind:
        case "population":
            place = things.place_name(table, str(values[1]), speaker)
            return speaker.say("log", "Population on {place}, now {n}", place=place, n=str(values[2]))
        case "melt" | "freeze":
            place = things.place_name(table, str(values[0]), speaker)
            template = "Glacier on {place} melted" if event.kind == "melt" else "Water on {place} frozen"
            return speaker.say("log", template, place=place)
        case "refresh":
            card = things.card_name(table, str(values[0]), speaker)
            return speaker.say("log", "The action of {card} can be used again", card=card)
        case "points":
            n = int(values[0])
            return speaker.count("log", _GAINED if n > 0 else _LOST, abs(n))
        case "box" if event.cause == "saving":
            return speaker.count("log", _SAVED, int(values[0]))
        case kind if kind in _CARDS:
            return speaker.count("log", _CARDS[kind], int(values[0]))
        case other:
            raise ValueError(f"events of the kind {other!r} have no wording")


_GAINED: Final = Plural("{n} point gained", "{n} points gained")
_LOST: Final = Plural("{n} point lost", "{n} points lost")
_SAVED: Final = Plural("Saved {n} card for the next mission", "Saved {n} cards for the next mission")
_CARDS: Final = {
    "box": Plural("Put {n} card into the own box", "Put {n} cards into the own box"),
    "innovation-draw": Plural("Drew {n} innovation", "Drew {n} innovations"),
    "saved-back": Plural("{n} saved card comes to hand", "{n} saved cards come to hand"),
    "replaced": Plural(
        "{n} saved card that is not legal here is replaced by a random one",
        "{n} saved cards that are not legal here are replaced by random ones",
    ),
    "compensation": Plural("{n} random card, as none was saved", "{n} random cards, as none were saved"),
}
