"""The replay page leads along a game by mouse and keyboard, and plays it at a chosen speed."""

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton, QWidget
from pytestqt.qtbot import QtBot

from mars_desktop.engine import Session, rules_for
from mars_desktop.games.terraforming.state import State
from mars_desktop.models.controller import GameController
from mars_desktop.widgets.cards_sheet import CardsSheet
from mars_desktop.windows.main_window import MainWindow
from mars_desktop.windows.replay_page import NOBODY
from mars_desktop.windows.table.replay import TableReplay
from tests.models.conftest import play
from tests.windows.conftest import Keep, setup_of

Opener = Callable[[Session[State]], TableReplay]


def _played(answers: int, seats: int = 2) -> Session[State]:
    session = Session(rules_for(setup_of(seats)))
    play(GameController(session), answers)
    return session


def press_button(page: QWidget, label: str) -> None:
    """Press the button with that label."""
    next(button for button in page.findChildren(QPushButton) if button.text() == label).click()


@pytest.fixture(scope="module")
def finished() -> Session[State]:
    """A game that came to its end."""
    return _played(3000)


@pytest.fixture
def open_replay(qtbot: QtBot) -> Iterator[Opener]:
    """Opens the replay of a session at 1280 × 720."""
    pages: list[TableReplay] = []

    def opener(session: Session[State]) -> TableReplay:
        page = TableReplay(session, "Friday")
        page.resize(1280, 720)
        qtbot.addWidget(page)
        page.show()
        qtbot.waitExposed(page)
        page.activateWindow()
        page.open_page()
        QCoreApplication.processEvents()
        pages.append(page)
        return page

    yield opener
    for page in pages:
        page.close_page()
        page.close()
        page.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def test_a_finished_game_begins_at_its_start_and_a_running_one_where_it_is(
    open_replay: Opener, finished: Session[State]
) -> None:
    assert open_replay(finished).replay.at == 0
    running = open_replay(_played(30))
    assert running.replay.at == running.replay.last == 30


