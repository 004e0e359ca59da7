"""Hexagonal grids in axial coordinates: q grows eastward, r southward, pointy tops."""

from typing import Final

Axial = tuple[int, int]

CLOCKWISE: Final[tuple[Axial, ...]] = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))
"""The six directions clockwise, beginning at the upper left."""


def neighbours(at: Axial) -> list[Axial]:
    """The six neighbouring coordinates, clockwise from the upper left."""
    q, r = at
    return [(q + dq, r + dr) for dq, dr in CLOCKWISE]


def distance(a: Axial, b: Axial) -> int:
    """The number of steps between two hexes."""
    dq, dr = a[0] - b[0], a[1] - b[1]
    return (abs(dq) + abs(dr) + abs(dq + dr)) // 2


def ring(centre: Axial, radius: int) -> list[Axial]:
    """All coordinates at exactly that distance, clockwise from the upper left."""
    if radius == 0:
        return [centre]
    q, r = centre[0], centre[1] - radius
    result: list[Axial] = []
    for dq, dr in ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)):
        for _ in range(radius):
            result.append((q, r))
            q, r = q + dq, r + dr
    return result


class HexGrid:
    """A set of hexes, numbered in the order given, with neighbours by number.

    ``adjacent[i]`` lists neighbours clockwise from the upper left; coordinates
    outside the set do not appear.
    """

    def __init__(self, cells: list[Axial]) -> None:
        if len(set(cells)) != len(cells):
            raise ValueError("two hexes have the same coordinates")
        self.cells: Final = tuple(cells)
        self.index: Final = {cell: i for i, cell in enumerate(cells)}
        self.adjacent: Final = tuple(
            tuple(self.index[other] for other in neighbours(cell) if other in self.index) for cell in cells
        )

    def on_edge(self, i: int) -> bool:
        """Whether the hex has fewer than six neighbours in the grid."""
        return len(self.adjacent[i]) < 6
