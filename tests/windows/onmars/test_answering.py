"""Answering by what lies on the table: presses, drags, reasons, lists and payments."""

from typing import Any

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from mars_desktop.board.onmars.gestures import MovePiece, PlaceBuilding
from mars_desktop.engine import Choice, Session
from mars_desktop.models.handover import Covering
from mars_desktop.widgets.answers_sheet import AnswersSheet
from mars_desktop.widgets.lettering import face, wrapped
from mars_desktop.widgets.onmars.place_button import Light, PlaceButton
from mars_desktop.widgets.payment_sheet import PaymentSheet
from mars_desktop.windows.onmars.page import OnMarsPage
from mars_desktop.windows.samples import Moment, asks, sample_session
from tests.windows.hands import press
from tests.windows.onmars.conftest import Opener
from tests.windows.onmars.hands import Mouse


def _offers(kind: str, *answer: str) -> Moment:
    """The moment when a question of this kind offers an answer, among others, that can be paid in one way only."""

    def come(session: Session[Any]) -> bool:
        if not asks(kind, 2)(session):
            return False
        options = session.pending[0].options
        wanted = [o for o in options if (o.verb, *o.words)[: len(answer)] == answer]
        payments = [session.rules.payment(session.state, option) for option in wanted]
        return len(options) > 1 and bool(wanted) and all(p is None or len(p.mixes()) < 2 for p in payments)

    return come


def _page(open_table: Opener, moment: Moment, seats: int = 3, seed: int = 1) -> OnMarsPage:
    page: OnMarsPage = open_table(sample_session(seats, moment, seed, game="onmars"))
    return page


def _button(page: OnMarsPage, place: str) -> PlaceButton:
    found = next((button for panel in page.panels if (button := panel.place(place)) is not None), None)
    assert found is not None, place
    return found


def _options(page: OnMarsPage) -> tuple[Choice, ...]:
    decision = page.controller.decision
    assert decision is not None
    return decision.options


def test_what_may_be_pressed_is_lit_and_what_may_not_says_why(open_table: Opener) -> None:
    page = _page(open_table, asks("turn", 4))
    possible = {f"action {option.words[0]}" for option in _options(page) if option.verb == "main"}
    lit = {button.row.id for panel in page.panels for button in panel.places() if button.light is Light.OPEN}
    assert possible <= lit
    closed = [button for panel in page.panels for button in panel.places() if button.light is Light.CLOSED]
    assert closed
    QTest.mouseClick(closed[0], Qt.MouseButton.LeftButton)
    assert page.bar.shown_remark == closed[0].reason != ""


def test_a_press_on_an_action_takes_it(open_table: Opener) -> None:
    page = _page(open_table, asks("turn", 3))
    assert Choice(_options(page)[0].seat, "main", ("resupply",)) in _options(page)
    QTest.mouseClick(_button(page, "action resupply"), Qt.MouseButton.LeftButton)
    assert page.controller.asked_kind == "warehouse"


def test_a_colonist_is_dragged_from_the_quarters_onto_an_action(open_table: Opener) -> None:
    page = _page(open_table, _offers("turn", "main", "construct"))
    hands = Mouse(page)
    target = hands.on_screen("action construct")
    assert target is not None
    hands.drag(_button(page, "quarters"), target)
    if isinstance(page.sheet, PaymentSheet):
        page.sheet.pay_button.click()
    assert page.controller.asked_kind in ("building", "site")


def test_a_tech_tile_is_dragged_to_the_laboratory(open_table: Opener) -> None:
    page = _page(open_table, asks("learn", 3), seats=4)
    choice = next(option for option in _options(page) if option.verb == "learn")
    hands = Mouse(page)
    target = hands.on_screen(f"lab {choice.words[1]}")
    assert target is not None
    hands.drag(_button(page, f"tech {choice.words[0]}"), target)
    if isinstance(page.sheet, PaymentSheet):
        page.sheet.pay_button.click()
    player = page.models.view.players[choice.seat]
    assert choice.words[1] in [
        page.models.rules.table.content.spaces[space].id for space in player.tech_at if space >= 0
    ]


def test_the_bar_says_what_letting_go_over_a_place_would_bring(open_table: Opener) -> None:
    page = _page(open_table, asks("learn", 3), seats=4)
    learned = [option.words for option in _options(page) if option.verb == "learn"]
    tile, last = learned[0][0], [space for name, space in learned if name == learned[0][0]][-1]
    row = next(row for row in page.models.options.rows() if row.id.endswith(f"learn {tile} {last}"))
    source, target = _button(page, f"tech {tile}"), Mouse(page).on_screen(f"lab {last}")
    assert target is not None
    QTest.mousePress(source, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, source.rect().center())
    QTest.mouseMove(source, source.rect().center() + QPoint(0, 80))
    QTest.mouseMove(source, source.mapFromGlobal(target))
    assert page.bar.shown_remark.startswith(row.title)
    QTest.mouseRelease(source, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, QPoint(0, -400))


