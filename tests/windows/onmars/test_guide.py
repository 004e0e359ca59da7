"""The guide of On Mars says what is asked or looked at, covers no answer, and ends by itself."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from mars_desktop.bots import RandomBot
from mars_desktop.engine import Setup
from mars_desktop.profile.database import Database
from mars_desktop.profile.settings import Settings
from mars_desktop.theme.application import apply_theme
from mars_desktop.widgets.guide_note import HIDE, MORE, STOP
from mars_desktop.windows.explaining import glossary, term_here
from mars_desktop.windows.main_window import MainWindow
from mars_desktop.windows.onmars.guide import LAST_ROUND, Guide
from mars_desktop.windows.onmars.page import OnMarsPage
from mars_desktop.windows.preferences import COLONY_GUIDE, GUIDE
from mars_desktop.windows.samples import Moment, asks, sample_table
from tests.windows.guided import led, on_page, title


def guided(
    qtbot: QtBot, moment: Moment, seats: int = 3, size: tuple[int, int] = (1280, 720)
) -> tuple[OnMarsPage, Guide]:
    """A table at a moment of the first round, with its guide, on the screen."""
    page = OnMarsPage(sample_table(seats, moment, game="onmars"))
    qtbot.addWidget(page)
    page.resize(*size)
    guide = Guide(page)
    page.show()
    qtbot.waitExposed(page)
    page.activateWindow()
    QApplication.processEvents()
    return page, guide


def test_the_guide_follows_the_questions_of_the_set_up_and_the_first_turn(qtbot: QtBot) -> None:
    page, guide = guided(qtbot, asks("shelter"))
    assert title(guide) == "A place for the first Shelter"
    bot = RandomBot(3)
    met: set[str] = set()
    while not guide.led:
        met.add(page.controller.asked_kind)
        decision = page.controller.decision
        assert decision is not None
        assert guide.advice() is not None
        view = page.controller.view
        page.controller.submit(bot.choose(page.controller.rules, view, decision), decision.number)
    assert {"shelter", "space", "turn", "ride"} <= met


def test_an_action_that_the_pointer_rests_on_is_explained(qtbot: QtBot) -> None:
    page, guide = guided(qtbot, asks("turn"))
    turn = title(guide)
    page.orbit.told.emit("action resupply")
    assert title(guide) == "Resupply"
    page.own.told.emit("exec field-move")
    assert title(guide) == "Field Move"
    page.orbit.told.emit("")
    assert title(guide) == turn


def test_the_turn_is_explained_before_the_answer_that_has_the_keyboard_by_itself(qtbot: QtBot) -> None:
    page, guide = guided(qtbot, asks("turn"))
    first, second = page.bar.buttons[:2]
    page.bar.take_keyboard()
    assert first.hasFocus()
    assert title(guide).startswith("Your turn")
    second.setFocus(Qt.FocusReason.TabFocusReason)
    assert title(guide) == second.answer.label
    first.setFocus(Qt.FocusReason.TabFocusReason)
    assert title(guide) == first.answer.label


def test_the_buttons_of_the_note_hide_explain_and_stop_it(qtbot: QtBot) -> None:
    page, guide = guided(qtbot, asks("turn"))
    with qtbot.waitSignal(guide.more_wanted) as heard:
        guide.note.button(MORE).click()
    assert heard.args == ["onmars-turn"]
    guide.note.button(HIDE).click()
    assert not guide.note.isVisible()
    with qtbot.waitSignal(guide.ended):
        guide.note.button(STOP).click()
    page.orbit.told.emit("action resupply")
    assert page.bar.question


@pytest.mark.parametrize("text_size", [100, 130])
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (1024, 640)])
@pytest.mark.parametrize("kind", ["shelter", "space", "turn"])
def test_the_note_covers_neither_answers_nor_the_map_nor_the_own_board(
    qtbot: QtBot, qapp: QApplication, kind: str, size: tuple[int, int], text_size: int
) -> None:
    apply_theme(qapp, "dark", text_size)
    page, guide = guided(qtbot, asks(kind), 4, size)
    note = on_page(page, guide)
    assert guide.note.isVisible()
    assert page.rect().contains(note)
    parts = (page.view, page.bar, *page.panels, page.top)
    assert not any(note.intersects(part.geometry()) for part in parts if part.isVisible())
    for label in (guide.note._title, guide.note._text):
        assert label.height() >= label.heightForWidth(label.width())
    apply_theme(qapp, "dark")


def test_the_note_leaves_the_newest_lines_of_the_log_in_sight(qtbot: QtBot) -> None:
    page, guide = guided(qtbot, asks("turn", 6), 2, (1920, 1080))
    note = on_page(page, guide)
    lines = page.log.lines
    newest = lines.visualRect(lines.model().index(lines.model().rowCount() - 1, 0))
    assert page.log.isVisible()
    assert not note.intersects(page.log.geometry())
    assert lines.viewport().rect().contains(newest.center())


def test_the_guide_ends_after_three_rounds_and_leaves_that_of_other_games_alone(
    qtbot: QtBot, window: MainWindow, database: Database
) -> None:
    settings = Settings(database)
    window.begin(Setup.quick("onmars", 2, 5), "Friday")
    controller = window.controller
    assert controller is not None
    assert led(window)
    bot = RandomBot(5)
    while controller.view.round <= LAST_ROUND:
        controller.lift()
        decision = controller.decision
        assert decision is not None
        controller.submit(bot.choose(controller.rules, controller.view, decision), decision.number)
    assert not led(window)
    assert settings.get(COLONY_GUIDE) is False
    assert settings.get(GUIDE) is True


def test_new_game_offers_the_guide_of_the_game_that_is_chosen(window: MainWindow, database: Database) -> None:
    Settings(database).set(GUIDE, False)
    window.show_new_game()
    window.new_game.show_game("terraforming")
    assert not window.new_game._guide.isChecked()
    window.new_game.show_game("onmars")
    assert window.new_game._guide.isChecked()


def test_every_part_of_the_table_leads_to_a_term_of_the_glossary(qtbot: QtBot) -> None:
    page, _ = guided(qtbot, asks("turn"))
    buttons = [button for panel in page.panels for button in panel.places()]
    parts = [*buttons, *page.bar.buttons, page.view, page.seats, page.log, page.top, page.bar, page]
    assert buttons
    assert all(term_here(part) in glossary() for part in parts)
    assert {term_here(part) for part in page.panels[0].places()} >= {"onmars-warehouse", "onmars-tech"}


def test_help_begins_with_the_aim_of_the_game(window: MainWindow) -> None:
    window.begin(Setup.quick("onmars", 2, 5), "Friday")
    window.show_replay()
    window.page.setFocus()
    window.explain_here()
    assert window.reading.sheet is not None
    assert window.reading.sheet.glossary.term == "onmars-aim"
