"""A campaign founded, its first mission played to the end, and the second opened: all through the window."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from mars_desktop.games.legacy.campaign import MissionFinished, MissionState
from mars_desktop.games.legacy.rules import LegacyRules
from mars_desktop.models.campaign_missions import clean_up
from mars_desktop.models.handover import Covering
from mars_desktop.profile.database import Database
from mars_desktop.profile.settings import Settings
from mars_desktop.windows.campaign.book_page import BookPage
from mars_desktop.windows.campaign.briefing_page import BriefingPage
from mars_desktop.windows.campaign.end_page import EndPage
from mars_desktop.windows.campaign.following_scroll import FollowingScroll
from mars_desktop.windows.campaign.samples import sample_campaign
from mars_desktop.windows.card_detail import FacePicture
from mars_desktop.windows.main_window import MainWindow
from mars_desktop.windows.preferences import COVERING
from tests.models.mission_program import play_on


def click(widget: QWidget) -> None:
    """Press a button that can be seen and pressed."""
    assert widget.isVisible()
    assert widget.isEnabled()
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton)
    QApplication.processEvents()


def front(window: MainWindow) -> QWidget:
    """The page in front."""
    return window.page


def enter(widget: QWidget) -> None:
    """Press what the keyboard is on."""
    assert widget.hasFocus()
    QTest.keyClick(widget, Qt.Key.Key_Space)
    QApplication.processEvents()


def write(widget: QWidget, words: str) -> None:
    """Type words into a field."""
    widget.setFocus()
    QTest.keyClicks(widget, words)


def button(page: QWidget, words: str) -> QPushButton:
    """The visible button with these words."""
    (found,) = [b for b in page.findChildren(QPushButton) if b.text() == words and b.isVisible()]
    return found


@pytest.fixture
def uncovered(database: Database) -> None:
    """No cover between seats: nobody holds it down here."""
    Settings(database).set(COVERING, Covering.NEVER)


def found_a_campaign(window: MainWindow) -> None:
    """Found a campaign of two from the home page."""
    click(window.home.games["legacy"])
    campaigning = window.campaigning
    assert front(window) is campaigning.campaigns
    enter(campaigning.campaigns.found)
    founding = campaigning.founding
    write(founding._name, "Sunday campaign")
    for row, name in zip(founding.members.rows, ("Mira", "Jonas"), strict=True):
        line = row.name.lineEdit()
        assert line is not None
        write(line, name)
    founding.members.rows[1].listed.setFocus()
    QTest.keyClick(founding.members.rows[1].listed, Qt.Key.Key_Down)
    assert founding.problem == ""
    click(founding.begin)


@pytest.mark.usefixtures("uncovered")
def test_a_campaign_is_founded_played_and_goes_on_with_what_its_first_mission_left(
    qtbot: QtBot, window: MainWindow
) -> None:
    found_a_campaign(window)
    campaigning = window.campaigning
    book = campaigning.book
    assert book is not None
    assert front(window) is book
    assert window.windowTitle() == "Sunday campaign – Mars Desktop"
    desk = book.desk
    assert [player.name for player in desk.book.players] == ["Mira", "Jonas"]
    identities = list(desk.content.corporations)
    assert [player.box.corporation for player in desk.book.players] == [identities[0], identities[2]]

    # The first mission is sealed until it is opened; then it is played here.
    enter(book.side.next_button)
    sealed = campaigning.briefing
    assert sealed is not None
    assert front(window) is sealed
    assert sealed.sealed
    enter(sealed.open_button)
    briefing = campaigning.briefing
    assert briefing is not None
    assert not briefing.sealed
    assert desk.book.mission(1).state is MissionState.READY
    briefing.first.setCurrentIndex(briefing.first.findText("Jonas"))
    enter(briefing.play_here)
    assert front(window) is window.table
    assert window.windowTitle() == "Sunday campaign, mission 1 – Mars Desktop"
    controller = window.controller
    assert controller is not None
    rules = controller.rules
    assert isinstance(rules, LegacyRules)
    assert rules.table.start.first == 1
    play_on(controller)

    # Its end comes to the front with titles, boxes and start money.
    end = campaigning.end
    assert end is not None
    assert front(window) is end
    desk = end._desk
    page = desk.book.mission(1)
    assert sum(isinstance(line, MissionFinished) for line in desk.campaign.lines) == 1
    assert sorted(entry.title for entry in page.entries.values()) == ["G", "P"]
    (governor,) = [player for player in desk.book.players if player.titles[1] == "G"]
    (prefect,) = [player for player in desk.book.players if player.titles[1] == "P"]
    assert end.sentence() == f"{governor.name} becomes Governor"
    assert (governor.title_points, governor.next_money) == (15, 0)
    assert (prefect.title_points, prefect.next_money) == (5, 10)
    saved = {player.id: player.box.cards for player in desk.book.players}
    chosen = {player.id: dict(player.box.developments) for player in desk.book.players}
    assert all(set(versions) == {1} for versions in chosen.values())

    # The second mission begins with what the first one left.
    enter(end.go_on)
    assert campaigning.briefing is not None
    assert campaigning.briefing.sealed
    enter(campaigning.briefing.open_button)
    assert campaigning.briefing.first.currentText() == governor.name
    enter(campaigning.briefing.play_here)
    again = window.controller
    assert again is not None
    assert again is not controller
    rules = again.rules
    assert isinstance(rules, LegacyRules)
    start = rules.table.start
    assert start.mission == 2
    assert {seat.player: seat.saved for seat in start.seats} == saved
    assert {seat.player: dict(seat.developments) for seat in start.seats} == chosen
    assert {seat.player: seat.money for seat in start.seats} == {governor.id: 0, prefect.id: 10}
    assert start.seats[start.first].player == governor.id
    state = rules.new_state()
    for seat, player in zip(start.seats, state.players, strict=True):
        legal = [card for card in seat.saved if rules.table.cards_of_campaign.legal(rules.table.content.index[card], 2)]
        hand = {rules.table.cards[card].id for card in player.hand}
        assert hand.issuperset(legal)
        assert len(player.hand) == (len(seat.saved) or 2)

    # The table can be left and gone on with from the book.
    window.show_home()
    click(window.home.games["legacy"])
    campaigning.campaigns._list.setFocus()
    QTest.keyClick(campaigning.campaigns._list, Qt.Key.Key_Return)
    assert isinstance(window.page, BookPage)
    assert campaigning.book is not None
    enter(campaigning.book.side.next_button)
    assert front(window) is window.table


@pytest.mark.usefixtures("uncovered")
def test_a_mission_is_played_by_itself_and_belongs_to_no_campaign(qtbot: QtBot, window: MainWindow) -> None:
    click(window.home.games["legacy"])
    click(window.campaigning.campaigns.single)
    page = window.new_game
    assert front(window) is page
    assert "tells a part of the story" in page._story.text()
    mission = page._options._rows["mission"].control
    assert [mission.itemText(at) for at in range(mission.count())] == [f"Mission {n}" for n in range(1, 8)]  # type: ignore[union-attr]  # a choice of seven
    page._options._rows["mission"].choose(4)
    assert page.problem == ""
    click(page._begin)
    assert window.controller is not None
    rules = window.controller.rules
    assert isinstance(rules, LegacyRules)
    assert (rules.table.start.mission, rules.table.start.standalone) == (4, True)
    assert not window.campaigning.show_end_of(window.open_table_id)


@pytest.mark.usefixtures("uncovered")
def test_the_sides_at_the_founding_bear_the_name_of_their_corporation(qtbot: QtBot, window: MainWindow) -> None:
    window.show_campaigns()
    click(window.campaigning.campaigns.found)
    faces = [picture._face for picture in window.campaigning.founding.findChildren(FacePicture)]
    assert [face.kind_word for face in faces if face] == ["Common Hearth, side A", "Common Hearth, side B"]


def test_a_mission_that_was_opened_is_read_from_its_title_on(
    qtbot: QtBot, window: MainWindow, database: Database
) -> None:
    desk = sample_campaign(database, 1)
    window.resize(1280, 720)
    window.show()
    window.campaigning._show_briefing(desk, 2)
    sealed = window.campaigning.briefing
    assert sealed is not None
    sealed.open_button.setFocus()
    enter(sealed.open_button)
    opened = window.campaigning.briefing
    assert opened is not None
    assert opened is not sealed
    opened.ticks[-1].setFocus()
    (column,) = opened.findChildren(FollowingScroll)
    assert column.verticalScrollBar().value() > 0
    opened.open_page()
    assert column.verticalScrollBar().value() == 0


def test_the_cards_that_leave_stand_below_the_step_that_counts_them(qtbot: QtBot, database: Database) -> None:
    page = EndPage(sample_campaign(database, 1), 1, played_here=True)
    qtbot.addWidget(page)
    told = clean_up(page._desk.book, page._desk.cards, 1)
    said = [words.text() for words in page.findChildren(QLabel)]
    at = said.index(told.steps[0])
    assert said[at : at + 3] == [told.steps[0], ", ".join(told.leaving), told.steps[1]]


def test_a_mission_given_up_may_be_begun_anew(qtbot: QtBot, window: MainWindow) -> None:
    found_a_campaign(window)
    book = window.campaigning.book
    assert book is not None
    enter(book.side.next_button)
    assert window.campaigning.briefing is not None
    enter(window.campaigning.briefing.open_button)
    enter(window.campaigning.briefing.play_here)
    window.show_campaigns()
    window.campaigning.campaigns._list.setFocus()
    QTest.keyClick(window.campaigning.campaigns._list, Qt.Key.Key_Return)
    book = window.campaigning.book
    assert book is not None
    click(book.side.give_up_button)
    assert book.sheet is not None
    enter(book.sheet.yes)  # type: ignore[union-attr]  # the sheet of changes
    assert book.desk.book.mission(1).state is MissionState.ABANDONED
    click(book.side.next_button)
    assert isinstance(window.page, BriefingPage)
    assert not window.page.sealed
    assert window.page.play_here.isEnabled()
