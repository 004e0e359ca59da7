"""Home, new game, saved tables, settings and the final score, as a person uses them."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from mars_desktop.models.handover import Covering
from mars_desktop.profile.database import Database
from mars_desktop.profile.matches import Matches
from mars_desktop.profile.players import Players
from mars_desktop.profile.settings import Settings
from mars_desktop.theme.application import current_text_size, current_theme
from mars_desktop.windows.final_page import FinalPage
from mars_desktop.windows.main_window import MainWindow
from mars_desktop.windows.preferences import COVERING, TEXT_SIZE, THEME
from mars_desktop.windows.saved_page import file_name
from mars_desktop.windows.score_sheet import score_rows
from mars_desktop.windows.seat_line import SeatLine
from mars_desktop.windows.setup_draft import Draft, SeatDraft
from tests.models.conftest import play
from tests.windows.conftest import Keep, setup_of


def button(page: QWidget, words: str) -> QPushButton:
    """The visible button with these words."""
    (found,) = [b for b in page.findChildren(QPushButton) if b.text() == words and b.isVisible()]
    return found


def front(window: MainWindow) -> QWidget:
    """The page in front."""
    return window.page


def words_of(page: QWidget) -> str:
    return "\n".join(label.text() for label in page.findChildren(QLabel) if label.isVisible())


def test_an_empty_profile_leads_to_a_running_game_by_one_key(qtbot: QtBot, window: MainWindow) -> None:
    assert window.home._go_on.hasFocus()
    QTest.keyClick(window.home._go_on, Qt.Key.Key_Return)
    assert front(window) is window.table
    controller = window.controller
    assert controller is not None
    assert controller.decision is not None


def test_a_game_is_set_up_from_home_by_the_keyboard(qtbot: QtBot, window: MainWindow) -> None:
    QTest.keyClick(window.home.games["terraforming"], Qt.Key.Key_Return)
    assert front(window) is window.new_game
    window.new_game.show_draft(Draft((SeatDraft("Mira"),), "5"))
    QTest.keyClick(window.new_game._begin, Qt.Key.Key_Return)
    assert front(window) is window.table
    assert window.windowTitle() == "Mira alone – Mars Desktop"


def test_home_goes_on_with_the_table_played_last(qtbot: QtBot, window: MainWindow, keep: Keep) -> None:
    keep("Tuesday", seed=2)
    keep("Thursday", seats=3, answers=40)
    window.show_home()
    said = words_of(window.home)
    assert "Thursday" in said
    assert "generation" in said
    assert "to act" in window.home._go_on.caption
    window.home._go_on.click()
    assert window.windowTitle() == "Thursday – Mars Desktop"
    assert window.controller is not None
    assert window.controller.answers_given == 40


def test_leaving_a_table_closes_it_and_going_on_opens_it_where_it_was(
    qtbot: QtBot, window: MainWindow, keep: Keep
) -> None:
    table = keep(answers=33)
    window.open_table(table)
    first = window.controller
    window.show_home()
    assert (window.controller, window.table, window.cover.isVisible()) == (None, None, False)
    window.open_table(table)
    again = window.controller
    assert again is not None
    assert again is not first
    assert again.answers_given == 33


def test_a_table_that_cannot_be_opened_is_said_and_nothing_changes(qtbot: QtBot, window: MainWindow) -> None:
    assert not window.open_table("no such table")
    assert front(window) is window.home
    boxes = [box for box in QApplication.topLevelWidgets() if box.isVisible() and box is not window]
    assert len(boxes) == 1
    boxes[0].close()


def test_the_page_of_a_new_game_says_what_is_wrong_and_does_not_begin(qtbot: QtBot, window: MainWindow) -> None:
    window.show_new_game()
    page = window.new_game
    page.show_draft(Draft((SeatDraft("Mira"), SeatDraft("Mira", "azure")), "17"))
    assert page.problem == "Two seats are called “Mira”: change one of them."
    assert not button(page, "Begin").isEnabled()
    page.show_draft(Draft((SeatDraft("Mira"), SeatDraft("Jonas", "azure")), "17"))
    assert page.problem == ""
    with qtbot.waitSignal(page.begun) as begun:
        button(page, "Begin").click()
    setup, title = begun.args
    assert [seat.name for seat in setup.seats] == ["Mira", "Jonas"]
    assert title == "Mira and Jonas"


def test_seats_are_added_and_removed_up_to_five(qtbot: QtBot, window: MainWindow, database: Database) -> None:
    for name in ("Konstantin", "Théo", "Aylin", "Jonas", "Mira"):
        Players(database).remember(name, "rose")
    window.show_new_game()
    page = window.new_game
    for _ in range(3):
        button(page, "Add a seat").click()
    seats = page.draft().seats
    assert len({seat.name for seat in seats}) == 5
    assert len({seat.colour for seat in seats}) == 5
    assert not button(page, "Add a seat").isEnabled()
    QApplication.processEvents()
    for _ in range(4):
        next(b for b in page.findChildren(QPushButton) if b.text() == "Remove" and b.isVisible()).click()
    assert len(page.draft().seats) == 1
    assert not any(b.isVisible() for b in page.findChildren(QPushButton) if b.text() == "Remove")


def test_what_does_not_matter_alone_is_not_offered_and_says_why(qtbot: QtBot, window: MainWindow) -> None:
    window.show_new_game()
    window.new_game.show_draft(Draft((SeatDraft("Mira"),), "1", {"research_draft": "one"}))
    assert window.new_game.draft().options == {}
    assert "Only for two and more seats." in words_of(window.new_game)


def test_same_again_repeats_the_set_up_with_another_seed(qtbot: QtBot, window: MainWindow) -> None:
    window.show_new_game()
    draft = Draft((SeatDraft("Mira"), SeatDraft("Jonas", "azure", True)), "17", {"map": "elysium", "undo": "free"})
    window.new_game.show_draft(draft)
    button(window.new_game, "Begin").click()
    window.show_home()
    window.show_new_game()
    button(window.new_game, "Same again").click()
    again = window.new_game.draft()
    assert (again.seats, again.options) == (draft.seats, draft.options)
    assert again.seed != "17"


def test_people_who_played_are_offered_with_their_colours(qtbot: QtBot, window: MainWindow) -> None:
    window.show_new_game()
    window.new_game.show_draft(Draft((SeatDraft("Aylin", "mint"), SeatDraft("Jonas", "violet")), "17"))
    button(window.new_game, "Begin").click()
    window.show_home()
    window.show_new_game()
    assert [(seat.name, seat.colour) for seat in window.new_game.draft().seats] == [
        ("Aylin", "mint"),
        ("Jonas", "violet"),
    ]


def test_saved_tables_go_to_the_bin_and_come_back(
    qtbot: QtBot, window: MainWindow, keep: Keep, matches: Matches
) -> None:
    keep("Tuesday", seed=2)
    keep("Thursday")
    window.show_saved()
    page = window.saved
    assert [row.title for row in page._model.rows()] == ["Thursday", "Tuesday"]
    button(page, "Put in the bin").click()
    assert [row.title for row in matches.bin()] == ["Thursday"]
    button(page, "Bin (1)").click()
    assert [row.title for row in page._model.rows()] == ["Thursday"]
    button(page, "Take out of the bin").click()
    assert words_of(page).count("The bin is empty.") == 1
    assert {row.title for row in matches.rows()} == {"Thursday", "Tuesday"}
    matches.delete(matches.rows()[0].id)
    page._show(in_bin=True)
    page.empty_bin()
    assert matches.bin() == []


def test_a_saved_table_is_renamed_exported_and_taken_in(
    qtbot: QtBot, window: MainWindow, keep: Keep, tmp_path: Path
) -> None:
    table = keep("Thursday", answers=12)
    window.show_saved()
    page = window.saved
    page.rename(table, "  Friday  evening ")
    assert [row.title for row in page._model.rows()] == ["Friday evening"]
    page.rename(table, " ")
    assert page.message == "A table needs a title: type one."
    file = tmp_path / "friday.marstable"
    page.export(table, file)
    assert file.exists()
    page.take_in(file)
    assert len(page._model.rows()) == 2
    file.write_bytes(file.read_bytes()[:200])
    page.take_in(file)
    assert "friday.marstable" in page.message
    assert len(page._model.rows()) == 2


@pytest.mark.parametrize(
    ("title", "name"),
    [
        ("Thursday", "Thursday.marstable"),
        ("a/b\\c:d*?", "a b c d.marstable"),
        ("...", "Table.marstable"),
        ("Théo’s evening", "Théo s evening.marstable"),
    ],
)
def test_a_file_is_suggested_under_a_name_that_every_system_takes(title: str, name: str) -> None:
    assert file_name(title) == name


def test_the_end_of_a_game_shows_its_result_and_the_table_can_be_looked_at(
    qtbot: QtBot, window: MainWindow, keep: Keep
) -> None:
    window.open_table(keep(seats=3, answers=3000))
    assert isinstance(front(window), FinalPage)
    assert front(window) is window.final
    assert "points" in words_of(window.final)
    button(window.final, "Look at the table").click()
    assert front(window) is window.table
    window.show_final()
    assert window.final is not None
    button(window.final, "Home").click()
    assert front(window) is window.home
    assert window.home._go_on.text() == "See the result"


def test_the_last_answer_brings_the_result_to_the_front(qtbot: QtBot, window: MainWindow) -> None:
    assert window.begin(setup_of(1), "Alone")
    assert window.controller is not None
    play(window.controller, 3000)
    assert front(window) is window.final
    assert window.final is not None
    button(window.final, "Same again").click()
    assert front(window) is window.new_game


def test_the_score_sheet_goes_from_first_to_last_and_adds_up(qtbot: QtBot, window: MainWindow, keep: Keep) -> None:
    window.open_table(keep(seats=4, answers=3000))
    assert window._open is not None
    session = window._open.session
    rows = score_rows(session.rules, session.state)
    assert [row.total for row in rows] == sorted((row.total for row in rows), reverse=True)
    assert all(sum(row.points) == row.total for row in rows)
    assert [row.won for row in rows].count(True) == len(session.rules.score(session.state).winners)
    assert rows[0].won


def test_settings_hold_at_once_and_after_a_restart(qtbot: QtBot, window: MainWindow, database: Database) -> None:
    settings = Settings(database)
    settings.set(THEME, "light")
    settings.set(TEXT_SIZE, 130)
    settings.set(COVERING, Covering.NEVER)
    window.settings.changed.emit()
    assert (current_theme().name, current_text_size()) == ("light", 130)
    window.begin(setup_of(2), "Two")
    assert not window.cover.isVisible()


def test_settings_are_reached_from_a_table_and_lead_back_to_it(qtbot: QtBot, window: MainWindow, keep: Keep) -> None:
    window.open_table(keep(answers=5))
    assert window.controller is not None
    window.controller.lift()
    controller = window.controller
    window.show_settings()
    assert front(window) is window.settings
    button(window.settings, "Back").click()
    assert front(window) is window.table
    assert window.controller is controller


@pytest.mark.parametrize("text_size", [100, 130])
def test_everything_on_the_pages_can_be_reached_by_tab_and_has_a_name(
    qtbot: QtBot, window: MainWindow, keep: Keep, database: Database, text_size: int
) -> None:
    Settings(database).set(TEXT_SIZE, text_size)
    window._take_settings()
    keep()
    for show in (window.show_home, window.show_new_game, window.show_saved, window.show_settings):
        show()
        page = window.page
        for control in page.findChildren(QAbstractButton):
            if control.isVisible() and control.isEnabled():
                assert control.focusPolicy() & Qt.FocusPolicy.TabFocus
                assert control.accessibleName() or control.text()
        seen = set()
        for _ in range(60):
            focus = window.focusWidget()
            assert focus is not None
            seen.add(focus)
            QTest.keyClick(focus, Qt.Key.Key_Tab)
        buttons = [b for b in page.findChildren(QPushButton) if b.isVisible() and b.isEnabled()]
        assert set(buttons) <= seen


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_no_words_are_cut_on_any_page(qtbot: QtBot, window: MainWindow, keep: Keep, size: tuple[int, int]) -> None:
    window.resize(*size)
    keep()
    for show in (window.show_home, window.show_new_game, window.show_saved, window.show_settings):
        show()
        QApplication.processEvents()
        for label in window.page.findChildren(QLabel):
            if label.isVisible() and label.text():
                needed = label.heightForWidth(label.width()) if label.wordWrap() else label.sizeHint().height()
                assert label.height() >= needed - 1, label.text()
                assert label.wordWrap() or label.width() >= label.sizeHint().width() - 1, label.text()
        for line in window.page.findChildren(SeatLine):
            assert not line.isVisible() or line.height() >= line.heightForWidth(line.width())
        for control in window.page.findChildren(QPushButton):
            if control.isVisible():
                assert control.width() >= control.minimumSizeHint().width(), control.text()
