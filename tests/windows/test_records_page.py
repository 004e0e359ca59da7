"""Records, as a person reads them."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from mars_desktop.profile.database import Database
from mars_desktop.profile.matches import Matches
from mars_desktop.windows.main_window import MainWindow
from mars_desktop.windows.records_page import CORPORATIONS, GAMES, PAIRS, PLAYERS, RecordsPage
from mars_desktop.windows.samples import PEOPLE, save_sample_records


def opened(qtbot: QtBot, database: Database) -> RecordsPage:
    page = RecordsPage(database)
    qtbot.addWidget(page)
    page.resize(1280, 720)
    page.show()
    page.open_page()
    return page


def column(page: RecordsPage, at: int) -> list[str]:
    model = page.table.model()
    return [str(model.index(row, at).data()) for row in range(model.rowCount())]


def words_of(page: RecordsPage) -> str:
    return "\n".join(label.text() for label in page.findChildren(QLabel) if label.isVisible())


def test_without_a_finished_game_the_page_says_so_and_offers_one(qtbot: QtBot, window: MainWindow) -> None:
    window.home.records_wanted.emit()
    assert window.records.isVisible()
    assert "No game has been played to its end yet" in words_of(window.records)
    assert not window.records.table.isVisible()
    QTest.keyClick(window.records._new, Qt.Key.Key_Space)
    assert window.new_game.isVisible()


def test_players_are_sorted_by_their_wins(qtbot: QtBot, database: Database, matches: Matches) -> None:
    save_sample_records(matches)
    page = opened(qtbot, database)
    wins = [int(said) for said in column(page, 2)]
    assert wins == sorted(wins, reverse=True)
    assert sorted(column(page, 0)) == sorted(seat.name for seat in PEOPLE)
    assert "24 games played" in words_of(page)


def test_a_press_on_a_heading_sorts_by_it(qtbot: QtBot, database: Database, matches: Matches) -> None:
    save_sample_records(matches)
    page = opened(qtbot, database)
    header = page.table.horizontalHeader()
    at = header.sectionViewportPosition(0) + 20
    where = header.viewport().rect().center()
    where.setX(at)
    QTest.mouseClick(header.viewport(), Qt.MouseButton.LeftButton, pos=where)
    first = column(page, 0)
    QTest.mouseClick(header.viewport(), Qt.MouseButton.LeftButton, pos=where)
    assert first == sorted(first) or first == sorted(first, reverse=True)
    assert column(page, 0) == first[::-1]


def test_every_table_is_for_everybody_or_for_one_player(qtbot: QtBot, database: Database, matches: Matches) -> None:
    save_sample_records(matches)
    page = opened(qtbot, database)
    page.choice.choose(GAMES)
    assert len(column(page, 0)) == 24
    page.player.setCurrentIndex(page.player.findData("Mira"))
    assert all("Mira" in said for said in column(page, 3))
    assert 0 < len(column(page, 0)) < 24
    page.choice.choose(PAIRS)
    assert set(column(page, 0)) == {"Mira"}
    assert sorted(column(page, 1)) == ["Aylin", "Jonas", "Ruth", "Théo"]
    page.choice.choose(PLAYERS)
    assert column(page, 0) == ["Mira"]
    page.choice.choose(CORPORATIONS)
    assert "Thorgate" in column(page, 0) or len(column(page, 0)) > 3
    page.player.setCurrentIndex(0)
    assert len(column(page, 0)) > 8


def test_the_tables_are_chosen_and_walked_through_by_keyboard(
    qtbot: QtBot, database: Database, matches: Matches
) -> None:
    save_sample_records(matches)
    page = opened(qtbot, database)
    button = page.choice.button(PLAYERS)
    button.setFocus()
    qtbot.waitUntil(button.hasFocus)
    QTest.keyClick(button, Qt.Key.Key_Right)
    assert page.choice.choice == PAIRS
    page.table.setFocus()
    QTest.keyClick(page.table, Qt.Key.Key_Down)
    assert page.table.currentIndex().row() == 1


def test_games_alone_leave_nobody_to_compare(qtbot: QtBot, database: Database, matches: Matches) -> None:
    save_sample_records(matches, games=30, seats=(1,))
    page = opened(qtbot, database)
    page.choice.choose(PAIRS)
    assert "Nobody has met anybody yet" in words_of(page)
    assert not page.table.isVisible()
    page.choice.choose(PLAYERS)
    assert page.table.isVisible()


def test_new_results_are_there_when_the_page_opens_again(qtbot: QtBot, database: Database, matches: Matches) -> None:
    save_sample_records(matches, games=3)
    page = opened(qtbot, database)
    page.choice.choose(GAMES)
    assert len(column(page, 0)) == 3
    save_sample_records(matches, games=2)
    page.open_page()
    assert len(column(page, 0)) == 5
