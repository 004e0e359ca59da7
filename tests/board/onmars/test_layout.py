"""Where the places of the board are: every hex by its name, and nothing over anything else."""

import math
from itertools import combinations

import pytest
from PySide6.QtCore import QPointF, QRectF, QSizeF

from mars_desktop.board.onmars.layout import ColonyLayout, lay_out
from tests.board.onmars.sample import BARE

SIZES = [QSizeF(560, 470), QSizeF(850, 700), QSizeF(480, 340), QSizeF(600, 900), QSizeF(1400, 500)]


def laid_out(size: QSizeF) -> ColonyLayout:
    return lay_out(size, BARE, (0, 1, 2, 3), 17.0)


def box(layout: ColonyLayout, place: str) -> QRectF:
    spot = layout.spots[place]
    return QRectF(spot.centre.x() - spot.side, spot.centre.y() - spot.side, 2 * spot.side, 2 * spot.side)


def test_the_map_has_91_hexes_with_g5_in_the_middle() -> None:
    layout = laid_out(SIZES[0])
    assert len(BARE) == 91
    assert layout.spots["G5"].centre == layout.centre


def test_south_of_a_hex_lies_the_next_number_and_neighbours_are_one_hex_away() -> None:
    layout = laid_out(SIZES[0])
    cells = {(cell.q, cell.r): cell.name for cell in BARE}
    for (q, r), name in cells.items():
        for step in ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0)):
            other = cells.get((q + step[0], r + step[1]))
            if other is not None:
                way = layout.spots[other].centre - layout.spots[name].centre
                assert math.hypot(way.x(), way.y()) == pytest.approx(layout.side * math.sqrt(3))
    way = layout.spots["D4"].centre - layout.spots["D3"].centre
    assert [way.x(), way.y()] == pytest.approx([0, layout.side * math.sqrt(3)])


@pytest.mark.parametrize("size", SIZES)
def test_every_place_is_on_the_stage_and_no_two_overlap(size: QSizeF) -> None:
    layout = laid_out(size)
    stage = QRectF(QPointF(0, 0), size)
    for name, spot in layout.spots.items():
        assert stage.contains(box(layout, name)), name
        assert layout.spot_at(spot.centre) == spot
    boxes = [f"{n}" for n in range(1, 9)] + [f"rover-p{n}" for n in range(1, 5)]
    for one, other in combinations(boxes, 2):
        assert not box(layout, one).intersects(box(layout, other)), (one, other)
    for name in boxes:
        assert all(not box(layout, name).contains(layout.spots[cell.name].centre) for cell in BARE)
    assert stage.contains(layout.tray)


@pytest.mark.parametrize("size", SIZES)
def test_the_shuttle_line_lies_between_spaces_4_and_5(size: QSizeF) -> None:
    layout = laid_out(size)
    xs = [stop.x() for stop in layout.stops]
    assert xs == sorted(xs)
    assert xs[0] - layout.stop_radius > layout.spots["4"].centre.x() + layout.spots["4"].side
    assert xs[-1] + layout.stop_radius < layout.spots["5"].centre.x() - layout.spots["5"].side
    order = [("orbit", n) for n in (5, 4, 3, 2, 1)] + [("colony", n) for n in (1, 2, 3, 4, 5)]
    assert [layout.stop(side, n) for side, n in order] == list(layout.stops)  # type: ignore[arg-type]  # a name of a side


@pytest.mark.parametrize("size", [QSizeF(560, 470), QSizeF(850, 700)])
def test_places_are_large_enough_to_be_hit(size: QSizeF) -> None:
    layout = laid_out(size)
    assert all(2 * spot.side >= 32 for spot in layout.spots.values())
    assert layout.tray.width() >= 32


@pytest.mark.parametrize(("x", "y", "inside"), [(0.95, 0, True), (0, 0.85, True), (0, 0.88, False), (0.8, 0.5, False)])
def test_a_hex_lies_on_an_edge(x: float, y: float, inside: bool) -> None:
    spot = laid_out(SIZES[0]).spots["G5"]
    assert spot.contains(spot.centre + QPointF(x, y) * spot.side) is inside
