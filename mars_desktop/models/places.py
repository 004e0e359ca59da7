"""What lies on the map: tiles with their owners, and markers of claims."""

from typing import Final, NamedTuple

from mars_desktop.engine.setup import COLOURS
from mars_desktop.games.legacy.melting import comes_as_glacier
from mars_desktop.games.legacy.state import LegacyState
from mars_desktop.games.terraforming.rules import TerraformingRules
from mars_desktop.games.terraforming.state import NO_TILE, OCEAN, SPECIAL, TILES, State

_GLYPHS: Final = {
    "natural-preserve": "tag-science",
    "mining-rights": "steel",
    "mining-area": "steel",
    "commercial-district": "mc",
    "ecological-zone": "tag-animal",
    "industrial-center": "tag-building",
    "lava-flows": "heat",
    "mohole-area": "heat",
    "nuclear-zone": "energy",
    "restricted-area": "tag-science",
}
"""Icons of special tiles by the card that places them; other cards show the sign of any special tile."""


class Piece(NamedTuple):
    """A tile as the board shows it: "ocean", "glacier", "greenery", "city" or "special".

    `mark` is the place of the owner's colour among the five seats' marks, None for nobody's; a special tile has the
    name of an icon. `people` is the Population on it.
    """

    kind: str
    mark: int | None
    glyph: str | None
    people: int = 0


def pieces(rules: TerraformingRules, view: State) -> dict[str, Piece]:
    """The tiles by id of their place."""
    table = rules.table
    laid = {}
    for place, tile in enumerate(view.tile):
        if tile == NO_TILE:
            continue
        card = view.tile_card[place]
        glyph = glyph_of(table.cards[card].id) if tile == SPECIAL and card >= 0 else None
        people = table.population_on(view, place)
        laid[table.map.places[place]] = Piece(_kind(view, place), mark_of(rules, view.owner[place]), glyph, people)
    return laid


def _kind(view: State, place: int) -> str:
    tile = view.tile[place]
    frozen = tile == OCEAN and isinstance(view, LegacyState) and view.frozen[place]
    return "glacier" if frozen else TILES[tile]


def new_kind(rules: TerraformingRules, view: State, tile: str) -> str:
    """How a tile that is placed now will lie: an ocean of a mission on the side that the temperature asks for."""
    frozen = tile == "ocean" and isinstance(view, LegacyState) and comes_as_glacier(rules.table, view)
    return "glacier" if frozen else tile


def glyph_of(card: str) -> str | None:
    """The icon on the special tile that a card places; None stands for the sign of any special tile."""
    return _GLYPHS.get(card)


def claims(rules: TerraformingRules, view: State) -> dict[str, int]:
    """The markers of claims: place and the owner's place among the five seats' marks."""
    marks = ((rules.table.map.places[place], mark_of(rules, seat)) for place, seat in enumerate(view.claim))
    return {place: mark for place, mark in marks if mark is not None}


def mark_of(rules: TerraformingRules, seat: int) -> int | None:
    """The place of a seat's colour among the five seats' marks; None for nobody and the neutral opponent."""
    return COLOURS.index(rules.setup.seats[seat].colour) if seat >= 0 else None
