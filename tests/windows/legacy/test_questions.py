"""Every kind of question that only a mission asks is answered by the mouse, by dragging, and by keys alone."""

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QApplication, QScrollArea

from mars_desktop.engine import Choice, Decision
from mars_desktop.widgets.cards_sheet import CardsSheet
from mars_desktop.windows.table import TablePage
from mars_desktop.windows.table.mission_sheet import MissionSheet
from mars_desktop.windows.table.top_bar import ABOUT
from tests.windows.hands import press
from tests.windows.legacy.moments import KINDS, SAVED, asking, in_campaign, innovating, mission, saving, with_moon_city
from tests.windows.shown_table import Opener
from tests.windows.table.hands import Dragging, Keyboard, Mouse, give

PEOPLE = (Mouse, Keyboard)


def _full(decision: Decision) -> Choice:
    """The answer that needs most presses: as much as can be picked, else the last one."""
    if decision.picks:
        pick = decision.picks[-1]
        return pick.choice(pick.items[: min(pick.high, 3)])
    return decision.options[-1] if decision.kind != "conversion" else decision.options[0]


def _answer(page: TablePage, hands: Mouse | Keyboard) -> Choice:
    decision = page.controller.decision
    assert decision is not None
    choice = _full(decision)
    give(hands, choice)
    return choice


@pytest.mark.parametrize("person", PEOPLE)
@pytest.mark.parametrize("kind", KINDS)
def test_a_question_of_a_mission_is_answered(
    open_mission: Opener, kind: str, person: type[Mouse] | type[Keyboard]
) -> None:
    session = asking(kind)
    page = open_mission(session)
    choice = _answer(page, person(page))
    assert session.choices[-1] == choice, page.bar.shown_remark


def test_a_population_is_dragged_to_a_tile(open_mission: Opener) -> None:
    session = asking("population")
    page = open_mission(session)
    hands = Dragging(page)
    choice = _answer(page, hands)
    assert session.choices[-1] == choice
    assert hands.drags == 1


@pytest.mark.parametrize("person", PEOPLE)
def test_cards_are_saved_for_the_next_mission(open_mission: Opener, person: type[Mouse] | type[Keyboard]) -> None:
    session = saving()
    page = open_mission(session)
    panel = page.panel
    assert panel is not None
    assert tuple(card.face.id for card in panel.question.cards) == SAVED
    while not page.controller.over:
        _answer(page, person(page))
    assert [len(player.saved) for player in session.state.players] == [2, 2]


@pytest.mark.parametrize("person", PEOPLE)
def test_an_innovation_goes_into_the_box(open_mission: Opener, person: type[Mouse] | type[Keyboard]) -> None:
    session = innovating(in_campaign(2))
    page = open_mission(session)
    choice = _answer(page, person(page))
    assert choice.words[1] == "box"
    assert session.choices[-1] == choice
    assert len(session.state.players[choice.seat].boxed) == 1


@pytest.mark.parametrize("person", [Mouse, Dragging, Keyboard])
def test_population_comes_to_a_city_off_the_map(
    open_mission: Opener, person: type[Mouse] | type[Dragging] | type[Keyboard]
) -> None:
    session, moon = with_moon_city()
    page = open_mission(session)
    decision = page.controller.decision
    assert decision is not None
    choice = next(option for option in decision.options if option.words == (moon,))
    give(person(page), choice)
    assert session.choices[-1] == choice
    assert page.models.pieces[moon].people == 1


def test_by_itself_a_mission_offers_no_box_for_an_innovation(open_mission: Opener) -> None:
    page = open_mission(asking("innovation"))
    panel = page.panel
    assert panel is not None
    panel.choose("", (panel.question.cards[0].face.id,))
    assert not panel.second_button.isVisible()


def test_both_sides_of_a_corporation_are_picked_together(open_mission: Opener) -> None:
    page = open_mission(mission(1, 2, 1))
    panel = page.panel
    assert panel is not None
    hands = Mouse(page)
    for corporation in (0, 2):
        button = panel.card(panel.question.cards[corporation].face.id)
        assert button is not None
        hands.card(button)
        assert panel.chosen == tuple(card.face.id for card in panel.question.cards[corporation : corporation + 2])


def test_a_development_is_chosen_with_the_dealt_cards_in_sight(open_mission: Opener) -> None:
    page = open_mission(asking("development"))
    panel = page.panel
    assert panel is not None
    decision = page.controller.decision
    assert decision is not None
    assert [card.face.id for card in panel.question.leaders] == [option.words[0] for option in decision.options]
    dealt = [row.id for row in page.models.hand.rows() if row.zone == "offered"]
    assert len(dealt) == 10
    assert [card.face.id for card in panel.question.cards][2:] == dealt
    assert panel.verdict.reason == "Choose a development first."


def test_no_more_places_are_marked_than_may_freeze_and_a_mark_is_taken_back(open_mission: Opener) -> None:
    page = open_mission(asking("freeze"))
    stage, hands = page.stage, Mouse(page)
    assert stage.pick is not None
    items, most = stage.pick.items, stage.pick.high
    for place in items:
        hands.hex(place)
        QApplication.processEvents()
    assert stage.chosen == items[:most]
    hands.hex(items[0])
    assert stage.chosen == items[1:most]
    assert page.controller.decision is not None
    assert page.controller.decision.kind == "freeze"


def test_the_rule_of_the_mission_is_read_by_button_and_key(open_mission: Opener) -> None:
    page = open_mission(mission(3, 2, 1))
    press(Qt.Key.Key_F2)
    assert isinstance(page.sheet, MissionSheet)
    press(Qt.Key.Key_Escape)
    Mouse(page).button(page.top.button(ABOUT))
    assert isinstance(page.sheet, MissionSheet)
    said = page.sheet.words
    assert "Steel is worth 1 M€ more to everyone" in said
    assert "with 4 science tags" in said
    assert "From 0 °C on glaciers melt." in said


def test_keys_lead_through_a_long_rule(open_mission: Opener) -> None:
    page = open_mission(mission(4, 2, 1), QSize(1024, 480))
    press(Qt.Key.Key_F2)
    assert isinstance(page.sheet, MissionSheet)
    bar = page.sheet.findChildren(QScrollArea)[0].verticalScrollBar()
    assert bar.maximum() > 0
    press(Qt.Key.Key_End)
    assert bar.value() == bar.maximum()
    press(Qt.Key.Key_PageUp)
    assert bar.value() < bar.maximum()


def test_the_own_box_is_seen_by_its_owner_alone(open_mission: Opener) -> None:
    session = innovating(in_campaign(2))
    seat = session.pending[0].seat
    session.choose(next(o for o in session.pending[0].options if o.words[1] == "box"))
    boxed = session.state.players[seat].boxed
    page = open_mission(session)
    card = page.models.rules.table.cards[boxed[0]].id
    shown = {}
    for whose in (seat, 1 - seat):
        page.open_seat(whose)
        assert isinstance(page.sheet, CardsSheet)
        shown[whose] = [button.face.id for button in page.sheet.grid.cards]
        page.sheet.close_sheet()
    assert page.controller.viewer == seat
    assert card in shown[seat]
    assert card not in shown[1 - seat]
    assert page.seats.boards[seat].row.counters[-2].figure == "1"


def test_before_its_side_is_revealed_a_seat_shows_its_corporation(open_mission: Opener) -> None:
    page = open_mission(asking("development"))
    assert all(row.corporation_name for row in page.models.players.rows())
    assert not any(row.corporation for row in page.models.players.rows())
