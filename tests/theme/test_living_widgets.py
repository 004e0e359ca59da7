"""No widget goes while all of them are gone through."""

import gc
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication, QSpinBox, QWidget
from pytestqt.qtbot import QtBot

from mars_desktop.theme.application import apply_theme
from mars_desktop.theme.living_widgets import all_widgets, nothing_collected, top_level_widgets
from mars_desktop.theme.system_theme import apply_chosen_theme


class Listener(QWidget):
    """Keeps whether Python would have taken things down while this was told of each change."""

    def __init__(self) -> None:
        super().__init__()
        self.collecting: list[bool] = []

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        self.collecting.append(gc.isenabled())


@pytest.fixture
def fields(qtbot: QtBot) -> list[QSpinBox]:
    """Windows, each with a part that Qt made: there is no object of Python for it until it is asked for."""
    made = [QSpinBox() for _ in range(50)]
    for field in made:
        qtbot.addWidget(field)
    return made


@contextmanager
def _eager() -> Iterator[Callable[[], int]]:
    """Python looks for what to take down after each object that it makes; how often, since this began."""
    before = gc.get_threshold()
    done = sum(generation["collections"] for generation in gc.get_stats())
    gc.set_threshold(1, 1, 1)
    yield lambda: sum(generation["collections"] for generation in gc.get_stats()) - done
    gc.set_threshold(*before)


def test_nothing_is_taken_down_while_all_widgets_are_listed(fields: list[QSpinBox]) -> None:
    with _eager() as looked:
        widgets = all_widgets()
        times = looked()
    assert len(widgets) >= 2 * len(fields)
    assert times < len(fields) // 2


def test_windows_are_those_widgets_that_stand_alone(fields: list[QSpinBox]) -> None:
    windows = top_level_widgets()
    assert set(fields) <= set(windows)
    assert [window for window in windows if not window.isWindow()] == []
    assert set(windows) < set(all_widgets())


def test_nothing_is_taken_down_while_widgets_are_told_of_a_theme(qtbot: QtBot, qapp: QApplication) -> None:
    apply_theme(qapp, "dark")
    listener = Listener()
    qtbot.addWidget(listener)
    apply_theme(qapp, "light", 150)
    assert set(listener.collecting) == {False}
    apply_chosen_theme(qapp, "system")
    apply_theme(qapp, "dark")
    assert set(listener.collecting) == {False}
    assert gc.isenabled()


def test_one_round_in_another_ends_nothing_for_it() -> None:
    with nothing_collected():
        with nothing_collected():
            pass
        assert not gc.isenabled()
    assert gc.isenabled()
