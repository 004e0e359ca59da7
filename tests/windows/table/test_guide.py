"""The guide says what is asked now, never covers cards or the map, and goes away when told or when it is done."""

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from mars_desktop.engine.setup import Setup
from mars_desktop.games.terraforming.content import content
from mars_desktop.games.terraforming.rules import TerraformingRules
from mars_desktop.profile.database import Database
from mars_desktop.profile.settings import Settings
from mars_desktop.theme.application import apply_theme
from mars_desktop.widgets.guide_note import HIDE, MORE, STOP
from mars_desktop.windows.explaining import glossary
from mars_desktop.windows.main_window import MainWindow
from mars_desktop.windows.preferences import GUIDE
from mars_desktop.windows.samples import asks, sample_table
from mars_desktop.windows.table import TablePage
from mars_desktop.windows.table.guidance import LAST_GENERATION, guidance
from mars_desktop.windows.table.guide import Guide
from tests.games.terraforming.situation import Situation
from tests.models.conftest import play
from tests.windows.conftest import setup_of
from tests.windows.guided import led, on_page, title
from tests.windows.hands import press
from tests.windows.shown_table import Opener


def test_the_guide_follows_the_questions(open_table: Opener) -> None:
    situation = Situation().stock(0, mc=40).hand(0, "comet")
    page = open_table(situation)
    guide = Guide(page)
    assert title(guide) == "Your turn: one or two actions"
    page.asking.answer("p1 project aquifer")
    assert title(guide) == "Place an ocean"
    page.stage.placed.emit(next(row.answer for row in page.models.options.rows() if row.enabled))
    assert title(guide) == "A second action?"


def test_esc_hides_the_note_until_something_else_is_asked(open_table: Opener) -> None:
    page = open_table(Situation().stock(0, mc=40))
    guide = Guide(page)
    assert guide.note.isVisible()
    press(Qt.Key.Key_Escape)
    assert title(guide) == ""
    assert not guide.note.isVisible()
    page.asking.answer("p1 project aquifer")
    assert title(guide) == "Place an ocean"


def test_the_buttons_of_the_note_hide_explain_and_stop_it(qtbot: QtBot, open_table: Opener) -> None:
    page = open_table(Situation().stock(0, mc=40))
    guide = Guide(page)
    with qtbot.waitSignal(guide.more_wanted) as heard:
        guide.note.button(MORE).click()
    assert heard.args == ["turn"]
    guide.note.button(HIDE).click()
    assert not guide.note.isVisible()
    with qtbot.waitSignal(guide.ended):
        guide.note.button(STOP).click()
    page.asking.answer("p1 project aquifer")
    assert page.bar.question.endswith("place the ocean")


def test_the_note_never_takes_the_keyboard(open_table: Opener) -> None:
    page = open_table(Situation().stock(0, mc=40))
    guide = Guide(page)
    focus = QApplication.focusWidget()
    assert focus is not None
    assert page.bar.isAncestorOf(focus)
    assert not guide.note.isAncestorOf(focus)


@pytest.mark.parametrize("text_size", [100, 130])
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (1024, 640)])
@pytest.mark.parametrize("kind", ["start", "action", "place", "research"])
def test_the_note_covers_neither_cards_nor_map_nor_answers(
    qtbot: QtBot, qapp: QApplication, kind: str, size: tuple[int, int], text_size: int
) -> None:
    apply_theme(qapp, "dark", text_size)
    page = TablePage(sample_table(3, asks(kind, 2 if kind == "research" else 1)))
    qtbot.addWidget(page)
    page.resize(*size)
    guide = Guide(page)
    page.show()
    qtbot.waitExposed(page)
    note = on_page(page, guide)
    assert guide.note.isVisible()
    assert page.rect().contains(note)
    panel = page.panel
    if panel is not None:
        cards = [*panel._leaders.cards, *panel._cards.cards]
        seen = QRect(panel._area.mapTo(page, panel._area.rect().topLeft()), panel._area.size())
        shown = [QRect(card.mapTo(page, card.rect().topLeft()), card.size()).intersected(seen) for card in cards]
        assert not any(note.intersects(card) for card in shown)
        assert not note.intersects(
            QRect(panel.confirm_button.mapTo(page, QRect().topLeft()), panel.confirm_button.size())
        )
    else:
        assert not any(note.intersects(part.geometry()) for part in (page.view, page.bar, page.hand, page.seats))
    apply_theme(qapp, "dark")


def test_nothing_of_the_note_is_cut(qtbot: QtBot) -> None:
    page = TablePage(sample_table(3, asks("action")))
    qtbot.addWidget(page)
    page.resize(1280, 720)
    guide = Guide(page)
    page.show()
    qtbot.waitExposed(page)
    for label in (guide.note._title, guide.note._text):
        assert label.height() >= label.heightForWidth(label.width())


def test_every_step_leads_to_a_term_of_the_glossary() -> None:
    rules = TerraformingRules(Setup.quick("terraforming", 2, 1))
    terms = set()
    for seed in range(1, 4):
        controller = sample_table(2, asks("start"))
        for step in range(60):
            said = guidance(rules.table, controller.view, controller.decision)
            if said is not None:
                terms.add(said.term)
                assert said.what
                assert said.why or said.cost
            play(controller, 1, seed * 100 + step)
    assert terms
    assert all(term in glossary() for term in terms)


def test_the_prices_in_the_guide_are_those_of_the_game(open_table: Opener) -> None:
    controller = sample_table(2, asks("start"))
    rules = controller.rules
    assert isinstance(rules, TerraformingRules)
    said = guidance(rules.table, controller.view, controller.decision)
    assert said is not None
    assert said.cost.startswith(f"{content().numbers.card_price} M€")


def test_the_guide_ends_after_the_second_generation_and_turns_itself_off(
    qtbot: QtBot, window: MainWindow, database: Database
) -> None:
    settings = Settings(database)
    window.begin(setup_of(1), "Alone")
    assert led(window)
    controller = window.controller
    assert controller is not None
    step = 0
    while controller.view.generation <= LAST_GENERATION:
        play(controller, 1, step)
        step += 1
    assert not led(window)
    assert settings.get(GUIDE) is False
    window.begin(setup_of(1), "Alone again")
    assert not led(window)


def test_the_settings_turn_the_guide_on_and_off_at_an_open_table(
    qtbot: QtBot, window: MainWindow, database: Database
) -> None:
    window.begin(setup_of(1), "Alone")
    Settings(database).set(GUIDE, False)
    window.settings.changed.emit()
    assert not led(window)
    Settings(database).set(GUIDE, True)
    window.settings.changed.emit()
    assert led(window)


def test_new_game_offers_the_guide_and_remembers_the_answer(
    qtbot: QtBot, window: MainWindow, database: Database
) -> None:
    window.show_new_game()
    assert window.new_game._guide.isChecked()
    window.new_game._guide.setChecked(False)
    window.new_game._begin_game()
    assert not led(window)
    window.show_new_game()
    assert not window.new_game._guide.isChecked()


def test_more_opens_the_glossary_at_the_term(qtbot: QtBot, window: MainWindow) -> None:
    window.begin(setup_of(1), "Alone")
    guide = window.guiding.guide
    assert guide is not None
    guide.note.button(MORE).click()
    sheet = window.reading.sheet
    assert sheet is not None
    assert sheet.glossary.term == "start"
