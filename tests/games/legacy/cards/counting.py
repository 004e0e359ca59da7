"""Counting what cards count, straight from the state and in the words of the files."""

from collections.abc import Callable
from typing import Final

from mars_desktop.games.legacy.state import LegacyPlayer
from mars_desktop.games.terraforming.resources import TAG_INDEX
from tests.games.legacy.cards.reading import EVERYTHING, Raw
from tests.games.legacy.situation import Beginning

TILES = {"ocean": 1, "greenery": 2, "city": 3, "special": 4}


def _is(table: Beginning, place: int, word: str, seat: int) -> bool:
    state = table.here
    tile = state.tile[place]
    return {
        "any": tile != 0,
        "glacier": tile == 1 and state.frozen[place] == 1,
        "water": tile == 1 and state.frozen[place] == 0,
        "population": state.people[place] > 0,
        "neutral-city": tile == 3 and state.owner[place] == -2,
        "own-tile": tile != 0 and state.owner[place] == seat,
    }.get(word, tile == TILES.get(word))


def _whose(owner: int, seat: int, whose: str) -> bool:
    return whose == "all" or (owner == seat if whose == "me" else owner >= 0 and owner != seat)


def _tags(table: Beginning, measure: Raw, card: str, seat: int) -> int:
    tags = measure["tags"]
    lying = sum(player.tags[TAG_INDEX[tag]] for player in _players(table, measure, seat) for tag in tags)
    # an event lies face down again once it is played
    raw = EVERYTHING[card]
    return lying + sum(tag in tags for tag in raw.get("tags", []) if raw.get("kind") == "event")


def _tiles(table: Beginning, measure: Raw, card: str, seat: int) -> int:
    state, board, whose = table.here, table.table.map, measure.get("whose", "me")
    beside = measure.get("adjacent", False)
    found = _beside(table, card) if beside else set(range(len(board.places)))
    found = {p for p in found if _is(table, p, measure.get("tile", "any"), seat)}
    found = {p for p in found if beside or _whose(state.owner[p], seat, whose)}
    if measure.get("board") == "mars":
        found = {p for p in found if p < board.hexes}
    if "next_to" in measure:
        found = {p for p in found if any(_is(table, near, measure["next_to"], seat) for near in board.adjacent[p])}
    if measure.get("populated"):
        found = {p for p in found if state.people[p]}
    if measure.get("edge"):
        found = {p for p in found if p < board.hexes and len(board.adjacent[p]) < 6}
    return len(found)


def _population(table: Beginning, measure: Raw, card: str, seat: int) -> int:
    people, owner = table.here.people, table.here.owner
    if measure.get("adjacent"):
        return sum(people[place] for place in _beside(table, card))
    whose = measure.get("whose", "me")
    return sum(number for place, number in enumerate(people) if _whose(owner[place], seat, whose))


def _connected(table: Beginning, measure: Raw, card: str, seat: int) -> int:
    state, board = table.here, table.table.map
    left = {p for p in range(board.hexes) if state.owner[p] == seat and state.tile[p] not in (0, 1)}
    best = 0
    while left:
        group, size = {left.pop()}, 0
        while group:
            size += 1
            near = set(board.adjacent[group.pop()]) & left
            left -= near
            group |= near
        best = max(best, size)
    return best


def _beside(table: Beginning, card: str) -> set[int]:
    """Places beside the tile that the card placed."""
    board, index = table.table.map, table.table.content.index[card]
    placed = [place for place, by in enumerate(table.state.tile_card) if by == index]
    return {near for place in placed for near in board.adjacent[place]}


def _players(table: Beginning, measure: Raw, seat: int) -> list[LegacyPlayer]:
    whose = measure.get("whose", "me")
    return [player for other, player in enumerate(table.here.players) if _whose(other, seat, whose)]


def _of_deck(deck: str) -> Callable[[Beginning, Raw, str, int], int]:
    def count(table: Beginning, measure: Raw, card: str, seat: int) -> int:
        cards = table.table.cards_of_campaign.cards
        return sum(cards[c].deck == deck for p in _players(table, measure, seat) for c in p.played + p.events)

    return count


_COUNTS: Final[dict[str, Callable[[Beginning, Raw, str, int], int]]] = {
    "tags": _tags,
    "tiles": _tiles,
    "population": _population,
    "connected": _connected,
    "innovations": _of_deck("innovation"),
    "developments": _of_deck("development"),
    "here": lambda table, _, card, seat: table.player(seat).resources.get(table.table.content.index[card], 0),
    "events": lambda table, measure, _, seat: sum(len(p.events) for p in _players(table, measure, seat)),
    "titles": lambda table, measure, _, seat: sum(
        title in measure["titles"] for p in _players(table, measure, seat) for title in p.titles
    ),
}


def amount(table: Beginning, raw: int | Raw, card: str, seat: int = 0) -> int:
    """An amount as a number."""
    if isinstance(raw, int):
        return raw
    counted = _COUNTS[raw["count"]["of"]](table, raw["count"], card, seat)
    found = int(raw.get("each", 1)) * (counted // int(raw.get("per", 1)))
    return min(found, raw["max"]) if "max" in raw else found
