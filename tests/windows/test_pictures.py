"""Every named screen can be drawn in every theme, at any size and sharpness, the same each time."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from mars_desktop.theme.application import apply_room, apply_theme
from mars_desktop.theme.token_values import THEME_NAMES
from mars_desktop.windows.pictures import SCREENS, draw, write_picture


@pytest.fixture(autouse=True)
def _theme_of_other_tests(qapp: QApplication) -> Iterator[None]:
    """The theme is the application's own and outlives a picture."""
    yield
    apply_theme(qapp, "dark")
    apply_room(qapp, QSize(1280, 720))


def colours(image: QImage) -> int:
    """How many different colours a picture has, looked at here and there."""
    return len({image.pixel(x, y) for x in range(0, image.width(), 7) for y in range(0, image.height(), 7)})


@pytest.mark.parametrize("name", SCREENS)
def test_a_screen_is_drawn_with_content_and_without_complaint(qtbot: QtBot, name: str) -> None:
    image = draw(name, (1280, 720), "dark", 1.0)
    assert (image.width(), image.height()) == (1280, 720)
    assert colours(image) > 50


@pytest.mark.parametrize("name", ["home", "new-game", "table"])
def test_a_picture_is_the_same_each_time(qtbot: QtBot, name: str) -> None:
    assert draw(name, (1280, 720), "light", 1.0) == draw(name, (1280, 720), "light", 1.0)


def test_scale_gives_more_pixels_of_the_same_picture(qtbot: QtBot) -> None:
    image = draw("final", (1024, 640), "dark", 2.0)
    assert (image.width(), image.height(), image.devicePixelRatio()) == (2048, 1280, 2.0)


def test_themes_differ(qtbot: QtBot) -> None:
    corners = {draw("final", (1024, 640), theme, 1.0).pixel(5, 5) for theme in THEME_NAMES}
    assert len(corners) == len(THEME_NAMES)


def test_a_picture_is_written_as_png(qtbot: QtBot, tmp_path: Path) -> None:
    image = draw("final-solo", (1024, 640), "dark", 1.0)
    write_picture(image, tmp_path / "final.png")
    read = QImage(str(tmp_path / "final.png"))
    assert read.size() == image.size()
    assert read.pixel(300, 80) == image.pixel(300, 80)
