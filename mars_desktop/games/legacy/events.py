"""The kinds of event that a mission reports beyond those of the base game, and what their values are."""

from typing import Final

from mars_desktop.games.terraforming import events

KINDS: Final[dict[str, tuple[str, ...]]] = {
    **events.KINDS,
    # the beginning
    "corporation-chosen": (),
    "saved-back": ("count",),
    "replaced": ("count",),
    "compensation": ("count",),
    "development": (),
    # what a seat does
    "sell": ("count",),
    "innovation": (),
    "box": ("count",),
    "refresh": ("card",),
    # what changes
    "population": ("tile", "place", "now"),
    "melt": ("place",),
    "freeze": ("place",),
    "parameter-lowered": ("parameter", "before", "now"),
    "innovation-draw": ("count",),
    "points": ("points",),
    # the course of the mission
    "generation-event": (),
    "goal": ("met", "have", "need"),
}
"""Names of the values of each kind, in order."""
