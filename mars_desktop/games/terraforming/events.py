"""The kinds of event that this game reports, and what their values are.

``seat`` is whose change it is, ``cause`` the id of the card, project, track or phase
behind it. Resources, tiles, places and cards are named by id. ``hidden`` holds the
ids of cards that only the seat may see.
"""

from typing import Final

KINDS: Final[dict[str, tuple[str, ...]]] = {
    # what a seat does
    "play": ("price", "printed_cost"),
    "use": ("action_number",),
    "project": (),
    "convert": (),
    "milestone": (),
    "award": (),
    "first-action": (),
    "end-turn": (),
    "pass": (),
    "sealed": (),
    "chose": ("branch_number",),
    "copy": ("card",),
    # what changes
    "stock": ("resource", "change", "now"),
    "production": ("resource", "change", "now"),
    "rating": ("change", "now"),
    "parameter": ("parameter", "before", "now"),
    "complete": ("parameter",),
    "tile": ("tile", "place"),
    "neutral-tile": ("tile", "place"),
    "not-placed": ("tile",),
    "claim": ("place",),
    "card-resource": ("card", "change", "now"),
    "not-added": ("kinds",),
    "removed-nothing": (),
    "removed-neutral": ("resource", "count"),
    "reduced-neutral": ("resource", "count"),
    "next-card": ("discount", "steps"),
    # cards
    "deal": ("count",),
    "draw": ("count",),
    "look": ("count",),
    "keep": ("count", "of"),
    "draft": ("count",),
    "discard": ("count",),
    "reveal": ("card",),
    "shuffle": ("count",),
    "corporation": (),
    # the course of the game
    "phase": ("generation",),
    "turn": (),
    "game-over": (),
}
"""Names of the values of each kind, in order."""
