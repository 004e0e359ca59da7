"""Which pieces travelled between two moments, and from where to where: plain values without Qt."""

from __future__ import annotations

from collections.abc import Iterator

from mars_desktop.board.onmars.overlays import Traveller
from mars_desktop.models.onmars.board_rows import BoardRows, PieceRow, waiting_id

Journey = tuple[Traveller, str, str]
"""What travelled, the place where it was and the place where it is."""


def journeys(before: BoardRows, after: BoardRows) -> Iterator[Journey]:
    """The journeys that lead from one moment to another.

    Bots of a seat are all alike: those that are gone are taken to be those that came, the nearest pairs first. What
    came from nowhere or went there makes no journey.
    """
    yield from _pieces(before, after)
    were = {space.seat: space.id for space in before.spaces if space.seat is not None}
    for space in after.spaces:
        start = were.get(space.seat) if space.seat is not None else None
        if space.seat is not None and start is not None and start != space.id:
            yield space.seat, start, space.id


def _pieces(before: BoardRows, after: BoardRows) -> Iterator[Journey]:
    cells = {cell.name: (cell.q, cell.r) for cell in after.hexes}
    left, came = _standing(before), _standing(after)
    for piece, there in came.items():
        here = left.get(piece, [])
        starts = [place for place in here if place not in there]
        goals = [place for place in there if place not in here and place in cells]
        while starts and goals:
            start, goal = min(
                ((one, other) for one in starts for other in goals),
                key=lambda pair: (_distance(cells.get(pair[0], (0, 0)), cells[pair[1]]), pair),
            )
            starts.remove(start)
            goals.remove(goal)
            yield piece, start, goal


def _standing(rows: BoardRows) -> dict[PieceRow, list[str]]:
    standing: dict[PieceRow, list[str]] = {}
    for cell in rows.hexes:
        for piece in cell.pieces:
            standing.setdefault(piece, []).append(cell.name)
    for seat in rows.waiting:
        standing.setdefault(PieceRow("rover", seat), []).append(waiting_id(seat))
    return standing


def _distance(a: tuple[int, int], b: tuple[int, int]) -> int:
    dq, dr = a[0] - b[0], a[1] - b[1]
    return max(abs(dq), abs(dr), abs(dq + dr))
