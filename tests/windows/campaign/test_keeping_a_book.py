"""A whole campaign kept by typing results in, and everything that is corrected in the book."""

from pathlib import Path

import pytest
from PySide6.QtCore import QBuffer, Qt
from PySide6.QtGui import QPdfWriter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from mars_desktop.games.legacy.campaign import (
    CorporationCorrected,
    DevelopmentCorrected,
    Joined,
    Left,
    MissionCorrected,
    MissionState,
    Renamed,
    SavedChanged,
    Undone,
)
from mars_desktop.models.campaign_missions import savable
from mars_desktop.profile.campaigns import Campaigns
from mars_desktop.profile.database import Database
from mars_desktop.theme.application import apply_theme
from mars_desktop.windows.campaign.book_page import BookPage
from mars_desktop.windows.campaign.change_sheet import ChangeSheet
from mars_desktop.windows.campaign.end_page import EndPage
from mars_desktop.windows.campaign.held_box import HeldBox
from mars_desktop.windows.campaign.player_sheet import PlayerSheet
from mars_desktop.windows.campaign.printing import book_document, write_pdf
from mars_desktop.windows.campaign.results_page import ResultsPage
from mars_desktop.windows.campaign.samples import sample_campaign
from mars_desktop.windows.main_window import MainWindow

POINTS = ((81, 92, 70), (77, 74, 90), (100, 85, 85), (66, 91, 80), (90, 71, 88), (95, 60, 61), (70, 99, 98))
"""Of Mira, Jonas and Aylin in each mission."""


def click(widget: QWidget) -> None:
    """Press a button that can be seen and pressed."""
    assert widget.isVisible()
    assert widget.isEnabled()
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton)
    QApplication.processEvents()


def take(book: BookPage) -> ChangeSheet:
    """Write down what the sheet over the book says."""
    sheet = book.sheet
    assert isinstance(sheet, ChangeSheet)
    click(sheet.yes)
    return sheet


@pytest.fixture
def book(window: MainWindow, database: Database) -> BookPage:
    """The open book of a sample campaign of four with three missions finished."""
    desk = sample_campaign(database, 3)
    assert window.campaigning.open(desk.id)
    shown = window.campaigning.book
    assert shown is not None
    return shown


def test_seven_missions_are_kept_by_typing_their_results_in(
    qtbot: QtBot, window: MainWindow, database: Database
) -> None:
    window.show_campaigns()
    campaigning = window.campaigning
    click(campaigning.campaigns.found)
    founding = campaigning.founding
    founding.pack.setCurrentIndex(founding.pack.findData("printed"))
    click(founding.members.add)
    for row, name in zip(founding.members.rows, ("Mira", "Jonas", "Aylin"), strict=True):
        row.name.setEditText(name)
    founding.members.rows[0].written.setEditText("Thorgate")
    click(founding.begin)
    for mission, points in enumerate(POINTS, 1):
        assert campaigning.book is not None
        if isinstance(window.page, BookPage):
            click(campaigning.book.side.next_button)
        else:
            assert isinstance(window.page, EndPage)
            click(window.page.go_on)
        assert campaigning.briefing is not None
        click(campaigning.briefing.open_button)
        assert campaigning.briefing.ticks
        assert not campaigning.briefing.play_here.isVisible()
        if mission == 4:
            campaigning.briefing.players[0].present.setChecked(False)
        click(campaigning.briefing.type_in)
        results = campaigning.results
        assert results is not None
        for result, n in zip(results.rows, points, strict=True):
            if result.present.isChecked():
                result.points.setFocus()
                QTest.keyClicks(result.points, str(n))
                if mission < 7:
                    result.saved.setValue(1)
        assert results.problem == ""
        click(results.save)
        assert results.sheet is not None
        assert any("title" in line for line in results.sheet.lines)
        click(results.sheet.yes)
        assert isinstance(window.page, EndPage)
    desk = campaigning.end._desk  # type: ignore[union-attr]  # the last mission has just ended
    assert [page.state for page in desk.book.missions] == [MissionState.FINISHED] * 7
    assert desk.book.mission(4).absent == ("p1",)
    assert desk.book.player("p1").titles == {1: "A", 2: "A", 3: "G", 5: "G", 6: "G", 7: "P"}
    # Mission 4 was played by two: a Governor and a Prefect.
    assert desk.book.player("p2").titles == {1: "G", 2: "P", 3: "A", 4: "G", 5: "P", 6: "P", 7: "G"}
    assert [player.title_points for player in desk.book.players] == [70, 70, 60]
    assert campaigning.end is not None
    assert campaigning.end.sentence() == "Jonas and Mira win the campaign"
    assert Campaigns(database).load(desk.id) == desk.campaign


