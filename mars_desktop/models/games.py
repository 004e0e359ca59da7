"""The games of the program by their ids: what they are called, before anything else of them is loaded.

A game is known here with its name and the module of its face; `face_of` loads that when it is first wanted.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Final, NamedTuple

from mars_desktop.models.words import tr

if TYPE_CHECKING:
    from mars_desktop.models.face import GameFace


class KnownGame(NamedTuple):
    """A game: its name, the module whose `FACE` shows it, and whether its rounds are called generations."""

    name: str
    face: str
    in_generations: bool = False


KNOWN: Final[dict[str, KnownGame]] = {
    "terraforming": KnownGame("Terraforming Mars", "mars_desktop.models.terraforming_face", in_generations=True),
    "legacy": KnownGame("The Legacy of Mars", "mars_desktop.models.terraforming_face", in_generations=True),
    "onmars": KnownGame("On Mars", "mars_desktop.models.onmars.face"),
}


def face_of(game: str) -> "GameFace":
    """The face of a game; games that are told in the same words share one. Raises `KeyError` for an unknown id."""
    face: GameFace = import_module(KNOWN[game].face).FACE
    return face


def family_of(game: str) -> str:
    """What is equal for games whose points can be compared, because they share a face; a game unknown here is alone."""
    return KNOWN[game].face if game in KNOWN else game


def game_name(game: str) -> str:
    """What a game is called, by its id; the id itself where this version does not know it."""
    return tr(KNOWN[game].name) if game in KNOWN else game


def in_generations(game: str) -> bool:
    """Whether the rounds of a game are called generations."""
    return game in KNOWN and KNOWN[game].in_generations


def round_words(game: str, n: int) -> str:
    """“generation 5” or “round 5”."""
    return tr("generation {n}", n=n) if in_generations(game) else tr("round {n}", n=n)


def round_title(game: str, n: int) -> str:
    """“Generation 5” or “Round 5”, at the beginning of a line."""
    return tr("Generation {n}", n=n) if in_generations(game) else tr("Round {n}", n=n)
