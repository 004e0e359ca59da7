"""Looking without answering: boards of others, Private Goals held open, the log, tabs, and what is said aloud."""

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from mars_desktop.games.onmars.rules import OnMarsRules
from mars_desktop.models.controller import GameController
from mars_desktop.models.handover import Covering
from mars_desktop.models.languages import Language, speak
from mars_desktop.widgets.lettering import face, wrapped
from mars_desktop.windows.onmars.board_sheet import BoardSheet
from mars_desktop.windows.onmars.orders import table_title
from mars_desktop.windows.onmars.page import OnMarsPage
from mars_desktop.windows.samples import asks, sample_session
from tests.windows.hands import press
from tests.windows.onmars.conftest import Opener, setup_of


def _goals(page: OnMarsPage) -> list[str]:
    return [button.row.id for button in page.cards.places() if button.row.id.startswith("goal")]


def test_a_press_on_a_seat_opens_its_board_without_its_goals(open_table: Opener) -> None:
    page = open_table(sample_session(3, asks("turn", 3), game="onmars"))
    other = (page.controller.next_seat or 0) + 1
    QTest.mouseClick(page.seats.seats[other % 3], Qt.MouseButton.LeftButton)
    sheet = page.sheet
    assert isinstance(sheet, BoardSheet)
    assert not [button for button in sheet.cards.places() if button.row.id.startswith("goal goal-")]
    press(Qt.Key.Key_Escape)
    assert page.sheet is None


def test_no_cover_falls_between_turns_and_goals_lie_face_down_until_they_are_held_open(open_table: Opener) -> None:
    page = open_table(sample_session(3, asks("turn", 2), game="onmars"), covering=Covering.WHEN_NEEDED)
    assert not page.controller.covered
    assert page.controller.viewer is None
    assert _goals(page) == ["goals"]
    focus = QApplication.focusWidget()
    assert focus is not None
    QTest.keyPress(focus, Qt.Key.Key_H)
    assert page.controller.viewer == page.controller.next_seat
    assert all(place.startswith("goal goal-") for place in _goals(page))
    QTest.keyRelease(QApplication.focusWidget() or page, Qt.Key.Key_H)
    assert _goals(page) == ["goals"]


def test_goals_lie_open_where_nobody_minds(open_table: Opener) -> None:
    page = open_table(sample_session(3, asks("turn", 2), game="onmars"), covering=Covering.NEVER)
    assert all(place.startswith("goal goal-") for place in _goals(page))


def test_a_cover_falls_at_every_change_of_seats_where_that_is_wanted() -> None:
    controller = GameController(sample_session(3, asks("turn", 2), game="onmars"), covering=Covering.ALWAYS)
    assert controller.covered
    controller.deleteLater()


def test_orbit_and_colony_share_a_column_in_a_narrow_window_and_the_side_of_the_question_is_in_front(
    open_table: Opener,
) -> None:
    page = open_table(sample_session(4, asks("warehouse", 3), game="onmars"), QSize(1024, 640))
    assert page.tabs.isVisible()
    assert page.orbit.isVisible()
    assert not page.colony.isVisible()
    page.tabs.choose("colony")
    assert page.colony.isVisible()
    assert not page.orbit.isVisible()


def test_both_sides_are_seen_at_once_in_a_usual_window(open_table: Opener) -> None:
    page = open_table(sample_session(4, asks("turn", 3), game="onmars"), QSize(1280, 720))
    assert page.orbit.isVisible()
    assert page.colony.isVisible()
    assert page.view.width() >= 480
    assert page.view.height() >= 420


def test_a_line_of_the_log_shows_its_hex(open_table: Opener) -> None:
    page = open_table(sample_session(4, asks("turn", 3), game="onmars"))
    row = next(row for row in reversed(page.models.log.rows()) if row.place)
    page.log.lines.shown.emit(row.place, "")
    assert page.board.cursor == row.place
    assert page.view.hasFocus()


def test_what_happens_and_what_is_asked_next_is_said_aloud(open_table: Opener) -> None:
    page = open_table(sample_session(3, asks("turn", 3), game="onmars"))
    said: list[str] = []
    page.announcer.said.connect(said.append)
    page.asking.press("action resupply")
    assert "Resupply" in said[-1]
    assert page.bar.question in said[-1]


def test_the_table_follows_another_text_size(open_table: Opener, qapp: QApplication) -> None:
    from mars_desktop.theme.application import apply_theme

    page = open_table(sample_session(3, asks("turn", 3), game="onmars"))
    before = page.orbit.text_size
    apply_theme(qapp, "light", 130)
    qapp.processEvents()
    page.resize(1281, 720)
    qapp.processEvents()
    assert page.orbit.text_size > before
    assert page.board.theme.name == "light"


def test_the_keyboard_walks_from_region_to_region_and_past_a_log_that_gives_way(open_table: Opener) -> None:
    page = open_table(sample_session(4, asks("turn", 3), game="onmars"))
    for kept, with_log in ((0, True), (300, False)):
        page.keep_free(kept)
        assert page.log.isVisible() is with_log
        page.bar.take_keyboard()
        start, seen = QApplication.focusWidget(), []
        for _ in range(12):
            press(Qt.Key.Key_F6)
            focus = QApplication.focusWidget()
            assert focus is not None
            if focus is start:
                break
            seen.append(focus)
        assert QApplication.focusWidget() is start
        assert (page.log.lines in seen) is with_log
        assert page.view in seen


def test_the_board_of_the_opponent_of_a_game_alone_can_be_opened(open_table: Opener) -> None:
    page = open_table(sample_session(1, asks("turn", 4), game="onmars"))
    page.open_seat(1)
    assert isinstance(page.sheet, BoardSheet)
    assert page.sheet.accessibleName() == "Board of Lacerda"


def test_the_top_bar_says_how_many_missions_remain_until_the_end_comes() -> None:
    rules = OnMarsRules(setup_of(3))
    state = rules.new_state()
    assert table_title(rules, state) == ("Round 1", "On Mars · short game · 3 Missions remain")
    state.remaining = 1
    assert table_title(rules, state)[1].endswith("1 Mission remains")
    state.remaining, state.ending = 0, 2
    assert table_title(rules, state)[1] == "On Mars · short game · last round"


@pytest.mark.parametrize("language", ["en", "de"])
def test_what_holds_the_cards_open_covers_nothing_of_the_own_board(open_table: Opener, language: Language) -> None:
    speak(language)
    try:
        page = open_table(sample_session(3, asks("turn"), game="onmars"), covering=Covering.WHEN_NEEDED)
        assert page.peeking.button.isVisible()
        assert not page.peeking.button.geometry().intersects(page.own.geometry())
    finally:
        speak("en")


def test_a_secret_plan_that_is_held_open_is_read_whole(open_table: Opener) -> None:
    session = sample_session(2, asks("turn"), game="onmars", first_colonists=True)
    page = open_table(session, covering=Covering.WHEN_NEEDED)
    page.controller.peek(True)
    QApplication.processEvents()
    title = face("caption", 100, 600)
    cards = [button for button in page.cards.places() if not button.row.caption]
    assert len(cards) == 4
    assert all(len(wrapped(card.row.title, title, card.width() - 33)) <= 2 for card in cards)
