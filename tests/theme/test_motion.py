"""Movements last as long as a person lets them, and never hold anything up."""

from collections.abc import Sequence

import pytest
from PySide6.QtCore import QObject, Qt, QTimer, QVariantAnimation
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton, QWidget
from pytestqt.qtbot import QtBot

from mars_desktop.theme import motion
from mars_desktop.theme.motion import Motions, Pace, apply_pace, current_pace, honour_reduced_motion
from mars_desktop.theme.reduced_motion import asks_for_less_motion


@pytest.fixture
def owner(qtbot: QtBot, moving: None) -> QObject:
    """A thing that moves."""
    widget = QWidget()
    qtbot.addWidget(widget)
    return widget


def durations(owner: QObject) -> list[int]:
    return [animation.duration() for animation in owner.findChildren(QVariantAnimation)]


def test_a_movement_begins_at_its_start_and_ends_at_its_end(owner: QObject, qtbot: QtBot) -> None:
    way: list[float] = []
    Motions(owner).start("here", 40, "Linear", way.append)
    assert way == [0.0]
    qtbot.waitUntil(lambda: not motion.moving())
    assert way == sorted(way)
    assert way[-1] == 1.0


def test_short_movements_take_half_the_time(owner: QObject) -> None:
    apply_pace(Pace.SHORT)
    Motions(owner).start("here", 180, "OutCubic", lambda _: None)
    assert durations(owner) == [90]


def test_no_movement_lasts_longer_than_a_batch_of_events_may(owner: QObject) -> None:
    Motions(owner).start("here", 5000, "OutCubic", lambda _: None)
    assert durations(owner) == [700]


def test_without_animations_there_is_only_the_end_and_no_timer(owner: QObject) -> None:
    apply_pace(Pace.OFF)
    way: list[float] = []
    Motions(owner).start("here", 180, "OutCubic", way.append)
    assert way == [1.0]
    assert durations(owner) == []
    assert owner.findChildren(QTimer) == []


def test_the_system_may_ask_for_less_motion_at_any_pace(owner: QObject) -> None:
    way: list[float] = []
    Motions(owner).start("before", 180, "OutCubic", way.append)
    honour_reduced_motion(True)
    try:
        assert way == [0.0, 1.0], "what was moving has arrived"
        assert current_pace() is Pace.OFF
        Motions(owner).start("after", 180, "OutCubic", way.append)
        assert way == [0.0, 1.0, 1.0]
    finally:
        honour_reduced_motion(False)
    assert current_pace() is Pace.NORMAL


@pytest.mark.parametrize("by_key", [True, False], ids=["key", "click"])
def test_a_press_ends_every_movement_first_and_is_then_obeyed(owner: QObject, qtbot: QtBot, by_key: bool) -> None:
    heard: list[str] = []
    button = QPushButton()
    qtbot.addWidget(button)
    button.show()
    button.pressed.connect(lambda: heard.append("pressed"))

    def start(name: str) -> None:
        Motions(owner).start(name, 180, "OutCubic", lambda part: heard.append(name) if part >= 1 else None)

    start("one")
    start("other")
    if by_key:
        QTest.keyClick(button, Qt.Key.Key_Space)
    else:
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert heard == ["one", "other", "pressed"]
    assert not motion.moving()


def test_a_movement_started_anew_arrives_first(owner: QObject) -> None:
    motions, way = Motions(owner), list[str]()
    motions.start("here", 180, "OutCubic", lambda part: way.append(f"first {part:.0f}"))
    motions.start("here", 180, "OutCubic", lambda part: way.append(f"then {part:.0f}"))
    assert way == ["first 0", "first 1", "then 0"]


def test_a_thing_that_is_taken_away_in_the_middle_of_its_way_moves_no_more(qtbot: QtBot, moving: None) -> None:
    owner = QObject()
    Motions(owner).start("here", 180, "OutCubic", lambda _: None)
    assert motion.moving()
    del owner
    assert not motion.moving()


@pytest.mark.parametrize(
    ("platform", "command", "reduced", "usual"),
    [
        ("linux", "gsettings", "false\n", "true\n"),
        ("linux", "kreadconfig6", "0\n", "1\n"),
        ("darwin", "defaults", "1\n", "0\n"),
    ],
)
def test_each_system_is_asked_whether_it_wants_less_motion(
    platform: str, command: str, reduced: str, usual: str
) -> None:
    def says(words: str, asked: Sequence[str]) -> str:
        return words if asked[0] == command else ""

    assert asks_for_less_motion(platform, lambda asked: says(reduced, asked))
    assert not asks_for_less_motion(platform, lambda asked: says(usual, asked))
    assert not asks_for_less_motion(platform, lambda _: "")


def test_a_system_that_cannot_be_asked_wants_nothing() -> None:
    assert not asks_for_less_motion("plan9")
