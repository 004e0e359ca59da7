"""Situations at the screen: the words of the log, the size of text, icons of a theme, what is left when one leaves."""

import re
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from mars_desktop.engine import Session, rules_for
from mars_desktop.games.terraforming.rules import TerraformingRules
from mars_desktop.models.controller import GameController
from mars_desktop.models.handover import Covering
from mars_desktop.models.log import LogModel
from mars_desktop.profile.database import Database
from mars_desktop.profile.settings import Settings
from mars_desktop.theme.application import apply_theme, current_theme
from mars_desktop.theme.icons import icon, icon_color
from mars_desktop.theme.motion import Pace, apply_pace
from mars_desktop.theme.tokens import look
from mars_desktop.windows.main_window import MainWindow
from mars_desktop.windows.preferences import TEXT_SIZE, TEXT_SIZES
from mars_desktop.windows.table.page import TablePage
from tests.cases_window.covering import case
from tests.models.conftest import play, setup

PROGRAM = Path(__file__).parents[2] / "mars_desktop"


@pytest.fixture(autouse=True)
def _as_before(qapp: QApplication) -> object:
    yield
    apply_theme(qapp, "dark")
    apply_pace(Pace.OFF)


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> object:
    """The shown main window on an empty profile."""
    with Database.open(tmp_path / "profile.db") as database:
        shown = MainWindow(database)
        qtbot.addWidget(shown)
        shown.resize(1280, 720)
        shown.show()
        qtbot.waitExposed(shown)
        yield shown
        shown.close()


@case("UI-006")
@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_the_log_names_people_and_never_says_you(qtbot: QtBot, viewer: int | None) -> None:
    controller = GameController(Session(rules_for(setup(2, 4))), covering=Covering.NEVER)
    play(controller, 3000, 4)
    assert isinstance(controller.rules, TerraformingRules)

    class Reader:
        def __init__(self) -> None:
            self.viewer = viewer
            self.steps = controller.steps

    log = LogModel(controller.rules)
    log.follow(Reader())
    said = [str(log.index(row).data()) for row in range(log.rowCount())]
    assert len(said) > 400
    assert not [line for line in said if re.search(r"\b(you|your|yours)\b", line, re.IGNORECASE)]


@case("UI-006")
def test_a_secret_line_is_read_by_its_seat_alone(qtbot: QtBot) -> None:
    controller = GameController(Session(rules_for(setup(2, 4))), covering=Covering.NEVER)
    play(controller, 60, 4)
    hidden = [(event.seat, event.hidden) for step in controller.steps() for event in step if event.hidden]
    assert {seat for seat, _ in hidden} == {0, 1}
    for seat in (None, 0, 1):
        seen = [event.seen_by(seat) for step in controller.steps() for event in step]
        assert {event.seat for event in seen if event.hidden} == (set() if seat is None else {seat})


@case("UI-025")
def test_text_grows_from_75_to_250_percent_at_once(window: MainWindow) -> None:
    assert (TEXT_SIZES[0], TEXT_SIZES[-1]) == (75, 250)
    settings = Settings(window._database)
    window.show_settings()
    heights = []
    for size in TEXT_SIZES:
        settings.set(TEXT_SIZE, size)
        window.settings.changed.emit()
        QApplication.processEvents()
        label = window.settings.findChild(QLabel)
        assert label is not None
        heights.append(QFontMetricsF(label.font()).height())
        assert label.font().pixelSize() >= look().type.minimum_px
    assert heights == sorted(heights)
    assert heights[-1] > 2 * heights[0]


@case("UI-025")
@pytest.mark.parametrize("size", [75, 250])
def test_a_table_stays_whole_with_the_smallest_and_the_largest_text(
    window: MainWindow, qtbot: QtBot, size: int
) -> None:
    Settings(window._database).set(TEXT_SIZE, size)
    window.begin_trial()
    window._take_settings()
    QApplication.processEvents()
    table = window.table
    assert isinstance(table, TablePage)
    for region in (table.top, table.seats, table.side, table.view, table.bar, table.hand):
        assert table.rect().contains(region.geometry())
    assert table.view.width() >= 480


@case("QT-016")
def test_icons_take_the_colours_of_the_theme_in_force(qapp: QApplication) -> None:
    colours = set()
    for name in ("dark", "light", "contrast"):
        apply_theme(qapp, name)
        colours.add(icon_color(current_theme(), "card"))
        image = icon("card", icon_color(current_theme(), "card"), 32).pixmap(32, 32).toImage()
        inked = [image.pixelColor(x, y) for x in range(32) for y in range(32) if image.pixelColor(x, y).alpha() > 250]
        ground = current_theme().base.ground
        assert inked
        assert all(colour.name() != ground.lower() for colour in inked)
    assert len(colours) > 1


@case("QT-013")
def test_a_table_that_is_left_in_the_middle_of_everything_hears_nothing_more(window: MainWindow, qtbot: QtBot) -> None:
    apply_pace(Pace.NORMAL)
    for _ in range(3):
        assert window.begin_trial()
        controller, table = window.controller, window.table
        assert controller is not None
        assert isinstance(table, TablePage)
        play(controller, 12, 4)
        table.looking.open_log()
        # The theme, the log and the tiles all have something to do when the loop turns next.
        apply_theme(QApplication.instance(), "light")  # type: ignore[arg-type]  # the fixture made it
        window.show_replay()
        window.show_home()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        qtbot.wait(60)
    assert window.table is None


def _sources(*words: str) -> list[str]:
    files = [file for file in PROGRAM.rglob("*.py") if "resources" not in file.parts]
    return [str(file) for file in files if any(re.search(word, file.read_text(encoding="utf-8")) for word in words)]


@case("QT-010")
def test_models_are_reset_between_begin_and_end_only(qtbot: QtBot) -> None:
    assert _sources(r"modelReset\.emit", r"modelAboutToBeReset\.emit") == []
    for file in _sources(r"beginResetModel"):
        text = Path(file).read_text(encoding="utf-8")
        assert text.count("beginResetModel()") == text.count("endResetModel()")


@case("QT-012")
def test_nothing_runs_in_a_thread_of_its_own_that_could_outlive_the_window() -> None:
    assert _sources(r"\bQThread", r"\bimport threading\b", r"\bThreadPool", r"\bQtConcurrent") == []


@case("QT-021")
def test_shadows_and_veils_are_painted_and_no_graphics_effect_is_used() -> None:
    assert _sources(r"QGraphics\w*Effect", r"setGraphicsEffect") == []
