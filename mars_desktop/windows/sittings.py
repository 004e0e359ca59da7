"""What the cover says while it waits for a seat; nothing in it is hidden from anybody."""

from mars_desktop.games.terraforming.rules import TerraformingRules
from mars_desktop.games.terraforming.state import State
from mars_desktop.models.controller import GameController
from mars_desktop.windows.seat_line import SeatWord
from mars_desktop.windows.words import tr


def cover_remark(controller: GameController) -> str:
    """What the next seat is asked, in public words."""
    view: State = controller.view
    n = view.generation
    match controller.asked_kind:
        case "start":
            return tr("Corporations and first cards")
        case "draft":
            return tr("Draft, generation {n}", n=n)
        case "research":
            return tr("Research, generation {n}", n=n)
        case "action":
            return tr("Action phase, generation {n}", n=n)
        case _:
            return tr("A question, generation {n}", n=n)


def sealed_seats(controller: GameController) -> list[SeatWord]:
    """The other seats of a sealed phase, and whether their envelopes are closed; none outside of one."""
    rules = controller.rules
    if controller.asked_kind not in ("start", "draft", "research") or not isinstance(rules, TerraformingRules):
        return []
    open_ = controller.open_seats
    return [
        SeatWord(seat.colour, seat.name, tr("to choose") if i in open_ else tr("sealed"))
        for i, seat in enumerate(rules.setup.seats)
        if i != controller.next_seat
    ]
