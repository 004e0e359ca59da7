"""The options of a table in words, for the page on which a game is set up and for its score sheet."""

from typing import Final

from mars_desktop.games.phrases import Speaker
from mars_desktop.games.terraforming.content import game_map
from mars_desktop.games.terraforming.maps import GameMap
from mars_desktop.games.texts import UNDO, YES_NO, OptionText

_TEXTS: Final = {
    "map": OptionText("Map", "Each map has areas, milestones and awards of its own.", {}),
    "corporate_era": OptionText(
        "Corporate Era",
        "More cards and corporations; every production starts at 0 instead of 1. A solo game always uses it.",
        YES_NO,
    ),
    "research_draft": OptionText(
        "Research draft",
        "The cards of the research phase are passed round: everybody keeps some and passes on the rest.",
        {"none": "None", "one": "Keep one, pass the rest", "two": "Keep two, pass two"},
    ),
    "beginners": OptionText(
        "Beginner corporations",
        "A beginner keeps all ten first cards free of charge and has no special rules to learn.",
        {"none": "Nobody", "all": "Everybody"},
    ),
    "solo_goal": OptionText(
        "Goal of a solo game",
        "What has to be reached by the end of generation 14.",
        {"parameters": "All three parameters complete", "rating": "A terraform rating of 63"},
    ),
    "unplaceable_tiles": OptionText(
        "Tiles without a place",
        "Whether a card may be played whose tile cannot be placed. Oceans that have run out never matter.",
        {"unplayable": "The card cannot be played", "skip": "The tile is left out"},
    ),
    "effect_order": OptionText(
        "Order of effects",
        "When the active player is asked for the order of effects that happen at the same time.",
        {"matters": "Where it can matter", "always": "Always"},
    ),
    "full_board_ends": OptionText(
        "A full map ends the game",
        "House rule: the game also ends when no free land is left.",
        YES_NO,
    ),
    "mission": OptionText(
        "Mission",
        "Which mission of the campaign is played by itself, as if everybody entered the campaign with it.",
        {},
    ),
    "pack": OptionText("Campaign", "The pack that missions, corporations and cards come from.", {}),
    "campaign": OptionText("Beginning", "How a mission of a campaign begins; the campaign itself fills this in.", {}),
    "undo": UNDO,
}


def option_text(key: str, speaker: Speaker) -> OptionText:
    """Name, explanation and values of an option of the rules."""
    text = _TEXTS[key]
    values = {value: speaker.say("option value", said) for value, said in text.values.items()}
    if key == "map":
        values = {name: map_name(name, speaker) for name in ("tharsis", "hellas", "elysium")}
    return OptionText(speaker.say("option", text.name), speaker.say("option", text.explanation), values)


def map_name(name: str, speaker: Speaker, board: GameMap | None = None) -> str:
    """“Tharsis”: a map by its id; ``board`` is the map itself where it is none of the base game's."""
    return speaker.say("map name", (game_map(name) if board is None else board).entry.name)
