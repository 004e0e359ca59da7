"""The glossary as a page and as a sheet: searched, followed from term to term, opened on what has the keyboard."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt, QUrl
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from mars_desktop.windows.explaining import reference, term_here, term_of_answer
from mars_desktop.windows.glossary_page import GlossaryPage
from mars_desktop.windows.glossary_panel import GlossaryPanel
from mars_desktop.windows.main_window import MainWindow
from mars_desktop.windows.table.page import TablePage


@pytest.fixture
def panel(qtbot: QtBot) -> Iterator[GlossaryPanel]:
    """The shown panel."""
    shown = GlossaryPanel()
    qtbot.addWidget(shown)
    shown.resize(900, 560)
    shown.show()
    qtbot.waitExposed(shown)
    shown.activateWindow()
    shown.take_keyboard()
    yield shown
    shown.close()


def names(panel: GlossaryPanel) -> list[str]:
    return [panel.list.item(at).text() for at in range(panel.list.count())]


def test_all_terms_are_listed_under_the_headings_of_their_sections(panel: GlossaryPanel) -> None:
    listed = names(panel)
    assert listed[0] == "How a game goes"
    assert {term.name for term in panel.glossary.terms} <= set(listed)
    assert not panel.list.item(0).flags() & Qt.ItemFlag.ItemIsSelectable


def test_typing_finds_a_term_and_explains_the_best_one(panel: GlossaryPanel) -> None:
    QTest.keyClicks(panel.search, "TR")
    assert panel.term == "rating"
    assert "Terraform rating" in panel.text.toPlainText()
    assert "Rule book: Game Board" in panel.text.toPlainText()
    QTest.keyClick(panel.search, Qt.Key.Key_Down)
    assert panel.list.hasFocus()
    QTest.keyClick(panel.list, Qt.Key.Key_Down)
    assert panel.term != "rating"


def test_nothing_found_is_said(panel: GlossaryPanel) -> None:
    panel.search.setText("no such term")
    assert names(panel) == ["Nothing is called or explained so."]


def test_links_lead_to_other_terms_and_back(panel: GlossaryPanel) -> None:
    panel.explain("milestone")
    panel.text.anchorClicked.emit(QUrl("award"))
    assert panel.term == "award"
    assert "← Milestone" in panel.text.toPlainText()
    panel.text.anchorClicked.emit(QUrl("back"))
    assert panel.term == "milestone"
    assert panel.list.currentItem().text() == "Milestone"
    assert panel.go_back()
    assert not panel.go_back()


def test_terms_that_lead_here_are_named(panel: GlossaryPanel) -> None:
    panel.explain("convert-plants")
    said = panel.text.toPlainText()
    assert "See also:" in said
    assert "Plants" in said


def test_home_leads_to_the_glossary_and_esc_back(qtbot: QtBot, window: MainWindow) -> None:
    window.home.glossary_wanted.emit()
    page = window.page
    assert isinstance(page, GlossaryPage)
    QTest.keyClicks(page.panel.search, "ocean")
    QTest.keyClick(page.panel.search, Qt.Key.Key_Escape)
    assert page.panel.search.text() == ""
    QTest.keyClick(page.panel.search, Qt.Key.Key_Escape)
    assert window.page is window.home


def test_f1_explains_what_has_the_keyboard_and_goes_away_again(qtbot: QtBot, window: MainWindow) -> None:
    window.activateWindow()
    window.begin_trial()
    table = window.table
    assert isinstance(table, TablePage)
    assert table.panel is not None
    card = next(button for button in table.panel._leaders.cards)
    card.setFocus()
    QTest.keyClick(window, Qt.Key.Key_F1)
    sheet = window.reading.sheet
    assert sheet is not None
    assert sheet.glossary.term == "corporation"
    assert sheet.glossary.search.hasFocus()
    QTest.keyClick(window, Qt.Key.Key_F1)
    assert window.reading.sheet is None
    assert card.hasFocus()


def test_f1_on_a_button_explains_its_answer(qtbot: QtBot, window: MainWindow) -> None:
    assert term_of_answer("p1 convert heat") == "convert-heat"
    assert term_of_answer("group milestone") == "milestone"
    assert term_of_answer("p2 fund banker") == "award"
    assert term_of_answer("p1 pass") == "pass"
    assert term_of_answer("") == ""
    assert term_here(None) == ""
    assert reference("pass").endswith("\nRule book: III. Action Phase")


def test_a_page_without_terms_opens_the_glossary_at_its_beginning(qtbot: QtBot, window: MainWindow) -> None:
    window.show_settings()
    QTest.keyClick(window, Qt.Key.Key_F1)
    sheet = window.reading.sheet
    assert sheet is not None
    assert sheet.glossary.term == "aim"
    QTest.keyClick(sheet.glossary.search, Qt.Key.Key_Escape)
    assert window.reading.sheet is None
