"""The planet grows from its seed and its map."""

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QApplication

from mars_desktop.board.planet import Planet, planet_colours
from mars_desktop.board.relief import contour_lines, heights_of
from mars_desktop.theme.color_tokens import Theme
from mars_desktop.theme.tokens import look

SEAS = ((0.1, 0.1), (-0.4, 0.3))
VOLCANOES = ((-0.5, -0.3),)
SIZE = 240


def painted(planet: Planet, oxygen: float = 0.4, warmth: float = 0.5) -> QImage:
    image = QImage(SIZE, SIZE, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(SIZE / 2, SIZE / 2)
    planet.paint(painter, SIZE * 0.45, planet_colours(look().themes.dark), oxygen, warmth)
    painter.end()
    return image


def alpha(image: QImage, point: QPointF) -> int:
    return image.pixelColor((point * SIZE * 0.45 + QPointF(SIZE / 2, SIZE / 2)).toPoint()).alpha()


def test_the_same_map_gives_the_same_ground(qapp: QApplication) -> None:
    assert painted(Planet(3, SEAS, VOLCANOES)) == painted(Planet(3, SEAS, VOLCANOES))
    assert painted(Planet(3, SEAS, VOLCANOES)) != painted(Planet(4, SEAS, VOLCANOES))


def test_volcanoes_rise_and_oceans_lie_low() -> None:
    flat, shaped = heights_of(3, (), ()), heights_of(3, SEAS, VOLCANOES)
    grid = len(flat)
    for (x, y), sign in ((SEAS[0], -1), ((VOLCANOES[0][0] + 0.06, VOLCANOES[0][1]), 1)):
        row, column = int((y + 1) / 2 * grid), int((x + 1) / 2 * grid)
        assert (shaped[row][column] - flat[row][column]) * sign > 0.3


def test_contour_lines_are_short_pieces_inside_the_disc() -> None:
    lines = contour_lines(heights_of(3, SEAS, VOLCANOES))
    assert len(lines) > 500
    assert all(line.length() < 0.05 for line in lines)
    assert all(QPointF.dotProduct(line.p1(), line.p1()) < 1.2 for line in lines)


def test_air_thickens_with_oxygen(qapp: QApplication) -> None:
    planet = Planet(3, SEAS, VOLCANOES)
    outside = QPointF(-0.72, -0.72)
    assert alpha(painted(planet, oxygen=1), outside) > alpha(painted(planet, oxygen=0), outside) + 20


def test_the_northern_ice_shrinks_as_mars_grows_warmer(qapp: QApplication) -> None:
    planet = Planet(3, SEAS, VOLCANOES)
    at = (QPointF(0, -0.84) * SIZE * 0.45 + QPointF(SIZE / 2, SIZE / 2)).toPoint()
    cold, warm = (painted(planet, warmth=part).pixelColor(at) for part in (0.0, 1.0))
    assert cold.saturation() < warm.saturation() / 2


@pytest.mark.parametrize("theme", [look().themes.dark, look().themes.light, look().themes.contrast])
def test_the_ramp_runs_from_dark_to_light_ground(theme: Theme) -> None:
    tones = [QColor(tone).lightness() for _, tone in planet_colours(theme).ramp]
    assert tones == sorted(tones)
