"""The kinds of question that a mission asks."""

from typing import Final

from mars_desktop.games.terraforming import questions

DECISION_KINDS: Final = (questions.DECISION_KINDS - {"final-greenery"}) | {
    # the beginning
    "corporation",
    "development",
    # effects and the innovation action
    "population",
    "melt",
    "freeze",
    "save",
    "refresh",
    "innovation",
    # the end
    "conversion",
    "saving",
}
"""Every kind of question; the final conversions are asked for all resources alike."""
