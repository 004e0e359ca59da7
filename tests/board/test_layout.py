"""Geometry: every place is found where it is drawn, and nothing overlaps."""

import math

import pytest
from PySide6.QtCore import QPointF, QSizeF

from mars_desktop.board.layout import StageLayout, hex_path, lay_out, ring_segment
from mars_desktop.board.pieces import Gauge, HexCell, MoonCell

SIZES = ((748, 482), (1184, 700), (480, 340), (700, 900))
CORNER = QSizeF(140, 70)
NAME = QSizeF(60, 16)


def laid_out(size: tuple[int, int], cells: tuple[HexCell, ...], moons: tuple[MoonCell, ...]) -> StageLayout:
    return lay_out(QSizeF(*size), cells, moons, CORNER, NAME)


@pytest.mark.parametrize("size", SIZES)
def test_every_place_is_found_at_its_own_centre_and_near_its_edge(
    size: tuple[int, int], cells: tuple[HexCell, ...], moons: tuple[MoonCell, ...]
) -> None:
    layout = laid_out(size, cells, moons)
    assert set(layout.spots) == {cell.id for cell in cells} | {"phobos", "ganymede"}
    for spot in layout.spots.values():
        for angle in range(0, 360, 30):
            step = QPointF(math.cos(math.radians(angle)), math.sin(math.radians(angle))) * (spot.side * 0.85)
            found = layout.spot_at(spot.centre + step)
            assert found is not None
            assert found.id == spot.id


def test_between_ring_and_corner_there_is_no_place(cells: tuple[HexCell, ...], moons: tuple[MoonCell, ...]) -> None:
    layout = laid_out((748, 482), cells, moons)
    assert layout.spot_at(QPointF(5, 5)) is None
    assert layout.spot_at(layout.tray.center()) is None


@pytest.mark.parametrize("size", SIZES)
def test_ring_corners_moons_and_tray_keep_apart(
    size: tuple[int, int], cells: tuple[HexCell, ...], moons: tuple[MoonCell, ...]
) -> None:
    layout = laid_out(size, cells, moons)
    reach = layout.side * 9.28
    width = size[0]
    assert layout.centre.x() - reach >= 0
    assert layout.centre.y() - reach >= 0
    inner_corner = QPointF(width - CORNER.width(), CORNER.height()) - layout.centre
    assert math.hypot(inner_corner.x(), inner_corner.y()) >= reach
    low = max(layout.spots[moon.id].centre.y() for moon in moons)
    assert layout.tray.bottom() < low
    assert layout.tray.left() > 0


@pytest.mark.parametrize(("size", "side"), [((748, 482), 25.0), ((1184, 700), 36.4)])
def test_hexes_have_the_size_of_the_design(
    size: tuple[int, int], side: float, cells: tuple[HexCell, ...], moons: tuple[MoonCell, ...]
) -> None:
    assert laid_out(size, cells, moons).side == pytest.approx(side, abs=0.15)


def test_a_hex_stands_on_a_corner() -> None:
    box = hex_path(10).boundingRect()
    assert box.height() == pytest.approx(20)
    assert box.width() == pytest.approx(10 * math.sqrt(3))


def test_ring_angles_run_clockwise_from_north() -> None:
    segment = ring_segment(8, 10, 80, 100)
    assert segment.contains(QPointF(9, 0))
    assert not segment.contains(QPointF(0, -9))
    assert not segment.contains(QPointF(-9, 0))


def test_a_gauge_counts_its_steps(gauges: tuple[Gauge, Gauge, Gauge]) -> None:
    temperature, oxygen, oceans = gauges
    assert (temperature.steps, oxygen.steps, oceans.steps) == (19, 14, 9)
    assert (temperature.taken, oxygen.taken, oceans.taken) == (11, 6, 5)
    assert temperature.step_of(0) == 15
    assert oxygen.progress == pytest.approx(6 / 14)


@pytest.mark.parametrize(
    ("name", "lines"),
    [
        ("Phobos", ("Phobos",)),
        ("Ganymede Colony", ("Ganymede", "Colony")),
        ("Phobos Space Haven", ("Phobos", "Space Haven")),
        ("Ganymed-Kolonie", ("Ganymed-", "Kolonie")),
    ],
)
def test_a_long_name_of_a_moon_is_broken_where_its_lines_are_shortest(name: str, lines: tuple[str, ...]) -> None:
    assert MoonCell("moon", name).lines == lines
