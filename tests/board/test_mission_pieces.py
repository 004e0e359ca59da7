"""What missions put on the board: Population, the two sides of an ocean, many moons, other worlds, longer tracks."""

import math
from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations

import pytest
from PySide6.QtCore import QSizeF, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from mars_desktop.board import BoardScene, BoardView, Gauge, HexCell, MoonCell, TileLook
from mars_desktop.board.ground import ICONS, PRICED
from mars_desktop.board.layout import MOON_RADIUS_OF_SIDE, MOON_TILE_OF_SIDE, lay_out
from mars_desktop.board.modes import Mode
from mars_desktop.board.ring import Parameter, arcs_of
from mars_desktop.board.tiles import paint_people, paint_tile
from mars_desktop.board.worlds import MARS, world_of
from mars_desktop.games.legacy.content import mission_map
from mars_desktop.theme.icons import icon_names
from mars_desktop.theme.motion import Pace, apply_pace, finish_motions
from mars_desktop.theme.tokens import look

SIDE = 30.0
SEVEN = tuple(MoonCell(f"moon-{n}", f"Moon {n}") for n in range(7))


def drawn(tile: TileLook) -> QImage:
    image = QImage(90, 90, QImage.Format.Format_Grayscale8)
    image.fill(Qt.GlobalColor.black)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(45, 45)
    paint_tile(painter, tile, SIDE, 1)
    painter.end()
    return image


@pytest.mark.parametrize(("one", "other"), list(combinations(range(5), 2)))
def test_every_number_of_population_looks_different_in_grey(qtbot: QtBot, one: int, other: int) -> None:
    assert drawn(TileLook("city", 0, people=one)) != drawn(TileLook("city", 0, people=other))


