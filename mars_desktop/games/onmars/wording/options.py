"""The options of a table in words, for the page on which a game is set up and for its score sheet."""

from typing import Final

from mars_desktop.games.phrases import Speaker
from mars_desktop.games.texts import UNDO, YES_NO, OptionText

_TEXTS: Final = {
    "length": OptionText(
        "Length",
        "How long the Missions are that bring the end: a short game has two short ones and a long one, a long game one "
        "short and two long ones.",
        {"short": "Short", "long": "Long"},
    ),
    "solo_goal": OptionText(
        "Goal of a solo game",
        "What has to be reached against Lacerda, from easy to hard; every line of the goal must be met.",
        {
            "first-colonists": "First Colonists",
            "next-generation": "Next Generation",
            "hunky-dory": "Hunky Dory",
            "martian-potato": "Martian Potato",
        },
    ),
    "first_colonists": OptionText(
        "First Colonists",
        "For first games: the Missions are fixed, the start spaces are dealt, and small tasks bring rewards.",
        YES_NO,
    ),
    "space_oddity": OptionText(
        "Space Oddity",
        "The game ends in the round in which no Mission remains, without another one.",
        YES_NO,
    ),
    "pack": OptionText("Set", "The pack that Blueprints, Missions and all other contents come from.", {}),
    "undo": UNDO,
}


def option_text(key: str, speaker: Speaker) -> OptionText:
    """Name, explanation and values of an option of the rules."""
    text = _TEXTS[key]
    values = {value: speaker.say("onmars option", said) for value, said in text.values.items()}
    return OptionText(speaker.say("onmars option", text.name), speaker.say("onmars option", text.explanation), values)
