"""What an answer changed moves and stays marked; nothing of it ever holds a person up (UI-026)."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace

import pytest
from PySide6.QtCore import QAbstractAnimation, QCoreApplication, QEvent, QObject, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from mars_desktop.models.handover import Covering
from mars_desktop.theme import motion
from mars_desktop.widgets.card_button import CardButton
from mars_desktop.widgets.seat_face import SeatFace
from mars_desktop.windows.table import TablePage
from tests.games.terraforming.situation import Situation
from tests.windows.hands import press
from tests.windows.shown_table import Opener


class Frames(QObject):
    """Counts how often each widget of a page is painted."""

    def __init__(self) -> None:
        super().__init__()
        self.of: dict[QObject, int] = {}

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Paint:
            self.of[watched] = self.of.get(watched, 0) + 1
        return False


@contextmanager
def frames(*widgets: QWidget) -> Iterator[Frames]:
    """The frames of these widgets until nothing is left to paint."""
    _settle()
    counted = Frames()
    for widget in widgets:
        widget.installEventFilter(counted)
    yield counted
    _settle()
    for widget in widgets:
        widget.removeEventFilter(counted)


def _settle() -> None:
    for _ in range(5):
        QCoreApplication.processEvents()


def _animations(page: TablePage) -> list[QAbstractAnimation]:
    return [*page.findChildren(QAbstractAnimation), *page.board.findChildren(QAbstractAnimation)]


def _asteroid() -> Situation:
    """A turn in which the standard project asteroid is open: the temperature and the rating go up."""
    return Situation(seats=2).stock(0, mc=40)


def _give(page: TablePage, answer: str) -> None:
    decision = page.controller.decision
    assert decision is not None
    choice = next(option for option in decision.options if str(option._replace(numbers=())) == answer)
    assert page.controller.submit(choice, decision.number) is None


def _project(page: TablePage, name: str) -> None:
    _give(page, f"p1 project {name}")


def test_without_animations_an_answer_is_shown_in_one_frame(open_table: Opener, qtbot: QtBot) -> None:
    page = open_table(_asteroid())
    shown = (page.view.viewport(), *page.seats.boards, page.top, page.side.log.lines.viewport())
    with frames(*shown) as counted:
        _project(page, "asteroid")
        assert _animations(page) == []
    assert counted.of[page.view.viewport()] == 1
    assert counted.of[page.seats.boards[0]] == 1
    assert max(counted.of.values()) <= 2
    with frames(*shown) as later:
        qtbot.wait(60)
    assert later.of == {}


def test_with_animations_figures_count_and_steps_light_up(open_table: Opener, qtbot: QtBot, moving: None) -> None:
    page = open_table(_asteroid())
    seat = page.seats.boards[0]
    _project(page, "asteroid")
    assert seat.row.rating == 21
    assert seat._shown.rating == 20
    assert page.board._ring.lit("temperature") < page.board._gauges["temperature"].taken
    qtbot.waitUntil(lambda: not motion.moving())
    assert seat._shown == seat.row
    assert page.board._ring.lit("temperature") == page.board._gauges["temperature"].taken
    assert _animations(page) == [] or all(one.state() is QAbstractAnimation.State.Stopped for one in _animations(page))


def test_a_key_in_the_middle_of_a_movement_ends_it_and_is_obeyed(open_table: Opener, moving: None) -> None:
    page = open_table(Situation(seats=1).stock(0, heat=16))
    solo_rating = page.seats.boards[0].row.rating
    _give(page, "p1 convert heat")
    assert motion.moving()
    assert page.seats.boards[0]._shown.rating == solo_rating
    press(Qt.Key.Key_1)
    assert page.seats.boards[0]._shown.rating == solo_rating + 1
    assert page.sheet is not None, "the key opened the list of projects"


def test_a_click_in_the_middle_of_a_movement_ends_it_and_is_obeyed(open_table: Opener, moving: None) -> None:
    page = open_table(_asteroid().stock(0, mc=60))
    _project(page, "asteroid")
    assert motion.moving()
    QTest.mouseClick(page.top.button("undo"), Qt.MouseButton.LeftButton)
    assert page.controller.answers_given == 0
    QTest.mouseMove(page.top)
    motion.finish_motions()
    assert page.seats.boards[0]._shown.rating == 20


def test_what_an_answer_changed_is_marked_until_the_next_answer(open_table: Opener) -> None:
    page = open_table(_asteroid().stock(0, mc=60))
    assert [board.row.changed for board in page.seats.boards] == [frozenset(), frozenset()]
    _project(page, "power-plant")
    assert [board.row.changed for board in page.seats.boards] == [frozenset({"energy"}), frozenset()]
    assert page.controller.undo() is None
    assert [board.row.changed for board in page.seats.boards] == [frozenset(), frozenset()]
    _project(page, "asteroid")
    assert [board.row.changed for board in page.seats.boards] == [frozenset({"rating"}), frozenset()]


def test_the_next_seat_sees_what_the_one_before_changed_when_the_cover_has_lifted(open_table: Opener) -> None:
    page = open_table(_asteroid().stock(0, mc=60), covering=Covering.ALWAYS)
    _project(page, "power-plant")
    _project(page, "asteroid")
    assert page.controller.covered, "two actions are a turn"
    marks = [board.row.changed for board in page.seats.boards]
    page.controller.lift()
    assert [board.row.changed for board in page.seats.boards] == marks == [frozenset({"rating"}), frozenset()]


def test_a_mark_is_seen(open_table: Opener) -> None:
    page = open_table(_asteroid())
    board = page.seats.boards[1]
    plain = board.grab().toImage()
    for name in ("rating", "heat"):
        board.show_row(_changed(board.row, name))
        assert board.grab().toImage() != plain
    board.show_row(_changed(board.row))
    assert board.grab().toImage() == plain


def _changed(row: SeatFace, *names: str) -> SeatFace:
    return replace(row, changed=frozenset(names))


def test_a_card_that_is_met_goes_up_and_down_again(open_table: Opener, qtbot: QtBot, moving: None) -> None:
    page = open_table(Situation().hand(0, "mine", "comet"))
    card = page.hand.cards[0]
    rest = card.card_rect().top()
    card.setFocus(Qt.FocusReason.TabFocusReason)
    assert card.card_rect().top() == rest
    qtbot.waitUntil(lambda: not motion.moving())
    assert card.card_rect().top() < rest
    page.hand.cards[1].setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.waitUntil(lambda: not motion.moving())
    assert card.card_rect().top() == rest


@pytest.mark.parametrize("picked", [True, False])
def test_without_animations_a_card_goes_up_at_once(open_table: Opener, picked: bool) -> None:
    page = open_table(Situation().hand(0, "mine"))
    card = page.hand.cards[0]
    rest = card.card_rect().top()
    if picked:
        card.setCheckable(True)
        card.setChecked(True)
    else:
        card.setFocus(Qt.FocusReason.TabFocusReason)
    assert isinstance(card, CardButton)
    assert card.card_rect().top() < rest
    assert not motion.moving()


def test_new_lines_of_the_log_appear(open_table: Opener, qtbot: QtBot, moving: None) -> None:
    page = open_table(_asteroid())
    painter = page.side.log.lines._painter
    _project(page, "asteroid")
    assert painter._seen < 1
    qtbot.waitUntil(lambda: not motion.moving())
    assert painter._seen == 1


def test_the_tiles_of_the_last_move_are_marked_until_the_next(open_table: Opener) -> None:
    situation = Situation(seats=2).stock(0, mc=80)
    situation.do("project aquifer")
    page = open_table(situation)
    _give(page, "p1 place E4")
    assert _last_moved(page) == {"E4"}
    page.controller.cover()
    page.controller.lift()
    assert _last_moved(page) == {"E4"}, "a look from other eyes is no move"
    _project(page, "power-plant")
    assert _last_moved(page) == set()


def _last_moved(page: TablePage) -> set[str]:
    return {place for place, item in page.board._spots.items() if item.last_move}