def test_results_are_corrected_by_a_new_line_after_a_look_at_what_changes(
    qtbot: QtBot, book: BookPage, window: MainWindow
) -> None:
    before = book.desk.book.mission(3)
    best = next(iter(before.entries))
    book.table.setCurrentIndex(book.table.model().index(0, 3))
    click(book.results_button)
    page = window.page
    assert isinstance(page, ResultsPage)
    assert page.correcting
    row = next(row for row in page.rows if row.player.id == best)
    row.points.setText("1")
    click(page.save)
    assert page.sheet is not None
    assert any("title G (Governor) → P (Prefect)" in line for line in page.sheet.lines)
    click(page.sheet.yes)
    shown = window.campaigning.book
    assert shown is window.page
    assert shown is not None
    assert isinstance(shown.desk.campaign.lines[-1], MissionCorrected)
    assert shown.desk.book.mission(3).entries[best].title == "P"


def test_a_line_is_undone_and_its_undoing_undone(qtbot: QtBot, book: BookPage) -> None:
    last = book.desk.book.mission(3)
    book.history.setCurrentIndex(book.history.model().index(0, 0))
    click(book.undo_button)
    take(book)
    assert book.desk.book.mission(3).state is MissionState.IN_PLAY
    assert isinstance(book.desk.campaign.lines[-1], Undone)
    assert book.message == "Written in the history."
    book.history.setCurrentIndex(book.history.model().index(0, 0))
    click(book.undo_button)
    take(book)
    assert book.desk.book.mission(3).entries == last.entries


def test_the_founding_cannot_be_undone_and_the_button_says_so(qtbot: QtBot, book: BookPage) -> None:
    book.history.setCurrentIndex(book.history.model().index(book.history.model().rowCount() - 1, 0))
    assert not book.undo_button.isEnabled()
    assert "founding" in book.undo_button.toolTip()


def test_a_line_on_which_others_build_is_not_undone_and_it_is_said(qtbot: QtBot, book: BookPage) -> None:
    book.history.setCurrentIndex(book.history.model().index(book.history.model().rowCount() - 2, 0))
    lines = book.desk.campaign.lines
    click(book.undo_button)
    assert "undo that one first" in book.message
    assert book.desk.campaign.lines == lines


def test_name_corporation_development_and_box_of_a_player_are_corrected(qtbot: QtBot, book: BookPage) -> None:
    player = book.player
    assert player is not None
    click(book.side.edit_button)
    sheet = book.sheet
    assert isinstance(sheet, PlayerSheet)
    sheet.name.setText("Mirella")
    sheet.corporation.setCurrentIndex(sheet.corporation.count() - 1)
    other = "b" if player.box.developments[1] == "a" else "a"
    sheet.developments[1].setCurrentIndex(sheet.developments[1].findData(other))
    name, card = next(iter(savable(book.desk.cards, 3).items()))
    sheet.named.setText(name)
    sheet.saved.setValue(2)
    click(sheet.save)
    take(book)
    kinds = [type(line) for line in book.desk.campaign.lines[-4:]]
    assert kinds == [Renamed, CorporationCorrected, DevelopmentCorrected, SavedChanged]
    after = book.desk.book.player(player.id)
    assert (after.name, after.box.developments[1], after.box.saved) == ("Mirella", other, (card, "?"))


def test_players_leave_come_back_and_join(qtbot: QtBot, book: BookPage) -> None:
    player = book.player
    assert player is not None
    book.propose([Left(at=book.desk.now(), player=player.id)], "Left")
    take(book)
    assert book.desk.book.player(player.id).left
    click(book.join_button)
    sheet = book.sheet
    assert isinstance(sheet, PlayerSheet)
    sheet.name.setText("Ruth")
    click(sheet.save)
    take(book)
    assert isinstance(book.desk.campaign.lines[-1], Joined)
    assert book.desk.book.players[-1].name == "Ruth"
    assert book.desk.book.players[-1].next_money == 15


