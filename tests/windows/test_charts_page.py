"""The score so far and the way to the final score, from the table's menu and at the end."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QWidget
from pytestqt.qtbot import QtBot

from mars_desktop.models.controller import GameController
from mars_desktop.windows.charts_page import ChartsPage
from mars_desktop.windows.main_window import MainWindow
from tests.models.conftest import play
from tests.windows.conftest import Keep


def words_of(page: QWidget) -> str:
    return "\n".join(label.text() for label in page.findChildren(QLabel) if label.isVisible())


def controller_of(window: MainWindow) -> GameController:
    assert window.controller is not None
    return window.controller


def opened(window: MainWindow) -> ChartsPage:
    (action,) = [action for action in window.table_menu().actions() if action.text() == "Score so far"]
    window.show_charts()
    assert action.isEnabled()
    assert window.charts is not None
    assert window.page is window.charts
    return window.charts


def test_the_score_so_far_is_reached_from_the_menu_and_left_by_escape(
    qtbot: QtBot, window: MainWindow, keep: Keep
) -> None:
    window.open_table(keep(seats=3, answers=60))
    page = opened(window)
    assert "score so far" in words_of(page)
    QTest.keyClick(page, Qt.Key.Key_Escape)
    assert window.page is window.table


def test_the_curves_end_with_the_score_as_it_stands(qtbot: QtBot, window: MainWindow, keep: Keep) -> None:
    window.open_table(keep(seats=3, answers=90))
    page = opened(window)
    points = next(graph for graph in page.graphs._set.graphs if graph.id == "points")
    assert [curve[-1] for curve in points.values] == [seat.total for seat in controller_of(window).score().seats]


def test_the_curves_go_on_when_the_page_is_opened_again(qtbot: QtBot, window: MainWindow, keep: Keep) -> None:
    window.open_table(keep(seats=2, answers=40))
    steps = len(opened(window).graphs._set.steps)
    window._show_table()
    before = controller_of(window).view.generation
    while controller_of(window).view.generation == before:
        play(controller_of(window), 5)
    assert len(opened(window).graphs._set.steps) > steps


def test_the_result_shows_the_way_there_and_what_decided_it(qtbot: QtBot, window: MainWindow, keep: Keep) -> None:
    window.open_table(keep(seats=2, answers=10_000))
    final = window.final
    assert final is not None
    assert window.page is final
    said = words_of(final)
    assert "What decided it" in said
    assert "wins with" in said
    assert final.graphs is not None
    qtbot.waitUntil(lambda: final.graphs is not None and final.graphs.chart is not None)
    score = controller_of(window).score()
    chart = final.graphs.chart
    assert chart is not None
    assert chart.values() == [seat.total for seat in score.seats]
    assert "Score so far" not in [action.text() for action in window.table_menu().actions()]
