"""The whole log can be read, searched and saved at the table, and the game taken back to one of its lines."""

from pathlib import Path

import pytest
from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtGui import QAction, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMenu

from mars_desktop.engine import Session, rules_for
from mars_desktop.models.controller import GameController
from mars_desktop.models.handover import Covering
from mars_desktop.models.log import LogModel
from mars_desktop.models.terraforming_face import LineKind
from mars_desktop.widgets.confirm_sheet import ConfirmSheet
from mars_desktop.windows.table import TablePage
from mars_desktop.windows.table.log_book import LogBook
from mars_desktop.windows.table.log_sheet import LogSheet
from tests.games.terraforming.situation import Situation
from tests.models.conftest import play, setup
from tests.windows.hands import press
from tests.windows.shown_table import Opener
from tests.windows.table.hands import Mouse


def _line(page: TablePage, answer: int) -> QModelIndex:
    """The first line of an answer in the side column."""
    model = page.side.log.lines.model()
    rows = (model.index(row, 0) for row in range(model.rowCount()))
    return next(index for index in rows if index.data(LogModel.Role.ANSWER) == answer)


def _menu(page: TablePage, answer: int) -> QMenu:
    return page.looking.log_menu.menu(page.side.log.lines, _line(page, answer))


def _entry(menu: QMenu, words: str) -> QAction:
    return next(action for action in menu.actions() if action.text().startswith(words))


def _three_answers(open_table: Opener) -> TablePage:
    """The seat begins its turn with an action, an ocean to place and another action, all of which can be taken back."""
    page = open_table(Situation().stock(0, mc=90, heat=16))
    for answer in ("p1 convert heat", "p1 convert heat"):
        page.asking.answer(answer)
    return page


def test_taking_back_to_a_line_asks_says_how_many_answers_and_can_be_redone(open_table: Opener) -> None:
    page = open_table(Situation().stock(0, mc=90, heat=8))
    page.asking.answer("p1 convert heat")
    page.asking.answer("p1 project aquifer")
    before = page.controller.rules.codec.encode(page.controller.view)
    assert page.controller.answers_given == 2
    entry = _entry(_menu(page, 0), "Take back to here")
    assert entry.isEnabled()
    assert entry.text() == "Take back to here (1 answer)"
    entry.trigger()
    sheet = page.sheet
    assert isinstance(sheet, ConfirmSheet)
    assert "1 answer after" in sheet.accessibleName()
    Mouse(page).confirm(sheet)
    assert page.controller.answers_given == 1
    _entry(_menu(page, 0), "Give 1 answer again").trigger()
    assert page.controller.rules.codec.encode(page.controller.view) == before


def test_saying_no_takes_nothing_back(open_table: Opener) -> None:
    page = open_table(Situation().stock(0, mc=90, heat=8))
    page.asking.answer("p1 convert heat")
    page.asking.answer("p1 project aquifer")
    _entry(_menu(page, 0), "Take back to here").trigger()
    press(Qt.Key.Key_Return)
    assert page.sheet is None
    assert page.controller.answers_given == 2


def test_a_line_beyond_a_barrier_says_why_the_game_cannot_be_taken_back_there(open_table: Opener) -> None:
    page = _three_answers(open_table)
    # The second action has passed the turn to the other seat.
    menu = _menu(page, 0)
    assert not _entry(menu, "Take back to here").isEnabled()
    reason = page.looking.log_menu.refuse_back(0)
    assert reason
    assert not _entry(menu, reason).isEnabled()


def test_after_the_last_line_there_is_nothing_to_take_back(open_table: Opener) -> None:
    page = open_table(Situation().stock(0, heat=16))
    page.asking.answer("p1 convert heat")
    menu = _menu(page, 0)
    assert not _entry(menu, "Take back to here").isEnabled()
    assert not _entry(menu, "Nothing was answered after this.").isEnabled()


@pytest.mark.qt_log_ignore("does not support grabbing the keyboard")
def test_a_menu_at_a_line_closes_with_the_next_answer(open_table: Opener) -> None:
    page = open_table(Situation().stock(0, mc=90, heat=16))
    page.asking.answer("p1 convert heat")
    menu = _menu(page, 0)
    menu.popup(page.mapToGlobal(page.rect().center()))
    assert menu.isVisible()
    page.controller.undo()
    assert not menu.isVisible()


def _book(page: TablePage) -> LogBook:
    page.side.log.heading.click()
    assert isinstance(page.sheet, LogSheet)
    return page.sheet.book


def _long_log(open_table: Opener, covering: Covering = Covering.NEVER) -> TablePage:
    page = open_table(Situation(), covering=covering)
    play(page.controller, 60, 4)
    return page


def test_the_heading_of_the_log_opens_all_of_it(open_table: Opener) -> None:
    page = _long_log(open_table)
    book = _book(page)
    assert book.part.rowCount() == page.models.log.rowCount()
    book.search.setText("player 2")
    assert 0 < book.part.rowCount() < page.models.log.rowCount()
    book.search.clear()
    book.kind.setCurrentIndex(book.kind.findData(LineKind.MAP))
    book.kind.activated.emit(book.kind.currentIndex())
    assert book.part.kind == LineKind.MAP
    book.seats[1].click()
    assert book.part.seat == 1


def test_a_press_and_enter_fold_a_generation_at_its_heading(open_table: Opener) -> None:
    page = _long_log(open_table)
    book = _book(page)
    lines = book.lines
    whole = lines.model().rowCount()
    row = next(row for row in range(whole) if book.part.heads(book.part.index(row, 0)))
    heading = lines.model().index(row, 0)
    lines.scrollTo(heading)
    QTest.mouseClick(
        lines.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, lines.visualRect(heading).center()
    )
    folded = lines.model().rowCount()
    assert folded < whole
    QTest.keyClick(lines, Qt.Key.Key_Return)
    assert lines.model().rowCount() == whole


def test_what_is_copied_and_saved_tells_no_secret_of_a_running_game(open_table: Opener, tmp_path: Path) -> None:
    page = _long_log(open_table)
    assert any(row.secret for row in page.models.log.rows())
    book = _book(page)
    book.copy()
    public = [row.text for row in page.models.log.rows()]
    assert [line.strip() for line in QGuiApplication.clipboard().text().splitlines()] == public
    book.save(tmp_path / "log")
    written = (tmp_path / "log.txt").read_text(encoding="utf-8").splitlines()
    assert written[0] == "Log of Player 1, Player 2"
    assert [line.strip() for line in written[2:]] == public


def test_a_log_that_cannot_be_saved_says_why(open_table: Opener, tmp_path: Path) -> None:
    book = _book(_long_log(open_table))
    (tmp_path / "taken.txt").mkdir()
    book.save(tmp_path / "taken.txt")
    assert "taken.txt" in book._said.text()


@pytest.mark.parametrize("answer", [-1, 0, 1])
def test_as_many_answers_are_taken_back_as_were_given_after_the_line(open_table: Opener, answer: int) -> None:
    controller = GameController(Session(rules_for(setup(1, 1, undo="free"))))
    play(controller, 3)
    page = TablePage(controller)
    page.resize(1280, 720)
    page.looking.log_menu._take_back(answer)
    assert controller.answers_given == answer + 1
    page.deleteLater()
    controller.deleteLater()
