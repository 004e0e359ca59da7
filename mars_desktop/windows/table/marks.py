"""The colours and shapes of the seats at one table."""

from mars_desktop.engine.setup import COLOURS, Setup
from mars_desktop.theme.color_tokens import Seat
from mars_desktop.theme.tokens import look


def seat_marks(setup: Setup) -> tuple[Seat, ...]:
    """The mark of every seat, in the order of the table."""
    return tuple(look().seats[COLOURS.index(seat.colour)] for seat in setup.seats)