def test_four_populations_stay_on_their_tile(qtbot: QtBot) -> None:
    image = QImage(90, 90, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.translate(45, 45)
    paint_people(painter, 4, SIDE)
    painter.end()
    inside = SIDE * math.sqrt(3) / 2
    covered = [x for x in range(90) for y in range(90) if image.pixelColor(x, y).alpha() > 40]
    assert min(covered) >= 45 - inside
    assert max(covered) <= 45 + inside


@pytest.fixture
def moving() -> Iterator[None]:
    apply_pace(Pace.NORMAL)
    yield
    finish_motions()
    apply_pace(Pace.OFF)


def test_a_glacier_that_melts_is_turned_over_and_any_key_ends_it(board: BoardScene, moving: None) -> None:
    board.set_tiles({"0,1": TileLook("glacier")})
    finish_motions()
    board.set_tiles({"0,1": TileLook("ocean")})
    item = board._spots["0,1"]
    assert item._turning < 1
    assert item.last_move
    finish_motions()
    assert item._turning == 1


def test_a_population_more_is_no_new_tile(board: BoardScene, moving: None) -> None:
    board.set_tiles({"0,0": TileLook("city", 0)})
    finish_motions()
    board.set_tiles({"0,0": TileLook("city", 0, people=1)})
    item = board._spots["0,0"]
    assert item._landing == 1
    assert item.last_move


def test_previews_show_a_tile_as_it_would_be(board: BoardScene) -> None:
    city = TileLook("city", 0)
    board.set_tiles({"0,0": city})
    board.offer({"0,0": "E5"}, TileLook("population"), previews={"0,0": replace(city, people=1)})
    board.hover("0,0")
    assert board._spots["0,0"]._preview == replace(city, people=1)


def test_places_chosen_already_are_marked_and_can_be_pressed_again(board: BoardScene) -> None:
    board.offer({"0,1": "F5", "1,1": "F6"}, None, picked=["0,1"])
    assert board._spots["0,1"].mode is Mode.PICKED
    assert board._spots["1,1"].mode is Mode.TARGET
    assert board.gesture is not None
    assert board.gesture.allows("0,1")


# Moons


@pytest.mark.parametrize("size", [(748, 482), (1184, 700)])
def test_seven_moons_keep_off_the_ring_and_one_another(size: tuple[int, int], cells: tuple[HexCell, ...]) -> None:
    layout = lay_out(QSizeF(*size), cells, SEVEN, QSizeF(140, 70), QSizeF(66, 32))
    spots = [layout.spots[moon.id] for moon in SEVEN]
    radius = spots[0].side / MOON_TILE_OF_SIDE * MOON_RADIUS_OF_SIDE
    for spot in spots:
        away = spot.centre - layout.centre
        assert math.hypot(away.x(), away.y()) >= layout.side * look().ring.outer_of_side
    for one, other in combinations(spots, 2):
        apart = one.centre - other.centre
        assert math.hypot(apart.x(), apart.y()) >= 2 * radius


def test_of_many_moons_only_those_that_matter_are_shown(
    board: BoardScene, view: BoardView, cells: tuple[HexCell, ...]
) -> None:
    board.set_map("Many", cells, SEVEN)
    board.set_tiles({})
    assert not any(spot.moon for spot in board.layout.spots.values())
    board.set_tiles({"moon-3": TileLook("city", 1)})
    assert [spot.id for spot in board.places() if spot.moon] == ["moon-3"]
    board.offer({"moon-5": "Moon 5"}, TileLook("city", 1))
    assert [spot.id for spot in board.places() if spot.moon] == ["moon-3", "moon-5"]
    board.offer({}, None)
    assert [spot.id for spot in board.places() if spot.moon] == ["moon-3"]


# Tracks


def track(start: int, most: int, step: int = 1) -> Gauge:
    return Gauge(start, start, most, step, "", "", "")


def test_the_ring_is_shared_out_by_the_steps_of_the_tracks() -> None:
    gauges: dict[Parameter, Gauge] = {"temperature": track(-36, 8, 2), "oxygen": track(0, 14), "oceans": track(0, 10)}
    arcs = arcs_of(gauges)
    gap = look().ring.gap_degrees
    assert {arc.step for arc in arcs.values()} == {(360 - 3 * gap) / (22 + 14 + 10)}
    assert arcs["oceans"].start == pytest.approx(arcs["oxygen"].start + 14 * arcs["oxygen"].step + gap)
    assert arcs["temperature"].start == pytest.approx(arcs["oceans"].start + 10 * arcs["oceans"].step + gap)


def test_with_the_usual_tracks_the_ring_is_that_of_the_design() -> None:
    gauges: dict[Parameter, Gauge] = {"temperature": track(-30, 8, 2), "oxygen": track(0, 14), "oceans": track(0, 9)}
    arcs, start = arcs_of(gauges), look().ring.start_degrees_clockwise_from_north
    assert arcs["oxygen"].start == start.oxygen
    assert arcs["oceans"].start == pytest.approx(start.oceans, abs=0.2)
    assert arcs["temperature"].start == pytest.approx(start.temperature, abs=0.2)


def test_the_part_of_the_ring_under_a_point_is_found(board: BoardScene) -> None:
    start = look().ring.start_degrees_clockwise_from_north
    assert board.parameter_at(start.oceans + 3) == "oceans"
    assert board.parameter_at(start.oxygen - 8) is None


# Worlds


@pytest.mark.parametrize("world", ["Ceres", "Callisto", "Titan"])
def test_another_world_has_another_hue_and_the_lightness_of_mars(qapp: QApplication, world: str) -> None:
    for tone in map(QColor, look().planet.dark_ramp):
        other = world_of(world).toned(tone)
        assert other != tone
        assert other.lightnessF() == pytest.approx(tone.lightnessF(), abs=0.01)


def test_a_world_that_nobody_described_looks_like_mars(qapp: QApplication) -> None:
    assert world_of("Vesta") is MARS
    assert MARS.toned(QColor("#7e3f28")) == QColor("#7e3f28")


def test_titan_has_its_haze_before_any_oxygen() -> None:
    assert world_of("Titan").thick(0) > MARS.thick(0) == 0
    assert world_of("Titan").thick(1) == MARS.thick(1) == 1


@pytest.mark.parametrize("number", range(1, 8))
def test_every_printed_bonus_of_the_campaign_has_an_icon_of_its_own(number: int) -> None:
    board = mission_map("patience", number)
    names = {bonus.partition(PRICED)[0] for bonuses in board.bonus for bonus in bonuses}
    assert {ICONS.get(name, name) for name in names} <= set(icon_names())
