"""What the cover says while it waits for a seat; nothing in it is hidden from anybody."""

from mars_desktop.models.controller import GameController
from mars_desktop.windows.game_screens import screens_of
from mars_desktop.windows.seat_line import SeatWord
from mars_desktop.windows.words import tr


def cover_remark(controller: GameController) -> str:
    """What the next seat is asked, in public words."""
    return screens_of(controller.rules.setup.game).cover_remark(controller)


def sealed_seats(controller: GameController) -> list[SeatWord]:
    """The other seats of a sealed phase, and whether their envelopes are closed; none outside of one."""
    if not controller.sealed:
        return []
    open_ = controller.open_seats
    return [
        SeatWord(seat.colour, seat.name, tr("to choose") if i in open_ else tr("sealed"))
        for i, seat in enumerate(controller.rules.setup.seats)
        if i != controller.next_seat
    ]
