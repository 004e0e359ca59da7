"""Curves with their choice: what they show, how they are read by keyboard, and the same as numbers."""

import subprocess
import sys
from itertools import pairwise

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QAbstractItemModel, QModelIndex, QPoint, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QAbstractItemModelTester, QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from mars_desktop.theme.application import apply_theme
from mars_desktop.theme.token_values import THEME_NAMES
from mars_desktop.theme.tokens import look
from mars_desktop.widgets.charts import Graph, GraphPanel, GraphSet
from mars_desktop.widgets.charts.graph_panel import CURVES, NUMBERS
from mars_desktop.widgets.charts.line_chart import LABEL_GAP, LineChart
from mars_desktop.widgets.charts.numbers import NumbersModel

NAMES = ("Mira", "Jonas", "Aylin", "Théo", "Konstantin")


def graph_set(*curves: tuple[int, ...]) -> GraphSet:
    """Points and cards of so many people."""
    steps = len(curves[0])
    return GraphSet(
        marks=look().seats[: len(curves)],
        names=NAMES[: len(curves)],
        steps=("start", *(str(step) for step in range(1, steps))),
        moments=("Start", *(f"Generation {step}" for step in range(1, steps))),
        unit="generation",
        graphs=(
            Graph("points", "Points", "Points so far", curves),
            Graph("cards", "Cards", "Cards played", tuple((0,) * steps for _ in curves)),
        ),
    )


def shown(qtbot: QtBot, graphs: GraphSet, width: int = 700, height: int = 320) -> tuple[GraphPanel, LineChart]:
    panel = GraphPanel(graphs, "What is shown", "As curves", "As numbers")
    qtbot.addWidget(panel)
    panel.resize(width, height)
    panel.show()
    qtbot.waitUntil(lambda: panel.chart is not None and panel.chart.isVisible())
    assert panel.chart is not None
    return panel, panel.chart


