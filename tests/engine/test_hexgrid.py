"""Hexagonal grids in axial coordinates."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mars_desktop.engine.hexgrid import CLOCKWISE, Axial, HexGrid, distance, neighbours, ring

HEXES = st.tuples(st.integers(-20, 20), st.integers(-20, 20))


def hexagon(radius: int) -> list[Axial]:
    return [cell for r in range(radius + 1) for cell in ring((0, 0), r)]


@given(HEXES)
def test_every_hex_has_six_different_neighbours_at_distance_1(at: Axial) -> None:
    near = neighbours(at)
    assert len(set(near)) == 6
    assert all(distance(at, other) == 1 for other in near)
    assert all(at in neighbours(other) for other in near)


def test_neighbours_run_clockwise_from_the_upper_left() -> None:
    upper_left, upper_right, right, lower_right, lower_left, left = CLOCKWISE
    assert (upper_left, right, lower_right) == ((0, -1), (1, 0), (0, 1))
    for one, other in ((upper_left, lower_right), (upper_right, lower_left), (right, left)):
        assert (one[0] + other[0], one[1] + other[1]) == (0, 0)
    for i, direction in enumerate(CLOCKWISE):
        assert distance(direction, CLOCKWISE[(i + 1) % 6]) == 1


@given(HEXES, HEXES, HEXES)
def test_distance_is_a_distance(a: Axial, b: Axial, c: Axial) -> None:
    assert distance(a, b) == distance(b, a)
    assert (distance(a, b) == 0) == (a == b)
    assert distance(a, c) <= distance(a, b) + distance(b, c)


@given(HEXES, st.integers(0, 6))
def test_a_ring_holds_every_hex_at_its_distance_once_and_runs_along_neighbours(centre: Axial, radius: int) -> None:
    cells = ring(centre, radius)
    assert len(cells) == len(set(cells)) == max(1, 6 * radius)
    assert all(distance(centre, cell) == radius for cell in cells)
    if radius:
        assert all(distance(cell, cells[(i + 1) % len(cells)]) == 1 for i, cell in enumerate(cells))


def test_a_grid_numbers_hexes_in_the_order_given_and_knows_neighbours_inside_only() -> None:
    grid = HexGrid(hexagon(2))
    assert grid.cells[0] == (0, 0)
    assert [grid.cells[i] for i in grid.adjacent[0]] == neighbours((0, 0))
    corner = grid.index[0, -2]
    assert len(grid.adjacent[corner]) == 3
    assert all(i in grid.adjacent[j] for i in range(19) for j in grid.adjacent[i])


def test_the_edge_is_where_neighbours_are_missing() -> None:
    grid = HexGrid(hexagon(3))
    assert [i for i in range(len(grid.cells)) if grid.on_edge(i)] == list(range(19, 37))


def test_two_hexes_cannot_share_coordinates() -> None:
    with pytest.raises(ValueError, match="two hexes have the same coordinates"):
        HexGrid([(0, 0), (1, 0), (0, 0)])
