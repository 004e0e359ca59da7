"""Whatever a colour tells is told by a shape too: seen in grey, no two signs look alike."""

from collections.abc import Callable
from itertools import combinations

import pytest
from PySide6.QtCore import QPointF, QRect, QSize, Qt
from PySide6.QtGui import QImage, QPainter
from pytestqt.qtbot import QtBot

from mars_desktop.board.marks import paint_cursor, paint_forbidden, paint_last_move, paint_target, paint_veil
from mars_desktop.board.pieces import TileLook
from mars_desktop.board.tiles import paint_owner, paint_tile
from mars_desktop.theme.seat_mark import paint_seat_mark
from mars_desktop.theme.tokens import look

SIDE = 30.0
Paint = Callable[[QPainter], object]

SIGNS: dict[str, Paint] = {
    "legal": lambda painter: paint_target(painter, SIDE, hovered=False),
    "hovered": lambda painter: paint_target(painter, SIDE, hovered=True),
    "forbidden": lambda painter: paint_forbidden(painter, SIDE),
    "veiled": lambda painter: paint_veil(painter, SIDE, look().theme("dark"), False),
    "cursor": lambda painter: paint_cursor(painter, SIDE),
    "last move": lambda painter: paint_last_move(painter, SIDE),
}
TILES = ("ocean", "glacier", "greenery", "city", "special")


def outline(paint: Paint) -> list[list[bool]]:
    """Where a sign is drawn at all, on a coarse grid: nothing of its colours is left."""
    image = QImage(90, 90, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(45, 45)
    paint(painter)
    painter.end()
    return [[image.pixelColor(x, y).alpha() > 127 for x in range(0, 90, 2)] for y in range(0, 90, 2)]


def differing(one: Paint, other: Paint) -> float:
    """The part of the places covered by either sign that only one of them covers."""
    pairs = [
        pair
        for rows in zip(outline(one), outline(other), strict=True)
        for pair in zip(*rows, strict=True)
        if pair[0] or pair[1]
    ]
    return sum(a != b for a, b in pairs) / len(pairs)


@pytest.mark.parametrize(("one", "other"), list(combinations(SIGNS, 2)))
def test_signs_on_a_hex_differ_in_outline(qtbot: QtBot, one: str, other: str) -> None:
    assert differing(SIGNS[one], SIGNS[other]) > 0.1


@pytest.mark.parametrize(("one", "other"), list(combinations(range(5), 2)))
def test_seats_differ_in_outline(qtbot: QtBot, one: int, other: int) -> None:
    marks = look().seats

    def mark(seat: int) -> Paint:
        return lambda painter: paint_seat_mark(painter, marks[seat], QPointF(0, 0), SIDE)

    assert differing(mark(one), mark(other)) > 0.1


def test_a_tile_of_nobody_differs_in_outline_from_that_of_any_seat(qtbot: QtBot) -> None:
    def owner(seat: int | None) -> Paint:
        return lambda painter: paint_owner(painter, seat, QPointF(0, 0), SIDE)

    for seat in range(5):
        assert differing(owner(None), owner(seat)) > 0.1


def grey(kind: str) -> QImage:
    """A tile in grey."""
    image = QImage(90, 90, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.black)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(45, 45)
    paint_tile(painter, TileLook(kind), SIDE, 0)
    painter.end()
    inner = image.copy(QRect(25, 25, 40, 40)).convertToFormat(QImage.Format.Format_Grayscale8)
    return inner.scaled(QSize(20, 20), mode=Qt.TransformationMode.SmoothTransformation)


@pytest.mark.parametrize(("one", "other"), list(combinations(TILES, 2)))
def test_kinds_of_tile_differ_in_grey(qtbot: QtBot, one: str, other: str) -> None:
    pairs = [
        (grey_one.pixelColor(x, y).lightness(), grey_other.pixelColor(x, y).lightness())
        for grey_one, grey_other in [(grey(one), grey(other))]
        for x in range(20)
        for y in range(20)
    ]
    # The brightness as a whole is taken out: what is left is the drawing.
    mean_one, mean_other = (sum(values) / len(values) for values in zip(*pairs, strict=True))
    astray = sum(abs((a - mean_one) - (b - mean_other)) for a, b in pairs) / len(pairs)
    assert astray > 8
