"""The window opens where it was, if that can still be seen."""

import pytest
from PySide6.QtCore import QRect, QSize
from pytestqt.qtbot import QtBot

from mars_desktop.profile.database import Database
from mars_desktop.windows.geometry import placed
from mars_desktop.windows.main_window import MainWindow

LAPTOP = QRect(0, 0, 1366, 768)
TELEVISION = QRect(1366, 0, 3840, 2160)
SMALL = QSize(1024, 640)


def test_a_window_that_can_be_seen_opens_exactly_where_it_was() -> None:
    was = QRect(40, 30, 1200, 700)
    assert placed(was, [LAPTOP, TELEVISION], SMALL) == was
    far = QRect(2000, 100, 1920, 1080)
    assert placed(far, [LAPTOP, TELEVISION], SMALL) == far


@pytest.mark.parametrize(
    "was",
    [QRect(2000, 100, 1200, 700), QRect(-1150, 0, 1200, 700), QRect(1300, 0, 1200, 700), QRect(0, 700, 1200, 700)],
)
def test_a_window_seen_by_less_than_100_pixels_opens_in_the_middle_of_the_first_screen(was: QRect) -> None:
    assert placed(was, [LAPTOP], SMALL) == QRect(83, 34, 1200, 700)


def test_a_window_partly_off_the_screen_is_brought_in_whole() -> None:
    assert placed(QRect(500, 300, 1200, 700), [LAPTOP], SMALL) == QRect(166, 68, 1200, 700)


def test_a_window_larger_than_the_screen_becomes_as_large_as_the_screen() -> None:
    assert placed(QRect(0, 0, 3000, 2000), [LAPTOP], SMALL) == LAPTOP


def test_the_first_window_opens_in_the_middle_and_fits() -> None:
    assert placed(None, [LAPTOP], SMALL) == QRect(43, 24, 1280, 720)
    assert placed(None, [QRect(0, 0, 1024, 700)], SMALL) == QRect(0, 0, 1024, 700)


def test_the_window_does_not_creep_when_the_program_is_started_again(qtbot: QtBot, database: Database) -> None:
    first = MainWindow(database)
    qtbot.addWidget(first)
    first.show()
    qtbot.waitExposed(first)
    first.resize(first.size() - QSize(0, 40))
    was = seen_tuple(first.geometry())
    seen = []
    first.close()
    for _ in range(4):
        again = MainWindow(database)
        qtbot.addWidget(again)
        again.show()
        qtbot.waitExposed(again)
        seen.append(again.geometry())
        again.close()
    assert {seen_tuple(rect) for rect in seen} == {was}


def seen_tuple(rect: QRect) -> tuple[int, int, int, int]:
    return (rect.x(), rect.y(), rect.width(), rect.height())
