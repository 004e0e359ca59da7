"""What decks and kinds of card are called."""

from typing import Final

from mars_desktop.games.phrases import Speaker

_DECK: Final = {
    "base": "Base game",
    "corporate-era": "Corporate Era",
    "standard": "Base game",
    "beginner": "Base game, for beginners",
    "innovation": "Innovations",
    "development": "Developments",
    "campaign": "Corporations of the campaign",
}
_MISSION: Final = "mission-"
_KIND: Final = {
    "automated": "Automated (once)",
    "active": "Active (lasting)",
    "event": "Event",
    "corporation": "Corporation",
    "development": "Development",
}


def deck_name(deck: str, speaker: Speaker) -> str:
    """“Corporate Era”, “Mission 3”: a deck of project cards or corporations."""
    if deck.startswith(_MISSION):
        return speaker.say("deck", "Mission {n}", n=deck.removeprefix(_MISSION))
    return speaker.say("deck", _DECK[deck])


def kind_name(kind: str, speaker: Speaker) -> str:
    """“Active (lasting)”: a kind of card, by the rule book's word and by that of the card's face."""
    return speaker.say("kind of card", _KIND[kind])
