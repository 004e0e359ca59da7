"""What is not possible says why, wherever it is met."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from mars_desktop.widgets.answer import Answer
from mars_desktop.widgets.answer_list import ANSWER_ROLE
from mars_desktop.widgets.answers_sheet import AnswersSheet
from mars_desktop.widgets.confirm_sheet import ConfirmSheet
from mars_desktop.windows.table import TablePage
from tests.games.terraforming.situation import Situation
from tests.windows.shown_table import Opener
from tests.windows.table.hands import Mouse


def _listed(page: TablePage, group: str) -> dict[str, Answer]:
    page.asking.answer(f"group {group}")
    assert isinstance(page.sheet, AnswersSheet)
    model = page.sheet.list.model()
    rows = [model.index(row, 0).data(ANSWER_ROLE) for row in range(model.rowCount())]
    return {answer.label: answer for answer in rows}


def test_every_standard_project_is_listed_with_its_price_and_the_reason_if_it_is_too_dear(open_table: Opener) -> None:
    rows = _listed(open_table(Situation().stock(0, mc=15)), "project")
    assert list(rows) == ["Sell Patents", "Power Plant", "Asteroid", "Aquifer", "Greenery", "City"]
    assert rows["Asteroid"].possible
    assert rows["Aquifer"].detail.startswith("18 M€")
    assert rows["Aquifer"].reason == "Needs 18 M€; Player 1 has 15."


def test_an_impossible_row_can_be_pressed_and_changes_nothing(open_table: Opener) -> None:
    page = open_table(Situation().stock(0, mc=15))
    _listed(page, "project")
    sheet = page.sheet
    assert isinstance(sheet, AnswersSheet)
    Mouse(page).row(sheet.list, "p1 project city")
    assert sheet.is_open
    assert page.controller.answers_given == 0


def test_milestones_say_how_far_it_is(open_table: Opener) -> None:
    rows = _listed(open_table(Situation().stock(0, mc=20)), "milestone")
    assert rows["Claim Mayor"].reason == "Needs 3; Player 1 has 0."


def test_a_card_that_cannot_be_played_carries_its_reason_and_says_it_when_pressed(open_table: Opener) -> None:
    page = open_table(Situation().hand(0, "birds").stock(0, mc=40))
    card = page.hand.card("birds")
    assert card is not None
    assert not card.playable
    assert card.face.reason == "Needs 13 % oxygen; Mars has 0 %."
    assert card.face.brief == "13 %, Mars has 0 %"
    assert card.face.reason in card.accessibleDescription()
    Mouse(page).card(card)
    assert page.bar.shown_remark == card.face.reason
    assert page.controller.answers_given == 0


def test_ending_before_any_action_says_why_not(open_table: Opener) -> None:
    page = open_table(Situation())
    button = page.bar.button("p1 end")
    assert button is not None
    Mouse(page).button(button)
    assert page.bar.shown_remark == "A turn has at least one action; whoever wants none passes."
    assert page.controller.answers_given == 0


def test_undo_without_anything_to_take_back_says_so(open_table: Opener) -> None:
    page = open_table(Situation())
    button = page.top.button("undo")
    assert button.toolTip() == "There is nothing to take back."
    Mouse(page).button(button)
    assert page.bar.shown_remark == "There is nothing to take back."


def test_undo_and_redo_go_back_and_forth(open_table: Opener) -> None:
    page = open_table(Situation().stock(0, heat=8, mc=30))
    page.asking.answer("p1 convert heat")
    assert page.controller.answers_given == 1
    QTest.keyClick(page, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert page.controller.answers_given == 0
    assert page.top.button("redo").answer.possible
    QTest.keyClick(page, Qt.Key.Key_Y, Qt.KeyboardModifier.ControlModifier)
    assert page.controller.answers_given == 1


def test_a_whole_turn_is_taken_back_only_after_asking(open_table: Opener) -> None:
    page = open_table(Situation().stock(0, mc=40))
    page.asking.answer("p1 project aquifer")
    Mouse(page).hex("E4")
    reset = page.top.button("reset")
    Mouse(page).button(reset)
    sheet = page.sheet
    assert isinstance(sheet, ConfirmSheet)
    assert page.controller.answers_given == 2
    Mouse(page).confirm(sheet)
    assert page.controller.answers_given == 0
    assert not reset.isVisible()


def test_drawn_cards_block_undo_with_the_reason(open_table: Opener) -> None:
    page = open_table(Situation().hand(0, "research").stock(0, mc=20))
    card = page.hand.card("research")
    assert card is not None
    Mouse(page).card(card)
    assert page.controller.answers_given == 1
    assert "came to light" in page.top.button("undo").toolTip()


def test_what_playing_a_card_wastes_is_said_when_it_is_met(open_table: Opener) -> None:
    page = open_table(Situation().hand(0, "asteroid").stock(0, mc=30).parameters(temperature=8))
    card = page.hand.card("asteroid")
    assert card is not None
    card.setFocus(Qt.FocusReason.TabFocusReason)
    assert "Temperature is complete already" in page.bar.shown_remark
