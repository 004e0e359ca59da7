"""How a price is paid: the sheet opens when there is more than one way, and says what a mix means."""

from PySide6.QtCore import Qt

from mars_desktop.widgets.payment_sheet import PaymentSheet
from mars_desktop.windows.table import TablePage
from tests.games.terraforming.situation import Situation
from tests.windows.hands import press
from tests.windows.shown_table import Opener
from tests.windows.table.hands import Mouse


def _asked_to_pay(page: TablePage, card: str) -> PaymentSheet:
    button = page.hand.card(card)
    assert button is not None
    Mouse(page).card(button)
    assert isinstance(page.sheet, PaymentSheet)
    return page.sheet


def _miner() -> Situation:
    """Mine costs 4 and has a building tag; steel is worth 2."""
    return Situation().hand(0, "mine").stock(0, mc=10, steel=3)


def test_the_mix_that_the_rules_suggest_stands_there_first(open_table: Opener) -> None:
    sheet = _asked_to_pay(open_table(_miner()), "mine")
    assert sheet.amounts == {"steel": 2}


def test_a_price_with_one_mix_is_paid_at_once(open_table: Opener) -> None:
    page = open_table(Situation().hand(0, "mine").stock(0, mc=10))
    card = page.hand.card("mine")
    assert card is not None
    Mouse(page).card(card)
    assert page.sheet is None
    assert page.controller.view.players[0].stock[0] == 6


def test_the_mix_that_is_chosen_is_the_one_that_is_paid(open_table: Opener) -> None:
    page = open_table(_miner())
    sheet = _asked_to_pay(page, "mine")
    sheet.spin("steel").setValue(1)
    assert sheet.amounts == {"steel": 1, "mc": 2}
    Mouse(page).pay(sheet)
    assert page.controller.view.players[0].stock[:2] == [8, 2]


def test_too_little_is_refused_in_the_words_of_the_rules_and_nothing_is_paid(open_table: Opener) -> None:
    page = open_table(_miner())
    sheet = _asked_to_pay(page, "mine")
    sheet.spin("steel").setValue(1)
    sheet.spin("mc").setValue(0)
    assert "4 M€" in sheet.sentence
    Mouse(page).pay(sheet)
    assert sheet.is_open
    assert page.controller.answers_given == 0


def test_what_is_lost_by_paying_too_much_is_said(open_table: Opener) -> None:
    # Titanium is worth 3: two of them pay 6 for a price of 4.
    page = open_table(Situation().hand(0, "optimal-aerobraking").stock(0, mc=10, titanium=3))
    sheet = _asked_to_pay(page, "optimal-aerobraking")
    price = 7
    sheet.spin("titanium").setValue(3)
    assert sheet.amounts == {"titanium": 3}
    assert sheet.sentence == f"{9 - price} M€ too much is lost: no change is given."


def test_a_unit_that_is_not_needed_is_refused(open_table: Opener) -> None:
    page = open_table(_miner())
    sheet = _asked_to_pay(page, "mine")
    sheet.spin("steel").setValue(3)
    assert sheet.sentence
    assert not sheet.pay_button.answer.possible


def test_escape_pays_nothing_and_the_keyboard_returns_to_the_card(open_table: Opener) -> None:
    page = open_table(_miner())
    card = page.hand.card("mine")
    assert card is not None
    card.setFocus(Qt.FocusReason.TabFocusReason)
    press(Qt.Key.Key_Return)
    sheet = page.sheet
    assert isinstance(sheet, PaymentSheet)
    press(Qt.Key.Key_Escape)
    assert not sheet.is_open
    assert page.controller.answers_given == 0
    assert card.hasFocus()
