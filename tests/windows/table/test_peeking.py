"""At a table where all look at one screen a hand lies face down until its seat holds it open."""

from PySide6.QtCore import QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from mars_desktop.models.handover import Covering
from mars_desktop.widgets.pick_panel import PickPanel
from mars_desktop.windows.table import TablePage
from tests.games.terraforming.situation import Situation
from tests.windows.shown_table import Opener


def _with_hand(*cards: str) -> Situation:
    return Situation().hand(0, *cards).hand(1, "mine").stock(0, mc=60)


def _hand(page: TablePage) -> list[str]:
    return [card.face.id for card in page.hand.cards]


def _panel(page: TablePage) -> PickPanel:
    assert page.panel is not None
    return page.panel


def _titles(page: TablePage) -> str:
    return " ".join(str(row.title) for row in page.models.options.rows())


def test_a_hand_is_face_down_until_the_key_is_held_and_again_when_it_is_let_go(open_table: Opener) -> None:
    page = open_table(_with_hand("birds"), covering=Covering.PEEK)
    assert _hand(page) == []
    QTest.keyPress(page.bar, Qt.Key.Key_H)
    assert _hand(page) == ["birds"]
    QTest.keyRelease(page.bar, Qt.Key.Key_H)
    assert _hand(page) == []


def test_no_answer_names_a_card_that_lies_face_down(open_table: Opener) -> None:
    page = open_table(_with_hand("comet"), covering=Covering.PEEK)
    assert "Comet" not in _titles(page)
    page.controller.peek(True)
    assert "Comet" in _titles(page)


def test_what_needs_no_hidden_card_is_done_with_the_hand_face_down(open_table: Opener) -> None:
    page = open_table(_with_hand("birds"), covering=Covering.PEEK)
    page.asking.answer("p1 project power-plant")
    assert page.controller.answers_given == 1
    assert _hand(page) == []


def test_a_card_is_played_while_it_is_held_open_and_the_hand_then_lies_face_down(open_table: Opener) -> None:
    page = open_table(_with_hand("birds", "micro-mills"), covering=Covering.PEEK)
    QTest.keyPress(page.bar, Qt.Key.Key_H)
    page.hand.played.emit("micro-mills")
    assert page.controller.answers_given == 1
    assert _hand(page) == []
    QTest.keyRelease(page.bar, Qt.Key.Key_H)
    QTest.keyPress(page.bar, Qt.Key.Key_H)
    assert _hand(page) == ["birds"]
    QTest.keyRelease(page.bar, Qt.Key.Key_H)


def test_the_button_holds_the_hand_open_and_a_double_click_leaves_it_open(open_table: Opener) -> None:
    page = open_table(_with_hand("birds"), covering=Covering.PEEK)
    button = page.peeking.button
    assert button.isVisible()
    QTest.mousePress(button, Qt.MouseButton.LeftButton)
    assert _hand(page) == ["birds"]
    QTest.mouseRelease(button, Qt.MouseButton.LeftButton)
    assert _hand(page) == []
    QTest.mouseDClick(button, Qt.MouseButton.LeftButton)
    assert _hand(page) == ["birds"]
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert _hand(page) == []


def test_a_window_that_loses_the_keyboard_lets_the_hand_go(open_table: Opener) -> None:
    page = open_table(_with_hand("birds"), covering=Covering.PEEK)
    QTest.keyPress(page.bar, Qt.Key.Key_H)
    QApplication.sendEvent(page.window(), QEvent(QEvent.Type.WindowDeactivate))
    assert _hand(page) == []


def test_cards_chosen_so_far_are_still_chosen_when_the_hand_is_held_open_again(open_table: Opener) -> None:
    situation = Situation()
    situation.end_generation()
    page = open_table(situation.stock(0, mc=60).stock(1, mc=60), covering=Covering.PEEK)
    decision = page.controller.decision
    assert decision is not None
    first, _, _, last = decision.picks[0].items
    assert page.bar.buttons == ()
    page.controller.peek(True)
    _panel(page).choose("", {first, last})
    page.controller.peek(False)
    assert page.panel is None
    page.controller.peek(True)
    assert _panel(page).chosen == (first, last)


def test_elsewhere_nothing_has_to_be_held(open_table: Opener) -> None:
    page = open_table(_with_hand("birds"), covering=Covering.WHEN_NEEDED)
    assert not page.peeking.button.isVisible()
    QTest.keyClick(page.bar, Qt.Key.Key_H)
    assert _hand(page) == ["birds"]


def test_a_table_that_goes_back_to_covers_is_covered_before_a_hand_is_shown(open_table: Opener) -> None:
    page = open_table(_with_hand("birds"), covering=Covering.PEEK)
    page.controller.covering = Covering.WHEN_NEEDED
    assert page.controller.covered
    page.controller.lift()
    page.controller.covering = Covering.PEEK
    assert _hand(page) == []
