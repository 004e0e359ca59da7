"""Every seat's cards can be looked at and used; the log can be filtered and shows what it tells of."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from mars_desktop.widgets.answers_sheet import AnswersSheet
from mars_desktop.widgets.cards_sheet import CardsSheet
from mars_desktop.windows.table import TablePage
from tests.games.terraforming.situation import Situation
from tests.windows.hands import press
from tests.windows.shown_table import Opener
from tests.windows.table.hands import Mouse


def _cards_of(page: TablePage, seat: int) -> CardsSheet:
    board = page.seats.boards[seat]
    QTest.mouseClick(board, Qt.MouseButton.LeftButton)
    assert isinstance(page.sheet, CardsSheet)
    return page.sheet


def test_a_press_on_a_board_shows_the_cards_in_front_of_that_seat(open_table: Opener) -> None:
    page = open_table(Situation().in_play(1, "pets", "mine"))
    sheet = _cards_of(page, 1)
    assert [card.face.id for card in sheet.grid.cards] == ["beginner-corporation", "pets", "mine"]


def test_an_action_is_used_where_its_card_lies(open_table: Opener) -> None:
    page = open_table(Situation().in_play(0, "regolith-eaters"))
    sheet = _cards_of(page, 0)
    (use,) = sheet.action_buttons
    Mouse(page).button(use)
    # The card offers two actions: which one is asked next.
    assert page.sheet is not None
    assert page.sheet.accessibleName() == "Use an action"


def test_an_action_of_another_seat_says_why_it_cannot_be_used(open_table: Opener) -> None:
    page = open_table(Situation().in_play(1, "tardigrades"))
    sheet = _cards_of(page, 1)
    (use,) = sheet.action_buttons
    Mouse(page).button(use)
    assert sheet.sentence == "Actions are used in the seat's own turn."
    assert page.controller.answers_given == 0


def test_a_used_action_adds_its_resource(open_table: Opener) -> None:
    page = open_table(Situation().in_play(0, "tardigrades"))
    (use,) = _cards_of(page, 0).action_buttons
    Mouse(page).button(use)
    assert list(page.controller.view.players[0].resources.values()) == [1]


def test_escape_closes_the_cards_and_the_board_has_the_keyboard_again(open_table: Opener) -> None:
    page = open_table(Situation().in_play(0, "mine"))
    board = page.seats.boards[0]
    board.setFocus(Qt.FocusReason.TabFocusReason)
    press(Qt.Key.Key_Return)
    sheet = page.sheet
    assert isinstance(sheet, CardsSheet)
    press(Qt.Key.Key_Escape)
    assert not sheet.is_open
    assert board.hasFocus()


def test_the_active_seat_says_what_remains_to_do(open_table: Opener) -> None:
    page = open_table(Situation().in_play(0, "tardigrades", "regolith-eaters"))
    face = page.seats.boards[0].row
    assert face.active
    assert face.title == "First of two actions"
    assert face.notes == ("Card actions: 2 of 2 left",)
    assert not page.seats.boards[1].row.active


def _played() -> Situation:
    return Situation().stock(0, mc=60, heat=16).stock(1, heat=8)


def test_the_log_can_be_reduced_to_one_seat(open_table: Opener) -> None:
    page = open_table(_played())
    page.asking.answer("p1 convert heat")
    page.asking.answer("p1 convert heat")
    page.asking.answer("p2 convert heat")
    lines = page.side.log.lines
    everything = lines.model().rowCount()
    lines.show_seat(1)
    seats = {lines.model().index(row, 0).data(page.models.log.Role.SEAT) for row in range(lines.model().rowCount())}
    assert seats == {1}
    lines.show_seat(None)
    assert lines.model().rowCount() == everything


def test_a_line_of_the_log_shows_its_place_on_the_map(open_table: Opener) -> None:
    page = open_table(_played())
    page.asking.answer("p1 project aquifer")
    Mouse(page).hex("E4")
    lines, role = page.side.log.lines, page.models.log.Role.PLACE
    row = next(i for i in range(lines.model().rowCount()) if lines.model().index(i, 0).data(role) == "E4")
    index = lines.model().index(row, 0)
    lines.scrollTo(index)
    QTest.mouseClick(
        lines.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, lines.visualRect(index).center()
    )
    assert page.board.cursor == "E4"


def test_the_hand_can_be_sorted_and_reduced_to_what_is_playable(open_table: Opener) -> None:
    page = open_table(Situation().hand(0, "comet", "birds", "mine").stock(0, mc=30))

    def order(chosen: str) -> list[str]:
        page.bar.remark_opened.emit()
        sheet = page.sheet
        assert isinstance(sheet, AnswersSheet)
        Mouse(page).row(sheet.list, chosen)
        return [card.face.id for card in page.hand.cards]

    assert [card.face.id for card in page.hand.cards] == ["comet", "birds", "mine"]
    assert order("price") == ["mine", "birds", "comet"]
    assert order("kind") == ["mine", "birds", "comet"]
    assert order("playable") == ["comet", "mine", "birds"]
    assert order("only-playable") == ["comet", "mine"]
    assert order("drawn") == ["comet", "birds", "mine"]


def test_space_holds_a_card_large_and_lets_it_go(open_table: Opener) -> None:
    page = open_table(Situation().hand(0, "comet", "mine").stock(0, mc=30))
    card = page.hand.card("comet")
    assert card is not None
    card.setFocus(Qt.FocusReason.TabFocusReason)
    press(Qt.Key.Key_Space)
    assert page.large_card.shown is not None
    assert page.large_card.shown.id == "comet"
    press(Qt.Key.Key_Right)
    assert page.large_card.shown.id == "mine"
    press(Qt.Key.Key_Space)
    assert page.large_card.shown is None


def test_f6_walks_through_all_regions_and_back(open_table: Opener) -> None:
    page = open_table(Situation().hand(0, "mine").stock(0, mc=30))
    page.bar.take_keyboard()
    regions = (page.hand, page.view, page.seats, page.side, page.top, page.bar)

    def here() -> QWidget:
        focus = QApplication.focusWidget()
        assert focus is not None
        return next(region for region in regions if region is focus or region.isAncestorOf(focus))

    forward = []
    for _ in regions:
        press(Qt.Key.Key_F6)
        forward.append(here())
    assert forward == list(regions)
    press(Qt.Key.Key_F6, Qt.KeyboardModifier.ShiftModifier)
    assert here() is page.top
