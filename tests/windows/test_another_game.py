"""A game that shares nothing with Terraforming Mars has all shared pages: proved with a small one known only here."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from mars_desktop.engine import Choice, Reason, Seat, Setup, ruleset
from mars_desktop.models import games
from mars_desktop.models.log_filter import LogFilter
from mars_desktop.models.options import option_rows
from mars_desktop.models.reasons import why
from mars_desktop.profile.database import Database
from mars_desktop.profile.matches import Matches
from mars_desktop.windows import game_screens
from mars_desktop.windows.main_window import MainWindow
from mars_desktop.windows.records_page import CORPORATIONS, GAMES, PLAYERS, RecordsPage
from mars_desktop.windows.samples import save_sample_records
from mars_desktop.windows.setup_draft import SeatDraft
from mars_desktop.windows.sittings import cover_remark, sealed_seats
from mars_desktop.windows.table.log_book import LogBook
from mars_desktop.windows.table.marks import seat_marks
from tests.stones.rules import StonesRules
from tests.stones.screens import StonesReplay, StonesTable

PEOPLE = (Seat("Mira", "rose"), Seat("Jonas", "azure"))
TWO = Setup("stones", PEOPLE, 1)


@pytest.fixture(autouse=True)
def _known(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(ruleset.__globals__["_REGISTER"], "stones", StonesRules)
    monkeypatch.setitem(games.KNOWN, "stones", games.KnownGame("Stones", "tests.stones.face"))
    known = game_screens.KnownScreens("1 to 3 seats · a heap", "ice", "tests.stones.screens")
    monkeypatch.setitem(game_screens.KNOWN, "stones", known)


@pytest.fixture
def stones(_known: None, window: MainWindow) -> MainWindow:
    """A window that knows the game, at a table of two."""
    assert window.begin(TWO, "Pebbles")
    return window


def words_of(page: QWidget) -> str:
    return "\n".join(label.text() for label in page.findChildren(QLabel) if label.isVisible())


def give(window: MainWindow, *taken: int) -> None:
    for n in taken:
        controller = window.controller
        assert controller is not None
        controller.lift()
        seat = controller.next_seat
        assert seat is not None
        assert controller.submit(Choice(seat, "take", (str(n),))) is None
    QApplication.processEvents()


WHOLE = (3, 3, 1, 3, 3, 1)
"""A whole game of two: Mira takes the last stone of the first heap, Jonas that of the second."""


def test_it_stands_on_the_home_page_and_is_set_up_with_its_own_options(qtbot: QtBot, window: MainWindow) -> None:
    row = window.home.games["stones"]
    assert (row.text(), row.caption) == ("Stones", "1 to 3 seats · a heap")
    QTest.keyClick(row, Qt.Key.Key_Return)
    page = window.new_game
    assert page.game.choice == "stones"
    assert "How many stones lie there at first." in words_of(page)
    assert "beginner" not in words_of(page)
    assert not page._guide.isVisible()
    assert page.problem == ""


def test_more_seats_than_it_has_are_refused_in_one_sentence(window: MainWindow) -> None:
    window.home.new_wanted.emit("stones")
    page = window.new_game
    four = tuple(
        SeatDraft(name, colour) for name, colour in zip("ABCD", ("rose", "azure", "amber", "mint"), strict=True)
    )
    page.show_draft(type(page.draft())(four, "1", {}, "stones"))
    assert page.problem == "Stones is for 3 seats at most: remove one."
    assert not page._seats._add.isEnabled()


def test_its_own_table_comes_to_the_front_without_cards_glossary_and_guide(stones: MainWindow) -> None:
    assert isinstance(stones.table, StonesTable)
    assert stones.page is stones.table
    entries = [action.text() for action in stones.table_menu().actions()]
    assert "Replay" in entries
    assert not {"Cards", "Glossary"} & set(entries)
    stones.explain_here()
    assert stones.reading.sheet is None
    assert stones.guiding.guide is None


def test_the_way_of_placing_reaches_its_table(stones: MainWindow) -> None:
    assert isinstance(stones.table, StonesTable)
    stones.table.asks_before_placing = True
    stones._take_table_settings()
    assert not stones.table.asks_before_placing


def test_reasons_and_answers_are_said_by_its_face(stones: MainWindow) -> None:
    controller = stones.controller
    assert controller is not None
    give(stones, 3, 3)
    controller.lift()
    rows = option_rows(
        controller.rules, controller.view, controller.decision, controller.candidates(), controller.payment
    )
    assert [(row.title, row.enabled) for row in rows] == [("Take 1", True), ("Take 2", False), ("Take 3", False)]
    assert rows[1].reason == why(controller.rules, Reason.of("too-few", left=1)) == "Only 1 stones are left."


def test_a_question_about_what_lies_open_is_asked_without_a_cover(
    monkeypatch: pytest.MonkeyPatch, stones: MainWindow
) -> None:
    controller = stones.controller
    assert controller is not None
    assert controller.covered
    monkeypatch.setattr(type(games.face_of("stones")), "open_questions", frozenset({"turn"}))
    give(stones, 1)
    assert (controller.covered, controller.next_seat) == (False, 1)


def test_the_cover_says_what_it_is_asked_and_no_envelopes(stones: MainWindow) -> None:
    controller = stones.controller
    assert controller is not None
    assert cover_remark(controller) == "7 stones are left"
    assert sealed_seats(controller) == []


def test_a_finished_game_has_its_result_curves_and_turning_points(qtbot: QtBot, stones: MainWindow) -> None:
    give(stones, *WHOLE)
    assert stones.final is not None
    assert stones.page is stones.final
    said = words_of(stones.final)
    assert "Mira and Jonas share the victory" in said
    assert "Nobody took more last stones." in said
    assert "Pebbles · round 2" in said
    assert stones.final.graphs is not None
    assert [graph.id for graph in stones.final.graphs._set.graphs] == ["points", "answers"]
    assert stones.final.graphs._set.unit == "round"
    assert stones.final.sheet.bars._names == ("Last stones",)


def test_the_score_so_far_is_meant_as_its_face_says(stones: MainWindow) -> None:
    give(stones, 3, 3, 1)
    stones.show_charts()
    assert stones.charts is not None
    said = words_of(stones.charts)
    assert "Mira is in front with 1 points, 1 point ahead" in said
    assert "Heaps that are gone count." in said


def test_it_is_replayed_round_by_round(stones: MainWindow) -> None:
    give(stones, *WHOLE)
    stones.show_replay()
    page = stones.page
    assert isinstance(page, StonesReplay)
    assert page.heap.text() == "7 stones"
    QTest.keyClick(page, Qt.Key.Key_PageDown)
    assert page.bar.where.text() == "Round 2 · answer 3 of 6"
    assert page.bar.happened.text() == "Mira takes 1"
    QTest.keyClick(page, Qt.Key.Key_Escape)
    assert stones.page is stones.final


def test_a_saved_table_is_named_and_goes_on_where_it_stopped(
    qtbot: QtBot, stones: MainWindow, matches: Matches
) -> None:
    give(stones, 2, 2)
    stones.show_home()
    QApplication.processEvents()
    assert "Stones · round 1" in words_of(stones.home)
    stones.show_saved()
    model = stones.saved._model
    assert model.spoken(model.rows()[0]) == "Pebbles, round 1, Mira, Jonas"
    assert stones.open_table(matches.rows()[0].id)
    assert isinstance(stones.table, StonesTable)
    assert stones.table.heap.text() == "3 stones"


def test_its_records_are_kept_apart_from_those_of_other_games(
    qtbot: QtBot, stones: MainWindow, database: Database, matches: Matches
) -> None:
    give(stones, *WHOLE)
    save_sample_records(matches, games=4)
    page = RecordsPage(database)
    qtbot.addWidget(page)
    page.resize(1280, 720)
    page.show()
    page.open_page()
    assert [page.game.itemText(at) for at in range(page.game.count())] == ["Terraforming Mars", "Stones"]
    page.choice.choose(CORPORATIONS)
    page.game.setCurrentIndex(1)
    assert page.choice.choice == PLAYERS
    assert not page.choice.button(CORPORATIONS).isVisible()
    model = page.table.model()
    headings = [model.headerData(at, Qt.Orientation.Horizontal) for at in range(model.columnCount())]
    assert "Last stones" in headings
    assert "Terraform rating" not in headings
    assert {model.index(row, 0).data() for row in range(model.rowCount())} == {"Mira", "Jonas"}
    page.choice.choose(GAMES)
    headings = [model.headerData(at, Qt.Orientation.Horizontal) for at in range(model.columnCount())]
    assert "Rounds" in headings
    assert "Map" not in headings


def test_its_log_is_filtered_by_its_own_kinds_and_folds_by_round(qtbot: QtBot, stones: MainWindow) -> None:
    give(stones, *WHOLE)
    stones.show_replay()
    page = stones.page
    assert isinstance(page, StonesReplay)
    page.replay.go(page.replay.last)
    book = LogBook(page.log, seat_marks(TWO), ["Mira", "Jonas"], "Log", secrets=True)
    qtbot.addWidget(book)
    assert [book.kind.itemText(at) for at in range(book.kind.count())] == ["All lines", "Stones taken"]
    assert [book.round.itemText(at) for at in range(book.round.count())][:3] == ["All rounds", "Round 1", "Round 2"]
    part = LogFilter(page.log)
    part.want(in_round=2, kind="stones")
    assert [part.index(at, 0).data() for at in range(part.rowCount())] == [
        "− Heap 2",
        "Jonas takes 3",
        "Mira takes 3",
        "Jonas takes 1",
    ]


def test_a_game_alone_that_is_lost_says_so(qtbot: QtBot, window: MainWindow) -> None:
    assert window.begin(Setup("stones", PEOPLE[:1], 1), "Alone")
    give(window, *(1,) * 14)
    assert window.final is not None
    assert "The heap has won" in words_of(window.final)
