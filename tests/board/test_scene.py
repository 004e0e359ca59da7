"""The scene shows what it is told and touches only what changed."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import pairwise

import pytest
from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from mars_desktop.board import BoardScene, BoardView, Gauge, HexCell, TileLook
from mars_desktop.board.modes import Mode
from mars_desktop.theme.tokens import look

TILES = {"0,0": TileLook("city", 1), "1,1": TileLook("ocean"), "phobos": TileLook("city", 0)}
CLAIMS = {"2,0": 3}


def picture(board: BoardScene, ratio: float = 1.0) -> QImage:
    """The stage as it is drawn at a device pixel ratio."""
    size = board.sceneRect().size().toSize()
    image = QImage(QSize(round(size.width() * ratio), round(size.height() * ratio)), QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(ratio)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    board.render(painter, QRectF(0, 0, size.width(), size.height()))
    painter.end()
    return image


@contextmanager
def changes(board: BoardScene) -> Iterator[list[QRectF]]:
    """Collect the regions of the scene that ask to be drawn again."""
    regions: list[QRectF] = []
    QApplication.processEvents()
    board.changed.connect(regions.extend)
    yield regions
    QApplication.processEvents()
    board.changed.disconnect()


def test_tiles_shown_twice_touch_nothing(board: BoardScene, view: BoardView) -> None:
    board.set_tiles(TILES, CLAIMS)
    board.clear_last_move()
    with changes(board) as regions:
        board.set_tiles(dict(TILES), dict(CLAIMS))
    assert regions == []


def test_a_new_tile_touches_its_own_place_only(board: BoardScene, view: BoardView) -> None:
    with changes(board) as regions:
        board.set_tiles({"0,0": TileLook("greenery", 2)})
    assert regions
    spot = board.layout.spots["0,0"]
    allowed = QRectF(0, 0, spot.side * 3, spot.side * 3)
    allowed.moveCenter(spot.centre)
    assert all(allowed.contains(region) for region in regions)


def test_the_first_tiles_of_a_map_are_no_move(board: BoardScene, cells: tuple[HexCell, ...]) -> None:
    board.set_map("Other", cells)
    board.set_tiles({"0,0": TILES["0,0"]})
    assert not board._spots["0,0"].last_move


def test_new_tiles_are_marked_until_cleared(board: BoardScene) -> None:
    board.set_tiles({"0,0": TILES["0,0"]})
    board.set_tiles({"0,0": TILES["0,0"], "1,1": TILES["1,1"]})
    assert {place for place, item in board._spots.items() if item.last_move} == {"0,0", "1,1"}
    board.clear_last_move()
    assert not any(item.last_move for item in board._spots.values())


def test_a_tile_taken_back_is_gone_with_its_mark(board: BoardScene) -> None:
    before = picture(board)
    board.set_tiles(TILES, CLAIMS)
    assert picture(board) != before
    board.set_tiles({})
    assert picture(board) == before


@pytest.mark.parametrize(
    "call",
    [
        lambda board: board.set_tiles({"0,0": TILES["0,0"], "Z9": TILES["0,0"]}),
        lambda board: board.set_tiles({}, {"Z9": 0}),
        lambda board: board.offer({"Z9": ""}, None),
    ],
    ids=["tile", "claim", "target"],
)
def test_a_place_the_map_lacks_is_refused_and_changes_nothing(
    board: BoardScene, call: Callable[[BoardScene], None]
) -> None:
    before = picture(board)
    with pytest.raises(KeyError, match="no place “Z9”"):
        call(board)
    assert picture(board) == before


def test_an_offer_veils_the_others_and_its_end_unveils_them(board: BoardScene) -> None:
    before = picture(board)
    board.offer({"0,0": "words", "phobos": ""}, None)
    modes = {place: item.mode for place, item in board._spots.items()}
    assert {place for place, mode in modes.items() if mode is Mode.TARGET} == {"0,0", "phobos"}
    assert set(modes.values()) == {Mode.TARGET, Mode.VEILED}
    assert board._spots["0,0"].toolTip() == "words"
    board.offer({}, None)
    assert picture(board) == before
    assert board.gesture is None


def test_the_tile_lies_in_the_tray_while_it_is_asked_for(board: BoardScene) -> None:
    empty = picture(board)
    board.offer({"0,0": ""}, TileLook("greenery", 0))
    spot = board.layout.tray.center().toPoint()
    assert picture(board).pixelColor(spot) != empty.pixelColor(spot)
    board.offer({}, None)
    assert picture(board).pixelColor(spot) == empty.pixelColor(spot)


def test_a_theme_colours_the_stage_and_returns(board: BoardScene) -> None:
    dark = picture(board)
    for name in ("light", "contrast"):
        theme = look().themes.light if name == "light" else look().themes.contrast
        board.set_theme(theme)
        image = picture(board)
        assert image.pixelColor(2, 240) == QColor(theme.base.ground)
        assert image != dark
    board.set_theme(look().themes.dark)
    assert picture(board) == dark


def test_larger_text_never_pushes_the_board_out_of_the_stage(board: BoardScene) -> None:
    small = board.layout.side
    for size in look().type.text_sizes_percent:
        board.set_theme(look().themes.dark, size)
        assert small * 0.85 < board.layout.side <= small
        assert board.sceneRect().contains(board.layout.tray)


def test_a_step_lights_the_ring_and_changes_the_figure(board: BoardScene, gauges: tuple[Gauge, Gauge, Gauge]) -> None:
    temperature, _, oceans = gauges
    before = picture(board)
    board.set_parameters(temperature, Gauge(7, 0, 14, 1, "Oxygen", "7 %", "14"), oceans)
    assert board._ring.lit("oxygen") == 7
    assert picture(board) != before


def test_parameters_shown_twice_touch_nothing(
    board: BoardScene, view: BoardView, gauges: tuple[Gauge, Gauge, Gauge]
) -> None:
    with changes(board) as regions:
        board.set_parameters(*gauges)
    assert regions == []


def test_movements_end_when_a_person_goes_on(board: BoardScene, view: BoardView, moving: None) -> None:
    board.set_tiles({"0,0": TILES["0,0"]})
    assert board._spots["0,0"]._landing < 1
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=view.rect().center())
    assert board._spots["0,0"]._landing == 1


@pytest.mark.parametrize("ratio", [1.0, 1.5, 2.0, 3.0])
def test_edges_are_sharp_at_every_device_pixel_ratio(board: BoardScene, ratio: float) -> None:
    board.set_tiles({"0,0": TileLook("city", 0)})
    board.clear_last_move()
    image = picture(board, ratio)
    spot = board.layout.spots["0,0"]
    # Across the white rim at the hex's eastern side: from stone to rim within one and a half device pixels.
    y = round(spot.centre.y() * ratio)
    rim = round((spot.centre.x() + spot.side * 0.8184) * ratio)
    light = [image.pixelColor(x, y).lightness() for x in range(rim - 5, rim + 6)]
    assert max(light) > 245
    assert max(abs(a - b) for a, b in pairwise(light)) > 45
