"""Whole games through the real window, from its home page to the final score: by keys alone, and by the mouse alone."""

import random
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QComboBox, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from mars_desktop.models.controller import GameController
from mars_desktop.profile.database import Database
from mars_desktop.theme.application import apply_theme
from mars_desktop.windows.main_window import MainWindow
from mars_desktop.windows.table.page import TablePage
from tests.windows.hands import KEYS, POINTER, Counted, press
from tests.windows.table.hands import Dragging, Hands, Keyboard, give
from tests.windows.table.policy import wanted

SEED = 1


@pytest.fixture
def window(qtbot: QtBot, qapp: QApplication, tmp_path: Path) -> Iterator[MainWindow]:
    """The program's window as it is after the first start, 1280 × 720."""
    apply_theme(qapp, "dark")
    with Database.open(tmp_path / "profile.sqlite") as database:
        shown = MainWindow(database)
        qtbot.addWidget(shown)
        shown.resize(1280, 720)
        shown.show()
        qtbot.waitExposed(shown)
        shown.activateWindow()
        yield shown
        shown.close()


def _controller(window: MainWindow) -> GameController:
    assert window.controller is not None
    return window.controller


def _play_to_the_end(window: MainWindow, hands: Hands, lift: Callable[[], None]) -> None:
    """Answer every question through the page; `lift` takes the cover away."""
    controller, rng = _controller(window), random.Random(SEED)
    answers = 0
    while not controller.over:
        if controller.covered:
            lift()
            continue
        decision = controller.decision
        assert decision is not None
        choice = wanted(decision, rng)
        QApplication.processEvents()
        give(hands, choice)
        answers += 1
        assert controller.answers_given == answers, f"{choice} was not taken: {hands.page.bar.shown_remark}"
    assert window.page is window.final


# By keys alone


def _reach(name: str, key: Qt.Key = Qt.Key.Key_Tab) -> QWidget:
    """Tab until the keyboard is on what bears that name."""
    for _ in range(60):
        focus = QApplication.focusWidget()
        assert focus is not None, f"the keyboard got lost on the way to {name}"
        words = focus.text() if isinstance(focus, QAbstractButton) else ""
        if name in (focus.accessibleName(), words):
            return focus
        press(key)
    raise AssertionError(f"Tab does not lead to {name}")


def _set_up_by_keys() -> None:
    """New game for two, without Corporate Era, with a seed that is known."""
    _reach("Terraforming Mars")
    press(Qt.Key.Key_Return)
    seed = _reach("Seed")
    assert isinstance(seed, QLineEdit)
    press(Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClicks(seed, str(SEED))
    era = _reach("Corporate Era")
    assert not isinstance(era, QComboBox)
    press(Qt.Key.Key_Space)
    _reach("Begin")
    press(Qt.Key.Key_Return)


@pytest.mark.slow
def test_a_whole_game_is_played_by_keys_alone_under_all_covers(
    window: MainWindow, qtbot: QtBot, qapp: QApplication
) -> None:
    by_pointer = Counted(POINTER)
    qapp.installEventFilter(by_pointer)
    _set_up_by_keys()
    table = window.table
    assert isinstance(table, TablePage)
    assert _controller(window).rules.setup.seed == SEED
    covers: list[int] = []

    def lift() -> None:
        covers.append(1)
        press_down = QApplication.focusWidget()
        assert press_down is window.cover
        QTest.keyPress(press_down, Qt.Key.Key_Space)
        qtbot.waitUntil(lambda: not window.cover.isVisible())
        QTest.keyRelease(QApplication.focusWidget() or window, Qt.Key.Key_Space)

    _play_to_the_end(window, Keyboard(table), lift)
    qapp.removeEventFilter(by_pointer)
    assert by_pointer.number == 0
    assert len(covers) > 50


# By the mouse alone


def _click(widget: QWidget) -> None:
    assert widget.isVisible(), f"{widget} cannot be seen"
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton)
    QApplication.processEvents()


def _button(window: MainWindow, name: str) -> QAbstractButton:
    found = [b for b in window.page.findChildren(QAbstractButton) if b.text() == name and b.isVisible()]
    assert len(found) == 1, f"{name}: {found}"
    return found[0]


def _turn_covers_off(window: MainWindow) -> None:
    """In the settings: two people who do not mind save a minute of held covers."""
    _click(_button(window, "Settings"))
    box = next(box for box in window.page.findChildren(QComboBox) if box.accessibleName() == "Cover between seats")
    at = QPointF(box.rect().center())
    buttons, keys = Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier
    turn = QWheelEvent(
        at, box.mapToGlobal(at), QPoint(), QPoint(0, 120), buttons, keys, Qt.ScrollPhase.NoScrollPhase, False
    )
    QApplication.sendEvent(box, turn)
    assert box.currentText() == "Never"
    _click(_button(window, "Back"))


@pytest.mark.slow
def test_a_whole_game_is_played_by_the_mouse_alone_with_every_tile_dragged(
    window: MainWindow, qapp: QApplication
) -> None:
    by_key = Counted(KEYS)
    qapp.installEventFilter(by_key)
    _turn_covers_off(window)
    _click(_button(window, "Terraforming Mars"))
    # Only the seed comes by other means, so that the game is always the same.
    window.new_game._seed.setText(str(SEED))
    _click(_button(window, "Begin"))
    table = window.table
    assert isinstance(table, TablePage)
    hands = Dragging(table)
    _play_to_the_end(window, hands, lambda: pytest.fail("a cover fell though none was wanted"))
    qapp.removeEventFilter(by_key)
    assert by_key.number == 0
    assert hands.drags >= 12
