"""Cards are picked in a panel that says how many there are, what they cost and what is still wrong."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from mars_desktop.models.handover import Covering
from mars_desktop.widgets.pick_panel import PickPanel
from mars_desktop.windows.table import TablePage
from tests.games.terraforming.situation import Situation
from tests.windows.hands import press
from tests.windows.shown_table import Opener
from tests.windows.table.hands import Mouse


def _research(mc: int = 100) -> Situation:
    """Generation 2: both seats choose which cards to buy."""
    situation = Situation()
    situation.end_generation()
    return situation.stock(0, mc=mc).stock(1, mc=mc)


def _panel(page: TablePage) -> PickPanel:
    assert page.panel is not None
    return page.panel


def _offered(page: TablePage) -> tuple[str, ...]:
    decision = page.controller.decision
    assert decision is not None
    return decision.picks[0].items


def test_the_price_so_far_is_said(open_table: Opener) -> None:
    page = open_table(_research())
    panel, cards = _panel(page), _offered(page)
    assert panel.verdict.button == "Buy nothing"
    for card in cards[:2]:
        button = panel.card(card)
        assert button is not None
        Mouse(page).card(button)
    assert panel.verdict.button == "Buy 2 cards"
    assert panel.verdict.sentence == "2 of 4 chosen: 6 M€"


def test_a_second_press_gives_a_card_back(open_table: Opener) -> None:
    page = open_table(_research())
    panel = _panel(page)
    button = panel.card(_offered(page)[0])
    assert button is not None
    Mouse(page).card(button)
    Mouse(page).card(button)
    assert panel.chosen == ()


def test_no_more_cards_than_there_is_money_for(open_table: Opener) -> None:
    # Income comes before the cards: the rating and nothing else.
    situation = _research()
    situation.stock(situation.asked.seat, mc=7)
    page = open_table(situation)
    panel = _panel(page)
    for card in _offered(page)[:3]:
        button = panel.card(card)
        assert button is not None
        Mouse(page).card(button)
    assert panel.verdict.reason == "At most 2 cards can be chosen."
    Mouse(page).confirm_cards(panel)
    assert page.controller.answers_given == 0


def test_the_cards_that_are_chosen_are_those_that_are_bought(open_table: Opener) -> None:
    page = open_table(_research())
    panel, cards = _panel(page), _offered(page)
    button = panel.card(cards[2])
    assert button is not None
    Mouse(page).card(button)
    Mouse(page).confirm_cards(panel)
    Mouse(page).confirm_cards(_panel(page))
    hands = [[page.models.rules.table.cards[c].id for c in p.hand if c >= 0] for p in page.controller.view.players]
    assert [cards[2]] in hands


def test_the_table_can_be_looked_at_in_between(open_table: Opener) -> None:
    page = open_table(_research())
    panel = _panel(page)
    card = panel.card(_offered(page)[0])
    assert card is not None
    Mouse(page).card(card)
    panel.aside.emit()
    assert not panel.isVisible()
    back = page.bar.buttons[0]
    assert back.answer.label == "Choose cards"
    Mouse(page).button(back)
    assert panel.isVisible()
    assert panel.chosen == (card.face.id,)


def test_a_corporation_is_chosen_before_anything_can_be_confirmed(open_table: Opener) -> None:
    situation = Situation()
    page = open_table(_opening(situation))
    panel = _panel(page)
    assert panel.verdict.reason == "Choose a corporation first."
    leaders = page.controller.view.players[0].dealt_corporations
    ids = [situation.table.cards[card].id for card in leaders]
    for card in ids:
        button = panel.card(card)
        assert button is not None
        Mouse(page).card(button)
    assert panel.leader == ids[-1]
    assert panel.verdict.reason == ""


def _opening(situation: Situation) -> Situation:
    """The very first question of the game."""
    situation.state = situation.rules.new_state()
    return situation


def test_the_keyboard_starts_on_the_first_card(open_table: Opener) -> None:
    page = open_table(_research())
    panel = _panel(page)
    first, second = (panel.card(card) for card in _offered(page)[:2])
    assert first is not None
    assert second is not None
    assert first.hasFocus()
    press(Qt.Key.Key_Space)
    press(Qt.Key.Key_Right)
    assert second.hasFocus()
    press(Qt.Key.Key_Return)
    assert panel.chosen == (first.face.id, second.face.id)


def test_tab_and_f6_do_not_lead_below_the_panel(open_table: Opener) -> None:
    page = open_table(_opening(Situation()))
    panel = _panel(page)
    for key in (Qt.Key.Key_Tab,) * 6 + (Qt.Key.Key_Backtab,) * 6:
        press(key)
        focus = QApplication.focusWidget()
        assert focus is not None
        assert panel.isAncestorOf(focus)
    for _ in range(3):
        press(Qt.Key.Key_F6)
        focus = QApplication.focusWidget()
        assert focus is not None
        assert panel.isAncestorOf(focus) or page.top.isAncestorOf(focus)


def test_selling_can_be_left_without_selling(open_table: Opener) -> None:
    page = open_table(Situation().hand(0, "mine", "comet"))
    page.asking.answer("p1 sell …")
    panel = _panel(page)
    press(Qt.Key.Key_Escape)
    assert page.panel is None
    assert not panel.isVisible()
    assert page.controller.answers_given == 0


def test_a_sealed_choice_of_the_first_seat_is_hidden_from_the_second(open_table: Opener) -> None:
    page = open_table(_research(), covering=Covering.WHEN_NEEDED)
    first = _offered(page)
    Mouse(page).confirm_cards(_panel(page))
    assert page.controller.covered
    assert page.panel is None
    page.controller.lift()
    assert set(_offered(page)).isdisjoint(first)