def test_keys_lead_by_answer_turn_and_generation(open_replay: Opener, finished: Session[State]) -> None:
    page = open_replay(finished)
    replay = page.replay
    starts = [stop.answers for stop in replay.rounds]

    def press(key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> int:
        QTest.keyClick(page.bar.slider, key, modifier)
        return replay.at

    assert press(Qt.Key.Key_Right) == 1
    assert press(Qt.Key.Key_Left) == 0
    assert press(Qt.Key.Key_PageDown) == starts[1]
    turn = press(Qt.Key.Key_Right, Qt.KeyboardModifier.ControlModifier)
    assert turn > starts[1]
    assert press(Qt.Key.Key_Left, Qt.KeyboardModifier.ControlModifier) == starts[1]
    assert press(Qt.Key.Key_PageUp) == 0
    assert press(Qt.Key.Key_End) == replay.last
    assert press(Qt.Key.Key_Home) == 0


def test_a_press_on_the_slider_goes_there(open_replay: Opener, finished: Session[State]) -> None:
    page = open_replay(finished)
    slider = page.bar.slider
    there = page.replay.rounds[3].answers
    QTest.mouseClick(slider, Qt.MouseButton.LeftButton, pos=QPoint(round(slider.x_of(there)), 12))
    assert abs(page.replay.at - there) <= 1
    assert slider.value() == page.replay.at


def test_map_seats_and_log_are_those_of_the_moment(open_replay: Opener, finished: Session[State]) -> None:
    page = open_replay(finished)
    page.replay.go(page.replay.last // 2)
    state = finished.state_before(page.replay.at)
    assert [board.row.rating for board in page.seats.boards] == [player.tr for player in state.players]
    assert page.bar.where.text().startswith(f"Generation {state.generation} ")
    assert page.log.rows()[-1].answer == page.replay.at - 1
    assert page.bar.happened.text()


def test_space_plays_at_the_chosen_speed_and_stops(qtbot: QtBot, open_replay: Opener, finished: Session[State]) -> None:
    page = open_replay(finished)
    page.bar.speed.choose("4")
    QTest.keyClick(page.bar.slider, Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: page.replay.at >= 2, timeout=5000)
    QTest.keyClick(page.bar.slider, Qt.Key.Key_Space)
    assert not page.bar.playing


def test_playing_stops_at_the_end_and_begins_again_from_there(
    qtbot: QtBot, open_replay: Opener, finished: Session[State]
) -> None:
    page = open_replay(finished)
    page.bar.speed.choose("4")
    page.replay.go(page.replay.last - 1)
    with qtbot.waitSignal(page.bar.played, check_params_cb=lambda on: not on, timeout=5000):
        page.bar.toggle()
    assert page.replay.at == page.replay.last
    with qtbot.waitSignal(page.bar.played, check_params_cb=lambda on: on):
        page.bar.toggle()
    assert page.replay.at == 0


def test_any_step_stops_what_plays(open_replay: Opener, finished: Session[State]) -> None:
    page = open_replay(finished)
    page.bar.toggle()
    QTest.keyClick(page.bar.slider, Qt.Key.Key_Right)
    assert not page.bar.playing


def test_hands_are_offered_for_a_finished_game_only(open_replay: Opener, finished: Session[State]) -> None:
    page = open_replay(finished)
    assert page.hands.isVisible()
    held = next(at for at in range(40, page.replay.last) if finished.state_before(at).players[1].hand)
    page.replay.go(held)
    page.hands.choose("1")
    rules = page.replay.rules
    hand = {rules.table.cards[card].id for card in finished.state_before(held).players[1].hand}  # type: ignore[attr-defined]  # any game's state
    assert hand <= {card.face.id for card in page.hand.cards}
    page.hands.choose(NOBODY)
    assert not page.hand.isVisible()
    assert not open_replay(_played(30)).hands.isVisible()


def test_the_cards_in_front_of_a_seat_are_those_of_the_moment(open_replay: Opener, finished: Session[State]) -> None:
    page = open_replay(finished)
    page.replay.go(page.replay.last // 2)
    QTest.mouseClick(page.seats.boards[0], Qt.MouseButton.LeftButton)
    sheet = page.findChild(CardsSheet)
    assert sheet is not None
    player = finished.state_before(page.replay.at).players[0]
    assert len(sheet.grid.cards) == 1 + len(player.played) + len(player.events)


def test_escape_leaves(qtbot: QtBot, open_replay: Opener, finished: Session[State]) -> None:
    page = open_replay(finished)
    with qtbot.waitSignal(page.left):
        QTest.keyClick(page.bar.slider, Qt.Key.Key_Escape)


def test_a_finished_table_is_replayed_from_its_result_and_one_comes_back_there(
    qtbot: QtBot, window: MainWindow, keep: Keep
) -> None:
    assert window.open_table(keep(answers=3000))
    final = window.page
    press_button(final, "Replay")
    assert isinstance(window.page, TableReplay)
    assert window.windowTitle() == "Thursday · replay – Mars Desktop"
    QTest.keyClick(window.page.bar.slider, Qt.Key.Key_Escape)
    assert window.page is final


def test_a_stored_table_is_replayed_without_being_opened(qtbot: QtBot, window: MainWindow, keep: Keep) -> None:
    keep(answers=30)
    window.show_saved()
    press_button(window.saved, "Replay")
    assert isinstance(window.page, TableReplay)
    assert window.page.replay.last == 30
    assert window.controller is None
    window.page.left.emit()
    assert window.windowTitle().startswith("Saved tables")


def test_a_running_table_is_replayed_from_its_menu_with_every_hand_face_down(
    qtbot: QtBot, window: MainWindow, keep: Keep
) -> None:
    window.open_table(keep(answers=30))
    assert window.controller is not None
    window.controller.lift()
    table = window.page
    entry = next(action for action in window.table_menu().actions() if action.text() == "Replay")
    entry.trigger()
    qtbot.waitUntil(lambda: isinstance(window.page, TableReplay))
    assert isinstance(window.page, TableReplay)
    assert not window.page.hand.cards
    window.page.left.emit()
    assert window.page is table
