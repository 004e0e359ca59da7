"""Why a line may not be added to a campaign, as one sentence for each reason."""

from typing import Final

from mars_desktop.engine.reason import Reason

SENTENCES: Final = {
    "not-founded": "A campaign begins with its founding, once.",
    "too-few-players": "A campaign needs {least} players, or one who plays solo.",
    "too-many-players": "A campaign has room for {most} players.",
    "solo-campaign": "A solo campaign has one player.",
    "name-empty": "Everybody needs a name: type one.",
    "name-taken": "Somebody in this campaign is called {name} already: choose another name.",
    "player-twice": "The same player is named twice.",
    "unknown-player": "No player of this campaign has the id {player}.",
    "player-left": "{name} has left the campaign: let the player return first.",
    "player-there": "{name} has not left the campaign.",
    "player-in-play": "{name} takes part in mission {mission}: finish or abandon it first.",
    "unknown-corporation": "The campaign has no corporation {corporation}: choose one of its own.",
    "corporation-taken": "{corporation} belongs to {name}: choose another corporation.",
    "wrong-pack": "The campaign is played with the pack {pack}.",
    "unknown-mission": "The campaign has {missions} missions.",
    "mission-open": "Mission {mission} is open already.",
    "mission-sealed": "Mission {mission} is still sealed: open it first.",
    "mission-before": "Mission {mission} comes first: finish or abandon it.",
    "mission-in-play": "Mission {mission} is in play: finish or abandon it first.",
    "mission-not-in-play": "Mission {mission} is not in play.",
    "mission-finished": "Mission {mission} is finished: correct its results instead.",
    "mission-not-finished": "Mission {mission} has no results yet.",
    "mission-past": "Mission {mission} was begun later: this one can no longer be played.",
    "present-number": "A mission of this campaign is played by {least} to {most}, not by {have}.",
    "present-solo": "A solo mission is played by one player.",
    "first-player": "The first player is not at the table.",
    "other-players": "The results must be those of the players at the table.",
    "places": "The places must be 1 to {most}, each once.",
    "places-against-points": "{name} has more points than somebody on a better place.",
    "place-of-points": "Only solo missions are won or lost.",
    "won-or-lost": "A solo mission is won or lost: say which.",
    "development-fixed": "{name} chose version {version} of development {mission} for good.",
    "development-later": "Development {mission} belongs to a mission that {name} has not reached.",
    "development-not-chosen": "{name} has not chosen development {mission} yet.",
    "no-next-mission": "No mission follows in which {name} could use saved cards.",
    "card-not-legal": "{card} is not legal in mission {mission} and cannot be saved for it.",
    "card-twice": "{card} lies in two places.",
    "unknown-innovation": "The innovation box has no card {card}.",
    "unknown-line": "The history has no line {line}.",
    "founding-stays": "The founding cannot be undone: delete the campaign instead.",
    "undone-already": "Line {line} is undone already.",
    "line-needed": "Line {line} builds on it: undo that one first.",
    "saved-over-limit": "{name} saves {have} cards; without a card that allows more it is {limit}.",
    "development-missing": "{name} has no version of development {mission} yet.",
}
"""English template by key of the reason. The last two are remarks: the line may be added all the same."""


def sentence(reason: Reason) -> str:
    """The reason in English."""
    return SENTENCES[reason.key].format(**dict(reason.values))
