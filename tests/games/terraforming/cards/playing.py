"""Playing or using one card and reading off every number that changed at the table.

    play(table, "asteroid", 14, "remove p2") == {"temperature": 2, "tr": 1, "titanium": 2, "p2 plants": -3}

Seat 0 acts and stands without a name, other seats as ``p2``, ``p3``. Names of numbers:
a resource, ``... production``, ``tr``, ``cards`` (in hand), a parameter, the id of a card
(resources on it), ``city E3`` or ``claim E3`` (something on the map). What did not change
is left out, so a comparison states that nothing else happened.
"""

from mars_desktop.games.terraforming.resources import PARAMETERS, RESOURCES, TAGS
from mars_desktop.games.terraforming.state import NOBODY, TILES
from tests.games.terraforming.situation import Situation


def _name(seat: int) -> str:
    return "" if seat <= 0 else f"p{seat + 1} "


def standing(table: Situation) -> dict[str, int]:
    """Every number at the table."""
    state, board = table.state, table.table.map
    numbers = {name: state.parameters[i] for i, name in enumerate(PARAMETERS)}
    for seat, player in enumerate(state.players):
        for r, resource in enumerate(RESOURCES):
            numbers[f"{_name(seat)}{resource}"] = player.stock[r]
            numbers[f"{_name(seat)}{resource} production"] = player.production[r]
        numbers[f"{_name(seat)}tr"] = player.tr
        numbers[f"{_name(seat)}cards"] = len(player.hand)
        for card, units in player.resources.items():
            numbers[table.table.cards[card].id] = units
    for i, place in enumerate(board.places):
        if state.tile[i]:
            numbers[f"{_name(state.owner[i])}{TILES[state.tile[i]]} {place}"] = 1
        if state.claim[i] != NOBODY:
            numbers[f"{_name(state.claim[i])}claim {place}"] = 1
    return numbers


def changes(table: Situation, *choices: str, paid: int = 0, played: int = 0) -> dict[str, int]:
    """Make choices, which must answer every question; what changed beyond the M€ ``paid`` and the cards ``played``."""
    before = standing(table)
    table.do(*choices)
    assert table.asked.kind == "action", f"{table.asked.kind} {table.options} is left open"
    after = standing(table)
    after["mc"] += paid
    after["cards"] += played
    differences = {name: after.get(name, 0) - before.get(name, 0) for name in {**before, **after}}
    return {name: change for name, change in differences.items() if change}


def why_not(table: Situation, choice: str) -> str:
    """Why a choice is refused: the key of the reason and its values by name."""
    reason = table.refused(choice)
    values = ", ".join(f"{name}={value}" for name, value in sorted(reason.values))
    return f"{reason.key}({values})" if values else reason.key


def afford(table: Situation, card: str, price: int) -> None:
    """Give seat 0 the turn, the card and exactly its price; one M€ less must not be enough."""
    table.turn_of(0).hand(0, card).stock(0, mc=price - 1)
    assert why_not(table, f"play {card}") == f"needs-payment(have={price - 1}, need={price})"
    table.stock(0, mc=price)


def play(table: Situation, card: str, price: int, *answers: str) -> dict[str, int]:
    """Play a card at exactly its price, answering all its questions; what changed beyond the price."""
    afford(table, card, price)
    return changes(table, f"play {card} mc={price}", *answers, paid=price, played=1)


def offered(table: Situation, card: str, price: int, *answers: str) -> set[str]:
    """The options of the question that is open once a card is played and the first answers are given."""
    afford(table, card, price)
    table.do(f"play {card} mc={price}", *answers)
    return table.options


def use(table: Situation, card: str, *answers: str) -> dict[str, int]:
    """Use a card's action in a new generation, answering all its questions; what changed, costs included."""
    table.turn_of(0).state.players[0].used.clear()
    return changes(table, f"use {card}", *answers)


def unplayable(table: Situation, card: str) -> str:
    """Why a card cannot be played, with 200 M€ at hand."""
    return why_not(table.turn_of(0).hand(0, card).stock(0, mc=200), f"play {card}")


def unusable(table: Situation, card: str) -> str:
    """Why a card's action cannot be used in a new generation."""
    table.turn_of(0).state.players[0].used.clear()
    return why_not(table, f"use {card}")


def printed(table: Situation, card: str) -> tuple[str, str, int]:
    """Kind and tags of a card in the order of the list of tags, and the points it alone gives its owner.

    An event lies face down: its points stay, its tags count for nothing.
    """
    table.in_play(0, card)
    face = table.table.content[card]
    lying = [tag for tag in TAGS for _ in range(table.tags_of(0, tag))]
    assert not (face.event and lying)
    tags = [TAGS[tag] for tag in sorted(face.tags)] if face.event else lying
    return face.kind, " ".join(tags), table.points(0, "cards")