def test_a_place_with_a_part_in_several_answers_tells_more_than_one_of_them(open_table: Opener) -> None:
    page = _page(open_table, asks("learn", 3), seats=4)
    names = [f"lab {option.words[1]}" for option in _options(page) if option.verb == "learn"]
    place = next(name for name in names if names.count(name) > 1)
    titles = [row.title for row in page.models.naming.rows_at(place)]
    page.asking.tell(place)
    assert page.bar.shown_remark == " · ".join(titles[:3])


def test_where_both_sides_share_a_column_that_of_the_player_who_acts_comes_to_the_front(open_table: Opener) -> None:
    session = sample_session(3, _offers("turn", "main", "hire"), game="onmars")
    page = open_table(session, QSize(1024, 640))
    assert page.tabs.isVisible()
    assert (page.colony.isVisible(), page.orbit.isVisible()) == (True, False)


def test_a_drag_that_leads_nowhere_gives_no_answer(open_table: Opener) -> None:
    page = _page(open_table, asks("learn", 3), seats=4)
    given = page.controller.answers_given
    choice = next(option for option in _options(page) if option.verb == "learn")
    hands = Mouse(page)
    hands.drag(_button(page, f"tech {choice.words[0]}"), page.seats.mapToGlobal(QPoint(20, 20)))
    assert page.controller.answers_given == given
    assert page.models.naming.taken == ""


def test_esc_lays_a_first_press_back(open_table: Opener) -> None:
    page = _page(open_table, asks("learn", 3), seats=4)
    place = next(place for place in page.models.naming.open_places() if place.startswith("tech "))
    page.asking.press(place)
    if not page.models.naming.taken:
        place = next(place for place in page.models.naming.open_places() if place.startswith("lab "))
        page.asking.press(place)
    assert _button(page, place).light is Light.TAKEN
    press(Qt.Key.Key_Escape)
    assert page.models.naming.taken == ""
    assert _button(page, place).light is Light.OPEN


def test_a_building_is_dragged_from_its_stack_onto_a_hex_and_answers_both_questions(open_table: Opener) -> None:
    def with_a_choice_of_hexes(session: Session[Any]) -> bool:
        if not _offers("building", "building")(session):
            return False
        tried = session.state.copy()
        session.rules.execute(tried, session.pending[0].options[0])
        return session.rules.pending(tried)[0].kind == "site"

    session = sample_session(3, with_a_choice_of_hexes, game="onmars")
    page = open_table(session)
    source = _button(page, f"building {_options(page)[0].words[0]}")
    given = page.controller.answers_given
    left, no_key = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    here = source.rect().center()
    QTest.mousePress(source, left, no_key, here)
    QTest.mouseMove(source, here + QPoint(-40, 0))
    QApplication.processEvents()
    gesture = page.board.gesture
    assert isinstance(gesture, PlaceBuilding), "the board asks for no building"
    hex_ = next(iter(gesture.targets))
    target = Mouse(page).on_screen(f"hex {hex_}")
    assert target is not None
    QTest.mouseMove(source, source.mapFromGlobal(target))
    QApplication.processEvents()
    QTest.mouseRelease(source, left, no_key, source.mapFromGlobal(target))
    QApplication.processEvents()
    assert page.controller.answers_given == given + 2
    assert (session.choices[-1].verb, session.choices[-1].words[0]) == ("site", hex_)


def test_a_hovered_hex_says_what_a_building_would_bring_there(open_table: Opener) -> None:
    page = _page(open_table, asks("site", 3), seats=4)
    gesture = page.board.gesture
    assert isinstance(gesture, PlaceBuilding)
    place = next(iter(gesture.targets))
    page.board.hover(place)
    assert page.bar.shown_remark.startswith(place)
    note = gesture.note(place)
    assert place in note.group
    assert "yields" in note.words


def test_a_hex_where_a_building_may_not_go_says_why(open_table: Opener) -> None:
    page = _page(open_table, asks("site", 3), seats=4)
    gesture = page.board.gesture
    assert isinstance(gesture, PlaceBuilding)
    other = next(name for name in page.models.rules.table.map.names if not gesture.allows(name))
    page.board.hover(other)
    assert page.bar.shown_remark == gesture.words(other)
    assert other in gesture.words(other)


