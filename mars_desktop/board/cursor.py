"""The keyboard's way over the board: one cursor that walks among spots by where they lie."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from enum import Enum

from PySide6.QtCore import QPointF

from mars_desktop.board.layout import Spot

# A spot counts as lying in a direction while it strays sideways no further than this part of the way ahead.
CONE = 1.2


class Direction(Enum):
    """The four arrow keys as unit steps in the scene, y growing downwards."""

    LEFT = (-1, 0)
    RIGHT = (1, 0)
    UP = (0, -1)
    DOWN = (0, 1)


def reading_order(spots: Iterable[Spot]) -> list[Spot]:
    """Spots row by row from the top, each row from the left; moons last."""
    return sorted(spots, key=lambda spot: (spot.moon, round(spot.centre.y()), spot.centre.x()))


class BoardCursor:
    """Stands on one spot or nowhere. Steps keep to the row or column where the cursor last stood by choice.

    Rows of hexes on a corner are shifted by half a hex, and so are columns of hexes on an edge; without that memory a
    straight walk would drift to one side.
    """

    def __init__(self) -> None:
        self._spots: dict[str, Spot] = {}
        self._line: float | None = None
        self._upright = False
        self.at: str | None = None

    def lay_out(self, spots: Mapping[str, Spot]) -> None:
        """Take the spots of a new layout; a cursor whose spot is gone stands nowhere."""
        self._spots = dict(spots)
        self._line = None
        if self.at not in self._spots:
            self.at = None

    def put(self, spot_id: str | None) -> None:
        """Stand on a spot, or nowhere."""
        self.at = spot_id if spot_id in self._spots else None
        self._line = None

    def move(self, direction: Direction, start: Iterable[str] = ()) -> str | None:
        """Step to the nearest spot in a direction and return it; from nowhere, to the first of `start` or the middle.

        At the edge the cursor stays where it is. Without any spot the answer is None.
        """
        if self.at is None:
            self.put(self._first(start))
            return self.at
        here = self._spots[self.at].centre
        dx, dy = direction.value
        upright = bool(dy)
        if self._line is None or upright is not self._upright:
            self._line, self._upright = here.x() if upright else here.y(), upright
        best: tuple[float, str] | None = None
        for spot in self._spots.values():
            x, y = spot.centre.x() - here.x(), spot.centre.y() - here.y()
            ahead, aside = (dx * x, abs(y)) if dx else (dy * y, abs(x))
            if ahead <= 1 or aside > ahead * CONE:
                continue
            astray = abs((spot.centre.x() if upright else spot.centre.y()) - self._line)
            cost = ahead + astray
            if best is None or cost < best[0]:
                best = (cost, spot.id)
        if best is not None:
            self.at = best[1]
        return self.at

    def jump(self, wanted: Iterable[str], forward: bool) -> str | None:
        """Go to the next wanted spot in reading order; None, without a move, when there is none further on."""
        among = set(wanted)
        order = reading_order(spot for spot in self._spots.values() if spot.id in among or spot.id == self.at)
        ids = [spot.id for spot in order]
        if not forward:
            ids.reverse()
        ahead = ids[ids.index(self.at) + 1 :] if self.at in ids else ids
        if not ahead:
            return None
        self.put(ahead[0])
        return self.at

    def _first(self, start: Iterable[str]) -> str | None:
        among = set(start) & set(self._spots)
        if among:
            return reading_order(self._spots[name] for name in among)[0].id
        on_map = [spot for spot in self._spots.values() if not spot.moon]
        if not on_map:
            return None
        total = QPointF()
        for spot in on_map:
            total += spot.centre
        middle = total / len(on_map)
        return min(on_map, key=lambda spot: (spot.centre - middle).manhattanLength()).id