def test_a_player_needs_a_name(qtbot: QtBot, book: BookPage) -> None:
    lines = book.desk.campaign.lines
    click(book.side.edit_button)
    sheet = book.sheet
    assert isinstance(sheet, PlayerSheet)
    sheet.name.clear()
    click(sheet.save)
    assert sheet.is_open
    assert sheet._problem.text() == "Everybody needs a name: type one."
    assert book.desk.campaign.lines == lines


def test_the_book_is_saved_for_spreadsheets_as_pdf_and_as_a_file_that_is_taken_in_again(
    qtbot: QtBot, book: BookPage, window: MainWindow, tmp_path: Path
) -> None:
    desk = book.desk
    book.files.save(tmp_path / "sheet", ".csv", desk.write_sheet)
    assert book.message == f"Saved as “{tmp_path / 'sheet.csv'}”."
    book.files.save(tmp_path / "book.pdf", ".pdf", lambda file: write_pdf(desk, file))
    assert (tmp_path / "book.pdf").read_bytes().startswith(b"%PDF")
    book.files.save(tmp_path / "sunday.marscampaign", ".marscampaign", desk.export)
    window.show_campaigns()
    page = window.campaigning.campaigns
    page.take_in(tmp_path / "sunday.marscampaign")
    assert "copy" in page.message
    assert len(page._model.rows()) == 2
    (tmp_path / "sunday.marscampaign").write_bytes(b"nothing")
    page.take_in(tmp_path / "sunday.marscampaign")
    assert "sunday.marscampaign" in page.message
    assert len(page._model.rows()) == 2


def test_the_printed_book_has_all_results_and_no_saved_card(qtbot: QtBot, book: BookPage) -> None:
    words = book_document(book.desk).toPlainText()
    for player in book.desk.book.players:
        assert player.name in words
    for page in book.desk.book.missions[:3]:
        assert all(f"{entry.points} points" in words for entry in page.entries.values())


def test_the_printed_book_is_as_large_whatever_the_printer_resolves(qapp: QApplication, book: BookPage) -> None:
    apply_theme(qapp, "dark")
    heights = []
    for dots in (100, 300):
        paper = QPdfWriter(QBuffer())
        paper.setResolution(dots)
        document = book_document(book.desk)
        document.documentLayout().setPaintDevice(paper)
        document.setTextWidth(10 * dots)
        heights.append(document.size().height() / dots)
    assert heights[1] == pytest.approx(heights[0], rel=0.1)


def test_ticks_of_the_set_up_are_kept(qtbot: QtBot, window: MainWindow, database: Database) -> None:
    desk = sample_campaign(database, 0, opened=True)
    window.campaigning.open(desk.id)
    window.campaigning._show_briefing(desk, 1)
    first = window.campaigning.briefing
    assert first is not None
    first.ticks[2].click()
    first.ticks[0].click()
    window.campaigning._show_briefing(desk, 1)
    again = window.campaigning.briefing
    assert again is not None
    assert again is not first
    assert [at for at, tick in enumerate(again.ticks) if tick.isChecked()] == [0, 2]


def test_a_campaign_goes_to_the_bin_and_comes_back(qtbot: QtBot, book: BookPage, window: MainWindow) -> None:
    window.show_campaigns()
    page = window.campaigning.campaigns
    (row,) = page._model.rows()
    page.rename(row.id, "  ")
    assert page.message == "A campaign needs a title: type one."
    page.rename(row.id, "Monday campaign")
    page.delete(row.id, "Monday campaign")
    assert page._model.rows() == ()
    click(page._bin)
    click(page._restore)
    click(page._bin)
    (again,) = page._model.rows()
    assert (again.id, again.title) == (row.id, "Monday campaign")


def test_saved_cards_are_shown_only_while_the_box_is_held_open(qtbot: QtBot) -> None:
    box = HeldBox()
    qtbot.addWidget(box)
    box.show_box("Mira", ["Comet", "Ice Road"], 2)
    box.show()
    said = box.accessibleName() + box.accessibleDescription()
    assert "Comet" not in said
    assert "2 saved cards, hidden" in said
    box.setFocus()
    QTest.keyPress(box, Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: box.opened)
    assert box.accessibleDescription() == "Comet, Ice Road"
    QTest.keyRelease(box, Qt.Key.Key_Space)
    assert not box.opened
    assert "Comet" not in box.accessibleDescription()