def test_a_move_tells_the_points_it_takes(open_table: Opener) -> None:
    page = _page(open_table, asks("move", 3), seats=4)
    gesture = page.board.gesture
    assert isinstance(gesture, MovePiece)
    if gesture.mover is None:
        gesture.press(next(iter(gesture.targets)))
    goal = next(iter(gesture.targets))
    assert "movement points" in gesture.note(goal).words


def test_the_tech_of_another_player_is_borrowed_by_a_press_on_the_seat(open_table: Opener) -> None:
    page = _page(open_table, _offers("move", "tech"), seats=4)
    choice = next(option for option in _options(page) if option.verb == "tech")
    owner = int(choice.words[0][1:]) - 1
    given = page.controller.answers_given
    QTest.mouseClick(page.seats.seats[owner], Qt.MouseButton.LeftButton)
    assert page.controller.answers_given == given + 1


def test_every_answer_can_be_found_in_a_list(open_table: Opener) -> None:
    page = _page(open_table, asks("turn", 4))
    page.bar.listed.emit()
    sheet = page.sheet
    assert isinstance(sheet, AnswersSheet)
    model = sheet.list.model()
    shown = {model.index(row, 0).data(Qt.ItemDataRole.DisplayRole) for row in range(model.rowCount())}
    assert {row.title for row in page.models.options.rows() if not row.apart} == shown


def test_an_answer_is_taken_back_and_given_again(open_table: Opener) -> None:
    page = _page(open_table, asks("turn", 3))
    before = page.controller.view
    QTest.mouseClick(_button(page, "action resupply"), Qt.MouseButton.LeftButton)
    page.undo()
    assert page.controller.view == before
    assert page.controller.asked_kind == "turn"
    page.redo()
    assert page.controller.asked_kind == "warehouse"


def test_a_surcharge_is_paid_by_what_the_player_chooses(open_table: Opener) -> None:
    def in_mixes(session: Session[Any]) -> bool:
        if not asks("turn", 2)(session):
            return False
        return any(_by_colonist_or_crystal(session, option) for option in session.pending[0].options)

    def _by_colonist_or_crystal(session: Session[Any], option: Choice) -> bool:
        payment = session.rules.payment(session.state, option) if option.verb == "main" else None
        return payment is not None and {"crystals": 1} in payment.mixes() and {"colonists": 1} in payment.mixes()

    session = sample_session(3, in_mixes, game="onmars")
    choice = next(option for option in session.pending[0].options if _by_colonist_or_crystal(session, option))
    page = open_table(session)
    page.asking.press(f"action {choice.words[0]}")
    sheet = page.sheet
    assert isinstance(sheet, PaymentSheet)
    assert "M€" not in sheet.pay_button.text()
    assert sheet.amounts == {"crystals": 1}
    sheet.spin("colonists").setValue(1)
    assert sheet.amounts == {"colonists": 1}
    working = page.models.view.players[choice.seat].working
    sheet.pay_button.click()
    assert session.choices[-1].numbers == (("colonists", 1),)
    assert session.state.players[choice.seat].working == working + 1


def test_private_goals_that_are_held_open_are_all_read_whole(open_table: Opener) -> None:
    page: OnMarsPage = open_table(sample_session(3, asks("turn"), game="onmars"), covering=Covering.WHEN_NEEDED)
    closed = page.cards.geometry()
    page.controller.peek(True)
    QApplication.processEvents()
    goals = [button for button in page.cards.places() if button.row.id.startswith("goal ")]
    title = face("caption", 100, 600)
    shown = QRect(QPoint(), page.cards.viewport().size())
    assert len(goals) == 3
    assert all(shown.contains(goal.geometry()) for goal in goals)
    # A name has two lines beside its icon.
    assert all(len(wrapped(goal.row.title, title, goal.width() - 33)) <= 2 for goal in goals)
    held = page.peeking.button.geometry()
    assert page.cards.geometry().contains(held)
    assert not any(held.intersects(QRect(goal.mapTo(page, QPoint()), goal.size())) for goal in goals)
    page.controller.peek(False)
    assert page.cards.geometry() == closed


def test_a_private_goal_that_is_given_away_is_chosen_while_it_is_held_open(open_table: Opener) -> None:
    page: OnMarsPage = open_table(sample_session(3, asks("give", 1), game="onmars"), covering=Covering.WHEN_NEEDED)
    assert len(page.bar.buttons) == 0
    assert "H" in page.bar.shown_remark
    page.controller.peek(True)
    goals = [option.words[0] for option in _options(page)]
    assert [button.answer.id for button in page.bar.buttons] == [str(option) for option in _options(page)]
    page.asking.press(f"goal {goals[-1]}")
    assert page.controller.asked_kind != "give"
    assert page.controller.viewer is None
