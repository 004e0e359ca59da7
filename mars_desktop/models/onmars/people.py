"""Who plays on the board: the people of the seats, and in a game alone Lacerda as well."""

from mars_desktop.engine.setup import COLOURS
from mars_desktop.games.onmars.table import Table
from mars_desktop.games.onmars.wording.things import person
from mars_desktop.models.languages import speaker_now


def seat_name(table: Table, player: int) -> str:
    """What a player is called, the solo opponent included."""
    return person(table, player, speaker_now())


def seat_colour(table: Table, player: int) -> str:
    """The colour of a player; the opponent has the first one that nobody chose."""
    if player != table.opponent:
        return table.setup.seats[player].colour
    taken = {seat.colour for seat in table.setup.seats}
    return next(colour for colour in COLOURS if colour not in taken)


def seat_index(table: Table, player: int) -> int:
    """The place of a player's colour among all colours, by which boards draw its mark."""
    return COLOURS.index(seat_colour(table, player))
