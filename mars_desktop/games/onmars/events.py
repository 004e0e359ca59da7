"""The kinds of event that this game reports, and what their values are.

``seat`` is whose change it is (-1 the table's), ``cause`` the id of the card, tile, space, action or part of the round
behind it. Things are named by id, hexes by name, turn order and Depot spaces by number.
"""

from typing import Final

KINDS: Final[dict[str, tuple[str, ...]]] = {
    # what a player does
    "main": (),
    "exec": (),
    "scientist-works": ("blueprint",),
    "use": (),
    "goal": ("reward",),
    "goal-given": ("goal",),
    "end-turn": (),
    # what is had and paid
    "gain": ("resource", "kept", "lost"),
    "crystals": ("count",),
    "depot": ("come", "lost"),
    "pay": ("means", "count"),
    "swap": ("given", "taken"),
    "warehouse": ("item",),
    "points": ("count", "now"),
    # Colonists and Ships
    "boost": ("count",),
    "colonists": ("count",),
    "colonist-placed": (),
    "cleared": ("count",),
    "retrieve": ("from", "count"),
    "colonists-back": ("home", "to_supply"),
    "miner-returns": ("hex", "home"),
    "ship": ("space",),
    "ship-used": (),
    "bot": ("hex",),
    "bot-taken": ("now",),
    # technology and cards
    "learn": ("technology", "space"),
    "develop": ("technology", "space"),
    "borrow": ("owner",),
    "blueprint": (),
    "scientist": (),
    "contract": (),
    "refill": ("contract",),
    "deliver": ("item",),
    "contract-completed": (),
    "mission-laid-out": ("target",),
    "mission": ("left",),
    "mission-completed": (),
    "remaining": ("now",),
    # the map
    "move-bot": ("from", "to"),
    "move-rover": ("from", "way..."),
    "take-up": ("hex",),
    "discovery": ("hex",),
    "research": ("hex",),
    "crystal-appears": ("hex",),
    "crystal-removed": ("hex",),
    "tile-removed": ("hex", "tile"),
    "displaced": ("piece", "from", "to"),
    "first-shelter": ("hex",),
    "construct": ("building", "hex"),
    "raise": ("building", "hex", "size"),
    "upgrade": ("hex",),
    "progress": ("building",),
    "life-support": ("row",),
    "discovery-placed": ("hex",),
    "discovery-opened": (),
    # the Colony and the course of the game
    "game": (),
    "round": ("round",),
    "turn": ("space",),
    "space": ("space",),
    "travel": ("side",),
    "shuttle-starts": ("at",),
    "shuttle": ("at",),
    "shuttle-crosses": ("at",),
    "colony-level": ("level",),
    "blueprints-laid-out": ("blueprint...",),
    "tech-opened": ("place",),
    "warehouse-refilled": ("count",),
    "end-triggered": (),
    "game-over": (),
    # variants and the solo opponent
    "plan": (),
    "task-drawn": (),
    "task": (),
    "solo-card": (),
}
"""Names of the values of each kind, in order; ``...`` behind the last stands for any number of them."""