def test_opening_the_window_does_not_load_what_draws_charts() -> None:
    asked = "import sys, mars_desktop.windows.main_window; print({'pyqtgraph', 'numpy'} & set(sys.modules))"
    done = subprocess.run([sys.executable, "-c", asked], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "set()"


@settings(deadline=None, max_examples=30, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.integers(1, 5), st.integers(2, 18), st.data())
def test_labels_at_the_ends_never_overlap(qtbot: QtBot, curves: int, steps: int, data: st.DataObject) -> None:
    values = st.lists(st.integers(-10, 150), min_size=steps, max_size=steps).map(tuple)
    graphs = graph_set(*(data.draw(values) for _ in range(curves)))
    chart = LineChart()
    qtbot.addWidget(chart)
    chart.resize(data.draw(st.integers(400, 1200)), data.draw(st.integers(160, 700)))
    chart.show_graph(graphs, graphs.graphs[0])
    chart.show()
    for step in (None, 0, steps // 2):
        chart.pick(step)
        rows = chart.label_rows()
        stacked = sorted(rows)
        assert all(after - before >= LABEL_GAP - 0.01 for before, after in pairwise(stacked))
        assert stacked[0] >= LABEL_GAP / 2 - 0.01
        assert stacked[-1] <= chart.height() - LABEL_GAP / 2
        # Whoever has more stands higher.
        order = sorted(range(curves), key=lambda i: rows[i])
        assert [chart.values()[i] for i in order] == sorted(chart.values(), reverse=True)
    chart.close()


def test_higher_values_lie_higher_and_later_steps_further_right(qtbot: QtBot) -> None:
    _, chart = shown(qtbot, graph_set((20, 30, 40), (20, 25, 22)))
    assert chart.point(2, 40).y() < chart.point(2, 22).y()
    assert chart.point(0, 20).x() < chart.point(1, 20).x() < chart.point(2, 20).x()
    area = chart.plot_rect()
    assert area.contains(chart.point(1, 30))
    assert area.right() + chart.label_width() < chart.width()


def test_arrow_keys_walk_through_the_steps_and_say_the_values(qtbot: QtBot) -> None:
    _, chart = shown(qtbot, graph_set((20, 30, 40), (20, 25, 22)))
    assert chart.accessibleDescription() == "Generation 2: Mira 40, Jonas 22"
    QTest.keyClick(chart, Qt.Key.Key_Left)
    assert chart.step == 1
    assert chart.accessibleDescription() == "Generation 1: Mira 30, Jonas 25"
    QTest.keyClick(chart, Qt.Key.Key_Home)
    assert chart.values() == [20, 20]
    QTest.keyClick(chart, Qt.Key.Key_Left)
    assert chart.accessibleDescription() == "Start: Mira 20, Jonas 20"
    QTest.keyClick(chart, Qt.Key.Key_Escape)
    assert chart.values() == [40, 22]


def test_the_pointer_picks_the_nearest_step(qtbot: QtBot) -> None:
    _, chart = shown(qtbot, graph_set((20, 30, 40), (20, 25, 22)))
    QTest.mouseMove(chart, chart.point(1, 30).toPoint())
    qtbot.waitUntil(lambda: chart.step == 1)


def test_the_choice_shows_another_quantity(qtbot: QtBot) -> None:
    panel, chart = shown(qtbot, graph_set((20, 30), (20, 25)))
    button = panel.choice.button("points")
    button.setFocus()
    QTest.keyClick(button, Qt.Key.Key_Right)
    assert panel.graph.id == "cards"
    assert chart.values() == [0, 0]
    assert chart.accessibleName() == "Cards played"


def test_numbers_say_what_the_curves_show(qtbot: QtBot) -> None:
    panel, chart = shown(qtbot, graph_set((20, 30, 40), (20, -5, 22)))
    panel.form.choose(NUMBERS)
    assert panel.table.isVisible()
    assert not chart.isVisible()
    model = panel.table.model()
    assert [[said(model, row, column) for column in range(2)] for row in range(3)] == [
        ["20", "20"],
        ["30", "−5"],
        ["40", "22"],
    ]
    spoken = model.index(1, 1).data(Qt.ItemDataRole.AccessibleTextRole)
    assert spoken == "Generation 1, Jonas: −5"
    panel.form.choose(CURVES)
    assert chart.isVisible()


def said(model: QAbstractItemModel, row: int, column: int) -> str:
    return str(model.index(row, column).data())


def test_the_numbers_are_a_sound_model(qtbot: QtBot) -> None:
    model = NumbersModel()
    tester = QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Warning)
    graphs = graph_set((1, 2, 3), (4, 5, 6))
    model.show_graph(graphs, graphs.graphs[0])
    assert (model.rowCount(), model.columnCount(), tester.model()) == (3, 2, model)
    assert model.headerData(1, Qt.Orientation.Horizontal) == "Jonas"
    assert model.headerData(1, Qt.Orientation.Vertical) == "Generation 1"
    assert model.rowCount(model.index(0, 0)) == 0
    assert QModelIndex().data() is None


@pytest.mark.parametrize("theme", THEME_NAMES)
@pytest.mark.parametrize("text_size", [100, 150])
def test_a_chart_is_drawn_in_every_theme_and_text_size(
    qtbot: QtBot, qapp: QApplication, theme: str, text_size: int
) -> None:
    apply_theme(qapp, theme, text_size)  # type: ignore[arg-type]  # one of the names
    _, chart = shown(qtbot, graph_set((20, 30, 40, 44), (20, 30, 22, 44), (20, 20, 20, 20)), 900, 500)
    image = chart.grab().toImage()
    fills = {seat.fill for seat in look().seats[:3]}
    seen = {image.pixelColor(x, y).name() for x in range(0, image.width(), 2) for y in range(0, image.height(), 2)}
    assert fills <= seen
    assert look().theme(theme).base.ground in seen  # type: ignore[arg-type]  # a parameter of the test
    apply_theme(qapp, "dark")


def test_the_chart_follows_another_theme(qtbot: QtBot, qapp: QApplication) -> None:
    _, chart = shown(qtbot, graph_set((20, 30), (20, 25)))
    before = chart.grab().toImage().pixelColor(2, 2).name()
    apply_theme(qapp, "light")
    qapp.processEvents()
    assert chart.grab().toImage().pixelColor(2, 2).name() != before
    apply_theme(qapp, "dark")


def test_charts_side_by_side_each_draw_their_own_curves(qtbot: QtBot) -> None:
    _, one = shown(qtbot, graph_set((20, 30, 40)))
    alone = one.grab().toImage()
    _, other = shown(qtbot, graph_set((0, 90, 150), (5, 5, 5)), 500, 400)
    assert other.point(1, 90).y() < other.point(1, 5).y()
    assert one.grab().toImage() == alone
    assert other.grab().toImage() != alone


def test_lines_are_as_thick_on_a_sharper_screen(qtbot: QtBot) -> None:
    _, chart = shown(qtbot, graph_set((20, 20, 20, 20)))
    thickness = []
    for ratio in (1, 2):
        image = QImage(chart.size() * ratio, QImage.Format.Format_ARGB32_Premultiplied)
        image.setDevicePixelRatio(ratio)
        chart.render(image, QPoint())
        # Between the first mark and the next step.
        x = round(chart.point(0.5, 20).x()) * ratio
        fill = look().seats[0].fill
        thickness.append(sum(image.pixelColor(x, y).name() == fill for y in range(image.height())) / ratio)
    assert thickness[0] >= 1
    assert abs(thickness[1] - thickness[0]) <= 1


def test_one_step_and_one_person_are_drawn_too(qtbot: QtBot) -> None:
    _, chart = shown(qtbot, graph_set((14,)))
    assert chart.values() == [14]
    QTest.keyClick(chart, Qt.Key.Key_Left)
    assert chart.step is None
    assert not chart.grab().isNull()
