"""Which places of the screen an answer names: a press on them, one after the other, gives it, and so does a drag.

A place is called by what it is and its id: ``action construct``, ``lab C2M``, ``hex G5``.
"""

from collections.abc import Iterable, Mapping
from typing import Final, NamedTuple

from mars_desktop.engine import Choice
from mars_desktop.games.onmars.content import TECH_INDEX, Content
from mars_desktop.games.onmars.state import State
from mars_desktop.games.onmars.words import ITEMS, RED_ACTIONS

QUARTERS: Final = "quarters"
WORKING: Final = "working-area"
HIRE: Final = "action hire"


class Way(NamedTuple):
    """How an answer is shown: the places that together name it, and others it may be dragged from or to as well."""

    steps: tuple[str, ...]
    beside: tuple[str, ...] = ()

    def has(self, place: str) -> bool:
        """Whether a place has a part in the answer."""
        return place in self.steps or place in self.beside


NO_WAY: Final = Way(())
"""An answer that no place names: only the bar gives it."""

MOVES: Final = frozenset({"bot", "rover"})
"""Verbs that move a piece on the map; the map takes them by itself."""

_KINDS: Final[Mapping[str, tuple[str, ...]]] = {
    "scientist": ("scientist", "blueprint"),
    "use": ("blueprint",),
    "produce": ("blueprint",),
    "goal": ("goal",),
    "give": ("goal",),
    "deliver": ("contract", "store"),
    "learn": ("tech", "lab"),
    "building": ("building",),
    "upgrade": ("blueprint", "hex"),
    "gain": ("store",),
    "sell": ("store",),
    "swap": ("store", "store"),
    "discovery": ("tile", "hex"),
    "space": ("space",),
    "bot-on": ("hex",),
    "displace": ("hex",),
    "shelter": ("hex",),
}
"""What the words of an answer name, by its verb; words beyond those are told apart in a list."""


def seat_place(word: str) -> str:
    """The place of a player by the word in a choice, ``p2``."""
    return f"seat {int(word[1:]) - 1}"


def way_of(content: Content, view: State, choice: Choice) -> Way:
    """Where on the screen an answer is given."""
    verb, words = choice.verb, choice.words
    if verb in _KINDS:
        return Way(tuple(f"{kind} {word}" for kind, word in zip(_KINDS[verb], words, strict=False)))
    match verb:
        case "main":
            return _main(words)
        case "exec":
            return Way((f"exec {words[0]}",), ("store crystal",))
        case "take":
            return _taken(content, words[0])
        case "develop":
            at = view.players[choice.seat].tech_at[TECH_INDEX[words[0]]]
            return Way((f"lab {content.spaces[at].id}", f"lab {words[1]}"))
        case "site":
            return Way((f"hex {words[0]}",), tuple(seat_place(word) for word in words[1:]))
        case "ship":
            return Way((f"depot {words[0]}",), (QUARTERS,))
        case "tech":
            return Way((seat_place(words[0]),))
        case "retrieve":
            return Way((WORKING if words[0] == WORKING else f"action {words[0]}",), (QUARTERS,))
        case _:
            return NO_WAY


def _main(words: tuple[str, ...]) -> Way:
    if words[0] == "hire":
        return Way((HIRE, f"offer {words[1]}"), (QUARTERS,))
    return Way((f"action {words[0]}",), (QUARTERS,) if words[0] in RED_ACTIONS else ())


def _taken(content: Content, thing: str) -> Way:
    if thing in ITEMS:
        return Way((f"warehouse {thing}",), (f"store {thing}",))
    return Way((f"blueprint {thing}" if thing in content.blueprint_index else f"offer {thing}",))


def open_places(ways: Iterable[Way], taken: str = "") -> set[str]:
    """The places that may be pressed now; with one ``taken``, those that go together with it."""
    if not taken:
        return {place for way in ways for place in way.steps}
    return {place for way in ways if way.has(taken) for place in way.steps if place != taken}
