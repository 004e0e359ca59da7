"""Ways to do something without minding which of its questions have one answer and therefore ask nothing."""

from tests.games.onmars.board import Board
from tests.games.onmars.laying import Place


def answer(board: Board, *texts: str) -> None:
    """Make those choices that are asked for, in this order; what was answered by itself before is passed over."""
    happened = []
    for text in texts:
        if board.choice(text) in board.asked.options:
            happened += board.do(text)
    board.events = happened


def construct(board: Board, building: str, place: Place) -> None:
    """A turn's Construct action up to the hex; fails if the building does not come to stand there."""
    q, r = place
    answer(board, "main construct", f"building {building}", f"site ({q},{r})")
    while board.asked.kind == "displace":
        happened = board.events
        board.events = happened + board.do(str(board.asked.options[0]))
    assert board.building_at(place) == building, f"no {building} was built on {place}"


def at_home(board: Board, seat: int) -> tuple[int, int]:
    """A player's Colonists in the Living Quarters and in the Working Area."""
    return board.player(seat).quarters, board.player(seat).working


def pass_turn(board: Board) -> None:
    """An empty turn in the Colony or in Orbit, whosever it is."""
    seat = board.asked.seat
    if board.player(seat).space <= 4:
        # Resupply of whatever comes first; what has no room is left.
        answer(board, "main resupply")
        if (board.asked.seat, board.asked.kind) == (seat, "warehouse"):
            board.do(str(board.asked.options[0]))
    else:
        answer(board, "main control-center")
    for text in ("stop", "end"):
        if not board.state.over and board.asked.seat == seat and text in board.options:
            board.do(text)
