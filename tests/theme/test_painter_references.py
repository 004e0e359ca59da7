"""The Qt binding in use keeps count of its references.

PySide6 6.12.0 on Python 3.11 lost one reference to None at each of these calls and aborted the process after some
hundred thousand of them. (From Python 3.12 on None is immortal and its count stands still.)
"""

import sys
from collections.abc import Callable

import pytest
from PySide6.QtCore import QLineF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QImage, QPainter, QPainterPath, QPen

from mars_desktop.theme.icons import paint_icon
from mars_desktop.theme.seat_mark import paint_seat_mark_in
from mars_desktop.theme.tokens import look

CALLS = 1000


def _path() -> QPainterPath:
    path = QPainterPath()
    path.addEllipse(QRectF(2, 2, 8, 8))
    return path


PEN, BRUSH, COLOR, PATH = QPen(QColor("white")), QBrush(QColor("white")), QColor("white"), _path()


@pytest.mark.parametrize(
    "paint",
    [
        pytest.param(lambda p: p.setPen(PEN), id="setPen"),
        pytest.param(lambda p: p.setPen(Qt.PenStyle.NoPen), id="setPen style"),
        pytest.param(lambda p: p.setBrush(BRUSH), id="setBrush"),
        pytest.param(lambda p: p.drawPath(PATH), id="drawPath"),
        pytest.param(lambda p: p.drawLine(QLineF(0, 0, 9, 9)), id="drawLine"),
        pytest.param(lambda p: p.fillRect(QRectF(0, 0, 4, 4), COLOR), id="fillRect"),
        pytest.param(lambda p: paint_icon(p, "steel", QRectF(0, 0, 16, 16), COLOR), id="paint_icon"),
        pytest.param(lambda p: paint_seat_mark_in(p, look().seats[0], QRectF(0, 0, 16, 16)), id="paint_seat_mark_in"),
    ],
)
@pytest.mark.usefixtures("qapp")
def test_a_thousand_painter_calls_lose_no_reference_to_none(paint: Callable[[QPainter], object]) -> None:
    image = QImage(16, 16, QImage.Format.Format_ARGB32_Premultiplied)
    painter = QPainter(image)
    paint(painter)
    before = sys.getrefcount(None)
    for _ in range(CALLS):
        paint(painter)
    lost = before - sys.getrefcount(None)
    painter.end()
    assert abs(lost) < CALLS / 10
